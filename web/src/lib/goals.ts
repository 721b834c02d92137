/** What a match is about, in the game's own words: `goal-<scenario>[-<side>][-<part>]`. */
import { text } from './text.svelte'

export const PARTS = ['wins', 'loses', 'special', 'first'] as const
export type Part = (typeof PARTS)[number]

function words(scenario: string, side: string, part: Part | ''): string {
  const end = part ? `-${part}` : ''
  const key = [`goal-${scenario}-${side}${end}`, `goal-${scenario}${end}`].find((each) => text.has(each))
  return key ? text.say(key) : ''
}

export interface Goal {
  head: string
  parts: Partial<Record<Part, string>>
}

/** The goal of a side; null where the game does not tell. */
export function goalOf(scenario: string, side: string): Goal | null {
  const head = words(scenario, side, '')
  const parts = Object.fromEntries(PARTS.map((part) => [part, words(scenario, side, part)]).filter(([, said]) => said))
  return head ? { head, parts } : null
}
