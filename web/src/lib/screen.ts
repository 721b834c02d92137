/** What kind of screen this is. */
import { MediaQuery } from 'svelte/reactivity'

/** A phone held upright, or a window as narrow. */
export const narrow = new MediaQuery('max-width: 700px')
