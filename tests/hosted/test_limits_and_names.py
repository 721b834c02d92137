"""A service against those who try: limits that could be gone round, names that look alike, words that break pages."""

from __future__ import annotations

import time
from xml.etree import ElementTree

import httpx
import pytest

from hosted.people import WRONG, Browser
from hosted.test_people import Office, Run, office, refused
from sandtable.lab.cluster import Cluster
from sandtable.lab.hosted import Process
from sandtable.server.people.limits import MAKE, SIGN_IN
from server.conftest import PATIENCE

__all__ = ["office"]
Two = tuple[Process, Process]


def test_who_has_made_enough_matches_makes_no_more_by_situations_either(two: Two, postgres: Cluster) -> None:
    with Browser(two[0]) as red:
        red.register("limited-a")
        id = postgres.ask("SELECT id FROM accounts WHERE name = 'limited-a'", "service").strip()
        slot = f"to_timestamp(floor(extract(epoch FROM now()) / {MAKE.seconds}) * {MAKE.seconds})"
        postgres.ask(f"INSERT INTO limits VALUES ('make', '{id}', {slot}, {MAKE.most})", "service")
        before = postgres.ask("SELECT count(*) FROM matches", "service")
        name = httpx.get(f"{two[0].address}/api/situations/blitzkrieg", timeout=PATIENCE).json()[0]["id"]
        red.call("POST", f"/api/situations/blitzkrieg/{name}/play", {}, 409)
        assert postgres.ask("SELECT count(*) FROM matches", "service") == before


def test_files_are_counted_before_they_are_checked(two: Two, postgres: Cluster) -> None:
    with Browser(two[0]) as red:
        red.register("limited-b")
        for _ in range(3):
            red.call("POST", "/api/matches/import", {}, 422)
        id = postgres.ask("SELECT id FROM accounts WHERE name = 'limited-b'", "service").strip()
        assert postgres.ask(f"SELECT sum(count) FROM limits WHERE key = '{id}'", "service").strip() == "3"


@pytest.mark.parametrize("spelled", ["m\u0130mikri", "MIMIKRI", "mimi\u212ari"])
def test_no_other_spelling_of_a_name_gives_more_tries(office: Run, spelled: str) -> None:
    async def play(it: Office) -> None:
        await it.accounts.register("mimikri", "four plain words")
        for _ in range(SIGN_IN.most):
            await refused(it.accounts.sign_in("mimikri", "wrong"), WRONG)
        same = await it.ask("SELECT lower($1) = 'mimikri'", spelled)
        await refused(it.accounts.sign_in(spelled, "four plain words"), "too often" if same else WRONG)

    office(play)


@pytest.mark.parametrize("name", ["dunnock\u3164", "\u3164\u3164", "dun\u115fnock", "dunnock\uffa0", "\u1160dunnock"])
def test_no_name_holds_letters_that_nobody_sees(office: Run, name: str) -> None:
    async def play(it: Office) -> None:
        await refused(it.accounts.register(name, "four plain words"), "A name has")

    office(play)


def test_a_guest_s_name_holds_none_either(two: Two) -> None:
    with Browser(two[0]) as known, Browser(two[1]) as guest:
        known.register("limited-f")
        match = known.make("person", "open")["id"]
        guest.call("POST", f"/api/matches/{match}/seats/1", {"name": "limited-f\u3164"}, 409)
        guest.call("POST", f"/api/matches/{match}/seats/1", {"name": "\u3164"}, 409)
        guest.call("POST", f"/api/matches/{match}/seats/1", {"name": "limited\u034f-f"}, 409)


def test_a_title_cannot_break_the_feed_of_somebody_else(two: Two) -> None:
    with Browser(two[0]) as red, Browser(two[1]) as blue:
        red.register("limited-c")
        blue.register("limited-d")
        match = red.make("person", "open", title="\x08\x1bfeed \ufffe\u202e")["id"]
        blue.call("POST", f"/api/matches/{match}/seats/1", {"name": ""})
        feed = blue.call("PUT", "/api/me/feed")["atom"].split("/api/", 1)[1]
        time.sleep(0.5)
        body = httpx.get(f"{two[1].address}/api/{feed}", timeout=PATIENCE).content
        assert b"feed" in body
        ElementTree.fromstring(body)


def test_who_gives_up_one_of_two_seats_keeps_the_other(two: Two) -> None:
    with Browser(two[0]) as red:
        red.register("limited-e")
        match = red.make("person", "open")["id"]
        seats = red.call("POST", f"/api/matches/{match}/seats/1", {"name": ""})["seats"]
        assert all(each["key"] for each in seats)
        red.call("POST", f"/api/matches/{match}/leave", {"key": seats[1]["key"]}, 204)
        assert [bool(each["key"]) for each in red.call("GET", f"/api/matches/{match}")["seats"]] == [True, False]
