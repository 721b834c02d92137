"""What a match file proves: that it was played by the rules, that nothing was changed, that nobody chose the dice."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from sandtable.headers import computer_nonce, dice_of, restore
from sandtable.kernel import Fair, FileError, Table, dumps, loads
from sandtable.kernel.record import (
    CHRONICLE,
    EARLIER,
    CallOff,
    Chronicle,
    ChronicleLine,
    Draw,
    Nonce,
    Record,
    Resign,
    check_chain,
    header_hash,
)

_TOLD = (
    "that somebody gave up, or all agreed to end it (entry {number}), no rule shows: it is the host's word, unless a "
    "player's chronicle tells it"
)


class Verdict(Struct):
    """Sentences: what was proved, what could not be checked, and what one should know of the match."""

    proved: list[str]
    unchecked: list[str]
    notes: list[str] = []


def verify(record: Record, kept: Chronicle | None = None) -> Verdict:
    """Raises `FileError` where something does not hold; `kept` is the chronicle that a player saved."""
    check_chain(record)
    table = restore(record)
    found = Verdict([f"{len(table.entries)} entries replay by the rules", "every hash fits"], [])
    if table.retaken:
        found.notes.append(f"known results were taken back {table.retaken} times, as the match's rule allows")
    for seat in dict.fromkeys(table.vacated):
        found.notes.append(f"{table.vacated.count(seat)} times somebody else sat down at {seat} during the match")
    if bytes(record.header.base) != b"null":
        found.notes.append("the match began from a position that its file gives, not from the set-up of its scenario")
    if record.format == EARLIER:
        found.unchecked.append(
            "what the earlier format does not keep: the rule for taking back and the weights of picks"
        )
    shown = -1 if kept is None else _reached(record, kept)
    for entry in table.entries:
        if isinstance(entry.what, Resign | Draw | CallOff) and entry.number > shown:
            found.notes.append(_TOLD.format(number=entry.number))
    closed = len(record.segments) - 1
    if closed:
        found.unchecked.append(f"{closed} parts played with earlier versions of the rules are not replayed")
    if not _is_state(record, table):
        raise FileError("The state at the end of the file is not the one that its entries lead to.")
    _verify_dice(table, record, found)
    if kept is not None:
        _verify_chronicle(record, kept, found)
    return found


def accepted(record: Record) -> Table:
    """The table of a file from elsewhere: everything in it was checked, and it can be gone on with or is over."""
    verify(record)
    if len(record.segments) > 1:
        raise FileError("Parts of the match were played with earlier versions of the rules and cannot be checked here.")
    table = restore(record)
    if table.outcome is None and record.header.dice.kind == "fair" and not record.header.dice.seed:
        raise FileError("The match is not over, and only its host has the secret of its dice.")
    return table


def _is_state(record: Record, table: Table) -> bool:
    try:
        return dumps(loads(bytes(record.end), object)) == dumps(loads(bytes(table.record().end), object))
    except msgspec.DecodeError:
        return False


def _verify_dice(table: Table, record: Record, found: Verdict) -> None:
    source = record.header.dice
    if source.kind == "fair":
        if not source.seed:
            found.unchecked.append("the dice: the host's secret is not in the file (it is revealed when a match ends)")
            return
        if Fair.commitment(bytes.fromhex(source.seed), record.header.match) != source.commitment:
            raise FileError("The revealed secret is not the one that was committed to.")
        for entry in record.entries:
            bound = not isinstance(entry.what, Nonce) or entry.by != "opponent"
            if not bound and entry.what != Nonce(computer_nonce(record.header, entry.seat)):
                raise FileError(f"The nonce of the computer player {entry.seat} was chosen by the host.")
        found.proved.append("the secret is the one that the file says was committed to")
        if record.format == EARLIER:
            found.unchecked.append(
                "that nobody chose the dice: in the earlier format the host made every nonce himself"
            )
        elif source.bound is msgspec.UNSET:
            found.unchecked.append(
                "that nobody chose the dice: in this file they hang on the number of entries, so whoever knew the "
                "secret could write some until they pleased"
            )
        found.notes.append("that the host committed before he saw a nonce shows only what a player kept (--chronicle)")
    Table.restore(table.game, record, dice_of(record.header), prove=True)
    found.proved.append(f"every die is the one that the {source.kind} source gives")


def _verify_chronicle(record: Record, kept: Chronicle, found: Verdict) -> None:
    """What a player saved must be what the record says that seat saw, up to the entry it had come to."""
    header = record.header
    for name in ("match", "game", "scenario", "options", "seats"):
        if getattr(header, name) != getattr(kept, name):
            raise FileError(f"The chronicle is of another match: its {name} differs.")
    if kept.dice.commitment != header.dice.commitment:
        raise FileError("The host committed to another secret than the chronicle says: the dice were chosen later.")
    if kept.seat not in header.seats:
        raise FileError(f"The chronicle is of {kept.seat}, who has no seat in this match.")
    number = _reached(record, kept)
    if number < 0 and kept.head != header_hash(header, record.format):
        raise FileError("The record does not contain what the chronicle ends with: it was changed afterwards.")
    then = restore(record, upto=number + 1).chronicle(kept.seat)
    if [_plain(line) for line in then.lines] != [_plain(line) for line in kept.lines]:
        raise FileError(f"The chronicle of {kept.seat} says something else than the record.")
    found.proved.append(f"all {len(kept.lines)} lines that {kept.seat} kept stand in the record")
    if header.dice.commitment:
        found.notes = [note for note in found.notes if "--chronicle" not in note]
        found.proved.append(f"the host's commitment is the one that {kept.seat} kept")
    for seat in people_after(record, kept.seat):
        found.notes.append(f"{seat} gave a nonce after {kept.seat}: a host who sits there could choose it")


def _reached(record: Record, kept: Chronicle) -> int:
    """The entry that the chronicle had come to; -1: none of this record."""
    return next((entry.number for entry in record.entries if entry.hash == kept.head), -1)


def people_after(record: Record, seat: str = "") -> tuple[str, ...]:
    """The seats whose nonces came after this one's, those of computers left out: who knows the secret and gives such a
    nonce can try many. Without a seat all of them."""
    given = [entry for entry in record.entries if isinstance(entry.what, Nonce)]
    own = next((entry.number for entry in given if entry.seat == seat), -1)
    return tuple(entry.seat for entry in given if entry.by != "opponent" and entry.number > own and entry.seat != seat)


def _plain(line: ChronicleLine) -> tuple[int, object, str]:
    return line.n, loads(bytes(line.event), object), line.action


def read_chronicle(path: Path) -> Chronicle:
    """A seat's chronicle from its file."""
    try:
        data = Path(path).read_bytes()
    except OSError as wrong:
        raise FileError(f"{path} cannot be read: {wrong.strerror}.") from wrong
    try:
        kept = loads(data, Chronicle)
    except msgspec.DecodeError as wrong:
        raise FileError(f"{path} is not a chronicle, or it is damaged: {wrong}.") from wrong
    if kept.format != CHRONICLE:
        raise FileError(f"{path} has the format {kept.format}; a chronicle has {CHRONICLE}.")
    return kept
