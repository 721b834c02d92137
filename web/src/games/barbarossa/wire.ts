// Made by `make types` from the server's own types; a test holds it current. Do not edit.

import type { RollSent } from '../../lib/wire'

export interface BarbarossaPicture {
  eyes: string[]
  round: number
  rounds: number
  step: number
  units: Record<string, UnitPicture>
  smoke: number[]
  fields: FieldPicture[]
  wire: [number, number][]
  teeth: [number, number][]
  trenches: [number, number][]
  dugouts: number[]
  blown: number[]
  pontoons: number[]
  paths: number[]
  crates: number[]
  stock: Record<string, Record<string, number>>
  drafts: Record<string, DraftPicture>
  ready: string[]
  scores: Record<string, number>
}

export interface UnitPicture {
  id: string
  number: number
  card: string
  side: string
  commander: string
  size: number
  ammo: number
  place: string
  hex: number
  facing: number
  suppressed: boolean
  hidden: 'no' | 'ambush' | 'concealed'
  stance: 'none' | 'deployed' | 'limbered' | 'between'
  boxes: number
  carrier: string
  group: number
  fights: boolean
  smoke: number
  supply: number
  mines: number
  charges: number
  entry: number
  since: number
  until: number
  rest: number
  order: OrderPicture | null
  figures: Figures
}

export interface OrderPicture {
  unit: string
  box: string
  step: number
  named: string
  route: number[]
  shot: number
  hex: number
  toward: number
  reach: number
  radius: number
  rounds: number
  start: number
}

export interface Figures {
  defence: number
  valour: number
}

export interface FieldPicture {
  hex: number
  kind: string
  open: boolean
}

export interface DraftPicture {
  hand: string
  open: OrderPicture | null
  orders: Record<string, OrderPicture>
  bought: string[]
  placed: string[]
  works: [string, number, number][]
  mines: [string, number][]
  shots: Record<string, string>
  missing: string[]
  takes: string[]
}

export interface BarbarossaStatic {
  hexes: HexPicture[]
  roads: [number, number][]
  cards: Record<string, CardPicture>
  fresh: Record<string, UnitPicture>
  forms: Record<string, Slot[]>
  goal: GoalPicture
  zones: Record<string, number[]>
  points: Record<string, number>
  sides: Record<string, string>
  steps: string[]
  step_of: Record<string, number>
}

export interface HexPicture {
  hex: number
  x: number
  y: number
  terrain: string
  level: number
  bridge: boolean
}

export interface CardPicture {
  id: string
  side: string
  type: string
  size: number
  valour: number
  valour_loss: number
  defence: number
  ammo: number
  cost: number
  melee_dice: number
  diagram: number[]
  fire: Record<string, number[]>
  orders: Record<string, BoxPicture>
  traits: string[]
  melee_only: string[]
  command: number
  transport: number
  supply: number
  minefields: number
  charges: number
  smoke: number
}

export interface BoxPicture {
  defence: number
  ammo: number
  move: number
  dice: number
  time: number
  radius: number
}

export interface Slot {
  name: string
  takes: 'hex' | 'unit' | 'figure'
  value: number | string | null
}

export interface GoalPicture {
  kind: string
  side: string
  hexes: number[]
}

