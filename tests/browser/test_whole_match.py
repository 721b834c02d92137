"""Matches of Hannut by mouse: every choice that two computer players make at a table of ours is clicked on the page."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from browser.site import Site
from sandtable.data import fingerprint
from sandtable.headers import dice_of, make_header
from sandtable.kernel import Table
from sandtable.kernel.record import Act
from sandtable.lab.playing import player
from sandtable.registry import game as find_game

FIND = """action => {
  const button = document.querySelector(`.choices button[data-action="${CSS.escape(action)}"]`);
  if (!button) return null;
  const folded = button.closest('details:not([open])');
  const what = folded ? folded.querySelector('summary') : button;
  what.scrollIntoView({block: 'nearest'});
  const r = what.getBoundingClientRect();
  return [r.x + r.width / 2, r.y + r.height / 2, Boolean(folded)];
}"""
"""Where to click for a choice: on its button, or first on the head of the folded list."""

HEX = """number => {
  const all = [...document.querySelectorAll('.numbers text')], of = n => all.find(e => e.textContent === n);
  const [one, two, at] = ['0101', '0102', number].map(n => of(n).getBoundingClientRect());
  return [at.x + at.width / 2, at.y + at.height / 2 + (two.y - one.y) * 0.42];
}"""
"""The middle of a hex on the screen."""

ASKED = "() => document.querySelector('.match').match.live.asks.map(a => a.seat + a.number).join()"
"""What the page is asked now."""

DONE = """async ([action, before]) => {
  const frame = () => new Promise(done => requestAnimationFrame(done));
  const node = document.querySelector('.match');
  for (const end = performance.now() + 20000; performance.now() < end; await frame()) {
    if (node.dataset.busy === 'true') continue;
    if (node.match.live.asks.map(a => a.seat + a.number).join() !== before) return 'done';
    if (document.querySelector('.choices button.armed')?.dataset.action === action) return 'armed';
  }
  return 'nothing';
}"""
"""What came of a click: the match went on, or the choice waits for a second click."""


def played(level: str, seed: str, turn: int = 99) -> Table:
    """The same match at a table of our own, with the same dice, played to its end or to a turn."""
    game = find_game("blitzkrieg")
    header = make_header(game, "hannut", {}, seed=seed)
    table = Table(game, header, dice_of(header), data=fingerprint("blitzkrieg"))
    minds = {seat: player(game, level) for seat in table.seats}
    chance = random.Random(1)
    while table.outcome is None and table.state.turn < turn:
        seat = table.waiting()[0]
        question = table.ask(seat)
        assert question is not None
        table.submit(seat, minds[seat].choose(table.knowledge((seat,)), question, chance))
    return table


def actions(table: Table) -> list[str]:
    return [entry.what.action for entry in table.entries if isinstance(entry.what, Act)]


def click(page: Page, action: str) -> None:
    """One choice by the mouse; what waits for a second click gets it on the amber button."""
    place = page.evaluate(FIND, action) or let_go(page, action) or by_hex(page, action)
    assert place is not None, f"{action} is not offered: {page.locator('.prompt .words').inner_text()}"
    page.mouse.move(place[0], place[1])  # under the pointer the list keeps still
    if place[2]:
        page.mouse.click(place[0], place[1])
        click(page, action)
        return
    before = page.evaluate(ASKED)
    page.locator(f".choices button[data-action='{action}']").click()
    came = page.evaluate(DONE, [action, before])
    if came == "armed":
        page.locator(".answers .legal").click()
        came = page.evaluate(DONE, ["", before])
    assert came == "done", f"a click on {action} did nothing"


def let_go(page: Page, action: str) -> list[float] | None:
    """What is still chosen from before narrows the list: let go of it."""
    page.keyboard.press("Escape")
    found: list[float] | None = page.evaluate(FIND, action)
    return found


def by_hex(page: Page, action: str) -> list[float] | None:
    """The list shows only so many: a click on the hex, on the whole map, leaves those that name it."""
    number = next((word for word in action.split() if word.isdigit() and len(word) >= 3), None)
    if number is None:
        return None
    page.get_by_role("button", name="Whole map").click()
    page.mouse.click(*page.evaluate(HEX, number.rjust(4, "0")))
    found: list[float] | None = page.evaluate(FIND, action)
    return found


def click_through(site: Site, page: Page, seed: str, wanted: list[str]) -> None:
    """Both seats before one screen; at the end the server has recorded just what was clicked."""
    match = site.match("blitzkrieg", "hannut", "person", "person", seed=seed)
    page.add_init_script("for (const s of ['one-answer', 'no-matter']) localStorage.setItem(`unasked:${s}`, 'off')")
    page.goto(site.link(match))
    expect(page.locator(".prompt")).to_be_visible()
    for action in wanted:
        click(page, action)
    record = site.call(f"/api/matches/{match['id']}/file")
    entries = [entry for segment in record["segments"] for entry in segment["entries"]]
    assert [entry["what"]["action"] for entry in entries if entry["what"].get("action")] == wanted


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_a_whole_match_by_mouse(site: Site, page: Page) -> None:
    table = played("officer", "6")
    click_through(site, page, "6", actions(table))
    assert table.outcome is not None
    winner = {"german": "German", "french": "French"}[table.outcome.winners[0]]
    expect(page.locator(".prompt .who")).to_contain_text("Won")
    expect(page.locator(".prompt .who")).to_contain_text(winner)


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_to_turn_six_by_mouse(site: Site, page: Page) -> None:
    """The first seed with which two recruits get that far; most battles are decided earlier."""
    tables = ((str(seed), played("recruit", str(seed), 6)) for seed in range(1, 60))
    seed, table = next((seed, table) for seed, table in tables if table.outcome is None)
    click_through(site, page, seed, actions(table))
    expect(page.locator(".turns .now")).to_contain_text("Turn 6")


def test_the_first_sixty_choices_by_mouse(site: Site, page: Page) -> None:
    """The beginning of such a match, in the time of an ordinary test."""
    click_through(site, page, "3", actions(played("recruit", "3", 2))[:60])
    expect(page.locator(".turns .now")).to_contain_text("Turn 1")
