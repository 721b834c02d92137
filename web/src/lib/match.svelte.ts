/** A match on this screen: what is asked, what is chosen, what is looked at. */
import { fill, keyOf, norm, same, type Doing } from './actions'
import * as api from './api'
import { NO_HINTS, roomOf, type GameRoom, type Pick } from './board'
import { dice } from './die.svelte'
import { Going } from './going.svelte'
import { forgetKeys, giveNonces, keepKeys } from './kept'
import { paceOf, wantedPace } from './pace'
import { check, narrow, ranked, resolve, type Choosing } from './choose'
import { Live, type Refused } from './live.svelte'
import { ActionQueue } from './queue'
import { text, t } from './text.svelte'
import { toasts } from './toast.svelte'
import { Together } from './together.svelte'
import { mayAnswer, onlyAnswer, silentPlan, wants } from './unasked'
import type {
  Action,
  Asked,
  FilmMoment,
  GameInfo,
  LogLine,
  MatchInfo,
  MatchSeat,
  MomentMessage,
  Odds,
  Option,
  Plan,
  Refusal,
  Seat,
  StandingOrder,
  Way,
} from './types'

/** So many answers are remembered, to be given again. */
const AGAIN = 24

/** What was stated, of the choices that are known here. */
const pickKnown = (stated: Record<string, string>, known: Record<string, string>) =>
  Object.fromEntries(Object.entries(stated).filter(([choice]) => choice in known))

