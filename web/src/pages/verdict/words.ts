/** Words and colours that the parts of a verdict share. */
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

/** A side's own colour, or the next of a row that people who see few colours can tell apart. */
export const colourOf = (seat: Seat, seats: Seat[]): string =>
  OWN.has(seat) ? `var(--${seat})` : (OTHERS[seats.indexOf(seat) % OTHERS.length] ?? OTHERS[0] ?? '')

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

/** Won, lost or neither, in words for who looks. */
export function headline(review: Review, held: Seat[], seats: Seat[]): string {
  const { winners } = review.outcome
  if (!winners.length) return t('verdict-drawn')
  if (!held.length || held.length === seats.length) return t('won', { winners: winners.map(sideWords).join(', ') })
  return winners.some((seat) => held.includes(seat)) ? t('verdict-won') : t('verdict-lost')
}
