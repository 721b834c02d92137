"""A tank on its way through buildings: when it rolls for them, and what it leaves behind."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.games.operation.model import Model, Point
from sandtable.games.operation.rules import demolition, entry, vehicle_move
from sandtable.games.operation.rules.outline import outline_at
from sandtable.games.operation.rules.vehicle_move import AFTER, Test, Way
from sandtable.games.operation.rules.ways import near_blocks
from sandtable.games.operation.state import State
from sandtable.geometry.table import along, length
from sandtable.kernel import Dice, Event

Out = list[Event]
STEP = 10
"""How finely the first touch of a wall is looked for (mm)."""


def houses(state: State, vehicle: Model, way: Way, turned: Sequence[int], reverse: bool) -> list[str]:
    """Buildings that a drive breaks into, with the optional chapter; not one that the tank is in already.

    Rules: OW-enter-test.
    """
    if not state.on("entry"):
        return []
    swept = vehicle_move.strips(state, vehicle, way, turned, reverse)
    walls = [b for b in near_blocks(state, way, 200) if b.row.walls and not entry.is_in(state, vehicle, b.feature)]
    return sorted({b.id for b in walls if any(vehicle_move.meets(b, strip) for strip in swept)})


def begin(state: State, vehicle: Model, found: list[str], reverse: bool) -> None:
    """The gun is turned to the rear, and the buildings that are to be rolled for are kept in mind.

    Rules: OW-enter-gun.
    """
    for house in found:
        entry.turn_gun(state, vehicle, reverse)
        state.said[f"entering:{vehicle.id}:{house}"] = state.turn


def due(state: State, vehicle: Model, way: Way, turned: Sequence[int]) -> list[Test]:
    """The buildings still to be rolled for, as tests without driving dice: 5 cm after the hull has come to them.

    Rules: OW-enter-table.
    """
    start = f"entering:{vehicle.id}:"
    found = [key.removeprefix(start) for key in state.said if key.startswith(start)]
    total = length(way)
    if not found or not total:
        return []
    hulls = [
        (far, outline_at(state, vehicle, place(way, far, total), vehicle_move.facing_after(way, turned, far)))
        for far in (*range(0, total, STEP), total)
    ]
    touched = [(entry.first_touch(hulls, state.features[house]), house) for house in found]
    return [Test(min(total, far + AFTER), house, 0) for far, house in touched if far is not None]


def place(way: Way, far: int, total: int) -> Point:
    return along(way, far * 1000 // total)


def roll(state: State, vehicle: Model, house: str, dice: Dice, out: Out) -> None:
    """A tank 5 cm in a building rolls for it; a small one that it breaks through will be a ruin.

    Rules: OW-enter-table, OW-enter-ruin.
    """
    state.said.pop(f"entering:{vehicle.id}:{house}", None)
    feature = state.features[house]
    if entry.enter(state, vehicle, feature, dice, out) and entry.ruins(feature, "through"):
        state.said[f"ruins:{vehicle.id}:{house}"] = state.turn


def leave_ruins(state: State, vehicle: str) -> None:
    """At the end of a drive the small buildings that it went through are ruins.

    Rules: OW-enter-ruin.
    """
    for key in list(state.said):
        word, _, rest = key.partition(":")
        if word in ("entering", "ruins") and rest.startswith(f"{vehicle}:"):
            del state.said[key]
            if word == "ruins":
                demolition.ruin(state, rest.removeprefix(f"{vehicle}:"))
