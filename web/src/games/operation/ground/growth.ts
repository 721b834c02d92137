/**
 * What stands on the ground and does not change: trees, hedges, walls of stone, sandbags, wire, tank traps. Light falls
 * from the upper left.
 */
import { inside } from '../geometry'
import type { Feature, Point } from '../model'
import { blades, boundsOf, dots, filled, pick, rngOf, scatter, steps, stroked, within, type Pen, type Rng } from './pen'

const SHADE = '#1c241066'

/** Trees as a wood plants them: not too near each other, none with its stem outside. */
export function planted(f: Feature, pitch: number): { x: number; y: number; r: number }[] {
  const rng = rngOf(f)
  const { left, top, right, bottom } = boundsOf(f.shape)
  const found: { x: number; y: number; r: number }[] = []
  for (let y = top + pitch * 0.3; y <= bottom; y += pitch * 0.86)
    for (let x = left + pitch * 0.3; x <= right; x += pitch) {
      const at: Point = [x + (rng() - 0.5) * pitch * 0.75, y + (rng() - 0.5) * pitch * 0.75]
      const r = pitch * (0.42 + rng() * 0.22)
      if (inside(f.shape, at)) found.push({ x: at[0], y: at[1], r })
    }
  return found
}
const LEAVES = [
  ['#47602f', '#5f7c3d', '#7d9a52', '#9bb56c'],
  ['#3f5a34', '#54744a', '#6f9160', '#8fae79'],
  ['#566330', '#71803f', '#909d55', '#b0b870'],
] as const

