/**
 * One order for several pieces, and orders that go on from round to round. What each piece could be ordered to do about
 * a place, and by which steps, the server says (`ways`); this only remembers who was chosen and what was pointed at.
 */
import type { Match } from './match.svelte'
import type { Way } from './types'

/** An order that some of the chosen pieces could be given. */
export interface Shared {
  kind: string
  ways: Way[]
}
/** What a piece was told last: the kind of order and the place or piece that it named. */
export interface LastOrder {
  kind: string
  at: string
  /** Where this round's part of it ends. */
  end?: string
}

export class Together {
  units = $state.raw<string[]>([])
  /** What was pointed at; empty: nothing. */
  at = $state('')
  /** The orders about it, with those who could carry them out; for a choice without a place, what needs none. */
  offers = $state.raw<Shared[]>([])
  /** What would be written if everybody did as before. */
  again = $state.raw<Way[]>([])
  /** Orders are being written one after another: the board keeps still. */
  writing = $state(false)
  #last: Record<string, LastOrder> = {}
  #asked = 0
  readonly m: Match

  constructor(m: Match) {
    this.m = m
    this.#last = JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Record<string, LastOrder>
  }
  get #key(): string {
    return `told:${this.m.id}`
  }

  /** These and no others; what they can do without pointing at anything is asked for. */
  choose(units: string[]): void {
    this.units = units
    this.at = ''
    this.offers = []
    if (units.length) void this.point([''])
  }
  toggle(unit: string): void {
    this.choose(this.units.includes(unit) ? this.units.filter((id) => id !== unit) : [...this.units, unit])
  }
  clear(): void {
    this.#asked += 1
    this.units = []
    this.at = ''
    this.offers = []
  }

  /** Asks what they could do about a place: the first id that is an answer to anybody counts for him. */
  async point(ids: string[], units: string[] = this.units): Promise<Shared[]> {
    const asked = ++this.#asked
    const found = await Promise.all(units.map((unit) => this.#ways(unit, ids)))
    if (asked !== this.#asked) return []
    const kinds = [...new Set(found.flat().map((w) => w.kind))]
    this.at = ids[0] ?? ''
    this.offers = kinds.map((kind) => ({ kind, ways: found.flatMap((ws) => ws.find((w) => w.kind === kind) ?? []) }))
    return this.offers
  }
  async #ways(unit: string, ids: string[]): Promise<Way[]> {
    const { m } = this
    const found: Way[] = []
    for (const id of ids) {
      const ways = m.ask ? await m.live?.ways(m.ask.seat, unit, id, []) : null
      found.push(...(ways ?? []).filter((w) => !found.some((f) => f.kind === w.kind)))
    }
    return found
  }

  /** Writes the order for everybody who can carry it out. */
  give(kind: string): Promise<boolean> {
    return this.#write(this.offers.find((o) => o.kind === kind)?.ways ?? [])
  }
  /** Writes for these (or all) what they did before. */
  repeat(units: string[] = this.units): Promise<boolean> {
    return this.#write(this.again.filter((w) => !units.length || units.includes(w.unit)))
  }
  async #write(ways: Way[]): Promise<boolean> {
    for (const w of ways) this.#last[w.unit] = { kind: w.kind, at: w.to, end: w.path.at(-1) ?? w.to }
    this.again = this.again.filter((w) => !ways.some((done) => done.unit === w.unit))
    this.clear()
    this.writing = true
    const done = ways.length ? await this.m.act(ways.flatMap((w) => w.steps)) : false
    this.writing = false
    return done
  }

  /** What stands on the cards now is kept for the next round; a goal further on stays while the way leads there. */
  note(orders: Record<string, LastOrder>): void {
    for (const [unit, order] of Object.entries(orders)) {
      const before = this.#last[unit]
      if (before?.kind !== order.kind || before.end !== order.at) this.#last[unit] = order
    }
    localStorage.setItem(this.#key, JSON.stringify(this.#last))
  }
  /** Asks who of these could do as before. */
  async recall(units: string[]): Promise<void> {
    const found = await Promise.all(
      units.map(async (unit) => {
        const order = this.#last[unit]
        const ways = order ? await this.#ways(unit, [order.at]) : []
        return ways.find((w) => w.kind === order?.kind)
      }),
    )
    this.again = found.filter((w) => w !== undefined)
  }
}
