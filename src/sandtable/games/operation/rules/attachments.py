"""Temporary attachments: tanks that act together, infantry with transports or behind vehicles."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions_vehicle import Attach, Detach, Done
from sandtable.games.operation.events_chapters import RadioContact, UnitDetached, UnitsAttached
from sandtable.games.operation.model import ARMOURED, Model, Seat, Unit
from sandtable.games.operation.rules import vehicle_board
from sandtable.games.operation.rules.outline import gap_at_most
from sandtable.games.operation.state import State, is_vehicle
from sandtable.games.operation.tables import COMMUNICATION
from sandtable.kernel import Ask, Dice, Event, Prompt, Refusal
from sandtable.kernel.action import Action

Out = list[Event]
CHAIN = 200
FOLLOW = 100
CONTACT = 30
NOT_ALIKE = Refusal("OW-at-tanks", "not-alike")
TOO_FAR = Refusal("OW-at-tanks", "too-far-apart")
NO_CONTACT = Refusal("OW-at-tanks", "no-radio-contact")
NOT_BESIDE = Refusal("OW-at-transport", "not-beside")
NO_ROOM = Refusal("OW-at-transport", "no-room-aboard")
NOT_ATTACHED = Refusal("OW-at-leave", "not-attached")
TOO_SOON = Refusal("OW-at-leave", "attached-this-turn")
CHAPTER_OFF = Refusal("OW-optional", "chapter-off")


def contact_key(one: str, two: str) -> str:
    first, second = sorted((one, two))
    return f"contact:{first}:{second}"


def hail(state: State, unit: str, other: str, dice: Dice, out: Out) -> bool:
    """One vehicle calls another by radio: 6 or more.

    Rules: OW-at-tanks, OW-crew-radio.
    """
    roll = dice.sum(1, 10, "radio")
    passed = roll.value >= COMMUNICATION["radio"]
    out.append(RadioContact(unit, other, passed, (roll,)))
    if passed:
        state.said[contact_key(unit, other)] = state.turn
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
    """Identical armoured vehicles of one platoon within 20 cm that were in radio contact in the last turn.

    Rules: OW-at-tanks.
    """
    alike = one.kind == two.kind and one.platoon == two.platoon and bool(one.platoon)
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
        return TOO_FAR
    talked = state.said.get(contact_key(one.id, two.id), -9) == state.turn - 1
    return None if talked else NO_CONTACT


def why_not_infantry(state: State, vehicle: Model, unit: Unit) -> Refusal | None:
    """Infantry aboard or in contact with a transport that has room, or near enough to follow a vehicle on foot.

    Rules: OW-at-transport, OW-at-follow, OW-at-riders.
    """
    men = state.everyone(unit)
    if not men or state.gun_of(unit) is not None:
        return NOT_ALIKE
    if any(gap_at_most(state, man, vehicle, CONTACT) for man in men):
        fits = len(men) <= vehicle_board.room(state, vehicle)
        return None if fits or all(gap_at_most(state, man, vehicle, FOLLOW) for man in men) else NO_ROOM
    near = any(gap_at_most(state, man, vehicle, FOLLOW) for man in men)
    return None if near else NOT_BESIDE


def attach(state: State, units: tuple[str, ...], out: Out) -> None:
    """From now on they are one unit: one card, one order; who is aboard is hit only with the vehicle.

    Rules: OW-at-fire, OW-at-transport, OW-at-follow, OW-at-aboard.
    """
    lead, other = state.units[units[0]], state.units[units[1]]
    for name in other.models:
        state.models[name] = replace(state.models[name], unit=lead.id)
        state.said[f"guest:{other.id}:{name}"] = state.turn
    state.units[lead.id] = replace(
        lead,
        models=lead.models + other.models,
        panic=max(lead.panic, other.panic),
        start=lead.start + other.start,
        traits=tuple(sorted({*lead.traits, "attached"})),
    )
    state.said.setdefault(f"panic:{lead.id}", lead.panic)
    state.units[other.id] = replace(other, models=(), off=True)
    state.said[f"joined:{other.id}:{lead.id}"] = state.turn
    out.append(UnitsAttached(units))


def guests(state: State, lead: str) -> dict[str, int]:
    """Units that are attached to this one, and since which turn."""
    found = {}
    for key, turn in state.said.items():
        if key.startswith("joined:") and key.endswith(f":{lead}"):
            found[key.split(":")[1]] = turn
    return found


def why_not_detach(state: State, seat: Seat, unit: str) -> Refusal | None:
    """An attached unit, from the turn after it was attached.

    Rules: OW-at-leave, OW-at-transport.
    """
    found = state.units.get(unit)
    if found is None or found.seat != seat:
        return NOT_ATTACHED
    since = next((t for key, t in state.said.items() if key.startswith(f"joined:{unit}:")), None)
    if since is None:
        return NOT_ATTACHED
    return TOO_SOON if since >= state.turn else None


def is_crew(state: State, name: str) -> bool:
    """Whether a man sits in a place for crew: he belongs to the vehicle's unit as long as he does."""
    aboard = state.models[name].aboard
    return bool(aboard) and not state.vehicles[aboard].seats


