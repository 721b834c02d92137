/** The shapes of `docs/api.md`. The client adds nothing to them and derives no rule from them. */

export type Seat = string
export interface Name {
  kind: string
  id: string
}
export type Value = number | string | boolean | null | Name
export type Args = Record<string, Value | Value[]>
export interface Message {
  key: string
  args?: Args
}

export interface ScenarioOption {
  id: string
  default: number | string | boolean
  choices?: (number | string)[]
  low?: number
  high?: number
}
export interface Scenario {
  id: string
  players: number[]
  seats: Record<string, Seat[][]>
  options: ScenarioOption[]
}
export interface Parameter {
  key: string
  kind: string
  default: number | string | boolean
  choices: string[]
  low: number
  high: number
}
export interface StandingKind {
  key: string
  modes: string[]
  parameters: Parameter[]
  rule: string
}
export interface GameInfo {
  id: string
  name: string
  secrets: boolean
  levels: string[]
  standing: StandingKind[]
  scenarios: Scenario[]
}

export interface MatchSeat {
  seat: Seat
  holder: 'person' | 'computer'
  level: string
  key: string
}
export interface MatchInfo {
  id: string
  title: string
  game: string
  scenario: string
  seats: MatchSeat[]
  created: string
  updated: string
  over: boolean
  waiting: Seat[]
  moment: Message | null
}
export interface NewMatch {
  game: string
  scenario: string
  options: Record<string, number | string | boolean>
  players: { kind: 'person' | 'computer'; level: string }[]
  title: string
  dice: 'seeded' | 'fair'
  seed?: string
}

export interface Prompt {
  key: string
  args: Args
  rule: string
  focus: string[]
}
export interface Option {
  action: string
  verb: string
  fields: Record<string, unknown>
  label: Message
  confirm: boolean
}
export interface Measure {
  region: [number, number][][]
  bounds: [number, number, number, number]
  verb: string
  first: string
}
export interface Zone {
  kind: string
  places: string[]
  outlines: [number, number][][]
  labels: string[]
  unit: string
}
export interface Way {
  unit: string
  to: string
  cost: number
  path: string[]
  steps: string[]
}
export interface Line {
  kind: string
  start: string
  end: string
  blocked: string
  label: string
}
export interface Mark {
  kind: string
  at: string
  key: string
  args: Args
  rule: string
}
export interface Hints {
  zones: Zone[]
  ways: Way[]
  lines: Line[]
  marks: Mark[]
}
export interface Asked {
  seat: Seat
  number: number
  kind: string
  prompt: Prompt
  options: Option[]
  measure: Measure | null
  hints: Hints
  undo: 'free' | 'consent' | ''
  standing: string
}

export interface Roll {
  why: string
  dice: number[]
  value: number
}
export interface GameEvent {
  event: string
  [field: string]: unknown
}
export interface LogLine {
  n: number
  step: number
  event: GameEvent
  names: Record<string, string>
  rule: string
  seat: Seat | null
}
export interface Refusal {
  rule: string
  key: string
  args: Args
  /** The sentence, where the server made it. */
  text?: string
}
export interface Modifier {
  rule: string
  key: string
  value: string
  args: Args
}
export interface Chance {
  key: string
  probability: number
  args: Args
  tone: string
}
export interface Odds {
  key: string
  args: Args
  lines: Modifier[]
  total: string
  chances: Chance[]
  policy: string
  table: [number, number, string][]
  parts: Odds[]
}
export interface Outcome {
  winners: Seat[]
  key: string
  args: Args
  rule: string
  scores: Record<Seat, number>
}
export type StandingOrder = { mode: string } & Record<string, number | string | boolean>

// A view and a static description belong to the game; only its own board looks inside.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = any

export interface StateMessage {
  type: 'state'
  match: string
  title: string
  game: string
  scenario: string
  options: Record<string, number | string | boolean>
  seats: Seat[]
  view: View
  asks: Asked[]
  waiting: Seat[]
  outcome: Outcome | null
  step: number
  steps: number
  log: LogLine[]
  reset: boolean
  standing: Record<Seat, Record<string, StandingOrder>>
  offers: { draw: Seat[]; undo: Seat[] }
  players: MatchSeat[]
}
export interface MomentMessage {
  type: 'moment'
  ref: string
  step: number
  view: View
  log: LogLine[]
}
export type Answer =
  | { type: 'refusal'; ref: string; rule: string; key: string; args: Args }
  | { type: 'stale'; ref: string }
  | { type: 'odds'; ref: string; odds: Odds | null }
  | { type: 'checked'; ref: string; refusal: Refusal | null }
  | MomentMessage
  | { type: 'done'; ref: string }
  | { type: 'error'; ref: string; key: string; args: Args; text: string }
export type ServerMessage = StateMessage | Answer

export interface Clause {
  id: string
  chapter: string
  text: string
  translated: boolean
  rulings: string[]
}
export interface SituationInfo {
  id: string
  title: string
  rules: string[]
  kind: 'example' | 'tutorial' | 'situation'
  steps: number
}
export interface SituationStep {
  text: string
  action: string
  seat: Seat
  view: View
  log: LogLine[]
  refusal: Message | null
  rule: string
  asks: Asked[]
}
export interface Situation {
  id: string
  title: string
  text: string
  kind: string
  rules: string[]
  scenario: string
  options: Record<string, number | string | boolean>
  /** The first is the position before anything is done. */
  steps: SituationStep[]
}
