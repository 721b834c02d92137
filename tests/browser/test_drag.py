"""A piece drawn onto an enemy fires at it; its chances are shown before it is let go. In a stack the counter counts."""

from __future__ import annotations

import json
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Page, expect

from browser.site import Site
from sandtable.games.blitzkrieg import GAME
from sandtable.games.blitzkrieg.positions import arrange
from sandtable.headers import make_header
from sandtable.kernel import Seeded, Table
from sandtable.kernel.record import raw, render

TANK, GUN = '[data-unit="de-i35-pz4"]', '[data-unit="fr-i11-mg"]'
STACKED: dict[str, Any] = {
    "active": ["de-i35"],
    "units": {"de-i35-hq": 1811, "de-i35-pz4": 1812, "fr-i11-hq": 1816, "fr-i11-1": 1814, "fr-i11-mg": 1814},
}


def middle(page: Page, piece: str) -> tuple[float, float]:
    box = page.locator(piece).last.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def take_up(page: Page) -> None:
    expect(page.locator(f"{TANK}[data-drag]").first).to_be_visible()
    page.get_by_role("button", name="Whole map").click()
    page.wait_for_timeout(300)
    page.mouse.move(*middle(page, TANK))
    page.mouse.down()


def test_a_piece_drawn_onto_an_enemy_fires_at_it(site: Site, page: Page) -> None:
    match = site.call("/api/lessons/blitzkrieg/01-first-battle/play", {"done": [], "level": "random"})
    page.goto(site.link(match))
    page.locator('[data-verb="activate"]').first.click()
    take_up(page)
    page.mouse.move(*middle(page, GUN), steps=8)
    expect(page.locator(".odds").first).to_be_visible()
    page.mouse.up()
    expect(page.locator("body")).to_contain_text("fires at I/11 MG")


def test_in_a_stack_it_fires_at_the_counter_under_the_pointer(site: Site, page: Page) -> None:
    state = arrange(GAME.start("hannut", {}), STACKED)
    table = Table(GAME, make_header(GAME, "hannut", {}, base=raw(state), seed=1), Seeded(1))
    headers = {"Content-Type": "application/json"}
    with urlopen(Request(f"{site.address}/api/matches/import", render(table.record()), headers), timeout=120) as answer:
        match = json.load(answer)
    page.goto(site.link(match))
    take_up(page)
    page.mouse.move(*middle(page, GUN), steps=8)
    expect(page.locator(f".fan {GUN}")).to_be_visible()
    page.mouse.move(*middle(page, f".fan {GUN}"), steps=4)
    expect(page.locator(".odds").first).to_be_visible()
    page.mouse.up()
    expect(page.locator("body")).to_contain_text("fires at I/11 MG")
