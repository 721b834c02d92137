"""A closed match: nobody gets another's key, the seed or the file before the end; and nothing that HTTP gives tells
what another seat does in secret."""

from __future__ import annotations

from typing import Any

import httpx

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


def test_the_maker_gets_own_keys_and_invitations_once(server: Server) -> None:
    match = server.new(closed=True)
    keys = {each["seat"]: each["key"] for each in match["seats"]}
    (link,) = match["invitations"]
    assert keys["red"] and not keys["blue"]
    assert link["seats"] == ["blue"] and link["keys"][0] != keys["red"]
    for found in everything(server, match, keys["red"]).values():
        assert keys["red"].encode() not in found and link["keys"][0].encode() not in found
    again = httpx.get(f"{server.base}/api/matches/{match['id']}").json()
    assert again["closed"] and not again["invitations"] and not any(each["key"] for each in again["seats"])
    invited = {**match, "seats": [{"seat": "blue", "key": link["keys"][0]}]}
    assert server.live(invited, "blue").state["seats"] == ["blue"]
    red = server.live(match, "red")
    assert red.state["seats"] == ["red"] and not any(each["key"] for each in red.state["players"])


def test_the_file_is_given_after_the_end(server: Server) -> None:
    match = server.new(closed=True, seed="unguessable")
    file = f"{server.base}/api/matches/{match['id']}/file"
    refused = httpx.get(file)
    assert refused.status_code == 409 and refused.json()["error"]["key"] == "closed-file"
    assert b"unguessable" not in b"".join(everything(server, match, match["seats"][0]["key"]).values())
    red = server.live(match, "red")
    red.say("resign", seat="red")
    red.until(lambda state: state["outcome"] is not None)
    assert b"unguessable" in httpx.get(file).content


def test_an_open_match_says_so(server: Server) -> None:
    match = server.new()
    assert not match["closed"] and all(each["key"] for each in match["seats"]) and not match["invitations"]
    assert httpx.get(f"{server.base}/api/matches/{match['id']}/file").status_code == 200


def test_what_another_seat_edits_shows_nowhere(server: Server) -> None:
    """Drafts, undone drafts and reopened orders of blue change no byte of what red, or anyone, gets; nor is red sent a
    message. Only that blue is ready shows."""
    match = server.new(closed=True)
    (link,) = match["invitations"]
    red = server.live(match, "red")
    blue = server.live({**match, "seats": [{"seat": "blue", "key": link["keys"][0]}]}, "blue")
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
        match = server.new(closed=True, title="same")
        (link,) = match["invitations"]
        blue = server.live({**match, "seats": [{"seat": "blue", "key": link["keys"][0]}]}, "blue")
        blue.act("blue", shots)
        blue.act("blue", "ready")
        red = server.live(match, "red")
        got = everything(server, match, match["seats"][0]["key"])
        red.say("film", first=0, last=9)
        film = red.next("film")
        state = {name: value for name, value in red.state.items() if name not in ("match", "dice")}
        found.append((state, film, {name: len(body) for name, body in got.items() if name != "list"}))
    assert found[0] == found[1]
