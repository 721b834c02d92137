/** The examples of a game: their order in the list and their words. */
import { text } from '../../lib/text.svelte'
import type { SituationInfo } from '../../lib/types'

const KINDS: Record<string, number> = { tutorial: 0, example: 1, situation: 2 }

/** The paragraph that an example belongs to, without the letters of its book. */
export const chapterOf = (s: SituationInfo): string => (s.rules[0] ?? '').replace(/^[A-Z]+-(ex-)?/, '')

/** By kind, then in the order of the book; lessons in their own order. */
export const inOrder = (list: SituationInfo[]): SituationInfo[] =>
  [...list].sort(
    (a, b) =>
      (KINDS[a.kind] ?? 3) - (KINDS[b.kind] ?? 3) ||
      (a.kind === 'tutorial' ? a.id.localeCompare(b.id) : 0) ||
      chapterOf(a).localeCompare(chapterOf(b), 'en', { numeric: true }),
  )

/** A title is a key of the texts, or stands there itself. */
export const titleOf = (key: string): string => (text.has(key) ? text.say(key) : key)

/** Words that are a key of the texts, or stand there themselves. */
export const wordsOf = (key: string): string =>
  key && (text.has(key) || /^[a-z0-9-]+$/.test(key)) ? text.say(key) : key
