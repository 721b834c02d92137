/** A match on this screen: what is asked, what is chosen, what is looked at. */
import { fill, norm, same, type Doing } from './actions'
import * as api from './api'
import { NO_HINTS, roomOf, type GameRoom, type Pick } from './board'
import { dice } from './die.svelte'
import { Going } from './going.svelte'
import { forgetKeys, giveNonces, keepKeys } from './kept'
import { hosted } from './lobby.svelte'
import { paceOf, wantedPace } from './pace'
import { check, narrow, resolve, type Choosing } from './choose'
import { Live, type Refused } from './live.svelte'
import { Answers } from './match/answers.svelte'
import { Chances } from './match/chances.svelte'
import { Coach } from './match/coach.svelte'
import { Replay } from './match/replay.svelte'
import { heldBy, isShared, seatsWith } from './match/seats'
import { Seen } from './match/seen.svelte'
import { ActionQueue } from './queue'
import { text, t } from './text.svelte'
import { toasts } from './toast.svelte'
import { Together } from './together.svelte'
import { mayAnswer, onlyAnswer, silentPlan, wants } from './unasked'
import type {
  Action,
  Asked,
  GameInfo,
  MatchInfo,
  MatchSeat,
  Option,
  Plan,
  Refusal,
  Seat,
  StandingOrder,
  Way,
} from './types'

/** What was stated, of the choices that are known here. */
const pickKnown = (stated: Record<string, string>, known: Record<string, string>) =>
  Object.fromEntries(Object.entries(stated).filter(([choice]) => choice in known))

export class Match {
  live = $state<Live | null>(null)
  info = $state.raw<MatchInfo | null>(null)
  game = $state.raw<GameInfo | null>(null)
  room = $state.raw<GameRoom | null>(null)
  stat = $state.raw<unknown>(null)
  error = $state('')
  seat = $state<Seat>('')
  chosen = $state.raw<string[]>([])
  armed = $state.raw<Option | null>(null)
  busy = $state(false)
  /** In a match with secrets one seat at a time sits before the screen. */
  sitting = $state<Seat | null>(null)
  /** Places that the reader asked to be shown. */
  ringed = $state.raw<string[]>([])
  /** The step that is looked back at. */
  readonly replay = new Replay(this)
  /** The answers at hand, and their chances. */
  readonly answers = new Answers(this)
  readonly chances = new Chances(this)
  /** What the marshal would do. */
  readonly coach = new Coach(this)
  /** What was seen of the match, and what happened since. */
  readonly seen = new Seen(this)
  /** The way that is shown, and the walk that goes on. */
  readonly going = new Going(this)
  /** Several pieces with one order, and what they did before. */
  readonly together: Together
  /** Plans that go on by themselves: the words by which questions offer them again. */
  agreed = $state.raw<ReadonlySet<string>>(new Set())
  /** What was taken back is not answered by itself. */
  #takenBack = false
  #closed = false
  #asked = ''

  constructor(
    readonly id: string,
    public keys: string[],
    /** The word of an invitation to look on. */
    readonly watch = '',
  ) {
    this.together = new Together(this)
  }

