// Made by `make types` from the server's own types; a test holds it current. Do not edit.

import type { RollSent } from '../../lib/wire'

export interface DuelPicture {
  turn: number
  turns: number
  duellists: Record<string, DuellistSeen>
  stances: Record<string, string>
  drafts: Record<string, string>
}

export interface DuellistSeen {
  at: Point
  strength: number
  shots: number
  powder: number | null
}

export type Point = [x: number, y: number]

export interface DuelStatic {
  width: number
  height: number
  pond: PondDrawn
}

export interface PondDrawn {
  at: Point
  radius: number
}

export type DemoPicture = DuelPicture
export type DemoStatic = DuelStatic
export type DemoAction =
  | { verb: 'pack'; shots: number }
  | { verb: 'choose'; stance: string }
  | { verb: 'walk'; to: Point }
  | { verb: 'shoot' }
  | { verb: 'hold' }
  | { verb: 'ready' }
  | { verb: 'reopen' }
export type DemoEvent =
  | { event: 'packed'; seat: string; shots: number; to: string[] | null }
  | { event: 'turn-began'; turn: number; to: string[] | null }
  | { event: 'stance-shown'; seat: string; stance: string; to: string[] | null }
  | { event: 'initiative-won'; seat: string; rolls: RollSent[]; to: string[] | null }
  | { event: 'walked'; seat: string; start: Point; end: Point; to: string[] | null }
  | { event: 'shot'; seat: string; target: string; hits: number; rolls: RollSent[]; to: string[] | null }
  | { event: 'powder-left'; seat: string; powder: number; to: string[] | null }
  | { event: 'fell'; seat: string; to: string[] | null }
  | { event: 'readied'; seat: string; to: string[] | null }
  | { event: 'reopened'; seat: string; to: string[] | null }
  | { event: 'undone'; seat: string; to: string[] | null }
  | { event: 'ordered'; seat: string; kind: string; on: boolean; to: string[] | null }
  | { event: 'ended'; winners: string[]; key: string; to: string[] | null }
/** What the board's props are made of. */
export interface DemoTypes {
  picture: DemoPicture
  static: DemoStatic
  action: DemoAction
  event: DemoEvent
}
