/** The dice of the game on the screen. */
import type { GameInfo } from './types'

class Dice {
  /** How many sides one has. */
  sides = $state(6)

  of(game: GameInfo | null | undefined): void {
    this.sides = game?.die ?? 6
  }
}

export const dice = new Dice()
