/** Mouse and finger on the table: clicks, a unit that is dragged, a man who is carried to his own place. */
import type { Point } from '../../../lib/types'
import type { Course } from './course.svelte'
import { far } from '../geometry'

const isFinger = (e: MouseEvent): boolean => 'pointerType' in e && e.pointerType === 'touch'

export class Gestures {
  /** Something was dragged: the click that follows means nothing. */
  dragged = false

  constructor(
    readonly course: Course,
    /** The place of the table under an event. */
    readonly placeAt: (e: MouseEvent) => Point | null,
  ) {}

  click(e: MouseEvent): void {
    const { course } = this
    const place = course.measure && this.placeAt(e)
    if (!place || this.dragged) return
    if (e.shiftKey && course.bends) course.corners = [...course.corners, place]
    else if ((isFinger(e) && (course.draft || course.placing)) || course.single) course.consider(place)
    else course.goTo(place)
  }

  /** A unit is dragged from where the pointer goes down on it to where it goes up. */
  drag(e: PointerEvent): void {
    const { course } = this
    const from: Point = [e.clientX, e.clientY]
    this.dragged = false
    course.pending = null
    follow(
      e,
      (m) => {
        this.dragged ||= far(from, [m.clientX, m.clientY]) > 8
        if (this.dragged) course.pointed = this.placeAt(m)
      },
      (m) => {
        const place = this.dragged && m.type === 'pointerup' ? this.placeAt(m) : null
        if (place && (isFinger(m) || course.single)) course.pending = place
        else if (place) course.goTo(place)
        if (isFinger(m)) course.pointed = null
        this.#release()
      },
    )
  }

  /** A man's ghost is carried to his own place. */
  carry(index: number, e: PointerEvent): void {
    const { course } = this
    this.dragged = true
    follow(
      e,
      (m) => {
        const place = this.placeAt(m)
        if (place) course.ends = course.ends.map((old, n) => (n === index ? place : old))
      },
      () => this.#release(),
    )
  }

  /** The click that ends a drag comes right after it. */
  #release(): void {
    setTimeout(() => (this.dragged = false), 0)
  }
}

/** Hears one pointer until it is lifted. */
function follow(begun: PointerEvent, moved: (e: PointerEvent) => void, lifted: (e: PointerEvent) => void): void {
  const move = (e: PointerEvent) => e.pointerId === begun.pointerId && moved(e)
  const up = (e: PointerEvent) => {
    if (e.pointerId !== begun.pointerId) return
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', up)
    lifted(e)
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', up)
  addEventListener('pointercancel', up)
}
