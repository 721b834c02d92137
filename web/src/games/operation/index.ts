import type { GameRoom } from '../../lib/board'
import Board from './Board.svelte'
import { tableOf } from './model'
import Side from './Side.svelte'
import Top from './Top.svelte'

const room: GameRoom = {
  Board, Top, Side, wide: true,
  isUnit: (view, id) => id in tableOf(view).units || id in tableOf(view).models,
}
export default room
