"""Every call and every message of the socket, times every role, from one table. 127.0.0.2 stands for the network.

Roles: the host; and by the network a guest in their own seat, a guest in another seat of the match, somebody who was
invited to look on, a guest of another match, and nobody in particular.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from msgspec import Struct
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from sandtable.server.web import app, pages
from sandtable.server.wire import requests
from server.conftest import LAN, PATIENCE, Server

HOST, OWN, OTHER, WATCH, FOREIGN, NOBODY = "host", "own seat", "other seat", "looks on", "other match", "nobody"
ROLES = (HOST, OWN, OTHER, WATCH, FOREIGN, NOBODY)
INSIDE, OUTSIDE = (OWN, OTHER, WATCH), (FOREIGN, NOBODY)
PLAY = {"game": "demo", "scenario": "duel", "players": [{"kind": "person"}] * 2}

OPEN = dict.fromkeys(ROLES, 200)
"""Anyone may."""
HOST_ONLY = {HOST: 200, **dict.fromkeys((*INSIDE, *OUTSIDE), 403)}
ADMITTED = {**dict.fromkeys((HOST, *INSIDE), 200), **dict.fromkeys(OUTSIDE, 404)}
"""Who holds a key of the match, or the word to look on; to all others it is not there."""


def made(expected: dict[str, int], status: int) -> dict[str, int]:
    """The same, where it succeeds, with another status."""
    return {role: status if found == 200 else found for role, found in expected.items()}


TABLE: dict[str, tuple[dict[str, int], Any]] = {
    # what is the same for everyone
    "GET /api/games": (OPEN, None),
    "GET /api/text/en": (OPEN, None),
    "GET /api/rules/demo": (OPEN, None),
    "GET /api/rules/demo/DM-1": (OPEN, None),
    "GET /api/static/demo/duel": (OPEN, None),
    "GET /api/games/demo/client/board.js": (dict.fromkeys(ROLES, 404), None),
    "GET /api/situations/demo": (OPEN, None),
    "GET /api/situations/demo/a-shot": (OPEN, None),
    "GET /api/situations/demo/a-shot/rolls/0": (OPEN, None),
    "GET /api/lessons/demo": (OPEN, None),
    "GET /api/lessons/demo/{lesson}": (dict.fromkeys(ROLES, 404), None),
    "POST /api/lessons/demo/{lesson}": (dict.fromkeys(ROLES, 404), {"done": []}),
    "GET /": (OPEN, None),
    "GET /any/page": (OPEN, None),
    "GET /api/lobby": (OPEN, None),
    # the host's alone
    "GET /api/matches": (HOST_ONLY, None),
    "POST /api/matches": (made(HOST_ONLY, 201), PLAY),
    "PATCH /api/matches/{match}": (made(HOST_ONLY, 204), {"title": "mine"}),
    "DELETE /api/matches/{match}": (made(HOST_ONLY, 204), None),
    "POST /api/matches/import": ({**HOST_ONLY, HOST: 422}, {"format": 1}),
    "POST /api/matches/{match}/report": (made(HOST_ONLY, 201), {"text": "odd"}),
    "POST /api/situations/demo/a-shot/play": (made(HOST_ONLY, 201), None),
    "POST /api/lessons/demo/{lesson}/play": ({**HOST_ONLY, HOST: 404}, {"done": []}),
    "PUT /api/network": (HOST_ONLY, {"address": LAN}),
    "GET /api/matches/{match}/seats": (HOST_ONLY, None),
    "PUT /api/matches/{match}/seats/1": (HOST_ONLY, {"way": "shut"}),
    "PUT /api/matches/{match}/watch": (HOST_ONLY, None),
    "DELETE /api/matches/{match}/watch": (HOST_ONLY, None),
    # of one match
    "GET /api/matches/{match}": (ADMITTED, None),
    "GET /api/matches/{match}/chronicle": (
        {HOST: 400, OWN: 200, OTHER: 200, WATCH: 400, FOREIGN: 404, NOBODY: 400},
        None,
    ),
    "GET /api/matches/{match}/file": (made(ADMITTED, 409), None),
    "GET /api/matches/{match}/dice": (made(ADMITTED, 409), None),
    "GET /api/matches/{match}/review": (made(ADMITTED, 409), None),
    "GET /api/matches/{match}/advice": (made(ADMITTED, 409), None),
    "POST /api/matches/{match}/nonce": (made(ADMITTED, 409), {"key": "{key}", "nonce": "abc"}),
    "POST /api/matches/{match}/leave": (
        {HOST: 404, OWN: 204, OTHER: 204, WATCH: 404, FOREIGN: 404, NOBODY: 404},
        {"key": "{key}"},
    ),
    # by the word of an invitation, or an open seat: both are used up in the match already
    "POST /api/invitation": (dict.fromkeys(ROLES, 404), {"word": "guessed"}),
    "POST /api/join": (dict.fromkeys(ROLES, 404), {"word": "guessed", "name": "Eve"}),
    "POST /api/matches/{match}/seats/1": (dict.fromkeys(ROLES, 404), {"name": "Eve"}),
}
AFTER_THE_END = ("file", "dice", "review")


class Scene(Struct):
    """A match of two screens, somebody who looks on, and another match with a guest of its own."""

    match: str
    keys: dict[str, str]
    watch: str
    seed: str

    def query(self, role: str) -> dict[str, str]:
        """What each role brings with every call."""
        if role == WATCH:
            return {"watch": self.watch}
        return {"key": self.keys[role]} if role in self.keys else {}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house"), lan=LAN)
    server.start()
    yield server
    server.stop()


def scene(house: Server) -> Scene:
    match, guest = house.closed()
    _, stranger = house.closed()
    httpx.put(f"{house.base}/api/matches/{match['id']}/watch").raise_for_status()
    keys = {OWN: key_of(guest), OTHER: key_of(match), FOREIGN: key_of(stranger)}
    return Scene(match["id"], keys, house.words(match)[-1], house.seed(match["id"]))


def key_of(match: dict[str, Any]) -> str:
    return str(next(each["key"] for each in match["seats"] if each["key"]))


def place(house: Server, role: str, scheme: str = "http") -> str:
    return f"{scheme}://{'127.0.0.1' if role == HOST else LAN}:{house.port}"


def call(house: Server, found: Scene, role: str, name: str, body: Any) -> httpx.Response:
    method, path = name.split(" ")
    path = path.replace("{match}", found.match).replace("{lesson}", "none")
    said = None if body is None else json.loads(json.dumps(body).replace("{key}", found.query(role).get("key", "")))
    address = f"{place(house, role)}{path}"
    params = {**found.query(role), **(SEAT if path.endswith("/advice") else {})}
    return httpx.request(method, address, params=params, json=said, timeout=PATIENCE)


@pytest.mark.parametrize("name", TABLE)
def test_every_call_by_every_role(house: Server, name: str) -> None:
    expected, body = TABLE[name]
    found = scene(house)
    for role in ROLES:
        answer = call(house, found, role, name, body)
        assert answer.status_code == expected[role], f"{role}: {answer.text[:300]}"
        others = [key for each, key in found.keys.items() if each != role]
        assert not [key for key in others if key in answer.text], f"{role} is told another's key"
        assert found.seed not in answer.text, f"{role} is told the seed"
        if not name.startswith("GET") and answer.is_success:
            found = scene(house)


def test_who_looks_on_at_an_open_match_gets_no_key_of_it(house: Server) -> None:
    """At home one browser holds all seats; a guest who is shown the match does not sit down at any of them."""
    match = house.new("person", "person", dice="fair")
    mine, other = (each["key"] for each in match["seats"])
    httpx.put(f"{house.base}/api/matches/{match['id']}/watch").raise_for_status()
    one, nonce = f"{place(house, WATCH)}/api/matches/{match['id']}", {"key": mine, "nonce": "1"}
    onlooker = httpx.get(one, params={"watch": house.words(match)[-1]})
    assert onlooker.status_code == 200 and mine not in onlooker.text and other not in onlooker.text
    for answer in (httpx.get(one, params={"key": mine}), httpx.post(f"{one}/nonce", json=nonce)):
        assert answer.status_code == 200 and other not in answer.text, "one key does not open the other seat"
    assert other in httpx.get(f"{house.base}/api/matches/{match['id']}").text, "the host sits at both"


@pytest.mark.parametrize("what", AFTER_THE_END)
def test_after_the_end_everyone_of_the_match_may_see_it_all(house: Server, what: str) -> None:
    found = scene(house)
    with connect(f"{place(house, OWN, 'ws')}/api/matches/{found.match}/live?key={found.keys[OWN]}") as socket:
        socket.send(json.dumps({"type": "resign", "ref": "r", "seat": "blue"}))
        while json.loads(socket.recv(PATIENCE))["type"] != "done":
            pass
    for role in ROLES:
        answer = call(house, found, role, f"GET /api/matches/{{match}}/{what}", None)
        assert answer.status_code == ADMITTED[role], f"{role}: {answer.text[:300]}"
        if what == "file" and ADMITTED[role] == 200:
            assert found.seed in answer.text


def test_the_table_names_every_call() -> None:
    handlers = [each for each in vars(app).values() if isinstance(each, HTTPRouteHandler)]
    handlers += [each for each in vars(pages).values() if isinstance(each, HTTPRouteHandler)]
    served = {(method, path) for each in handlers for method in each.http_methods for path in each.paths}
    for method, path in served:
        pattern = re.sub(r"\\{\w+:path\\}", ".+", re.escape(path))
        pattern = re.sub(r"\\{\w+:\w+\\}", "[^/]+", pattern)
        named = [name for name in TABLE if re.fullmatch(f"{method} {pattern}", name)]
        assert named or path == "/api/network", f"{method} {path} stands in no row"


def test_a_call_that_says_nothing_is_the_hosts_alone() -> None:
    """What a new call may be called by is decided by whoever writes it; until then no guest may."""
    handlers = [each for each in vars(app).values() if isinstance(each, HTTPRouteHandler | WebsocketRouteHandler)]
    guests = {each.fn.__name__ for each in handlers if each.opt.get("guest")}
    hosts = {each.fn.__name__ for each in handlers} - guests
    assert hosts == {
        "matches", "create", "rename", "remove", "take_in", "report", "try_situation", "play_on", "seating",
        "set_seat", "open_network", "close_network", "open_watch", "close_watch",
    }  # fmt: skip


def test_only_the_host_closes_the_network(house: Server) -> None:
    """Not in the table, whose guests would all be cut off by it."""
    assert httpx.delete(f"{place(house, NOBODY)}/api/network").status_code == 403
    assert httpx.delete(f"{place(house, HOST)}/api/network").status_code == 200
    httpx.put(f"{place(house, HOST)}/api/network", json={"address": LAN}).raise_for_status()


# -- over the socket

SEAT = {"seat": "blue"}
SAID: dict[str, tuple[dict[str, Any], dict[str, str]]] = {
    "act": ({**SEAT, "number": 1, "action": "pack 1"}, {OWN: "done stale", OTHER: "not-yours", WATCH: "not-yours"}),
    "check": ({**SEAT, "action": "pack 1"}, {OWN: "checked", OTHER: "not-yours", WATCH: "not-yours"}),
    "odds": ({**SEAT, "action": "pack 1"}, {OWN: "odds", OTHER: "not-yours", WATCH: "not-yours"}),
    "ways": ({**SEAT, "unit": "x", "to": "y"}, {OWN: "ways", OTHER: "not-yours", WATCH: "not-yours"}),
    "undo": (SEAT, {OWN: "done", OTHER: "not-yours", WATCH: "not-yours"}),
    "draw": (SEAT, {OWN: "done", OTHER: "not-yours", WATCH: "not-yours"}),
    "consent": (SEAT, {OWN: "done", OTHER: "not-yours", WATCH: "not-yours"}),
    "standing": ({**SEAT, "kind": "x", "order": None}, {OWN: "refusal", OTHER: "not-yours", WATCH: "not-yours"}),
    "moment": ({"step": 0, "eyes": ["blue"]}, {OWN: "moment", OTHER: "not-yours", WATCH: "not-yours"}),
    "film": ({"first": 0, "last": 1, "eyes": ["blue"]}, {OWN: "film", OTHER: "not-yours", WATCH: "not-yours"}),
    "pace": ({"ms": 100}, {OWN: "done", OTHER: "done", WATCH: "done"}),
    "say": ({"text": "hello"}, {OWN: "done", OTHER: "done", WATCH: "refusal"}),
    "plannable": (SEAT, {OWN: "plannable", OTHER: "not-yours", WATCH: "not-yours"}),
    "plan": ({**SEAT, "answers": []}, {OWN: "done", OTHER: "not-yours", WATCH: "not-yours"}),
    "decline": ({**SEAT, "what": "draw"}, {OWN: "done", OTHER: "not-yours", WATCH: "not-yours"}),
    "claim": (SEAT, {OWN: "refusal", OTHER: "not-yours", WATCH: "not-yours"}),
    "show": ({**SEAT, "shows": False}, {OWN: "done", OTHER: "not-yours", WATCH: "not-yours"}),
    "look": ({"side": "blue"}, {OWN: "not-yours", OTHER: "not-yours", WATCH: "not-yours"}),
    "resign": (SEAT, {OWN: "done", OTHER: "not-yours", WATCH: "not-yours"}),
    "calloff": (SEAT, {OWN: "refusal wrong", OTHER: "not-yours", WATCH: "not-yours"}),
}


def test_the_table_names_every_message() -> None:
    kinds = requests.AnyRequest.__args__
    assert set(SAID) == {each.__struct_config__.tag for each in kinds}


@pytest.mark.parametrize("role", [OWN, OTHER, WATCH])
def test_every_message_by_every_role(house: Server, role: str) -> None:
    found = scene(house)
    query = "&".join(f"{name}={value}" for name, value in found.query(role).items())
    with connect(f"{place(house, role, 'ws')}/api/matches/{found.match}/live?{query}") as socket:
        state = next_of(socket, "state")
        assert state["seats"] == {OWN: ["blue"], OTHER: ["red"], WATCH: []}[role]
        assert not any(each["key"] for each in state["players"])
        for kind, (body, expected) in SAID.items():
            socket.send(json.dumps({"type": kind, "ref": kind, **body}))
            answer = answer_to(socket, kind)
            told = answer["key"] if answer["type"] == "error" else answer["type"]
            assert told in expected[role].split(), f"{kind}: {answer}"


@pytest.mark.parametrize("role", OUTSIDE)
def test_a_socket_of_another_match_opens_for_nobody_else(house: Server, role: str) -> None:
    found = scene(house)
    query = "&".join(f"{name}={value}" for name, value in found.query(role).items())
    with connect(f"{place(house, role, 'ws')}/api/matches/{found.match}/live?{query}") as socket:
        said = json.loads(socket.recv(PATIENCE))
        assert (said["type"], said["key"]) == ("error", "no-match")
        assert "unguessable" not in json.dumps(said)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_the_lobby_tells_guests_of_open_seats_alone(house: Server) -> None:
    """Not of the network, of who is here, nor of any match without an open seat."""
    found = scene(house)
    for role in (OWN, FOREIGN, NOBODY):
        with connect(f"{place(house, role, 'ws')}/api/lobby/live?name=Eve") as socket:
            told = json.loads(socket.recv(PATIENCE))
        assert told == {"host": False, "seats": [], "network": None, "here": []}
        assert found.match not in json.dumps(told)


def next_of(socket: Any, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        if message["type"] == kind:
            return message


def answer_to(socket: Any, ref: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        if message.get("ref") == ref:
            return message
