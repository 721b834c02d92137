/** A word of advice at each kind of question, in the matches that it is wanted in: a learner's first one. */

const key = (match: string): string => `tips:${match}`

class Tips {
  #changed = $state(0)

  wanted(match: string): boolean {
    void this.#changed
    return localStorage.getItem(key(match)) === 'on'
  }
  want(match: string, on: boolean): void {
    if (on) localStorage.setItem(key(match), 'on')
    else localStorage.removeItem(key(match))
    this.#changed += 1
  }
}

export const tips = new Tips()
