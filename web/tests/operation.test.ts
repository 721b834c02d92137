import { describe, expect, it } from 'vitest'
import { offered, read, unitOf } from '../src/games/operation/answers'
import { along, headingOf, inside, lengthOf } from '../src/games/operation/geometry'
import { boxOf, middle, nearest, type Feature, type Model, type Point } from '../src/games/operation/model'
import { labels } from '../src/games/operation/table/place'
import { piles } from '../src/games/operation/panel/piles'
import { reaches } from '../src/games/operation/table/reach'
import { traces, volleys } from '../src/games/operation/table/traces'
import type { OperationEvent, OperationPicture, OperationStatic } from '../src/games/operation/wire'
import { bundleOf } from '../src/lib/text.svelte'
import type { LogLine, Option } from '../src/lib/types'
import { planted } from '../src/games/operation/ground/growth'

const man = (id: string, unit: string, x: number, y: number, more: Partial<Model> = {}): Model => ({
  id,
  unit,
  cls: 'infantry',
  x,
  y,
  level: 0,
  facing: 0,
  shaken: false,
  weapons: [],
  aboard: '',
  role: '',
  exposed: false,
  destroyed: false,
  ...more,
})
function table(men: Model[]): OperationPicture {
  const units = [...new Set(men.map((m) => m.unit))].map((id) => ({
    id,
    seat: 'blue',
    kind: 'us-rifles',
    training: 4,
    models: men.filter((m) => m.unit === id).map((m) => m.id),
    start: 0,
    broken: false,
    off: false,
    done: false,
    carried: false,
    pace: null,
  }))
  return {
    scenario: 'first-battle',
    seats: ['blue', 'red'],
    size: [1200, 1200],
    turn: 1,
    turns: 6,
    initiative: 'blue',
    night: false,
    sides: {},
    units: Object.fromEntries(units.map((u) => [u.id, u])),
    models: Object.fromEntries(men.map((m) => [m.id, m])),
    vehicles: {},
    features: {},
    templates: {},
    objectives: [],
    scores: {},
    laid: {},
    chain: [],
    draft: null,
    blast: 0,
    army: [],
  }
}
const squad = [man('a.1', 'a', 100, 100), man('a.2', 'a', 130, 100), man('a.3', 'a', 500, 500, { aboard: 'x.0' })]

describe('units on the table', () => {
  it('finds the middle of those who stand there', () => {
    expect(middle(table(squad), 'a')).toEqual([115, 100])
    expect(middle(table(squad), 'nobody')).toBeNull()
  })
  it('sends the nearest man to the goal and keeps the formation', () => {
    const t = table(squad)
    expect(nearest(t, 'a', [300, 100])?.id).toBe('a.2')
  })
})

describe('ways', () => {
  const way: Point[] = [
    [0, 0],
    [100, 0],
    [100, 300],
  ]
  it('measures them', () => expect(lengthOf(way)).toBe(400))
  it('finds a point of them in thousandths', () => {
    expect(along(way, 0)).toEqual([0, 0])
    expect(along(way, 125)).toEqual([50, 0])
    expect(along(way, 500)).toEqual([100, 100])
    expect(along(way, 1000)).toEqual([100, 300])
  })
  it('have a direction at their end', () => expect(headingOf(way)).toBe(180))
})

describe('answers', () => {
  const option = (verb: string, fields: Record<string, unknown>): Option => ({
    action: verb,
    verb,
    fields,
    label: { key: verb, args: {} },
    confirm: false,
  })
  const fire = option('target', { unit: 'de-1' })
  it('are read by their verb, with their fields', () => {
    expect(read(fire, 'target')).toEqual({ verb: 'target', unit: 'de-1' })
    expect(read(fire, 'shoot')).toBeNull()
    expect(offered([fire, option('pass', {})], 'target', 'second').map((o) => o.answer.unit)).toEqual(['de-1'])
  })
  it('name a unit or none', () => expect([fire, option('pass', {})].map(unitOf)).toEqual(['de-1', '']))
})

describe('the reach of a unit', () => {
  const outline = (side: number): Point[] => [
    [0, 0],
    [side, 0],
    [side, side],
  ]
  const zone = (speed: string, side: number) => ({
    kind: 'reach',
    places: [],
    outlines: [outline(side)],
    labels: [],
    unit: 'a',
    args: { speed, cm: 20 },
  })
  it('is what the server shaded; a speed that leads nowhere is left out', () => {
    expect(reaches([zone('fast', 5), zone('slow', 100)], []).map((r) => r.speed)).toEqual(['slow'])
    expect(reaches([], [outline(200)])).toEqual([{ speed: 'fast', outlines: [outline(200)] }])
  })
})

