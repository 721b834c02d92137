"""Vehicles in a volley: the shots of their weapons and passengers."""

from __future__ import annotations

from sandtable.games.operation.model.intent import AimedWeapon, Intent
from sandtable.games.operation.model.pieces import VEHICLES, Model, Unit
from sandtable.games.operation.model.shot import Shot, TargetPart
from sandtable.games.operation.model.state import Out, State
from sandtable.games.operation.rules.ground import outlines
from sandtable.games.operation.rules.ground.blocks import RANK
from sandtable.games.operation.rules.ground.measuring import distance
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.ground.sight_lines import Look
from sandtable.games.operation.rules.infantry.detection import is_valid
from sandtable.games.operation.rules.vehicles import crew, mounted_weapons
from sandtable.games.operation.rules.vehicles.carriers import detected_apart
from sandtable.games.operation.rules.weapons import hits, target_parts, targets
from sandtable.games.operation.tables import WEAPONS, Mode, WeaponMount, column
from sandtable.kernel import Modifier

PASSENGERS = "passengers"


def shots(
    state: State, link: Intent, moved: bool, out: Out, picked: tuple[str, ...] = ()
) -> tuple[tuple[TargetPart, ...], tuple[Shot, ...]]:
    """Every announced weapon that can fire now, turned on its target; with the parts that are fired at.

    `picked` names the part that each of them takes; without it each takes the first that it can harm.

    Rules: OW-vehicle-targets, OW-arc-aim, OW-target-valid, OW-crew-idle.
    """
    parts: list[TargetPart] = []
    found: list[Shot] = []
    for n, aim in enumerate(link.aims):
        vehicle = firing(state, aim)
        if vehicle is None:
            continue
        here = parts_aimed_at(state, link, state.units[aim.target])
        first = sorted(here, key=lambda part: n < len(picked) and part.name != picked[n])
        if aim.weapon == PASSENGERS:
            found += passengers(state, link, vehicle, first, moved)
        else:
            shot = weapon_shot(state, link, vehicle, aim, first, out)
            if shot is not None:
                found.append(shot)
        parts += [part for part in here if part not in parts]
    return tuple(parts), tuple(found)


def firing(state: State, aim: AimedWeapon) -> Model | None:
    """The vehicle that fires a weapon, if it and its target are still there and somebody serves it."""
    vehicle, foe = state.models.get(aim.model), state.units.get(aim.target)
    if vehicle is None or vehicle.destroyed or foe is None or not state.pieces(foe):
        return None
    return vehicle if crew.able(state, vehicle.id) else None


def part_choices(state: State, link: Intent, aim: AimedWeapon, moved: bool) -> tuple[tuple[str, TargetPart], ...]:
    """Weapon and part, for every part of its target that an announced weapon can fire at now.

    Rules: OW-split, OW-split-weapon, OW-carrier-split.
    """
    vehicle = firing(state, aim)
    if vehicle is None:
        return ()
    here = parts_aimed_at(state, link, state.units[aim.target])
    if len(here) < 2:
        return tuple((aim.weapon, part) for part in here)
    found = []
    for part in here:
        if aim.weapon == PASSENGERS:
            made = passengers(state, link, vehicle, [part], moved)
            shot = made[0] if made else None
        else:
            shot = part_shot(state, link, vehicle, aim, part)
        if shot is not None:
            found.append((shot.weapon, part))
    return tuple(found)


class AimMemory:
    """The parts of targets that vehicles may aim at, on covering fire or not, as the table stands."""

    __slots__ = ("parts",)

    def __init__(self) -> None:
        self.parts: dict[tuple[str, str, bool], list[TargetPart]] = {}


def parts_aimed_at(state: State, link: Intent, foe: Unit) -> list[TargetPart]:
    """The parts of a target that is seen and detected (seen alone for covering fire), the worst protected first.

    Rules: OW-target-valid, OW-order-cover.
    """
    memory, cover = state.moment().of(AimMemory).parts, link.order == "cover"
    key = (link.unit, foe.id, cover)
    held = memory.get(key)
    if held is None:
        held = memory[key] = parts_now(state, state.units[link.unit], foe, cover)
    return list(held)


def parts_now(state: State, unit: Unit, foe: Unit, cover: bool) -> list[TargetPart]:
    """The same, worked out; the weapons of a vehicle ask for it one after the other."""
    if not cover and not is_valid(state, unit, foe):
        return []
    lines = sights(state, unit, foe, through_smoke=cover)
    if not lines:
        return []
    found = target_parts.parts(state, unit, foe, lines)
    if not cover:
        found = detected_apart(state, foe, lines, found)
    return sorted(found, key=lambda part: (part.kind != "vehicle", RANK[part.cover], -len(part.models)))


def weapon_shot(
    state: State, link: Intent, vehicle: Model, aim: AimedWeapon, parts: list[TargetPart], out: Out
) -> Shot | None:
    """The shot of one mounted weapon at the first part that it can harm and reach; the gun is aimed.

    Rules: OW-range-muzzle, OW-fire-range, OW-last-chance.
    """
    mount = mounted_weapons.mount_of(state, vehicle, aim.weapon)
    for part in parts:
        shot = part_shot(state, link, vehicle, aim, part)
        near = nearest_victim(state, link, vehicle, aim, part)
        if shot is not None and near is not None and mount is not None:
            mounted_weapons.turn_weapon(state, vehicle, mount, (near.x, near.y), out)
            expose(state, vehicle, mount)
            return shot
    return None


def part_shot(state: State, link: Intent, vehicle: Model, aim: AimedWeapon, part: TargetPart) -> Shot | None:
    """The shot of one mounted weapon at one part, or nothing if it cannot be."""
    mount = mounted_weapons.mount_of(state, vehicle, aim.weapon)
    near = nearest_victim(state, link, vehicle, aim, part)
    return shot_at(state, link, vehicle, mount, aim, part, near) if mount is not None and near is not None else None


