"""Area weapons and flame against vehicles."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.events.vehicle import ArmourPierced, FlameRolled
from sandtable.games.operation.model.pieces import ARMOURED, Model, Point
from sandtable.games.operation.model.state import Out, State
from sandtable.games.operation.rules.ground.cover import in_smoke
from sandtable.games.operation.rules.ground.outlines import entry_of, piece_outline
from sandtable.games.operation.rules.vehicles import vehicle_damage
from sandtable.games.operation.rules.vehicles.exposure import exposed, lookout_cover
from sandtable.games.operation.rules.vehicles.mounted_weapons import column_need
from sandtable.games.operation.rules.vehicles.strikes import Strike, order_and_smoke
from sandtable.games.operation.rules.vehicles.vehicle_cover import part_outline
from sandtable.games.operation.tables import FLAME, HARM, Weapon, column
from sandtable.geometry.table import circle_holds, contains, distance_at_most, rectangle, turned
from sandtable.geometry.table.shapes import circle_touches_polygon
from sandtable.kernel import Dice

INSIDE_MODIFIER = 9
"""Base number for a lob into an open top."""
LOBBED = frozenset(("grenade", "at-grenade", "mortar-light", "mortar-medium", "mortar-heavy", "howitzer"))


def is_open(state: State, vehicle: Model) -> bool:
    """Whether it has an open top."""
    return "open-topped" in entry_of(state, vehicle).traits


def over_open_part(state: State, vehicle: Model, centre: Point) -> bool:
    """Whether a point lies over the open part: the middle of the vehicle, two thirds of its length.

    Rules: OW-av-open.
    """
    if not is_open(state, vehicle):
        return False
    length, width = entry_of(state, vehicle).outline
    dx, dy = turned((0, length // 6 if vehicle.cls == "half-track" else 0), vehicle.facing)
    pit = rectangle((vehicle.x + dx, vehicle.y + dy), vehicle.facing, length * 2 // 3, width)
    return contains(pit, centre) or contains(part_outline(state, vehicle, "main"), centre)


def lies_on(state: State, vehicle: Model, centre: Point) -> bool:
    """Whether the centre of a template lies on the vehicle.

    Rules: OW-av-centre.
    """
    return contains(piece_outline(state, vehicle), centre)


def is_under(state: State, vehicle: Model, centre: Point, radius: int) -> bool:
    """Whether any part of the vehicle is under the template."""
    return circle_touches_polygon(centre, radius, piece_outline(state, vehicle))


def blast_vehicle(state: State, strike: Strike, centre: Point, radius: int, dice: Dice, out: Out) -> None:
    """A template over a vehicle: with its centre on it the weapon's full effect, beside it the small-arms table only.
    What shows NH harms those aboard at most, not the vehicle, wherever the centre lies.

    Rules: OW-av-centre, OW-av-off, OW-av-open, OW-exposed-template.
    """
    vehicle = state.models[strike.target]
    if not is_under(state, vehicle, centre, radius) or vehicle.destroyed:
        return
    strike_exposed(state, strike, centre, radius, dice, out)
    if not lies_on(state, vehicle, centre):
        if vehicle.cls not in ARMOURED and circle_holds(centre, radius, piece_outline(state, vehicle)):
            everybody(state, vehicle, strike, dice, out)
        if column_need(strike.way, vehicle):
            hit_by_template(state, replace(strike, table="sa"), dice, out)
        return
    if vehicle.cls not in ARMOURED or over_open_part(state, vehicle, centre):
        everybody(state, vehicle, strike, dice, out)
    if column_need(strike.way, vehicle) == 0:
        return
    hit_by_template(state, replace(strike, table=pierced(state, strike, vehicle, dice, out)), dice, out)


def hit_by_template(state: State, strike: Strike, dice: Dice, out: Out) -> None:
    if strike.target in state.models:
        vehicle_damage.struck(state, strike, dice, out)


def pierced(state: State, strike: Strike, vehicle: Model, dice: Dice, out: Out) -> str:
    """Which table a hit written 7/x uses: an unmodified d10 of x or more is the heavy-weapons table.

    Rules: OW-av-penetrate.
    """
    need = strike.way.pen[column(vehicle.cls)]
    if not need:
        return strike.way.table
    roll = dice.sum(1, 10, "penetration")
    out.append(ArmourPierced(vehicle.unit, need, roll.value >= need, (roll,)))
    return "hw" if roll.value >= need else "sa"


def change_aboard(state: State, vehicle: Model, strike: Strike) -> int:
    """What smoke over a vehicle and covering fire do to the damage rolls of those aboard.

    Rules: OW-smoke-cover, OW-covering-template.
    """
    smoke = HARM["smoke"].value if in_smoke(state, vehicle) else 0
    return smoke + (HARM["cover"].value if strike.order == "cover" else 0)


def everybody(state: State, vehicle: Model, strike: Strike, dice: Dice, out: Out) -> None:
    """Everybody aboard is hit without cover.

    Rules: OW-av-open, OW-av-soft, OW-av-inside, OW-fv-open.
    """
    count = len(state.crew(vehicle.id))
    vehicle_damage.hit_men(
        state, vehicle.id, count, strike.way.table, "open", strike, dice, out, change_aboard(state, vehicle, strike)
    )


def strike_exposed(state: State, strike: Strike, centre: Point, radius: int, dice: Dice, out: Out) -> None:
    """Men who look out under the template take a damage roll of their own, in the cover that the vehicle gives.

    Rules: OW-exposed-template.
    """
    vehicle = state.models[strike.target]
    if over_open_part(state, vehicle, centre):
        return
    men = [man for man in exposed(state, vehicle.id) if distance_at_most(centre, (vehicle.x, vehicle.y), radius)]
    if men:
        cover = lookout_cover(vehicle)
        vehicle_damage.hit_men(
            state,
            vehicle.id,
            len(men),
            strike.way.table,
            cover,
            strike,
            dice,
            out,
            change_aboard(state, vehicle, strike),
        )


def may_lob_inside(state: State, weapon: Weapon, vehicle: Model) -> bool:
    """Whether this weapon can be aimed into the open part of a vehicle.

    Rules: OW-av-inside.
    """
    return is_open(state, vehicle) and weapon.group in LOBBED


def burst_inside(state: State, strike: Strike, dice: Dice, out: Out) -> None:
    """A hit inside an open top: everybody inside is hit without cover and the blast stays inside.

    Rules: OW-av-inside.
    """
    everybody(state, state.models[strike.target], strike, dice, out)


def flame(state: State, strike: Strike, dice: Dice, out: Out) -> None:
    """A flamethrower's hit on a vehicle rolls on its own table; an open top lets it in on everybody.

    Rules: OW-fv-light, OW-fv-heavy, OW-fv-open, OW-fv-surplus, OW-fv-traits.
    """
    vehicle = state.models[strike.target]
    if is_open(state, vehicle):
        everybody(state, vehicle, strike, dice, out)
    burn(state, strike.target, strike.arm.group, strike, dice, out)


def burn(state: State, model: str, table: str, strike: Strike, dice: Dice, out: Out) -> None:
    """One roll on a flame table, with -2 in smoke and -3 for covering fire.

    Rules: OW-smoke-cover, OW-order-cover.
    """
    roll = dice.sum(1, 10, "flame")
    result = FLAME[table][max(1, roll.value + order_and_smoke(strike)) - 1]
    out.append(FlameRolled(state.models[model].unit, model, table, vehicle_damage.words(result), (roll,)))
    vehicle_damage.apply_result(state, model, result, strike, dice, out)
