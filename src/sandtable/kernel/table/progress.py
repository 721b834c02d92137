"""How far a match has come: all that an entry may change besides the lists that only grow."""

from __future__ import annotations

from typing import Generic

from msgspec import Struct

from sandtable.kernel.action import Action
from sandtable.kernel.decision import Decision
from sandtable.kernel.frames import S, Seat
from sandtable.kernel.shapes import Outcome


class Mark(Struct, Generic[S], frozen=True):
    """Where a free undo can go back to: the state before an entry."""

    entry: int
    seat: Seat
    state: S
    action: Action


class Progress(Struct, Generic[S]):
    """A match after its last entry.

    `retaken` counts how often something known was taken back; `owed` says that standing orders and seats that left
    answer before anyone else; `vacated` names the seats that whoever sat there left, in order.
    """

    state: S | None = None
    decision: Decision[S] | None = None
    outcome: Outcome | None = None
    numbers: dict[Seat, int] = {}
    marks: list[Mark[S]] = []
    left: set[Seat] = set()
    undone: set[int] = set()
    retaken: int = 0
    standing: dict[Seat, dict[str, dict[str, bool | int | str]]] = {}
    nonces: dict[Seat, str] = {}
    owed: bool = False
    vacated: list[Seat] = []

    @property
    def asked(self) -> Decision[S] | None:
        """The open decision; none before the beginning and after the end."""
        return None if self.outcome else self.decision

    def copy(self) -> Progress[S]:
        """An independent value: states and marks are never changed in place, the containers are."""
        standing = {seat: orders.copy() for seat, orders in self.standing.items()} if self.standing else {}
        return Progress(
            self.state, self.decision, self.outcome, self.numbers.copy(), self.marks.copy(), self.left.copy(),
            self.undone.copy(), self.retaken, standing, self.nonces.copy(), self.owed, self.vacated.copy(),
        )  # fmt: skip

    def renumber(self, actor: Seat = "", same_gather: bool = False) -> None:
        """A new question for everyone who is asked; in a sealed decision only for who edited it."""
        asked = (actor,) if same_gather else (self.decision.seats if self.decision else ())
        for seat in asked:
            self.numbers[seat] = self.numbers.get(seat, 0) + 1
