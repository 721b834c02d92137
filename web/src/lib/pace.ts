/** How fast the reader wants to see the computer's moves; what that means in time, the game says. */
import type { GameInfo } from './types'

export const PACES = ['slow', 'normal', 'fast', 'skip'] as const
export type Pace = (typeof PACES)[number]
/** Their names in the interface. */
export const PACE_WORDS: Record<Pace, string> = {
  slow: 'pace-slow',
  normal: 'pace-normal',
  fast: 'pace-fast',
  skip: 'pace-skip',
}

export const wantedPace = (): Pace => PACES.find((p) => p === localStorage.getItem('pace')) ?? 'normal'
export const wantPace = (pace: Pace): void => localStorage.setItem('pace', pace)

/** Milliseconds between two moves; none to see them at once. */
export const paceOf = (pace: Pace, game: GameInfo | null): number => game?.paces[PACES.indexOf(pace)] ?? 0
