/** Another match after this one: the same again, from the other side, or against another level. */
import * as api from '../../lib/api'
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
    return { kind, level: seat?.level ?? '', name: kind === 'person' ? (seat?.name ?? '') : '' }
  })
}
/** Everybody one place further. */
export const turned = (players: Player[]): Player[] => [...players.slice(1), ...players.slice(0, 1)]

/** The next level for every computer, the strongest after the weakest that plays sense. */
export function other(players: Player[], game: GameInfo | null): Player[] {
  const levels = (game?.levels ?? []).filter((l) => l !== 'random')
  const next = (level: string) => levels[(levels.indexOf(level) + 1) % levels.length] ?? level
  return players.map((p) => (p.kind === 'computer' ? { ...p, level: next(p.level) } : p))
}

/** Starts it and gives its address. */
export async function again(info: MatchInfo, players: Player[]): Promise<string> {
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
