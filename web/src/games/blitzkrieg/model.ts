/** The server's description and view of Blitzkrieg 1940 in the words of the drawing. */
import { HexGrid, label, type Site } from '../../lib/hexboard/grid'
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
  formations: Map<string, View>
  roads: { name: string; hexes: number[] }[]
  rivers: { name: string; at: [number, number] }[]
}

const SYMBOLS: Record<string, string> = { mg: 'plain' }
const made = new WeakMap<object, Table>()

export function tableOf(stat: View): Table {
  let found = made.get(stat as object)
  if (!found) {
    found = build(stat)
    made.set(stat as object, found)
  }
  return found
}

interface HexCard extends Site {
  terrain: string
  level: number
}
function build(stat: View): Table {
  const cards = stat.hexes as HexCard[]
  const grid = new HexGrid(Boolean(stat.flat), SIZE, cards)
  const roads = Object.entries(stat.roads as Record<string, number[]>).map(([name, hexes]) => ({ name, hexes, main: /^N ?\d/.test(name) }))
  const streams = Object.entries(stat.streams as Record<string, Side[]>)
  const ground: Ground = { hexes: new Map(cards.map((h) => [h.number, h])), roads, streams: streams.map(([, sides]) => sides) }
  const formations = new Map<string, View>((stat.formations as View[]).map((f) => [f.id, f]))
  return {
    grid,
    ground,
    drawing: draw(grid, ground),
    places: placesOf(stat),
    faces: new Map((stat.counters as View[]).map((c) => [c.id, faceOf(c, formations.get(c.formation), symbolOf(stat, c))])),
    formations,
    roads: roads.filter((r) => r.main).map((r) => ({ name: /^N ?\d+/.exec(r.name)?.[0].replace(/^N ?/, 'N ') ?? '', hexes: r.hexes })),
    rivers: streams.map(([name, sides]) => ({ name, at: sides[Math.floor(sides.length * 0.62)] ?? [0, 0] })),
  }
}

type Side = [number, number]

function placesOf(stat: View): Place[] {
  return Object.entries(stat.names as Record<string, number[]>).map(([name, hexes]) => ({ name, hexes, points: Number(stat.objectives?.[name] ?? 0) }))
}

/** An HQ shows the arm of its first unit. */
function symbolOf(stat: View, c: View): string {
  const kind = c.kind === 'hq' ? ((stat.counters as View[]).find((x) => x.formation === c.formation)?.kind ?? 'plain') : c.kind
  return SYMBOLS[kind] ?? kind
}

function faceOf(c: View, f: View, symbol: string): Face {
  return {
    id: c.id, hq: c.kind === 'hq', seat: c.side, formation: c.formation, kind: c.kind, short: f?.short ?? c.formation, colour: f?.colour ?? '#3a3f45',
    label: shortLabel(String(c.name), String(f?.short ?? '')), symbol,
    attack: c.attack, reduced: c.reduced, range: c.range, defence: c.defence, movement: c.mp, command: c.command,
  }
}

function shortLabel(label: string, formation: string): string {
  return label.startsWith(`${formation} `) ? label.slice(formation.length + 1) : label
}

export function unitsOf(view: View): Now[] {
  const formations = new Map<string, View>(((view?.formations ?? []) as View[]).map((f) => [f.id, f]))
  return ((view?.units ?? []) as View[]).map((u) => same(seen, u.id, nowOf(u, formations.get(u.formation))))
}

/** What has not changed stays the very same object: its counter is not drawn again. */
function same<K, T extends object>(before: Map<K, T>, key: K, now: T): T {
  const old = before.get(key)
  if (old && Object.entries(now).every(([k, v]) => alike(v, old[k as keyof T]))) return old
  before.set(key, now)
  return now
}
const alike = (a: unknown, b: unknown) => a === b || (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((v, i) => v === b[i]))
const seen = new Map<string, Now>()
const piled = new Map<number, Stack>()
export interface Stack {
  hex: number
  units: Now[]
}

/** Fields at their defaults are left out on the way. */
function nowOf(u: View, f: View): Now {
  return {
    id: u.id, hex: u.hex || null, reduced: u.steps === 1, neutralised: Boolean(u.neutralised), fatigued: Boolean(f?.fatigued),
    out: Boolean(u.out), fired: Boolean(u.opp), column: Boolean(u.column), aboard: u.aboard ?? '',
    done: Boolean(f?.active) && (u.act ?? 'done') === 'done',
  }
}

