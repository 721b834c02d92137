import type { GameRoom } from '../../lib/board'
import Board from './Board.svelte'
import { clauses, explain } from './explain'
import Foot from './panel/Foot.svelte'
import { isOffered, type Verb } from './answers'
import GoalPicture from './GoalPicture.svelte'
import { called, colourOf } from './names'
import Side from './panel/Side.svelte'
import Top from './panel/Top.svelte'
import type { OperationTypes } from './wire'

/** Questions that are answered in the panel or on the cards; those about men and lists only beside the board. */
const BESIDE: Verb[] = ['lose', 'duck', 'buy', 'fit', 'dismiss']
const ON_CARDS: Verb[] = ['order', 'lay', 'swap']

const room: GameRoom<OperationTypes> = {
  Board,
  explain,
  clauses,
  Top,
  Side,
  Foot,
  colour: (seat, table) => colourOf(table, seat),
  wide: true,
  square: true,
  forward: ['ready', 'done'],
  quiet: (asks, narrow) => asks.some((a) => isOffered(a.options.slice(-1), ...ON_CARDS, ...(narrow ? [] : BESIDE))),
  long: ({ size }) => size[0] > 1.25 * size[1],
  called,
  goal: (_stat, picture) => (picture.objectives.length ? GoalPicture : null),
  isUnit: (table, id) => id in table.units || id in table.models,
}
export default room
