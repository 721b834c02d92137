"""What is fired with: the weapons that bear on a part of a target, and their shots."""

from __future__ import annotations

from typing import NamedTuple

from sandtable.games.operation.model.pieces import VEHICLES, Model, Seat, Unit
from sandtable.games.operation.model.shot import Shot, TargetPart
from sandtable.games.operation.model.state import State, is_active
from sandtable.games.operation.rules.ground.measuring import distance
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.ground.sight_lines import Look
from sandtable.games.operation.rules.infantry import crewed_weapons
from sandtable.games.operation.rules.infantry.crewed_weapons import Service
from sandtable.games.operation.rules.infantry.snipers import has_scope, shooters
from sandtable.games.operation.rules.vehicles import mounted_weapons
from sandtable.games.operation.rules.vehicles.exposure import is_above
from sandtable.games.operation.rules.weapons import heat, hits
from sandtable.games.operation.rules.weapons.target_parts import MIXED
from sandtable.games.operation.tables import WEAPONS, Mode, Weapon, column
from sandtable.games.operation.tables.words import OrderKind
from sandtable.geometry.table import point_distance_at_most
from sandtable.kernel import Modifier

THROW_LEAST = 40
"""Nothing is thrown nearer than this (mm)."""
THROWN = frozenset(("grenade", "at-grenade", "charge"))
ARMS: dict[str, frozenset[str]] = {
    "grenades": frozenset(("grenade", "at-grenade")),
    "charges": frozenset(("charge",)),
}


def friends_near(state: State, unit: Unit, start: Model, end: Model) -> tuple[str, ...]:
    """Friendly men of other units less than 5 cm from a line of fire.

    Rules: OW-friendly-test.
    """
    a, b = (start.x, start.y), (end.x, end.y)
    left, right = min(a[0], b[0]) - MIXED, max(a[0], b[0]) + MIXED
    top, bottom = min(a[1], b[1]) - MIXED, max(a[1], b[1]) + MIXED
    return tuple(
        [
            name
            for x, y, name, own in men_about(state, unit.seat)
            if left <= x <= right
            and top <= y <= bottom
            and own != unit.id
            and point_distance_at_most((x, y), a, b, MIXED)
        ]
    )


class MenMemory:
    """Where the men of each side stand, as the table stands."""

    __slots__ = ("places",)

    def __init__(self) -> None:
        self.places: dict[Seat, list[tuple[int, int, str, str]]] = {}


def men_about(state: State, seat: Seat) -> list[tuple[int, int, str, str]]:
    """Place, name and unit of every man of a side who is on foot on the table."""
    memory = state.moment().of(MenMemory).places
    found = memory.get(seat)
    if found is None:
        units = {unit.id for unit in state.units.values() if unit.seat == seat and not unit.below and not unit.off}
        found = memory[seat] = [
            (man.x, man.y, man.id, man.unit)
            for man in state.models.values()
            if man.cls == "infantry" and not man.aboard and man.unit in units
        ]
    return found


def usable(state: State, model: Model, arms: str, vehicle: bool) -> list[tuple[int, Weapon]]:
    """The weapons a man could use, best first: what was announced, heavy weapons at vehicles, then his own firearm.

    Rules: OW-intent-extra, OW-target-heavy.
    """
    held = [(n, WEAPONS[w]) for n, w in enumerate(model.weapons) if w not in model.spent]
    wanted = ARMS.get(arms, frozenset())
    chosen = [pair for pair in held if pair[1].group in wanted]
    plain = [pair for pair in held if pair[1].group not in THROWN]
    plain.sort(key=lambda pair: pair[1].heavy != vehicle)
    return [*chosen, *plain]


def mode_for(weapon: Weapon, arms: str, target_column: int, far: int) -> Mode | None:
    """The way of firing: as announced, else the first direct one that can harm the target at this distance.

    Rules: OW-fire-nh, OW-fire-range, OW-ammo-announce, OW-grenade-min.
    """
    for mode in weapon.modes:
        if mode.name == "indirect" or (arms and weapon.mode(arms) is not None and mode.name != arms):
            continue
        if mode.name in ("wp", "bomb", "smoke") and mode.name != arms:
            continue
        least = THROW_LEAST if mode.name == "thrown" else 0
        if mode.need[target_column] and least <= far <= (mode.reach or mode.length):
            return mode
    return None


