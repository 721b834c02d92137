/** Another match after this one: the same again, from the other side, or against another level. */
import * as api from '../../lib/api'
import { hosted } from '../../lib/lobby.svelte'
import { keepKeys } from '../../lib/kept'
import { address } from '../../lib/router.svelte'
import type { GameInfo, MatchInfo, NewMatch } from '../../lib/types'

type Player = NewMatch['players'][number]

/** Who played, by the number of the player. */
export function playersOf(info: MatchInfo): Player[] {
  const numbers = [...new Set(info.seats.map((s) => s.player))].sort((a, b) => a - b)
  return numbers.map((n) => {
    const seat = info.seats.find((s) => s.player === n)
    const kind = info.closed && seat?.holder === 'person' && !seat.key ? 'invite' : (seat?.holder ?? 'person')
    const own = kind === 'person'
    return { kind, level: seat?.level ?? '', name: own ? (seat?.name ?? '') : '', shows: own && (seat?.shows ?? false) }
  })
}
/** Everybody one place further. */
export const turned = (players: Player[]): Player[] => [...players.slice(1), ...players.slice(0, 1)]

/** A level without its style. */
const plain = (level: string) => level.split('-')[0] ?? level

/** The next level for every computer, the strongest after the weakest that plays sense. */
export function other(players: Player[], game: GameInfo | null): Player[] {
  const levels = (game?.levels ?? []).filter((l) => l !== 'random' && l === plain(l))
  const next = (level: string) => levels[(levels.indexOf(plain(level)) + 1) % levels.length] ?? level
  return players.map((p) => (p.kind === 'computer' ? { ...p, level: next(p.level) } : p))
}

/** Starts it and gives its address. */
export async function again(info: MatchInfo, players: Player[]): Promise<string> {
  if (hosted && info.seats.some((s) => s.holder === 'person' && !s.key)) {
    const made = await api.playAgain(info.id, players[0]?.kind !== playersOf(info)[0]?.kind)
    return made.seats.some((s) => s.free) ? address('new', [made.id]) : address('match', [made.id])
  }
  const { players: _, ...options } = info.options
  const made = await api.create({
    game: info.game,
    scenario: info.scenario,
    options: options as NewMatch['options'],
    players,
    title: '',
    dice: info.dice.kind,
    undo: info.undo,
  } as NewMatch)
  const keys = made.seats.filter((s) => s.holder === 'person' && s.key).map((s) => s.key)
  keepKeys(made.id, keys)
  return address(
    'match',
    [made.id],
    keys.map((k): [string, string] => ['key', k]),
  )
}
