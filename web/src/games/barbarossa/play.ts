/** The execution of a round told again: events grouped to frames, and the board as it stood at each. Drawing only. */
import { rollsOf } from '../../lib/rolls'
import type { GameEvent, LogLine, View } from '../../lib/types'
import { pairOf, unitsOf, type Unit } from './model'

export interface Frame {
  step: number
  lines: LogLine[]
  /** How long it stays, in thousandths of a second. */
  ms: number
}
export interface Shown {
  units: Map<string, Unit>
  smoke: Record<string, number>
  /** Works, mines and crates, under the view's names. */
  ground: Ground
}
export type Ground = Record<string, unknown>
const GROUND = ['wire', 'teeth', 'trenches', 'dugouts', 'fields', 'crates', 'pontoons', 'paths', 'blown'] as const
const groundOf = (view: View): Ground => Object.fromEntries(GROUND.map((key) => [key, view?.[key]]))
const str = (e: GameEvent, f: string) => String(e[f] ?? '')
const num = (e: GameEvent, f: string) => Number(e[f] ?? 0)
const SILENT = new Set(['step-began', 'round-began', 'set-up', 'order-secret', 'readied'])

export const isExecution = (log: LogLine[]): boolean => log.some((l) => l.event.event === 'step-began' || l.event.event === 'fired' || l.event.event === 'moved')

/** The lines of the last round carried out, as far as it has come; without its beginning, all lines. */
export function roundOf(log: LogLine[]): LogLine[] {
  let at = log.findLastIndex((l) => l.event.event === 'step-began' && num(l.event, 'step') === 1)
  while (at > 0 && ['order-shown', 'order-secret', 'readied'].includes(log[at - 1]?.event.event ?? '')) at--
  return at < 0 ? log : log.slice(at)
}

/** Cards turned over are one frame, hexes walked at the same time another, a shot stands with what it does. */
export function framesOf(log: LogLine[], from = 0): Frame[] {
  const frames: Frame[] = []
  let step = from
  for (const l of log) {
    const tag = l.event.event
    if (tag === 'step-began') step = num(l.event, 'step')
    if (SILENT.has(tag) || (tag === 'work-built' && !step)) continue
    const last = frames.at(-1)
    if (last && last.step === step && joins(last, l)) last.lines.push(l)
    else frames.push({ step, lines: [l], ms: 0 })
  }
  for (const f of frames) f.ms = f.lines.some((l) => rollsOf(l.event).length) ? 1500 : f.lines[0]?.event.event === 'moved' || f.lines[0]?.event.event === 'flew' ? 480 : f.lines[0]?.event.event === 'order-shown' ? 1500 : 850
  return frames
}

function joins(frame: Frame, line: LogLine): boolean {
  const [first, tag] = [frame.lines[0]?.event.event, line.event.event]
  if (first === tag && (tag === 'order-shown' || tag === 'box-marked' || tag === 'smoke-lifted' || tag === 'locked' || tag === 'scored')) return true
  if (first === tag && (tag === 'moved' || tag === 'flew' || tag === 'took-off')) return frame.lines.every((l) => l.event['unit'] !== line.event['unit'])
  if (tag === 'destroyed' || tag === 'loss-passed' || tag === 'suppressed' || tag === 'halted') return frame.lines.some((l) => l.event['unit'] === line.event['unit'])
  return false
}

/** The board before these events: what they did is taken back from the last to the first. The board seen before them knows
 * more (facings, shots, works): it is believed of every unit that it shows where and as strong as it must have been. */
export function rewound(view: View, log: LogLine[], before: View | null = null): Shown {
  const shown: Shown = { units: new Map(unitsOf(view).map((u) => [u.id, u])), smoke: { ...(view?.smoke ?? {}) }, ground: groundOf(before ?? view) }
  for (let i = log.length - 1; i >= 0; i--) back(shown, (log[i] as LogLine).event)
  for (const u of before ? unitsOf(before) : []) {
    const was = shown.units.get(u.id)
    if (was && was.hex === u.hex && was.size === u.size && was.place === u.place) shown.units.set(u.id, u)
  }
  return shown
}

