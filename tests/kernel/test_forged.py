"""Forged records: every kind of entry and every field changed, the hash chain made right again; none is accepted.

A forger knows the format as well as we do: checksums and hashes are no obstacle. What stops a forged record is that
replaying an entry makes the checks that playing it makes.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

import sandtable
from sandtable.games.demo.actions import Choose, Hold, Pack, Walk
from sandtable.games.demo.game import Demo
from sandtable.headers import dice_of, make_header, restore
from sandtable.kernel import FileError, Measure, Point, Ready, SandtableError, Table, dumps
from sandtable.kernel.record import Act, Record, Segment, header_hash, parse_record, render, seal
from sandtable.registry import game as find_game
from sandtable.registry import names
from sandtable.verify import verify

FORGERIES = 300
"""In every run; `make long` makes more."""
LENGTH = 50
"""Entries of the matches of each game."""


def rich(fair: bool) -> Record:
    """A finished match with every kind of entry: nonces, acts, standing orders, undo of both kinds, a seat that was
    left, a resignation."""
    while True:
        record = _played(sandtable.new("demo", "duel", seed=3, fair=fair).table)
        if any(entry.by == "standing" for entry in record.entries):
            return record


def _played(table: Table) -> Record:
    table.order("blue", "reaction", {"mode": "within", "range": 600})
    for seat in table.seats:
        table.submit(seat, Pack(1))
        table.submit(seat, Pack(3))
    table.undo("red")
    for seat in table.seats:
        table.submit(seat, Ready())
    _turn(table)
    walked = max(entry.number for entry in table.entries if isinstance(entry.what, Act) and entry.by == "person")
    table.undo("red", walked, ("blue",))
    table.order("blue", "reaction", None)
    table.vacate("blue", "host")
    _turn(table)
    table.resign("red")
    return table.record()


def _turn(table: Table) -> None:
    """Both stand still or walk up to each other until somebody was shot at."""
    for _ in range(30):
        decision = table.decision
        assert decision is not None
        seat = decision.seats[0]
        if decision.kind == "stances":
            for each in decision.seats:
                table.submit(each, Choose("bold"))
                table.submit(each, Ready())
        elif decision.kind == "react":
            table.submit(seat, Hold())
            return
        else:
            me, foe = table.state.duellists[seat].at, table.state.duellists["blue" if seat == "red" else "red"].at
            table.submit(seat, Walk(_toward(me, foe)))
            if table.entries[-1].by == "standing":
                return


def _toward(me: Point, foe: Point) -> Point:
    """Around the pond: first to the upper edge, then along it."""
    if me.y > 100:
        return Point(me.x, max(60, me.y - 300))
    return Point(me.x + max(-300, min(300, foe.x - me.x)), me.y)


@cache
def finished(name: str) -> Record:
    """A match of a game, some decisions long, that ends with a resignation."""
    game, rng = find_game(name), random.Random(2)
    scenario = game.scenarios()[0].id
    table = sandtable.new(name, scenario, seed=2).table
    while table.decision is not None and len(table.entries) < LENGTH:
        seat = rng.choice(table.waiting())
        question = table.ask(seat)
        assert question is not None
        found = question.choices()
        table.submit(seat, found.sample(rng) if isinstance(found, Measure) else rng.choice(found))
        if table.undo_of(seat) is not None and rng.random() < 0.1:
            table.undo(seat)
    table.resign(table.seats[0])
    return table.record()


def rechained(record: Record) -> Record:
    """The record with every hash made right again."""
    before = header_hash(record.header, record.format)
    for segment in record.segments:
        for at, entry in enumerate(segment.entries):
            segment.entries[at] = seal(entry, before, record.format)
            before = segment.entries[at].hash
    return record


def other_values(value: Any, true: Record, rng: random.Random) -> list[Any]:
    """Values of the same shape, and of none; among words the seats and actions of the match."""
    if isinstance(value, bool):
        return [not value, None, 1]
    if isinstance(value, int):
        return [value + 1, value - 1, -5, 0, 10**6, str(value)]
    if isinstance(value, str):
        acts = [entry.what.action for entry in true.entries if isinstance(entry.what, Act)]
        return [value + "x", "", value[::-1], *true.header.seats, "nobody", "7", "ready", rng.choice(acts), None]
    if isinstance(value, list):
        return [[], value[1:], value[:-1], [*value, *value[:1]], list(reversed(value)), None]
    if isinstance(value, dict):
        shorter = dict(list(value.items())[:-1])
        return [{}, shorter, {**value, "extra": 1}, None]
    return [1, "x", [], {}]


def places(tree: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON tree."""
    inner: list[tuple[Any, ...]] = [path] if path else []
    steps = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, each in steps:
        inner += places(each, (*path, key))
    return inner


