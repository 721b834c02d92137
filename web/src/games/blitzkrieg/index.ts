import type { GameRoom } from '../../lib/board'
import Board from './Board.svelte'
import Piece from './Piece.svelte'
import Side from './Side.svelte'
import Top from './Top.svelte'

const room: GameRoom = { Board, Top, Side, Piece, isUnit: (view, id) => Boolean(view?.units?.[id]) }
export default room
