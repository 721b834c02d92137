// Made by `make types` from the server's own types; a test holds it current. Do not edit.

import type { Modifier, RollSent } from '../../lib/wire'

export interface BlitzkriegPicture {
  turn: number
  units: UnitSeen[]
  formations: FormationSeen[]
  cup: Record<string, number>
  held: Record<string, Held>
  mines: number[]
  works: number[]
  control: Record<string, string>
  needs: Needs
}

export interface UnitSeen {
  id: string
  formation: string
  hex: number
  steps: number
  neutralised: boolean
  out: boolean
  opp: boolean
  column: boolean
  act: string
}

export interface FormationSeen {
  id: string
  lost: number
  steps: number
  factor: number
  rally: number
  active: boolean
  fatigued: boolean
  demoralised: boolean
}

export interface Held {
  repeat: number
  general: number
  waiting: string
}

export interface Needs {
  points: number
  low: number
  high: number
  goal: string
  holder: string
  stands: string
  missing: number
}

export interface BlitzkriegStatic {
  turns: number
  flat: boolean
  hexes: HexCard[]
  names: Record<string, number[]>
  roads: Record<string, number[]>
  streams: Record<string, [number, number][]>
  main: Record<string, string>
  counters: CounterCard[]
  formations: FormationCard[]
  markers: MarkerCard[]
  objectives: Record<string, number>
  windows: number[][]
}

export interface HexCard {
  number: number
  x: number
  y: number
  terrain: string
  level: number
}

export interface CounterCard {
  id: string
  name: string
  side: string
  formation: string
  kind: string
  attack: number
  reduced: number
  range: number
  defence: number
  mp: number
  command: number
}

export interface FormationCard {
  id: string
  short: string
  colour: string
  stripe: boolean
  reaction: number
  reach: number
}

export interface MarkerCard {
  id: string
  side: string
  kind: string
}

export type BlitzkriegAction =
  | { verb: 'deploy' }
  | { verb: 'place'; unit: string; hex: number }
  | { verb: 'assign'; unit: string; formation: string }
  | { verb: 'weaken'; unit: string }
  | { verb: 'board'; unit: string | null; carrier: string }
  | { verb: 'entrench'; hex: number }
  | { verb: 'mine'; hex: number }
  | { verb: 'open-with'; marker: string }
  | { verb: 'activate' }
  | { verb: 'decline' }
  | { verb: 'wait' }
  | { verb: 'together' }
  | { verb: 'hold' }
  | { verb: 'repeat'; formation: string }
  | { verb: 'command'; use: string }
  | { verb: 'relieve'; unit: string }
  | { verb: 'rest'; formation: string }
  | { verb: 'enough' }
  | { verb: 'cancel' }
  | { verb: 'allow' }
  | { verb: 'return'; unit: string; hex: number }
  | { verb: 'move'; units: string[] }
  | { verb: 'enter'; unit: string; hex: number }
  | { verb: 'fire'; unit: string; target: string }
  | { verb: 'fire-first'; unit: string; target: string }
  | { verb: 'fire-together'; unit: string; target: string }
  | { verb: 'barrage'; hex: number; salvos: string[] }
  | { verb: 'mount'; unit: string; carrier: string }
  | { verb: 'dismount'; unit: string }
  | { verb: 'end-activation' }
  | { verb: 'step'; hex: number }
  | { verb: 'drive'; hex: number }
  | { verb: 'assault'; hex: number }
  | { verb: 'halt' }
  | { verb: 'opportunity-fire'; unit: string; target: string }
  | { verb: 'return-fire'; unit: string; target: string }
  | { verb: 'fall-back'; unit: string }
  | { verb: 'retreat'; unit: string; hex: number }
  | { verb: 'pass' }
  | { verb: 'suffer' }
  | { verb: 'lose-step'; unit: string }
  | { verb: 'stand' }
  | { verb: 'aim'; unit: string; target: string }
  | { verb: 'press' }
  | { verb: 'break-off' }
  | { verb: 'ready' }
  | { verb: 'reopen' }
