"""Vehicle damage: what a hit does to a vehicle, part by part."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import asdict, replace

from sandtable.games.operation.events.vehicle import (
    CrewHit,
    EngineHit,
    PartHidden,
    PartLost,
    VehicleScreened,
    VehicleStruck,
)
from sandtable.games.operation.model.pieces import Model
from sandtable.games.operation.model.state import Out, State
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.ground.outlines import entry_of, side_towards
from sandtable.games.operation.rules.infantry import losses
from sandtable.games.operation.rules.infantry.damage import total
from sandtable.games.operation.rules.vehicles import nerves as vehicles_nerves
from sandtable.games.operation.rules.vehicles import vehicle_cover
from sandtable.games.operation.rules.vehicles.crew import in_loss_order, owner
from sandtable.games.operation.rules.vehicles.mounted_weapons import read_need, weapon_bonus
from sandtable.games.operation.rules.vehicles.strikes import Strike, damage_lines, order_and_smoke
from sandtable.games.operation.tables import (
    ENGINE_CATASTROPHE,
    ENGINE_OTHERWISE,
    RUNNING_GEAR_WHEEL,
    Result,
    WeaponMount,
    damage_infantry,
    damage_result,
)
from sandtable.games.operation.tables.words import Cover
from sandtable.kernel import Dice, Roll

PARTS = ("main", "secondary", "track", "wheel", "running_gear", "engine", "immobile")
"""Parts that something may hide, as they are looked for."""


def words(result: Result) -> tuple[str, ...]:
    """The result as words, `crew-2` for numbers above one."""
    named = ((key.replace("_", "-"), value) for key, value in asdict(result).items() if value)
    return tuple(key if value == 1 else f"{key}-{value}" for key, value in named)


def struck(state: State, shot: Strike, dice: Dice, out: Out) -> None:
    """A hit on a vehicle: terrain may stop it, another vehicle may be in the way, then its result takes effect.

    Rules: OW-fire-damage, OW-vcover-part, OW-screen-part, OW-screen-reuse.
    """
    target = state.models[shot.target]
    if target.destroyed:
        return
    if shot.direct and vehicle_cover.terrain_stops(state, target, shot.at, dice, out, shot.floor):
        return
    lines = damage_lines(state, shot, target)
    roll = Roll("vehicle-damage", (shot.rolled,), shot.rolled) if shot.rolled else dice.sum(1, 10, "vehicle-damage")
    result = read_result(state, shot, target, roll.value + total(lines))
    if shot.direct:
        part = part_of(result)
        screen = vehicle_cover.screen(state, target, part, shot.at, shot.model) if part else None
        if screen is not None:
            screened(state, shot, target, screen, part, roll.value, dice, out)
            return
    side = vehicle_cover_side(target, shot)
    row = max(0, min(10, roll.value + total(lines)))
    out.append(VehicleStruck(target.unit, target.id, shot.damage_table, side, row, words(result), (roll,), lines))
    if shot.direct:
        result = without_hidden(state, shot, target, result, out)
    apply_result(state, target.id, result, shot, dice, out)


def vehicle_cover_side(target: Model, shot: Strike) -> str:
    """The side that is hit; what falls from above or is laid on has none."""
    return side_towards(target, shot.at) if shot.direct else ""


def read_result(state: State, shot: Strike, target: Model, row: int) -> Result:
    """The cell of the damage table for the class of what is hit."""
    return damage_result(shot.damage_table, target.cls, row)


def part_of(result: Result) -> str:
    """The part of the vehicle that a result falls on, if it falls on one."""
    return next((part for part in PARTS if getattr(result, part)), "")


def without_hidden(state: State, shot: Strike, target: Model, result: Result, out: Out) -> Result:
    """Take out of a result the part that terrain hides completely.

    Rules: OW-vcover-part.
    """
    for part in PARTS:
        if getattr(result, part) and vehicle_cover.part_hidden_by_terrain(state, target, part, shot.at, shot.floor):
            out.append(PartHidden(target.unit, part))
            result = replace(result, **{part: 0})
    return result


def screened(
    state: State, shot: Strike, target: Model, screen: Model, part: str, damage: int, dice: Dice, out: Out
) -> None:
    """The vehicle in the way is hit if the same die with the weapon's own modifiers reaches its class.

    The damage die is then read in that vehicle's column.

    Rules: OW-screen-part, OW-screen-reuse, OW-ammo-announce.
    """
    need = read_need(state, shot.way, screen)
    hit = need > 0 and shot.die + weapon_bonus(state, shot.model, shot.weapon, shot.mode) >= need
    out.append(VehicleScreened(target.unit, screen.unit, part, need, hit))
    if not hit or screen.destroyed:
        return
    moved = replace(shot, target=screen.id)
    lines = damage_lines(state, moved, screen)
    row = damage + total(lines)
    result = read_result(state, moved, screen, row)
    side = vehicle_cover_side(screen, moved)
    shown = max(0, min(10, row))
    out.append(VehicleStruck(screen.unit, screen.id, moved.damage_table, side, shown, words(result), (), lines))
    apply_result(state, screen.id, result, moved, dice, out)


def apply_result(state: State, model: str, result: Result, shot: Strike, dice: Dice, out: Out) -> None:
    """Every part of a result takes effect; what is destroyed already or cannot be is left out.

    Rules: OW-vd-again, OW-vd-impossible.
    """
    if result.engine:
        result = engine(state, model, result, dice, out)
    if result.catastrophe:
        extensions.explodes.call(state, model, dice, out)
        return
    for part, act in EFFECTS.items():
        count = getattr(result, part)
        if count and model in state.models and not state.models[model].destroyed:
            act(state, model, count, shot, dice, out)


def engine(state: State, model: str, result: Result, dice: Dice, out: Out) -> Result:
    """Engine or ammunition: 7 and more blows up, less stops it with three of the crew hit.

    Rules: OW-vd-engine.
    """
    roll = dice.sum(1, 10, "engine")
    blown = roll.value >= ENGINE_CATASTROPHE
    out.append(EngineHit(state.models[model].unit, blown, (roll,)))
    return Result(catastrophe=1) if blown else ENGINE_OTHERWISE


def crew(state: State, model: str, count: int, shot: Strike, dice: Dice, out: Out) -> None:
    """So many men aboard roll in the infantry column of the weapon's table, in the cover that the vehicle gives, with
    -3 for covering fire and -2 in smoke like every roll for damage.

    Rules: OW-vd-crew, OW-order-cover, OW-smoke-cover.
    """
    cover = vehicle_cover.given_by(state.models[model])
    hit_men(state, model, count, shot.damage_table, cover, shot, dice, out, order_and_smoke(shot))


def hit_men(
    state: State,
    model: str,
    count: int,
    table: str,
    cover: Cover,
    shot: Strike | None,
    dice: Dice,
    out: Out,
    change: int = 0,
) -> None:
    """Men aboard take damage rolls; surplus is lost."""
    men = in_loss_order(state, model)[:count]
    if not men:
        return
    roll = dice.each(len(men), 10, "crew")
    results = [damage_infantry(table, die + change, cover) for die in roll.dice]
    out.append(CrewHit(state.models[model].unit, results.count("dead"), results.count("shaken"), (roll,)))
    will = shot is not None and vehicles_nerves.spares_panic(state, model, shot)
    settle_men(state, model, results.count("dead"), results.count("shaken"), out, counts=not will)
    if will and results.count("dead"):
        vehicles_nerves.test_will(state, model, dice, out)


def settle_men(state: State, model: str, dead: int, shaken: int, out: Out, counts: bool = True) -> None:
    """Take the dead off and lay the shaken down, standing men first: who is left is what the vehicle has for tasks.

    Rules: OW-vd-crew, OW-vd-record.
    """
    if dead and counts:
        vehicles_nerves.remember_loss(state, model)
    for man in in_loss_order(state, model)[:dead]:
        losses.kill(state, man.id, out, counts)
    standing = [man for man in in_loss_order(state, model) if not man.shaken]
    for man in standing[:shaken]:
        losses.shake(state, man.id, out)


def crew_shaken(state: State, model: str, count: int, shot: Strike, dice: Dice, out: Out) -> None:
    """So many of the crew are shaken.

    Rules: OW-fv-surplus.
    """
    settle_men(state, model, 0, count, out)


def crew_dead(state: State, model: str, count: int, shot: Strike, dice: Dice, out: Out) -> None:
    """So many of the crew die; more than there are is lost.

    Rules: OW-fv-surplus.
    """
    settle_men(state, model, count, 0, out)


def immobile(state: State, model: str, count: int, shot: Strike, dice: Dice, out: Out) -> None:
    """It neither moves nor turns any more; under way it first rolls on.

    Rules: OW-vd-immobile.
    """
    if state.vehicles[model].immobile:
        return
    state.refit(model, immobile=True)
    out.append(PartLost(state.models[model].unit, "immobile"))
    extensions.rolls_on.call(state, model, dice, out, True)


def is_halted(state: State, model: str) -> bool:
    """Whether running-gear hits have made it immobile: a second track, or too many wheels for its number.

    Rules: OW-vd-track, OW-vd-wheel4, OW-vd-wheel8.
    """
    vehicle = state.vehicles[model]
    if vehicle.tracks >= 2 or (vehicle.tracks and vehicle.wheels):
        return True
    return vehicle.wheels >= wheels_to_halt(state, model)


def wheels_to_halt(state: State, model: str) -> int:
    """Wheel hits that stop it for good: two with up to four wheels, three with more.

    Rules: OW-vd-wheel4, OW-vd-wheel8.
    """
    return 3 if entry_of(state, state.models[model]).wheels > 4 else 2


def track(state: State, model: str, count: int, shot: Strike, dice: Dice, out: Out) -> None:
    """It can still turn but not move; a second one, or a wheel of a half-track as well, makes it immobile.

    Rules: OW-vd-track, OW-vd-impossible.
    """
    if not has_tracks(state.models[model]):
        return
    lose_running_gear(state, model, "track", dice, out)


def wheel(state: State, model: str, count: int, shot: Strike, dice: Dice, out: Out) -> None:
    """Movement is halved, or with six wheels and more only by the second hit; another one makes it immobile.

    Rules: OW-vd-wheel4, OW-vd-wheel8, OW-vd-impossible.
    """
    if not entry_of(state, state.models[model]).wheels:
        return
    lose_running_gear(state, model, "wheel", dice, out)


def running_gear(state: State, model: str, count: int, shot: Strike, dice: Dice, out: Out) -> None:
    """A half-track loses a wheel or a track by a die, an armoured car a wheel."""
    part = "wheel"
    if state.models[model].cls == "half-track":
        part = "wheel" if dice.sum(1, 10, "wheel-or-track").value <= RUNNING_GEAR_WHEEL else "track"
    (wheel if part == "wheel" else track)(state, model, count, shot, dice, out)


def has_tracks(model: Model) -> bool:
    """Whether the class runs on tracks."""
    return model.cls in ("half-track", "light-tank", "medium-tank", "heavy-tank")


def lose_running_gear(state: State, model: str, part: str, dice: Dice, out: Out) -> None:
    """A track or wheel is lost; what makes a vehicle immobile that could still drive lets it roll on under way.

    Rules: OW-vd-track, OW-vd-wheel4, OW-vd-wheel8, OW-vd-immobile.
    """
    vehicle = state.vehicles[model]
    if vehicle.immobile:
        return
    hits = {"track": "tracks", "wheel": "wheels"}[part]
    state.refit(model, **{hits: getattr(vehicle, hits) + 1})
    out.append(PartLost(state.models[model].unit, part))
    if is_halted(state, model):
        state.refit(model, immobile=True)
        out.append(PartLost(state.models[model].unit, "immobile"))
        if not vehicle.tracks:
            extensions.rolls_on.call(state, model, dice, out, True)


def mounts_with(state: State, model: str, *roles: str) -> list[WeaponMount]:
    """Mounted weapons of these roles that still work."""
    vehicle = state.vehicles[model]
    return [m for m in entry_of(state, state.models[model]).mounts if m.role in roles and m.id not in vehicle.lost]


def main(state: State, model: str, count: int, shot: Strike, dice: Dice, out: Out) -> None:
    """The main weapon and the weapon coupled to it are gone.

    Rules: OW-vd-main, OW-vd-again, OW-vd-impossible.
    """
    lost = mounts_with(state, model, "main")
    if not lost:
        return
    gone = [*lost, *mounts_with(state, model, "coaxial")]
    lose_mounts(state, model, tuple(mount.id for mount in gone), out)
    state.refit(model, main=False)


def lose_mounts(state: State, model: str, mounts: tuple[str, ...], out: Out) -> None:
    state.refit(model, lost=(*state.vehicles[model].lost, *mounts))
    for mount in mounts:
        out.append(PartLost(state.models[model].unit, mount))


def secondary(state: State, model: str, count: int, shot: Strike, dice: Dice, out: Out) -> None:
    """A secondary weapon and the coaxial one are gone; of several the owner chooses.

    Rules: OW-vd-secondary, OW-vd-again, OW-vd-impossible.
    """
    coaxial = tuple(mount.id for mount in mounts_with(state, model, "coaxial"))
    choices = mounts_with(state, model, "secondary")
    if len(choices) > 1:
        lose_mounts(state, model, coaxial, out)
        extensions.lose_weapon.call(state, owner(state, model), model)
        return
    lose_mounts(state, model, (*coaxial, *(mount.id for mount in choices)), out)


def nerves(state: State, model: str, count: int, shot: Strike, dice: Dice, out: Out) -> None:
    """The crew will have to keep its nerve once morale is settled.

    Rules: OW-vd-nerves.
    """
    vehicles_nerves.owe_nerves(state, model)


Effect = Callable[[State, str, int, Strike, Dice, Out], None]
EFFECTS: dict[str, Effect] = {
    "immobile": immobile,
    "running_gear": running_gear,
    "track": track,
    "wheel": wheel,
    "main": main,
    "secondary": secondary,
    "crew": crew,
    "crew_dead": crew_dead,
    "crew_shaken": crew_shaken,
    "nerves": nerves,
}


def damage_vehicle(state: State, model: str, table: str, dice: Dice, out: Out) -> None:
    """A damage roll without modifiers: rams, falling roofs, explosions beside."""
    target = state.models[model]
    roll = dice.sum(1, 10, "vehicle-damage")
    result = damage_result(table, target.cls, roll.value)
    out.append(VehicleStruck(target.unit, model, table, "", roll.value, words(result), (roll,)))
    apply_result(state, model, result, unaimed_strike(table), dice, out)


def unaimed_strike(table: str) -> Strike:
    """A stand-in for what has no firer."""
    return Strike("", "", (0, 0), "de-charge", "thrown", "", indirect=True, table=table)
