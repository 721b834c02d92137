/**
 * Actions that follow one another: each is sent when the answer and the new state of the one before are here. The rest
 * is dropped when one is refused, when dice fall, when somebody else is asked, or when the player does something else.
 */
import { actionOf, fill, isSought, isTowards, keyOf, norm, same, sought, type Doing, type Sought } from './actions'
import type { Action, Asked } from './types'

/** What the queue needs of the match. */
export interface Door {
  /** What is asked of who sits here; null if nothing is. */
  asked(): Asked | null
  /** Sends an action; true when it was done and the new state is here. Says why not itself. */
  send(ask: Asked, action: Action): Promise<boolean>
  /** How many events with dice were told so far. */
  thrown(): number
  /** Says why this may not be done now. */
  explain(action: Action): void
  /** Says why this place cannot be reached. */
  unreached(place: string): void
}

export class ActionQueue {
  #waiting: Doing[] = []
  #begun: string | null = null
  /** What was not done of the last row, because somebody else was asked or dice fell. */
  dropped: Doing[] = []

  constructor(
    readonly door: Door,
    readonly onbusy: (busy: boolean) => void = () => undefined,
  ) {}

  get busy(): boolean {
    return this.#begun !== null
  }

  /** Drops what was not sent yet. */
  stop(): void {
    this.#waiting = []
  }

  /** True when all of it was done. What comes while something is on its way stops it, unless it is the same again. */
  async run(doings: Doing[]): Promise<boolean> {
    const key = JSON.stringify(doings.map(nameOf))
    if (this.#begun !== null) {
      if (key !== this.#begun) this.stop()
      return false
    }
    this.#begun = key
    this.#waiting = [...doings]
    this.onbusy(true)
    try {
      return await this.#work()
    } finally {
      this.dropped = this.#waiting
      this.#waiting = []
      this.#begun = null
      this.onbusy(false)
    }
  }

  async #work(): Promise<boolean> {
    const seat = this.door.asked()?.seat
    for (let first = true; ; first = false) {
      const ask = this.door.asked()
      if (!ask || ask.seat !== seat) return this.#waiting.length === 0
      const action = this.#next(ask)
      if (!action) return action === undefined
      if (!first && !isOffered(ask, action)) {
        this.door.explain(action)
        return false
      }
      const [thrown, left] = [this.door.thrown(), this.#waiting.length]
      if (!(await this.door.send(ask, action))) return false
      if (this.#waiting.length < left) return false
      if (this.#waiting.length && this.door.thrown() > thrown) return false
    }
  }

  /** The next action, a walk taken step by step. Undefined when all is done, null when there is no way. */
  #next(ask: Asked): Action | null | undefined {
    const doing = this.#waiting.shift()
    if (!doing) return undefined
    if (isSought(doing)) return this.#seek(ask, doing)
    if (!isTowards(doing)) return actionOf(doing)
    const way = ask.hints.ways.find((w) => norm(w.to) === norm(doing.to) && (!doing.unit || w.unit === doing.unit))
    if (!way) {
      this.door.unreached(doing.to)
      return null
    }
    this.#waiting.unshift(...way.steps)
    return this.#next(ask)
  }
  #seek(ask: Asked, doing: Sought): Action | null | undefined {
    const found = sought(ask.options, doing)
    if (found) return fill(found)
    this.#waiting = []
    if (doing.idle) return undefined
    const like = ask.options.find((o) => doing.seek.includes(o.verb))
    if (like) this.door.explain(fill(like, doing.slots as object))
    return null
  }
}

const nameOf = (d: Doing): string => (isSought(d) ? JSON.stringify(d) : isTowards(d) ? norm(d.to) : keyOf(actionOf(d)))

/** A measured answer is not in any list: only the server knows. */
const isOffered = (ask: Asked, action: Action): boolean =>
  ask.measure !== null || ask.options.some((o) => same(fill(o), action))
