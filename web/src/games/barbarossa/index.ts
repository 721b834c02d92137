import type { GameRoom } from '../../lib/board'
import Board from './Board.svelte'
import { clauses, explain } from './explain'
import { isUnit } from './model'
import Piece from './Piece.svelte'
import Side from './Side.svelte'
import { tableOf } from './table'
import Top from './Top.svelte'
import type { BarbarossaTypes } from './wire'

const OWN = new Set(['planning', 'purchase', 'deployment'])
const room: GameRoom<BarbarossaTypes> = {
  Board,
  shows: true,
  targets: (stat) => stat.goal.hexes.map(String),
  explain,
  clauses,
  Top,
  Side,
  Piece,
  isUnit,
  sideOf: (stat, seat) => stat.sides[seat] ?? seat,
  isPlace: (stat, id) => tableOf(stat).grid.has(id),
  wide: true,
  forward: ['done', 'here', 'ready'],
  back: ['drop', 'back', 'cancel', 'reopen'],
  quiet: (asks) => asks.some((a) => OWN.has(a.kind)),
}
export default room
