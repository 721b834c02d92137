/** The open ground of the table, and the grass that hangs over the edges of fields and roads. */
import { seeded } from '../../../lib/random'
import type { Feature, Point } from '../model'
import { blades, boundsOf, centre, dots, pick, scatter, steps, type Pen, type Rng } from './pen'

const GREENS = ['#9aa870', '#b9c188', '#d0cf9e', '#a7b37b', '#c6c08c', '#8f9f68'] as const
const all = (w: number, h: number): Point[] => [
  [0, 0],
  [w, 0],
  [w, h],
  [0, h],
]

/**
 * Soft patches of several greens, and bare earth where people live: painted small and drawn large, so that they have no
 * edges.
 */
function patches(pen: Pen, w: number, h: number, houses: Feature[], rng: Rng): void {
  const small = document.createElement('canvas')
  const by = 16
  small.width = Math.ceil(w / by)
  small.height = Math.ceil(h / by)
  const soft = small.getContext('2d')
  if (!soft) return
  soft.scale(1 / by, 1 / by)
  soft.fillStyle = '#b4bc88'
  soft.fillRect(0, 0, w, h)
  for (let i = 0; i < (w * h) / 5200; i++) {
    soft.globalAlpha = 0.16 + rng() * 0.22
    soft.fillStyle = pick(rng, GREENS)
    soft.beginPath()
    soft.ellipse(rng() * w, rng() * h, 26 + rng() * 90, 16 + rng() * 46, rng() * 3, 0, 7)
    soft.fill()
  }
  soft.globalAlpha = 0.75
  for (const f of houses) {
    const [x, y] = centre(f.shape)
    const { left, right, top, bottom } = boundsOf(f.shape)
    soft.fillStyle = '#cbbb8f'
    soft.beginPath()
    soft.ellipse(
      x + (rng() - 0.5) * 20,
      y + (rng() - 0.5) * 20,
      (right - left) * 0.74 + 18,
      (bottom - top) * 0.74 + 18,
      0,
      0,
      7,
    )
    soft.fill()
  }
  soft.globalAlpha = 1
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(small, 0, 0, small.width * by, small.height * by)
}
/** Fine grain over everything, from one small tile. */
function grain(pen: Pen, w: number, h: number, rng: Rng): void {
  const tile = document.createElement('canvas')
  tile.width = tile.height = 160
  const on = tile.getContext('2d')
  if (!on) return
  const data = on.createImageData(160, 160)
  for (let i = 0; i < data.data.length; i += 4) {
    const light = rng() > 0.5 ? 255 : 0
    data.data.set([light, light, light ? 225 : 0, rng() * 26], i)
  }
  on.putImageData(data, 0, 0)
  const pattern = pen.createPattern(tile, 'repeat')
  if (pattern) {
    pen.fillStyle = pattern
    pen.fillRect(0, 0, w, h)
  }
}
export function grass(pen: Pen, w: number, h: number, houses: Feature[]): void {
  const rng = seeded(w * 7 + h)
  patches(pen, w, h, houses, rng)
  const field = all(w, h)
  blades(pen, scatter(field, 260, rng), rng, '#8b985f77', 6)
  blades(pen, scatter(field, 420, rng), rng, '#dcdcae88', 5)
  blades(pen, scatter(field, 2600, rng), rng, '#77864f99', 9, 1.3)
  for (const [x, y] of scatter(field, 26000, rng)) {
    const near = Array.from({ length: 5 + Math.floor(rng() * 7) }, (): Point => [
      x + (rng() - 0.5) * 44,
      y + (rng() - 0.5) * 30,
    ])
    dots(pen, near, pick(rng, ['#f3efd6cc', '#e6cf6ecc', '#d9a49acc']), () => 1.1 + rng() * 0.7)
  }
  grain(pen, w, h, rng)
}
/** Grass that hangs over the edge of a field or a road, so that it is not cut with scissors. */
export function ragged(pen: Pen, shape: Point[], rng: Rng, pitch = 5): void {
  const edge = steps(shape, pitch, true).map(({ at }): Point => [
    at[0] + (rng() - 0.5) * 5,
    at[1] + (rng() - 0.5) * 5 + 2,
  ])
  blades(pen, edge, rng, '#7b8a52', 7, 1.5)
  blades(
    pen,
    edge.filter((_, i) => i % 2),
    rng,
    '#a9b57d',
    6,
    1.2,
  )
}