def nearest_victim(state: State, link: Intent, vehicle: Model, aim: AimedWeapon, part: TargetPart) -> Model | None:
    """The nearest model of a part that a weapon sees and bears on.

    Rules: OW-vsight-hull, OW-range-muzzle.
    """
    mount = mounted_weapons.mount_of(state, vehicle, aim.weapon)
    if mount is None or mount.id in state.vehicles[vehicle.id].lost:
        return None
    unit = state.units[link.unit]
    seen = sights(state, unit, state.units[part.unit], through_smoke=link.order == "cover").get(vehicle.id, {})
    victims = seen_victims(state, part, seen)
    victims = [m for m in victims if mounted_weapons.mount_bears(state, vehicle, mount, (m.x, m.y))]
    victims = [m for m in victims if mounted_weapons.hull_sight(state, vehicle, mount, m) != "blind"]
    return min(victims, key=lambda m: mounted_weapons.range_from(state, vehicle, mount, m), default=None)


def shot_at(
    state: State, link: Intent, vehicle: Model, mount: WeaponMount, aim: AimedWeapon, part: TargetPart, near: Model
) -> Shot | None:
    """The shot with its number and every modifier, or nothing if it cannot be."""
    weapon = WEAPONS[mount.weapon]
    mode = weapon.mode(aim.mode)
    if mode is None:
        return None
    far = mounted_weapons.range_from(state, vehicle, mount, near)
    if far > (mode.reach or mode.length) or not useful(mode, part, near):
        return None
    base, table = base_number(state, weapon.id, mode, part, near)
    lines = shot_lines(state, link, vehicle, mount, mode, part, near, far)
    if mounted_weapons.why_not_need(hits.needed(base, lines), base, False) is not None:
        return None
    entry = outlines.entry_of(state, vehicle)
    used = tuple(m for m in entry.mounts if m.id in {a.weapon for a in link.aims if a.model == vehicle.id})
    tasks = crew.tasks_of(state, link, vehicle, used)
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
        kind=part.kind,
        cover=part.cover,
        hull=part.hull,
        markers=crew.reload_markers(state, vehicle, mount, tasks),
        risk=targets.friends_near(state, state.units[link.unit], vehicle, near),
        index=mounted_weapons.weapon_index(state, vehicle, mount),
        table=table if table != mode.table else "",
    )


def useful(mode: Mode, part: TargetPart, near: Model) -> bool:
    """Whether this ammunition does anything to that kind of target: no armour-piercing shot at men, and only small arms
    at men who look out.

    Rules: OW-exposed-fire, OW-av-exposed.
    """
    if part.kind in ("men", "gun", "crew"):
        return mode.need[0] > 0 and (part.kind != "crew" or (mode.table == "sa" and not mode.template))
    return True


def base_number(state: State, weapon: str, mode: Mode, part: TargetPart, near: Model) -> tuple[int, str]:
    """The number before modifiers and the damage table."""
    if part.kind == "vehicle" and near.cls in VEHICLES:
        return mounted_weapons.need_against(state, WEAPONS[weapon], mode, near)
    return mode.need[0 if part.kind == "crew" else column(near.cls)], mode.table


def shot_lines(
    state: State, link: Intent, vehicle: Model, mount: WeaponMount, mode: Mode, part: TargetPart, near: Model, far: int
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
        *mounted_weapons.vehicle_lines(state, vehicle, mount, near, link.popped),
    )


def expose(state: State, vehicle: Model, mount: WeaponMount) -> None:
    """Who fires a weapon outside is exposed while he does.

    Rules: OW-crew-aa, OW-exposed-task.
    """
    if not crew.is_exposed_task(outlines.entry_of(state, vehicle), mount):
        return
    man = next((m for m in crew.able(state, vehicle.id) if not m.exposed and m.role != "commander"), None)
    if man is not None:
        state.change(man.id, exposed=True)


def passengers(state: State, link: Intent, vehicle: Model, parts: list[TargetPart], moved: bool) -> list[Shot]:
    """Small arms of the men aboard a vehicle that does not move.

    Rules: OW-vfire-soft, OW-vfire-open, OW-vfire-heavy, OW-vfire-moving.
    """
    found: list[Shot] = []
    most = mounted_weapons.passengers_firing(state, vehicle, crew.is_driven(link, vehicle.id))
    busy = len([aim for aim in link.aims if aim.weapon != PASSENGERS and aim.model == vehicle.id])
    for man in crew.able(state, vehicle.id)[busy:]:
        if len(found) < most:
            shot = passenger_shot(state, link, vehicle, man, parts)
            if shot is not None:
                found.append(shot)
    return found


def passenger_shot(state: State, link: Intent, vehicle: Model, man: Model, parts: list[TargetPart]) -> Shot | None:
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
            if (
                mode is None
                or mounted_weapons.why_not_passenger(state, vehicle, name, 1, False)
                or weapon.group == "mmg"
            ):
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
            return Shot(
                model=man.id,
                weapon=name,
                mode=mode.name,
                target=part.unit,
                dice=mode.rof,
                need=need,
                distance=far,
                lines=lines,
                harm=harm,
                part=part.name,
                kind=part.kind,
                cover=part.cover,
                hull=part.hull,
                index=index,
            )
    return None


def seen_victims(state: State, part: TargetPart, seen: dict[str, Look]) -> list[Model]:
    """The models of a part that are seen; men who look out are seen with their vehicle."""
    found = [state.models[name] for name in part.models if name in state.models]
    return [m for m in found if m.id in seen or m.aboard in seen]
