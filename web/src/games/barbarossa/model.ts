/** The server's picture of Barbarossa 1941 in the words of the drawing. */
import type { HexGrid } from '../../lib/hexboard/grid'
import type { Asked } from '../../lib/types'
import type { BarbarossaPicture, BarbarossaStatic, CardPicture, DraftPicture, OrderPicture, UnitPicture } from './wire'

export type Picture = BarbarossaPicture
export type Static = BarbarossaStatic
export type Card = CardPicture
export type Unit = UnitPicture
export type Order = OrderPicture
export type Draft = DraftPicture

export const unitsOf = (picture: Picture): Unit[] => Object.values(picture.units)
export const isUnit = (picture: Picture, id: string): boolean => id in picture.units

const NOTHING: Draft = {
  hand: '',
  open: null,
  orders: {},
  bought: [],
  placed: [],
  works: [],
  mines: [],
  shots: {},
  missing: [],
  takes: [],
}

export const draftOf = (picture: Picture, seat: string): Draft => picture.drafts[seat] ?? NOTHING

/** The seat through whose eyes the board is seen, or none. */
export const seatOf = (picture: Picture, asks: Asked[]): string => asks[0]?.seat ?? picture.eyes[0] ?? ''

/** A unit that can be drawn in a hex of the map. */
export const isShown = (u: Unit): boolean => u.hex > 0 && ['map', 'air'].includes(u.place) && u.size > 0

export interface Stack {
  hex: number
  units: Unit[]
}
/** Units by hex, north to south; aircraft on top. */
export function stacksOf(units: Unit[], grid: HexGrid): Stack[] {
  const at = new Map<number, Unit[]>()
  for (const u of units) if (isShown(u) && grid.has(u.hex)) at.set(u.hex, [...(at.get(u.hex) ?? []), u])
  return [...at]
    .map(([hex, list]) => ({ hex, units: list }))
    .sort((a, b) => grid.centre(a.hex)[1] - grid.centre(b.hex)[1])
}

/** A shot or blow that was chosen, as it is drawn. */
export const aimAt = (unit: string, named: string): Order => ({
  unit,
  box: 'fire',
  step: 0,
  named,
  route: [],
  shot: 0,
  hex: 0,
  toward: 0,
  reach: 0,
  radius: -1,
  rounds: 0,
  start: 0,
})

export function modelOf(card: Card | undefined): string {
  if (!card) return 'soldier'
  const has = (t: string) => card.traits.includes(t)
  if (card.type === 'aircraft') return has('transport') ? 'transport' : has('fighter') ? 'fighter' : 'bomber'
  if (card.command) return 'hq'
  if (card.type === 'infantry')
    return has('machine-gun') ? 'mg' : has('engineer') ? 'engineer' : has('special') ? 'scout' : 'soldier'
  if (card.type === 'artillery')
    return has('flak') ? 'flak' : !has('towed') ? 'mortar' : has('indirect') ? 'howitzer' : 'gun'
  if (card.type === 'vehicle') return has('hex-fire') ? 'rocket' : 'lorry'
  if (card.type === 'armoured') return card.transport ? 'halftrack' : 'car'
  return card.type === 'medium-tank' && has('field-of-fire') ? 'assault-gun' : card.type
}
