"""Hits on groups of vehicles: the owner says which vehicle takes each, the surplus is the firer's."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.operation.actions import Lose
from sandtable.games.operation.events_vehicle import SquadDamaged
from sandtable.games.operation.model import Model, Seat
from sandtable.games.operation.rules.shot import Part, Shot
from sandtable.games.operation.state import State, is_vehicle
from sandtable.kernel import Ask, Auto, Dice, Event, Prompt, Refusal
from sandtable.kernel.action import Action

Out = list[Event]
NOT_ITS_TURN = Refusal("OW-sq-hits", "one-each-first")
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


def seen_of(parts: tuple[Part, ...], unit: str) -> tuple[str, ...]:
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


class GroupHits(Auto, frozen=True, gc=False):
    """Hits that wait: one for each vehicle in sight as the owner chooses, the rest as the firer does; of a motorcycle
    squad its owner gives them all out.

    Rules: OW-sq-hits, OW-at-hits, OW-moto-assign, OW-R70.
    """

    owner: Seat
    firer: Seat
    vehicles: tuple[str, ...]
    hits: tuple[Hit, ...]
    chosen: str = ""

    def run(self, state: State, dice: Dice, out: Out) -> None:
        left = pool(state, self.vehicles)
        if not self.hits or not left:
            state.end()
        elif not self.chosen and len(left) > 1:
            die = self.hits[0].shot.rolled
            seat = self.owner if die or not taken(state, left[0]) else self.firer
            state.call(TakeHit(seat, self.vehicles, len(self.hits), die))
        else:
            state.goto(replace(self, hits=self.hits[1:], chosen=""))
            take(state, self.hits[0], self.chosen or left[0], dice, out)


def taken(state: State, vehicle: str) -> int:
    """How many hits of this attack a vehicle has taken."""
    return state.said.get(f"spread:{vehicle}", 0)


def pool(state: State, vehicles: tuple[str, ...]) -> list[str]:
    """Who may take the next hit: every vehicle takes one before any takes another.

    Rules: OW-sq-hits, OW-at-hits.
    """
    alive = [name for name in vehicles if name in state.models and not state.models[name].destroyed]
    least = min((taken(state, name) for name in alive), default=0)
    return [name for name in alive if taken(state, name) == least]


def take(state: State, hit: Hit, vehicle: str, dice: Dice, out: Out) -> None:
    """One hit falls on a vehicle."""
    from sandtable.games.operation.rules.hooks import vehicle_hit

    state.said[f"spread:{vehicle}"] = taken(state, vehicle) + 1
    vehicle_hit(state, hit.shot, vehicle, hit.die, dice, out, hit.firer)


class TakeHit(Ask, frozen=True, gc=False):
    """Which vehicle of a group takes the next hit.

    Rules: OW-sq-hits, OW-at-hits, OW-moto-assign.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Lose,)
    standing: ClassVar[str | None] = "losses"

    seat: Seat
    vehicles: tuple[str, ...]
    hits: int
    die: int = 0
    """The damage die that is given out, of a motorcycle squad."""

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        if self.die:
            args: Any = {"hits": self.hits, "die": self.die}
            return Prompt("take-result", args, "OW-moto-assign", tuple(pool(state, self.vehicles)))
        return Prompt("take-hit", {"hits": self.hits}, "OW-sq-hits", tuple(pool(state, self.vehicles)))

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [Lose(name) for name in pool(state, self.vehicles)]

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        return None if action.model in pool(state, self.vehicles) else NOT_ITS_TURN

    def apply(self, state: State, seat: Seat, action: Any, dice: Dice, out: Out) -> None:
        state.end(chosen=action.model)
