/** Answers of this game by their verbs, with their fields typed: what is read from an option or a form, by name. */
import { fill, type Template } from '../../lib/actions'
import type { Option } from '../../lib/types'
import type { OperationAction } from './wire'

export type Verb = OperationAction['verb']
export type Answer<V extends Verb> = Extract<OperationAction, { verb: V }>

/** An option or form as the answer that it would be, if it has one of these verbs. */
export const read = <V extends Verb>(like: Template | null | undefined, ...verbs: V[]): Answer<V> | null =>
  like && (verbs as string[]).includes(like.verb) ? fill<Answer<V>>(like) : null
/** The options of some verbs, each beside the answer that it is. */
export const offered = <V extends Verb>(options: Option[], ...verbs: V[]): { option: Option; answer: Answer<V> }[] =>
  options.flatMap((option) => {
    const answer = read(option, ...verbs)
    return answer ? [{ option, answer }] : []
  })
export const isOffered = (options: Option[], ...verbs: Verb[]): boolean => offered(options, ...verbs).length > 0

/** The unit, card or model that an option names, whatever its verb; empty if it names none. */
export const unitOf = (o: Template): string => String((o.fields as Partial<Answer<'order'>>).unit ?? '')
export const cardOf = (o: Template): string => String((o.fields as Partial<Answer<'order'>>).card ?? '')
export const modelOf = (o: Template): string => String((o.fields as Partial<Answer<'place'>>).model ?? '')
