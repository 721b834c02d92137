"""Smoke: launchers and shells, the wind, and how smoke disperses."""

from __future__ import annotations

from typing import Literal

from sandtable.games.operation.events.chapters import SmokeLaid, SmokeRolled, WindTurned
from sandtable.games.operation.model.notes import SmokeShots
from sandtable.games.operation.model.pieces import Model, Point, Unit, origin
from sandtable.games.operation.model.state import Out, State, is_active, is_vehicle
from sandtable.games.operation.model.terrain import Template
from sandtable.games.operation.rules.chapters import smoke_shells
from sandtable.games.operation.rules.ground.outlines import piece_outline, side_towards
from sandtable.games.operation.rules.ground.sight import scene, trace
from sandtable.games.operation.rules.vehicles.crew import able, commander
from sandtable.games.operation.rules.vehicles.explosions import strike_models
from sandtable.games.operation.rules.weapons.area import under
from sandtable.games.operation.tables import WEAPONS, Item, items, template_of
from sandtable.geometry.table import distance2, turned
from sandtable.geometry.table.angles import moved
from sandtable.geometry.table.shapes import circle_touches_polygon
from sandtable.kernel import Dice, Refusal, Roll

NO_SMOKE = Refusal("OW-smoke-use", "no-smoke")
SMOKE_TOO_FAR = Refusal("OW-smoke-range", "smoke-too-far")
WRONG_ARC = Refusal("OW-smoke-range", "smoke-arc")
SMOKE_UNSEEN = Refusal("OW-smoke-aim", "point-unseen")

SHELLS = ("smoke-shell", "smoke-shell-heavy")
SMOKE_DUD_AT_MOST, SCATTER = 1, 6
GONE, STAYS = 7, 8

Side = Literal["", "left", "right"]


def launchers(unit: Unit) -> list[str]:
    """What a unit can still make smoke with."""
    return sorted(
        {trait for trait in unit.traits if trait in items() and items()[trait].chapter == "smoke"}
        - {"white-phosphorus"}
    )


def why_not_smoke(
    state: State, unit: Unit, by: str, at: Point, reported: bool = False, moved: bool = False
) -> Refusal | None:
    """A launcher that is left, a man to use it, and a point in its range and arcs that is seen or reported.

    Rules: OW-smoke-use, OW-smoke-aim, OW-smoke-range, OW-smoke-side, OW-optional.
    """
    if not state.on("smoke") or by not in launchers(unit):
        return NO_SMOKE
    if by in SHELLS:
        return why_not_shell(state, unit, at, reported, moved)
    found = [why_not_from(state, unit, vehicle, by, at, reported) for vehicle in launching(state, unit)]
    return next((refusal for refusal in found if refusal is not None), smoke_shells.NOBODY) if all(found) else None


def launching(state: State, unit: Unit) -> list[Model]:
    """The vehicles of a unit that may have launchers: each goes by its own crew and stock.

    Rules: OW-smoke-use, OW-sq-form.
    """
    return [model for model in state.members(unit) if is_vehicle(model) and not model.destroyed]


def own_place(state: State, unit: Unit, at: Point) -> Point:
    """Where a vehicle stands now that was to smoke itself in at a place.

    Rules: OW-smoke-vehicle.
    """
    return min(((v.x, v.y) for v in launching(state, unit)), key=lambda spot: distance2(spot, at), default=at)


def launcher_of(state: State, unit: Unit, by: str, at: Point, reported: bool = False) -> Model | None:
    """The first vehicle of a unit that can lay smoke there.

    Rules: OW-smoke-use, OW-sq-form.
    """
    vehicles = launching(state, unit)
    return next((each for each in vehicles if why_not_from(state, unit, each, by, at, reported) is None), None)


def why_not_from(state: State, unit: Unit, vehicle: Model, by: str, at: Point, reported: bool) -> Refusal | None:
    """Whether this vehicle can: a man for it, a launcher that it has not used, its range and arcs.

    Rules: OW-smoke-use, OW-smoke-aim, OW-smoke-range, OW-smoke-side.
    """
    item, stock = items()[by], stock_of(state, unit, by)
    if user_in(state, vehicle) is None:
        return smoke_shells.NOBODY
    if smoke_shots(state, origin(vehicle.id), by) >= item.uses * stock:
        return NO_SMOKE
    if not item.range:
        return None if at == (vehicle.x, vehicle.y) else SMOKE_TOO_FAR
    if not circle_touches_polygon(at, item.range, piece_outline(state, vehicle)):
        return SMOKE_TOO_FAR
    if side_towards(vehicle, at) not in item.arcs:
        return WRONG_ARC
    if by == "smoke-side" and smoke_shots(state, origin(vehicle.id), by, hand_of(vehicle, at)) >= stock:
        return NO_SMOKE
    return None if reported or unit.coordinates == at or sees_smoke_point(state, unit, at) else SMOKE_UNSEEN


