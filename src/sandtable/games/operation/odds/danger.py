"""What may happen to a unit at the place it would go to: the fire of every enemy that would find it there."""

from __future__ import annotations

from math import prod
from typing import Any, NamedTuple

from msgspec.structs import replace

from sandtable.games.operation.actions.infantry import Go
from sandtable.games.operation.actions.vehicle import Aim, Drive
from sandtable.games.operation.hints.sight import nearest_line
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Model, Unit
from sandtable.games.operation.model.state import State, is_ready, test_passed
from sandtable.games.operation.odds import shots
from sandtable.games.operation.odds.trials import ROUND
from sandtable.games.operation.rules.announcing.vehicle_course import Course, drivers, shifted
from sandtable.games.operation.rules.announcing.way import planned
from sandtable.games.operation.rules.chapters.breaking_in import houses, walls_on_way
from sandtable.games.operation.rules.chapters.tanks_in_buildings import chance_to_drive_on
from sandtable.games.operation.rules.ground.measuring import distance
from sandtable.games.operation.rules.ground.outlines import entry_of
from sandtable.games.operation.rules.ground.sight_lines import NAME
from sandtable.games.operation.rules.infantry.detection import is_valid
from sandtable.games.operation.rules.turn import cards
from sandtable.games.operation.rules.vehicles.driving import Trip
from sandtable.games.operation.tables import TURN_COST, WEAPONS
from sandtable.geometry.table import length
from sandtable.kernel import Chance, Odds, Placed, Refusal, clone
from sandtable.kernel.errors import Name

FIRE = cards.NUMBER["fire-3"]
"""The number on the card does not matter for what the fire does."""


def place_odds(state: State, draft: Intent, action: Go | Drive) -> Odds | None:
    """What each enemy that may still fire could do to the unit at the end of this way; None if the way is refused.

    `spent` is what the way costs (mm), turns and terrain counted; `turned` is what of it is for turning. A drive with
    tests on its way begins with the chance that it ends before.
    """
    ends = ends_of(state, draft, action)
    if ends is None:
        return None
    there = state_on_arrival(state, draft, ends.places)
    unit = there.units[draft.unit]
    foes = [foe for foe in there.enemies(unit.seat) if is_ready(there, foe) and is_valid(there, foe, unit)]
    parts = [found for foe in foes if (found := threat(there, foe, unit)) is not None]
    parts.sort(key=lambda each: -risk(each))
    stuck = (Chance("stuck", ends.stuck, tone="bad"),) if ends.stuck else ()
    told = (*stuck, *(Chance("threat", risk(part), {"unit": part.args["unit"]}, "bad") for part in parts))
    args: Any = {"count": len(parts), "spent": ends.cost, "turned": ends.turned}
    return Odds("stand" if parts else "unseen", args, chances=told, parts=tuple(parts), places=ends.places)


def risk(found: Odds, worse: str = "bad") -> float:
    """The chance that a volley does anything that is shown as a loss; `worse` is the tone of losses."""
    return sum(each.probability for each in found.chances if each.tone == worse and each.key != "breaks")


class Ends(NamedTuple):
    """Where everybody who moves comes to stand, what the way costs (mm), what its turns alone, and the chance that a
    vehicle gets stuck before."""

    places: tuple[Placed, ...]
    cost: int
    turned: int
    stuck: float = 0.0


