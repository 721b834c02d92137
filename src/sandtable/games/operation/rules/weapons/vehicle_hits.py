"""What hits on vehicles come to."""

from __future__ import annotations

from sandtable.games.operation.model.pieces import ARMOURED, Model, Point, Unit
from sandtable.games.operation.model.shot import Shot, TargetPart
from sandtable.games.operation.model.state import Out, State, has
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.ground.cover import in_smoke
from sandtable.games.operation.rules.ground.prepared import floor_of
from sandtable.games.operation.rules.infantry import losses
from sandtable.games.operation.rules.vehicles import crew, exposure, nerves, vehicle_area, vehicle_damage
from sandtable.games.operation.rules.vehicles.strikes import Strike
from sandtable.games.operation.tables import WEAPONS, column
from sandtable.kernel import Dice, Modifier


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
        from_above(state, firer, target),
        table=shot.table,
        smoke=smoke,
        rolled=shot.rolled,
        floor=floor_of(state, firer),
    )


def order_of(harm: tuple[Modifier, ...]) -> str:
    """Whether a shot was covering fire, as its damage modifiers tell.

    Rules: OW-order-cover, OW-covering-template.
    """
    return "cover" if any(line.rule == "OW-order-cover" for line in harm) else "fire"


def from_above(state: State, firer: Model, target: str) -> bool:
    """Fired from a height at a range no greater than that height.

    Rules: OW-av-above.
    """
    return exposure.is_above(state, firer, state.models[target])


@extensions.vehicle_hit.joins
def hit_vehicle(state: State, shot: Shot, target: str, die: int, dice: Dice, out: Out, firer: Model | None) -> None:
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
    state.hits_taken.clear()
    state.crews_hit = ()


@extensions.vehicle_blasted.joins
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
    vehicle_area.blast_vehicle(state, strike, centre, radius, dice, out)


@extensions.radio_reaches.joins
def radio_reaches(state: State, unit: Unit, to: Unit) -> bool:
    """Radios of armoured vehicles reach only their own platoon, unless it is a command vehicle.

    Rules: OW-comms-vehicle, OW-crew-radio.
    """
    hull = state.vehicle_of(unit)
    if hull is None or hull.cls not in ARMOURED:
        return True
    vehicle = crew.lead(state, unit.id)
    if vehicle is None:
        return False
    return has(state, vehicle, "command-vehicle") or (bool(unit.platoon) and unit.platoon == to.platoon)


@extensions.exposed_parts.joins
def exposed_parts(state: State, vehicle: Model, eyes: list[Model]) -> tuple[TargetPart, ...]:
    """Men who look out of a vehicle can be fired at by themselves, in the cover that it gives them.

    Who fires down into an open-topped one fires at everybody in it as at men in the open.

    Rules: OW-exposed-fire, OW-av-above, OW-R104.
    """
    name, smoky = f"crew:{vehicle.id}", in_smoke(state, vehicle)
    if vehicle_area.is_open(state, vehicle) and any(exposure.is_above(state, each, vehicle) for each in eyes):
        everybody = tuple(man.id for man in state.crew(vehicle.id))
        part = TargetPart(name, "crew", everybody, smoke=smoky, unit=vehicle.unit, inside=vehicle.id)
        return (part,) if everybody else ()
    men = tuple(man.id for man in exposure.exposed(state, vehicle.id))
    cover = exposure.lookout_cover(vehicle)
    return (TargetPart(name, "crew", men, cover, smoke=smoky, unit=vehicle.unit),) if men else ()


def exposed_hit(state: State, men: tuple[str, ...], dead: int, shaken: int, dice: Dice, out: Out) -> None:
    """Small arms have hit exposed men: of an armoured vehicle the dead call for willpower instead of panic.

    Rules: OW-exposed-fire, OW-vm-will.
    """
    alive = [name for name in men if name in state.models]
    if not alive:
        return
    vehicle = state.models[state.models[alive[0]].aboard]
    probe = Strike("", "", (0, 0), "us-garand", "direct", vehicle.id)
    will = nerves.spares_panic(state, vehicle.id, probe)
    for name in alive[:dead]:
        losses.kill(state, name, out, counts=not will)
    for name in alive[dead : dead + shaken]:
        losses.shake(state, name, out)
    if will and dead:
        nerves.test_will(state, vehicle.id, dice, out)


@extensions.lobbed_inside.joins
def lobbed_inside(state: State, shot: Shot, target: str, dice: Dice, out: Out) -> bool:
    """A lob that needed 9 because the column shows NH goes off inside: everybody is hit, nothing outside is.

    Rules: OW-av-inside.
    """
    vehicle = state.models.get(target)
    mode = WEAPONS[shot.weapon].mode(shot.mode)
    if vehicle is None or vehicle.id not in state.vehicles or mode is None or mode.need[column(vehicle.cls)]:
        return False
    if shot.need != vehicle_area.INSIDE_MODIFIER or not vehicle_area.is_open(state, vehicle):
        return False
    vehicle_area.burst_inside(state, strike_of(state, shot, target, 0), dice, out)
    return True
