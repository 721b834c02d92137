/** Names on the table: a unit by its own name, or by its kind where it has none. */
import { text } from '../../lib/text.svelte'
import type { Feature, Table } from './model'

/** The number is left out where a side has only one of the kind. */
export function unitName(t: Table, id: string): string {
  const own = text.given('unit', id)
  const unit = t.units[id]
  if (own === id) return unit?.kind && text.has(`kind-${unit.kind}`) ? text.name('kind', unit.kind) : own
  const alone = unit && !Object.values(t.units).some((u) => u.id !== id && u.kind === unit.kind && u.seat === unit.seat)
  return alone ? own.replace(/ 1$/, '') : own
}
/**
 * In this match a seat is called by its nation, unless both are of the same one; a unit goes by the name on the table.
 */
export function called(t: Table): Record<string, string> {
  const nations = t.seats.map((s) => t.sides[s]?.nation ?? '')
  const seats =
    new Set(nations).size === t.seats.length ? t.seats.map((s, i) => [`seat-${s}`, text.say(`side-${nations[i]}`)]) : []
  const units = Object.keys(t.units).map((id) => [`unit-${id}`, unitName(t, id)])
  return Object.fromEntries([...seats, ...units]) as Record<string, string>
}
const COLOURS: Record<string, string> = { germany: '#5d675c', ussr: '#a97b35', soviet: '#a97b35', britain: '#a48a52' }
/** The colour of a seat's nation. */
export const colourOf = (t: Table, seat: string): string => COLOURS[t.sides[seat]?.nation ?? ''] ?? '#6a733c'
const NAMED = ['building', 'ruin', 'wood', 'small-wood', 'slope', 'marsh', 'crops', 'field', 'river']
/** What a place is called on the map: pieces of a free battle have only numbers, which nobody needs to read there. */
export function placeName(f: Feature): string {
  if (!NAMED.includes(f.kind) || /-\d\d$/.test(f.id) || !text.has(`feature-${f.id}`)) return ''
  const storeys = f.kind === 'building' && f.levels > 1 ? text.say('ui-ow-storeys', { count: f.levels }) : ''
  return [text.name('feature', f.id), storeys].filter(Boolean).join(', ')
}
/** A length beside what there is of it, both in centimetres. */
export const lengthOf = (cm: number, limit: number): string =>
  limit ? text.say('ui-ow-length', { cm, limit }) : `${cm} cm`
/** What a card is called without its number. */
export const cardName = (id: string): string => text.name('card', id).replace(/\s*\d+$/, '')
