"""Vehicles in a volley: the shots of their weapons and passengers, and what hits on vehicles come to."""

from __future__ import annotations

from sandtable.games.operation.ground import RANK
from sandtable.games.operation.model import ARMOURED, VEHICLES, Model, Point, Unit
from sandtable.games.operation.rules import (
    hits,
    losses,
    targets,
    vehicle_area,
    vehicle_crew,
    vehicle_damage,
    vehicle_exposure,
    vehicle_fire,
    vehicle_morale,
)
from sandtable.games.operation.rules.carriers import detected_apart
from sandtable.games.operation.rules.cover import in_smoke
from sandtable.games.operation.rules.detection import is_valid
from sandtable.games.operation.rules.intent import Aim, Intent
from sandtable.games.operation.rules.looks import Look
from sandtable.games.operation.rules.measure import distance
from sandtable.games.operation.rules.shot import Part, Shot
from sandtable.games.operation.rules.sight import sights
from sandtable.games.operation.rules.vehicle_strike import Strike
from sandtable.games.operation.state import State, has
from sandtable.games.operation.tables import WEAPONS, Mode, Mount, column
from sandtable.kernel import Dice, Event, Modifier

Out = list[Event]
PASSENGERS = "passengers"
FLOOR = 40
"""Height of a level (mm)."""


def shots(
    state: State, link: Intent, moved: bool, out: Out, picked: tuple[str, ...] = ()
) -> tuple[tuple[Part, ...], tuple[Shot, ...]]:
    """Every announced weapon that can fire now, turned on its target; with the parts that are fired at.

    `picked` names the part that each of them takes; without it each takes the first that it can harm.

    Rules: OW-vehicle-targets, OW-arc-aim, OW-target-valid, OW-crew-idle.
    """
    parts: list[Part] = []
    found: list[Shot] = []
    for n, aim in enumerate(link.aims):
        vehicle = firing(state, aim)
        if vehicle is None:
            continue
        here = parts_of(state, link, state.units[aim.target])
        first = sorted(here, key=lambda part: n < len(picked) and part.name != picked[n])
        if aim.weapon == PASSENGERS:
            found += passengers(state, link, vehicle, first, moved)
        else:
            shot = weapon_shot(state, link, vehicle, aim, first, out)
            if shot is not None:
                found.append(shot)
        parts += [part for part in here if part not in parts]
    return tuple(parts), tuple(found)


def firing(state: State, aim: Aim) -> Model | None:
    """The vehicle that fires a weapon, if it and its target are still there and somebody serves it."""
    vehicle, foe = state.models.get(aim.model), state.units.get(aim.target)
    if vehicle is None or vehicle.destroyed or foe is None or not state.pieces(foe):
        return None
    return vehicle if vehicle_crew.able(state, vehicle.id) else None


def part_choices(state: State, link: Intent, aim: Aim, moved: bool) -> tuple[tuple[str, str], ...]:
    """Weapon and part, for every part of its target that an announced weapon can fire at now.

    Rules: OW-split, OW-split-weapon, OW-carrier-split.
    """
    vehicle = firing(state, aim)
    if vehicle is None:
        return ()
    here = parts_of(state, link, state.units[aim.target])
    if len(here) < 2:
        return tuple((aim.weapon, part.name) for part in here)
    found = []
    for part in here:
        if aim.weapon == PASSENGERS:
            made = passengers(state, link, vehicle, [part], moved)
            shot = made[0] if made else None
        else:
            shot = part_shot(state, link, vehicle, aim, part)
        if shot is not None:
            found.append((shot.weapon, part.name))
    return tuple(found)


def parts_of(state: State, link: Intent, foe: Unit) -> list[Part]:
    """The parts of a target that is seen and detected (seen alone for covering fire), the worst protected first.

    Rules: OW-target-valid, OW-order-cover.
    """
    known, cover = state.moment(), link.order == "cover"
    key = ("parts-of", link.unit, foe.id, cover)
    held: list[Part] | None = known.get(key)
    if held is None:
        held = known[key] = parts_now(state, state.units[link.unit], foe, cover)
    return list(held)


def parts_now(state: State, unit: Unit, foe: Unit, cover: bool) -> list[Part]:
    """The same, worked out; the weapons of a vehicle ask for it one after the other."""
    lines = sights(state, unit, foe, through_smoke=cover)
    if not lines or (not cover and not is_valid(state, unit, foe)):
        return []
    found = targets.parts(state, unit, foe, lines)
    if not cover:
        found = detected_apart(state, foe, lines, found)
    return sorted(found, key=lambda part: (part.kind != "vehicle", RANK[part.cover], -len(part.models)))


