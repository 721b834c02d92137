/** Where the stands of one hex stand: offsets from its middle and their scale. */
const FOUR: [number, number][] = [[-23, -16], [23, -16], [-23, 18], [23, 18]]
const MANY: [number, number][] = [[-21, -26], [21, -26], [-21, 2], [21, 2], [-21, 29], [21, 29]]

export function spotsOf(count: number, i: number): { x: number; y: number; scale: number } {
  if (count === 1) return { x: 0, y: 3, scale: 1.14 }
  if (count === 2) return { x: 0, y: i ? 24 : -18, scale: 0.86 }
  const spots = count <= 4 ? FOUR : MANY
  const [x, y] = spots[i % spots.length] ?? [0, 0]
  return { x: x + Math.floor(i / spots.length) * 4, y: y + Math.floor(i / spots.length) * 4, scale: count <= 4 ? 0.66 : 0.56 }
}
