/** Where plates, counters and names stand at one zoom step, in pixels from the map's corner. */
import type { Box } from '../../lib/hexboard/grid'
import { AREAS, BOXES, chart, HEIGHT, spotOf, under, widthOf, WIDTH } from './chart'
import type { Group } from './model'
import { boxAt, name, place, type Item, type Name, type Placed, type Point } from './place'
import { CELL, COUNTER, GAP, letters, NEAR, PLATE } from './sizes'
import type { EuropeStatic } from './wire'

type Areas = EuropeStatic['areas']

export interface Standing {
  group: Group
  near: boolean
  columns: number
  at: Placed
}

const gap = (s: { n: number }) => Math.min(3, s.n - 1) * 2
function sizeOf(g: Group, near: boolean): { w: number; h: number; columns: number } {
  const n = g.stacks.length
  if (!near) return { w: n * CELL + 2, h: PLATE, columns: n }
  const columns = n <= 3 ? n : Math.ceil(n / 2)
  const rows = Math.ceil(n / columns)
  return { w: columns * (COUNTER + GAP) + Math.max(...g.stacks.map(gap)), h: rows * (COUNTER + GAP), columns }
}

export function stand(areas: Areas, groups: Group[], k: number): Standing[] {
  const near = k >= NEAR
  const crowd = new Map<string, number>()
  for (const g of groups) crowd.set(g.area, (crowd.get(g.area) ?? 0) + 1)
  const items = groups.map((group): { group: Group; size: ReturnType<typeof sizeOf>; item: Item } => {
    const size = sizeOf(group, near)
    const [mx, my] = spotOf(group.area) ?? [0, 0]
    const town = chart.areas[group.area]?.at ?? [mx, my]
    const boxed = BOXES[group.area]
    const cost = (x: number, y: number) => {
      if (boxed)
        return x / k >= boxed.x && x / k <= boxed.x + boxed.w && y / k >= boxed.y && y / k <= boxed.y + boxed.h ? 0 : 30
      const here = under(x / k, y / k)
      if (here === group.area) return 0
      if (!here) return 5
      return here === 'land' ? 9 : areas[here]?.country === areas[group.area]?.country ? 12 : 16
    }
    return {
      group,
      size,
      item: { id: group.id, w: size.w, h: size.h, at: [mx * k, my * k], tie: [town[0] * k, town[1] * k], cost },
    }
  })
  const room = (g: Group) => chart.areas[g.area]?.room ?? 0
  items.sort((a, b) => room(a.group) - room(b.group) || a.group.id.localeCompare(b.group.id))
  const placed = place(
    items.map((i) => i.item),
    towns(k, 7),
    { x: 0, y: 0, w: WIDTH * k, h: HEIGHT * k },
  )
  return items
    .map((i, n) => ({ group: i.group, near, columns: i.size.columns, at: placed[n] as Placed }))
    .sort((a, b) => a.at.y - b.at.y)
}

/**
 * An arrow between two places from edge to edge of their pieces, side by side with `lane` others; where they stand
 * close it reaches into both, so that it can be seen. In map units.
 */
export function arrowOf(
  standing: Standing[],
  from: string,
  to: string,
  k: number,
  lane = 0,
): { from: Point; to: Point } | null {
  const goal = spotOf(to)
  const a = goal && edgeOf(standing, from, k, goal)
  const b = a && edgeOf(standing, to, k, a)
  if (!a || !b) return null
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const d = Math.hypot(dx, dy)
  const [c, e] = d * k > 6 ? [a, b] : [middle(standing, from, k) ?? a, middle(standing, to, k) ?? b]
  const [vx, vy] = [e[0] - c[0], e[1] - c[1]]
  const v = Math.hypot(vx, vy) || 1
  const [ux, uy] = [vx / v, vy / v]
  const short = Math.max(0, LEAST / k - d)
  const side = (lane * 10) / k
  const shift = (p: Point, s: number): Point => [p[0] + ux * s - uy * side, p[1] + uy * s + ux * side]
  return { from: shift(a, -short * 0.62), to: shift(b, short * 0.38) }
}
const LEAST = 30
function middle(standing: Standing[], area: string, k: number): Point | null {
  const at = standing.find((s) => s.group.area === area)?.at
  return at ? [(at.x + at.w / 2) / k, (at.y + at.h / 2) / k] : spotOf(area)
}

