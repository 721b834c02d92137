"""What can be read off a table. Nothing here changes the match."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic

from sandtable.kernel.action import Action
from sandtable.kernel.decision import Decision
from sandtable.kernel.dice import Dice
from sandtable.kernel.errors import Refusal
from sandtable.kernel.frames import S, Seat
from sandtable.kernel.game import Game, K, P, Question
from sandtable.kernel.record import Act, Chronicle, Entry, Header, Record
from sandtable.kernel.shapes import Outcome
from sandtable.kernel.table.chronicle import chronicle
from sandtable.kernel.table.ledger import Logged
from sandtable.kernel.table.progress import Progress
from sandtable.kernel.table.referee import Referee
from sandtable.kernel.table.replay import moments
from sandtable.kernel.table.taking_back import free_undo


class Reading(Generic[S, P, K]):
    """The half of a table that asks."""

    def _read(self, referee: Referee[S, P, K]) -> None:
        self._referee, self._ledger = referee, referee.ledger
        self.game: Game[S, P, K] = referee.game
        self.header: Header = referee.ledger.header

    @property
    def begun(self) -> bool:
        """Whether there is a state: with fair dice not before the last nonce."""
        return self._at.state is not None

    @property
    def state(self) -> S:
        """The whole truth; it never leaves the host."""
        return self._referee.state

    @property
    def _at(self) -> Progress[S]:
        return self._referee.at

    @property
    def dice(self) -> Dice:
        return self._referee.dice

    @property
    def decision(self) -> Decision[S] | None:
        return self._at.asked

    @property
    def outcome(self) -> Outcome | None:
        return self._at.outcome

    @property
    def fresh(self) -> bool:
        """Whether anybody may still end the match without a result."""
        return self.begun and self.outcome is None and self._ledger.is_new()

    @property
    def standing(self) -> dict[Seat, dict[str, dict[str, bool | int | str]]]:
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
    def vacated(self) -> tuple[Seat, ...]:
        """The seats that whoever sat there left during the match, or lost, each as often as that happened."""
        return tuple(self._at.vacated)

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
    def history(self) -> list[S | None]:
        """The state after each entry; None where it is not known: before the beginning, and in closed segments."""
        return self._ledger.history

    def missing_nonces(self) -> tuple[Seat, ...]:
        """The seats whose share in fair dice is not given yet."""
        return self._referee.missing_nonces()

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

    def picture(self, eyes: Iterable[Seat] = ()) -> P | None:
        """What is drawn for these seats; after the end everything. None before the match has begun."""
        return self.game.picture(self.state, self._open_to(eyes)) if self.begun else None

    def knowledge(self, eyes: Iterable[Seat] = ()) -> K:
        """What these seats know; after the end everything. It stays on the host."""
        return self.game.knowledge(self.state, self._open_to(eyes))

    def _open_to(self, eyes: Iterable[Seat]) -> frozenset[Seat]:
        return frozenset(self.seats if self.outcome else eyes)

    def events(self, eyes: Iterable[Seat], since: int = 0) -> list[Logged]:
        """What these seats saw, from the log's item `since` on; what was undone is left out."""
        known = self._open_to(eyes)
        return [line for line in self.log[since:] if line.entry not in self.undone and line.event.seen_by(known)]

    def moments(self, entry: int, eyes: frozenset[Seat], readers: frozenset[Seat]) -> list[tuple[int, P]]:
        """The pictures inside an entry, each with the number of its events that the readers had been told by then."""
        return moments(self.game, self._ledger, entry, eyes, readers)

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

    def last_known_act_of(self, seat: Seat) -> int | None:
        """The last action of this seat that stands, without those that only it knows of and takes back freely."""
        secret = {mark.entry for mark in self._at.marks}
        acts = (entry for entry in reversed(self._ledger.current) if isinstance(entry.what, Act) and entry.seat == seat)
        return next((each.number for each in acts if each.number not in self.undone | secret), None)

    def record(self) -> Record:
        return self._ledger.record(self._at.state)

    def chronicle(self, seat: Seat) -> Chronicle:
        """What the seat saw and did, and nothing else."""
        return chronicle(self._ledger, seat, over=self.outcome is not None)
