"""Whoever looks on follows the computer's moves at a pace of their own."""

from __future__ import annotations

import time
from collections.abc import Callable
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


PATIENCE = 180
"""Seconds in which anything must have happened, on a machine full of work too."""


def enter(page: Page, site: Site, pace: str) -> None:
    """The lobby: whoever stands in it has the pages and is quickly at a match."""
    page.add_init_script(f"localStorage.getItem('pace') ?? localStorage.setItem('pace', '{pace}')")
    page.goto(site.address)
    expect(page.get_by_role("heading").first).to_be_visible()


def look_on(page: Page, site: Site, match: dict[str, Any]) -> None:
    page.goto(f"{site.address}/#/match/{match['id']}")
    expect(page.locator(".board")).to_be_visible()


def until(page: Page, holds: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, what
        page.wait_for_timeout(200)


def step(page: Page) -> int:
    return int(page.locator(".board").get_attribute("data-step") or 0)


def test_each_onlooker_has_a_pace_of_their_own(site: Site, open_page: Opener) -> None:
    """One goes step by step; the other does not wait and gets ahead.

    The match must not be over before the slow page has counted: both stand in the lobby when it is made, and computers
    among themselves go slowly until the first onlooker had time to come.
    """
    slow, quick = open_page(), open_page()
    enter(slow, site, "slow")
    enter(quick, site, "skip")
    match = site.match("blitzkrieg", "hannut", "random", "random")
    look_on(slow, site, match)
    slow.evaluate(NOTE)
    look_on(quick, site, match)
    until(slow, lambda: len(slow.evaluate("window.seen")) >= 5, "five steps come onto the slow board")
    seen = slow.evaluate("window.seen")
    assert [one[1] for one in seen] == list(range(seen[0][1], seen[0][1] + len(seen))), "every step is shown"
    gaps = [after[0] - before[0] for before, after in pairwise(seen)]
    assert min(gaps) > 600 and sum(gaps) > 1000 * len(gaps), gaps
    until(quick, lambda: step(quick) > step(slow) + 5, "who does not wait gets ahead")
    ahead = step(quick)
    slow.get_by_role("button", name="Menu").click()
    slow.get_by_label("Speed of the computer").select_option("skip")
    slow.get_by_role("dialog").get_by_role("button", name="Close").click()
    until(slow, lambda: step(slow) >= ahead, "at once: what has been waiting is shown together")