def detach(state: State, unit: str, out: Out) -> None:
    """It acts by itself again; its men are those who came with it, live, and have not become a vehicle's crew.

    Rules: OW-at-leave.
    """
    key = next(key for key in state.said if key.startswith(f"joined:{unit}:"))
    lead = state.units[key.split(":")[2]]
    came = tuple(name for name in lead.models if f"guest:{unit}:{name}" in state.said)
    mine = tuple(name for name in came if state.models[name].aboard in came or not is_crew(state, name))
    for name in mine:
        state.models[name] = replace(state.models[name], unit=unit)
    for word in [word for word in state.said if word.startswith(f"guest:{unit}:") or word == key]:
        del state.said[word]
    left = tuple(name for name in lead.models if name not in mine)
    gone = state.units[unit]
    traits, panic = lead.traits, lead.panic
    if not guests(state, lead.id):
        traits = tuple(t for t in lead.traits if t != "attached")
        panic = state.said.pop(f"panic:{lead.id}", panic)
    state.units[lead.id] = replace(lead, models=left, traits=traits, panic=panic, start=lead.start - gone.start)
    state.units[unit] = replace(gone, models=mine, off=not mine, posture=lead.posture, marked=lead.marked)
    out.append(UnitDetached(unit))


class Attachments(Ask, frozen=True, gc=False):
    """At the start of a turn, before the draw, a player declares who acts together and who no longer.

    Rules: OW-at-tanks, OW-at-transport, OW-at-leave.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Attach, Detach, Done)
    standing: ClassVar[str | None] = None

    seat: Seat
    used: tuple[str, ...] = ()

    def pairs(self, state: State) -> list[tuple[str, ...]]:
        units = [u.id for u in state.of(self.seat) if u.id not in self.used]
        found: list[tuple[str, ...]] = []
        for one in units:
            for two in units:
                if one != two and why_not_attach(state, self.seat, (one, two)) is None:
                    found.append((one, two))
        return found

    def leavers(self, state: State) -> list[str]:
        names = [key.split(":")[1] for key in state.said if key.startswith("joined:")]
        return [n for n in sorted(names) if n not in self.used and why_not_detach(state, self.seat, n) is None]

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,) if self.pairs(state) or self.leavers(state) else ()

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("attachments", {}, "OW-at-transport")

    def options(self, state: State, seat: Seat) -> list[Action]:
        found: list[Action] = [Done()]
        found += [Attach(pair) for pair in self.pairs(state)]
        found += [Detach(name) for name in self.leavers(state)]
        return found

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        if type(action) is Done:
            return None
        if type(action) is Attach:
            if set(action.units) & set(self.used):
                return TOO_SOON
            return why_not_attach(state, seat, action.units)
        return TOO_SOON if action.unit in self.used else why_not_detach(state, seat, action.unit)

    def apply(self, state: State, seat: Seat, action: Any, dice: Dice, out: Out) -> None:
        if type(action) is Done:
            state.end()
        elif type(action) is Attach:
            attach(state, action.units, out)
            state.goto(Attachments(seat, (*self.used, *action.units)))
        else:
            detach(state, action.unit, out)
            state.goto(Attachments(seat, (*self.used, action.unit)))
