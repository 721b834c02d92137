"""A piece drawn onto an enemy fires at it; its chances are shown before it is let go."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.site import Site

TANK, GUN = '[data-unit="de-i35-pz4"]', '[data-unit="fr-i11-mg"]'


def middle(page: Page, piece: str) -> tuple[float, float]:
    box = page.locator(piece).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_piece_drawn_onto_an_enemy_fires_at_it(site: Site, page: Page) -> None:
    match = site.call("/api/lessons/blitzkrieg/01-first-battle/play", {"done": [], "level": "random"})
    page.goto(site.link(match))
    page.locator('[data-verb="activate"]').first.click()
    expect(page.locator(f"{TANK}[data-drag]")).to_be_visible()
    page.get_by_role("button", name="Whole map").click()
    page.wait_for_timeout(300)
    page.mouse.move(*middle(page, TANK))
    page.mouse.down()
    page.mouse.move(*middle(page, GUN), steps=8)
    expect(page.locator(".odds").first).to_be_visible()
    page.mouse.up()
    expect(page.locator("body")).to_contain_text("fires at I/11 MG")
