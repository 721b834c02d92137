/** A power's data sheet, as the picture has it, in the order of the print. */
import { kindRank } from './look'
import { stacksOf } from './model'
import type { EuropePicture, EuropeStatic, PowerSeen, SeasonPrinted, YardSeen } from './wire'

export interface PoolLine {
  kind: string
  left: number
  onMap: number
  /** In the set-up: still to be set up. */
  due: number | null
}
export interface Sheet {
  power: string
  seen: PowerSeen
  /** The owner sees what lies face down at sea, too. */
  hpp: number
  spent: number
  pool: PoolLine[]
  coming: [kind: string, n: number][]
  yards: YardSeen[]
}

const byRank = (a: string, b: string) => kindRank(a) - kindRank(b)

export function sheetOf(stat: EuropeStatic, picture: EuropePicture, power: string): Sheet | null {
  const seen = picture.powers[power]
  if (!seen) return null
  const on = new Map<string, number>()
  for (const s of stacksOf(stat, picture)) if (s.owner === power) on.set(s.kind, (on.get(s.kind) ?? 0) + s.n)
  const kinds = [...new Set([...Object.keys(seen.pool), ...Object.keys(seen.to_place), ...on.keys()])].sort(byRank)
  return {
    power,
    seen,
    hpp: seen.in_hand ?? seen.hpp,
    spent: seen.used ?? seen.spent,
    pool: kinds.map((kind) => ({
      kind,
      left: seen.pool[kind] ?? 0,
      onMap: on.get(kind) ?? 0,
      due: picture.phase === 'set-up' ? (seen.to_place[kind] ?? 0) : null,
    })),
    coming: Object.entries(seen.coming).sort((a, b) => byRank(a[0], b[0])),
    yards: picture.yards.filter((y) => y.power === power),
  }
}

/** The turns of the scenario. */
export const turnsOf = (stat: EuropeStatic, picture: EuropePicture): SeasonPrinted[] =>
  stat.calendar.filter((x) => x.turn <= picture.last)