  /** Everything is asked for at once; the seats and the board are shown when all words for them are here. */
  async open(): Promise<void> {
    try {
      const asked = api.games(true)
      const info = await giveNonces(await api.match(this.id, this.pass))
      if (hosted && !this.keys.length) this.keys = [...new Set(info.seats.map((s) => s.key).filter(Boolean))]
      if (info.closed && !hosted) keepKeys(this.id, this.keys)
      const scene = Promise.all([
        text.forGame(info.game),
        roomOf(info.game),
        api.staticOf(info.game, info.scenario, info.options),
      ])
      const game = (await asked).find((g) => g.id === info.game) ?? null
      if (this.#closed) return
      this.game = game
      dice.of(game)
      if (!isShared(info, heldBy(info, this.keys))) this.connect(this.keys)
      const [, room, stat] = await scene
      this.info = info
      this.room = room
      this.stat = stat
    } catch (e) {
      const gone = e instanceof api.ApiError && e.status === 404
      this.error = gone ? t('no-match') : e instanceof Error ? e.message : String(e)
    }
  }

  connect(keys: string[]): void {
    this.live?.close()
    this.chosen = []
    this.armed = null
    void this.replay.show(null)
    const live = new Live(this.id, keys, text.lang, null, this.watch)
    live.onnotice = (key) => {
      if (key === 'not-kept') toasts.say(t('not-kept'))
      if (key === 'opponent-failed') toasts.say(t('opponent-failed'))
      if (key === 'seat-ended' || key === 'watch-ended' || key === 'session-ended') this.error = t(key)
    }
    this.live = live
    void live.ready.then(() => live.pace(paceOf(wantedPace(), this.game)))
  }

  close(): void {
    this.#closed = true
    this.seen.close()
    this.live?.close()
  }

  /** Leaves the seats that are held here, and this page with them. */
  async giveUp(): Promise<void> {
    try {
      for (const key of new Set(this.mine.map((s) => s.key))) await api.giveUp(this.id, key)
      forgetKeys(this.id)
      this.error = t('gave-up')
    } catch (e) {
      toasts.say(e instanceof Error ? e.message : String(e), 'refusal')
    }
  }
  /** Whether there is somebody at another screen to talk to. */
  get talks(): boolean {
    return this.mine.length > 0 && (this.live?.people.length ?? 0) > 1
  }
  /** Whether those who look on could talk to each other here. */
  get listens(): boolean {
    return !this.mine.length && (this.live?.people.length ?? 0) > 1
  }
  get pass(): api.Pass {
    return { keys: this.keys, watch: this.watch }
  }
  get shared(): boolean {
    return isShared(this.info, this.mine)
  }
  get mine(): MatchSeat[] {
    return this.info ? heldBy(this.info, this.keys) : []
  }
  sit(seat: Seat): void {
    this.sitting = seat
    this.connect(seatsWith(this.mine, seat).map((s) => s.key))
  }
  /** Whom to hand the screen to, if it is not the turn of who sits here. */
  get next(): Seat | null {
    if (!this.shared) return null
    const held = this.mine.map((s) => s.seat)
    if (!this.sitting) return held.find((s) => this.info?.waiting.includes(s)) ?? held[0] ?? null
    const here = seatsWith(this.mine, this.sitting).map((s) => s.seat)
    const live = this.live
    if (!live?.picture || live.waiting.some((s) => here.includes(s)) || live.outcome) return null
    return live.waiting.find((s) => held.includes(s) && !here.includes(s)) ?? null
  }

  readonly asks = $derived<Asked[]>(this.replay.moment || this.coach.shown >= 0 ? [] : (this.live?.asks ?? []))
  readonly ask = $derived.by<Asked | null>(() => {
    const own = this.mine.find((s) => this.asks.some((a) => a.seat === s.seat))?.seat
    return this.asks.find((a) => a.seat === this.seat) ?? this.asks.find((a) => a.seat === own) ?? null
  })
  readonly options = $derived<Option[]>(this.ask?.options ?? [])
  get isThing(): (id: string) => boolean {
    const places = this.room?.isPlace
    return (id) => this.isUnit(id) || Boolean(places?.(this.stat, id))
  }
  sideOf = (seat: Seat): string => (this.stat ? this.room?.sideOf?.(this.stat, seat) : undefined) ?? seat
  isUnit = (id: string): boolean => this.room?.isUnit?.(this.picture, id, this.stat) ?? false
  get hints() {
    return this.ask?.hints ?? NO_HINTS
  }
  get picture(): unknown {
    return this.coach.picture ?? this.replay.moment?.picture ?? this.live?.picture
  }
  /**
   * A new state: forget what was chosen unless it is still possible; of a new question also the chances and the way of
   * the old one. Who points or draws while others seal their orders goes on undisturbed.
   */
  settle(): void {
    const keep = this.chosen.filter((id) => narrow(this.options, [id]).length > 0)
    this.chosen = narrow(this.options, keep).length ? keep : []
    if (this.armed && !this.options.some((o) => o.action === this.armed?.action)) this.armed = null
    const asked = (this.live?.asks ?? []).map((a) => `${a.seat} ${a.number}`).join()
    if (asked !== this.#asked) {
      this.#asked = asked
      this.chances.forget(asked)
      this.going.clear()
      if (!this.coach.past) this.coach.close()
      if (this.armed) void this.chances.peek(this.armed)
    }
    if (!this.asks.some((a) => a.seat === this.seat)) this.seat = this.asks[0]?.seat ?? ''
    this.ringed = []
  }

  /** Does what needs no question: goes on with a walk or a plan, gives the only answer there is. */
  goOn(): void {
    const { ask, info } = this
    if (!ask || this.busy || this.replay.moment || this.#takenBack || this.taught) return
    if (this.going.goOn()) return
    if (
      !mayAnswer(
        info,
        this.mine.map((s) => s.seat),
      )
    )
      return
    const plan = silentPlan(ask, this.agreed, wants('no-matter'))
    const only = plan ? null : wants('one-answer') && onlyAnswer(ask)
    if (plan) void this.#run(plan.steps)
    else if (only) void this.#run([only])
  }
  /** Whether this is a lesson: a learner answers everything himself, and tasks say what is to be done. */
  get taught(): boolean {
    return false
  }
  /** A card of the match was opened: a lesson may wait for it. */
  opened(_what: string): void {}
  /** What stands under the name of the game. */
  get subtitle(): string {
    return text.say(`scenario-${this.info?.scenario}`)
  }
  /** Carries out a plan, and goes on with it where it says so. */
  follow(plan: Plan): Promise<boolean> {
    const said = Object.entries({ ...plan.given, ...pickKnown(this.chances.stated, plan.given) })
    const words = said.length ? said.map(([choice, value]) => `${plan.again} ${choice}=${value}`) : [plan.again]
    if (plan.again) this.agreed = new Set([...this.agreed, ...words])
    return this.act(plan.steps)
  }
  /** How many events with dice were told so far. */
  get thrown(): number {
    return (this.live?.log ?? []).filter((l) => l.thrown.length > 0).length
  }
  get dropped(): Doing[] {
    return this.#queue.dropped
  }

  #choosing(): Choosing {
    return { options: this.options, hints: this.hints, chosen: this.chosen, armed: this.armed }
  }
  pick(pick: Pick): void {
    if (!this.ask) return
    const step = resolve(this.#choosing(), pick, this.isUnit)
    if (this.busy && step.do !== 'walk') return this.stop()
    if (step.do === 'act') void this.act(step.option)
    else if (step.do === 'arm') this.arm(step.option, step.chosen)
    else if (step.do === 'choose') this.arm(null, step.chosen)
    else if (step.do === 'walk') this.#walk(step.way, pick, Boolean(step.over))
    else if (step.do === 'check') void this.why(step.action)
  }

  /** With Shift the way is bent; a finger sees the way first; else it is gone as it was shown. */
  #walk(way: Way, pick: Pick, over: boolean): void {
    const { going } = this
    if (over) return going.bend(way.to)
    const shown = norm(going.to) === norm(way.to) ? going.way : null
    if (pick.touch && !(going.pinned && shown)) return going.point(way.to, true)
    void going.go(shown ?? way)
  }

  arm(option: Option | null, chosen?: string[]): void {
    this.armed = option
    if (chosen) this.chosen = chosen
    else if (!option) this.chosen = this.chosen.slice(0, 1)
    if (option) void this.chances.peek(option)
  }

  /** Carries out an answer, or several one after another. */
  act(doing: Doing | Doing[]): Promise<boolean> {
    this.#takenBack = false
    return this.#run([doing].flat())
  }
  #run(doings: Doing[]): Promise<boolean> {
    return this.ask && this.live ? this.#queue.run(doings) : Promise.resolve(false)
  }
  /** Drops what was to follow. */
  stop(): void {
    this.#queue.stop()
    this.going.stop()
    this.agreed = new Set()
  }
  readonly #queue = new ActionQueue(
    {
      asked: () => this.ask,
      send: (ask, action) => this.#send(ask, action),
      thrown: () => this.thrown,
      explain: (action) => void this.why(action),
      unreached: (place) => {
        const step = check(this.#choosing(), { kind: 'place', ids: [place] }, this.isUnit)
        if (step.do === 'check') void this.why(step.action)
      },
    },
    (busy) => (this.busy = busy),
  )
  async #send(ask: Asked, action: Action): Promise<boolean> {
    const { live } = this
    if (!live) return false
    const answer = await live.act(ask, action)
    if (live !== this.live) return false
    if (answer === null && this.armed && same(fill(this.armed), action)) this.armed = null
    if (answer === null) this.answers.note(ask, action)
    this.#answer(answer)
    return answer === null
  }

  async why(action: Action): Promise<void> {
    const refusal = await this.reason(action)
    if (refusal) this.refuse(refusal)
  }
  /** Why an answer may not be given; null if it may. */
  async reason(action: Action): Promise<Refusal | null> {
    return this.ask && this.live ? this.live.check(this.ask.seat, action) : null
  }

  refuse(r: Refusal): void {
    toasts.say(r.text || text.say(`refuse-${r.key}`, r.args), 'refusal', r.rule)
  }

  async undo(): Promise<void> {
    const { ask, live } = this
    if (!ask || !live || this.busy) return
    this.busy = true
    this.#takenBack = true
    this.going.stop()
    const answer = await live.undo(ask.seat)
    this.busy = false
    this.#answer(answer)
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
  /** Something asked of the others, or answered to them: why not, if it was refused. */
  async say(asked: Promise<Refused> | undefined): Promise<void> {
    if (asked) this.#answer(await asked)
  }
  async standing(seat: Seat, kind: string, order: StandingOrder | null): Promise<void> {
    if (this.live) this.#answer(await this.live.setStanding(seat, kind, order))
  }
  #answer(a: Refused): void {
    if (a === 'stale' || a === 'lost') toasts.say(t(a))
    else if (a && a.key !== 'not-kept') this.refuse(a)
  }
}
