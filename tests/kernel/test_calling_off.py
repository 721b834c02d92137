"""A match is called off while it is new, as everybody can see it; later only because somebody let the others wait."""

from __future__ import annotations

import msgspec
import pytest

import sandtable
from sandtable.games.demo.actions import Pack
from sandtable.headers import restore
from sandtable.kernel import FileError, Ready, SandtableError, Table, dumps
from sandtable.kernel.record import CallOff, Record, seal
from sandtable.kernel.table.ledger import NEW
from sandtable.verify import verify


def moved_on() -> Table:
    """Both have moved twice."""
    table = sandtable.new("demo", "duel", seed=3).table
    for seat in table.seats:
        table.submit(seat, Pack(1))
        table.submit(seat, Ready())
    while table.fresh:
        assert table.decision is not None
        seat = table.decision.seats[0]
        table.submit(seat, table.decision.default(seat))
    assert table.outcome is None
    return table


def test_who_has_moved_twice_calls_nothing_off() -> None:
    table = moved_on()
    before = len(table.entries)
    with pytest.raises(SandtableError, match="while it is new"):
        table.call_off("red")
    assert len(table.entries) == before and table.outcome is None
    table.call_off("red", by="clock")
    assert table.outcome is not None and table.outcome.key == "called-off"
    assert not verify(msgspec.json.decode(dumps(table.record()), type=Record)).unchecked


def test_a_forged_calling_off_is_found() -> None:
    """The loser of a long match writes that it was called off, with every hash made right again."""
    table = moved_on()
    table.call_off("red", by="clock")
    record = msgspec.json.decode(dumps(table.record()), type=Record)
    entries = record.segments[-1].entries
    assert entries[-1].what == CallOff()
    entries[-1] = seal(msgspec.structs.replace(entries[-1], by="person"), entries[-2].hash)
    with pytest.raises(FileError, match="while it is new"):
        restore(record)


def test_what_is_chosen_in_secret_does_not_make_a_match_old() -> None:
    """Whether it may be called off is told to everybody: so many edits of one seat would show."""
    table = sandtable.new("demo", "duel", seed=3).table
    assert table.fresh
    for number in range(NEW + 10):
        table.submit("blue", Pack(number % 3))
    assert len(table.log) > NEW and table.fresh
    table.call_off("red")
    assert table.outcome is not None
