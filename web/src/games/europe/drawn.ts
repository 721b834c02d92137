/** A stack drawn to a place: the answers that this means, one after another. It knows no rule: it looks at options. */
import { fits, type Doing, type Sought } from '../../lib/actions'
import type { Option } from '../../lib/types'
import type { Stack } from './model'
import type { EuropeAction } from './wire'

/** Where a taken stack can go, in the words of the three phases. */
const GOES = ['march', 'rebase', 'redeploy']

/** Attacks on a place that is drawn at; several where enemies of several powers stand. */
export const attacksOn = (options: Option[], area: string): Option[] =>
  options.filter((o) => fits(o, 'attack', { area }))

/** The stack joins an attack; a whole stack, or one of it. */
export const joining = ({ unit, area }: Stack, one: boolean): Sought => ({
  seek: ['join'],
  slots: { unit, origin: area },
  one,
})

/** What is done when the stack is let go over a place; empty: nothing can be said of it here. */
export function drawn(options: Option[], stack: Stack, to: string, one: boolean): Doing<EuropeAction>[] {
  const { unit, area } = stack
  const mine = options.filter((o) => o.fields['unit'] === unit && o.fields['origin'] === area)
  if (mine.some((o) => o.verb === 'join')) return [joining(stack, one)]
  if (!mine.some((o) => o.verb === 'take')) return []
  const taken: Sought = { seek: ['take'], slots: { unit, origin: area } }
  const goes: Sought = { seek: GOES, slots: { to }, one }
  /** Where only one goes at a time, the others follow. */
  const more = one
    ? []
    : Array.from({ length: stack.n - 1 }, () => [
        { ...taken, idle: true },
        { ...goes, idle: true },
      ])
  return [taken, goes, ...more.flat()]
}

/** A piece of the pool drawn to a place: it is built or set up there; one, or as many as may be. */
export const fromPool = (unit: string, area: string, one: boolean, ordered: boolean): Doing<EuropeAction>[] =>
  ordered
    ? [
        { seek: ['order'], slots: { unit } },
        { seek: ['build'], slots: { area }, one },
      ]
    : [{ seek: ['place'], slots: { unit, area } }]
