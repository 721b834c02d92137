/** The map and the cards of a scenario, drawn from the server's static data once. */
import { catmull, chaikin, paths } from '../../lib/hexboard/curves'
import { HexGrid, type Point } from '../../lib/hexboard/grid'
import { draw, type Drawing, type Ground } from '../../lib/hexboard/terrain'
import { seeded } from '../../lib/random'
import type { Card, Static } from './model'
import type { GoalPicture, HexPicture } from './wire'

export const SIZE = 52

export interface Table {
  grid: HexGrid
  drawing: Drawing
  cards: Record<string, Card>
  goal: GoalPicture
  /** The step of the execution in which an order box is carried out; 0: in none. */
  stepOf: Record<string, number>
  bridges: number[]
  terrain: Map<number, string>
}

const made = new WeakMap<object, Table>()

export function tableOf(stat: Static): Table {
  let found = made.get(stat)
  if (!found) made.set(stat, (found = build(stat)))
  return found
}

function build(stat: Static): Table {
  const cards = stat.hexes
  const grid = new HexGrid(
    true,
    SIZE,
    cards.map((h) => ({ number: h.hex, x: h.x, y: h.y })),
  )
  const roads = chains(stat.roads).map((hexes) => ({ name: '', hexes, main: hexes.length > 7 }))
  const terrain = new Map(cards.map((h) => [h.hex, h.terrain]))
  const ground: Ground = {
    hexes: new Map(cards.map((h) => [h.hex, { terrain: h.terrain, level: h.level }])),
    roads,
    streams: [],
  }
  const drawing = draw(grid, ground)
  drawing.patches.push(
    ...rivers(grid, cards),
    ...cards.filter((h) => h.terrain === 'brush').map((h) => brush(grid, h.hex)),
  )
  return {
    grid,
    drawing,
    terrain,
    bridges: cards.filter((h) => h.bridge).map((h) => h.hex),
    cards: stat.cards,
    goal: stat.goal,
    stepOf: stat.step_of,
  }
}

/** Pairs of hexes joined to roads that run from fork to fork. */
export function chains(pairs: [number, number][]): number[][] {
  const near = new Map<number, number[]>()
  for (const [a, b] of pairs) {
    near.set(a, [...(near.get(a) ?? []), b])
    near.set(b, [...(near.get(b) ?? []), a])
  }
  const used = new Set<string>()
  const key = (a: number, b: number) => `${Math.min(a, b)}/${Math.max(a, b)}`
  const walk = (a: number, b: number): number[] => {
    const out = [a, b]
    used.add(key(a, b))
    for (;;) {
      const end = out.at(-1) as number
      const next = (near.get(end) ?? []).filter((n) => !used.has(key(end, n)))
      if ((near.get(end)?.length ?? 0) !== 2 || next.length !== 1) return out
      used.add(key(end, next[0] as number))
      out.push(next[0] as number)
    }
  }
  const ends = [...near.keys()].sort((a, b) => (near.get(a)?.length ?? 0) - (near.get(b)?.length ?? 0))
  return ends.flatMap((a) => (near.get(a) ?? []).filter((b) => !used.has(key(a, b))).map((b) => walk(a, b)))
}

type Patch = Drawing['patches'][number]

/** A river through the middle of its hexes, with shallows at fords and planks at bridges. */
function rivers(grid: HexGrid, cards: HexPicture[]): Patch[] {
  const wet = cards.filter((h) => h.terrain === 'river' || h.terrain === 'ford').sort((a, b) => a.y - b.y || a.x - b.x)
  if (!wet.length) return []
  const r = seeded(706)
  const line: Point[] = wet.flatMap((h): Point[] => {
    const [x, y] = grid.centre(h.hex)
    return [
      [x + (r() - 0.5) * 22, y - SIZE * 0.86],
      [x + (h.bridge ? 0 : (r() - 0.5) * 12), y],
    ]
  })
  const [first, last] = [line[0] as Point, line.at(-1) as Point]
  const d = catmull([[first[0] + 8, first[1] - 40], ...line, [last[0] - 6, last[1] + 70]])
  const fords = wet
    .filter((h) => h.terrain === 'ford')
    .map((h) => shallows(grid.centre(h.hex)))
    .join('')
  return [
    { kind: 'river bank', d, marks: '' },
    { kind: 'river edge', d, marks: '' },
    { kind: 'river', d, marks: '' },
    { kind: 'ford', d: '', marks: fords },
  ]
}

function shallows([x, y]: Point): string {
  return [-24, -12, 0, 12, 24]
    .map((dy, i) =>
      paths(
        [
          [
            [x - 20 + (i % 2) * 6, y + dy],
            [x - 4 + (i % 2) * 6, y + dy],
          ],
          [
            [x + 4, y + dy],
            [x + 18, y + dy],
          ],
        ],
        false,
      ),
    )
    .join('')
}

function brush(grid: HexGrid, hex: number): Patch {
  const r = seeded(hex * 31)
  const [cx, cy] = grid.centre(hex)
  let d = ''
  const spots: Point[] = []
  for (let k = 0; k < 160 && spots.length < 24; k++) {
    const [a, far] = [r() * Math.PI * 2, Math.sqrt(r()) * SIZE * 0.8]
    const p: Point = [cx + far * Math.cos(a), cy + far * Math.sin(a) * 0.9]
    if (spots.every(([x, y]) => Math.hypot(x - p[0], y - p[1]) > 9)) spots.push(p)
  }
  for (const [x, y] of spots)
    d += paths([
      chaikin(
        [
          [x - 4, y + 2],
          [x - 2, y - 3.4],
          [x + 3, y - 2.6],
          [x + 4, y + 2.4],
        ],
        2,
        true,
      ),
    ])
  return { kind: 'brush', d, marks: '' }
}

/** The neighbour in a direction counted clockwise from north. */
export function toward(grid: HexGrid, hex: number, direction: number): Point {
  const a = ((direction * 60 - 90) * Math.PI) / 180
  const [x, y] = grid.centre(hex)
  return [x + Math.cos(a) * SIZE * Math.sqrt(3), y + Math.sin(a) * SIZE * Math.sqrt(3)]
}
