import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Option } from '../src/lib/types'
import type { Line } from '../src/games/europe/battle'
import { name, place, type Item } from '../src/games/europe/place'
import { bondsOf, dealsOf } from '../src/games/europe/talks'
import type { EuropeEvent, EuropePicture, EuropeStatic } from '../src/games/europe/wire'

const drawing = JSON.parse(readFileSync('src/games/europe/map.json', 'utf8'))
type Model = typeof import('../src/games/europe/model')
type Offers = typeof import('../src/games/europe/offers')
type Battles = typeof import('../src/games/europe/battle')
type Digests = typeof import('../src/games/europe/digest')
let model: Model
let lastBattle: Battles['lastBattle']
let digest: Digests['digest']
let offers: Offers
beforeAll(async () => {
  vi.stubGlobal('fetch', async () => ({ json: async () => drawing }))
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {
        return null
      }
    },
  )
  model = await import('../src/games/europe/model')
  offers = await import('../src/games/europe/offers')
  ;({ lastBattle } = await import('../src/games/europe/battle'))
  ;({ digest } = await import('../src/games/europe/digest'))
})

/** A picture of which only this matters. */
const picture = (given: Partial<EuropePicture>): EuropePicture => given as EuropePicture
const area = (country: string, holder = country) => ({ country, holder, capital: false, port: false, hpp: 0 })
const statics = {
  areas: {
    warsaw: area('poland'),
    tripoli: area('libya', 'italy'),
    paris: area('france'),
    belgium: area('belgium'),
    essen: area('germany'),
  },
  counters: {
    'germany-armour': { country: 'germany', kind: 'armour', attack: 6, defence: 4, move: 2 },
    'vichy-france-fleet': { country: 'vichy-france', kind: 'fleet', attack: 3, defence: 3, move: 2 },
  },
} as Partial<EuropeStatic> as EuropeStatic
/** A line of the log; what a test does not name is not looked at. */
const line = (event: Partial<EuropeEvent>, n = 0, thrown: Line['thrown'] = []): Line => ({
  n,
  step: n,
  event: event as EuropeEvent,
  names: {},
  rule: '',
  thrown,
  news: null,
  seat: '',
})

const option = (action: string, fields: Record<string, unknown>): Option => ({
  action,
  verb: action.split(' ')[0] ?? '',
  fields,
  label: { key: '', args: {} },
  confirm: false,
})

describe('the drawing of the map', () => {
  it('shows every area, river and fort', () => {
    const areas = Object.entries(drawing.areas) as [string, { d?: string; at: number[] }][]
    expect(areas.length).toBe(119)
    expect(
      areas
        .filter(([, a]) => !a.d)
        .map(([id]) => id)
        .sort(),
    ).toEqual(['east-edge', 'gibraltar', 'usa'])
    expect(drawing.rivers.every((r: { d: string }) => r.d.startsWith('M'))).toBe(true)
    expect(drawing.forts.map((f: { against: string }) => f.against).sort()).toEqual(['belgium', 'stuttgart'])
  })
  it('draws the contacts that are no borders as closed', () => {
    const closed = new Set(drawing.closed.map((c: { a: string; b: string }) => [c.a, c.b].sort().join(' ')))
    for (const pair of [
      'breslau essen',
      'calais lyon',
      'bilbao vichy',
      'essen maginot',
      'narvik petrozavodsk',
      'algiers tripoli',
    ])
      expect(closed).toContain(pair)
  })
})

