/** A match on this screen: what is asked, what is chosen, what is looked at. */
import * as api from './api'
import { NO_HINTS, roomOf, type GameRoom, type Pick } from './board'
import { narrow, resolve } from './choose'
import { Live } from './live.svelte'
import { rollsOf } from './rolls'
import { text, t } from './text.svelte'
import { toasts } from './toast.svelte'
import type { Asked, GameInfo, LogLine, MatchInfo, MatchSeat, MomentMessage, Odds, Option, Refusal, Seat, StandingOrder, View, Way } from './types'

export class Match {
  live = $state<Live | null>(null)
  info = $state.raw<MatchInfo | null>(null)
  game = $state.raw<GameInfo | null>(null)
  room = $state.raw<GameRoom | null>(null)
  stat = $state.raw<View>(null)
  error = $state('')
  seat = $state<Seat>('')
  chosen = $state.raw<string[]>([])
  armed = $state.raw<Option | null>(null)
  odds = $state.raw<Record<string, Odds | null>>({})
  busy = $state(false)
  moment = $state.raw<MomentMessage | null>(null)
  eye = $state<Seat | ''>('')
  /** In a game with secrets one seat at a time sits before the screen. */
  sitting = $state<Seat | null>(null)
  away = $state.raw<LogLine[]>([])

  constructor(readonly id: string, readonly keys: string[]) {}

  async open(): Promise<void> {
    try {
      const [all, games] = await Promise.all([api.matches(), api.games(true)])
      const info = all.find((m) => m.id === this.id)
      if (!info) throw new Error(t('no-match'))
      await text.forGame(info.game)
      this.game = games.find((g) => g.id === info.game) ?? null
      this.info = info
      if (!this.shared) await this.connect(this.keys)
    } catch (e) {
      this.error = e instanceof Error ? e.message : String(e)
    }
  }

  async connect(keys: string[]): Promise<void> {
    this.live?.close()
    this.chosen = []
    this.armed = null
    this.moment = null
    const live = new Live(this.id, keys, text.lang)
    this.live = live
    const first = await live.ready
    live.pace(Number(localStorage.getItem('pace') ?? 400))
    if (this.stat) return
    const [room, stat] = await Promise.all([roomOf(first.game), api.staticOf(first.game, first.scenario, first.options)])
    this.room = room
    this.stat = stat
  }

  close(): void {
    this.live?.close()
  }

  /** Several people at one screen in a game with secrets. */
  get shared(): boolean {
    return Boolean(this.game?.secrets) && new Set(this.mine.map((s) => s.player)).size > 1
  }
  get mine(): MatchSeat[] {
    return (this.info?.seats ?? []).filter((s) => s.key && this.keys.includes(s.key))
  }
  sit(seat: Seat): void {
    this.sitting = seat
    void this.connect(this.seatsOf(seat).map((s) => s.key))
  }
  /** All seats of the player who holds this one. */
  seatsOf(seat: Seat): MatchSeat[] {
    const player = this.mine.find((s) => s.seat === seat)?.player
    return this.mine.filter((s) => s.player === player)
  }
  /** Whom to hand the screen to, if it is not the turn of who sits here. */
  get next(): Seat | null {
    if (!this.shared) return null
    const held = this.mine.map((s) => s.seat)
    if (!this.sitting) return this.info?.waiting.find((s) => held.includes(s)) ?? held[0] ?? null
    const here = this.seatsOf(this.sitting).map((s) => s.seat)
    const live = this.live
    if (!live?.view || live.waiting.some((s) => here.includes(s)) || live.outcome) return null
    return live.waiting.find((s) => held.includes(s) && !here.includes(s)) ?? null
  }

  get asks(): Asked[] {
    return this.moment ? [] : (this.live?.asks ?? [])
  }
  get ask(): Asked | null {
    return this.asks.find((a) => a.seat === this.seat) ?? this.asks[0] ?? null
  }
  get options(): Option[] {
    return this.ask?.options ?? []
  }
  get left(): Option[] {
    return narrow(this.options, this.chosen)
  }
  /** What stands in the list: what fits the choice so far, and what always fits. */
  get listed(): Option[] {
    const bare = (o: Option) => !Object.keys(o.fields).length
    const fit = this.chosen.length && this.left.length ? this.left : this.options
    return [...this.options.filter(bare), ...fit.filter((o) => !bare(o))]
  }
  /** Answers that name no piece and no place, as long as they are few. */
  get buttons(): Option[] {
    const isThing = this.isThing
    const found = this.options.filter((o) => !Object.values(o.fields).flat().some((v) => isThing(String(v))))
    return found.length <= 4 ? found : found.filter((o) => !Object.keys(o.fields).length)
  }
  get isThing(): (id: string) => boolean {
    const places = this.room?.isPlace
    return (id) => this.isUnit(id) || Boolean(places?.(this.stat, id))
  }
  isUnit = (id: string): boolean => this.room?.isUnit?.(this.view, id) ?? false
  get hints() {
    return this.ask?.hints ?? NO_HINTS
  }
  get view(): View {
    return this.moment?.view ?? this.live?.view
  }
  /** The events of the moment shown. */
  get recent(): LogLine[] {
    if (this.moment) return this.moment.log
    const log = this.live?.log ?? []
    const last = log.at(-1)?.step
    return log.filter((l) => l.step === last)
  }