def changed(tree: Any, path: tuple[Any, ...], value: Any) -> Any:
    made = copy.deepcopy(tree)
    _put(made, path, value)
    return made


def _put(tree: Any, path: tuple[Any, ...], value: Any) -> None:
    for step in path[:-1]:
        tree = tree[step]
    tree[path[-1]] = value


HARMLESS = ("salt", "hash", "match", "created", "seed")
"""Fields that a table fills as it likes: another salt, id or date is another record of an equally possible match. A
seed is harmless only where no die fell; where one did, `verify` draws it again."""


MAKERS = ("person", "opponent", "clock", "standing", "file", "host", "nobody", "")
MADE_BY = {
    "act": ("person", "opponent", "clock"),
    "resign": ("person", "clock"),
    "nonce": ("person", "opponent"),
    "vacate": ("person", "host"),
}
"""Who made an entry is the host's word where the rules cannot tell it: a person or a computer, or the clock where a
silent seat would have done the same. A computer's nonce must still be the one that the secret gives."""


def is_same_match(made: Record, true: Record) -> bool:
    """Equal but for what a table fills as it likes; or the same match at an earlier moment, or with sealed entries of
    two seats in another order, or with something else that was done and taken back, which the rules cannot tell apart.
    Only a chronicle that somebody kept shows these, and that somebody else sat down at a seat, and who gave up: no
    matter of the rules, as `verify` says. What somebody had learned and took back is part of the match: a record that
    is silent about it, or tells of other dice there, is another one.
    """

    def bare(record: Record) -> Any:
        tree = msgspec.json.decode(dumps(record))
        for path in places(tree):
            if path[-1] in HARMLESS or path[-2:] == ("what", "nonce") or "version" in path or "data" in path:
                _put(tree, path, None)
        for segment in tree["segments"]:
            for entry in segment["entries"]:
                may_be = MADE_BY.get(entry["what"]["what"], ())
                entry["by"] = "anyone" if entry["by"] in may_be else entry["by"]
                entry["seat"] = "anyone" if entry["what"]["what"] == "resign" else entry["seat"]
        return tree

    if _standing(bare(made)) == _standing(bare(true)):
        return _learned_and_taken_back(made) == _learned_and_taken_back(true)
    count = len(made.entries)
    earlier = msgspec.structs.replace(true, segments=[Segment("", "", true.entries[:count])], end=made.end)
    return bool(bare(made) in (bare(true), bare(earlier)) or _sorted(bare(made)) == _sorted(bare(true)))


def _learned_and_taken_back(record: Record) -> tuple[int, Any]:
    """How often, and the dice that had fallen there."""
    table = restore(record)
    return table.retaken, [entry.rolls for entry in table.entries if entry.number in table.undone and entry.rolls]


def _standing(tree: Any) -> Any:
    """The record without what was taken back, who left a seat, and the numbers and fingerprints on the way."""
    (segment,) = tree["segments"][:1] or ({"entries": []},)
    stands: list[Any] = []
    for entry in segment["entries"]:
        if entry["what"]["what"] == "undo":
            back, seat, free = entry["what"]["of"], entry["seat"], not entry["what"].get("consent")
            stands = [each for each in stands if each["number"] < back or (free and each["seat"] != seat)]
        elif entry["what"]["what"] != "vacate":
            stands.append(entry)
    bare = [{**entry, "number": None, "state": None} for entry in stands]
    return {**tree, "segments": [{**segment, "entries": bare}, *tree["segments"][1:]]}