describe('the placer', () => {
  const item = (id: string, x: number, y: number): Item => ({
    id,
    w: 40,
    h: 24,
    at: [x, y],
    tie: [x, y],
    cost: (px, py) => (Math.hypot(px - x, py - y) < 30 ? 0 : 5),
  })
  const frame = { x: 0, y: 0, w: 600, h: 400 }
  it('keeps plates apart and ties those that had to go', () => {
    const found = place([item('a', 300, 200), item('b', 302, 202), item('c', 305, 198)], [], frame)
    for (const p of found)
      for (const q of found)
        if (p.id < q.id)
          expect(
            p.x + p.w <= q.x + 0.5 || q.x + q.w <= p.x + 0.5 || p.y + p.h <= q.y + 0.5 || q.y + q.h <= p.y + 0.5,
          ).toBe(true)
    expect(found[0]?.leader).toBeNull()
  })
  it('leaves out a name without room, but not a capital beside free ground', () => {
    const names = [{ id: 'x', w: 60, h: 13, at: [100, 100] as [number, number], off: 7, spare: true }]
    expect(name(names, [{ x: 0, y: 0, w: 300, h: 300 }], frame).has('x')).toBe(false)
    expect(name(names, [], frame).get('x')).toEqual([137, 100])
  })
})

describe('reading the server', () => {
  it('sums stacks by type and area', () => {
    const units = [
      { unit: 'germany-armour', area: 'essen', n: 2 },
      { unit: 'germany-armour', area: 'essen', n: 1, used: true },
      { unit: 'vichy-france-fleet', area: 'lyon', n: 1 },
    ]
    const found = model.stacksOf(statics, picture({ units }))
    expect(found).toEqual([
      {
        id: 'germany-armour@essen',
        unit: 'germany-armour',
        owner: 'germany',
        kind: 'armour',
        area: 'essen',
        n: 3,
        done: 1,
        cut: 0,
      },
      {
        id: 'vichy-france-fleet@lyon',
        unit: 'vichy-france-fleet',
        owner: 'vichy-france',
        kind: 'fleet',
        area: 'lyon',
        n: 1,
        done: 0,
        cut: 0,
      },
    ])
  })
  it('hatches only what another holds', () => {
    const held = model.heldOf(
      statics,
      picture({ control: { warsaw: 'germany', tripoli: 'italy', paris: 'france', belgium: '' } }),
    )
    expect(held).toEqual([{ area: 'warsaw', by: 'germany' }])
  })
  it('tells a stack to pick up from a place to go to', () => {
    const options = [
      option('take germany-armour essen 2', { origin: 'essen', points: 2, unit: 'germany-armour' }),
      option('attack belgium belgium', { against: 'belgium', area: 'belgium' }),
    ]
    expect(offers.meant(options, statics.areas, 'essen', 'germany-armour').map((o) => o.verb)).toEqual(['take'])
    expect(offers.meant(options, statics.areas, 'belgium').map((o) => o.verb)).toEqual(['attack'])
    expect(offers.meant(options, statics.areas, 'paris')).toEqual([])
  })
  it('bundles what differs only in number', () => {
    const found = offers.bundles([
      option('march berlin 1', { n: 1, to: 'berlin' }),
      option('march berlin 2', { n: 2, to: 'berlin' }),
      option('march kiel 1', { n: 1, to: 'kiel' }),
    ])
    expect(found.map((b) => b.length)).toEqual([2, 1])
  })
  it('follows the last battle round by round', () => {
    const battle = lastBattle([
      line({
        event: 'attack-launched',
        power: 'germany',
        area: 'belgium',
        against: 'belgium',
        attackers: [['germany-armour', 'essen', 2]],
        defenders: [['belgium-infantry', 1]],
        cost: 1,
      }),
      line(
        {
          event: 'round-fought',
          area: 'belgium',
          stage: 'land',
          round: 1,
          attack: [[3, [2, 5]]],
          defence: [[2, [4]]],
          attack_hits: 1,
          defence_hits: 0,
          ground: 'river',
        },
        0,
        [
          { why: 'attack', dice: [2, 5], value: 1, hit: [true, false] },
          { why: 'defence', dice: [4], value: 0, hit: [false] },
        ],
      ),
      line({ event: 'unit-lost', unit: 'belgium-infantry', base: 'belgium', n: 1 }),
      line({ event: 'battle-ended', area: 'belgium', power: 'germany', result: 'taken' }),
    ])
    expect(battle?.attackers).toEqual([{ unit: 'germany-armour', n: 2, origin: 'essen' }])
    expect(battle?.rounds[0]?.attack.map((r) => r.hit)).toEqual([[true, false]])
    expect(battle?.rounds[0]?.defence.map((r) => r.hit)).toEqual([[false]])
    expect(battle?.rounds[0]?.lost).toEqual([{ unit: 'belgium-infantry', n: 1, origin: 'belgium' }])
    expect(battle?.result).toBe('taken')
  })
})

