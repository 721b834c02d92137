import { describe, expect, it } from 'vitest'
import { Finder } from '../src/games/blitzkrieg/finder'
import { litBy, looseHexes, zonesShown, type Choice } from '../src/games/blitzkrieg/lit'
import { scoreOf, turnsOf } from '../src/games/blitzkrieg/status'
import { tableOf } from '../src/games/blitzkrieg/table'
import { lastHex, lastEvent } from '../src/games/blitzkrieg/lastevent'
import { isUnit, stacksOf, unitsOf } from '../src/games/blitzkrieg/units'
import type { BlitzkriegEvent, BlitzkriegPicture, BlitzkriegStatic, UnitSeen } from '../src/games/blitzkrieg/wire'
import { NO_HINTS } from '../src/lib/board'
import type { LogLine, Option, Zone } from '../src/lib/types'

const card = { formation: 'a', side: 'german', attack: 3, reduced: 1, range: 2, defence: 1, mp: 5, way: 'track' }
const STATIC = {
  flat: true,
  turns: 2,
  windows: [[8, 12]],
  hexes: [101, 102, 103, 201, 202, 203].map((number) => ({
    number,
    x: 3 * Math.floor(number / 100),
    y: 2 * (number % 100) + (Math.floor(number / 100) % 2),
    terrain: 'clear',
    level: 0,
  })),
  names: { Wansin: [103] },
  roads: {},
  streams: {},
  objectives: { Wansin: 3 },
  markers: [],
  formations: [
    { id: 'a', short: 'I/5', side: 'german', colour: '#123456', units: ['tank', 'hq'], hq: 'hq' },
    { id: 'b', short: 'I/11', side: 'french', colour: '#654321', units: ['foe'], hq: '' },
  ],
  counters: [
    { ...card, id: 'tank', name: 'I/5 Pz IV', kind: 'tank', command: 0 },
    { ...card, id: 'hq', name: 'I/5 HQ', kind: 'hq', command: 3 },
    { ...card, id: 'foe', name: 'I/11 1', kind: 'mg', formation: 'b', side: 'french', command: 0 },
  ],
} as unknown as BlitzkriegStatic

const unit = (id: string, formation: string, hex: number, more: Partial<UnitSeen> = {}) =>
  ({
    id,
    formation,
    hex,
    steps: 2,
    neutralised: false,
    out: false,
    opp: false,
    column: false,
    act: 'done',
    ...more,
  }) as UnitSeen
const PICTURE = {
  units: [unit('tank', 'a', 101, { act: 'fresh' }), unit('hq', 'a', 101), unit('foe', 'b', 202, { steps: 1 })],
  formations: [
    { id: 'a', active: true, fatigued: true, demoralised: false },
    { id: 'b', active: false, fatigued: false, demoralised: true },
  ],
  control: { '0103': 'french' },
  needs: { kind: 'points', points: 7, low: 8, high: 12, goal: '', holder: '', stands: 'below', missing: 1 },
} as unknown as BlitzkriegPicture

const option = (verb: string, fields: Record<string, unknown>): Option =>
  ({ action: verb, verb, fields, label: { key: '', args: {} }, confirm: true }) as unknown as Option
const FIRE = option('fire', { unit: 'tank', target: 'foe' })
const ENTER = option('enter', { unit: 'hq', hex: 103 })

const table = tableOf(STATIC)
const units = unitsOf(PICTURE)
const stacks = stacksOf(units, table.grid)
const finder = new Finder(table.grid, units)
const choice = (more: Partial<Choice> = {}): Choice => ({
  table,
  finder,
  stacks,
  hints: NO_HINTS,
  options: [FIRE, ENTER],
  chosen: [],
  armed: null,
  seat: 'german',
  ...more,
})

