/**
 * Cards of a hand in piles of those that are alike, the lowest number first; the one that lies face down is by itself.
 */
import type { Static } from '../model'

export interface Pile {
  id: string
  order: string
  priority: number
  count: number
  down: boolean
}

export function piles(stat: Static, hand: string[], laid = ''): Pile[] {
  const pileOf = (id: string, count: number, down = false): Pile => {
    const card = stat.cards.find((c) => c.id === id)
    return { id, order: card?.order ?? '', priority: card?.priority ?? 0, count, down }
  }
  const count = new Map<string, number>()
  for (const id of hand) count.set(id, (count.get(id) ?? 0) + 1)
  if (count.has(laid)) count.set(laid, (count.get(laid) ?? 0) - 1)
  const open = [...count].filter(([, n]) => n > 0).map(([id, n]) => pileOf(id, n))
  open.sort((a, b) => a.priority - b.priority || a.order.localeCompare(b.order))
  return laid && hand.includes(laid) ? [pileOf(laid, 1, true), ...open] : open
}
