"""What one seat may keep of a match: what it saw and did, and nothing else."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.kernel.event import Event
from sandtable.kernel.frames import S, Seat
from sandtable.kernel.record import (
    CHRONICLE,
    NOTHING,
    Act,
    Chronicle,
    ChronicleLine,
    EntryBody,
    Nonce,
    header_hash,
    raw,
)
from sandtable.kernel.table.ledger import Ledger


def chronicle(ledger: Ledger[S], seat: Seat, *, over: bool) -> Chronicle:
    """The head is that of the last entry of which the seat saw something: what others seal does not move it."""
    eyes, events = frozenset((seat,)), _by_entry(ledger)
    lines: list[ChronicleLine] = []
    head = header_hash(ledger.header, ledger.form)
    for entry in ledger.entries:
        told = [event for event in events.get(entry.number, ()) if event.seen_by(eyes)]
        own = entry.seat == seat and isinstance(entry.what, Act | Nonce)
        if own:
            lines.append(ChronicleLine(len(lines), NOTHING, _words(entry.what)))
        for event in told:
            lines.append(ChronicleLine(len(lines), raw(event)))
        if own or told or isinstance(entry.what, Nonce):
            head = entry.hash
    header, last = ledger.header, ledger.segments[-1]
    dice = header.dice if over else replace(header.dice, seed="")
    return Chronicle(
        CHRONICLE, header.match, header.game, last.version, last.data, header.scenario, header.options, header.seats,
        seat, dice, lines, head,
    )  # fmt: skip


def _by_entry(ledger: Ledger[S]) -> dict[int, list[Event]]:
    found: dict[int, list[Event]] = {}
    for line in ledger.log:
        found.setdefault(line.entry, []).append(line.event)
    return found


def _words(what: EntryBody) -> str:
    return what.action if isinstance(what, Act) else f"nonce {what.nonce}" if isinstance(what, Nonce) else ""
