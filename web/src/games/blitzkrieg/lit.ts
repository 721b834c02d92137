/** From options, hints and what is chosen to what is lit on the map. Knows no rule. */
import { idsOf } from '../../lib/choose'
import type { Hints, Line, Option, Way, Zone } from '../../lib/types'
import type { Finder } from './finder'
import type { Table } from './table'
import type { Stack } from './units'

export interface Choice {
  table: Table
  finder: Finder
  stacks: Stack[]
  hints: Hints
  options: Option[]
  chosen: string[]
  armed: Option | null
  /** Who is asked. */
  seat: string
}
export interface Lit {
  /** Own counters that an option names. */
  legal: Set<string>
  /** Hexes that can be attacked, and the one that waits for its second click. */
  targets: number[]
  aimed: number | null
  /** Free hexes that options name. */
  hexes: number[]
  lines: Line[]
}

export function litBy(now: Choice): Lit {
  const { table, finder, chosen, armed } = now
  const ids = new Set(now.options.flatMap(idsOf).filter((id) => !chosen.includes(id)))
  const mine = (id: string) => table.faces.get(id)?.side === now.seat
  const enemies = new Set(now.stacks.filter((s) => s.units.some((u) => !mine(u.id))).map((s) => s.hex))
  const targets = targetHexes(now, ids, enemies, mine)
  const hexes = [...ids].filter((id) => table.grid.has(id) && !table.faces.has(id)).map(Number)
  const aims = armed ? idsOf(armed).map(finder.hex) : []
  return {
    legal: new Set([...ids].filter((id) => table.faces.has(id) && mine(id))),
    targets,
    aimed: aims.findLast((h) => h !== null && targets.includes(h)) ?? null,
    hexes: hexes.filter((h) => !enemies.has(h)),
    lines: linesShown(now, mine),
  }
}

type Mine = (id: string) => boolean

function targetHexes({ table, finder, hints, armed }: Choice, ids: Set<string>, enemies: Set<number>, mine: Mine) {
  const direct = [...ids].filter((id) => table.faces.has(id) && !mine(id)).map(finder.hex)
  const places = [...ids].filter((id) => !table.faces.has(id) && enemies.has(Number(id))).map(Number)
  const marks = hints.marks.filter((m) => m.kind === 'target').map((m) => finder.hex(m.at))
  const aim = armed ? idsOf(armed).map(finder.hex) : []
  const found = new Set([...direct, ...places, ...marks, ...aim.filter((h) => h !== null && enemies.has(h))])
  return [...found].filter((h): h is number => h !== null && table.grid.has(h))
}

/** Zones of the pieces chosen or pointed at, and the command of their formation. */
export function zonesShown({ table, hints, chosen }: Choice, hovered: string | null): Zone[] {
  const looked = hovered && table.faces.get(hovered)?.hq ? [hovered, ...chosen] : chosen
  const isOf = (z: Zone, id: string) =>
    id === z.unit || (z.kind === 'command' && table.faces.get(id)?.formation === z.unit)
  const ways = hints.ways.filter((w) => chosen.includes(w.unit) || !w.unit)
  const zones = hints.zones
    .filter((z) => !z.unit || looked.some((id) => isOf(z, id)))
    .map((z) => (z.kind === 'range' && ways.length ? { ...z, kind: 'range-line' } : z))
  return zones.some((z) => z.kind === 'reach') ? zones : [...zones, ...reachOf(ways)]
}

/** The ends of the ways as a zone with their prices. */
function reachOf(ways: Way[]): Zone[] {
  if (!ways.length) return []
  const labels = ways.map((w) => String(w.cost))
  return [{ kind: 'reach', places: ways.map((w) => w.to), outlines: [], labels, unit: '', args: {} }]
}

/** Hexes that options name and no zone of reach covers. */
export function looseHexes(hexes: number[], zones: Zone[]): number[] {
  const covered = new Set(zones.filter((z) => z.kind === 'reach').flatMap((z) => z.places.map(Number)))
  return hexes.filter((h) => !covered.has(h))
}

/** Lines of the pieces chosen; the shot that waits for its second click has one too. */
function linesShown({ table, finder, hints, chosen, armed }: Choice, mine: Mine): Line[] {
  const [from, to] = armed ? idsOf(armed).filter((id) => table.faces.has(id)) : []
  if (from && to && !mine(to))
    return [{ kind: 'fire', start: from, end: to, blocked: '', label: '', args: {}, ends: null, stop: null }]
  const hexes = chosen.map(finder.hex)
  return hints.lines.filter((l) => !chosen.length || chosen.includes(l.start) || hexes.includes(Number(l.start)))
}
