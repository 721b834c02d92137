/** Calls over HTTP, one function per line of `docs/api.md`. */
import { reach } from './reach.svelte'
import type {
  Clause,
  DiceCheck,
  GameInfo,
  Invitation,
  LessonAnswer,
  LessonDetail,
  LessonInfo,
  Lobby,
  MatchInfo,
  NetworkInfo,
  NewMatch,
  OtherRolls,
  Review,
  Seating,
  SetSeat,
  Situation,
  SituationInfo,
} from './types'

/** What is said when nobody answers; in the reader's language once there are words. */
export const offline = { words: 'The server does not answer.' }

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly args: Record<string, string | number>,
    text: string,
  ) {
    super(text || key)
  }
}

async function failure(answer: Response): Promise<ApiError> {
  try {
    const { error } = await answer.json()
    return new ApiError(answer.status, error.key ?? 'failed', error.args ?? {}, error.text ?? '')
  } catch {
    return new ApiError(answer.status, 'failed', {}, answer.statusText)
  }
}

async function call<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const raw = typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body)
  const headers: Record<string, string> = raw === undefined ? {} : { 'Content-Type': 'application/json' }
  const send = () => fetch(`/api${path}`, { method, headers, body: raw })
  const answer = await (method === 'GET' ? reach.patiently(send) : send()).catch(() => {
    throw new ApiError(0, 'offline', {}, offline.words)
  })
  if (!answer.ok) throw await failure(answer)
  if (answer.status === 204) return undefined as T
  return answer.json() as Promise<T>
}

const seg = encodeURIComponent
const query = (o: Record<string, unknown>) => {
  const pairs = Object.entries(o).map(([k, v]) => `${seg(k)}=${seg(String(v))}`)
  return pairs.length ? `?${pairs.join('&')}` : ''
}

export const games = (hidden = false) => call<GameInfo[]>(`/games${hidden ? '?hidden=1' : ''}`)
export const matches = () => call<MatchInfo[]>('/matches')
/** What lets one see a match: the keys of one's seats, or the word of an invitation to look on. */
export interface Pass {
  keys: string[]
  watch?: string
}
const passed = ({ keys, watch }: Pass, more: [string, string][] = []) => {
  const pairs = [...more, ...keys.map((k) => ['key', k]), ...(watch ? [['watch', watch]] : [])]
  return pairs.length ? `?${new URLSearchParams(pairs)}` : ''
}
export const match = (id: string, pass: Pass = { keys: [] }) => call<MatchInfo>(`/matches/${seg(id)}${passed(pass)}`)
export const nonce = (id: string, key: string, nonce: string) =>
  call<MatchInfo>(`/matches/${seg(id)}/nonce`, 'POST', { key, nonce })
export const checkDice = (id: string, pass: Pass) => call<DiceCheck>(`/matches/${seg(id)}/dice${passed(pass)}`)
/** With `wait` it comes when more is known than before. */
export const review = (id: string, seat: string, pass: Pass, wait = false) =>
  call<Review>(
    `/matches/${seg(id)}/review${passed(pass, [
      ['seat', seat],
      ['wait', String(wait)],
    ])}`,
  )
export const create = (m: NewMatch) => call<MatchInfo>('/matches', 'POST', m)
export const rename = (id: string, title: string) => call<void>(`/matches/${seg(id)}`, 'PATCH', { title })
export const remove = (id: string) => call<void>(`/matches/${seg(id)}`, 'DELETE')
export const importMatch = (file: string) => call<MatchInfo>('/matches/import', 'POST', file)
export const report = (id: string, text: string, key: string) =>
  call<{ file: string }>(`/matches/${seg(id)}/report`, 'POST', { text, key })
export const fileAddress = (id: string, pass: Pass = { keys: [] }) => `/api/matches/${seg(id)}/file${passed(pass)}`
export const chronicleAddress = (id: string, key: string) => `/api/matches/${seg(id)}/chronicle${query({ key })}`
export const lobby = () => call<Lobby>('/lobby')
export const openNetwork = (address: string) => call<NetworkInfo>('/network', 'PUT', { address })
export const closeNetwork = () => call<NetworkInfo>('/network', 'DELETE')
export const seating = (id: string) => call<Seating>(`/matches/${seg(id)}/seats`)
export const setSeat = (id: string, player: number, wanted: SetSeat) =>
  call<Seating>(`/matches/${seg(id)}/seats/${player}`, 'PUT', wanted)
export const setWatch = (id: string, open: boolean) =>
  call<Seating>(`/matches/${seg(id)}/watch`, open ? 'PUT' : 'DELETE')
export const invitation = (word: string) => call<Invitation>('/invitation', 'POST', { word })
export const join = (word: string, name: string) => call<MatchInfo>('/join', 'POST', { word, name })
export const takeSeat = (id: string, player: number, name: string) =>
  call<MatchInfo>(`/matches/${seg(id)}/seats/${player}`, 'POST', { name })
export const giveUp = (id: string, key: string) => call<void>(`/matches/${seg(id)}/leave`, 'POST', { key })
export const situations = (game: string) => call<SituationInfo[]>(`/situations/${seg(game)}`)
export const situation = (game: string, id: string) => call<Situation>(`/situations/${seg(game)}/${seg(id)}`)
export const otherRolls = (game: string, id: string, step: number) =>
  call<OtherRolls>(`/situations/${seg(game)}/${seg(id)}/rolls/${step}`)
export const trySituation = (game: string, id: string) =>
  call<MatchInfo>(`/situations/${seg(game)}/${seg(id)}/play`, 'POST', {})
export const lessons = (game: string) => call<LessonInfo[]>(`/lessons/${seg(game)}`)
export const lesson = (game: string, id: string) => call<LessonDetail>(`/lessons/${seg(game)}/${seg(id)}`)
/** What was done so far, and one thing more: a touch, or what would be said over the socket of a match. */
export const lessonCall = (game: string, id: string, body: { done: string[]; said?: unknown; touched?: string }) =>
  call<LessonAnswer>(`/lessons/${seg(game)}/${seg(id)}`, 'POST', body)
export const playOn = (game: string, id: string, done: string[], level: string) =>
  call<MatchInfo>(`/lessons/${seg(game)}/${seg(id)}/play`, 'POST', { done, level })

const kept = new Map<string, Promise<unknown>>()
function keep<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined
  if (!found) {
    found = call<T>(path)
    kept.set(path, found)
    found.catch(() => kept.delete(path))
  }
  return found
}

export const staticOf = (game: string, scenario: string, options: Record<string, unknown> = {}) =>
  keep<unknown>(`/static/${seg(game)}/${seg(scenario)}${query(options)}`)
export const clauses = (game: string, lang: string) =>
  keep<{ clauses: Clause[] }>(`/rules/${seg(game)}?lang=${lang}`).then((r) => r.clauses)

export async function fluent(lang: string, game: string): Promise<string> {
  const answer = await reach.patiently(() => fetch(`/api/text/${lang}${game ? `?game=${seg(game)}` : ''}`))
  if (!answer.ok) throw await failure(answer)
  return answer.text()
}
