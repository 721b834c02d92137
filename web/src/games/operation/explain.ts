/** What a unit, an order card, a goal or a piece of ground is: its numbers by name, and how it stands now. */
import { figure, state, term, terms, type Explanation } from '../../lib/explain'
import { text } from '../../lib/text.svelte'
import { away, inside } from './geometry'
import { muster, type Feature, type Point, type Static, type Table } from './model'
import { placeName, unitName } from './names'

export function explain(stat: Static, table: Table, kind: string, id: string): Explanation | null {
  if (kind === 'unit') return unit(table, id)
  if (kind === 'card') return card(stat, id)
  if (kind === 'goal') return goal(table, id)
  if (kind === 'feature') return feature(stat, table, id)
  return null
}

function unit(table: Table, id: string): Explanation | null {
  const found = table.units[id]
  if (!found) return null
  const strength = muster(table, found)
  const [slow = 0, fast = 0, assault = 0] = found.pace ?? []
  return {
    title: unitName(table, id),
    sub: text.say(`side-${table.sides[found.seat]?.nation}`),
    piece: id,
    figures: [
      ...figure(`${found.training}+`, 'training'),
      ...(strength.now ? figure(`${strength.now}/${strength.start}`, 'men') : []),
      ...(found.pace
        ? [...figure(slow / 10, 'slow'), ...figure(fast / 10, 'fast'), ...figure(assault / 10, 'assault')]
        : []),
    ],
    states: [
      ...state(found.broken, '', 'broken'),
      ...state(strength.shaken > 0, String(strength.shaken), 'shaken'),
      ...(found.done ? figure('', 'ordered') : []),
    ],
  }
}

/** An order card: what it does, and its number. */
function card(stat: Static, id: string): Explanation | null {
  const found = stat.cards.find((c) => c.id === id)
  const does = found && term(`order-${found.order}`)
  if (!does) return null
  return { title: text.name('card', id), figures: figure(found.priority, 'priority'), terms: [{ ...does, name: '' }] }
}

function goal(table: Table, id: string): Explanation | null {
  const found = table.objectives.find((g) => g.id === id)
  return found ? { title: text.name('feature', id), figures: figure(found.points, 'goal') } : null
}

function feature(stat: Static, table: Table, id: string): Explanation | null {
  const found = table.features[id]
  const ground = stat.ground[found?.kind ?? 'open']
  if (!ground) return null
  const kind = text.name('ground', found?.ruined ? 'ruin' : (found?.kind ?? 'open'))
  const name = found ? placeName(found) : ''
  const signed = `${ground.foot > 0 ? '+' : '−'}${Math.abs(ground.foot) / 10}`
  return {
    title: name || kind,
    sub: name ? kind : '',
    figures: ground.foot ? figure(signed, 'on-foot') : [],
    terms: terms(
      ground.cover,
      ground.slow && 'only-slow',
      ground.barred && 'barred',
      ground.wheels_barred && !ground.barred && 'no-wheels',
      ground.tracks_barred && !ground.barred && 'no-tracks',
    ),
  }
}

/** What lies under a point of the table: the smallest thing first, and lines before areas. */
export function featureAt(stat: Static, table: Table, at: Point | null): string | undefined {
  if (!at) return undefined
  const isLine = (f: Feature) => f.width > 0 || stat.lines.includes(f.kind)
  const near = Object.values(table.features).filter((f) =>
    isLine(f) ? away(f.shape, at) <= f.width / 2 + 12 : inside(f.shape, at),
  )
  const extent = (shape: Point[]) => Math.max(...shape.map((p) => p[0])) - Math.min(...shape.map((p) => p[0]))
  return near.sort((a, b) => Number(isLine(b)) - Number(isLine(a)) || extent(a.shape) - extent(b.shape))[0]?.id
}

/** The clause under which each answer stands. */
export const clauses: Record<string, string> = {
  lay: 'OW-initiative',
  swap: 'OW-cards-us',
  order: 'OW-chain-open',
  pass: 'OW-chain-stop',
  go: 'OW-intent-move',
  charge: 'OW-intent-assault',
  shoot: 'OW-order-assault',
  target: 'OW-target-valid',
  second: 'OW-target-heavy',
  delay: 'OW-fire-delay',
  lose: 'OW-fire-assign',
  duck: 'OW-fire-assign',
  follow: 'OW-assault-follow',
  smoke: 'OW-smoke-use',
}
