"""Fair dice over the server: it commits, people draw their own nonces, computers come last; who cheats is caught."""

from __future__ import annotations

import json
from typing import Any

import httpx
import msgspec
import pytest

from sandtable.headers import computer_nonce
from sandtable.kernel import FileError
from sandtable.kernel.record import Chronicle, Nonce, Record, parse_record
from sandtable.verify import verify
from server.conftest import PATIENCE, Live, Server


def give(server: Server, match: dict[str, Any], seat: str, nonce: str) -> httpx.Response:
    key = next(each["key"] for each in match["seats"] if each["seat"] == seat)
    address = f"{server.base}/api/matches/{match['id']}/nonce"
    return httpx.post(address, json={"key": key, "nonce": nonce}, timeout=PATIENCE)


def chronicle(server: Server, match: dict[str, Any], seat: str) -> Chronicle:
    key = next(each["key"] for each in match["seats"] if each["seat"] == seat)
    found = httpx.get(f"{server.base}/api/matches/{match['id']}/chronicle", params={"key": key}, timeout=PATIENCE)
    return msgspec.json.decode(found.content, type=Chronicle)


def record(server: Server, match: dict[str, Any]) -> Record:
    return parse_record(httpx.get(f"{server.base}/api/matches/{match['id']}/file", timeout=PATIENCE).content)


def test_nothing_falls_before_every_person_gave_a_nonce(server: Server) -> None:
    match = server.new(dice="fair")
    assert match["dice"]["kind"] == "fair" and len(match["dice"]["commitment"]) == 64
    assert match["dice"]["missing"] == match["waiting"] == ["red", "blue"]
    red = server.live(match, "red")
    assert red.state["picture"] is None and red.state["asks"] == []
    assert red.state["dice"]["commitment"] == match["dice"]["commitment"], "published before anyone gave a nonce"
    kept = chronicle(server, match, "red")
    assert kept.dice.commitment == match["dice"]["commitment"] and not kept.dice.seed
    red.say("act", seat="red", number=0, action="pack 1")
    assert red.next("refusal")["key"] == "not-begun"
    asked: dict[str, dict[str, Any]] = {
        "moment": {}, "odds": {"seat": "red", "action": "ready"}, "undo": {"seat": "red"}, "resign": {"seat": "red"}
    }  # fmt: skip
    for said, more in asked.items():
        red.say(said, **more)
        assert next_answer(red)["type"] in ("error", "refusal", "odds")
    assert give(server, match, "red", "a1").json()["dice"]["missing"] == ["blue"]
    assert give(server, match, "red", "a2").status_code == 409, "a nonce is given once"
    listed = httpx.get(f"{server.base}/api/matches/{match['id']}").json()
    assert listed["dice"]["missing"] == listed["waiting"] == ["blue"]
    assert give(server, match, "blue", "b1").status_code == 200
    red.until(lambda state: state["picture"] is not None and bool(state["asks"]))
    red.say("moment", step=0)
    assert red.next("moment")["picture"]["turn"] == 0


def next_answer(live: Live) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(live.socket.recv(PATIENCE))
        if message["type"] != "state":
            return message


@pytest.mark.parametrize("nonce", ["", "x" * 65, "é", "a b", "../"])
def test_a_nonce_is_letters_and_digits(server: Server, nonce: str) -> None:
    assert give(server, server.new(dice="fair"), "red", nonce).status_code == 400


def test_nobody_gives_anothers_nonce(server: Server) -> None:
    match = server.new(dice="fair")
    address = f"{server.base}/api/matches/{match['id']}/nonce"
    assert httpx.post(address, json={"key": "x", "nonce": "a"}).status_code == 409
    assert give(server, server.new(), "red", "a").status_code == 409, "seeded dice take none"


def played(server: Server) -> tuple[dict[str, Any], Chronicle]:
    """A match against the computer to its end, and what red kept right after giving its nonce."""
    match = server.new("person", "officer", dice="fair", options={"turns": 1})
    assert match["dice"]["missing"] == ["red", "blue"], "computers come after people"
    before = chronicle(server, match, "red")
    give(server, match, "red", "mine")
    red = server.live(match, "red")
    red.say("resign", seat="red")
    red.until(lambda state: state["outcome"] is not None)
    return match, before


