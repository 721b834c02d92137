/** Where something stands on the page: a counter, a card, a hex, a button, by its id. */

const NAMES = ['unit', 'model', 'card', 'place', 'hex', 'area', 'verb', 'box']

export function elementOf(id: string): Element | null {
  const word = CSS.escape(id)
  const found = document.querySelectorAll(NAMES.map((name) => `[data-${name}="${word}"]`).join())
  return [...found].find((each) => each.getBoundingClientRect().width > 0) ?? null
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

const GAP = 30
const EDGE = 12

/** Where a bubble of this size stands beside a thing: left, right, under or over it, and never on it. */
export function beside(thing: Box, wide: number, high: number, page: { width: number; height: number }): Box {
  const middle = Math.max(EDGE, Math.min(page.height - high - EDGE, thing.y + thing.height / 2 - high / 2))
  const across = Math.max(EDGE, Math.min(page.width - wide - EDGE, thing.x + thing.width / 2 - wide / 2))
  if (thing.x - GAP - wide >= EDGE) return { x: thing.x - GAP - wide, y: middle, width: wide, height: high }
  const right = thing.x + thing.width + GAP
  if (right + wide <= page.width - EDGE) return { x: right, y: middle, width: wide, height: high }
  const below = thing.y + thing.height + GAP
  if (below + high <= page.height - EDGE) return { x: across, y: below, width: wide, height: high }
  return { x: across, y: Math.max(EDGE, thing.y - GAP - high), width: wide, height: high }
}
