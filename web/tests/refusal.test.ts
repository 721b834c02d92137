import { expect, test } from 'vitest'
import { ApiError, spoken } from '../src/lib/api'

test('what is refused is said in the words of the catalogue, if it has any', () => {
  spoken.refusal = (key, args) => (key === 'name-taken' ? `Ez a név már foglalt (${args.name}).` : '')
  expect(new ApiError(409, 'name-taken', { name: 'heron' }, 'This name is taken.').message).toContain('foglalt (heron)')
  expect(new ApiError(409, 'other', {}, 'Something else.').message).toBe('Something else.')
})