export type BlitzkriegEvent =
  | { event: 'placed'; unit: string; hex: number; to: string[] | null }
  | { event: 'assigned'; unit: string; formation: string; to: string[] | null }
  | { event: 'weakened'; unit: string; to: string[] | null }
  | { event: 'works-laid'; hex: number; to: string[] | null }
  | { event: 'mines-laid'; hex: number; to: string[] | null }
  | { event: 'turn-began'; turn: number; to: string[] | null }
  | { event: 'marker-added'; marker: string; to: string[] | null }
  | { event: 'marker-removed'; marker: string; to: string[] | null }
  | { event: 'marker-drawn'; marker: string; to: string[] | null }
  | { event: 'marker-opened'; marker: string; to: string[] | null }
  | { event: 'marker-declined'; marker: string; to: string[] | null }
  | { event: 'marker-held'; marker: string; to: string[] | null }
  | { event: 'marker-spent'; marker: string; to: string[] | null }
  | { event: 'marker-waits'; marker: string; to: string[] | null }
  | { event: 'marker-carried'; marker: string; to: string[] | null }
  | { event: 'cancel-tried'; marker: string; passed: string; rolls: RollSent[]; to: string[] | null }
  | { event: 'phase-ended'; why: string; to: string[] | null }
  | { event: 'activated'; formation: string; by: string; to: string[] | null }
  | { event: 'activation-ended'; formation: string; to: string[] | null }
  | {
      event: 'fatigue-tested'
      formation: string
      need: number
      passed: string
      rolls: RollSent[]
      to: string[] | null
    }
  | { event: 'fatigue-gained'; formation: string; to: string[] | null }
  | { event: 'fatigue-shed'; formation: string; to: string[] | null }
  | {
      event: 'morale-tested'
      formation: string
      need: number
      passed: string
      rolls: RollSent[]
      to: string[] | null
    }
  | {
      event: 'recovery-tested'
      formation: string
      need: number
      passed: string
      rolls: RollSent[]
      to: string[] | null
    }
  | { event: 'formation-left'; formation: string; to: string[] | null }
  | { event: 'rally-tested'; unit: string; need: number; passed: string; rolls: RollSent[]; to: string[] | null }
  | { event: 'relieved'; unit: string; to: string[] | null }
  | { event: 'panic-tested'; unit: string; need: number; passed: string; rolls: RollSent[]; to: string[] | null }
  | { event: 'neutralised'; unit: string; to: string[] | null }
  | { event: 'step-lost'; unit: string; to: string[] | null }
  | { event: 'eliminated'; unit: string; hex: number; to: string[] | null }
  | { event: 'out-of-command'; unit: string; to: string[] | null }
  | { event: 'back-in-command'; unit: string; to: string[] | null }
  | { event: 'overrun'; unit: string; hex: number; to: string[] | null }
  | { event: 'hq-returned'; unit: string; hex: number; to: string[] | null }
  | { event: 'mounted'; unit: string; carrier: string; to: string[] | null }
  | { event: 'dismounted'; unit: string; carrier: string; to: string[] | null }
  | { event: 'moved'; unit: string; start: number; hex: number; column: boolean; to: string[] | null }
  | { event: 'entered'; unit: string; hex: number; to: string[] | null }
  | { event: 'retreated'; unit: string; start: number; hex: number; to: string[] | null }
  | { event: 'fled'; unit: string; start: number; hex: number; to: string[] | null }
  | { event: 'left-map'; unit: string; start: number; to: string[] | null }
  | { event: 'hex-taken'; hex: number; place: string; seat: string; to: string[] | null }
  | {
      event: 'reaction-tested'
      unit: string
      what: string
      need: number
      passed: string
      rolls: RollSent[]
      lines: Modifier[]
      to: string[] | null
    }
  | {
      event: 'fired'
      unit: string
      target: string
      what: string
      start: number
      hex: number
      column: number
      result: string
      rolls: RollSent[]
      lines: Modifier[]
      to: string[] | null
    }
  | {
      event: 'transmission-tested'
      unit: string
      hex: number
      calibre: string
      need: number
      passed: string
      rolls: RollSent[]
      to: string[] | null
    }
  | { event: 'salvo-fell'; hex: number; calibre: string; rolls: RollSent[]; to: string[] | null }
  | { event: 'salvo-hit'; unit: string; column: number; result: string; lines: Modifier[]; to: string[] | null }
  | { event: 'salvos-lost'; hex: number; count: number; to: string[] | null }
  | { event: 'melee-began'; start: number; hex: number; to: string[] | null }
  | { event: 'melee-ended'; hex: number; seat: string; to: string[] | null }
  | { event: 'mines-struck'; unit: string; hex: number; result: string; rolls: RollSent[]; to: string[] | null }
  | { event: 'mines-tested'; hex: number; passed: string; rolls: RollSent[]; to: string[] | null }
  | { event: 'works-removed'; hex: number; to: string[] | null }
  | { event: 'turn-scored'; turn: number; points: number; low: number; high: number; to: string[] | null }
  | { event: 'battle-ended'; result: string; to: string[] | null }
  | { event: 'readied'; seat: string; to: string[] | null }
  | { event: 'reopened'; seat: string; to: string[] | null }
  | { event: 'undone'; seat: string; to: string[] | null }
  | { event: 'ordered'; seat: string; kind: string; on: boolean; to: string[] | null }
  | { event: 'ended'; winners: string[]; key: string; to: string[] | null }
/** What the board's props are made of. */
export interface BlitzkriegTypes {
  picture: BlitzkriegPicture
  static: BlitzkriegStatic
  action: BlitzkriegAction
  event: BlitzkriegEvent
}
