/** Going through the steps of a match; the address follows, so that a step can be linked to. */
import type { Match } from '../../lib/match.svelte'
import { address, router } from '../../lib/router.svelte'
import { t } from '../../lib/text.svelte'
import { toasts } from '../../lib/toast.svelte'

/** Shows a step; null is the match as it stands now. */
export async function jump(m: Match, step: number | null): Promise<void> {
  await m.replay.show(step)
  const keys = m.keys.map((k): [string, string] => ['key', k])
  if (m.watch) keys.push(['watch', m.watch])
  router.note(address('match', [m.id], m.replay.wanted === null ? keys : [...keys, ['step', String(m.replay.wanted)]]))
}

/** Copies a link to the step shown. It holds no key of a seat. */
export async function copyLink(m: Match): Promise<void> {
  const step = String(m.replay.wanted ?? m.live?.steps ?? 0)
  const watch: [string, string][] = m.watch ? [['watch', m.watch]] : []
  const link = `${location.origin}${location.pathname}${address('match', [m.id], [...watch, ['step', step]])}`
  try {
    await navigator.clipboard.writeText(link)
    toasts.say(t('link-copied'))
  } catch {
    toasts.say(link)
  }
}
