"""No serious issue for people who use other means than mouse and eyes: axe-core on every page, light and dark."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.hand import Hand
from browser.site import Site

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious(page: Page) -> list[str]:
    """What axe-core finds serious or worse, with the places."""
    page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then(r => r.violations)"
    )
    return [
        f"{each['id']}: {[node['html'][:120] for node in each['nodes'][:3]]}"
        for each in found
        if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_has_a_serious_issue(site: Site, open_page: Opener, theme: str) -> None:
    match = site.match("blitzkrieg", "hannut", "person", "person")
    page = open_page(theme=theme)
    page.goto(site.address)
    expect(page.locator("article.match")).to_be_visible()
    assert serious(page) == []
    page.get_by_role("button", name="New match").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.wait_for_timeout(250)
    assert serious(page) == []
    page.goto(f"{site.address}/#/learn/demo/a-shot?hidden=1")
    expect(page.locator(".board svg").first).to_be_visible()
    assert serious(page) == []
    page.goto(f"{site.address}/#/rules/blitzkrieg")
    expect(page.locator(".book article").first).to_be_visible()
    assert serious(page) == []
    page.goto(site.link(match))
    expect(page.locator(".prompt")).to_be_visible()
    hand = Hand(page)
    hand.set_up()
    hand.choose("Open with I/5")
    assert serious(page) == []
    page.get_by_role("button", name="Menu").click()
    page.wait_for_timeout(250)
    assert serious(page) == []


def test_a_phone_has_no_serious_issue(site: Site, open_page: Opener) -> None:
    page = open_page(390, 844)
    page.goto(site.address)
    expect(page.locator("article.game").first).to_be_visible()
    assert serious(page) == []
    page.goto(site.link(site.match("blitzkrieg", "hannut", "person", "person")))
    expect(page.locator(".sheet")).to_be_visible()
    assert serious(page) == []
