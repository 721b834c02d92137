/** What a man is seen to carry. */
import { text } from '../../../lib/text.svelte'
import type { Model, Static, Table } from '../model'
import { unitName } from '../names'

export type Arms = 'rifle' | 'short' | 'mg' | 'tube' | 'mortar'

/** His heaviest weapon. */
export function armsOf(stat: Static, m: Model): Arms {
  const groups = m.weapons.map((w) => stat.weapons[w]?.group ?? '')
  const any = (...of: string[]) => groups.some((g) => of.some((o) => g.startsWith(o)))
  if (any('mortar')) return 'mortar'
  if (any('lmg', 'mmg', 'hmg', 'auto-rifle', 'at-rifle')) return 'mg'
  if (any('rifle', 'semi') && !any('launcher')) return 'rifle'
  if (any('launcher', 'flame')) return 'tube'
  return any('smg', 'assault', 'pistol') ? 'short' : 'rifle'
}

/** For the tip under the pointer: his unit, his task, his weapons, how he is. */
export const tipOf = (t: Table, m: Model): string =>
  [
    unitName(t, m.unit),
    m.role ? text.say(`role-${m.role}`) : '',
    ...m.weapons.map((w) => text.name('weapon', w)),
    m.shaken ? text.say('ui-ow-shaken-man') : '',
  ]
    .filter(Boolean)
    .join(' · ')
