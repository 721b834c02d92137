/** The example being read: its steps, the step shown, and what other rolls would have done there. */
import * as api from '../../lib/api'
import { roomOf, type GameRoom } from '../../lib/board'
import { address, router } from '../../lib/router.svelte'
import { text } from '../../lib/text.svelte'
import { toasts } from '../../lib/toast.svelte'
import type { OtherRolls, Situation } from '../../lib/types'
import { learned } from './learned.svelte'

type Step = Situation['steps'][number]

/** A step with nothing to show is passed over; the first is the position. */
const hasSomething = (s: Step, i: number) => i === 0 || Boolean(s.action || s.text || s.log.length)

export class Lesson {
  now = $state.raw<Situation | null>(null)
  game = $state('')
  room = $state.raw<GameRoom | null>(null)
  stat = $state.raw<unknown>(null)
  step = $state(0)
  failed = $state('')
  others = $state.raw<OtherRolls | null>(null)
  /** The other roll that is looked at. */
  picked = $state<number | null>(null)
  /** For each step shown: its number in the file. */
  #numbers: number[] = []
  #wanted = ''

  readonly at = $derived<Step | null>(this.now?.steps[this.step] ?? null)
  /** What another roll would have done, or what the book did. */
  readonly shown = $derived.by(() => this.others?.rolls.find((r) => r.value === this.picked) ?? this.at)

  /** Opens an example, unless another one is wanted by the time it is here. */
  async open(game: string, id: string): Promise<void> {
    const wanted = `${game}/${id}`
    this.#wanted = wanted
    if (!game || !id) return
    try {
      const [found, room] = await Promise.all([api.situation(game, id), roomOf(game), text.forGame(game)])
      const stat = await api.staticOf(game, found.scenario, found.options)
      if (wanted !== this.#wanted) return
      this.#numbers = found.steps.map((_, i) => i).filter((i) => hasSomething(found.steps[i] as Step, i))
      this.game = game
      this.room = room
      this.stat = stat
      this.now = { ...found, steps: this.#numbers.map((i) => found.steps[i] as Step) }
      this.step = 0
      this.failed = ''
    } catch (e) {
      this.fail(e)
    }
  }
  fail(e: unknown): void {
    this.failed = e instanceof Error ? e.message : String(e)
  }

  go(step: number): void {
    if (!this.now) return
    const last = this.now.steps.length - 1
    this.step = Math.max(0, Math.min(last, step))
    if (this.step === last) learned.add(this.game, this.now.id)
  }

  /** Asks what other rolls would have done, where the step shown has a throw. Called once, while the page is set up. */
  watch(): void {
    $effect(() => {
      const { now, game, at } = this
      const before = (this.#numbers[this.step] ?? 0) - 1
      this.others = null
      this.picked = null
      if (!now || before < 0 || !at?.log.some((l) => l.thrown.length)) return
      void api
        .otherRolls(game, now.id, before)
        .then((found) => {
          if (this.at === at && found.rolls.length > 1) this.others = found
        })
        .catch(() => undefined)
    })
  }

  /** A match from here on. */
  async play(): Promise<void> {
    if (!this.now) return
    try {
      const m = await api.trySituation(this.game, this.now.id)
      const keys = m.seats.filter((s) => s.key).map((s): [string, string] => ['key', s.key])
      router.go(address('match', [m.id], keys))
    } catch (e) {
      toasts.say(e instanceof Error ? e.message : String(e), 'refusal')
    }
  }
}
