// Made by `make types` from the server's own types; a test holds it current. Do not edit.

export type Seat = string
export type Value = number | string | boolean | null | Name
export type Args = Record<string, Value | Value[]>
export type StandingOrder = Record<string, number | string | boolean>
/** What a seat does: a verb and its named fields; each game's own verbs are in its `wire.ts`. */
export interface Action {
  verb: string
}
export interface GameEvent {
  event: string
  [field: string]: unknown
}

export interface Name {
  kind: string
  id: string
}

export type RollSent = [why: string, dice: number[], value: number]

export interface RefusalSent {
  rule: string
  key: string
  args: Args
}

export interface Hints {
  zones: Zone[]
  ways: Way[]
  lines: Line[]
  marks: Mark[]
  plans: Plan[]
  cautions: Caution[]
  vain: Vain[]
}

export interface Zone {
  kind: string
  places: string[]
  outlines: [number, number][][]
  labels: string[]
  unit: string
  args: Args
}

export interface Way {
  unit: string
  to: string
  cost: number
  path: string[]
  steps: Action[]
  kind: string
  costs: string[]
  risks: Risk[]
  unhurt: number
  halt: string
}

export interface Risk {
  at: string
  by: string
  comes: number
  hurts: number
}

export interface Line {
  kind: string
  start: string
  end: string
  blocked: string
  label: string
  args: Args
  ends: [[number, number], [number, number]] | null
  stop: [number, number] | null
}

export interface Mark {
  kind: string
  at: string
  key: string
  args: Args
  rule: string
}

export interface Plan {
  key: string
  steps: Action[]
  args: Args
  again: string
  idle: boolean
  given: Record<string, string>
}

export interface Caution {
  verb: string
  key: string
  args: Args
}

export interface Vain {
  action: Action
  key: string
  args: Args
  rule: string
  about: string
}

export interface Odds {
  key: string
  args: Args
  lines: Modifier[]
  total: string
  chances: Chance[]
  policy: string
  table: Rolled[]
  parts: Odds[]
  choices: Parameter[]
  rows: Row[]
  spread: [number, number][]
  places: Placed[]
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

export interface Rolled {
  roll: number
  ways: number
  result: string
  tone: string
}

export interface Parameter {
  key: string
  kind: string
  default: number | string | boolean
  choices: string[]
  low: number
  high: number
}

export interface Row {
  key: string
  shares: Chance[]
  counts: Modifier[]
  aside: boolean
}

export interface Placed {
  id: string
  x: number
  y: number
  facing: number | null
}

export interface Outcome {
  winners: string[]
  key: string
  args: Args
  rule: string
  scores: Record<string, number>
}

export interface StandingKind {
  key: string
  modes: string[]
  parameters: Parameter[]
  rule: string
}

export interface Message {
  key: string
  args: Args
}

export interface GameInfo {
  id: string
  name: string
  levels: string[]
  standing: StandingKind[]
  scenarios: Scenario[]
  die: number
  paces: [number, number, number]
  languages: string[]
  client: string
}

export interface Scenario {
  id: string
  players: number[]
  seats: Record<string, string[][]>
  options: ScenarioOption[]
}

export interface ScenarioOption {
  id: string
  default: boolean | number | string
  choices: string[]
  low: number
  high: number
}

export interface MatchSeat {
  seat: string
  holder: 'person' | 'computer'
  level: string
  key: string
  player: number
  closed: boolean
  name: string
  free: '' | 'invite' | 'open' | 'shut'
  shows: boolean
  vacated: number
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
  waiting: string[]
  moment: Message
  options: Record<string, unknown>
  secrets: boolean
  dice: DiceInfo
  undo: 'learned' | 'consent' | 'free'
  retaken: number
  closed: boolean
}

export interface DiceInfo {
  kind: 'seeded' | 'fair'
  commitment: string
  missing: string[]
}

export interface DiceCheck {
  kind: 'seeded' | 'fair'
  commitment: string
  nonces: Record<string, string>
  order: string[]
  computers: string[]
  holds: boolean
  wrong: string
}

export interface Review {
  outcome: Outcome
  seat: string
  stage: Stage | null
  accounts: Account[]
  losses: TurnLosses[]
  luck: Throw[]
  level: string
  curve: CurvePoint[]
  turning: TurningPoint[]
  done: boolean
}

export interface Stage {
  key: string
  args: Args
}

export interface Account {
  seat: string
  key: string
  args: Args
  value: number | null
  met: boolean
  rule: string
}

export interface TurnLosses {
  stage: Stage | null
  lost: Record<string, number>
}

export interface Throw {
  seat: string
  key: string
  got: number
  mean: number
}

export interface CurvePoint {
  step: number
  stage: Stage | null
  chances: Record<string, number>
  plays: number
}

export interface TurningPoint {
  since: number
  step: number
  stage: Stage | null
  before: number
  after: number
  line: LogLine | null
}

export interface LogLine<E = GameEvent> {
  n: number
  step: number
  event: E
  names: Record<string, string>
  rule: string
  seat: string
  thrown: Thrown[]
  news: News | null
}

export interface Thrown {
  why: string
  dice: number[]
  value: number
  hit: boolean[]
}

export interface News {
  kind: 'loss' | 'place' | 'harm'
  seat: string
  at: string
  count: number
}

export interface AdviceInfo {
  seat: string
  level: string
  ideas: IdeaInfo[]
  gains: PointInfo[]
  fear: PointInfo | null
  film: unknown[]
}

export interface IdeaInfo {
  steps: Option[]
  script: Option[]
  apart: number
  chance: number
  tries: number
  played: boolean
}

export interface Option {
  action: string
  verb: string
  fields: Record<string, unknown>
  label: Message
  confirm: boolean
}

export interface PointInfo {
  line: LogLine
  share: number
  other: number
  chance: number
}

export interface RuleBook {
  clauses: Clause[]
}

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
  kind: 'example' | 'tutorial' | 'situation'
  rules: string[]
  steps: number
}

