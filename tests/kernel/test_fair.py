"""Fair dice as promised: the host commits, then everyone gives a nonce, then dice fall; a host who cheats is caught."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import sandtable
from sandtable.games.demo.actions import Pack
from sandtable.games.demo.game import Demo
from sandtable.headers import computer_nonce, dice_of, make_header, restore
from sandtable.kernel import Fair, FileError, Ready, RuleError, SandtableError, Table, dumps
from sandtable.kernel.dice import picked
from sandtable.kernel.record import (
    EARLIER,
    Chronicle,
    Entry,
    Header,
    Nonce,
    Record,
    header_hash,
    raw,
    read_record,
    seal,
)
from sandtable.verify import read_chronicle, verify

FILES = Path(__file__).parent / "files"


def begun() -> Table:
    header = make_header(Demo(), "duel", {}, fair=True)
    return Table(Demo(), header, dice_of(header))


def finished(table: Table) -> Table:
    for seat in table.seats:
        table.submit(seat, Pack(1))
        table.submit(seat, Ready())
    while table.decision is not None:
        seat = table.decision.seats[0]
        table.submit(seat, table.decision.default(seat))
    return table


def read(record: Record) -> Record:
    return msgspec.json.decode(dumps(record), type=Record)


def test_nothing_is_rolled_before_every_seat_gave_its_nonce() -> None:
    table = begun()
    assert table.missing_nonces() == ("red", "blue") and not table.begun and table.waiting() == ()
    with pytest.raises(RuleError, match="not-begun"):
        table.submit("red", Pack(1))
    table.nonce("red", "a1")
    assert restore(read(table.record())).missing_nonces() == ("blue",), "it can be kept and opened in between"
    with pytest.raises(SandtableError, match="not asked for"):
        table.nonce("red", "b2")
    table.nonce("blue", computer_nonce(table.header, "blue"), by="opponent")
    assert table.waiting() == ("red", "blue")
    kinds = [type(entry.what) for entry in table.entries]
    assert kinds[:2] == [Nonce, Nonce], "the record keeps the order"


def moved(record: Record, entry: int, to: int) -> Record:
    """The record with one entry in another place, numbered and sealed anew."""
    order = record.entries
    order.insert(to, order.pop(entry))
    before, made = header_hash(record.header), list[Entry]()
    for number, each in enumerate(order):
        made.append(seal(msgspec.structs.replace(each, number=number, state=""), before))
        before = made[-1].hash
    return msgspec.structs.replace(record, segments=[msgspec.structs.replace(record.segments[0], entries=made)])


@pytest.mark.parametrize("behind", ["the beginning", "the first die", "the end"])
def test_a_nonce_does_not_come_after_the_first_die(behind: str) -> None:
    """At the table it is not asked for; in a file the match could not have begun without it."""
    table = begun()
    table.nonce("red", "a1")
    table.nonce("blue", "b2")
    for seat in table.seats:
        with pytest.raises(SandtableError, match="not asked for"):
            table.nonce(seat, "c3")
    record = read(finished(table).record())
    die = next(entry.number for entry in record.entries if entry.rolls)
    place = {"the beginning": 2, "the first die": die, "the end": len(record.entries) - 1}[behind]
    with pytest.raises(FileError, match="Entry 1 cannot be replayed: a match begins once"):
        verify(moved(record, 1, place))


def test_people_come_before_computers() -> None:
    table = begun()
    table.nonce("blue", computer_nonce(table.header, "blue"), by="opponent")
    with pytest.raises(SandtableError, match="before computers"):
        table.nonce("red", "a1")


def test_a_nonce_that_the_host_chose_for_a_computer_is_found() -> None:
    table = begun()
    table.nonce("red", "a1")
    table.nonce("blue", "chosen", by="opponent")
    with pytest.raises(FileError, match="chosen by the host"):
        verify(read(finished(table).record()))


def test_a_host_who_grinds_secrets_is_caught() -> None:
    """He sees the nonces and looks for a secret whose first throw pleases him; what a player kept gives him away."""
    honest = begun()
    honest.nonce("red", "a1")
    kept = honest.chronicle("red")
    assert kept.dice.commitment and not kept.dice.seed
    for attempt in range(200):
        secret = attempt.to_bytes(32, "big")
        source = msgspec.structs.replace(
            honest.header.dice, seed=secret.hex(), commitment=Fair.commitment(secret, honest.header.match)
        )
        header: Header = msgspec.structs.replace(honest.header, dice=source)
        ground = Table(Demo(), header, dice_of(header))
        ground.nonce("red", "a1")
        ground.nonce("blue", "b2")
        finished(ground)
        first = next(roll for entry in ground.entries for roll in entry.rolls)
        if first.value >= 11:
            break
    else:
        raise AssertionError("no secret gave the throw that the host wanted")
    record = read(ground.record())
    assert not verify(record).unchecked, "alone the file looks right"
    with pytest.raises(FileError, match="committed to another secret"):
        verify(record, kept)


def test_a_host_who_grinds_his_own_nonce_is_named() -> None:
    """He keeps his secret and, at a seat of his own or in the name of a computer, gives the nonce that pleases him."""
    table = begun()
    table.nonce("red", "a1")
    kept = table.chronicle("red")
    table.nonce("blue", "ground")
    found = verify(read(finished(table).record()), kept)
    assert [note for note in found.notes if "blue gave a nonce after red" in note]
    honest = begun()
    honest.nonce("red", "a1")
    kept = honest.chronicle("red")
    honest.nonce("blue", computer_nonce(honest.header, "blue"), by="opponent")
    assert not verify(read(finished(honest).record()), kept).notes, "nobody could choose after red"


def first_throw(header: Header, edits: int) -> tuple[int, ...]:
    """The first dice of a match in which blue changes his mind so often before anybody has thrown any."""
    table = Table(Demo(), header, dice_of(header))
    for seat, nonce in (("blue", "b2"), ("red", "a1")):
        table.nonce(seat, nonce)
    for number in range(edits):
        table.submit("blue", Pack(2 + number % 2))
        table.order("blue", "reaction", {"mode": "never"})
    rolls = next(entry.rolls for entry in finished(table).entries if entry.rolls)
    return tuple(die for roll in rolls for die in roll.dice)


def test_who_knows_the_secret_moves_no_die_by_entries_that_change_nothing() -> None:
    """A host at the table who foresees the dice could edit in secret, unseen, until those of the next throw please."""
    header = begun().header
    assert len({first_throw(header, edits) for edits in range(8)}) == 1
    earlier = msgspec.structs.replace(header, dice=msgspec.structs.replace(header.dice, bound=msgspec.UNSET))
    assert len({first_throw(earlier, edits) for edits in range(8)}) > 1, "in earlier files every entry moved them"


def test_a_file_whose_dice_could_be_moved_is_not_simply_ok() -> None:
    """It was written before dice hung on throws alone, or by a host who would like to move them: also replayed."""
    header = begun().header
    earlier = msgspec.structs.replace(header, dice=msgspec.structs.replace(header.dice, bound=msgspec.UNSET))
    table = Table(Demo(), earlier, dice_of(earlier))
    for seat in table.seats:
        table.nonce(seat, "a1")
    kept = table.chronicle("red")
    record = read(finished(table).record())
    assert b"bound" not in dumps(record.header), "and is hashed as it was"
    found = verify(record, kept)
    assert any("nobody chose the dice" in line for line in found.unchecked) and "every die" in found.proved[3]


def test_alone_a_file_does_not_claim_that_the_commitment_came_first() -> None:
    found = verify(read(finished(sandtable.new("demo", "duel", fair=True).table).record()))
    assert any("--chronicle" in note for note in found.notes) and not any("came after" in line for line in found.proved)


def test_what_a_player_kept_must_stand_in_the_record(tmp_path: Path) -> None:
    match = sandtable.new("demo", "duel", fair=True)
    table = match.table
    table.submit("red", Pack(1))
    table.submit("red", Ready())
    (tmp_path / "red.json").write_bytes(dumps(table.chronicle("red")))
    finished_later = read(finished_from(table).record())
    kept = read_chronicle(tmp_path / "red.json")
    assert any("that red kept" in line for line in verify(finished_later, kept).proved)
    forged: Chronicle = msgspec.structs.replace(kept, lines=kept.lines[:-1])
    with pytest.raises(FileError, match="something else"):
        verify(finished_later, forged)
    other = sandtable.new("demo", "duel", fair=True).table
    with pytest.raises(FileError, match="another match"):
        verify(read(finished(other).record()), kept)


def finished_from(table: Table) -> Table:
    table.submit("blue", Pack(1))
    table.submit("blue", Ready())
    while table.decision is not None:
        seat = table.decision.seats[0]
        table.submit(seat, table.decision.default(seat))
    return table


def test_sealed_edits_of_others_do_not_move_the_head() -> None:
    table = sandtable.new("demo", "duel", seed=1).table
    before = dumps(table.chronicle("red"))
    table.submit("blue", Pack(1))
    table.submit("blue", Pack(2))
    table.undo("blue")
    assert dumps(table.chronicle("red")) == before
    table.submit("blue", Ready())
    assert dumps(table.chronicle("red")) != before


def test_an_unrevealed_secret_is_not_checked() -> None:
    record = read(finished(sandtable.new("demo", "duel", fair=True).table).record())
    hidden = msgspec.structs.replace(record.header, dice=msgspec.structs.replace(record.header.dice, seed=""))
    before = header_hash(hidden)
    entries = record.segments[0].entries
    for at, entry in enumerate(entries):
        entries[at] = seal(entry, before)
        before = entries[at].hash
    found = verify(msgspec.structs.replace(record, header=hidden))
    assert found.unchecked and not any("every die" in line for line in found.proved)


def test_a_pick_can_be_checked_from_the_file_alone() -> None:
    """With the revealed secret and the weights in the file, without knowing a rule."""
    record = read(_with_picks())
    nonces = {entry.seat: entry.what.nonce for entry in record.entries if isinstance(entry.what, Nonce)}
    dice = Fair(Fair.key(bytes.fromhex(record.header.dice.seed), record.header.match, nonces), record.header.match)
    checked = throws = 0
    for entry in record.entries:
        if len(entry.rolls) == len(entry.picks) == 1:
            dice.bind(throws)
            (roll,), (weights,) = entry.rolls, entry.picks
            assert picked(weights, dice.face(sum(weights), roll.why), roll.why) == roll.value
            checked += 1
        throws += bool(entry.rolls)
    assert checked


def _with_picks() -> Record:
    match = sandtable.new("blitzkrieg", "hannut", fair=True)
    for _ in range(400):
        if any(entry.picks for entry in match.table.entries):
            break
        asked = match.decisions[0]
        match.play(match.table.decision.default(asked.seat), seat=asked.seat)  # type: ignore[union-attr]
    return match.table.record()


@pytest.mark.parametrize("name", ["record-1-seeded.json", "record-1-fair.json"])
def test_files_of_the_earlier_format_are_read_verified_and_gone_on_with(name: str, tmp_path: Path) -> None:
    record = read_record(FILES / name)
    found = verify(record)
    assert any("earlier format does not keep" in line for line in found.unchecked), "never simply ok"
    assert (record.header.dice.kind == "fair") == any("every nonce himself" in line for line in found.unchecked)
    match = sandtable.open(FILES / name)
    if match.outcome is None:
        asked = match.decisions[0]
        match.play(asked.options()[0], seat=asked.seat)
    match.save(tmp_path / "again.json")
    assert verify(read_record(tmp_path / "again.json")).unchecked == found.unchecked


def test_a_match_that_is_rewritten_in_the_earlier_format_is_not_simply_ok() -> None:
    """Its host could have taken back by another rule there: it is not checked, and what a player kept denies it."""
    table = sandtable.new("demo", "duel", seed=3, undo="learned").table
    kept = table.chronicle("red")
    true = read(finished(table).record())
    assert not verify(true, kept).unchecked
    header = msgspec.structs.replace(true.header, undo="consent")
    before, entries = header_hash(header, EARLIER), list[Entry]()
    for entry in true.entries:
        entries.append(seal(msgspec.structs.replace(entry, picks=()), before, EARLIER))
        before = entries[-1].hash
    segments = [msgspec.structs.replace(true.segments[0], entries=entries)]
    rewritten = msgspec.structs.replace(true, format=EARLIER, header=header, segments=segments)
    assert verify(rewritten).unchecked
    with pytest.raises(FileError, match="changed afterwards"):
        verify(rewritten, kept)


def test_a_rule_for_taking_back_that_was_changed_later_is_found_by_who_kept_the_first_page() -> None:
    """Nothing was seen yet when red kept it: the head of the header alone gives the host away."""
    table = begun()
    kept = table.chronicle("red")
    assert not kept.lines
    header = msgspec.structs.replace(table.header, undo="free")
    other = Table(Demo(), header, dice_of(header))
    for seat in other.seats:
        other.nonce(seat, "a1")
    with pytest.raises(FileError, match="changed afterwards"):
        verify(read(finished(other).record()), kept)


def test_a_match_from_a_position_is_told_from_one_of_the_scenario() -> None:
    """Who writes a position in which the other has lost already, and plays it to the end, proves no win by that."""
    start = sandtable.new("demo", "duel", seed=3).table
    assert not verify(read(finished(start).record())).notes
    header = make_header(Demo(), "duel", {}, seed=3, base=raw(sandtable.new("demo", "duel", seed=4).table.state))
    table = finished(Table(Demo(), header, dice_of(header)))
    assert any("began from a position" in note for note in verify(read(table.record())).notes)


def test_throws_that_could_not_be_kept_move_no_die() -> None:
    """A write fails, the table goes back, and the throw is made again: the same dice, and the file proves them."""
    table = begun()
    for seat in table.seats:
        table.nonce(seat, "a1")
    for seat in table.seats:
        table.submit(seat, Pack(1))
        table.submit(seat, Ready())
    again = 0
    while table.decision is not None:
        before, seat = table.savepoint(), table.decision.seats[0]
        table.submit(seat, table.decision.default(seat))
        rolls = [entry.rolls for entry in table.entries[before.entries :]]
        table.go_back(before)
        table.submit(seat, table.decision.default(seat))
        assert [entry.rolls for entry in table.entries[before.entries :]] == rolls
        again += any(rolls)
    assert again and not verify(read(table.record())).unchecked
