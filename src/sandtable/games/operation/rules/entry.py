"""Tanks through buildings."""

from __future__ import annotations

from sandtable.games.operation.events_vehicle import EntryRolled, RamTested
from sandtable.games.operation.model import TANKS, Feature, Model
from sandtable.games.operation.rules import buildings, vehicle_damage, vehicle_morale
from sandtable.games.operation.rules.vehicle_strike import line
from sandtable.games.operation.state import State, test_passed
from sandtable.games.operation.tables import Result
from sandtable.geometry.table import contains, turn_between
from sandtable.kernel import Dice, Event, Modifier, Refusal

Out = list[Event]
NOT_A_TANK = Refusal("OW-enter-test", "not-a-tank")
TOO_STRONG = Refusal("OW-enter-material", "too-strong")
GUN_FORWARD = Refusal("OW-enter-gun", "gun-forward")
BREAKS = {
    "stone": frozenset(("heavy-tank",)),
    "brick": frozenset(("medium-tank", "heavy-tank")),
    "adobe": TANKS,
    "wood": TANKS,
    "bunker": frozenset[str](),
}
MODIFIER = {"small": 0, "medium": -1, "large": -2, "huge": -3}
INSIDE_ARC = 225


def why_not_enter(state: State, vehicle: Model, feature: Feature) -> Refusal | None:
    """A tank strong enough for the walls, with its gun turned to the rear.

    Rules: OW-enter-material, OW-enter-gun.
    """
    if vehicle.cls not in TANKS or feature.kind not in ("building", "bunker"):
        return NOT_A_TANK
    material = "bunker" if feature.kind == "bunker" else feature.material
    if vehicle.cls not in BREAKS[material]:
        return TOO_STRONG
    turret = state.vehicles[vehicle.id].turret
    return None if abs(turn_between((vehicle.facing + 1800) % 3600, turret)) <= 450 else GUN_FORWARD


def dare(state: State, vehicle: Model, dice: Dice, out: Out) -> bool:
    """The driver's test before the wall; failing, the tank does not move this turn.

    Rules: OW-enter-test.
    """
    training = state.units[vehicle.unit].training
    roll = dice.sum(1, 10, "enter-test")
    passed = test_passed(training, roll.value)
    out.append(RamTested(vehicle.unit, training, passed, (roll,)))
    return passed


def entry_lines(feature: Feature) -> tuple[Modifier, ...]:
    """Larger buildings are worse to drive through.

    Rules: OW-enter-table.
    """
    value = MODIFIER[buildings.size_of(feature)]
    return (line("OW-enter-table", "building-size", value),) if value else ()


def entry_result(total: int) -> str:
    """1 or less: something falls on it; 2: stuck; 3 and more: through.

    Rules: OW-enter-table, OW-table-ends.
    """
    return "crash" if total <= 1 else "stuck" if total == 2 else "through"


def enter(state: State, vehicle: Model, feature: Feature, dice: Dice, out: Out) -> bool:
    """After 5 cm inside the die decides; True if it drives on.

    Rules: OW-enter-table, OW-enter-men, OW-enter-ruin.
    """
    lines = entry_lines(feature)
    roll = dice.sum(1, 10, "enter-building")
    total = roll.value + sum(int(each.value) for each in lines)
    result = entry_result(total)
    out.append(EntryRolled(vehicle.unit, feature.id, total, result, (roll,), lines))
    strike_inside(state, vehicle, feature, dice, out)
    if result == "crash":
        vehicle_damage.damage_vehicle(state, vehicle.id, "hw", dice, out)
    elif result == "stuck":
        get_stuck(state, vehicle, dice, out)
    elif buildings.size_of(feature) == "small":
        buildings.ruin(state, feature.id)
    return result == "through"


def get_stuck(state: State, vehicle: Model, dice: Dice, out: Out) -> None:
    """It cannot move any more and its crew must keep its nerve."""
    state.refit(vehicle.id, immobile=True)
    vehicle_damage.carry_out(state, vehicle.id, Result(nerves=1), vehicle_damage.plain("hw"), dice, out)
    vehicle_morale.settle_nerves(state, dice, out)


def strike_inside(state: State, vehicle: Model, feature: Feature, dice: Dice, out: Out) -> None:
    """Infantry in the room the tank breaks into (all of a small building) rolls on the heavy-weapons table.

    Rules: OW-enter-men.
    """
    from sandtable.games.operation.rules.harm import strike_men

    room = buildings.room_at(feature, (vehicle.x, vehicle.y)) or feature.shape
    hit = feature.shape if buildings.size_of(feature) == "small" else room
    men = tuple(m.id for m in buildings.men_inside(state, feature) if contains(hit, (m.x, m.y)))
    strike_men(state, men, "hw", None, dice, out)


def may_aim_inside(vehicle: Model, heading: int) -> bool:
    """Inside a building it may turn 22.5 degrees to either side to aim.

    Rules: OW-enter-gun.
    """
    return abs(turn_between(vehicle.facing, heading)) <= INSIDE_ARC
