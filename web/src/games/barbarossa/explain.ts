/** What a stand, a card, an order or a hex is: its printed numbers by name, and how it stands now. */
import { clause, figure, state, type Explanation, type Term } from '../../lib/explain'
import { label } from '../../lib/hexboard/grid'
import { text } from '../../lib/text.svelte'
import type { Picture, Static, Unit } from './model'
import { cardName, nameOf, orderName } from './words'

export function explain(stat: Static, picture: Picture, kind: string, id: string): Explanation | null {
  const unit = picture.units[id]
  if ((kind === 'unit' || kind === 'card') && unit) return piece(stat, unit)
  if (kind === 'box') return { title: orderName(id), terms: clause('', clauses[id]) }
  if (kind === 'hex') return hex(stat, picture, Number(id))
  return null
}

function piece(stat: Static, unit: Unit): Explanation | null {
  const card = stat.cards[unit.card]
  if (!card) return null
  const order = unit.order?.box
  return {
    title: nameOf(unit.id),
    sub: `${text.name('seat', unit.side)} · ${cardName(unit.card)}`,
    piece: unit.id,
    figures: [
      ...figure(`${unit.size}/${card.size}`, 'size'),
      ...figure(unit.figures.valour, 'valour', { loss: card.valour_loss }),
      ...figure(unit.figures.defence, 'defence'),
      ...(card.supply ? figure(unit.supply, 'supply') : figure(unit.ammo, 'ammo')),
      ...(card.melee_dice ? figure(card.melee_dice, 'melee') : []),
      ...(card.command ? figure(card.command, 'command') : []),
      ...(card.transport ? figure(card.transport, 'transport') : []),
    ],
    states: [
      ...state(unit.suppressed, 'S', 'suppressed'),
      ...state(unit.fights, 'M', 'fights'),
      ...(unit.hidden === 'ambush' ? figure('', 'ambush') : []),
      ...(unit.hidden === 'concealed' ? figure('', 'concealed') : []),
      ...(unit.stance === 'limbered' || unit.stance === 'between' ? figure('', 'limbered') : []),
      ...(unit.group ? figure('ABCD'[unit.group - 1] ?? '', 'group') : []),
    ],
    terms: order ? clause(orderName(order), clauses[order]) : [],
  }
}

const GROUND: Record<string, string> = {
  plain: 'BA-terrain-plain',
  brush: 'BA-terrain-brush',
  'light-wood': 'BA-terrain-lightwood',
  wood: 'BA-terrain-wood',
  marsh: 'BA-terrain-marsh',
  river: 'BA-terrain-river',
  ford: 'BA-terrain-ford',
  field: 'BA-terrain-field',
  village: 'BA-terrain-village',
  town: 'BA-terrain-town',
}

function hex(stat: Static, picture: Picture, number: number): Explanation | null {
  const found = stat.hexes.find((h) => h.hex === number)
  if (!found) return null
  const work = (is: boolean, name: string, id: string): Term[] => (is ? clause(text.name('work', name), id) : [])
  const beside = (sides: [number, number][]) => sides.some((side) => side.includes(number))
  return {
    title: text.name('terrain', found.terrain),
    sub: label(number),
    terms: [
      ...clause('', GROUND[found.terrain]),
      ...(found.level ? clause('', 'BA-hill-combat') : []),
      ...work(found.bridge && !picture.blown.includes(number), 'bridge', 'BA-bridge'),
      ...work(picture.pontoons.includes(number), 'pontoon', 'BA-pontoon'),
      ...work(picture.dugouts.includes(number), 'dugout', 'BA-dugout-sum'),
      ...work(beside(picture.trenches), 'trench', 'BA-trench-occupy'),
      ...work(beside(picture.wire), 'wire', 'BA-wire'),
      ...work(beside(picture.teeth), 'teeth', 'BA-teeth'),
      ...work(
        picture.fields.some((f) => f.hex === number),
        'mines',
        'BA-mines-explode',
      ),
      ...(picture.smoke.includes(number) ? clause(orderName('smoke'), 'BA-smoke-units') : []),
    ],
  }
}

/** The clause under which each order stands. */
export const clauses: Record<string, string> = {
  buy: 'BA-card-cost',
  place: 'BA-setup',
  join: 'BA-group',
  leave: 'BA-group',
  take: 'BA-plan',
  ready: 'BA-reveal',
  defend: 'BA-order-defend',
  ambush: 'BA-order-ambush',
  suppress: 'BA-order-suppress',
  fire: 'BA-order-fire',
  indirect: 'BA-indirect',
  bombard: 'BA-hex-fire',
  smoke: 'BA-order-smoke',
  deploy: 'BA-order-deploy',
  limber: 'BA-order-limber',
  turn: 'BA-order-arc',
  merge: 'BA-order-merge',
  'lay-mines': 'BA-order-mines',
  'clear-mines': 'BA-order-clear-mines',
  'place-charges': 'BA-order-charges',
  tow: 'BA-tow-conditions',
  'remove-wire': 'BA-order-wire',
  'remove-teeth': 'BA-order-teeth',
  pontoon: 'BA-order-pontoon',
  resupply: 'BA-order-resupply',
  supply: 'BA-order-resupply',
  'load-supply': 'BA-order-load',
  dig: 'BA-order-dig',
  'clear-path': 'BA-order-path',
  wait: 'BA-order-wait',
  mount: 'BA-order-mount',
  dismount: 'BA-order-dismount',
  scout: 'BA-order-scout',
  march: 'BA-order-march',
  careful: 'BA-order-careful',
  'fire-moving': 'BA-order-fire-moving',
  assault: 'BA-order-assault',
  strike: 'BA-air-strike',
  patrol: 'BA-air-patrol',
  recon: 'BA-air-recon-data',
  intercept: 'BA-air-intercept',
  escort: 'BA-air-escort',
  land: 'BA-air-landing',
  ride: 'BA-air-landing',
  'drop-supply': 'BA-air-supply',
}
