"""Detection: by kind, last action and cover of the target."""

from __future__ import annotations

from typing import Any

from sandtable.games.operation.model.memory import TableMemory
from sandtable.games.operation.model.pieces import ARMOURED, VEHICLES, Model, Unit
from sandtable.games.operation.model.state import State, counts_as_infantry
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.ground import compiled_sight
from sandtable.games.operation.rules.ground.measuring import LONGEST, within
from sandtable.games.operation.rules.ground.prepared import floor_of, ground_under
from sandtable.games.operation.rules.ground.sight import has_shapes, seen_lines, shades_of
from sandtable.games.operation.rules.ground.sight_lines import CLEAR, Look
from sandtable.games.operation.tables import BUTTONED, DETECT_LEAST, detection
from sandtable.games.operation.tables.words import Posture

COVERED = Look(True, 1)


class DetectionMemory:
    """What was worked out of detection about the table just as it stands, by the two units."""

    __slots__ = ("bodies", "sees", "valid")

    def __init__(self) -> None:
        self.valid: dict[tuple[str, str], bool] = {}
        """Seen and detected."""
        self.sees: dict[tuple[str, str], bool] = {}
        """Seen, through smoke too."""
        self.bodies: dict[str, tuple[Any, Any]] = {}
        """Units that are lit at night, packed for compiled code."""


def posture_of(state: State, model: Model) -> Posture:
    """The state that counts: that of the last order; men on foot beside a carrier that moved slowly are stationary.

    Rules: OW-detect-state, OW-first-turn.
    """
    unit = state.units[model.unit]
    if unit.silent:
        return "stationary"
    return posture_apart(state, unit, model)


def posture_apart(state: State, unit: Unit, model: Model) -> Posture:
    """Detection apart: after a slow Move the men on foot of a carrier's unit are stationary, the carrier has moved.

    Vehicles on a Move have always moved.

    Rules: OW-carrier-unit, OW-move-state.
    """
    slow = state.slow_moves.get(unit.id, 0)
    return "stationary" if slow and unit.posture == "moved" and model.cls not in VEHICLES else unit.posture


def reach(state: State, observer: Model, target: Model, line: Look) -> int:
    """The distance at which this observer detects this model.

    Rules: OW-detect, OW-detect-state.
    """
    dark = state.on("night")
    base = plain_reach(state, target, line, dark and not extensions.is_lit.call(state, target))
    if observer.cls in ARMOURED and observer.id in state.vehicles:
        base = extensions.detection_distance.call(state, observer, base)
    return extensions.seen_at_night.call(state, target, base) if dark else base


def plain_reach(state: State, target: Model, line: Look, night: bool) -> int:
    """The distance at which a man detects this model.

    Rules: OW-detect, OW-detect-state.
    """
    vehicle = target.cls in VEHICLES and not counts_as_infantry(state, target)
    return detection(vehicle, posture_of(state, target), line.cover > 0, night)


def detects(state: State, unit: Unit, foe: Unit, lines: dict[str, dict[str, Look]] | None = None) -> bool:
    """Whether a unit detects another: one model of it within the distance is enough. One detects only what one sees.

    Rules: OW-detect, OW-detect-unit.
    """
    if lines is None:
        return is_valid(state, unit, foe)
    models = state.models
    for observer, seen in lines.items():
        for target, line in seen.items():
            a, b = models[observer], models[target]
            if within(state, a, b, reach(state, a, b, judged(state, a, b, line))):
                return True
    return False


def is_valid(state: State, unit: Unit, foe: Unit) -> bool:
    """Whether a unit is seen and detected. Remembered as long as nothing on the table has changed.

    Rules: OW-target-valid, OW-detect-unit.
    """
    return is_known_valid(state, unit, foe, state.moment())


def is_known_valid(state: State, unit: Unit, foe: Unit, known: TableMemory) -> bool:
    """The same for who asks about many: with the memory of this moment."""
    memory = known.of(DetectionMemory).valid
    found = memory.get((unit.id, foe.id))
    if found is None:
        look_for(state, unit, [foe], known)
        found = memory[unit.id, foe.id]
    return found


