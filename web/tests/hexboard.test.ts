import { describe, expect, it } from 'vitest'
import { area, catmull, chaikin, outlines, polylines } from '../src/lib/hexboard/curves'
import { HexGrid, label, type Point, type Site } from '../src/lib/hexboard/grid'
import { anchorsAround, overlap, place } from '../src/lib/hexboard/labels'
import { draw } from '../src/lib/hexboard/terrain'

/** Flat-top columns, the odd ones half a hex lower, as the server's geometry counts its drawing steps. */
function block(columns: number, rows: number): Site[] {
  const out: Site[] = []
  for (let c = 1; c <= columns; c++)
    for (let r = 1; r <= rows; r++) out.push({ number: c * 100 + r, x: 3 * c, y: 2 * r + (c % 2) })
  return out
}
const grid = new HexGrid(true, 40, block(5, 4))

describe('the grid', () => {
  it('gives a hex in the middle six neighbours and one in the corner two or three', () => {
    expect(grid.neighbours(303).sort()).toEqual([203, 204, 302, 304, 403, 404])
    expect(grid.neighbours(101).length).toBe(3)
  })
  it('finds the hex under a point', () => {
    const [x, y] = grid.centre(302)
    expect(grid.under([x + 15, y - 12])).toBe(302)
    expect(grid.under([-500, -500])).toBeUndefined()
  })
  it('has one side between neighbours, as long as a side', () => {
    const [a, b] = grid.side(303, 304) as [Point, Point]
    expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeCloseTo(40)
    expect(grid.side(101, 504)).toBeNull()
  })
  it('prints four digits', () => expect(label(706)).toBe('0706'))
  it('lays pointy-top hexes in rows too', () => {
    const pointy = new HexGrid(
      false,
      40,
      block(4, 4).map(({ number, x, y }) => ({ number, x: y, y: x })),
    )
    expect(pointy.neighbours(202).length).toBe(6)
  })
})

describe('outlines', () => {
  it('run once around connected hexes and leave a hole its own loop', () => {
    const ring = [302, ...grid.neighbours(302)].filter((n) => n !== 302).map((n) => grid.centre(n))
    expect(outlines(grid, ring).length).toBe(2)
    expect(outlines(grid, [grid.centre(303), grid.centre(304)]).map((l) => l.length)).toEqual([10])
  })
  it('enclose the area of their hexes', () => {
    const [loop] = outlines(grid, [grid.centre(303)])
    expect(Math.abs(area(loop as Point[]))).toBeCloseTo(((3 * Math.sqrt(3)) / 2) * 1600, 0)
  })
})

describe('lines', () => {
  it('are chained from loose segments in any order', () => {
    const lines = polylines([
      [
        [10, 0],
        [20, 0],
      ],
      [
        [30, 0],
        [20, 0],
      ],
      [
        [0, 0],
        [10, 0],
      ],
    ])
    expect(lines.length).toBe(1)
    expect(lines[0]?.length).toBe(4)
  })
  it('keep their ends when smoothed', () => {
    const smooth = chaikin(
      [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
      2,
      false,
    )
    expect([smooth[0], smooth.at(-1)]).toEqual([
      [0, 0],
      [10, 10],
    ])
  })
  it('run through every point of a road', () => {
    expect(
      catmull([
        [0, 0],
        [10, 5],
        [20, 0],
      ]).endsWith('20 0'),
    ).toBe(true)
    expect(catmull([[0, 0]])).toBe('')
  })
})

it('labels step aside for pieces', () => {
  const piece = { x: 60, y: 100, w: 80, h: 60 }
  const at = place([{ id: 'a', w: 60, h: 18, anchors: anchorsAround(100, 100, 60, 40) }], [piece], {
    x: 0,
    y: 0,
    w: 400,
    h: 400,
  }).get('a') as [number, number]
  expect(overlap({ x: at[0] - 30, y: at[1] - 9, w: 60, h: 18 }, piece)).toBe(0)
})

it('draws the same ground every time, with a bridge where a road crosses a stream', () => {
  const ground = {
    hexes: new Map(
      grid.numbers.map((n) => [
        n,
        { terrain: n === 303 ? 'woods' : n === 202 ? 'village' : 'clear', level: n > 400 ? 1 : 0 },
      ]),
    ),
    roads: [{ name: '', hexes: [302, 303], main: false }],
    streams: [[[302, 303]] as [number, number][]],
  }
  const once = draw(grid, ground)
  expect(draw(grid, ground)).toEqual(once)
  expect(once.bridges).not.toBe('')
  expect(once.trees).not.toBe('')
  expect(once.levels.length).toBe(1)
})
