import type { GameRoom } from '../../lib/board'
import Board from './Board.svelte'
import { clauses, explain } from './explain'
import GoalPicture from './GoalPicture.svelte'
import Piece from './Piece.svelte'
import Side from './Side.svelte'
import { tableOf } from './table'
import { targets } from './targets'
import Top from './Top.svelte'
import { isUnit } from './units'
import type { BlitzkriegTypes } from './wire'

const room: GameRoom<BlitzkriegTypes> = {
  Board,
  explain,
  clauses,
  Top,
  Side,
  Piece,
  isUnit,
  forward: ['activate'],
  shows: true,
  goal: (stat) => (stat.windows.length ? GoalPicture : null),
  targets,
  isPlace: (stat, id) => tableOf(stat).grid.has(id),
}
export default room
