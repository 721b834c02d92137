/** Where the coach of a lesson stands: never on what is to be touched, nor on pieces while there is room. */
import { expect, test } from 'vitest'
import { beside, type Box } from '../src/pages/lesson/place'

const page = { width: 390, height: 844 }
const board: Box = { x: 0, y: 130, width: 390, height: 330 }
const size = (width: number, height: number) => ({ width, height })
const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test('a narrow bubble stands beside a counter in the middle of a phone', () => {
  const counter = { x: 167, y: 300, width: 56, height: 56 }
  const other = { x: 167, y: 220, width: 56, height: 56 }
  const at = beside(counter, [size(366, 60), size(220, 100), size(140, 140)], page, board, [other, counter], [counter])
  expect(meet(at, counter) || meet(at, other)).toBe(false)
})

test('what is lit elsewhere is not hidden either', () => {
  const [first, second] = [
    { x: 167, y: 200, width: 56, height: 56 },
    { x: 167, y: 330, width: 56, height: 56 },
  ]
  const at = beside(first, [size(220, 90)], page, board, [], [first, second])
  expect(meet(at, first) || meet(at, second)).toBe(false)
})

test('without room beside it a bubble finds a free place on the board', () => {
  const menu = { x: 345, y: 5, width: 40, height: 40 }
  const row = (y: number) => Array.from({ length: 6 }, (_, i) => ({ x: 20 + i * 62, y, width: 40, height: 30 }))
  const pieces = [...row(140), ...row(420)]
  const at = beside(menu, [size(220, 100)], page, board, pieces, [menu])
  expect(pieces.some((each) => meet(at, each))).toBe(false)
  expect(at.y).toBeGreaterThan(board.y)
})
