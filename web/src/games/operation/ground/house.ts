/** The parts of a house from above: its shadow, its roof, what lies and stands inside. */
import { inside, path } from '../geometry'
import type { Feature, Point } from '../model'
import { boundsOf, rngOf, scatter } from './pen'

export const isBroken = (f: Feature): boolean => f.kind === 'ruin' || f.ruined
const shift = (s: Point[], by: number): Point[] => s.map(([x, y]) => [x + by * 0.8, y + by])
/** What a body of a height hides from the sun: its outline drawn along the light. */
export function shadow(f: Feature, bare: boolean): string {
  const far = (isBroken(f) ? 9 : bare ? 16 : 16 + 15 * f.levels) * (f.kind === 'bunker' ? 0.5 : 1)
  const moved = shift(f.shape, far)
  const sides = f.shape.map((a, i): Point[] => [
    a,
    f.shape[(i + 1) % f.shape.length] as Point,
    moved[(i + 1) % moved.length] as Point,
    moved[i] as Point,
  ])
  return [...sides, moved].map((s) => path(turned(s) < 0 ? [...s].reverse() : s)).join('')
}
/** Twice the area, negative if the corners run the other way round: all parts of a shadow must run the same way. */
const turned = (s: Point[]): number =>
  s.reduce((sum, [x, y], i) => {
    const [u, v] = s[(i + 1) % s.length] as Point
    return sum + x * v - u * y
  }, 0)
export interface Roof {
  lit: string
  dark: string
  ridge: string
  hips: string
  chimney: Point
  wide: boolean
}
/** A roof over a house with four corners: two slopes and, on some, two hipped ends. */
export function roof(f: Feature): Roof | null {
  if (f.shape.length !== 4) return null
  const { left, top, right, bottom } = boundsOf(f.shape)
  const [a, b, c, d] = f.shape as [Point, Point, Point, Point]
  const wide = Math.hypot(b[0] - a[0], b[1] - a[1]) >= Math.hypot(c[0] - b[0], c[1] - b[1])
  const mid = (p: Point, q: Point, u = 0.5): Point => [p[0] + (q[0] - p[0]) * u, p[1] + (q[1] - p[1]) * u]
  const [e, g] = wide ? [mid(a, d), mid(b, c)] : [mid(a, b), mid(d, c)]
  const hip =
    rngOf(f, 'hip')() > 0.45 && f.kind === 'building'
      ? Math.min(0.3, (wide ? bottom - top : right - left) / 2 / (wide ? right - left : bottom - top))
      : 0
  const [r, s] = [mid(e, g, hip), mid(e, g, 1 - hip)]
  const lit = wide ? [a, b, s, r] : [a, r, s, d]
  const dark = wide ? [r, s, c, d] : [r, b, c, s]
  const ends = hip ? (wide ? path([a, r, d]) + path([b, c, s]) : path([a, b, r]) + path([d, s, c])) : ''
  return {
    lit: path(lit),
    dark: path(dark),
    ridge: `M${r.join(' ')}L${s.join(' ')}`,
    hips: ends,
    chimney: mid(r, s, 0.78),
    wide,
  }
}
/** Bricks and beams that lie about. */
export const rubble = (f: Feature): string => {
  const rng = rngOf(f, 'rubble')
  return scatter(f.shape, 260, rng)
    .map(([x, y]) => {
      const [s, a] = [3 + rng() * 6, rng() * 3]
      const [u, v] = [Math.cos(a) * s, Math.sin(a) * s]
      const at = (dx: number, dy: number) => `${dx.toFixed(1)} ${dy.toFixed(1)}`
      return `M${at(x - u, y - v)}l${at(u * 1.6, v * 1.6)}l${at(-v, u)}l${at(-u * 1.6, -v * 1.6)}Z`
    })
    .join('')
}
/** A table, a bed, a chest: where a room has a corner free. */
export const furniture = (f: Feature): { x: number; y: number; w: number; h: number; kind: number }[] => {
  const rng = rngOf(f, 'rooms')
  const rooms = f.rooms.length ? f.rooms : [f.shape]
  return rooms
    .flatMap((r) => {
      const { left, top, right, bottom } = boundsOf(r)
      const spots: Point[] = [
        [left + 12, top + 12],
        [right - 34, top + 12],
        [left + 12, bottom - 28],
        [right - 34, bottom - 28],
      ]
      const kept = spots.filter(() => rng() > 0.58)
      return kept.map(([x, y]) => ({ x, y, w: 22, h: 15, kind: Math.floor(rng() * 3) }))
    })
    .filter((p) => inside(f.shape, [p.x + p.w, p.y + p.h]) && inside(f.shape, [p.x, p.y]))
}
