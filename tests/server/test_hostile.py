"""What a hostile or broken client sends: the documented error, a sentence, a line in the log, and the server lives."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import uvicorn
from litestar.exceptions import HTTPException
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from databases import apart
from sandtable.server.rooms.watcher import OUTBOX_MESSAGES, Watcher
from sandtable.server.web import guard, limits
from sandtable.server.web.connection import Connection
from server.conftest import PATIENCE, Live, Server

PEOPLE = [{"kind": "person"}] * 2
DUEL: dict[str, Any] = {"game": "demo", "scenario": "duel", "players": PEOPLE}


def raw(server: Server, target: str, *lines: str) -> httpx.Response:
    """A request as it is written, without a client that mends it."""
    head = [f"GET {target} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Connection: close", *lines, "", ""]
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.sendall("\r\n".join(head).encode())
        data = b""
        while more := connection.recv(65536):
            data += more
    top, _, body = data.partition(b"\r\n\r\n")
    status, *headers = top.decode().split("\r\n")
    pairs = [line.partition(": ") for line in headers]
    return httpx.Response(int(status.split()[1]), headers=[(name, value) for name, _, value in pairs], content=body)


def must_be_mistake(answer: httpx.Response, status: int) -> str:
    """In the documented shape, with the protections; its sentence."""
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert error["key"] and error["text"] and len(error["text"]) <= 600 and isinstance(error["args"], dict)
    assert answer.headers["content-type"] == "application/json"
    must_be_protected(answer)
    return str(error["text"])


def must_be_protected(answer: httpx.Response) -> None:
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize(
    ("target", "status", "part"),
    [
        ("/%00", 404, "that no name has"),
        ("/api/games/demo/client/%00", 404, "that no name has"),
        ("/api/matches/a%0Ab", 404, "that no name has"),
        ("/" + "a" * 5000, 414, "too long"),
        ("/api/static/demo/duel?turns=" + "9" * 100_000, 414, "too long"),
        ("/api/static/demo/duel?turns=" + "9" * 1000, 409, "between 1 and 20"),
        ("/api/static/demo/duel?turns=six", 409, "does not fit the option"),
        ("/api/matches/x/chronicle?key=é", 400, "%XX"),
        ("/api/matches/x/chronicle?key=%C3%A9", 404, "no such match"),
        ("/api/rules/demo?lang=tlh", 400, "lang"),
        ("/api/rules/demo?lang=%00", 400, "lang"),
        ("/api/rules/chess", 404, "no game"),
        ("/api/situations/demo/..%2f..%2fpasswd", 404, ""),
        ("/api/situations/demo/x/rolls/99999999999999999999", 404, "no situation"),
        ("/api/situations/demo/x/rolls/one", 404, ""),
        ("/api/nothing", 404, "no such call"),
        ("/api/games?hidden=perhaps", 400, "hidden"),
    ],
)
def test_a_bad_address(server: Server, target: str, status: int, part: str) -> None:
    before = len(server.logged())
    assert part in must_be_mistake(raw(server, target), status)
    wait_for(lambda: len(server.logged()) > before)


def wait_for(holds: Any) -> None:
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.02)


def test_a_name_that_is_too_long_for_the_disk_is_the_clients_own_page(server: Server) -> None:
    assert raw(server, "/" + "a" * 300 + "/b").headers["content-type"].startswith("text/html")
    assert raw(server, "/../../../etc/passwd").text.startswith("<!doctype html>")


def test_what_is_no_http_gets_an_answer(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.sendall(b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n")
        data = b""
        while more := connection.recv(65536):
            data += more
    assert b'"error"' in data


@pytest.mark.parametrize(
    ("body", "status", "part"),
    [
        (b"[" * 100_000, 400, "nested"),
        (b'{"game":' + b"[" * 100_000 + b"]" * 100_000 + b"}", 400, "nested"),
        (b'{"game":"demo","options":{"turns":' + b"9" * 100_000 + b"}}", 400, "out of range"),
        (b'{"game":"\xff"}', 400, "UTF-8"),
        (b'{"game":"\\ud800"}', 400, ""),
        (b"", 400, ""),
        (b"null", 400, ""),
        (json.dumps({**DUEL, "players": "x"}).encode(), 400, "players"),
        (json.dumps({**DUEL, "players": PEOPLE * 100}).encode(), 409, "played by 2"),
        (json.dumps({**DUEL, "title": "x" * 121}).encode(), 400, "title"),
        (json.dumps({**DUEL, "seed": "x" * 65}).encode(), 400, "seed"),
        (json.dumps({**DUEL, "seed": 7}).encode(), 400, "seed"),
        (json.dumps({**DUEL, "title": "x" * 1_000_001}).encode(), 413, ""),
        (json.dumps({**DUEL, "scenario": "\0"}).encode(), 404, "no scenario"),
        (json.dumps({**DUEL, "options": {"turns": "6"}}).encode(), 409, "turns"),
        (json.dumps({**DUEL, "options": {"x" * 10_000: 1}}).encode(), 409, "no option"),
        (json.dumps({**DUEL, "players": [{"kind": "computer", "level": "marshal"}] * 2}).encode(), 404, "level"),
    ],
)
def test_a_bad_body(server: Server, body: bytes, status: int, part: str) -> None:
    headers = {"content-type": "application/json"}
    answer = httpx.post(f"{server.base}/api/matches", content=body, headers=headers, timeout=PATIENCE)
    assert part in must_be_mistake(answer, status)


def test_keys_do_not_come_into_the_log(server: Server) -> None:
    match = server.new()
    key = match["seats"][0]["key"]
    for query in (f"key={key}&lang=x", f"lang={key}", f"hidden={key}"):
        httpx.get(f"{server.base}/api/games?hidden=x&{query}")
        httpx.get(f"{server.base}/api/matches/nothing/chronicle?{query}")
        httpx.get(f"{server.base}/api/matches/{match['id']}/chronicle?{query}x")
    wait_for(lambda: "chronicle" in server.logged())
    assert key not in server.logged()


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("[" * 100_000, "not-understood"),
        ('{"type":"act","action":{"verb":' + "[" * 100_000, "not-understood"),
        ('{"type":"act","number":' + "9" * 100_000 + "}", "not-understood"),
        ('{"type":"act","seat":"red","number":1,"action":"pack ' + "9" * 100_000 + '"}', "wrong"),
        ('{"type":"act","seat":"red","number":1,"action":"' + "x" * 500_000 + '"}', "wrong"),
        ('{"type":"check","seat":"red","action":{"verb":["pack"]}}', "wrong"),
        ('{"type":"moment","step":1,"eyes":["nobody"]}', "not-yours"),
        ('{"type":"standing","seat":"red","kind":"x","order":{"mode":' + "9" * 5000 + "}}", "not-understood"),
        ("\x00", "not-understood"),
        (b"\xff\xfe", "not-understood"),
    ],
)
def test_a_bad_message(server: Server, said: str | bytes, key: str) -> None:
    red = server.live(server.new(), "red")
    red.socket.send(said)
    error = red.next("error")
    assert error["key"] == key and 0 < len(error["text"]) <= 600
    red.act("red", "pack 1")


@pytest.mark.parametrize("huge", [10**25, -(10**25)])
def test_a_number_that_no_worker_can_be_sent_is_told_and_the_others_are_answered(server: Server, huge: int) -> None:
    """It must not end the threads that wait for workers: nobody would be answered any more."""
    red = server.live(server.new("person", "officer"), "red")
    for _ in range(4):
        red.say("odds", seat="red", action="pack 1", given={"range": huge})
        assert red.next("error")["key"] == "wrong"
    red.say("odds", seat="red", action="pack 1")
    red.next("odds")
    assert "Traceback" not in server.logged()


def test_eyes_that_no_seat_has_are_refused_after_the_end(server: Server) -> None:
    red = server.live(server.new(), "red", "blue")
    red.say("resign", seat="red")
    red.until(lambda state: state["outcome"] is not None)
    for said in ("moment", "film"):
        red.say(said, eyes=["nobody"])
        assert "no such seat" in red.next("error")["text"]


def test_who_acts_in_a_deleted_match_is_told(server: Server) -> None:
    match = server.new()
    red = server.live(match, "red")
    httpx.delete(f"{server.base}/api/matches/{match['id']}").raise_for_status()
    assert red.next("error")["key"] == "no-match"
    with pytest.raises(ConnectionClosed) as closed:
        red.act("red", "pack 1")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_a_reader_who_stops_is_dropped(server: Server) -> None:
    """Answers repeat `ref`, so large ones fill the outbox soon; the others at the table notice nothing."""
    match = server.new()
    keys = "&".join(f"key={seat['key']}" for seat in match["seats"])
    address = f"ws://127.0.0.1:{server.port}/api/matches/{match['id']}/live?{keys}"
    said = json.dumps({"type": "check", "seat": "red", "action": "pack 1", "ref": "r" * 900_000})
    with connect(address, max_size=None, max_queue=1, ping_interval=None, compression=None) as deaf:
        with pytest.raises(ConnectionClosed):
            for _ in range(100):
                deaf.send(said)
        wait_for(lambda: "is dropped" in server.logged())
    server.live(match, "red").act("red", "pack 1")


def test_an_outbox_is_bounded() -> None:
    cuts: list[bool] = []

    async def fill() -> None:
        watcher = Watcher(frozenset(), lambda: cuts.append(True))
        for _ in range(OUTBOX_MESSAGES + 1):
            watcher.tell({})
        assert not cuts
        watcher.tell({})

    apart(fill)
    assert cuts


def test_a_bucket_lets_so_many_through() -> None:
    now = 0.0
    bucket = limits.Bucket(10, 3, lambda: now)
    assert [bucket.wait() for _ in range(5)] == pytest.approx([0, 0, 0, 0.1, 0.2])
    now = 0.2
    assert bucket.wait() == pytest.approx(0.1)
    now = 100
    assert [bucket.wait() for _ in range(4)] == pytest.approx([0, 0, 0, 0.1])


def test_a_client_has_so_many_sockets() -> None:
    clients = limits.Clients(2)
    assert [clients.enter("a"), clients.enter("a"), clients.enter("a"), clients.enter("b")] == [True, True, False, True]
    clients.leave("a")
    assert clients.enter("a")


def test_one_socket_too_many_is_told_so(server: Server) -> None:
    match = server.new()
    address = f"ws://127.0.0.1:{server.port}/api/matches/{match['id']}/live"
    with ExitStack() as opened, pytest.raises(InvalidStatus) as refused:
        for _ in range(limits.SOCKETS + 1):
            opened.enter_context(connect(address, max_size=None))
    assert refused.value.response.status_code == 429
    assert json.loads(refused.value.response.body or b"")["error"]["key"] == "too-many"
    wait_for(lambda: may_look(address))


def may_look(address: str) -> bool:
    try:
        with connect(address, max_size=None) as live:
            return bool(json.loads(live.recv(PATIENCE))["type"] == "state")
    except InvalidStatus:
        return False


def test_a_body_that_never_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BODY_SECONDS", 0.05)

    async def wait() -> None:
        async def never() -> Any:
            await asyncio.sleep(3600)

        with pytest.raises(HTTPException) as late:
            await guard._patient(never)()
        assert late.value.status_code == 408

    apart(wait)


def test_who_leaves_within_a_body_is_a_line_in_the_log(server: Server) -> None:
    head = f"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Length: 500\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.sendall(head.encode() + b'{"game":')
    wait_for(lambda: "The body ended early" in server.logged())
    assert "client disconnected" not in server.logged(), "it is no mistake of ours"


def test_a_head_that_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether nothing comes at all, a part, or a part of a second request."""
    monkeypatch.setattr(limits, "HEAD_SECONDS", 0.2)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})

    async def wait() -> None:
        config = uvicorn.Config(app, http=Connection, log_level="error", lifespan="off", timeout_keep_alive=3600)
        listening = socket.create_server(("127.0.0.1", 0))
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        whole = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
        for sent in ((), (b"GET / HTTP/1.1\r\nhost: x\r\n",), (whole, b"GET / HT")):
            reader, writer = await asyncio.open_connection(*listening.getsockname())
            async with asyncio.timeout(PATIENCE):
                for part in sent:
                    writer.write(part)
                    if part == whole:
                        assert b"200" in await reader.readuntil(b"\r\n\r\n")
                with contextlib.suppress(ConnectionResetError):
                    while await reader.read(65536):
                        pass
            writer.close()
        server.should_exit = True
        await serving

    apart(wait)


