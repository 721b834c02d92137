"""Boarding, leaving and towing; troop carriers and their squads."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.events.vehicle import GunHitched, GunUnhitched, MenBoarded, MenLeft, UnitParted
from sandtable.games.operation.model.pieces import Model, Point, Unit, origin
from sandtable.games.operation.model.state import Out, State, is_active, is_vehicle
from sandtable.games.operation.rules.ground import footing
from sandtable.games.operation.rules.ground.measuring import BESIDE
from sandtable.games.operation.rules.ground.outlines import entry_of, gap_at_most, outline_at, size, spots_beside
from sandtable.games.operation.rules.ground.standing_room import hull_fits, standing_others
from sandtable.games.operation.tables import ENTRIES
from sandtable.geometry.table import turn_between, turned
from sandtable.kernel import Refusal

HITCHERS = 3
NOT_BESIDE = Refusal("OW-embark-place", "not-beside")
NO_SEATS = Refusal("OW-embark-place", "no-room-aboard")
TWICE = Refusal("OW-embark-once", "board-once")
NOT_ABOARD = Refusal("OW-embark-place", "not-aboard")
NOT_YOUR_CARRIER = Refusal("OW-carrier-left", "not-your-carrier")
DRIVER_STAYS = Refusal("OW-embark-driver", "driver-stays")
FEW_HANDS_TO_HITCH = Refusal("OW-tow-hitch", "few-hands")
CANNOT_TOW = Refusal("OW-tow-hitch", "cannot-tow")
FIRED = Refusal("OW-tow-hitch", "gun-fired")
CANNOT_PART = Refusal("OW-embark-orders", "cannot-part")
NO_PLACE = Refusal("OW-tow-hitch", "no-room")
ALREADY = Refusal("OW-tow-hitch", "already-hitched")


def seats_left(state: State, vehicle: Model) -> int:
    """Places that are free aboard."""
    held = state.vehicles[vehicle.id]
    return held.crew + held.seats - len(state.crew(vehicle.id))


def may_board_kind(state: State, man: Model, vehicle: Model) -> bool:
    """A carrier takes its own squad, any other vehicle its own crew, and what tows a gun the gun's; who is attached is
    one unit with it.

    Rules: OW-carrier-left, OW-at-transport, OW-R97.
    """
    return man.unit == vehicle.unit or origin(man.id) == origin(vehicle.id) or tows_gun_of(state, vehicle, man.unit)


def tows_gun_of(state: State, vehicle: Model, unit: str) -> bool:
    """Whether a gun of this unit hangs behind the vehicle.

    Rules: OW-R97.
    """
    gun = state.models.get(state.vehicles[vehicle.id].tows)
    return gun is not None and gun.unit == unit


def why_not_board(state: State, man: Model, vehicle: Model) -> Refusal | None:
    """A man beside a vehicle that is his to board and has room, who has not got out in this turn.

    Rules: OW-embark-place, OW-embark-once, OW-carrier-left.
    """
    if not may_board_kind(state, man, vehicle):
        return NOT_YOUR_CARRIER
    if man.boarded == state.turn:
        return TWICE
    if seats_left(state, vehicle) <= 0:
        return NO_SEATS
    return None if gap_at_most(state, man, vehicle, BESIDE) else NOT_BESIDE


def board(state: State, men: tuple[str, ...], vehicle: Model, out: Out) -> None:
    """Men get in: they do nothing else this turn.

    Rules: OW-embark-cost, OW-crew-boarded, OW-embark-place.
    """
    taken = []
    for name in men:
        if why_not_board(state, state.models[name], vehicle) is None:
            state.change(name, aboard=vehicle.id, x=vehicle.x, y=vehicle.y, boarded=state.turn, shaken=False)
            if origin(name) == origin(vehicle.id):
                rejoin(state, name, vehicle)
            taken.append(name)
    if taken:
        state.refit(vehicle.id, loaded=state.turn)
        restore_roles(state, vehicle)
        out.append(MenBoarded(state.models[taken[0]].unit, vehicle.id, tuple(taken)))


def rejoin(state: State, man: str, vehicle: Model) -> None:
    """A man who acted apart belongs to his vehicle's unit again once he is aboard."""
    apart, home = state.models[man].unit, vehicle.unit
    if apart == home:
        return
    state.change(man, unit=home)
    state.alter(apart, models=tuple(name for name in state.units[apart].models if name != man))
    state.alter(home, models=(*state.units[home].models, man))
    if not state.units[apart].models:
        state.alter(apart, off=True)


