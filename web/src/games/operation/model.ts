/** The table as the board reads it: plain questions about the picture that the server sends. */
import type { Point } from '../../lib/types'
import { far } from './geometry'
import type { Box } from './table/place'
import type {
  FeatureSeen,
  KindPrinted,
  ModelSeen,
  OperationPicture,
  OperationStatic,
  OrderSeen,
  UnitSeen,
  VehicleSeen,
} from './wire'

export type { Point }
export type {
  FeatureSeen as Feature,
  KindPrinted as Kind,
  ModelSeen as Model,
  OperationPicture as Table,
  OperationStatic as Static,
  OrderSeen as Order,
  UnitSeen as Unit,
  VehicleSeen as Vehicle,
}
type Table = OperationPicture

/** The entry of a vehicle's own kind, or of its unit's. */
export const kindOf = (
  stat: OperationStatic,
  unit: UnitSeen | undefined,
  vehicle?: VehicleSeen,
): KindPrinted | undefined => stat.kinds[vehicle?.kind ?? unit?.kind ?? '']
export const isOnTable = (t: Table, m: ModelSeen): boolean => !m.aboard && !t.units[m.unit]?.off
export const isVehicle = (t: Table, m: ModelSeen): boolean => m.id in t.vehicles
export const placeOf = (m: ModelSeen): Point => [m.x, m.y]

/** All models of a unit. */
export const membersOf = (t: Table, id: string): ModelSeen[] =>
  (t.units[id]?.models ?? []).map((m) => t.models[m]).filter((m) => m !== undefined)
/** The models of a unit that stand on the table. */
export const standing = (t: Table, id: string): ModelSeen[] => membersOf(t, id).filter((m) => isOnTable(t, m))

/** The strength of a unit: its men, or the crew of a vehicle; how many there were; how many are shaken. */
export function muster(t: Table, unit: UnitSeen): { now: number; start: number; shaken: number } {
  const men = membersOf(t, unit.id).filter((m) => m.cls === 'infantry')
  return { now: men.length, start: Math.max(unit.start, men.length), shaken: men.filter((m) => m.shaken).length }
}
/** The middle of a unit's models on the table. */
export function middle(t: Table, id: string): Point | null {
  const found = standing(t, id)
  if (!found.length) return null
  const mean = (of: 'x' | 'y') => Math.round(found.reduce((sum, m) => sum + m[of], 0) / found.length)
  return [mean('x'), mean('y')]
}

/** The model of a unit that is nearest to a place: it is the one that goes there, the others keep their formation. */
export function nearest(t: Table, id: string, place: Point): ModelSeen | null {
  const away = (m: ModelSeen) => far(placeOf(m), place)
  return standing(t, id).reduce<ModelSeen | null>((best, m) => (!best || away(m) < away(best) ? m : best), null)
}

/** Those of some figures that stand together, the most of them: a runner under way is not among them. */
function together(men: ModelSeen[]): ModelSeen[] {
  let most: ModelSeen[] = []
  const left = new Set(men)
  while (left.size > most.length) {
    const group = [...left].slice(0, 1)
    for (const m of group) {
      left.delete(m)
      for (const other of left)
        if (far(placeOf(m), placeOf(other)) < 130) {
          left.delete(other)
          group.push(other)
        }
    }
    if (group.length > most.length) most = group
  }
  return most
}
/** The space that a unit's figures take. */
export function boxOf(t: Table, id: string, margin = 15): Box | null {
  const men = together(standing(t, id))
  if (!men.length) return null
  const reach = (m: ModelSeen) => (isVehicle(t, m) ? 50 : margin)
  const [left, top] = [Math.min(...men.map((m) => m.x - reach(m))), Math.min(...men.map((m) => m.y - reach(m)))]
  return {
    x: left,
    y: top,
    w: Math.max(...men.map((m) => m.x + reach(m))) - left,
    h: Math.max(...men.map((m) => m.y + reach(m))) - top,
  }
}