def test_an_answer_that_nobody_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many such readers would hold all connections that there are."""
    monkeypatch.setattr(limits, "READ_SECONDS", 0.2)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        body = b"x" * 20_000_000
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"20000000")]})
        await send({"type": "http.response.body", "body": body})

    async def wait() -> None:
        config = uvicorn.Config(app, http=Connection, log_level="error", lifespan="off", timeout_keep_alive=3600)
        listening = socket.create_server(("127.0.0.1", 0))
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        held = []
        for _ in range(3):
            held.append(socket.create_connection(listening.getsockname()))
            held[-1].sendall(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
        async with asyncio.timeout(PATIENCE):
            while server.server_state.total_requests < 3 and not server.server_state.connections:
                await asyncio.sleep(0.01)
            while server.server_state.connections:
                await asyncio.sleep(0.01)
        for each in held:
            each.close()
        server.should_exit = True
        await serving

    apart(wait)


UPGRADE = ("Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==")


@pytest.mark.parametrize(
    ("lines", "status"),
    [
        (("Upgrade: websocket", "Sec-WebSocket-Version: 13"), 400),
        (("Upgrade: websocket", "Sec-WebSocket-Version: 7", UPGRADE[2]), 400),
        ((*UPGRADE, "X: " + "a" * 20_000), 431),
        ((*UPGRADE, *(f"X{number}: a" for number in range(200))), 431),
        ((*UPGRADE, "Transfer-Encoding: chunked"), 400),
    ],
)
def test_what_does_not_open_a_socket_is_told_so(server: Server, lines: tuple[str, ...], status: int) -> None:
    """In the shape of all mistakes; some of these were never answered, and their connections stayed for ever."""
    answer = raw(server, "/api/lobby/live", *lines, "Connection: Upgrade")
    assert "socket" in must_be_mistake(answer, status).lower()
    wait_for(lambda: "A socket was refused" in server.logged())


@pytest.fixture
def full(tmp_path: Path) -> Iterator[Server]:
    """A server that may not write large files: a disk that is full soon."""
    limited = ("/bin/sh", "-c", 'ulimit -f 400; exec "$0" -m sandtable "$@"', sys.executable)
    made = Server(tmp_path, program=limited)
    made.start()
    yield made
    made.stop()


def test_a_full_disk_is_told_and_nothing_is_half_done(full: Server) -> None:
    match = full.new()
    red = full.live(match, "red")
    acts = 0
    while acts < 5000:
        red.say("act", seat="red", number=red.ask("red")["number"], action=f"pack {acts % 3}")
        told = next_of(red, "done", "error")
        if told["type"] == "error":
            break
        acts += 1
    assert told["type"] == "error" and told["key"] == "not-kept" and "disk" in told["text"]
    body = {**DUEL, "title": "x"}
    answer = httpx.post(f"{full.base}/api/matches", json=body, timeout=PATIENCE)
    assert "disk" in must_be_mistake(answer, 507)
    assert httpx.get(f"{full.base}/api/matches").status_code == 200
    again = full.live(match, "red")
    assert again.state["picture"]["drafts"] == {"red": str((acts - 1) % 3)}
    assert "could not be kept" in full.logged()


def next_of(live: Live, *kinds: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(live.socket.recv(PATIENCE))
        if message["type"] == "state":
            live.state = message
        if message["type"] in kinds:
            return message


@pytest.mark.parametrize(
    "target",
    [
        "/", "/match/x", "/api/games", "/api/text/en", "/api/nothing", "/api/schema", "/api/schema/openapi.json",
        "/api/matches", "/api/static/demo/duel", "/api/rules/demo", "/api/situations/demo", "/favicon.ico",
    ],
)  # fmt: skip
def test_every_answer_is_protected(server: Server, target: str) -> None:
    must_be_protected(httpx.get(f"{server.base}{target}"))


@pytest.mark.parametrize("target", ["/api/schema/nothing", "/assets/nothing.js"])
def test_what_is_not_there_is_told_as_everywhere_and_not_kept(server: Server, target: str) -> None:
    """No page of the framework's own; and no first page in place of a file, kept by the browser for a year."""
    answer = httpx.get(f"{server.base}{target}")
    must_be_mistake(answer, 404)
    assert answer.headers["cache-control"] == "no-store"


