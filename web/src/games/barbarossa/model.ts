/** The server's description and view of Barbarossa 1941 in the words of the drawing. */
import { catmull, chaikin, paths } from '../../lib/hexboard/curves'
import { HexGrid, type Point } from '../../lib/hexboard/grid'
import { draw, type Drawing, type Ground } from '../../lib/hexboard/terrain'
import { seeded } from '../../lib/random'
import type { Asked, View } from '../../lib/types'

export const SIZE = 52
export const STEPS = 12

export interface Box {
  defence: number
  ammo: number
  move: number
  dice: number
  time: number
  units: number
  radius: number
  roll: number[]
}
export interface Card {
  id: string
  side: string
  type: string
  size: number
  valour: number
  valour_loss: number
  defence: number
  ammo: number
  cost: number
  melee_dice: number
  diagram: number[]
  fire: Record<string, number[]>
  orders: Record<string, Box>
  traits: string[]
  melee_only: string[]
  command: number
  transport: number
  supply: number
  minefields: number
  charges: number
  smoke: number
  boxes: number
}
/** An order as it stands on a card: the fields that its kind has. */
export interface Order {
  verb: string
  unit: string
  kind?: string
  route?: number[]
  target?: string
  shot?: number
  hex?: number
  toward?: number
  reach?: number
  into?: string
  other?: string
  carrier?: string
  charge?: string
  radius?: number
  rounds?: number
  load?: number
  start?: number
}
export interface Unit {
  id: string
  card: string
  side: string
  size: number
  ammo: number
  place: string
  hex: number
  facing: number
  suppressed: number
  hidden: number
  stance: number
  order: Order | null
  boxes: number
  carrier: string
  group: number
  foes: string[]
  smoke: number
  supply: number
  mines: number
  charges: number
  dug: boolean
  dugout: boolean
  entry: number
  since: number
  until: number
  ready: number
  flown: number
  load: number
}
export interface Site {
  hex: number
  toward: number
  deployed: boolean | null
  ambush: boolean | null
  carrier: string | null
}
export interface Draft {
  hand: string
  open: Order | null
  orders: Record<string, Order>
  bought: string[]
  sites: Record<string, Site>
  works: [string, number, number][]
  mines: [string, number][]
  shots: Record<string, string>
}
export interface Table {
  grid: HexGrid
  drawing: Drawing
  cards: Record<string, Card>
  goal: number[]
  goalKind: string
  goalSide: string
  terrain: Map<number, string>
}

const made = new WeakMap<object, Table>()

export function tableOf(stat: View): Table {
  let found = made.get(stat as object)
  if (!found) made.set(stat as object, (found = build(stat)))
  return found
}

interface HexCard {
  hex: number
  x: number
  y: number
  terrain: string
  level: number
  bridge: boolean
}

function build(stat: View): Table {
  const cards = stat.hexes as HexCard[]
  const grid = new HexGrid(true, SIZE, cards.map((h) => ({ number: h.hex, x: h.x, y: h.y })))
  const roads = chains(stat.roads as [number, number][]).map((hexes) => ({ name: '', hexes, main: hexes.length > 7 }))
  const terrain = new Map(cards.map((h) => [h.hex, h.terrain]))
  const ground: Ground = { hexes: new Map(cards.map((h) => [h.hex, { terrain: h.terrain, level: h.level }])), roads, streams: [] }
  const drawing = draw(grid, ground)
  drawing.patches.push(...rivers(grid, cards), ...cards.filter((h) => h.terrain === 'brush').map((h) => brush(grid, h.hex)))
  const goal = stat.goal ?? {}
  return {
    grid, drawing, terrain, cards: stat.cards as Record<string, Card>,
    goal: (goal.hexes ?? []) as number[], goalKind: String(goal.kind ?? ''), goalSide: String(goal.side ?? ''),
  }
}

