/** One match over its WebSocket: the newest state, questions with answers, and coming back after a break. */
import type {
  Action,
  Answer,
  Asked,
  ChatLine,
  Clock,
  DiceInfo,
  LogLine,
  FilmMoment,
  Message,
  MomentMessage,
  Odds,
  MatchSeat,
  Outcome,
  PersonHere,
  Plannable,
  PlannedAnswer,
  Prompt,
  Refusal,
  Seat,
  ServerMessage,
  StandingOrder,
  StateMessage,
  Warned,
  Way,
} from './types'

export type Status = 'connecting' | 'open' | 'lost' | 'closed'
export type Refused = Refusal | 'stale' | 'lost' | null
type Waiter = (a: Answer | null) => void
/** Another way to the server than a socket: one request (or none, for the first state), and all that is answered. */
export type Carrier = (said: Record<string, unknown> | null) => Promise<ServerMessage[]>

export class Live {
  status = $state<Status>('connecting')
  picture = $state.raw<unknown>(null)
  asks = $state.raw<Asked[]>([])
  held = $state.raw<Seat[]>([])
  waiting = $state.raw<Seat[]>([])
  outcome = $state.raw<Outcome | null>(null)
  step = $state(0)
  steps = $state(0)
  log = $state.raw<LogLine[]>([])
  fresh = $state.raw<LogLine[]>([])
  standing = $state.raw<Record<Seat, Record<string, StandingOrder>>>({})
  offers = $state.raw<{ draw: Seat[]; undo: Seat[] }>({ draw: [], undo: [] })
  players = $state.raw<MatchSeat[]>([])
  dice = $state.raw<DiceInfo | null>(null)
  /** How often something known was taken back. */
  retaken = $state(0)
  /** What this viewer is about to lose by. */
  warnings = $state.raw<Warned[]>([])
  /** What others could do next. */
  threats = $state.raw<Warned[]>([])
  /** Who plays from a screen of their own and whether they are here; how many look on; what the players said. */
  people = $state.raw<PersonHere[]>([])
  watching = $state(0)
  chat = $state.raw<ChatLine[]>([])
  /** The clocks as they were told, and when by this machine's own count: between two tellings it is only subtracted. */
  clocks = $state.raw<Clock[]>([])
  clocksAt = $state(0)
  /** Whether anybody who plays may still call the match off. */
  mayCallOff = $state(false)
  /** What the seats that are waited for are asked, where nothing is hidden. */
  prompts = $state.raw<Record<Seat, Prompt>>({})
  /** What the own seats have written beforehand, and what it says. */
  plans = $state.raw<Record<Seat, PlannedAnswer[]>>({})
  planWords = $state.raw<Record<string, Message>>({})
  /** Since when the line is broken, by this machine's count; 0 while it stands. */
  lostAt = $state(0)
  /** Deeds that wait to be sent. */
  kept = $state(0)
  /** The sides that one who looks on may see as they see themselves, so many seconds late; and the one chosen. */
  sides = $state.raw<Seat[]>([])
  behind = $state(0)
  side = $state<Seat | ''>('')
  /** With whose eyes the board is seen: those of one's own seats, or of the side that is looked at. */
  readonly eyes = $derived<Seat[]>(this.side ? [this.side] : this.held)
  #wantedSide: Seat | '' = ''
  /** The first state: what match this is. */
  readonly ready: Promise<StateMessage>
  #first: (m: StateMessage) => void = () => undefined

