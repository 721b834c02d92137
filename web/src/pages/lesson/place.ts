/** Where something stands on the page (a counter, a card, a hex, a button, by its id), and where is room beside it. */

const NAMES = ['unit', 'model', 'card', 'place', 'hex', 'area', 'verb', 'box', 'action']

const inSight = (each: Element) => each.getBoundingClientRect().width > 0

export function elementOf(id: string): Element | null {
  const word = CSS.escape(id)
  const found = document.querySelectorAll(NAMES.map((name) => `[data-${name}="${word}"]`).join())
  return [...found].find(inSight) ?? null
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

function around(boxes: Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((b) => b.x)), Math.min(...boxes.map((b) => b.y))]
  const [end, bottom] = [Math.max(...boxes.map((b) => b.x + b.width)), Math.max(...boxes.map((b) => b.y + b.height))]
  return { x, y, width: end - x, height: bottom - y }
}

/** The whole of a thing: a squad is as wide as its men. */
export function wholeOf(element: Element): Box {
  const unit = element.getAttribute('data-model') && element.getAttribute('data-unit')
  if (!unit) return boxOf(element)
  const men = document.querySelectorAll(`[data-model][data-unit="${CSS.escape(unit)}"]`)
  return around([...men].filter(inSight).map(boxOf))
}

/** Whether the middle of a thing is in sight; what does not lie on the board always is. */
export function isSeen(thing: Element, board: Element | null): boolean {
  if (!board?.contains(thing)) return true
  const [box, frame] = [boxOf(thing), boxOf(board)]
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return x > frame.x && y > frame.y && x < frame.x + frame.width && y < frame.y + frame.height
}

/** What a bubble should not lie on: pieces, cards, and the question with its answers. */
const READ = '.board [data-unit], [data-card], .answers button, .prompt .words'
export const pieces = (): Box[] => [...document.querySelectorAll(READ)].filter(inSight).map(boxOf)

const GAP = 30
const NEAR = 14
const EDGE = 12

/** How much of a box another one hides, in square pixels. */
function hidden(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return wide > 0 && high > 0 ? wide * high : 0
}

/** Places for a bubble in a frame: left, right, under and over the thing, at its corners, along the edges. */
function places(frame: Box, thing: Box, { width, height }: Size): Box[] {
  const [left, top] = [frame.x + EDGE, frame.y + EDGE]
  const [end, bottom] = [frame.x + frame.width - EDGE - width, frame.y + frame.height - EDGE - height]
  const middle = Math.max(top, Math.min(bottom, thing.y + thing.height / 2 - height / 2))
  const across = Math.max(left, Math.min(end, thing.x + thing.width / 2 - width / 2))
  const gap = frame.width < 500 ? NEAR : GAP
  const [before, after] = [thing.x - gap - width, thing.x + thing.width + gap]
  const [over, under] = [thing.y - gap - height, thing.y + thing.height + gap]
  const spots = [
    [before, middle],
    [after, middle],
    [across, under],
    [across, over],
    ...[over, under].flatMap((y) => [before, after].map((x) => [x, y] as const)),
    ...[bottom, top].flatMap((y) => [across, left, end].map((x) => [x, y] as const)),
  ] as const
  return spots
    .filter(([x, y]) => x >= left && x <= end && y >= top && y <= bottom)
    .map(([x, y]) => ({ x, y, width, height }))
}

export interface Size {
  width: number
  height: number
}

const apart = (a: Box, b: Box) =>
  Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2)

const STEP = 48

/** Places all over a frame, away from the thing: for a bubble that finds no room beside it. */
function elsewhere(frame: Box, thing: Box, { width, height }: Size): Box[] {
  const near = { x: thing.x - NEAR, y: thing.y - NEAR, width: thing.width + 2 * NEAR, height: thing.height + 2 * NEAR }
  const count = (room: number) => Math.max(0, Math.floor((room - 2 * EDGE) / STEP) + 1)
  const across = Array.from({ length: count(frame.width - width) }, (_, i) => frame.x + EDGE + i * STEP)
  const down = Array.from({ length: count(frame.height - height) }, (_, i) => frame.y + EDGE + i * STEP)
  return across.flatMap((x) => down.map((y) => ({ x, y, width, height }))).filter((at) => !hidden(at, near))
}

/**
 * Where a bubble stands beside a thing: on the board if there is room, else anywhere on the page; where it hides least
 * of what is to be read, then where it is near, and never on what is lit.
 */
export function beside(thing: Box, sizes: Size[], page: Size, board: Box | null, read: Box[], lit: Box[] = []): Box {
  const frames = [...(board ? [board] : []), { x: 0, y: 0, ...page }]
  const covers = (at: Box, boxes: Box[]) => boxes.reduce((sum, each) => sum + hidden(at, each), 0)
  const cost = (at: Box) => {
    const outside = board ? at.width * at.height - hidden(at, board) : 0
    return 20 * covers(at, [thing, ...lit]) + covers(at, read) + outside / 4 + apart(at, thing)
  }
  const best = (all: Box[]) => {
    const costs = all.map(cost)
    return all[costs.indexOf(Math.min(...costs))]
  }
  const at = best(frames.flatMap((frame) => sizes.flatMap((size) => places(frame, thing, size))))
  if (at && !covers(at, [thing, ...lit, ...read])) return at
  const size = sizes[0] ?? { width: 0, height: 0 }
  const free = board ? sizes.flatMap((each) => elsewhere(board, thing, each)) : []
  return best([...(at ? [at] : []), ...free]) ?? { x: EDGE, y: Math.max(EDGE, thing.y - GAP - size.height), ...size }
}
