/** The table as it is shown: the picture of now or of the round told again, and what may be touched on it. */
import { idsOf } from '../../lib/choose'
import type { BoardProps } from '../../lib/board'
import type { Box, Point } from '../../lib/hexboard/grid'
import type { Option, Zone } from '../../lib/types'
import { desk } from './desk.svelte'
import { film } from './film.svelte'
import { pencilled } from './group'
import { aimAt, draftOf, isShown, seatOf, stacksOf, unitsOf, type Draft, type Order, type Unit } from './model'
import { ASIDE, valueOf } from './narrow'
import { unitOf } from './play'
import { spotsOf } from './spots'
import { tableOf } from './table'
import { say } from './words'
import type { BarbarossaTypes } from './wire'

export type Props = BoardProps<BarbarossaTypes>
/** Orders that name an enemy: with a card in hand their targets light up before an order box is chosen. */
export const AIMED = ['fire', 'suppress', 'assault', 'indirect', 'fire-moving']

export class Scene {
  readonly props: () => Props
  constructor(props: () => Props) {
    this.props = props
  }

  readonly table = $derived.by(() => tableOf(this.props().static))
  readonly grid = $derived.by(() => this.table.grid)
  readonly ask = $derived.by(() => this.props().asks[0] ?? null)
  readonly kind = $derived.by(() => this.ask?.kind ?? '')
  /** The board answers these questions itself; others are picked as everywhere. */
  readonly own = $derived.by(() => this.kind === 'planning' || this.kind === 'deployment')
  readonly picture = $derived.by(() => film.picture ?? this.props().picture)
  readonly telling = $derived.by(() => film.frame !== null)
  readonly seat = $derived.by(() => seatOf(this.props().picture, this.props().asks))
  readonly side = $derived.by(() => this.props().static.sides[this.seat] ?? '')
  readonly draft = $derived.by((): Draft => draftOf(this.props().picture, this.seat))
  readonly everyone = $derived.by((): Unit[] => unitsOf(this.picture))
  readonly byId = $derived.by(() => new Map(this.everyone.map((u) => [u.id, u])))
  readonly stacks = $derived.by(() => stacksOf(this.everyone, this.grid))
  readonly mine = $derived.by(() =>
    this.everyone.filter((u) => u.commander === this.seat && !['destroyed', 'merged', 'left'].includes(u.place)),
  )

