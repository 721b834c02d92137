"""Measures the boxes of all text on a page: what lies on other text, and what is cut off."""

from __future__ import annotations

from playwright.sync_api import Page

MEASURE = """() => {
  const found = [], boxes = []
  const ABOVE = '.what-card, .bubble, [role=dialog]' // what lies on top hides what is under it
  const scrolls = style => /auto|scroll/.test(style.overflowX + style.overflowY)
  const clips = style => /hidden|clip/.test(style.overflowX + style.overflowY) || scrolls(style)
  const inside = (a, b) => ({ // what of one box is in sight in another
    left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom),
  })
  const named = e => `${e.tagName.toLowerCase()}.${(e.getAttribute('class') || '').split(' ')[0]}`
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent.trim(), e = node.parentElement
    if (!words || !e || e.closest('.board svg, .sr, script, style, option, title, .skip, [hidden]')) continue
    const style = getComputedStyle(e)
    if (style.clipPath !== 'none' || style.visibility !== 'visible' || style.opacity === '0') continue
    if (!e.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(r => r.width > 1 && r.height > 1)
    if (!rects.length) continue
    const box = {
      left: Math.min(...rects.map(r => r.left)), right: Math.max(...rects.map(r => r.right)),
      top: Math.min(...rects.map(r => r.top)), bottom: Math.max(...rects.map(r => r.bottom)),
    }
    let hidden = false, scrolled = false, seen = { left: 0, right: innerWidth, top: 0, bottom: innerHeight }
    for (let up = e; up && up !== document.body; up = up.parentElement) {
      const at = getComputedStyle(up)
      if (up instanceof SVGElement || !clips(at)) continue
      const r = up.getBoundingClientRect()
      const out = box.right < r.left || box.left > r.right || box.bottom < r.top || box.top > r.bottom
      if (scrolls(at)) {
        scrolled = true
        if (out) hidden = true
        seen = inside(seen, r)
        continue
      }
      if (scrolled) { if (out) hidden = true; continue }
      const over = Math.max(r.left - box.left, box.right - r.right, r.top - box.top - 3, box.bottom - r.bottom - 3)
      if (!out && over > 2.5) found.push(`cut by ${Math.round(over)}: "${words.slice(0, 60)}" in ${named(up)}`)
      if (out) hidden = true
    }
    if (hidden) continue
    if (!scrolled && (box.right > innerWidth + 2 || box.left < -2))
      found.push(`outside: "${words.slice(0, 60)}" in ${named(e)}`)
    const [x, y] = [(rects[0].left + rects[0].right) / 2, (rects[0].top + rects[0].bottom) / 2]
    const top = document.elementFromPoint(x, y)
    if (!top || !(e.contains(top) || top.contains(e))) continue
    for (const r of rects) boxes.push({ e, words, r: inside(r, seen) })
  }
  for (let i = 0; i < boxes.length; i++)
    for (let k = i + 1; k < boxes.length; k++) {
      const [a, b] = [boxes[i], boxes[k]]
      if (a.e === b.e || a.e.contains(b.e) || b.e.contains(a.e)) continue
      if (a.e.closest(ABOVE) !== b.e.closest(ABOVE)) continue
      const wide = Math.min(a.r.right, b.r.right) - Math.max(a.r.left, b.r.left)
      const high = Math.min(a.r.bottom, b.r.bottom) - Math.max(a.r.top, b.r.top)
      if (wide > 3 && high > 6) found.push(`overlap: "${a.words.slice(0, 40)}" and "${b.words.slice(0, 40)}"`)
    }
  return [...new Set(found)].slice(0, 12)
}"""


def wrong_boxes(page: Page) -> list[str]:
    """Text that is cut or lies on other text, in words."""
    page.evaluate("document.fonts.ready.then(() => 0)")
    found: list[str] = page.evaluate(MEASURE)
    return found
