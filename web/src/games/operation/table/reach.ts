/** How far a unit can go, as the server shaded it, and the name of each reach at its rim. */
import { text } from '../../../lib/text.svelte'
import type { Hints } from '../../../lib/types'
import { far, inside } from '../geometry'
import type { Order, Point } from '../model'
import { around, best, type Bar, type Box } from './place'

export interface Reach {
  speed: string
  outlines: Point[][]
}
export interface SpeedNote {
  words: string
  box: Box
}

/** The reach fast and slow; those that lead nowhere are left out. Without a word of the server's it is the region. */
export function reaches(zones: Hints['zones'], region: Point[][]): Reach[] {
  const at = (speed: string) =>
    zones.filter((z) => z.kind === 'reach' && z.args['speed'] === speed).flatMap((z) => z.outlines)
  const fast = at('fast')
  const all = [
    { speed: 'fast', outlines: fast.length ? fast : region },
    { speed: 'slow', outlines: at('slow') },
  ]
  return all.filter((r) => r.outlines.some((o) => o.some((p) => far(p, o[0] ?? p) > 30)))
}

/** Well within an outline, not on its rim. */
const isWithin = (outline: Point[], [x, y]: Point): boolean =>
  [
    [x, y + 2],
    [x, y - 2],
    [x + 2, y],
    [x - 2, y],
  ].every((p) => inside(outline, p as Point))

/** The name of each reach at a spot of its rim where nothing else stands, lowest first. */
export function speedNotes(
  all: Reach[],
  order: Order | null,
  limitAt: (speed: string) => number,
  em: number,
  size: Point,
  bars: Bar[],
): SpeedNote[] {
  const taken = [...bars]
  return all
    .filter((r) => limitAt(r.speed))
    .map((r) => {
      const named = order?.order === 'assault' && r.speed === 'fast' ? 'assault' : r.speed
      const words = `${text.say(`speed-${named}`)} ${limitAt(r.speed)}`
      const rim = r.outlines.flat().filter((p) => !r.outlines.some((o) => isWithin(o, p)))
      const wide = words.length * em * 0.47 + em
      const tried = rim.sort((a, b) => b[1] - a[1]).map((p) => around(p, wide, em * 1.5))
      const { box } = best(tried.length ? tried : [around([0, 0], 0, 0)], taken, size)
      taken.push({ box, weight: 3 })
      return { words, box }
    })
}
