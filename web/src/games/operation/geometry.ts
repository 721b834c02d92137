/** Plane geometry for drawing: outlines, ways and points on them, in millimetres of the table. */
import type { Point } from '../../lib/types'

export const far = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1])

export const path = (points: Point[], closed = true): string =>
  points.length ? `M${points.map((p) => p.join(' ')).join('L')}${closed ? 'Z' : ''}` : ''

export function inside(shape: Point[], [x, y]: Point): boolean {
  let within = false
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const [ax, ay] = shape[i] as Point
    const [bx, by] = shape[j] as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  }
  return within
}

const legsOf = (way: Point[]): number[] => way.slice(1).map((b, i) => far(way[i] as Point, b))
export const lengthOf = (way: Point[]): number => legsOf(way).reduce((sum, l) => sum + l, 0)

/** A point so many thousandths along a way. */
export function along(way: Point[], thousandths: number): Point {
  const legs = legsOf(way)
  let left = (lengthOf(way) * thousandths) / 1000
  for (const [i, length] of legs.entries()) {
    const [a, b] = [way[i] as Point, way[i + 1] as Point]
    if (left <= length && length > 0)
      return [a[0] + ((b[0] - a[0]) * left) / length, a[1] + ((b[1] - a[1]) * left) / length]
    left -= length
  }
  return way.at(-1) ?? [0, 0]
}

/** How far a point lies from a way. */
export function away(way: Point[], [x, y]: Point): number {
  const legs = way.slice(1).map((b, i) => {
    const a = way[i] as Point
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const share = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)))
    return far([x, y], [a[0] + share * dx, a[1] + share * dy])
  })
  return Math.min(Infinity, ...legs)
}

/** The direction of a way's last leg in degrees, 0 up the sheet. */
export function headingOf(way: Point[]): number {
  const end = way.at(-1) ?? [0, 0]
  const from = way.at(-2) ?? end
  return (Math.atan2(end[0] - from[0], from[1] - end[1]) * 180) / Math.PI
}
