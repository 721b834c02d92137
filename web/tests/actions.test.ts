import { describe, expect, it } from 'vitest'
import { actionOf, fill, findOption, fits, keyOf, pointed, replaced, same } from '../src/lib/actions'
import type { Form, Option } from '../src/lib/types'

const option = (verb: string, fields: Record<string, unknown>): Option => ({
  action: verb,
  verb,
  fields,
  label: { key: '', args: {} },
  confirm: false,
})
const drive: Form = { verb: 'drive', fields: { speed: 'fast', gear: 'forward', way: [], face: null }, open: ['way'] }
const stand: Form = { verb: 'stand', fields: { unit: 'a', at: [0, 0], facing: 900, aboard: false }, open: ['at'] }

describe('the builder', () => {
  it('fills slots by their names, in any order', () => {
    expect(fill(option('fire', { unit: 'a', target: 'x' }), { target: 'y' } as object)).toEqual({
      verb: 'fire',
      unit: 'a',
      target: 'y',
    })
  })
  it('refuses a slot that the action does not have', () => {
    expect(() => fill(option('fire', { unit: 'a' }), { hex: 706 } as object)).toThrow('no slot “hex”')
  })
  it('keeps the kind of what stood in a slot', () => {
    expect(replaced(option('step', { hex: 706 }), 'hex', '0904')).toEqual({ verb: 'step', hex: 904 })
    expect(replaced(option('move', { units: ['a', 'b'] }), 'units', 'c')).toEqual({ verb: 'move', units: ['c'] })
  })
  it('completes a form by pointing: one place, or a way', () => {
    expect(pointed(stand, [[30, 40]], { facing: 0 } as object)).toEqual({
      verb: 'stand',
      unit: 'a',
      at: [30, 40],
      facing: 0,
      aboard: false,
    })
    const way: [number, number][] = [
      [1, 2],
      [3, 4],
    ]
    expect(pointed(drive, way)).toMatchObject({ verb: 'drive', way, face: null })
  })
  it('finds an option by what is wanted', () => {
    const options = [option('take', { unit: 'a' }), option('take', { unit: 'b' }), option('drop', {})]
    expect(findOption(options, 'take', { unit: 'b' })).toBe(options[1])
    expect(findOption(options, 'take', { unit: 'c' })).toBeUndefined()
    expect(fits(option('step', { hex: 706 }), 'step', { hex: '0706' })).toBe(true)
    expect(fits(option('drop', {}), 'drop', { unit: 'a' })).toBe(false)
  })
  it('knows the same action again, whatever the order of its fields', () => {
    const [a, b] = [
      { verb: 'fire', unit: 'a', target: 'x' },
      { verb: 'fire', target: 'x', unit: 'a' },
    ]
    expect(keyOf(a)).toBe(keyOf(b))
    expect(same(a, { ...b, target: 'y' } as typeof b)).toBe(false)
    expect(same(null, a)).toBe(false)
    expect(actionOf(option('fire', { unit: 'a', target: 'x' }))).toEqual(a)
  })
})
