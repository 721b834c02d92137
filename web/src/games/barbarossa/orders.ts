/** Answers that are not offered now, as the server is asked about them: each order with something in its slots. */
import type { Unit } from './model'
import type { BarbarossaAction } from './wire'

type Of<V extends BarbarossaAction['verb']> = Extract<BarbarossaAction, { verb: V }>

export const take = (unit: string): Of<'take'> => ({ verb: 'take', unit })

/** An order of a unit; its own hex or itself stands for whatever the player has not pointed at yet. */
export function order(verb: string, { id: unit, hex: here }: Unit, pointed = ''): BarbarossaAction {
  const [id, hex] = [pointed || unit, /^\d+$/.test(pointed) ? Number(pointed) : here]
  switch (verb) {
    case 'defend':
    case 'ambush':
      return { verb, unit, toward: hex, reach: 1 }
    case 'suppress':
    case 'fire':
    case 'indirect':
    case 'fire-moving':
    case 'assault':
    case 'intercept':
      return { verb, unit, target: id }
    case 'bombard':
    case 'smoke':
    case 'limber':
    case 'pontoon':
    case 'strike':
    case 'patrol':
    case 'recon':
    case 'drop-supply':
      return { verb, unit, hex }
    case 'turn':
    case 'dig':
    case 'remove-wire':
    case 'remove-teeth':
      return { verb, unit, toward: hex }
    case 'deploy':
      return { verb, unit, hex, toward: 0 }
    case 'merge':
      return { verb, unit, into: id }
    case 'lay-mines':
      return { verb, unit, kind: 'dummy' }
    case 'tow':
      return { verb, unit, other: id }
    case 'resupply':
      return { verb, unit, source: null, points: 1 }
    case 'mount':
      return { verb, unit, carrier: id }
    case 'scout':
      return { verb, unit, radius: 1 }
    case 'escort':
      return { verb, unit, charge: id }
    case 'land':
      return { verb, unit, hex, passenger: unit }
    default:
      return { verb, unit } as Of<'march'>
  }
}
