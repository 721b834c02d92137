/** What the options mean on the map: stacks to pick up, places to go to, and what differs only in number. */
import { fill } from '../../lib/actions'
import { idsOf } from '../../lib/choose'
import type { Option } from '../../lib/types'
import { chart, isPlace } from './chart'
import { isAmong, type Pieces } from './model'
import type { EuropeAction, EuropeStatic } from './wire'

type Areas = EuropeStatic['areas']
const ORIGINS = new Set(['origin', 'base'])
/** What an option offers: a stack to pick up (unit and place), or places to go to. */
export function offered(o: Option, areas: Areas): { stacks: Pieces[]; places: string[] } {
  const f = o.fields
  const unit = typeof f['unit'] === 'string' ? f['unit'] : ''
  const origin = Object.entries(f).find(([k]) => ORIGINS.has(k))?.[1]
  const stacks: Pieces[] = typeof origin === 'string' ? [{ unit, area: origin }] : []
  if (typeof f['fleet'] === 'string' && typeof origin === 'string') stacks.push({ unit: f['fleet'], area: origin })
  const places = Object.entries(f)
    .filter(([k]) => !ORIGINS.has(k) && k !== 'against' && k !== 'country')
    .flatMap(([, v]) => (Array.isArray(v) ? v : [v]))
    .map(String)
    .filter((id) => id in chart.areas || id in chart.seas)
  if (unit && !stacks.length && !places.length && o.verb !== 'order') stacks.push({ unit, area: '' })
  if (typeof f['country'] === 'string')
    places.push(
      ...Object.keys(chart.areas).filter(
        (a) => areas[a]?.country === f['country'] && (areas[a]?.capital || a === f['country']),
      ),
    )
  return { stacks, places }
}

/** The options that a click on a stack or a place can mean. */
export function meant(options: Option[], areas: Areas, area: string, unit = ''): Option[] {
  const both = unit ? options.filter((o) => isAmong({ unit, area }, offered(o, areas).stacks)) : []
  if (both.length) return both
  const going = options.filter((o) => offered(o, areas).places.includes(area))
  if (going.length) return going
  const country = areas[area]?.country
  const war = options.filter((o) => o.fields['country'] === country)
  return war.length || unit ? war : options.filter((o) => idsOf(o).includes(area))
}

/** Where offers stand: beside the pointer, and within the board. */
export function beside(board: Element | undefined, e: MouseEvent, rows: number): { x: number; y: number } {
  const r = board?.getBoundingClientRect() ?? new DOMRect(0, 0, 600, 500)
  const within = (at: number, last: number) => Math.max(8, Math.min(at, last))
  return {
    x: within(e.clientX - r.left + 14, r.width - 300),
    y: within(e.clientY - r.top - 20, r.height - Math.min(380, 60 + rows * 38)),
  }
}

/** How many, or how much, an option names. */
export const amountOf = (o: Option): unknown => o.fields['n'] ?? o.fields['value']
/** Options that differ only in how many, or how much. */
export function bundles(options: Option[]): Option[][] {
  const found = new Map<string, Option[]>()
  for (const o of options) {
    const { n: _, value: __, ...rest } = o.fields
    const key = `${o.verb} ${JSON.stringify(rest)}`
    found.set(key, [...(found.get(key) ?? []), o])
  }
  return [...found.values()]
}

/**
 * What is asked of the server when nothing can be done here: the likeliest option with its place, and its piece,
 * replaced. It says why not.
 */
export function doubtful(options: Option[], area: string, unit = ''): EuropeAction | null {
  for (const o of options) {
    const slot = Object.keys(o.fields).findLast((name) => name !== 'against' && isPlace(String(o.fields[name])))
    if (slot && (!unit || 'unit' in o.fields))
      return fill<EuropeAction>(o, { [slot]: area, ...(unit ? { unit } : {}) } as object)
  }
  return unit ? doubtful(options, area) : null
}
