import type { GameRoom } from '../../lib/board'
import Board from './Board.svelte'
import { clauses, explain } from './explain'
import { isPlace } from './chart'
import './europe.css'
import GoalPicture from './GoalPicture.svelte'
import Piece from './Piece.svelte'
import Side from './Side.svelte'
import Top from './Top.svelte'
import type { EuropeTypes } from './wire'

/** What carries a question on: the first one offered is the amber button. */
const forward = ['launch', 'press', 'place-rest', 'hold', 'accept']
/** An attack is put together on the map. */
const quiet: GameRoom['quiet'] = (asks) => asks.some((a) => ['planning', 'resolve', 'break'].includes(a.prompt.key))
const room: GameRoom<EuropeTypes> = {
  Board,
  shows: true,
  colour: (seat) => `var(--eu-p-${seat}, var(--eu-p-minor))`,
  goal: (_stat, picture) => (picture.goals.length ? GoalPicture : null),
  targets: (_stat, picture, seat) =>
    picture.goals
      .filter((g) => g.who === seat || g.also === seat)
      .flatMap((g) => g.marks)
      .filter((m) => m.kind === 'area')
      .map((m) => m.id),
  turn: ['campaign', 'movement', 'building', 'redeployment'],
  explain,
  clauses,
  Top,
  Side,
  Piece,
  isUnit: (_picture, id, stat) => id in stat.counters,
  forward,
  back: ['put-back'],
  quiet,
  chances: true,
  lesson: true,
  journal: true,
  isPlace: (stat, id) => isPlace(id) || stat.countries.includes(id),
}
export default room