/** From the edge of the pieces towards a point: where an arrow starts, or ends. In map units. */
export function edgeOf(standing: Standing[], area: string, k: number, towards: Point, owner = ''): Point | null {
  const found =
    standing.find((s) => s.group.area === area && (!owner || s.group.owner === owner)) ??
    standing.find((s) => s.group.area === area)
  const spot = spotOf(area)
  if (!found) return spot
  const { x, y, w, h } = found.at
  const [cx, cy] = [x + w / 2, y + h / 2]
  const [dx, dy] = [towards[0] * k - cx, towards[1] * k - cy]
  const u = Math.min(1, Math.min((w / 2 + 3) / (Math.abs(dx) || 1e-6), (h / 2 + 3) / (Math.abs(dy) || 1e-6)))
  return [(cx + dx * u) / k, (cy + dy * u) / k]
}

function towns(k: number, size: number): Box[] {
  return AREAS.filter((id) => !BOXES[id])
    .map((id) => chart.areas[id])
    .map((a) => boxAt((a?.at[0] ?? 0) * k, (a?.at[1] ?? 0) * k, size * 2, size * 2))
}

/** The factories under the towns that bring HPP. */
function works(areas: Areas, k: number): Box[] {
  return AREAS.filter((id) => !BOXES[id] && areas[id]?.hpp).map((id) =>
    boxAt((chart.areas[id]?.at[0] ?? 0) * k, (chart.areas[id]?.at[1] ?? 0) * k + 14, 24, 17),
  )
}

export const AREA_FONT = 'italic 600 12.4px "Source Serif 4", Georgia, serif'
export const SEA_FONT = 'italic 600 12.4px "Source Serif 4", Georgia, serif'

/** Names of areas and seas with room for them. */
export function entitle(
  areas: Areas,
  areaWords: (id: string) => string,
  seaWords: (id: string) => string[],
  pieces: Box[],
  k: number,
): { areas: Map<string, Point>; seas: Map<string, Point> } {
  const frame = { x: 4, y: 4, w: WIDTH * k - 8, h: HEIGHT * k - 8 }
  const marks = AREAS.filter((id) => !BOXES[id]).map((id) => ({
    id,
    at: chart.areas[id]?.at ?? [0, 0],
    printed: areas[id],
  }))
  const areaNames = marks.map(({ id, at, printed }): Name => ({
    id,
    w: (widthOf(areaWords(id), AREA_FONT) + 4) * letters(k),
    h: 13 * letters(k),
    at: [at[0] * k, at[1] * k],
    off: printed?.port && !printed.capital ? 8 : 7,
    spare: !printed?.capital,
  }))
  areaNames.sort((x, y) => Number(x.spare) - Number(y.spare))
  const found = name(areaNames, [...pieces, ...towns(k, 4), ...(k >= NEAR ? works(areas, k) : [])], frame)
  const taken = [...found].map(([id, p]) => boxAt(p[0], p[1], areaNames.find((n) => n.id === id)?.w ?? 40, 13))
  const seaNames = Object.entries(chart.seas).map(([id, s]): Name => {
    const lines = seaWords(id)
    return {
      id,
      w: Math.max(...lines.map((l) => widthOf(l, SEA_FONT))) * letters(k) + 10,
      h: lines.length * 14.5 * letters(k),
      at: [s.at[0] * k, s.at[1] * k],
      off: -999,
      spare: false,
    }
  })
  return { areas: found, seas: seaSpots(seaNames, [...pieces, ...taken], k) }
}

/** Sea names move until they lie on water. */
function seaSpots(names: Name[], blocked: Box[], k: number): Map<string, Point> {
  const items = names.map((n): Item => ({
    id: n.id,
    w: n.w,
    h: n.h,
    at: n.at,
    tie: n.at,
    cost: (x, y) => (under(x / k, y / k) ? 16 : 0),
  }))
  const frame = { x: 0, y: 0, w: WIDTH * k, h: HEIGHT * k }
  const blockers: Item[] = []
  return new Map(place([...blockers, ...items], blocked, frame).map((p) => [p.id, [p.x + p.w / 2, p.y + p.h / 2]]))
}
