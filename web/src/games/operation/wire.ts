// Made by `make types` from the server's own types; a test holds it current. Do not edit.

import type { Modifier, RollSent } from '../../lib/wire'

export interface OperationPicture {
  scenario: string
  seats: string[]
  size: [number, number]
  turn: number
  turns: number
  initiative: string
  night: boolean
  sides: Record<string, SideSeen>
  units: Record<string, UnitSeen>
  models: Record<string, ModelSeen>
  vehicles: Record<string, VehicleSeen>
  features: Record<string, FeatureSeen>
  templates: Record<string, TemplateSeen>
  objectives: Objective[]
  scores: Record<string, number>
  laid: Record<string, string>
  chain: OrderSeen[]
  draft: OrderSeen | null
  blast: number
  army: string[]
}

export interface SideSeen {
  nation: string
  hand: string[] | null
}

export interface UnitSeen {
  id: string
  seat: string
  kind: string
  training: number
  models: string[]
  start: number
  broken: boolean
  off: boolean
  done: boolean
  carried: boolean
  pace: [number, number, number] | null
}

export interface ModelSeen {
  id: string
  unit: string
  cls:
    | 'infantry'
    | 'artillery'
    | 'motorcycle'
    | 'car'
    | 'lorry'
    | 'half-track'
    | 'armoured-car'
    | 'light-tank'
    | 'medium-tank'
    | 'heavy-tank'
  x: number
  y: number
  level: number
  facing: number
  shaken: boolean
  weapons: string[]
  aboard: string
  role: string
  exposed: boolean
  destroyed: boolean
}

export interface VehicleSeen {
  kind: string
  turret: number
  immobile: boolean
  burning: boolean
  damage: string[]
  lost: string[]
}

export interface FeatureSeen {
  id: string
  kind: string
  shape: [number, number][]
  width: number
  levels: number
  openings: [[number, number], [number, number]][]
  doors: [[number, number], [number, number]][]
  rooms: [number, number][][]
  material: string
  roof: boolean
  ruined: boolean
}

export interface TemplateSeen {
  id: string
  kind: string
  x: number
  y: number
  radius: number
  shape: [number, number][]
}

export interface Objective {
  id: string
  x: number
  y: number
  points: number
}

export interface OrderSeen {
  seat: string
  unit: string
  card: string
  order: 'move' | 'assault' | 'fire' | 'ambush' | 'cover'
  priority: number
  speed: string
  cost: number
  ways: WaySeen[]
  target: string
  second: string
  charge: string
  aims: AimSeen[]
  at: number | null
}

export interface WaySeen {
  model: string
  points: [number, number][]
  facing: number
}

export interface AimSeen {
  weapon: string
  target: string
}

export interface OperationStatic {
  cards: CardPrinted[]
  kinds: Record<string, KindPrinted>
  weapons: Record<string, WeaponPrinted>
  lines: string[]
  ground: Record<string, GroundPrinted>
  aims: Record<string, Target | Shoot | Second | null>
}

export interface CardPrinted {
  id: string
  order: 'move' | 'assault' | 'fire' | 'ambush' | 'cover'
  priority: number
}

export interface KindPrinted {
  cls: string
  outline: [number, number]
  mounts: MountPrinted[]
  points: number
  traits: string[]
}

export interface MountPrinted {
  id: string
  weapon: string
  place: string
}

export interface WeaponPrinted {
  group: string
  range: RangePrinted
}

export interface RangePrinted {
  close: number
  normal: number
  extreme: number
}

export interface GroundPrinted {
  foot: number
  slow: boolean
  barred: boolean
  wheels_barred: boolean
  tracks_barred: boolean
  cover: 'open' | 'light' | 'medium' | 'heavy'
}

export interface Target {
  verb: 'target'
  unit: string
}

export interface Shoot {
  verb: 'shoot'
  when: string
  unit: string
}

export interface Second {
  verb: 'second'
  unit: string
}

