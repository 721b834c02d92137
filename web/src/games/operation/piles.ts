/** Cards of a hand in piles of those that are alike, the lowest number first; the one that lies face down is by itself. */
export interface Pile { id: string; order: string; priority: string; count: number; down: boolean }

const split = (id: string): [string, string] => [id.slice(0, id.lastIndexOf('-')), id.slice(id.lastIndexOf('-') + 1)]
const pileOf = (id: string, count: number, down = false): Pile => { const [order, priority] = split(id); return { id, order, priority, count, down } }

export function piles(hand: string[], laid = ''): Pile[] {
  const count = new Map<string, number>()
  for (const id of hand) count.set(id, (count.get(id) ?? 0) + 1)
  if (count.has(laid)) count.set(laid, (count.get(laid) ?? 0) - 1)
  const open = [...count].filter(([, n]) => n > 0).map(([id, n]) => pileOf(id, n))
  open.sort((a, b) => Number(a.priority) - Number(b.priority) || a.order.localeCompare(b.order))
  return laid && hand.includes(laid) ? [pileOf(laid, 1, true), ...open] : open
}
