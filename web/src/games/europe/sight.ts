/** Where to look on the map: at first, at a question, at an attack. Points and boxes in map units. */
import { BOXES, HEIGHT, spotOf, WIDTH, type Point } from './chart'
import type { Group } from './model'
import type { EuropePicture } from './wire'

export interface Look {
  x: number
  y: number
  k: number
}
export interface Frame {
  w: number
  h: number
}

const isPoint = (p: Point | null): p is Point => p !== null
export const spotsOf = (places: string[]): Point[] => places.map(spotOf).filter(isPoint)

/** The spot with most others about it. */
export function thick(spots: Point[]): Point {
  const near = (p: Point) => spots.filter((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) < 110).length
  return spots.reduce((best, p) => (near(p) > near(best) ? p : best))
}

function around(spots: Point[]): { x: number; y: number; w: number; h: number } {
  const [x0, x1] = [Math.min(...spots.map((p) => p[0])), Math.max(...spots.map((p) => p[0]))]
  const [y0, y1] = [Math.min(...spots.map((p) => p[1])), Math.max(...spots.map((p) => p[1]))]
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2, w: x1 - x0, h: y1 - y0 }
}

/**
 * Where to look first: at the theatre, where most units stand or may be set up, and what wins lies; on a phone the
 * place in question.
 */
export function firstLook(
  { w, h }: Frame,
  picture: EuropePicture,
  groups: Group[],
  spots: Point[],
  phone: boolean,
): Look {
  const setup = picture.phase === 'set-up'
  const goals = spotsOf(picture.goals.flatMap((g) => g.marks.filter((m) => m.kind === 'area').map((m) => m.id)))
  const cover = Math.max(w / WIDTH, h / HEIGHT)
  /** A small position, as in an example, is shown whole and near. */
  const few = groups.length <= 14 && !setup ? spotsOf(groups.map((g) => g.area).filter((id) => !BOXES[id])) : []
  if (few.length) {
    const all = around(few)
    const near = Math.min(w / (all.w + 190), h / (all.h + 190))
    return { x: all.x, y: all.y, k: Math.max(cover, Math.min(phone ? 1.6 : 1.5, near)) }
  }
  if (phone && spots.length) {
    const [x, y] = thick(spots)
    return { x, y, k: Math.max(cover, 1.6) }
  }
  const all = around([...crowd([...massed(groups), ...spots], goals.length ? 4 : 10), ...goals])
  const k = Math.min(phone ? 1.6 : 1.3, w / (all.w + 260), h / (all.h + 220))
  return { x: all.x, y: all.y, k: Math.max(cover, k) }
}

/** A spot for each unit. */
const massed = (groups: Group[]): Point[] =>
  groups.flatMap((g) => g.stacks.flatMap((s) => spotsOf(BOXES[g.area] ? [] : Array<string>(s.n).fill(g.area))))

/** Where the many stand: one in so many is left out on each side, lest a garrison far away widens the look. */
function crowd(spots: Point[], one: number): Point[] {
  if (!spots.length) return [[WIDTH * 0.45, HEIGHT * 0.5]]
  const cut = Math.floor(spots.length / one)
  const middle = (axis: 0 | 1) => {
    const all = spots.map((p) => p[axis]).sort((a, b) => a - b)
    return [all[cut] ?? 0, all[all.length - 1 - cut] ?? 0] as const
  }
  const [[x0, x1], [y0, y1]] = [middle(0), middle(1)]
  return [
    [x0, y0],
    [x1, y1],
  ]
}

/** An attack from near by, as under a glass, with those who attack or may. */
export function nearLook({ w, h }: Frame, target: Point, from: string[]): Look {
  const far = (q: Point) => Math.hypot(q[0] - target[0], q[1] - target[1])
  const all = spotsOf(from).sort((a, b) => far(a) - far(b))
  const box = around([target, ...all.filter((q, i) => i === 0 || far(q) < 190)])
  return { x: box.x, y: box.y, k: Math.max(0.9, Math.min(2.8, w / (box.w + 70), h / (box.h + 60))) }
}
