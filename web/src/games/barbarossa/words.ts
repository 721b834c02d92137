/** Words of this board, and the short name of a card. */
import { text } from '../../lib/text.svelte'
import type { Args } from '../../lib/types'
import { modelOf, type Card, type Unit } from './model'
import type { BoxPicture } from './wire'

export const say = (key: string, args: Args = {}): string => text.say(`board-${key}`, args)
export const nameOf = (id: string): string => text.name('unit', id)
export const cardName = (card: string): string => text.name('card', card)
/** A name that fits on a small card. */
export function shortName(card: Card | undefined): string {
  if (!card) return ''
  const key = `short-${card.traits.includes('paratroops') ? 'para' : modelOf(card)}`
  return text.has(`board-${key}`) ? say(key) : cardName(card.id)
}
/** An aircraft on its airfield: ready, or when it will be. */
export const resting = (u: Unit): string => (u.rest ? say('card-resting', { n: u.rest }) : say('card-ready'))
export const orderName = (box: string): string => text.name('order', box)
export const hexName = (hex: number | string): string => text.name('hex', hex)

/** The order's name as short as it stands on the card. */
export const boxName = (box: string): string => (text.has(`board-order-${box}`) ? say(`order-${box}`) : orderName(box))

/** The figures printed in an order box. */
export function figures(box: BoxPicture): string[] {
  const parts = [
    box.move ? say('box-move', { n: box.move }) : '',
    box.ammo ? say('box-ammo', { n: box.ammo }) : '',
    box.defence ? say('box-defence', { n: box.defence }) : '',
    box.dice ? say('box-dice', { n: box.dice }) : '',
    box.time ? say('box-time', { n: box.time }) : '',
    box.radius ? say('box-radius', { n: box.radius }) : '',
  ]
  return parts.filter(Boolean)
}
