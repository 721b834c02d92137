/** What lies before a reader of the match page: the questions in their order, and whose chances are shown. */
import { untrack } from 'svelte'
import { actionOf, fill, keyOf, same, type Doing } from '../../lib/actions'
import type { PanelProps, Pick } from '../../lib/board'
import { narrow } from '../../lib/screen'
import { idsOf } from '../../lib/choose'
import type { Match } from '../../lib/match.svelte'
import { sounds } from '../../lib/sound.svelte'
import type { Action, Asked, Odds, Option } from '../../lib/types'
import { Others } from './others.svelte'

/** Chances of more answers than this are not asked for unbidden. */
const FEW = 8

export class Desk {
  constructor(readonly m: Match) {
    this.others = new Others(m)
  }

  /** Whether this player is asked anything. */
  readonly #asked = $derived.by(() => Boolean(this.m.live?.asks.length))
  /** What the others did since the last own turn. */
  readonly others: Others

  /** The answer in the list that the pointer rests on. */
  #peeked = $state.raw<Option | null>(null)
  /** What the board looks at: an answer under the pointer. Its chances stay until those of the next are here. */
  looked = $state.raw<Action | null>(null)
  #lookedOdds = $state.raw<Odds | null>(null)
  readonly #lookedKey = $derived.by(() => {
    const { looked } = this
    const option = looked && this.m.options.find((o) => same(fill(o), looked))
    return looked ? (option?.action ?? keyOf(looked)) : ''
  })

  /** In a game whose panel shows chances: those of the answer that carries the question on. */
  readonly #ahead = $derived.by<Option | null>(() => {
    const { room, options } = this.m
    if (!room?.chances) return null
    return (room.forward ?? []).flatMap((v) => options.filter((o) => o.verb === v))[0] ?? null
  })
  /** The answer whose chances are shown. */
  readonly shown = $derived.by<Option | null>(() => {
    const peeked = this.#peeked
    return (
      this.m.armed ??
      (peeked && this.m.answers.left.some((o) => o.action === peeked.action) ? peeked : null) ??
      (this.looked && this.#lookedOdds ? null : this.#ahead)
    )
  })
  readonly odds = $derived.by(() => (this.shown ? this.m.chances.odds[this.shown.action] : this.#lookedOdds))
  /** For the board: what it looks at, and the chances of just that. */
  readonly sight = $derived.by(() => ({ action: this.looked, odds: this.m.chances.odds[this.#lookedKey] ?? null }))

  /** The question being answered first. */
  readonly asks = $derived.by<Asked[]>(() => {
    const { ask, asks } = this.m
    return ask ? [ask, ...asks.filter((a) => a !== ask)] : asks
  })
  /** No answer names a piece or a place: the list is the only way. */
  readonly placeless = $derived.by(() => !this.m.options.some((o) => idsOf(o).some((id) => this.m.isThing(id))))
  /** The pieces that the question is about, as far as they have room in the prompt; on a phone all of them or none. */
  readonly pieces = $derived.by<string[]>(() => {
    const { armed, chosen, ask } = this.m
    const ids = armed ? idsOf(armed) : chosen.length ? chosen : (ask?.prompt.focus ?? [])
    const units = ids.filter((id) => this.m.isUnit(id))
    return narrow.current && units.length > 3 ? [] : units.slice(0, 3)
  })

  /** What the game's own panels are given. */
  readonly panel = $derived.by<PanelProps>(() => {
    const { m } = this
    const live = m.replay.moment ? null : m.live
    return {
      static: m.stat,
      picture: m.picture,
      asks: this.asks,
      seats: m.live?.eyes ?? [],
      outcome: live?.outcome ?? null,
      log: m.replay.logThen,
      waiting: live?.waiting ?? [],
      onact: (a: Doing | Doing[]) => void m.act(a),
      onwhy: (a: Action) => void m.why(a),
      onask: (a: Action) => m.reason(a),
      together: m.together,
      chosen: m.chosen,
      onpick: (p: Pick) => m.pick(p),
    }
  })

  /** The pointer rests on an answer of the list. */
  peek(option: Option): void {
    this.#peeked = option
    void this.m.chances.peek(option)
  }
  /** The pointer rests on an answer on the board; null ends it. */
  look(doing: Option | Action | null): void {
    const option = doing && this.m.options.find((o) => o === doing || same(fill(o), actionOf(doing)))
    this.looked = doing && actionOf(doing)
    if (option) void this.m.chances.peek(option)
    else if (this.looked) void this.m.chances.look(this.looked)
  }
  /** An answer of the list is clicked: a fight whose chances are not shown yet waits for a second click. */
  pick(option: Option): void {
    const { m } = this
    const seen = this.shown?.action === option.action && Boolean(this.odds) && matchMedia('(hover: hover)').matches
    if (option.confirm && !seen && m.armed?.action !== option.action)
      m.arm(
        option,
        idsOf(option).filter((id) => m.isThing(id)),
      )
    else void m.act(option)
  }

  /** Follows the questions and asks for the chances that will be wanted. Called once, while the page is set up. */
  watch(): void {
    const { m } = this
    $effect(() => {
      void m.live?.asks
      untrack(() => m.settle())
      untrack(() => this.others.follow())
      this.looked = null
    })
    $effect(() => {
      void [m.live?.asks, m.busy, m.replay.moment]
      untrack(() => m.goOn())
    })
    $effect(() => {
      const told = m.live?.fresh ?? []
      untrack(() => sounds.tell(told))
    })
    $effect(() => {
      if (this.#asked) untrack(() => sounds.bell())
    })
    $effect(() => {
      const ahead = this.#ahead
      if (ahead) untrack(() => void m.chances.peek(ahead))
    })
    $effect(() => {
      const found = this.looked ? m.chances.odds[this.#lookedKey] : null
      if (found || !this.looked) this.#lookedOdds = found ?? null
    })
    $effect(() => {
      const fights = m.answers.left.filter((o) => o.confirm)
      if (m.chosen.length && fights.length <= FEW) untrack(() => fights.forEach((o) => void m.chances.peek(o)))
    })
    $effect(() => {
      const others = m.answers.rivals.slice(0, FEW)
      untrack(() => others.forEach((o) => void m.chances.peek(o)))
    })
  }
}
