"""Match files: whole, unchanged, or a message that says what is wrong where."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sandtable
from sandtable.headers import restore
from sandtable.kernel import FileError, RuleError, SandtableError, StaleError, dumps
from sandtable.kernel.record import Record, check_chain, parse_record, read_record, render
from sandtable.verify import verify


def played(seed: int = 7, fair: bool = False, steps: int = 30) -> sandtable.Match:
    match = sandtable.new("demo", "duel", seed=seed, fair=fair)
    rng = random.Random(seed)
    for _ in range(steps):
        if match.outcome:
            break
        asked = rng.choice(match.decisions)
        match.play(rng.choice(asked.options()), seat=asked.seat)
    return match


@pytest.mark.parametrize("fair", [False, True])
def test_a_match_is_saved_opened_verified_and_goes_on(tmp_path: Path, fair: bool) -> None:
    match = played(fair=fair)
    match.save(tmp_path / "m.json")
    again = sandtable.open(tmp_path / "m.json")
    assert dumps(again.table.state) == dumps(match.table.state)
    assert [d.number for d in again.decisions] == [d.number for d in match.decisions]
    proved = verify(read_record(tmp_path / "m.json"))
    assert any("every die" in line for line in proved.proved) and not proved.unchecked
    asked = again.decisions[0]
    action = asked.options()[0]
    assert again.play(action, seat=asked.seat) == match.play(action, seat=asked.seat)
    assert dumps(again.table.state) == dumps(match.table.state)


def test_every_flipped_byte_is_found() -> None:
    data = render(played(steps=6).table.record())
    assert len(data) < 8000
    for at in range(len(data)):
        for flip in (0x01, 0x20, 0x80):
            broken = bytearray(data)
            broken[at] ^= flip
            with pytest.raises(FileError):
                parse_record(bytes(broken))


def test_every_lost_byte_is_found() -> None:
    data = render(played(steps=4).table.record())
    for at in range(len(data)):
        with pytest.raises(FileError):
            parse_record(data[:at])


def test_messages_name_the_entry() -> None:
    record = played().table.record()
    entries = record.segments[0].entries
    entries[5] = msgspec.structs.replace(entries[5], seat="nobody")
    with pytest.raises(FileError, match="Entry 5 was changed"):
        parse_record(render(record))
    record = played().table.record()
    del record.segments[0].entries[3]
    with pytest.raises(FileError, match="Entry 3 carries the number 4"):
        check_chain(record)


def test_an_edited_roll_does_not_replay(tmp_path: Path) -> None:
    """Even with a chain made anew, a changed die is found: the rules or the source give another."""
    from sandtable.kernel.record import header_hash, seal

    record = played(steps=60).table.record()
    entries, before = record.segments[0].entries, header_hash(record.header)
    changed = False
    for number, entry in enumerate(entries):
        if entry.rolls and entry.rolls[0].dice and not changed:
            roll = entry.rolls[0]
            dice = (roll.dice[0] % 6 + 1, *roll.dice[1:])
            entry = msgspec.structs.replace(
                entry, rolls=(msgspec.structs.replace(roll, dice=dice, value=sum(dice)), *entry.rolls[1:])
            )
            changed = True
        entries[number] = seal(entry, before)
        before = entries[number].hash
    assert changed
    with pytest.raises(FileError):
        verify(record)


@pytest.mark.parametrize(
    ("data", "part"),
    [
        (b"", "not a match file"),
        (b"hello", "not a match file"),
        (b"[]", "not a match file"),
        (b"{}", "not a Sandtable match file"),
        (b'{"format": "sandtable-record/9"}', "Update Sandtable"),
        (b'{"format": "chess"}', "not a Sandtable match file"),
        (b'{"format": "sandtable-record/1", "header": 3}', "damaged"),
        (b'{"format": "sandtable-record/1"}', "damaged"),
        (b'{"format": "sandtable-chronicle/1"}', "chronicle"),
        (b"\xff\xfe\x00", "not a match file"),
    ],
)
def test_foreign_files_get_a_message(data: bytes, part: str) -> None:
    with pytest.raises(FileError, match=part):
        parse_record(data)


def test_a_missing_file_gets_a_message(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="cannot be read"):
        sandtable.open(tmp_path / "nothing.json")


def test_a_match_of_changed_data_says_so(tmp_path: Path) -> None:
    record = played().table.record()
    record.segments[0].data = "other"
    restored = restore(record)
    assert restored.record().segments[0].data != "other"
    again = played(steps=12).table.record()
    again.segments[0].data = "other"
    entries = again.segments[0].entries
    entries[-1] = msgspec.structs.replace(entries[-1], hash="0" * 32)
    with pytest.raises(FileError, match="data files"):
        restore(again)


def test_a_match_of_an_older_version_is_migrated_or_refused() -> None:
    from sandtable.games.demo import GAME
    from sandtable.games.demo.game import Demo
    from sandtable.kernel import Seeded, Table

    class Newer(Demo):
        version = "2"

        def migrate(self, data: bytes, version: str) -> Any:
            return self.codec.state(data)

    old = played().table
    record = msgspec.json.decode(msgspec.json.encode(old.record()), type=Record)
    moved = Table.migrated(Newer(), record, Seeded("x"), data="d")
    assert dumps(moved.state) == dumps(old.state)
    seat = moved.waiting()[0]
    question = moved.ask(seat)
    assert question is not None
    found = question.choices()
    moved.submit(seat, found[0] if isinstance(found, list) else found.first)
    check_chain(moved.record())
    again = Table.restore(Newer(), moved.record(), Seeded("x"), data="d")
    assert dumps(again.state) == dumps(moved.state)
    assert [segment.version for segment in again.record().segments] == ["1", "2"]
    with pytest.raises(SandtableError, match="cannot read a state of version 0"):
        GAME.migrate(b"", "0")


def test_a_record_without_a_beginning_is_refused() -> None:
    record = played(steps=3).table.record()
    record.segments[0].entries.clear()
    with pytest.raises(FileError, match="no beginning"):
        restore(record)


SAVER = """
import sys, sandtable
match = sandtable.new("demo", "duel", seed=1)
match.save(sys.argv[1])
print("ready", flush=True)
while True:
    asked = match.decisions[0] if match.decisions else None
    if asked is None:
        match = sandtable.new("demo", "duel", seed=1)
    else:
        match.play(asked.options()[-1], seat=asked.seat)
    match.save(sys.argv[1])
