/** Light or dark: the system's wish, or the reader's. */
type Choice = 'system' | 'light' | 'dark'

class Theme {
  choice = $state<Choice>((localStorage.getItem('theme') as Choice | null) ?? 'system')
  #dark = matchMedia('(prefers-color-scheme: dark)')

  start(): void {
    this.#dark.addEventListener('change', () => this.#apply())
    this.#apply()
  }

  get dark(): boolean {
    return this.choice === 'dark' || (this.choice === 'system' && this.#dark.matches)
  }

  toggle(): void {
    this.choice = this.dark ? 'light' : 'dark'
    localStorage.setItem('theme', this.choice)
    this.#apply()
  }

  #apply(): void {
    document.documentElement.dataset.theme = this.dark ? 'dark' : 'light'
  }
}

export const theme = new Theme()
