"""A closed match: nobody gets another's key, the seed or the file before the end; and nothing that HTTP gives tells
what another seat does in secret."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from server.conftest import PATIENCE, Server


def everything(server: Server, match: dict[str, Any], key: str) -> dict[str, bytes]:
    """All that one seat, or anyone, gets by HTTP."""
    base = f"{server.base}/api/matches"
    calls = {
        "list": base,
        "one": f"{base}/{match['id']}",
        "chronicle": f"{base}/{match['id']}/chronicle?key={key}",
        "file": f"{base}/{match['id']}/file",
        "dice": f"{base}/{match['id']}/dice",
    }
    return {name: httpx.get(address, timeout=PATIENCE).content for name, address in calls.items()}


def test_each_gets_only_their_own_key(server: Server) -> None:
    match = server.new("person", "invite")
    keys = {each["seat"]: each["key"] for each in match["seats"]}
    assert match["closed"] and keys["red"] and not keys["blue"]
    invited = server.join(server.words(match)[1])
    mine = {each["seat"]: each["key"] for each in invited["seats"]}
    assert mine["blue"] and not mine["red"]
    for found in everything(server, match, keys["red"]).values():
        assert keys["red"].encode() not in found and mine["blue"].encode() not in found
    again = httpx.get(f"{server.base}/api/matches/{match['id']}").json()
    assert again["closed"] and not any(each["key"] for each in again["seats"])
    assert server.live(invited, "blue").state["seats"] == ["blue"]
    red = server.live(match, "red")
    assert red.state["seats"] == ["red"] and not any(each["key"] for each in red.state["players"])


def test_the_file_is_given_after_the_end(server: Server) -> None:
    match = server.new("person", "invite")
    seed = server.seed(match["id"])
    file = f"{server.base}/api/matches/{match['id']}/file"
    refused = httpx.get(file)
    assert refused.status_code == 409 and refused.json()["error"]["key"] == "closed-file"
    assert seed.encode() not in b"".join(everything(server, match, match["seats"][0]["key"]).values())
    red = server.live(match, "red")
    red.say("resign", seat="red")
    red.until(lambda state: state["outcome"] is not None)
    assert seed.encode() in httpx.get(file).content


@pytest.mark.parametrize("kind", ["invite", "open"])
def test_the_host_does_not_name_the_seed(server: Server, kind: str) -> None:
    """Who names it knows every die before it falls."""
    body = {"game": "demo", "scenario": "duel", "players": [{"kind": "person"}, {"kind": kind}], "seed": "7"}
    refused = httpx.post(f"{server.base}/api/matches", json=body)
    assert refused.status_code == 409 and "seed" in refused.json()["error"]["text"]


@pytest.mark.parametrize("kind", ["invite", "open"])
def test_nobody_takes_back_freely_past_dice_between_people_at_several_screens(server: Server, kind: str) -> None:
    """Free taking back is practice: there it is offered to nobody, and consent is asked."""
    players = [{"kind": "person"}, {"kind": kind}]
    body = {"game": "demo", "scenario": "duel", "players": players, "undo": "free"}
    refused = httpx.post(f"{server.base}/api/matches", json=body)
    assert refused.status_code == 409 and "consent" in refused.json()["error"]["text"]
    body["undo"] = "consent"
    assert httpx.post(f"{server.base}/api/matches", json=body).json()["undo"] == "consent"


def test_a_report_holds_what_the_reporter_saw_until_the_end(server: Server) -> None:
    match, invited = server.closed()
    blue, red = server.live(invited, "blue"), server.live(match, "red")
    blue.act("blue", "pack 3")
    red.act("red", "pack 1")
    body = {"text": "odd", "key": match["seats"][0]["key"]}
    report = f"{server.base}/api/matches/{match['id']}/report"
    saved = Path(httpx.post(report, json=body).json()["file"]).read_text("utf-8")
    assert "pack 1" in saved and "pack 3" not in saved and server.seed(match["id"]) not in saved
    red.say("resign", seat="red")
    red.until(lambda state: state["outcome"] is not None)
    assert "pack 3" in Path(httpx.post(report, json=body).json()["file"]).read_text("utf-8")


def test_an_open_match_says_so(server: Server) -> None:
    match = server.new()
    assert not match["closed"] and all(each["key"] for each in match["seats"])
    assert httpx.get(f"{server.base}/api/matches/{match['id']}/file").status_code == 200


def test_what_another_seat_edits_shows_nowhere(server: Server) -> None:
    """Drafts, undone drafts and reopened orders of blue change no byte of what red, or anyone, gets; nor is red sent a
    message. Only that blue is ready shows."""
    match, invited = server.closed()
    red, blue = server.live(match, "red"), server.live(invited, "blue")
    key = match["seats"][0]["key"]
    before = everything(server, match, key)
    for action in ("pack 1", "pack 3", "pack 0"):
        blue.act("blue", action)
        assert everything(server, match, key) == before
    blue.say("undo", seat="blue")
    blue.next("done")
    assert everything(server, match, key) == before
    blue.say("standing", seat="blue", kind="tea", order={"mode": "never"})
    blue.next("refusal")
    for asked in ("check", "odds"):
        blue.say(asked, seat="blue", action="pack 1")
    assert everything(server, match, key) == before
    assert red.silent(), "no message, not even an empty one"
    blue.act("blue", "ready")
    assert everything(server, match, key) != before


def test_what_is_offered_does_not_tell_who_edits(server: Server) -> None:
    """Red asks to take back; blue, then red, choose in secret: the question stands as it was, and nobody hears of it.
    When blue agrees, what goes is what red had asked for, not what red chose since."""
    match = server.new(undo="consent")
    red, blue = server.live(match, "red"), server.live(match, "blue")
    for viewer, seat in ((red, "red"), (blue, "blue")):
        viewer.act(seat, "pack 1")
        viewer.act(seat, "ready")
    for viewer in (red, blue):
        viewer.until(lambda state: state["picture"]["turn"] == 1)
    red.say("undo", seat="red")
    red.next("done")
    for viewer in (red, blue):
        viewer.until(lambda state: state["offers"]["undo"] == ["red"])
    blue.act("blue", "choose bold")
    assert red.silent(), "that blue chose shows in nothing"
    red.act("red", "choose wary")
    assert blue.silent(), "nor that red did"
    blue.say("consent", seat="blue", what="undo")
    red.until(lambda state: state["picture"]["turn"] == 0 and not state["offers"]["undo"])


def test_two_secrets_look_alike_from_outside(server: Server) -> None:
    """Two matches that differ only in what blue packed: everything red gets has the same shape and size."""
    found = []
    for shots in ("pack 0", "pack 3"):
        match, invited = server.closed(title="same")
        blue = server.live(invited, "blue")
        blue.act("blue", shots)
        blue.act("blue", "ready")
        red = server.live(match, "red")
        got = everything(server, match, match["seats"][0]["key"])
        red.say("film", first=0, last=9)
        film = red.next("film")
        state = {name: value for name, value in red.state.items() if name not in ("match", "dice")}
        found.append((state, film, {name: len(body) for name, body in got.items() if name != "list"}))
    assert found[0] == found[1]
