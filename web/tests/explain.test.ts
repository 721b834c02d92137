import { describe, expect, it } from 'vitest'
import { inOneLine, split } from '../src/lib/explain'

describe('what is this?', () => {
  it('reads name, sentence and clauses of a term', () => {
    expect(split("Attack. Take off the target's armour. (BK-8.2.1, BK-1.2)")).toEqual({
      name: 'Attack',
      text: "Take off the target's armour.",
      rules: ['BK-8.2.1', 'BK-1.2'],
    })
    expect(split('Production points (HPP). They pay. (EU-2e)')).toEqual({
      name: 'Production points (HPP)',
      text: 'They pay.',
      rules: ['EU-2e'],
    })
    expect(split('Goal')).toEqual({ name: 'Goal', text: '', rules: [] })
  })
  it('says the numbers in one line', () => {
    const term = (name: string) => ({ name, text: '', rules: [] })
    expect(
      inOneLine([
        { value: '4', term: term('Attack') },
        { value: '3', term: term('Range') },
      ]),
    ).toBe('4 attack, 3 range')
  })
})
