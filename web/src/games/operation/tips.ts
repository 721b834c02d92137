/** What to do now, in a sentence for who plays for the first time. */
import { text } from '../../lib/text.svelte'
import type { Asked, Option } from '../../lib/types'
import { isOffered, offered, type Verb } from './answers'

const TIPS: Partial<Record<Verb, string>> = {
  lay: 'lay',
  swap: 'swap',
  order: 'open',
  target: 'target',
  shoot: 'target',
  aim: 'target',
  second: 'target',
  charge: 'target',
  lose: 'losses',
  duck: 'losses',
  place: 'aim',
  divide: 'divide',
  expose: 'expose',
  buy: 'buy',
}

/** Questions of an announcement: its own, and one in answer to another order. */
const ANNOUNCING = ['announce', 'respond']

/** `options` are those that fit what is chosen so far. */
export function tipOf(ask: Asked | null, options: Option[], chosen: string[]): string {
  if (!ask) return ''
  const found = about(ask, options, chosen)
  const optional = ANNOUNCING.includes(ask.kind) && isOffered(ask.options, 'pass')
  const nobody = ask.prompt.key === 'announce-target' && offered(ask.options, 'pass').length === ask.options.length
  return found || optional ? text.say(`tip-${nobody ? 'nobody' : (found ?? 'optional')}`) : ''
}

function about(ask: Asked, options: Option[], chosen: string[]): string | undefined {
  const narrowed = chosen.length > 0 && options.length > 1 && options.length < ask.options.length
  if (narrowed && isOffered(options, 'aim', 'shoot', 'target', 'second')) return 'with'
  const orders = offered(options, 'order')
  if (orders.length && orders.length === options.length && orders.every((o) => chosen.includes(o.answer.unit)))
    return 'card'
  if (ask.prompt.key === 'react') return 'react'
  return ask.options.map((o) => TIPS[o.verb as Verb]).find(Boolean)
}