export interface Situation {
  id: string
  title: string
  text: string
  kind: 'example' | 'tutorial' | 'situation'
  rules: string[]
  scenario: string
  options: Record<string, unknown>
  steps: SituationStep[]
}

export interface SituationStep {
  text: string
  action: string
  seat: string
  picture: unknown
  log: LogLine[]
  refusal: Message | null
  rule: string
  asks: Asked[]
  label: Message | null
  film: FilmMoment[]
}

export interface Asked {
  seat: string
  number: number
  kind: string
  prompt: Prompt
  options: Option[]
  measure: Measure | null
  hints: Hints
  undo: 'free' | 'consent' | 'practice' | ''
  standing: string
}

export interface Prompt {
  key: string
  args: Args
  rule: string
  focus: string[]
}

export interface Measure {
  forms: Form[]
  region: [number, number][][]
  bounds: [number, number, number, number]
  first: string
}

export interface Form {
  verb: string
  fields: Record<string, unknown>
  open: string[]
}

export interface FilmMoment {
  lines: number
  picture: unknown
}

export interface OtherRolls {
  taken: number
  ways: number
  rolls: OtherRoll[]
}

export interface OtherRoll {
  value: number
  dice: number[]
  ways: number
  result: string
  log: LogLine[]
  picture: unknown
}

export interface LessonInfo {
  id: string
  title: string
  text: string
  rules: string[]
  tasks: number
}

export interface LessonDetail {
  info: LessonInfo
  game: string
  scenario: string
  options: Record<string, unknown>
  seat: string
  others: string
  tasks: LessonTask[]
}

export interface LessonTask {
  title: string
  text: string
  light: string[]
  rule: string
  touch: string[]
  look: boolean
}

export interface LessonAnswer {
  done: string[]
  task: number
  begun: number[]
  over: boolean
  wrong: LessonWrong | null
  messages:
    | (StateMessage
    | Refused
    | Stale
    | OddsAnswer
    | WaysAnswer
    | Checked
    | MomentMessage
    | Film
    | People
    | Chat
    | Clocks
    | Planned
    | PlannableAnswer
    | Done
    | Failed)[]
}

export interface LessonWrong {
  text: string
  rule: string
  action: string
}

