import type { GameEvent, LogLine, Modifier, Roll } from './types'

type RawRoll = Roll | [why: string, dice: number[], value: number]

function rollOf(r: unknown): Roll | null {
  if (Array.isArray(r))
    return Array.isArray(r[1]) ? { why: String(r[0]), dice: r[1] as number[], value: Number(r[2]) } : null
  return typeof r === 'object' && r !== null && 'dice' in r ? (r as Roll) : null
}

/** The dice of an event: a field `rolls` (list) or `roll` (one). */
export function rollsOf(e: GameEvent): Roll[] {
  const raw = [...((e['rolls'] as RawRoll[] | undefined) ?? []), ...(e['roll'] ? [e['roll'] as RawRoll] : [])]
  return [
    ...raw.map(rollOf).filter((r): r is Roll => r !== null && r.dice.length > 0),
    ...[e['attack'], e['defence']].flatMap(battery),
  ]
}

/** Many dice against a value each: `[[3, [2, 5]], [1, [6]]]`; what counts is how many hit. */
function battery(given: unknown): Roll[] {
  const rows = Array.isArray(given) ? (given as unknown[]) : []
  return rows.flatMap((row): Roll[] => {
    if (!Array.isArray(row) || typeof row[0] !== 'number' || !Array.isArray(row[1])) return []
    const [value, dice] = row as [number, number[]]
    return dice.length ? [{ why: '', dice, value: dice.filter((d) => d <= value).length }] : []
  })
}

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
  return log.findLast((l) => rollsOf(l.event).length) ?? log.findLast((l) => Object.keys(l.names).length) ?? null
}
