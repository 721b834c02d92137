/** The match after the course: the first scenario against a recruit, with advice at each kind of question. */
import * as api from './api'
import { address, router } from './router.svelte'
import { tips } from './tips.svelte'
import { toasts } from './toast.svelte'
import type { GameInfo } from './types'

const LEVEL = 'recruit'

export async function firstMatch(game: GameInfo): Promise<void> {
  const scenario = game.scenarios[0]
  if (!scenario) return
  const number = scenario.players[0] ?? 2
  const computer = { kind: 'computer' as const, level: LEVEL, name: '', shows: false }
  const players = (scenario.seats[String(number)] ?? []).map((_, i) =>
    i === 0 ? { kind: 'person' as const, level: '', name: '', shows: false } : computer,
  )
  const options = Object.fromEntries(scenario.options.map((o) => [o.id, o.default]))
  try {
    const made = await api.create({
      game: game.id,
      scenario: scenario.id,
      options,
      players,
      title: '',
      dice: 'seeded',
      undo: 'free',
    })
    tips.want(made.id, true)
    const keys = made.seats.filter((s) => s.holder === 'person' && s.key).map((s): [string, string] => ['key', s.key])
    router.go(address('match', [made.id], keys))
  } catch (e) {
    toasts.say(e instanceof Error ? e.message : String(e), 'refusal')
  }
}