/** Units on the map by hex, north to south; riders lie under their carrier. */
export function stacksOf(units: Now[], grid: HexGrid): Stack[] {
  const at = new Map<number, Now[]>()
  for (const u of units) if (u.hex !== null && grid.has(u.hex)) at.set(u.hex, [...(at.get(u.hex) ?? []), u])
  return [...at].map(([hex, list]) => same(piled, hex, { hex, units: list })).sort((a, b) => grid.centre(a.hex)[1] - grid.centre(b.hex)[1])
}

export function heldBy(view: View, hexes: number[]): string {
  return hexes.map((h) => view?.control?.[label(h)] ?? '').find(Boolean) ?? ''
}

export function worksOf(view: View): { hex: number; kind: string }[] {
  const list = (kind: string, v: View) => ((v ?? []) as (number | { hex: number })[]).map((w) => ({ kind, hex: typeof w === 'number' ? w : w.hex }))
  return [...list('mines', view?.mines), ...list('works', view?.works)]
}

export function formationColour(table: Table, id: string): string {
  return table.faces.get(id)?.colour ?? table.formations.get(id)?.colour ?? '#3a3f45'
}

export function turnsOf(stat: View): { turn: number; low: number | null; high: number | null }[] {
  const windows = (stat.windows ?? []) as [number, number][]
  return Array.from({ length: stat.turns }, (_, i) => ({ turn: i + 1, low: windows[i]?.[0] ?? null, high: windows[i]?.[1] ?? null }))
}

/** Points now, this turn's window, and what is still needed, in words. */
export function scoreOf(view: View): { points: number; low: number | null; high: number | null; words: string } {
  const n = view.needs
  if (n.kind !== 'points') return { points: 0, low: null, high: null, words: t('holds', { place: n.goal, seat: text.name('seat', n.holder) }) }
  const words = n.points < n.low ? t('points-short', { count: n.low - n.points }) : n.points > n.high ? t('points-over') : t('points-on', { count: n.high + 1 - n.points })
  return { points: n.points, low: n.low, high: n.high, words }
}

export interface Chit {
  id: string
  name: string
  seat: string
  count: number
}

export function cupOf(stat: View, view: View): { total: number; markers: Chit[]; held: Chit[]; active: string } {
  const seats = new Map<string, string>((stat.markers as { id: string; side: string }[]).map((m) => [m.id, m.side]))
  const shorts = new Map<string, string>((stat.formations as { id: string; short: string }[]).map((f) => [f.id, f.short]))
  const chit = (id: string, count: number): Chit => ({ id, count, name: shorts.get(id) ?? text.name('marker', id), seat: seats.get(id) ?? '' })
  const markers = Object.entries((view.cup ?? {}) as Record<string, number>).map(([id, n]) => chit(id, n))
  const held = Object.entries((view.held ?? {}) as Record<string, { repeat: number; general: number; waiting: string }>).flatMap(([seat, h]) => [
    { id: 'repeat', name: t('marker-repeat'), seat, count: h.repeat }, { id: 'general', name: t('marker-general'), seat, count: h.general },
    { id: 'waiting', name: h.waiting ? text.name('marker', h.waiting) : '', seat, count: h.waiting ? 1 : 0 },
  ])
  return {
    markers: markers.sort((a, b) => Number(a.seat !== 'german') - Number(b.seat !== 'german')),
    total: markers.reduce((s, m) => s + m.count, 0),
    held: held.filter((h) => h.count > 0),
    active: ((view.formations ?? []) as View[]).filter((f) => f.active).map((f) => shorts.get(f.id) ?? f.id).join(' + '),
  }
}

const known = new WeakMap<object, Set<string>>()

export function isUnit(view: View, id: string): boolean {
  if (!view) return false
  let ids = known.get(view as object)
  if (!ids) {
    ids = new Set((view.units as { id: string }[]).map((u) => u.id))
    known.set(view as object, ids)
  }
  return ids.has(id)
}

const SHORT: Record<string, string> = { '-': 'short-none', N: 'short-neutral', rN: 'short-neutral', '1': 'short-step', yes: 'short-passed', no: 'short-failed' }

/** What came of it, in a word: the key of the message. */
export function shortOf(event: Record<string, unknown>): string {
  return SHORT[String(event['result'] ?? event['passed'] ?? '')] ?? ''
}