describe('names beside units', () => {
  const apart = (a: { x: number; y: number; w: number; h: number }, b: typeof a) =>
    a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y
  it('do not cover figures or each other', () => {
    const t = table([man('a.1', 'a', 300, 300), man('b.1', 'b', 300, 345), man('c.1', 'c', 300, 255)])
    const found = labels(t, () => 120, 30)
    expect(found.map((l) => l.id)).toEqual(['a', 'b', 'c'])
    for (const l of found) {
      for (const m of found) if (l.id < m.id) expect(apart(l.box, m.box)).toBe(true)
      for (const m of Object.values(t.models))
        expect(apart(l.box, { x: m.x - 13, y: m.y - 13, w: 26, h: 26 })).toBe(true)
    }
  })
  it('stay on the table', () => {
    const [found] = labels(table([man('a.1', 'a', 5, 1195)]), () => 160, 30)
    expect(found?.box.x).toBeGreaterThanOrEqual(0)
    expect((found?.box.y ?? 0) + 30).toBeLessThanOrEqual(1200)
    expect(boxOf(table([]), 'a')).toBeNull()
  })
})

describe('woods', () => {
  it('have their trees inside, the same each time', () => {
    const wood: Feature = {
      id: 'w',
      kind: 'wood',
      shape: [
        [0, 0],
        [300, 0],
        [300, 200],
        [0, 200],
      ],
      width: 0,
      levels: 1,
      openings: [],
      doors: [],
      rooms: [],
      material: 'brick',
      roof: true,
      ruined: false,
    }
    const found = planted(wood, 46)
    expect(found.length).toBeGreaterThan(10)
    expect(found.every((p) => inside(wood.shape, [p.x, p.y]))).toBe(true)
    expect(planted(wood, 46)).toEqual(found)
  })
})

describe('a hand of cards', () => {
  const stat: OperationStatic = {
    cards: [
      { id: 'ambush-1', order: 'ambush', priority: 1 },
      { id: 'move-2', order: 'move', priority: 2 },
      { id: 'fire-3', order: 'fire', priority: 3 },
    ],
    kinds: {},
    weapons: {},
    lines: [],
    ground: {},
    aims: {},
  }
  it('lies in piles of like cards, the lowest number first', () => {
    const found = piles(stat, ['move-2', 'fire-3', 'ambush-1', 'move-2'])
    expect(found.map((p) => [p.id, p.count])).toEqual([
      ['ambush-1', 1],
      ['move-2', 2],
      ['fire-3', 1],
    ])
  })
  it('keeps the card that lies face down by itself', () => {
    expect(piles(stat, ['move-2', 'move-2'], 'move-2').map((p) => [p.count, p.down])).toEqual([
      [1, true],
      [1, false],
    ])
    expect(piles(stat, ['move-2'], 'fire-1').map((p) => p.down)).toEqual([false])
  })
})

describe('millimetres in sentences', () => {
  const bundle = bundleOf('en', 'go = to { PER($goal, by: 10) } cm\nfar = { PER($spent, by: 10) } cm')
  const say = (key: string, args: Record<string, string | number>) =>
    bundle.formatPattern(bundle.getMessage(key)?.value ?? '', args, [])
  it('are said as centimetres', () => {
    expect(say('go', { goal: '604:1236' })).toBe('to 60:124 cm')
    expect(say('far', { spent: 185 })).toBe('19 cm')
  })
})

describe('what has just happened', () => {
  const line = (event: OperationEvent): LogLine<OperationEvent> => ({
    n: 0,
    step: 0,
    seat: '',
    rule: '',
    thrown: [],
    news: null,
    names: {},
    event,
  })
  const fired = (shots: number, hits: number): OperationEvent => ({
    event: 'shots-fired',
    unit: 'a',
    target: 'b',
    weapon: 'rifle-m1',
    part: 'men',
    shots,
    need: 6,
    hits,
    rolls: [],
    lines: [],
    to: null,
  })
  const harm = { table: 'infantry', cover: 'open', rolls: [], lines: [], to: null }
  it('puts the shots of one unit at another together, with the harm', () => {
    const found = volleys([
      fired(4, 2),
      fired(3, 1),
      { event: 'damage-rolled', unit: 'b', dead: 1, shaken: 2, ...harm },
    ])
    expect(found).toEqual([{ unit: 'a', target: 'b', shots: 7, hits: 3, dead: 1, shaken: 2 }])
  })
  it('draws the way of the first man, and no shots at those who are gone', () => {
    const way: Point[] = [
      [0, 0],
      [50, 0],
    ]
    const paths: [string, Point[]][] = [
      ['a.1', way],
      ['a.2', way],
    ]
    const moved: OperationEvent = { event: 'unit-moved', unit: 'a', speed: 'fast', paths, to: null }
    const found = traces(table(squad), [line(moved), line(fired(4, 2))])
    expect(found.ways).toEqual([way])
    expect(found.shots).toEqual([])
  })
})
