// Made by `make types` from the server's own types; a test holds it current. Do not edit.

import type { RollSent } from '../../lib/wire'

export interface EuropePicture {
  turn: number
  year: number
  season: string
  last: number
  side: string
  phase: string
  phases: string[]
  units: Stack[]
  control: Record<string, string>
  powers: Record<string, PowerSeen>
  countries: Record<string, CountrySeen>
  yards: YardSeen[]
  convoys: ConvoySeen[]
  forts_gone: string[]
  kiel_shut: boolean
  plan: PlanSeen | null
  battle: BattleSeen | null
  pacts: PactSeen[]
  guests: [string, string][]
  goals: Goal[]
}

export interface Stack {
  unit: string
  area: string
  n: number
  used?: boolean
  moved?: boolean
  cut?: boolean
  fixed?: boolean
}

export interface PowerSeen {
  hpp: number
  in_hand: number | null
  used: number | null
  spent: number
  limit: number
  free: number
  base: number
  redeploy: number
  redeployed: number
  standing: string
  pool: Record<string, number>
  coming: Record<string, number>
  to_place: Record<string, number>
}

export interface CountrySeen {
  standing: string
  patron: string
}

export interface YardSeen {
  power: string
  area: string
  ready: number
}

export interface ConvoySeen {
  sender: string
  receiver: string
  sea: string
  value: number | null
}

export interface PlanSeen {
  power: string
  area: string
  against: string
  units: Coming[]
  defenders: Coming[]
}

export interface Coming {
  unit: string
  origin: string
  n: number
}

export interface BattleSeen {
  power: string
  area: string
  against: string
  stage: string
  round: number
  attackers: Coming[]
  defenders: Coming[]
  ground: string
}

export interface PactSeen {
  powers: [string, string]
  lead: string
  keeper: string
}

export interface Goal {
  who: string
  marks: Mark[]
  needs: number
  have: number
  met: boolean
  rule: string
  also: string
}

export interface Mark {
  kind: string
  id: string
  met: boolean
}

export interface EuropeStatic {
  agreements: Record<string, ['ours' | 'theirs' | 'larger', 'ours' | 'theirs' | 'larger']>
  calendar: SeasonPrinted[]
  powers: string[]
  areas: Record<string, AreaPrinted>
  countries: string[]
  counters: Record<string, CounterPrinted>
  costs: Record<string, number>
}

export interface SeasonPrinted {
  turn: number
  year: number
  season: string
}

export interface AreaPrinted {
  country: string
  holder: string
  capital: boolean
  port: boolean
  hpp: number
}

export interface CounterPrinted {
  country: string
  kind: string
  attack: number
  defence: number
  move: number
}

export type EuropeAction =
  | { verb: 'place'; unit: string; area: string }
  | { verb: 'place-rest' }
  | { verb: 'supply'; unit: string; base: string; area: string; n: number }
  | { verb: 'take'; unit: string; origin: string; points: number }
  | { verb: 'put-back' }
  | { verb: 'march'; to: string; n: number }
  | { verb: 'rebase'; to: string; n: number }
  | { verb: 'redeploy'; to: string }
  | { verb: 'escort'; base: string }
  | { verb: 'declare'; country: string }
  | { verb: 'attack'; area: string; against: string }
  | { verb: 'join'; unit: string; origin: string; points: number; n: number }
  | { verb: 'embark'; unit: string; fleet: string; base: string; n: number }
  | { verb: 'drop'; unit: string; origin: string; n: number }
  | { verb: 'launch' }
  | { verb: 'call-off' }
  | { verb: 'route'; seas: string[] }
  | { verb: 'bomb'; base: string; area: string; n: number }
  | { verb: 'prowl'; base: string; prey: string; n: number }
  | { verb: 'intervene'; unit: string; base: string; place: string; n: number }
  | { verb: 'hold' }
  | { verb: 'press' }
  | { verb: 'withdraw'; to: string | null }
  | { verb: 'lose'; unit: string; base: string }
  | { verb: 'flee'; to: string }
  | { verb: 'carry'; base: string; to: string }
  | { verb: 'load'; unit: string; n: number }
  | { verb: 'guard'; unit: string; n: number }
  | { verb: 'order'; unit: string }
  | { verb: 'build'; area: string; n: number }
  | { verb: 'lay-down'; area: string }
  | { verb: 'send-aid'; to: string; value: number; base: string }
  | { verb: 'research'; goal: string }
  | { verb: 'propose'; to: string; what: string }
  | { verb: 'revoke'; to: string; what: string }
  | { verb: 'accept' }
  | { verb: 'decline' }
  | { verb: 'pass' }
  | { verb: 'ready' }
  | { verb: 'reopen' }
