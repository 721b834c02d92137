"""Undo: freely as long as nobody learned anything, and back past that where the match's rule allows it."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.kernel.clone import clone
from sandtable.kernel.decision import Decision
from sandtable.kernel.dice import NoDice, Recorded
from sandtable.kernel.errors import Refusal
from sandtable.kernel.frames import S, Seat
from sandtable.kernel.game import Game
from sandtable.kernel.play import advance, play
from sandtable.kernel.record import EARLIER, Act, Undo
from sandtable.kernel.table.ledger import Ledger
from sandtable.kernel.table.progress import Progress

NO_UNDO = Refusal("", "no-undo")
CONSENT = Refusal("", "undo-consent")


def free_undo(at: Progress[S], seat: Seat) -> int | None:
    """The entry that this seat may take back freely now."""
    if at.outcome or at.decision is None or not at.marks:
        return None
    if at.decision.gathers:
        return next((mark.entry for mark in reversed(at.marks) if mark.seat == seat), None)
    return at.marks[-1].entry if at.marks[-1].seat == seat else None


def why_not_back(ledger: Ledger[S], at: Progress[S], seat: Seat, what: Undo) -> Refusal | None:
    """Past what somebody learned: by the match's rule never, with the consent of all others, or freely.

    In the earlier format who asked could stand among those who agreed.
    """
    rule = ledger.header.undo
    others = tuple(sorted(each for each in ledger.header.seats if each != seat))
    acts = {entry.number for entry in ledger.acts(at.undone) if isinstance(entry.what, Act)}
    if rule == "learned" or what.of not in acts:
        return NO_UNDO
    given = tuple(each for each in what.consent if each != seat) if ledger.form == EARLIER else what.consent
    return None if given == (others if rule == "consent" else ()) else CONSENT


def take_back(at: Progress[S], seat: Seat, of: int) -> tuple[Seat, ...] | None:
    """Free undo: from the mark; in a sealed decision the others' later steps are played again. Who hears of it."""
    index = next(index for index, mark in enumerate(at.marks) if mark.entry == of)
    state, kept = at.marks[index].state, at.marks[:index]
    sealed = bool(at.decision and at.decision.gathers)
    decision = advance(clone(state), NoDice(), [])
    for each in at.marks[index + 1 :]:
        trial = clone(state)
        kept.append(replace(each, state=state))
        assert decision is not None
        again = Decision(decision.seats, decision.frame, trial)
        decision = play(trial, again, each.seat, each.action, NoDice(), [])
        state = trial
    at.undone.add(of)
    at.state, at.decision, at.marks = state, advance(state, NoDice(), []), kept
    at.renumber(seat, True)
    return (seat,) if sealed else None


def rewind(game: Game[S], ledger: Ledger[S], at: Progress[S], fresh: S, of: int) -> None:
    """Back past what was learned: everything before the entry is played again, from `fresh` and its rolls."""
    acts = ledger.acts(at.undone)
    at.undone.update(entry.number for entry in acts if entry.number >= of)
    state, decision = fresh, advance(fresh, Recorded(acts[0].rolls), [])
    for entry in acts[1:]:
        if entry.number >= of:
            break
        assert decision is not None and isinstance(entry.what, Act)
        action = game.parse(entry.what.action)
        decision = play(state, decision, entry.seat, action, Recorded(entry.rolls), [])
    at.state, at.decision, at.marks = state, decision, []
    at.retaken += 1
    at.renumber()
