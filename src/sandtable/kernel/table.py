"""One match at a table: the only place that changes it.

`submit` plays on a copy and swaps it in, so that whatever goes wrong changes nothing. Standing orders answer in the
same call. Every question has a number of its own per seat.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from sandtable.kernel.action import Action
from sandtable.kernel.clone import clone
from sandtable.kernel.codec import fingerprint
from sandtable.kernel.decision import Decision
from sandtable.kernel.dice import Compared, Dice, NoDice, Recorded
from sandtable.kernel.errors import FileError, Refusal, RuleError, SandtableError, StaleError
from sandtable.kernel.event import Ended, Event, Ordered, Undone
from sandtable.kernel.frames import Seat
from sandtable.kernel.game import Game, Question
from sandtable.kernel.play import advance, play
from sandtable.kernel.record import (
    CHRONICLE,
    FORMAT,
    Act,
    Begin,
    Chronicle,
    ChronicleLine,
    Deed,
    Draw,
    Entry,
    Header,
    Record,
    Resign,
    Segment,
    Standing,
    Undo,
    header_hash,
    raw,
    seal,
)
from sandtable.kernel.shapes import Outcome

EVERY = 10
"""A fingerprint of the state is kept with each tenth entry."""


class Logged(Struct, frozen=True):
    """An event and the entry it belongs to."""

    entry: int
    event: Event


class _Mark(Struct, frozen=True):
    """Where a free undo can go back to: the state before an entry."""

    entry: int
    seat: Seat
    state: Any
    action: Action


def _salt() -> str:
    return secrets.token_hex(8)


class Table:
    """A match in progress."""

    def __init__(self, game: Game, header: Header, dice: Dice, *, data: str = "", salts: Callable[[], str] = _salt):
        self._empty(game, header, dice, data, salts)
        self._begin(dice, _none)

    def _empty(self, game: Game, header: Header, dice: Dice, data: str, salts: Callable[[], str]) -> None:
        self.game, self.header, self.dice = game, header, dice
        self.log: list[Logged] = []
        self.standing: dict[Seat, dict[str, dict[str, Any]]] = {}
        self.outcome: Outcome | None = None
        self.undone: set[int] = set()
        self.history: list[Any] = []
        """The state after each entry; they share their leaves."""
        self._salts = salts
        self._segments = [Segment(game.version, data)]
        self._head = header_hash(header)
        self._count = 0
        self._numbers: dict[Seat, int] = {}
        self._marks: list[_Mark] = []
        self._left: set[Seat] = set()

    # -- looking

    @property
    def state(self) -> Any:
        """The whole truth; it never leaves the host."""
        return self._state

    @property
    def decision(self) -> Decision | None:
        return None if self.outcome else self._decision

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.header.seats

    @property
    def entries(self) -> list[Entry]:
        return [entry for segment in self._segments for entry in segment.entries]

    def waiting(self) -> tuple[Seat, ...]:
        return self.decision.seats if self.decision else ()

    def number(self, seat: Seat) -> int:
        """The number of the seat's open question; it counts that seat's questions alone."""
        return self._numbers.get(seat, 0)

    def ask(self, seat: Seat) -> Question | None:
        """The seat's open question, if it may answer one."""
        decision = self.decision
        if decision is None or not decision.may_answer(seat):
            return None
        return Question(seat, decision, self.number(seat))

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        """Why this action would be refused now."""
        decision = self.decision
        if decision is None:
            return Refusal("", "over")
        return decision.why_not(seat, action)

    def view(self, eyes: Iterable[Seat] = ()) -> Any:
        return self.game.view(self._state, frozenset(self.seats if self.outcome else eyes))

    def events(self, eyes: Iterable[Seat], since: int = 0) -> list[Logged]:
        """What these seats saw, from the log's item `since` on; what was undone is left out."""
        known = frozenset(self.seats if self.outcome else eyes)
        return [line for line in self.log[since:] if line.entry not in self.undone and line.event.seen_by(known)]

    # -- playing

    def submit(self, seat: Seat, action: Action, number: int | None = None, by: str = "person") -> list[Event]:
        """Carry out an action of this seat, then whatever standing orders answer."""
        if number is not None and number != self.number(seat):
            raise StaleError("This answers a question that is no longer open; look at the board again.")
        before = len(self.log)
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
        known = {each.key: each for each in self.game.standing}
        if kind not in known:
            raise RuleError(Refusal("", "no-such-order", {"kind": kind}))
        decision = self.decision
        if decision and decision.frame.standing == kind and seat in decision.seats:
            raise RuleError(Refusal("", "order-while-asked"))
        if order is not None and order.get("mode") not in known[kind].modes:
            raise RuleError(Refusal("", "no-such-mode", {"kind": kind}))
        self._append(seat, Standing(kind, dict(order) if order is not None else None), "person", ())
        self._take_order(seat, kind, order)

    def resign(self, seat: Seat) -> None:
        self._must_run()
        self._append(seat, Resign(), "person", ())
        self._resign(seat)
        self._answer_standing()

    def draw(self) -> None:
        """Everyone agreed; who asks whom is the host's business."""
        self._must_run()
        self._append("", Draw(), "person", ())
        self._end(Outcome((), "draw-agreed"))

    # -- undoing

    def undo_of(self, seat: Seat) -> int | None:
        """The entry that this seat may take back freely now."""
        decision = self.decision
        if decision is None or not self._marks:
            return None
        if decision.gathers:
            return next((mark.entry for mark in reversed(self._marks) if mark.seat == seat), None)
        last = self._marks[-1]
        return last.entry if last.seat == seat else None

    @property
    def last_act(self) -> int | None:
        """The last action that stands, of any seat."""
        acts = (e.number for e in reversed(self._segments[-1].entries) if isinstance(e.what, Act))
        return next((number for number in acts if number not in self.undone), None)

    def undo(self, seat: Seat, of: int | None = None, consent: Iterable[Seat] = ()) -> None:
        """Take back the seat's last free entry, or with everyone's consent any entry and all after it."""
        agreed = tuple(sorted(consent))
        free = self.undo_of(seat)
        if of is None or of == free:
            if free is None:
                raise RuleError(Refusal("", "no-undo"))
            of, agreed = free, ()
        elif set(agreed) | {seat} != set(self.seats):
            raise RuleError(Refusal("", "undo-consent"))
        elif not any(entry.number == of and isinstance(entry.what, Act) for entry in self._segments[-1].entries):
            raise RuleError(Refusal("", "no-undo"))
        self._append(seat, Undo(of, agreed), "person", ())
        self._undo(seat, of, bool(agreed))

    # -- keeping

    def record(self) -> Record:
        return Record(FORMAT, self.header, self._segments, raw(self._state))

    def chronicle(self, seat: Seat) -> Chronicle:
        """What the seat saw and did, and nothing else."""
        eyes = frozenset((seat,))
        own = {e.number: e.what.action for e in self.entries if e.seat == seat and isinstance(e.what, Act)}
        lines: list[ChronicleLine] = []
        for entry in range(self._count):
            if entry in own:
                lines.append(ChronicleLine(len(lines), None, own[entry]))
            for event in self._by_entry().get(entry, ()):
                if event.seen_by(eyes):
                    lines.append(ChronicleLine(len(lines), raw(event)))
        dice = self.header.dice if self.outcome else replace(self.header.dice, seed="")
        last, head = self._segments[-1], self.header
        return Chronicle(
            CHRONICLE, head.match, head.game, last.version, last.data, head.scenario, head.options, head.seats, seat,
            dice, lines, self._head,
        )  # fmt: skip

    def _by_entry(self) -> dict[int, list[Event]]:
        found: dict[int, list[Event]] = {}
        for line in self.log:
            found.setdefault(line.entry, []).append(line.event)
        return found

    @classmethod
    def restore(
        cls,
        game: Game,
        record: Record,
        dice: Dice,
        *,
        data: str = "",
        upto: int | None = None,
        prove: Dice | None = None,
        salts: Callable[[], str] = _salt,
    ) -> Table:
        """The match again, from its entries and their rolls alone; `upto` stops after so many entries,
        `prove` draws every die again from its source and compares.

        Entries of an earlier version are replayed with today's rules; where they no longer agree, the error says
        which entry, and the match goes on from a migrated snapshot if the game can make one.
        """
        table = cls.__new__(cls)
        table._empty(game, record.header, dice, data, salts)
        *closed, last = record.segments
        table._keep(closed, last.snapshot)
        entries = last.entries[: None if upto is None else max(0, upto - table._count)]
        if not entries or not isinstance(entries[0].what, Begin):
            raise FileError(f"The record has no beginning: entry {table._count} is missing.")
        for entry in entries:
            table._replay(entry, prove)
        return table

    @classmethod
    def migrated(cls, game: Game, record: Record, dice: Dice, *, data: str, salts: Callable[[], str] = _salt) -> Table:
        """The match goes on with today's rules from the state it stood in: a new segment of the record."""
        state = game.migrate(bytes(record.end), record.segments[-1].version)
        table = cls.__new__(cls)
        table._empty(game, record.header, dice, data, salts)
        table._keep(record.segments, raw(state))
        table._begin(dice, _none)
        return table

    def _keep(self, closed: list[Segment], snapshot: msgspec.Raw) -> None:
        """Segments of earlier versions stay as they are."""
        self._segments = [*closed, replace(self._segments[-1], snapshot=snapshot)]
        for segment in closed:
            for entry in segment.entries:
                self._head, self._count = entry.hash, self._count + 1
                self.history.append(None)

    # -- inside

    def _must_run(self) -> None:
        if self.outcome:
            raise RuleError(Refusal("", "over"))

    def _begin(self, dice: Dice, check: Callable[[], None]) -> None:
        _bind(dice, self._count)
        state = self._fresh()
        out: list[Event] = []
        self._state = state
        self._decision = advance(state, dice, out)
        check()
        entry = self._count
        self._append("", Begin(), "file", tuple(dice.log))
        self._write_log(entry, out)
        self._renumber("", False)
        self._look_for_end()

    def _fresh(self) -> Any:
        """The state before the segment's first entry: a snapshot, a given position, or the scenario's set-up."""
        for kept in (bytes(self._segments[-1].snapshot), bytes(self.header.base)):
            if kept != b"null":
                return self.game.codec.state(kept)
        return self.game.start(self.header.scenario, self.header.options)

    def _act(self, seat: Seat, action: Action, by: str, dice: Dice) -> None:
        self._must_run()
        decision = self._decision
        if decision is None:
            raise RuleError(Refusal("", "over"))
        before, trial, out = self._state, clone(self._state), list[Event]()
        _bind(dice, self._count)
        asked = Decision(decision.seats, decision.frame, trial)
        following = play(trial, asked, seat, action, dice, out)
        if isinstance(dice, Recorded):
            dice.done()
        entry = self._count
        rolls = tuple(dice.log)
        self._state, self._decision = trial, following
        self._append(seat, Act(str(action)), by, rolls)
        self._write_log(entry, out)
        same = decision.gathers and following is not None and following.frame is decision.frame
        self._marks.append(_Mark(entry, seat, before, action))
        closed = decision.gathers and not same
        asked_others = not (same or _only(following, seat))
        if rolls or closed or asked_others or any(event.reveals for event in out):
            self._marks.clear()
        self._renumber(seat, same)
        self._look_for_end()

    def _append(self, seat: Seat, what: Deed, by: str, rolls: tuple[Any, ...]) -> None:
        number = self._count
        print_ = fingerprint(self._state) if number % EVERY == 0 else ""
        entry = seal(Entry(number, seat, what, by, rolls, self._salts(), print_), self._head)
        self._segments[-1].entries.append(entry)
        self._head, self._count = entry.hash, number + 1
        self.history.append(self._state)

    def _write_log(self, entry: int, out: list[Event]) -> None:
        self.log.extend([Logged(entry, event) for event in out])

    def _renumber(self, actor: Seat, same_gather: bool) -> None:
        asked = (actor,) if same_gather else (self._decision.seats if self._decision else ())
        for seat in asked:
            self._numbers[seat] = self._numbers.get(seat, 0) + 1

    def _look_for_end(self) -> None:
        if self._decision is None and self.outcome is None:
            found = self.game.result(self._state)
            if found is None:
                raise SandtableError(f"{self.game.name}: nobody is asked and nobody has won.")
            self._end(found)

    def _end(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self._marks.clear()
        self._write_log(self._count - 1, [Ended(outcome.winners, outcome.key)])

    def _answer_standing(self) -> None:
        """Standing orders, and seats that left, answer at once until a person is asked."""
        while (decision := self.decision) is not None:
            seat = next((each for each in decision.seats if self._has_answer(each, decision)), None)
            if seat is None:
                return
            if seat in self._left:
                self._act(seat, decision.default(seat), "clock", self.dice)
                continue
            kind = decision.frame.standing or ""
            view = self.game.view(self._state, frozenset((seat,)))
            question = Question(seat, decision, self.number(seat))
            action = self.game.answer(kind, self.standing[seat][kind], view, question)
            self._act(seat, action, "standing", self.dice)

    def _has_answer(self, seat: Seat, decision: Decision) -> bool:
        return seat in self._left or decision.frame.standing in self.standing.get(seat, {})

    def _take_order(self, seat: Seat, kind: str, order: Mapping[str, Any] | None) -> None:
        orders = self.standing.setdefault(seat, {})
        if order is None:
            orders.pop(kind, None)
        else:
            orders[kind] = dict(order)
        self._write_log(self._count - 1, [Ordered(seat, kind, order is not None)])

    def _resign(self, seat: Seat) -> None:
        outcome = self.game.resigned(self._state, seat)
        if outcome is None:
            self._left.add(seat)
        else:
            self._end(outcome)

    def _undo(self, seat: Seat, of: int, by_consent: bool) -> None:
        if by_consent:
            self._rewind(of)
            audience = None
        else:
            audience = self._take_back(seat, of)
        self.history[-1] = self._state
        self._write_log(self._count - 1, [Undone(seat, to=audience)])

    def _take_back(self, seat: Seat, of: int) -> tuple[Seat, ...] | None:
        """Free undo: from the mark; in a sealed decision the others' later steps are played again."""
        at = next(index for index, mark in enumerate(self._marks) if mark.entry == of)
        mark, later = self._marks[at], self._marks[at + 1 :]
        sealed = bool(self._decision and self._decision.gathers)
        self._state, kept = mark.state, self._marks[:at]
        self.undone.add(of)
        decision = advance(clone(self._state), NoDice(), [])
        for each in later:
            trial = clone(self._state)
            kept.append(replace(each, state=self._state))
            assert decision is not None
            again = Decision(decision.seats, decision.frame, trial)
            decision = play(trial, again, each.seat, each.action, NoDice(), [])
            self._state = trial
        self._decision = advance(self._state, NoDice(), [])
        self._marks = kept
        self._renumber(seat, True)
        return (seat,) if sealed else None

    def _rewind(self, of: int) -> None:
        """Undo by consent: everything before the entry is played again from its rolls."""
        acts = [
            e for e in self._segments[-1].entries if isinstance(e.what, Act | Begin) and e.number not in self.undone
        ]
        self.undone.update(entry.number for entry in acts if entry.number >= of)
        state = self._fresh()
        decision = advance(state, Recorded(acts[0].rolls), [])
        for entry in acts[1:]:
            if entry.number >= of:
                break
            assert decision is not None and isinstance(entry.what, Act)
            action = self.game.parse(entry.what.action)
            decision = play(state, decision, entry.seat, action, Recorded(entry.rolls), [])
        self._state, self._decision, self._marks = state, decision, []
        for seat in decision.seats if decision else ():
            self._numbers[seat] = self._numbers.get(seat, 0) + 1

    def _replay(self, entry: Entry, prove: Dice | None) -> None:
        """Carry out a recorded entry and keep it as it is."""
        salts = self._salts
        self._salts = lambda: entry.salt
        try:
            self._replay_deed(entry, _rolls_again(entry, prove))
        except (SandtableError, AssertionError, StopIteration) as wrong:
            raise FileError(f"Entry {entry.number} cannot be replayed: {wrong}") from wrong
        finally:
            self._salts = salts
        made = self._segments[-1].entries[-1]
        if entry.state and made.state != entry.state:
            raise FileError(f"Entry {entry.number} leads to another state than the record says.")
        if made.hash != entry.hash:
            raise FileError(f"Entry {entry.number} does not replay to itself.")

    def _replay_deed(self, entry: Entry, rolls: Recorded) -> None:
        what, seat = entry.what, entry.seat
        match what:
            case Begin():
                self._begin(rolls, rolls.done)
            case Act():
                self._act(seat, self.game.parse(what.action), entry.by, rolls)
            case Undo():
                if not what.consent and self.undo_of(seat) != what.of:
                    raise SandtableError(f"entry {what.of} could not be taken back.")
                self._append(seat, what, entry.by, ())
                self._undo(seat, what.of, bool(what.consent))
            case Standing():
                self._append(seat, what, entry.by, ())
                self._take_order(seat, what.kind, what.order)
            case Resign():
                self._append(seat, what, entry.by, ())
                self._resign(seat)
            case Draw():
                self._append(seat, what, entry.by, ())
                self._end(Outcome((), "draw-agreed"))


def _none() -> None:
    """Nothing to check."""


def _bind(dice: Dice, entry: int) -> None:
    """Draws belong to the entry's number."""
    dice.log.clear()
    bind = getattr(dice, "bind", None)
    if bind is not None:
        bind(entry)


def _rolls_again(entry: Entry, prove: Dice | None) -> Recorded:
    if prove is None:
        return Recorded(entry.rolls)
    _bind(prove, entry.number)
    return Compared(entry.rolls, prove)


def _only(decision: Decision | None, seat: Seat) -> bool:
    """Nobody but this seat has been asked."""
    return decision is not None and all(each == seat for each in decision.seats)