  // -- what may be done now
  readonly choices = $derived.by((): Option[] => {
    if (this.telling) return []
    return this.own ? (this.ask?.options ?? []) : this.props().options
  })
  readonly verb = $derived.by(() => (this.own ? desk.verbOf(this.choices) : ''))
  readonly offer = $derived.by(() => (this.own && this.verb ? desk.offer(this.choices) : null))
  readonly takeable = $derived.by(
    () => new Set(this.choices.filter((o) => o.verb === 'take').map((o) => valueOf(o, 'unit'))),
  )
  /** Stands that can be drawn to a hex: to march there, or in the set-up to stand there. */
  readonly drawn = $derived.by(() => {
    const lifted = this.choices.filter((o) => o.verb === 'lift').map((o) => valueOf(o, 'unit'))
    return new Set([...this.takeable, ...lifted])
  })
  readonly moves = $derived.by(() =>
    this.choices.filter((o) => o.verb === 'march' || o.verb === 'careful').map((o) => o.verb),
  )
  readonly #ids = $derived.by(() => new Set(this.#pickable()))
  readonly #units = $derived.by(() => [...this.#ids].filter((id) => this.byId.has(id)))
  readonly legal = $derived.by(
    () =>
      new Set(this.#units.filter((id) => this.#isMine(id) && !this.telling && !(this.own && this.draft.hand === id))),
  )
  readonly targets = $derived.by(() => {
    const hexes = this.#units.filter((id) => !this.#isMine(id)).map((id) => this.byId.get(id)?.hex ?? 0)
    return [...new Set(hexes)].filter((h) => this.grid.has(h))
  })
  readonly aimed = $derived.by(() => {
    const { armed } = this.props()
    const hexes = armed ? idsOf(armed).map((id) => this.byId.get(id)?.hex) : []
    return hexes.find((h) => h !== undefined && this.targets.includes(h)) ?? null
  })
  readonly zones = $derived.by(() => (this.telling ? [] : this.#zones()))
  readonly places = $derived.by(() => {
    const covered = new Set(this.zones.filter((z) => z.kind === 'reach').flatMap((z) => z.places.map(Number)))
    const here = [...this.#ids].filter((id) => this.grid.has(id) && !this.byId.has(id)).map(Number)
    return here.filter((n) => !covered.has(n))
  })
  readonly ringed = $derived.by(() => {
    const { chosen } = this.props()
    const together = this.props().together?.units ?? []
    if (this.telling) return []
    if (together.length && !this.draft.hand) return together
    return this.draft.hand ? [this.draft.hand] : chosen.length ? chosen : desk.shown ? [desk.shown] : []
  })
  readonly wanted = $derived.by(() => new Set(this.draft.missing))
  readonly badges = $derived.by(() => {
    const found = new Map<string, 'tick' | 'ask'>()
    if (this.telling || this.kind !== 'planning') return found
    for (const u of this.everyone.filter((each) => each.commander === this.seat))
      if (this.draft.orders[u.id] || (u.order && u.place === 'map')) found.set(u.id, 'tick')
      else if (this.wanted.has(u.id) && u.id !== this.draft.hand) found.set(u.id, 'ask')
    return found
  })

  // -- orders on the map
  /** Drafts that an onlooker may see (examples of the book); nobody else's in a match. */
  readonly #watched = $derived.by(() =>
    this.ask ? [] : this.picture.eyes.map((s) => draftOf(this.props().picture, s)),
  )
  readonly drawing = $derived.by(() =>
    this.telling ? null : this.ask ? this.draft.open : (this.#watched.find((d) => d.open)?.open ?? null),
  )
  readonly orders = $derived.by((): Order[] => {
    const written = this.everyone.flatMap((u) => u.order ?? [])
    if (film.frame) {
      const shown = new Set(film.frame.lines.filter((l) => l.event.event === 'order-shown').map((l) => unitOf(l.event)))
      return written.filter((o) => shown.has(o.unit))
    }
    if (this.kind === 'planning')
      return [
        ...Object.values(this.draft.orders),
        ...written.filter((o) => this.#isMine(o.unit) && !this.draft.orders[o.unit]),
      ]
    const open = this.picture.step || !this.ask ? written : []
    return [...this.#watched.flatMap((d) => Object.values(d.orders)), ...open]
  })
  /** What would be written if everybody did as before, in pencil. */
  readonly proposed = $derived.by((): Order[] => {
    if (this.telling || this.kind !== 'planning' || this.draft.hand) return []
    const again = (this.props().together?.again ?? []).filter((w) => this.takeable.has(w.unit))
    return again.map((w) => pencilled(w, (id) => this.byId.has(id)))
  })
  /** Shots and blows chosen while the round is carried out, not yet sealed. */
  readonly shots = $derived.by((): Order[] =>
    this.telling || this.own ? [] : Object.entries(this.draft.shots).map(([unit, target]) => aimAt(unit, target)),
  )
  readonly blocked = $derived.by((): Box[] =>
    this.stacks.map((s) => ({
      x: this.grid.centre(s.hex)[0] - 42,
      y: this.grid.centre(s.hex)[1] - 32,
      w: 84,
      h: 66,
    })),
  )
  /** Dice that hit at each enemy in range. */
  readonly figures = $derived.by(() =>
    this.zones
      .filter((z) => z.kind === 'range')
      .flatMap((z) => z.places.map((p, i) => ({ hex: Number(p), n: z.labels[i] ?? '' })))
      .filter((f) => f.n && this.everyone.some((u) => u.hex === f.hex && u.side !== this.side && isShown(u))),
  )
  readonly stage = $derived.by(() => {
    const { picture, seats } = this.props()
    if (this.kind === 'planning') return say('stage-planning')
    if (this.kind === 'purchase') return say('stage-purchase')
    if (this.kind === 'division') return say('stage-division')
    if (this.kind === 'deployment') return say('stage-setup')
    if (picture.step) return say('stage-step', { n: picture.step })
    return !seats.length && picture.round ? say('stage-planning') : say('stage-waiting')
  })
  /** The middle of the armies, or of the own zone before they stand. */
  readonly focus = $derived.by(() => {
    const points = this.mine.some(isShown)
      ? this.everyone.filter(isShown).map((u) => this.grid.centre(u.hex))
      : (this.props().static.zones[this.side] ?? []).map((h) => this.grid.centre(h))
    if (!points.length) return null
    const mid = (k: 0 | 1) => (Math.min(...points.map((p) => p[k])) + Math.max(...points.map((p) => p[k]))) / 2
    return { x: mid(0), y: mid(1) }
  })

  /** Where a unit stands, or the middle of a hex. */
  where = (id: string): Point | null => {
    const u = this.byId.get(id)
    const hex = u?.hex || (u?.carrier ? this.byId.get(u.carrier)?.hex : 0) || (this.grid.has(id) ? Number(id) : 0)
    if (!hex || !this.grid.has(hex)) return null
    const list = this.stacks.find((s) => s.hex === hex)?.units ?? []
    const at = list.findIndex((x) => x.id === id)
    const [x, y] = this.grid.centre(hex)
    if (at < 0) return [x, y]
    const spot = spotsOf(list.length, at)
    return [x + spot.x, y + spot.y]
  }

  #isMine(id: string): boolean {
    return this.byId.get(id)?.commander === this.seat
  }
  /** Ids that light up: what is to be picked next, else everything the answers name. */
  #pickable(): string[] {
    const { choices, draft } = this
    if (!this.own) return choices.flatMap(idsOf).filter((id) => !this.props().chosen.includes(id))
    if (this.verb) return this.offer ? this.offer.values : desk.left(choices).flatMap(idsOf)
    if (desk.aim) return [desk.aim]
    if (draft.open || (this.kind === 'deployment' && draft.hand))
      return choices.filter((o) => !ASIDE.has(o.verb)).flatMap(idsOf)
    if (draft.hand) return choices.filter((o) => AIMED.includes(o.verb)).map((o) => valueOf(o, 'target'))
    return [...this.takeable]
  }
  #zones(): Zone[] {
    const { draft, grid, verb } = this
    const { zones } = this.props().hints
    if (this.kind === 'deployment') return draft.hand || verb ? [] : zones.map((z) => ({ ...z, kind: 'field' }))
    const picks = this.offer?.values.some((v) => grid.has(v) && !this.byId.has(v))
    const route = this.isRoute || Boolean(verb && picks)
    return zones
      .filter((z) => !(route && z.kind === 'blind') && !(verb && z.kind === 'command'))
      .map((z) => (z.kind === 'range' && route ? { ...z, kind: 'range-line' } : z))
  }
  /** A route is being drawn hex by hex. */
  get isRoute(): boolean {
    return this.ask?.prompt.key === 'plan-route'
  }
}