def look_for(state: State, unit: Unit, foes: list[Unit], known: TableMemory) -> None:
    """Work out which of some units one sees and detects, and remember it for this moment.

    Rules: OW-target-valid, OW-detect-unit.
    """
    ours = [] if unit.below else state.pieces(unit)
    theirs = [[] if foe.below else state.pieces(foe) for foe in foes]
    quickly = 0 < len(ours) < 60 and compiled_sight.is_warm() and not has_shapes(state)
    answers = quick_answers(state, ours, foes, theirs, known) if quickly else [-1] * len(foes)
    memory = known.of(DetectionMemory).valid
    for foe, pieces, answer in zip(foes, theirs, answers, strict=True):
        sure = answer > 0 if answer >= 0 else bool(ours and pieces) and finds(state, ours, pieces, known)
        memory[unit.id, foe.id] = sure


def quick_answers(
    state: State, ours: list[Model], foes: list[Unit], theirs: list[list[Model]], known: TableMemory
) -> list[int]:
    """What compiled code can say: 1 or 0, less than 0 where the rules must look.

    `test_units_detect_the_same_with_and_without` in tests/games/operation/test_compiled_sight.py compares the two.
    """
    shut, night = 0, state.on("night")
    for n, own in enumerate(ours):
        if own.cls in ARMOURED and is_shut(state, own):
            shut |= 1 << n
    dark, ground = night and has_lights(state), ground_under(state)
    memory, slow = known.of(DetectionMemory).bodies if dark else ground.bodies, state.slow_moves
    bodies = []
    for foe, pieces in zip(foes, theirs, strict=True):
        seen = night and (state.searchlights.get(foe.id, 0), state.turn)
        now = (pieces, foe.posture, foe.silent, slow.get(foe.id, 0), seen)
        held = memory.get(foe.id)
        if held is None or held[0] != now:
            held = memory[foe.id] = (now, body(state, pieces, dark))
        bodies.append(held[1])
    return compiled_sight.detected_groups(ground, ours, shut, bodies, shades_of(state, known))


def body(state: State, pieces: list[Model], dark: bool) -> Any:
    """The models of a unit packed with the distances at which they are detected."""
    limits = {kind: limits_of(state, target) for kind, target in {kind_of(b, dark): b for b in pieces}.items()}
    return compiled_sight.targets(ground_under(state), pieces, [limits[kind_of(b, dark)] for b in pieces])


def has_lights(state: State) -> bool:
    """Whether anything lights up some place at night, so that each model must be looked at by itself."""
    if any(template.kind in ("light", "flare") for template in state.templates.values()):
        return True
    return any(vehicle.burning for vehicle in state.vehicles.values())


def limits_of(state: State, target: Model) -> tuple[int, int, int, int]:
    """How far a target is detected in the open and in cover by men, and by a vehicle that is shut up.

    Rules: OW-detect, OW-detect-state, OW-buttoned-25.
    """
    night = state.on("night") and not extensions.is_lit.call(state, target)
    plain = [plain_reach(state, target, line, night) for line in (CLEAR, COVERED)]
    changed = [*plain, *(max(DETECT_LEAST, far + BUTTONED) for far in plain)]
    if state.on("night"):
        changed = [extensions.seen_at_night.call(state, target, far) for far in changed]
    return changed[0], changed[1], changed[2], changed[3]


def is_shut(state: State, vehicle: Model) -> bool:
    """Whether a vehicle detects less far."""
    return vehicle.id in state.vehicles and extensions.is_buttoned.call(state, vehicle)