def weapon_shot(state: State, link: Intent, vehicle: Model, aim: Aim, parts: list[Part], out: Out) -> Shot | None:
    """The shot of one mounted weapon at the first part that it can harm and reach; the gun is aimed.

    Rules: OW-range-muzzle, OW-fire-range, OW-last-chance.
    """
    mount = vehicle_fire.mount_of(state, vehicle, aim.weapon)
    for part in parts:
        shot = part_shot(state, link, vehicle, aim, part)
        near = nearest_victim(state, link, vehicle, aim, part)
        if shot is not None and near is not None and mount is not None:
            vehicle_fire.aim(state, vehicle, mount, (near.x, near.y), out)
            expose(state, vehicle, mount)
            return shot
    return None


def part_shot(state: State, link: Intent, vehicle: Model, aim: Aim, part: Part) -> Shot | None:
    """The shot of one mounted weapon at one part, or nothing if it cannot be."""
    mount = vehicle_fire.mount_of(state, vehicle, aim.weapon)
    near = nearest_victim(state, link, vehicle, aim, part)
    return shot_at(state, link, vehicle, mount, aim, part, near) if mount is not None and near is not None else None


def nearest_victim(state: State, link: Intent, vehicle: Model, aim: Aim, part: Part) -> Model | None:
    """The nearest model of a part that a weapon sees and bears on.

    Rules: OW-vsight-hull, OW-range-muzzle.
    """
    mount = vehicle_fire.mount_of(state, vehicle, aim.weapon)
    if mount is None or mount.id in state.vehicles[vehicle.id].lost:
        return None
    unit = state.units[link.unit]
    seen = sights(state, unit, state.units[part.unit], through_smoke=link.order == "cover").get(vehicle.id, {})
    victims = seen_victims(state, part, seen)
    victims = [m for m in victims if vehicle_fire.bears(state, vehicle, mount, (m.x, m.y))]
    victims = [m for m in victims if vehicle_fire.hull_sight(state, vehicle, mount, m) != "blind"]
    return min(victims, key=lambda m: vehicle_fire.range_from(state, vehicle, mount, m), default=None)


def shot_at(state: State, link: Intent, vehicle: Model, mount: Mount, aim: Aim, part: Part, near: Model) -> Shot | None:
    """The shot with its number and every modifier, or nothing if it cannot be."""
    weapon = WEAPONS[mount.weapon]
    mode = weapon.mode(aim.mode)
    if mode is None:
        return None
    far = vehicle_fire.range_from(state, vehicle, mount, near)
    if far > (mode.reach or mode.length) or not useful(mode, part, near):
        return None
    base, table = base_number(state, weapon.id, mode, part, near)
    lines = shot_lines(state, link, vehicle, mount, mode, part, near, far)
    if vehicle_fire.why_not_need(hits.needed(base, lines), base, False) is not None:
        return None
    entry = vehicle_crew.entry_of(state, vehicle)
    used = tuple(m for m in entry.mounts if m.id in {a.weapon for a in link.aims if a.model == vehicle.id})
    tasks = vehicle_crew.tasks_for(
        link.order, bool(link.paths), used, entry, bool(link.exposed), vehicle_crew.uses_radio(link)
    )
    return Shot(
        model=vehicle.id,
        weapon=weapon.id,
        mode=mode.name,
        target=part.unit,
        dice=mode.rof,
        need=base,
        distance=far,
        lines=lines,
        harm=tuple(hits.harm_lines(link.order, part)),
        part=part.name,
        markers=vehicle_crew.reload_markers(state, vehicle, mount, tasks),
        risk=targets.friends_near(state, state.units[link.unit], vehicle, near),
        index=vehicle_fire.index_of(state, vehicle, mount),
        table=table if table != mode.table else "",
    )


def useful(mode: Mode, part: Part, near: Model) -> bool:
    """Whether this ammunition does anything to that kind of target: no armour-piercing shot at men, and only small arms
    at men who look out.

    Rules: OW-exposed-fire, OW-av-exposed.
    """
    if part.kind in ("men", "gun", "crew"):
        return mode.need[0] > 0 and (part.kind != "crew" or (mode.table == "sa" and not mode.template))
    return True


def base_number(state: State, weapon: str, mode: Mode, part: Part, near: Model) -> tuple[int, str]:
    """The number before modifiers and the damage table."""
    if part.kind == "vehicle" and near.cls in VEHICLES:
        return vehicle_fire.need_against(state, WEAPONS[weapon], mode, near)
    return mode.need[0 if part.kind == "crew" else column(near.cls)], mode.table


