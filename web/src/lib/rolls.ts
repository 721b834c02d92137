import type { GameEvent, LogLine, Modifier } from './types'

export function linesOf(e: GameEvent): Modifier[] {
  const lines = e['lines']
  return Array.isArray(lines) ? (lines as Modifier[]).filter((l) => l && typeof l === 'object' && 'key' in l) : []
}

/** Ids of a kind that an event names. */
export function named(line: LogLine, kind: string): string[] {
  return Object.entries(line.names)
    .filter(([, k]) => k === kind)
    .flatMap(([field]) => [line.event[field]].flat().map(String))
    .filter((v) => v && v !== 'null')
}

/** The last event with dice, else the last that names a place or a piece. */
export function telling(log: LogLine[]): LogLine | null {
  return log.findLast((l) => l.thrown.length) ?? log.findLast((l) => Object.keys(l.names).length) ?? null
}
