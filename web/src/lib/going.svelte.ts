/**
 * Where a piece is to go: the way under the pointer with what it costs and risks, and the rest of a walk that others
 * interrupted. Ways, prices and risks are the server's; this only remembers what the player pointed at.
 */
import { actionOf, fill, norm, same, type Doing, type Sought, type Towards } from './actions'
import type { Match } from './match.svelte'
import type { Action, Way } from './types'

/** A walk that is not at its end: what is left of it, and how many dice had fallen when it was last on its way. */
interface Walk {
  seat: string
  unit: string
  to: string
  rest: Action[]
  thrown: number
}

/** An answer before all others: to go on with a walk, to go a way that is shown. */
/** A button beside the answers: what it says, what it does. */
export interface Aside {
  words: string
  help?: string
  act: () => void
}
export interface First {
  words: string
  what?: string
  act: () => void
  cancel?: () => void
}

const PAUSE = 90

export class Going {
  /** The kind of way that is asked for; empty: the server's first. */
  kind = $state('')
  /** Places over which the way is bent. */
  via = $state.raw<string[]>([])
  /** The place under the pointer, or chosen by a finger. */
  to = $state('')
  /** A finger has chosen the place: a second touch goes there. */
  pinned = $state(false)
  walk = $state.raw<Walk | null>(null)
  /** Something happened on the way: the walk goes on by a click. */
  held = $state(false)
  #answer = $state.raw<{ key: string; ways: Way[] } | null>(null)
  #soon: ReturnType<typeof setTimeout> | undefined

  readonly m: Match

  constructor(m: Match) {
    this.m = m
  }

  /** Who would go: the chosen piece, or the one that is on the move. */
  readonly unit = $derived.by<string>(() => {
    const ways = this.m.hints.ways
    const chosen = this.m.chosen.find((id) => ways.some((w) => w.unit === id))
    const only = new Set(ways.map((w) => w.unit))
    return chosen ?? (only.size === 1 ? ([...only][0] ?? '') : '')
  })
  readonly #plain = $derived.by<Way | null>(
    () => this.m.hints.ways.find((w) => w.unit === this.unit && norm(w.to) === norm(this.to)) ?? null,
  )
  readonly #key = $derived.by(() => `${this.unit} ${this.via.join(' ')} ${this.to} ${this.m.ask?.number}`)
  /** All ways to the place, as far as they are known. */
  readonly ways = $derived.by<Way[]>(() => {
    if (!this.to || !this.#plain) return []
    if (this.#answer?.key === this.#key) return this.#answer.ways
    return this.via.length ? [] : [this.#plain]
  })
  /** The way that a click takes. */
  readonly way = $derived.by<Way | null>(() => this.ways.find((w) => w.kind === this.kind) ?? this.ways[0] ?? null)
  readonly answered = $derived(this.#answer?.key === this.#key)

  /** The pointer is at a place; empty: nowhere. */
  point(to: string, pin = false): void {
    if (!pin && this.pinned && to !== this.to) return
    this.to = to
    this.pinned = pin && Boolean(to)
    if (!this.#plain) this.pinned = false
    clearTimeout(this.#soon)
    if (this.#plain && !this.answered) this.#soon = setTimeout(() => void this.#ask(), pin ? 0 : PAUSE)
  }
  async #ask(): Promise<void> {
    const { m, unit, to, via } = this
    const key = this.#key
    const ways = m.ask ? await m.live?.ways(m.ask.seat, unit, to, via) : null
    if (ways?.length && key === this.#key) this.#answer = { key, ways }
  }
  /** The way is to lead over the place pointed at. */
  bend(over: string): void {
    this.via = [...this.via, over]
    this.point('')
  }
  clear(): void {
    clearTimeout(this.#soon)
    this.via = []
    this.to = ''
    this.kind = ''
    this.pinned = false
  }

  /** Goes the way that is shown. */
  async go(way: Way): Promise<void> {
    const { m } = this
    if (!m.ask) return
    this.walk = { seat: m.ask.seat, unit: way.unit, to: way.to, rest: way.steps, thrown: m.thrown }
    this.clear()
    await this.#walkOn(way.steps)
  }
  async #walkOn(steps: Action[]): Promise<void> {
    const { m, walk } = this
    if (!walk) return
    this.held = false
    const thrown = m.thrown
    const done = await m.act(steps)
    this.walk = done || !m.dropped.length ? null : { ...walk, rest: m.dropped.map(toAction), thrown }
  }
  /** What is left of the walk, if it can be gone on with now. */
  readonly onward = $derived.by<Action[] | null>(() => {
    const { walk, m } = this
    const first = walk?.rest[0]
    if (!walk || !first || m.ask?.seat !== walk.seat) return null
    if (m.options.some((o) => same(fill(o), first))) return walk.rest
    const again = m.hints.ways.find((w) => w.unit === walk.unit && norm(w.to) === norm(walk.to))
    return again ? again.steps : null
  })
  /** Goes on after others had their say: at once if no die has fallen or only the halt is left, else by a click. */
  goOn(clicked = false): boolean {
    const { walk, onward, m } = this
    if (!walk || !m.ask || m.ask.seat !== walk.seat) return false
    if (!onward) {
      this.stop()
      return false
    }
    this.held = !clicked && m.thrown > walk.thrown && onward.length > 1
    if (this.held) return false
    void this.#walkOn(onward)
    return true
  }
  stop(): void {
    this.walk = null
    this.held = false
  }
}

const toAction = (d: Doing): Action => actionOf(d as Exclude<Doing, Towards | Sought>)
