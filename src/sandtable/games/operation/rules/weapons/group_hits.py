"""Hits on groups of vehicles: which vehicle may take the next one."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.operation.events.vehicle import SquadDamaged
from sandtable.games.operation.model.pieces import Model
from sandtable.games.operation.model.shot import Shot, TargetPart
from sandtable.games.operation.model.state import Out, State, is_vehicle
from sandtable.games.operation.rules import extensions
from sandtable.kernel import Dice

GROUPS = frozenset(("squadron", "attached", "motorcycle-squad"))


class Hit(Struct, frozen=True, gc=False):
    """A die that has hit, and the firer as he stood when the volley began."""

    shot: Shot
    die: int
    firer: Model


def is_group(state: State, unit: str) -> bool:
    """Whether a unit is several vehicles that act as one."""
    found = state.units[unit]
    return bool(GROUPS & set(found.traits)) and len([m for m in state.pieces(found) if is_vehicle(m)]) > 1


def seen_of(parts: tuple[TargetPart, ...], unit: str) -> tuple[str, ...]:
    """The vehicles of a target that the firers see."""
    return tuple(part.models[0] for part in parts if part.unit == unit and part.kind == "vehicle")


def is_squad(state: State, unit: str) -> bool:
    """Whether a group is a motorcycle squad."""
    return "motorcycle-squad" in state.units[unit].traits


def roll_damage(state: State, unit: str, waiting: list[Hit], dice: Dice, out: Out) -> tuple[Hit, ...]:
    """Hits on a motorcycle squad with their damage dice, the worst first; on other groups as they are.

    Rules: OW-moto-assign, OW-R70.
    """
    if not is_squad(state, unit):
        return tuple(waiting)
    roll = dice.each(len(waiting), 10, "vehicle-damage")
    out.append(SquadDamaged(unit, (roll,)))
    found = [replace(hit, shot=replace(hit.shot, rolled=die)) for hit, die in zip(waiting, roll.dice, strict=True)]
    return tuple(sorted(found, key=lambda hit: -hit.shot.rolled))


def taken(state: State, vehicle: str) -> int:
    """How many hits of this attack a vehicle has taken."""
    return state.hits_taken.get(vehicle, 0)


def next_vehicles(state: State, vehicles: tuple[str, ...]) -> list[str]:
    """Who may take the next hit: every vehicle takes one before any takes another.

    Rules: OW-sq-hits, OW-at-hits.
    """
    alive = [name for name in vehicles if name in state.models and not state.models[name].destroyed]
    least = min((taken(state, name) for name in alive), default=0)
    return [name for name in alive if taken(state, name) == least]


def take(state: State, hit: Hit, vehicle: str, dice: Dice, out: Out) -> None:
    """One hit falls on a vehicle."""
    state.hits_taken[vehicle] = taken(state, vehicle) + 1
    extensions.vehicle_hit.call(state, hit.shot, vehicle, hit.die, dice, out, hit.firer)
