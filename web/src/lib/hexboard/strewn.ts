/** What is strewn over a hex: trees, orchards in rows, houses along the road. The same hex always looks the same. */
import { hash, seeded } from '../random'
import { paths } from './curves'
import type { HexGrid, Point } from './grid'

function clear([x, y]: Point, from: Point[], by: number): boolean {
  return from.every(([a, b]) => (a - x) ** 2 + (b - y) ** 2 > by * by)
}

const SQUARE = 16

/** Whether no point of a set lies within a distance, at most a square: only the squares around are looked at. */
export function freeOf(from: Point[]): (p: Point, by: number) => boolean {
  const key = (x: number, y: number) => Math.floor(x / SQUARE) * 100_000 + Math.floor(y / SQUARE)
  const squares = new Map<number, Point[]>()
  for (const p of from) {
    const at = key(p[0], p[1])
    const there = squares.get(at)
    if (there) there.push(p)
    else squares.set(at, [p])
  }
  return ([x, y], by) => {
    for (const dx of [-SQUARE, 0, SQUARE])
      for (const dy of [-SQUARE, 0, SQUARE])
        if (!clear([x, y], squares.get(key(x + dx, y + dy)) ?? [], by)) return false
    return true
  }
}

export function scatter(grid: HexGrid, n: number, want: number, ok: (p: Point) => boolean): Point[] {
  const r = seeded(n * 7919)
  const [cx, cy] = grid.centre(n)
  const out: Point[] = []
  for (let k = 0; k < want * 12 && out.length < want; k++) {
    const a = r() * Math.PI * 2
    const d = Math.sqrt(r()) * grid.size * 0.8
    const p: Point = [cx + d * Math.cos(a), cy + d * Math.sin(a)]
    if (ok(p) && clear(p, out, 7.6)) out.push(p)
  }
  return out.sort((a, b) => a[1] - b[1])
}

export function rows(grid: HexGrid, n: number, ok: (p: Point) => boolean): Point[] {
  const [cx, cy] = grid.centre(n)
  const turn = 0.3 + (hash(String(n)) % 100) / 160
  const out: Point[] = []
  for (let i = -5; i <= 5; i++)
    for (let j = -5; j <= 5; j++) {
      const [x, y] = [i * 9, j * 9]
      const p: Point = [cx + x * Math.cos(turn) - y * Math.sin(turn), cy + x * Math.sin(turn) + y * Math.cos(turn)]
      if (Math.hypot(p[0] - cx, p[1] - cy) < grid.size * 0.74 && ok(p)) out.push(p)
    }
  return out
}

interface House {
  d: string
  ridge: string
  grey: boolean
}

/** Houses keep clear of the road and turn with it. */
export function housesIn(grid: HexGrid, n: number, ok: (p: Point) => boolean, roads: Point[]): House[] {
  const r = seeded(n * 104729)
  const [cx, cy] = grid.centre(n)
  const near = roads.filter(([x, y]) => Math.hypot(x - cx, y - cy) < grid.size)
  const placed: Point[] = []
  const out: House[] = []
  for (let k = 0; k < 420 && placed.length < 17; k++) {
    const a = r() * Math.PI * 2
    const d = Math.sqrt(r()) * grid.size * 0.78
    const p: Point = [cx + d * Math.cos(a), cy + d * Math.sin(a)]
    if (!ok(p) || !clear(p, placed, 11.5)) continue
    placed.push(p)
    out.push(house(p, turnOf(p, near, r), 8 + r() * 5, 5.4 + r() * 2, r() < 0.16))
  }
  return out
}

function turnOf(p: Point, road: Point[], r: () => number): number {
  const sorted = [...road].sort((a, b) => Math.hypot(a[0] - p[0], a[1] - p[1]) - Math.hypot(b[0] - p[0], b[1] - p[1]))
  const [a, b] = sorted
  const base = a && b ? Math.atan2(b[1] - a[1], b[0] - a[0]) : r() * 3
  return base + (r() - 0.5) * 0.5 + (r() < 0.25 ? Math.PI / 2 : 0)
}

function house([x, y]: Point, turn: number, w: number, h: number, grey: boolean): House {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const p = (u: number, v: number): Point => [x + u * c - v * s, y + u * s + v * c]
  const corners = [p(-w / 2, -h / 2), p(w / 2, -h / 2), p(w / 2, h / 2), p(-w / 2, h / 2)]
  return { d: paths([corners]), ridge: paths([[p(-w / 2, 0), p(w / 2, 0)]], false), grey }
}

export function circles(points: Point[], r: number): string {
  const f = (n: number) => Math.round(n * 10) / 10
  return points.map(([x, y]) => `M${f(x - r)} ${f(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`).join('')
}
