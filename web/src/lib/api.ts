/** Calls over HTTP, one function per line of `docs/api.md`. */
import { reach } from './reach.svelte'
import type {
  AdviceInfo,
  Challenge,
  Clause,
  DiceCheck,
  GameInfo,
  Invitation,
  LessonAnswer,
  LessonDetail,
  LessonInfo,
  Lobby,
  MatchInfo,
  Me,
  NetworkInfo,
  NewHostedMatch,
  NewMatch,
  OpenSession,
  OtherRolls,
  Passkey,
  PrivacyPage,
  Profile,
  PublicList,
  Review,
  Seating,
  Seek,
  SeekAnswer,
  SetPrivacy,
  SetSeat,
  Situation,
  SituationInfo,
} from './types'

/** What is said when nobody answers; in the reader's language once there are words. */
export const offline = { words: 'The server does not answer.' }

/** In a service: the word that calls carry that change something, and how to ask for it anew. */
export const form = { word: '', renew: (): Promise<boolean> => Promise.resolve(false) }

/** What was refused, in the reader's language, if the catalogues have words for its key. */
export const spoken = { refusal: (_key: string, _args: Record<string, string | number>): string => '' }

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly args: Record<string, string | number>,
    text: string,
  ) {
    super(spoken.refusal(key, args) || text || key)
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

export async function call<T>(path: string, method = 'GET', body?: unknown, again = false): Promise<T> {
  const raw = typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body)
  const headers: Record<string, string> = raw === undefined ? {} : { 'Content-Type': 'application/json' }
  if (method !== 'GET' && form.word) headers['x-sandtable-csrf'] = form.word
  const send = () => fetch(`/api${path}`, { method, headers, body: raw })
  const answer = await (method === 'GET' ? reach.patiently(send) : send()).catch(() => {
    throw new ApiError(0, 'offline', {}, offline.words)
  })
  if (answer.status === 403 && !again && (await form.renew())) return call(path, method, body, true)
  if (!answer.ok) throw await failure(answer)
  if (answer.status === 204 || answer.headers.get('content-length') === '0') return undefined as T
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
/** What the marshal would do: for the open question of a seat, or for its answer after a step of a finished match. */
export const advice = (id: string, seat: string, step: number | null, pass: Pass) =>
  call<AdviceInfo>(
    `/matches/${seg(id)}/advice${passed(pass, [
      ['seat', seat],
      ...(step === null ? [] : [['step', String(step)] as [string, string]]),
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
export const setSeat = (id: string, player: number, wanted: SetSeat & { name?: string }) =>
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

// -- of a service: people

export const me = () => call<Me>('/me')
export const register = (name: string, password: string | null, language: string) =>
  call<Me>('/accounts', 'POST', { name, password, language })
export const signIn = (name: string, password: string) => call<Me>('/session', 'POST', { name, password })
export const signOut = () => call<Me>('/session', 'DELETE')
export const askForLink = (mail: string) => call<void>('/letters', 'POST', { mail })
export const enterByLink = (word: string) => call<Me>('/letters/enter', 'POST', { word })
export const proveMail = (word: string) => call<void>('/letters/prove', 'POST', { word })
export const setLanguage = (language: string) => call<void>('/me/language', 'PUT', { language })
export const setMail = (mail: string) => call<void>('/me/mail', 'PUT', { mail })
export const removeMail = () => call<void>('/me/mail', 'DELETE')
export const setPassword = (old: string, password: string) => call<void>('/me/password', 'PUT', { old, new: password })
export const sessions = () => call<OpenSession[]>('/me/sessions')
export const endSession = (id: string) => call<void>(`/me/sessions/${seg(id)}`, 'DELETE')
export const leaveService = (name: string, password: string) => call<Me>('/me/leave', 'POST', { name, password })
export const setPrivacy = (wanted: SetPrivacy) => call<void>('/me/privacy', 'PUT', wanted)
export const passkeys = () => call<Passkey[]>('/me/passkeys')
export const beginPasskey = () => call<Challenge>('/me/passkeys/begin', 'POST')
export const addPasskey = (word: string, answer: unknown, label: string) =>
  call<void>('/me/passkeys', 'POST', { word, answer, label })
export const removePasskey = (id: string) => call<void>(`/me/passkeys/${seg(id)}`, 'DELETE')
export const askPasskey = () => call<Challenge>('/passkey/begin', 'POST')
export const signInByPasskey = (word: string, answer: unknown) => call<Me>('/passkey', 'POST', { word, answer })

// -- of a service: finding a match

export const createHosted = (m: NewHostedMatch) => call<MatchInfo>('/matches', 'POST', m)
export const playAgain = (id: string, turned: boolean) =>
  call<MatchInfo>(`/matches/${seg(id)}/again`, 'POST', { turned })
export const ownOver = () => call<MatchInfo[]>('/matches?over=true')
export const acceptChallenge = (id: string, player: number) =>
  call<MatchInfo>(`/challenges/${seg(id)}/${player}`, 'POST')
export const declineChallenge = (id: string, player: number) => call<void>(`/challenges/${seg(id)}/${player}`, 'DELETE')
export const seek = (wanted: Seek) => call<SeekAnswer>('/seek', 'PUT', wanted)
export const stopSeeking = () => call<void>('/seek', 'DELETE')
export const liveMatches = () => call<PublicList>('/public/live')
export const finishedMatches = (wanted: Record<string, string>) => call<PublicList>(`/public/finished${query(wanted)}`)
export const profile = (name: string) => call<Profile>(`/people/${seg(name)}`)
export const privacy = () => call<PrivacyPage>('/privacy')

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
