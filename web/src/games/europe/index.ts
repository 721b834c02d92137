import type { GameRoom } from '../../lib/board'
import Board from './Board.svelte'
import { isPlace } from './chart'
import './europe.css'
import { isUnit } from './model'
import Piece from './Piece.svelte'
import Side from './Side.svelte'
import Top from './Top.svelte'

const room: GameRoom = { Board, Top, Side, Piece, isUnit, isPlace: (stat, id) => isPlace(id) || id in ((stat?.countries ?? {}) as object) }
export default room
