/** The execution of a round told again: events grouped to frames; the board at each comes from the server. */
import type { LogLine } from '../../lib/types'
import type { Picture } from './model'
import type { BarbarossaEvent } from './wire'

export type Line = LogLine<BarbarossaEvent>

export interface Frame {
  step: number
  lines: Line[]
  /** How long it stays, in thousandths of a second. */
  ms: number
}
/** The board when so many lines of the log had been told. */
export interface Moment {
  lines: number
  picture: Picture
}
/** The unit that an event is about. */
export const unitOf = (e: BarbarossaEvent): string => ('unit' in e ? e.unit : '')
/** The unit that it happens to. */
export const targetOf = (e: BarbarossaEvent): string => ('target' in e ? e.target : '')
const SILENT = new Set(['step-began', 'round-began', 'set-up', 'order-secret', 'readied'])

export const isExecution = (log: Line[]): boolean =>
  log.some((l) => l.event.event === 'step-began' || l.event.event === 'fired' || l.event.event === 'moved')

/** The lines of the last round carried out, as far as it has come; without its beginning, all lines. */
export function roundOf(log: Line[]): Line[] {
  let at = log.findLastIndex((l) => l.event.event === 'step-began' && l.event.step === 1)
  while (at > 0 && ['order-shown', 'order-secret', 'readied'].includes(log[at - 1]?.event.event ?? '')) at--
  return at < 0 ? log : log.slice(at)
}

/** The step in which these events begin: without the round's beginning they go on in the middle of one. */
export function firstStep(lines: Line[], now: number): number {
  for (const l of lines) if (l.event.event === 'step-began') return l.event.step - 1
  return now
}

/** Cards turned over are one frame, hexes walked at the same time another, a shot stands with what it does. */
export function framesOf(log: Line[], from = 0): Frame[] {
  const frames: Frame[] = []
  let step = from
  for (const l of log) {
    const tag = l.event.event
    if (l.event.event === 'step-began') step = l.event.step
    if (SILENT.has(tag) || (tag === 'work-built' && !step)) continue
    const last = frames.at(-1)
    if (last && last.step === step && joins(last, l)) last.lines.push(l)
    else frames.push({ step, lines: [l], ms: 0 })
  }
  for (const f of frames) f.ms = lasts(f)
  return frames
}

function lasts(f: Frame): number {
  const first = f.lines[0]?.event.event
  if (first === 'order-shown' || f.lines.some((l) => l.thrown.length)) return 1500
  return first === 'moved' || first === 'flew' ? 480 : 850
}

function joins(frame: Frame, line: Line): boolean {
  const [first, tag] = [frame.lines[0]?.event.event, line.event.event]
  if (
    first === tag &&
    (tag === 'order-shown' || tag === 'box-marked' || tag === 'smoke-lifted' || tag === 'locked' || tag === 'scored')
  )
    return true
  if (first === tag && (tag === 'moved' || tag === 'flew' || tag === 'took-off'))
    return frame.lines.every((l) => unitOf(l.event) !== unitOf(line.event))
  if (tag === 'destroyed' || tag === 'loss-passed' || tag === 'suppressed' || tag === 'halted')
    return frame.lines.some((l) => unitOf(l.event) === unitOf(line.event))
  return false
}

/** The picture of a frame: the first in which everything that it tells has happened. */
export function pictureOf(frame: Frame, moments: Moment[]): Picture | null {
  const last = frame.lines.at(-1)?.n ?? 0
  return moments.find((m) => m.lines > last)?.picture ?? null
}
