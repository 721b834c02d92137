/** Where the printed hex numbers lie on paper: centres, corners, neighbours. Drawing only. */

/**
 * A hex by its printed number and its centre in steps of the drawing grid (`Layout.centre` of the server's geometry).
 */
export interface Site {
  number: number
  x: number
  y: number
}
export type Point = [number, number]
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

const H = Math.sqrt(3) / 2
export const keyOf = (p: Point) => `${Math.round(p[0] * 2)},${Math.round(p[1] * 2)}`

export class HexGrid {
  readonly centres = new Map<number, Point>()
  readonly box: Box
  readonly #at = new Map<string, number>()

  /** `flat`: flat-top hexes in columns; else pointy-top hexes in rows. `size` is the length of a side. */
  constructor(
    readonly flat: boolean,
    readonly size: number,
    sites: Iterable<Site>,
  ) {
    const [ux, uy] = flat ? [size / 2, H * size] : [H * size, size / 2]
    const raw = [...sites].map((s) => [s.number, [s.x * ux, s.y * uy]] as [number, Point])
    const [hx, hy] = flat ? [size, H * size] : [H * size, size]
    const left = Math.min(...raw.map(([, c]) => c[0])) - hx
    const top = Math.min(...raw.map(([, c]) => c[1])) - hy
    for (const [n, [x, y]] of raw) {
      const at: Point = [x - left, y - top]
      this.centres.set(n, at)
      this.#at.set(keyOf(at), n)
    }
    const all = [...this.centres.values()]
    this.box = { x: 0, y: 0, w: Math.max(...all.map((c) => c[0])) + hx, h: Math.max(...all.map((c) => c[1])) + hy }
  }

  get numbers(): number[] {
    return [...this.centres.keys()]
  }

  centre(n: number | string): Point {
    return this.centres.get(Number(n)) ?? [0, 0]
  }

  has(n: number | string): boolean {
    return this.centres.has(Number(n))
  }

  at(p: Point): number | undefined {
    return this.#at.get(keyOf(p))
  }

  /** The hex under a point: the nearest centre within a hex's reach. */
  under([x, y]: Point): number | undefined {
    let best: number | undefined
    let least = this.size * this.size
    for (const [n, c] of this.centres) {
      const d = (c[0] - x) ** 2 + (c[1] - y) ** 2
      if (d < least) [best, least] = [n, d]
    }
    return best
  }

  corners(n: number, size = this.size): Point[] {
    return cornersAt(this.centre(n), size, this.flat)
  }

  /** Centres of the six neighbours, in the order of the sides, on the map or beyond its edge. */
  around(c: Point): Point[] {
    const start = this.flat ? 30 : 0
    return Array.from({ length: 6 }, (_, i) => step(c, start + 60 * i, 2 * H * this.size))
  }

  neighbours(n: number): number[] {
    return this.around(this.centre(n)).flatMap((p) => this.at(p) ?? [])
  }

  /** The two corners of the side between two hexes. */
  side(a: number, b: number): [Point, Point] | null {
    const i = this.around(this.centre(a)).findIndex((p) => this.at(p) === b)
    if (i < 0) return null
    const c = this.corners(a)
    return [c[i] as Point, c[(i + 1) % 6] as Point]
  }
}

export function cornersAt(c: Point, size: number, flat: boolean): Point[] {
  const start = flat ? 0 : -30
  return Array.from({ length: 6 }, (_, i) => step(c, start + 60 * i, size))
}

function step([x, y]: Point, degrees: number, by: number): Point {
  const a = (degrees * Math.PI) / 180
  return [x + by * Math.cos(a), y + by * Math.sin(a)]
}

export const label = (n: number | string) => String(n).padStart(4, '0')
