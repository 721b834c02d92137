/** The counters in play as the picture shows them now, and what else lies on the map. */
import { label, type HexGrid } from '../../lib/hexboard/grid'
import type { BlitzkriegPicture, FormationSeen, UnitSeen } from './wire'

/** What is drawn on a counter now. */
export interface Now {
  id: string
  hex: number | null
  reduced: boolean
  neutralised: boolean
  fatigued: boolean
  demoralised: boolean
  out: boolean
  fired: boolean
  column: boolean
  done: boolean
}
export interface Stack {
  hex: number
  units: Now[]
}
export interface Work {
  hex: number
  kind: 'mines' | 'works'
}

const seen = new Map<string, Now>()
const piled = new Map<number, Stack>()

export function unitsOf(picture: BlitzkriegPicture): Now[] {
  const formations = new Map(picture.formations.map((f) => [f.id, f]))
  return picture.units.map((u) => same(seen, u.id, nowOf(u, formations.get(u.formation))))
}

/** What has not changed stays the very same object: its counter is not drawn again. */
function same<K, T extends object>(before: Map<K, T>, key: K, now: T): T {
  const old = before.get(key)
  if (old && Object.entries(now).every(([k, v]) => alike(v, old[k as keyof T]))) return old
  before.set(key, now)
  return now
}
const alike = (a: unknown, b: unknown) =>
  a === b || (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((v, i) => v === b[i]))

function nowOf(u: UnitSeen, f: FormationSeen | undefined): Now {
  return {
    id: u.id,
    hex: u.hex || null,
    reduced: u.steps === 1,
    neutralised: u.neutralised,
    fatigued: f?.fatigued ?? false,
    demoralised: f?.demoralised ?? false,
    out: u.out,
    fired: u.opp,
    column: u.column,
    done: (f?.active ?? false) && u.act === 'done',
  }
}

/** Units on the map by hex, north to south. */
export function stacksOf(units: Now[], grid: HexGrid): Stack[] {
  const at = new Map<number, Now[]>()
  for (const u of units) if (u.hex !== null && grid.has(u.hex)) at.set(u.hex, [...(at.get(u.hex) ?? []), u])
  return [...at]
    .map(([hex, list]) => same(piled, hex, { hex, units: list }))
    .sort((a, b) => grid.centre(a.hex)[1] - grid.centre(b.hex)[1])
}

/** Who holds a place: the seat that passed last through the first of its hexes that counts. */
export function heldBy(picture: BlitzkriegPicture, hexes: number[]): string {
  return hexes.map((h) => picture.control[label(h)] ?? '').find(Boolean) ?? ''
}

export function worksOf(picture: BlitzkriegPicture): Work[] {
  return [
    ...picture.mines.map((hex): Work => ({ kind: 'mines', hex })),
    ...picture.works.map((hex): Work => ({ kind: 'works', hex })),
  ]
}

const known = new WeakMap<BlitzkriegPicture, Set<string>>()

/** Whether an id is a counter; there may be no picture yet. */
export function isUnit(picture: BlitzkriegPicture | null, id: string): boolean {
  if (!picture) return false
  let ids = known.get(picture)
  if (!ids) {
    ids = new Set(picture.units.map((u) => u.id))
    known.set(picture, ids)
  }
  return ids.has(id)
}
