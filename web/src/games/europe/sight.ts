/** Where to look on the map: at first, at a question, at an attack. Points and boxes in map units. */
import { BOXES, HEIGHT, spotOf, WIDTH, type Point } from './chart'
import type { Group } from './model'

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

/** Where to look first: the whole theatre where there is room for it, the place in question on a phone. */
export function firstLook({ w, h }: Frame, groups: Group[], spots: Point[], setup: boolean, phone: boolean): Look {
  const cover = Math.max(w / WIDTH, h / HEIGHT)
  /** A small position, as in an example, is shown whole and near. */
  const few = groups.length <= 14 && !setup ? spotsOf(groups.map((g) => g.area).filter((id) => !BOXES[id])) : []
  if (few.length) {
    const all = around(few)
    const near = Math.min(w / (all.w + 190), h / (all.h + 190))
    return { x: all.x, y: all.y, k: Math.max(cover, Math.min(phone ? 1.6 : 1.5, near)) }
  }
  const least = phone ? 1.6 : 0.64
  if (!spots.length) return { x: WIDTH * 0.45, y: HEIGHT * 0.5, k: Math.max(cover, least) }
  const mean = (i: 0 | 1) => spots.reduce((s, p) => s + p[i], 0) / spots.length
  const [x, y] = phone ? thick(spots) : [mean(0), mean(1)]
  return { x, y, k: Math.max(cover, least) }
}

/** An attack from near by, as under a glass, with those who attack or may. */
export function nearLook({ w, h }: Frame, target: Point, from: string[]): Look {
  const far = (q: Point) => Math.hypot(q[0] - target[0], q[1] - target[1])
  const all = spotsOf(from).sort((a, b) => far(a) - far(b))
  const box = around([target, ...all.filter((q, i) => i === 0 || far(q) < 190)])
  return { x: box.x, y: box.y, k: Math.max(0.9, Math.min(2.8, w / (box.w + 70), h / (box.h + 60))) }
}
