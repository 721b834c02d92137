/** Lines and surfaces of the drawing as paths of a canvas, with their boxes: what is out of sight is left out. */
import type { Point } from './chart'

export interface Piece {
  path: Path2D
  x0: number
  y0: number
  x1: number
  y1: number
}

/** The lines of a path with relative steps, as absolute points. */
function lines(d: string): { points: Point[]; closed: boolean }[] {
  return d
    .split('M')
    .filter(Boolean)
    .map((part) => {
      const closed = part.endsWith('z')
      const [start = '', steps = ''] = part.replace('z', '').split('l')
      const numbers = (s: string) => (s.match(/-?\d*\.?\d+/g) ?? []).map(Number)
      const [x0 = 0, y0 = 0] = numbers(start)
      const points: Point[] = [[x0, y0]]
      const s = numbers(steps)
      let [x, y] = [x0, y0]
      for (let i = 0; i + 1 < s.length; i += 2) points.push([(x += s[i] as number), (y += s[i + 1] as number)])
      if (closed) points.push([x0, y0])
      return { points, closed }
    })
}

function piece(points: Point[]): Piece {
  const path = new Path2D()
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  points.forEach(([x, y], i) => {
    if (i) path.lineTo(x, y)
    else path.moveTo(x, y)
    x0 = Math.min(x0, x)
    y0 = Math.min(y0, y)
    x1 = Math.max(x1, x)
    y1 = Math.max(y1, y)
  })
  return { path, x0, y0, x1, y1 }
}

const STRETCH = 48
/** A long line in short stretches, so that only those in sight are drawn. */
export function stretches(d: string): Piece[] {
  return lines(d).flatMap(({ points }) => {
    const found: Piece[] = []
    for (let i = 0; i < points.length - 1; i += STRETCH) found.push(piece(points.slice(i, i + STRETCH + 1)))
    return found
  })
}
export function filled(d: string): Piece {
  const all = lines(d).map((l) => piece(l.points))
  return {
    path: new Path2D(d),
    x0: Math.min(...all.map((p) => p.x0)),
    y0: Math.min(...all.map((p) => p.y0)),
    x1: Math.max(...all.map((p) => p.x1)),
    y1: Math.max(...all.map((p) => p.y1)),
  }
}
