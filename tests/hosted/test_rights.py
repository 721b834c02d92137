"""Every call and every message of a service, times every role, from one table that fails while a call is not in it.

Roles: nobody (no cookie), a guest, an account that plays another match, the account that made the match and sits at
one of its seats, the account at its other seat, somebody with the word to look on, and a moderator, who by that alone
sees no more of a match than anyone else.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from msgspec import Struct
from websockets.sync.client import connect

from hosted.people import PASSWORD, Browser
from sandtable.lab.cluster import Cluster
from sandtable.lab.hosted import Process
from sandtable.server.hosting.calls import OWN_CALLS
from sandtable.server.web.app import COMMON
from sandtable.server.wire import requests
from server.conftest import PATIENCE

NOBODY, GUEST, FOREIGN, OWN, OTHER, WATCH, MODERATOR = (
    "nobody", "guest", "other match", "own seat", "other seat", "looks on", "moderator",
)  # fmt: skip
ROLES = (NOBODY, GUEST, FOREIGN, OWN, OTHER, WATCH, MODERATOR)
ACCOUNTS = {FOREIGN: "rightsforeign", OWN: "rightsown", OTHER: "rightsother", MODERATOR: "rightsmoderator"}
INSIDE = (OWN, OTHER, WATCH)
Expected = dict[str, int]


def all_of(status: int, **more: int) -> Expected:
    return dict.fromkeys(ROLES, status) | more


def accounts(status: int) -> Expected:
    """Only who is signed in."""
    return all_of(401) | dict.fromkeys(ACCOUNTS, status)


def admitted(status: int) -> Expected:
    """Who sits at the match or has the word to look on; to all others it is not there."""
    return all_of(404) | dict.fromkeys(INSIDE, status)


def maker(status: int) -> Expected:
    """Who made the match; who sits at it may not, and to all others it is not there."""
    return all_of(404) | {OWN: status, OTHER: 403}


def seated(status: int, looks_on: int) -> Expected:
    return all_of(404) | {OWN: status, OTHER: status, WATCH: looks_on}


HOST_ONLY = all_of(403)
"""A service has no host."""
PLAY = {"game": "demo", "scenario": "duel", "players": [{"kind": "person"}] * 2}
LIVE = {"kind": "live"}
TABLE: dict[str, tuple[Expected, Any]] = {
    # what is the same for everyone
    "GET /": (all_of(200), None),
    "GET /any/page": (all_of(200), None),
    "GET /api/games": (all_of(200), None),
    "GET /api/games/demo/client/board.js": (all_of(404), None),
    "GET /api/text/en": (all_of(200), None),
    "GET /api/rules/demo": (all_of(200), None),
    "GET /api/rules/demo/DM-1": (all_of(200), None),
    "GET /api/static/demo/duel": (all_of(200), None),
    "GET /api/situations/demo": (all_of(200), None),
    "GET /api/situations/demo/a-shot": (all_of(200), None),
    "GET /api/situations/demo/a-shot/rolls/0": (all_of(200), None),
    "GET /api/lessons/demo": (all_of(200), None),
    "GET /api/lessons/demo/none": (all_of(404), None),
    "POST /api/lessons/demo/none": (all_of(404), {"done": []}),
    "GET /api/lobby": (all_of(200), None),
    "GET /api/home": (all_of(200), None),
    "GET /api/public/live": (all_of(200), None),
    "GET /api/public/finished": (all_of(200), None),
    "GET /api/people/rightsown": (all_of(200), None),
    "GET /api/privacy": (all_of(200), None),
    "GET /api/me": (all_of(200), None),
    "GET /api/matches": (all_of(200), None),
    # nobody's: there is no host
    "PUT /api/network": (HOST_ONLY, {"address": ""}),
    "DELETE /api/network": (HOST_ONLY, None),
    "POST /api/matches/{match}/report": (HOST_ONLY, {"text": "odd"}),
    # coming in: what does not fit is refused for all alike
    "POST /api/accounts": (all_of(409), {"name": "RightsOwn", "password": PASSWORD}),
    "POST /api/session": (all_of(409), {"name": "no-such-name", "password": PASSWORD}),
    "POST /api/letters": (all_of(202), {"mail": "{role}@example.org"}),
    "POST /api/letters/enter": (all_of(404), {"word": "guessed"}),
    "POST /api/letters/prove": (all_of(404), {"word": "guessed"}),
    "POST /api/passkey/begin": (all_of(200), None),
    "POST /api/passkey": (all_of(404), {"word": "guessed", "answer": {}}),
    # one's own account
    "PUT /api/me/language": (accounts(204), {"language": "en"}),
    "PUT /api/me/mail": (accounts(202), {"mail": "{role}@example.org"}),
    "DELETE /api/me/mail": (accounts(204), None),
    "PUT /api/me/password": (accounts(409), {"old": "not this one", "new": PASSWORD}),
    "PUT /api/me/privacy": (accounts(204), {"presence": True, "challenges": True}),
    "GET /api/me/sessions": (accounts(200), None),
    "DELETE /api/me/sessions/none": (accounts(404), None),
    "GET /api/me/data": (accounts(200), None),
    "POST /api/me/leave": (accounts(409), {"name": "not this one"}),
    "GET /api/me/passkeys": (accounts(200), None),
    "POST /api/me/passkeys/begin": (accounts(200), None),
    "POST /api/me/passkeys": (accounts(404), {"word": "guessed", "answer": {}}),
    "DELETE /api/me/passkeys/bm9uZQ": (accounts(409), None),
    "GET /api/me/notices": (accounts(200), None),
    "PUT /api/me/notices": (accounts(200), {}),
    "GET /api/me/bell": (accounts(200), None),
    "POST /api/me/bell": (accounts(204), None),
    "PUT /api/me/push": (accounts(409), {"endpoint": "http://127.0.0.1/x", "p256dh": "x", "auth": "x"}),
    "POST /api/me/push/end": (accounts(204), {"endpoint": "https://push.example.org/x"}),
    "PUT /api/me/feed": (accounts(200), None),
    "DELETE /api/me/feed": (accounts(204), None),
    "GET /api/feeds/guessed/atom.xml": (all_of(404), None),
    "GET /api/feeds/guessed/calendar.ics": (all_of(404), None),
    # keeping order
    "POST /api/matches/{match}/reports": (
        all_of(404) | {NOBODY: 401, GUEST: 401, WATCH: 401, OWN: 204, OTHER: 204},
        {"text": "rude", "player": 0},
    ),
    "GET /api/me/blocks": (accounts(200), None),
    "PUT /api/me/blocks/rightsforeign": (accounts(200), None),
    "DELETE /api/me/blocks/rightsforeign": (accounts(200), None),
    "GET /api/moderation/reports": (accounts(403) | {MODERATOR: 200}, None),
    "POST /api/moderation/reports/0": (accounts(403) | {MODERATOR: 404}, {"action": "done"}),
    # finding a match
    "PUT /api/seek": (accounts(404), {"game": "no-such-game", "pace": LIVE}),
    "DELETE /api/seek": (accounts(204), None),
    "POST /api/challenges/{match}/1": (accounts(404), None),
    "DELETE /api/challenges/{match}/1": (accounts(404), None),
    "POST /api/matches": (all_of(201), PLAY),
    "POST /api/matches/import": (accounts(422), {"format": 1}),
    "POST /api/situations/demo/a-shot/play": (all_of(201), None),
    "POST /api/lessons/demo/none/play": (all_of(404), {"done": []}),
    "POST /api/invitation": (all_of(404), {"word": "guessed"}),
    "POST /api/join": (all_of(404), {"word": "guessed", "name": "Eve"}),
    "POST /api/matches/{match}/seats/1": (all_of(404), {"name": "Eve"}),
    # of one match
    "GET /api/matches/{match}": (admitted(200), None),
    "GET /api/matches/{match}/file": (admitted(409), None),
    "GET /api/matches/{match}/dice": (admitted(409), None),
    "GET /api/matches/{match}/review": (admitted(409), None),
    "GET /api/matches/{match}/clocks": (admitted(200), None),
    "GET /api/matches/{match}/chronicle?key={key}": (all_of(404) | {OWN: 200, OTHER: 200, WATCH: 403}, None),
    "GET /api/matches/{match}/advice?seat=red&key={key}": (admitted(0), None),
    "POST /api/matches/{match}/nonce": (seated(409, 409), {"key": "{key}", "nonce": "abc"}),
    "POST /api/matches/{match}/claim": (seated(409, 403), None),
    "POST /api/matches/{match}/again": (all_of(404) | {NOBODY: 401, WATCH: 401, OWN: 201, OTHER: 201}, {}),
    "POST /api/matches/{match}/leave": (seated(204, 404), {"key": "{key}"}),
    # for whoever made it
    "GET /api/matches/{match}/seats": (maker(200), None),
    "PUT /api/matches/{match}/seats/1": (maker(409), {"way": "shut"}),
    "PUT /api/matches/{match}/watch": (maker(200), None),
    "DELETE /api/matches/{match}/watch": (maker(200), None),
    "PATCH /api/matches/{match}": (maker(204), {"title": "mine"}),
    "DELETE /api/matches/{match}": (maker(409), None),
    # at the end: it signs all of them out
    "DELETE /api/session": (all_of(200), None),
}
ANYTHING_BUT_A_LEAK = 0
"""A status that depends on the state of the match: whoever is inside may ask, and all others get 404."""


class Scene(Struct):
    """A private match of two accounts, with a word to look on."""

    match: str
    keys: dict[str, str]
    watch: str

    def filled(self, text: str, role: str) -> str:
        key = self.keys.get(role, "guessed")
        name = role.replace(" ", "-")
        return text.replace("{match}", self.match).replace("{key}", key).replace("{role}", name)


class People:
    """One browser for each role, at one process."""

    def __init__(self, process: Process, postgres: Cluster) -> None:
        self.leaving = ExitStack()
        self.process = process
        self.browsers = {role: self.leaving.enter_context(Browser(process)) for role in ROLES}
        for role, name in ACCOUNTS.items():
            self.browsers[role].register(name)
        postgres.ask("UPDATE accounts SET role = 'moderator' WHERE name = 'rightsmoderator'", "service")
        self.browsers[GUEST].make("person", "person")
        self.browsers[FOREIGN].make("person", "open")
        for browser in self.browsers.values():
            browser.me()

    def sign_in_again(self) -> None:
        """Whoever was signed out."""
        for role, name in ACCOUNTS.items():
            self.browsers[role].csrf = ""
            self.browsers[role].call("POST", "/api/session", {"name": name, "password": PASSWORD})
        self.browsers[GUEST].csrf = ""
        self.browsers[GUEST].make("person", "person")
        self.browsers[GUEST].me()

    def scene(self) -> Scene:
        own, other = self.browsers[OWN], self.browsers[OTHER]
        match = own.make("person", "invite")["id"]
        word = own.call("GET", f"/api/matches/{match}/seats")["lines"][1]["link"]["address"].rsplit("/", 1)[1]
        other.call("POST", "/api/join", {"word": word, "name": ""})
        watch = own.call("PUT", f"/api/matches/{match}/watch")["watch"]["address"].rsplit("/", 1)[1]
        keys = {role: _key(self.browsers[role].call("GET", f"/api/matches/{match}")) for role in (OWN, OTHER)}
        return Scene(match, keys, watch)


def _key(match: dict[str, Any]) -> str:
    return str(next(each["key"] for each in match["seats"] if each["key"]))


@pytest.fixture(scope="module")
def people(service: Any, postgres: Cluster) -> Iterator[People]:
    made = People(service.of("serve")[0], postgres)
    with made.leaving:
        postgres.ask("DELETE FROM limits", "service")
        yield made


@pytest.mark.parametrize("name", TABLE)
def test_every_call_by_every_role(people: People, postgres: Cluster, name: str) -> None:
    expected, body = TABLE[name]
    postgres.ask("DELETE FROM limits", "service")
    found = people.scene()
    for role in ROLES:
        browser = people.browsers[role]
        method, path = found.filled(name, role).split(" ", 1)
        if role == WATCH and "{match}" in name:
            path += f"{'&' if '?' in path else '?'}watch={found.watch}"
        said = None if body is None else json.loads(found.filled(json.dumps(body), role))
        headers = {"x-sandtable-csrf": browser.csrf} if browser.csrf else {}
        cookies = dict(browser.client.cookies)
        answer = browser.client.request(method, path, json=said, headers=headers)
        if role == NOBODY or (role == WATCH and not cookies):
            browser.client.cookies.clear()  # who makes a match as nobody is a guest from then on
        if expected[role] != ANYTHING_BUT_A_LEAK:
            assert answer.status_code == expected[role], f"{role}: {answer.text[:300]}"
        others = [key for each, key in found.keys.items() if each != role]
        assert not [key for key in others if key in answer.text], f"{role} is told another's key"
        if method != "GET" and "{match}" in name and answer.is_success:
            found = people.scene()
    if name == "DELETE /api/session":
        people.sign_in_again()


def test_without_the_word_of_its_form_nothing_changes(people: People) -> None:
    """A foreign page sends the cookie along, and is refused before anything else is looked at."""
    found = people.scene()
    browser = people.browsers[OWN]
    for name, (_, body) in TABLE.items():
        method, path = found.filled(name, OWN).split(" ", 1)
        takes_person = not path.startswith(("/api/lessons/demo/none", "/api/invitation")) or path.endswith("/play")
        if method != "GET" and takes_person and TABLE[name][0] is not HOST_ONLY:
            said = None if body is None else json.loads(found.filled(json.dumps(body), OWN))
            answer = browser.client.request(method, path, json=said)
            alone = path.startswith(("/api/letters", "/api/passkey/begin")) and not path.endswith("/enter")
            assert alone or answer.status_code == 403, f"{name}: {answer.status_code} {answer.text[:200]}"


def test_the_table_names_every_call() -> None:
    handlers = [each for each in (*COMMON, *OWN_CALLS) if isinstance(each, HTTPRouteHandler)]
    served = {(method, path) for each in handlers for method in each.http_methods for path in each.paths}
    assert len(served) > 80
    for method, path in served:
        pattern = re.sub(r"\\{\w+:path\\}", ".+", re.escape(path))
        pattern = re.sub(r"\\{\w+:\w+\\}", "[^/]+", pattern)
        named = [name for name in TABLE if re.fullmatch(f"{method} {pattern}", name.partition("?")[0])]
        assert named, f"{method} {path} stands in no row"


def test_the_table_names_every_socket() -> None:
    sockets = {path for each in (*COMMON, *OWN_CALLS) if isinstance(each, WebsocketRouteHandler) for path in each.paths}
    assert sockets == {"/api/matches/{match:str}/live", "/api/lobby/live", "/api/home/live"}


# -- over the socket of a match

YOURS = "not-yours"
"""What is said to who does not hold the seat."""
FREE = {"pace", "say"}
"""Messages that are of no seat: anyone at the match may set the pace of their own screen, and players talk."""


def at(people: People, found: Scene, role: str) -> Any:
    cookie = "; ".join(f"{name}={value}" for name, value in people.browsers[role].client.cookies.items())
    query = f"?watch={found.watch}" if role == WATCH else ""
    address = f"ws://127.0.0.1:{people.process.port}/api/matches/{found.match}/live{query}"
    return connect(address, max_size=None, additional_headers={"cookie": cookie} if cookie else {})


@pytest.mark.parametrize("role", [NOBODY, GUEST, FOREIGN, MODERATOR])
def test_the_socket_of_a_private_match_opens_for_nobody_else(people: People, role: str) -> None:
    with at(people, people.scene(), role) as socket:
        told = json.loads(socket.recv(PATIENCE))
        assert (told["type"], told["key"]) == ("error", "no-match")


def _body(kind: type[Struct]) -> dict[str, Any]:
    """The least that a message of this kind is: words where words are needed, the red seat where one is asked for."""
    body: dict[str, Any] = {"type": kind.__struct_config__.tag, "ref": "r"}
    for field in kind.__struct_fields__:
        default = {
            "seat": "red", "number": 1, "action": "pack 1", "eyes": ["red"], "text": "hello", "kind": "x", "ms": 100,
            "unit": "x", "to": "y", "step": 0, "first": 0, "last": 1, "order": None, "answers": [], "side": "red",
        }  # fmt: skip
        if field in default:
            body[field] = default[field]
    return body


@pytest.mark.parametrize("role", [OTHER, WATCH])
def test_every_message_for_a_seat_of_somebody_else_is_refused(people: People, role: str) -> None:
    """All kinds there are, also those to come: one that names a seat, or eyes, is only for who holds it."""
    found = people.scene()
    with at(people, found, role) as socket:
        for kind in requests.AnyRequest.__args__:
            body = _body(kind)
            socket.send(json.dumps(body))
            answer = _answer(socket)
            tag = body["type"]
            if tag in FREE or (tag == "decline" and "seat" not in body):
                continue
            assert answer["type"] == "error" and answer["key"] == YOURS, f"{tag}: {answer}"


def _answer(socket: Any) -> dict[str, Any]:
    while True:
        found: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        if found.get("ref") == "r" or (found["type"] == "error" and found["key"] == "not-understood"):
            return found