describe('the table of a battle', () => {
  it('shows an HQ with the arm of its first unit, and machine guns plain', () => {
    expect([...table.faces.values()].map((f) => f.symbol)).toEqual(['tank', 'tank', 'plain'])
    expect(table.faces.get('tank')).toMatchObject({ label: 'Pz IV', short: 'I/5', colour: '#123456' })
  })
  it('tells counters from hexes, also before there is a picture', () => {
    expect([isUnit(PICTURE, 'tank'), isUnit(PICTURE, '101'), isUnit(null, 'tank')]).toEqual([true, false, false])
  })
})

describe('counters now', () => {
  it('puts them on their hexes and says who is done or reduced', () => {
    expect(stacks.map((s) => [s.hex, s.units.map((u) => u.id)])).toEqual([
      [101, ['tank', 'hq']],
      [202, ['foe']],
    ])
    expect(units.map((u) => [u.done, u.reduced, u.fatigued])).toEqual([
      [false, false, true],
      [true, false, true],
      [false, true, false],
    ])
  })
  it('keeps what has not changed', () => {
    expect(unitsOf(structuredClone(PICTURE))[0]).toBe(units[0])
  })
})

describe('what is lit', () => {
  it('lights own counters, targets and free hexes that options name', () => {
    const lit = litBy(choice())
    expect([[...lit.legal], lit.targets, lit.hexes, lit.aimed]).toEqual([['tank', 'hq'], [202], [103], null])
  })
  it('draws a line for the shot that waits for its second click', () => {
    const lit = litBy(choice({ armed: FIRE, chosen: ['tank', 'foe'] }))
    expect([lit.aimed, lit.lines.map((l) => [l.start, l.end])]).toEqual([202, [['tank', 'foe']]])
  })
  it('shows the zones of what is chosen, and of an HQ under the pointer the command', () => {
    const zone = (kind: string, of: string): Zone => ({
      kind,
      places: ['0103'],
      outlines: [],
      labels: [],
      unit: of,
      args: {},
    })
    const hints = { ...NO_HINTS, zones: [zone('command', 'a'), zone('range', 'tank'), zone('reach', '')] }
    const kinds = (chosen: string[], hovered: string | null) =>
      zonesShown(choice({ hints, chosen }), hovered).map((z) => z.kind)
    expect(kinds([], null)).toEqual(['reach'])
    expect(kinds([], 'hq')).toEqual(['command', 'reach'])
    expect(kinds(['tank'], null)).toEqual(['command', 'range', 'reach'])
    expect(looseHexes([103, 203], zonesShown(choice({ hints }), null))).toEqual([203])
  })
})

describe('what is told', () => {
  const log = [
    {
      n: 1,
      event: { event: 'moved', unit: 'tank', start: 102, hex: 101 },
      names: { unit: 'unit', hex: 'hex' },
      thrown: [],
    },
    {
      n: 2,
      event: { event: 'fired', unit: 'tank', start: 101, hex: 202, result: 'N' },
      names: { unit: 'unit', hex: 'hex' },
      thrown: [{ why: 'direct', dice: [4, 5], value: 9, hit: [] }],
    },
  ] as unknown as LogLine<BlitzkriegEvent>[]
  it('takes the last event with dice, from where to where', () => {
    const told = lastEvent(log, finder)
    expect(told?.at).toEqual(table.grid.centre(202))
    expect(told?.from).toEqual(table.grid.centre(101))
    expect(told?.rolls[0]?.value).toBe(9)
    expect(lastHex(log, finder)).toBe(101)
  })
})

describe('the panels', () => {
  it('give each turn its window, if it has one', () => {
    expect(turnsOf(STATIC)).toEqual([
      { turn: 1, low: 8, high: 12 },
      { turn: 2, low: null, high: null },
    ])
  })
  it('take from the server how the points stand', () => {
    expect(scoreOf(PICTURE)).toMatchObject({ points: 7, low: 8, high: 12 })
    const held = { ...PICTURE, needs: { ...PICTURE.needs, stands: '', goal: 'Stonne', holder: 'french' } }
    expect(scoreOf(held).low).toBeNull()
  })
})