def test_the_schema_page_loads_nothing_from_elsewhere(server: Server) -> None:
    page = httpx.get(f"{server.base}/api/schema").text
    assert "POST /api/matches" in page and "NewMatch" in page
    assert "http:" not in page and "https:" not in page and "<script" not in page


# -- requests changed at random

WORDS = ("", "x", "\0", "é", "../..", "%00", "red", "9" * 400, "null", "\ud7ff", "a" * 300, "\n", "?", "#")
CHANGES = 300
"""Changed calls and changed messages in every run."""


def word(rng: random.Random) -> str:
    return rng.choice(WORDS)


def value(rng: random.Random, depth: int = 2) -> Any:
    plain: list[Any] = [None, True, 0, -1, 10**30, 1.5, word(rng)]
    if depth:
        plain += [[value(rng, depth - 1)], {word(rng): value(rng, depth - 1)}, []]
    return rng.choice(plain)


def changed(tree: Any, rng: random.Random) -> Any:
    """Somewhere in it another value, one more key, or one less."""
    if isinstance(tree, dict) and tree and rng.random() < 0.8:
        key = rng.choice(sorted(tree))
        how = rng.random()
        if how < 0.15:
            return {name: each for name, each in tree.items() if name != key}
        return {**tree, word(rng): value(rng)} if how < 0.3 else {**tree, key: changed(tree[key], rng)}
    return value(rng)


