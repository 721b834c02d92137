/** Agreements between powers: those in force, and those that may be offered now. Which they are, the server says. */
import type { Option } from '../../lib/types'
import type { EuropePicture, EuropeStatic } from './wire'

/** Who leads or keeps, as the one who offers sees it. */
export type Whose = NonNullable<EuropeStatic['agreements'][string]>[0]
export interface Deal {
  to: string
  what: string
  /** Empty for the leave to enter. */
  lead: Whose | ''
  keeper: Whose | ''
  option: Option
}
export interface Bond {
  powers: [string, string]
  /** Empty: the second may enter areas of the first. */
  lead: string
  keeper: string
  /** How it is ended, if it may be now. */
  end: Option | null
}

export function dealsOf({ agreements }: Pick<EuropeStatic, 'agreements'>, options: Option[]): Deal[] {
  return options
    .filter((o) => o.verb === 'propose')
    .map((o) => {
      const what = String(o.fields['what'])
      const [lead, keeper] = agreements[what] ?? ['', '']
      return { to: String(o.fields['to']), what, lead, keeper, option: o }
    })
}

export function bondsOf({ pacts, guests }: Pick<EuropePicture, 'pacts' | 'guests'>, options: Option[]): Bond[] {
  const end = (what: string, powers: string[]) =>
    options.find((o) => o.verb === 'revoke' && o.fields['what'] === what && powers.includes(String(o.fields['to']))) ??
    null
  return [
    ...pacts.map((p): Bond => ({ powers: p.powers, lead: p.lead, keeper: p.keeper, end: end('combine', p.powers) })),
    ...guests.map((powers): Bond => ({ powers, lead: '', keeper: '', end: end('enter', [powers[1]]) })),
  ]
}
