/** Roads, streams and bridges of a hex map. */
import { along, catmull, chaikin, paths, polylines } from './curves'
import type { HexGrid, Point } from './grid'

export interface Road {
  name: string
  hexes: number[]
  main: boolean
}
/** Two hexes with water between them. */
export type Side = [number, number]
export interface Waylines {
  roads: Road[]
  streams: Side[][]
}

/** Roads and streams as points, for what keeps clear of them, and the roads as paths. */
export function lines(grid: HexGrid, { roads: named, streams }: Waylines) {
  const roadPoints: Point[] = []
  const roads = named.map((r) => {
    const points = beyond(grid, r.hexes)
    roadPoints.push(...along(points))
    return { d: catmull(points), main: r.main }
  })
  const streamPoints = streams.flatMap((s) => polylines(sides(grid, s)).flatMap((l) => along(l)))
  return { roadPoints, streamPoints, roads }
}

/** A road that ends on the map's edge runs off it. */
function beyond(grid: HexGrid, hexes: number[]): Point[] {
  const points = hexes.filter((n) => grid.has(n)).map((n) => grid.centre(n))
  const run = (end: Point | undefined, before: Point | undefined): Point[] => {
    if (!end || !before) return []
    const outside = grid.around(end).filter((p) => grid.at(p) === undefined)
    if (!outside.length) return []
    const ahead: Point = [2 * end[0] - before[0], 2 * end[1] - before[1]]
    outside.sort((a, b) => Math.hypot(a[0] - ahead[0], a[1] - ahead[1]) - Math.hypot(b[0] - ahead[0], b[1] - ahead[1]))
    const out = outside[0] as Point
    return Math.hypot(out[0] - ahead[0], out[1] - ahead[1]) < 1.2 * grid.size * 1.74 ? [out] : []
  }
  return [...run(points[0], points[1]), ...points, ...run(points.at(-1), points.at(-2))]
}

function sides(grid: HexGrid, pairs: Side[]): [Point, Point][] {
  return pairs.flatMap(([a, b]) => {
    const s = grid.side(a, b)
    return s ? [s] : []
  })
}

export function streamPath(grid: HexGrid, pairs: Side[]): string {
  return polylines(sides(grid, pairs))
    .map((l) => paths([chaikin(l, 2, false)], false))
    .join('')
}

/** Where a road crosses water. */
export function bridges(grid: HexGrid, { roads, streams }: Waylines): string {
  const wet = new Set(streams.flat().map(([a, b]) => `${Math.min(a, b)}/${Math.max(a, b)}`))
  let d = ''
  const seen = new Set<string>()
  for (const road of roads)
    for (let i = 0; i + 1 < road.hexes.length; i++) {
      const [a, b] = [road.hexes[i] as number, road.hexes[i + 1] as number]
      const key = `${Math.min(a, b)}/${Math.max(a, b)}`
      if (!wet.has(key) || seen.has(key)) continue
      seen.add(key)
      d += bridge(grid.centre(a), grid.centre(b))
    }
  return d
}

function bridge(a: Point, b: Point): string {
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const l = Math.hypot(b[0] - a[0], b[1] - a[1])
  const [ux, uy] = [(b[0] - a[0]) / l, (b[1] - a[1]) / l]
  const side = (k: number): Point[] => {
    const p = (u: number, v: number): Point => [mx + ux * u - uy * v, my + uy * u + ux * v]
    return [p(-10, k * 8), p(-6.5, k * 5), p(6.5, k * 5), p(10, k * 8)]
  }
  return paths([side(1), side(-1)], false)
}
