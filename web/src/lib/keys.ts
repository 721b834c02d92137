/** Helpers for people without a mouse. */

/** Up, down, home and end move the focus among the buttons of a list. */
export function arrows(node: HTMLElement): { destroy: () => void } {
  const move = (e: KeyboardEvent) => {
    const items = [...node.querySelectorAll<HTMLElement>('button:not(:disabled)')]
    const now = items.indexOf(document.activeElement as HTMLElement)
    const to: Record<string, number> = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: items.length - 1 }
    const next = to[e.key]
    if (next === undefined || (now < 0 && document.activeElement !== node)) return
    e.preventDefault()
    items[(next + items.length) % items.length]?.focus()
  }
  node.addEventListener('keydown', move)
  return { destroy: () => node.removeEventListener('keydown', move) }
}

/** Keeps the focus inside an open dialogue and gives it back afterwards. */
export function trap(node: HTMLElement): { destroy: () => void } {
  const before = document.activeElement as HTMLElement | null
  const all = () => [
    ...node.querySelectorAll<HTMLElement>('a[href],button:not(:disabled),input,select,textarea,[tabindex="0"]'),
  ]
  const key = (e: KeyboardEvent) => {
    if (e.key !== 'Tab') return
    const list = all()
    const [first, last] = [list[0], list.at(-1)]
    if (e.shiftKey && document.activeElement === first) last?.focus()
    else if (!e.shiftKey && document.activeElement === last) first?.focus()
    else return
    e.preventDefault()
  }
  node.addEventListener('keydown', key)
  queueMicrotask(() => (node.querySelector<HTMLElement>('[data-first]') ?? all()[0])?.focus({ preventScroll: true }))
  return {
    destroy: () => {
      node.removeEventListener('keydown', key)
      before?.focus?.()
    },
  }
}
