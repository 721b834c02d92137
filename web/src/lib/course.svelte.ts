/** How far this reader has come in the courses: stars of each lesson, and where an unfinished one stands. */

export interface Standing {
  /** 0 while it was never finished. */
  stars: number
  /** What was done so far in one that is under way. */
  done: string[]
  wrong: number
  shown: number
}

const NEW: Standing = { stars: 0, done: [], wrong: 0, shown: 0 }

function kept(): Record<string, Standing> {
  try {
    return JSON.parse(localStorage.getItem('course') ?? '{}') as Record<string, Standing>
  } catch {
    return {}
  }
}

class Course {
  #all = $state.raw<Record<string, Standing>>(kept())

  of(game: string, id: string): Standing {
    return { ...NEW, ...this.#all[`${game}/${id}`] }
  }
  note(game: string, id: string, now: Standing): void {
    this.#all = { ...this.#all, [`${game}/${id}`]: now }
    localStorage.setItem('course', JSON.stringify(this.#all))
  }
  /** How many lessons of a game were finished. */
  finished(game: string): number {
    return Object.entries(this.#all).filter(([key, one]) => key.startsWith(`${game}/`) && one.stars).length
  }
}

export const course = new Course()
