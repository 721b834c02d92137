"""Invitations and seats: a link for one seat, used once, revocable; who is here; what players say; what stays."""

from __future__ import annotations

import json
import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from kernel.test_forged import rechained
from sandtable.kernel import FileError
from sandtable.kernel.record import Chronicle, Vacate, parse_record
from sandtable.server.rooms.company import plain
from sandtable.server.store.schema import SCHEMA
from sandtable.verify import verify
from server.conftest import PATIENCE, Live, Server


def put(server: Server, match: dict[str, Any], path: str, **body: Any) -> httpx.Response:
    return httpx.put(f"{server.base}/api/matches/{match['id']}/{path}", json=body, timeout=PATIENCE)


def joined(server: Server, word: str, name: str = "Eve") -> httpx.Response:
    return httpx.post(f"{server.base}/api/join", json={"word": word, "name": name}, timeout=PATIENCE)


def people(live: Live) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = live.next("people")["people"]
    return found


def test_an_invitation_is_used_once(server: Server) -> None:
    match = server.new("person", "invite")
    word = server.words(match)[1]
    seen = httpx.post(f"{server.base}/api/invitation", json={"word": word}).json()
    assert (seen["match"], seen["seats"]) == (match["id"], ["blue"])
    assert httpx.post(f"{server.base}/api/invitation", json={"word": word}).status_code == 200, (
        "looking uses up nothing"
    )
    assert joined(server, word).status_code == 200
    again = joined(server, word, "Mallory")
    assert again.status_code == 404 and "has ended" in again.json()["error"]["text"]
    assert httpx.post(f"{server.base}/api/invitation", json={"word": word}).status_code == 404
    assert server.words(match) == {}


def test_of_many_who_take_one_seat_at_once_one_gets_it(server: Server) -> None:
    match = server.new("person", "invite")
    word = server.words(match)[1]
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda n: joined(server, word, f"Guest {n}"), range(8)))
    assert sorted(each.status_code for each in found) == [200] + [404] * 7
    (winner,) = [each.json() for each in found if each.status_code == 200]
    assert server.live(winner, "blue").state["seats"] == ["blue"]


def test_a_new_link_ends_the_old_one_and_a_revoked_one_is_gone(server: Server) -> None:
    match = server.new("person", "invite")
    old = server.words(match)[1]
    put(server, match, "seats/1", way="invite").raise_for_status()
    new = server.words(match)[1]
    assert new != old and joined(server, old).status_code == 404
    put(server, match, "seats/1", way="shut").raise_for_status()
    assert joined(server, new).status_code == 404 and server.words(match) == {}


def test_who_loses_the_seat_is_cut_off_and_the_key_is_dead(server: Server) -> None:
    match, guest = server.closed()
    blue = server.live(guest, "blue")
    put(server, match, "seats/1", way="invite").raise_for_status()
    while (error := blue.next("error"))["key"] != "seat-ended":
        pass
    assert error["ref"] == ""
    with pytest.raises(ConnectionClosed) as closed:
        blue.act("blue", "pack 1")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
    assert server.live(guest, "blue").state["seats"] == [], "by this machine one still looks on, without the seat"
    assert httpx.get(f"{server.base}/api/matches/{match['id']}/chronicle?key={key(guest)}").status_code == 403
    next_guest = server.join(server.words(match)[1], "Second")
    live = server.live(next_guest, "blue")
    live.act("blue", "pack 1")


