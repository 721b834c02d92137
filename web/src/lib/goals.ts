/** What a match is about, in the game's own words: `goal-<scenario>[-<seat>][-<part>]`. */
import { text } from './text.svelte'
import type { Seat } from './types'

export const PARTS = ['wins', 'loses', 'special', 'first'] as const
export type Part = (typeof PARTS)[number]

function words(scenario: string, seat: Seat, part: Part | ''): string {
  const end = part ? `-${part}` : ''
  const side = seat.replace(/-\d+$/, '')
  const key = [`goal-${scenario}-${side}${end}`, `goal-${scenario}${end}`].find((each) => text.has(each))
  return key ? text.say(key) : ''
}

export interface Goal {
  head: string
  parts: Partial<Record<Part, string>>
}

/** The goal of a seat; null where the game does not tell. */
export function goalOf(scenario: string, seat: Seat): Goal | null {
  const head = words(scenario, seat, '')
  const parts = Object.fromEntries(PARTS.map((part) => [part, words(scenario, seat, part)]).filter(([, said]) => said))
  return head ? { head, parts } : null
}
