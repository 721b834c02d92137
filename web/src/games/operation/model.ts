/** The table as the board reads it: typed pieces of the game's view and static description. */
import { hash, seeded } from '../../lib/random'
import type { View } from '../../lib/types'

export type Point = [number, number]
export interface Model { id: string; unit: string; cls: string; x?: number; y?: number; level?: number; facing?: number; shaken?: boolean; aboard?: string; role?: string; exposed?: boolean; destroyed?: boolean; weapons?: string[] }
export interface Unit { id: string; seat: string; kind: string; training: number; panic: number; models: string[]; start?: number; dead?: number; marked?: number; broken?: boolean; off?: boolean; posture?: string; traits?: string[] }
export interface Vehicle { id: string; kind?: string; turret?: number; crew?: number; seats?: number; wheels?: number; tracks?: number; immobile?: boolean; main?: boolean; lost?: string[]; burning?: boolean }
export interface Feature { id: string; kind: string; shape: Point[]; width?: number; height?: number; levels?: number; openings?: [Point, Point][]; rooms?: Point[][]; roof?: boolean; ruined?: boolean; material?: string }
export interface Template { id: string; kind: string; x: number; y: number; radius: number }
export interface Hand { nation: string; count: number; deck: number; score: number; hand: string[] | null }
export interface Link { seat: string; unit: string; card: number; goal?: Point | null; paths?: [string, Point[]][]; target?: string; second?: string; when?: string; speed?: string; charge?: string; cost?: number; at?: number; aims?: { weapon: string; target: string }[] }
export interface Kind { class: string; name: string; nation: string; outline: Point; points: number; training: number; mounts: { id: string; weapon: string; role: string }[] }
export interface Table {
  size: Point; turn: number; turns: number; initiative: string; seats: string[]; attacker: string
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

/** The middle of a unit's models on the table. */
export function middle(t: Table, id: string): Point | null {
  const found = (t.units[id]?.models ?? []).map((m) => t.models[m]).filter((m): m is Model => Boolean(m) && isOnTable(t, m as Model))
  if (!found.length) return null
  return [Math.round(found.reduce((s, m) => s + (m.x ?? 0), 0) / found.length), Math.round(found.reduce((s, m) => s + (m.y ?? 0), 0) / found.length)]
}

/** Trees spread over a wood, the same each time. */
export function trees(f: Feature, pitch = 46): { x: number; y: number; r: number }[] {
  const rng = seeded(hash(f.id))
  const xs = f.shape.map((p) => p[0])
  const ys = f.shape.map((p) => p[1])
  const found: { x: number; y: number; r: number }[] = []
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += pitch)
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += pitch) {
      const at: Point = [x + (rng() - 0.5) * pitch * 0.8, y + (rng() - 0.5) * pitch * 0.8]
      const r = pitch * (0.34 + rng() * 0.24)
      if (inside(f.shape, at)) found.push({ x: at[0], y: at[1], r })
    }
  return found
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
/** Bushes along a hedge. */
export function bushes(f: Feature): { x: number; y: number; r: number }[] {
  const rng = seeded(hash(f.id))
  const found: { x: number; y: number; r: number }[] = []
  f.shape.slice(1).forEach((b, i) => {
    const a = f.shape[i] as Point
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    for (let s = 0; s <= length; s += 12) found.push({ x: a[0] + ((b[0] - a[0]) * s) / length + (rng() - 0.5) * 4, y: a[1] + ((b[1] - a[1]) * s) / length + (rng() - 0.5) * 4, r: 8 + rng() * 3.5 })
  })
  return found
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
export const lengthOf = (way: Point[]): number => way.slice(1).reduce((sum, b, i) => sum + Math.hypot(b[0] - (way[i] as Point)[0], b[1] - (way[i] as Point)[1]), 0)

/** The words of a form that name it: `go fast * ()` is `go-fast`. */
export const formKey = (form: string): string => form.split(' ').slice(0, form.split(' ').indexOf('*')).join('-')

/** How far (mm) a unit's slowest model goes at a speed under an order, before terrain. */
export function paceOf(stat: View, t: Table, id: string, order: string, speed: string): number {
  const row = (m: Model): number[] => stat.pace[m.cls] ?? stat.pace.infantry
  const there = standing(t, id)
  const every = there.length ? there : (t.units[id]?.models ?? []).map((m) => t.models[m]).filter((m): m is Model => Boolean(m) && !m?.aboard)
  const all = every.filter((m) => m.cls !== 'artillery').map((m) => row(m)[order === 'assault' && speed !== 'slow' ? 2 : speed === 'slow' ? 0 : 1] ?? 0)
  return all.length ? Math.min(...all) : 0
}

export interface Box { x: number; y: number; w: number; h: number }
const apart = (a: Box, b: Box): boolean => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y
const overlap = (a: Box, b: Box): number => (apart(a, b) ? 0 : (Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * (Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)))

/** The space that a unit's figures take. */
export function boxOf(t: Table, id: string, margin = 15): Box | null {
  const men = standing(t, id)
  if (!men.length) return null
  const reach = (m: Model) => (isVehicle(t, m) ? 42 : margin)
  const [left, top] = [Math.min(...men.map((m) => (m.x ?? 0) - reach(m))), Math.min(...men.map((m) => (m.y ?? 0) - reach(m)))]
  return { x: left, y: top, w: Math.max(...men.map((m) => (m.x ?? 0) + reach(m))) - left, h: Math.max(...men.map((m) => (m.y ?? 0) + reach(m))) - top }
}
/** Names beside their units: below, above, right or left, where they cover least of figures and other names. */
export function labels(t: Table, wide: (id: string) => number, high: number): { id: string; box: Box }[] {
  const figures = Object.values(t.models).filter((m) => isOnTable(t, m)).map((m): Box => { const r = isVehicle(t, m) ? 34 : 13; return { x: (m.x ?? 0) - r, y: (m.y ?? 0) - r, w: 2 * r, h: 2 * r } })
  const placed: { id: string; box: Box }[] = []
  for (const id of Object.keys(t.units)) {
    const at = boxOf(t, id)
    if (!at) continue
    const w = wide(id)
    const [cx, cy, gap] = [at.x + at.w / 2 - w / 2, at.y + at.h / 2 - high / 2, high * 0.2]
    const tried: Point[] = [[cx, at.y + at.h + gap], [cx, at.y - high - gap], [at.x + at.w + gap, cy], [at.x - w - gap, cy], [cx, at.y + at.h + high + gap], [cx, at.y - 2 * high - gap], [at.x, at.y + at.h + gap], [at.x + at.w - w, at.y + at.h + gap]]
    const boxes = tried.map(([x, y]): Box => ({ x: Math.min(Math.max(x, 4), t.size[0] - w - 4), y: Math.min(Math.max(y, 4), t.size[1] - high - 4), w, h: high }))
    const cost = (b: Box) => figures.reduce((s, f) => s + overlap(b, f), 0) + placed.reduce((s, p) => s + 3 * overlap(b, p.box), 0)
    const costs = boxes.map(cost)
    placed.push({ id, box: boxes[costs.indexOf(Math.min(...costs))] as Box })
  }
  return placed
}

/** The weapon that is to be aimed now, if a template is to be laid: its circle in millimetres. */
export function templateOf(stat: View, t: Table): number {
  const at = t.chain.findLastIndex((f) => typeof f['shot'] === 'number' && Array.isArray(f['models']))
  const shots = (t.chain[at - 1]?.['shots'] ?? []) as { weapon: string; mode?: string }[]
  const shot = shots[t.chain[at]?.['shot'] as number]
  const modes = (stat.weapons[shot?.weapon ?? '']?.modes ?? []) as { name: string; template: number }[]
  return (modes.find((m) => m.name === shot?.mode && m.template) ?? modes.find((m) => m.template))?.template ?? 0
}
