/**
 * The drawing of the map, made once by `scripts/europe_map.py` and loaded with the board. What is printed in an area
 * (its country, its HPP, a port) stands in the match's static data.
 */
import address from './map.json?url'

export type Point = [number, number]
export interface AreaShape {
  at: Point
  d?: string
  mid?: Point
  room?: number
}
interface Side {
  a: string
  b: string
  d: string
}
export interface Chart {
  unit: number
  size: Point
  areas: Record<string, AreaShape>
  seas: Record<string, { at: Point; d: string }>
  outside: Record<string, { d: string; mid: Point }>
  other: string
  land: string
  inner: string
  foreign: string
  edge: string
  zones: string
  rivers: Side[]
  closed: Side[]
  forts: { area: string; against: string; d: string; teeth: string }[]
  hills: Point[]
  swamp: Point[]
  arrows: { a: string; b: string; from: Point; to: Point }[]
  canal: string
}

export const chart: Chart = await (await fetch(address)).json()
export const [WIDTH, HEIGHT] = chart.size
export const AREAS = Object.keys(chart.areas)

/** The two boxes beside the map. */
export const BOXES: Record<string, { x: number; y: number; w: number; h: number }> = {
  usa: { x: 14, y: 556, w: 84, h: 54 },
  'east-edge': { x: WIDTH - 36, y: 300, w: 30, h: 210 },
}
/** Which area lies under each unit of the map: 0 is sea, 1 land outside the game, then the areas in order. */
let cells: Uint8ClampedArray | null = null
function raster(): Uint8ClampedArray | null {
  if (cells) return cells
  const canvas = new OffscreenCanvas(Math.ceil(WIDTH), Math.ceil(HEIGHT))
  const c = canvas.getContext('2d', { willReadFrequently: true })
  if (!c) return null
  const fill = (d: string, n: number) => {
    c.fillStyle = `rgb(${n},0,0)`
    c.fill(new Path2D(d))
  }
  fill(chart.land, 1)
  AREAS.forEach((id, i) => fill(chart.areas[id]?.d ?? '', i + 2))
  return (cells = c.getImageData(0, 0, canvas.width, canvas.height).data)
}

/** What lies under a point of the map: an area's id, `land` outside the game, or nothing for the sea. */
export function under(x: number, y: number): string {
  const data = raster()
  if (!data || x < 0 || y < 0 || x >= Math.floor(WIDTH) || y >= Math.floor(HEIGHT)) return ''
  const n = data[(Math.floor(y) * Math.ceil(WIDTH) + Math.floor(x)) * 4] ?? 0
  return n === 0 ? '' : (AREAS[n - 2] ?? 'land')
}
const ctx = new OffscreenCanvas(1, 1).getContext('2d')

/** Where the pieces of a place stand best. */
export function spotOf(id: string): Point | null {
  const box = BOXES[id]
  if (box) return [box.x + box.w / 2, box.y + box.h / 2]
  const a = chart.areas[id]
  return a ? (a.mid ?? a.at) : (chart.seas[id]?.at ?? null)
}
export const isPlace = (id: string): boolean => id in chart.areas || id in chart.seas

/** A name's width in pixels. */
export function widthOf(words: string, font: string): number {
  if (!ctx) return words.length * 7
  ctx.font = font
  return ctx.measureText(words).width
}
