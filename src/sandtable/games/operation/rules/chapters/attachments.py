"""Temporary attachments: tanks that act together, infantry with transports or behind vehicles."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.events.chapters import RadioContact, UnitDetached, UnitsAttached
from sandtable.games.operation.model.notes import Attachment, Contact
from sandtable.games.operation.model.pieces import ARMOURED, Model, Seat, Unit, origin
from sandtable.games.operation.model.state import Out, State, is_vehicle
from sandtable.games.operation.rules.ground.outlines import gap_at_most
from sandtable.games.operation.rules.infantry import losses
from sandtable.games.operation.rules.vehicles import boarding
from sandtable.games.operation.tables import COMMUNICATION
from sandtable.kernel import Dice, Refusal

CHAIN = 200
FOLLOW = 100
BESIDE_LORRY = 30
NOT_ALIKE = Refusal("OW-at-tanks", "not-alike")
TOO_FAR_APART = Refusal("OW-at-tanks", "too-far-apart")
NO_CONTACT = Refusal("OW-at-tanks", "no-radio-contact")
NOT_BESIDE_LORRY = Refusal("OW-at-transport", "not-beside")
NO_ROOM_ON_LORRY = Refusal("OW-at-transport", "no-room-aboard")
NOT_ATTACHED = Refusal("OW-at-leave", "not-attached")
JUST_ATTACHED = Refusal("OW-at-leave", "attached-this-turn")
CHAPTER_OFF = Refusal("OW-optional", "chapter-off")


def pair_of(one: str, two: str) -> tuple[str, str]:
    return (one, two) if one <= two else (two, one)


def hail(state: State, unit: str, other: str, dice: Dice, out: Out) -> bool:
    """One vehicle calls another by radio: 6 or more.

    Rules: OW-at-tanks, OW-crew-radio.
    """
    roll = dice.sum(1, 10, "radio")
    passed = roll.value >= COMMUNICATION["radio"]
    out.append(RadioContact(unit, other, passed, (roll,)))
    if passed:
        pair = pair_of(unit, other)
        older = tuple(contact for contact in state.contacts if contact.units != pair)
        state.contacts = (*older, Contact(pair, state.turn))
    return passed


def why_not_attach(state: State, seat: Seat, units: tuple[str, ...]) -> Refusal | None:
    """Two units of a seat: like tanks in radio contact, or infantry at a vehicle.

    Rules: OW-at-tanks, OW-at-transport, OW-at-follow, OW-optional.
    """
    if not state.on("attachments"):
        return CHAPTER_OFF
    found = [state.units.get(name) for name in units]
    if len(units) != 2 or any(
        u is None or u.seat != seat or u.off or u.broken or u.below or not u.models for u in found
    ):
        return NOT_ALIKE
    one, two = (unit for unit in found if unit is not None)
    first, second = state.vehicle_of(one), state.vehicle_of(two)
    if first is not None and second is not None:
        return why_not_tanks(state, one, two, first, second)
    if first is not None and second is None:
        return why_not_infantry(state, first, two)
    return NOT_ALIKE


def why_not_tanks(state: State, one: Unit, two: Unit, first: Model, second: Model) -> Refusal | None:
    """Identical armoured vehicles of one platoon, any number in a chain of 20 cm; the new one spoke by radio with one
    of the group in the last turn.

    Rules: OW-at-tanks.
    """
    alike = one.kind == two.kind and one.platoon == two.platoon and bool(one.platoon) and not guests(state, two.id)
    if not alike or first.cls not in ARMOURED or "troop-carrier" in first.traits:
        return NOT_ALIKE
    near = any(
        gap_at_most(state, a, b, CHAIN)
        for a in state.members(one)
        if is_vehicle(a)
        for b in state.members(two)
        if is_vehicle(b)
    )
    if not near:
        return TOO_FAR_APART
    group = (one.id, *guests(state, one.id))
    talked = any(Contact(pair_of(name, two.id), state.turn - 1) in state.contacts for name in group)
    return None if talked else NO_CONTACT


def why_not_infantry(state: State, vehicle: Model, unit: Unit) -> Refusal | None:
    """Infantry aboard or in contact with a transport that has room, or near enough to follow a vehicle on foot.

    Rules: OW-at-transport, OW-at-follow, OW-at-riders.
    """
    men = state.everyone(unit)
    if not men or not all(boarding.tows_gun_of(state, vehicle, unit.id) for _ in state.guns_of(unit)):
        return NOT_ALIKE
    if any(man.aboard == vehicle.id or gap_at_most(state, man, vehicle, BESIDE_LORRY) for man in men):
        fits = places_wanted(state, vehicle, men) <= boarding.seats_left(state, vehicle)
        return None if fits or all(gap_at_most(state, man, vehicle, FOLLOW) for man in men) else NO_ROOM_ON_LORRY
    near = any(gap_at_most(state, man, vehicle, FOLLOW) for man in men)
    return None if near else NOT_BESIDE_LORRY


def places_wanted(state: State, vehicle: Model, men: list[Model]) -> int:
    """Places that some men and those who are attached to a vehicle already, on foot still, would take aboard.

    Rules: OW-at-transport.
    """
    waiting = [man for man in state.men(vehicle.unit) if origin(man.id) != origin(vehicle.id)]
    return len(waiting) + sum(man.aboard != vehicle.id for man in men)


def attach(state: State, units: tuple[str, ...], out: Out) -> None:
    """From now on they are one unit: one card, one order; who is aboard is hit only with the vehicle.

    Rules: OW-at-fire, OW-at-transport, OW-at-follow, OW-at-aboard.
    """
    lead, other = state.units[units[0]], state.units[units[1]]
    for name in other.models:
        state.models[name] = replace(state.models[name], unit=lead.id)
    state.units[lead.id] = replace(
        lead,
        models=lead.models + other.models,
        panic=max(lead.panic, other.panic),
        start=lead.start + other.start,
        traits=tuple(sorted({*lead.traits, "attached"})),
    )
    panic = next((each.panic for each in state.attachments.values() if each.lead == lead.id), lead.panic)
    state.units[other.id] = replace(other, models=(), off=True)
    state.attachments[other.id] = Attachment(other.id, lead.id, state.turn, other.models, panic)
    out.append(UnitsAttached(units))


def guests(state: State, lead: str) -> dict[str, int]:
    """Units that are attached to this one, and since which turn."""
    return {each.unit: each.turn for each in state.attachments.values() if each.lead == lead}


def why_not_detach(state: State, seat: Seat, unit: str) -> Refusal | None:
    """An attached unit, from the turn after it was attached.

    Rules: OW-at-leave, OW-at-transport.
    """
    found = state.units.get(unit)
    if found is None or found.seat != seat:
        return NOT_ATTACHED
    attached = state.attachments.get(unit)
    if attached is None:
        return NOT_ATTACHED
    return JUST_ATTACHED if attached.turn >= state.turn else None


def is_crew(state: State, name: str) -> bool:
    """Whether a man sits in a place for crew: he belongs to the vehicle's unit as long as he does."""
    aboard = state.models[name].aboard
    return bool(aboard) and not state.vehicles[aboard].seats


def detach(state: State, unit: str, out: Out) -> None:
    """It acts by itself again; its men are those who came with it, live, and have not become a vehicle's crew.

    Rules: OW-at-leave.
    """
    attached = state.attachments.pop(unit)
    lead = state.units[attached.lead]
    came = tuple(name for name in lead.models if name in attached.guests)
    mine = tuple(name for name in came if state.models[name].aboard in came or not is_crew(state, name))
    for name in mine:
        state.models[name] = replace(state.models[name], unit=unit)
    left = tuple(name for name in lead.models if name not in mine)
    gone = state.units[unit]
    traits, panic = lead.traits, lead.panic
    if not guests(state, lead.id):
        traits = tuple(t for t in lead.traits if t != "attached")
        panic = attached.panic
    state.units[lead.id] = replace(lead, models=left, traits=traits, panic=panic, start=lead.start - gone.start)
    state.units[unit] = replace(gone, models=mine, off=not mine, posture=lead.posture, marked=lead.marked)
    out.append(UnitDetached(unit))
    if not mine:
        losses.destroy(state, unit, out)
