/**
 * Where the table is looked at. A large screen shows it whole; a small one follows the unit in question and is whole
 * again afterwards, and who may be chosen is never out of sight.
 */
import { onMount, untrack } from 'svelte'
import type { Asked, Option, Point } from '../../../lib/types'
import { unitOf } from '../answers'
import { boxOf, middle, type Table } from '../model'
import type { Box } from '../table/place'

/** The part of a pane that moves it. */
interface Pane {
  look: (x: number, y: number, k?: number, smooth?: boolean) => void
  whole: () => void
}
export interface Scene {
  table: Table
  ask: Asked | null
  options: Option[]
  small: boolean
}

const SETTLING = 1500

export class Camera {
  pane = $state.raw<Pane>()
  /** The size of the pane on the screen. */
  room = $state({ w: 0, h: 0 })
  /** What is seen of the table. */
  seen: Box = { x: 0, y: 0, w: 0, h: 0 }
  #settling = true
  #near = false
  /** Where the table was put, to tell whether it was drawn elsewhere by hand. */
  #kept = ''
  readonly #scene: () => Scene

  constructor(scene: () => Scene) {
    this.#scene = scene
    onMount(() => {
      const done = setTimeout(() => (this.#settling = false), SETTLING)
      return () => clearTimeout(done)
    })
    $effect(() => {
      if (this.room.w && this.room.h && this.#settling) requestAnimationFrame(() => untrack(() => this.#first()))
    })
    $effect(() => {
      void [scene().ask?.number, this.room.h]
      if (!scene().small || this.#settling) return
      const soon = requestAnimationFrame(() => untrack(() => this.#follow()))
      return () => cancelAnimationFrame(soon)
    })
  }

  #follow(): void {
    const isAway = ([x, y]: Point) =>
      x < this.seen.x || y < this.seen.y || x > this.seen.x + this.seen.w || y > this.seen.y + this.seen.h
    if (this.#scene().table.draft || this.#near || this.#kept === this.#corner() || this.#asked().some(isAway))
      this.#first()
  }
  /** The whole table; on a small screen the unit that is to move, with the ground that it can reach. */
  #first(): void {
    const { table, ask, small } = this.#scene()
    const at = small && table.draft && ask?.measure ? boxOf(table, table.draft.unit) : null
    if (at) {
      const k = Math.min(0.75, this.room.w / (Math.max(at.w, at.h) + 380))
      this.pane?.look(at.x + at.w / 2, at.y + at.h / 2, k, !this.#settling)
    } else if (small) this.#overview()
    else this.pane?.whole()
    this.#near = Boolean(at)
    requestAnimationFrame(() => (this.#kept = this.#corner()))
  }
  /** As much of the table as can be read on a small screen, with the units in question. */
  #overview(): void {
    const { table, ask } = this.#scene()
    const k = Math.max(this.room.w / table.size[0], Math.min(this.room.h / table.size[1], 0.36))
    const who = this.#asked()
    const own = Object.values(table.units).filter((u) => u.seat === ask?.seat)
    const mine = who.length ? who : own.map((u) => middle(table, u.id)).filter((p) => p !== null)
    const x = mine.length ? mine.reduce((sum, p) => sum + p[0], 0) / mine.length : table.size[0] / 2
    this.pane?.look(x, table.size[1] / 2, k, false)
  }
  #corner(): string {
    return `${Math.round(this.seen.x)} ${Math.round(this.seen.y)}`
  }
  /** Where the units are that the answers name. */
  #asked(): Point[] {
    const { table, options } = this.#scene()
    return [...new Set(options.map(unitOf))]
      .filter((id) => id in table.units)
      .map((id) => middle(table, id))
      .filter((p) => p !== null)
  }
}