def ends_of(state: State, draft: Intent, action: Go | Drive) -> Ends | None:
    """The end of a way, for all models of the unit that go it; None if it is refused.

    Men and guns come in the order in which `go` takes a place for each of them.
    """
    if isinstance(action, Go):
        plan = planned(state, draft, action)
        if isinstance(plan, Refusal):
            return None
        return Ends(tuple(Placed(model, *way[-1]) for model, way in plan.paths), plan.cost, 0)
    vehicles = drivers(state, draft)
    trips = [Course().trip(state, draft, each, shifted(action, vehicles[0], each)) for each in vehicles]
    good = [trip for trip in trips if not isinstance(trip, Refusal)]
    if not good or len(good) < len(trips):
        return None
    places = (Placed(each.id, *trip.way[-1], trip.facings[-1]) for each, trip in zip(vehicles, good, strict=True))
    through = prod(
        chance_to_arrive(state, each, trip) * chance_through_walls(state, each, trip, action.gear == "reverse")
        for each, trip in zip(vehicles, good, strict=True)
    )
    return Ends(tuple(places), good[0].cost, good[0].turns * TURN_COST, 1 - through)


def chance_to_arrive(state: State, vehicle: Model, trip: Trip) -> float:
    """The chance to pass all driving tests of a way; one at its very end keeps nobody from being there.

    Rules: OW-vt-test, OW-vt-two, OW-training.
    """
    total = length(trip.way)
    return prod(chance_of_test(state, vehicle) ** test.tests for test in trip.tests if test.far < total)


def chance_through_walls(state: State, vehicle: Model, trip: Trip, reverse: bool) -> float:
    """The chance that a tank dares to break into the buildings on its way and drives on in each of them; where it rolls
    at the very end of its way it is there already.

    Rules: OW-enter-test, OW-enter-table.
    """
    found = houses(state, vehicle, trip.way, trip.facings, reverse)
    if not found:
        return 1.0
    total = length(trip.way)
    walls = [wall for wall in walls_on_way(state, vehicle, found, trip.way, trip.facings) if wall.far < total]
    drives_on = prod(chance_to_drive_on(state.features[wall.feature]) for wall in walls)
    return chance_of_test(state, vehicle) * drives_on


def chance_of_test(state: State, vehicle: Model) -> float:
    """How often a driver passes a test."""
    training = state.units[vehicle.unit].training
    return sum(test_passed(training, roll) for roll in range(1, 11)) / 10


def state_on_arrival(state: State, draft: Intent, places: tuple[Placed, ...]) -> State:
    """The table with the unit where it would go, marked as moved."""
    there = clone(state)
    for each in places:
        held = there.models[each.id]
        there.models[each.id] = replace(
            held, x=each.x, y=each.y, facing=held.facing if each.facing is None else each.facing
        )
    there.units[draft.unit] = replace(there.units[draft.unit], posture="moved", marked=there.turn)
    return there


def threat(state: State, foe: Unit, unit: Unit) -> Odds | None:
    """The fire of one enemy unit at a unit, as odds with the line it fires along. Where it is played out, one round of
    plays is enough: a place shows the danger from many enemies at once, and tells an even chance to five in a hundred.
    """
    link = Intent(foe.seat, foe.id, FIRE, target=unit.id)
    driven = state.vehicle_of(foe.id) is not None
    found = vehicle_threat(state, link, unit) if driven else shots.fire_odds(state, link, False, most=ROUND)
    if found is None or not found.chances:
        return None
    free = nearest_line(state, foe, unit)
    args: Any = {**found.args, "unit": Name("unit", foe.id)}
    if free is not None:
        args |= {"cover": NAME[free[2].cover], "cm": distance(state, free[0], free[1]) // 10}
    told = tuple(replace(each, tone="bad" if each.tone == "good" else "") for each in found.chances)
    return replace(found, key="threat-line", args=args, chances=told)


def vehicle_threat(state: State, link: Intent, unit: Unit) -> Odds | None:
    """The weapon and ammunition of a vehicle that does most to a unit."""
    hull = state.vehicle_of(link.unit)
    assert hull is not None
    aims = [
        Aim(mount.id, unit.id, mode.name)
        for mount in entry_of(state, hull).mounts
        for mode in WEAPONS[mount.weapon].modes
    ]
    found = [each for aim in aims if (each := shots.aim_odds(state, link, aim, ROUND)) is not None and each.chances]
    return max(found, key=lambda each: risk(each, "good"), default=None)
