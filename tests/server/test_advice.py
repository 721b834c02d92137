"""Advice on a running server: in practice and after the end; never while another person plays."""

from __future__ import annotations

from typing import Any

import httpx

from server.conftest import PATIENCE, Server


def asked(server: Server, match: dict[str, Any], **more: Any) -> httpx.Response:
    address = f"{server.base}/api/matches/{match['id']}/advice"
    return httpx.get(address, params=more, timeout=PATIENCE)


def battle(server: Server, *players: str) -> dict[str, Any]:
    kinds = [{"kind": "computer", "level": each} if each == "recruit" else {"kind": each} for each in players]
    body = {"game": "barbarossa", "scenario": "tanks-in-the-corn", "players": kinds}
    answer = httpx.post(f"{server.base}/api/matches", json=body, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    return answer.json()  # type: ignore[no-any-return]


def test_in_practice_the_seat_that_is_asked_gets_advice(server: Server) -> None:
    match = battle(server, "person", "recruit")
    mine = next(each for each in match["seats"] if each["holder"] == "person")
    live = server.live(match, mine["seat"])
    live.until(lambda state: bool(state["asks"]))
    found = asked(server, match, seat=mine["seat"], key=mine["key"])
    assert found.status_code == 200, found.text
    told = found.json()
    assert told["seat"] == mine["seat"] and told["ideas"] and all(each["steps"] for each in told["ideas"])
    assert told["ideas"][0]["steps"][0]["label"]["key"].startswith("action-")
    other = next(each["seat"] for each in match["seats"] if each["holder"] == "computer")
    assert asked(server, match, seat=other, key=mine["key"]).json()["error"]["key"] == "not-yours"
    assert asked(server, match, seat=mine["seat"], key="wrong").json()["error"]["key"] == "not-yours"
    assert asked(server, match, seat="nobody", key=mine["key"]).status_code in (400, 409)


def test_nobody_is_advised_while_another_person_plays(server: Server) -> None:
    match = battle(server, "person", "invite")
    invited = server.join(server.words(match)[1])
    mine = next(each for each in match["seats"] if each["key"])
    theirs = next(each for each in invited["seats"] if each["key"])
    for seat in (mine, theirs):
        refused = asked(server, match, seat=seat["seat"], key=seat["key"])
        assert refused.status_code == 409 and refused.json()["error"]["key"] == "no-advice"
    early = asked(server, match, seat=mine["seat"], key=mine["key"], step=0)
    assert early.status_code == 409 and early.json()["error"]["key"] == "not-over"


def test_after_the_end_an_answer_is_held_against_advice(server: Server) -> None:
    match = battle(server, "person", "recruit")
    mine = next(each for each in match["seats"] if each["holder"] == "person")
    live = server.live(match, mine["seat"])
    live.until(lambda found: bool(found["asks"]))
    options = live.state["asks"][0]["options"]
    live.act(mine["seat"], options[0]["action"])
    live.say("resign", seat=mine["seat"])
    live.until(lambda found: found["outcome"] is not None)
    found = asked(server, match, seat=mine["seat"], step=0)
    assert found.status_code == 200, found.text
    told = [each for each in found.json()["ideas"] if each["played"]]
    assert len(told) == 1 and found.json()["seat"] == mine["seat"]
    late = asked(server, match, seat=mine["seat"], step=999_999)
    assert late.status_code in (400, 409) and "answered" in late.json()["error"]["text"]