def test_a_host_who_takes_a_seat_to_look_at_its_secrets_is_named_to_all_and_for_ever(server: Server) -> None:
    """He may, since somebody must be able to go on; but everyone at the match, its record and its result say so."""
    match, guest = server.closed()
    red, blue = server.live(match, "red"), server.live(guest, "blue")
    blue.act("blue", "pack 3")
    put(server, match, "seats/1", way="invite").raise_for_status()
    peeping = server.join(server.words(match)[1], "Host again")
    seen = httpx.get(f"{server.base}/api/matches/{match['id']}/chronicle?key={key(peeping)}").text
    assert "pack 3" in seen, "whoever sits there knows what the seat knew"
    red.until(lambda state: any(each["vacated"] for each in state["players"]))
    assert {each["seat"]: each["vacated"] for each in red.state["players"]} == {"red": 0, "blue": 1}
    kept = httpx.get(f"{server.base}/api/matches/{match['id']}/chronicle?key={key(match)}").text
    assert '"vacated"' in kept, "what each player keeps tells it"
    listed = httpx.get(f"{server.base}/api/matches/{match['id']}").json()
    assert [each["vacated"] for each in listed["seats"]] == [0, 1]
    red.say("resign", seat="red")
    red.until(lambda state: state["outcome"] is not None)
    file = parse_record(httpx.get(f"{server.base}/api/matches/{match['id']}/file").content)
    (entry,) = [each for each in file.entries if isinstance(each.what, Vacate)]
    assert (entry.seat, entry.by) == ("blue", "host")
    assert verify(file).notes[0] == "1 times somebody else sat down at blue during the match"
    (segment,) = file.segments
    segment.entries[:] = [replace(each, number=n) for n, each in enumerate(e for e in segment.entries if e != entry)]
    silent = rechained(file)
    assert not any("sat down" in note for note in verify(silent).notes), (
        "a host who rewrites the file can keep silent about it"
    )
    with pytest.raises(FileError):
        verify(silent, msgspec.json.decode(kept, type=Chronicle))


def test_who_leaves_by_himself_is_named_as_such_and_a_seat_that_was_never_held_is_not(server: Server) -> None:
    match = server.new("person", "invite")
    put(server, match, "seats/1", way="invite").raise_for_status()
    guest = server.join(server.words(match)[1])
    red = server.live(match, "red")
    assert not any(each["vacated"] for each in red.state["players"])
    httpx.post(f"{server.base}/api/matches/{match['id']}/leave", json={"key": key(guest)}).raise_for_status()
    red.until(lambda state: any(each["vacated"] for each in state["players"]))
    red.say("resign", seat="red")
    red.until(lambda state: state["outcome"] is not None)
    file = parse_record(httpx.get(f"{server.base}/api/matches/{match['id']}/file").content)
    assert [(each.seat, each.by) for each in file.entries if isinstance(each.what, Vacate)] == [("blue", "person")]


def test_a_seat_is_given_up_and_filled_by_a_computer(server: Server) -> None:
    match, guest = server.closed()
    red = server.live(match, "red")
    assert httpx.post(f"{server.base}/api/matches/{match['id']}/leave", json={"key": key(guest)}).status_code == 204
    while people(red)[1]["free"] != "shut":
        pass
    assert httpx.post(f"{server.base}/api/matches/{match['id']}/leave", json={"key": key(guest)}).status_code == 404
    assert put(server, match, "seats/1", way="computer", level="marshal").status_code == 404
    put(server, match, "seats/1", way="computer", level="random").raise_for_status()
    red.act("red", "pack 1")
    red.act("red", "ready")
    red.until(lambda state: state["picture"]["turn"] == 1)


def test_an_open_seat_is_in_the_lobby_until_somebody_sits_there(server: Server) -> None:
    match = server.new("person", "open")
    mine = [each for each in httpx.get(f"{server.base}/api/lobby").json()["seats"] if each["match"] == match["id"]]
    assert [each["seats"] for each in mine] == [["blue"]]
    address = f"{server.base}/api/matches/{match['id']}/seats/1"
    assert httpx.post(address, json={"name": " \x1b[2J "}).status_code == 200, "what is left of a name is a name"
    assert httpx.post(address, json={"name": "Late"}).status_code == 404
    assert match["id"] not in httpx.get(f"{server.base}/api/lobby").text
    assert httpx.post(f"{server.base}/api/matches/{match['id']}/seats/9", json={"name": "Late"}).status_code == 404


@pytest.mark.parametrize("name", ["", "   ", "\u202e", "x" * 41])
def test_a_name_is_text_of_bounded_length(server: Server, name: str) -> None:
    match = server.new("person", "invite")
    answer = joined(server, server.words(match)[1], name)
    assert answer.status_code in (400, 409), answer.text
    assert server.words(match), "the invitation is not used up by a mistake"


def test_plain_text_holds_nothing_that_moves_a_cursor() -> None:
    assert plain(" a\x1b[31m\u202eb\n\tc\x00 ") == "a [31m b c"
    assert plain("<b>Árvíztűrő 🦀</b>") == "<b>Árvíztűrő 🦀</b>"


