"""Vehicle fire: mounted weapons, their arcs and sight, ammunition, numbers needed, the last chance."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from sandtable.games.operation.events.vehicle import GunAimed
from sandtable.games.operation.model.pieces import ARMOURED, TANKS, Model, Point
from sandtable.games.operation.model.state import State, has, is_vehicle
from sandtable.games.operation.rules.ground import footing
from sandtable.games.operation.rules.ground.buildings import is_within_walls
from sandtable.games.operation.rules.ground.measuring import BESIDE, BEYOND_LOW
from sandtable.games.operation.rules.ground.outlines import entry_of, muzzle, piece_outline
from sandtable.games.operation.rules.ground.prepared import floor_of
from sandtable.games.operation.rules.vehicles.crew import GUNS
from sandtable.games.operation.rules.vehicles.strikes import strike_line
from sandtable.games.operation.tables import ARCS, HIT, WEAPONS, Mode, Weapon, WeaponMount, column
from sandtable.geometry.table import (
    bearing,
    crossing,
    distance2,
    in_arc,
    nearest_on,
    point_distance_at_most,
    root_up,
    span_at_most,
    turn_between,
)
from sandtable.kernel import Event, Modifier, Refusal

LOST = Refusal("OW-vd-main", "weapon-lost")
NOT_BEARING = Refusal("OW-arc-aim", "not-bearing")
NO_AMMO = Refusal("OW-ammo", "no-such-ammunition")
NOT_LOADED = Refusal("OW-crew-loader", "not-loaded")
NO_LAST_CHANCE = Refusal("OW-last-chance", "no-chance")
NO_EFFECT = Refusal("OW-fire-nh", "no-effect")
NO_HEAVY_FROM_VEHICLE = Refusal("OW-vfire-heavy", "no-heavy-from-vehicle")
NOT_WHILE_MOVING = Refusal("OW-vfire-moving", "not-while-moving")
NO_PASSENGER_FIRE = Refusal("OW-vfire-open", "no-passenger-fire")
LAST_CHANCE = 11
ROUND_DIRECT = ("ap", "he", "direct", "heat", "wp", "bomb")


def mount_of(state: State, vehicle: Model, name: str) -> WeaponMount | None:
    """A mounted weapon by its name."""
    return next((mount for mount in entry_of(state, vehicle).mounts if mount.id == name), None)


def weapon_index(state: State, vehicle: Model, mount: WeaponMount) -> int:
    """Its place among the model's weapons."""
    return entry_of(state, vehicle).mounts.index(mount)


def direction(state: State, vehicle: Model, mount: WeaponMount) -> int:
    """Where a weapon points now: turret weapons with the turret, the others with the hull."""
    if mount.place in ("turret", "coaxial"):
        return state.vehicles[vehicle.id].turret
    if mount.place == "hull-mg-rear":
        return (vehicle.facing + 1800) % 3600
    return vehicle.facing


def pivots(state: State, vehicle: Model, mount: WeaponMount) -> bool:
    """Whether the whole vehicle turns to aim: a gun in the hull, and any gun within the walls of a building.

    Rules: OW-arc-hull-gun, OW-enter-gun.
    """
    turns = mount.place in ("turret", "coaxial") and state.on("entry") and is_within_walls(state, vehicle)
    return mount.place == "hull-gun" or turns


def half_arc(state: State, vehicle: Model, mount: WeaponMount) -> int:
    """How far to either side a weapon may be turned in the facing step, in tenths of a degree.

    Within the walls of a building a turret has no room: the tank itself turns like one with a gun in its hull.

    Rules: OW-arc-turret, OW-arc-slow-turret, OW-arc-hull-gun, OW-arc-hull-mg, OW-arc-ring, OW-arc-jeep, OW-enter-gun.
    """
    place = "hull-mg" if mount.place == "hull-mg-rear" else mount.place
    if pivots(state, vehicle, mount):
        place = "hull-gun"
    elif place in ("turret", "coaxial"):
        place = "slow-turret" if "slow-turret" in entry_of(state, vehicle).traits else "turret"
    return ARCS[place] * 5


def mount_bears(state: State, vehicle: Model, mount: WeaponMount, at: Point) -> bool:
    """Whether the weapon can be turned on a point from where it points.

    Rules: OW-arc-aim, OW-target-bear.
    """
    return bears_on_any(state, vehicle, mount, (at,))


def bears_on_any(state: State, vehicle: Model, mount: WeaponMount, places: Sequence[Point]) -> bool:
    """Whether the weapon can be turned on one of some points.

    Rules: OW-arc-aim, OW-target-bear.
    """
    half = half_arc(state, vehicle, mount)
    if state.vehicles[vehicle.id].immobile and pivots(state, vehicle, mount):
        half = 0
    if half >= 1800:
        return bool(places)
    facing, x, y = direction(state, vehicle, mount), vehicle.x, vehicle.y
    return any(in_arc(facing, half, (at[0] - x, at[1] - y)) for at in places)