def restore_roles(state: State, vehicle: Model) -> None:
    """A vehicle whose men board again has as many roles as men; the commander keeps his."""
    roles = [role for role in entry_of(state, vehicle).tasks if role != "commander"]
    own = [m for m in state.crew(vehicle.id) if m.role != "commander" and m.unit == vehicle.unit]
    for man, role in zip(own, roles, strict=False):
        state.change(man.id, role=role)


def why_not_leave(state: State, man: Model, vehicle: Model, drives: bool) -> Refusal | None:
    """A man aboard who did not board in this turn; of a vehicle that drives the driver stays.

    Rules: OW-embark-once, OW-embark-driver.
    """
    if man.aboard != vehicle.id:
        return NOT_ABOARD
    if man.boarded == state.turn:
        return TWICE
    return DRIVER_STAYS if drives and man.id == driver(state, vehicle) else None


def driver(state: State, vehicle: Model) -> str:
    """Who drives: the man with that task, or else the last aboard."""
    men = state.crew(vehicle.id)
    named = next((man.id for man in men if man.role == "driver"), "")
    return named or (men[-1].id if men else "")


def leave(state: State, men: tuple[str, ...], vehicle: Model, out: Out) -> None:
    """Men get out and stand beside the vehicle; from now on they are infantry.

    Rules: OW-embark-place, OW-embark-infantry, OW-embark-cost.
    """
    places = spots_beside(state, vehicle, len(men))
    state.refit(vehicle.id, loaded=state.turn)
    for name, (x, y) in zip(men, places, strict=False):
        state.change(name, aboard="", x=x, y=y, boarded=state.turn, exposed=False, facing=vehicle.facing)
    out.append(MenLeft(state.models[men[0]].unit, vehicle.id, men, tuple(places)))


def why_not_hitch(state: State, gun: Model, vehicle: Model) -> Refusal | None:
    """A vehicle that can tow beside the gun, three men who stay with it, and a gun that has not fired this turn.

    Rules: OW-tow-hitch.
    """
    if "tow" not in entry_of(state, vehicle).traits or not gap_at_most(state, gun, vehicle, BESIDE):
        return CANNOT_TOW
    if state.vehicles[vehicle.id].tows or is_towed(state, gun):
        return ALREADY
    if not has_room_behind(state, vehicle, gun):
        return NO_PLACE
    return why_not_handle(state, gun)


def why_not_handle(state: State, gun: Model) -> Refusal | None:
    """Hitching and letting go take three men beside the gun for a turn in which it does not fire.

    Rules: OW-tow-hitch, OW-shaken-order.
    """
    hands = [man for man in state.men(gun.unit) if is_active(state, man) and gap_at_most(state, man, gun, BESIDE)]
    if len(hands) < HITCHERS:
        return FEW_HANDS_TO_HITCH
    return FIRED if gun.shot == state.turn else None


def is_towed(state: State, gun: Model) -> bool:
    """Whether some vehicle tows it."""
    return any(vehicle.tows == gun.id for vehicle in state.vehicles.values())


def hitch(state: State, gun: Model, vehicle: Model, out: Out) -> None:
    """The gun hangs behind the vehicle.

    Rules: OW-tow-hitch.
    """
    state.refit(vehicle.id, tows=gun.id, hitching=state.turn)
    bring_along(state, vehicle)
    out.append(GunHitched(gun.unit, vehicle.id, gun.id))


