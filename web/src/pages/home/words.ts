/** What the rows of the home page say of a match. */
import { t, text } from '../../lib/text.svelte'
import type { MatchInfo, OwnMatch, PublicMatch } from '../../lib/types'

export const seatNames = (game: string, seats: string[]): string =>
  seats.map((s) => text.of(game, `seat-${s}`)).join(', ')

/** The scenario, and where in its course it is. */
export function placeWords(m: Pick<MatchInfo, 'game' | 'scenario' | 'moment'>): string {
  const moment = m.moment.key ? text.of(m.game, m.moment.key, m.moment.args ?? {}) : ''
  return [text.of(m.game, `scenario-${m.scenario}`), moment].filter(Boolean).join(', ')
}

/** The others at my match: people by name, computers by level, and seats that are free. */
export function against(m: OwnMatch): string[] {
  const others = m.match.seats.filter((s) => !m.own.includes(s.seat))
  const players = [...new Map(others.map((s) => [s.player, s])).values()]
  return players.map((s) =>
    s.holder === 'computer'
      ? t('seat-computer', { level: text.say(`level-${s.level}`) })
      : s.free
        ? t('seat-free')
        : s.name || t('someone'),
  )
}

export function seatWords(m: OwnMatch, others: string[]): string {
  const seats = seatNames(m.match.game, m.own)
  if (!others.length) return t('home-you-alone', { seats })
  if (m.match.seats.some((s) => s.free)) return `${t('home-you-alone', { seats })}, ${t('home-seats-free')}`
  if (others.length > 1) return t('home-you-many', { seats, count: others.length + 1 })
  return t('home-you-are', { seats, names: others.join(', ') })
}

/** Who plays a public match. */
export function playerNames(m: PublicMatch): string[] {
  return m.players.map((p) => (p.level ? text.say(`level-${p.level}`) : p.name || t('someone')))
}
export function together(names: string[]): string {
  const [first = '', second = ''] = names
  if (names.length > 2) return t('home-and-others', { first, count: names.length - 1 })
  return second ? t('home-and', { first, second }) : first
}
