import { describe, expect, it } from 'vitest'
import { along, boxOf, draftOf, formKey, ghosts, inside, lengthOf, links, middle, nearest, paceOf, templateOf, turnsOf, type Model, type Point, type Table } from '../src/games/operation/model'
import { labels } from '../src/games/operation/place'
import { piles } from '../src/games/operation/piles'
import { traces, volleys } from '../src/games/operation/traces'
import { bundleOf } from '../src/lib/text.svelte'
import { planted } from '../src/games/operation/ground/growth'

const man = (id: string, unit: string, x: number, y: number, more: Partial<Model> = {}): Model => ({ id, unit, cls: 'infantry', x, y, ...more })
function table(men: Model[], chain: Record<string, unknown>[] = []): Table {
  const units = Object.fromEntries([...new Set(men.map((m) => m.unit))].map((u) => [u, { id: u, seat: 'blue', kind: 'us-rifles', training: 4, panic: 3, models: men.filter((m) => m.unit === u).map((m) => m.id) }]))
  return { scenario: 'first-battle', switches: [], size: [1200, 1200], turn: 1, turns: 6, initiative: 'blue', seats: ['blue', 'red'], attacker: '', units, models: Object.fromEntries(men.map((m) => [m.id, m])), vehicles: {}, features: {}, templates: {}, sides: {}, zones: {}, objectives: [], scores: {}, drafts: {}, chain }
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
    expect(ghosts(t, 'a', [300, 100])).toEqual([[270, 100], [300, 100]])
  })
  it('leaves shaken men behind', () => {
    expect(ghosts(table([man('a.1', 'a', 0, 0), man('a.2', 'a', 30, 0, { shaken: true })]), 'a', [0, 50])).toEqual([[0, 50]])
  })
  it('knows how far a unit goes', () => {
    const stat = { pace: { infantry: [100, 200, 150] } }
    const t = table(squad)
    expect(['slow', 'fast'].map((s) => paceOf(stat, t, 'a', 'move', s))).toEqual([100, 200])
    expect(paceOf(stat, t, 'a', 'assault', 'fast')).toBe(150)
    expect(paceOf(stat, t, 'a', 'assault', 'slow')).toBe(100)
  })
})

describe('ways', () => {
  const way: Point[] = [[0, 0], [100, 0], [100, 300]]
  it('measures them', () => expect(lengthOf(way)).toBe(400))
  it('finds a point of them in thousandths', () => {
    expect(along(way, 0)).toEqual([0, 0])
    expect(along(way, 125)).toEqual([50, 0])
    expect(along(way, 500)).toEqual([100, 100])
    expect(along(way, 1000)).toEqual([100, 300])
  })
  it('names the forms of a move', () => {
    expect(formKey('go fast * ()')).toBe('go-fast')
    expect(formKey('drive slow reverse * -')).toBe('drive-slow-reverse')
  })
})

describe('the chain', () => {
  it('has the last announced on top, and what is being announced apart', () => {
    const t = table(squad, [{ links: [{ unit: 'a', card: 1, seat: 'blue' }, { unit: 'b', card: 0, seat: 'red' }] }, { draft: { unit: 'c', card: 2, seat: 'blue' } }])
    expect(links(t).map((l) => l.unit)).toEqual(['b', 'a'])
    expect(draftOf(t)?.unit).toBe('c')
  })
})

describe('names beside units', () => {
  const apart = (a: { x: number; y: number; w: number; h: number }, b: typeof a) => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y
  it('do not cover figures or each other', () => {
    const t = table([man('a.1', 'a', 300, 300), man('b.1', 'b', 300, 345), man('c.1', 'c', 300, 255)])
    const found = labels(t, () => 120, 30)
    expect(found.map((l) => l.id)).toEqual(['a', 'b', 'c'])
    for (const l of found) {
      for (const m of found) if (l.id < m.id) expect(apart(l.box, m.box)).toBe(true)
      for (const m of Object.values(t.models)) expect(apart(l.box, { x: (m.x ?? 0) - 13, y: (m.y ?? 0) - 13, w: 26, h: 26 })).toBe(true)
    }
  })
  it('stay on the table', () => {
    const [found] = labels(table([man('a.1', 'a', 5, 1195)]), () => 160, 30)
    expect(found?.box.x).toBeGreaterThanOrEqual(0)
    expect((found?.box.y ?? 0) + 30).toBeLessThanOrEqual(1200)
    expect(boxOf(table([]), 'a')).toBeNull()
  })
})

