"""One match at a table: the only place that changes it.

Every entry, played or replayed, goes through `_enter`, which makes the same checks and the same changes. What goes
wrong changes nothing: a call ends with all of its entries or with none. Standing orders answer in the same call.
Every question has a number of its own per seat.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec import Struct

from sandtable.kernel.action import Action
from sandtable.kernel.chronicle import chronicle
from sandtable.kernel.clone import clone
from sandtable.kernel.decision import Decision
from sandtable.kernel.dice import Compared, Dice, NoDice, Recorded
from sandtable.kernel.errors import FileError, Refusal, RuleError, SandtableError, StaleError
from sandtable.kernel.event import Ended, Event, Ordered, Undone
from sandtable.kernel.frames import Seat
from sandtable.kernel.game import Game, Question
from sandtable.kernel.ledger import Ledger, Logged
from sandtable.kernel.play import advance, play, unfold
from sandtable.kernel.progress import Mark, Progress
from sandtable.kernel.record import (
    EARLIER,
    FORMAT,
    Act,
    Begin,
    Chronicle,
    Draw,
    Entry,
    EntryBody,
    Header,
    Nonce,
    Record,
    Resign,
    Segment,
    Standing,
    Undo,
    raw,
)
from sandtable.kernel.shapes import Outcome
from sandtable.kernel.standing import why_no_order
from sandtable.kernel.taking_back import free_undo, rewind, take_back, why_not_back

NONCE = 64
"""The longest nonce, in characters."""

DiceMaker = Callable[[Mapping[Seat, str]], Dice]
"""Dice that are known once every seat has given its nonce."""


class Savepoint(Struct, frozen=True):
    """A match to go back to: what is written down only grows, so going back is cutting it."""

    progress: Progress
    entries: int
    lines: int


def _salt() -> str:
    return secrets.token_hex(8)


class Table:
    """A match in progress. With fair dice it begins when every seat has given its nonce."""

    def __init__(
        self,
        game: Game,
        header: Header,
        dice: Dice | DiceMaker,
        *,
        data: str = "",
        salts: Callable[[], str] = _salt,
        form: str = FORMAT,
    ) -> None:
        self._empty(game, header, dice, data, salts, form)
        if not self.missing_nonces():
            self._enter("", Begin(), "file", self.dice)

    def _empty(
        self, game: Game, header: Header, dice: Dice | DiceMaker, data: str, salts: Callable[[], str], form: str
    ) -> None:
        self.game, self.header = game, header
        self._ledger = Ledger(header, form, Segment(game.version, data), salts)
        self._at = Progress()
        self._source = dice
        self.dice: Dice = NoDice() if callable(dice) else dice

    # -- looking

    @property
    def state(self) -> Any:
        """The whole truth; it never leaves the host. None before the match has begun."""
        return self._at.state

    @property
    def decision(self) -> Decision | None:
        return None if self._at.outcome else self._at.decision

    @property
    def outcome(self) -> Outcome | None:
        return self._at.outcome

    @property
    def standing(self) -> dict[Seat, dict[str, dict[str, Any]]]:
        return self._at.standing

    @property
    def undone(self) -> set[int]:
        """The entries that were taken back."""
        return self._at.undone

    @property
    def retaken(self) -> int:
        """How often something known was taken back: more than free undo, which teaches nobody anything."""
        return self._at.retaken

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.header.seats

    @property
    def head(self) -> str:
        """The hash of the last entry."""
        return self._ledger.head

    @property
    def segment(self) -> int:
        """The number of the segment that entries are added to."""
        return len(self._ledger.segments) - 1

    @property
    def entries(self) -> list[Entry]:
        return self._ledger.entries

    @property
    def log(self) -> list[Logged]:
        return self._ledger.log

    @property
    def history(self) -> list[Any]:
        """The state after each entry."""
        return self._ledger.history

    def missing_nonces(self) -> tuple[Seat, ...]:
        """The seats whose share in fair dice is not given yet."""
        if self.header.dice.kind != "fair" or self._ledger.form == EARLIER or self.segment:
            return ()
        return tuple(seat for seat in self.seats if seat not in self._at.nonces)

    def waiting(self) -> tuple[Seat, ...]:
        return self.decision.seats if self.decision else ()

    def number(self, seat: Seat) -> int:
        """The number of the seat's open question; it counts that seat's questions alone."""
        return self._at.numbers.get(seat, 0)

    def ask(self, seat: Seat) -> Question | None:
        """The seat's open question, if it may answer one."""
        decision = self.decision
        if decision is None or not decision.may_answer(seat):
            return None
        return Question(seat, decision, self.number(seat))

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        """Why this action would be refused now."""
        decision = self.decision
        return Refusal("", "over") if decision is None else decision.why_not(seat, action)

    def picture(self, eyes: Iterable[Seat] = ()) -> Any:
        """What is drawn for these seats; after the end everything. None before the match has begun."""
        return None if self.state is None else self.game.picture(self.state, self._open_to(eyes))

    def knowledge(self, eyes: Iterable[Seat] = ()) -> Any:
        """What these seats know; after the end everything. It stays on the host."""
        return self.game.knowledge(self.state, self._open_to(eyes))

    def _open_to(self, eyes: Iterable[Seat]) -> frozenset[Seat]:
        return frozenset(self.seats if self.outcome else eyes)

    def events(self, eyes: Iterable[Seat], since: int = 0) -> list[Logged]:
        """What these seats saw, from the log's item `since` on; what was undone is left out."""
        known = self._open_to(eyes)
        return [line for line in self.log[since:] if line.entry not in self.undone and line.event.seen_by(known)]

    def moments(self, entry: int, eyes: frozenset[Seat], readers: frozenset[Seat]) -> list[tuple[int, Any]]:
        """The pictures inside an entry, as these eyes saw them one after another, each with the number of the entry's
        events that the readers of the log (after the end everyone) had been told by then.

        The entry is played again from its rolls. A frame that told the readers nothing gives no picture, so that the
        number of pictures says nothing of what is hidden.
        """
        seen = sum(line.entry == entry and line.event.seen_by(readers) for line in self.log)
        found = {seen: self.game.picture(self.history[entry], eyes)} if self.history[entry] is not None else {}
        done = self.entries[entry]
        if not isinstance(done.what, Act) or self.history[entry] is None or self.history[entry - 1] is None:
            return list(found.items())
        state, out, inside = clone(self.history[entry - 1]), list[Event](), dict[int, Any]()
        for _ in unfold(state, done.seat, self.game.parse(done.what.action), self._rolls_again(done, prove=False), out):
            told = sum(event.seen_by(readers) for event in out)
            if told and told < seen and told not in inside:
                inside[told] = self.game.picture(state, eyes)
        return [*inside.items(), *found.items()]

    # -- playing

    def nonce(self, seat: Seat, nonce: str, by: str = "person") -> None:
        """A seat's share in fair dice; the last one begins the match."""
        with self._all_or_nothing():
            self._enter(seat, Nonce(nonce), by, NoDice())
            if not self.missing_nonces():
                self._enter("", Begin(), "file", self.dice)

    def submit(self, seat: Seat, action: Action, number: int | None = None, by: str = "person") -> list[Event]:
        """Carry out an action of this seat, then whatever standing orders answer."""
        if number is not None and number != self.number(seat):
            raise StaleError("This answers a question that is no longer open; look at the board again.")
        before = len(self.log)
        with self._all_or_nothing():
            self._act(seat, action, by, self.dice)
            self._answer_standing()
        return [line.event for line in self.log[before:]]

    def default(self, seat: Seat) -> list[Event]:
        """Answer for a seat whose time is up."""
        decision = self.decision
        if decision is None or seat not in decision.seats:
            raise RuleError(Refusal("", "not-asked"))
        return self.submit(seat, decision.default(seat), by="clock")

    def order(self, seat: Seat, kind: str, order: Mapping[str, Any] | None) -> None:
        """Give or withdraw a standing order; not while a question of its kind is open to that seat."""
        with self._all_or_nothing():
            self._enter(seat, Standing(kind, dict(order) if order is not None else None), "person", NoDice())

    def resign(self, seat: Seat, by: str = "person") -> None:
        with self._all_or_nothing():
            self._enter(seat, Resign(), by, NoDice())
            self._answer_standing()

    def draw(self) -> None:
        """Everyone agreed; who asks whom is the host's business."""
        with self._all_or_nothing():
            self._enter("", Draw(), "person", NoDice())

    # -- undoing

    def undo_of(self, seat: Seat) -> int | None:
        """The entry that this seat may take back freely now."""
        return free_undo(self._at, seat)

    @property
    def last_act(self) -> int | None:
        """The last action that stands, of any seat."""
        return self.last_act_of(*self.seats)

    def last_act_of(self, *seats: Seat) -> int | None:
        """The last action of these seats that stands and could be taken back."""
        for entry in reversed(self._ledger.current):
            if isinstance(entry.what, Act) and entry.seat in seats and entry.number not in self.undone:
                return entry.number
        return None

    def undo(self, seat: Seat, of: int | None = None, consent: Iterable[Seat] = ()) -> None:
        """Take back the seat's last free entry or, as the match's rule allows, any entry and all after it."""
        free = self.undo_of(seat)
        if of is None or of == free:
            what = Undo(-1 if free is None else free)
        else:
            what = Undo(of, tuple(sorted(set(consent) - {seat})))
        with self._all_or_nothing():
            self._enter(seat, what, "person", NoDice())

    # -- going back and catching up

    def savepoint(self) -> Savepoint:
        """Where to go back to if what follows cannot be kept."""
        return Savepoint(self._at.copy(), len(self.entries), len(self.log))

    def go_back(self, to: Savepoint) -> None:
        """The match as it was at that savepoint."""
        self._at = to.progress.copy()
        self._ledger.cut(to.entries, to.lines)

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        before = self.savepoint()
        try:
            yield
        except BaseException:
            self.go_back(before)
            raise

    def take(self, entries: Iterable[Entry]) -> None:
        """Entries that were played elsewhere, checked as if they were played here."""
        with self._all_or_nothing():
            for entry in entries:
                self._replay(entry, None)

    # -- keeping

    def record(self) -> Record:
        return self._ledger.record(self.state)

    def chronicle(self, seat: Seat) -> Chronicle:
        """What the seat saw and did, and nothing else."""
        return chronicle(self._ledger, seat, over=self.outcome is not None)

    @classmethod
    def restore(
        cls,
        game: Game,
        record: Record,
        dice: Dice | DiceMaker,
        *,
        data: str = "",
        upto: int | None = None,
        prove: bool = False,
        salts: Callable[[], str] = _salt,
    ) -> Table:
        """The match again, from its entries and their rolls alone; `upto` stops after so many entries, `prove` draws
        every die again from `dice` and compares.

        Entries of an earlier version are replayed with today's rules; where they no longer agree, the error says
        which entry, and the match goes on from a migrated snapshot if the game can make one.
        """
        if not record.segments:
            raise FileError("The record has no segment: nothing was ever played.")
        table = cls.__new__(cls)
        table._empty(game, record.header, dice, data, salts, record.format)
        *closed, last = record.segments
        table._keep(closed, last.snapshot)
        for entry in last.entries[: None if upto is None else max(0, upto - len(table.entries))]:
            table._replay(entry, prove)
        if table.state is None and upto is None and not table.missing_nonces():
            raise FileError(f"The record has no beginning: entry {len(table.entries)} is missing.")
        return table

    @classmethod
    def migrated(
        cls, game: Game, record: Record, dice: Dice | DiceMaker, *, data: str, salts: Callable[[], str] = _salt
    ) -> Table:
        """The match goes on with today's rules from the state it stood in: a new segment of the record."""
        state = game.migrate(bytes(record.end), record.segments[-1].version)
        table = cls.__new__(cls)
        table._empty(game, record.header, dice, data, salts, record.format)
        table._keep(record.segments, raw(state))
        table._enter("", Begin(), "file", table.dice)
        return table

    def _keep(self, closed: list[Segment], snapshot: msgspec.Raw) -> None:
        """Segments of earlier versions stay as they are; the nonces among their entries still make the dice."""
        self._ledger.keep(closed, snapshot)
        self._at.nonces.update({e.seat: e.what.nonce for e in self.entries if isinstance(e.what, Nonce)})
        if closed and callable(self._source):
            self.dice = self._source(self._at.nonces)

    def _replay(self, entry: Entry, prove: bool | None) -> None:
        """Carry out a recorded entry and keep it as it is."""
        salts, self._ledger.salts = self._ledger.salts, lambda: entry.salt
        try:
            self._enter(entry.seat, entry.what, entry.by, self._rolls_again(entry, bool(prove)))
        except Exception as wrong:  # a hostile file can make any rule stumble
            raise FileError(f"Entry {entry.number} cannot be replayed: {wrong}") from wrong
        finally:
            self._ledger.salts = salts
        made = self.entries[-1]
        if entry.state and made.state != entry.state:
            raise FileError(f"Entry {entry.number} leads to another state than the record says.")
        if made.hash != entry.hash:
            raise FileError(f"Entry {entry.number} does not replay to itself.")

    def _rolls_again(self, entry: Entry, prove: bool) -> Recorded:
        picks = None if self._ledger.form == EARLIER else entry.picks
        if not prove:
            return Recorded(entry.rolls, picks)
        _bind(self.dice, entry.number)
        return Compared(entry.rolls, self.dice, picks)

    # -- one entry, played or replayed

    def _enter(self, seat: Seat, what: EntryBody, by: str, dice: Dice) -> None:
        """Check and carry out one entry."""
        owed = self._owed()
        if owed is not None and not isinstance(what, Act):
            raise SandtableError(f"the standing orders of {owed} had to answer first.")
        match what:
            case Nonce():
                self._take_nonce(seat, what, by)
            case Begin():
                self._begin(seat, by, dice)
            case Act():
                self._act(seat, self.game.parse(what.action), by, dice)
            case Undo():
                self._undo(seat, what, by)
            case Standing():
                self._take_order(seat, what, by)
            case Resign():
                self._resign(seat, by)
            case Draw():
                self._draw(seat, by)

    def _take_nonce(self, seat: Seat, what: Nonce, by: str) -> None:
        if seat not in self.missing_nonces():
            raise SandtableError(f"a nonce of {seat or 'nobody'} is not asked for.")
        if not 1 <= len(what.nonce) <= NONCE or not what.nonce.isascii() or not what.nonce.isalnum():
            raise SandtableError(f"a nonce has 1 to {NONCE} letters and digits.")
        if by == "person" and any(entry.by == "opponent" for entry in self.entries):
            raise SandtableError("people give their nonces before computers do.")
        self._must_be_by(by, "person", "opponent")
        self._at.nonces[seat] = what.nonce
        self._append(seat, what, by, NoDice())
        if not self.missing_nonces() and callable(self._source):
            self.dice = self._source(self._at.nonces)

    def _begin(self, seat: Seat, by: str, dice: Dice) -> None:
        self._must_be_by(by, "file")
        if seat or self.state is not None or self.missing_nonces():
            raise SandtableError("a match begins once, by itself, when all nonces are given.")
        _bind(dice, len(self.entries))
        out: list[Event] = []
        self._at.state = self._fresh()
        self._at.decision = advance(self._at.state, dice, out)
        _must_be_done(dice)
        self._append("", Begin(), by, dice)
        self._ledger.tell(out)
        self._at.renumber()
        self._look_for_end()

    def _fresh(self) -> Any:
        """The state before the segment's first entry: a snapshot, a given position, or the scenario's set-up."""
        for kept in (bytes(self._ledger.segments[-1].snapshot), bytes(self.header.base)):
            if kept != b"null":
                return self.game.codec.state(kept)
        return self.game.start(self.header.scenario, self.header.options)

    def _act(self, seat: Seat, action: Action, by: str, dice: Dice) -> None:
        self._must_run()
        decision = self._at.decision
        if decision is None:
            raise RuleError(Refusal("", "over"))
        self._must_be_answered_by(seat, action, by, decision)
        before, trial, out = self._at.state, clone(self._at.state), list[Event]()
        _bind(dice, len(self.entries))
        asked = Decision(decision.seats, decision.frame, trial)
        following = play(trial, asked, seat, action, dice, out)
        _must_be_done(dice)
        entry = len(self.entries)
        self._at.state, self._at.decision, self._at.owed = trial, following, True
        self._append(seat, Act(str(action)), by, dice)
        self._ledger.tell(out)
        same = decision.gathers and following is not None and following.frame is decision.frame
        self._at.marks.append(Mark(entry, seat, before, action))
        closed = decision.gathers and not same
        asked_others = not (same or _only(following, seat))
        if dice.log or closed or asked_others or any(event.reveals for event in out):
            self._at.marks.clear()
        self._at.renumber(seat, same)
        self._look_for_end()

    def _must_be_answered_by(self, seat: Seat, action: Action, by: str, decision: Decision) -> None:
        """Standing orders answer what they say and nobody before them; the clock does what a silent seat does."""
        self._must_be_by(by, "person", "opponent", "standing", "clock")
        owed = self._owed()
        if owed is not None and (seat != owed or (by, action) != self._owed_answer(owed, decision)):
            raise SandtableError(f"the standing orders of {owed} had to answer first.")
        if owed is None and (by == "standing" or (by == "clock" and action != decision.default(seat))):
            raise SandtableError(f"{by} does not answer this way for {seat}.")

    def _must_be_by(self, by: str, *allowed: str) -> None:
        if by not in allowed:
            raise SandtableError(f"such an entry is not made by {by or 'nobody'}.")

    def _must_run(self) -> None:
        if self.state is None:
            raise RuleError(Refusal("", "not-begun"))
        if self.outcome:
            raise RuleError(Refusal("", "over"))

    def _must_sit(self, seat: Seat) -> None:
        if seat not in self.seats:
            raise RuleError(Refusal("", "no-such-seat"))

    # -- standing orders and leaving

    def _owed(self) -> Seat | None:
        """The seat that answers before anyone else because of a standing order, or because it has left."""
        decision = self.decision
        if not self._at.owed or decision is None:
            return None
        return next((seat for seat in decision.seats if self._has_answer(seat, decision)), None)

    def _has_answer(self, seat: Seat, decision: Decision) -> bool:
        return seat in self._at.left or decision.frame.standing in self._at.standing.get(seat, {})

    def _owed_answer(self, seat: Seat, decision: Decision) -> tuple[str, Action]:
        if seat in self._at.left:
            return "clock", decision.default(seat)
        kind = decision.frame.standing or ""
        known = self.game.knowledge(self.state, frozenset((seat,)))
        question = Question(seat, decision, self.number(seat))
        return "standing", self.game.answer(kind, self._at.standing[seat][kind], known, question)

    def _answer_standing(self) -> None:
        """Standing orders, and seats that left, answer at once until a person is asked."""
        while (seat := self._owed()) is not None:
            assert self.decision is not None
            by, action = self._owed_answer(seat, self.decision)
            self._act(seat, action, by, self.dice)

    def _take_order(self, seat: Seat, what: Standing, by: str) -> None:
        self._must_run()
        self._must_sit(seat)
        self._must_be_by(by, "person")
        refusal = why_no_order(self.game.standing, self.decision, seat, what.kind, what.order)
        if refusal is not None:
            raise RuleError(refusal)
        orders = self._at.standing.setdefault(seat, {})
        if what.order is None:
            orders.pop(what.kind, None)
        else:
            orders[what.kind] = dict(what.order)
        self._at.owed = False
        self._append(seat, what, by, NoDice())
        self._ledger.tell([Ordered(seat, what.kind, what.order is not None)])

    def _resign(self, seat: Seat, by: str) -> None:
        self._must_run()
        self._must_sit(seat)
        self._must_be_by(by, "person", "clock")
        if seat in self._at.left:
            raise RuleError(Refusal("", "over"))
        self._append(seat, Resign(), by, NoDice())
        outcome = self.game.resigned(self.state, seat)
        if outcome is None:
            self._at.left.add(seat)
            self._at.owed = True
        else:
            self._end(outcome)

    def _draw(self, seat: Seat, by: str) -> None:
        self._must_run()
        self._must_be_by(by, "person")
        if seat:
            raise RuleError(Refusal("", "no-such-seat"))
        self._append("", Draw(), by, NoDice())
        self._end(Outcome((), "draw-agreed"))

    # -- taking back

    def _undo(self, seat: Seat, what: Undo, by: str) -> None:
        self._must_run()
        self._must_sit(seat)
        self._must_be_by(by, "person")
        free = self.undo_of(seat) == what.of and not what.consent
        refusal = None if free else why_not_back(self._ledger, self._at, seat, what)
        if refusal is not None:
            raise RuleError(refusal)
        before, audience = self.state, None
        if free:
            audience = take_back(self._at, seat, what.of)
        else:
            rewind(self.game, self._ledger, self._at, self._fresh(), what.of)
        self._at.owed = False
        stamped = before if self._ledger.form == EARLIER else self.state
        self._ledger.append(seat, what, by, NoDice(), self.state, stamped)
        self._ledger.tell([Undone(seat, to=audience)])

    # -- writing down

    def _append(self, seat: Seat, what: EntryBody, by: str, dice: Dice) -> None:
        self._ledger.append(seat, what, by, dice, self.state, self.state)

    def _look_for_end(self) -> None:
        if self._at.decision is None and self.outcome is None:
            found = self.game.result(self.state)
            if found is None:
                raise SandtableError(f"{self.game.name}: nobody is asked and nobody has won.")
            self._end(found)

    def _end(self, outcome: Outcome) -> None:
        self._at.outcome = outcome
        self._at.marks.clear()
        self._ledger.tell([Ended(outcome.winners, outcome.key)])


def _bind(dice: Dice, entry: int) -> None:
    """Draws belong to the entry's number."""
    dice.log.clear()
    dice.picks.clear()
    bind = getattr(dice, "bind", None)
    if bind is not None:
        bind(entry)


def _must_be_done(dice: Dice) -> None:
    """A recorded roll that the rules did not ask for is wrong."""
    if isinstance(dice, Recorded):
        dice.done()


def _only(decision: Decision | None, seat: Seat) -> bool:
    """Nobody but this seat has been asked."""
    return decision is not None and all(each == seat for each in decision.seats)
