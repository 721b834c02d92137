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
/** One thing to be done: an option as it is, an action built from one, or a walk. */
export type Doing<A extends Action = Action> = Option | A | Towards

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
export const isTowards = (d: Doing): d is Towards => !('verb' in d)
/** What is sent for an option or an action. */
export const actionOf = (d: Exclude<Doing, Towards>): Action => (isOption(d) ? fill(d) : d)

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
