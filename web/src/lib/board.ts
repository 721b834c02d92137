/** What a game's room gives to the shell, and what its board is given. */
import type { Component, Snippet } from 'svelte'
import type { Asked, Hints, LogLine, Odds, Option, Outcome, Refusal, Seat, View } from './types'

/** A piece or place that was clicked: its ids, the most telling first (a counter, then the hex under it). */
export interface Pick {
  kind: 'unit' | 'place' | 'point'
  ids: string[]
  /** Add to what is chosen (with Shift) instead of choosing anew. */
  more?: boolean
}

export interface BoardProps {
  static: View
  view: View
  asks: Asked[]
  hints: Hints
  /** Events of the moment shown. */
  log: LogLine[]
  /** Everything told so far in a match that goes on; `log` is the last of it. */
  story?: LogLine[]
  /** Ids chosen so far, and the options that are still possible with them. */
  chosen: string[]
  options: Option[]
  /** The action that waits for a confirming click. */
  armed: Option | null
  seats: Seat[]
  onpick: (pick: Pick) => void
  onact: (notation: string) => void
  /** Puts an answer forward for a confirming click; its chances are shown. */
  onarm?: (option: Option) => void
  /** Asks the server why this may not be done, and shows the answer. */
  onwhy?: (notation: string) => void
  /** The whole log, for a board that shows it in a corner of its own. */
  journal?: Snippet
  /** Shows the chances of a notation that the pointer rests on; an empty one ends it. */
  onlook?: (notation: string) => void
  /** What the pointer rests on, and its chances once they are here. */
  looked?: { action: string; odds: Odds | null }
}

export interface PanelProps {
  static: View
  view: View
  asks: Asked[]
  seats: Seat[]
  outcome: Outcome | null
  log: LogLine[]
  /** Who is asked now. */
  waiting?: Seat[]
  /** For panels with answers on them: carries one out, or asks why it may not be given. */
  onact?: (notation: string) => void
  onwhy?: (notation: string) => void
  /** Why an answer may not be given, for a panel that says so itself; null if it may. */
  onask?: (notation: string) => Promise<Refusal | null>
  /** What is chosen so far, and a click on something in the panel that options name (a card). */
  chosen?: string[]
  onpick?: (pick: Pick) => void
  /** The card of chances of what is put forward, for a panel that shows it in its own place. */
  chances?: Snippet<[bare?: boolean]>
}

export interface GameRoom {
  Board: Component<BoardProps>
  /** The panel beside the board needs more room. */
  wide?: boolean
  /** The board is about as high as wide: the prompt stands above the panel, which has two columns. */
  square?: boolean
  /** In this view the board is clearly wider than high: of a square board's panel only one column is left. */
  long?: (view: View) => boolean
  /** Questions that the game's own panel answers, or on a narrow screen the board: the list of choices stays folded. */
  quiet?: (asks: Asked[], narrow?: boolean) => boolean
  /** Verbs that carry the question forward: the first one offered is the amber button. */
  forward?: string[]
  /** Turn and score in the bar on top. */
  Top?: Component<PanelProps>
  /** The game's own panel beside the board (a cup, a hand of cards). */
  Side?: Component<PanelProps>
  /** What lies along the bottom of the panel in its whole width. */
  Foot?: Component<PanelProps>
  /** The game's own panel is shown beside its examples too. */
  lesson?: boolean
  /** The game's own panel shows the chances. */
  chances?: boolean
  /** The board shows the log. */
  journal?: boolean
  /** A small picture of a piece, for lists. */
  Piece?: Component<{ static: View; view: View; id: string; size?: number }>
  /** Names that hold in this match only, by kind and id: a seat by the nation that it plays. */
  called?: (view: View) => Record<string, string>
  /** Ids of pieces in the view, to tell them from places. */
  isUnit?: (view: View, id: string) => boolean
  /** Whether an id is a place on the board. */
  isPlace?: (stat: View, id: string) => boolean
}

const rooms = import.meta.glob<{ default: GameRoom }>('../games/*/index.ts')

export async function roomOf(game: string): Promise<GameRoom | null> {
  const load = rooms[`../games/${game}/index.ts`]
  return load ? (await load()).default : null
}

export const NO_HINTS: Hints = { zones: [], ways: [], lines: [], marks: [] }
