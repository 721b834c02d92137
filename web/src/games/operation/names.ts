/** Names on the table: a unit by its own name, or by its kind where it has none. */
import { text } from '../../lib/text.svelte'
import type { Table } from './model'

export function unitName(t: Table, id: string): string {
  const own = text.name('unit', id)
  const kind = t.units[id]?.kind
  return own === id && kind && text.has(`kind-${kind}`) ? text.name('kind', kind) : own
}
