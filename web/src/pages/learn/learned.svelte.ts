/** Which examples this reader has gone through to the end; kept in the browser. */
class Learned {
  #seen = $state<string[]>(JSON.parse(localStorage.getItem('learned') ?? '[]') as string[])

  has(game: string, id: string): boolean {
    return this.#seen.includes(`${game}/${id}`)
  }
  add(game: string, id: string): void {
    if (this.has(game, id)) return
    this.#seen = [...this.#seen, `${game}/${id}`]
    localStorage.setItem('learned', JSON.stringify(this.#seen))
  }
}

export const learned = new Learned()
