/** The ground as one picture, painted once: it is only moved and scaled afterwards, whatever happens on it. */
import type { Feature, Point, Static, Table } from '../model'
import { earth } from './earth'
import { grass } from './grass'
import { hedge, wall, wood, woodFloor } from './growth'
import type { Pen } from './pen'

const MOST = 4_000_000
/** Points of the picture for a millimetre: sharp near by, but never more than a phone can hold. */
const scaleOf = ([w, h]: Point) => Math.min(2, Math.sqrt(MOST / (w * h)))
export const HOUSES = ['building', 'bunker', 'ruin']

export function painted(stat: Static, size: Point, features: Feature[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const by = scaleOf(size)
  canvas.width = Math.round(size[0] * by)
  canvas.height = Math.round(size[1] * by)
  const pen = canvas.getContext('2d') as Pen | null
  if (!pen) return canvas
  pen.scale(by, by)
  pen.lineCap = 'round'
  const [w, h] = size
  grass(
    pen,
    w,
    h,
    features.filter((f) => f.kind === 'building'),
  )
  earth(pen, features)
  const woods = features.filter((f) => ['wood', 'small-wood'].includes(f.kind))
  for (const f of woods) woodFloor(pen, f)
  for (const f of features.filter((f) => stat.lines.includes(f.kind))) (f.kind.includes('hedge') ? hedge : wall)(pen, f)
  for (const f of woods) wood(pen, f)
  return canvas
}

let kept = { key: '', url: '' }
/** The picture of a table's ground as an address; the last one is kept. */
export async function picture(stat: Static, table: Table): Promise<string> {
  const features = Object.values(table.features).filter((f) => !HOUSES.includes(f.kind) || f.kind === 'building')
  const key = JSON.stringify([table.size, features.map((f) => [f.id, f.kind, f.shape])])
  if (kept.key === key) return kept.url
  const canvas = painted(stat, table.size, features)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.88))
  const url = blob ? await addressOf(blob) : ''
  kept = { key, url }
  return url
}
function addressOf(blob: Blob): Promise<string> {
  return new Promise((done) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.readAsDataURL(blob)
  })
}
