/** What never changes in a battle, in the words of the drawing: hexes, ground, places, the faces of the counters. */
import { HexGrid } from '../../lib/hexboard/grid'
import { draw, type Drawing, type Ground } from '../../lib/hexboard/terrain'
import type { BlitzkriegStatic, CounterCard, FormationCard } from './wire'

export const SIZE = 43
const NO_COLOUR = '#3a3f45'

/** A counter as it is printed. */
export interface Face extends CounterCard {
  short: string
  label: string
  colour: string
  /** Independent units carry a white stripe. */
  stripe: boolean
  symbol: string
  hq: boolean
}
export interface Place {
  name: string
  hexes: number[]
  points: number
}
export interface Table {
  grid: HexGrid
  drawing: Drawing
  places: Place[]
  faces: Map<string, Face>
  formations: Map<string, FormationCard>
  roads: { name: string; hexes: number[] }[]
  rivers: { name: string; at: [number, number] }[]
}

const SYMBOLS: Record<string, string> = { mg: 'plain' }
const made = new WeakMap<BlitzkriegStatic, Table>()

export function tableOf(stat: BlitzkriegStatic): Table {
  let found = made.get(stat)
  if (!found) {
    found = build(stat)
    made.set(stat, found)
  }
  return found
}

function build(stat: BlitzkriegStatic): Table {
  const grid = new HexGrid(
    stat.flat,
    SIZE,
    stat.hexes.map((h) => ({ number: h.number, x: h.x, y: h.y })),
  )
  const roads = Object.entries(stat.roads).map(([name, hexes]) => ({ name, hexes, main: name in stat.main }))
  const streams = Object.entries(stat.streams)
  const ground: Ground = {
    hexes: new Map(stat.hexes.map((h) => [h.number, { terrain: h.terrain, level: h.level }])),
    roads,
    streams: streams.map(([, sides]) => sides),
  }
  const formations = new Map(stat.formations.map((f) => [f.id, f]))
  return {
    grid,
    drawing: draw(grid, ground),
    places: placesOf(stat),
    faces: new Map(stat.counters.map((c) => [c.id, faceOf(c, formations.get(c.formation), symbolOf(stat, c))])),
    formations,
    roads: roads.filter((r) => r.main).map((r) => ({ name: stat.main[r.name] ?? '', hexes: r.hexes })),
    rivers: streams.map(([name, sides]) => ({ name, at: sides[Math.floor(sides.length * 0.62)] ?? [0, 0] })),
  }
}

function placesOf(stat: BlitzkriegStatic): Place[] {
  return Object.entries(stat.names).map(([name, hexes]) => ({ name, hexes, points: stat.objectives[name] ?? 0 }))
}

/** An HQ shows the arm of its first unit. */
function symbolOf(stat: BlitzkriegStatic, c: CounterCard): string {
  const shown = c.kind === 'hq' ? stat.counters.find((x) => x.formation === c.formation) : c
  const kind = shown?.kind ?? 'plain'
  return SYMBOLS[kind] ?? kind
}

function faceOf(c: CounterCard, f: FormationCard | undefined, symbol: string): Face {
  const short = f?.short ?? c.formation
  return {
    ...c,
    hq: c.kind === 'hq',
    short,
    colour: f?.colour ?? NO_COLOUR,
    stripe: f?.stripe ?? false,
    label: c.name.startsWith(`${short} `) ? c.name.slice(short.length + 1) : c.name,
    symbol,
  }
}

export function formationColour(table: Table, id: string): string {
  return table.faces.get(id)?.colour ?? table.formations.get(id)?.colour ?? NO_COLOUR
}