"""


def kill_while_saving(folder: Path, times: int) -> int:
    """Kill -9 a program that saves without end; after each kill the file must be whole."""
    file = folder / "m.json"
    for number in range(times):
        with subprocess.Popen([sys.executable, "-c", SAVER, str(file)], stdout=subprocess.PIPE) as saver:
            assert saver.stdout is not None
            saver.stdout.readline()
            time.sleep(random.Random(number).random() * 0.03)
            os.kill(saver.pid, signal.SIGKILL)
        sandtable.open(file)
    return times


def test_kill_during_a_save_leaves_a_whole_file(tmp_path: Path) -> None:
    assert kill_while_saving(tmp_path, 6) == 6


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_two_hundred_kills_during_a_save(tmp_path: Path) -> None:
    assert kill_while_saving(tmp_path, 200) == 200


def test_a_failing_write_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played()
    match.save(tmp_path / "m.json")
    before = (tmp_path / "m.json").read_bytes()
    monkeypatch.setattr(os, "replace", lambda *a: (_ for _ in ()).throw(OSError("disk full")))
    with pytest.raises(OSError, match="disk full"):
        match.save(tmp_path / "m.json")
    assert (tmp_path / "m.json").read_bytes() == before
    assert list(tmp_path.iterdir()) == [tmp_path / "m.json"]


def test_errors_of_the_api_say_what_to_do() -> None:
    match = sandtable.new("demo", "duel", seed=1)
    with pytest.raises(SandtableError, match="Several seats are asked"):
        match.play("pack 1")
    with pytest.raises(SandtableError, match="no seat 'green'"):
        match.play("pack 1", seat="green")
    with pytest.raises(RuleError) as refused:
        match.play("pack 9", seat="red")
    assert (refused.value.rule, refused.value.key, refused.value.args) == ("DM-1", "too-much-powder", {})
    assert refused.value.reason == "Pack none to three shots. (DM-1)"
    with pytest.raises(SandtableError, match="no scenario"):
        sandtable.new("demo", "war")
    with pytest.raises(SandtableError, match="no game"):
        sandtable.new("chess", "war")
    with pytest.raises(SandtableError, match="no option 'x'"):
        sandtable.new("demo", "duel", options={"x": 1})
    with pytest.raises(SandtableError, match="between 1 and 20"):
        sandtable.new("demo", "duel", options={"turns": 99})
    with pytest.raises(SandtableError, match="should be a int"):
        sandtable.new("demo", "duel", options={"turns": "many"})
    number = match.decisions[0].number
    match.play("pack 1", seat="red")
    with pytest.raises(StaleError):
        match.table.submit("red", match.game.parse("pack 2"), number)
