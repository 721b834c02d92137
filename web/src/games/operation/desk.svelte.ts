/**
 * What the board and the panel beside it both know: the unit under the pointer, and the one that is being set up or
 * wanted next.
 */
export const desk = $state({ hovered: '', placing: '', wanted: '' })
