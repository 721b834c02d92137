/** A piece drawn to a place: it is chosen where it is taken up and goes where it is let go. Elsewhere the map pans. */

export interface Dragging {
  /** The piece is taken up. */
  start: (id: string) => void
  /** The pointer is somewhere else. */
  over: (e: PointerEvent) => void
  /** It is let go. */
  drop: (e: PointerEvent) => void
  /** Nothing came of it. */
  end?: () => void
}

/** Pixels that tell a drag from a click. */
const FAR = 7
/** Pieces that may be drawn carry this attribute; the map does not pan under them. */
export const TAKES = '[data-drag]'
export const mayPan = (e: Event): boolean => !(e.target as Element | null)?.closest?.(TAKES)

export function drag(node: Element, given: Dragging): { update: (d: Dragging) => void; destroy: () => void } {
  let now = given
  let from: { id: string; x: number; y: number; moving: boolean } | null = null
  const down = (e: Event) => {
    const { button, clientX: x, clientY: y, target } = e as PointerEvent
    const id = button ? null : (target as Element).closest(TAKES)?.getAttribute('data-drag')
    if (id) from = { id, x, y, moving: false }
  }
  const move = (e: PointerEvent) => {
    if (!from) return
    if (!from.moving && Math.hypot(e.clientX - from.x, e.clientY - from.y) >= FAR) {
      from.moving = true
      document.body.classList.add('dragging')
      now.start(from.id)
    }
    if (from?.moving) now.over(e)
  }
  const up = (e: PointerEvent) => {
    const was = from
    from = null
    if (!was?.moving) return
    document.body.classList.remove('dragging')
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50)
    if (e.type === 'pointerup') now.drop(e)
    now.end?.()
  }
  const swallow = (e: Event) => {
    e.stopPropagation()
    e.preventDefault()
  }
  node.addEventListener('pointerdown', down)
  addEventListener('pointermove', move)
  addEventListener('pointerup', up)
  addEventListener('pointercancel', up)
  return {
    update: (d) => (now = d),
    destroy: () => {
      node.removeEventListener('pointerdown', down)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
    },
  }
}
