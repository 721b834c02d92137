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
export interface Link { seat: string; unit: string; card: number; goal?: Point | null; paths?: [string, Point[]][]; target?: string; when?: string; speed?: string; charge?: string }
export interface Kind { class: string; name: string; nation: string; outline: Point; points: number; training: number }
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
