/** What a game's room gives to the shell, and what its board is given. */
import type { Component, Snippet } from 'svelte'
import type { Doing } from './actions'
import * as api from './api'
import type { Explanation } from './explain'
import type { Together } from './together.svelte'
import type { Action, Asked, GameEvent, Hints, LogLine, Odds, Option, Outcome, Refusal, Seat, Way } from './types'

/** A piece or place that was clicked: its ids, the most telling first (a counter, then the hex under it). */
export interface Pick {
  kind: 'unit' | 'place' | 'point'
  ids: string[]
  /** Add to what is chosen (with Shift) instead of choosing anew. */
  more?: boolean
  /** By a finger: nothing was shown before the touch. */
  touch?: boolean
}

/** What a game's `wire.ts` says of itself: its picture, its static data, its actions and its events. */
export interface GameTypes {
  picture: unknown
  static: unknown
  action: Action
  event: GameEvent
}

export interface BoardProps<G extends GameTypes = GameTypes> {
  static: G['static']
  picture: G['picture']
  asks: Asked[]
  hints: Hints
  /** Events of the moment shown. */
  log: LogLine<G['event']>[]
  /** Everything told so far in a match that goes on; `log` is the last of it. */
  story?: LogLine<G['event']>[]
  /** Asks for the moments inside some steps of the log, for a board that tells them again. */
  onfilm?: (first: number, last: number) => Promise<{ lines: number; picture: G['picture'] }[]>
  /** Ids chosen so far, and the options that are still possible with them. */
  chosen: string[]
  options: Option[]
  /** The action that waits for a confirming click. */
  armed: Option | null
  seats: Seat[]
  onpick: (pick: Pick) => void
  /** The pointer is over a place (empty: over none): the way there is shown. */
  onpoint?: (place: string) => void
  /** The way of the chosen piece to the place pointed at, and the other ways there. */
  way?: Way | null
  ways?: Way[]
  /** Places that the reader asked to be shown: the map goes there and rings them. */
  ringed?: string[]
  /** The goal of a walk that was interrupted. */
  goal?: string
  /** Several pieces with one order, for a board that offers it. */
  together?: Together
  /** Carries out an answer, or several that follow one another. */
  onact: (doing: Doing<G['action']> | Doing<G['action']>[]) => void
  /** Puts an answer forward for a confirming click; its chances are shown. Null: nothing is chosen any more. */
  onarm?: (option: Option | null) => void
  /** Asks the server why this may not be done, and shows the answer. */
  onwhy?: (action: G['action']) => void
  /** The whole log, for a board that shows it in a corner of its own. */
  journal?: Snippet
  /** Shows the chances of what the pointer rests on; null ends it. */
  onlook?: (doing: Option | G['action'] | null) => void
  /** What the pointer rests on, and its chances once they are here. */
  looked?: { action: Action | null; odds: Odds | null }
}

export interface PanelProps<G extends GameTypes = GameTypes> {
  static: G['static']
  picture: G['picture']
  asks: Asked[]
  seats: Seat[]
  outcome: Outcome | null
  log: LogLine<G['event']>[]
  /** Who is asked now. */
  waiting?: Seat[]
  /** For panels with answers on them: carries one out, or asks why it may not be given. */
  onact?: (doing: Doing<G['action']> | Doing<G['action']>[]) => void
  onwhy?: (action: G['action']) => void
  /** Why an answer may not be given, for a panel that says so itself; null if it may. */
  onask?: (action: G['action']) => Promise<Refusal | null>
  /** What the server proposes when it is asked. */
  together?: Together
  /** What is chosen so far, and a click on something in the panel that options name (a card). */
  chosen?: string[]
  onpick?: (pick: Pick) => void
  /** The card of chances of what is put forward, for a panel that shows it in its own place. */
  chances?: Snippet<[bare?: boolean]>
}

export interface PieceProps<G extends GameTypes = GameTypes> {
  static: G['static']
  picture: G['picture']
  id: string
  size?: number
}

export interface GameRoom<G extends GameTypes = GameTypes> {
  Board: Component<BoardProps<G>>
  /** The colour of a seat's nation, as it is on the board. */
  colour?: (seat: string, picture: G['picture']) => string
  /** The board shows places when it is asked to (`ringed`). */
  shows?: boolean
  /** The panel beside the board needs more room. */
  wide?: boolean
  /** The board is about as high as wide: the prompt stands above the panel, which has two columns. */
  square?: boolean
  /** In this picture the board is clearly wider than high: of a square board's panel only one column is left. */
  long?: (picture: G['picture']) => boolean
  /** Questions that the game's own panel answers, or on a narrow screen the board: the list of choices stays folded. */
  quiet?: (asks: Asked[], narrow?: boolean) => boolean
  /** Kinds of questions of a player's own turn that a standing order may answer too. */
  turn?: string[]
  /** Verbs that carry the question forward: the first one offered is the amber button. */
  forward?: string[]
  /** Verbs that go back a step: they stand last in the list. */
  back?: string[]
  /** Turn and score in the bar on top. */
  Top?: Component<PanelProps<G>>
  /** The game's own panel beside the board (a cup, a hand of cards). */
  Side?: Component<PanelProps<G>>
  /** What lies along the bottom of the panel in its whole width. */
  Foot?: Component<PanelProps<G>>
  /** The game's own panel is shown beside its examples too. */
  lesson?: boolean
  /** The game's own panel shows the chances. */
  chances?: boolean
  /** The board shows the log. */
  journal?: boolean
  /** A small picture of a piece, for lists. */
  Piece?: Component<PieceProps<G>>
  /** What something on the board or in the panels is: its kind and id, as `data-<kind>` names them. */
  explain?: (stat: G['static'], picture: G['picture'], kind: string, id: string) => Explanation | null
  /** The clause under which each answer stands in the book. */
  clauses?: Record<string, string>
  /** Names that hold in this match only, by kind and id: a seat by the nation that it plays. */
  called?: (picture: G['picture']) => Record<string, string>
  /** Ids of pieces in the picture, to tell them from places. */
  isUnit?: (picture: G['picture'], id: string, stat: G['static']) => boolean
  /** What decides the match, as a picture beside the words of its goal; `null`: not in this scenario. */
  goal?: (stat: G['static'], picture: G['picture']) => Component<PanelProps<G>> | null
  /** The places that a first move is about. */
  targets?: (stat: G['static'], picture: G['picture'], seat: Seat) => string[]
  /** The side for which a seat fights, where several seats share one. */
  sideOf?: (stat: G['static'], seat: Seat) => string
  /** Whether an id is a place on the board. */
  isPlace?: (stat: G['static'], id: string) => boolean
}

const rooms = import.meta.glob<{ default: GameRoom }>('../games/*/index.ts')

/** The board of a game: one of ours, or what its package brings; null where there is none. */
export async function roomOf(game: string): Promise<GameRoom | null> {
  const load = rooms[`../games/${game}/index.ts`]
  if (load) return (await load()).default
  const address = (await api.games(true)).find((g) => g.id === game)?.client
  if (!address) return null
  const [{ outsideRoom }, Board] = await Promise.all([import('./outside'), import('../parts/OutsideBoard.svelte')])
  return outsideRoom(game, address, Board.default)
}

export const NO_HINTS: Hints = { zones: [], ways: [], lines: [], marks: [], plans: [], cautions: [], vain: [] }
