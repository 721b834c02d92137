/** The drawing of a hex map's ground, made once per map from its description: path texts by layer. */
import { hash, seeded } from '../random'
import { along, catmull, chaikin, hachures, outlines, paths, polylines } from './curves'
import { HexGrid, keyOf, type Point } from './grid'

export interface Ground {
  /** hex -> terrain word and level */
  hexes: Map<number, { terrain: string; level: number }>
  roads: { name: string; hexes: number[]; main: boolean }[]
  /** pairs of hexes with water between them */
  streams: [number, number][][]
}

export interface LevelDrawing {
  level: number
  fill: string
  contour: string
  hachures: string
}
export interface Drawing {
  parcels: { d: string; tone: number }[]
  levels: LevelDrawing[]
  streams: string
  built: string
  roads: { d: string; main: boolean }[]
  bridges: string
  woods: string
  lightWoods: string
  orchards: string
  trees: string
  treeLights: string
  fruit: string
  houses: string
  greyHouses: string
  ridges: string
  grid: string
  patches: { kind: string; d: string; marks: string }[]
}

const WOODS = new Set(['woods', 'wood', 'forest', 'dense-woods'])
const LIGHT = new Set(['light-woods', 'light-wood', 'bush', 'bushes'])
const VILLAGE = new Set(['village', 'town', 'built-up', 'city'])
const PATCHES = new Set(['field', 'fields', 'marsh', 'swamp'])

export function draw(grid: HexGrid, ground: Ground): Drawing {
  const { roadPoints, streamPoints, roads } = lines(grid, ground)
  const off = freeOf(roadPoints)
  const dry = freeOf(streamPoints)
  const of = (set: Set<string>) => grid.numbers.filter((n) => set.has(ground.hexes.get(n)?.terrain ?? ''))
  const woods = of(WOODS)
  const light = of(LIGHT)
  const villages = of(VILLAGE)
  const orchards = of(new Set(['orchard']))
  const trees = woods.flatMap((n) => scatter(grid, n, 30, (p) => off(p, 9)))
  trees.push(...light.flatMap((n) => scatter(grid, n, 9, (p) => off(p, 9))))
  const houses = villages.flatMap((n) => housesIn(grid, n, (p) => off(p, 7.5) && dry(p, 9), roadPoints))
  return {
    parcels: parcels(grid),
    levels: levels(grid, ground),
    streams: ground.streams.map((s) => streamPath(grid, s)).join(''),
    built: smoothSet(grid, villages, 2),
    roads,
    bridges: bridges(grid, ground),
    woods: smoothSet(grid, woods, 3),
    lightWoods: smoothSet(grid, light, 3),
    orchards: smoothSet(grid, orchards, 3),
    trees: circles(trees, 4.4),
    treeLights: circles(trees.map(([x, y]) => [x - 1.1, y - 1.3]), 1.9),
    fruit: circles(orchards.flatMap((n) => rows(grid, n, (p) => off(p, 7))), 2.5),
    houses: houses.filter((h) => !h.grey).map((h) => h.d).join(''),
    greyHouses: houses.filter((h) => h.grey).map((h) => h.d).join(''),
    ridges: houses.map((h) => h.ridge).join(''),
    grid: gridLines(grid),
    patches: grid.numbers.flatMap((n) => patch(grid, n, ground.hexes.get(n)?.terrain ?? '')),
  }
}

function smoothSet(grid: HexGrid, numbers: number[], times: number): string {
  return paths(outlines(grid, numbers.map((n) => grid.centre(n))).map((l) => chaikin(l, times, true)))
}

