/** From clicks to answers. Knows no rule: what is possible is only what the options and hints say. */
import { norm, replaced } from './actions'
import type { Pick } from './board'
import type { Action, Hints, Odds, Option, Way } from './types'

function flat(v: unknown): string[] {
  if (Array.isArray(v)) return v.flatMap(flat)
  if (v === null || v === undefined) return []
  if (typeof v === 'object') return Object.values(v).flatMap(flat)
  return [norm(String(v))]
}

/** The chance of a good result, if it is known. */
export function worth(odds: Odds | null | undefined): number | null {
  const good = odds?.chances.filter((c) => c.tone === 'good') ?? []
  return good.length ? good.reduce((sum, c) => sum + c.probability, 0) : null
}

/**
 * Likeliest first: answers that name nothing, then what the question is about or is chosen, then the best known
 * chances; the game's order decides the rest.
 */
export function ranked(options: Option[], about: string[], odds: Record<string, Odds | null>): Option[] {
  const near = new Set(about.map(norm))
  const key = (o: Option): [number, number, number] => {
    const ids = idsOf(o)
    return [ids.length ? 1 : 0, -ids.filter((id) => near.has(id)).length, -(worth(odds[o.action]) ?? -1)]
  }
  const keyed = options.map((o, at) => ({ o, at, k: key(o) }))
  keyed.sort((a, b) => a.k[0] - b.k[0] || a.k[1] - b.k[1] || a.k[2] - b.k[2] || a.at - b.at)
  return keyed.map(({ o }) => o)
}

const known = new WeakMap<Option, string[]>()
/** All ids that stand in an option; looked up once, they are asked for at every click. */
export function idsOf(o: Option): string[] {
  const before = known.get(o)
  if (before) return before
  const ids = Object.values(o.fields).flatMap(flat)
  known.set(o, ids)
  return ids
}
export const mentions = (o: Option, id: string): boolean => idsOf(o).includes(id)
export const narrow = (options: Option[], chosen: string[]): Option[] =>
  options.filter((o) => chosen.every((id) => mentions(o, id)))

function isSubject(o: Option, id: string): boolean {
  return flat(Object.values(o.fields)[0]).includes(id)
}

/** The piece alone is what the option is about: a click on it chooses anew instead of adding to the choice. */
function standsAlone(o: Option, id: string): boolean {
  const first = flat(Object.values(o.fields)[0])
  return first.length === 1 && first[0] === id
}

export type Step =
  | { do: 'act'; option: Option }
  | { do: 'arm'; option: Option; chosen: string[] }
  | { do: 'choose'; chosen: string[] }
  | { do: 'walk'; way: Way; over?: boolean }
  | { do: 'check'; action: Action }
  | { do: 'nothing' }

export interface Choosing {
  options: Option[]
  hints: Hints
  chosen: string[]
  armed: Option | null
}

/** What a click means. A second click on what is armed carries it out; on what is chosen lets go of it. */
export function resolve(now: Choosing, given: Pick, isUnit: (id: string) => boolean): Step {
  const pick = { ...given, ids: given.ids.map(norm) }
  const { armed, chosen } = now
  if (armed && pick.ids.some((id) => mentions(armed, id) && chosen.at(-1) === id)) return { do: 'act', option: armed }
  const again = pick.ids.find((id) => chosen.includes(id))
  if (again && pick.ids[0] === again) return { do: 'choose', chosen: chosen.filter((id) => id !== again) }
  return further(now, pick) ?? walk(now, pick) ?? anew(now, pick, isUnit) ?? check(now, pick, isUnit)
}

function further(now: Choosing, pick: Pick): Step | null {
  if (!now.chosen.length) return null
  for (const id of pick.ids) {
    if (!pick.more && now.options.some((o) => standsAlone(o, id))) continue
    const chosen = [...now.chosen, id]
    const left = narrow(now.options, chosen)
    const first = left[0]
    if (first && (left.length === 1 || sameTarget(left))) return settle(first, chosen)
    if (left.length) return { do: 'choose', chosen }
  }
  return null
}

/** Ways to do the same to the same target, each shown before it is done: the first is shown, the list has the rest. */
function sameTarget(options: Option[]): boolean {
  const ids = (o: Option) => [...idsOf(o)].sort().join(' ')
  return options.every((o) => o.confirm && ids(o) === ids(options[0] as Option))
}

function settle(option: Option, chosen: string[]): Step {
  return option.confirm ? { do: 'arm', option, chosen } : { do: 'act', option }
}

function walk(now: Choosing, pick: Pick): Step | null {
  const ways = now.hints.ways.filter((w) => pick.ids.includes(norm(w.to)))
  const mine = ways.filter((w) => !w.unit || now.chosen.includes(w.unit))
  const only = mine.length ? mine : new Set(now.hints.ways.map((w) => w.unit)).size === 1 ? ways : []
  return only[0] && only[0].steps.length ? { do: 'walk', way: only[0], ...(pick.more ? { over: true } : {}) } : null
}

function anew(now: Choosing, pick: Pick, isUnit: (id: string) => boolean): Step | null {
  for (const id of pick.ids) {
    const left = narrow(now.options, [id])
    if (!left.length) continue
    const only = left[0] as Option
    if (left.length > 1) return { do: 'choose', chosen: [id] }
    return isUnit(id) && isSubject(only, id) ? { do: 'arm', option: only, chosen: [id] } : settle(only, [id])
  }
  return null
}

/** The likeliest question about a place or piece that no option names: the option at hand with its target replaced. */
export function check(now: Choosing, pick: Pick, isUnit: (id: string) => boolean): Step {
  const likely = [...narrow(now.options, now.chosen), ...now.options]
  for (const o of likely)
    for (const id of pick.ids) {
      for (const [slot, v] of Object.entries(o.fields).reverse())
        if (alike(v, id, isUnit) && !now.chosen.includes(String(v)))
          return { do: 'check', action: replaced(o, slot, id) }
    }
  return { do: 'nothing' }
}

function alike(v: unknown, id: string, isUnit: (id: string) => boolean): boolean {
  if (typeof v !== 'string' && typeof v !== 'number') return false
  if (/^\d+$/.test(String(v)) !== /^\d+$/.test(id)) return false
  return isUnit(String(v)) === isUnit(id)
}
