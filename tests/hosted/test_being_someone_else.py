"""Strangers who try to be somebody else, to go on after they were sent off, or to stop what others need."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from databases import apart
from hosted.people import PASSWORD, WRONG, Browser
from hosted.test_letters import Mailbox, Posted, posted
from hosted.test_people import Office, Run, office, refused
from sandtable.lab.hosted import Process
from sandtable.server.people import outward
from sandtable.server.people.limits import GUEST, SIGN_IN, TooOften, home_of
from sandtable.server.people.office import Office as WholeOffice
from sandtable.server.people.outbox import Notice, NotSent, Outbox
from server.conftest import PATIENCE, Live

__all__ = ["office", "posted"]


def test_spaces_around_a_name_give_no_more_tries(office: Run) -> None:
    async def play(it: Office) -> None:
        await it.accounts.register("plover", "four plain words")
        for number in range(SIGN_IN.most):
            await refused(it.accounts.sign_in(" " * number + "plover\t", "wrong"), WRONG)
        await refused(it.accounts.sign_in("   plover", "four plain words"), "too often", TooOften)

    office(play)


def test_all_addresses_of_one_line_count_as_one() -> None:
    assert home_of("2001:db8:1:2::5") == home_of("2001:db8:1:2:ffff::9") != home_of("2001:db8:1:3::5")
    assert home_of("192.0.2.7") == home_of("::ffff:192.0.2.7") != home_of("192.0.2.8")


def test_whoever_was_signed_out_plays_no_more(two: tuple[Process, Process]) -> None:
    one, other = two
    with Browser(one) as red, Browser(other) as left_open, Browser(one) as blue:
        red.register("wagtail-a")
        match = red.make("person", "open")["id"]
        blue.register("pipit-a")
        blue.call("POST", f"/api/matches/{match}/seats/1", {"name": ""})
        left_open.call("POST", "/api/session", {"name": "wagtail-a", "password": PASSWORD})
        seats = left_open.call("GET", f"/api/matches/{match}")["seats"]
        key = next(each["key"] for each in seats if each["key"])
        board = left_open.at(other, match)
        for each in red.call("GET", "/api/me/sessions"):
            if not each["this"]:
                red.call("DELETE", f"/api/me/sessions/{each['id']}", status=204)
        assert _cut_off(board), "the board stayed open"
        for opens in (f"/api/matches/{match}?key={key}", f"/api/matches/{match}/chronicle?key={key}"):
            assert httpx.get(one.address + opens, timeout=PATIENCE).status_code == 404, opens
        left_open.csrf = ""
        left_open.call("POST", f"/api/matches/{match}/leave", {"key": key}, 404)
        blue.call("GET", f"/api/matches/{match}?key={key}", status=404)
        red.at(one, match).act("red", "pack 1")


def _cut_off(board: Live) -> bool:
    deadline = time.monotonic() + PATIENCE
    with suppress(ConnectionClosed):
        while time.monotonic() < deadline:
            with suppress(TimeoutError):
                board.socket.recv(timeout=1)
        return False
    return True


def test_a_guest_is_not_called_as_an_account_or_as_the_service(two: tuple[Process, Process]) -> None:
    with Browser(two[0]) as red, Browser(two[0]) as known, Browser(two[1]) as guest:
        known.register("goldcrest")
        red.register("siskin-a")
        match = red.make("person", "open")["id"]
        for name in ("goldcrest", " GoldCrest ", "\uff47oldcrest", "Moderator"):
            guest.call("POST", f"/api/matches/{match}/seats/1", {"name": name}, 409)
            players = [{"kind": "person", "name": name}, {"kind": "open"}]
            guest.call("POST", "/api/matches", {"game": "demo", "scenario": "duel", "players": players}, 409)
        taken = guest.call("POST", f"/api/matches/{match}/seats/1", {"name": "Guest"})
        assert [each["name"] for each in taken["seats"]] == ["siskin-a", "Guest"]


BAD: list[tuple[str, str, Any]] = [
    ("GET", "/api/public/finished?player=%00", None),
    ("GET", "/api/public/finished?after=0001-01-01T00:00:00%2B14:00 x", None),
    ("POST", "/api/session", {"name": "a\0", "password": PASSWORD}),
    ("POST", "/api/invitation", {"word": "a\0"}),
    ("POST", "/api/challenges/x/99999999999999", None),
]


def test_what_no_database_keeps_is_the_caller_s_mistake_and_no_full_disk(two: tuple[Process, Process]) -> None:
    with Browser(two[0]) as it:
        it.register("brambling-a")
        for verb, path, body in BAD:
            it.call(verb, path, body, 400)
        for zone in ("Nowhere/Town", "\0", ""):
            it.call("PUT", "/api/me/notices", {"zone": zone}, 409)
        for mail in ("a\0b@example.org", "a\x01b@example.org"):
            it.call("PUT", "/api/me/mail", {"mail": mail}, 409)


def test_a_notice_that_breaks_its_carrier_does_not_hold_up_the_others(posted: Posted) -> None:
    async def play(office: WholeOffice, outbox: Outbox, box: Mailbox) -> None:
        told: list[str] = []

        async def carry(notice: Notice) -> None:
            if notice.key == "first":
                raise RuntimeError("broken")
            told.append(notice.key)

        both = Outbox(office.database, {"push": carry})
        await both.put("push", None, "first", {})
        await both.put("push", None, "second", {})
        assert await both.deliver() == 2 and told == ["second"]
        assert await both.deliver() == 0, "the broken one waits for its next time"

    posted(play)


def test_an_answer_without_end_is_no_answer() -> None:
    async def endless(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"x" * 300_000)
        with suppress(OSError):
            await writer.drain()
        writer.close()

    async def play() -> None:
        server = await asyncio.start_server(endless, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(NotSent):
            await outward.post(f"http://127.0.0.1:{port}/", {}, b"{}", private=True)
        server.close()

    apart(play)


@pytest.mark.parametrize(
    "address", ["https://2130706433/", "https://0x7f.1/", "https://localhost/", "https://[fec0::1]/", "https://[::1]/"]
)
def test_no_name_of_an_inner_address_is_called(address: str) -> None:
    with pytest.raises(outward.Forbidden):
        apart(lambda: outward.post(address, {}, b"{}"))


def test_one_address_makes_only_so_many_guests(two: tuple[Process, Process]) -> None:
    """Whoever sends no cookie is a new guest each time: the address is counted, at all processes together."""
    body = {"game": "demo", "scenario": "duel", "players": [{"kind": "person"}, {"kind": "open"}]}
    away = {"x-forwarded-for": "192.0.2.77"}
    origin = {"origin": two[0].address}
    made = [
        httpx.post(
            f"{two[number % 2].address}/api/matches",
            json=body,
            headers={**away, "origin": two[number % 2].address},
            timeout=PATIENCE,
        ).status_code
        for number in range(GUEST.most + 2)
    ]
    assert made[: GUEST.most] == [201] * GUEST.most and made[GUEST.most :] == [409, 409]
    near = httpx.post(f"{two[0].address}/api/matches", json=body, headers=origin, timeout=PATIENCE)
    assert near.status_code == 201, "another address is not counted with it"
