"""Batteries: guns of one type in one platoon that fight as one unit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions import Lose
from sandtable.games.operation.model import Point, Seat, Unit
from sandtable.games.operation.rules import area
from sandtable.games.operation.rules.armies import merge
from sandtable.games.operation.state import State
from sandtable.kernel import Ask, Dice, Event, Modifier, Prompt, Refusal
from sandtable.kernel.action import Action

Out = list[Event]

NO_BATTERY = Refusal("OW-battery-same", "no-battery")
NOT_A_PIECE = Refusal("OW-battery-loss", "not-a-piece")


def why_not_form(state: State, units: Iterable[Unit]) -> Refusal | None:
    """Guns of the same type in the same platoon, before play.

    Rules: OW-battery-same.
    """
    found = list(units)
    alike = len({(unit.seat, unit.kind, unit.platoon) for unit in found}) == 1
    guns = all(state.gun_of(unit) is not None for unit in found)
    return None if len(found) > 1 and alike and guns and found[0].platoon and not state.turn else NO_BATTERY


def form(state: State, units: tuple[str, ...]) -> None:
    """They become one unit for good; its panic limit is the sum of theirs.

    Rules: OW-battery-same, OW-battery-ph.
    """
    merge(state, units)
    unit = state.units[units[0]]
    state.units[unit.id] = replace(unit, traits=tuple(sorted({*unit.traits, "battery"} - {"merged"})))


class Spread(Ask, frozen=True, gc=False):
    """The owner of a battery says which of its pieces takes the next hit.

    Rules: OW-battery-loss.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Lose,)
    standing: ClassVar[str | None] = "losses"

    seat: Seat
    guns: tuple[str, ...]
    table: str
    harm: tuple[Modifier, ...]
    start: Point
    hits: int

    def left(self, state: State) -> list[str]:
        return [gun for gun in self.guns if gun in state.models and not state.models[gun].destroyed]

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,) if self.hits and self.left(state) else ()

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("battery", {"hits": self.hits}, "OW-battery-loss", tuple(self.left(state)))

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [Lose(gun) for gun in self.left(state)]

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        return None if action.model in self.left(state) else NOT_A_PIECE

    def apply(self, state: State, seat: Seat, action: Any, dice: Dice, out: Out) -> None:
        state.goto(replace(self, hits=self.hits - 1))
        area.strike_gun(state, action.model, self.table, self.harm, self.start, 1, dice, out)
