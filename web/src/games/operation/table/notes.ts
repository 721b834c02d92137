/**
 * Words at the rims of zones: an ambush, from where an enemy is found, the ranges of a weapon. Each stands where it
 * covers least.
 */
import { text } from '../../../lib/text.svelte'
import type { Hints } from '../../../lib/types'
import type { Point } from '../model'
import { around, best, type Bar, type Box } from './place'

export interface Note {
  kind: 'amb' | 'det' | 'range'
  words: string
  box: Box
}

/** Points of an outline where words fit within the table, those first that are nearest to its middle. */
function spots(outline: Point[], w: number, [width, height]: Point, em: number): Point[] {
  const far = ([x, y]: Point) => Math.hypot(x - width / 2, y - height / 2)
  return outline
    .filter(([x, y]) => x > w / 2 && y > em * 2 && x < width - w / 2 && y < height - em * 2)
    .sort((a, b) => far(a) - far(b))
}
/** The words of the zones that concern a unit and the enemy under the pointer. */
export function zoneNotes(
  zones: Hints['zones'],
  eyes: string,
  hovered: string,
  em: number,
  size: Point,
  bars: Bar[],
): Note[] {
  const wanted = zones.flatMap((z): { kind: Note['kind']; words: string; o: Point[] }[] => {
    const outlines = z.outlines as Point[][]
    if (z.kind === 'ambush' && z.unit === eyes)
      return [{ kind: 'amb', words: text.say('ring-ambush', z.args), o: outlines[0] ?? [] }]
    if (z.kind === 'detect' && z.unit === hovered)
      return [
        {
          kind: 'det',
          words: text.say('ring-detect', z.args),
          o: outlines[0] ?? [],
        },
      ]
    return z.kind === 'range'
      ? outlines.map((o) => ({ kind: 'range', words: text.say(`ring-${String(z.args['range'])}`, z.args), o }))
      : []
  })
  const taken = [...bars]
  return wanted.flatMap(({ kind, words, o }) => {
    const w = words.length * em * 0.47 + em
    const tried = spots(o, w, size, em).map((p) => around(p, w, em * 1.6))
    if (!tried.length) return []
    const { box } = best(tried, taken, size, em)
    taken.push({ box, weight: 3 })
    return [{ kind, words, box }]
  })
}
