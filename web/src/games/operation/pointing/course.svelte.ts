/**
 * The answer that is pointed at on the table: by which form, along which way, how it ends. Whether it is allowed and
 * what it costs comes from the server.
 */
import { untrack } from 'svelte'
import { pointed as completed, same } from '../../../lib/actions'
import type { BoardProps } from '../../../lib/board'
import type { Asked, Form, Hints, Measure, Placed, Point } from '../../../lib/types'
import { read, type Answer } from '../answers'
import { desk } from '../desk.svelte'
import { far, headingOf, inside, lengthOf } from '../geometry'
import { nearest, placeOf, standing, type Order, type Table } from '../model'
import type { OperationAction } from '../wire'

/** What the board is given that bears on the answer. */
export interface Given {
  table: Table
  ask: Asked | null
  hints: Hints
  looked: BoardProps['looked']
  onact: (action: OperationAction) => void
}

const tenths = (degrees: number): number => ((Math.round(degrees * 10) % 3600) + 3600) % 3600
/** An outline that leads nowhere: all its points lie together. */
const isSpot = (outline: Point[]): boolean => outline.every((p) => far(p, outline[0] ?? p) < 30)

export class Course {
  /** Which of the forms is filled. */
  form = $state(0)
  pointed = $state.raw<Point | null>(null)
  /** A place that a finger chose and that waits to be confirmed. */
  pending = $state.raw<Point | null>(null)
  corners = $state.raw<Point[]>([])
  /** How far a vehicle turns on the spot at the end, in degrees. */
  turn = $state(0)
  /** Men are set up in their carrier. */
  aboard = $state(false)
  /** Each man is put at his own place: where they would stand, once a place is chosen. */
  single = $state(false)
  ends = $state.raw<Point[]>([])

  readonly #given: () => Given

