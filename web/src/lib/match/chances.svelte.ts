/** The chances of answers, asked for once at each question, and what the reader states for them. */
import { fill, keyOf } from '../actions'
import type { Match } from '../match.svelte'
import type { Action, Odds, Option } from '../types'

export class Chances {
  odds = $state.raw<Record<string, Odds | null>>({})
  /** What is stated for the chances, in this match and by this reader. */
  stated = $state.raw<Record<string, string>>({})
  /** The question that they belong to. */
  #asked = ''

  constructor(readonly m: Match) {}

  /**
   * Chances by which the list is ranked: only when all attacks at hand have theirs, so that it does not move line by
   * line.
   */
  readonly ranking = $derived.by<Record<string, Odds | null>>(() => {
    const fights = this.m.answers.left.filter((o) => o.confirm)
    return this.m.chosen.length && fights.length <= 8 && fights.every((o) => this.odds[o.action]) ? this.odds : {}
  })

  /** Of a new question nothing is known yet. */
  forget(asked: string): void {
    this.#asked = asked
    this.odds = {}
  }

  /** The chances of an option, asked once for each question. */
  peek(option: Option): Promise<void> {
    return this.#peek(option.action, fill(option))
  }
  /** The chances of an action that stands in no list; they are kept under its key. */
  look(action: Action): Promise<void> {
    return this.#peek(keyOf(action), action)
  }
  async #peek(key: string, action: Action): Promise<void> {
    if (!this.m.ask || key in this.odds) return
    const asked = this.#asked
    this.odds = { ...this.odds, [key]: null }
    const odds = await this.m.live?.odds(this.m.ask.seat, action, this.stated)
    if (asked !== this.#asked) return
    if (odds) this.odds = { ...this.odds, [key]: odds }
    else if (odds === undefined) this.odds = Object.fromEntries(Object.entries(this.odds).filter(([k]) => k !== key))
  }

  /** States a choice that chances depend on (when to break off, who is lost first) and asks for them anew. */
  async state(option: Option, key: string, value: string): Promise<void> {
    if (!this.m.ask) return
    this.stated = { ...this.stated, [key]: value }
    const [asked, stated] = [this.#asked, this.stated]
    const odds = await this.m.live?.odds(this.m.ask.seat, fill(option), stated)
    if (asked === this.#asked && stated === this.stated && odds) this.odds = { [option.action]: odds }
  }
}
