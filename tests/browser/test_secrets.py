"""Hot seat: secrets stay behind the hand-over screen."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, Route, expect

from browser.hand import Hand
from browser.site import Site


def test_the_screen_is_handed_over(site: Site, page: Page) -> None:
    page.goto(site.link(site.match("demo", "duel", "person", "person")))
    expect(page.get_by_role("heading", name="Hand the screen to Red")).to_be_visible()
    assert page.locator(".board").count() == 0
    page.get_by_role("button", name="I play Red").click()
    hand = Hand(page)
    expect(page.locator(".prompt .who")).to_contain_text("Red")
    hand.choose("Pack powder for shots: 2")
    hand.choose("Ready")
    expect(page.get_by_role("heading", name="Hand the screen to Blue")).to_be_visible()
    page.get_by_role("button", name="I play Blue").click()
    expect(page.locator(".prompt .who")).to_contain_text("Blue")
    assert not any("Red packs" in line for line in hand.log())


def test_a_late_catalogue_does_not_take_the_seat_away(site: Site, page: Page) -> None:
    """The screen is handed over only when its texts are here: whoever sits down then stays."""

    def late(route: Route) -> None:
        time.sleep(0.8)
        route.continue_()

    page.route(re.compile(r"/api/text/.*game=demo"), late)
    page.goto(site.link(site.match("demo", "duel", "person", "person")))
    page.get_by_role("button", name="I play Red").click()
    expect(page.locator(".prompt .who")).to_contain_text("Red")


def test_an_open_game_needs_no_hand_over(site: Site, page: Page) -> None:
    page.goto(site.link(site.match("blitzkrieg", "hannut", "person", "person")))
    expect(page.locator(".prompt .who")).to_contain_text("your move")


def _europe(site: Site, level: str) -> str:
    players = [{"kind": "person"}] * 2
    wanted = {"game": "europe", "scenario": "war", "players": players, "options": {"level": level}, "seed": "7"}
    return site.link(site.call("/api/matches", wanted))


def test_europe_hides_nothing_at_the_basic_level(site: Site, page: Page) -> None:
    page.goto(_europe(site, "basic"))
    expect(page.locator(".prompt .who")).to_contain_text("your move")
    assert not page.get_by_role("heading", name="Hand the screen").count()


def test_europe_is_handed_over_at_the_advanced_level(site: Site, page: Page) -> None:
    page.goto(_europe(site, "advanced"))
    expect(page.get_by_role("heading", name="Hand the screen")).to_be_visible()
