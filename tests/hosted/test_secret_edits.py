"""Nothing that a service gives others changes while a seat edits in secret."""

from __future__ import annotations

import time
from typing import Any

from hosted.people import Browser
from sandtable.lab.hosted import Process

PLACES = (
    "/api/home",
    "/api/matches",
    "/api/public/live",
    "/api/public/finished",
    "/api/me/bell",
    "/api/me/notices",
    "/api/matches/{match}",
    "/api/matches/{match}/seats",
    "/api/matches/{match}/clocks",
    "/api/feeds/{word}/atom.xml",
    "/api/feeds/{word}/calendar.ics",
)


def given(browser: Browser, match: str, word: str) -> dict[str, tuple[int, str]]:
    """All that somebody may ask for."""
    found = {}
    for place in PLACES:
        answer = browser.client.get(place.format(match=match, word=word))
        assert answer.status_code < 500, answer.text
        found[place] = (answer.status_code, answer.text)
    return found


def settled(browsers: tuple[Browser, ...], match: str, word: str) -> list[dict[str, tuple[int, str]]]:
    """The same, once it has stayed as it is: who came to the board has seen his bell a moment later."""
    last = [given(each, match, word) for each in browsers]
    for _ in range(20):
        time.sleep(2)
        now = [given(each, match, word) for each in browsers]
        if now == last:
            return now
        last = now
    raise AssertionError("what a service says changes although nobody does anything")


def test_nobody_is_told_that_a_seat_edits(two: tuple[Process, Process]) -> None:
    """Neither the other player, with all their lists, bell and feeds, nor a stranger, nor whoever looks on."""
    with Browser(two[0]) as ann, Browser(two[1]) as ben, Browser(two[1]) as stranger:
        ann.register("ann-edits")
        ben.register("ben-waits")
        made: dict[str, Any] = ann.make("person", "open", visibility="public")
        match = made["id"]
        ben.call("POST", f"/api/matches/{match}/seats/1", {"name": ""})
        word = ben.call("PUT", "/api/me/feed")["atom"].split("/")[-2]
        red, blue, watcher = ann.at(two[0], match), ben.at(two[1], match), stranger.at(two[1], match)
        before = settled((ben, stranger), match, word)
        assert {place for place in PLACES if before[0][place][0] != 200} <= {"/api/matches/{match}/seats"}
        for number in range(4):
            red.act("red", f"pack {1 + number % 3}")
        assert blue.silent() and watcher.silent()
        assert settled((ben, stranger), match, word) == before
        red.act("red", "ready")
        blue.until(lambda state: state["waiting"] == ["blue"])
        assert [given(each, match, word) for each in (ben, stranger)] != before, "what is compared does change"
