/** What a counter, a hex or a marker is: its printed numbers by name, and how it stands now. */
import { clause, figure, state, term, terms, type Explanation, type Figure } from '../../lib/explain'
import { label } from '../../lib/hexboard/grid'
import { text } from '../../lib/text.svelte'
import { tableOf, type Face } from './table'
import { unitsOf } from './units'
import type { BlitzkriegPicture, BlitzkriegStatic } from './wire'

export function explain(
  stat: BlitzkriegStatic,
  picture: BlitzkriegPicture,
  kind: string,
  id: string,
): Explanation | null {
  if (kind === 'unit') return counter(stat, picture, id)
  if (kind === 'hex') return hex(stat, picture, Number(id))
  if (kind === 'marker') return marker(stat, picture, id)
  return null
}

function counter(stat: BlitzkriegStatic, picture: BlitzkriegPicture, id: string): Explanation | null {
  const face = tableOf(stat).faces.get(id)
  const now = unitsOf(picture).find((u) => u.id === id)
  if (!face || !now) return null
  const seen = picture.units.find((u) => u.id === id)
  const formation = picture.formations.find((f) => f.id === seen?.formation)
  const card = stat.formations.find((f) => f.id === seen?.formation)
  return {
    title: text.name('unit', id),
    sub: `${text.name('seat', face.side)} · ${text.name('formation', seen?.formation ?? '')}`,
    piece: id,
    figures: face.hq
      ? [...figure(face.command, 'command', { reach: card?.reach ?? 0 }), ...figure(face.mp, 'movement')]
      : printed(face, now.reduced),
    states: [
      ...state(now.neutralised, 'N', 'neutralised', { need: formation?.rally ?? 0 }),
      ...state(now.fatigued, 'F', 'fatigued'),
      ...state(now.out, '!', 'out'),
      ...state(now.fired, 'O', 'fired'),
      ...state(now.column, 'C', 'column'),
      ...state(now.reduced, '', 'reduced'),
      ...state(now.demoralised, 'D', 'demoralised'),
      ...(now.done ? figure('', 'done') : []),
    ],
  }
}

const printed = (face: Face, reduced: boolean): Figure[] => [
  ...figure(reduced ? face.reduced : face.attack, reduced ? 'attack-weak' : 'attack'),
  ...figure(face.range, 'range'),
  ...figure(face.defence, 'armour'),
  ...figure(face.mp, 'movement'),
]

function hex(stat: BlitzkriegStatic, picture: BlitzkriegPicture, number: number): Explanation | null {
  const found = stat.hexes.find((h) => h.number === number)
  const ground = found && term(found.terrain)
  if (!ground) return null
  const place = Object.entries(stat.names).find(([, hexes]) => hexes.includes(number))?.[0]
  const points = place ? (stat.objectives[place] ?? 0) : 0
  const holder = picture.control[label(number)] ?? ''
  return {
    title: place ?? ground.name,
    sub: [label(number), holder && text.name('seat', holder)].filter(Boolean).join(' · '),
    figures: points ? figure(points, 'points') : [],
    terms: [
      place ? ground : { ...ground, name: '' },
      ...(found.level ? figure('', 'level', { level: found.level }).map((f) => f.term) : []),
      ...terms(picture.mines.includes(number) && 'mines', picture.works.includes(number) && 'works'),
    ],
  }
}

const MARKERS: Record<string, string> = {
  formation: 'BK-5.1',
  repeat: 'BK-5.3a',
  general: 'BK-5.5a',
  artillery: 'BK-8.6b',
  stuka: 'BK-8.6c',
}

function marker(stat: BlitzkriegStatic, picture: BlitzkriegPicture, id: string): Explanation | null {
  const card = stat.markers.find((m) => m.id === id)
  const [now, printed] = [picture.formations.find((f) => f.id === id), stat.formations.find((f) => f.id === id)]
  return {
    title: now ? text.name('formation', id) : text.name('marker', id),
    sub: card ? text.name('seat', card.side) : '',
    figures: [
      ...(printed ? figure(printed.reaction, 'reaction') : []),
      ...(now ? [...figure(now.factor, 'factor'), ...figure(`${now.lost}/${now.steps}`, 'steps')] : []),
    ],
    terms: clause('', MARKERS[card?.kind ?? id]),
  }
}

/** The clause under which each answer stands. */
export const clauses: Record<string, string> = {
  deploy: 'BK-12.1c',
  place: 'BK-12.1c',
  assign: 'BK-10.3',
  weaken: 'BK-12.1a',
  board: 'BK-12.1f',
  entrench: 'BK-10.2',
  mine: 'BK-10.1',
  'open-with': 'BK-12.1e',
  activate: 'BK-5.2',
  decline: 'BK-2B1',
  wait: 'BK-5.5a',
  together: 'BK-5.5a',
  hold: 'BK-5.3c',
  repeat: 'BK-5.3a',
  command: 'BK-5.5b',
  relieve: 'BK-5.5b',
  rest: 'BK-5.5b',
  enough: 'BK-5.5b',
  cancel: 'BK-5.5b',
  allow: 'BK-5.5b',
  return: 'BK-3.2b',
  move: 'BK-7.1',
  enter: 'BK-12.2c',
  fire: 'BK-8.1',
  'fire-first': 'BK-6.1a',
  'fire-together': 'BK-12.1f',
  barrage: 'BK-8.6b',
  mount: 'BK-6.1c',
  dismount: 'BK-6.1c',
  'end-activation': 'BK-2B2',
  step: 'BK-7.1',
  drive: 'BK-7.2.1',
  assault: 'BK-9',
  halt: 'BK-7.1',
  'opportunity-fire': 'BK-6.3.1',
  'return-fire': 'BK-6.3.2',
  'fall-back': 'BK-6.3.3',
  retreat: 'BK-6.3.3',
  pass: 'BK-6.3',
  suffer: 'BK-8.3',
  'lose-step': 'BK-8.3',
  stand: 'BK-9.1.2',
  aim: 'BK-9',
  press: 'BK-9.1.3',
  'break-off': 'BK-9.1.3',
}
