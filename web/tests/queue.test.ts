import { describe, expect, it } from 'vitest'
import type { Doing } from '../src/lib/actions'
import { ActionQueue, type Door } from '../src/lib/queue'
import type { Action, Asked, Option, Way } from '../src/lib/types'

const option = (verb: string, fields: Record<string, unknown> = {}): Option => ({
  action: verb,
  verb,
  fields,
  label: { key: '', args: {} },
  confirm: false,
})
const step = (hex: number) => ({ verb: 'step', hex })
const asked = (number: number, options: Option[], ways: Way[] = [], seat = 'red'): Asked => ({
  seat,
  number,
  kind: 'moving',
  prompt: { key: '', args: {}, rule: '', focus: [] },
  options,
  measure: null,
  hints: { zones: [], ways, lines: [], marks: [], plans: [], cautions: [], vain: [] },
  undo: '',
  standing: '',
})

/** A server of a few questions: each answer leads to the next, unless it is refused. */
class Server implements Door {
  at = 0
  dice = 0
  sent: Action[] = []
  said: string[] = []
  refuses: string[] = []
  during: () => void = () => undefined
  constructor(readonly questions: (Asked | null)[]) {}
  asked = () => this.questions[this.at] ?? null
  thrown = () => this.dice
  explain = (a: Action) => void this.said.push(`why ${a.verb}`)
  unreached = (place: string) => void this.said.push(`no way to ${place}`)
  async send(ask: Asked, action: Action): Promise<boolean> {
    expect(ask).toBe(this.asked())
    this.sent.push(action)
    await Promise.resolve()
    this.during()
    if (this.refuses.includes(action.verb)) return false
    this.at += 1
    return true
  }
}
const steps = option('step', { hex: 1 })
const open = (...hexes: number[]) => hexes.map((hex) => option('step', { hex }))
const run = (server: Server, ...doings: Doing[]) => new ActionQueue(server).run(doings)

describe('the queue of actions', () => {
  it('sends each when the state after the one before is here', async () => {
    const server = new Server([asked(0, open(1)), asked(1, open(2)), asked(2, open(3)), null])
    expect(await run(server, steps, step(2), step(3))).toBe(true)
    expect(server.sent).toEqual([step(1), step(2), step(3)])
  })
  it('stops when one is refused', async () => {
    const server = new Server([asked(0, [option('drop')]), asked(1, open(2))])
    server.refuses = ['drop']
    expect(await run(server, option('drop'), step(2))).toBe(false)
    expect(server.sent).toHaveLength(1)
  })
  it('stops when something else is asked, and says why', async () => {
    const server = new Server([asked(0, open(1)), asked(1, [option('lose')])])
    expect(await run(server, step(1), step(2))).toBe(false)
    expect(server.sent).toEqual([step(1)])
    expect(server.said).toEqual(['why step'])
  })
  it('stops without a word when somebody else is asked, or nobody', async () => {
    for (const next of [asked(1, open(2), [], 'blue'), null]) {
      const server = new Server([asked(0, open(1)), next])
      expect(await run(server, step(1), step(2))).toBe(false)
      expect([server.sent.length, server.said]).toEqual([1, []])
    }
  })
  it('stops when dice fall in between', async () => {
    const server = new Server([asked(0, open(1)), asked(1, open(2))])
    server.during = () => (server.dice += 1)
    expect(await run(server, step(1), step(2))).toBe(false)
    expect(server.sent).toEqual([step(1)])
  })
  it('walks by the ways that are shown when its turn has come', async () => {
    const told = { kind: '', costs: [], risks: [], unhurt: 1, halt: '' }
    const way: Way = { unit: 'a', to: '0203', cost: 2, path: [], steps: [step(2), step(3)], ...told }
    const far: Way = { ...way, unit: 'b', steps: [step(9)] }
    const server = new Server([asked(0, [option('march')]), asked(1, open(2), [far, way]), asked(2, open(3)), null])
    expect(await run(server, option('march'), { to: '203', unit: 'a' })).toBe(true)
    expect(server.sent).toEqual([{ verb: 'march' }, step(2), step(3)])
  })
  it('says so where there is no way', async () => {
    const server = new Server([asked(0, [option('march')]), asked(1, open(2))])
    expect(await run(server, option('march'), { to: '903' })).toBe(false)
    expect(server.said).toEqual(['no way to 903'])
  })
  it('drops the rest when the player does something else, and lets a second click on the same be', async () => {
    for (const [again, sent] of [
      [[step(1), step(2)], 2],
      [[step(7)], 1],
    ] as [Doing[], number][]) {
      const server = new Server([asked(0, open(1)), asked(1, open(2)), null])
      const busy: boolean[] = []
      const queue = new ActionQueue(server, (b) => busy.push(b))
      let clicked = false
      server.during = () => {
        if (!clicked) void queue.run(again)
        clicked = true
      }
      await queue.run([step(1), step(2)])
      expect(server.sent).toHaveLength(sent)
      expect([busy, queue.busy]).toEqual([[true, false], false])
    }
  })
  it('sends what is measured without a list to find it in', async () => {
    const measure = { forms: [], region: [], bounds: [0, 0, 9, 9] as [number, number, number, number], first: '' }
    const server = new Server([asked(0, open(1)), { ...asked(1, []), measure }, null])
    expect(await run(server, step(1), step(2))).toBe(true)
  })
})

describe('what is looked for when its turn has come', () => {
  const build = (n: number) => option('build', { area: 'essen', n })
  it('is the answer with most of a stack, or with one', async () => {
    const questions = () => [
      asked(0, [option('order', { unit: 'armour' })]),
      asked(1, [build(1), build(3), build(2)]),
      null,
    ]
    const most = new Server(questions())
    const seek = { seek: ['build'], slots: { area: 'essen' } }
    expect(await run(most, { seek: ['order'], slots: { unit: 'armour' } }, seek)).toBe(true)
    expect(most.sent.at(-1)).toEqual({ verb: 'build', area: 'essen', n: 3 })
    const one = new Server(questions())
    await run(one, { seek: ['order'], slots: { unit: 'armour' } }, { ...seek, one: true })
    expect(one.sent.at(-1)).toEqual({ verb: 'build', area: 'essen', n: 1 })
  })
  it('is asked about when it is not offered, or silently left', async () => {
    const server = new Server([asked(0, [build(1)])])
    expect(await run(server, { seek: ['build'], slots: { area: 'kiel' } })).toBe(false)
    expect(server.said).toEqual(['why build'])
    const idle = new Server([asked(0, [build(1)])])
    expect(await run(idle, { seek: ['build'], slots: { area: 'kiel' }, idle: true }, build(1))).toBe(true)
    expect([idle.said, idle.sent]).toEqual([[], []])
  })
})
