/** The picture in the words of the drawing: pieces, flags, convoys, values of counters. */
import { kindRank } from './look'
import type { CounterPrinted, EuropePicture, EuropeStatic } from './wire'

export interface Stack {
  /** What tells it from all others. */
  id: string
  unit: string
  owner: string
  kind: string
  area: string
  n: number
  /** How many of them have nothing left to do, and how many are cut off. */
  done: number
  cut: number
}
/** The pieces of one owner in one area. */
export interface Group {
  id: string
  area: string
  owner: string
  stacks: Stack[]
}

/** Some pieces of a type in a place; without a type any of that place, without a place that type anywhere. */
export interface Pieces {
  unit: string
  area: string
}
export const isAmong = (s: Pieces, all: Pieces[]): boolean =>
  all.some((p) => (!p.unit || p.unit === s.unit) && (!p.area || p.area === s.area))

export function stacksOf(stat: EuropeStatic, picture: EuropePicture): Stack[] {
  const found = new Map<string, Stack>()
  for (const u of picture.units) {
    const { country: owner = '', kind = '' } = stat.counters[u.unit] ?? {}
    const id = `${u.unit}@${u.area}`
    const s = found.get(id) ?? { id, unit: u.unit, owner, kind, area: u.area, n: 0, done: 0, cut: 0 }
    s.n += u.n
    if (u.used) s.done += u.n
    if (u.cut) s.cut += u.n
    found.set(id, s)
  }
  return [...found.values()]
}

export function groupsOf(stacks: Stack[]): Group[] {
  const found = new Map<string, Group>()
  for (const s of stacks) {
    const id = `${s.area}/${s.owner}`
    const g = found.get(id) ?? { id, area: s.area, owner: s.owner, stacks: [] }
    g.stacks.push(s)
    found.set(id, g)
  }
  for (const g of found.values()) g.stacks.sort((a, b) => kindRank(a.kind) - kindRank(b.kind))
  return [...found.values()]
}

/** Areas that another than their rightful owner holds. */
export function heldOf(stat: EuropeStatic, picture: EuropePicture): { area: string; by: string }[] {
  return Object.entries(picture.control)
    .map(([area, by]) => ({ area, by }))
    .filter(({ area, by }) => by && by !== stat.areas[area]?.holder && by !== stat.areas[area]?.country)
}
/** Small countries that fight beside a power: their capitals fly its flag. */
export function friendsOf(stat: EuropeStatic, picture: EuropePicture): { area: string; by: string }[] {
  const joined = Object.entries(picture.countries).filter(([, c]) => c.standing === 'joined' && c.patron)
  return joined.flatMap(([id, c]) =>
    Object.entries(stat.areas)
      .filter(([, a]) => a.country === id && a.capital)
      .map(([area]) => ({ area, by: c.patron })),
  )
}

export function powersOf(stat: EuropeStatic, picture: EuropePicture): string[] {
  return stat.powers.filter((p) => picture.powers[p]?.standing !== 'absent')
}

/** The type of a country's units of a kind, by its name. */
export function typeOf(
  stat: EuropeStatic,
  country: string,
  kind: string,
): [unit: string, printed: CounterPrinted] | null {
  return Object.entries(stat.counters).find(([, c]) => c.country === country && c.kind === kind) ?? null
}
