"""Four people in four browsers at one service: they register (one by passkey), one invites another, they play and talk,
two look on (one with a side's eyes, on a phone), the time of one runs out, and they play again."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.test_access import serious
from browser.test_people import PHONE, authenticator, register
from databases import EMPTY
from sandtable.lab.cluster import Cluster
from sandtable.lab.hosted import Hosted, Process

DELAY = 2
"""Seconds that a side's view is late here."""


@pytest.fixture(scope="module")
def address(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A process that serves and one that keeps time."""
    folder = tmp_path_factory.mktemp("four")
    made = Hosted(folder, postgres.make("four", EMPTY))
    serve, tend = (Process(role, made.config, folder / f"{role}.log") for role in ("serve", "tend"))
    found = f"http://localhost:{serve.port}"
    made.config.write_text(made.config.read_text().replace('"http://127.0.0.1"', f'"{found}"'))
    os.environ["SANDTABLE_DELAY"] = str(DELAY)
    try:
        serve.start()
        tend.start()
        yield found
    finally:
        del os.environ["SANDTABLE_DELAY"]
        serve.stop(signal.SIGKILL)
        tend.stop(signal.SIGKILL)


def test_four_people(address: str, open_page: Opener, postgres: Cluster) -> None:
    red, blue, watcher, phone = open_page(), open_page(), open_page(theme="dark"), open_page(**PHONE)
    register(red, address, "heron")
    with_passkey(blue, address, "bittern")
    register(watcher, address, "plover")
    register(phone, address, "dunlin")

    match = invited(red, blue, address)
    for page in (red, blue):
        expect(page.get_by_role("timer")).to_have_count(2)
    pack(red)
    pack(blue)
    talk(red, blue)

    for page in (watcher, phone):
        page.goto(f"{address}/#/watch")
        page.get_by_role("link", name=re.compile("heron")).first.click()
        expect(page).to_have_url(re.compile(match))
        expect(page.locator(".prompt")).to_be_visible()
    expect(watcher.get_by_role("group", name="With whose eyes")).to_have_count(0)
    allow(blue)
    sides = watcher.get_by_role("group", name="With whose eyes")
    expect(sides.get_by_role("button")).to_have_count(3)
    sides.get_by_role("button", name=re.compile("Red")).click()
    expect(watcher.get_by_text(f"what this side saw 0:0{DELAY} minutes ago")).to_be_visible()
    phone.get_by_label("With whose eyes").select_option("blue")
    expect(phone.get_by_text(f"what this side saw 0:0{DELAY} minutes ago")).to_be_visible()
    for page in (watcher, phone):
        assert not page.evaluate("document.querySelector('.match').match.live.asks.length"), "who looks on is not asked"
        assert serious(page) == []
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it fits on the phone"

    watchers_talk(watcher, phone, red)
    allow(blue, False)
    expect(sides).to_have_count(0)
    expect(phone.get_by_label("With whose eyes")).to_have_count(0)

    out_of_time(red, postgres, match)
    for page in (red, blue, watcher, phone):
        expect(page.get_by_text(re.compile("time")).first).to_be_visible()
    again(red, blue, address)


def with_passkey(page: Page, address: str, name: str) -> None:
    authenticator(page)
    page.goto(f"{address}/#/register")
    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="With a passkey").click()
    expect(page.get_by_role("heading", name="Your move")).to_be_visible()


def invited(red: Page, blue: Page, address: str) -> str:
    """A public match with clocks, in which red lets its side be seen; blue comes by the link."""
    red.goto(f"{address}/#/new?hidden=1&game=demo")
    red.get_by_role("group", name="Blue").get_by_role("button", name="Invite").click()
    red.get_by_role("group", name="Pace").get_by_role("button", name="Live").click()
    red.get_by_role("group", name="Who may watch").get_by_role("button", name="Anyone").click()
    red.get_by_label("Let onlookers see my side").check()
    red.get_by_role("button", name="Make the match").click()
    blue.goto(red.get_by_role("textbox", name="Blue").input_value())
    blue.get_by_role("button", name="Sit down").click()
    expect(blue).to_have_url(re.compile(r"#/match/"))
    match = re.findall(r"match/([0-9a-f]+)", blue.url)[0]
    red.goto(f"{address}/#/match/{match}")
    expect(red.locator(".prompt")).to_be_visible()
    return str(match)


def pack(page: Page) -> None:
    """A sealed choice, and what follows when both have made it."""
    page.evaluate(
        """async () => { const m = document.querySelector('.match').match
        const word = (o) => o.action; const first = m.options.find((o) => word(o).startsWith('pack')) ?? m.options[0]
        await m.act(first); const ready = m.options.find((o) => word(o) === 'ready'); if (ready) await m.act(ready) }"""
    )


def talk(red: Page, blue: Page) -> None:
    for page in (red, blue):
        page.locator("summary", has_text="Chat").click()
    say(red, "good luck", "Write to the others")
    expect(blue.get_by_text("good luck")).to_be_visible()


def say(page: Page, words: str, where: str) -> None:
    page.get_by_label(where).fill(words)
    page.get_by_label(where).press("Enter")


def watchers_talk(watcher: Page, phone: Page, player: Page) -> None:
    """Apart from the players, who do not hear of it while they play."""
    watcher.locator("summary", has_text="Watchers").click()
    say(watcher, "what a march", "Write to the watchers")
    phone.get_by_role("tab", name="Chat").click()
    expect(phone.get_by_text("what a march")).to_be_visible()
    expect(phone.get_by_text("good luck")).to_have_count(0)
    expect(player.get_by_text("what a march")).to_have_count(0)


def allow(page: Page, yes: bool = True) -> None:
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("dialog").get_by_label("Let onlookers see my side").set_checked(yes)
    page.keyboard.press("Escape")


def out_of_time(page: Page, postgres: Cluster, match: str) -> None:
    """The clock that runs has run out: the timekeeper ends the match."""
    expect(page.locator(".clock.running").first).to_be_visible()
    postgres.ask(f"UPDATE clocks SET deadline = now() - interval '1 minute' WHERE match = '{match}' "
                 "AND player = (SELECT min(player) FROM clocks WHERE match = "
                 f"'{match}' AND deadline IS NOT NULL)", "four")  # fmt: skip
    page.wait_for_function("() => document.querySelector('.match')?.match.live.outcome")


def again(red: Page, blue: Page, address: str) -> None:
    red.get_by_role("button", name="Rematch").click()
    expect(red.get_by_role("heading", name="Your invitation")).to_be_visible()
    blue.goto(f"{address}/#/play")
    expect(blue.get_by_text(re.compile("heron asks you to play"))).to_be_visible()
    blue.get_by_role("button", name="Accept").click()
    expect(blue).to_have_url(re.compile(r"#/match/"))
