"""A tank on its way through buildings: when it rolls for them, and what it leaves behind."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.games.operation.model.notes import Breach
from sandtable.games.operation.model.pieces import Model, Point, Way
from sandtable.games.operation.model.state import Out, State
from sandtable.games.operation.rules.chapters import demolition, tanks_in_buildings
from sandtable.games.operation.rules.ground.outlines import outline_at
from sandtable.games.operation.rules.ground.routes import near_blocks
from sandtable.games.operation.rules.vehicles import clearance, driving
from sandtable.games.operation.rules.vehicles.driving import AFTER, Test
from sandtable.geometry.table import along, length
from sandtable.kernel import Dice

BREACH_STEP = 10
"""How finely the first touch of a wall is looked for (mm)."""


def houses(state: State, vehicle: Model, way: Way, turned: Sequence[int], reverse: bool) -> list[str]:
    """Buildings that a drive breaks into, with the optional chapter; not one that the tank is in already.

    Rules: OW-enter-test.
    """
    if not state.on("entry"):
        return []
    swept = driving.strips(state, vehicle, way, turned, reverse)
    walls = [
        b
        for b in near_blocks(state, way, 200)
        if b.row.walls and not tanks_in_buildings.is_in_building(state, vehicle, b.feature)
    ]
    return sorted({b.id for b in walls if any(clearance.hull_meets(b, strip) for strip in swept)})


def begin_breaking_in(state: State, vehicle: Model, found: list[str], reverse: bool) -> None:
    """The gun is turned to the rear, and the buildings that are to be rolled for are kept in mind.

    Rules: OW-enter-gun.
    """
    for house in found:
        tanks_in_buildings.turn_gun(state, vehicle, reverse)
        state.breaches = (*without(state, vehicle.id, house), Breach(vehicle.id, house))


def without(state: State, vehicle: str, house: str) -> tuple[Breach, ...]:
    """All breaches but those of this vehicle into this building that are still to be rolled for."""
    return tuple(b for b in state.breaches if b.through or (b.vehicle, b.house) != (vehicle, house))


def due(state: State, vehicle: Model, way: Way, turned: Sequence[int]) -> list[Test]:
    """The buildings still to be rolled for, as tests without driving dice: 5 cm after the hull has come to them.

    Rules: OW-enter-table.
    """
    found = [each.house for each in state.breaches if each.vehicle == vehicle.id and not each.through]
    return walls_on_way(state, vehicle, found, way, turned)


def walls_on_way(state: State, vehicle: Model, found: list[str], way: Way, turned: Sequence[int]) -> list[Test]:
    """Where on its way a vehicle rolls for these buildings.

    Rules: OW-enter-table.
    """
    total = length(way)
    if not found or not total:
        return []
    hulls = [
        (far, outline_at(state, vehicle, place_on_way(way, far, total), driving.hull_facing_after(way, turned, far)))
        for far in (*range(0, total, BREACH_STEP), total)
    ]
    touched = [(tanks_in_buildings.first_touch(hulls, state.features[house]), house) for house in found]
    return [Test(min(total, far + AFTER), house, 0) for far, house in touched if far is not None]


def place_on_way(way: Way, far: int, total: int) -> Point:
    return along(way, far * 1000 // total)


def roll(state: State, vehicle: Model, house: str, dice: Dice, out: Out) -> None:
    """A tank 5 cm in a building rolls for it; a small one that it breaks through will be a ruin.

    Rules: OW-enter-table, OW-enter-ruin.
    """
    state.breaches = without(state, vehicle.id, house)
    feature = state.features[house]
    if tanks_in_buildings.enter(state, vehicle, feature, dice, out) and tanks_in_buildings.ruins(feature, "through"):
        state.breaches = (*state.breaches, Breach(vehicle.id, house, through=True))


def leave_ruins(state: State, vehicle: str) -> None:
    """At the end of a drive the small buildings that it went through are ruins.

    Rules: OW-enter-ruin.
    """
    mine = [each for each in state.breaches if each.vehicle == vehicle]
    state.breaches = tuple(each for each in state.breaches if each.vehicle != vehicle)
    for each in mine:
        if each.through:
            demolition.ruin(state, each.house)