/** Pairs of hexes joined to roads that run from fork to fork. */
export function chains(pairs: [number, number][]): number[][] {
  const near = new Map<number, number[]>()
  for (const [a, b] of pairs) {
    near.set(a, [...(near.get(a) ?? []), b])
    near.set(b, [...(near.get(b) ?? []), a])
  }
  const used = new Set<string>()
  const key = (a: number, b: number) => `${Math.min(a, b)}/${Math.max(a, b)}`
  const walk = (a: number, b: number): number[] => {
    const out = [a, b]
    used.add(key(a, b))
    for (;;) {
      const end = out.at(-1) as number
      const next = (near.get(end) ?? []).filter((n) => !used.has(key(end, n)))
      if ((near.get(end)?.length ?? 0) !== 2 || next.length !== 1) return out
      used.add(key(end, next[0] as number))
      out.push(next[0] as number)
    }
  }
  const ends = [...near.keys()].sort((a, b) => (near.get(a)?.length ?? 0) - (near.get(b)?.length ?? 0))
  return ends.flatMap((a) => (near.get(a) ?? []).filter((b) => !used.has(key(a, b))).map((b) => walk(a, b)))
}

type Patch = Drawing['patches'][number]

/** A river through the middle of its hexes, with shallows at fords and planks at bridges. */
function rivers(grid: HexGrid, cards: HexCard[]): Patch[] {
  const wet = cards.filter((h) => h.terrain === 'river' || h.terrain === 'ford').sort((a, b) => a.y - b.y || a.x - b.x)
  if (!wet.length) return []
  const r = seeded(706)
  const line: Point[] = wet.flatMap((h): Point[] => {
    const [x, y] = grid.centre(h.hex)
    return [[x + (r() - 0.5) * 22, y - SIZE * 0.86], [x + (h.bridge ? 0 : (r() - 0.5) * 12), y]]
  })
  const [first, last] = [line[0] as Point, line.at(-1) as Point]
  const d = catmull([[first[0] + 8, first[1] - 40], ...line, [last[0] - 6, last[1] + 70]])
  const fords = wet.filter((h) => h.terrain === 'ford').map((h) => shallows(grid.centre(h.hex))).join('')
  return [{ kind: 'river bank', d, marks: '' }, { kind: 'river edge', d, marks: '' }, { kind: 'river', d, marks: '' }, { kind: 'ford', d: '', marks: fords }]
}

function shallows([x, y]: Point): string {
  return [-24, -12, 0, 12, 24].map((dy, i) => paths([[[x - 20 + (i % 2) * 6, y + dy], [x - 4 + (i % 2) * 6, y + dy]], [[x + 4, y + dy], [x + 18, y + dy]]], false)).join('')
}

function brush(grid: HexGrid, hex: number): Patch {
  const r = seeded(hex * 31)
  const [cx, cy] = grid.centre(hex)
  let d = ''
  const spots: Point[] = []
  for (let k = 0; k < 160 && spots.length < 24; k++) {
    const [a, far] = [r() * Math.PI * 2, Math.sqrt(r()) * SIZE * 0.8]
    const p: Point = [cx + far * Math.cos(a), cy + far * Math.sin(a) * 0.9]
    if (spots.every(([x, y]) => Math.hypot(x - p[0], y - p[1]) > 9)) spots.push(p)
  }
  for (const [x, y] of spots) d += paths([chaikin([[x - 4, y + 2], [x - 2, y - 3.4], [x + 3, y - 2.6], [x + 4, y + 2.4]], 2, true)])
  return { kind: 'brush', d, marks: '' }
}

const BARE: Unit = {
  id: '', card: '', side: '', size: 0, ammo: 0, place: 'reserve', hex: 0, facing: -1, suppressed: 0, hidden: 0, stance: 0, order: null, boxes: 0,
  carrier: '', group: 0, foes: [], smoke: 0, supply: 0, mines: 0, charges: 0, dug: false, dugout: false, entry: 0, since: 0, until: 0, ready: 0, flown: 0, load: 0,
}

/** Fields at their defaults may be left out on the way. */
export function unitsOf(view: View): Unit[] {
  return Object.values((view?.units ?? {}) as Record<string, Partial<Unit>>).map((u) => ({ ...BARE, ...u }))
}

