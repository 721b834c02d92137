/** Who sits before this screen, and to whom it is handed next. */
import type { MatchInfo, MatchSeat, Seat } from '../types'

/** The seats whose keys are here, in the order of the keys. */
export const heldBy = (info: MatchInfo, keys: string[]): MatchSeat[] =>
  info.seats.filter((s) => s.key && keys.includes(s.key)).sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))

/** Several people at one screen in a match with secrets. */
export const isShared = (info: MatchInfo | null, seats: MatchSeat[]): boolean =>
  Boolean(info?.secrets) && new Set(seats.map((s) => s.player)).size > 1

/** All seats of the player who holds this one. */
export const seatsWith = (held: MatchSeat[], seat: Seat): MatchSeat[] => {
  const player = held.find((s) => s.seat === seat)?.player
  return held.filter((s) => s.player === player)
}
