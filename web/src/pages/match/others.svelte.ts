/** The turn of the others: since when they act, what of it matters, and showing it again on the board. */
import { digestOf, touched, type Digest } from '../../lib/digest'
import type { Match } from '../../lib/match.svelte'
import { jump } from './steps'

export const SPEEDS = [1, 2, 4] as const

export class Others {
  /** The last step of an own turn: what came after it is told. */
  #after = $state(-1)
  #told = $state(-1)
  /** The row that is being shown, by its step. */
  showing = $state(-1)
  /** Whether all of it is being played. */
  watching = $state(false)
  speed = $state<(typeof SPEEDS)[number]>(2)
  #timer: ReturnType<typeof setTimeout> | undefined
  #main = false
  #last = ''
  /** Orders were sealed: what all of them did together stands in the step of who was ready last. */
  #sealed = false

  constructor(readonly m: Match) {}

  /** What is told now; null while there is nothing, or it is not this player's turn. */
  readonly digest = $derived.by<Digest | null>(() => {
    const { live } = this.m
    if (!live?.held.length || live.outcome || this.#after < 0 || this.#told >= live.steps) return null
    if (!this.#isOwnTurn()) return null
    const found = digestOf(live.log, live.held, this.#after)
    const others = live.players.map((player) => player.seat).filter((seat) => !live.held.includes(seat))
    if (!others.length || !touched(found)) return null
    return found.seats.length ? found : { ...found, seats: others }
  })

  /** A question of the own turn: no standing order answers it, or the game says that it is one all the same. */
  #isOwnTurn(): boolean {
    const { live, room } = this.m
    return live?.asks.some((ask) => !ask.standing || room?.turn?.includes(ask.kind)) ?? false
  }

  /** The phase of the own turn that is asked about, where turns have phases: losses in it are one's own doing. */
  #phase(): string {
    const { live, room } = this.m
    const ask = live?.asks.find((each) => room?.turn?.includes(each.kind))
    return ask ? `${(live?.picture as { turn?: number } | null)?.turn} ${ask.kind}` : ''
  }

  /** Follows the match: an answer to a question of one's own turn ends what was told. */
  follow(): void {
    const { live } = this.m
    if (!live?.picture) return
    if (this.#after < 0) this.#after = live.steps
    const own = live.fresh.findLast((line) => live.held.includes(line.seat))
    if (own && this.#main) this.#after = Math.max(this.#after, own.step - Number(this.#sealed))
    const phase = this.#phase()
    if (phase && phase === this.#last) this.#after = live.steps
    this.#last = phase || this.#last
    this.#main = this.#isOwnTurn()
    this.#sealed = live.asks.some((ask) => ask.options.some((option) => option.verb === 'ready'))
  }

  /** Back to one's own move. */
  done(): void {
    this.#told = this.m.live?.steps ?? -1
    this.#after = Math.max(this.#after, this.#told)
    this.stop()
    void jump(this.m, null)
  }
  stop(): void {
    clearTimeout(this.#timer)
    this.watching = false
    this.showing = -1
  }
  /** The board before a step, then after it; it stays there. */
  show(step: number): void {
    this.stop()
    this.showing = step
    void jump(this.m, step - 1)
    this.#timer = setTimeout(() => void jump(this.m, step), 700 / this.speed)
  }
  /** All of it, step by step, then the match as it stands. */
  watch(digest: Digest): void {
    this.stop()
    this.watching = true
    const next = (step: number) => {
      if (step > digest.last) {
        this.stop()
        return void jump(this.m, null)
      }
      void jump(this.m, step)
      this.#timer = setTimeout(() => next(step + 1), 900 / this.speed)
    }
    next(digest.first)
  }
}
