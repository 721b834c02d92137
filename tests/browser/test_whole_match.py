"""A whole match of Hannut by mouse: every choice that two officers make is clicked on the page."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from browser.house import House
from sandtable.data import fingerprint
from sandtable.kernel import Table
from sandtable.kernel.record import Act
from sandtable.match import dice_of, make_header
from sandtable.registry import game as find_game


def officers(seed: str, turn: int = 99) -> Table:
    """The same match at a table of our own, with the same dice, played to its end or to a turn."""
    game = find_game("blitzkrieg")
    header = make_header(game, "hannut", {}, seed=seed)
    table = Table(game, header, dice_of(header), data=fingerprint("blitzkrieg"))
    minds = {seat: game.opponents()["officer"]() for seat in table.seats}
    chance = random.Random(1)
    while table.outcome is None and table.state.turn < turn:
        seat = table.waiting()[0]
        question = table.ask(seat)
        assert question is not None
        table.submit(seat, minds[seat].choose(table.view((seat,)), question, chance))
    return table


def click_through(house: House, page: Page, seed: str, played: Table) -> None:
    """Click every action of the officers' match in the list of choices; what is armed gets its second click."""
    page.goto(house.link(house.match("blitzkrieg", "hannut", "person", "person", seed=seed)))
    expect(page.locator(".prompt")).to_be_visible()
    for entry in played.entries:
        if not isinstance(entry.what, Act):
            continue
        action = entry.what.action
        if page.locator("details.list:not([open])").count():
            page.locator("details.list summary").click()
        button = page.locator(f'.choices button[data-action="{action}"]')
        button.click(force=True)
        if page.locator(f'.choices button.armed[data-action="{action}"]').count():
            page.locator(".answers .legal").first.click(force=True)
        expect(page.locator(".choices button:disabled")).to_have_count(0)


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_a_whole_match_by_mouse(house: House, page: Page) -> None:
    played = officers("6")
    click_through(house, page, "6", played)
    assert played.outcome is not None
    winner = {"german": "German", "french": "French"}[played.outcome.winners[0]]
    expect(page.locator(".prompt .who")).to_contain_text("Won")
    expect(page.locator(".prompt .who")).to_contain_text(winner)


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_to_turn_six_by_mouse(house: House, page: Page) -> None:
    """The first seed with which two officers get that far; most battles are decided earlier."""
    seed, played = next((str(n), table) for n in range(1, 200) if (table := officers(str(n), 6)).state.turn == 6)
    click_through(house, page, seed, played)
    expect(page.locator(".turns .now")).to_contain_text("Turn 6")
