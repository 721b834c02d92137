/** What is kept of written orders, to be given again. */
import type { LastOrder } from '../../lib/together.svelte'
import type { Way } from '../../lib/types'
import { aimAt, type Order } from './model'

export const isSame = (a: string[], b: string[]): boolean => a.length === b.length && a.every((id) => b.includes(id))

/** The place or unit that an order is about: its target, the end of its route, its hex or its front. */
const about = (o: Order): string => o.named || String(o.route.at(-1) || o.hex || o.toward || '')

export const lastOrders = (orders: Record<string, Order>): Record<string, LastOrder> =>
  Object.fromEntries(Object.values(orders).map((o) => [o.unit, { kind: o.box, at: about(o) }]))

/** A proposal as an order is drawn. */
export const pencilled = (w: Way, isUnit: (id: string) => boolean): Order => ({
  ...aimAt(w.unit, !w.path.length && isUnit(w.to) ? w.to : ''),
  box: w.kind,
  route: w.path.map(Number),
  hex: !w.path.length && !isUnit(w.to) ? Number(w.to) : 0,
})
