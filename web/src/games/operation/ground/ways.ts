/** Roads, bridges over what they cross, and what stands beside them. */
import type { Feature, Point } from '../model'
import {
  blades,
  boundsOf,
  centre,
  dots,
  filled,
  grainOf,
  lines,
  rngOf,
  rows,
  scatter,
  steps,
  stroked,
  within,
  type Pen,
} from './pen'

export function road(pen: Pen, f: Feature): void {
  const rng = rngOf(f)
  const track = f.kind === 'track'
  within(pen, f.shape, () => {
    filled(pen, f.shape, track ? '#bdb888' : '#d0bd92')
    const [dx, dy] = grainOf(f.shape)
    const wide = Math.min(
      ...f.shape.map((a, i) => {
        const b = f.shape[(i + 1) % f.shape.length] as Point
        return Math.hypot(b[0] - a[0], b[1] - a[1])
      }),
    )
    const [cx, cy] = centre(f.shape)
    const far = Math.max(...f.shape.map((p) => Math.hypot(p[0] - cx, p[1] - cy)))
    const rut = (off: number): [Point, Point] => [
      [cx - dx * far - dy * off, cy - dy * far + dx * off],
      [cx + dx * far - dy * off, cy + dy * far + dx * off],
    ]
    for (const s of [-1, 1]) {
      lines(pen, [rut(s * wide * 0.23)], track ? '#a8925f' : '#bba679', wide * 0.17)
      lines(pen, [rut(s * wide * 0.23 + 3)], '#a9925f88', 2)
    }
    for (let i = 0; i < 5; i++) lines(pen, [rut((rng() - 0.5) * wide * 0.9)], '#e7dab3', 1 + rng() * 1.4)
    dots(pen, scatter(f.shape, 190, rng), '#9d87598c', () => 0.6 + rng() * 1.2)
    dots(pen, scatter(f.shape, 360, rng), '#efe5c4', () => 0.6 + rng())
  })
}
export function bridge(pen: Pen, f: Feature): void {
  filled(pen, f.shape, '#b79a68')
  within(pen, f.shape, () =>
    lines(
      pen,
      rows(
        [...f.shape].map(([x, y]): Point => [y, x]),
        9,
        rngOf(f),
      ).map(([a, b]): [Point, Point] => [
        [a[1], a[0]],
        [b[1], b[0]],
      ]),
      '#8a6d40',
      1.6,
    ),
  )
  stroked(pen, f.shape, '#4f3e22', 4)
}
export function roadside(pen: Pen, f: Feature, roads: Feature[]): void {
  const rng = rngOf(f, 'side')
  const other = (p: Point) => roads.some((r) => r !== f && boxed(r, p))
  const edge = steps(f.shape, 4, true)
    .filter(({ at }) => !other(at))
    .map(({ at }): Point => [at[0] + (rng() - 0.5) * 7, at[1] + (rng() - 0.5) * 7 + 2])
  blades(pen, edge, rng, '#8a9760', 7, 1.6)
  blades(
    pen,
    edge.filter((_, i) => i % 3 === 0),
    rng,
    '#b7c08b',
    6,
    1.3,
  )
}
function boxed(f: Feature, [x, y]: Point): boolean {
  const { left, top, right, bottom } = boundsOf(f.shape)
  return x > left - 6 && x < right + 6 && y > top - 6 && y < bottom + 6
}
