/** A stack under the pointer: it goes where it is let go, joins the attack there, or attacks; with Shift one of it. */
import type { Doing } from '../../lib/actions'
import type { Dragging } from '../../lib/drag'
import type { Option } from '../../lib/types'
import { attacksOn, drawn, joining } from './drawn'
import type { Stack } from './model'
import type { EuropeAction } from './wire'

/** What it needs of the board. */
interface Board {
  wrap: () => HTMLElement | undefined
  stacks: () => Stack[]
  options: () => Option[]
  act: (doings: Doing<EuropeAction>[]) => void
  /** Offers several answers beside the place, or says why there is none. */
  offer: (found: Option[], area: string, unit: string, e: MouseEvent) => void
  over: (place: string) => void
}

/** The place of what was touched. */
export const placeOn = (e: Event): string =>
  (e.target as Element).closest('[data-place]')?.getAttribute('data-place') ?? ''
/** The place under the pointer, whatever lies over it. */
export const placeUnder = (e: MouseEvent): string =>
  document
    .elementsFromPoint(e.clientX, e.clientY)
    .map((found) => found.closest('[data-place]')?.getAttribute('data-place'))
    .find((id) => id) ?? ''

export class Carrying {
  stack = $state.raw<Stack | null>(null)
  at = $state.raw<{ x: number; y: number } | null>(null)
  /** What follows when an attack is chosen from several. */
  #then: Doing<EuropeAction>[] = []
  readonly board: Board

  constructor(board: Board) {
    this.board = board
  }

  readonly taking: Dragging = {
    start: (id) => (this.stack = this.board.stacks().find((s) => s.id === id) ?? null),
    over: (e) => {
      const r = this.board.wrap()?.getBoundingClientRect()
      this.at = { x: e.clientX - (r?.left ?? 0), y: e.clientY - (r?.top ?? 0) }
      const place = placeUnder(e)
      if (place) this.board.over(place)
    },
    drop: (e) => {
      const to = placeUnder(e)
      if (this.stack && to && to !== this.stack.area) this.#letGo(this.stack, to, e)
    },
    end: () => {
      this.stack = null
      this.at = null
    },
  }
  #letGo(stack: Stack, to: string, e: PointerEvent): void {
    const options = this.board.options()
    const attacks = attacksOn(options, to)
    if (attacks.length) {
      this.#then = [joining(stack, e.shiftKey)]
      if (attacks.length === 1) this.board.act(this.after(attacks[0] as Option))
      else this.board.offer(attacks, to, '', e)
      return
    }
    const doings = drawn(options, stack, to, e.shiftKey)
    if (doings.length) this.board.act(doings)
    else this.board.offer([], to, stack.unit, e)
  }
  /** An answer that was chosen, and for an attack the stack that was drawn there. */
  after(o: Option): Doing<EuropeAction>[] {
    const then = o.verb === 'attack' ? this.#then : []
    this.#then = []
    return [o, ...then]
  }
  forget(): void {
    this.#then = []
  }
}
