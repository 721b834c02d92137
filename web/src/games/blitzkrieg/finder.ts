/** Where things are by their id: the hex of a counter, or the hex that the id is. */
import type { HexGrid, Point } from '../../lib/hexboard/grid'
import type { Now } from './units'

export class Finder {
  readonly #hexes: Map<string, number | null>

  constructor(
    readonly grid: HexGrid,
    units: Now[],
  ) {
    this.#hexes = new Map(units.map((u) => [u.id, u.hex]))
  }

  hex = (id: string): number | null => {
    const hex = this.#hexes.get(id)
    if (hex !== undefined) return hex
    return this.grid.has(id) ? Number(id) : null
  }
  where = (id: string): Point | null => {
    const hex = this.hex(id)
    return hex === null || !this.grid.has(hex) ? null : this.grid.centre(hex)
  }
  /** The places of all that are on the map. */
  points = (ids: Iterable<string>): Point[] => [...ids].map(this.where).filter((p): p is Point => p !== null)
}