export type Point = [x: number, y: number]

export type OperationAction =
  | { verb: 'lay'; card: string }
  | { verb: 'order'; unit: string; card: string }
  | { verb: 'pass' }
  | { verb: 'swap'; card: string }
  | { verb: 'go'; speed: string; goal: Point; ends?: Point[] }
  | { verb: 'stay' }
  | { verb: 'charge'; unit: string }
  | { verb: 'shoot'; when: string; unit: string }
  | { verb: 'target'; unit: string }
  | { verb: 'shell' }
  | { verb: 'second'; unit: string }
  | { verb: 'arm'; arms: string }
  | { verb: 'delay'; at: number }
  | { verb: 'call'; by: string; to: string; target: string | null }
  | { verb: 'blast'; how: string; feature: string; charges: number }
  | { verb: 'divide'; weapon: string; count: number; part: string }
  | { verb: 'place'; model: string }
  | { verb: 'spray'; model: string }
  | { verb: 'lose'; model: string }
  | { verb: 'duck'; model: string }
  | { verb: 'follow'; goal: Point }
  | { verb: 'mount'; how: string }
  | { verb: 'climb'; level: number }
  | { verb: 'drive'; speed: string; gear: string; way: Point[]; face?: number | null }
  | { verb: 'halt' }
  | { verb: 'expose'; out: boolean }
  | { verb: 'aim'; mount: string; unit: string; ammo: string }
  | { verb: 'cease' }
  | { verb: 'scrap'; mount: string }
  | { verb: 'ram'; unit: string; speed: string; way: Point[] }
  | { verb: 'board'; vehicle: string }
  | { verb: 'alight' }
  | { verb: 'moment'; when: string }
  | { verb: 'hitch'; how: string; vehicle: string }
  | { verb: 'storm'; vehicle: string; men: number }
  | { verb: 'buy'; kind: string }
  | { verb: 'fit'; item: string }
  | { verb: 'dismiss' }
  | { verb: 'join'; units: string[] }
  | { verb: 'part'; unit: string }
  | { verb: 'unmount'; unit: string }
  | { verb: 'done' }
  | { verb: 'stand'; unit: string; at: Point; facing: number; aboard?: boolean }
  | { verb: 'hide'; unit: string; entry: string }
  | { verb: 'descend'; entry: string }
  | { verb: 'ascend'; unit?: string | null }
  | { verb: 'tunnel'; speed: string; entry: string }
  | { verb: 'sink'; at: Point }
  | { verb: 'smoke'; by: string; at: Point }
  | { verb: 'disperse'; template: string }
  | { verb: 'light'; unit: string }
  | { verb: 'flare'; unit: string }
  | { verb: 'split'; use: boolean }
  | { verb: 'hail'; unit: string }
  | { verb: 'below'; unit: string }
  | { verb: 'draw'; manoeuvre: number }
  | { verb: 'attach'; units: string[] }
  | { verb: 'detach'; unit: string }
  | { verb: 'douse'; light: boolean }
  | { verb: 'ready' }
  | { verb: 'reopen' }