export interface StateMessage {
  type: 'state'
  match: string
  title: string
  game: string
  scenario: string
  options: Record<string, unknown>
  seats: string[]
  picture: unknown
  asks: Asked[]
  waiting: string[]
  outcome: Outcome | null
  step: number
  steps: number
  log: LogLine[]
  reset: boolean
  standing: Record<string, Record<string, Record<string, number | string | boolean>>>
  offers: Offers
  players: MatchSeat[]
  dice: DiceInfo
  retaken: number
  warnings: Warned[]
  threats: Warned[]
  prompts: Record<string, Prompt>
  fresh: boolean
  sides: string[]
  behind: number
  side: string
}

export interface Offers {
  draw: string[]
  undo: string[]
}

export interface Warned {
  key: string
  args: Args
  places: string[]
}

export interface Refused {
  type: 'refusal'
  ref: string
  rule: string
  key: string
  args: Args
}

export interface Stale {
  type: 'stale'
  ref: string
}

export interface OddsAnswer {
  type: 'odds'
  ref: string
  odds: Odds | null
}

export interface WaysAnswer {
  type: 'ways'
  ref: string
  ways: Way[]
}

export interface Checked {
  type: 'checked'
  ref: string
  refusal: Refused | null
}

export interface MomentMessage {
  type: 'moment'
  ref: string
  step: number
  picture: unknown
  log: LogLine[]
}

export interface Film {
  type: 'film'
  ref: string
  moments: FilmMoment[]
}

export interface People {
  type: 'people'
  people: PersonHere[]
  watching: number
}

export interface PersonHere {
  player: number
  seats: string[]
  name: string
  free: '' | 'invite' | 'open' | 'shut'
  presence: 'here' | 'gone' | 'away'
}

export interface Chat {
  type: 'chat'
  lines: ChatLine[]
}

export interface ChatLine {
  id: number
  player: number
  name: string
  at: string
  text: string
  room: 'players' | 'spectators'
}

export interface Clocks {
  type: 'clocks'
  clocks: Clock[]
}

export interface Clock {
  player: number
  seats: string[]
  kind: 'live' | 'mail'
  whole_ms: number
  left_ms: number
  reserve_ms: number
  running: boolean
  deadline: string
  since: string
  holiday: string
  absent: boolean
}

export interface Planned {
  type: 'planned'
  plans: Record<string, PlannedAnswer[]>
  words: Record<string, Message>
}

export interface PlannedAnswer {
  actions: string[]
  kind: string
  about: string
  always: boolean
  stopped: boolean
}

export interface PlannableAnswer {
  type: 'plannable'
  ref: string
  kinds: Plannable[]
}

export interface Plannable {
  kind: string
  prompt: Prompt
  options: Option[]
}

export interface Done {
  type: 'done'
  ref: string
}

export interface Failed {
  type: 'error'
  ref: string
  key: string
  args: Args
  text: string
}

export interface Notices {
  chosen: SetNotices
  ways: ('mail' | 'push' | 'webhook')[]
  push_key: string
  browsers: number
  feed: boolean
  holiday_left: number
  holiday_year: number
}

export interface SetNotices {
  tell: Record<string, ('mail' | 'push' | 'webhook')[]>
  hurry_hours: number
  digest: number | null
  zone: string
  webhook: string
  holiday_until: string
}

export interface Feeds {
  atom: string
  calendar: string
}

export interface Bell {
  fresh: number
  lines: BellLine[]
}

export interface BellLine {
  id: number
  kind: string
  match: string
  game: string
  title: Message
  words: Message
  at: string
  seen: boolean
}

export interface Blocked {
  names: string[]
}

export interface Report {
  id: number
  at: string
  match: string
  by: string
  about: string
  text: string
  said: string
  state: 'open' | 'done'
}

export interface Lobby {
  host: boolean
  seats: OpenSeat[]
  network: NetworkInfo | null
  here: Visitor[]
}

export interface OpenSeat {
  match: string
  title: string
  game: string
  scenario: string
  player: number
  seats: string[]
  others: string[]
}

export interface NetworkInfo {
  open: boolean
  address: string
  link: Link | null
  choices: string[]
}

