"""Whoever looks on follows the computer's moves at a pace of their own."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.site import Site

NOTE = """() => {
  const board = document.querySelector('.board');
  window.seen = [];
  new MutationObserver(() => window.seen.push([performance.now(), Number(board.dataset.step)]))
    .observe(board, {attributes: true, attributeFilter: ['data-step']});
}"""
"""Writes down when each step came onto the board."""


def look_on(page: Page, site: Site, match: dict[str, Any], pace: str) -> None:
    page.add_init_script(f"localStorage.getItem('pace') ?? localStorage.setItem('pace', '{pace}')")
    page.goto(f"{site.address}/#/match/{match['id']}")
    expect(page.locator(".board")).to_be_visible()


def step(page: Page) -> int:
    return int(page.locator(".board").get_attribute("data-step") or 0)


def test_each_onlooker_has_a_pace_of_their_own(site: Site, open_page: Opener) -> None:
    """One goes step by step; the other does not wait and gets ahead (who waited would never end this test)."""
    match = site.match("blitzkrieg", "hannut", "random", "random")
    slow, quick = open_page(), open_page()
    look_on(slow, site, match, "slow")
    slow.evaluate(NOTE)
    look_on(quick, site, match, "skip")
    while len(seen := slow.evaluate("window.seen")) < 5:
        slow.wait_for_timeout(200)
    assert [one[1] for one in seen] == list(range(seen[0][1], seen[0][1] + len(seen))), "every step is shown"
    gaps = [after[0] - before[0] for before, after in pairwise(seen)]
    assert min(gaps) > 600 and sum(gaps) > 1000 * len(gaps), gaps
    while (ahead := step(quick)) <= step(slow) + 5:
        quick.wait_for_timeout(200)
    slow.get_by_role("button", name="Menu").click()
    slow.get_by_label("Speed of the computer").select_option("skip")
    slow.get_by_role("dialog").get_by_role("button", name="Close").click()
    for _ in range(50):
        if step(slow) >= ahead:
            break
        slow.wait_for_timeout(100)
    assert step(slow) >= ahead, "at once: what has been waiting is shown together"
