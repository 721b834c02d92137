/** What a counter, an area or a sea is: its printed numbers by name, and how it stands now. */
import { clause, figure, state, terms, type Explanation } from '../../lib/explain'
import { text } from '../../lib/text.svelte'
import { chart } from './chart'
import { stacksOf } from './model'
import { areaOrSea, countryWords } from './words'
import type { EuropePicture, EuropeStatic } from './wire'

export function explain(stat: EuropeStatic, picture: EuropePicture, kind: string, id: string): Explanation | null {
  if (kind === 'stack') {
    const stack = stacksOf(stat, picture).find((s) => s.id === id)
    return stack ? counter(stat, picture, stack.unit, stack.area) : null
  }
  if (kind === 'unit') return counter(stat, picture, id)
  if (kind === 'place') return chart.seas[id] ? sea(id) : area(stat, picture, id)
  return null
}

/** The clauses on each kind of unit. */
const KINDS: Record<string, string> = {
  infantry: 'EU-4.1',
  armour: 'EU-4.2',
  aircraft: 'EU-4.3a',
  fleet: 'EU-4.4a',
  paratroops: 'EU-12.1.1a',
  bomber: 'EU-12.1.2a',
  submarine: 'EU-12.1.3a',
  destroyer: 'EU-12.1.4',
}

/** The counters of a type in a place, or the type alone. */
function counter(stat: EuropeStatic, picture: EuropePicture, unit: string, place = ''): Explanation | null {
  const printed = stat.counters[unit]
  if (!printed) return null
  const here = picture.units.filter((u) => u.unit === unit && u.area === place)
  const cost = stat.costs[printed.kind]
  return {
    title: text.name('unit', unit),
    sub: place ? areaOrSea(place) : '',
    piece: unit,
    figures: [
      ...figure(printed.attack, 'attack'),
      ...figure(printed.defence, 'defence'),
      ...figure(printed.move, 'move'),
      ...(place
        ? figure(
            here.reduce((sum, u) => sum + u.n, 0),
            'count',
          )
        : []),
      ...(cost ? figure(cost, 'cost') : []),
    ],
    states: [
      ...state(
        here.some((u) => u.cut),
        '',
        'cut',
      ),
      ...(here.some((u) => u.used || u.moved) ? figure('', 'used') : []),
      ...(here.some((u) => u.fixed) ? figure('', 'fixed') : []),
    ],
    terms: clause('', KINDS[printed.kind]),
  }
}

function area(stat: EuropeStatic, picture: EuropePicture, id: string): Explanation | null {
  const found = stat.areas[id]
  if (!found) return null
  const holder = picture.control[id] ?? found.holder
  return {
    title: areaOrSea(id),
    sub: [countryWords(found.country), holder !== found.country && countryWords(holder)].filter(Boolean).join(' · '),
    figures: found.hpp ? figure(found.hpp, 'hpp') : [],
    terms: terms(
      found.capital && 'capital',
      found.port && 'port',
      holder !== found.holder && 'held',
      !found.capital && !found.port && 'area',
    ),
  }
}

const sea = (id: string): Explanation => ({ title: areaOrSea(id), terms: terms('sea') })

/** The clause under which each answer stands. */
export const clauses: Record<string, string> = {
  take: 'EU-6a',
  march: 'EU-6a',
  rebase: 'EU-4.3a',
  redeploy: 'EU-8a',
  escort: 'EU-8c',
  supply: 'EU-9c',
  declare: 'EU-5.1b',
  attack: 'EU-5.1a',
  join: 'EU-5.1a',
  embark: 'EU-4.4c',
  drop: 'EU-12.1.1a',
  launch: 'EU-5.1a',
  bomb: 'EU-12.1.2b',
  prowl: 'EU-12.1.3a',
  intervene: 'EU-12.2a',
  press: 'EU-5.1.3a',
  withdraw: 'EU-5.1i',
  lose: 'EU-5.1.1',
  flee: 'EU-4.3c',
  carry: 'EU-6b',
  load: 'EU-6b',
  order: 'EU-7a',
  build: 'EU-7b',
  'lay-down': 'EU-7d',
  'send-aid': 'EU-12.3a',
  research: 'EU-17a',
  propose: 'EU-13.1b',
  accept: 'EU-13.1b',
}
