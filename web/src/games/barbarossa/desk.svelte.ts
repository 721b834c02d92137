/** What lies before the player: the card looked at, the order box and figures picked so far. */
import type { Option } from '../../lib/types'
import { fieldFor, fitting, FIGURES, nextField, onlyVerb, valuesOf, verbsFor, type Picked } from './narrow'

type Act = (option: Option) => void
export interface Offer {
  field: string
  values: string[]
}

class Desk {
  verb = $state('')
  picked = $state.raw<Picked>({})
  /** Something clicked before an order box was chosen: the boxes that fit it are offered. */
  aim = $state('')
  shown = $state('')
  map = $state(false)

  clear(): void {
    this.verb = ''
    this.picked = {}
    this.aim = ''
  }

  /** The verb in force: the one chosen, or the only one there is. */
  verbOf(options: Option[]): string {
    return this.verb && options.some((o) => o.verb === this.verb) ? this.verb : onlyVerb(options)
  }
  left(options: Option[]): Option[] {
    return fitting(options, this.verbOf(options), this.picked)
  }
  /** What is to be picked next, if anything. */
  offer(options: Option[]): Offer | null {
    const left = this.left(options)
    const field = nextField(left, this.picked)
    return field ? { field, values: valuesOf(left, field) } : null
  }
  /** Figures are picked from a row of buttons, everything else on the map. */
  chips(options: Option[]): Offer | null {
    const offer = this.offer(options)
    return offer && FIGURES.has(offer.field) ? offer : null
  }

  /** An order box, with what was clicked before. */
  choose(verb: string, options: Option[], act: Act): void {
    const aim = this.aim
    this.clear()
    this.verb = verb
    const field = aim ? fieldFor(fitting(options, verb, {}), aim) : null
    if (field) this.picked = { [field]: aim }
    this.settle(options, act)
  }
  pick(field: string, value: string, options: Option[], act: Act): void {
    this.verb = this.verbOf(options)
    this.picked = { ...this.picked, [field]: value }
    this.settle(options, act)
  }
  settle(options: Option[], act: Act): void {
    const left = this.left(options)
    if (left.length !== 1) return
    this.clear()
    act(left[0] as Option)
  }
  /**
   * A piece or place on the map: picked for the verb in force, or the verbs that fit it are offered. False: it fits
   * nothing.
   */
  touch(id: string, options: Option[], act: Act): boolean {
    const verb = this.verbOf(options)
    if (verb) {
      const left = fitting(options, verb, this.picked)
      const field = fieldFor(left, id)
      if (field && !(field in this.picked)) {
        this.pick(field, id, options, act)
        return true
      }
      const anew = fieldFor(fitting(options, verb, {}), id)
      if (!anew) return false
      this.picked = {}
      this.pick(anew, id, options, act)
      return true
    }
    const verbs = verbsFor(options, id)
    if (!verbs.length) return false
    this.aim = id
    if (verbs.length === 1) this.choose(verbs[0] as string, options, act)
    return true
  }
}

export const desk = new Desk()