def finds(state: State, ours: list[Model], theirs: list[Model], known: TableMemory | None = None) -> bool:
    """Whether any of these sees and detects any of those: near enough first, then sight, then cover.

    Rules: OW-detect, OW-target-valid.
    """
    dark = state.on("night")
    driven = not VEHICLES.isdisjoint([m.cls for m in ours]) or not VEHICLES.isdisjoint([m.cls for m in theirs])
    kinds = {kind_of(b, dark): b for b in theirs}
    if len(kinds) == 1 and ours and not dark and not driven:
        # all see equally far, so the first line that is not too long decides
        far, near = reach(state, ours[0], theirs[-1], CLEAR), reach(state, ours[0], theirs[-1], COVERED)
        return any(seen_lines(state, ours, theirs, False, far, near, True, known))
    limits = Limits(state, {eyes_of(a): a for a in ours}, kinds)
    far = limits.furthest(dark) + (LONGEST if driven else 0)
    for a, b, line in seen_lines(state, ours, theirs, False, far, known=known):
        # who is near enough even for a target in cover need not ask whether it is
        if within(state, a, b, limits[eyes_of(a), kind_of(b, dark)]) and (
            within(state, a, b, reach(state, a, b, COVERED)) or not is_covered(state, a, b, line)
        ):
            return True
    return False


class Limits(dict[tuple[str, str], int]):
    """How far some eyes detect some kinds of targets in the open, worked out when it is asked for."""

    def __init__(self, state: State, eyes: dict[str, Model], kinds: dict[str, Model]) -> None:
        super().__init__()
        self.state, self.eyes, self.kinds = state, eyes, kinds

    def __missing__(self, pair: tuple[str, str]) -> int:
        found = self[pair] = reach(self.state, self.eyes[pair[0]], self.kinds[pair[1]], CLEAR)
        return found

    def furthest(self, dark: bool) -> int:
        """No limit is further than this; by day vehicles detect no further than men."""
        if dark:
            return max((self[own, kind] for own in self.eyes for kind in self.kinds), default=0)
        return max((DETECT_LEAST, *(plain_reach(self.state, each, CLEAR, False) for each in self.kinds.values())))


def is_covered(state: State, observer: Model, target: Model, line: Look) -> bool:
    """Whether a target is in cover from an observer: of a vehicle half must be hidden, or it stands in smoke.

    Rules: OW-detect, OW-smoke-cover.
    """
    if target.cls in VEHICLES:
        if line.smoke or not state.features:
            return line.smoke
        return extensions.vehicle_in_cover.call(state, target, (observer.x, observer.y), floor_of(state, observer))
    return line.cover > 0


def judged(state: State, observer: Model, target: Model, line: Look) -> Look:
    """A line as detection counts it: in cover or not.

    Rules: OW-detect.
    """
    return COVERED if is_covered(state, observer, target, line) else CLEAR


def eyes_of(observer: Model) -> str:
    """Those who detect equally far: all men; each vehicle by itself, as it is buttoned up or not."""
    return observer.id if observer.cls in VEHICLES else ""


def kind_of(target: Model, dark: bool) -> str:
    """Those of a unit who are detected equally far: by class; by night each by himself, as he may be lit."""
    return target.id if dark else target.cls


def valid_targets(state: State, unit: Unit) -> list[Unit]:
    """Every enemy unit that this one sees and detects."""
    known = state.moment()
    return valid_among(state, unit, list(state.enemies(unit.seat)), known)


def valid_among(state: State, unit: Unit, foes: list[Unit], known: TableMemory) -> list[Unit]:
    """Those of some units that one sees and detects; all that nobody has asked about yet are looked for together."""
    memory = known.of(DetectionMemory).valid
    new = [foe for foe in foes if (unit.id, foe.id) not in memory]
    if new:
        look_for(state, unit, new, known)
    return [foe for foe in foes if memory[unit.id, foe.id]]


def seen_targets(state: State, unit: Unit) -> list[Unit]:
    """Every enemy unit that this one sees, detected or not, smoke in between or not: for covering fire.

    Rules: OW-order-cover, OW-smoke-sight.
    """
    return [foe for foe in state.enemies(unit.seat) if sees_some(state, unit, foe)]


def sees_some(state: State, unit: Unit, foe: Unit) -> bool:
    """Whether any model of a unit sees any of another, through smoke too. Remembered for this moment.

    Rules: OW-order-cover.
    """
    known = state.moment()
    memory, key = known.of(DetectionMemory).sees, (unit.id, foe.id)
    found = memory.get(key)
    if found is None:
        found = memory[key] = not (unit.below or foe.below) and any(
            seen_lines(state, state.pieces(unit), state.pieces(foe), True, one=True, known=known)
        )
    return found
