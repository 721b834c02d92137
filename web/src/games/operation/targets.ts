/** Enemies that may not be fired at: what the server would have to be asked to hear why not. */
import type { Asked } from '../../lib/types'
import { offered, unitOf } from './answers'
import type { Static, Table } from './model'
import type { OperationAction } from './wire'

/** The answer that would aim at a unit: one that is offered with its target replaced, or the server's plain one. */
export function attempt(stat: Static, ask: Asked, unit: string): OperationAction | null {
  const like = offered(ask.options, 'target', 'shoot', 'second', 'aim')[0]?.answer ?? stat.aims[ask.prompt.key]
  return like ? { ...like, unit } : null
}
/** Enemy units on the table that no answer aims at, if the question is about a target. */
export function barred(stat: Static, t: Table, ask: Asked | null): string[] {
  if (!ask || !(ask.prompt.key in stat.aims)) return []
  const open = new Set(ask.options.map(unitOf))
  return Object.values(t.units)
    .filter((u) => u.seat !== ask.seat && !u.off && u.models.length && !open.has(u.id))
    .map((u) => u.id)
}