export type OperationEvent =
  | { event: 'turn-began'; turn: number; to: string[] | null }
  | { event: 'drew-cards'; seat: string; count: number; to: string[] | null }
  | { event: 'drawn'; seat: string; cards: string[]; to: string[] | null }
  | { event: 'card-swapped'; seat: string; card: string; to: string[] | null }
  | { event: 'deck-shuffled'; seat: string; to: string[] | null }
  | { event: 'card-turned'; seat: string; card: string; to: string[] | null }
  | { event: 'initiative-tied'; to: string[] | null }
  | { event: 'initiative-won'; seat: string; to: string[] | null }
  | { event: 'order-shown'; seat: string; unit: string; card: string; to: string[] | null }
  | {
      event: 'intent-said'
      unit: string
      order: string
      speed: string
      goal: [number, number] | null
      target: string | null
      charge: string | null
      at: number | null
      does: string
      point: number
      to: string[] | null
    }
  | { event: 'passed'; seat: string; to: string[] | null }
  | { event: 'order-lost'; unit: string; to: string[] | null }
  | { event: 'order-began'; unit: string; card: string; to: string[] | null }
  | { event: 'men-stood-up'; unit: string; models: string[]; to: string[] | null }
  | {
      event: 'unit-moved'
      unit: string
      speed: string
      paths: [string, [number, number][]][]
      to: string[] | null
    }
  | { event: 'unit-marked'; unit: string; posture: string; colour: string; to: string[] | null }
  | { event: 'mine-set-off'; unit: string; at: [number, number]; to: string[] | null }
  | { event: 'shots-wasted'; unit: string; why: string; to: string[] | null }
  | {
      event: 'shots-fired'
      unit: string
      target: string
      weapon: string
      part: string
      shots: number
      need: number
      hits: number
      rolls: RollSent[]
      lines: Modifier[]
      to: string[] | null
    }
  | {
      event: 'friends-checked'
      unit: string
      struck: string
      astray: number
      rolls: RollSent[]
      to: string[] | null
    }
  | { event: 'shield-held'; unit: string; stopped: number; rolls: RollSent[]; to: string[] | null }
  | {
      event: 'damage-rolled'
      unit: string
      table: string
      cover: string
      dead: number
      shaken: number
      rolls: RollSent[]
      lines: Modifier[]
      to: string[] | null
    }
  | {
      event: 'gun-struck'
      unit: string
      result: string
      rolls: RollSent[]
      lines: Modifier[]
      to: string[] | null
    }
  | {
      event: 'template-laid'
      weapon: string
      at: [number, number]
      radius: number
      models: string[]
      to: string[] | null
    }
  | { event: 'flame-laid'; weapon: string; outline: [number, number][]; models: string[]; to: string[] | null }
  | {
      event: 'shot-drifted'
      unit: string
      start: [number, number]
      at: [number, number]
      roll: number
      dud: boolean
      to: string[] | null
    }
  | { event: 'models-caught'; unit: string; count: number; rolls: RollSent[]; to: string[] | null }
  | { event: 'man-killed'; unit: string; model: string; to: string[] | null }
  | { event: 'man-shaken'; unit: string; model: string; to: string[] | null }
  | { event: 'gun-destroyed'; unit: string; model: string; to: string[] | null }
  | { event: 'bicycle-destroyed'; id: string; to: string[] | null }
  | { event: 'unit-destroyed'; unit: string; to: string[] | null }
  | {
      event: 'morale-tested'
      unit: string
      why: string
      need: number
      total: number
      passed: boolean
      rolls: RollSent[]
      lines: Modifier[]
      to: string[] | null
    }
  | { event: 'unit-broke'; unit: string; to: string[] | null }
  | {
      event: 'unit-ran'
      unit: string
      paths: [string, [number, number][]][]
      gone: string[]
      to: string[] | null
    }
  | { event: 'unit-rallied'; unit: string; to: string[] | null }
  | {
      event: 'melee-fought'
      unit: string
      foe: string
      man: string
      other: string
      total: number
      answer: number
      rolls: RollSent[]
      lines: Modifier[]
      to: string[] | null
    }
  | {
      event: 'message-sent'
      unit: string
      receiver: string
      by: string
      passed: boolean
      at: [number, number] | null
      rolls: RollSent[]
      to: string[] | null
    }
  | { event: 'runner-sent'; unit: string; receiver: string; model: string; to: string[] | null }
  | { event: 'charge-armed'; unit: string; feature: string; to: string[] | null }
  | {
      event: 'charge-fired'
      unit: string
      feature: string
      total: number
      removed: boolean
      rolls: RollSent[]
      to: string[] | null
    }
  | { event: 'charge-went-off'; unit: string; model: string; rolls: RollSent[]; to: string[] | null }
  | { event: 'feature-removed'; feature: string; to: string[] | null }
  | { event: 'battle-ended'; scores: Record<string, number>; to: string[] | null }
  | {
      event: 'vehicle-driven'
      unit: string
      model: string
      way: [number, number][]
      facing: number
      spent: number
      to: string[] | null
    }
  | {
      event: 'driving-tested'
      unit: string
      feature: string
      need: number
      passed: boolean
      rolls: RollSent[]
      to: string[] | null
    }
  | { event: 'man-exposed'; unit: string; model: string; to: string[] | null }
  | { event: 'gun-aimed'; unit: string; model: string; mount: string; direction: number; to: string[] | null }
  | {
      event: 'terrain-stopped'
      unit: string
      model: string
      stopped: boolean
      rolls: RollSent[]
      to: string[] | null
    }
  | {
      event: 'vehicle-screened'
      unit: string
      screen: string
      part: string
      need: number
      hit: boolean
      to: string[] | null
    }
  | { event: 'part-hidden'; unit: string; part: string; to: string[] | null }
  | {
      event: 'armour-pierced'
      unit: string
      need: number
      passed: boolean
      rolls: RollSent[]
      to: string[] | null
    }
  | {
      event: 'vehicle-struck'
      unit: string
      model: string
      table: string
      side: string
      row: number
      result: string[]
      rolls: RollSent[]
      lines: Modifier[]
      to: string[] | null
    }
  | { event: 'squad-damaged'; unit: string; rolls: RollSent[]; to: string[] | null }
  | { event: 'engine-hit'; unit: string; catastrophe: boolean; rolls: RollSent[]; to: string[] | null }
  | {
      event: 'vehicle-exploded'
      unit: string
      model: string
      reach: number
      rolls: RollSent[]
      to: string[] | null
    }
  | { event: 'crew-hit'; unit: string; dead: number; shaken: number; rolls: RollSent[]; to: string[] | null }
  | { event: 'part-lost'; unit: string; part: string; to: string[] | null }
  | {
      event: 'vehicle-rolled'
      unit: string
      model: string
      place: [number, number]
      rolls: RollSent[]
      to: string[] | null
    }
  | {
      event: 'nerves-tested'
      unit: string
      need: number
      passed: boolean
      rolls: RollSent[]
      to: string[] | null
    }
  | { event: 'will-tested'; unit: string; need: number; passed: boolean; rolls: RollSent[]; to: string[] | null }
  | {
      event: 'crew-got-out'
      unit: string
      model: string
      men: string[]
      places: [number, number][]
      to: string[] | null
    }
  | { event: 'men-boarded'; unit: string; model: string; men: string[]; to: string[] | null }
  | {
      event: 'men-left'
      unit: string
      model: string
      men: string[]
      places: [number, number][]
      to: string[] | null
    }
  | { event: 'gun-hitched'; unit: string; model: string; gun: string; to: string[] | null }
  | { event: 'gun-unhitched'; unit: string; model: string; gun: string; to: string[] | null }
  | { event: 'ram-tested'; unit: string; need: number; passed: boolean; rolls: RollSent[]; to: string[] | null }
  | { event: 'rammed'; unit: string; target: string; table: string; answer: string; to: string[] | null }
  | {
      event: 'dodged'
      unit: string
      model: string
      need: number
      result: string
      rolls: RollSent[]
      to: string[] | null
    }
  | {
      event: 'assault-tested'
      unit: string
      model: string
      need: number
      passed: boolean
      rolls: RollSent[]
      to: string[] | null
    }
  | {
      event: 'assault-rolled'
      unit: string
      model: string
      target: string
      need: number
      result: string
      rolls: RollSent[]
      to: string[] | null
    }
  | {
      event: 'flame-rolled'
      unit: string
      model: string
      table: string
      result: string[]
      rolls: RollSent[]
      to: string[] | null
    }
  | { event: 'vehicle-lost'; unit: string; model: string; to: string[] | null }
  | {
      event: 'models-struck'
      models: string[]
      table: string
      results: string[]
      rolls: RollSent[]
      to: string[] | null
    }
  | { event: 'wreck-crushed'; model: string; to: string[] | null }
  | {
      event: 'courage-tested'
      unit: string
      why: string
      need: number
      passed: boolean
      rolls: RollSent[]
      to: string[] | null
    }
  | { event: 'unit-parted'; unit: string; other: string; to: string[] | null }
  | { event: 'gun-unmounted'; unit: string; to: string[] | null }
  | { event: 'wreck-burns'; unit: string; model: string; burns: boolean; rolls: RollSent[]; to: string[] | null }
  | {
      event: 'building-shaken'
      feature: string
      section: number
      total: number
      result: string
      rolls: RollSent[]
      lines: Modifier[]
      to: string[] | null
    }
  | {
      event: 'roof-shaken'
      feature: string
      section: number
      total: number
      fell: boolean
      rolls: RollSent[]
      lines: Modifier[]
      to: string[] | null
    }
  | {
      event: 'entry-rolled'
      unit: string
      feature: string
      total: number
      result: string
      rolls: RollSent[]
      lines: Modifier[]
      to: string[] | null
    }
  | {
      event: 'tunnel-rolled'
      unit: string
      entry: string
      result: string
      rolls: RollSent[]
      to: string[] | null
    }
  | { event: 'went-below'; unit: string; entry: string; to: string[] | null }
  | { event: 'came-up'; unit: string; places: [number, number][]; to: string[] | null }
  | { event: 'marker-moved'; unit: string; place: [number, number]; to: string[] | null }
  | {
      event: 'smoke-laid'
      unit: string
      by: string
      result: string
      places: [number, number][]
      radius: number
      rolls: RollSent[]
      to: string[] | null
    }
  | { event: 'smoke-rolled'; template: string; result: string; rolls: RollSent[]; to: string[] | null }
  | { event: 'wind-turned'; direction: number; strength: number; rolls: RollSent[]; to: string[] | null }
  | { event: 'light-laid'; unit: string; target: string; place: [number, number]; to: string[] | null }
  | {
      event: 'flare-fired'
      unit: string
      target: string
      hit: boolean
      place: [number, number]
      rolls: RollSent[]
      to: string[] | null
    }
  | { event: 'light-out'; unit: string; to: string[] | null }
  | { event: 'cards-split'; seat: string; manoeuvre: number; fire: number; to: string[] | null }
  | {
      event: 'radio-contact'
      unit: string
      other: string
      passed: boolean
      rolls: RollSent[]
      to: string[] | null
    }
  | { event: 'shots-below'; unit: string; target: string; hits: number; rolls: RollSent[]; to: string[] | null }
  | { event: 'deck-halved'; seat: string; use: boolean; to: string[] | null }
  | { event: 'units-attached'; units: string[]; to: string[] | null }
  | { event: 'unit-detached'; unit: string; to: string[] | null }
  | { event: 'unit-bought'; seat: string; unit: string; kind: string; points: number; to: string[] | null }
  | { event: 'units-joined'; units: string[]; to: string[] | null }
  | { event: 'unit-placed'; unit: string; place: [number, number]; to: string[] | null }
  | { event: 'deployment-card'; seat: string; card: string; to: string[] | null }
  | { event: 'entry-sunk'; seat: string; entry: string; place: [number, number]; to: string[] | null }
  | { event: 'readied'; seat: string; to: string[] | null }
  | { event: 'reopened'; seat: string; to: string[] | null }
  | { event: 'undone'; seat: string; to: string[] | null }
  | { event: 'ordered'; seat: string; kind: string; on: boolean; to: string[] | null }
  | { event: 'ended'; winners: string[]; key: string; to: string[] | null }
/** What the board's props are made of. */
export interface OperationTypes {
  picture: OperationPicture
  static: OperationStatic
  action: OperationAction
  event: OperationEvent
}
