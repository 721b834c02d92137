"""Entries of a record, carried out once more: checked as if they were played, and equal to the byte."""

from __future__ import annotations

import msgspec

from sandtable.kernel.clone import clone
from sandtable.kernel.dice import Compared, Dice, Recorded
from sandtable.kernel.errors import FileError
from sandtable.kernel.event import Event
from sandtable.kernel.frames import S, Seat
from sandtable.kernel.game import Game, K, P
from sandtable.kernel.play import unfold
from sandtable.kernel.record import EARLIER, Act, Entry, Nonce, Segment
from sandtable.kernel.table.ledger import Ledger
from sandtable.kernel.table.referee import Referee, bind


def keep_closed(referee: Referee[S, P, K], closed: list[Segment], snapshot: msgspec.Raw) -> None:
    """Segments of earlier versions stay as they are; the nonces among their entries still make the dice."""
    ledger = referee.ledger
    ledger.keep(closed, snapshot)
    referee.at.nonces.update({e.seat: e.what.nonce for e in ledger.entries if isinstance(e.what, Nonce)})
    if closed:
        referee.make_dice()


def replay(referee: Referee[S, P, K], entry: Entry, prove: bool = False) -> None:
    """Carry out a recorded entry and keep it as it is; `prove` draws its dice again and compares."""
    ledger = referee.ledger
    salts, ledger.salts = ledger.salts, lambda: entry.salt
    try:
        if prove:
            bind(referee.dice, ledger.place)
        source = referee.dice if prove else None
        referee.enter(entry.seat, entry.what, entry.by, rolls_again(entry, ledger.form, source))
    except Exception as wrong:  # a hostile file can make any rule stumble
        raise FileError(f"Entry {entry.number} cannot be replayed: {wrong}") from wrong
    finally:
        ledger.salts = salts
    made = ledger.entries[-1]
    if entry.state and made.state != entry.state:
        raise FileError(f"Entry {entry.number} leads to another state than the record says.")
    if made.hash != entry.hash:
        raise FileError(f"Entry {entry.number} does not replay to itself.")


def rolls_again(entry: Entry, form: str, source: Dice | None = None) -> Recorded:
    """The entry's rolls; with a source, which is bound to them, each is drawn from it, too, and must be the same."""
    picks = None if form == EARLIER else entry.picks
    if source is None:
        return Recorded(entry.rolls, picks)
    return Compared(entry.rolls, source, picks)


def moments(
    game: Game[S, P, K], ledger: Ledger[S], entry: int, eyes: frozenset[Seat], readers: frozenset[Seat]
) -> list[tuple[int, P]]:
    """The pictures inside an entry, as these eyes saw them one after another, each with the number of the entry's
    events that the readers of the log had been told by then.

    The entry is played again from its rolls. A frame that told the readers nothing gives no picture, so that the
    number of pictures says nothing of what is hidden.
    """
    after, done = ledger.history[entry], ledger.entries[entry]
    if after is None:
        return []
    seen = sum(line.entry == entry and line.event.seen_by(readers) for line in ledger.log)
    last = (seen, game.picture(after, eyes))
    before = ledger.history[entry - 1] if entry else None
    if not isinstance(done.what, Act) or before is None:
        return [last]
    state, out, inside = clone(before), list[Event](), dict[int, P]()
    for _ in unfold(state, done.seat, game.parse(done.what.action), rolls_again(done, ledger.form), out):
        told = sum(event.seen_by(readers) for event in out)
        if told and told < seen and told not in inside:
            inside[told] = game.picture(state, eyes)
    return [*inside.items(), last]
