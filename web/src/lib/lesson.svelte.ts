/** A lesson on this screen: a match that is played by calls, with a task at hand and a coach beside it. */
import * as api from './api'
import { roomOf, type Pick } from './board'
import { course } from './course.svelte'
import { dice } from './die.svelte'
import { Live } from './live.svelte'
import { Match } from './match.svelte'
import { text, t } from './text.svelte'
import type { LessonAnswer, LessonDetail, LessonInfo, LessonTask, Refusal, ServerMessage, StateMessage } from './types'

/** What was wrong with the last try, and where it was made. */
export interface Mistake {
  words: string
  rule: string
  ids: string[]
}

const KEY = 'lesson'

export class LessonMatch extends Match {
  detail = $state.raw<LessonDetail | null>(null)
  lessons = $state.raw<LessonInfo[]>([])
  at = $state.raw<LessonAnswer | null>(null)
  mistake = $state.raw<Mistake | null>(null)
  wrong = $state(0)
  shown = $state(0)
  /** Whether "Show me" points at the lit thing. */
  pointing = $state(false)
  #tried: string[] = []

  readonly number = $derived(this.at?.task ?? 0)
  readonly task = $derived.by<LessonTask | null>(() => this.detail?.tasks[this.number] ?? null)
  /** What is lit: a piece that is chosen already is not, while something else is still to be touched. */
  readonly wanted = $derived.by<string[]>(() => {
    const light = this.task?.light ?? []
    const left = light.filter((id) => !this.chosen.includes(id))
    return left.length ? left : light.slice(-1)
  })
  readonly over = $derived(this.at?.over ?? false)
  readonly stars = $derived(1 + Number(this.wrong <= 1) + Number(this.shown === 0))
  readonly following = $derived.by<LessonInfo | null>(() => {
    const here = this.lessons.findIndex((l) => l.id === this.lesson)
    return here < 0 ? null : (this.lessons[here + 1] ?? null)
  })

  constructor(
    readonly gameId: string,
    readonly lesson: string,
  ) {
    super(KEY, [KEY])
  }

  override get taught(): boolean {
    return true
  }
  override get subtitle(): string {
    const number = this.lessons.findIndex((l) => l.id === this.lesson) + 1
    return t('lesson-named', { number, lesson: text.say(this.detail?.info.title ?? '') })
  }

  override async open(): Promise<void> {
    try {
      const [detail, lessons, games, room] = await Promise.all([
        api.lesson(this.gameId, this.lesson),
        api.lessons(this.gameId),
        api.games(true),
        roomOf(this.gameId),
        text.forGame(this.gameId),
      ])
      this.game = games.find((g) => g.id === this.gameId) ?? null
      dice.of(this.game)
      this.stat = await api.staticOf(detail.game, detail.scenario, detail.options)
      this.room = room
      this.detail = detail
      this.lessons = lessons
      this.info = this.#info(detail)
      const before = course.of(this.gameId, this.lesson)
      this.wrong = before.done.length ? before.wrong : 0
      this.shown = before.done.length ? before.shown : 0
      this.begin(before.done)
    } catch (e) {
      const gone = e instanceof api.ApiError && (e.status === 404 || e.status === 400)
      this.error = gone ? t('no-lesson') : e instanceof Error ? e.message : String(e)
    }
  }

  #info(detail: LessonDetail) {
    const seat = { seat: detail.seat, holder: 'person' as const, level: '', key: KEY, player: 0 }
    return {
      id: KEY,
      title: '',
      game: detail.game,
      scenario: detail.scenario,
      seats: [seat],
      created: '',
      updated: '',
      over: false,
      waiting: [],
      moment: { key: '', args: {} },
      options: detail.options,
      secrets: false,
    } as unknown as NonNullable<Match['info']>
  }

  /** Goes on from these words; what no longer fits the lesson begins it anew. */
  begin(done: string[]): void {
    this.at = { done, task: 0, begun: [0], over: false, wrong: null, messages: [] }
    this.live?.close()
    this.chosen = []
    this.arm(null)
    const live = new Live(KEY, [KEY], text.lang, (said) => this.#call(said))
    this.live = live
  }

  /** One call after another: each goes on from what the one before has done. */
  #call(said: Record<string, unknown> | null, touched = ''): Promise<ServerMessage[]> {
    const made = this.#last.then(async () => {
      const done = this.at?.done ?? []
      const body = { done, said, touched }
      try {
        return this.#take(await api.lessonCall(this.gameId, this.lesson, body), said, touched)
      } catch (e) {
        if (said !== null || touched || !done.length) throw e
        return this.#take(await api.lessonCall(this.gameId, this.lesson, { done: [] }), null)
      }
    })
    this.#last = made.catch(() => undefined)
    return made
  }
  #last: Promise<unknown> = Promise.resolve()

  /** A question alone brings no new board: what is chosen stays chosen. */
  #take(answer: LessonAnswer, said: Record<string, unknown> | null, touched = ''): ServerMessage[] {
    const before = this.at?.task ?? 0
    const back = said?.type === 'undo'
    const played = back || said?.type === 'act' || (!said && !touched)
    this.at = answer
    if (answer.task !== before || back) {
      this.mistake = null
      this.pointing = false
    }
    this.#note()
    const told = played ? answer.messages : answer.messages.filter((m) => m.type !== 'state')
    return told.map((m) => (m.type === 'state' && !back ? this.#goesOn(m) : m))
  }

  /** The state as one that follows the last: only what is new in the log is told. */
  #goesOn(m: StateMessage): StateMessage {
    const known = this.live?.log ?? []
    const same = known.length > 0 && known.length <= m.log.length
    return same ? { ...m, reset: false, log: m.log.slice(known.length) } : m
  }

  #note(): void {
    const { at } = this
    if (!at) return
    const before = course.of(this.gameId, this.lesson)
    const stars = at.over ? Math.max(before.stars, this.stars) : before.stars
    const done = at.over ? [] : at.done
    course.note(this.gameId, this.lesson, { stars, done, wrong: this.wrong, shown: this.shown })
  }

  override pick(pick: Pick): void {
    this.#tried = pick.ids
    const wanted = this.task?.touch.find((id) => pick.ids.includes(id))
    if (wanted) void this.touch(wanted)
    super.pick(pick)
  }

  override opened(what: string): void {
    if (this.task?.touch.includes(what)) void this.touch(what)
  }

  async touch(id: string): Promise<void> {
    for (const m of await this.#call(null, id)) this.live?.receive(m)
  }

  /** What is refused by the rules, or not what the task wants, is said where it was tried. */
  override refuse(r: Refusal): void {
    const wrong = this.at?.wrong
    const words = r.key === KEY && wrong ? text.say(wrong.text) : r.text || text.say(`refuse-${r.key}`, r.args)
    this.mistake = { words, rule: r.rule, ids: this.#tried }
    this.wrong += 1
    this.#note()
  }

  showMe(): void {
    if (!this.pointing) this.shown += 1
    this.pointing = true
    this.#note()
  }

  /** To the start of this task, or of the one before if nothing was done in this one. */
  backOneTask(): void {
    const { at } = this
    if (!at) return
    const here = at.begun[at.task] ?? 0
    const to = at.done.length > here ? here : (at.begun[at.task - 1] ?? 0)
    this.begin(at.done.slice(0, to))
  }

  onceMore(): void {
    this.wrong = 0
    this.shown = 0
    this.begin([])
  }
}
