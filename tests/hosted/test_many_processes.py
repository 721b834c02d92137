"""Several processes on one database: any of them serves any match, and all show the same."""

from __future__ import annotations

import signal

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from hosted.conftest import Players, new
from sandtable.lab.cluster import Cluster
from sandtable.lab.hosted import Hosted
from server.conftest import PATIENCE


def test_two_people_at_two_processes_play_one_match(service: Hosted, players: Players) -> None:
    one, two = service.of("serve")
    match = new(one, "person", "person")
    red, blue = players(one, match, "red"), players(two, match, "blue")
    red.act("red", "pack 2")
    blue.act("blue", "pack 1")
    red.act("red", "ready")
    blue.act("blue", "ready")
    red.until(lambda state: state["steps"] and state["picture"]["turn"] == 1)
    blue.until(lambda state: state["picture"]["turn"] == 1)
    red.say("draw", seat="red")
    red.next("done")
    blue.until(lambda state: state["offers"]["draw"] == ["red"])
    blue.say("draw", seat="blue")
    blue.next("done")
    red.until(lambda state: state["outcome"] is not None)
    files = {httpx.get(f"{each.address}/api/matches/{match['id']}/file{key(match)}", timeout=PATIENCE).content
             for each in (one, two)}  # fmt: skip
    assert len(files) == 1 and b"sandtable-record" in files.pop()


def key(match: dict[str, object]) -> str:
    return f"?key={match['seats'][0]['key']}"  # type: ignore[index]


def test_a_computer_answers_from_a_worker(service: Hosted, players: Players) -> None:
    serving = service.of("serve")[0]
    match = new(serving, "person", "random")
    red = players(serving, match, "red")
    red.act("red", "pack 2")
    red.act("red", "ready")
    red.until(lambda state: state["picture"]["turn"] == 1)


def test_nobody_is_the_host_of_a_service_and_keys_are_kept_as_hashes(service: Hosted, postgres: Cluster) -> None:
    process = service.of("serve")[0]
    match = new(process, "person", "person")
    secret = match["seats"][0]["key"]
    for verb, path in (
        ("DELETE", f"/api/matches/{match['id']}"), ("PUT", "/api/network"),
        ("GET", f"/api/matches/{match['id']}/seats"), ("POST", "/api/matches/import"),
    ):  # fmt: skip
        answer = httpx.request(verb, process.address + path, json={}, timeout=PATIENCE)
        assert answer.status_code in (401, 403, 404), (path, answer.text)
    assert httpx.get(f"{process.address}/api/matches/{match['id']}?key={secret}", timeout=PATIENCE).status_code == 200
    assert httpx.get(f"{process.address}/api/matches/{match['id']}", timeout=PATIENCE).status_code == 404
    own = httpx.get(f"{process.address}/api/matches/{match['id']}?key={secret}", timeout=PATIENCE).json()
    assert [each["key"] for each in own["seats"]] == [secret, ""]
    database = service.database.rsplit("/", 1)[1]
    kept = postgres.ask("SELECT convert_from(players, 'UTF8') FROM matches", database)
    assert "sha256:" in kept and secret not in kept
    hashed = kept.split('"key":"')[1].split('"')[0]
    assert httpx.get(f"{process.address}/api/matches/{match['id']}?key={hashed}", timeout=PATIENCE).status_code == 404
    assert secret not in service.logged()


def test_told_to_end_a_process_says_goodbye_and_the_others_go_on(service: Hosted, players: Players) -> None:
    one, two = service.of("serve")
    match = new(one, "person", "person")
    red = players(one, match, "red")
    red.act("red", "pack 2")
    assert one.stop(signal.SIGTERM) == 0
    with pytest.raises(ConnectionClosed):
        red.next("never")
    assert red.socket.close_code == 1012
    again = players(two, match, "red")
    again.act("red", "pack 1")
    one.start()