  constructor(given: () => Given) {
    this.#given = given
    $effect(() => {
      void this.ask?.number
      untrack(() => this.#begin())
    })
    $effect(() => {
      void this.pending
      void this.single
      this.ends = []
    })
    $effect(() => {
      const { single, pending, places } = this
      if (single && pending && places.length && !untrack(() => this.ends.length))
        this.ends = places.map((p): Point => [p.x, p.y])
    })
    $effect(() => {
      desk.placing = this.placing
    })
    $effect(() => {
      const wanted = desk.wanted
      if (wanted) untrack(() => this.#choose(wanted))
      desk.wanted = ''
    })
  }

  readonly table = $derived.by<Table>(() => this.#given().table)
  readonly ask = $derived.by<Asked | null>(() => this.#given().ask)
  readonly measure = $derived<Measure | null>(this.ask?.measure ?? null)
  readonly draft = $derived<Order | null>(this.table.draft)
  readonly wayForm = $derived<Form | null>(this.measure?.forms[this.form] ?? this.measure?.forms[0] ?? null)
  /** A drive may have corners and end with a turn. */
  readonly bends = $derived(read(this.wayForm, 'drive', 'ram') !== null)
  readonly backwards = $derived(read(this.wayForm, 'drive')?.gear === 'reverse')
  readonly speed = $derived(read(this.wayForm, 'go', 'drive', 'ram')?.speed ?? 'fast')
  /** The unit that is being set up, if one is. */
  readonly placing = $derived(read(this.wayForm, 'stand')?.unit ?? '')
  /** How that unit faces if it is not turned, in degrees. */
  readonly facing = $derived((read(this.wayForm, 'stand')?.facing ?? 0) / 10)
  /** A place is chosen for the unit that announces, not for something that it throws. */
  readonly moves = $derived(Boolean(this.draft) && this.wayForm?.verb !== 'smoke')
  readonly goal = $derived<Point | null>(this.pending ?? this.pointed)
  readonly start = $derived.by<Point | null>(() => {
    const { draft, goal } = this
    const first = draft && goal && nearest(this.table, draft.unit, this.corners[0] ?? goal)
    return first ? placeOf(first) : null
  })
  /** The way as it is drawn: from the unit over its corners to the place. */
  readonly tape = $derived<Point[]>(this.start && this.goal ? [this.start, ...this.corners, this.goal] : [])

  /** Where a place given by keys begins: at the unit, or in the middle of what may be chosen. */
  get keyStart(): Point {
    const m = this.draft && standing(this.table, this.draft.unit)[0]
    const [left = 0, top = 0, right = 0, bottom = 0] = this.measure?.bounds ?? []
    return m ? placeOf(m) : [Math.round((left + right) / 2), Math.round((top + bottom) / 2)]
  }

  #reachAt(speed: string): Point[][] {
    return this.#given()
      .hints.zones.filter((z) => z.kind === 'reach' && z.args['speed'] === speed)
      .flatMap((z) => z.outlines)
  }
  /** How far (cm) it may go at a speed in the open, as the server says; 0 where it says nothing. */
  limitAt(speed: string): number {
    const zone = this.#given().hints.zones.find((z) => z.kind === 'reach' && z.args['speed'] === speed)
    return this.draft && zone ? Number(zone.args['cm']) : 0
  }
  readonly limit = $derived(this.limitAt(this.speed))
  /** Beyond what the server shaded as the reach at this speed. */
  readonly beyond = $derived.by(() => {
    const { goal, start } = this
    const zones = this.#reachAt(this.speed)
    if (!goal || !start || !this.moves || this.corners.length || !zones.length || this.backwards) return false
    const long = Math.max(1, far(start, goal))
    const near = (n: 0 | 1) => goal[n] + ((start[n] - goal[n]) * 14) / long
    return !zones.some((z) => inside(z, [near(0), near(1)]))
  })

  /** The answer that the place under the pointer would be. */
  readonly answer = $derived.by<OperationAction | null>(() =>
    this.goal && this.moves && !this.beyond ? this.#answerOf([...this.corners, this.goal]) : null,
  )
  /** What the server says of that answer once it has been asked: what the way costs and how much of it is turning. */
  readonly #told = $derived.by(() => {
    const { looked } = this.#given()
    const args = this.answer && same(looked?.action, this.answer) ? looked?.odds?.args : undefined
    const length = (name: string) => (typeof args?.[name] === 'number' ? args[name] : null)
    return { spent: length('spent'), turned: length('turned') ?? 0 }
  })
  /** Where everybody would stand, as the server says of that answer. */
  readonly places = $derived.by<Placed[]>(() => {
    const { looked } = this.#given()
    return this.answer && same(looked?.action, this.answer) ? (looked?.odds?.places ?? []) : []
  })
  /** What the way costs (cm); how long it is as drawn, until the server has said so. */
  readonly spent = $derived(Math.ceil((this.#told.spent ?? lengthOf(this.tape)) / 10 - 0.05))
  readonly turned = $derived(this.#told.turned / 10)
  readonly tooFar = $derived(this.beyond || (this.#told.spent === null && this.limit > 0 && this.spent > this.limit))

  /** The form with its places: the way, then how it ends. */
  #answerOf(way: Point[]): OperationAction | null {
    const { wayForm, ends, turn } = this
    if (!wayForm) return null
    if (read(wayForm, 'stand')) {
      const facing = tenths(this.facing + turn)
      return completed<Answer<'stand'>>(wayForm, way, { facing, aboard: this.aboard })
    }
    if (read(wayForm, 'drive') && turn) {
      const heading = headingOf([this.start ?? this.keyStart, ...way]) + (this.backwards ? 180 : 0)
      return completed<Answer<'drive'>>(wayForm, way, { face: tenths(heading + turn) })
    }
    if (read(wayForm, 'go') && ends.length) return completed<Answer<'go'>>(wayForm, [leader(ends, way)], { ends })
    return completed<OperationAction>(wayForm, way)
  }

  go(way: Point[]): void {
    const answer = this.#answerOf(way)
    if (answer) this.#given().onact(answer)
  }
  /** The place is taken as the end of the way. */
  goTo(place: Point): void {
    this.go([...this.corners, place])
  }
  /** A place is shown first; the same place again, or the button, confirms it. */
  consider(place: Point): void {
    if (this.pending && far(this.pending, place) < 30) this.goTo(this.pending)
    else this.pending = place
  }
  /** A key turns the vehicle or gives its corners up. */
  key(key: string): void {
    if (!this.bends && !this.placing) return
    if (key === 'q' || key === 'Q') this.turn -= 15
    if (key === 'e' || key === 'E') this.turn += 15
    if (key === 'Escape') [this.corners, this.turn] = [[], 0]
  }

  /** A new question: nothing is pointed at, and a speed that leads nowhere is not the first one offered. */
  #begin(): void {
    this.corners = []
    this.pending = null
    this.pointed = null
    this.turn = 0
    this.aboard = false
    this.single = false
    const fast = this.#reachAt('fast')
    const stuck = this.draft && fast.length > 0 && fast.every(isSpot)
    const slow = stuck ? this.measure?.forms.findIndex((f) => read(f, 'go', 'drive')?.speed === 'slow') : -1
    const kept = this.placing ? this.form : 0
    this.form = slow !== undefined && slow >= 0 ? slow : kept
    if (this.form >= (this.measure?.forms.length ?? 0)) this.form = 0
  }
  /** A unit chosen in the panel is the one that is set up. */
  #choose(unit: string): void {
    const at = this.measure?.forms.findIndex((f) => read(f, 'stand')?.unit === unit) ?? -1
    if (at >= 0) this.form = at
  }
}

/** Of the men's places the one nearest to the place that was named. */
function leader(all: Point[], way: Point[]): Point {
  const named = way.at(-1) ?? [0, 0]
  return all.reduce((best, p) => (far(p, named) < far(best, named) ? p : best))
}
