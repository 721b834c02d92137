import type { GameRoom } from '../../lib/board'
import Board from './Board.svelte'

const room: GameRoom = { Board, isUnit: () => false }
export default room
