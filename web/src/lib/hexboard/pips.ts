/** Where the pips of a die of six sides stand, from its middle. */
import type { Point } from './grid'

export const PIPS: Record<number, Point[]> = {
  1: [[0, 0]],
  2: [
    [-4, -4],
    [4, 4],
  ],
  3: [
    [-4, -4],
    [0, 0],
    [4, 4],
  ],
  4: [
    [-4, -4],
    [4, -4],
    [-4, 4],
    [4, 4],
  ],
  5: [
    [-4, -4],
    [4, -4],
    [0, 0],
    [-4, 4],
    [4, 4],
  ],
  6: [
    [-4, -4.5],
    [4, -4.5],
    [-4, 0],
    [4, 0],
    [-4, 4.5],
    [4, 4.5],
  ],
}
