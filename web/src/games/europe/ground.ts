/**
 * Draws the ground on a canvas: once for a stretch of map at one scale, not at every step of the hand. Line widths are
 * pixels.
 */
import { chart, HEIGHT, WIDTH, type Point } from './chart'
import { tintVar } from './look'
import { filled, stretches, type Piece } from './paths'
import type { EuropeStatic } from './wire'

export interface View {
  x: number
  y: number
  w: number
  h: number
}

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}
const shapes = once(() => ({
  seas: Object.entries(chart.seas).map(([id, s]) => ({ id, ...filled(s.d) })),
  areas: Object.entries(chart.areas).flatMap(([id, a]) => (a.d ? [{ id, ...filled(a.d) }] : [])),
  outside: Object.values(chart.outside).map((o) => filled(o.d)),
  other: filled(chart.other),
  coast: stretches(chart.land),
  inner: stretches(chart.inner),
  borders: stretches(chart.foreign + chart.edge),
  zones: stretches(chart.zones),
  canal: stretches(chart.canal),
}))

export interface Dress {
  held: { area: string; by: string }[]
  /** Seas that may be chosen. */
  legal: string[]
}

function hatch(
  ctx: CanvasRenderingContext2D,
  colour: string,
  opacity: number,
  ratio: number,
  k: number,
): CanvasPattern | null {
  const size = 6 * ratio
  const tile = new OffscreenCanvas(size * 4, size * 4)
  const t = tile.getContext('2d')
  if (!t) return null
  t.strokeStyle = colour
  t.globalAlpha = opacity
  t.lineWidth = 2 * ratio
  for (let i = -4; i <= 8; i++) {
    t.beginPath()
    t.moveTo(i * size, 0)
    t.lineTo(i * size - size * 4, size * 4)
    t.stroke()
  }
  const made = ctx.createPattern(tile, 'repeat')
  made?.setTransform(new DOMMatrix().scale(1 / (k * ratio)))
  return made
}
function dots(
  ctx: CanvasRenderingContext2D,
  ground: string,
  dot: string,
  ratio: number,
  k: number,
): CanvasPattern | null {
  const size = 7 * ratio
  const tile = new OffscreenCanvas(size, size)
  const t = tile.getContext('2d')
  if (!t) return null
  t.fillStyle = ground
  t.fillRect(0, 0, size, size)
  t.fillStyle = dot
  for (const [x, y] of [
    [2, 2],
    [5.5, 5.5],
  ] as const) {
    t.beginPath()
    t.arc(x * ratio, y * ratio, 0.8 * ratio, 0, 7)
    t.fill()
  }
  const made = ctx.createPattern(tile, 'repeat')
  made?.setTransform(new DOMMatrix().scale(1 / (k * ratio)))
  return made
}

