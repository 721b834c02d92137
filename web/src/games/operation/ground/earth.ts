/** Open ground and what lies flat on it: grass, worn yards, ploughed land, corn, roads, water, rises and ditches. */
import { seeded } from '../../../lib/random'
import type { Feature, Point } from '../model'
import {
  blades,
  boundsOf,
  centre,
  dots,
  filled,
  grainOf,
  lines,
  pick,
  rngOf,
  rows,
  scatter,
  steps,
  stroked,
  within,
  type Pen,
  type Rng,
} from './pen'

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
function ragged(pen: Pen, shape: Point[], rng: Rng, pitch = 5): void {
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

function plough(pen: Pen, f: Feature): void {
  const rng = rngOf(f)
  within(pen, f.shape, () => {
    filled(pen, f.shape, '#a98b62')
    const furrows = rows(f.shape, 8.5, rng, 1.6)
    lines(pen, furrows, '#886a45', 3.4)
    lines(
      pen,
      furrows.map(([a, b]): [Point, Point] => [
        [a[0], a[1] - 3],
        [b[0], b[1] - 3],
      ]),
      '#c9ab7c',
      1.5,
    )
    dots(pen, scatter(f.shape, 160, rng), '#7a5d3a88', () => 0.8 + rng() * 1.5)
    dots(pen, scatter(f.shape, 320, rng), '#d8bd92aa', () => 0.6 + rng())
  })
  ragged(pen, f.shape, rng)
}
function crops(pen: Pen, f: Feature): void {
  const rng = rngOf(f)
  pen.save()
  pen.translate(7, 9)
  filled(pen, f.shape, '#1c241055')
  pen.restore()
  within(pen, f.shape, () => {
    filled(pen, f.shape, '#c0a751')
    lines(pen, rows(f.shape, 7, rng, 1), '#9c8438', 2)
    blades(pen, scatter(f.shape, 26, rng), rng, '#e2cd7d', 8, 1.5)
    blades(pen, scatter(f.shape, 60, rng), rng, '#f4e6a8', 6, 1.2)
    blades(pen, scatter(f.shape, 110, rng), rng, '#8d7630', 6, 1.2)
  })
  stroked(pen, f.shape, '#8d7630aa', 2)
}
function marsh(pen: Pen, f: Feature): void {
  const rng = rngOf(f)
  within(pen, f.shape, () => {
    filled(pen, f.shape, '#8fa283')
    for (const [x, y] of scatter(f.shape, 2600, rng)) {
      pen.fillStyle = pick(rng, ['#7f9fa3', '#93b1b1', '#6f8f92'])
      pen.beginPath()
      pen.ellipse(x, y, 14 + rng() * 22, 6 + rng() * 9, 0, 0, 7)
      pen.fill()
    }
    blades(pen, scatter(f.shape, 130, rng), rng, '#4f6b4c', 12, 1.5)
    blades(pen, scatter(f.shape, 260, rng), rng, '#c3c78f', 9, 1.2)
  })
  stroked(pen, f.shape, '#5c7a64', 2, true, [10, 7])
}
/** A rise: lit from the upper left, dark on the other side, with hachures down from its top. */
function slope(pen: Pen, f: Feature): void {
  const rng = rngOf(f)
  const [cx, cy] = centre(f.shape)
  const ring = (by: number): Point[] => f.shape.map(([x, y]) => [cx + (x - cx) * by, cy + (y - cy) * by])
  const { left, top, right, bottom } = boundsOf(f.shape)
  const light = pen.createLinearGradient(left, top, right, bottom)
  light.addColorStop(0, '#e9e3b8')
  light.addColorStop(0.5, '#c2bd88')
  light.addColorStop(1, '#8d8a58')
  pen.globalAlpha = 0.75
  filled(pen, f.shape, light)
  pen.globalAlpha = 1
  const marks = steps(f.shape, 9, true).map(({ at: [x, y] }): [Point, Point] => {
    const by = 0.86 - rng() * 0.1
    return [
      [x, y],
      [cx + (x - cx) * by, cy + (y - cy) * by],
    ]
  })
  lines(pen, marks, '#7a6a3a88', 1.5)
  for (const [by, tone] of [
    [0.72, '#ded8aa66'],
    [0.46, '#e9e4bc77'],
  ] as const)
    rounded(pen, ring(by), tone)
  blades(pen, scatter(f.shape, 300, rng), rng, '#7f8c56bb', 6)
  stroked(pen, f.shape, '#8a7238', 2.4, true, [12, 7])
}
/** A shape with its corners rounded off, filled. */
function rounded(pen: Pen, shape: Point[], tone: string): void {
  const mid = (i: number): Point => {
    const [a, b] = [shape[i % shape.length] as Point, shape[(i + 1) % shape.length] as Point]
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  }
  pen.beginPath()
  pen.moveTo(...mid(0))
  shape.forEach((_, i) => {
    const corner = shape[(i + 1) % shape.length] as Point
    pen.quadraticCurveTo(...corner, ...mid(i + 1))
  })
  pen.fillStyle = tone
  pen.fill()
  pen.strokeStyle = '#8a784555'
  pen.lineWidth = 1.4
  pen.stroke()
}
function trench(pen: Pen, f: Feature): void {
  const rng = rngOf(f)
  pen.lineJoin = 'round'
  stroked(pen, f.shape, '#b09a6a', 13)
  dots(
    pen,
    steps(f.shape, 4, true).map(({ at }): Point => [at[0] + (rng() - 0.5) * 12, at[1] + (rng() - 0.5) * 12]),
    '#8f7a4d',
    () => 1 + rng() * 1.8,
  )
  filled(pen, f.shape, '#5e4c31')
  within(pen, f.shape, () => {
    pen.translate(4, 5)
    filled(pen, f.shape, f.kind === 'trench' ? '#86704a' : '#7a7a52')
    pen.translate(-4, -5)
    if (f.kind === 'trench') {
      const [dx, dy] = grainOf(f.shape)
      lines(
        pen,
        scatter(f.shape, 240, rng).map(([x, y]): [Point, Point] => [
          [x - dy * 9, y + dx * 9],
          [x + dy * 9, y - dx * 9],
        ]),
        '#a98f63aa',
        3,
      )
    } else blades(pen, scatter(f.shape, 40, rng), rng, '#9aa062', 6)
  })
  stroked(pen, f.shape, '#3f3220', 1.6)
}
function water(pen: Pen, f: Feature): void {
  const rng = rngOf(f)
  pen.lineJoin = 'round'
  stroked(pen, f.shape, '#c8b98a', 10)
  filled(pen, f.shape, '#7ba6b6')
  within(pen, f.shape, () => {
    stroked(pen, f.shape, '#5f8ea2', 12)
    const [dx, dy] = grainOf(f.shape)
    lines(
      pen,
      scatter(f.shape, 500, rng).map(([x, y]): [Point, Point] => [
        [x, y],
        [x + dx * (10 + rng() * 16), y + dy * (10 + rng() * 16)],
      ]),
      '#d6e7e9aa',
      1.5,
    )
  })
  ragged(pen, f.shape, rng, 8)
}
function road(pen: Pen, f: Feature): void {
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
function bridge(pen: Pen, f: Feature): void {
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

const PAINTERS: Record<string, (pen: Pen, f: Feature) => void> = {
  field: plough,
  crops,
  marsh,
  slope,
  ditch: trench,
  trench,
  river: water,
  stream: water,
  bridge,
}

/** Everything that lies flat, the roads together so that they join. */
export function earth(pen: Pen, features: Feature[]): void {
  for (const f of features.filter((f) => f.kind in PAINTERS && f.kind !== 'bridge')) PAINTERS[f.kind]?.(pen, f)
  const roads = features.filter((f) => ['road', 'track'].includes(f.kind))
  for (const f of roads) stroked(pen, f.shape, '#a08e62', 4)
  for (const f of roads) road(pen, f)
  for (const f of roads) roadside(pen, f, roads)
  for (const f of features.filter((f) => f.kind === 'bridge')) bridge(pen, f)
}
function roadside(pen: Pen, f: Feature, roads: Feature[]): void {
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
