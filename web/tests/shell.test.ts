import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { linesOf, named, telling } from '../src/lib/rolls'
import { hash, seeded } from '../src/lib/random'
import type { LogLine } from '../src/lib/types'

const line = (event: Record<string, unknown>, names: Record<string, string> = {}): LogLine => ({
  n: 0,
  step: 1,
  event: { event: 'fired', ...event },
  names,
  rule: '',
  thrown: [],
  news: null,
  seat: '',
})

describe('events', () => {
  it('list modifiers and name their pieces', () => {
    expect(linesOf(line({ lines: [{ rule: 'BK-8.2.4', key: 'range', value: '-1', args: {} }] }).event).length).toBe(1)
    expect(named(line({ unit: 'a', hex: 706 }, { unit: 'unit', hex: 'hex' }), 'hex')).toEqual(['706'])
  })
  it('tell most where dice fell', () => {
    const dice = { ...line({}), thrown: [{ why: 'x', dice: [1], value: 1, hit: [] }] }
    expect(telling([dice, line({ unit: 'a' }, { unit: 'unit' })])).toBe(dice)
  })
})

it('draws by fixed seeds', () => {
  expect([seeded(7)(), seeded(7)()]).toEqual([seeded(7)(), seeded(7)()])
  expect(hash('a')).not.toBe(hash('b'))
})

/** Every `ui-` message that the client says exists in all three languages, and none is left over. */
describe('interface texts', () => {
  const files = (folder: string): string[] =>
    readdirSync(folder).flatMap((f) =>
      statSync(join(folder, f)).isDirectory()
        ? files(join(folder, f))
        : /\.(svelte|ts)$/.test(f)
          ? [join(folder, f)]
          : [],
    )
  const source = files(join(__dirname, '..', 'src'))
    .map((f) => readFileSync(f, 'utf8'))
    .join('\n')
  const texts = join(__dirname, '..', '..', 'src', 'sandtable', 'text')
  const keysOf = (lang: string) =>
    new Set(
      readdirSync(texts)
        .filter((f) => f === `${lang}.ftl` || f.endsWith(`.${lang}.ftl`))
        .flatMap((f) => [...readFileSync(join(texts, f), 'utf8').matchAll(/^ui-([a-z0-9-]+) =/gm)])
        .map((m) => m[1] as string),
    )
  const said = new Set([...source.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map((m) => m[1] as string))
  for (const lang of ['en', 'hu', 'de'])
    it(`are complete in ${lang}`, () => {
      const keys = keysOf(lang)
      expect([...said].filter((k) => !keys.has(k))).toEqual([])
      expect([...keysOf('en')].filter((k) => !keys.has(k))).toEqual([])
    })
  it('has none that nobody says', () => {
    const madeUp = [
      /^(device-|presence-|seat-free-|menu-|unasked-|learn-(tutorial|example|situation)$)/,
      /^(speed-|new-(me|screen|computer|invite|anyone)$|new-(watch|undo)-|watch-(won|drawn|lost)$)/,
      /^(moderation-|notices-(chat|end|hurry|offer|turn)$|phrase-|way-of-)/,
    ]
    const marks = /^legend-(neutralised|fatigued|demoralised|fired|out|column)$/
    const said = (k: string) => source.includes(`'${k}'`) || madeUp.some((made) => made.test(k)) || marks.test(k)
    expect([...keysOf('en')].filter((k) => !said(k))).toEqual([])
  })
})