def last_chance(weapon: Weapon, arms: str, target: Model, far: int) -> Mode | None:
    """Armour-piercing shot that shows NH against a tank may be tried all the same.

    Rules: OW-last-chance.
    """
    mode = weapon.mode("ap")
    if mode is None or (arms and arms != "ap" and weapon.mode(arms) is not None) or far > mode.reach:
        return None
    return mode if mounted_weapons.last_chance_need(weapon, mode, target) else None


def number_for(state: State, weapon: Weapon, mode: Mode, target: Model, vehicle: bool) -> tuple[int, str]:
    """The number before modifiers, and the damage table where it is not the mode's own.

    Rules: OW-last-chance, OW-fire-hit.
    """
    if not vehicle:
        return mode.need[column(target.cls)], ""
    base, table = mounted_weapons.need_against(state, weapon, mode, target)
    return base, "" if table == mode.table else table


def shots_at(
    state: State,
    unit: Unit,
    foe: Unit,
    part: TargetPart,
    order: OrderKind,
    arms: str,
    moved: bool,
    heavy_only: bool,
    going: frozenset[str] = frozenset(),
) -> list[Shot]:
    """One shot for each weapon of the unit that can be fired at a part of a target now; those `going` move after it.

    Rules: OW-target-part, OW-fire-range, OW-assist-busy, OW-melee-orders.
    """
    lines = sights(state, unit, state.units[part.unit], through_smoke=order == "cover")
    firing = Firing(unit, part, order, arms, moved, heavy_only, going)
    found: list[Shot] = []
    busy: frozenset[str] = frozenset()
    for model in gunners_first(state, unit):
        if model.id in busy or model.id not in lines or not is_active(state, model):
            continue
        shot = shot_of(state, firing, model, lines[model.id], busy)
        if shot is None:
            continue
        found.append(shot[0])
        busy = busy | frozenset((model.id, *shot[1]))
    return shooters(unit, found, arms)


def gunners_first(state: State, unit: Unit) -> list[Model]:
    """Guns and men with weapons that need assistants first, so that their assistants are counted."""
    able = [m for m in state.pieces(unit) if m.cls not in VEHICLES and m.role != "away"]
    return sorted(able, key=lambda m: not any(WEAPONS[w].group in crewed_weapons.HELPERS for w in m.weapons))


class Firing(NamedTuple):
    """What all shots of a unit at one part of a target have in common."""

    unit: Unit
    part: TargetPart
    order: OrderKind
    arms: str
    moved: bool
    heavy_only: bool
    going: frozenset[str]


class Bearing(NamedTuple):
    """A weapon of a model as it bears on the nearest man or vehicle of a part, and the number before modifiers."""

    number: int
    weapon: Weapon
    mode: Mode
    near: Model
    far: int
    base: int
    table: str


def shot_of(
    state: State, firing: Firing, model: Model, seen: dict[str, Look], busy: frozenset[str]
) -> tuple[Shot, tuple[str, ...]] | None:
    """The shot of one model at a part, with the men who assist it; None if it has none.

    Rules: OW-fire-range, OW-order-ambush, OW-mmg, OW-mortar-light, OW-mortar-heavy, OW-gun-crew.
    """
    victims = victims_of(state, firing.part, model, seen)
    for index, weapon in usable(state, model, firing.arms, firing.part.kind == "vehicle") if victims else ():
        aim = bearing_of(state, firing, model, index, weapon, victims, seen)
        if aim is None:
            continue
        service = crewed_weapons.serve(state, model, weapon, firing.moved, busy)
        if service is None or (model.id in firing.going and crewed_weapons.is_static(model, weapon)):
            continue
        lines = hit_lines(firing, aim)
        if aim.base > 10 and hits.needed(aim.base, lines) > 10:
            continue
        return aimed_shot(state, firing, model, aim, lines, service), service.helpers
    return None


