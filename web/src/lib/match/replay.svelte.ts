/** Looking back: the step that is shown, through whose eyes, and what was told at it. */
import type { Match } from '../match.svelte'
import type { FilmMoment, LogLine, MomentMessage, Seat } from '../types'

export class Replay {
  moment = $state.raw<MomentMessage | null>(null)
  /** The step asked for last; what is shown follows when its answer comes. */
  wanted = $state<number | null>(null)
  eye = $state<Seat | ''>('')
  #asking = false

  constructor(readonly m: Match) {}

  /** The events of the moment shown. */
  readonly recent = $derived.by<LogLine[]>(() => {
    if (this.moment) return this.moment.log
    const log = this.m.live?.log ?? []
    const last = log.at(-1)?.step
    return log.filter((l) => l.step === last)
  })

  /** The log as it was at the moment shown. */
  readonly logThen = $derived.by<LogLine[]>(() => {
    const log = this.m.live?.log ?? []
    const step = this.moment?.step
    return step === undefined ? log : log.filter((l) => l.step <= step)
  })

  async show(step: number | null): Promise<void> {
    this.wanted = step
    if (step === null) this.moment = null
    if (step === null || this.#asking) return
    this.#asking = true
    while (await this.#follow()) continue
    this.#asking = false
  }
  /** Asks for the step wanted now; true if another one is wanted by the time it is here. */
  async #follow(): Promise<boolean> {
    const { wanted, eye } = this
    const { live } = this.m
    if (wanted === null || !live) return false
    const found = await live.moment(wanted, eye ? [eye] : null)
    if (live !== this.m.live) return this.wanted !== null
    if (!found) this.wanted = this.moment?.step ?? null
    else if (this.wanted !== null) this.moment = found
    return this.wanted !== null && found !== null && (this.wanted !== wanted || this.eye !== eye)
  }

  /** The board at every moment inside some steps, through the eyes that are shown now. */
  async film(first: number, last: number): Promise<FilmMoment[]> {
    return (await this.m.live?.film(first, last, this.moment && this.eye ? [this.eye] : null)) ?? []
  }
}
