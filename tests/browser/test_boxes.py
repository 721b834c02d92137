"""No text is cut or lies on other text, and axe finds nothing, on any screen: sizes, languages and themes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.boxes import wrong_boxes
from browser.conftest import Opener
from browser.hand import Hand
from browser.site import Site
from browser.test_access import serious

SIZES = ((1280, 800), (1440, 900), (1920, 1080), (390, 844), (844, 390))
LANGUAGES = ("en", "hu", "de")
BOARDS = (
    ("blitzkrieg", "hannut"),
    ("barbarossa", "tanks-in-the-corn"),
    ("europe", "sichelschnitt"),
    ("operation", "first-battle"),
)
Screen = tuple[str, Callable[[], None]]


def screens(page: Page, site: Site) -> Iterator[Screen]:
    """Every screen, by name, and how to get there."""

    def at(address: str, sight: str) -> Callable[[], None]:
        def go() -> None:
            page.goto(f"{site.address}/{address}")
            expect(page.locator(sight).first).to_be_visible()
            page.wait_for_timeout(400)

        return go

    matches = {game: site.match(game, scenario, "person", "random") for game, scenario in BOARDS}
    over = site.match("barbarossa", "tanks-in-the-corn", "person", "random", seed="5")
    yield "lobby", at("", "article.match")

    def new_match() -> None:
        page.locator("article.game button").first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.wait_for_timeout(300)

    yield "new match", new_match
    yield "learn", at("#/learn/blitzkrieg", "main a")
    yield "lesson", at("#/lesson/blitzkrieg/01-first-battle", ".bubble")
    yield "rules", at("#/rules/europe", ".book article")
    for game, match in matches.items():
        yield game, at(site.link(match).removeprefix(f"{site.address}/"), ".prompt .who")
    yield "menu", lambda: page.get_by_role("button", name=MENU).click()

    def verdict() -> None:
        at(site.link(over).removeprefix(f"{site.address}/"), ".prompt .who")()
        page.evaluate("() => 0")
        give_up(page)

    yield "verdict", verdict


MENU = re.compile("Menu|Menü")


def give_up(page: Page) -> None:
    page.get_by_role("button", name=MENU).click()
    page.locator(".dialog .danger").first.click()
    page.locator(".dialog .danger").first.click()
    expect(page.locator(".verdict h1")).to_be_visible()
    page.wait_for_timeout(1500)


def cases() -> list[Any]:
    """All sizes and languages in the long run, two of them always."""
    always = ((1280, 800), "de"), ((390, 844), "hu")
    return [
        pytest.param(
            size, language, marks=() if (size, language) in always else pytest.mark.long, id=f"{size[0]}-{language}"
        )
        for size in SIZES
        for language in LANGUAGES
    ]


@pytest.mark.parametrize(("size", "language"), cases())
def test_no_text_is_cut_or_overlaps(site: Site, open_page: Opener, size: tuple[int, int], language: str) -> None:
    page = open_page(*size, language=language)
    wrong: dict[str, list[str]] = {}
    for name, go in screens(page, site):
        go()
        if found := wrong_boxes(page):
            wrong[name] = found
    assert wrong == {}


@pytest.mark.parametrize("theme", [pytest.param("light", marks=pytest.mark.long), "dark"])
def test_axe_finds_nothing(site: Site, open_page: Opener, theme: str) -> None:
    page = open_page(theme=theme)
    wrong: dict[str, list[str]] = {}
    for name, go in screens(page, site):
        go()
        if found := serious(page):
            wrong[name] = found
    assert wrong == {}


def test_what_is_this_has_room(site: Site, open_page: Opener) -> None:
    page = open_page(1280, 800, language="de")
    page.goto(site.link(site.match("blitzkrieg", "hannut", "person", "person")))
    expect(page.locator(".prompt")).to_be_visible()
    Hand(page).choose("Fertige")
    page.locator(".cup .chit").first.click(button="right")
    expect(page.locator(".what-card.pinned")).to_be_visible()
    assert wrong_boxes(page) == []
