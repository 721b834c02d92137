/** What lies flat on the ground: ploughed land, corn, marsh, water, rises and ditches; roads are in `ways`. */
import type { Feature, Point } from '../model'
import { ragged } from './grass'
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
} from './pen'
import { bridge, road, roadside } from './ways'

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