  /** A new question: forget what was chosen unless it is still possible. */
  settle(): void {
    const keep = this.chosen.filter((id) => narrow(this.options, [id]).length > 0)
    this.chosen = narrow(this.options, keep).length ? keep : []
    if (this.armed && !this.options.some((o) => o.action === this.armed?.action)) this.armed = null
    this.odds = {}
    if (!this.asks.some((a) => a.seat === this.seat)) this.seat = this.asks[0]?.seat ?? ''
  }

  pick(pick: Pick): void {
    if (this.busy || !this.ask) return
    const now = { options: this.options, hints: this.hints, chosen: this.chosen, armed: this.armed }
    const step = resolve(now, pick, this.isUnit)
    if (step.do === 'act') void this.act(step.option)
    else if (step.do === 'arm') this.arm(step.option, step.chosen)
    else if (step.do === 'choose') {
      this.chosen = step.chosen
      this.arm(null)
    } else if (step.do === 'walk') void this.walk(step.way)
    else if (step.do === 'check') void this.why(step.action)
  }

  arm(option: Option | null, chosen?: string[]): void {
    this.armed = option
    if (chosen) this.chosen = chosen
    else if (!option) this.chosen = this.chosen.slice(0, 1)
    if (option) void this.peek(option)
  }

  /** The chances of an option, asked once for each question. */
  async peek(option: Option): Promise<void> {
    if (!this.ask || option.action in this.odds) return
    this.odds = { ...this.odds, [option.action]: null }
    const odds = await this.live?.odds(this.ask.seat, option.action)
    if (odds) this.odds = { ...this.odds, [option.action]: odds }
  }

  async act(option: Option | string): Promise<boolean> {
    const ask = this.ask
    if (!ask || !this.live || this.busy) return false
    const action = typeof option === 'string' ? option : option.action
    this.busy = true
    const answer = await this.live.act(ask, action)
    this.busy = false
    if (answer === null) {
      this.armed = null
      return true
    }
    if (answer === 'stale') toasts.say(t('stale'))
    else this.refuse(answer)
    return false
  }

  /** Sends the steps of a way one by one and stops when anything comes between: dice, another's turn, a step no longer offered. */
  async walk(way: Way): Promise<void> {
    const seat = this.ask?.seat
    for (const action of way.steps) {
      if (this.ask?.seat !== seat || !this.options.some((o) => o.action === action)) return
      const seen = this.live?.log.length ?? 0
      if (!(await this.act(action))) return
      if ((this.live?.log.slice(seen) ?? []).some((l) => rollsOf(l.event).length > 0)) return
    }
  }

  async why(action: string): Promise<void> {
    if (!this.ask || !this.live) return
    const refusal = await this.live.check(this.ask.seat, action)
    if (refusal) this.refuse(refusal)
  }

  refuse(r: Refusal): void {
    toasts.say(r.text || text.say(`refuse-${r.key}`, r.args), 'refusal', r.rule)
  }

  async show(step: number | null): Promise<void> {
    if (step === null) {
      this.moment = null
      return
    }
    const found = await this.live?.moment(step, this.eye ? [this.eye] : null)
    if (found) this.moment = found
  }

  async undo(): Promise<void> {
    if (this.ask && this.live) this.#answer(await this.live.undo(this.ask.seat))
  }
  async resign(seat: Seat): Promise<void> {
    if (this.live) this.#answer(await this.live.resign(seat))
  }
  async draw(seat: Seat): Promise<void> {
    if (this.live) this.#answer(await this.live.draw(seat))
  }
  async consent(seat: Seat): Promise<void> {
    if (this.live) this.#answer(await this.live.consent(seat))
  }
  async standing(seat: Seat, kind: string, order: StandingOrder | null): Promise<void> {
    if (this.live) this.#answer(await this.live.setStanding(seat, kind, order))
  }
  #answer(a: Refusal | 'stale' | null): void {
    if (a === 'stale') toasts.say(t('stale'))
    else if (a) this.refuse(a)
  }

  /** What happened since this screen was last open. */
  noteSeen(): void {
    const steps = this.live?.steps ?? 0
    const key = `seen:${this.id}`
    const before = Number(localStorage.getItem(key) ?? -1)
    if (before >= 0 && before < steps && !this.away.length && this.#first) this.away = (this.live?.log ?? []).filter((l) => l.step > before)
    this.#first = false
    localStorage.setItem(key, String(steps))
  }
  #first = true
}
