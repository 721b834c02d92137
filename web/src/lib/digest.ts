/** What happened while others acted, by importance to who looks: made from the lines that he saw himself. */
import type { LogLine, Seat } from './types'

export interface Item {
  line: LogLine
  /** How many, where several lines tell of the same thing. */
  count: number
}
export interface Digest {
  /** The first and last step of it. */
  first: number
  last: number
  places: Item[]
  losses: Item[]
  harms: Item[]
  theirs: Item[]
  /** Lines that weigh nothing. */
  rest: number
  /** Who acted. */
  seats: Seat[]
}

const KINDS = { place: 'places', loss: 'losses', harm: 'harms' } as const

/** The lines after a step, in the order of what they mean to these seats. */
export function digestOf(log: LogLine[], held: Seat[], after: number): Digest {
  const lines = log.filter((line) => line.step > after)
  const found: Digest = {
    first: lines[0]?.step ?? after + 1,
    last: lines.at(-1)?.step ?? after,
    places: [],
    losses: [],
    harms: [],
    theirs: [],
    rest: 0,
    seats: [...new Set(lines.map((line) => line.seat))].filter((seat) => seat && !held.includes(seat)),
  }
  for (const line of lines) add(found, line, held)
  const gone = new Set(found.losses.map((item) => item.line.news?.at))
  found.harms = found.harms.filter((item) => !gone.has(item.line.news?.at))
  return found
}

function add(found: Digest, line: LogLine, held: Seat[]): void {
  const { news } = line
  if (!news) {
    found.rest += 1
    return
  }
  const list = held.includes(news.seat) ? found[KINDS[news.kind]] : found.theirs
  const same = list.find((item) => item.line.news?.at === news.at && item.line.news.kind === news.kind)
  if (same) {
    same.count += news.count
    if (!news.count) same.line = line
  } else list.push({ line, count: news.count })
}

export const touched = (d: Digest): boolean => d.places.length + d.losses.length + d.harms.length > 0
/** Pieces or steps lost in all. */
export const lost = (d: Digest): number => d.losses.reduce((sum, item) => sum + Math.max(1, item.count), 0)