/** Several people at one screen in a match with secrets. */
const isShared = (info: MatchInfo | null, seats: MatchSeat[]) =>
  Boolean(info?.secrets) && new Set(seats.map((s) => s.player)).size > 1

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
  odds = $state.raw<Record<string, Odds | null>>({})
  /** What is stated for the chances, in this match and by this reader. */
  stated = $state.raw<Record<string, string>>({})
  busy = $state(false)
  moment = $state.raw<MomentMessage | null>(null)
  /** The step asked for last; what is shown follows when its answer comes. */
  wanted = $state<number | null>(null)
  eye = $state<Seat | ''>('')
  /** In a match with secrets one seat at a time sits before the screen. */
  sitting = $state<Seat | null>(null)
  away = $state.raw<LogLine[]>([])
  /** Places that the reader asked to be shown. */
  ringed = $state.raw<string[]>([])
  /** The way that is shown, and the walk that goes on. */
  readonly going = new Going(this)
  /** Several pieces with one order, and what they did before. */
  readonly together: Together
  /** Plans that go on by themselves: the words by which questions offer them again. */
  agreed = $state.raw<ReadonlySet<string>>(new Set())
  /** What this screen answered last, with the kinds of questions. */
  #answered = $state.raw<{ seat: Seat; kind: string; action: Action }[]>([])
  /** What was taken back is not answered by itself. */
  #takenBack = false
  #closed = false
  #asked = ''
  #asking = false

  constructor(
    readonly id: string,
    readonly keys: string[],
    /** The word of an invitation to look on. */
    readonly watch = '',
  ) {
    this.together = new Together(this)
    addEventListener('pagehide', () => this.#note())
  }

  /** Everything is asked for at once; the seats and the board are shown when all words for them are here. */
  async open(): Promise<void> {
    try {
      const asked = api.games(true)
      const info = await giveNonces(await api.match(this.id, this.pass))
      if (info.closed) keepKeys(this.id, this.keys)
      const scene = Promise.all([
        text.forGame(info.game),
        roomOf(info.game),
        api.staticOf(info.game, info.scenario, info.options),
      ])
      const game = (await asked).find((g) => g.id === info.game) ?? null
      if (this.#closed) return
      this.game = game
      dice.of(game)
      if (!isShared(info, this.#held(info))) this.connect(this.keys)
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
    void this.show(null)
    const live = new Live(this.id, keys, text.lang, null, this.watch)
    live.onnotice = (key) => {
      if (key === 'not-kept') toasts.say(t('not-kept'))
      if (key === 'opponent-failed') toasts.say(t('opponent-failed'))
      if (key === 'seat-ended' || key === 'watch-ended') this.error = t(key)
    }
    this.live = live
    void live.ready.then(() => live.pace(paceOf(wantedPace(), this.game)))
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#noting)
    this.#note()
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
  get pass(): api.Pass {
    return { keys: this.keys, watch: this.watch }
  }
  get shared(): boolean {
    return isShared(this.info, this.mine)
  }
  get mine(): MatchSeat[] {
    return this.info ? this.#held(this.info) : []
  }
  #held(info: MatchInfo): MatchSeat[] {
    return info.seats
      .filter((s) => s.key && this.keys.includes(s.key))
      .sort((a, b) => this.keys.indexOf(a.key) - this.keys.indexOf(b.key))
  }
  sit(seat: Seat): void {
    this.sitting = seat
    this.connect(this.seatsOf(seat).map((s) => s.key))
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
    if (!this.sitting) return held.find((s) => this.info?.waiting.includes(s)) ?? held[0] ?? null
    const here = this.seatsOf(this.sitting).map((s) => s.seat)
    const live = this.live
    if (!live?.picture || live.waiting.some((s) => here.includes(s)) || live.outcome) return null
    return live.waiting.find((s) => held.includes(s) && !here.includes(s)) ?? null
  }

  readonly asks = $derived<Asked[]>(this.moment ? [] : (this.live?.asks ?? []))
  readonly ask = $derived.by<Asked | null>(() => {
    const own = this.mine.find((s) => this.asks.some((a) => a.seat === s.seat))?.seat
    return this.asks.find((a) => a.seat === this.seat) ?? this.asks.find((a) => a.seat === own) ?? null
  })
  readonly options = $derived<Option[]>(this.ask?.options ?? [])
  readonly left = $derived<Option[]>(narrow(this.options, this.chosen))
  /** What stands in the list: what fits the choice so far, and what always fits; the likeliest first. */
  readonly listed = $derived.by<Option[]>(() => {
    const bare = (o: Option) => !Object.keys(o.fields).length
    const fit = this.chosen.length && this.left.length ? this.left : this.options
    return ranked(
      [...this.options.filter(bare), ...fit.filter((o) => !bare(o))],
      [...(this.ask?.prompt.focus ?? []), ...this.chosen],
      this.ranking,
    )
  })
  /** Beside what is put forward: the same deed of the same piece at something else. */
  readonly rivals = $derived.by<Option[]>(() => {
    const { armed } = this
    if (!armed?.confirm) return []
    const subject = (o: Option) => JSON.stringify(Object.values(o.fields)[0] ?? null)
    return this.options.filter(
      (o) => o.confirm && o.verb === armed.verb && o.action !== armed.action && subject(o) === subject(armed),
    )
  })
  /** Answers that name no piece and no place, as long as they are few. */
  readonly buttons = $derived.by<Option[]>(() => {
    const isThing = this.isThing
    const found = this.options.filter(
      (o) =>
        !Object.values(o.fields)
          .flat()
          .some((v) => isThing(String(v))),
    )
    return found.length <= 4 ? found : found.filter((o) => !Object.keys(o.fields).length)
  })
  /** What is offered as one answer although it is several, or holds for more than this question. */
  readonly plans = $derived<Plan[]>(this.ask?.hints.plans ?? [])
  /** What was done at the last question of this kind, if it may be done again: its first step names something. */
  readonly again = $derived.by<Action[]>(() => {
    const { ask } = this
    const at = this.#answered.findLastIndex((a) => a.seat === ask?.seat && a.kind === ask.kind)
    const steps = this.#answered.slice(at).map((a) => a.action)
    const [first] = steps
    if (at < 0 || !first || Object.keys(first).length < 2) return []
    return this.options.some((o) => same(fill(o), first)) ? steps : []
  })
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
    return this.moment?.picture ?? this.live?.picture
  }
  /** The events of the moment shown. */
  readonly recent = $derived.by<LogLine[]>(() => {
    if (this.moment) return this.moment.log
    const log = this.live?.log ?? []
    const last = log.at(-1)?.step
    return log.filter((l) => l.step === last)
  })

  /** The log as it was at the moment shown. */
  readonly logThen = $derived.by<LogLine[]>(() => {
    const log = this.live?.log ?? []
    const step = this.moment?.step
    return step === undefined ? log : log.filter((l) => l.step <= step)
  })

  /**
   * Chances by which the list is ranked: only when all attacks at hand have theirs, so that it does not move line by
   * line.
   */
  readonly ranking = $derived.by<Record<string, Odds | null>>(() => {
    const fights = this.left.filter((o) => o.confirm)
    return this.chosen.length && fights.length <= 8 && fights.every((o) => this.odds[o.action]) ? this.odds : {}
  })

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
      this.odds = {}
      this.going.clear()
      if (this.armed) void this.peek(this.armed)
    }
    if (!this.asks.some((a) => a.seat === this.seat)) this.seat = this.asks[0]?.seat ?? ''
    this.ringed = []
  }

  /** Does what needs no question: goes on with a walk or a plan, gives the only answer there is. */
  goOn(): void {
    const { ask, info } = this
    if (!ask || this.busy || this.moment || this.#takenBack || !this.alone) return
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
  /** Whether the page may answer anything by itself. */
  get alone(): boolean {
    return true
  }
  /** Carries out a plan, and goes on with it where it says so. */
  follow(plan: Plan): Promise<boolean> {
    const said = Object.entries({ ...plan.given, ...pickKnown(this.stated, plan.given) })
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
    else if (step.do === 'choose') {
      this.chosen = step.chosen
      this.arm(null)
    } else if (step.do === 'walk') this.#walk(step.way, pick, Boolean(step.over))
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
    if (option) void this.peek(option)
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
    if (!this.ask || key in this.odds) return
    const asked = this.#asked
    this.odds = { ...this.odds, [key]: null }
    const odds = await this.live?.odds(this.ask.seat, action, this.stated)
    if (asked !== this.#asked) return
    if (odds) this.odds = { ...this.odds, [key]: odds }
    else if (odds === undefined) this.odds = Object.fromEntries(Object.entries(this.odds).filter(([k]) => k !== key))
  }

  /** States a choice that chances depend on (when to break off, who is lost first) and asks for them anew. */
  async state(option: Option, key: string, value: string): Promise<void> {
    if (!this.ask) return
    this.stated = { ...this.stated, [key]: value }
    const [asked, stated] = [this.#asked, this.stated]
    const odds = await this.live?.odds(this.ask.seat, fill(option), stated)
    if (asked === this.#asked && stated === this.stated && odds) this.odds = { [option.action]: odds }
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
    if (answer === null) this.#answered = [...this.#answered.slice(-AGAIN), { seat: ask.seat, kind: ask.kind, action }]
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
    const { live, wanted, eye } = this
    if (wanted === null || !live) return false
    const found = await live.moment(wanted, eye ? [eye] : null)
    if (live !== this.live) return this.wanted !== null
    if (!found) this.wanted = this.moment?.step ?? null
    else if (this.wanted !== null) this.moment = found
    return this.wanted !== null && found !== null && (this.wanted !== wanted || this.eye !== eye)
  }

  /** The board at every moment inside some steps, through the eyes that are shown now. */
  async film(first: number, last: number): Promise<FilmMoment[]> {
    return (await this.live?.film(first, last, this.moment && this.eye ? [this.eye] : null)) ?? []
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
  async standing(seat: Seat, kind: string, order: StandingOrder | null): Promise<void> {
    if (this.live) this.#answer(await this.live.setStanding(seat, kind, order))
  }
  #answer(a: Refused): void {
    if (a === 'stale' || a === 'lost') toasts.say(t(a))
    else if (a && a.key !== 'not-kept') this.refuse(a)
  }

  /** What happened since this screen was last open. */
  noteSeen(): void {
    const steps = this.live?.steps ?? 0
    const key = `seen:${this.id}`
    const before = Number(localStorage.getItem(key) ?? -1)
    if (before >= 0 && before < steps && !this.away.length && this.#first)
      this.away = (this.live?.log ?? []).filter((l) => l.step > before)
    this.#first = false
    clearTimeout(this.#noting)
    this.#noted = [key, String(steps)]
    this.#noting = setTimeout(this.#note, 200)
  }
  #first = true
  /** Written when there is time for it, not before the new board is drawn. */
  #noting: ReturnType<typeof setTimeout> | undefined
  #noted: [string, string] | null = null
  #note = (): void => {
    if (this.#noted) localStorage.setItem(...this.#noted)
    this.#noted = null
  }
}
