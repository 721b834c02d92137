"""What the four phases share: the powers of one side act in any order and leave the phase together."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import ClassVar, Generic, TypeVar

from msgspec import StructMeta
from msgspec.structs import replace

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Pass
from sandtable.games.europe.events import Out
from sandtable.games.europe.model import ACTIVE, NEUTRAL, State
from sandtable.games.europe.rules.money import in_hand
from sandtable.kernel import Action, Ask, Dice, Name, Prompt, Refusal, Seat
from sandtable.kernel.errors import Args

A = TypeVar("A", bound=Action)
"""What may be done in a phase besides passing."""


class PhaseMeta(StructMeta, ABCMeta):
    """What makes a struct that cannot be made while something of it is missing."""


class Phase(Ask[State, A | Pass], Generic[A], metaclass=PhaseMeta, frozen=True, gc=False):
    """A phase of one side; `left` are the powers that have not passed.

    Rules: EU-2b.
    """

    left: tuple[int, ...]

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(t.POWERS[p] for p in self.left if state.standing[p] in (ACTIVE, NEUTRAL))

    def prompt(self, state: State, seat: Seat) -> Prompt:
        power = t.POWERS.index(seat)
        args: Args = {
            "power": Name("country", seat),
            "hpp": in_hand(state, power),
            "more": int(self.has_more(state, power)),
        }
        return Prompt(self.kind(), args, "EU-2b")

    def has_more(self, state: State, power: int) -> bool:
        """Whether the question names more than is done in every turn: raids, aid."""
        return False

    def options(self, state: State, seat: Seat) -> list[Action]:
        power = t.POWERS.index(seat)
        found = self.offers(state, power)
        if self.why_not_pass(state, power) is None:
            found.append(Pass())
        return found

    def why_not(self, state: State, seat: Seat, action: A | Pass) -> Refusal | None:
        power = t.POWERS.index(seat)
        if isinstance(action, Pass):
            return self.why_not_pass(state, power)
        return self.refuse(state, power, action)

    def apply(self, state: State, seat: Seat, action: A | Pass, dice: Dice, out: Out) -> None:
        power = t.POWERS.index(seat)
        if isinstance(action, Pass):
            state.goto(replace(self, left=tuple(p for p in self.left if p != power)))
        else:
            self.carry_out(state, power, action, dice, out)

    def default(self, state: State, seat: Seat) -> Action:
        return Pass() if self.why_not(state, seat, Pass()) is None else super().default(state, seat)

    verbs: ClassVar[tuple[type[Action], ...]] = (Pass,)

    @abstractmethod
    def offers(self, state: State, power: int) -> list[Action]:
        """What a power may do now, besides passing."""

    @abstractmethod
    def refuse(self, state: State, power: int, action: A) -> Refusal | None:
        """Why an action other than passing is not allowed."""

    def why_not_pass(self, state: State, power: int) -> Refusal | None:
        return None

    @abstractmethod
    def carry_out(self, state: State, power: int, action: A, dice: Dice, out: Out) -> None:
        """Does it."""
