/** The server's description and view in the words of the drawing; the only place that looks inside them. */
import { idsOf } from '../../lib/choose'
import type { LogLine, Option, View } from '../../lib/types'
import { chart, rightful } from './chart'
import { armOf, dressOf, isPower, isType, kindRank, typeOf } from './look'

export interface Stack {
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

const list = (v: unknown): View[] => (Array.isArray(v) ? v : [])
const record = (v: unknown): Record<string, View> => (v && typeof v === 'object' && !Array.isArray(v) ? (v as Record<string, View>) : {})

export function stacksOf(view: View): Stack[] {
  const found = new Map<string, Stack>()
  for (const u of list(view?.units)) {
    const { owner, kind } = typeOf(String(u.unit))
    const key = `${u.unit}@${u.area}`
    const n = Number(u.n ?? 1)
    const s = found.get(key) ?? { unit: String(u.unit), owner, kind, area: String(u.area), n: 0, done: 0, cut: 0 }
    s.n += n
    if (u.used || u.done) s.done += n
    if (u.cut) s.cut += n
    found.set(key, s)
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
export function heldOf(view: View): { area: string; by: string }[] {
  return Object.entries(record(view?.control))
    .filter(([area, by]) => chart.areas[area] && by && by !== 'nobody' && by !== rightful(chart.areas[area].country) && by !== chart.areas[area].country)
    .map(([area, by]) => ({ area, by: String(by) }))
}
/** Small countries that fight beside a power: their capitals fly its flag. */
export function friendsOf(view: View): { area: string; by: string }[] {
  const joined = Object.entries(record(view?.countries)).filter(([, c]) => c.standing === 'joined' && c.patron)
  return joined.flatMap(([id, c]) => Object.keys(chart.areas).filter((a) => chart.areas[a]?.country === id && chart.areas[a]?.capital).map((area) => ({ area, by: String(c.patron) })))
}
export function convoysOf(view: View): { sea: string; by: string; to: string; words: string }[] {
  return list(view?.convoys).map((c) => ({ sea: String(c.sea), by: String(c.sender), to: String(c.receiver), words: c.value === null || c.value === undefined ? '?' : String(c.value) }))
}
export const holderOf = (view: View, area: string): string => String(view?.control?.[area] ?? rightful(chart.areas[area]?.country ?? ''))
export const fortsGone = (view: View): string[] => list(view?.forts_gone).map(String)

export interface Sheet {
  power: string
  hpp: number
  spent: number
  limit: number
  base: number
  redeploy: number
  redeployed: number
  standing: string
  /** In the set-up `due` are still to be set up. */
  pool: { kind: string; left: number; onMap: number; due: number | null }[]
  coming: { year: number; kinds: [string, number][] } | null
  yards: { area: string; ready: number }[]
}

const ADVANCED = new Set(['paratroops', 'bomber', 'submarine', 'destroyer'])
/** Whether a kind of unit is in play at this level. */
const plays = (view: View, kind: string): boolean => !ADVANCED.has(kind) || Boolean(view?.open?.setup?.advanced)

export function sheetOf(stat: View, view: View, power: string): Sheet {
  const p = record(record(view?.powers)[power])
  const sheet = record(record(stat?.sheets)[power])
  const year = yearOf(view)
  const on = new Map<string, number>()
  for (const s of stacksOf(view)) if (s.owner === power) on.set(s.kind, (on.get(s.kind) ?? 0) + s.n)
  const kinds = [...new Set([...Object.keys({ ...record(p.pool), ...record(p.to_place) }).filter((kind) => plays(view, kind)), ...on.keys()])].sort((a, b) => kindRank(a) - kindRank(b))
  const next = record(record(sheet.columns)[String(year + 1)])
  const pairs = Object.entries(next).filter(([kind, n]) => n && plays(view, kind)) as [string, number][]
  return {
    power, hpp: Number(p.in_hand ?? p.hpp ?? 0), spent: Number(p.used ?? p.spent ?? 0), limit: Number(p.limit ?? 0), base: Number(p.base ?? record(sheet.hpp)[String(year)] ?? 0),
    redeploy: Number(p.redeploy ?? sheet.redeploy ?? 0), redeployed: Number(p.redeployed ?? 0), standing: String(p.standing ?? 'active'),
    pool: kinds.map((kind) => ({ kind, left: Number(record(p.pool)[kind] ?? 0), onMap: on.get(kind) ?? 0, due: view?.phase === 'set-up' ? Number(record(p.to_place)[kind] ?? 0) : null })),
    coming: pairs.length ? { year: year + 1, kinds: pairs.sort((a, b) => kindRank(a[0]) - kindRank(b[0])) } : null,
    yards: list(view?.yards).filter((y) => y.power === power).map((y) => ({ area: String(y.area), ready: Number(y.ready) })),
  }
}

export function powersOf(stat: View, view: View): string[] {
  const named = list(stat?.powers).map(String)
  const found = named.length ? named : Object.keys(record(view?.powers))
  return found.filter((p) => isPower(p) && record(view?.powers)[p]?.standing !== 'absent')
}
export const SEASONS = ['spring', 'summer', 'autumn', 'winter']
export const PHASES = ['battle', 'movement', 'building', 'redeployment']
export const turnOf = (view: View): number => Number(view?.turn ?? 0)
export const yearOf = (view: View): number => Number(view?.year ?? 1939 + Math.floor(turnOf(view) / 4))
export const seasonOf = (view: View): string => String(view?.season ?? SEASONS[turnOf(view) % 4])

/** The turns of the scenario as years with their seasons. */
export function calendar(stat: View, view: View): { turn: number; year: number; season: string }[] {
  const last = Number(view?.last ?? turnOf(view))
  const first = Number(stat?.first ?? (stat?.turns ? last - Number(stat.turns) + 1 : Math.max(0, last - 3)))
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, i) => ({ turn: first + i, year: 1939 + Math.floor((first + i) / 4), season: SEASONS[(first + i) % 4] ?? '' }))
}

/** Attack, defence and movement of a type. */
export function valuesOf(stat: View, unit: string): [number, number, number] | null {
  const v = record(stat?.values)[unit]
  if (Array.isArray(v)) return [Number(v[0]), Number(v[1]), Number(v[2] ?? 0)]
  return v ? [Number(v.attack), Number(v.defence), Number(v.move ?? 0)] : null
}
export const costOf = (stat: View, kind: string): number | null => (stat?.costs?.[kind] === undefined ? null : Number(stat.costs[kind]))

export interface Force {
  unit: string
  n: number
  origin: string
}
export interface Clash {
  area: string
  power: string
  against: string
  stage: string
  round: number
  ground: string
  attackers: Force[]
  defenders: Force[]
  planned: boolean
}
const force = (u: View): Force => ({ unit: String(u.unit ?? u[0]), n: Number(u.n ?? u[u.length - 1] ?? 1), origin: String(u.origin ?? u.base ?? (u.length === 3 ? u[1] : '')) })

/** The attack being planned or the battle being fought. */
export function clashOf(view: View, stacks: Stack[] = stacksOf(view)): Clash | null {
  const b = view?.battle ?? view?.plan
  if (!b?.area) return null
  const standing = stacks.filter((s) => s.area === b.area && s.owner !== b.power).map((s) => ({ unit: s.unit, n: s.n, origin: s.area }))
  return {
    area: String(b.area), power: String(b.power ?? ''), against: String(b.against ?? ''), stage: String(b.stage ?? ''), round: Number(b.round ?? 0), ground: String(b.ground ?? ''),
    attackers: list(b.attackers ?? b.units).map(force), defenders: b.defenders ? list(b.defenders).map(force) : standing, planned: !view?.battle,
  }
}

export interface Prong {
  origin: string
  kind: 'plan' | 'air'
  n: number
  dress: string
  /** How far aside it runs when several come from the same place. */
  lane: number
}
/** The arrows of an attack: one from each place for those on the ground, at sea and in the air. */
export function prongsOf(clash: Clash): Prong[] {
  return [...new Set(clash.attackers.map((a) => a.origin))].flatMap((origin) => {
    const arms = (['land', 'sea', 'air'] as const).map((arm) => ({ arm, here: clash.attackers.filter((a) => a.origin === origin && armOf(typeOf(a.unit).kind) === arm) })).filter((x) => x.here.length)
    return arms.map(({ arm, here }, i): Prong => ({ origin, kind: arm === 'air' ? 'air' : 'plan', n: here.reduce((s, a) => s + a.n, 0), dress: dressOf(typeOf(here[0]?.unit ?? '').owner), lane: i - (arms.length - 1) / 2 }))
  })
}

export interface Round {
  /** Where it was fought: on the way there, or in the area itself. */
  place: string
  stage: string
  round: number
  ground: string
  attack: [number, number[]][]
  defence: [number, number[]][]
  attackHits: number
  defenceHits: number
  lost: Force[]
}
export interface Battle {
  power: string
  area: string
  against: string
  attackers: Force[]
  defenders: Force[]
  rounds: Round[]
  /** Who came in on the way. */
  met: LogLine[]
  result: string
  cost: number
}

/** The last battle of the log, round by round. */
export function lastBattle(log: LogLine[]): Battle | null {
  const at = log.findLastIndex((l) => l.event.event === 'attack-launched')
  if (at < 0) return null
  const e = log[at]?.event as View
  const found: Battle = { power: e.power, area: e.area, against: e.against, attackers: list(e.attackers).map(force), defenders: list(e.defenders).map(force), rounds: [], met: [], result: '', cost: Number(e.cost ?? 0) }
  for (const l of log.slice(at + 1)) {
    const f = l.event as View
    if (f.event === 'round-fought') found.rounds.push({ place: String(f.area ?? ''), stage: f.stage, round: f.round, ground: f.ground ?? '', attack: list(f.attack) as Round['attack'], defence: list(f.defence) as Round['defence'], attackHits: f.attack_hits, defenceHits: f.defence_hits, lost: [] })
    else if (f.event === 'unit-lost') found.rounds.at(-1)?.lost.push({ unit: f.unit, n: Number(f.n ?? 1), origin: f.base })
    else if (f.event === 'intervened') found.met.push(l)
    else if (f.event === 'withdrew') found.result = 'withdrew'
    else if (f.event === 'battle-ended' && f.area === found.area) {
      found.result = f.result
      break
    }
  }
  return found
}

/** The last things told, newest first: a whole battle in one, else one event. Steps of the calendar are left out. */
type Told = { battle: Battle; line?: undefined } | { line: LogLine; times?: number; battle?: undefined }
export function digest(log: LogLine[], most: number): Told[] {
  const found: Told[] = []
  let end = log.length
  while (end > 0 && found.length < most) {
    const start = log.slice(0, end).findLastIndex((l) => l.event.event === 'attack-launched')
    const close = start < 0 ? -1 : log.findIndex((l, i) => i > start && l.event.event === 'battle-ended')
    const over = start < 0 ? -1 : close < 0 || close >= end ? end - 1 : close
    for (let i = end - 1; i > over && found.length <= most; i--) {
      const line = log[i]
      const last = found.at(-1)
      const both = line && last?.line ? merged(line, last.line) : null
      if (both) found[found.length - 1] = { line: both }
      else if (line && last?.line && JSON.stringify(line.event) === JSON.stringify(last.line.event)) last.times = (last.times ?? 1) + 1
      else if (line && !QUIET.has(line.event.event)) found.push({ line })
    }
    const battle = start < 0 ? null : lastBattle(log.slice(start, over + 1))
    if (battle && found.length < most) found.push({ battle })
    end = start
  }
  return found.slice(0, most)
}
/** Two lines that differ in their number only, as one. */
function merged(a: LogLine, b: LogLine): LogLine | null {
  const { n, ...rest } = a.event
  const { n: m, ...other } = b.event
  return typeof n === 'number' && typeof m === 'number' && JSON.stringify(rest) === JSON.stringify(other) ? { ...a, event: { ...a.event, n: n + m } } : null
}
const QUIET = new Set(['phase-began', 'turn-began', 'side-began'])

/** An arrow of what just happened. */
export interface Track {
  from: string
  to: string
  unit: string
  n: number
  kind: 'move' | 'attack'
}
export function tracksOf(log: LogLine[]): Track[] {
  return log.flatMap((l): Track[] => {
    const e = l.event as View
    if (e.start && e.goal) return [{ from: String(e.start), to: String(e.goal), unit: String(e.unit ?? ''), n: Number(e.n ?? 1), kind: 'move' as const }]
    if (e.event === 'fled') return [{ from: String(e.area), to: String(e.goal), unit: String(e.unit), n: 1, kind: 'move' as const }]
    if (e.event === 'attack-launched') return list(e.attackers).map(force).map((a) => ({ from: a.origin, to: String(e.area), unit: a.unit, n: a.n, kind: 'attack' as const }))
    return []
  })
}

const ORIGINS = new Set(['origin', 'base'])
/** What an option offers: a stack to pick up (unit and place), or places to go to. */
export function offered(o: Option): { stacks: string[]; places: string[] } {
  const f = o.fields as Record<string, unknown>
  const unit = typeof f['unit'] === 'string' ? f['unit'] : ''
  const origin = Object.entries(f).find(([k]) => ORIGINS.has(k))?.[1]
  const stacks = unit && typeof origin === 'string' ? [`${unit}@${origin}`] : typeof origin === 'string' ? [`@${origin}`] : []
  if (typeof f['fleet'] === 'string' && typeof origin === 'string') stacks.push(`${f['fleet']}@${origin}`)
  const places = Object.entries(f).filter(([k]) => !ORIGINS.has(k) && k !== 'against' && k !== 'country').flatMap(([, v]) => (Array.isArray(v) ? v : [v])).map(String).filter((id) => id in chart.areas || id in chart.seas)
  if (unit && !stacks.length && !places.length && o.verb !== 'order') stacks.push(`${unit}@*`)
  if (typeof f['country'] === 'string') places.push(...Object.keys(chart.areas).filter((a) => chart.areas[a]?.country === f['country'] && (chart.areas[a]?.capital || a === f['country'])))
  return { stacks, places }
}

/** The options that a click on a stack or a place can mean. */
export function meant(options: Option[], area: string, unit = ''): Option[] {
  const both = unit ? options.filter((o) => offered(o).stacks.some((s) => s === `${unit}@${area}` || s === `@${area}` || s === `${unit}@*`)) : []
  if (both.length) return both
  const going = options.filter((o) => offered(o).places.includes(area))
  if (going.length) return going
  const country = chart.areas[area]?.country
  const war = options.filter((o) => o.fields['country'] === country)
  return war.length || unit ? war : options.filter((o) => idsOf(o).includes(area))
}

/** How many, or how much, an option names. */
export const amountOf = (o: Option): unknown => o.fields['n'] ?? o.fields['value']
/** Options that differ only in how many, or how much. */
export function bundles(options: Option[]): Option[][] {
  const found = new Map<string, Option[]>()
  for (const o of options) {
    const { n: _, value: __, ...rest } = o.fields as Record<string, unknown>
    const key = `${o.verb} ${JSON.stringify(rest)}`
    found.set(key, [...(found.get(key) ?? []), o])
  }
  return [...found.values()]
}
export const isUnit = (_view: View, id: string): boolean => isType(id)