  #socket: WebSocket | null = null
  #refs = new Map<string, Waiter>()
  /** Deeds that were sent and not answered: they are sent again, with the word by which they count once. */
  #unanswered = new Map<string, string>()
  readonly #word = Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('')
  /** What is told to everyone at the match. */
  onnotice: (key: string) => void = () => undefined
  #next = 0
  #tries = 0
  #closed = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly id: string,
    readonly keys: string[],
    readonly lang: string,
    readonly carrier: Carrier | null = null,
    readonly watch = '',
  ) {
    this.ready = new Promise((resolve) => (this.#first = resolve))
    if (carrier) void this.carry(null)
    else this.#connect()
  }

  /** Over the carrier: what comes back is received in its order; nothing comes when it fails. */
  async carry(said: Record<string, unknown> | null): Promise<void> {
    try {
      const told = (await this.carrier?.(said)) ?? []
      this.status = 'open'
      for (const each of told) this.receive(each)
    } catch {
      this.status = 'lost'
      this.#giveUp()
    }
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const query = new URLSearchParams([...this.keys.map((k) => ['key', k]), ['lang', this.lang]])
    if (this.watch) query.set('watch', this.watch)
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/matches/${encodeURIComponent(this.id)}/live?${query}`,
    )
    this.#socket = socket
    socket.onopen = () => {
      this.status = 'open'
      this.lostAt = 0
      this.#tries = 0
      for (const change of this.#unanswered.values()) socket.send(change)
      if (this.#wantedSide) void this.look(this.#wantedSide)
    }
    socket.onmessage = (m) => this.receive(JSON.parse(m.data as string) as ServerMessage)
    socket.onclose = (e) => this.#lost(e.code)
  }

  /** What was asked and not answered is answered with nothing; changes only when nobody will answer them any more. */
  #giveUp(changes = true): void {
    this.#queue = []
    if (changes) this.#unanswered.clear()
    const given = [...this.#refs].filter(([ref]) => !this.#unanswered.has(ref))
    for (const [ref, waiter] of given) {
      this.#refs.delete(ref)
      waiter(null)
    }
  }

  /** Tries again after 0.3, 0.6, 1.2 ... up to 5 seconds. */
  #lost(code: number): void {
    const gone = code === 4404 || code === 4403
    this.#giveUp(gone || this.#closed)
    if (this.#closed) return
    if (gone) {
      this.status = 'closed'
      return
    }
    this.status = 'lost'
    this.lostAt ||= performance.now()
    this.kept = this.#unanswered.size
    this.#timer = setTimeout(() => this.#connect(), Math.min(5000, 300 * 2 ** this.#tries++))
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearTimeout(this.#showing)
    const socket = this.#socket
    this.#socket = null
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null
      socket.close()
    }
    this.#giveUp()
  }

  receive(m: ServerMessage): void {
    if (m.type === 'state') this.#line(m)
    else if (m.type === 'people') {
      this.people = m.people
      this.watching = m.watching
    } else if (m.type === 'chat') {
      const told = new Map(m.lines.map((l) => [l.id, l]))
      const known = new Set(this.chat.map((l) => l.id))
      const all = [...this.chat.map((l) => told.get(l.id) ?? l), ...m.lines.filter((l) => !known.has(l.id))]
      this.chat = all.filter((l) => l.text) // one without text may not be read any more
    } else if (m.type === 'clocks') {
      this.clocks = m.clocks
      this.clocksAt = performance.now()
    } else if (m.type === 'planned') {
      this.plans = m.plans
      this.planWords = m.words
    } else if (m.type === 'error' && !m.ref) this.onnotice(m.key)
    else {
      const waiter = this.#refs.get(m.ref)
      this.#refs.delete(m.ref)
      this.#unanswered.delete(m.ref)
      this.kept = 0
      waiter?.(m)
    }
  }

  /** Whoever looks on sees one state after another at a pace of their own; a player sees each at once. */
  #line(m: StateMessage): void {
    const other = (m.side ?? '') !== this.side
    if (m.seats.length || !this.picture || !this.#pace || other) {
      for (const each of this.#queue.splice(0)) if (!other) this.#state(each)
      return this.#state(m)
    }
    this.#queue.push(m)
    if (this.#queue.length === 1) this.#showNext()
  }
  #showNext(): void {
    clearTimeout(this.#showing)
    const wait = Math.max(0, this.#shown + this.#pace - performance.now())
    this.#showing = setTimeout(() => {
      const m = this.#queue.shift()
      if (m) this.#state(m)
      if (this.#queue.length) this.#showNext()
    }, wait)
  }
  #queue: StateMessage[] = []
  #showing: ReturnType<typeof setTimeout> | undefined
  #shown = 0
  #pace = 0

  #state(m: StateMessage): void {
    this.#shown = performance.now()
    this.held = m.seats
    this.log = m.reset ? m.log : [...this.log, ...m.log]
    this.fresh = m.reset ? [] : m.log
    this.picture = m.picture
    this.asks = m.asks
    this.waiting = m.waiting
    this.outcome = m.outcome
    this.step = m.step
    this.steps = m.steps
    this.standing = m.standing ?? {}
    this.offers = m.offers ?? { draw: [], undo: [] }
    this.players = m.players ?? []
    this.dice = m.dice ?? null
    this.retaken = m.retaken ?? 0
    this.warnings = m.warnings ?? []
    this.threats = m.threats ?? []
    this.mayCallOff = m.fresh ?? false
    this.prompts = m.prompts ?? {}
    this.sides = m.sides ?? []
    this.behind = m.behind ?? 0
    this.side = m.side ?? ''
    this.#first(m)
  }

  #send(prefix: string, body: Record<string, unknown>): Promise<Answer | null> {
    const ref = `${prefix}${this.#next++}`
    if (this.carrier)
      return new Promise((resolve) => {
        this.#refs.set(ref, resolve)
        void this.carry({ ...body, ref })
      })
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null)
    return new Promise((resolve) => {
      this.#refs.set(ref, resolve)
      this.#socket?.send(JSON.stringify({ ...body, ref }))
    })
  }

  /** What changes the match: without a connection, or if it breaks before the answer, it is sent over the next one. */
  #do(body: Record<string, unknown>): Promise<Answer | null> {
    if (this.carrier) return this.#send('act', body)
    if (this.#closed || this.status === 'closed') return Promise.resolve(null)
    const ref = `act${this.#next}`
    const change = JSON.stringify({ ...body, once: `${this.#word}-${this.#next++}`, ref })
    this.#unanswered.set(ref, change)
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(change)
    else this.kept = this.#unanswered.size
    return new Promise((resolve) => this.#refs.set(ref, resolve))
  }

  /** Carries out an action: null when it was done, else why not. `lost`: it was not sent. */
  async act(ask: { seat: Seat; number: number }, action: Action): Promise<Refused> {
    const a = await this.#do({ type: 'act', seat: ask.seat, number: ask.number, action })
    if (a === null) return 'lost'
    if (a.type === 'stale') return 'stale'
    if (a.type === 'refusal') return { rule: a.rule, key: a.key, args: a.args }
    if (a.type === 'error') return { rule: '', key: a.key, args: a.args, text: a.text }
    return null
  }

  async check(seat: Seat, action: Action): Promise<Refusal | null> {
    const a = await this.#send('ask', { type: 'check', seat, action })
    if (a?.type === 'checked') return a.refusal
    if (a?.type === 'error') return { rule: '', key: a.key, args: a.args, text: a.text }
    return null
  }

  /** The chances; null if this has none, undefined if nobody answered. */
  async odds(seat: Seat, action: Action, given: Record<string, string> = {}): Promise<Odds | null | undefined> {
    const a = await this.#send('ask', { type: 'odds', seat, action, given })
    return a?.type === 'odds' ? a.odds : a === null ? undefined : null
  }

  /** The ways of a piece to a place; null if nobody answered. */
  async ways(seat: Seat, unit: string, to: string, via: string[]): Promise<Way[] | null> {
    const a = await this.#send('ask', { type: 'ways', seat, unit, to, via })
    return a?.type === 'ways' ? a.ways : null
  }

  async moment(step: number, eyes: Seat[] | null): Promise<MomentMessage | null> {
    const a = await this.#send('ask', { type: 'moment', step, eyes })
    return a?.type === 'moment' ? a : null
  }

  /** The board at every moment inside some steps. */
  async film(first: number, last: number, eyes: Seat[] | null): Promise<FilmMoment[]> {
    const a = await this.#send('ask', { type: 'film', first, last, eyes })
    return a?.type === 'film' ? a.moments : []
  }

  async #plain(body: Record<string, unknown>): Promise<Refused> {
    const a = await this.#do(body)
    if (a?.type === 'error' || a?.type === 'refusal')
      return { rule: '', key: a.key, args: a.args, text: a.type === 'error' ? a.text : '' }
    if (a === null) return 'lost'
    return a.type === 'stale' ? 'stale' : null
  }

  undo = (seat: Seat) => this.#plain({ type: 'undo', seat })
  resign = (seat: Seat) => this.#plain({ type: 'resign', seat })
  draw = (seat: Seat) => this.#plain({ type: 'draw', seat })
  consent = (seat: Seat) => this.#plain({ type: 'consent', seat, what: 'undo' })
  decline = (seat: Seat, what: 'draw' | 'undo') => this.#plain({ type: 'decline', seat, what })
  callOff = (seat: Seat) => this.#plain({ type: 'calloff', seat })
  claim = (seat: Seat) => this.#plain({ type: 'claim', seat })
  plan = (seat: Seat, answers: PlannedAnswer[]) => this.#plain({ type: 'plan', seat, answers })
  /** The kinds of questions that the seat was asked so far, with the answers it had. */
  async plannable(seat: Seat): Promise<Plannable[]> {
    const a = await this.#send('ask', { type: 'plannable', seat })
    return a?.type === 'plannable' ? a.kinds : []
  }
  setStanding = (seat: Seat, kind: string, order: StandingOrder | null) =>
    this.#plain({ type: 'standing', seat, kind, order })

  /** Lets those who look on see what this side saw some minutes ago, or no longer. */
  showSide = (seat: Seat, shows: boolean) => this.#now({ type: 'show', seat, shows })
  /** Looks on with the eyes of a side, also when the line comes back; without one as everybody does. */
  look(side: Seat | ''): Promise<Refused> {
    this.#wantedSide = side
    return this.#now({ type: 'look', side })
  }

  /** Asked once, not kept for later: null when it was done. */
  async #now(body: Record<string, unknown>): Promise<Refused> {
    const a = await this.#send('ask', body)
    if (a?.type === 'error') return { rule: '', key: a.key, args: a.args, text: a.text }
    return a === null ? 'lost' : null
  }

  /** To the other players: null when it was said. */
  say = (words: string): Promise<Refused> => this.#now({ type: 'say', text: words })

  pace(ms: number): void {
    this.#pace = ms
    if (!ms) for (const each of this.#queue.splice(0)) this.#state(each)
    else if (this.#queue.length) this.#showNext()
    const ref = `pace${this.#next++}`
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: 'pace', ref, ms }))
  }
}
