/** How chances are written. */
import type { Odds } from '../../lib/types'

export const percent = (p: number): string => `${(p * 100).toFixed(1)}\u00a0%`
export const round = (p: number): string => `${Math.round(p * 100)}\u00a0%`
/** Nearly sure is not sure. */
export const whole = (p: number): string => (p * 100).toFixed((p > 0.995 && p < 1) || (p > 0 && p < 0.005) ? 1 : 0)

/** A chance as ways of all ways, where the table of rolls gives it exactly. */
export function waysOf(p: number, table: Odds['table']): string {
  const all = table.reduce((sum, line) => sum + line.ways, 0)
  return all && Math.abs(p * all - Math.round(p * all)) < 1e-6 ? `${Math.round(p * all)}/${all}` : ''
}
