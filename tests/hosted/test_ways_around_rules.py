"""Small ways around a rule, each tried: talk from several screens, one's own match looked on at, results against
oneself, another's key for fair dice, passkeys without end, a no that comes too late, holidays without end."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from hosted.people import Browser
from sandtable.kernel import SandtableError
from sandtable.lab.cluster import Cluster
from sandtable.lab.hosted import Process
from sandtable.server.people.limits import PASSKEY_FROM
from sandtable.server.people.notices import HOLIDAYS
from sandtable.server.rooms.host import Host
from sandtable.server.rooms.watcher import QUICK, Watcher
from sandtable.server.wire.messages import NewMatch, Player
from sandtable.server.wire.together import SetSeat
from server.conftest import PATIENCE
from server.test_plans import Stored, made, with_hosts

Two = tuple[Process, Process]


def test_a_person_says_only_so_much_from_however_many_screens(stored: Stored, tmp_path: Path) -> None:
    async def play(one: Host, two: Host) -> None:
        room = await made(one)
        there = await two.room(room.id)
        for here in (room, there):
            for screen in [Watcher(frozenset({"red"})) for _ in range(4)]:
                await here.enter(screen)
        screens = [*room.watchers, *there.watchers]
        said = 0
        for number in range(QUICK + 4):
            screen = screens[number % len(screens)]
            home = room if screen in room.watchers else there
            with suppress(SandtableError):
                await home.company.say(screen, f"line {number}")
                said += 1
            async with asyncio.timeout(30):
                while any(len(here.company._talk) < said for here in (room, there)):
                    await asyncio.sleep(0.01)
        assert said == QUICK, "both processes have heard of every line before the next one is said"
        other = Watcher(frozenset({"blue"}))
        await room.enter(other)
        await room.company.say(other, "another person is not hindered")

    with_hosts(stored, tmp_path, play)


def test_who_plays_does_not_look_on_at_their_own_match(two: Two) -> None:
    """A wrong key does not make a spectator of a player, who would hear what others say of hidden things."""
    with Browser(two[0]) as red, Browser(two[1]) as blue, Browser(two[1]) as looker:
        for browser, name in ((red, "ouzel-s"), (blue, "dipper"), (looker, "wren-s")):
            browser.register(name)
        match = red.make("person", "open", visibility="public")["id"]
        blue.call("POST", f"/api/matches/{match}/seats/1", {"name": ""})
        address = f"ws://127.0.0.1:{two[0].port}/api/matches/{match}/live"
        with (
            connect(f"{address}?key=wrong", **red._cookie()) as player,
            connect(address, **looker._cookie()) as onlooker,
        ):
            assert _ask(onlooker, "say", text="blue is behind the hill")["type"] == "done"
            assert _ask(player, "say", text="is he?")["key"] == "chat-players"
            assert _ask(player, "look", side="blue")["key"] == "not-yours"
            heard = []
            player.send(json.dumps({"type": "pace", "ref": "p", "ms": 0}))
            while (told := json.loads(player.recv(PATIENCE))).get("ref") != "p":
                heard.append(told)
            assert not any("hill" in json.dumps(each) for each in heard)


def _ask(socket: Any, kind: str, **more: Any) -> dict[str, Any]:
    socket.send(json.dumps({"type": kind, "ref": kind, **more}))
    while True:
        told: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        assert "hill" not in json.dumps(told) or kind == "say", told
        if told.get("ref") == kind:
            return told


def test_who_plays_both_sides_wins_against_nobody(two: Two) -> None:
    with Browser(two[0]) as alone:
        alone.register("fieldfare")
        match = alone.make("person", "person", visibility="public")["id"]
        board = alone.at(two[0], match)
        board.say("resign", seat="red")
        board.next("done")
        assert alone.call("GET", "/api/people/fieldfare")["results"] == []


def test_the_key_of_an_account_s_seat_gives_no_nonce_for_others(two: Two) -> None:
    with Browser(two[0]) as red, Browser(two[1]) as thief:
        red.register("redwing")
        thief.register("magpie-t")
        match = red.make("person", "open", dice="fair", visibility="public")
        key = next(each["key"] for each in match["seats"] if each["key"])
        body = {"key": key, "nonce": "abc"}
        thief.call("POST", f"/api/matches/{match['id']}/nonce", body, 409)
        assert "red" in thief.call("GET", f"/api/matches/{match['id']}")["dice"]["missing"]
        red.call("POST", f"/api/matches/{match['id']}/nonce", body)


def test_one_address_begins_only_so_many_passkeys(two: Two) -> None:
    away = {"x-forwarded-for": "192.0.2.78", "origin": two[0].address}
    found = [
        httpx.post(f"{two[0].address}/api/passkey/begin", headers=away, timeout=PATIENCE).status_code
        for _ in range(PASSKEY_FROM.most + 2)
    ]
    assert found == [200] * PASSKEY_FROM.most + [409, 409]


def test_a_no_that_comes_late_does_not_undo_what_the_maker_did(stored: Stored, tmp_path: Path) -> None:
    """Both at two processes: the invitation that was declined is not the one that stands now."""

    async def play(one: Host, two: Host) -> None:
        info = await one.create(NewMatch("demo", "duel", (Player("person"), Player("invite"))))
        old = (await one.seats.words(info.id))[1]
        await one.seats.set(info.id, 1, SetSeat("invite"))
        with pytest.raises(SandtableError):
            await two.seats.decline(info.id, 1, old)
        with pytest.raises(SandtableError):
            await two.seats.accept(old, "Late")
        room = await one.room(info.id)
        assert [each.free for each in room.players] == ["", "invite"]
        new = (await one.seats.words(info.id))[1]
        _, key = await two.seats.accept(new, "Sitter")
        with pytest.raises(SandtableError, match=r"keeps the seat|quicker"):
            await one.seats.set(info.id, 1, SetSeat("open"), key)
        row = await one.store.one(info.id)
        assert row is not None and row.read_players()[1].name == "Sitter"

    with_hosts(stored, tmp_path, play)


def test_holidays_have_an_end(two: Two, postgres: Cluster) -> None:
    with Browser(two[0]) as person:
        person.register("swift-h")
        chosen = person.call("GET", "/api/me/notices")["chosen"]

        def until(days: int, status: int = 200) -> int:
            day = (date.today() + timedelta(days=days)).isoformat() if days else ""
            found = person.call("PUT", "/api/me/notices", {**chosen, "holiday_until": day}, status)
            assert status != 200 or found["holiday_year"] == HOLIDAYS
            return int(found["holiday_left"]) if status == 200 else -1

        assert until(0) == HOLIDAYS
        assert until(20) == HOLIDAYS - 20
        assert until(30) == HOLIDAYS - 30, "a longer one costs what it is longer"
        assert until(5) == HOLIDAYS - 5, "what was not taken is given back"
        postgres.ask(
            f'UPDATE accounts SET settings = settings || \'{{"holidays": {{"{date.today().year}": {HOLIDAYS - 3}}}, '
            "\"holiday_until\": null}'::jsonb WHERE name = 'swift-h'",
            "service",
        )
        until(4, 409)
        assert until(3) == 0
