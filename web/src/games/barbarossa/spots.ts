/** Where the stands of one hex stand: offsets from its middle and their scale. */
const FOUR: [number, number][] = [
  [-23, -16],
  [23, -16],
  [-23, 18],
  [23, 18],
]
const SIX: [number, number][] = [
  [-21, -26],
  [21, -26],
  [-21, 2],
  [21, 2],
  [-21, 29],
  [21, 29],
]

export interface Spot {
  x: number
  y: number
  scale: number
}

export function spotsOf(count: number, i: number): Spot {
  if (count === 1) return { x: 0, y: 3, scale: 1.14 }
  if (count === 2) return { x: 0, y: i ? 24 : -18, scale: 0.86 }
  if (count > 6) return crowd(count, i)
  const [x, y] = (count <= 4 ? FOUR : SIX)[i] ?? [0, 0]
  return { x, y, scale: count <= 4 ? 0.66 : 0.56 }
}

/** Rows of three, the last in the middle; from thirteen on they shrink further. */
function crowd(count: number, i: number): Spot {
  const rows = Math.ceil(count / 3)
  const [row, column] = [Math.floor(i / 3), i % 3]
  const inRow = row === rows - 1 ? count - 3 * row : 3
  const scale = Math.min(0.46, 1.64 / rows)
  return { x: (column - (inRow - 1) / 2) * 70 * scale, y: (row - (rows - 1) / 2) * 54 * scale + 1, scale }
}

/** Where the models of a stand stand on it: men, and everything larger. */
const MEN: [number, number][][] = [
  [],
  [[0, 0]],
  [
    [-11, -4],
    [12, 4],
  ],
  [
    [-15, -7],
    [2, 1],
    [16, -6],
  ],
  [
    [-16, -8],
    [4, -8],
    [-6, 5],
    [15, 5],
  ],
  [
    [-19, -8],
    [0, -9],
    [19, -8],
    [-10, 5],
    [10, 5],
  ],
  [
    [-19, -8],
    [0, -8],
    [19, -8],
    [-19, 5],
    [0, 5],
    [19, 5],
  ],
]
const BIG: [number, number][][] = [
  [],
  [[0, -1]],
  [
    [-13, -5],
    [13, 3],
  ],
  [
    [-14, -8],
    [14, -7],
    [0, 5],
  ],
  [
    [-14, -8],
    [14, -8],
    [-14, 5],
    [14, 5],
  ],
  [
    [-18, -8],
    [2, -8],
    [-10, 5],
    [11, 5],
    [20, -8],
  ],
  [
    [-20, -8],
    [0, -8],
    [20, -8],
    [-20, 5],
    [0, 5],
    [20, 5],
  ],
]

export const modelSpots = (men: boolean, many: number): [number, number][] => (men ? MEN : BIG)[many] ?? []
