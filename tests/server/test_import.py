"""`POST /api/matches/import` takes what a table played, and nothing that was made up: hashes right or not."""

from __future__ import annotations

import copy
import itertools
import random
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest

import sandtable
from kernel.test_forged import rechained, rich
from sandtable.kernel import dumps
from sandtable.kernel.record import Record, render
from server.conftest import PATIENCE, Server

Tree = dict[str, Any]
SEEDED, FAIR = rich(fair=False), rich(fair=True)


def sent(server: Server, body: bytes) -> httpx.Response:
    return httpx.post(f"{server.base}/api/matches/import", content=body, timeout=PATIENCE)


def forged(change: Callable[[Tree], None], record: Record = SEEDED) -> bytes:
    """The file with a change, every hash and checksum right again."""
    tree = msgspec.json.decode(dumps(record))
    change(tree)
    numbers = itertools.count()
    for segment in tree["segments"]:
        for entry in segment["entries"]:
            entry["number"] = next(numbers)
    made = msgspec.json.decode(msgspec.json.encode(tree), type=Record)
    return render(rechained(made) if made.segments else made)


def late(seat: str, what: Tree) -> Callable[[Tree], None]:
    """One more entry after the end."""

    def change(tree: Tree) -> None:
        entries = tree["segments"][0]["entries"]
        bare = {"seat": seat, "what": what, "rolls": [], "picks": [], "state": ""}
        entries.append({**copy.deepcopy(entries[-1]), **bare})

    return change


def early(seat: str, what: Tree) -> Callable[[Tree], None]:
    """An entry in the middle; what follows it is left out."""

    def change(tree: Tree) -> None:
        entries = tree["segments"][0]["entries"]
        del entries[6:]
        late(seat, what)(tree)

    return change


def parted(version: str | None = None) -> Callable[[Tree], None]:
    """What was played becomes a part that nobody replays; the match goes on from a position of the forger's liking."""

    def change(tree: Tree) -> None:
        (first,) = tree["segments"]
        begin = {**copy.deepcopy(first["entries"][0]), "rolls": [], "picks": [], "state": ""}
        closed = {**first, "version": version or first["version"], "entries": first["entries"][:3]}
        tree["segments"] = [closed, {**first, "snapshot": tree["end"], "entries": [begin]}]

    return change


def header(**fields: Any) -> Callable[[Tree], None]:
    return lambda tree: tree["header"].update(fields)


@pytest.mark.parametrize("record", [SEEDED, FAIR])
def test_a_match_that_was_played_is_taken(server: Server, record: Record) -> None:
    assert sent(server, render(record)).status_code == 201


@pytest.mark.parametrize(
    "change",
    [
        late("blue", {"what": "resign"}),
        late("", {"what": "draw"}),
        late("nobody", {"what": "resign"}),
        early("nobody", {"what": "resign"}),
        early("red", {"what": "draw"}),
        early("red", {"what": "undo", "of": -5, "consent": ["blue"]}),
        early("red", {"what": "undo", "of": 1, "consent": []}),
        early("red", {"what": "standing", "kind": "sleep", "order": {"mode": "never"}}),
        early("red", {"what": "standing", "kind": "reaction", "order": {"mode": "sometimes"}}),
        early("red", {"what": "nonce", "nonce": "abc"}),
        header(seats=[]),
        header(seats=["red", "red"]),
        header(seats=["blue", "red"]),
        header(seats=["red", "blue", "green"]),
        header(options={"turns": 8, "luck": True}),
        header(options={}),
        header(scenario="war"),
        header(game="chess"),
        header(match="../../x"),
        header(created="yesterday"),
        header(dice={"kind": "loaded", "seed": "1"}),
        header(dice={"kind": "fair", "seed": "zz", "commitment": "0" * 64}),
        header(base={"turn": "x"}),
        header(base=[]),
        lambda tree: tree.update(segments=[]),
        lambda tree: tree["segments"][0].update(snapshot={"turn": 3}),
        lambda tree: tree["segments"][0].update(entries=[]),
        lambda tree: tree.update(end={"turn": 3}),
        lambda tree: tree["segments"].append({**tree["segments"][0], "snapshot": 7, "entries": []}),
        lambda tree: tree["segments"][0].update(version="\0"),
        lambda tree: tree["segments"][0].update(data="x" * 100_000),
        lambda tree: tree["segments"][0]["entries"][0].update(salt="x" * 100_000),
        parted(),
        parted("0"),
    ],
)
def test_what_no_table_played_is_refused(server: Server, change: Callable[[Tree], None]) -> None:
    answer = sent(server, forged(change))
    assert answer.status_code == 422, answer.text
    assert answer.json()["error"]["key"] == "bad-file" and answer.json()["error"]["text"]


def test_deep_and_huge_values_are_refused(server: Server) -> None:
    whole = render(SEEDED)
    for part in (b"[" * 50_000 + b"]" * 50_000, b"9" * 100_000, b'"' + b"x" * 10 + b"\xff" + b'"'):
        for field in (b'"base": null', b'"end": {'):
            answer = sent(server, whole.replace(field, field[: field.index(b":") + 1] + part + b',"x": {', 1))
            assert answer.status_code == 422, answer.text


def test_an_unfinished_match_of_another_host_has_no_dice(server: Server) -> None:
    """Its secret is not in the file that the host gives away before the end, so nobody could go on with it."""
    record = sandtable.new("demo", "duel", fair=True).table.record()
    hidden = msgspec.structs.replace(record.header, dice=msgspec.structs.replace(record.header.dice, seed=""))
    made = msgspec.json.decode(dumps(msgspec.structs.replace(record, header=hidden)), type=Record)
    answer = sent(server, render(rechained(made)))
    assert answer.status_code == 422 and "secret" in answer.json()["error"]["text"]


def test_damaged_files_are_refused(server: Server) -> None:
    rng, whole = random.Random(5), render(SEEDED)
    for _ in range(60):
        at = rng.randrange(len(whole))
        other = bytes([rng.choice([byte for byte in range(256) if byte != whole[at]])])
        assert sent(server, whole[:at] + other + whole[at + 1 :]).status_code == 422, at
        assert sent(server, whole[:at]).status_code == 422, at
