/** Enemies that may not be fired at: what the server would have to be asked to hear why not. */
import type { Asked } from '../../lib/types'
import { offered, unitOf } from './answers'
import type { Table } from './model'
import type { OperationAction } from './wire'

/** Questions about a target, and the answer that names one where none is offered. */
const PLAIN: Record<string, (unit: string) => OperationAction> = {
  'announce-target': (unit) => ({ verb: 'target', unit }),
  'announce-shoot': (unit) => ({ verb: 'shoot', when: 'after', unit }),
  'announce-second': (unit) => ({ verb: 'second', unit }),
}
const isAim = (key: string): boolean => key in PLAIN || key.startsWith('announce-aim')

/** The answer that would aim at a unit: one that is offered with its target replaced, or the plain one. */
export function attempt(ask: Asked, unit: string): OperationAction | null {
  const like = offered(ask.options, 'target', 'shoot', 'second', 'aim')[0]
  if (like) return { ...like.answer, unit }
  return PLAIN[ask.prompt.key]?.(unit) ?? null
}
/** Enemy units on the table that no answer aims at, if the question is about a target. */
export function barred(t: Table, ask: Asked | null): string[] {
  if (!ask || !isAim(ask.prompt.key)) return []
  const open = new Set(ask.options.map(unitOf))
  return Object.values(t.units)
    .filter((u) => u.seat !== ask.seat && !u.off && u.models.length && !open.has(u.id))
    .map((u) => u.id)
}
