"""The beginning of a turn: squads part from their carriers, attachments are declared."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.operation.actions.vehicle import Attach, Detach, Done, Part
from sandtable.games.operation.model.pieces import Seat
from sandtable.games.operation.model.state import Out, State
from sandtable.games.operation.rules.chapters.attachments import (
    JUST_ATTACHED,
    attach,
    detach,
    why_not_attach,
    why_not_detach,
)
from sandtable.games.operation.rules.vehicles.boarding import CANNOT_PART, part_from_carrier, why_not_part
from sandtable.kernel import Ask, Dice, Prompt, Refusal
from sandtable.kernel.action import Action


class Attachments(Ask[State, Attach | Detach | Done], frozen=True, gc=False):
    """At the start of a turn, before the draw, a player declares who acts together and who no longer.

    Rules: OW-at-tanks, OW-at-transport, OW-at-leave.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Attach, Detach, Done)
    standing: ClassVar[str | None] = None

    seat: Seat
    used: tuple[str, ...] = ()
    """Units that were detached in this turn."""

    def pairs(self, state: State) -> list[tuple[str, ...]]:
        units = [u.id for u in state.of(self.seat) if u.id not in self.used]
        found: list[tuple[str, ...]] = []
        for one in units:
            for two in units:
                if one != two and why_not_attach(state, self.seat, (one, two)) is None:
                    found.append((one, two))
        return found

    def leavers(self, state: State) -> list[str]:
        return [
            n for n in sorted(state.attachments) if n not in self.used and why_not_detach(state, self.seat, n) is None
        ]

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,) if self.pairs(state) or self.leavers(state) else ()

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("attachments", {}, "OW-at-transport")

    def options(self, state: State, seat: Seat) -> list[Action]:
        found: list[Action] = [Done()]
        found += [Attach(pair) for pair in self.pairs(state)]
        found += [Detach(name) for name in self.leavers(state)]
        return found

    def why_not(self, state: State, seat: Seat, action: Attach | Detach | Done) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, Attach):
            if set(action.units) & set(self.used):
                return JUST_ATTACHED
            return why_not_attach(state, seat, action.units)
        return JUST_ATTACHED if action.unit in self.used else why_not_detach(state, seat, action.unit)

    def apply(self, state: State, seat: Seat, action: Attach | Detach | Done, dice: Dice, out: Out) -> None:
        if isinstance(action, Done):
            state.end()
        elif isinstance(action, Attach):
            attach(state, action.units, out)
            state.goto(Attachments(seat, self.used))
        else:
            detach(state, action.unit, out)
            state.goto(Attachments(seat, (*self.used, action.unit)))


class Parting(Ask[State, Part | Done], frozen=True, gc=False):
    """Before the refill a player says which men act apart from their vehicle.

    Rules: OW-embark-orders.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Part, Done)
    standing: ClassVar[str | None] = None

    seat: Seat

    def choices(self, state: State) -> list[str]:
        return [unit.id for unit in state.of(self.seat) if why_not_part(state, unit) is None]

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,) if self.choices(state) else ()

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("parting", {}, "OW-embark-orders", tuple(self.choices(state)))

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [Done(), *(Part(name) for name in self.choices(state))]

    def why_not(self, state: State, seat: Seat, action: Part | Done) -> Refusal | None:
        return None if isinstance(action, Done) or action.unit in self.choices(state) else CANNOT_PART

    def apply(self, state: State, seat: Seat, action: Part | Done, dice: Dice, out: Out) -> None:
        if isinstance(action, Done):
            state.end()
        else:
            part_from_carrier(state, action.unit, out)