/** Draws the stretch `v` of the map at `k` pixels per unit on a canvas with `ratio` dots per pixel. */
export function drawGround(
  canvas: HTMLCanvasElement,
  v: View,
  k: number,
  ratio: number,
  areas: EuropeStatic['areas'],
  dress: Dress,
): void {
  canvas.width = Math.round(v.w * k * ratio)
  canvas.height = Math.round(v.h * k * ratio)
  const ctx = canvas.getContext('2d')
  if (!ctx) return
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(`--eu-${name}`).trim()
  const far = 12 / k
  const seen = (p: Piece) => p.x1 > v.x - far && p.x0 < v.x + v.w + far && p.y1 > v.y - far && p.y0 < v.y + v.h + far
  const stroke = (list: Piece[], ink: string, width: number, alpha = 1, dash: number[] = []) => {
    ctx.strokeStyle = ink
    ctx.lineWidth = width / k
    ctx.globalAlpha = alpha
    ctx.setLineDash(dash.map((n) => n / k))
    for (const p of list) if (seen(p)) ctx.stroke(p.path)
    ctx.globalAlpha = 1
    ctx.setLineDash([])
  }
  const fill = (p: Piece, ink: string | CanvasPattern | null, alpha = 1) => {
    if (!seen(p) || !ink) return
    ctx.fillStyle = ink
    ctx.globalAlpha = alpha
    ctx.fill(p.path)
    ctx.globalAlpha = 1
  }
  const s = shapes()
  ctx.setTransform(k * ratio, 0, 0, k * ratio, -v.x * k * ratio, -v.y * k * ratio)
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.fillStyle = colour('sea-deep')
  ctx.fillRect(v.x, v.y, v.w, v.h)
  for (const z of s.seas) fill(z, colour('sea'), 0.55)
  stroke(s.coast, colour('lining-far'), 19)
  stroke(s.coast, colour('lining-mid'), 12)
  stroke(s.coast, colour('lining'), 5.5)
  stroke(s.zones, colour('zone'), 2, 0.95, [0.1, 6])
  for (const z of s.seas.filter((x) => dress.legal.includes(x.id))) {
    fill(z, colour('legal'), 0.13)
    stroke([z], colour('legal'), 3)
  }
  fill(s.other, colour('outside'))
  const dotted = dots(ctx, colour('outside'), colour('outside-dot'), ratio, k)
  for (const o of s.outside) fill(o, dotted)
  for (const a of s.areas) fill(a, colour(tintVar(areas[a.id]?.holder ?? '')))
  const patterns = new Map<string, CanvasPattern | null>()
  for (const h of dress.held) {
    const area = s.areas.find((a) => a.id === h.area)
    if (!patterns.has(h.by))
      patterns.set(h.by, hatch(ctx, colour(`s-${h.by}`) || colour('s-minor'), Number(colour('hatch')), ratio, k))
    if (area) fill(area, patterns.get(h.by) ?? null)
  }
  hills(ctx, v, k, colour)
  stroke(s.inner, colour('inner'), 1.1, 0.9, [4, 3])
  stroke(s.borders, colour('glow'), 6, 0.5)
  stroke(s.borders, colour('border'), 1.5)
  stroke(s.coast, colour('coast'), 1.15)
  stroke(s.canal, colour('river'), 2, 1, [3, 1.5])
  ctx.strokeStyle = colour('border')
  ctx.lineWidth = 1.5 / k
  ctx.strokeRect(0, 0, WIDTH, HEIGHT)
}

function hills(ctx: CanvasRenderingContext2D, v: View, k: number, colour: (name: string) => string): void {
  const seen = ([x, y]: Point) => x > v.x - 8 && x < v.x + v.w + 8 && y > v.y - 8 && y < v.y + v.h + 8
  const [slope, dark, reed] = [new Path2D(), new Path2D(), new Path2D()]
  for (const p of chart.hills.filter(seen)) {
    const [x, y] = p
    slope.moveTo(x - 4.6, y + 3.4)
    slope.lineTo(x, y - 4.6)
    slope.lineTo(x + 4.6, y + 3.4)
    dark.moveTo(x, y - 4.6)
    dark.lineTo(x + 4.6, y + 3.4)
    dark.lineTo(x + 1.2, y + 3.4)
    dark.closePath()
  }
  for (const [x, y] of chart.swamp.filter(seen)) {
    reed.moveTo(x - 4, y + 2)
    reed.lineTo(x + 4, y + 2)
    for (const [dx, up] of [
      [-2, 4],
      [0, 5.4],
      [2, 4],
    ] as const) {
      reed.moveTo(x + dx, y + 2)
      reed.lineTo(x + dx, y + 2 - up)
    }
  }
  ctx.fillStyle = colour('hill-fill')
  ctx.fill(slope)
  ctx.globalAlpha = 0.32
  ctx.fillStyle = colour('hill')
  ctx.fill(dark)
  ctx.globalAlpha = 1
  ctx.strokeStyle = colour('hill')
  ctx.lineWidth = 0.9 / k
  ctx.stroke(slope)
  ctx.strokeStyle = colour('swamp')
  ctx.lineWidth = 1.1 / k
  ctx.stroke(reed)
}
