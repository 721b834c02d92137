/** The log in few lines: a whole battle in one, alike steps as one. */
import { type Battle, lastBattle, type Line } from './battle'

/** The last things told, newest first: a whole battle in one, else one event. Steps of the calendar are left out. */
type Entry = { battle: Battle; line?: undefined } | { line: Line; times?: number; battle?: undefined }
export function digest(log: Line[], most: number): Entry[] {
  const found: Entry[] = []
  let end = log.length
  while (end > 0 && found.length < most) {
    const start = log.slice(0, end).findLastIndex((l) => l.event.event === 'attack-launched')
    const close = start < 0 ? -1 : log.findIndex((l, i) => i > start && l.event.event === 'battle-ended')
    const over = start < 0 ? -1 : close < 0 || close >= end ? end - 1 : close
    for (let i = end - 1; i > over && found.length <= most; i--) {
      const line = log[i]
      const last = found.at(-1)
      const both = line && last?.line ? merged(line, last.line) : null
      if (both) found[found.length - 1] = { line: both }
      else if (line && last?.line && JSON.stringify(line.event) === JSON.stringify(last.line.event))
        last.times = (last.times ?? 1) + 1
      else if (line && !QUIET.has(line.event.event)) found.push({ line })
    }
    const battle = start < 0 ? null : lastBattle(log.slice(start, over + 1))
    if (battle && found.length < most) found.push({ battle })
    end = start
  }
  return found.slice(0, most)
}
/** Two lines that differ in their number only, as one. */
function merged(a: Line, b: Line): Line | null {
  if (!('n' in a.event) || !('n' in b.event)) return null
  const { n, ...rest } = a.event
  const { n: m, ...other } = b.event
  return JSON.stringify(rest) === JSON.stringify(other) ? { ...a, event: { ...a.event, n: n + m } } : null
}
const QUIET = new Set(['phase-began', 'turn-began'])
