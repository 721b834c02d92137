/**
 * A stand held still over a place for a moment: the orders about that place stand beside the pointer, and the stand is
 * let go on one of them. Choosing an order costs no second click.
 */
import type { Shared } from '../../lib/together.svelte'

/** So long a stand is held still, in milliseconds. */
const STILL = 320
/** Who draws further away than this from where the orders were shown goes somewhere else, in pixels. */
const AWAY = 260

interface Spot {
  x: number
  y: number
}

class Held {
  /** Where the orders are shown; nothing: the stand is not held still. */
  at = $state.raw<Spot | null>(null)
  /** The order under the pointer. */
  order = $state('')
  #place = ''
  #timer = 0

  /** The pointer is here, with the stand; `ask` finds the orders about the place beneath it. */
  over(e: PointerEvent, place: string, ask: () => Promise<Shared[]>): void {
    this.order = orderUnder(e)
    if (this.order || place === this.#place) return
    if (this.at && Math.hypot(e.clientX - this.at.x, e.clientY - this.at.y) < AWAY) return
    this.clear()
    this.#place = place
    if (place) this.#timer = window.setTimeout(() => void this.#show(e, place, ask), STILL)
  }
  async #show(e: PointerEvent, place: string, ask: () => Promise<Shared[]>): Promise<void> {
    const offers = await ask()
    if (offers.length > 1 && place === this.#place) this.at = { x: e.clientX, y: e.clientY }
  }
  clear(): void {
    clearTimeout(this.#timer)
    this.#place = ''
    this.at = null
    this.order = ''
  }
}

const orderUnder = (e: PointerEvent): string =>
  document.elementFromPoint(e.clientX, e.clientY)?.closest('.offer [data-order]')?.getAttribute('data-order') ?? ''

export const held = new Held()