def _sorted(tree: Any) -> Any:
    """The record with its entries in an order of their own, numbers and fingerprints on the way left out."""
    for segment in tree["segments"]:
        bare = [{**entry, "number": None, "state": None} for entry in segment["entries"]]
        segment["entries"] = sorted(bare, key=lambda entry: dumps(entry))
    return tree


def forge(true: Record, rng: random.Random) -> tuple[str, Record | None]:
    """One change anywhere but in hashes, or an entry doubled, dropped, moved or taken from elsewhere; rechained."""
    tree = msgspec.json.decode(dumps(true))
    entries = tree["segments"][0]["entries"]
    deed = rng.randrange(10)
    at, to = rng.randrange(len(entries)), rng.randrange(len(entries))
    if deed == 0:
        entries.insert(to, copy.deepcopy(entries[at]))
        what = f"entry {at} again at {to}"
    elif deed == 1:
        del entries[at]
        what = f"entry {at} left out"
    elif deed == 2:
        entries[at], entries[to] = entries[to], entries[at]
        what = f"entries {at} and {to} swapped"
    elif deed == 3:
        undo: dict[str, Any] = {"what": "undo", "of": rng.randrange(-5, 40)}
        kind: dict[str, Any] = rng.choice([{"what": "resign"}, {"what": "draw"}, {"what": "vacate"}, undo])
        kind = {**kind, "consent": list(true.header.seats)} if kind["what"] == "undo" and rng.random() < 0.5 else kind
        seat = rng.choice([*true.header.seats, "", "nobody"])
        entries.insert(to, {**copy.deepcopy(entries[at]), "seat": seat, "what": kind, "rolls": [], "picks": []})
        what = f"{kind} of {seat!r} at {to}"
    else:
        path = rng.choice([path for path in places(tree) if path[-1] != "hash" and path != ("end",)])
        value: Any = tree
        for step in path:
            value = value[step]
        new = rng.choice(MAKERS if path[-1] == "by" else other_values(value, true, rng))
        tree, what = changed(tree, path, new), f"{path}: {value!r} -> {new!r}"
    for number, entry in enumerate(entries if deed < 4 else ()):
        entry["number"] = number
    try:
        made = msgspec.json.decode(msgspec.json.encode(tree), type=Record)
        return what, rechained(made)
    except (msgspec.DecodeError, TypeError, ValueError, OverflowError):
        return what, None


def rejected(record: Record) -> bool:
    """Whether the file as it would lie on disk is refused with a sentence."""
    try:
        verify(parse_record(render(record)))
    except FileError:
        return True
    except SandtableError as wrong:
        return bool(str(wrong))
    return False


def forged(count: int, seed: int) -> list[str]:
    """What was accepted although no table would have played it."""
    accepted = []
    rng = random.Random(seed)
    records = [rich(fair=False), rich(fair=True), *map(finished, names(hidden=False))]
    for record in records:
        assert not verify(parse_record(render(record))).unchecked
    for number in range(count):
        true = records[number % len(records)]
        what, made = forge(true, rng)
        if made is not None and not rejected(made) and not is_same_match(made, true):
            accepted.append(what)
    return accepted


def test_no_forged_record_is_accepted() -> None:
    assert forged(FORGERIES, 1) == []


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_no_forged_record_is_accepted_in_many_tries() -> None:
    assert forged(2000, 20261117) == []


