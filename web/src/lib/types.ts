/** The shapes of `docs/api.md`, made from the server's own types, and what the client makes of them. */

import type { Args, Chat, Clocks, MatchSeat, People, Planned, ServerMessage, StateMessage } from './wire'

export * from './wire'

/** Why not: from the rules, or in the server's own words. */
export interface Refusal {
  rule: string
  key: string
  args: Args
  text?: string
}
/** A place on a measured table; it travels as a pair. */
export type Point = [number, number]
export type Player = MatchSeat
/** What comes back for a request. */
export type Answer = Exclude<ServerMessage, StateMessage | People | Chat | Clocks | Planned>