export interface Link {
  address: string
  qr: string
}

export interface Visitor {
  name: string
  device: 'phone' | 'tablet' | 'computer'
  presence: 'here' | 'gone' | 'away'
}

export interface Seating {
  match: string
  lines: SeatLine[]
  watch: Link | null
  network: boolean
}

export interface SeatLine {
  player: number
  seats: string[]
  holder: 'person' | 'computer'
  level: string
  name: string
  free: '' | 'invite' | 'open' | 'shut'
  presence: 'here' | 'gone' | 'away' | ''
  link: Link | null
}

export interface Invitation {
  match: string
  title: string
  game: string
  scenario: string
  seats: string[]
  others: string[]
}

export interface Me {
  account: OwnAccount | null
  guest: boolean
  csrf: string
  hosted: boolean
  letters: boolean
}

export interface OwnAccount {
  name: string
  mail: string
  mail_proved: boolean
  language: string
  role: string
  has_password: boolean
  passkeys: number
  presence: boolean
  challenges: boolean
}

export interface Passkey {
  id: string
  label: string
  created: string
  used: string
}

export interface OpenSession {
  id: string
  created: string
  seen: string
  agent: string
  this: boolean
}

export interface Challenge {
  word: string
  options: Record<string, unknown>
}

export interface Home {
  mine: OwnMatch[]
  open: OpenTable[]
  live: PublicMatch[]
  challenges: Challenged[]
  looking: Looking | null
  over: number
}

export interface OwnMatch {
  match: MatchInfo
  own: string[]
  made: boolean
  visibility: 'private' | 'link' | 'public'
  pace: Pace
  clocks: Clock[]
  prompt: Message | null
  declined: string[]
  asked: string[]
}

export interface Pace {
  kind: 'none' | 'live' | 'mail'
  seconds: number
  increment: number
  reserve: number
  days: number
}

export interface OpenTable {
  seat: OpenSeat
  pace: Pace
  language: string
  own: boolean
}

export interface PublicMatch {
  id: string
  title: string
  game: string
  scenario: string
  players: PublicPlayer[]
  created: string
  updated: string
  over: boolean
  moment: Message
  pace: Pace
}

export interface PublicPlayer {
  player: number
  seats: string[]
  name: string
  level: string
  result: 'won' | 'drawn' | 'lost' | ''
  known: boolean
}

export interface Challenged {
  match: string
  player: number
  by: string
  game: string
  scenario: string
  seats: string[]
  pace: Pace
  made: string
}

export interface Looking {
  game: string
  scenario: string
  pace: Pace
  since: string
}

export interface PublicList {
  matches: PublicMatch[]
  more: string
}

export interface SeekAnswer {
  match: string
}

export interface Profile {
  name: string
  since: string
  here: boolean
  hidden: boolean
  answers_hours: number
  late: number
  results: SideResult[]
  favourite: [string, string] | null
  me: boolean
}

export interface SideResult {
  game: string
  seats: string[]
  won: number
  drawn: number
  lost: number
}

export interface PrivacyPage {
  tables: KeptTable[]
}

export interface KeptTable {
  table: string
  columns: KeptColumn[]
}

export interface KeptColumn {
  column: string
  about: string
}

export interface ErrorBody {
  error: ErrorText
}

export interface ErrorText {
  key: string
  text: string
  args: Args
}

export interface Saved {
  file: string
}

export interface NewMatch {
  game: string
  scenario: string
  players: Player[]
  options?: Record<string, boolean | number | string>
  title?: string
  dice?: 'seeded' | 'fair'
  seed?: string
  undo?: 'learned' | 'consent' | 'free'
}

export interface Player {
  kind: 'person' | 'computer' | 'invite' | 'open'
  level: string
  name: string
  shows: boolean
}

export interface Rename {
  title: string
}

export interface Problem {
  text: string
  key?: string
}

export interface GivenNonce {
  key: string
  nonce: string
}

export interface LessonCall {
  done?: string[]
  said?: BrowserMessage | null
  touched?: string
}

export interface PlayOn {
  done?: string[]
  level?: string
}

