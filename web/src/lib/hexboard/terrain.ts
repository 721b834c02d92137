/** The drawing of a hex map's ground, made once per map from its description: path texts by layer. */
import { hash, seeded } from '../random'
import { chaikin, hachures, outlines, paths } from './curves'
import { HexGrid, keyOf, type Point } from './grid'
import { bridges, lines, streamPath, type Waylines } from './lines'
import { circles, freeOf, housesIn, rows, scatter } from './strewn'

export interface Ground extends Waylines {
  /** hex -> terrain word and level */
  hexes: Map<number, { terrain: string; level: number }>
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
    treeLights: circles(
      trees.map(([x, y]) => [x - 1.1, y - 1.3]),
      1.9,
    ),
    fruit: circles(
      orchards.flatMap((n) => rows(grid, n, (p) => off(p, 7))),
      2.5,
    ),
    houses: houses
      .filter((h) => !h.grey)
      .map((h) => h.d)
      .join(''),
    greyHouses: houses
      .filter((h) => h.grey)
      .map((h) => h.d)
      .join(''),
    ridges: houses.map((h) => h.ridge).join(''),
    grid: gridLines(grid),
    patches: grid.numbers.flatMap((n) => patch(grid, n, ground.hexes.get(n)?.terrain ?? '')),
  }
}

function smoothSet(grid: HexGrid, numbers: number[], times: number): string {
  return paths(
    outlines(
      grid,
      numbers.map((n) => grid.centre(n)),
    ).map((l) => chaikin(l, times, true)),
  )
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
    return {
      level: i + 1,
      fill: paths(loops),
      contour: paths(loops),
      hachures: loops.map((l) => hachures(l, 7, 5)).join(''),
    }
  })
}

function parcels(grid: HexGrid): { d: string; tone: number }[] {
  const r = seeded(1940)
  const step = grid.size * 1.55
  const cols = Math.ceil(grid.box.w / step) + 2
  const rowsN = Math.ceil(grid.box.h / step) + 2
  const at = (i: number, j: number): Point => net[j * (cols + 1) + i] as Point
  const net: Point[] = []
  for (let j = 0; j <= rowsN; j++)
    for (let i = 0; i <= cols; i++) net.push([(i - 0.7 + r() * 0.75) * step, (j - 0.7 + r() * 0.75) * step])
  const out: { d: string; tone: number }[] = []
  for (let j = 0; j < rowsN; j++)
    for (let i = 0; i < cols; i++) {
      const quad = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)]
      const halves =
        r() < 0.4
          ? [
              [quad[0], quad[1], quad[2]],
              [quad[0], quad[2], quad[3]],
            ]
          : [quad]
      for (const h of halves) out.push({ d: paths([h as Point[]]), tone: Math.floor(r() * 8) })
    }
  return out
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
    marks +=
      kind === 'field'
        ? paths(
            [
              [
                [ox - u * half, oy - v * half],
                [ox + u * half, oy + v * half],
              ],
            ],
            false,
          )
        : k % 2 === 0
          ? paths(
              [
                [
                  [ox - half * 0.5, c[1] + k * 4.2],
                  [ox - half * 0.5 + 12, c[1] + k * 4.2],
                ],
                [
                  [ox + half * 0.2, c[1] + k * 4.2],
                  [ox + half * 0.2 + 9, c[1] + k * 4.2],
                ],
              ],
              false,
            )
          : ''
  }
  return [{ kind, d: paths([loop]), marks }]
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
