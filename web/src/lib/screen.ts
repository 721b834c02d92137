/** What kind of screen this is. */
import { MediaQuery } from 'svelte/reactivity'

/** A phone, upright or on its side, or a window as small. */
export const narrow = new MediaQuery('(max-width: 700px), (max-height: 500px)')

/** A window with room for more than the needful in its bar. */
export const roomy = new MediaQuery('min-width: 1240px')