def shot_lines(
    state: State, link: Intent, vehicle: Model, mount: Mount, mode: Mode, part: Part, near: Model, far: int
) -> tuple[Modifier, ...]:
    """Order, range, weapon, target and what only vehicles have.

    Rules: OW-order-ambush, OW-order-assault, OW-fire-extreme, OW-fire-close5, OW-buttoned-pop, OW-vsight-hedge.
    """
    close = bool(mode.close) and far <= mode.close
    return (
        *hits.order_lines(link.order, close, mode),
        *hits.range_lines(mode, far, False),
        *hits.weapon_lines(WEAPONS[mount.weapon], mode),
        *hits.part_lines(part),
        *vehicle_fire.vehicle_lines(state, vehicle, mount, near, "popped" in link.extra),
    )


def expose(state: State, vehicle: Model, mount: Mount) -> None:
    """Who fires a weapon outside is exposed while he does.

    Rules: OW-crew-aa, OW-exposed-task.
    """
    if not vehicle_crew.is_exposed_task(vehicle_crew.entry_of(state, vehicle), mount):
        return
    man = next((m for m in vehicle_crew.able(state, vehicle.id) if not m.exposed and m.role != "commander"), None)
    if man is not None:
        state.change(man.id, exposed=True)


def passengers(state: State, link: Intent, vehicle: Model, parts: list[Part], moved: bool) -> list[Shot]:
    """Small arms of the men aboard a vehicle that does not move.

    Rules: OW-vfire-soft, OW-vfire-open, OW-vfire-heavy, OW-vfire-moving.
    """
    found: list[Shot] = []
    most = vehicle_fire.passengers_firing(state, vehicle, bool(link.paths))
    busy = len([aim for aim in link.aims if aim.weapon != PASSENGERS])
    for man in vehicle_crew.able(state, vehicle.id)[busy:]:
        if len(found) < most:
            shot = passenger_shot(state, link, vehicle, man, parts)
            if shot is not None:
                found.append(shot)
    return found


def passenger_shot(state: State, link: Intent, vehicle: Model, man: Model, parts: list[Part]) -> Shot | None:
    """One man's firearm at the first part he can harm, from the vehicle's place."""
    unit = state.units[link.unit]
    for part in parts:
        seen: dict[str, Look] = sights(state, unit, state.units[part.unit]).get(vehicle.id, {})
        victims = seen_victims(state, part, seen)
        if not victims:
            continue
        near = min(victims, key=lambda m: (m.x - man.x) ** 2 + (m.y - man.y) ** 2)
        far = distance(state, vehicle, near)
        for index, name in enumerate(man.weapons):
            weapon, mode = WEAPONS[name], WEAPONS[name].mode("direct")
            if mode is None or vehicle_fire.why_not_passenger(state, vehicle, name, 1, False) or weapon.group == "mmg":
                continue
            need = mode.need[column(near.cls)]
            if not need or far > mode.reach:
                continue
            close = bool(mode.close) and far <= mode.close
            lines = (
                *hits.order_lines(link.order, close, mode),
                *hits.range_lines(mode, far, False),
                *hits.part_lines(part),
            )
            harm = tuple(hits.harm_lines(link.order, part))
            return Shot(man.id, name, mode.name, part.unit, mode.rof, need, far, lines, harm, part.name, index=index)
    return None


def strike_of(state: State, shot: Shot, target: str, die: int, firer: Model | None = None) -> Strike:
    """The hit as the damage rules want it; the firer as he stood when the volley began, if he has fallen since."""
    firer = state.models.get(shot.model) or firer
    assert firer is not None
    order = order_of(shot.harm)
    smoke = any(line.rule == "OW-smoke-cover" for line in shot.harm)
    return Strike(
        firer.unit,
        firer.id,
        (firer.x, firer.y),
        shot.weapon,
        shot.mode,
        target,
        die,
        order,
        shot.indirect,
        from_above(state, firer, target, shot),
        table=shot.table,
        smoke=smoke,
        rolled=shot.rolled,
    )


def order_of(harm: tuple[Modifier, ...]) -> str:
    """Whether a shot was covering fire, as its damage modifiers tell.

    Rules: OW-order-cover, OW-covering-template.
    """
    return "cover" if any(line.rule == "OW-order-cover" for line in harm) else "fire"


def from_above(state: State, firer: Model, target: str, shot: Shot) -> bool:
    """Fired from a height at a range no greater than that height.

    Rules: OW-av-above.
    """
    height = firer.level * FLOOR
    return shot.above or (height > 0 and distance(state, firer, state.models[target]) <= height)