function lines(grid: HexGrid, ground: Ground) {
  const roadPoints: Point[] = []
  const roads = ground.roads.map((r) => {
    const points = beyond(grid, r.hexes)
    roadPoints.push(...along(points))
    return { d: catmull(points), main: r.main }
  })
  const streamPoints = ground.streams.flatMap((s) => polylines(sides(grid, s)).flatMap((l) => along(l)))
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

function clear([x, y]: Point, from: Point[], by: number): boolean {
  return from.every(([a, b]) => (a - x) ** 2 + (b - y) ** 2 > by * by)
}

const SQUARE = 16

/** Whether no point of a set lies within a distance, at most a square: only the squares around are looked at. */
function freeOf(from: Point[]): (p: Point, by: number) => boolean {
  const key = (x: number, y: number) => Math.floor(x / SQUARE) * 100_000 + Math.floor(y / SQUARE)
  const squares = new Map<number, Point[]>()
  for (const p of from) {
    const at = key(p[0], p[1])
    squares.get(at)?.push(p) ?? squares.set(at, [p])
  }
  return ([x, y], by) => {
    for (const dx of [-SQUARE, 0, SQUARE])
      for (const dy of [-SQUARE, 0, SQUARE]) if (!clear([x, y], squares.get(key(x + dx, y + dy)) ?? [], by)) return false
    return true
  }
}

function sides(grid: HexGrid, pairs: [number, number][]): [Point, Point][] {
  return pairs.flatMap(([a, b]) => {
    const s = grid.side(a, b)
    return s ? [s] : []
  })
}

function streamPath(grid: HexGrid, pairs: [number, number][]): string {
  return polylines(sides(grid, pairs)).map((l) => paths([chaikin(l, 2, false)], false)).join('')
}

/** Level areas reach beyond the map's edge, so that no contour runs along it. */
function levels(grid: HexGrid, ground: Ground): LevelDrawing[] {
  const beyondEdge = new Map<string, { c: Point; level: number }>()
  for (const n of grid.numbers) {
    const level = ground.hexes.get(n)?.level ?? 0
    for (const p of grid.around(grid.centre(n))) {
      if (grid.at(p) !== undefined) continue
      const known = beyondEdge.get(keyOf(p))
      if (!known || known.level < level) beyondEdge.set(keyOf(p), { c: p, level })
    }
  }
  const top = Math.max(0, ...[...ground.hexes.values()].map((h) => h.level))
  return Array.from({ length: top }, (_, i) => {
    const inside = grid.numbers.filter((n) => (ground.hexes.get(n)?.level ?? 0) > i).map((n) => grid.centre(n))
    const outside = [...beyondEdge.values()].filter((b) => b.level > i).map((b) => b.c)
    const loops = outlines(grid, [...inside, ...outside]).map((l) => chaikin(l, 3, true))
    return { level: i + 1, fill: paths(loops), contour: paths(loops), hachures: loops.map((l) => hachures(l, 7, 5)).join('') }
  })
}

function parcels(grid: HexGrid): { d: string; tone: number }[] {
  const r = seeded(1940)
  const step = grid.size * 1.55
  const cols = Math.ceil(grid.box.w / step) + 2
  const rowsN = Math.ceil(grid.box.h / step) + 2
  const at = (i: number, j: number): Point => (net[j * (cols + 1) + i] as Point)
  const net: Point[] = []
  for (let j = 0; j <= rowsN; j++)
    for (let i = 0; i <= cols; i++) net.push([(i - 0.7 + r() * 0.75) * step, (j - 0.7 + r() * 0.75) * step])
  const out: { d: string; tone: number }[] = []
  for (let j = 0; j < rowsN; j++)
    for (let i = 0; i < cols; i++) {
      const quad = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)]
      const halves = r() < 0.4 ? [[quad[0], quad[1], quad[2]], [quad[0], quad[2], quad[3]]] : [quad]
      for (const h of halves) out.push({ d: paths([h as Point[]]), tone: Math.floor(r() * 8) })
    }
  return out
}

function scatter(grid: HexGrid, n: number, want: number, ok: (p: Point) => boolean): Point[] {
  const r = seeded(n * 7919)
  const [cx, cy] = grid.centre(n)
  const out: Point[] = []
  for (let k = 0; k < want * 12 && out.length < want; k++) {
    const a = r() * Math.PI * 2
    const d = Math.sqrt(r()) * grid.size * 0.8
    const p: Point = [cx + d * Math.cos(a), cy + d * Math.sin(a)]
    if (ok(p) && clear(p, out, 7.6)) out.push(p)
  }
  return out.sort((a, b) => a[1] - b[1])
}

function rows(grid: HexGrid, n: number, ok: (p: Point) => boolean): Point[] {
  const [cx, cy] = grid.centre(n)
  const turn = 0.3 + (hash(String(n)) % 100) / 160
  const out: Point[] = []
  for (let i = -5; i <= 5; i++)
    for (let j = -5; j <= 5; j++) {
      const [x, y] = [i * 9, j * 9]
      const p: Point = [cx + x * Math.cos(turn) - y * Math.sin(turn), cy + x * Math.sin(turn) + y * Math.cos(turn)]
      if (Math.hypot(p[0] - cx, p[1] - cy) < grid.size * 0.74 && ok(p)) out.push(p)
    }
  return out
}

