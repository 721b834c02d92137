/** Words on the table: each stands where it covers least of the figures, of other words and of what one must see. */
import { boxOf, isOnTable, isVehicle, type Feature, type Point, type Table } from '../model'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}
/** Something that words should not cover, and how much it matters. */
export interface Bar {
  box: Box
  weight: number
}
export interface Put {
  id: string
  box: Box
}

const apart = (a: Box, b: Box): boolean => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y
const overlap = (a: Box, b: Box): number =>
  apart(a, b)
    ? 0
    : (Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * (Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))
export const around = ([x, y]: Point, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h })
const costOf = (box: Box, bars: Bar[]): number => bars.reduce((sum, b) => sum + b.weight * overlap(box, b.box), 0)

/** The best of several places within the table, an earlier one where two are about as good; and how much it covers. */
export function best(tried: Box[], bars: Bar[], [width, height]: Point, step = 6): { box: Box; cost: number } {
  const kept = tried.map((b): Box => ({
    ...b,
    x: Math.min(Math.max(b.x, 4), width - b.w - 4),
    y: Math.min(Math.max(b.y, 4), height - b.h - 4),
  }))
  const costs = kept.map((b, i) => costOf(b, bars) + i * step)
  const at = costs.indexOf(Math.min(...costs))
  return { box: kept[at] as Box, cost: (costs[at] ?? 0) - at * step }
}
/** Figures: what no words should lie on. */
const figures = (t: Table): Bar[] =>
  Object.values(t.models)
    .filter((m) => isOnTable(t, m))
    .map((m): Bar => ({
      box: around([m.x, m.y], isVehicle(t, m) ? 84 : 27, isVehicle(t, m) ? 84 : 29),
      weight: 2,
    }))
/** Figures and the flags of objectives. */
export const pieces = (t: Table, em: number): Bar[] => [
  ...figures(t),
  ...flags(t, em).map((f): Bar => ({ box: f.box, weight: 2 })),
]
/** The flag of an objective: at its point, or beside it where figures stand on that. */
export function flags(t: Table, em: number): Put[] {
  const [w, h, men] = [em * 4.1, em * 1.8, figures(t)]
  return t.objectives.map((o) => {
    const [dx, dy] = [w * 0.5 + 26, h * 0.5 + 26]
    const tried: Point[] = [
      [o.x, o.y],
      [o.x, o.y + dy],
      [o.x, o.y - dy],
      [o.x + dx, o.y],
      [o.x - dx, o.y],
      [o.x, o.y + dy * 1.7],
      [o.x, o.y - dy * 1.7],
      [o.x + dx * 1.5, o.y],
      [o.x - dx * 1.5, o.y],
    ]
    return {
      id: o.id,
      box: best(
        tried.map((p) => around(p, w, h)),
        men,
        t.size,
      ).box,
    }
  })
}
/** Names beside their units: below, above, right or left. */
export function labels(t: Table, wide: (id: string) => number, high: number): Put[] {
  const bars = pieces(t, high / 1.5)
  const placed: Put[] = []
  for (const id of Object.keys(t.units)) {
    const at = boxOf(t, id)
    if (!at) continue
    const w = wide(id)
    const [cx, cy, gap] = [at.x + at.w / 2 - w / 2, at.y + at.h / 2 - high / 2, high * 0.15]
    const [low, top, right, left] = [at.y + at.h + gap, at.y - high - gap, at.x + at.w + gap, at.x - w - gap]
    const tried: Point[] = [
      [cx, low],
      [cx, top],
      [right, cy],
      [left, cy],
      [at.x, low],
      [at.x + at.w - w, low],
      [at.x, top],
      [at.x + at.w - w, top],
      [cx, low + high],
      [cx, top - high],
      [right, top],
      [right, low],
      [left, top],
      [left, low],
    ]
    const { box } = best(
      tried.map(([x, y]): Box => ({ x, y, w, h: high })),
      bars,
      t.size,
      w * high * 0.02,
    )
    placed.push({ id, box })
    bars.push({ box, weight: 3 })
  }
  return placed
}
/** Names of places: over a house, in the middle of a wood or field, or at its edge; left out where there is no room. */
export function placeNames(
  t: Table,
  named: (f: Feature) => string,
  em: number,
  taken: Put[],
): (Put & { words: string })[] {
  const bars = [...pieces(t, em / 1.2), ...taken.map((p): Bar => ({ box: p.box, weight: 2 }))]
  const found: (Put & { words: string })[] = []
  for (const f of Object.values(t.features)) {
    const words = named(f)
    if (!words) continue
    const [xs, ys] = [f.shape.map((p) => p[0]), f.shape.map((p) => p[1])]
    const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
    const [x, w, h] = [(left + right) / 2, words.length * em * 0.46 + em * 0.4, em * 1.25]
    const over: Point = [x, top - h * 0.62]
    const under: Point = [x, bottom + h * 0.8]
    const tried: Point[] =
      f.kind === 'building' || f.kind === 'ruin' ? [over, under] : [[x, (top + bottom) / 2], over, under]
    const { box, cost } = best(
      tried.map((p) => around(p, w, h)),
      bars,
      t.size,
    )
    if (cost > w * h * 0.12) continue
    found.push({ id: f.id, box, words })
    bars.push({ box, weight: 2 })
  }
  return found
}
