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
    """Every screen, by name, and how to get there from the one before."""

    def at(address: str, sight: str) -> Callable[[], None]:
        def go() -> None:
            page.goto(f"{site.address}/{address}")
            expect(page.locator(sight).first).to_be_visible()
            page.wait_for_timeout(400)

        return go

    matches = {game: site.match(game, scenario, "person", "random") for game, scenario in BOARDS}
    over = site.match("barbarossa", "tanks-in-the-corn", "person", "random", seed="5")
    yield "lobby", at("", "article.match")
    yield from new_matches(page)
    yield "join", at("#/join/nowhere", "main")
    yield "rules", at("#/rules/europe", ".book article")
    yield "example", at("#/learn/blitzkrieg/range", ".stage .board")
    for game, _ in BOARDS:
        yield f"course of {game}", at(f"#/learn/{game}", ".course li")
        first = site.call(f"/api/lessons/{game}")[0]["id"]
        yield f"lesson of {game}", at(f"#/lesson/{game}/{first}", ".bubble")
    for game, match in matches.items():
        yield game, at(site.link(match).removeprefix(f"{site.address}/"), ".prompt .who")
        yield f"goal of {game}", lambda: pressed(page, "g")
        yield f"what is this in {game}", lambda: what_is_this(page)
        yield f"chances in {game}", lambda: chances(page)
    yield "keys", lambda: pressed(page, "?")
    yield "menu", lambda: menu(page)
    yield "tips", lambda: page.locator(".dialog .check input").nth(2).check()

    def verdict() -> None:
        at(site.link(over).removeprefix(f"{site.address}/"), ".prompt .who")()
        give_up(page)

    yield "verdict", verdict


def new_matches(page: Page) -> Iterator[Screen]:
    def open_dialog(number: int) -> None:
        page.keyboard.press("Escape")
        page.locator("article.game button").nth(number).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.wait_for_timeout(300)

    for number in range(len(BOARDS)):
        yield f"new match {number}", lambda number=number: open_dialog(number)  # type: ignore[misc]


def pressed(page: Page, key: str) -> None:
    page.keyboard.press("Escape")
    page.locator("main").first.focus()
    page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.wait_for_timeout(300)


def what_is_this(page: Page) -> None:
    page.keyboard.press("Escape")
    place = page.evaluate(IN_SIGHT)
    if place:
        page.mouse.click(*place, button="right")
        expect(page.locator(".what-card.pinned")).to_be_visible()


def chances(page: Page) -> None:
    page.keyboard.press("Escape")
    if page.evaluate(ARM):
        page.wait_for_timeout(900)


def menu(page: Page) -> None:
    page.keyboard.press("Escape")
    page.get_by_role("button", name=MENU).click()


IN_SIGHT = """() => {
  for (const e of document.querySelectorAll('[data-unit], [data-card], [data-stack]')) {
    const r = e.getBoundingClientRect(), at = [r.x + r.width / 2, r.y + r.height / 2]
    const top = document.elementFromPoint(...at)
    if (r.width && top && e.contains(top)) return at
  }
  return null
}"""
"""A piece or card that lies open."""
ARM = """async () => {
  const m = document.querySelector('.match').match, rest = () => new Promise(done => setTimeout(done, 150))
  for (let i = 0; i < 40; i++, await rest()) {
    if (m.busy || !m.ask) continue
    const fight = m.options.find(o => o.confirm)
    if (fight) { m.arm(fight); return true }
    const plan = (m.ask.hints.plans ?? []).find(p => p.key && p.steps.length)
    if (plan) await m.follow(plan)
    else if (m.options.length) await m.act(m.options[0])
  }
  return false
}"""
"""Goes on until something with chances can be put forward, and puts it forward."""
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