interface House {
  d: string
  ridge: string
  grey: boolean
}

/** Houses keep clear of the road and turn with it. */
function housesIn(grid: HexGrid, n: number, ok: (p: Point) => boolean, roads: Point[]): House[] {
  const r = seeded(n * 104729)
  const [cx, cy] = grid.centre(n)
  const near = roads.filter(([x, y]) => Math.hypot(x - cx, y - cy) < grid.size)
  const placed: Point[] = []
  const out: House[] = []
  for (let k = 0; k < 420 && placed.length < 17; k++) {
    const a = r() * Math.PI * 2
    const d = Math.sqrt(r()) * grid.size * 0.78
    const p: Point = [cx + d * Math.cos(a), cy + d * Math.sin(a)]
    if (!ok(p) || !clear(p, placed, 11.5)) continue
    placed.push(p)
    out.push(house(p, turnOf(p, near, r), 8 + r() * 5, 5.4 + r() * 2, r() < 0.16))
  }
  return out
}

function turnOf(p: Point, road: Point[], r: () => number): number {
  const sorted = [...road].sort((a, b) => Math.hypot(a[0] - p[0], a[1] - p[1]) - Math.hypot(b[0] - p[0], b[1] - p[1]))
  const [a, b] = sorted
  const base = a && b ? Math.atan2(b[1] - a[1], b[0] - a[0]) : r() * 3
  return base + (r() - 0.5) * 0.5 + (r() < 0.25 ? Math.PI / 2 : 0)
}

function house([x, y]: Point, turn: number, w: number, h: number, grey: boolean): House {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const p = (u: number, v: number): Point => [x + u * c - v * s, y + u * s + v * c]
  const corners = [p(-w / 2, -h / 2), p(w / 2, -h / 2), p(w / 2, h / 2), p(-w / 2, h / 2)]
  return { d: paths([corners]), ridge: paths([[p(-w / 2, 0), p(w / 2, 0)]], false), grey }
}

function bridges(grid: HexGrid, ground: Ground): string {
  const wet = new Set(ground.streams.flat().map(([a, b]) => `${Math.min(a, b)}/${Math.max(a, b)}`))
  let d = ''
  const seen = new Set<string>()
  for (const road of ground.roads)
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

function patch(grid: HexGrid, n: number, terrain: string): Drawing['patches'] {
  if (!PATCHES.has(terrain)) return []
  const c = grid.centre(n)
  const kind = terrain.startsWith('field') ? 'field' : 'marsh'
  const turn = (hash(String(n)) % 180) * (Math.PI / 180)
  const loop = chaikin(grid.corners(n, grid.size * 0.93), 1, true)
  let marks = ''
  for (let k = -9; k <= 9; k++) {
    const [u, v] = [Math.cos(turn), Math.sin(turn)]
    const half = Math.sqrt(Math.max(0, (grid.size * 0.78) ** 2 - (k * 4.6) ** 2))
    if (half < 4) continue
    const [ox, oy] = [c[0] - v * k * 4.6, c[1] + u * k * 4.6]
    marks += kind === 'field'
      ? paths([[[ox - u * half, oy - v * half], [ox + u * half, oy + v * half]]], false)
      : k % 2 === 0 ? paths([[[ox - half * 0.5, c[1] + k * 4.2], [ox - half * 0.5 + 12, c[1] + k * 4.2]], [[ox + half * 0.2, c[1] + k * 4.2], [ox + half * 0.2 + 9, c[1] + k * 4.2]]], false) : ''
  }
  return [{ kind, d: paths([loop]), marks }]
}

function circles(points: Point[], r: number): string {
  const f = (n: number) => Math.round(n * 10) / 10
  return points.map(([x, y]) => `M${f(x - r)} ${f(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`).join('')
}

function gridLines(grid: HexGrid): string {
  const seen = new Set<string>()
  const segments: Point[][] = []
  for (const n of grid.numbers) {
    const c = grid.corners(n)
    for (let i = 0; i < 6; i++) {
      const [a, b] = [c[i] as Point, c[(i + 1) % 6] as Point]
      const key = keyOf([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])
      if (seen.has(key)) continue
      seen.add(key)
      segments.push([a, b])
    }
  }
  return paths(segments, false)
}
