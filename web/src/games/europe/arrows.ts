/** Arrows on the map: an attack, what is on its way, else what has just happened; the way to what is pointed at. */
import type { Hints } from '../../lib/types'
import { type Clash, type Line, prongsOf, tracksOf } from './battle'
import type { Point } from './chart'
import { arrowOf, type Standing } from './layout'
import type { EuropeStatic } from './wire'

export interface Arrow {
  from: Point
  to: Point
  kind: 'plan' | 'air' | 'past'
  label?: string
  dress?: string
}

export function arrowsOf(
  stat: EuropeStatic,
  standing: Standing[],
  k: number,
  clash: Clash | null,
  hints: Hints,
  log: Line[],
  hovered: string,
): Arrow[] {
  const found: Arrow[] = []
  const add = (from: string, to: string, kind: Arrow['kind'], label = '', dress = '', lane = 0) => {
    const way = from !== to ? arrowOf(standing, from, to, k, lane) : null
    if (way) found.push({ ...way, kind, label, dress })
  }
  if (clash) for (const p of prongsOf(stat, clash)) add(p.origin, clash.area, p.kind, String(p.n), p.dress, p.lane)
  for (const l of hints.lines) if (!clash || clash.area !== l.end) add(l.start, l.end, 'plan', l.label)
  if (!found.length) for (const m of tracksOf(log).slice(-12)) add(m.from, m.to, 'past', m.n > 1 ? String(m.n) : '')
  for (const w of hints.ways) if (w.to === hovered) w.path.forEach((p, i) => i && add(String(w.path[i - 1]), p, 'air'))
  return found
}
