/** Who wears which colours, and where the big names stand. */
import { chart, type Point } from './chart'

export const POWERS = ['germany', 'italy', 'britain', 'france', 'soviet', 'usa'] as const
const KINDS = ['infantry', 'armour', 'aircraft', 'fleet', 'paratroops', 'bomber', 'submarine', 'destroyer'] as const
const CODES: Record<string, string> = {
  germany: 'DE',
  italy: 'IT',
  britain: 'GB',
  france: 'FR',
  soviet: 'SU',
  usa: 'US',
  poland: 'PL',
  denmark: 'DK',
  holland: 'NL',
  belgium: 'BE',
  norway: 'NO',
  sweden: 'SE',
  spain: 'ES',
  turkey: 'TR',
  yugoslavia: 'YU',
  greece: 'GR',
  finland: 'FI',
  hungary: 'HU',
  romania: 'RO',
  bulgaria: 'BG',
  'vichy-france': 'VF',
}
const TINTS: Record<string, string> = {
  poland: 'b',
  denmark: 'a',
  holland: 'd',
  belgium: 'a',
  norway: 'e',
  sweden: 'f',
  spain: 'd',
  turkey: 'b',
  yugoslavia: 'c',
  greece: 'a',
  finland: 'e',
  hungary: 'd',
  romania: 'f',
  bulgaria: 'e',
}

export const isPower = (id: string): boolean => (POWERS as readonly string[]).includes(id)
export const codeOf = (country: string): string => CODES[country] ?? country.slice(0, 2).toUpperCase()
/** The colours of a counter: a power's own, or those of the small countries. */
export const dressOf = (country: string): string => (isPower(country) ? country : 'minor')

/** The name of a country's tint: that of who holds it in peace. */
export const tintVar = (holder: string): string => `t-${isPower(holder) ? holder : (TINTS[holder] ?? 'c')}`

export const kindRank = (kind: string): number => (KINDS as readonly string[]).indexOf(kind)
/** Land, air or sea. */
export function armOf(kind: string): 'land' | 'air' | 'sea' {
  return kind === 'aircraft' || kind === 'bomber'
    ? 'air'
    : kind === 'fleet' || kind === 'submarine' || kind === 'destroyer'
      ? 'sea'
      : 'land'
}

/** Between two places: big letters over a country. Areas, shift, size in map units, spacing. */
const BIG: [key: string, areas: string[], dx: number, dy: number, size: number, spacing: number, turn: number][] = [
  ['country-soviet', ['novgorod', 'gorky'], 0, -44, 21, 11, 0],
  ['country-germany', ['prague', 'munich'], 20, -14, 12, 3, 0],
  ['country-france', ['paris', 'vichy'], -16, 0, 13, 4, 0],
  ['country-spain', ['madrid', 'bilbao'], 10, 4, 14, 5, 0],
  ['country-turkey', ['ankara', 'adana'], 2, -4, 14, 6, 0],
  ['country-sweden', ['stockholm', 'lulea'], -20, 16, 12, 3, -62],
  ['country-finland', ['oulu', 'helsinki'], 8, 10, 12, 3, 0],
  ['country-norway', ['oslo', 'trondheim'], -14, 12, 11, 2, -62],
  ['country-poland', ['warsaw', 'poznan'], 8, 20, 10, 3, 0],
  ['country-romania', ['bucharest', 'kishinev'], -30, -6, 11, 3, 0],
  ['country-yugoslavia', ['belgrade', 'skopje'], 0, 4, 9, 1, 0],
  ['country-libya', ['tripoli', 'benghazi'], 60, 64, 14, 6, 0],
  ['country-egypt', ['mersa-matruh', 'cairo'], 10, 40, 13, 5, 0],
  ['country-algeria', ['oran', 'algiers'], 10, 56, 13, 4, 0],
  ['country-italy', ['rome', 'venice'], 4, 8, 10, 2, 52],
  ['country-hungary', ['budapest', 'debrecen'], 6, 14, 9, 2, 0],
  ['country-britain', ['manchester', 'london'], 14, -10, 9, 1, 0],
  ['country-greece', ['salonika', 'athens'], -8, 0, 9, 1, 0],
]
const FAR: Record<string, [size: number, spacing: number]> = {
  switzerland: [9, 1],
  portugal: [10, 2],
  ireland: [11, 3],
  iraq: [13, 4],
  iran: [13, 4],
  arabia: [14, 4],
  kazakhstan: [15, 4],
}

export interface BigName {
  key: string
  at: Point
  size: number
  spacing: number
  turn: number
}
export const bigNames: BigName[] = [
  ...BIG.map(([key, areas, dx, dy, size, spacing, turn]): BigName => {
    const points = areas.map((a) => chart.areas[a]?.at ?? ([0, 0] as Point))
    const mean = (i: 0 | 1) => points.reduce((s, p) => s + p[i], 0) / points.length
    return { key, at: [mean(0) + dx, mean(1) + dy], size, spacing, turn }
  }),
  ...Object.entries(FAR).flatMap(([k, [size, spacing]]): BigName[] => {
    const mid = chart.outside[k]?.mid
    return mid ? [{ key: `land-${k}`, at: mid, size, spacing, turn: 0 }] : []
  }),
]