export type BarbarossaAction =
  | { verb: 'buy'; card: string }
  | { verb: 'buy-work'; work: string }
  | { verb: 'return'; what: string }
  | { verb: 'hand-over'; unit: string }
  | { verb: 'take-back'; unit: string }
  | { verb: 'place'; unit: string; hex: number }
  | { verb: 'face'; unit: string; toward: number }
  | { verb: 'stance'; unit: string; deployed: boolean }
  | { verb: 'conceal'; unit: string; ambush: boolean }
  | { verb: 'hitch'; unit: string; carrier: string | null }
  | { verb: 'build'; work: string; hex: number; toward: number }
  | { verb: 'mine'; kind: string; hex: number }
  | { verb: 'lift'; unit: string }
  | { verb: 'clear'; hex: number }
  | { verb: 'take'; unit: string }
  | { verb: 'drop' }
  | { verb: 'cancel'; unit: string }
  | { verb: 'join'; unit: string; group: number }
  | { verb: 'leave'; unit: string }
  | { verb: 'defend'; unit: string; toward: number; reach: number }
  | { verb: 'ambush'; unit: string; toward: number; reach: number }
  | { verb: 'suppress'; unit: string; target: string }
  | { verb: 'fire'; unit: string; target: string }
  | { verb: 'indirect'; unit: string; target: string }
  | { verb: 'bombard'; unit: string; hex: number }
  | { verb: 'smoke'; unit: string; hex: number }
  | { verb: 'deploy'; unit: string; hex: number; toward: number }
  | { verb: 'limber'; unit: string; hex: number }
  | { verb: 'turn'; unit: string; toward: number }
  | { verb: 'merge'; unit: string; into: string }
  | { verb: 'lay-mines'; unit: string; kind: string }
  | { verb: 'clear-mines'; unit: string }
  | { verb: 'place-charges'; unit: string }
  | { verb: 'tow'; unit: string; other: string }
  | { verb: 'remove-wire'; unit: string; toward: number }
  | { verb: 'remove-teeth'; unit: string; toward: number }
  | { verb: 'pontoon'; unit: string; hex: number }
  | { verb: 'resupply'; unit: string; source: string | null; points: number }
  | { verb: 'supply'; unit: string }
  | { verb: 'load-supply'; unit: string }
  | { verb: 'dig'; unit: string; toward: number }
  | { verb: 'clear-path'; unit: string }
  | { verb: 'wait'; unit: string }
  | { verb: 'mount'; unit: string; carrier: string }
  | { verb: 'dismount'; unit: string }
  | { verb: 'scout'; unit: string; radius: number }
  | { verb: 'march'; unit: string }
  | { verb: 'careful'; unit: string }
  | { verb: 'fire-moving'; unit: string; target: string }
  | { verb: 'assault'; unit: string; target: string }
  | { verb: 'strike'; unit: string; hex: number }
  | { verb: 'patrol'; unit: string; hex: number }
  | { verb: 'recon'; unit: string; hex: number }
  | { verb: 'intercept'; unit: string; target: string }
  | { verb: 'escort'; unit: string; charge: string }
  | { verb: 'land'; unit: string; hex: number; passenger: string }
  | { verb: 'drop-supply'; unit: string; hex: number }
  | { verb: 'step'; hex: number }
  | { verb: 'here' }
  | { verb: 'done' }
  | { verb: 'back' }
  | { verb: 'radius'; radius: number }
  | { verb: 'rounds'; rounds: number }
  | { verb: 'load'; points: number }
  | { verb: 'from'; hex: number }
  | { verb: 'shoot'; unit: string; target: string }
  | { verb: 'next'; target: string }
  | { verb: 'adjust' }
  | { verb: 'keep' }
  | { verb: 'blow'; hex: number }
  | { verb: 'melee'; unit: string; target: string }
  | { verb: 'bear'; unit: string }
  | { verb: 'engage'; unit: string; target: string }
  | { verb: 'emerge'; unit: string; hex: number }
  | { verb: 'ready' }
  | { verb: 'reopen' }
