/** Which clause is open beside which button. */
import * as api from './api'
import { text } from './text.svelte'
import type { Clause } from './types'

class RuleBook {
  open = $state<{ id: string; x: number; y: number; pinned: boolean } | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  show(id: string, at: HTMLElement, pinned: boolean): void {
    clearTimeout(this.#timer)
    const r = at.getBoundingClientRect()
    this.open = { id, x: r.left + r.width / 2, y: r.bottom, pinned }
  }
  soon(id: string, at: HTMLElement): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.show(id, at, false), 220)
  }
  leave(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (!this.open?.pinned) this.open = null
    }, 260)
  }
  stay(): void {
    clearTimeout(this.#timer)
  }
  close(): void {
    this.open = null
  }

  /** A clause with its rulings; nothing if the book does not have it. */
  async find(id: string): Promise<{ clause: Clause; rulings: Clause[] } | null> {
    const all = await api.clauses(text.game, text.lang)
    const clause = all.find((c) => c.id === id)
    return clause ? { clause, rulings: all.filter((c) => clause.rulings.includes(c.id)) } : null
  }
}

export const rulebook = new RuleBook()