/** The board as it stood at a frame; facings, shots and works become those of the end where an event speaks of them. */
export function told(start: Shown, frames: Frame[], upTo: number, end: View): Shown {
  const shown: Shown = { units: new Map(start.units), smoke: { ...start.smoke }, ground: { ...start.ground } }
  const last = new Map(unitsOf(end).map((u) => [u.id, u]))
  for (const f of frames.slice(0, upTo + 1)) for (const l of f.lines) forth(shown, l.event, last, end)
  return shown
}

/** What an event settles of its unit for the rest of the round. */
const SETTLES: Record<string, (keyof Unit)[]> = {
  moved: ['facing'], turned: ['facing'], 'stance-taken': ['stance', 'facing'], unhitched: ['stance', 'facing'],
  fired: ['ammo'], bombarded: ['ammo'], 'fired-at-work': ['ammo'], 'smoke-laid': ['ammo', 'smoke'], resupplied: ['ammo', 'supply'], 'supply-lost': ['supply'],
  'field-laid': ['mines'], 'went-home': ['ready', 'flown'], 'box-marked': ['boxes'],
}
function settle(s: Shown, e: GameEvent, end: Map<string, Unit>): void {
  if (e.event === 'locked') for (const u of s.units.values()) if (u.hex === num(e, 'hex')) change(s, u.id, { foes: end.get(u.id)?.foes ?? [] })
  const [u, fields] = [end.get(str(e, 'unit')), SETTLES[e.event]]
  if (u && fields) change(s, u.id, Object.fromEntries(fields.map((f) => [f, u[f]])))
}

/** What lies in a hex or on its sides becomes what lies there at the end. */
function rebuild(s: Shown, hex: number, end: View): void {
  const here = (x: unknown, key = '') => Number(key || (Array.isArray(x) ? x[0] : x)) === hex || (typeof x === 'number' && pairOf(x).includes(hex)) || (x as { hex?: number } | null)?.hex === hex
  for (const key of GROUND) {
    const [now, then] = [s.ground[key], end?.[key] as unknown]
    if (Array.isArray(then ?? now)) s.ground[key] = [...((now ?? []) as unknown[]).filter((x) => !here(x)), ...((then ?? []) as unknown[]).filter((x) => here(x))]
    else s.ground[key] = Object.fromEntries([...entries(now).filter(([k, x]) => !here(x, k)), ...entries(then).filter(([k, x]) => here(x, k))])
  }
}
const entries = (x: unknown): [string, unknown][] => Object.entries((x ?? {}) as object)
const BUILDS = new Set(['work-built', 'work-removed', 'work-destroyed', 'field-laid', 'field-cleared', 'field-found', 'mines-exploded', 'crate-dropped', 'resupplied'])

function change(s: Shown, id: string, with_: Partial<Unit>): void {
  const u = s.units.get(id)
  if (u) s.units.set(id, { ...u, ...with_ })
}

