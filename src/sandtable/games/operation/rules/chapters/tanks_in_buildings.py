"""Tanks through buildings."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.games.operation.events.chapters import EntryRolled
from sandtable.games.operation.events.vehicle import RamTested
from sandtable.games.operation.model.pieces import TANKS, Model
from sandtable.games.operation.model.state import Out, State, test_passed
from sandtable.games.operation.model.terrain import Feature
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.ground import buildings
from sandtable.games.operation.rules.ground.outlines import entry_of, piece_outline
from sandtable.games.operation.rules.vehicles import nerves, vehicle_damage
from sandtable.games.operation.rules.vehicles.explosions import men_struck
from sandtable.games.operation.rules.vehicles.strikes import strike_line
from sandtable.games.operation.tables import Result
from sandtable.geometry.table import Polygon, contains, polygons_overlap
from sandtable.kernel import Dice, Modifier, Refusal

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


def why_not_enter(state: State, vehicle: Model, feature: Feature, reverse: bool = False) -> Refusal | None:
    """A tank strong enough for the walls, with its gun away from where it drives; whoever is inside drives on.

    A turret is turned back when the drive begins; a gun in the hull points to the rear only in reverse.

    Rules: OW-enter-material, OW-enter-gun, OW-R73.
    """
    if vehicle.cls not in TANKS or feature.kind not in ("building", "bunker"):
        return NOT_A_TANK
    if is_in_building(state, vehicle, feature):
        return None
    material = "bunker" if feature.kind == "bunker" else feature.material
    if vehicle.cls not in BREAKS[material]:
        return TOO_STRONG
    in_hull = any(mount.place == "hull-gun" for mount in entry_of(state, vehicle).mounts)
    return GUN_FORWARD if in_hull and not reverse else None


def is_in_building(state: State, vehicle: Model, feature: Feature) -> bool:
    """Whether a vehicle stands even partly in a building."""
    return polygons_overlap(piece_outline(state, vehicle), feature.shape)


def turn_gun(state: State, vehicle: Model, reverse: bool) -> None:
    """The turret is turned away from the way that the tank drives.

    Rules: OW-enter-gun, OW-R73.
    """
    state.refit(vehicle.id, turret=(vehicle.facing + (0 if reverse else 1800)) % 3600)


def first_touch(hulls: Iterable[tuple[int, Polygon]], feature: Feature) -> int | None:
    """How far along its way (mm) a hull comes to a building."""
    return next((far for far, hull in hulls if polygons_overlap(hull, feature.shape)), None)


def dares_entry(state: State, vehicle: Model, dice: Dice, out: Out) -> bool:
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
    return (strike_line("OW-enter-table", "building-size", value),) if value else ()


def entry_result(total: int) -> str:
    """1 or less: something falls on it; 2: stuck; 3 and more: through.

    Rules: OW-enter-table, OW-table-ends.
    """
    return "crash" if total <= 1 else "stuck" if total == 2 else "through"


def chance_to_drive_on(feature: Feature) -> float:
    """How often the die lets a tank drive on through a building.

    Rules: OW-enter-table.
    """
    change = sum(int(each.value) for each in entry_lines(feature))
    return sum(entry_result(roll + change) == "through" for roll in range(1, 11)) / 10


def enter(state: State, vehicle: Model, feature: Feature, dice: Dice, out: Out) -> bool:
    """After 5 cm inside the die decides; True if it drives on, otherwise it stays there for this turn.

    Rules: OW-enter-table, OW-enter-men.
    """
    lines = entry_lines(feature)
    roll = dice.sum(1, 10, "enter-building")
    total = roll.value + sum(int(each.value) for each in lines)
    result = entry_result(total)
    out.append(EntryRolled(vehicle.unit, feature.id, total, result, (roll,), lines))
    strike_inside(state, vehicle, feature, ruins(feature, result), dice, out)
    if result != "through":
        state.refit(vehicle.id, stuck=state.turn)
    if result == "crash":
        vehicle_damage.damage_vehicle(state, vehicle.id, "hw", dice, out)
    elif result == "stuck":
        get_stuck(state, vehicle, dice, out)
    return result == "through"


def ruins(feature: Feature, result: str) -> bool:
    """Whether a building is a ruin once the tank is through: small ones only.

    Rules: OW-enter-ruin.
    """
    return result == "through" and buildings.size_of(feature) == "small"


def get_stuck(state: State, vehicle: Model, dice: Dice, out: Out) -> None:
    """It cannot move any more and its crew must keep its nerve."""
    state.refit(vehicle.id, immobile=True)
    vehicle_damage.apply_result(state, vehicle.id, Result(nerves=1), vehicle_damage.unaimed_strike("hw"), dice, out)
    nerves.settle_nerves(state, dice, out)


def strike_inside(state: State, vehicle: Model, feature: Feature, whole: bool, dice: Dice, out: Out) -> None:
    """Infantry on the floor of the rooms that the tank breaks into rolls on the heavy-weapons table.

    In a building that is ruined everybody does.

    Rules: OW-enter-men.
    """
    hull = piece_outline(state, vehicle)
    rooms = [room for room in feature.rooms or (feature.shape,) if polygons_overlap(hull, room)]
    men = tuple(
        man.id
        for man in buildings.men_inside(state, feature)
        if whole or (man.level == 0 and any(contains(room, (man.x, man.y)) for room in rooms))
    )
    men_struck(state, men, "hw", None, dice, out)


@extensions.may_enter.joins
def may_enter(state: State, vehicle: Model, feature: Feature, reverse: bool) -> bool:
    """Whether a tank may break into a building, or drive on in it."""
    return state.on("entry") and why_not_enter(state, vehicle, feature, reverse) is None
