/** What a click on the map or on a card means: an answer, a pick, or a question why not. It knows no rule. */
import { findOption, replaced } from '../../lib/actions'
import type { Shared } from '../../lib/together.svelte'
import { desk } from './desk.svelte'
import { film } from './film.svelte'
import { held } from './held.svelte'
import { valueOf } from './narrow'
import { order } from './orders'
import { AIMED, type Scene } from './scene.svelte'

/** Slots that a place or piece under the pointer can stand in. */
const PLACED = ['hex', 'target', 'toward', 'into', 'other', 'carrier']

/** Orders to go somewhere: a stand that is drawn there marches. */
const MOVES = ['march', 'careful']

export class Clicks {
  constructor(
    readonly scene: Scene,
    /** Brings a unit into sight. */
    readonly show: (id: string) => void,
  ) {}

  piece = (id: string, hex: number, more: boolean): void => {
    if (more && this.gathers(id)) return
    if (this.scene.own && this.scene.isRoute) this.touch(String(hex), hex, '')
    else this.touch(id, hex, id, more)
  }
  hex = (hex: number): void => this.touch(String(hex), hex, '')

  /** A piece, or a hex with nothing named in it. */
  private touch(id: string, hex: number, unit: string, more = false): void {
    const { scene } = this
    if (scene.telling) return film.stop()
    if (scene.kind === 'planning') return this.plan(id, hex, unit)
    if (scene.kind === 'deployment') return this.setUp(id, hex, unit)
    const here = unit ? [unit] : (scene.stacks.find((s) => s.hex === hex)?.units ?? []).map((u) => u.id)
    const ids = unit ? [unit, String(hex)] : [String(hex), ...here]
    scene.props().onpick({ kind: unit ? 'unit' : 'place', ids, more })
  }

  private plan(id: string, hex: number, unit: string): void {
    const { scene } = this
    const { choices, draft, verb } = scene
    const { onact, onpick } = scene.props()
    if (scene.isRoute) {
      const done = findOption(choices, 'done')
      if (hex === draft.open?.route.at(-1) && done) return onact(done)
      return onpick({ kind: 'place', ids: [String(hex)] })
    }
    if (!draft.hand) return this.order(hex, unit)
    if (desk.touch(id, choices, onact)) return
    if (unit && desk.touch(String(hex), verb ? choices : [], onact)) return
    if (unit && unit !== draft.hand && scene.byId.get(unit)?.commander === scene.seat) return this.swap(unit)
    if (unit && unit === draft.hand) return desk.clear()
    if (verb) return this.why(verb, id)
    if (unit) return this.why(this.aiming(), id)
    if (scene.moves.length) desk.aim = id
    else this.why('march', '')
  }
  /** With Shift a unit without an order joins those that get one order together. */
  private gathers(id: string): boolean {
    const { scene } = this
    const mine = scene.kind === 'planning' && !scene.draft.hand && scene.takeable.has(id)
    if (mine) scene.props().together?.toggle(id)
    return mine
  }
  /** No card is in hand: those chosen are ordered to this place; an enemy asks who could do something about him. */
  private order(hex: number, unit: string): void {
    const { scene } = this
    const { together } = scene.props()
    const foe = Boolean(unit) && scene.byId.get(unit)?.side !== scene.side
    const chosen = together?.units ?? []
    if (unit && !foe) together?.clear()
    else if (foe || chosen.length)
      void together?.point(unit ? [unit, String(hex)] : [String(hex)], chosen.length ? chosen : [...scene.takeable])
    if (unit) this.card(unit)
  }
  /** The order by which the card in hand could name an enemy. */
  private aiming(): string {
    const orders = this.scene.table.cards[this.scene.byId.get(this.scene.draft.hand)?.card ?? '']?.orders ?? {}
    return AIMED.find((v) => v !== 'fire-moving' && orders[v]) ?? 'fire'
  }

  private setUp(id: string, hex: number, unit: string): void {
    const { choices, draft, verb } = this.scene
    const { onact } = this.scene.props()
    if (draft.hand || verb) {
      if (desk.touch(String(hex), choices, onact) || (unit && desk.touch(unit, choices, onact))) return
      return this.why(verb, String(hex))
    }
    const lift = unit ? findOption(choices, 'lift', { unit: id }) : undefined
    if (lift) {
      desk.shown = id
      return onact(lift)
    }
    if (unit) return this.card(unit)
    const clear = choices.find((o) => o.verb === 'clear' && valueOf(o, 'hex') === String(hex))
    if (clear) onact(clear)
  }

  /** The refusal for an answer like the ones at hand with its place replaced. */
  private why(verb: string, id: string): void {
    const { scene } = this
    const { onwhy } = scene.props()
    const like = scene.choices.find((o) => o.verb === verb)
    const hand = scene.byId.get(scene.draft.hand)
    if (!like) return hand && onwhy?.(order(scene.props().static.forms, verb, hand, id))
    const slot = PLACED.find((f) => f in like.fields)
    if (slot) onwhy?.(replaced(like, slot, id) as Parameters<NonNullable<typeof onwhy>>[0])
  }