export type BarbarossaEvent =
  | { event: 'round-began'; round: number; rounds: number; to: string[] | null }
  | { event: 'step-began'; step: number; name: string; to: string[] | null }
  | { event: 'order-shown'; unit: string; order: string; hexes: number[]; target: string; to: string[] | null }
  | { event: 'order-secret'; unit: string; order: string; hexes: number[]; to: string[] | null }
  | { event: 'set-up'; unit: string; hex: number; to: string[] | null }
  | {
      event: 'fired'
      unit: string
      target: string
      kind: string
      accuracy: number
      hits: number
      rolls: RollSent[]
      to: string[] | null
    }
  | {
      event: 'fired-at-work'
      unit: string
      work: string
      hex: number
      hits: number
      rolls: RollSent[]
      to: string[] | null
    }
  | { event: 'bombarded'; unit: string; hex: number; to: string[] | null }
  | { event: 'no-shot'; unit: string; to: string[] | null }
  | { event: 'adjusted'; unit: string; to: string[] | null }
  | {
      event: 'damaged'
      unit: string
      hits: number
      absorbed: number
      losses: number
      size: number
      to: string[] | null
    }
  | { event: 'loss-passed'; unit: string; losses: number; size: number; to: string[] | null }
  | { event: 'destroyed'; unit: string; to: string[] | null }
  | {
      event: 'tested'
      unit: string
      cause: string
      valour: number
      passed: boolean
      rolls: RollSent[]
      to: string[] | null
    }
  | { event: 'suppressed'; unit: string; to: string[] | null }
  | { event: 'recovered'; unit: string; to: string[] | null }
  | { event: 'smoke-laid'; unit: string; hex: number; to: string[] | null }
  | { event: 'smoke-lifted'; hex: number; to: string[] | null }
  | { event: 'moved'; unit: string; start: number; hex: number; to: string[] | null }
  | { event: 'halted'; unit: string; hex: number; why: string; to: string[] | null }
  | { event: 'vanished'; unit: string; to: string[] | null }
  | { event: 'revealed'; unit: string; hex: number; why: string; to: string[] | null }
  | { event: 'hid-again'; unit: string; to: string[] | null }
  | { event: 'searched'; unit: string; radius: number; passed: boolean; rolls: RollSent[]; to: string[] | null }
  | { event: 'rolled-off'; unit: string; target: string; rolls: RollSent[]; to: string[] | null }
  | { event: 'locked'; hex: number; to: string[] | null }
  | {
      event: 'mines-exploded'
      unit: string
      hex: number
      kind: string
      hits: number
      rolls: RollSent[]
      to: string[] | null
    }
  | { event: 'field-found'; unit: string; hex: number; kind: string; to: string[] | null }
  | { event: 'field-laid'; unit: string; hex: number; to: string[] | null }
  | { event: 'field-cleared'; unit: string; hex: number; to: string[] | null }
  | { event: 'work-built'; work: string; hex: number; toward: number; to: string[] | null }
  | { event: 'work-removed'; unit: string; work: string; hex: number; toward: number; to: string[] | null }
  | { event: 'work-destroyed'; work: string; hex: number; to: string[] | null }
  | { event: 'stance-taken'; unit: string; stance: string; to: string[] | null }
  | { event: 'turned'; unit: string; toward: number; to: string[] | null }
  | { event: 'merged'; unit: string; into: string; size: number; to: string[] | null }
  | { event: 'hitched'; unit: string; carrier: string; to: string[] | null }
  | { event: 'unhitched'; unit: string; hex: number; to: string[] | null }
  | { event: 'mounted'; unit: string; carrier: string; to: string[] | null }
  | { event: 'dismounted'; unit: string; hex: number; to: string[] | null }
  | { event: 'resupplied'; unit: string; points: number; to: string[] | null }
  | { event: 'supply-lost'; unit: string; points: number; to: string[] | null }
  | { event: 'left-to-load'; unit: string; to: string[] | null }
  | { event: 'came-back'; unit: string; hex: number; to: string[] | null }
  | { event: 'box-marked'; unit: string; order: string; boxes: number; of: number; to: string[] | null }
  | { event: 'took-off'; unit: string; start: number; hex: number; to: string[] | null }
  | { event: 'flew'; unit: string; hex: number; to: string[] | null }
  | { event: 'air-combat-began'; hex: number; units: string[]; to: string[] | null }
  | { event: 'order-cancelled'; unit: string; to: string[] | null }
  | { event: 'went-home'; unit: string; to: string[] | null }
  | { event: 'crate-dropped'; unit: string; hex: number; points: number; to: string[] | null }
  | { event: 'parachuted'; unit: string; hex: number; to: string[] | null }
  | { event: 'stayed-aboard'; unit: string; hex: number; to: string[] | null }
  | { event: 'arrived'; unit: string; hex: number; to: string[] | null }
  | { event: 'marched-off'; unit: string; to: string[] | null }
  | { event: 'scored'; side: string; points: number; to: string[] | null }
  | { event: 'battle-ended'; round: number; to: string[] | null }
  | { event: 'readied'; seat: string; to: string[] | null }
  | { event: 'reopened'; seat: string; to: string[] | null }
  | { event: 'undone'; seat: string; to: string[] | null }
  | { event: 'ordered'; seat: string; kind: string; on: boolean; to: string[] | null }
  | { event: 'ended'; winners: string[]; key: string; to: string[] | null }
/** What the board's props are made of. */
export interface BarbarossaTypes {
  picture: BarbarossaPicture
  static: BarbarossaStatic
  action: BarbarossaAction
  event: BarbarossaEvent
}
