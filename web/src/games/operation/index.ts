import type { GameRoom } from '../../lib/board'
import Board from './Board.svelte'
import Foot from './Foot.svelte'
import { tableOf } from './model'
import { called } from './names'
import Side from './Side.svelte'
import Top from './Top.svelte'

const room: GameRoom = {
  Board, Top, Side, Foot, wide: true, square: true, forward: ['ready', 'done'],
  quiet: (asks, narrow) => asks.some((a) => [...(narrow ? [] : ['lose', 'duck', 'buy', 'fit', 'dismiss']), 'order', 'lay', 'swap'].includes(a.options.at(-1)?.verb ?? '')),
  long: (view) => tableOf(view).size[0] > 1.25 * tableOf(view).size[1],
  called: (view) => called(tableOf(view)),
  isUnit: (view, id) => id in tableOf(view).units || id in tableOf(view).models,
}
export default room