def victims_of(state: State, part: TargetPart, model: Model, seen: dict[str, Look]) -> list[Model]:
    """Those of a part whom a model sees, the nearest first; who sits in a vehicle is seen from above only.

    Rules: OW-exposed-fire, OW-av-exposed, OW-av-above.
    """
    alive = [state.models[each] for each in part.models if each in state.models]
    victims = [each for each in alive if each.id in seen or each.aboard in seen]
    if not victims or (part.inside and not is_above(state, model, state.models[part.inside])):
        return []
    return sorted(victims, key=lambda m: distance(state, model, m))


def bearing_of(
    state: State,
    firing: Firing,
    model: Model,
    index: int,
    weapon: Weapon,
    victims: list[Model],
    seen: dict[str, Look],
) -> Bearing | None:
    """How a weapon can be fired at the nearest victim in its arc; None if it cannot.

    Rules: OW-fire-range, OW-target-bear.
    """
    if (firing.heavy_only and not weapon.heavy) or not crewed_weapons.is_loaded(model, index):
        return None
    near = next((each for each in victims if crewed_weapons.bears(model, weapon, (each.x, each.y))), None)
    if near is None:
        return None
    far, line = distance(state, model, near), seen.get(near.id) or seen[near.aboard]
    if only_over(line) and weapon.group not in THROWN:
        return None
    mode = mode_for(weapon, firing.arms, column(near.cls), far) or last_chance(weapon, firing.arms, near, far)
    if mode is None or (firing.part.kind == "crew" and (mode.table != "sa" or mode.template)):
        return None
    base, table = number_for(state, weapon, mode, near, firing.part.kind == "vehicle")
    if mode.name == "heat" and not heat.may_fire(state, near, line):
        return None
    if model.cls == "artillery" and not gunner_sees(state, model):
        return None
    return Bearing(index, weapon, mode, near, far, base, table)


def hit_lines(firing: Firing, aim: Bearing) -> tuple[Modifier, ...]:
    """All that changes the number to hit.

    Rules: OW-fire-close5, OW-order-ambush.
    """
    close = bool(aim.mode.close) and aim.far <= aim.mode.close
    scoped = aim.weapon.group in ("rifle", "semi") and has_scope(firing.unit, firing.arms)
    return (
        *hits.order_lines(firing.order, close, aim.mode),
        *hits.range_lines(aim.mode, aim.far, scoped),
        *hits.weapon_lines(aim.weapon, aim.mode),
        *hits.part_lines(firing.part),
    )


def aimed_shot(
    state: State,
    firing: Firing,
    model: Model,
    aim: Bearing,
    lines: tuple[Modifier, ...],
    service: Service,
) -> Shot:
    """The shot as it will be rolled for."""
    part = firing.part
    return Shot(
        model=model.id,
        weapon=aim.weapon.id,
        mode=aim.mode.name,
        target=part.unit,
        dice=crewed_weapons.rate(aim.mode.rof, service.halved),
        need=aim.base,
        table=aim.table,
        distance=aim.far,
        lines=lines,
        harm=tuple(hits.harm_lines(firing.order, part)),
        part=part.name,
        kind=part.kind,
        cover=part.cover,
        hull=part.hull,
        markers=service.markers,
        risk=friends_near(state, firing.unit, model, aim.near),
        index=aim.number,
    )


def only_over(line: Look) -> bool:
    """A line over a high wall: grenades only.

    Rules: OW-sight-high-wall.
    """
    return line.over


def gunner_sees(state: State, gun: Model) -> bool:
    """A gun needs its gunner by it, standing; he looks along it.

    Rules: OW-fire-facing, OW-gun-succession, OW-R76.
    """
    for man in state.men(gun.unit):
        if man.role == "gunner" and is_active(state, man):
            served = crewed_weapons.gun_served(state, man)
            if served is not None and served.id == gun.id:
                return True
    return False
