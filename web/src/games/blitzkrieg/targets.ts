/** The villages that the battle turns on next: those worth points that the Germans do not have, the nearest first. */
import { tableOf } from './table'
import type { BlitzkriegPicture, BlitzkriegStatic } from './wire'

const MOST = 4

export function targets(stat: BlitzkriegStatic, picture: BlitzkriegPicture): string[] {
  const { grid, places } = tableOf(stat)
  const named = stat.names[picture.needs.goal]
  if (named) return named.map(String)
  const tanks = new Set(stat.counters.filter((c) => c.side === 'german').map((c) => c.id))
  const from = picture.units.filter((u) => tanks.has(u.id) && grid.has(u.hex)).map((u) => grid.centre(u.hex))
  const away = (hex: number) => {
    const [x, y] = grid.centre(hex)
    return Math.min(...from.map(([a, b]) => Math.hypot(a - x, b - y)))
  }
  return places
    .filter((p) => p.points > 0)
    .flatMap((p) => p.hexes)
    .filter((hex) => picture.control[String(hex)] !== 'german')
    .sort((a, b) => away(a) - away(b))
    .slice(0, MOST)
    .map(String)
}
