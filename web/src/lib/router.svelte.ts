/** Pages by the address's hash: `#/match/ID?key=K`. Works from any static host and needs no server route. */

export interface Route {
  page: string
  parts: string[]
  query: URLSearchParams
}

export function parse(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#\/?/, '').split('?')
  const [page = '', ...parts] = path.split('/').map(decodeURIComponent)
  return { page: page || 'play', parts: parts.filter(Boolean), query: new URLSearchParams(search) }
}

export function address(page: string, parts: string[] = [], query: [string, string][] = []): string {
  const path = [page, ...parts].map(encodeURIComponent).join('/')
  const search = new URLSearchParams(query).toString()
  return `#/${path}${search ? `?${search}` : ''}`
}

/** Pages on the way to an account: who comes out goes on where they were before. */
const DOORS = ['sign-in', 'register', 'enter', 'prove', 'privacy']

class Router {
  route = $state<Route>(parse(location.hash))
  #outside = address('play')

  constructor() {
    addEventListener('hashchange', (e) => {
      if (!DOORS.includes(this.route.page)) this.#outside = new URL(e.oldURL).hash || address('play')
      this.route = parse(location.hash)
    })
  }

  /** Back to where somebody was who went to sign in: an invitation, a match that they looked at, else home. */
  goOn(): void {
    this.go(this.#outside)
  }

  go(to: string): void {
    location.hash = to
  }

  /** Changes the address without a new page (the step shown in a replay), once it rests: browsers are slow at this. */
  note(to: string): void {
    const here = location.hash
    clearTimeout(this.#noting)
    this.#noting = setTimeout(() => {
      if (location.hash === here) history.replaceState(null, '', to)
    }, 300)
  }
  #noting: ReturnType<typeof setTimeout> | undefined
}

export const router = new Router()