/** A crown of many lobes: dark below, lit above. */
function crown(pen: Pen, x: number, y: number, r: number, rng: Rng): void {
  const tones = pick(rng, LEAVES)
  const lobes = Array.from({ length: 9 }, (_, i): Point => {
    const a = (i / 9) * 6.283 + rng() * 0.5
    const far = r * (0.5 + rng() * 0.16)
    return [x + Math.cos(a) * far, y + Math.sin(a) * far]
  })
  dots(pen, [...lobes, [x, y]], tones[0], (i) => (i === 9 ? r * 0.7 : r * (0.42 + rng() * 0.12)))
  dots(
    pen,
    lobes.map(([a, b]): Point => [a - r * 0.07, b - r * 0.09]),
    tones[1],
    () => r * (0.3 + rng() * 0.08),
  )
  dots(
    pen,
    lobes.map(([a, b]): Point => [x + (a - x) * 0.66 - r * 0.13, y + (b - y) * 0.66 - r * 0.16]),
    tones[2],
    () => r * (0.19 + rng() * 0.08),
  )
  const lit = Array.from({ length: 12 }, (): Point => [
    x - r * 0.2 + (rng() - 0.5) * r * 0.95,
    y - r * 0.24 + (rng() - 0.5) * r * 0.9,
  ])
  dots(pen, lit, tones[3], () => r * (0.05 + rng() * 0.06))
}
export function woodFloor(pen: Pen, f: Feature): void {
  const rng = rngOf(f, 'floor')
  within(pen, f.shape, () => {
    filled(pen, f.shape, '#82905a')
    dots(pen, scatter(f.shape, 900, rng), '#6e7f4b77', () => 10 + rng() * 16)
    dots(pen, scatter(f.shape, 110, rng), '#5d6a3acc', () => 0.8 + rng() * 1.6)
    dots(pen, scatter(f.shape, 160, rng), '#b19a5ecc', () => 0.7 + rng() * 1.2)
    blades(pen, scatter(f.shape, 220, rng), rng, '#a2b06e', 7)
  })
  stroked(pen, f.shape, '#46592c', 2.4, true, [11, 7])
}
export function wood(pen: Pen, f: Feature): void {
  const rng = rngOf(f, 'crowns')
  const small = f.kind === 'small-wood'
  const all = planted(f, small ? 32 : 46)
  dots(
    pen,
    all.map((t): Point => [t.x + t.r * 0.34, t.y + t.r * 0.42]),
    SHADE,
    (i) => (all[i]?.r ?? 0) * 0.92,
  )
  for (const t of all) crown(pen, t.x, t.y, t.r, rng)
}
export function hedge(pen: Pen, f: Feature): void {
  const rng = rngOf(f)
  const high = f.kind === 'high-hedge'
  const r = high ? 11 : 7.5
  const at = steps(f.shape, r * 0.95).map(({ at }): Point => [at[0] + (rng() - 0.5) * 4, at[1] + (rng() - 0.5) * 4])
  const [dx, dy] = high ? [9, 12] : [5, 7]
  dots(
    pen,
    at.map(([x, y]): Point => [x + dx, y + dy]),
    SHADE,
    () => r,
  )
  dots(pen, at, high ? '#3f5a2c' : '#56703a', () => r * (0.95 + rng() * 0.25))
  dots(
    pen,
    at.map(([x, y]): Point => [x - 1.4 + (rng() - 0.5) * 4, y - 1.8 + (rng() - 0.5) * 4]),
    high ? '#5f7d3f' : '#759350',
    () => r * 0.6,
  )
  const lit = at.flatMap(([x, y]) =>
    [0, 1, 2].map((): Point => [x - 2 + (rng() - 0.5) * r * 1.4, y - 2.6 + (rng() - 0.5) * r * 1.4]),
  )
  dots(pen, lit, high ? '#86a35c' : '#a1b873', () => 1.2 + rng() * 1.5)
}
/** Blocks along a line, each turned with it: stones, bags. */
function blocks(
  pen: Pen,
  shape: Point[],
  long: number,
  wide: number,
  round: number,
  tones: readonly string[],
  edge: string,
  rng: Rng,
  off = 0,
): void {
  for (const { at, along } of steps(shape, long)) {
    pen.save()
    pen.translate(at[0] - along[1] * off, at[1] + along[0] * off)
    pen.rotate(Math.atan2(along[1], along[0]) + (rng() - 0.5) * 0.08)
    pen.beginPath()
    pen.roundRect(-0.5, -wide / 2 + (rng() - 0.5), long - 1, wide, round)
    pen.fillStyle = pick(rng, tones)
    pen.fill()
    pen.strokeStyle = edge
    pen.lineWidth = 1
    pen.stroke()
    pen.restore()
  }
}
export function wall(pen: Pen, f: Feature): void {
  const rng = rngOf(f)
  const [dx, dy] = f.kind === 'high-wall' ? [9, 12] : [5, 7]
  const wide = Math.max(f.width, 9)
  pen.lineCap = 'butt'
  stroked(
    pen,
    f.shape.map(([x, y]): Point => [x + dx, y + dy]),
    SHADE,
    wide + 2,
    false,
  )
  if (f.kind === 'wire') return wire(pen, f, rng)
  if (f.kind.includes('trap')) return traps(pen, f, rng)
  if (f.kind === 'sandbags') {
    blocks(pen, f.shape, 13, 7.5, 3.6, ['#cdb988', '#bfa977', '#d8c698'], '#7d6a41', rng, -3.4)
    blocks(
      pen,
      f.shape.map(([x, y]): Point => [x + 5, y + 1]),
      13,
      7.5,
      3.6,
      ['#cdb988', '#c3ad7b', '#b5a06d'],
      '#7d6a41',
      rng,
      3.2,
    )
    return
  }
  stroked(pen, f.shape, '#6b665a', wide + 3, false)
  for (const off of [-wide * 0.26, wide * 0.26])
    blocks(
      pen,
      f.shape,
      off < 0 ? 11 : 13,
      wide * 0.5,
      1.4,
      ['#b9b3a3', '#a8a293', '#c9c4b5', '#9d988a'],
      '#6b665a',
      rng,
      off,
    )
}
function wire(pen: Pen, f: Feature, rng: Rng): void {
  pen.strokeStyle = '#3f3d37'
  pen.lineWidth = 1.3
  pen.beginPath()
  for (const { at, along } of steps(f.shape, 7)) {
    const y = at[1] + (rng() - 0.5) * 3
    pen.moveTo(at[0] + 7, y)
    pen.ellipse(at[0], y, 7, 8, Math.atan2(along[1], along[0]), 0, 7)
  }
  pen.stroke()
  dots(
    pen,
    steps(f.shape, 56).map(({ at }) => at),
    '#5d4526',
    () => 3.4,
  )
}
function traps(pen: Pen, f: Feature, rng: Rng): void {
  for (const { at } of steps(f.shape, 24)) {
    if (f.kind === 'concrete-trap') {
      const [x, y] = [at[0], at[1]]
      filled(
        pen,
        [
          [x - 9, y - 9],
          [x + 9, y - 9],
          [x + 9, y + 9],
          [x - 9, y + 9],
        ],
        '#b1ac9f',
      )
      stroked(
        pen,
        [
          [x - 9, y - 9],
          [x + 9, y + 9],
          [x, y],
          [x + 9, y - 9],
          [x - 9, y + 9],
        ],
        '#6f6b60',
        1.5,
        false,
      )
    } else {
      const turn = rng() * 3
      for (const a of [turn, turn + 1.05, turn + 2.1])
        stroked(
          pen,
          [
            [at[0] - Math.cos(a) * 11, at[1] - Math.sin(a) * 11],
            [at[0] + Math.cos(a) * 11, at[1] + Math.sin(a) * 11],
          ],
          '#4d4a44',
          4,
          false,
        )
    }
  }
}
