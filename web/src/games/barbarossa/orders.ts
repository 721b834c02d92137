/** Answers that are not offered now, as the server is asked about them: its own forms with something in their slots. */
import type { Unit } from './model'
import type { BarbarossaAction, Slot } from './wire'

type Forms = Record<string, Slot[]>

/**
 * An order of a unit, or the taking of its card. Its own hex or itself stands for whatever the player has not pointed
 * at yet.
 */
export function order(forms: Forms, verb: string, { id, hex }: Unit, pointed = ''): BarbarossaAction {
  const place = /^\d+$/.test(pointed) ? Number(pointed) : hex
  const filled = { hex: place, unit: pointed || id }
  const slots = (forms[verb] ?? []).map((s) => [s.name, s.takes === 'figure' ? s.value : filled[s.takes]])
  return { verb, unit: id, ...Object.fromEntries(slots) } as BarbarossaAction
}