  /** A card of the tray or a stand while no card is in hand. */
  private card(id: string): void {
    const { scene } = this
    const { onact, onwhy } = scene.props()
    const unit = scene.byId.get(id)
    desk.shown = id
    const offered = findOption(scene.choices, 'take', { unit: id })
    if (offered) onact(offered)
    else if (scene.kind === 'planning' && unit?.commander === scene.seat && !unit.order && !scene.draft.orders[id])
      onwhy?.(order(scene.props().static.forms, 'take', unit))
  }
  /** Another card instead of the one in hand. */
  private swap(id: string): void {
    const { byId, choices, draft, props } = this.scene
    desk.clear()
    desk.shown = id
    const drop = findOption(choices, 'drop')
    const unit = draft.takes.includes(id) ? byId.get(id) : undefined
    if (drop) props().onact(unit ? [drop, order(props().static.forms, 'take', unit)] : drop)
  }

  /** A stand is taken up to be drawn somewhere: the way there is shown. */
  lift = (id: string): void => {
    desk.clear()
    desk.shown = id
    if (this.scene.kind === 'planning') this.scene.props().onpick({ kind: 'unit', ids: [id] })
  }
  /**
   * It is let go over a hex, or over a unit there: it marches by the way that was shown; those chosen together go with
   * it; what can be done about an enemy is offered, or done if it is one thing.
   */
  drop = (hex: number, unit: string): void => {
    const { scene } = this
    const { hints, onpick, together } = scene.props()
    if (scene.kind === 'deployment') return this.put(desk.shown, hex)
    const there = hints.ways.some((w) => w.unit === desk.shown && Number(w.to) === hex)
    const foe = this.foe(unit)
    if (there && !foe && this.drawn.length === 1) return onpick({ kind: 'place', ids: [String(hex)] })
    const stays = () => onpick({ kind: 'unit', ids: [desk.shown] })
    if (scene.kind !== 'planning' || !together || hex === scene.byId.get(desk.shown)?.hex) return stays()
    void this.about(hex, foe).then((offers) => {
      const onlyMoves = offers.every((o) => MOVES.includes(o.kind))
      const only = onlyMoves || !foe ? offers.find((o) => o.kind === 'march') : undefined
      if (offers.length) scene.props().onarm?.(null)
      if (offers.length === 1 && offers[0]) void together.give(offers[0].kind)
      else if (only) void together.give(only.kind)
      else if (!offers.length) stays()
    })
  }

  /** Those who are drawn: the stand, and who was chosen together with it. */
  private get drawn(): string[] {
    const { together } = this.scene.props()
    return together?.units.includes(desk.shown) ? together.units : [desk.shown]
  }
  private foe(unit: string): string {
    return this.scene.byId.get(unit)?.side !== this.scene.side ? unit : ''
  }
  /** What those drawn could do about a hex or an enemy there. */
  private async about(hex: number, foe: string): Promise<Shared[]> {
    return (await this.scene.props().together?.point(foe ? [foe, String(hex)] : [String(hex)], this.drawn)) ?? []
  }
  /** The stand is drawn over a hex or a unit: held still there, it is offered what it could do. */
  over = (e: PointerEvent, hex: number, unit: string): void => {
    const { scene } = this
    if (scene.kind !== 'planning' || scene.draft.hand) return
    const elsewhere = scene.grid.has(hex) && hex !== scene.byId.get(desk.shown)?.hex
    const foe = this.foe(unit)
    held.over(e, elsewhere ? foe || String(hex) : '', () => this.about(hex, foe))
  }
  /** It is let go on one of the orders that were offered; false: there was none under the pointer. */
  ordered = (): boolean => {
    const { onarm, together } = this.scene.props()
    const order = held.order
    held.clear()
    if (order) {
      onarm?.(null)
      void together?.give(order)
    }
    return Boolean(order)
  }

  /** A card or stand drawn to a hex is set up there. */
  private put(id: string, hex: number): void {
    const { choices, props } = this.scene
    const lift = findOption(choices, 'lift', { unit: id })
    const taken = { seek: ['take'], slots: { unit: id } }
    props().onact([...(lift ? [lift] : []), taken, { seek: ['place'], slots: { hex } }])
  }

  tray = (id: string, more = false): void => {
    const { draft, kind, own } = this.scene
    film.stop()
    if (more && this.gathers(id)) return
    if (own && draft.hand && draft.hand !== id) return this.swap(id)
    if (own && !(kind === 'deployment' && draft.placed.includes(id))) this.card(id)
    desk.shown = id
    this.show(id)
  }
  /** A move order towards a hex that was clicked. */
  move = (verb: string, hex: string): void => {
    const found = this.scene.choices.find((o) => o.verb === verb)
    desk.clear()
    if (found) this.scene.props().onact([found, { to: hex }])
  }
}