export interface PushPlace {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushGone {
  endpoint: string
}

export interface NewReport {
  text: string
  line?: number | null
  player?: number | null
}

export interface OpenNetwork {
  address?: string
}

export interface SetSeat {
  way: 'invite' | 'open' | 'shut' | 'computer'
  level?: string
}

export interface SitDown {
  word: string
  name: string
}

export interface TakeSeat {
  name: string
}

export interface GiveUp {
  key: string
}

export interface NewHostedMatch {
  game: string
  scenario: string
  players: Player[]
  options?: Record<string, boolean | number | string>
  title?: string
  dice?: 'seeded' | 'fair'
  seed?: string
  undo?: 'learned' | 'consent' | 'free'
  pace?: Pace
  visibility?: 'private' | 'link' | 'public'
  language?: 'en' | 'hu' | 'de' | ''
}

export interface Seek {
  game: string
  pace: Pace
  scenario?: string
}

export interface SetPrivacy {
  presence: boolean
  challenges: boolean
}

export interface ActRequest {
  type: 'act'
  ref?: string
  once?: string
  seat?: string
  number?: number
  action?: string | Action
}

export interface CheckRequest {
  type: 'check'
  ref?: string
  seat?: string
  action?: string | Action
}

export interface OddsRequest {
  type: 'odds'
  ref?: string
  seat?: string
  action?: string | Action
  given?: Record<string, number | string | boolean>
}

export interface WaysRequest {
  type: 'ways'
  ref?: string
  seat?: string
  unit?: string
  to?: string
  via?: string[]
}

export interface UndoRequest {
  type: 'undo'
  ref?: string
  once?: string
  seat?: string
}

export interface ResignRequest {
  type: 'resign'
  ref?: string
  once?: string
  seat?: string
}

export interface DrawRequest {
  type: 'draw'
  ref?: string
  once?: string
  seat?: string
}

export interface ConsentRequest {
  type: 'consent'
  ref?: string
  once?: string
  seat?: string
  what?: string
}

export interface StandingRequest {
  type: 'standing'
  ref?: string
  once?: string
  seat?: string
  kind?: string
  order?: Record<string, number | string | boolean> | null
}

export interface MomentRequest {
  type: 'moment'
  ref?: string
  step?: number
  eyes?: string[] | null
}

export interface FilmRequest {
  type: 'film'
  ref?: string
  first?: number
  last?: number
  eyes?: string[] | null
}

export interface PaceRequest {
  type: 'pace'
  ref?: string
  ms?: number
}

export interface SayRequest {
  type: 'say'
  ref?: string
  text?: string
}

export interface PlanRequest {
  type: 'plan'
  ref?: string
  once?: string
  seat?: string
  answers?: PlannedAnswer[]
}

export interface PlannableRequest {
  type: 'plannable'
  ref?: string
  seat?: string
}

export interface DeclineRequest {
  type: 'decline'
  ref?: string
  once?: string
  seat?: string
  what?: 'draw' | 'undo'
}

export interface CallOffRequest {
  type: 'calloff'
  ref?: string
  once?: string
  seat?: string
}

export interface ClaimRequest {
  type: 'claim'
  ref?: string
  once?: string
  seat?: string
}

export interface ShowRequest {
  type: 'show'
  ref?: string
  seat?: string
  shows?: boolean
}

export interface LookRequest {
  type: 'look'
  ref?: string
  side?: string
}

export type ServerMessage =
  | StateMessage
  | Refused
  | Stale
  | OddsAnswer
  | WaysAnswer
  | Checked
  | MomentMessage
  | Film
  | People
  | Chat
  | Clocks
  | Planned
  | PlannableAnswer
  | Done
  | Failed
export type BrowserMessage =
  | ActRequest
  | CheckRequest
  | OddsRequest
  | WaysRequest
  | UndoRequest
  | ResignRequest
  | DrawRequest
  | ConsentRequest
  | StandingRequest
  | MomentRequest
  | FilmRequest
  | PaceRequest
  | SayRequest
  | PlanRequest
  | PlannableRequest
  | DeclineRequest
  | CallOffRequest
  | ClaimRequest
  | ShowRequest
  | LookRequest