describe('a template to be laid', () => {
  const stat = { weapons: { mortar: { modes: [{ name: 'he', template: 50 }] }, rifle: { modes: [{ name: '', template: 0 }] } } }
  it('has the circle of its weapon', () => {
    const asked = { shot: 1, models: ['a.1'] }
    expect(templateOf(stat, table(squad, [{ shots: [{ weapon: 'rifle' }, { weapon: 'mortar', mode: 'he' }] }, asked]))).toBe(50)
    expect(templateOf(stat, table(squad))).toBe(0)
  })
})

describe('woods', () => {
  it('have their trees inside, the same each time', () => {
    const wood = { id: 'w', kind: 'wood', shape: [[0, 0], [300, 0], [300, 200], [0, 200]] as Point[] }
    const found = planted(wood, 46)
    expect(found.length).toBeGreaterThan(10)
    expect(found.every((p) => inside(wood.shape, [p.x, p.y]))).toBe(true)
    expect(planted(wood, 46)).toEqual(found)
  })
})

describe('a hand of cards', () => {
  it('lies in piles of like cards, the lowest number first', () => {
    const found = piles(['move-2', 'fire-3', 'ambush-1', 'move-2'])
    expect(found.map((p) => [p.id, p.count])).toEqual([['ambush-1', 1], ['move-2', 2], ['fire-3', 1]])
  })
  it('keeps the card that lies face down by itself', () => {
    expect(piles(['move-2', 'move-2'], 'move-2').map((p) => [p.count, p.down])).toEqual([[1, true], [1, false]])
    expect(piles(['move-2'], 'fire-1').map((p) => p.down)).toEqual([false])
  })
})

describe('millimetres in sentences', () => {
  const bundle = bundleOf('en', 'go = to { PER($goal, by: 10) } cm\nfar = { PER($spent, by: 10) } cm')
  const say = (key: string, args: Record<string, string | number>) => bundle.formatPattern(bundle.getMessage(key)?.value ?? '', args, [])
  it('are said as centimetres', () => {
    expect(say('go', { goal: '604:1236' })).toBe('to 60:124 cm')
    expect(say('far', { spent: 185 })).toBe('19 cm')
  })
})

describe('turns of a vehicle', () => {
  const up: Point[] = [[0, 0], [0, -100]]
  it('are counted by quarters, before each leg and at the end', () => {
    expect(turnsOf(up, 0, false)).toBe(0)
    expect(turnsOf(up, 90, false)).toBe(1)
    expect(turnsOf(up, 180, false)).toBe(2)
    expect(turnsOf(up, 180, true)).toBe(0)
    expect(turnsOf([...up, [100, -100]], 0, false)).toBe(1)
    expect(turnsOf(up, 0, false, 15)).toBe(1)
    expect(turnsOf(up, 0, false, -105)).toBe(2)
  })
})

describe('what has just happened', () => {
  const line = (event: Record<string, unknown>) => ({ n: 0, step: 0, seat: '', rule: '', names: {}, event: event as { event: string } })
  const fired = { event: 'shots-fired', unit: 'a', target: 'b', shots: 4, hits: 2 }
  it('puts the shots of one unit at another together, with the harm', () => {
    const found = volleys([line(fired), line({ ...fired, shots: 3, hits: 1 }), line({ event: 'damage-rolled', unit: 'b', dead: 1, shaken: 2 })])
    expect(found).toEqual([{ unit: 'a', target: 'b', shots: 7, hits: 3, dead: 1, shaken: 2 }])
  })
  it('draws the way of the first man, and no shots at those who are gone', () => {
    const way: Point[] = [[0, 0], [50, 0]]
    const found = traces(table(squad), [line({ event: 'unit-moved', unit: 'a', paths: [['a.1', way], ['a.2', way]] }), line(fired)])
    expect(found.ways).toEqual([way])
    expect(found.shots).toEqual([])
  })
})
