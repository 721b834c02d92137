import { describe, expect, it } from 'vitest'
import { digestOf, lost, touched } from '../src/lib/digest'
import type { LogLine, News } from '../src/lib/types'

let n = 0
const line = (step: number, seat: string, news: News | null = null): LogLine => ({
  n: n++,
  step,
  event: { event: 'told' },
  names: {},
  rule: '',
  thrown: [],
  seat,
  news,
})
const news = (kind: News['kind'], seat: string, at: string, count = 1): News => ({ kind, seat, at, count })

describe('the digest of the others’ turn', () => {
  it('puts what was lost first, by piece, and folds the rest', () => {
    const found = digestOf(
      [
        line(3, 'french', news('loss', 'german', 'old')),
        line(4, 'french', news('harm', 'german', 'tank')),
        line(5, 'french', news('loss', 'german', 'tank')),
        line(5, 'french', news('loss', 'german', 'tank')),
        line(6, 'french', news('place', 'german', '0912')),
        line(7, 'french', news('harm', 'german', 'gun')),
        line(8, 'french', news('loss', 'french', 'hq')),
        line(9, 'french'),
      ],
      ['german'],
      3,
    )
    expect(found.losses.map((item) => [item.line.news?.at, item.count])).toEqual([['tank', 2]])
    expect(found.places.map((item) => item.line.step)).toEqual([6])
    expect(found.harms.map((item) => item.line.news?.at)).toEqual(['gun'])
    expect(found.theirs.map((item) => item.line.news?.at)).toEqual(['hq'])
    expect([found.rest, found.first, found.last, found.seats]).toEqual([1, 4, 9, ['french']])
    expect(lost(found)).toBe(2)
  })
  it('says when nothing of mine was touched', () => {
    expect(touched(digestOf([line(2, 'french', news('loss', 'french', 'a'))], ['german'], 1))).toBe(false)
  })
})
