import { describe, expect, it } from 'vitest'
import { check, narrow, resolve, type Choosing, ranked } from '../src/lib/choose'
import type { Hints, Option, Odds } from '../src/lib/types'

const none: Hints = { zones: [], ways: [], lines: [], marks: [], plans: [], cautions: [], vain: [] }
const plain = { kind: '', costs: [], risks: [], unhurt: 1, halt: '' }
const option = (action: string, fields: Record<string, unknown>, confirm = false): Option => ({
  action,
  verb: action.split(' ')[0] ?? '',
  fields,
  label: { key: '', args: {} },
  confirm,
})
const fire = (unit: string, target: string) => option(`fire ${unit} ${target}`, { unit, target }, true)
const step = (hex: number) => option(`step ${hex}`, { hex })
const now = (options: Option[], more: Partial<Choosing> = {}): Choosing => ({
  options,
  hints: none,
  chosen: [],
  armed: null,
  ...more,
})
const isUnit = (id: string) => /^[a-z]/.test(id)
const unit = (...ids: string[]) => ({ kind: 'unit' as const, ids })
const place = (...ids: string[]) => ({ kind: 'place' as const, ids })

describe('what a click means', () => {
  it('chooses a piece that may do several things', () => {
    expect(resolve(now([fire('a', 'x'), fire('a', 'y')]), unit('a', '1205'), isUnit)).toEqual({
      do: 'choose',
      chosen: ['a'],
    })
  })
  it('arms the first of several ways to do the same to a target', () => {
    const shot = fire('a', 'x')
    const first = option('fire-first a x', { unit: 'a', target: 'x' }, true)
    expect(resolve(now([shot, first, fire('a', 'y')], { chosen: ['a'] }), unit('x'), isUnit)).toEqual({
      do: 'arm',
      option: shot,
      chosen: ['a', 'x'],
    })
  })
  it('arms what needs a second look, and acts on the second click', () => {
    const shot = fire('a', 'x')
    expect(resolve(now([shot, fire('a', 'y')], { chosen: ['a'] }), unit('x'), isUnit)).toEqual({
      do: 'arm',
      option: shot,
      chosen: ['a', 'x'],
    })
    expect(resolve(now([shot], { chosen: ['a', 'x'], armed: shot }), unit('x'), isUnit)).toEqual({
      do: 'act',
      option: shot,
    })
  })
  it('acts at once on a place that only one option names', () => {
    expect(resolve(now([step(706), step(707)]), place('0706'), isUnit)).toEqual({ do: 'act', option: step(706) })
  })
  it('does not act on a piece whose only option is about itself', () => {
    const skip = option('skip a', { unit: 'a' })
    expect(resolve(now([skip]), unit('a'), isUnit)).toEqual({ do: 'arm', option: skip, chosen: ['a'] })
  })
  it('chooses another piece anew, or adds it with Shift', () => {
    const options = [
      option('move a', { units: ['a'] }),
      option('move b', { units: ['b'] }),
      option('move a,b', { units: ['a', 'b'] }),
      fire('b', 'x'),
    ]
    expect(resolve(now(options, { chosen: ['a'] }), unit('b'), isUnit)).toEqual({ do: 'choose', chosen: ['b'] })
    expect(resolve(now(options, { chosen: ['a'] }), { ...unit('b'), more: true }, isUnit)).toEqual({
      do: 'act',
      option: options[2],
    })
  })
  it('lets go of what is chosen', () => {
    expect(resolve(now([fire('a', 'x'), fire('a', 'y')], { chosen: ['a'] }), unit('a'), isUnit)).toEqual({
      do: 'choose',
      chosen: [],
    })
  })
  it('walks the way that the hints show, with leading zeros or without', () => {
    const way = {
      unit: 'a',
      to: '0904',
      cost: 3,
      path: ['0903', '0904'],
      steps: [{ verb: 'step', hex: 904 }],
      ...plain,
    }
    const found = resolve(
      now([option('move a', { units: ['a'] }), fire('a', 'x')], { chosen: ['a'], hints: { ...none, ways: [way] } }),
      place('904'),
      isUnit,
    )
    expect(found).toEqual({ do: 'walk', way })
    const bent = resolve(
      now([fire('a', 'x')], { chosen: ['a'], hints: { ...none, ways: [way] } }),
      { ...place('904'), more: true },
      isUnit,
    )
    expect(bent).toEqual({ do: 'walk', way, over: true })
  })
  it('asks why not, with the target replaced', () => {
    expect(check(now([fire('a', 'x')], { chosen: ['a'] }), unit('z', '1306'), isUnit)).toEqual({
      do: 'check',
      action: { verb: 'fire', unit: 'a', target: 'z' },
    })
    expect(check(now([step(706)]), place('1306'), isUnit)).toEqual({ do: 'check', action: { verb: 'step', hex: 1306 } })
    expect(check(now([option('pass', {})]), place('1306'), isUnit)).toEqual({ do: 'nothing' })
  })
})

it('narrows by ids inside lists too', () => {
  const both = option('barrage 706 heavy,light', { hex: 706, salvos: ['heavy', 'light'] })
  expect(narrow([both, step(706)], ['706', 'light'])).toEqual([both])
})

it('ranks answers: those that name nothing, then what the question is about, then the best chances', () => {
  const made = (action: string, fields: Record<string, unknown> = {}) => ({
    action,
    verb: action.split(' ')[0] as string,
    fields,
    label: { key: '', args: {} },
    confirm: true,
  })
  const odds = (p: number) =>
    ({
      key: '',
      args: {},
      lines: [],
      total: '',
      chances: [{ key: '', args: {}, probability: p, tone: 'good' }],
      policy: '',
      table: [],
      parts: [],
    }) as unknown as Odds
  const all = [
    made('fire a x', { unit: 'a', at: 'x' }),
    made('fire b x', { unit: 'b', at: 'x' }),
    made('fire b y', { unit: 'b', at: 'y' }),
    made('move a', { unit: 'a' }),
    made('end'),
  ]
  expect(ranked(all, [], {}).map((o) => o.action)).toEqual(['end', 'fire a x', 'fire b x', 'fire b y', 'move a'])
  expect(ranked(all, ['b'], {}).map((o) => o.action)).toEqual(['end', 'fire b x', 'fire b y', 'fire a x', 'move a'])
  expect(
    ranked(all, ['b'], { 'fire b x': odds(0.1), 'fire b y': odds(0.4) })
      .map((o) => o.action)
      .slice(0, 3),
  ).toEqual(['end', 'fire b y', 'fire b x'])
})
