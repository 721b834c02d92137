/** Attacks and battles: the one at hand in the picture, the last ones in the log, and the arrows of all. */
import type { LogLine, Thrown } from '../../lib/types'
import { armOf, dressOf } from './look'
import type { Coming, EuropeEvent, EuropePicture, EuropeStatic } from './wire'

export type Line = LogLine<EuropeEvent>
type Told<E extends EuropeEvent['event']> = Extract<EuropeEvent, { event: E }>

export interface Force {
  unit: string
  n: number
  origin: string
}
export interface Clash {
  area: string
  power: string
  against: string
  stage: string
  round: number
  ground: string
  attackers: Force[]
  defenders: Force[]
  planned: boolean
}
const force = ({ unit, n, origin }: Coming): Force => ({ unit, n, origin })

/** The attack being planned or the battle being fought. */
export function clashOf(picture: EuropePicture): Clash | null {
  const { battle, plan } = picture
  if (battle) {
    const { area, power, against, stage, round, ground } = battle
    const sides = { attackers: battle.attackers.map(force), defenders: battle.defenders.map(force) }
    return { area, power, against, stage, round, ground, ...sides, planned: false }
  }
  if (!plan) return null
  const { area, power, against } = plan
  const sides = { attackers: plan.units.map(force), defenders: plan.defenders.map(force) }
  return { area, power, against, stage: '', round: 0, ground: '', ...sides, planned: true }
}

export interface Prong {
  origin: string
  kind: 'plan' | 'air'
  n: number
  dress: string
  /** How far aside it runs when several come from the same place. */
  lane: number
}
/** The arrows of an attack: one from each place for those on the ground, at sea and in the air. */
export function prongsOf(stat: EuropeStatic, clash: Clash): Prong[] {
  const printed = (a: Force | undefined) => stat.counters[a?.unit ?? '']
  return [...new Set(clash.attackers.map((a) => a.origin))].flatMap((origin) => {
    const arms = (['land', 'sea', 'air'] as const)
      .map((arm) => ({
        arm,
        here: clash.attackers.filter((a) => a.origin === origin && armOf(printed(a)?.kind ?? '') === arm),
      }))
      .filter((x) => x.here.length)
    return arms.map(({ arm, here }, i): Prong => ({
      origin,
      kind: arm === 'air' ? 'air' : 'plan',
      n: here.reduce((s, a) => s + a.n, 0),
      dress: dressOf(printed(here[0])?.country ?? ''),
      lane: i - (arms.length - 1) / 2,
    }))
  })
}

export interface Round {
  /** Where it was fought: on the way there, or in the area itself. */
  place: string
  stage: string
  round: number
  ground: string
  attack: Thrown[]
  defence: Thrown[]
  attackHits: number
  defenceHits: number
  lost: Force[]
}
export interface Battle {
  power: string
  area: string
  against: string
  attackers: Force[]
  defenders: Force[]
  rounds: Round[]
  /** Who came in on the way. */
  met: Line[]
  result: string
  cost: number
}

const launched = (e: Told<'attack-launched'>): Battle => ({
  power: e.power,
  area: e.area,
  against: e.against,
  attackers: e.attackers.map(([unit, origin, n]) => ({ unit, n, origin })),
  defenders: e.defenders.map(([unit, n]) => ({ unit, n, origin: '' })),
  rounds: [],
  met: [],
  result: '',
  cost: e.cost,
})
const roundOf = (e: Told<'round-fought'>, thrown: Thrown[]): Round => ({
  place: e.area,
  stage: e.stage,
  round: e.round,
  ground: e.ground,
  attack: thrown.filter((r) => r.why === 'attack'),
  defence: thrown.filter((r) => r.why === 'defence'),
  attackHits: e.attack_hits,
  defenceHits: e.defence_hits,
  lost: [],
})

/** The last battle of the log, round by round. */
export function lastBattle(log: Line[]): Battle | null {
  const at = log.findLastIndex((l) => l.event.event === 'attack-launched')
  const first = log[at]?.event
  if (first?.event !== 'attack-launched') return null
  const found = launched(first)
  for (const l of log.slice(at + 1)) {
    const e = l.event
    if (e.event === 'round-fought') found.rounds.push(roundOf(e, l.thrown))
    else if (e.event === 'unit-lost') found.rounds.at(-1)?.lost.push({ unit: e.unit, n: e.n, origin: e.base })
    else if (e.event === 'intervened') found.met.push(l)
    else if (e.event === 'withdrew') found.result = 'withdrew'
    else if (e.event === 'battle-ended' && e.area === found.area) {
      found.result = e.result
      break
    }
  }
  return found
}

/** An arrow of what just happened. */
export interface Track {
  from: string
  to: string
  n: number
}
export function tracksOf(log: Line[]): Track[] {
  return log.flatMap(({ event: e }): Track[] => {
    if (e.event === 'fled') return [{ from: e.area, to: e.goal, n: 1 }]
    if (e.event === 'redeployed') return [{ from: e.start, to: e.goal, n: 1 }]
    if (e.event === 'marched' || e.event === 'base-changed' || e.event === 'shipped')
      return [{ from: e.start, to: e.goal, n: e.n }]
    if (e.event === 'attack-launched') return e.attackers.map(([, from, n]) => ({ from, to: e.area, n }))
    return []
  })
}
