/** The table as the board reads it: typed pieces of the game's view and static description. */
import type { View } from '../../lib/types'

import type { Box } from './place'

export type Point = [number, number]
export interface Model { id: string; unit: string; cls: string; x?: number; y?: number; level?: number; facing?: number; shaken?: boolean; aboard?: string; role?: string; exposed?: boolean; destroyed?: boolean; weapons?: string[] }
export interface Unit { id: string; seat: string; kind: string; training: number; panic: number; models: string[]; start?: number; dead?: number; marked?: number; broken?: boolean; off?: boolean; posture?: string; traits?: string[] }
export interface Vehicle { id: string; kind?: string; turret?: number; crew?: number; seats?: number; wheels?: number; tracks?: number; immobile?: boolean; main?: boolean; lost?: string[]; burning?: boolean }
export interface Feature { id: string; kind: string; shape: Point[]; width?: number; height?: number; levels?: number; openings?: [Point, Point][]; doors?: [Point, Point][]; rooms?: Point[][]; roof?: boolean; ruined?: boolean; material?: string }
export interface Template { id: string; kind: string; x: number; y: number; radius: number; shape?: Point[] }
export interface Hand { nation: string; count: number; deck: number; score: number; hand: string[] | null }
export interface Link { seat: string; unit: string; card: number; goal?: Point | null; paths?: [string, Point[]][]; target?: string; second?: string; when?: string; speed?: string; charge?: string; cost?: number; at?: number; aims?: { weapon: string; target: string }[]; extra?: string[]; reverse?: boolean }
export interface Kind { class: string; name: string; nation: string; outline: Point; points: number; training: number; traits?: string[]; pace?: number[]; mounts: { id: string; weapon: string; place: string; role: string }[] }
export interface Table {
  scenario: string; switches: string[]; size: Point; turn: number; turns: number; initiative: string; seats: string[]; attacker: string
  units: Record<string, Unit>; models: Record<string, Model>; vehicles: Record<string, Vehicle>
  features: Record<string, Feature>; templates: Record<string, Template>; sides: Record<string, Hand>
  zones: Record<string, Point[]>; objectives: { id: string; x: number; y: number; points: number }[]
  scores: Record<string, number>; drafts: Record<string, string>; chain: Record<string, unknown>[]
}
export interface Card { id: string; order: string; priority: number }

export const tableOf = (view: View): Table => view as Table
export const kindOf = (stat: View, unit: Unit | undefined, vehicle?: Vehicle): Kind | undefined => stat.kinds[(vehicle?.kind || unit?.kind) ?? '']
export const cardsOf = (stat: View): Card[] => stat.cards as Card[]
export const isLine = (stat: View, f: Feature): boolean => Boolean(stat.terrain[f.kind]?.line)
export const isOnTable = (t: Table, m: Model): boolean => !m.aboard && !t.units[m.unit]?.off
export const isVehicle = (t: Table, m: Model): boolean => m.id in t.vehicles
export const path = (points: Point[], closed = true): string => (points.length ? `M${points.map((p) => p.join(' ')).join('L')}${closed ? 'Z' : ''}` : '')

/** Announced so far, the last one on top. */
export function links(t: Table): Link[] {
  const holder = [...t.chain].reverse().find((f) => Array.isArray(f['links']) && (f['links'] as unknown[]).length)
  return ((holder?.['links'] as Link[] | undefined) ?? []).slice().reverse()
}
export function draftOf(t: Table): Link | null {
  const holder = [...t.chain].reverse().find((f) => f['draft'])
  return (holder?.['draft'] as Link | undefined) ?? null
}

/** The strength of a unit: its men, or the crew of a vehicle; how many there were; how many are shaken. */
export function muster(t: Table, unit: Unit): { now: number; start: number; shaken: number } {
  const men = unit.models.map((m) => t.models[m]).filter((m): m is Model => Boolean(m) && !((m?.id ?? '') in t.vehicles) && m?.cls === 'infantry')
  return { now: men.length, start: Math.max(unit.start ?? 0, men.length), shaken: men.filter((m) => m.shaken).length }
}
/** The middle of a unit's models on the table. */
export function middle(t: Table, id: string): Point | null {
  const found = (t.units[id]?.models ?? []).map((m) => t.models[m]).filter((m): m is Model => Boolean(m) && isOnTable(t, m as Model))
  if (!found.length) return null
  return [Math.round(found.reduce((s, m) => s + (m.x ?? 0), 0) / found.length), Math.round(found.reduce((s, m) => s + (m.y ?? 0), 0) / found.length)]
}

export function inside(shape: Point[], [x, y]: Point): boolean {
  let within = false
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const [ax, ay] = shape[i] as Point
    const [bx, by] = shape[j] as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  }
  return within
}
/** The models of a unit that stand on the table. */
export const standing = (t: Table, id: string): Model[] => (t.units[id]?.models ?? []).map((m) => t.models[m]).filter((m): m is Model => Boolean(m) && isOnTable(t, m as Model))

