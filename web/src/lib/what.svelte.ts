/**
 * "What is this?": pointing at something for a while, pressing it for long, a right click or the key i explain it.
 *
 * Whatever stands for something carries its id: a piece `data-unit`, a place `data-place`, a card `data-card`, an
 * answer `data-verb`; anything else `data-what` with kind and id (`marker:de-i5`). Ground has no element of its own for
 * each place: the board says what lies there when it is asked.
 */

/** Milliseconds that the pointer rests before something is explained, and that a finger presses. */
const REST = 650
const PRESS = 480
/** Pixels that a finger may slip. */
const SLIP = 10

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
export type Finder = (at: MouseEvent) => string

/** Attributes that hold an id, and the kind of thing that they stand for. */
const KINDS = ['stack', 'unit', 'place', 'card', 'box', 'verb'] as const
const EXPLAINED = ['[data-what]', ...KINDS.map((kind) => `[data-${kind}]`)].join()

/** Kind and id of what an element stands for: `unit:de-i5-1`. */
function named(node: Element): string {
  const said = node.getAttribute('data-what')
  if (said !== null) return said
  const kind = KINDS.find((each) => node.hasAttribute(`data-${each}`))
  const id = node.getAttribute(`data-${kind}`) ?? ''
  return `${kind}:${id}`
}

const finders = new WeakMap<Element, Finder>()

/** For ground: says what lies under a point of the screen. */
export function ground(node: Element, find: Finder): { update: (find: Finder) => void } {
  node.setAttribute('data-what', '')
  finders.set(node, find)
  return { update: (next) => void finders.set(node, next) }
}

export class What {
  /** What is explained, and where it is on the screen. Pinned: until it is put away; else as long as one points. */
  open = $state.raw<{ what: string; label: string; at: Box; pinned: boolean } | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #mouse: { clientX: number; clientY: number } | null = null
  #down: { x: number; y: number } | null = null
  /** A long press has explained something: the click that follows means nothing. */
  #pressed = false

  /** Whether pointing is enough; a right click, a long press and the key always explain. */
  get hovering(): boolean {
    return localStorage.getItem('explain') !== 'off'
  }
  set hovering(on: boolean) {
    localStorage.setItem('explain', on ? 'on' : 'off')
  }

  close(): void {
    clearTimeout(this.#timer)
    this.open = null
  }

  /** Explains what lies there; false if nothing does. */
  explain(target: Element | null, at: { clientX: number; clientY: number }, pinned: boolean): boolean {
    const found = target?.closest(EXPLAINED)
    if (!found) return false
    const find = finders.get(found)
    const what = find ? find(at as MouseEvent) : named(found)
    if (!what) return false
    const { clientX: x, clientY: y } = at
    const box = found.getBoundingClientRect()
    const label = found.matches('button') ? (found.textContent ?? '').trim() : ''
    this.open = { what, label, pinned, at: find ? { left: x - 14, right: x + 14, top: y - 14, bottom: y + 14 } : box }
    return true
  }

  /** What the keyboard is on or, if that says nothing, what lies under the mouse. */
  byKey(): void {
    if (this.open?.pinned) return this.close()
    const focused = document.activeElement
    const box = focused?.getBoundingClientRect()
    const here = box && { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 }
    if (here && focused !== document.body && this.explain(focused, here, true)) return
    if (this.#mouse) this.explain(under(this.#mouse), this.#mouse, true)
  }

  move(e: PointerEvent): void {
    if (e.pointerType === 'touch') {
      if (this.#down && Math.hypot(e.clientX - this.#down.x, e.clientY - this.#down.y) > SLIP) this.#lift()
      return
    }
    this.#mouse = { clientX: e.clientX, clientY: e.clientY }
    if (this.open?.pinned) return
    clearTimeout(this.#timer)
    if (this.open) this.open = null
    if (!this.hovering || e.buttons) return
    this.#timer = setTimeout(() => this.#mouse && this.explain(under(this.#mouse), this.#mouse, false), REST)
  }
  press(e: PointerEvent): void {
    clearTimeout(this.#timer)
    this.#pressed = false
    if (!(e.target as Element).closest('.what-card')) this.open = null
    if (e.pointerType !== 'touch') return
    const at = { clientX: e.clientX, clientY: e.clientY }
    this.#down = { x: e.clientX, y: e.clientY }
    this.#timer = setTimeout(() => (this.#pressed = this.explain(under(at), at, true)), PRESS)
  }
  #lift(): void {
    clearTimeout(this.#timer)
    this.#down = null
  }
  release(e: PointerEvent): void {
    if (e.pointerType === 'touch') this.#lift()
  }
  /** The click after a long press is no answer. */
  click(e: MouseEvent): void {
    if (!this.#pressed) return
    this.#pressed = false
    e.preventDefault()
    e.stopPropagation()
  }
  menu(e: MouseEvent): void {
    if (this.#pressed || this.explain(e.target as Element, e, true)) e.preventDefault()
  }
}

const under = (at: { clientX: number; clientY: number }) => document.elementFromPoint(at.clientX, at.clientY)

export const what = new What()
