/**
 * Clocks as they stand on this screen: the server says what is left, and from then on it is only counted down. Nothing
 * adds up: every change of the match, and every new connection, tells it anew.
 */
import { t, text } from './text.svelte'
import type { Clock } from './types'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A count that moves while somebody looks at it. */
class Ticker {
  now = $state(performance.now())
  #users = 0
  #timer: ReturnType<typeof setInterval> | undefined

  /** Counts as long as the component lives that calls this while it is set up. */
  use(): void {
    $effect(() => {
      if (this.#users++ === 0) this.#timer = setInterval(() => (this.now = performance.now()), 250)
      return () => {
        if (--this.#users === 0) clearInterval(this.#timer)
      }
    })
  }
}
export const ticker = new Ticker()

/** Milliseconds that are left of a clock which was told at `at`; the reserve of a question goes first. */
export function leftOf(clock: Clock, at: number, now: number): number {
  if (!clock.running || clock.holiday) return clock.left_ms
  return Math.max(0, clock.left_ms - Math.max(0, now - at - clock.reserve_ms))
}
/** What is left of the reserve. */
export const reserveOf = (clock: Clock, at: number, now: number): number =>
  clock.running ? Math.max(0, clock.reserve_ms - (now - at)) : 0

/** Under a minute, or under a tenth of the time; by mail under a tenth. */
export const isShort = (clock: Clock, left: number): boolean =>
  clock.running && !clock.holiday && left < Math.max(clock.kind === 'live' ? MINUTE : 0, clock.whole_ms / 10)

/** `18:42` live, `1 d 6 h` by mail, under an hour `42 min`. */
export function timeLeft(kind: Clock['kind'], ms: number): string {
  if (kind === 'live') return count(ms)
  if (ms < HOUR) return t('time-minutes', { minutes: Math.floor(ms / MINUTE) })
  if (ms < DAY) return t('time-hours', { hours: Math.floor(ms / HOUR), minutes: Math.floor((ms % HOUR) / MINUTE) })
  return t('time-days', { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) })
}
/** `1:02:03`, `18:42`, `0:09`. */
export function count(ms: number): string {
  const all = Math.ceil(ms / 1000)
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}
/** A weekday and a time, as the reader writes them. */
export const moment = (when: string): string =>
  new Intl.DateTimeFormat(text.lang, { weekday: 'long', hour: '2-digit', minute: '2-digit' }).format(new Date(when))
export const day = (when: string): string =>
  new Intl.DateTimeFormat(text.lang, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(when))

/** Marks at which a screen reader hears how much is left. */
export const MARKS = [5 * MINUTE, MINUTE, 10_000]
