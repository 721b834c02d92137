"""Computer players on the server: several matches and seats at once, while workers and the server itself are killed."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import sandtable
from sandtable.kernel import NoDice, Table, dumps
from sandtable.kernel.record import Act, Record, parse_record
from sandtable.registry import game as find_game
from sandtable.server.workers.worker import levels, odds
from server.conftest import PATIENCE, Server

TABLES = (
    ("barbarossa", "frontier-post", ("officer", "officer")),
    ("barbarossa", "forest-road", ("recruit", "officer")),
    ("blitzkrieg", "hannut", ("officer", "recruit")),
    ("europe", "sichelschnitt", ("officer", "recruit")),
    ("operation", "first-battle", ("officer", "officer")),
)
ENTRIES = 60
"""Of each match so many are looked at."""
KILLS = 3


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path)
    made.start()
    yield made
    made.stop()


def test_several_matches_at_once_with_kills_have_the_moves_of_each_alone(own: Server) -> None:
    made = [own.new(*players, game=game, scenario=scenario) for game, scenario, players in TABLES]
    for _ in range(KILLS):
        _until_more(own, made, _written(own, made))
        workers = own.workers()
        assert workers
        for pid in workers:
            os.kill(pid, signal.SIGKILL)
    own.restart(signal.SIGKILL)
    _until(lambda: all(len(_record(own, each).entries) >= ENTRIES or _is_over(own, each) for each in made))
    for match in made:
        assert _moves_alone(match, _record(own, match)) >= ENTRIES // 2


def _moves_alone(match: dict[str, Any], record: Record) -> int:
    """Every move of a computer is asked again of a player of its own; how many there were."""
    game = find_game(record.header.game)
    players = {each["seat"]: levels(game)[each["level"]]() for each in match["seats"]}
    memories: dict[str, Any] = {}
    table, moves = Table.restore(game, record, NoDice(), upto=1), 0
    for entry in record.entries[1:ENTRIES]:
        question = table.ask(entry.seat)
        assert question is not None and isinstance(entry.what, Act) and entry.by == "opponent"
        chance = random.Random(f"{match['id']}/{entry.number}")
        known, memory = table.knowledge((entry.seat,)), memories.get(entry.seat)
        action, memories[entry.seat] = players[entry.seat].choose(known, question, memory, chance)
        assert str(action) == entry.what.action, f"{record.header.game}, entry {entry.number}"
        table.take([entry])
        moves += 1
    return moves


def _record(server: Server, match: dict[str, Any]) -> Record:
    return parse_record(httpx.get(f"{server.base}/api/matches/{match['id']}/file", timeout=PATIENCE).content)


def _written(server: Server, matches: list[dict[str, Any]]) -> int:
    return sum(len(_record(server, each).entries) for each in matches)


def _is_over(server: Server, match: dict[str, Any]) -> bool:
    found = httpx.get(f"{server.base}/api/matches/{match['id']}", timeout=PATIENCE).json()
    return bool(found["over"])


def _until_more(server: Server, matches: list[dict[str, Any]], before: int) -> None:
    _until(lambda: _written(server, matches) > before)


def _until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, "it did not come to pass"
        time.sleep(0.1)


@pytest.mark.parametrize("action", ["retreat step 1513", "return-fire nobody de-ii12-1"])
def test_what_the_rules_refuse_has_no_odds_whatever_it_names(action: str) -> None:
    table = sandtable.new("blitzkrieg", "hannut", seed=1).table
    (seat, *_) = table.waiting()
    assert odds("blitzkrieg", dumps(table.state), seat, table.number(seat), action, {}) == b"null"
