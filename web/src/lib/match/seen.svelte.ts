/** How far this screen has seen the match, and what happened while it was closed. */
import type { Match } from '../match.svelte'
import type { LogLine } from '../types'

export class Seen {
  /** What happened since this screen was last open. */
  away = $state.raw<LogLine[]>([])
  #first = true
  #later: ReturnType<typeof setTimeout> | undefined
  #noted: [string, string] | null = null

  constructor(readonly m: Match) {
    addEventListener('pagehide', () => this.#write())
  }

  /** This state is on the screen. Written when there is time for it, not before the new board is drawn. */
  note(): void {
    const steps = this.m.live?.steps ?? 0
    const key = `seen:${this.m.id}`
    const before = Number(localStorage.getItem(key) ?? -1)
    if (before >= 0 && before < steps && !this.away.length && this.#first)
      this.away = (this.m.live?.log ?? []).filter((l) => l.step > before)
    this.#first = false
    clearTimeout(this.#later)
    this.#noted = [key, String(steps)]
    this.#later = setTimeout(this.#write, 200)
  }
  close(): void {
    clearTimeout(this.#later)
    this.#write()
  }
  #write = (): void => {
    if (this.#noted) localStorage.setItem(...this.#noted)
    this.#noted = null
  }
}
