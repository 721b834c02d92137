/** What the panels say: turns with their bounds, who is ahead, and what lies in the cup. */
import { t, text } from '../../lib/text.svelte'
import type { BlitzkriegPicture, BlitzkriegStatic } from './wire'

export interface Turn {
  turn: number
  low: number | null
  high: number | null
}
export interface Score {
  points: number
  low: number | null
  high: number | null
  words: string
}
export interface Chit {
  id: string
  name: string
  seat: string
  count: number
}
export interface Cup {
  total: number
  markers: Chit[]
  held: Chit[]
  active: string
}

export function turnsOf(stat: BlitzkriegStatic): Turn[] {
  return Array.from({ length: stat.turns }, (_, i) => ({
    turn: i + 1,
    low: stat.windows[i]?.[0] ?? null,
    high: stat.windows[i]?.[1] ?? null,
  }))
}

/** The message for where the points stand against the turn's window. */
const STANDS: Record<string, string> = { below: 'points-short', within: 'points-on', above: 'points-over' }

/** Points now, this turn's window, and what is still needed, in words. */
export function scoreOf(picture: BlitzkriegPicture): Score {
  const n = picture.needs
  const key = STANDS[n.stands]
  if (!key)
    return { points: 0, low: null, high: null, words: t('holds', { place: n.goal, seat: text.name('seat', n.holder) }) }
  return { points: n.points, low: n.low, high: n.high, words: t(key, { count: n.missing }) }
}

export function cupOf(stat: BlitzkriegStatic, picture: BlitzkriegPicture): Cup {
  const seats = new Map(stat.markers.map((m) => [m.id, m.side]))
  const shorts = new Map(stat.formations.map((f) => [f.id, f.short]))
  const markers = Object.entries(picture.cup).map(([id, count]) => ({
    id,
    count,
    name: shorts.get(id) ?? text.name('marker', id),
    seat: seats.get(id) ?? '',
  }))
  return {
    markers: markers.sort((a, b) => Number(a.seat !== 'german') - Number(b.seat !== 'german')),
    total: markers.reduce((s, m) => s + m.count, 0),
    held: heldChits(picture),
    active: picture.formations
      .filter((f) => f.active)
      .map((f) => shorts.get(f.id) ?? f.id)
      .join(' + '),
  }
}

/** The markers that lie beside the cup. */
function heldChits(picture: BlitzkriegPicture): Chit[] {
  return Object.entries(picture.held)
    .flatMap(([seat, h]) => [
      { id: 'repeat', name: t('marker-repeat'), seat, count: h.repeat },
      { id: 'general', name: t('marker-general'), seat, count: h.general },
      { id: 'waiting', name: h.waiting ? text.name('marker', h.waiting) : '', seat, count: h.waiting ? 1 : 0 },
    ])
    .filter((h) => h.count > 0)
}