def damaged(count: int, seed: int) -> list[str]:
    """Files with a byte turned, a piece left out, doubled or cut off that were accepted, or that threw."""
    rng, wrong = random.Random(seed), []
    files = [render(each) for each in (rich(fair=False), rich(fair=True), *map(finished, names(hidden=False)))]
    for number in range(count):
        whole = files[number % len(files)]
        at, size = rng.randrange(len(whole)), rng.randrange(1, 40)
        other = bytes([rng.choice([byte for byte in range(256) if byte != whole[at]])])
        made = rng.choice(
            [
                whole[:at] + other + whole[at + 1 :],
                whole[:at],
                whole[:at] + whole[at + size :],
                whole[: at + size] + whole[at:],
            ]
        )
        try:
            verify(parse_record(made))
            wrong.append(f"accepted: {number}")
        except FileError as refused:
            assert str(refused)
        except Exception as thrown:
            wrong.append(f"{number}: {thrown!r}")
    return wrong


def test_no_damaged_file_is_accepted() -> None:
    assert damaged(200, 1) == []


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_no_damaged_file_is_accepted_in_many_tries() -> None:
    assert damaged(2000, 20261117) == []


def test_a_record_says_that_known_dice_were_taken_back() -> None:
    assert any("taken back" in note for note in verify(rich(fair=False)).notes)


def test_who_gave_up_is_the_hosts_word_until_somebody_kept_it() -> None:
    table = begun()
    table.resign("red")
    true, kept = table.record(), table.chronicle("blue")
    tree = msgspec.json.decode(dumps(true))
    tree["segments"][0]["entries"][-1]["seat"] = "blue"
    made = rechained(msgspec.json.decode(msgspec.json.encode(tree), type=Record))
    assert any("the host's word" in note for note in verify(parse_record(render(made))).notes)
    assert not any("the host's word" in note for note in verify(true, kept).notes)
    with pytest.raises(FileError):
        verify(made, kept)


def begun(**given: Any) -> Table:
    header = make_header(Demo(), "duel", {}, seed=1, **given)
    return Table(Demo(), header, dice_of(header))


@pytest.mark.parametrize(
    "forge",
    [
        lambda table: table.resign("nobody"),
        lambda table: table.order("nobody", "reaction", {"mode": "never"}),
        lambda table: table.order("red", "sleep", {"mode": "never"}),
        lambda table: table.order("red", "reaction", {"mode": "never", "range": 10**9}),
        lambda table: table.order("red", "reaction", {"mode": "never", "colour": 1}),
        lambda table: table.undo("red", -5, ("blue",)),
        lambda table: table.undo("nobody", 1, ("red", "blue")),
        lambda table: table.submit("red", Pack(1), by="standing"),
        lambda table: table.submit("red", Pack(3), by="clock"),
        lambda table: table.submit("red", Pack(1), by="ghost"),
        lambda table: table.nonce("red", "abc"),
    ],
)
def test_what_no_table_takes_leaves_it_as_it_was(forge: Callable[[Table], Any]) -> None:
    table = begun()
    before = dumps(table.record())
    with pytest.raises(SandtableError):
        forge(table)
    assert dumps(table.record()) == before


def test_nothing_comes_after_the_end() -> None:
    table = begun()
    table.resign("red")
    for late in (
        lambda: table.resign("blue"),
        table.draw,
        lambda: table.submit("red", Pack(1)),
        lambda: table.order("red", "reaction", {"mode": "never"}),
        lambda: table.undo("red", 1, ("blue",)),
    ):
        with pytest.raises(SandtableError):
            late()
    assert table.outcome is not None and table.outcome.winners == ("blue",)


def test_a_seat_is_vacated_during_a_match_by_whoever_sat_there_or_the_host() -> None:
    table = sandtable.new("demo", "duel", seed=3).table
    for seat, by in (("blue", "opponent"), ("blue", "clock"), ("blue", ""), ("nobody", "host"), ("", "host")):
        with pytest.raises(SandtableError):
            table.vacate(seat, by)
    table.vacate("blue", "host")
    table.vacate("blue", "person")
    assert table.vacated == ("blue", "blue") and len(table.entries) == 3
    assert restore(table.record()).vacated == table.vacated
    table.resign("red")
    with pytest.raises(SandtableError):
        table.vacate("red", "person")
