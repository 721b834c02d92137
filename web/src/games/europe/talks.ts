/** Agreements between powers: those in force, and those that may be offered now. Which they are, the server says. */
import type { Option, View } from '../../lib/types'

/** Who leads or keeps, as the one who offers sees it. */
export type Whose = 'ours' | 'theirs' | 'larger'
export interface Deal {
  to: string
  what: string
  /** Empty for the leave to enter. */
  lead: Whose | ''
  keeper: Whose | ''
  action: string
}
export interface Bond {
  powers: [string, string]
  /** Empty: the second may enter areas of the first. */
  lead: string
  keeper: string
  /** How it is ended, if it may be now. */
  end: string
}

export function dealsOf(stat: View, options: Option[]): Deal[] {
  const terms = (stat?.agreements ?? {}) as Record<string, [Whose, Whose]>
  return options.filter((o) => o.verb === 'propose').map((o) => {
    const what = String(o.fields['what'])
    const [lead, keeper] = terms[what] ?? ['', '']
    return { to: String(o.fields['to']), what, lead, keeper, action: o.action }
  })
}

export function bondsOf(view: View, options: Option[]): Bond[] {
  const end = (what: string, powers: string[]) => options.find((o) => o.verb === 'revoke' && o.fields['what'] === what && powers.includes(String(o.fields['to'])))?.action ?? ''
  const pacts = ((view?.pacts ?? []) as Omit<Bond, 'end'>[]).map((p) => ({ ...p, end: end('combine', p.powers) }))
  const guests = ((view?.guests ?? []) as [string, string][]).map((powers): Bond => ({ powers, lead: '', keeper: '', end: end('enter', [powers[1]]) }))
  return [...pacts, ...guests]
}
