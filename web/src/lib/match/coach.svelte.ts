/** What the marshal would do: asked for in practice, or for an answer of a match that is over. */
import * as api from '../api'
import { fill } from '../actions'
import type { Match } from '../match.svelte'
import { text } from '../text.svelte'
import { toasts } from '../toast.svelte'
import type { AdviceInfo, IdeaInfo, Seat } from '../types'

/** Milliseconds between two pictures of a plan. */
const PACE = 1300

export class Coach {
  found = $state.raw<AdviceInfo | null>(null)
  thinking = $state(false)
  /** The idea that is told: the best, until another is chosen. */
  picked = $state(0)
  /** The picture of the plan that stands on the board; -1 is the match itself. */
  shown = $state(-1)
  /** Whether it is about an answer that was given long ago. */
  past = $state(false)
  #asked = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly m: Match) {}

  /**
   * Whether advice may be asked for now: somebody thinks ahead in this game, and no other person plays. A lesson has
   * helpers of its own, and its position is no match that the server keeps.
   */
  get may(): boolean {
    const { m } = this
    if (m.taught) return false
    const people = new Set(m.info?.seats.filter((s) => s.holder === 'person').map((s) => s.player))
    const alone = !m.info?.closed || people.size === 1
    return Boolean(m.ask && alone && m.mine.length && m.game?.levels.includes('marshal'))
  }
  get idea(): IdeaInfo | null {
    return this.found?.ideas[this.picked] ?? null
  }
  get picture(): unknown {
    return this.shown < 0 ? undefined : this.found?.film[this.shown]
  }

  /** Asks for the open question or, with a step, for the answer of a seat after it. */
  async ask(seat: Seat, step: number | null = null): Promise<void> {
    this.close()
    const asked = ++this.#asked
    this.thinking = true
    this.past = step !== null
    try {
      const found = await api.advice(this.m.id, seat, step, this.m.pass)
      if (asked === this.#asked) this.found = found
    } catch (e) {
      if (asked !== this.#asked) return
      const known = e instanceof api.ApiError && text.has(`refuse-${e.key}`)
      toasts.say(known ? text.say(`refuse-${(e as api.ApiError).key}`) : (e as Error).message, 'refusal')
    } finally {
      if (asked === this.#asked) this.thinking = false
    }
  }
  close(): void {
    this.#asked++
    this.stop()
    this.found = null
    this.thinking = false
    this.picked = 0
  }
  /** Carries out what is to be done for the idea that is told. */
  do(): void {
    const doings = this.idea?.script.map((o) => fill(o)) ?? []
    this.stop()
    if (doings.length) void this.m.act(doings)
  }
  /** Shows the best plan on the board, picture by picture. */
  watch(): void {
    if (!this.found?.film.length) return
    this.picked = 0
    this.#show(0)
  }
  #show(n: number): void {
    const last = (this.found?.film.length ?? 0) - 1
    if (n > last) return
    this.shown = n
    this.#timer = setTimeout(() => this.#show(n + 1), PACE)
  }
  stop(): void {
    clearTimeout(this.#timer)
    this.shown = -1
  }
}
