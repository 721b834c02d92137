/** In a service: who this browser is, and their home page as it changes. One line stays open on every page. */
import * as api from './api'
import { LANGUAGES, text, type Language } from './text.svelte'
import type { Home, Me } from './types'

const NOBODY: Me = { account: null, guest: false, csrf: '', hosted: true, letters: true }
/** How the server closes the line of a session that has ended. */
const ENDED = 4401

class Who {
  me = $state.raw<Me>(NOBODY)
  home = $state.raw<Home | null>(null)
  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #tries = 0

  get name(): string {
    return this.me.account?.name ?? ''
  }

  async start(): Promise<void> {
    api.form.renew = () => this.renew()
    this.#take(await api.me())
    this.connect()
  }

  /** Whether this browser is somebody else by now, or its word another one. */
  async renew(): Promise<boolean> {
    const before = api.form.word
    this.#take(await api.me())
    return api.form.word !== before
  }

  /** Whoever was let in, or left. */
  became(me: Me): void {
    this.#take(me)
    this.home = null
    this.connect()
    const language = me.account?.language as Language | undefined
    if (language && LANGUAGES.includes(language) && !localStorage.getItem('language')) void text.use(language)
  }

  /** After a call that makes a guest of nobody. */
  async again(): Promise<void> {
    if (this.me.account || this.me.guest) return
    this.became(await api.me())
  }

  #take(me: Me): void {
    this.me = me
    api.form.word = me.csrf
  }

  connect(): void {
    clearTimeout(this.#timer)
    if (this.#socket) this.#socket.onclose = this.#socket.onmessage = null
    this.#socket?.close()
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/home/live`)
    this.#socket = socket
    socket.onopen = () => (this.#tries = 0)
    socket.onmessage = (m) => this.#hear(JSON.parse(m.data as string) as Home)
    socket.onclose = (e) => void this.#lost(e.code)
  }
  #hear(home: Home): void {
    const games = new Set([...home.mine.map((m) => m.match.game), ...home.open.map((o) => o.seat.game)])
    for (const each of [...home.live, ...home.challenges]) games.add(each.game)
    if (home.looking) games.add(home.looking.game)
    void Promise.all([...games].map((g) => text.fetch(text.lang, g))).then(() => (this.home = home))
  }
  async #lost(code: number): Promise<void> {
    if (code === ENDED) await this.renew().catch(() => false)
    this.#timer = setTimeout(() => this.connect(), Math.min(5000, 300 * 2 ** this.#tries++))
  }
}

export const who = new Who()
