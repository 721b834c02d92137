"""A whole match of each game by keyboard alone: the key c leads to the choices, Enter takes one."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.site import Site

MOST = 1500
GAMES = (
    ("barbarossa", "tanks-in-the-corn"),
    ("blitzkrieg", "hannut"),
    ("europe", "sichelschnitt"),
    ("operation", "first-battle"),
)


def answer(page: Page) -> None:
    """The amber button if there is one, else the first choice."""
    page.keyboard.press("Escape")
    if page.locator(".prompt .button.legal").count():
        page.locator("main").focus()
        page.keyboard.press("Enter")
        return
    page.keyboard.press("c")
    page.keyboard.press("Enter")


def test_the_first_choice_is_three_tabs_away(site: Site, page: Page) -> None:
    page.goto(site.address)
    expect(page.locator("article.game").first).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_a_whole_match_without_a_mouse(site: Site, page: Page, game: str, scenario: str) -> None:
    page.goto(site.link(site.match(game, scenario, "person", "random")))
    expect(page.locator(".prompt .who")).to_be_visible()
    for _ in range(MOST):
        if page.locator(".verdict").count():
            break
        if page.locator(".prompt.mine").count():
            answer(page)
        page.wait_for_timeout(60)
    expect(page.locator(".verdict h1")).to_be_visible()
