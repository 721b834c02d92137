/** Lines of sight as the server measured them, ready to be drawn. */
import { text } from '../../../lib/text.svelte'
import type { Hints } from '../../../lib/types'
import type { Point } from '../model'
import { around, best, type Bar, type Box } from './place'

export interface Sight {
  a: Point
  b: Point
  stop: Point | null
  foe: string
  dim: boolean
  words: string
}

/** The lines that start at a unit. */
export function sightLines(hints: Hints, eyes: string): Sight[] {
  return hints.lines
    .filter(({ start }) => eyes && start === eyes)
    .flatMap(({ end, ends, stop, args }) => {
      const told = (name: string) => String(args[name] ?? '')
      if (!ends) return []
      return {
        a: ends[0],
        b: ends[1],
        stop,
        foe: end,
        dim: told('found') === 'undetected',
        words: stop ? stopped(told('by'), told('cm')) : free(told('cover'), told('cm'), told('found')),
      }
    })
}
const stopped = (what: string, cm: string) =>
  text.has(`block-${what}`)
    ? text.say('sight-stopped', { what: text.say(`block-${what}`), cm })
    : text.say('sight-stopped-plain', { cm })
const free = (cover: string, cm: string, found: string) =>
  text.say(found === 'undetected' ? 'sight-dim' : 'sight-free', { cm, cover: text.say(`cover-${cover}`) })

/** Words on a line stand where they cover no others: a stopped line's near its spot. */
export function spread(
  lines: Sight[],
  wide: (s: string) => number,
  high: number,
  size: Point,
  taken: Bar[],
): { l: Sight; box: Box }[] {
  const bars = [...taken]
  return lines.map((l) => {
    const on = (u: number): Point => [l.a[0] + (l.b[0] - l.a[0]) * u, l.a[1] + (l.b[1] - l.a[1]) * u]
    const stop = l.stop
    const tried: Point[] = stop
      ? [[stop[0], stop[1] - high], [stop[0], stop[1] + high], on(0.4), on(0.6), on(0.25), on(0.75)]
      : [0.6, 0.5, 0.7, 0.4, 0.8, 0.3, 0.2].map(on)
    const { box } = best(
      tried.map((p) => around(p, wide(l.words), high)),
      bars,
      size,
    )
    bars.push({ box, weight: 3 })
    return { l, box }
  })
}
