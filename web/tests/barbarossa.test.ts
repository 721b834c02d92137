import { describe, expect, it } from 'vitest'
import { fieldFor, fitting, nextField, onlyVerb, verbsFor } from '../src/games/barbarossa/narrow'
import {
  framesOf,
  isExecution,
  pictureOf,
  roundOf,
  type Frame,
  type Line,
  type Moment,
} from '../src/games/barbarossa/play'
import { spotsOf } from '../src/games/barbarossa/spots'
import { chains } from '../src/games/barbarossa/table'
import type { Option } from '../src/lib/types'

const option = (action: string, fields: Record<string, unknown>): Option =>
  ({
    action,
    verb: action.split(' ')[0] as string,
    fields,
    label: { key: '', args: {} },
    confirm: false,
  }) as unknown as Option
const DEFEND = [105, 206].flatMap((t) =>
  [1, 2].map((r) => option(`defend a ${t} ${r}`, { reach: r, toward: t, unit: 'a' })),
)
const FIRE = ['x', 'y'].map((t) => option(`fire a ${t}`, { target: t, unit: 'a' }))
const SUPPRESS = option('suppress a x', { target: 'x', unit: 'a' })
const DROP = option('drop', {})

describe('an order from boxes and clicks', () => {
  it('asks for places before figures, whatever order the fields come in', () => {
    expect(nextField(DEFEND, {})).toBe('toward')
    expect(nextField(fitting(DEFEND, 'defend', { toward: '206' }), { toward: '206' })).toBe('reach')
  })
  it('offers every order that names what was clicked', () => {
    expect(verbsFor([...DEFEND, ...FIRE, SUPPRESS, DROP], 'x')).toEqual(['fire', 'suppress'])
    expect(verbsFor([...DEFEND, ...FIRE], '909')).toEqual([])
    expect(fieldFor(FIRE, 'y')).toBe('target')
  })
  it('takes the only verb there is without a click on its box', () => {
    expect(onlyVerb([...FIRE, DROP])).toBe('fire')
    expect(onlyVerb([...FIRE, SUPPRESS])).toBe('')
  })
})

const line = (n: number, event: string, fields: Record<string, unknown>, thrown: Line['thrown'] = []): Line =>
  ({ n, step: 1, event: { event, ...fields }, names: {}, rule: '', seat: '', thrown }) as unknown as Line
const LOG = [
  line(1, 'order-shown', { unit: 'a', order: 'march', hexes: [305], target: '' }),
  line(2, 'order-shown', { unit: 'b', order: 'fire', hexes: [], target: 'a' }),
  line(3, 'step-began', { step: 3, name: 'fire' }),
  line(4, 'fired', { unit: 'b', target: 'a', accuracy: 2, hits: 1 }, [
    { why: 'fire', dice: [1, 5], value: 1, hit: [true, false] },
  ]),
  line(5, 'damaged', { unit: 'a', hits: 1, absorbed: 0, losses: 1, size: 4 }),
  line(6, 'step-began', { step: 10, name: 'move' }),
  line(7, 'moved', { unit: 'a', start: 205, hex: 305 }),
  line(8, 'moved', { unit: 'c', start: 909, hex: 910 }),
  line(9, 'moved', { unit: 'a', start: 305, hex: 405 }),
]
describe('a round told again', () => {
  const frames = framesOf(LOG)
  it('groups cards turned over and hexes walked at the same time', () => {
    expect(isExecution(LOG)).toBe(true)
    expect(frames.map((f) => [f.step, f.lines.length])).toEqual([
      [0, 2],
      [3, 1],
      [3, 1],
      [10, 2],
      [10, 1],
    ])
  })
  it('is the last round alone, from the cards turned over on', () => {
    const step = (n: number, s: number) => line(n, 'step-began', { step: s, name: '' })
    const story = [
      step(1, 1),
      line(2, 'moved', { unit: 'a', start: 1, hex: 2 }),
      line(3, 'round-began', { round: 2, rounds: 9 }),
      line(4, 'readied', { seat: 'x' }),
      line(5, 'order-shown', { unit: 'a' }),
      step(6, 1),
      step(7, 2),
    ]
    expect(roundOf(story).map((l) => l.n)).toEqual([4, 5, 6, 7])
    expect(roundOf(LOG)).toEqual(LOG)
  })
  it('shows with each frame the first board on which all of it has happened', () => {
    const moments = [2, 4, 5, 8, 20].map((lines) => ({ lines, picture: { round: lines } }) as unknown as Moment)
    expect(frames.map((f) => pictureOf(f, moments)?.round)).toEqual([4, 5, 8, 20, 20])
    expect(pictureOf(frames[0] as Frame, [])).toBeNull()
  })
})

describe('drawing', () => {
  it('joins pairs of hexes to roads from fork to fork', () => {
    const found = chains([
      [101, 202],
      [202, 301],
      [301, 402],
      [301, 302],
    ])
    expect(found.map((c) => c.length).sort()).toEqual([2, 2, 3])
  })
  it('makes room for every stand in a hex', () => {
    for (const n of [6, 9, 12])
      expect(new Set(Array.from({ length: n }, (_, i) => spotsOf(n, i)).map((s) => `${s.x},${s.y}`)).size).toBe(n)
    const places = Array.from({ length: 6 }, (_, i) => spotsOf(6, i)).map((s) => `${s.x},${s.y}`)
    expect(new Set(places).size).toBe(6)
  })
})
