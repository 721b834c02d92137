"""Everything that the server gives a seat is equal in two matches that differ only in what the seat may not know.

The matches are closed, have the same id, keys and times, and come one after the other; the seeds of their dice differ
too. What is compared is every byte of every call and of every message, but for hashes, which are salted.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from databases import apart
from sandtable.games.europe import tables as t
from sandtable.games.europe.model import Convoy
from sandtable.headers import make_header
from sandtable.kernel import Game, Gather, Seeded, Table, clone, dumps
from sandtable.kernel.record import raw
from sandtable.registry import game as find_game
from sandtable.server.rooms.host import new_row
from sandtable.server.store.sqlite import SqliteStore
from sandtable.server.web.app import COMMON, HOME
from sandtable.server.wire.messages import MatchSeat
from sandtable.testing import positions
from server.conftest import PATIENCE, Live, Server

ID = "5ec2e7000000"
WHEN = "2026-01-01T00:00:00+00:00"
HASH = re.compile(rb'"head":"[0-9a-f]+"')


def the_same(game: Game, scenario: str, options: dict[str, Any], state: Any, seed: str) -> Table:
    """A closed match that starts from a state."""
    header = make_header(game, scenario, options, seed=seed, base=raw(state))
    return Table(game, replace(header, match="m", created=WHEN), Seeded(seed))


def put(server: Server, table: Table) -> None:
    """Into the store of a server that runs, as if it had been made there."""
    seats = tuple(MatchSeat(seat, "person", "", f"key-of-{seat}", n, True) for n, seat in enumerate(table.seats))
    row = replace(new_row(table, "", seats), id=ID, created=WHEN, updated=WHEN)

    async def add() -> None:
        store = SqliteStore(server.home)
        await store.open()
        await store.add(row, table.record())
        await store.close()

    apart(add)


def of_a_match() -> list[str]:
    """Every address that gives something of a match, whatever is added one day."""
    getting = [handler for handler in (*COMMON, *HOME) if "GET" in getattr(handler, "http_methods", ())]
    return sorted(path for handler in getting for path in handler.paths if "{match:str}" in path)


def given(server: Server, table: Table, seat: str) -> dict[str, bytes]:
    """All that the seat gets of this match, by HTTP and by its socket."""
    put(server, table)
    base, key = f"{server.base}/api/matches", f"key-of-{seat}"
    calls = {"list": base, "one": f"{base}/{ID}", "lobby": f"{server.base}/api/lobby"}
    for path in of_a_match():
        calls[path] = f"{server.base}{path.replace('{match:str}', ID)}?key={key}&seat={seat}"
        calls[f"{path} of others"] = f"{server.base}{path.replace('{match:str}', ID)}?seat={seat}"
    assert {f"/api/matches/{{match:str}}/{each}" for each in ("chronicle", "file", "dice", "review", "advice")} <= {
        *calls
    }
    found = {name: httpx.get(address, timeout=PATIENCE).content for name, address in calls.items()}
    seats = [{"seat": each, "key": f"key-of-{each}"} for each in table.seats]
    live = server.live({"id": ID, "seats": seats}, seat)
    found["state"] = dumps(live.state)
    for number, answer in enumerate(said(live, table, seat)):
        found[f"answer {number}"] = dumps(answer)
    live.socket.close()
    found["deleted"] = httpx.delete(f"{base}/{ID}", timeout=PATIENCE).content
    return {name: HASH.sub(b"#", body) for name, body in found.items()}


def said(live: Live, table: Table, seat: str) -> Iterator[dict[str, Any]]:
    """Looking back, and asking of actions of all kinds whether they may be done and what may come of them."""
    for verb, more in (("film", {"first": 0, "last": 9}), ("moment", {"step": 1})):
        live.say(verb, **more)
        yield live.next(verb)
    mine = [each for each in live.state["asks"] if each["seat"] == seat]
    words = [each["action"] for each in mine[0]["options"]] if mine else ["ready", "pass"]
    for action in random.Random(1).sample(words, min(4, len(words))):
        live.say("check", seat=seat, action=action)
        yield live.next("checked")
    live.say("odds", seat=seat, action=words[0])
    yield live.next("odds")
    units = [each for options in mine for option in options["options"] for each in option["fields"].values()]
    for unit in dict.fromkeys(str(each) for each in units[:40]):
        live.say("ways", seat=seat, unit=unit, to=str(units[-1]), via=[])
        yield live.next("ways")
    live.say("plannable", seat=seat)
    yield live.next("plannable")
    if mine:
        live.say("plan", seat=seat, answers=[{"actions": [words[-1]]}])
        yield live.next("planned")
        live.next("done")
    live.say("undo", seat=seat)
    yield json.loads(live.socket.recv(PATIENCE))


def alike(server: Server, game: Game, scenario: str, options: dict[str, Any], one: Any, two: Any, seat: str) -> None:
    found = [
        given(server, the_same(game, scenario, options, state, seed), seat) for state, seed in ((one, "a"), (two, "b"))
    ]
    for name, body in found[0].items():
        assert body == found[1][name], f"{seat} learns something from {name}"
    assert b"key-of" not in found[0]["list"] + found[0]["one"], "nobody is told a key of a closed match"


@pytest.mark.parametrize(
    ("name", "scenario", "sealed"),
    [
        ("barbarossa", "frontier-post", True),
        ("blitzkrieg", "hannut", False),
        ("operation", "first-battle", False),
    ],
)
def test_nothing_that_the_server_gives_tells_a_secret(server: Server, name: str, scenario: str, sealed: bool) -> None:
    """Sealed edits of another seat; hands, hidden units; and the dice that are to come, with what they draw."""
    game, rng, wanted = find_game(name), random.Random(4), 2
    options = {option.id: option.default for option in game.scenario(scenario).options}
    for at in positions(game, scenario, options, 5):
        if at.number % 9 != 4 or (sealed and not isinstance(at.decision.frame, Gather)):
            continue
        seat = rng.choice(game.all_seats(at.state))
        other = game.imagine(game.knowledge(at.state, frozenset((seat,))), rng)
        if sealed and dumps(other) == dumps(at.state):
            continue
        alike(server, game, scenario, options, clone(at.state), other, seat)
        wanted -= 1
        if not wanted:
            return
    raise AssertionError("there were too few positions with secrets")


@pytest.mark.parametrize("seat", ["germany", "soviet", "britain"])
def test_nothing_that_the_server_gives_tells_what_a_convoy_carries(server: Server, seat: str) -> None:
    """Both senders have shipments at sea; what others' carry differs."""
    game = find_game("europe")
    options = {option.id: option.default for option in game.scenario("war").options} | {"level": "advanced"}
    at = next(each for each in positions(game, "war", options, 5) if each.decision.kind == "campaign")
    made = []
    for cargo in (7, 2):
        state = clone(at.state)
        state.convoys = tuple(
            Convoy(sender, t.SOVIET, t.NORWEGIAN_SEA, 5 if t.POWERS[sender] == seat else cargo, state.turn, True)
            for sender in (t.USA, t.BRITAIN)
        )
        made.append(state)
    alike(server, game, "war", options, made[0], made[1], seat)
