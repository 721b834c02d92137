/**
 * What the page answers by itself: a question with one answer, what was said for the rest of an activation or battle,
 * and, if the player wants it so, questions where nothing could make a difference.
 */
import type { MatchInfo, Plan, Asked, Option } from './types'

/** Settings of this browser; both hold unless they are turned off. */
export const SETTINGS = ['one-answer', 'no-matter'] as const
export type Setting = (typeof SETTINGS)[number]
export const wants = (setting: Setting): boolean => localStorage.getItem(`unasked:${setting}`) !== 'off'
export const want = (setting: Setting, on: boolean): void =>
  on ? localStorage.removeItem(`unasked:${setting}`) : localStorage.setItem(`unasked:${setting}`, 'off')

/**
 * Where seats know different things and another person plays, a quick answer would tell him that there was no choice:
 * then everything is asked.
 */
export const mayAnswer = (info: MatchInfo | null, mine: string[]): boolean =>
  Boolean(info) && (!info?.secrets || info.seats.every((s) => s.holder === 'computer' || mine.includes(s.seat)))

/** The only answer there is, if it takes nothing back. */
export function onlyAnswer(ask: Asked): Option | null {
  const [only] = ask.options
  return ask.options.length === 1 && !ask.measure && only && only.verb !== 'reopen' ? only : null
}

/** The plan that answers this question unasked: one agreed to before, or one that loses nothing. */
export function silentPlan(ask: Asked, agreed: ReadonlySet<string>, noMatter: boolean): Plan | null {
  return ask.hints.plans.find((p) => (p.again && agreed.has(p.again)) || (p.idle && noMatter)) ?? null
}
