/** The answers at hand: what fits the choice so far, what is a button, what may be done again. */
import { fill, same } from '../actions'
import { narrow, ranked } from '../choose'
import type { Match } from '../match.svelte'
import type { Action, Asked, Option, Plan, Seat } from '../types'

/** So many answers are remembered, to be given again. */
const AGAIN = 24

export class Answers {
  /** What this screen answered last, with the kinds of questions. */
  #answered = $state.raw<{ seat: Seat; kind: string; action: Action }[]>([])

  constructor(readonly m: Match) {}

  readonly left = $derived.by<Option[]>(() => narrow(this.m.options, this.m.chosen))
  /** What stands in the list: what fits the choice so far, and what always fits; the likeliest first. */
  readonly listed = $derived.by<Option[]>(() => {
    const bare = (o: Option) => !Object.keys(o.fields).length
    const fit = this.m.chosen.length && this.left.length ? this.left : this.m.options
    const all = ranked(
      [...this.m.options.filter(bare), ...fit.filter((o) => !bare(o))],
      [...(this.m.ask?.prompt.focus ?? []), ...this.m.chosen],
      this.m.chances.ranking,
    )
    const goesBack = (o: Option) => this.m.room?.back?.includes(o.verb) ?? false
    return [...all.filter((o) => !goesBack(o)), ...all.filter(goesBack)]
  })
  /** Beside what is put forward: the same action of the same piece at something else. */
  readonly rivals = $derived.by<Option[]>(() => {
    const { armed } = this.m
    if (!armed?.confirm) return []
    const subject = (o: Option) => JSON.stringify(Object.values(o.fields)[0] ?? null)
    return this.m.options.filter(
      (o) => o.confirm && o.verb === armed.verb && o.action !== armed.action && subject(o) === subject(armed),
    )
  })
  /** Answers that name no piece and no place, as long as they are few. */
  readonly buttons = $derived.by<Option[]>(() => {
    const { isThing } = this.m
    const found = this.m.options.filter(
      (o) =>
        !Object.values(o.fields)
          .flat()
          .some((v) => isThing(String(v))),
    )
    return found.length <= 4 ? found : found.filter((o) => !Object.keys(o.fields).length)
  })
  /** What is offered as one answer although it is several, or holds for more than this question. */
  readonly plans = $derived.by<Plan[]>(() => this.m.ask?.hints.plans ?? [])
  /** What was done at the last question of this kind, if it may be done again: its first step names something. */
  readonly again = $derived.by<Action[]>(() => {
    const { ask } = this.m
    const at = this.#answered.findLastIndex((a) => a.seat === ask?.seat && a.kind === ask.kind)
    const steps = this.#answered.slice(at).map((a) => a.action)
    const [first] = steps
    if (at < 0 || !first || Object.keys(first).length < 2) return []
    return this.m.options.some((o) => same(fill(o), first)) ? steps : []
  })
  /** An answer was given: it may be given again at the next question of its kind. */
  note(ask: Asked, action: Action): void {
    this.#answered = [...this.#answered.slice(-AGAIN), { seat: ask.seat, kind: ask.kind, action }]
  }
}
