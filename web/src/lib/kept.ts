/** What this browser keeps of a match: its keys, and of fair dice the commitment and the nonces it drew itself. */
import * as api from './api'
import { randomWord } from './random'
import type { MatchInfo, Seat } from './types'

interface Kept {
  commitment: string
  nonces: Record<Seat, string>
}
const NOTHING: Kept = { commitment: '', nonces: {} }

function read<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as T | null) ?? otherwise
  } catch {
    return otherwise
  }
}

export const keptDice = (match: string): Kept => read(`dice:${match}`, NOTHING)
export const keptKeys = (match: string): string[] => read<string[]>(`keys:${match}`, [])
export function keepKeys(match: string, keys: string[]): void {
  if (keys.length) localStorage.setItem(`keys:${match}`, JSON.stringify(keys))
}
export const forgetKeys = (match: string): void => localStorage.removeItem(`keys:${match}`)
/** The matches of which this browser holds a seat. */
export const keptMatches = (): string[] =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith('keys:'))
    .map((name) => name.slice(5))

/** Two pages of this browser may give the same nonce at once: that one came first is no failure. */
function unlessGiven(e: unknown): void {
  if (!(e instanceof api.ApiError && e.key === 'no-nonce')) throw e
}

/** The nonces of the seats held here that are still missing: drawn here, kept here, then given. */
export async function giveNonces(info: MatchInfo): Promise<MatchInfo> {
  let now = info
  for (const seat of info.seats.filter((s) => s.key && info.dice.missing.includes(s.seat))) {
    const kept = keptDice(info.id)
    const nonce = kept.nonces[seat.seat] ?? randomWord()
    const nonces = { ...kept.nonces, [seat.seat]: nonce }
    localStorage.setItem(`dice:${info.id}`, JSON.stringify({ commitment: info.dice.commitment, nonces }))
    await api.nonce(info.id, seat.key, nonce).catch(unlessGiven)
    now = { ...now, dice: { ...now.dice, missing: now.dice.missing.filter((s) => s !== seat.seat) } }
  }
  return now
}