def bent(body: bytes, rng: random.Random) -> bytes:
    """Now and then a byte turned or an end cut off."""
    if not body or rng.random() < 0.7:
        return body
    at = rng.randrange(len(body))
    return body[:at] if rng.random() < 0.5 else body[:at] + rng.randbytes(1) + body[at + 1 :]


def calls(match: str) -> list[tuple[str, list[str], Any]]:
    return [
        ("POST", ["api", "matches"], {**DUEL, "title": "t", "seed": "7", "options": {"turns": 4}, "undo": "free"}),
        ("PATCH", ["api", "matches", match], {"title": "t"}),
        ("POST", ["api", "matches", "import"], {"format": "sandtable-record/2", "header": {}, "segments": []}),
        ("POST", ["api", "matches", match, "report"], {"text": "t"}),
        ("GET", ["api", "matches", match, "chronicle"], None),
        ("GET", ["api", "situations", "demo", "a-shot", "rolls", "0"], None),
        ("GET", ["api", "static", "demo", "duel"], None),
        ("DELETE", ["api", "matches", "nothing"], None),
    ]


def test_no_changed_call_makes_the_server_stumble(server: Server) -> None:
    match, rng = server.new(), random.Random(1)
    with httpx.Client(base_url=server.base, timeout=PATIENCE) as client:
        for _ in range(CHANGES):
            method, path, body = rng.choice(calls(match["id"]))
            if rng.random() < 0.4:
                path[rng.randrange(1, len(path))] = word(rng)
            key = match["seats"][0]["key"]
            query = quote(key if rng.random() < 0.5 else word(rng))
            address = "/".join(["", *(quote(each, safe="%./?#") for each in path)]) + f"?key={query}"
            sent = bent(json.dumps(changed(body, rng)).encode(), rng) if body is not None else b""
            kind = rng.choice(["application/json", "text/plain", "multipart/form-data", ""])
            answer = client.request(method, address, content=sent, headers={"content-type": kind})
            assert answer.status_code < 500, (method, address, sent, answer.text)
            must_be_protected(answer)
            if answer.status_code >= 400:
                must_be_mistake(answer, answer.status_code)