def unhitch(state: State, gun: Model, vehicle: Model, out: Out) -> None:
    """The gun stands by itself again.

    Rules: OW-tow-hitch, OW-tow-hand.
    """
    state.refit(vehicle.id, tows="", hitching=state.turn)
    out.append(GunUnhitched(gun.unit, vehicle.id, gun.id))


def put(state: State, vehicle: Model, place: Point, facing: int) -> None:
    """The vehicle with everybody aboard, its turret and what it tows."""
    swing = turn_between(vehicle.facing, facing)
    if swing:
        state.refit(vehicle.id, turret=(state.vehicles[vehicle.id].turret + swing) % 3600)
    state.change(vehicle.id, x=place[0], y=place[1], facing=facing, went=state.turn)
    for man in state.crew(vehicle.id):
        state.change(man.id, x=place[0], y=place[1])
    bring_along(state, state.models[vehicle.id])


def bring_along(state: State, vehicle: Model) -> None:
    """A towed gun stands right behind its vehicle, looking back; men in its way step aside.

    Rules: OW-R71.
    """
    gun = state.models.get(state.vehicles[vehicle.id].tows)
    if gun is None:
        return
    (x, y), facing = place_behind(state, vehicle, gun, (vehicle.x, vehicle.y), vehicle.facing)
    state.change(gun.id, x=x, y=y, facing=facing)
    footing.give_way(state, gun.id)


def place_behind(state: State, vehicle: Model, gun: Model, at: Point, facing: int) -> tuple[Point, int]:
    """Place and facing of a gun that hangs behind a vehicle there."""
    back = size(state, vehicle)[0] // 2 + size(state, gun)[0] // 2 + 2
    dx, dy = turned((0, back), facing)
    return (at[0] + dx, at[1] + dy), (facing + 1800) % 3600


def has_room_behind(state: State, vehicle: Model, gun: Model) -> bool:
    """Whether the gun could hang there: on the table, on no other piece; men step aside.

    Rules: OW-tow-hitch, OW-R71.
    """
    place, facing = place_behind(state, vehicle, gun, (vehicle.x, vehicle.y), vehicle.facing)
    _, hulls = standing_others(state, frozenset((gun.id,)))
    return hull_fits(state, outline_at(state, gun, place, facing), (), hulls)


def why_not_part(state: State, unit: Unit) -> Refusal | None:
    """A unit of which some men are on foot and others still serve the vehicle may be told to act apart.

    Rules: OW-embark-orders.
    """
    hull = state.vehicle_of(unit)
    manned = hull is not None and any(state.crew(m.id) for m in state.pieces(unit) if is_vehicle(m))
    split = manned and state.has_men(unit)
    away = state.units.get(f"{unit.id}x")
    free = (away is None or not away.models) and "attached" not in unit.traits
    return None if split and free and not unit.broken else CANNOT_PART


def part_from_carrier(state: State, unit: str, out: Out) -> None:
    """The men on foot are a unit of their own from now on, with an order and a card of their own.

    Rules: OW-embark-orders.
    """
    held = state.units[unit]
    men = tuple(man.id for man in state.men(unit))
    other = f"{unit}x"
    for name in men:
        state.change(name, unit=other)
    entry = ENTRIES[held.kind]
    traits = tuple(sorted(entry.traits)) if entry.cls == "infantry" else ()
    hull = sum(ENTRIES[state.vehicles[name].kind].points for name in held.models if name in state.vehicles)
    hull = min(hull, held.points)
    state.units[other] = replace(
        held, id=other, models=men, start=len(men), dead=0, tested=0, traits=traits, points=held.points - hull
    )
    left = tuple(name for name in held.models if name not in men)
    state.units[unit] = replace(held, models=left, start=len(left) - 1, points=hull)
    state.tidy()
    out.append(UnitParted(unit, other))
