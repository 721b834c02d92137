/** What has just happened, as it is drawn on the table: ways gone, shots with what they did, templates laid. */
import { text } from '../../../lib/text.svelte'
import type { LogLine } from '../../../lib/types'
import { middle, type Point, type Table } from '../model'
import type { OperationEvent } from '../wire'

export interface Shot {
  from: Point
  to: Point
  target: string
  words: string
}
export interface Traces {
  ways: Point[][]
  shots: Shot[]
  laid: Point[]
}
export interface Volley {
  unit: string
  target: string
  shots: number
  hits: number
  dead: number
  shaken: number
}

/** The way of each unit that moved: that of its first model. */
function ways(events: OperationEvent[]): Point[][] {
  return events
    .map((e): Point[] => {
      if (e.event === 'vehicle-driven') return e.way
      return e.event === 'unit-moved' || e.event === 'unit-ran' ? (e.paths[0]?.[1] ?? []) : []
    })
    .filter((way) => way.length > 1)
}
/** Shots of one unit at another together, with the harm that followed. */
export function volleys(events: OperationEvent[]): Volley[] {
  const found: Volley[] = []
  for (const e of events) {
    if (e.event === 'shots-fired') {
      const same = found.find((v) => v.unit === e.unit && v.target === e.target)
      const one = same ?? { unit: e.unit, target: e.target, shots: 0, hits: 0, dead: 0, shaken: 0 }
      one.shots += e.shots
      one.hits += e.hits
      if (!same) found.push(one)
    } else if (e.event === 'damage-rolled') {
      const struck = found.findLast((v) => v.target === e.unit)
      if (struck) [struck.dead, struck.shaken] = [struck.dead + e.dead, struck.shaken + e.shaken]
    }
  }
  return found
}
export function traces(t: Table, log: LogLine<OperationEvent>[]): Traces {
  const events = log.map((line) => line.event)
  const shots = volleys(events).flatMap(({ unit, target, ...counts }): Shot[] => {
    const [from, to] = [middle(t, unit), middle(t, target)]
    return from && to ? [{ from, to, target, words: text.say('trace-hits', counts) }] : []
  })
  const laid = events.flatMap((e) => (e.event === 'template-laid' ? [e.at] : []))
  return { ways: ways(events).slice(-6), shots: shots.slice(-4), laid: laid.slice(-4) }
}
