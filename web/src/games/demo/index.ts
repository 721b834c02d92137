import type { GameRoom } from '../../lib/board'
import Board from './Board.svelte'
import type { DemoTypes } from './wire'

const room: GameRoom<DemoTypes> = { Board, isUnit: () => false }
export default room
