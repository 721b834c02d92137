"""The course of each game on the page, from the first lesson to the first match, every task as it shows."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.site import Site
from sandtable.kernel import Game
from sandtable.lessons import ReadLesson, course
from sandtable.lessons.format import Task
from sandtable.registry import game as find_game

GAMES = ("barbarossa", "blitzkrieg", "europe", "operation")
SIZES = ((1440, 900), (390, 844))
QUOTED = re.compile("[“„]([^“”„]+)[”“]")

DO = """async ([action, fields]) => {
  const m = document.querySelector('.match').match, rest = () => new Promise(done => setTimeout(done, 50))
  for (let i = 0; i < 200 && (m.busy || !m.ask); i++) await rest()
  return await m.act(m.options.find(o => o.action === action) ?? fields)
}"""
"""An answer: one of those offered, or one with a place of its own."""
LOOK = """action => {
  const m = document.querySelector('.match').match, found = m.options.find(o => o.action === action)
  if (found) m.arm(found)
  return Boolean(found)
}"""
TOUCH = "id => document.querySelector('.match').match.touch(id)"
SAID = """() => {
  const copy = document.body.cloneNode(true)
  for (const e of copy.querySelectorAll('.task, .lesson, .bubble, script')) e.remove()
  return copy.textContent
}"""
"""All that the page says beside the coach: the names of its buttons are among it."""
COVERED = """() => {
  const bubble = document.querySelector('.bubble').getBoundingClientRect(), found = []
  const { left, top, right, bottom } = bubble
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) found.push('the edge')
  for (const e of document.querySelectorAll('.veil .ring')) {
    const r = e.getBoundingClientRect()
    const wide = Math.min(r.right, bubble.right) - Math.max(r.left, bubble.left)
    const high = Math.min(r.bottom, bubble.bottom) - Math.max(r.top, bubble.top)
    if (wide > 12 && high > 12) found.push(`${wide} by ${high} of a lit thing`)
  }
  return found
}"""


def fields(game: Game, word: str) -> dict[str, Any]:
    action = game.parse(word)
    named = {name: msgspec.to_builtins(getattr(action, name)) for name in action.__struct_fields__}
    return {"verb": str(type(action).__struct_config__.tag), **named}


def do(page: Page, game: Game, word: str) -> None:
    kind, _, rest = word.partition(" ")
    if word == "touch goal":
        page.keyboard.press("Escape")
        page.locator("main").press("g")
        expect(page.get_by_role("dialog")).to_be_visible()
    elif kind == "touch":
        page.evaluate(TOUCH, rest)
    elif kind == "look":
        assert page.evaluate(LOOK, rest), f"{rest} is not offered"
    else:
        assert page.evaluate(DO, [word, fields(game, word)]), f"{word} is refused"


def named_buttons(page: Page) -> list[str]:
    return QUOTED.findall(page.locator(".bubble p").first.inner_text())


def do_task(page: Page, game: Game, task: Task, number: int) -> list[str]:
    """Does it as it shows; what is wrong with what the coach says."""
    expect(page.locator(".lesson li.now i, .task .count").first).to_contain_text(str(number + 1))
    expect(page.locator(".bubble").first).to_be_visible()
    page.wait_for_timeout(250)
    wrong = [f"the coach covers {each}" for each in page.evaluate(COVERED)]
    wanted, said = named_buttons(page), ""
    for word in task.show:
        said += page.evaluate(SAID)
        do(page, game, word)
        page.wait_for_timeout(100)
        said += page.evaluate(SAID)
        if word == "touch goal":
            page.keyboard.press("Escape")
    return wrong + [
        f"no button is called {each}" for each in wanted if each.lower() not in said.lower() and task.touch != ["goal"]
    ]


def do_lesson(page: Page, game: Game, read: ReadLesson) -> list[str]:
    expect(page.locator(".bubble")).to_be_visible()
    wrong = []
    for number, task in enumerate(read.lesson.task):
        found = do_task(page, game, task, number)
        wrong += [f"{read.id} {number + 1}: {each}" for each in found]
    expect(page.get_by_role("dialog").locator(".stars")).to_be_visible()
    return wrong


def cases() -> list[Any]:
    """English at a desk always; phones and the other languages in the long run."""
    return [
        pytest.param(
            game, size, language, marks=() if (size, language) == (SIZES[0], "en") else pytest.mark.long,
            id=f"{game}-{size[0]}-{language}",
        )
        for game in GAMES
        for size in SIZES
        for language in ("en", "hu", "de")
    ]  # fmt: skip


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("name", "size", "language"), cases())
def test_the_whole_course(site: Site, open_page: Opener, name: str, size: tuple[int, int], language: str) -> None:
    game, page = find_game(name), open_page(*size, language=language)
    lessons = list(course(game))
    page.goto(f"{site.address}/#/learn/{name}")
    page.locator(".course li a").first.click()
    wrong: list[str] = []
    for read in lessons:
        page.wait_for_url(f"**/#/lesson/{name}/{read.id}")
        wrong += do_lesson(page, game, read)
        page.get_by_role("dialog").locator(".button.legal").click()
    assert wrong == []
    page.wait_for_url("**/#/match/**")
    expect(page.locator(".prompt")).to_be_visible()
    page.goto(f"{site.address}/#/learn/{name}")
    expect(page.locator(".course li svg.won")).to_have_count(3 * len(lessons))
