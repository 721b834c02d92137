/** What has just happened, as it is drawn on the table: ways gone, shots with what they did, templates laid. */
import { text } from '../../lib/text.svelte'
import type { LogLine } from '../../lib/types'
import { middle, type Point, type Table } from './model'

export interface Shot { from: Point; to: Point; target: string; words: string }
export interface Traces { ways: Point[][]; shots: Shot[]; laid: Point[] }

const number = (line: LogLine, field: string): number => Number(line.event[field] ?? 0)
const word = (line: LogLine, field: string): string => String(line.event[field] ?? '')

/** The way of each unit that moved: that of its first model. */
function ways(lines: LogLine[]): Point[][] {
  return lines.flatMap((l) => {
    if (l.event.event === 'vehicle-driven') return [l.event['way'] as Point[]]
    const first = l.event.event === 'unit-moved' || l.event.event === 'unit-ran' ? (l.event['paths'] as [string, Point[]][] | undefined)?.[0] : undefined
    return first ? [first[1]] : []
  }).filter((way) => way.length > 1)
}
/** Shots of one unit at another together, with the harm that followed. */
export function volleys(lines: LogLine[]): { unit: string; target: string; shots: number; hits: number; dead: number; shaken: number }[] {
  const found: ReturnType<typeof volleys> = []
  for (const l of lines) {
    if (l.event.event === 'shots-fired') {
      const same = found.find((v) => v.unit === word(l, 'unit') && v.target === word(l, 'target'))
      const one = same ?? { unit: word(l, 'unit'), target: word(l, 'target'), shots: 0, hits: 0, dead: 0, shaken: 0 }
      one.shots += number(l, 'shots')
      one.hits += number(l, 'hits')
      if (!same) found.push(one)
    } else if (l.event.event === 'damage-rolled') {
      const struck = found.findLast((v) => v.target === word(l, 'unit'))
      if (struck) [struck.dead, struck.shaken] = [struck.dead + number(l, 'dead'), struck.shaken + number(l, 'shaken')]
    }
  }
  return found
}
export function traces(t: Table, lines: LogLine[]): Traces {
  const shots = volleys(lines).flatMap((v): Shot[] => {
    const [from, to] = [middle(t, v.unit), middle(t, v.target)]
    return from && to ? [{ from, to, target: v.target, words: text.say('trace-hits', { shots: v.shots, hits: v.hits, dead: v.dead, shaken: v.shaken }) }] : []
  })
  const laid = lines.filter((l) => l.event.event === 'template-laid' && Array.isArray(l.event['at'])).map((l) => l.event['at'] as Point)
  return { ways: ways(lines).slice(-6), shots: shots.slice(-4), laid: laid.slice(-4) }
}
