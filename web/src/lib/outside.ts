/**
 * Boards that other packages bring: plain ES modules, served from their package and loaded at run time. What stands
 * here is the whole interface; docs/adding-a-game.md explains it with an example. It only grows.
 */
import type { Component } from 'svelte'
import { pointed } from './actions'
import type { BoardProps, GameRoom } from './board'
import { text } from './text.svelte'
import type { Args, Form, GameEvent, Point } from './types'

/** What a board is given beside the props of our own boards: words, and actions from forms. */
export interface BoardTools {
  language: string
  /** A message of the catalogues. */
  say: (key: string, args?: Args) => string
  /** An id of a kind by its name: `name('seat', 'red')`. */
  name: (kind: string, id: string) => string
  /** An event as a sentence. */
  tell: (event: GameEvent, names: Record<string, string>) => string
  /** The action of a form of `asks[].measure.forms`, completed by places. */
  pointed: (form: Form, way: Point[]) => ReturnType<typeof pointed>
}
export type OutsideProps = Omit<BoardProps, 'journal'> & { tools: BoardTools }

/** What `mount` gives back: the board that stands in the page now. */
export interface Mounted {
  /** The match has gone on, or the reader has chosen something. */
  update: (props: OutsideProps) => void
  destroy: () => void
}

/** The module `board.js` of a game. */
export interface OutsideModule {
  mount: (target: HTMLElement, props: OutsideProps) => Mounted
  /** What the shell may know of the board: its shape, which verbs carry a question forward, which ids are pieces. */
  room?: Pick<GameRoom, 'wide' | 'square' | 'forward' | 'isUnit' | 'isPlace'>
}

const modules = new Map<string, OutsideModule>()

/** The module of the game on the screen. */
export const moduleOf = (game: string): OutsideModule | undefined => modules.get(game)

/** Loads the board at an address of our own server. */
export async function outsideRoom(game: string, address: string, Board: Component<BoardProps>): Promise<GameRoom> {
  const found = (await import(/* @vite-ignore */ address)) as Partial<OutsideModule>
  if (typeof found.mount !== 'function') throw new Error(`${address} has no function “mount”.`)
  modules.set(game, found as OutsideModule)
  return { ...found.room, Board }
}

export const toolsOf = (): BoardTools => ({
  language: text.lang,
  say: (key, args) => text.say(key, args),
  name: (kind, id) => text.name(kind, id),
  tell: (event, names) => text.event(event, names),
  pointed: (form, way) => pointed(form, way),
})