describe('the log in the corner', () => {
  it('tells a battle in one line and leaves out the calendar', () => {
    const log = [
      line({ event: 'marched' }, 1),
      line(
        {
          event: 'attack-launched',
          power: 'germany',
          area: 'belgium',
          against: 'belgium',
          attackers: [],
          defenders: [],
        },
        2,
      ),
      line(
        {
          event: 'round-fought',
          area: 'belgium',
          stage: 'land',
          round: 1,
          attack: [[1, [1]]],
          defence: [[2, [6]]],
          attack_hits: 1,
          defence_hits: 0,
        },
        3,
      ),
      line({ event: 'battle-ended', area: 'belgium', result: 'taken' }, 4),
      line({ event: 'country-fell' }, 5),
      line({ event: 'phase-began' }, 6),
    ]
    const found = digest(log, 3)
    expect(found.map((x) => x.battle?.result ?? x.line?.n)).toEqual([5, 'taken', 1])
    expect(digest(log, 1)).toHaveLength(1)
  })
})

describe('agreements', () => {
  const stat: Pick<EuropeStatic, 'agreements'> = {
    agreements: { 'combine-lead': ['ours', 'ours'], 'combine-follow-keep': ['theirs', 'ours'] },
  }
  const proposals = [
    option('propose italy combine-follow-keep', { to: 'italy', what: 'combine-follow-keep' }),
    option('propose italy enter', { to: 'italy', what: 'enter' }),
  ]
  it('are offered as the server says', () => {
    expect(dealsOf(stat, proposals).map((d) => [d.to, d.lead, d.keeper, d.option.action])).toEqual([
      ['italy', 'theirs', 'ours', 'propose italy combine-follow-keep'],
      ['italy', '', '', 'propose italy enter'],
    ])
  })
  it('in force can be ended only where the server offers it', () => {
    const view: Pick<EuropePicture, 'pacts' | 'guests'> = {
      pacts: [{ powers: ['germany', 'italy'], lead: 'italy', keeper: '' }],
      guests: [['germany', 'italy']],
    }
    expect(bondsOf(view, []).map((b) => b.end)).toEqual([null, null])
    const ends = [
      option('revoke italy combine', { to: 'italy', what: 'combine' }),
      option('revoke italy enter', { to: 'italy', what: 'enter' }),
    ]
    expect(bondsOf(view, ends).map((b) => [b.lead, b.end?.action])).toEqual([
      ['italy', 'revoke italy combine'],
      ['', 'revoke italy enter'],
    ])
  })
})

describe('the corner of the log', () => {
  it('tells alike steps as one', () => {
    const placed = (unit: string) => line({ event: 'placed', unit, area: 'cracow', n: 1 })
    const log = [
      placed('germany-armour'),
      placed('germany-aircraft'),
      placed('germany-aircraft'),
      placed('germany-aircraft'),
    ]
    expect(digest(log, 3).map((x) => x.line?.event)).toEqual([
      { event: 'placed', unit: 'germany-aircraft', area: 'cracow', n: 3 },
      { event: 'placed', unit: 'germany-armour', area: 'cracow', n: 1 },
    ])
    const gone = line({ event: 'redeployed', unit: 'italy-infantry', start: 'venice', goal: 'rome' })
    expect(digest([gone, gone], 3)).toEqual([{ line: gone, times: 2 }])
  })
})