SAID: list[dict[str, Any]] = [
    {"type": "act", "seat": "red", "number": 1, "action": {"verb": "pack", "shots": 2}},
    {"type": "act", "seat": "red", "number": 1, "action": "pack 2"},
    {"type": "check", "seat": "red", "action": {"verb": "walk", "to": [1, 2]}},
    {"type": "odds", "seat": "red", "action": "shoot", "given": {"a": 1}},
    {"type": "standing", "seat": "red", "kind": "reaction", "order": {"mode": "within", "range": 600}},
    {"type": "moment", "step": 1, "eyes": ["red"]},
    {"type": "film", "first": 0, "last": 3, "eyes": None},
    {"type": "pace", "ms": 1},
    {"type": "consent", "seat": "red", "what": "undo"},
    {"type": "undo", "seat": "red"},
]


def test_no_changed_message_ends_a_connection(server: Server) -> None:
    red, rng = server.live(server.new(), "red"), random.Random(2)
    for number in range(CHANGES):
        said = changed(rng.choice(SAID), rng)
        red.socket.send(bent(json.dumps(said).encode(), rng).decode(errors="replace"))
        red.socket.send(json.dumps({"type": "pace", "ms": 1, "ref": f"last {number}"}))
        while (answer := json.loads(red.socket.recv(PATIENCE))).get("ref") != f"last {number}":
            assert answer.get("key") != "failed", (said, answer)