def stock_of(state: State, unit: Unit, by: str) -> int:
    """How many of a launcher each vehicle of a unit has bought: those of a squadron are fitted alike.

    Rules: OW-sq-form.
    """
    held = state.squadrons.get(unit.id)
    return unit.traits.count(by) // (held.vehicles if held is not None else 1)


def smoke_shots(state: State, unit: str, launcher: str, side: Side = "") -> int:
    """How often a vehicle, by its first unit, or a weapon's unit has used a launcher, or it to one side."""
    mine = (each.count for each in state.smoke_shots if (each.unit, each.launcher, each.side) == (unit, launcher, side))
    return next(mine, 0)


def count_shot(state: State, unit: str, launcher: str, side: Side = "") -> int:
    """One more use of a launcher, counted."""
    count = smoke_shots(state, unit, launcher, side) + 1
    others = (each for each in state.smoke_shots if (each.unit, each.launcher, each.side) != (unit, launcher, side))
    state.smoke_shots = (*others, SmokeShots(unit, launcher, count, side))
    return count


def hand_of(vehicle: Model, at: Point) -> Side:
    """The side of a vehicle for which a shot of its side launcher counts.

    Rules: OW-smoke-side.
    """
    x, _ = turned((at[0] - vehicle.x, at[1] - vehicle.y), -vehicle.facing % 3600)
    return "left" if x < 0 else "right"


def why_not_shell(state: State, unit: Unit, at: Point, reported: bool, moved: bool) -> Refusal | None:
    """Smoke shells go as far as their weapon and keep its other rules; the point must be seen or reported.

    Rules: OW-smoke-shells, OW-smoke-aim.
    """
    man = user(state, unit, "smoke-shell")
    if man is None:
        return smoke_shells.NOBODY
    refusal = smoke_shells.why_not_ready(state, man, at, moved)
    if refusal is not None:
        return refusal
    reach = max(mode.reach for weapon in man.weapons for mode in WEAPONS[weapon].modes if mode.template)
    if (man.x - at[0]) ** 2 + (man.y - at[1]) ** 2 > reach * reach:
        return SMOKE_TOO_FAR
    return None if reported or unit.coordinates == at or sees_smoke_point(state, unit, at) else SMOKE_UNSEEN


def sees_smoke_point(state: State, unit: Unit, at: Point) -> bool:
    """Whether anybody of the unit has a free line to a point of the table.

    Rules: OW-smoke-aim.
    """
    mark = Model("point", unit.id, "infantry", at[0], at[1])
    for man in state.pieces(unit):
        box = (min(man.x, at[0]), min(man.y, at[1]), max(man.x, at[0]), max(man.y, at[1]))
        if trace(scene(state, box), man, mark, at).free:
            return True
    return False


def user(state: State, unit: Unit, by: str) -> Model | None:
    """Who uses it and does nothing else: on a vehicle the commander, after his death another; else the gunner.

    Rules: OW-smoke-use.
    """
    if by in SHELLS:
        arms = [m for m in state.pieces(unit) if any(smoke_shells.fires_templates(w) for w in m.weapons)]
        return next((m for m in arms if m.cls != "infantry" or is_active(state, m)), None)
    return next((man for vehicle in launching(state, unit) if (man := user_in(state, vehicle)) is not None), None)


def user_in(state: State, vehicle: Model) -> Model | None:
    """Who of a crew uses a launcher.

    Rules: OW-smoke-use.
    """
    boss = commander(state, vehicle.id)
    if boss is not None:
        return boss if is_active(state, boss) and boss.boarded != state.turn else None
    return next(iter(able(state, vehicle.id)), None)


def figure(state: State, unit: Unit, by: str) -> tuple[int, int]:
    """Radius and number of templates: shells by the calibre of the weapon.

    Rules: OW-smoke-shells, OW-smoke-vehicle, OW-smoke-rear, OW-smoke-side, OW-smoke-grenade.
    """
    item: Item = items()[by]
    if by not in SHELLS:
        return item.template, item.templates
    man = user(state, unit, by)
    calibres = [WEAPONS[w].bore for w in (man.weapons if man is not None else ()) if smoke_shells.fires_templates(w)]
    return template_of(max(calibres, default=81)), 1


