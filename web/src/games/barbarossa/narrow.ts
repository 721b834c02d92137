/**
 * From an order box and clicks to one answer. Knows no rule: it only compares the options' fields with what was picked.
 */
import { norm } from '../../lib/actions'
import type { Option } from '../../lib/types'

export type Picked = Record<string, string>
export const FIGURES = new Set(['reach', 'radius', 'rounds', 'points', 'group', 'deployed', 'ambush', 'kind', 'work'])
/** Answers that take something back or only change the card in hand. */
export const ASIDE = new Set([
  'drop',
  'cancel',
  'back',
  'lift',
  'clear',
  'return',
  'take',
  'ready',
  'reopen',
  'join',
  'leave',
  'done',
  'here',
])

export const valueOf = (o: Option, field: string): string => norm(String(o.fields[field] ?? '-'))
/** Pieces and places first, figures last. */
const fieldsOf = (o: Option): string[] =>
  Object.keys(o.fields)
    .filter((f) => f !== 'unit')
    .sort((a, b) => Number(FIGURES.has(a)) - Number(FIGURES.has(b)))

export function fitting(options: Option[], verb: string, picked: Picked): Option[] {
  return options.filter((o) => o.verb === verb && Object.entries(picked).every(([f, v]) => valueOf(o, f) === v))
}

/** The field to be chosen next: the first in which the answers that still fit differ. */
export function nextField(options: Option[], picked: Picked): string | null {
  const first = options[0]
  if (!first) return null
  return fieldsOf(first).find((f) => !(f in picked) && new Set(options.map((o) => valueOf(o, f))).size > 1) ?? null
}

export const valuesOf = (options: Option[], field: string): string[] => [
  ...new Set(options.map((o) => valueOf(o, field))),
]

/** The verbs of the answers that name an id in any field but the unit's own. */
export function verbsFor(options: Option[], id: string): string[] {
  return [
    ...new Set(
      options
        .filter((o) => !ASIDE.has(o.verb) && fieldsOf(o).some((f) => !FIGURES.has(f) && valueOf(o, f) === id))
        .map((o) => o.verb),
    ),
  ]
}

/** In which field of a verb's answers an id can be picked. */
export function fieldFor(options: Option[], id: string): string | null {
  const first = options[0]
  return first
    ? (fieldsOf(first).find((f) => !FIGURES.has(f) && options.some((o) => valueOf(o, f) === id)) ?? null)
    : null
}

/** The only verb that needs something picked, if there is only one. */
export function onlyVerb(options: Option[]): string {
  const verbs = new Set(options.filter((o) => !ASIDE.has(o.verb) && Object.keys(o.fields).length).map((o) => o.verb))
  return verbs.size === 1 ? ([...verbs][0] as string) : ''
}