const BACK: Record<string, (s: Shown, e: GameEvent, u: Unit) => void> = {
  moved: (s, e, u) => change(s, u.id, { hex: num(e, 'start'), place: 'map' }),
  damaged: (s, e, u) => change(s, u.id, { size: num(e, 'size') + num(e, 'losses') }),
  'loss-passed': (s, e, u) => change(s, u.id, { size: num(e, 'size') + num(e, 'losses') }),
  destroyed: (s, _e, u) => change(s, u.id, { place: 'map', size: Math.max(1, u.size) }),
  suppressed: (s, _e, u) => change(s, u.id, { suppressed: 0 }),
  recovered: (s, _e, u) => change(s, u.id, { suppressed: 2 }),
  vanished: (s, _e, u) => change(s, u.id, { hidden: 0 }),
  revealed: (s, _e, u) => change(s, u.id, { hidden: 1 }),
  'took-off': (s, _e, u) => change(s, u.id, { place: 'airfield' }),
  dismounted: (s, _e, u) => change(s, u.id, { place: 'carried' }),
  mounted: (s, _e, u) => change(s, u.id, { place: 'map' }),
  hitched: (s, _e, u) => change(s, u.id, { place: 'map' }),
  unhitched: (s, _e, u) => change(s, u.id, { place: 'towed' }),
  parachuted: (s, _e, u) => change(s, u.id, { place: 'carried' }),
  arrived: (s, _e, u) => change(s, u.id, { place: 'reserve' }),
  'came-back': (s, _e, u) => change(s, u.id, { place: 'loading' }),
  'marched-off': (s, _e, u) => change(s, u.id, { place: 'map' }),
  merged: (s, _e, u) => change(s, u.id, { place: 'map', size: Math.max(1, u.size) }),
}
const FORTH: Record<string, (s: Shown, e: GameEvent, u: Unit) => void> = {
  moved: (s, e, u) => change(s, u.id, { hex: num(e, 'hex'), place: 'map' }),
  damaged: (s, e, u) => change(s, u.id, { size: num(e, 'size') }),
  'loss-passed': (s, e, u) => change(s, u.id, { size: num(e, 'size') }),
  destroyed: (s, _e, u) => change(s, u.id, { place: 'destroyed', size: 0 }),
  suppressed: (s, _e, u) => change(s, u.id, { suppressed: 1 }),
  recovered: (s, _e, u) => change(s, u.id, { suppressed: 0 }),
  vanished: (s, _e, u) => change(s, u.id, { hidden: 1 }),
  revealed: (s, e, u) => change(s, u.id, { hidden: 0, hex: num(e, 'hex') }),
  'took-off': (s, e, u) => change(s, u.id, { place: 'air', hex: num(e, 'start') }),
  flew: (s, e, u) => change(s, u.id, { place: 'air', hex: num(e, 'hex') }),
  'went-home': (s, _e, u) => change(s, u.id, { place: 'airfield', hex: 0 }),
  dismounted: (s, e, u) => change(s, u.id, { place: 'map', hex: num(e, 'hex') }),
  unhitched: (s, e, u) => change(s, u.id, { place: 'map', hex: num(e, 'hex') }),
  parachuted: (s, e, u) => change(s, u.id, { place: 'map', hex: num(e, 'hex') }),
  arrived: (s, e, u) => change(s, u.id, { place: 'map', hex: num(e, 'hex') }),
  'came-back': (s, e, u) => change(s, u.id, { place: 'map', hex: num(e, 'hex') }),
  mounted: (s, _e, u) => change(s, u.id, { place: 'carried' }),
  hitched: (s, _e, u) => change(s, u.id, { place: 'towed' }),
  'marched-off': (s, _e, u) => change(s, u.id, { place: 'left' }),
  merged: (s, _e, u) => change(s, u.id, { place: 'merged', size: 0 }),
}

function back(s: Shown, e: GameEvent): void {
  if (e.event === 'smoke-laid') delete s.smoke[str(e, 'hex')]
  else if (e.event === 'smoke-lifted') s.smoke[str(e, 'hex')] = 1
  const u = s.units.get(str(e, 'unit'))
  if (u) BACK[e.event]?.(s, e, u)
}
function forth(s: Shown, e: GameEvent, end: Map<string, Unit>, view: View): void {
  settle(s, e, end)
  if (BUILDS.has(e.event)) for (const hex of [num(e, 'hex') || (s.units.get(str(e, 'unit'))?.hex ?? 0), num(e, 'toward')]) if (hex) rebuild(s, hex, view)
  if (e.event === 'smoke-laid') s.smoke[str(e, 'hex')] = 1
  else if (e.event === 'smoke-lifted') delete s.smoke[str(e, 'hex')]
  const u = s.units.get(str(e, 'unit'))
  if (u) FORTH[e.event]?.(s, e, u)
}
