/** How fast a match is played, in words, and how much time is left. */
import { t } from './text.svelte'
import type { Clock, Pace } from './types'

export const LIVE: Pace = { kind: 'live', seconds: 1800, increment: 15, reserve: 10, days: 3 }

export function speedWords(pace: Pace): string {
  if (pace.kind === 'mail') return t('speed-mail-what', { days: pace.days })
  if (pace.kind === 'none') return t('speed-none-what')
  return t('speed-live-what', { minutes: Math.round(pace.seconds / 60), increment: pace.increment })
}

/** Milliseconds that a clock has now; the time of this machine only counts what has passed since it was told. */
export function leftOf(clock: Clock, now: number): number {
  return clock.running && clock.deadline ? new Date(clock.deadline).getTime() - now : clock.left_ms
}

/** `18:42` live; `1 d 6 h`, `14 h` or `42 min` by mail. */
export function leftWords(clock: Clock, now: number): string {
  const left = leftOf(clock, now)
  if (left <= 0) return t('left-over')
  const seconds = Math.ceil(left / 1000)
  if (clock.kind === 'live') return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const hours = Math.floor(seconds / 3600)
  if (hours >= 24) return t('left-days', { days: Math.floor(hours / 24), hours: hours % 24 })
  return hours ? t('left-hours', { hours }) : t('left-minutes', { minutes: Math.max(1, Math.floor(seconds / 60)) })
}
