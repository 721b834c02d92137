/** What something on the screen is, in the words of the game's catalogue: `what-<key> = Name. Sentence. (CLAUSE)`. */
import { text } from './text.svelte'
import type { Args } from './types'

/** A name, what it means, and the clauses that say so. */
export interface Term {
  name: string
  text: string
  rules: string[]
  /** The clause of this id says it all: its own words are shown. */
  clause?: string
}
/** A printed number or a badge, and what it is. */
export interface Figure {
  value: string
  term: Term
  /** Red where it is a handicap. */
  bad?: boolean
}
export interface Explanation {
  title: string
  sub?: string
  /** The id of a piece to be drawn beside it. */
  piece?: string
  /** Numbers printed on it. */
  figures?: Figure[]
  /** What it is just now. */
  states?: Figure[]
  /** What else is to be said of it. */
  terms?: Term[]
}

const CITED = /\s*\(([A-Z]{2}-[^()]+)\)/g

/** A term of the game on the screen; null where its catalogue has none. */
export function term(key: string, args: Args = {}): Term | null {
  const id = `what-${key}`
  return text.has(id) ? split(text.say(id, args)) : null
}

/** `Name. Sentence. (A-1, A-2)` in its parts. */
export function split(said: string): Term {
  const rules = [...said.matchAll(CITED)].flatMap((found) => (found[1] ?? '').split(/,\s*/))
  const words = said.replace(CITED, '').trim()
  const end = words.indexOf('. ')
  return end < 0
    ? { name: words.replace(/\.$/, ''), text: '', rules }
    : { name: words.slice(0, end), text: words.slice(end + 2), rules }
}

/** What the book says under a clause, by whatever name. */
export const clause = (name: string, id: string | undefined): Term[] =>
  id ? [{ name, text: '', rules: [id], clause: id }] : []

/** Terms by their keys; what the catalogue does not have is left out. */
export const terms = (...keys: (string | false | undefined)[]): Term[] =>
  keys.flatMap((key) => (key ? (term(key) ?? []) : []))

/** A number with its term. */
export function figure(value: string | number, key: string, args: Args = {}): Figure[] {
  const found = term(key, args)
  return found ? [{ value: String(value), term: found }] : []
}

/** A badge with its term, where it lies on the piece now. */
export function state(is: boolean | undefined, value: string, key: string, args: Args = {}): Figure[] {
  return is ? figure(value, key, args).map((found) => ({ ...found, bad: true })) : []
}

/** The numbers in one line: `4 attack, 3 range`. */
export const inOneLine = (figures: Figure[]): string =>
  figures.map((f) => `${f.value} ${lowered(f.term.name)}`).join(', ')

/** German nouns keep their capital. */
const lowered = (name: string) => (text.lang === 'de' ? name : name.charAt(0).toLowerCase() + name.slice(1))
