/** Words and colours that the parts of a verdict share. */
import type { Match } from '../../lib/match.svelte'
import { t, text } from '../../lib/text.svelte'
import type { Review, Seat, Stage, Throw } from '../../lib/types'

export const stageWords = (stage: Stage | null): string => (stage ? capital(`moment-${stage.key}`, stage) : '')
/** The same without how many there are, where that is part of the words. */
export const shortStage = (stage: Stage | null): string =>
  stage && text.has(`moment-${stage.key}-short`) ? capital(`moment-${stage.key}-short`, stage) : stageWords(stage)

function capital(key: string, stage: Stage): string {
  const said = text.say(key, stage.args)
  return said.charAt(0).toUpperCase() + said.slice(1)
}

const OWN = new Set(['german', 'french', 'soviet'])
const OTHERS = ['#7c8472', '#7fa6cf', '#c79a4b', '#8d9f57', '#a9708f', '#5f8593']

/** A side's own colour as the game has it, or the next of a row that people who see few colours can tell apart. */
export const colourOf = (m: Match, seat: Seat, seats: Seat[]): string =>
  m.room?.colour?.(seat, m.picture) ??
  (OWN.has(seat) ? `var(--${seat})` : (OTHERS[seats.indexOf(seat) % OTHERS.length] ?? OTHERS[0] ?? ''))

/** A seat, a side or a power by its name. */
export const sideWords = (who: string): string =>
  text.name(['seat', 'side', 'country'].find((kind) => text.has(`${kind}-${who}`)) ?? 'seat', who)

/** Whether the dice of a seat fell as was to be expected, within what chance does anyway. */
export function luckOf(luck: Throw[], seat: Seat): 'even' | 'good' | 'bad' {
  const own = luck.filter((each) => each.seat === seat)
  const [got, mean] = [own.reduce((sum, e) => sum + e.got, 0), own.reduce((sum, e) => sum + e.mean, 0)]
  const spread = Math.sqrt(Math.max(mean, 1))
  return got > mean + spread ? 'good' : got < mean - spread ? 'bad' : 'even'
}

/** Ends that no points decided. */
const UNPLAYED = new Set(['resigned', 'out-of-time', 'draw-agreed', 'called-off'])

/** By how many points: what the winner has more, or how far the only ones counted lie off their bounds. */
function lead({ accounts, outcome }: Review): number {
  const totals = accounts.filter((a) => a.key === 'total')
  const [one, two] = totals.map((a) => ({ ...a, won: outcome.winners.includes(a.seat), points: a.value ?? 0 }))
  if (one && two) return totals.length === 2 && one.won !== two.won ? Math.abs(one.points - two.points) : 0
  const [low, high] = [Number(one?.args['low']), Number(one?.args['high'])]
  return one && !two ? Math.max(0, low - one.points, one.points - high) || 0 : 0
}

/** Won, lost or neither, in words for who looks; by how much, if points decided. */
export function headline(review: Review, held: Seat[], seats: Seat[]): string {
  const { winners } = review.outcome
  if (!winners.length) return t('verdict-drawn')
  if (!held.length || held.length === seats.length) return t('won', { winners: winners.map(sideWords).join(', ') })
  const points = UNPLAYED.has(review.outcome.key) ? 0 : lead(review)
  if (winners.some((seat) => held.includes(seat))) return points ? t('verdict-won-by', { points }) : t('verdict-won')
  return points ? t('verdict-lost-by', { points }) : t('verdict-lost')
}