def test_the_record_keeps_the_order_and_the_check_says_so(server: Server) -> None:
    match, before = played(server)
    found = record(server, match)
    nonces = [(entry.seat, entry.by, entry.what.nonce) for entry in found.entries if isinstance(entry.what, Nonce)]
    assert nonces == [("red", "person", "mine"), ("blue", "opponent", computer_nonce(found.header, "blue"))]
    assert found.header.dice.commitment == before.dice.commitment
    assert not verify(found, chronicle(server, match, "red")).unchecked
    verify(found, before)
    checked = httpx.get(f"{server.base}/api/matches/{match['id']}/dice", timeout=PATIENCE).json()
    assert checked["holds"] and not checked["wrong"]
    assert checked["order"] == ["red", "blue"] and checked["computers"] == ["blue"]
    assert checked["commitment"] == before.dice.commitment and checked["nonces"]["red"] == "mine"


def test_dice_are_checked_when_the_match_is_over(server: Server) -> None:
    match = server.new(dice="fair")
    answer = httpx.get(f"{server.base}/api/matches/{match['id']}/dice")
    assert answer.status_code == 409 and answer.json()["error"]["key"] == "not-over"


def test_a_host_who_made_secret_and_nonces_together_is_caught(server: Server) -> None:
    """He plays the match again with a secret of his liking and signs everything anew; what red kept gives him away."""
    _, before = played(server)
    other, _ = played(server)
    ground = record(server, other)
    header = msgspec.structs.replace(ground.header, match=before.match)
    with pytest.raises(FileError, match="committed to another secret"):
        verify_as(ground, before)
    assert header.dice.commitment != before.dice.commitment


def verify_as(ground: Record, kept: Chronicle) -> None:
    """The chronicle against a record that claims to be of the same match."""
    claimed = msgspec.structs.replace(
        kept, match=ground.header.match, options=ground.header.options, seats=ground.header.seats
    )
    verify(ground, claimed)


def test_the_seed_is_not_told_before_the_end(server: Server) -> None:
    """Not in a chronicle, in a state, nor in what the lobby gives."""
    match = server.new("person", "invite", dice="fair")
    secret = "seed"
    for found in (httpx.get(f"{server.base}/api/matches/{match['id']}"), httpx.get(f"{server.base}/api/matches")):
        assert f'"{secret}"' not in found.text
    assert not chronicle(server, {**match, "seats": match["seats"]}, "red").dice.seed


def test_a_seat_that_gave_its_nonce_changes_no_hands_before_the_match_begins(server: Server) -> None:
    """A host sits at his guest's seat first, gives a number for it and leaves; the guest would play with dice that she
    has no share in, and nothing in the record would tell."""
    match, first = server.closed(dice="fair")
    assert give(server, first, "blue", "mine").status_code == 200
    seats = f"{server.base}/api/matches/{match['id']}/seats/1"
    for how in ({"way": "invite"}, {"way": "open"}, {"way": "computer", "level": "random"}):
        answer = httpx.put(seats, json=how, timeout=PATIENCE)
        assert answer.status_code == 409 and "fair dice" in answer.json()["error"]["text"]
    (key,) = (each["key"] for each in first["seats"] if each["seat"] == "blue")
    leave = f"{server.base}/api/matches/{match['id']}/leave"
    assert httpx.post(leave, json={"key": key}, timeout=PATIENCE).status_code == 409
    assert give(server, match, "red", "yours").status_code == 200
    assert httpx.put(seats, json={"way": "invite"}, timeout=PATIENCE).status_code == 200, (
        "from then on it is written down"
    )
    live = server.live(match, "red")
    assert any(each["event"]["event"] == "vacated" for each in live.log)


def test_a_seat_that_gave_no_nonce_yet_may_change_hands(server: Server) -> None:
    match, _ = server.closed(dice="fair")
    seats = f"{server.base}/api/matches/{match['id']}/seats/1"
    assert httpx.put(seats, json={"way": "invite"}, timeout=PATIENCE).status_code == 200
    again = server.join(server.words(match)[1])
    assert give(server, again, "blue", "mine").status_code == 200
