/** Short notes at the edge of the page: refusals with their paragraph, errors, confirmations. */
export interface Note {
  id: number
  words: string
  rule: string
  tone: 'plain' | 'refusal'
}

class Toasts {
  notes = $state<Note[]>([])
  #next = 0

  /** A new refusal takes the place of the last one. */
  say(words: string, tone: Note['tone'] = 'plain', rule = ''): void {
    const id = this.#next++
    const others = tone === 'refusal' ? this.notes.filter((n) => n.tone !== 'refusal') : this.notes
    this.notes = [...others.slice(-2), { id, words, rule, tone }]
    setTimeout(() => this.drop(id), 4000 + words.length * 45)
  }

  drop(id: number): void {
    this.notes = this.notes.filter((n) => n.id !== id)
  }
}

export const toasts = new Toasts()
