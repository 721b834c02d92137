"""Fair dice and closed matches in the browser: it draws its own number, keeps it, and checks the match with it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.site import Site

LOOK = os.environ.get("LOOK", "")
"""A folder for screenshots, where somebody wants to look."""


def look(page: Page, name: str) -> None:
    if LOOK:
        page.screenshot(path=str(Path(LOOK) / f"{name}.png"))


def fair(site: Site, *kinds: str, **more: Any) -> dict[str, Any]:
    players = [
        {"kind": kind} if kind in ("person", "invite") else {"kind": "computer", "level": kind} for kind in kinds
    ]
    made: dict[str, Any] = site.call(
        "/api/matches", {"game": "blitzkrieg", "scenario": "stonne", "players": players, "dice": "fair", **more}
    )
    return made


def kept(page: Page, match: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.evaluate(f"localStorage.getItem('dice:{match['id']}')"))
    return found


def test_the_browser_draws_its_number_and_checks_the_dice(site: Site, page: Page) -> None:
    match = fair(site, "person", "random")
    assert match["dice"]["missing"], "nothing is drawn by the server for a person"
    page.goto(site.link(match))
    page.get_by_role("button", name="Menu").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(match["dice"]["commitment"])
    mine = kept(page, match)
    assert mine["commitment"] == match["dice"]["commitment"] and all(mine["nonces"].values())
    dialog.get_by_role("button", name="Resign").first.click()
    dialog.get_by_role("button", name="Resign").last.click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Check the dice").click()
    expect(page.get_by_role("dialog")).to_contain_text("those that this browser kept before the first die")
    look(page, "dice-desktop")
    other = json.dumps({**mine, "commitment": "x"})
    page.evaluate("([name, value]) => localStorage.setItem(name, value)", [f"dice:{match['id']}", other])
    page.reload()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Check the dice").click()
    expect(page.get_by_role("dialog")).to_contain_text("the dice were chosen afterwards")


def test_a_closed_match_waits_for_both_browsers(site: Site, open_page: Opener) -> None:
    match = fair(site, "person", "invite")
    found = site.call(f"/api/matches/{match['id']}/seats")
    link = next(each["link"]["address"] for each in found["lines"] if each["link"])
    first, second = open_page(), open_page(width=390, height=844)
    first.goto(f"{site.address}/#/match/{match['id']}?key={next(s['key'] for s in match['seats'] if s['key'])}")
    expect(first.get_by_text("Fair dice: waiting for the share of")).to_be_visible()
    expect(first.get_by_text(match["dice"]["commitment"])).to_be_visible()
    look(first, "dice-wait")
    second.goto(link)
    second.get_by_label("Your name").fill("Second")
    second.get_by_role("button", name="Sit down").click()
    for page in (first, second):
        expect(page.locator("[data-busy]")).to_be_visible()
    assert kept(first, match)["nonces"].keys() != kept(second, match)["nonces"].keys()
    first.goto(f"{site.address}/#/play")
    first.get_by_role("button", name="Continue").first.click()
    expect(first.locator("[data-busy]")).to_be_visible()


def test_the_new_match_dialog_gives_an_invitation(site: Site, open_page: Opener) -> None:
    for width, name in ((1440, "desktop"), (390, "phone")):
        page = open_page(width=width, height=900 if width > 400 else 844)
        page.goto(f"{site.address}/#/play")
        page.get_by_role("button", name="New match").first.click()
        dialog = page.get_by_role("dialog")
        dialog.locator("select").nth(1 if dialog.get_by_text("Number of players").count() == 0 else 2).select_option(
            "invite"
        )
        dialog.get_by_text("Options").click()
        look(page, f"new-match-{name}")
        dialog.get_by_role("button", name="Start the match").click()
        expect(page.get_by_role("dialog", name="Seats and invitations")).to_be_visible()
        assert "/join/" in page.get_by_role("dialog").locator("input[readonly]").first.input_value()
        look(page, f"invitations-{name}")