def hit(state: State, shot: Shot, target: str, die: int, dice: Dice, out: Out, firer: Model | None = None) -> None:
    """A die has hit a vehicle: flame has tables of its own.

    Rules: OW-fv-light, OW-fv-heavy, OW-fire-damage.
    """
    strike = strike_of(state, shot, target, die, firer)
    if strike.flame:
        vehicle_area.flame(state, strike, dice, out)
    else:
        vehicle_damage.struck(state, strike, dice, out)


def forget_spread(state: State) -> None:
    """After the attack the count begins anew."""
    for key in [key for key in state.said if key.startswith(("spread:", "losses:"))]:
        del state.said[key]


def blasted(
    state: State,
    vehicle: Model,
    centre: Point,
    radius: int,
    weapon: str,
    mode: str,
    harm: tuple[Modifier, ...],
    start: Point,
    dice: Dice,
    out: Out,
) -> None:
    """A template lies over a vehicle.

    Rules: OW-av-centre, OW-av-off, OW-smoke-cover, OW-covering-template.
    """
    ways = WEAPONS[weapon].modes
    name = mode or ways[0].name
    if WEAPONS[weapon].mode(name) is None:
        name = ways[0].name
    smoky = in_smoke(state, vehicle)
    strike = Strike(
        "", "", start, weapon, name, vehicle.id, order=order_of(harm), indirect=name == "indirect", smoke=smoky
    )
    vehicle_area.blast(state, strike, centre, radius, dice, out)


def radio_reaches(state: State, unit: Unit, to: Unit) -> bool:
    """Radios of armoured vehicles reach only their own platoon, unless it is a command vehicle.

    Rules: OW-comms-vehicle, OW-crew-radio.
    """
    vehicle = state.vehicle_of(unit)
    if vehicle is None or vehicle.cls not in ARMOURED:
        return True
    if not vehicle_crew.able(state, vehicle.id):
        return False
    return has(state, vehicle, "command-vehicle") or (bool(unit.platoon) and unit.platoon == to.platoon)


def seen_victims(state: State, part: Part, seen: dict[str, Look]) -> list[Model]:
    """The models of a part that are seen; men who look out are seen with their vehicle."""
    found = [state.models[name] for name in part.models if name in state.models]
    return [m for m in found if m.id in seen or m.aboard in seen]


def exposed_parts(state: State, vehicle: Model) -> tuple[Part, ...]:
    """Men who look out of a vehicle can be fired at by themselves, in the cover that it gives them.

    Rules: OW-exposed-fire.
    """
    men = tuple(man.id for man in vehicle_exposure.exposed(state, vehicle.id))
    if not men:
        return ()
    cover, smoky = vehicle_exposure.crew_cover(vehicle), in_smoke(state, vehicle)
    return (Part(f"crew:{vehicle.id}", "crew", men, cover, smoke=smoky, unit=vehicle.unit),)


def exposed_hit(state: State, men: tuple[str, ...], dead: int, shaken: int, dice: Dice, out: Out) -> None:
    """Small arms have hit exposed men: of an armoured vehicle the dead call for willpower instead of panic.

    Rules: OW-exposed-fire, OW-vm-will.
    """
    alive = [name for name in men if name in state.models]
    if not alive:
        return
    vehicle = state.models[state.models[alive[0]].aboard]
    probe = Strike("", "", (0, 0), "us-garand", "direct", vehicle.id)
    will = vehicle_morale.spares_panic(state, vehicle.id, probe)
    for name in alive[:dead]:
        losses.kill(state, name, out, counts=not will)
    for name in alive[dead : dead + shaken]:
        losses.shake(state, name, out)
    if will and dead:
        vehicle_morale.test_will(state, vehicle.id, dice, out)


def lobbed_inside(state: State, shot: Shot, target: str, dice: Dice, out: Out) -> bool:
    """A lob that needed 9 because the column shows NH goes off inside: everybody is hit, nothing outside is.

    Rules: OW-av-inside.
    """
    vehicle = state.models.get(target)
    mode = WEAPONS[shot.weapon].mode(shot.mode)
    if vehicle is None or vehicle.id not in state.vehicles or mode is None or mode.need[column(vehicle.cls)]:
        return False
    if shot.need != vehicle_area.INSIDE or not vehicle_area.is_open(state, vehicle):
        return False
    vehicle_area.inside(state, strike_of(state, shot, target, 0), dice, out)
    return True