/** A unit fresh from its card. */
export const freshUnit = (c: Card): Unit => ({ ...BARE, id: c.id, card: c.id, side: c.side, size: c.size, ammo: c.ammo, place: 'map', supply: c.supply, smoke: c.smoke, charges: c.charges })

const NOTHING: Draft = { hand: '', open: null, orders: {}, bought: [], sites: {}, works: [], mines: [], shots: {} }

export function draftOf(view: View, seat: string): Draft {
  return { ...NOTHING, ...(view?.drafts?.[seat] ?? {}) }
}

/** The seat through whose eyes the board is seen, or none. */
export const seatOf = (view: View, asks: Asked[]): string => asks[0]?.seat ?? ((view?.eyes ?? []) as string[])[0] ?? ''

export const numberOf = (id: string): string => /-(\d+)$/.exec(id)?.[1] ?? ''
/** A unit that can be drawn in a hex of the map. */
export const isShown = (u: Unit): boolean => u.hex > 0 && ['map', 'air'].includes(u.place) && u.size > 0

/** Units by hex, north to south; aircraft on top. */
export function stacksOf(units: Unit[], grid: HexGrid): { hex: number; units: Unit[] }[] {
  const at = new Map<number, Unit[]>()
  for (const u of units) if (isShown(u) && grid.has(u.hex)) at.set(u.hex, [...(at.get(u.hex) ?? []), u])
  return [...at].map(([hex, list]) => ({ hex, units: list })).sort((a, b) => grid.centre(a.hex)[1] - grid.centre(b.hex)[1])
}

/** The order box that an order stands in. */
export const boxOf = (o: Order): string => (o.verb === 'moving' || o.verb === 'mission' ? String(o.kind) : o.verb === 'supply' ? 'resupply' : o.verb)

const STEP_OF: Record<string, number> = {
  defend: 1, suppress: 2, fire: 3, indirect: 3, bombard: 3, smoke: 3, strike: 5, patrol: 5, recon: 5, intercept: 5, escort: 5, land: 5, ride: 5, 'drop-supply': 5,
  assault: 6, ambush: 8, march: 10, careful: 10, 'fire-moving': 10, mount: 10, dismount: 10,
}
/** Where an order stands on the bar of twelve steps; 0 for waiting. */
export const stepOf = (box: string): number => (box === 'wait' ? 0 : (STEP_OF[box] ?? 9))

/** The unit that an order names besides its own. */
export const namedBy = (o: Order): string => o.target || o.into || o.other || o.carrier || o.charge || ''

export function modelOf(card: Card | undefined): string {
  if (!card) return 'soldier'
  const has = (t: string) => card.traits.includes(t)
  if (card.type === 'aircraft') return has('transport') ? 'transport' : has('fighter') ? 'fighter' : 'bomber'
  if (card.command) return 'hq'
  if (card.type === 'infantry') return has('machine-gun') ? 'mg' : has('engineer') ? 'engineer' : has('special') ? 'scout' : 'soldier'
  if (card.type === 'artillery') return has('flak') ? 'flak' : !has('towed') ? 'mortar' : has('indirect') ? 'howitzer' : 'gun'
  if (card.type === 'vehicle') return has('hex-fire') ? 'rocket' : 'lorry'
  if (card.type === 'armoured') return card.transport ? 'halftrack' : 'car'
  return card.type === 'medium-tank' && has('field-of-fire') ? 'assault-gun' : card.type
}

/** A hexside from the number that names both hexes. */
export const pairOf = (edge: number): [number, number] => [Math.floor(edge / 10000), edge % 10000]

/** The neighbour in a direction counted clockwise from north. */
export function toward(grid: HexGrid, hex: number, direction: number): Point {
  const a = ((direction * 60 - 90) * Math.PI) / 180
  const [x, y] = grid.centre(hex)
  return [x + Math.cos(a) * SIZE * Math.sqrt(3), y + Math.sin(a) * SIZE * Math.sqrt(3)]
}

const known = new WeakMap<object, Set<string>>()

export function isUnit(view: View, id: string): boolean {
  if (!view?.units) return false
  let ids = known.get(view as object)
  if (!ids) known.set(view as object, (ids = new Set(Object.keys(view.units))))
  return ids.has(id)
}
