/**
 * What every painter of the ground needs: outlines, clipped strokes along a direction, scattered points. All lengths
 * are millimetres of the table.
 */
import { hash, seeded } from '../../../lib/random'
import { inside } from '../geometry'
import type { Feature, Point } from '../model'

export type Pen = CanvasRenderingContext2D
export type Rng = () => number

export const rngOf = (f: Feature, more = ''): Rng => seeded(hash(f.id + more))
export const pick = <T>(rng: Rng, from: readonly T[]): T => from[Math.floor(rng() * from.length)] as T

export function outline(pen: Pen, shape: Point[], closed = true): void {
  pen.beginPath()
  shape.forEach(([x, y], i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y)))
  if (closed) pen.closePath()
}
export function filled(pen: Pen, shape: Point[], fill: string | CanvasGradient): void {
  outline(pen, shape)
  pen.fillStyle = fill
  pen.fill()
}
export function stroked(
  pen: Pen,
  shape: Point[],
  colour: string,
  width: number,
  closed = true,
  dash: number[] = [],
): void {
  outline(pen, shape, closed)
  pen.setLineDash(dash)
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.stroke()
  pen.setLineDash([])
}
/** Paints within an outline only. */
export function within(pen: Pen, shape: Point[], does: () => void): void {
  pen.save()
  outline(pen, shape)
  pen.clip()
  does()
  pen.restore()
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
export function boundsOf(shape: Point[]): Box {
  const [xs, ys] = [shape.map((p) => p[0]), shape.map((p) => p[1])]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
export const centre = (shape: Point[]): Point => [
  shape.reduce((s, p) => s + p[0], 0) / shape.length,
  shape.reduce((s, p) => s + p[1], 0) / shape.length,
]

/** The direction of the longest edge. */
export function grainOf(shape: Point[]): Point {
  let best: Point = [1, 0]
  let longest = 0
  shape.forEach((a, i) => {
    const b = shape[(i + 1) % shape.length] as Point
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (length > longest) [best, longest] = [[(b[0] - a[0]) / length, (b[1] - a[1]) / length], length]
  })
  return best
}
/** Parallel rows across a shape in its direction: start and end of each, a little uneven. */
export function rows(shape: Point[], pitch: number, rng: Rng, wobble = 1): [Point, Point][] {
  const [dx, dy] = grainOf(shape)
  const [cx, cy] = centre(shape)
  const far = Math.max(...shape.map((p) => Math.hypot(p[0] - cx, p[1] - cy)))
  const found: [Point, Point][] = []
  for (let s = -far; s <= far; s += pitch) {
    const [u, v] = [s + (rng() - 0.5) * wobble, s + (rng() - 0.5) * wobble]
    found.push([
      [cx - dx * far - dy * u, cy - dy * far + dx * u],
      [cx + dx * far - dy * v, cy + dy * far + dx * v],
    ])
  }
  return found
}
export function lines(pen: Pen, all: [Point, Point][], colour: string, width: number): void {
  pen.beginPath()
  for (const [a, b] of all) {
    pen.moveTo(a[0], a[1])
    pen.lineTo(b[0], b[1])
  }
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.stroke()
}
/** Points spread over a shape, one for so many square millimetres. */
export function scatter(shape: Point[], each: number, rng: Rng): Point[] {
  const box = boundsOf(shape)
  const count = ((box.right - box.left) * (box.bottom - box.top)) / each
  return Array.from({ length: count }, (): Point => [
    box.left + rng() * (box.right - box.left),
    box.top + rng() * (box.bottom - box.top),
  ]).filter((p) => inside(shape, p))
}
/** Points along a line, so far from each other. */
export function steps(shape: Point[], pitch: number, closed = false): { at: Point; along: Point }[] {
  const found: { at: Point; along: Point }[] = []
  let rest = 0
  for (let i = 0; i + 1 < shape.length + (closed ? 1 : 0); i++) {
    const [a, b] = [shape[i] as Point, shape[(i + 1) % shape.length] as Point]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
    let s = rest
    for (; s <= length; s += pitch) found.push({ at: [a[0] + along[0] * s, a[1] + along[1] * s], along })
    rest = s - length
  }
  return found
}
export function dots(pen: Pen, points: Point[], colour: string, radius: (i: number) => number): void {
  pen.beginPath()
  points.forEach(([x, y], i) => {
    const r = radius(i)
    pen.moveTo(x + r, y)
    pen.arc(x, y, r, 0, 7)
  })
  pen.fillStyle = colour
  pen.fill()
}
/** Short blades of grass, as one stroke. */
export function blades(pen: Pen, points: Point[], rng: Rng, colour: string, long = 6, width = 1.1): void {
  pen.beginPath()
  for (const [x, y] of points) {
    const lean = (rng() - 0.5) * long
    pen.moveTo(x, y)
    pen.lineTo(x + lean, y - long * (0.55 + rng() * 0.6))
  }
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.stroke()
}