def launch(state: State, unit: str, by: str, at: Point, dice: Dice, out: Out) -> None:
    """A smoke shot: 1 is a dud, 2 to 6 scatters, 7 and more lands where it should; what is laid on itself needs no die.

    Rules: OW-smoke-launch, OW-smoke-vehicle, OW-smoke-side, OW-smoke-fog, OW-smoke-use.
    """
    held = state.units[unit]
    radius, count = figure(state, held, by)
    vehicle = None if by in SHELLS else launcher_of(state, held, by, at, reported=True)
    man = user(state, held, by) if vehicle is None else user_in(state, vehicle)
    source = unit if vehicle is None else origin(vehicle.id)
    if by == "smoke-side" and vehicle is not None:
        count_shot(state, source, by, hand_of(vehicle, at))
    spend_smoke(state, unit, source, by)
    if man is not None and by in SHELLS:
        smoke_shells.shell_fired(state, man)
    if man is not None and man.cls in ("infantry", "artillery"):
        state.change(man.id, rose=state.turn, exposed=False)
    if not items()[by].range and by not in SHELLS:
        lay_smoke(state, unit, by, (at,), radius, "laid", (), out)
        return
    roll = dice.sum(1, 10, "smoke")
    if roll.value <= SMOKE_DUD_AT_MOST:
        out.append(SmokeLaid(unit, by, "dud", (), radius, (roll,)))
        return
    result, rolls = "hit", [roll]
    if roll.value <= SCATTER:
        far = dice.sum(1, 10, "smoke-scatter")
        at = moved(at, dice.sum(1, 360, "smoke-direction").value * 10, far.value * 10)
        result, rolls = "scatter", [roll, far]
    lay_smoke(state, unit, by, row(at, radius, count), radius, result, tuple(rolls), out)
    if by == "fog":
        fog_blast(state, vehicle, at, radius, dice, out)


def row(at: Point, radius: int, count: int) -> tuple[Point, ...]:
    """Templates that touch each other, side by side.

    Rules: OW-smoke-side.
    """
    return tuple((at[0] + (2 * n - count + 1) * radius, at[1]) for n in range(count))


def lay_smoke(
    state: State,
    unit: str,
    by: str,
    places: tuple[Point, ...],
    radius: int,
    result: str,
    rolls: tuple[Roll, ...],
    out: Out,
) -> None:
    """The templates lie on the table."""
    group = f"{by}-{unit}-{state.turn}-{len(state.templates)}"
    for n, (x, y) in enumerate(places):
        name = f"{group}-{n}"
        state.templates[name] = Template(name, "smoke", x, y, radius, group=group if len(places) > 1 else "")
    out.append(SmokeLaid(unit, by, result, places, radius, rolls))


def fog_blast(state: State, vehicle: Model | None, at: Point, radius: int, dice: Dice, out: Out) -> None:
    """A fog grenade is a blast as well: everybody under it is hit on the small-arms table.

    Rules: OW-smoke-fog.
    """
    hit = [m for m in under(state, (*at, 0), radius) if not m.destroyed and (vehicle is None or m.id != vehicle.id)]
    caught = tuple(m.id for m in hit)
    strike_models(state, caught, "sa", None, dice, out)


def spend_smoke(state: State, unit: str, source: str, by: str) -> None:
    """Used once; the side launcher once on each side. The mines of a vehicle with fog grenades stay on it.

    Rules: OW-smoke-side, OW-smoke-vehicle, OW-smoke-shells, OW-smoke-fog.
    """
    count_shot(state, source, by)
    sources = {unit, *(origin(model.id) for model in state.members(unit) if is_vehicle(model))}
    count = sum(smoke_shots(state, each, by) for each in sources)
    bought = state.units[unit].traits.count(by)
    if count >= items()[by].uses * bought:
        left = tuple(trait for trait in state.units[unit].traits if trait != by)
        state.alter(unit, traits=(*left, "external-mines") if by == "fog" else left)


def turn_wind(state: State, dice: Dice, out: Out) -> None:
    """A new wind.

    Rules: OW-smoke-wind.
    """
    strength = dice.sum(1, 10, "wind")
    direction = dice.sum(1, 360, "wind-direction").value * 10 % 3600
    state.wind = (direction, strength.value * 10)
    out.append(WindTurned(direction, strength.value, (strength,)))


def smoke_clouds(state: State) -> list[str]:
    """Smoke that disperses, templates of one launch by their first.

    Rules: OW-smoke-side, OW-fires-stay.
    """
    found: dict[str, str] = {}
    for template in state.templates.values():
        if template.kind == "smoke":
            found.setdefault(template.group or template.id, template.id)
    return sorted(found.values())


def disperse(state: State, name: str, turned_already: bool, dice: Dice, out: Out) -> bool:
    """1: the wind turns and it is gone (only once a phase); to 7 it is gone; else it drifts. True if the wind turned.

    Rules: OW-smoke-disperse.
    """
    template = state.templates[name]
    alike = [t.id for t in state.templates.values() if t.id == name or (t.group and t.group == template.group)]
    roll = dice.sum(1, 10, "disperse")
    result = "stays" if roll.value >= STAYS else "gone"
    out.append(SmokeRolled(name, result, (roll,)))
    if result == "stays":
        for each in alike:
            cloud = state.templates[each]
            x, y = moved((cloud.x, cloud.y), state.wind[0], state.wind[1])
            state.templates[each] = Template(each, "smoke", x, y, cloud.radius, group=cloud.group)
        return False
    for each in alike:
        del state.templates[each]
    if roll.value == 1 and not turned_already:
        turn_wind(state, dice, out)
        return True
    return False
