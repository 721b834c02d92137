"""What is this? Pointing, the key i, a right click and a long press explain counters, ground, cards and answers."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.hand import Hand
from browser.site import Site

IN_SIGHT = """() => {
  const board = document.querySelector('.board').getBoundingClientRect()
  for (const unit of document.querySelectorAll('[data-unit]')) {
    const r = unit.getBoundingClientRect(), [x, y] = [r.x + r.width / 2, r.y + r.height / 2]
    const inside = x > board.left + 40 && x < board.right - 40 && y > board.top + 40 && y < board.bottom - 40
    if (inside && unit.querySelector('.armour') && unit.contains(document.elementFromPoint(x, y))) return [x, y]
  }
}"""
"""The middle of a counter with printed numbers that lies open on the screen."""


def at_the_board(page: Page, site: Site) -> None:
    page.goto(site.link(site.match("blitzkrieg", "hannut", "person", "person")))
    expect(page.locator(".prompt")).to_be_visible()
    Hand(page).set_up()


def test_a_counter_explains_its_numbers(site: Site, page: Page) -> None:
    at_the_board(page, site)
    page.mouse.move(*page.evaluate(IN_SIGHT))
    short = page.get_by_role("tooltip")
    expect(short).to_contain_text("movement points")
    page.keyboard.press("i")
    card = page.locator(".what-card.pinned")
    expect(card).to_contain_text("Taken off every attack on it.")
    card.get_by_role("button", name="BK-8.2.1").first.click()
    expect(page.get_by_role("dialog", name="BK-8.2.1")).to_contain_text("Attack value minus")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_ground_markers_and_answers_explain_themselves(site: Site, page: Page) -> None:
    at_the_board(page, site)
    card = page.locator(".what-card.pinned")
    page.locator(".cup .chit").first.click(button="right")
    expect(card).to_contain_text("BK-")
    page.keyboard.press("Escape")
    x, y = page.evaluate(
        "() => { const r = [...document.querySelectorAll('.numbers text')].find(e => e.textContent === '1808')"
        ".getBoundingClientRect(); return [r.x + r.width / 2, r.y + 30] }"
    )
    page.mouse.click(x, y, button="right")
    expect(card).to_contain_text("1808")
    page.keyboard.press("Escape")
    page.locator(".choices button").first.focus()
    page.keyboard.press("i")
    expect(card).to_contain_text("BK-12.1e")


def test_a_long_press_explains_and_means_nothing_else(site: Site, open_page: Opener) -> None:
    page = open_page(390, 844, touch=True)
    page.goto(site.link(site.match("operation", "first-battle", "person", "random")))
    card = page.locator("[data-card]").first
    expect(card).to_be_visible()
    before = page.locator(".prompt .what").inner_text()
    box = card.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(page.locator(".what-card")).to_contain_text("OW-chain-order")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.locator(".prompt .what").inner_text() == before
    expect(page.locator(".what-card")).to_be_visible()
