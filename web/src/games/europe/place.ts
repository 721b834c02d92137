/**
 * Finds room: plates and counters near their area, names near their town, none on another. Works in pixels of one zoom
 * step.
 */
import type { Box } from '../../lib/hexboard/grid'
import { overlap } from '../../lib/hexboard/labels'

export type Point = [number, number]
export interface Item {
  id: string
  w: number
  h: number
  /** Where it would best stand (its middle). */
  at: Point
  /** What it must stay tied to: a line is drawn when it had to go elsewhere. */
  tie: Point
  /** How bad a point under it is: 0 at home. */
  cost: (x: number, y: number) => number
}
export interface Placed {
  id: string
  x: number
  y: number
  w: number
  h: number
  leader: Point | null
}

const RINGS = [0, 12, 22, 34, 48, 64, 82, 104]
const TURNS = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8)
const SHIFTS: Point[] = RINGS.flatMap((r) =>
  r === 0 ? [[0, 0] as Point] : TURNS.map((t): Point => [Math.cos(t) * r, Math.sin(t) * r * 0.85]),
)

export const boxAt = (x: number, y: number, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h })

function under(item: Item, b: Box): number {
  const spots: Point[] = [
    [b.x + 2, b.y + 2],
    [b.x + b.w - 2, b.y + 2],
    [b.x + 2, b.y + b.h - 2],
    [b.x + b.w - 2, b.y + b.h - 2],
    [b.x + b.w / 2, b.y + b.h / 2],
  ]
  return spots.reduce((s, [x, y], i) => s + item.cost(x, y) * (i === 4 ? 2 : 1), 0)
}

/** Greedy, the most crowded first; `soft` are boxes that may be covered at a price. */
export function place(items: Item[], soft: Box[], frame: Box): Placed[] {
  const taken: Box[] = []
  const done: Placed[] = []
  for (const item of items) {
    let best: Box = boxAt(item.at[0], item.at[1], item.w, item.h)
    let least = Infinity
    for (const [dx, dy] of SHIFTS) {
      const box = boxAt(item.at[0] + dx, item.at[1] + dy, item.w, item.h)
      let cost = Math.hypot(dx, dy) * 1.5
      if (cost >= least) continue
      cost += under(item, box) + (box.w * box.h - overlap(box, frame)) * 2
      for (const b of taken) cost += overlap(box, b) * 2.2
      for (const b of soft) cost += overlap(box, b) * 0.35
      if (cost < least) [best, least] = [box, cost]
    }
    taken.push({ x: best.x - 1.5, y: best.y - 1.5, w: best.w + 3, h: best.h + 3 })
    done.push({ id: item.id, x: best.x, y: best.y, w: best.w, h: best.h, leader: leader(item, best) })
  }
  return done
}

/** The point to tie a plate to when nothing of its home lies under or next to it. */
function leader(item: Item, b: Box): Point | null {
  const xs = [b.x - 2, b.x + b.w * 0.25, b.x + b.w / 2, b.x + b.w * 0.75, b.x + b.w + 2]
  const ys = [b.y - 2, b.y + b.h / 2, b.y + b.h + 2]
  const home = xs.reduce((s, x) => s + ys.filter((y) => item.cost(x, y) === 0).length, 0)
  return home >= 4 ? null : item.tie
}

export interface Name {
  id: string
  w: number
  h: number
  at: Point
  /** Distance from the mark that it belongs to. */
  off: number
  /** May be left out when there is no room. */
  spare: boolean
}

/** Names beside their marks; those without room are left out. */
export function name(names: Name[], blocked: Box[], frame: Box): Map<string, Point> {
  const taken = [...blocked]
  const found = new Map<string, Point>()
  for (const n of names) {
    const [x, y] = n.at
    const [a, b] = [n.w / 2 + n.off, n.h / 2 + n.off * 0.55]
    const tries: Point[] = [
      [x + a, y],
      [x, y + b],
      [x - a, y],
      [x, y - b],
      [x + a * 0.8, y + b],
      [x + a * 0.8, y - b],
      [x - a * 0.8, y + b],
      [x - a * 0.8, y - b],
      [x, y + b * 1.9],
      [x, y - b * 1.9],
      [x + a * 1.25, y + b * 0.5],
      [x + a * 1.25, y - b * 0.5],
      [x - a * 1.25, y + b * 0.5],
      [x - a * 1.25, y - b * 0.5],
    ]
    let best: Point = [x, y]
    let least = Infinity
    let covered = 0
    tries.forEach(([tx, ty], rank) => {
      const box = boxAt(tx, ty, n.w, n.h)
      const hidden = taken.reduce((s, t) => s + overlap(box, t), 0) + (n.w * n.h - overlap(box, frame)) * 2
      const cost = hidden + rank * 3
      if (cost < least) [best, least, covered] = [[tx, ty], cost, hidden]
    })
    if (covered > n.w * n.h * (n.spare ? 0.12 : 0.4)) continue
    found.set(n.id, best)
    taken.push(boxAt(best[0], best[1], n.w, n.h))
  }
  return found
}
