/** A label placer shared by all boards: tries each label's anchors in order and takes the one that covers least. */
import type { Box } from './grid'

export interface Label {
  id: string
  w: number
  h: number
  /** Centres to try, best first. */
  anchors: [number, number][]
}

export const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

const boxAt = (l: Label, [x, y]: [number, number]): Box => ({ x: x - l.w / 2, y: y - l.h / 2, w: l.w, h: l.h })

/** The box around all places that a label may take. */
function reach(l: Label): Box {
  const [xs, ys] = [l.anchors.map((a) => a[0]), l.anchors.map((a) => a[1])]
  const [x, y] = [Math.min(...xs) - l.w / 2, Math.min(...ys) - l.h / 2]
  return { x, y, w: Math.max(...xs) + l.w / 2 - x, h: Math.max(...ys) + l.h / 2 - y }
}

export function place(labels: Label[], blocked: Box[], frame: Box): Map<string, [number, number]> {
  const taken = [...blocked]
  const out = new Map<string, [number, number]>()
  for (const l of labels) {
    const around = reach(l)
    const near = taken.filter((b) => overlap(b, around) > 0)
    let best: [number, number] | undefined
    let least = Infinity
    l.anchors.forEach((a, rank) => {
      const box = boxAt(l, a)
      const outside = box.w * box.h - overlap(box, frame)
      const cost = near.reduce((sum, b) => sum + overlap(box, b), 0) + 4 * outside + rank * 2
      if (cost < least) [best, least] = [a, cost]
    })
    if (!best) continue
    out.set(l.id, best)
    taken.push(boxAt(l, best))
  }
  return out
}

/** Anchors around a place: below, above, right, left, then further out. */
export function anchorsAround(x: number, y: number, w: number, by: number): [number, number][] {
  const near: [number, number][] = [
    [x, y + by * 0.62],
    [x, y - by * 0.62],
    [x + by * 0.7 + w / 2, y],
    [x - by * 0.7 - w / 2, y],
  ]
  const far: [number, number][] = [
    [x, y + by],
    [x, y - by],
    [x + by * 1.1, y + by * 0.9],
    [x - by * 1.1, y + by * 0.9],
    [x + by * 1.1, y - by * 0.9],
    [x - by * 1.1, y - by * 0.9],
  ]
  const wide: [number, number][] = [
    [x, y + by * 1.5],
    [x, y - by * 1.5],
    [x + by * 1.5 + w / 2, y],
    [x - by * 1.5 - w / 2, y],
  ]
  return [...near, ...far, ...wide]
}
