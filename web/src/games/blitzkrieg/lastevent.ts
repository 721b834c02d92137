/** The last event that tells something, as it is drawn on the map. */
import type { Point } from '../../lib/hexboard/grid'
import { named, telling } from '../../lib/rolls'
import { t } from '../../lib/text.svelte'
import type { LogLine, Thrown } from '../../lib/types'
import type { Finder } from './finder'
import type { BlitzkriegEvent } from './wire'

export interface LastEvent {
  at: Point
  from: Point | null
  rolls: Thrown[]
  words: string
}

const SHORT: Record<string, string> = {
  '-': 'short-none',
  N: 'short-neutral',
  rN: 'short-neutral',
  '1': 'short-step',
  yes: 'short-passed',
  no: 'short-failed',
}

/** What came of it, in a word: the key of the message. */
function shortOf(e: BlitzkriegEvent): string {
  return SHORT['result' in e ? e.result : 'passed' in e ? e.passed : ''] ?? ''
}

/** The hexes that an event names, or where the units are that it names. */
function hexesOf(line: LogLine<BlitzkriegEvent>, finder: Finder): (number | null)[] {
  return [...named(line, 'unit').map(finder.hex), ...named(line, 'hex').map(Number)]
}

export function lastEvent(log: LogLine<BlitzkriegEvent>[], finder: Finder): LastEvent | null {
  const line = telling(log) as LogLine<BlitzkriegEvent> | null
  if (!line) return null
  const { grid } = finder
  const e = line.event
  const at = 'hex' in e ? e.hex : hexesOf(line, finder).find((h) => h !== null)
  const rolls = line.thrown
  const short = shortOf(e)
  if (!at || !grid.has(at) || (!rolls.length && !short)) return null
  return {
    at: grid.centre(at),
    from: 'start' in e && grid.has(e.start) ? grid.centre(e.start) : null,
    rolls,
    words: short ? t(short) : String(rolls.at(-1)?.value ?? ''),
  }
}

/** The last hex that was spoken of: an example shows who stands there. */
export function lastHex(log: LogLine<BlitzkriegEvent>[], finder: Finder): number | null {
  const all = log.flatMap((l) => [...named(l, 'hex').map(Number), ...named(l, 'unit').map(finder.hex)])
  return all.findLast((h) => h !== null) ?? null
}
