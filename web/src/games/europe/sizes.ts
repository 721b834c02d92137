/** Sizes in pixels of the screen. */
export const CELL = 17
export const PLATE = 24
export const COUNTER = 34
export const GAP = 8
/** From this scale on counters stand instead of plates. */
export const NEAR = 1.14
/** Names are smaller on a far map and larger on a near one. */
export const letters = (k: number): number => (k < 0.66 ? 0.86 : k > 1.7 ? 1.14 : 1)
/** Zoom steps at which plates and names are laid out anew. */
const STEP = 1.2
export const stepped = (k: number): number => STEP ** Math.round(Math.log(k) / Math.log(STEP))
