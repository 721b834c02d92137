/**
 * Actions by their named fields. Everything that is sent began as an option or a form of the server: slots are filled
 * by name, never by their place in a line of text.
 */
import type { Action, Form, Option, Point } from './types'

export type Slots = Record<string, unknown>
/** A verb with named slots: an option, or a form that waits for places. */
export interface Template {
  verb: string
  fields: Slots
}
/** Somewhere to go by the ways that the hints show when its turn has come. */
export interface Towards {
  to: string
  /** Who goes; empty: whoever can. */
  unit?: string
}
/** An answer that is looked for among those offered when its turn has come. */
export interface Sought {
  seek: string[]
  slots: Slots
  /** Of answers that differ in how many: one alone instead of all. */
  one?: boolean
  /** Nothing is said, and the rest is dropped, if it is not offered. */
  idle?: boolean
}
/** One thing to be done: an option as it is, an action built from one, a walk, or what will be offered. */
export type Doing<A extends Action = Action> = Option | A | Towards | Sought

/** Printed numbers are compared as numbers: 0706 is 706. */
export const norm = (id: string): string => (/^0\d+$/.test(id) ? String(Number(id)) : id)

/** The action of an option or form, with some of its slots filled anew. A slot that is not there is a mistake. */
export function fill<A extends Action = Action>(like: Template, slots: Partial<Omit<A, 'verb'>> = {}): A {
  for (const name of Object.keys(slots))
    if (!(name in like.fields)) throw new Error(`“${like.verb}” has no slot “${name}”.`)
  return { ...like.fields, ...slots, verb: like.verb } as unknown as A
}

/** One slot replaced by something under the pointer, in the kind of what stood there: to ask why not. */
export function replaced(like: Template, slot: string, id: string): Action {
  const was = like.fields[slot]
  const value = typeof was === 'number' && /^\d+$/.test(id) ? Number(id) : Array.isArray(was) ? [id] : id
  return fill(like, { [slot]: value } as object)
}

/** A form completed by places: a slot for one takes the last of them, a slot for a row takes them all. */
export function pointed<A extends Action = Action>(form: Form, way: Point[], slots: Partial<Omit<A, 'verb'>> = {}): A {
  const isPlace = (v: unknown) => Array.isArray(v) && typeof v[0] === 'number'
  const open = form.open.map((name) => [name, isPlace(form.fields[name]) ? way.at(-1) : way])
  return fill<A>(form, { ...Object.fromEntries(open), ...slots } as Partial<Omit<A, 'verb'>>)
}

/** Whether an option has this verb and these values; what is not named may be anything. */
export function fits(o: Template, verb: string, wanted: Slots = {}): boolean {
  return o.verb === verb && Object.entries(wanted).every(([name, v]) => name in o.fields && equal(o.fields[name], v))
}
export const findOption = <O extends Template>(options: O[], verb: string, wanted: Slots = {}): O | undefined =>
  options.find((o) => fits(o, verb, wanted))

const isOption = (d: Doing): d is Option => 'fields' in d && 'label' in d
export const isTowards = (d: Doing): d is Towards => !('verb' in d) && 'to' in d
export const isSought = (d: Doing): d is Sought => 'seek' in d
/** What is sent for an option or an action. */
export const actionOf = (d: Exclude<Doing, Towards | Sought>): Action => (isOption(d) ? fill(d) : d)
/** The answer that was looked for, of several the one with most of a stack, or with fewest. */
export function sought(options: Option[], d: Sought): Option | undefined {
  const found = options.filter((o) => d.seek.includes(o.verb) && fits(o, o.verb, d.slots))
  const many = (o: Option) => Number(o.fields['n'] ?? o.fields['points'] ?? 0) * (d.one ? -1 : 1)
  return found.reduce<Option | undefined>((best, o) => (best && many(best) >= many(o) ? best : o), undefined)
}

/** Equal for equal actions, whatever the order of their fields. */
export function keyOf(action: Action): string {
  const { verb, ...fields } = action as Action & Slots
  return JSON.stringify([verb, ...Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))])
}
export const same = (a: Action | null | undefined, b: Action | null | undefined): boolean =>
  a && b ? keyOf(a) === keyOf(b) : a === b

function equal(a: unknown, b: unknown): boolean {
  if (typeof a === 'object' || typeof b === 'object') return JSON.stringify(a) === JSON.stringify(b)
  return norm(String(a)) === norm(String(b))
}
