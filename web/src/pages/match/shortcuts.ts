/**
 * The keys of a match: Enter presses the amber button, Escape lets go, u takes back, c goes to the choices or, while a
 * way is shown, changes its kind, [ and ] step through the match, g shows the goal, i says what this is, ? the keys.
 */
import type { Match } from '../../lib/match.svelte'
import { what } from '../../lib/what.svelte'
import { jump } from './steps'

/** The list of choices, opened if it is folded. */
function toChoices(): void {
  const first = document.querySelector<HTMLElement>('.choices button')
  first?.closest('details')?.setAttribute('open', '')
  first?.focus()
}

function letGo(m: Match): void {
  m.stop()
  m.going.clear()
  m.chosen = []
  m.arm(null)
}

/** The next kind of way to the place pointed at. */
function turnWay(m: Match): void {
  const { ways, way } = m.going
  m.going.kind = ways[(ways.findIndex((w) => w === way) + 1) % ways.length]?.kind ?? ''
}

/** Enter on anything that is no button itself presses the amber one. */
function pressMain(e: KeyboardEvent): void {
  if ((e.target as Element).closest('button, a, summary, [role=button]')) return
  const main = document.querySelector<HTMLButtonElement>('.prompt .button.legal')
  if (!main) return
  e.preventDefault()
  main.click()
}

export function shortcut(m: Match, e: KeyboardEvent, open: (what: 'goal' | 'keys') => void): void {
  if ((e.target as Element).closest('input, select, textarea, [role=dialog]')) return
  const steps = m.live?.steps ?? 0
  if (e.key === 'Escape') letGo(m)
  else if (e.key === 'u' && m.ask?.undo) void m.undo()
  else if (e.key === 'c' && m.going.ways.length > 1) turnWay(m)
  else if (e.key === 'c') toChoices()
  else if (e.key === 'Enter') pressMain(e)
  else if (e.key === 'i') what.byKey()
  else if (e.key === 'g') open('goal')
  else if (e.key === '?') open('keys')
  else if (e.key === '[') void jump(m, Math.max(0, (m.replay.wanted ?? steps) - 1))
  else if (e.key === ']' && m.replay.wanted !== null)
    void jump(m, m.replay.wanted + 1 >= steps ? null : m.replay.wanted + 1)
}
