"""Exposed crew and buttoned-up armour: seeing, driving and being shot at."""

from __future__ import annotations

from sandtable.games.operation.model.memory import TableMemory
from sandtable.games.operation.model.pieces import ARMOURED, Model, Unit
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.ground.measuring import within
from sandtable.games.operation.rules.ground.prepared import floor_of
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.ground.sight_lines import Look
from sandtable.games.operation.rules.infantry.detection import judged, plain_reach
from sandtable.games.operation.rules.vehicles import vehicle_cover
from sandtable.games.operation.rules.vehicles.crew import commander
from sandtable.games.operation.tables import BUTTONED, DETECT_LEAST, MOVE
from sandtable.games.operation.tables.words import Cover
from sandtable.kernel import Refusal

MUST_LOOK_OUT = Refusal("OW-buttoned-move", "must-look-out")
MUST_LOOK_OUT_AT_NIGHT = Refusal("OW-night-commander", "must-look-out")


def exposed(state: State, vehicle: str) -> list[Model]:
    """Men who can be seen from outside."""
    return [man for man in state.crew(vehicle) if man.exposed]


def is_above(state: State, firer: Model, vehicle: Model) -> bool:
    """Whether a model stands on a height, a hill or an upper level, and no further from a vehicle than it is higher.

    Rules: OW-av-above, OW-R104.
    """
    height = floor_of(state, firer) - floor_of(state, vehicle)
    return height > 0 and within(state, firer, vehicle, height)


@extensions.is_buttoned.joins
def is_buttoned(state: State, vehicle: Model) -> bool:
    """Whether an armoured vehicle has no commander (or who stands in for him) looking out with a clear head.

    Rules: OW-buttoned-25.
    """
    if vehicle.cls not in ARMOURED:
        return False
    boss = commander(state, vehicle.id)
    if boss is not None:
        return not boss.exposed or boss.shaken
    return not any(not man.shaken for man in exposed(state, vehicle.id))


@extensions.detection_distance.joins
def detection_distance(state: State, vehicle: Model, base: int) -> int:
    """How far a vehicle detects: 25 cm less while it is buttoned up.

    Rules: OW-buttoned-25.
    """
    return max(DETECT_LEAST, base + BUTTONED) if is_buttoned(state, vehicle) else base


def lookout_cover(vehicle: Model) -> Cover:
    """The cover of a man who looks out when a template lies over him and the vehicle.

    Rules: OW-exposed-template.
    """
    return vehicle_cover.given_by(vehicle)


def limit_buttoned(vehicle: Model) -> int:
    """How far an armoured vehicle drives with everybody inside: its assault distance without any bonus.

    Rules: OW-buttoned-move, OW-buttoned-bonus.
    """
    return MOVE[vehicle.cls].assault


def why_not_buttoned(state: State, vehicle: Model, driven: int, speed: str, looks_out: bool) -> Refusal | None:
    """Whether the move needs somebody who looks out: too far, or by night faster than slow.

    `driven` counts turns and bonus distance.

    Rules: OW-buttoned-move, OW-buttoned-bonus, OW-night-commander.
    """
    if looks_out:
        return None
    if state.on("night") and speed == "fast":
        return MUST_LOOK_OUT_AT_NIGHT
    if vehicle.cls in ARMOURED and driven > limit_buttoned(vehicle):
        return MUST_LOOK_OUT
    return None


class LookoutMemory:
    """Whom units would detect with a man looking out, as the table stands."""

    __slots__ = ("detected",)

    def __init__(self) -> None:
        self.detected: dict[tuple[str, str], bool] = {}


def detects_looking_out(state: State, unit: Unit, foe: Unit, known: TableMemory) -> bool:
    """Whether the unit would detect a target with a man looking out: the full values of the table.

    Each weapon asks: remembered for this moment.

    Rules: OW-buttoned-pop, OW-buttoned-25.
    """
    memory, key = known.of(LookoutMemory).detected, (unit.id, foe.id)
    found = memory.get(key)
    if found is None:
        found = memory[key] = detects_fully(state, unit, foe)
    return found


def detects_fully(state: State, unit: Unit, foe: Unit) -> bool:
    """The same, worked out."""
    for observer, seen in sights(state, unit, foe).items():
        for name, look in seen.items():
            a, b = state.models[observer], state.models[name]
            if within(state, a, b, full_reach(state, a, b, look)):
                return True
    return False


def full_reach(state: State, observer: Model, target: Model, look: Look) -> int:
    """The distance at which a vehicle from which a man looks out detects a model: that of the table.

    Rules: OW-buttoned-pop, OW-buttoned-25.
    """
    dark = state.on("night") and not extensions.is_lit.call(state, target)
    return plain_reach(state, target, judged(state, observer, target, look), dark)