export type EuropeEvent =
  | { event: 'turn-began'; year: number; season: string; to: string[] | null }
  | { event: 'phase-began'; side: string; phase: string; to: string[] | null }
  | { event: 'placed'; unit: string; area: string; n: number; to: string[] | null }
  | { event: 'war-declared'; power: string; country: string; cost: number; to: string[] | null }
  | { event: 'country-joined'; country: string; power: string; to: string[] | null }
  | { event: 'country-neutral'; country: string; to: string[] | null }
  | { event: 'marched'; unit: string; n: number; start: string; goal: string; to: string[] | null }
  | { event: 'base-changed'; unit: string; n: number; start: string; goal: string; to: string[] | null }
  | { event: 'area-taken'; area: string; power: string; loser: string; to: string[] | null }
  | {
      event: 'attack-launched'
      power: string
      area: string
      against: string
      attackers: [string, string, number][]
      defenders: [string, number][]
      cost: number
      invasion: boolean
      to: string[] | null
    }
  | {
      event: 'round-fought'
      area: string
      stage: string
      round: number
      attack: [number, number[]][]
      defence: [number, number[]][]
      attack_hits: number
      defence_hits: number
      ground: string
      to: string[] | null
    }
  | { event: 'unit-lost'; unit: string; base: string; n: number; to: string[] | null }
  | { event: 'withdrew'; power: string; area: string; stage: string; goal: string; to: string[] | null }
  | { event: 'battle-ended'; area: string; power: string; result: string; to: string[] | null }
  | { event: 'fled'; unit: string; area: string; goal: string; to: string[] | null }
  | { event: 'shipped'; unit: string; n: number; start: string; goal: string; to: string[] | null }
  | { event: 'built'; unit: string; area: string; n: number; cost: number; to: string[] | null }
  | { event: 'laid-down'; unit: string; area: string; cost: number; to: string[] | null }
  | { event: 'fleet-ready'; unit: string; area: string; to: string[] | null }
  | { event: 'yard-lost'; unit: string; area: string; to: string[] | null }
  | {
      event: 'redeployed'
      unit: string
      start: string
      goal: string
      escorts: string[]
      fleets: number
      to: string[] | null
    }
  | { event: 'supplied'; unit: string; base: string; area: string; n: number; to: string[] | null }
  | { event: 'cut-off'; unit: string; area: string; n: number; to: string[] | null }
  | { event: 'starved'; unit: string; area: string; n: number; to: string[] | null }
  | { event: 'charged'; power: string; value: number; reason: string; country: string; to: string[] | null }
  | { event: 'credited'; power: string; value: number; country: string; to: string[] | null }
  | {
      event: 'accounted'
      power: string
      year: number
      base: number
      gains: [string, number][]
      debt: number
      hpp: number
      to: string[] | null
    }
  | { event: 'capital-lost'; power: string; area: string; to: string[] | null }
  | { event: 'capital-retaken'; power: string; area: string; to: string[] | null }
  | { event: 'power-fell'; power: string; conqueror: string; to: string[] | null }
  | { event: 'country-fell'; country: string; power: string; to: string[] | null }
  | { event: 'fort-fell'; area: string; to: string[] | null }
  | { event: 'canal-shut'; area: string; to: string[] | null }
  | { event: 'vichy-arose'; to: string[] | null }
  | { event: 'vichy-ended'; power: string; to: string[] | null }
  | { event: 'aid-sent'; power: string; receiver: string; base: string; to: string[] | null }
  | { event: 'aid-loaded'; receiver: string; value: number; to: string[] | null }
  | { event: 'aid-arrived'; power: string; receiver: string; value: number; to: string[] | null }
  | {
      event: 'convoy-hit'
      power: string
      receiver: string
      submarines: number
      before: number
      after: number
      to: string[] | null
    }
  | {
      event: 'bombed'
      power: string
      area: string
      victim: string
      bombers: number
      value: number
      to: string[] | null
    }
  | { event: 'prowled'; base: string; prey: string; n: number; to: string[] | null }
  | {
      event: 'intervened'
      unit: string
      base: string
      place: string
      n: number
      rolls: RollSent[]
      distance: number
      success: boolean
      to: string[] | null
    }
  | {
      event: 'researched'
      power: string
      goal: string
      rolls: RollSent[]
      bonus: number
      total: number
      success: boolean
      to: string[] | null
    }
  | {
      event: 'offered'
      power: string
      other: string
      what: string
      lead: string
      keeper: string
      to: string[] | null
    }
  | {
      event: 'agreed'
      power: string
      other: string
      what: string
      lead: string
      keeper: string
      to: string[] | null
    }
  | { event: 'declined'; power: string; other: string; what: string; to: string[] | null }
  | { event: 'revoked'; power: string; other: string; what: string; to: string[] | null }
  | { event: 'decided'; result: string; winners: string[]; to: string[] | null }
  | { event: 'readied'; seat: string; to: string[] | null }
  | { event: 'reopened'; seat: string; to: string[] | null }
  | { event: 'undone'; seat: string; to: string[] | null }
  | { event: 'ordered'; seat: string; kind: string; on: boolean; to: string[] | null }
  | { event: 'ended'; winners: string[]; key: string; to: string[] | null }
/** What the board's props are made of. */
export interface EuropeTypes {
  picture: EuropePicture
  static: EuropeStatic
  action: EuropeAction
  event: EuropeEvent
}
