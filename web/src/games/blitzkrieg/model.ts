/** The server's description and view of Blitzkrieg 1940 in the words of the drawing. */
import { HexGrid, type Layout } from '../../lib/hexboard/grid'
import { draw, type Drawing, type Ground } from '../../lib/hexboard/terrain'
import { t, text } from '../../lib/text.svelte'
import type { View } from '../../lib/types'

export const SIZE = 43

export interface Face {
  id: string
  seat: string
  formation: string
  short: string
  label: string
  colour: string
  kind: string
  symbol: string
  hq: boolean
  attack: number
  reduced: number
  range: number
  defence: number
  movement: number
  command: number
}
export interface Now {
  id: string
  hex: number | null
  reduced: boolean
  neutralised: boolean
  fatigued: boolean
  out: boolean
  fired: boolean
  column: boolean
  done: boolean
  aboard: string
}
export interface Place {
  name: string
  hexes: number[]
  points: number
}
export interface Table {
  grid: HexGrid
  drawing: Drawing
  ground: Ground
  places: Place[]
  faces: Map<string, Face>
  roads: { name: string; hexes: number[] }[]
  rivers: { name: string; at: [number, number] }[]
}

const SYMBOLS: Record<string, string> = { mg: 'plain', hq: 'plain' }
const made = new WeakMap<object, Table>()

export function tableOf(stat: View): Table {
  let found = made.get(stat as object)
  if (!found) {
    found = build(stat)
    made.set(stat as object, found)
  }
  return found
}

function build(stat: View): Table {
  const m = stat.map
  const hexes = new Map<number, { terrain: string; level: number }>()
  for (const [hex, terrain, level] of m.ground as [number, string, number][]) hexes.set(hex, { terrain, level })
  const grid = new HexGrid(m.layout as Layout, SIZE, hexes.keys())
  const roads = Object.entries(m.roads as Record<string, number[]>).map(([name, list]) => ({ name, hexes: list, main: /^N ?\d/.test(name) }))
  const streams = Object.entries((m.streams ?? {}) as Record<string, string[]>)
  const ground: Ground = { hexes, roads, streams: streams.map(([, sides]) => sides.map(pair)) }
  return {
    grid,
    ground,
    drawing: draw(grid, ground),
    places: placesOf(stat),
    faces: new Map(Object.entries((stat.units ?? {}) as Record<string, View>).map(([id, u]) => [id, faceOf(stat, id, u)])),
    roads,
    rivers: streams.map(([name, sides]) => ({ name, at: pair(sides[Math.floor(sides.length * 0.62)] ?? '0/0') })),
  }
}

const pair = (side: string): [number, number] => side.split('/').map(Number) as [number, number]

function placesOf(stat: View): Place[] {
  const points = new Map<number, number>((stat.objectives ?? []).map((o: { hex: number; points: number }) => [o.hex, o.points]))
  return Object.entries(stat.map.names as Record<string, number[]>).map(([name, hexes]) => ({
    name, hexes, points: hexes.reduce((sum, h) => sum + (points.get(h) ?? 0), 0),
  }))
}

function faceOf(stat: View, id: string, u: View): Face {
  const f = stat.formations?.[u.formation] ?? {}
  const hq = u.kind === 'hq'
  return {
    id, hq, seat: u.seat, formation: u.formation, kind: u.kind, short: f.short ?? u.formation, colour: f.colour ?? '#3a3f45',
    label: shortLabel(String(u.label ?? u.name ?? id), String(f.short ?? '')), symbol: SYMBOLS[u.kind] ?? u.kind,
    attack: u.attack ?? 0, reduced: u.reduced ?? 0, range: u.range ?? 0, defence: u.defence ?? 0, movement: u.movement ?? u.mp ?? 0, command: u.command ?? 0,
  }
}

function shortLabel(label: string, formation: string): string {
  return label.startsWith(`${formation} `) ? label.slice(formation.length + 1) : label
}

export function unitsOf(view: View): Now[] {
  return Object.entries((view?.units ?? {}) as Record<string, View>).map(([id, u]) => nowOf(view, id, u))
}

function nowOf(view: View, id: string, u: View): Now {
  const f = view.formations?.[u.formation] ?? {}
  return {
    id, hex: u.hex ?? null, reduced: Boolean(u.reduced), neutralised: Boolean(u.neutralised), fatigued: Boolean(u.fatigued ?? f.fatigued),
    out: Boolean(u.out), fired: Boolean(u.fired ?? u.opp), column: Boolean(u.column), done: Boolean(u.done), aboard: u.aboard ?? '',
  }
}

/** Units on the map by hex, north to south; riders lie under their carrier. */
export function stacksOf(units: Now[], grid: HexGrid): { hex: number; units: Now[] }[] {
  const at = new Map<number, Now[]>()
  for (const u of units) if (u.hex !== null && grid.has(u.hex)) at.set(u.hex, [...(at.get(u.hex) ?? []), u])
  return [...at].map(([hex, list]) => ({ hex, units: list })).sort((a, b) => grid.centre(a.hex)[1] - grid.centre(b.hex)[1])
}

export function heldBy(view: View, hexes: number[]): string {
  const held = view?.held ?? view?.control ?? {}
  return hexes.map((h) => held[h] ?? held[String(h)] ?? '').find(Boolean) ?? ''
}

export function worksOf(view: View): { hex: number; kind: string }[] {
  const list = (kind: string, v: View) => ((v ?? []) as (number | { hex: number })[]).map((w) => ({ kind, hex: typeof w === 'number' ? w : w.hex }))
  return [...list('mines', view?.mines), ...list('works', view?.works)]
}

export function formationColour(stat: View, table: Table, id: string): string {
  return table.faces.get(id)?.colour ?? stat.formations?.[id]?.colour ?? '#3a3f45'
}

export function turnsOf(stat: View): { turn: number; low: number | null; high: number | null }[] {
  return ((stat.turns ?? []) as View[]).map((x, i) => ({ turn: x.turn ?? i + 1, low: x.low ?? null, high: x.high ?? null }))
}

/** Points now, this turn's bounds, and what is still needed, in words. */
export function scoreOf(stat: View, view: View): { points: number; low: number | null; high: number | null; words: string } {
  const points = Number(view?.points ?? 0)
  const now = turnsOf(stat).find((x) => x.turn === view?.turn)
  if (!now || now.low === null || now.high === null) return { points, low: null, high: null, words: '' }
  const words = points < now.low ? t('points-short', { count: now.low - points }) : points > now.high ? t('points-over') : t('points-on', { count: now.high + 1 - points })
  return { points, low: now.low, high: now.high, words }
}

export interface Chit {
  id: string
  name: string
  seat: string
  count: number
}

export function cupOf(stat: View, view: View): { total: number; markers: Chit[]; held: Chit[]; active: string } {
  const chit = (id: string, count: number): Chit => ({ id, count, name: text.name('marker', id), seat: stat.markers?.[id]?.seat ?? '' })
  const markers = Object.entries((view?.cup ?? {}) as Record<string, number>).filter(([, n]) => n > 0).map(([id, n]) => chit(id, n))
  const order = (m: Chit) => (m.seat === 'german' ? 0 : 1)
  return {
    markers: markers.sort((a, b) => order(a) - order(b)), total: markers.reduce((s, m) => s + m.count, 0),
    held: Object.entries((view?.held_markers ?? {}) as Record<string, number>).map(([id, n]) => chit(id, n)),
    active: view?.active ? (stat.formations?.[view.active]?.short ?? text.name('formation', view.active)) : '',
  }
}