def turn_weapon(state: State, vehicle: Model, mount: WeaponMount, at: Point, out: list[Event]) -> None:
    """Facing step: the turret turns to the target, a hull gun turns the vehicle, and both stay so.

    Rules: OW-arc-aim, OW-arc-hull-gun, OW-enter-gun.
    """
    heading = bearing((at[0] - vehicle.x, at[1] - vehicle.y))
    if pivots(state, vehicle, mount):
        turn_hull(state, vehicle, (vehicle.facing + heading - direction(state, vehicle, mount)) % 3600)
    elif mount.place in ("turret", "coaxial"):
        state.refit(vehicle.id, turret=heading)
    else:
        return
    out.append(GunAimed(vehicle.unit, vehicle.id, mount.id, heading))


def turn_hull(state: State, vehicle: Model, heading: int) -> None:
    """The hull turns on the spot and its turret with it."""
    turret = state.vehicles[vehicle.id].turret
    footing.turn_in_place(state, vehicle.id, heading)
    swing = turn_between(vehicle.facing, state.models[vehicle.id].facing)
    state.refit(vehicle.id, turret=(turret + swing) % 3600)


def range_from(state: State, vehicle: Model, mount: WeaponMount, target: Model) -> int:
    """Distance from the muzzle, turned on the target, to the target (to any part of a vehicle).

    Rules: OW-range-muzzle.
    """
    heading = bearing((target.x - vehicle.x, target.y - vehicle.y))
    start = muzzle(state, vehicle, mount.place, heading)
    end = nearest_on(start, piece_outline(state, target)) if is_vehicle(target) else (target.x, target.y)
    return root_up(distance2(start, end))


def ammunition(weapon: Weapon, traits: frozenset[str]) -> tuple[str, ...]:
    """The kinds a weapon has: a howitzer only high explosive.

    Rules: OW-ammo.
    """
    names = tuple(mode.name for mode in weapon.modes)
    if weapon.group == "howitzer" or "howitzer" in traits:
        return tuple(name for name in names if name not in ("ap", "heat"))
    return names


def why_not_mount(
    state: State, vehicle: Model, mount: WeaponMount, ammo: str, places: Sequence[Point]
) -> Refusal | None:
    """A weapon that works, is loaded, has that ammunition and can be brought to bear on any of some places.

    Rules: OW-arc-aim, OW-target-bear, OW-ammo, OW-crew-loader.
    """
    if mount.id in state.vehicles[vehicle.id].lost:
        return LOST
    if ammo not in ammunition(WEAPONS[mount.weapon], entry_of(state, vehicle).traits):
        return NO_AMMO
    place = weapon_index(state, vehicle, mount)
    if place < len(vehicle.reload) and vehicle.reload[place]:
        return NOT_LOADED
    return None if bears_on_any(state, vehicle, mount, places) else NOT_BEARING


def is_low_hull(mount: WeaponMount) -> bool:
    """Weapons low in the hull; those in turrets, on rings and on roofs are high.

    Rules: OW-vsight-upper.
    """
    return mount.place in ("hull-mg", "hull-mg-rear", "hull-gun")


def hull_sight(state: State, vehicle: Model, mount: WeaponMount, target: Model) -> str:
    """How a low hull weapon sees a low target: `free`, `hedge` (-1) or `blind`.

    Against infantry and low vehicles a low wall ends its sight 10 cm beyond; a low hedge only costs 1 when the vehicle
    itself sees the target, and nothing when it stands right beside the hedge.

    Rules: OW-vsight-hull, OW-vsight-hedge, OW-vsight-upper, OW-R104.
    """
    low_target = not is_vehicle(target) or has(state, target, "low-structure")
    if not is_low_hull(mount) or not low_target:
        return "free"
    start, end, found = (vehicle.x, vehicle.y), (target.x, target.y), "free"
    floor = floor_of(state, vehicle)
    for block in state.index.lines:
        row = block.row
        if not row.low or floor > block.foot:
            continue
        for a, b in block.segments:
            at = crossing(start, end, a, b)
            if (
                at is None
                or stands_beside_wall(state, vehicle, a, b)
                or span_at_most(start, end, at, (1, 1), BEYOND_LOW)
            ):
                continue
            if not row.hedge:
                return "blind"
            found = "hedge"
    return found


def stands_beside_wall(state: State, vehicle: Model, a: Point, b: Point) -> bool:
    """Whether the vehicle stands right beside this wall or hedge."""
    corners = piece_outline(state, vehicle)
    return any(point_distance_at_most(corner, a, b, BESIDE) for corner in corners)


