"""Checks and carries out one entry after another.

Every entry, played or replayed, goes through `enter`, which makes the same checks and the same changes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic

from msgspec.structs import replace

from sandtable.kernel.action import Action
from sandtable.kernel.clone import clone
from sandtable.kernel.decision import Decision
from sandtable.kernel.dice import Dice, NoDice, Recorded
from sandtable.kernel.errors import Refusal, RuleError, SandtableError
from sandtable.kernel.event import Ended, Event, Ordered, Undone, Vacated
from sandtable.kernel.frames import S, Seat
from sandtable.kernel.game import Game, K, P
from sandtable.kernel.play import advance, play
from sandtable.kernel.record import (
    EARLIER,
    Act,
    Begin,
    CallOff,
    Draw,
    EntryBody,
    Nonce,
    Resign,
    Standing,
    Undo,
    Vacate,
)
from sandtable.kernel.shapes import Outcome
from sandtable.kernel.table.ledger import Ledger
from sandtable.kernel.table.progress import Mark, Progress
from sandtable.kernel.table.standing import owed_answer, owed_by, why_no_order
from sandtable.kernel.table.taking_back import free_undo, rewind, take_back, why_not_back

NONCE = 64
"""The longest nonce, in characters."""

DiceMaker = Callable[[Mapping[Seat, str]], Dice]
"""Dice that are known once every seat has given its nonce."""


class Referee(Generic[S, P, K]):
    """The match as it stands (`at`), what is written down (`ledger`), and the only way on: `enter`."""

    def __init__(self, game: Game[S, P, K], ledger: Ledger[S], dice: Dice | DiceMaker) -> None:
        self.game, self.ledger = game, ledger
        self.at: Progress[S] = Progress()
        self._source = dice
        self.dice: Dice = NoDice() if callable(dice) else dice

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.ledger.header.seats

    @property
    def state(self) -> S:
        if self.at.state is None:
            raise RuleError(Refusal("", "not-begun"))
        return self.at.state

    def missing_nonces(self) -> tuple[Seat, ...]:
        """The seats whose share in fair dice is not given yet."""
        ledger = self.ledger
        if ledger.header.dice.kind != "fair" or ledger.form == EARLIER or len(ledger.segments) > 1:
            return ()
        return tuple(seat for seat in self.seats if seat not in self.at.nonces)

    def make_dice(self) -> None:
        """The nonces are complete: from here on dice can be drawn."""
        if callable(self._source):
            self.dice = self._source(self.at.nonces)

    def enter(self, seat: Seat, what: EntryBody, by: str, dice: Dice) -> None:
        """Check and carry out one entry."""
        if type(what) is Act:
            self.act(seat, self.game.parse(what.action), by, dice)
            return
        owed = owed_by(self.at)
        if owed is not None:
            raise SandtableError(f"the standing orders of {owed} had to answer first.")
        match what:
            case Nonce():
                self._take_nonce(seat, what, by)
            case Begin():
                self._begin(seat, by, dice)
            case Undo():
                self._undo(seat, what, by)
            case Standing():
                self._take_order(seat, what, by)
            case Resign():
                self._resign(seat, by)
            case Draw():
                self._draw(seat, by)
            case CallOff():
                self._call_off(seat, by)
            case Vacate():
                self._vacate(seat, by)

    # -- the beginning

    def _take_nonce(self, seat: Seat, what: Nonce, by: str) -> None:
        if seat not in self.missing_nonces():
            raise SandtableError(f"a nonce of {seat or 'nobody'} is not asked for.")
        if not 1 <= len(what.nonce) <= NONCE or not what.nonce.isascii() or not what.nonce.isalnum():
            raise SandtableError(f"a nonce has 1 to {NONCE} letters and digits.")
        if by == "person" and any(entry.by == "opponent" for entry in self.ledger.entries):
            raise SandtableError("people give their nonces before computers do.")
        _must_be_by(by, "person", "opponent")
        self.at.nonces[seat] = what.nonce
        self._append(seat, what, by, NoDice())
        if not self.missing_nonces():
            self.make_dice()

    def _begin(self, seat: Seat, by: str, dice: Dice) -> None:
        _must_be_by(by, "file")
        if seat or self.at.state is not None or self.missing_nonces():
            raise SandtableError("a match begins once, by itself, when all nonces are given.")
        bind(dice, self.ledger.place)
        out: list[Event] = []
        state = self._fresh()
        self.at.decision = advance(state, dice, out)
        self.at.state = state
        _must_be_done(dice)
        self._append("", Begin(), by, dice)
        self.ledger.tell(out)
        self.at.renumber()
        self._look_for_end()

    def _fresh(self) -> S:
        """The state before the segment's first entry: a snapshot, a given position, or the scenario's set-up."""
        header = self.ledger.header
        for kept in (bytes(self.ledger.segments[-1].snapshot), bytes(header.base)):
            if kept != b"null":
                return self.game.codec.state(kept)
        return self.game.start(header.scenario, header.options)

    # -- actions

    def act(self, seat: Seat, action: Action, by: str, dice: Dice) -> None:
        """An action, played on a clone: what the rules refuse leaves the match as it was."""
        self._must_run()
        before, decision, entry = self.state, self.at.decision, len(self.ledger.entries)
        if decision is None:
            raise RuleError(Refusal("", "over"))
        self._must_be_answered_by(seat, action, by, decision)
        trial, out = clone(before), list[Event]()
        bind(dice, self.ledger.place)
        following = play(trial, Decision(decision.seats, decision.frame, trial), seat, action, dice, out)
        _must_be_done(dice)
        self.at.state, self.at.decision, self.at.owed = trial, following, True
        self._append(seat, Act(str(action)), by, dice)
        self.ledger.tell(out)
        same = decision.gathers and following is not None and following.frame is decision.frame
        self.at.marks.append(Mark(entry, seat, before, action))
        closed = decision.gathers and not same
        asked_others = not (same or _only(following, seat))
        if dice.log or closed or asked_others or _reveals(out):
            self.at.marks.clear()
        self.at.renumber(seat, same)
        self._look_for_end()

    def answer_standing(self) -> None:
        """Standing orders, and seats that left, answer at once until a person is asked."""
        while (seat := owed_by(self.at)) is not None:
            assert self.at.decision is not None
            by, action = owed_answer(self.game, self.at, seat, self.at.decision)
            self.act(seat, action, by, self.dice)

    def _must_be_answered_by(self, seat: Seat, action: Action, by: str, decision: Decision[S]) -> None:
        """Standing orders answer what they say and nobody before them; the clock does what a silent seat does."""
        _must_be_by(by, "person", "opponent", "standing", "clock")
        owed = owed_by(self.at)
        if owed is not None and (seat != owed or (by, action) != owed_answer(self.game, self.at, owed, decision)):
            raise SandtableError(f"the standing orders of {owed} had to answer first.")
        if owed is None and (by == "standing" or (by == "clock" and action != decision.default(seat))):
            raise SandtableError(f"{by} does not answer this way for {seat}.")

    # -- orders, leaving, taking back

    def _take_order(self, seat: Seat, what: Standing, by: str) -> None:
        self._must_run()
        self._must_sit(seat)
        _must_be_by(by, "person")
        refusal = why_no_order(self.game.standing, what.kind, what.order)
        if refusal is not None:
            raise RuleError(refusal)
        orders = self.at.standing.setdefault(seat, {})
        if what.order is None:
            orders.pop(what.kind, None)
        else:
            orders[what.kind] = dict(what.order)
        asked = self.at.asked
        self.at.owed = asked is not None and seat in asked.seats and asked.frame.standing == what.kind in orders
        self._append(seat, what, by, NoDice())
        self.ledger.tell([Ordered(seat, what.kind, what.order is not None)])

    def _resign(self, seat: Seat, by: str) -> None:
        self._must_run()
        self._must_sit(seat)
        _must_be_by(by, "person", "clock")
        if seat in self.at.left:
            raise RuleError(Refusal("", "over"))
        self._append(seat, Resign(), by, NoDice())
        outcome = self.game.resigned(self.state, seat)
        if outcome is None:
            self.at.left.add(seat)
            self.at.owed = True
        elif by == "clock":
            self._end(replace(outcome, key="out-of-time"))
        else:
            self._end(outcome)

    def _draw(self, seat: Seat, by: str) -> None:
        self._must_run()
        _must_be_by(by, "person")
        if seat:
            raise RuleError(Refusal("", "no-such-seat"))
        self._append("", Draw(), by, NoDice())
        self._end(Outcome((), "draw-agreed"))

    def _call_off(self, seat: Seat, by: str) -> None:
        """Without a result: by a person while the match is new, later by the clock of those whom it waits for."""
        self._must_run()
        self._must_sit(seat)
        _must_be_by(by, "person", "clock")
        if by == "person" and not self.ledger.is_new():
            raise SandtableError("a match is called off while it is new, or when somebody's time has run out.")
        self._append(seat, CallOff(), by, NoDice())
        self._end(Outcome((), "called-off"))

    def _vacate(self, seat: Seat, by: str) -> None:
        """The seat is played on by somebody else. That changes nothing on the board, and everyone is told."""
        self._must_run()
        self._must_sit(seat)
        _must_be_by(by, "person", "host")
        self.at.vacated.append(seat)
        self._append(seat, Vacate(), by, NoDice())
        self.ledger.tell([Vacated(seat, by)])

    def _undo(self, seat: Seat, what: Undo, by: str) -> None:
        self._must_run()
        self._must_sit(seat)
        _must_be_by(by, "person")
        free = free_undo(self.at, seat) == what.of and not what.consent
        refusal = None if free else why_not_back(self.ledger, self.at, seat, what)
        if refusal is not None:
            raise RuleError(refusal)
        before, audience = self.at.state, None
        if free:
            audience = take_back(self.at, seat, what.of)
        else:
            rewind(self.game, self.ledger, self.at, self._fresh(), what.of)
        self.at.owed = False
        stamped = before if self.ledger.form == EARLIER else self.at.state
        self.ledger.append(seat, what, by, NoDice(), self.at.state, stamped)
        self.ledger.tell([Undone(seat, to=audience)])

    # -- what all of them need

    def _must_run(self) -> None:
        if self.at.state is None:
            raise RuleError(Refusal("", "not-begun"))
        if self.at.outcome:
            raise RuleError(Refusal("", "over"))

    def _must_sit(self, seat: Seat) -> None:
        if seat not in self.seats:
            raise RuleError(Refusal("", "no-such-seat"))

    def _append(self, seat: Seat, what: EntryBody, by: str, dice: Dice) -> None:
        self.ledger.append(seat, what, by, dice, self.at.state, self.at.state)

    def _look_for_end(self) -> None:
        if self.at.decision is None and self.at.outcome is None:
            found = self.game.result(self.state)
            if found is None:
                raise SandtableError(f"{self.game.name}: nobody is asked and nobody has won.")
            self._end(found)

    def _end(self, outcome: Outcome) -> None:
        self.at.outcome = outcome
        self.at.marks.clear()
        self.ledger.tell([Ended(outcome.winners, outcome.key)])


def bind(dice: Dice, place: int) -> None:
    """Draws belong to their place in the match."""
    dice.log.clear()
    dice.picks.clear()
    bound = getattr(dice, "bind", None)
    if bound is not None:
        bound(place)


def _must_be_by(by: str, *allowed: str) -> None:
    if by not in allowed:
        raise SandtableError(f"such an entry is not made by {by or 'nobody'}.")


def _must_be_done(dice: Dice) -> None:
    """A recorded roll that the rules did not ask for is wrong."""
    if isinstance(dice, Recorded):
        dice.done()


def _reveals(out: list[Event]) -> bool:
    """Somebody learned something. (A loop: an `any` costs as much as all that an entry tells.)"""
    for event in out:  # noqa: SIM110
        if event.reveals:
            return True
    return False


def _only(decision: Decision[S] | None, seat: Seat) -> bool:
    """Nobody but this seat has been asked."""
    return decision is not None and all(each == seat for each in decision.seats)