/** The model of a unit that is nearest to a place: it is the one that goes there, the others keep their formation. */
export function nearest(t: Table, id: string, [x, y]: Point): Model | null {
  const far = (m: Model) => Math.hypot((m.x ?? 0) - x, (m.y ?? 0) - y)
  return standing(t, id).reduce<Model | null>((best, m) => (!best || far(m) < far(best) ? m : best), null)
}
/** Where the men of a unit would stand if its nearest man went to a place. */
export function ghosts(t: Table, id: string, goal: Point): Point[] {
  const first = nearest(t, id, goal)
  if (!first) return []
  const [dx, dy] = [goal[0] - (first.x ?? 0), goal[1] - (first.y ?? 0)]
  return standing(t, id).filter((m) => !m.shaken).map((m): Point => [(m.x ?? 0) + dx, (m.y ?? 0) + dy])
}
/** A point so many thousandths along a way. */
export function along(way: Point[], thousandths: number): Point {
  const legs = way.slice(1).map((b, i) => Math.hypot(b[0] - (way[i] as Point)[0], b[1] - (way[i] as Point)[1]))
  let left = (legs.reduce((sum, l) => sum + l, 0) * thousandths) / 1000
  for (const [i, length] of legs.entries()) {
    const [a, b] = [way[i] as Point, way[i + 1] as Point]
    if (left <= length && length > 0) return [a[0] + ((b[0] - a[0]) * left) / length, a[1] + ((b[1] - a[1]) * left) / length]
    left -= length
  }
  return way.at(-1) ?? [0, 0]
}
/** How a vehicle stands at the end of an announced way, in degrees. */
export function facingOf(link: Link, way: Point[]): number {
  const told = link.extra?.findLast((e) => e.startsWith('face:'))
  if (told) return Number(told.slice(5)) / 10
  const [a, b]: [Point, Point] = [way.at(-2) ?? [0, 0], way.at(-1) ?? [0, 0]]
  return (Math.atan2(b[0] - a[0], a[1] - b[1]) * 180) / Math.PI + (link.reverse ? 180 : 0)
}
export const lengthOf = (way: Point[]): number => way.slice(1).reduce((sum, b, i) => sum + Math.hypot(b[0] - (way[i] as Point)[0], b[1] - (way[i] as Point)[1]), 0)

/** How often a vehicle turns on a way, by quarters of a circle: before each leg, and at the end. */
export function turnsOf(way: Point[], facing: number, reverse: boolean, spin = 0): number {
  const quarters = (angle: number) => Math.ceil(Math.abs(((angle % 360) + 540) % 360 - 180) / 90 - 1e-6)
  let [heading, turns] = [facing, 0]
  for (const [i, b] of way.slice(1).entries()) {
    const a = way[i] as Point
    if (a[0] === b[0] && a[1] === b[1]) continue
    const wanted = (Math.atan2(b[0] - a[0], a[1] - b[1]) * 180) / Math.PI + (reverse ? 180 : 0)
    turns += quarters(Math.round((wanted - heading) * 10) / 10)
    heading = wanted
  }
  return turns + quarters(spin)
}

/** The words of a form that name it: `go fast * ()` is `go-fast`. */
export const formKey = (form: string): string => form.split(' ').slice(0, form.split(' ').indexOf('*')).join('-')

/** How far (mm) a unit's slowest model goes at a speed under an order, before terrain. */
export function paceOf(stat: View, t: Table, id: string, order: string, speed: string): number {
  const dark: number[] = t.switches.includes('night') ? (stat.night ?? []) : []
  const rush = order === 'assault' && speed !== 'slow' ? 2 : speed === 'slow' ? 0 : 1
  const far = (m: Model): number => {
    const driven = isVehicle(t, m)
    const row: number[] = (driven && kindOf(stat, t.units[m.unit], t.vehicles[m.id])?.pace) || (stat.pace[m.cls] ?? stat.pace.infantry)
    return Math.max(0, (row[rush] ?? 0) + (rush ? (dark[driven ? 1 : 0] ?? 0) : 0))
  }
  const there = standing(t, id)
  const every = there.length ? there : (t.units[id]?.models ?? []).map((m) => t.models[m]).filter((m): m is Model => Boolean(m) && !m?.aboard)
  const all = every.filter((m) => m.cls !== 'artillery').map(far)
  return all.length ? Math.min(...all) : 0
}

/** Those of some figures that stand together, the most of them: a runner under way is not among them. */
function together(men: Model[]): Model[] {
  let most: Model[] = []
  const left = new Set(men)
  while (left.size > most.length) {
    const group = [...left].slice(0, 1)
    for (const m of group) {
      left.delete(m)
      for (const other of left) if (Math.hypot((m.x ?? 0) - (other.x ?? 0), (m.y ?? 0) - (other.y ?? 0)) < 130) (left.delete(other), group.push(other))
    }
    if (group.length > most.length) most = group
  }
  return most
}
/** The space that a unit's figures take. */
export function boxOf(t: Table, id: string, margin = 15): Box | null {
  const men = together(standing(t, id))
  if (!men.length) return null
  const reach = (m: Model) => (isVehicle(t, m) ? 50 : margin)
  const [left, top] = [Math.min(...men.map((m) => (m.x ?? 0) - reach(m))), Math.min(...men.map((m) => (m.y ?? 0) - reach(m)))]
  return { x: left, y: top, w: Math.max(...men.map((m) => (m.x ?? 0) + reach(m))) - left, h: Math.max(...men.map((m) => (m.y ?? 0) + reach(m))) - top }
}
/** The weapon that is to be aimed now, if a template is to be laid: its circle in millimetres. */
export function templateOf(stat: View, t: Table): number {
  const at = t.chain.findLastIndex((f) => typeof f['shot'] === 'number' && Array.isArray(f['models']))
  const shots = (t.chain[at - 1]?.['shots'] ?? []) as { weapon: string; mode?: string }[]
  const shot = shots[t.chain[at]?.['shot'] as number]
  const modes = (stat.weapons[shot?.weapon ?? '']?.modes ?? []) as { name: string; template: number }[]
  return (modes.find((m) => m.name === shot?.mode && m.template) ?? modes.find((m) => m.template))?.template ?? 0
}