def weapon_bonus(state: State, model: str, weapon: str, mode: str) -> int:
    """What the weapon itself adds to the die: a long barrel, with armour-piercing shot.

    Rules: OW-screen-reuse.
    """
    firer = state.models.get(model)
    traits = set(WEAPONS[weapon].traits)
    if firer is not None and WEAPONS[weapon].group in GUNS:
        traits |= set(state.units[firer.unit].traits)
    return HIT["long-barrel"].value if "long-barrel" in traits and mode == "ap" else 0


def column_need(mode: Mode, target: Model) -> int:
    """The number in the column of the target's class; 0 is NH."""
    return mode.need[column(target.cls)]


def read_need(state: State, mode: Mode, target: Model) -> int:
    """The number against a vehicle; the other reading of heavy armour, if chosen, is one more than a medium tank's.

    Rules: OW-armour-damage.
    """
    if state.on("armour-to-hit") and target.cls == "heavy-tank" and has(state, target, "heavy-armour"):
        medium = mode.need[column("medium-tank")]
        return medium + 1 if medium else 0
    return column_need(mode, target)


def last_chance_need(weapon: Weapon, mode: Mode, target: Model) -> bool:
    """Whether a shot that shows NH may be tried all the same: a heavy weapon's direct fire at a tank.

    Rules: OW-last-chance.
    """
    direct = mode.name in ROUND_DIRECT and mode.table == "hw"
    return direct and target.cls in TANKS and column_need(mode, target) == 0 and weapon.group != "charge"


def need_against(state: State, weapon: Weapon, mode: Mode, target: Model) -> tuple[int, str]:
    """The base number and the damage table for a direct shot at a vehicle; 0 if it cannot harm it.

    Rules: OW-last-chance, OW-fire-nh.
    """
    need = read_need(state, mode, target)
    if not need and last_chance_need(weapon, mode, target):
        return LAST_CHANCE, "sa"
    return need, mode.table


def why_not_need(need: int, base: int, indirect: bool) -> Refusal | None:
    """Whether a shot that needs this much may be tried: a last chance must come down to 10.

    Rules: OW-last-chance, OW-av-11.
    """
    if base == 0:
        return NO_EFFECT
    if (base == LAST_CHANCE or indirect) and need > 10:
        return NO_LAST_CHANCE
    return None


def vehicle_lines(
    state: State, vehicle: Model, mount: WeaponMount, target: Model, popped: bool
) -> tuple[Modifier, ...]:
    """Modifiers to hit that only vehicles have: over a hedge from the hull, a man who came out only to detect.

    Rules: OW-vsight-hedge, OW-buttoned-pop.
    """
    found = []
    if hull_sight(state, vehicle, mount, target) == "hedge":
        found.append(strike_line(HIT["hedge"].rule, "hit-hedge", HIT["hedge"].value))
    if popped:
        found.append(strike_line(HIT["popped"].rule, "hit-popped", HIT["popped"].value))
    return tuple(found)


def templates_of_gun(state: State, vehicle: Model, weapon: Weapon, mode: Mode) -> int:
    """How many templates a quick-firing gun lays: two for each barrel.

    Rules: OW-rapid.
    """
    barrels = 4 if has(state, vehicle, "barrels-4") else 1
    return mode.count * barrels if "quick-firing" in weapon.traits else mode.count


def passengers_firing(state: State, vehicle: Model, moves: bool) -> int:
    """How many passengers may fire small arms: all of a halted unarmoured vehicle, four of an open-topped one.

    Rules: OW-vfire-moving, OW-vfire-soft, OW-vfire-open.
    """
    if moves:
        return 0
    if vehicle.cls not in ARMOURED:
        return len(state.crew(vehicle.id))
    return 4 if "open-topped" in entry_of(state, vehicle).traits else 0


def why_not_passenger(state: State, vehicle: Model, weapon: str, number: int, moves: bool) -> Refusal | None:
    """Whether the so-many-th passenger may fire this weapon: small arms only, from a vehicle that stands.

    Rules: OW-vfire-heavy, OW-vfire-moving, OW-vfire-open.
    """
    if moves:
        return NOT_WHILE_MOVING
    held = WEAPONS[weapon]
    if held.heavy or any(mode.table == "hw" for mode in held.modes):
        return NO_HEAVY_FROM_VEHICLE
    return None if number <= passengers_firing(state, vehicle, moves) else NO_PASSENGER_FIRE


def unmount_rear(state: State, vehicle: Model, man: str) -> bool:
    """Before play a half-track unit may carry its rear machine gun instead of leaving it on its mount.

    Rules: OW-vfire-mount.
    """
    entry = entry_of(state, vehicle)
    rear = next((mount for mount in entry.mounts if mount.id == "rear"), None)
    held = state.vehicles[vehicle.id]
    if state.turn or rear is None or "rear-removable" not in entry.traits or "rear" in held.lost:
        return False
    state.refit(vehicle.id, lost=(*held.lost, "rear"))
    carrier = state.models[man]
    state.models[man] = replace(carrier, weapons=(rear.weapon, *carrier.weapons))
    return True