def test_presence_is_told(tmp_path: Path) -> None:
    server = Server(tmp_path, env={**os.environ, "SANDTABLE_GRACE": "0.5"})
    server.start()
    try:
        match, guest = server.closed()
        red = server.live(match, "red")
        assert people(red)[1]["presence"] == "away"
        blue = server.live(guest, "blue")
        while people(red)[1]["presence"] != "here":
            pass
        blue.socket.close()
        seen = [people(red)[1]["presence"]]
        while seen[-1] != "away":
            seen.append(people(red)[1]["presence"])
        assert seen == ["gone", "away"]
    finally:
        server.stop()


def test_players_talk_and_nobody_else_hears_it(server: Server) -> None:
    match, guest = server.closed()
    red, blue, other = server.live(match, "red"), server.live(guest, "blue"), server.live(match)
    blue.say("say", text="<script>alert(1)</script>\x07 hello")
    for each in (red, blue):
        (line,) = next(filter(None, (each.next("chat")["lines"] for _ in range(2))))
        assert (line["player"], line["text"]) == (1, "<script>alert(1)</script> hello")
    assert other.silent()
    other.say("say", text="psst")
    assert other.next("refusal")["key"] == "chat-name"
    blue.say("say", text="x" * 501)
    assert blue.next("error")["key"] == "not-understood"
    blue.say("say", text=" \n ")
    assert blue.next("error")["key"] == "wrong"
    later = server.live(guest, "blue")
    assert [each["text"] for each in later.next("chat")["lines"]] == ["<script>alert(1)</script> hello"]
    red.say("resign", seat="red")
    red.until(lambda state: state["outcome"] is not None)
    assert "alert" not in httpx.get(f"{server.base}/api/matches/{match['id']}/file").text, "not in the record"


def test_who_talks_too_fast_is_asked_to_wait(server: Server) -> None:
    match, _ = server.closed()
    red = server.live(match, "red")
    for number in range(5):
        red.say("say", text=f"line {number}")
        red.next("done")
    red.say("say", text="one more")
    assert red.next("refusal")["key"] == "chat-quick"


def test_seats_names_links_and_talk_survive_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        match, guest = server.closed()
        waiting = server.new("person", "invite")
        word = server.words(waiting)[1]
        server.live(match, "red").say("say", text="see you")
        server.live(guest, "blue").act("blue", "pack 1")
        server.restart()
        blue = server.live(guest, "blue")
        assert blue.state["seats"] == ["blue"] and blue.state["players"][1]["name"] == "Blue"
        assert [each["text"] for each in blue.next("chat")["lines"]] == ["see you"]
        assert server.join(word)["id"] == waiting["id"]
    finally:
        server.stop()


def test_a_deleted_match_leaves_no_invitation(server: Server) -> None:
    match = server.new("person", "invite")
    word = server.words(match)[1]
    httpx.delete(f"{server.base}/api/matches/{match['id']}").raise_for_status()
    assert joined(server, word).status_code == 404


def test_a_store_of_schema_4_is_upgraded(tmp_path: Path) -> None:
    """A match that was closed before invitations were kept goes on, and its other seat can be given anew."""
    server = Server(tmp_path)
    server.start()
    match = server.new("person", "invite")
    server.stop()
    with sqlite3.connect(tmp_path / "matches.sqlite") as db:
        for table in ("invitations", "chat"):
            db.execute(f"DROP TABLE {table}")
        (held,) = db.execute("SELECT players FROM matches").fetchone()
        before = [{k: v for k, v in each.items() if k not in ("name", "free")} for each in json.loads(held)]
        before[1]["key"] = "as-it-was"
        db.execute("UPDATE matches SET players = ?", (json.dumps(before).encode(),))
        for column in ("plans", "aside"):
            db.execute(f"ALTER TABLE matches DROP COLUMN {column}")
        db.execute("ALTER TABLE entries DROP COLUMN at")
        db.execute("UPDATE about SET schema = 4")
    db.close()
    assert SCHEMA > 4
    server.start()
    try:
        assert server.live({**match, "seats": [{"seat": "blue", "key": "as-it-was"}]}, "blue").state["seats"] == [
            "blue"
        ]
        put(server, match, "seats/1", way="invite").raise_for_status()
        assert server.live(server.join(server.words(match)[1]), "blue").state["seats"] == ["blue"]
    finally:
        server.stop()


def key(match: dict[str, Any]) -> str:
    return str(next(each["key"] for each in match["seats"] if each["key"]))
