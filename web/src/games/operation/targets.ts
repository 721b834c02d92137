/** Enemies that may not be fired at: what the server would have to be asked to hear why not. */
import type { Asked } from '../../lib/types'
import type { Table } from './model'

const VERBS: Record<string, string> = { 'announce-target': 'target', 'announce-shoot': 'shoot', 'announce-second': 'second' }
const isAim = (key: string): boolean => key in VERBS || key.startsWith('announce-aim')

/** The answer that would aim at a unit: one that is offered with its target replaced, or the plain one; empty if there is none. */
export function attempt(ask: Asked, unit: string): string {
  const like = ask.options.find((o) => typeof o.fields['unit'] === 'string' && ['target', 'shoot', 'second', 'aim'].includes(o.verb))
  if (like) return like.action.split(' ').map((word) => (word === like.fields['unit'] ? unit : word)).join(' ')
  const verb = VERBS[ask.prompt.key]
  return verb === 'shoot' ? `shoot after ${unit}` : verb ? `${verb} ${unit}` : ''
}
/** Enemy units on the table that no answer aims at, if the question is about a target. */
export function barred(t: Table, ask: Asked | null): string[] {
  if (!ask || !isAim(ask.prompt.key)) return []
  const open = new Set(ask.options.map((o) => String(o.fields['unit'] ?? '')))
  return Object.values(t.units).filter((u) => u.seat !== ask.seat && !u.off && u.models.length && !open.has(u.id)).map((u) => u.id)
}
