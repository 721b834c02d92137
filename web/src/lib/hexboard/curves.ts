/** Outlines, smoothing and path text. */
import { cornersAt, keyOf, type HexGrid, type Point } from './grid'

/** Closed outlines around a set of hex centres (which may lie beyond the map's edge). */
export function outlines(grid: HexGrid, centres: Iterable<Point>): Point[][] {
  const inside = new Map<string, Point>()
  for (const c of centres) inside.set(keyOf(c), c)
  const edges = new Map<string, [Point, Point][]>()
  for (const c of inside.values()) {
    const around = grid.around(c)
    const corners = cornersAt(c, grid.size, grid.flat)
    for (let i = 0; i < 6; i++) {
      if (inside.has(keyOf(around[i] as Point))) continue
      const [from, to] = [corners[i] as Point, corners[(i + 1) % 6] as Point]
      const key = cornerKey(from)
      edges.set(key, [...(edges.get(key) ?? []), [from, to]])
    }
  }
  return chain(edges)
}

const cornerKey = (p: Point) => `${Math.round(p[0])},${Math.round(p[1])}`

function chain(edges: Map<string, [Point, Point][]>): Point[][] {
  const loops: Point[][] = []
  for (const [key, list] of edges) {
    while (list.length) {
      const loop: Point[] = []
      let at = key
      for (;;) {
        const next = edges.get(at)?.pop()
        if (!next) break
        loop.push(next[0])
        at = cornerKey(next[1])
        if (at === key) break
      }
      if (loop.length > 2) loops.push(loop)
    }
  }
  return loops
}

/** Joins loose segments to the longest polylines. */
export function polylines(segments: [Point, Point][]): Point[][] {
  const ends = new Map<string, number[]>()
  segments.forEach(([a, b], i) => {
    for (const k of [cornerKey(a), cornerKey(b)]) ends.set(k, [...(ends.get(k) ?? []), i])
  })
  const used = new Set<number>()
  const walk = (from: Point, line: Point[]) => {
    let at = from
    for (;;) {
      const next = (ends.get(cornerKey(at)) ?? []).find((i) => !used.has(i))
      if (next === undefined) return
      used.add(next)
      const [a, b] = segments[next] as [Point, Point]
      at = cornerKey(a) === cornerKey(at) ? b : a
      line.push(at)
    }
  }
  const out: Point[][] = []
  const order = [...segments.keys()].sort((i, j) => loose(segments[j], ends) - loose(segments[i], ends))
  for (const i of order) {
    if (used.has(i)) continue
    const [a, b] = segments[i] as [Point, Point]
    const start = (ends.get(cornerKey(b))?.length ?? 0) === 1 ? b : a
    const line = [start]
    walk(start, line)
    out.push(line)
  }
  return out
}

function loose(s: [Point, Point] | undefined, ends: Map<string, number[]>): number {
  return s && s.some((p) => ends.get(cornerKey(p))?.length === 1) ? 1 : 0
}

export function chaikin(points: Point[], times: number, closed: boolean): Point[] {
  let line = points
  for (let k = 0; k < times; k++) {
    const next: Point[] = []
    const n = line.length
    if (!closed) next.push(line[0] as Point)
    for (let i = 0; i < (closed ? n : n - 1); i++) {
      const [a, b] = [line[i] as Point, line[(i + 1) % n] as Point]
      next.push(
        [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
        [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
      )
    }
    if (!closed) next.push(line[n - 1] as Point)
    line = next
  }
  return line
}

const f = (n: number) => String(Math.round(n * 10) / 10)
const at = (p: Point) => `${f(p[0])} ${f(p[1])}`

export function path(points: Point[], closed = true): string {
  return points.length ? `M${points.map(at).join('L')}${closed ? 'Z' : ''}` : ''
}

export const paths = (loops: Point[][], closed = true) => loops.map((l) => path(l, closed)).join('')

/** A centripetal Catmull-Rom curve through the points, as Bezier pieces. */
export function catmull(points: Point[]): string {
  if (points.length < 2) return ''
  let d = `M${at(points[0] as Point)}`
  for (let i = 0; i < points.length - 1; i++) {
    const [c1, c2] = handles(points[i - 1], points[i] as Point, points[i + 1] as Point, points[i + 2])
    d += `C${at(c1)} ${at(c2)} ${at(points[i + 1] as Point)}`
  }
  return d
}

function handles(before: Point | undefined, a: Point, b: Point, after: Point | undefined): [Point, Point] {
  const p0 = before ?? [2 * a[0] - b[0], 2 * a[1] - b[1]]
  const p3 = after ?? [2 * b[0] - a[0], 2 * b[1] - a[1]]
  const d1 = Math.sqrt(Math.hypot(a[0] - p0[0], a[1] - p0[1])) || 1
  const d2 = Math.sqrt(Math.hypot(b[0] - a[0], b[1] - a[1])) || 1
  const d3 = Math.sqrt(Math.hypot(p3[0] - b[0], p3[1] - b[1])) || 1
  const c = (k: 0 | 1): [number, number] => [
    (d1 * d1 * b[k] - d2 * d2 * p0[k] + (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2) * a[k]) / (3 * d1 * (d1 + d2)),
    (d3 * d3 * a[k] - d2 * d2 * p3[k] + (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2) * b[k]) / (3 * d3 * (d3 + d2)),
  ]
  const [x, y] = [c(0), c(1)]
  return [
    [x[0], y[0]],
    [x[1], y[1]],
  ]
}

/** Points along a curve through the given points, for keeping trees and houses off the road. */
export function along(points: Point[], every = 6): Point[] {
  const out: Point[] = []
  const smooth = chaikin(points, 2, false)
  for (let i = 0; i + 1 < smooth.length; i++) {
    const [a, b] = [smooth[i] as Point, smooth[i + 1] as Point]
    const n = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / every))
    for (let k = 0; k < n; k++) out.push([a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n])
  }
  return out
}

export function area(loop: Point[]): number {
  return (
    loop.reduce((sum, p, i) => {
      const q = loop[(i + 1) % loop.length] as Point
      return sum + p[0] * q[1] - q[0] * p[1]
    }, 0) / 2
  )
}

/** Short strokes on the low side of a closed contour (outlines run clockwise on screen: outside is to the left). */
export function hachures(loop: Point[], every: number, length: number): string {
  let d = ''
  let left = every / 2
  for (let i = 0; i < loop.length; i++) {
    const [a, b] = [loop[i] as Point, loop[(i + 1) % loop.length] as Point]
    const span = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (!span) continue
    const [dx, dy] = [(b[0] - a[0]) / span, (b[1] - a[1]) / span]
    for (; left < span; left += every) {
      const p: Point = [a[0] + dx * left, a[1] + dy * left]
      d += `M${at(p)}L${at([p[0] + dy * length, p[1] - dx * length])}`
    }
    left -= span
  }
  return d
}
