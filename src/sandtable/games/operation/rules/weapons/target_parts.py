"""What is fired at: the parts of a target, and which units are one target."""

from __future__ import annotations

from sandtable.games.operation.model.pieces import VEHICLES, Model, Unit
from sandtable.games.operation.model.shot import TargetPart
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.ground.cover import in_smoke, in_trench
from sandtable.games.operation.rules.ground.measuring import distance
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.ground.sight_lines import NAME, Look
from sandtable.games.operation.rules.infantry import crewed_weapons
from sandtable.games.operation.rules.infantry.detection import detects
from sandtable.games.operation.rules.vehicles.carriers import Lines

MIXED = 49
"""Units with models less than 5 cm apart are one target (mm)."""


def best_look(state: State, lines: Lines, target: Model) -> Look:
    """How the nearest of the firing models that see a target model sees it; that decides its cover.

    Rules: OW-cover-line, OW-cover-partial.
    """
    seen = [
        (distance(state, state.models[a], target), line[target.id]) for a, line in lines.items() if target.id in line
    ]
    return min(seen, key=lambda pair: pair[0])[1]


class PartsMemory:
    """The parts of targets with the lines by which they are seen, as the table stands."""

    __slots__ = ("parts",)

    def __init__(self) -> None:
        self.parts: dict[tuple[str, str], tuple[Lines, list[TargetPart]]] = {}


def parts(state: State, unit: Unit, foe: Unit, lines: Lines) -> list[TargetPart]:
    """The parts of a target: men by their cover, a gun with its crew, vehicles. Only what is seen.

    Each announced weapon asks for them, and the volley again: remembered for the table as it stands.

    Rules: OW-split, OW-split-trench, OW-gun-target, OW-carrier-split, OW-mixed.
    """
    memory, key = state.moment().of(PartsMemory).parts, (unit.id, foe.id)
    held = memory.get(key)
    if held is None or held[0] is not lines:
        held = memory[key] = (lines, seen_parts(state, unit, foe, lines))
    return list(held[1])


def seen_parts(state: State, unit: Unit, foe: Unit, lines: Lines) -> list[TargetPart]:
    """The same, worked out."""
    found: list[TargetPart] = []
    groups: dict[tuple[int, bool, bool], list[str]] = {}
    for each in one_target(state, unit, foe):
        reach = lines if each.id == foe.id else sights(state, unit, each)
        seen = {target for line in reach.values() for target in line}
        guns = [gun for gun in state.guns_of(each) if gun.id in seen]
        for gun in list(guns):
            vehicle = towing(state, gun)
            if vehicle is not None:
                guns.remove(gun)
                found.append(vehicle_part(state, vehicle))
        for model in state.pieces(each):
            if model.id not in seen or model.cls == "artillery" or (each is not foe and model.cls in VEHICLES):
                continue
            if model.cls in VEHICLES:
                found.append(vehicle_part(state, model))
                eyes = [state.models[name] for name, line in reach.items() if model.id in line]
                found += extensions.exposed_parts.call(state, model, eyes)
                continue
            if guns and crewed_weapons.serves_gun(state, model):
                continue
            line = best_look(state, reach, model)
            groups.setdefault((line.cover, in_trench(state, model), line.smoke), []).append(model.id)
        if guns:
            found.append(gun_part(state, each, guns, reach))
    for (cover, trench, smoke), models in sorted(groups.items()):
        name = NAME[cover] + ("-trench" if trench else "") + ("-smoke" if smoke else "")
        found.append(TargetPart(name, "men", tuple(models), NAME[cover], trench, smoke, foe.id))
    return found


def towing(state: State, gun: Model) -> Model | None:
    """The vehicle that tows a gun: fire at the gun is fire at it.

    Rules: OW-tow-hit.
    """
    names = (name for name, vehicle in state.vehicles.items() if vehicle.tows == gun.id)
    return next((state.models[name] for name in names if name in state.models), None)


def vehicle_part(state: State, vehicle: Model) -> TargetPart:
    """A vehicle as a part of the target."""
    return TargetPart(
        f"vehicle:{vehicle.id}", "vehicle", (vehicle.id,), smoke=in_smoke(state, vehicle), unit=vehicle.unit
    )


def gun_part(state: State, unit: Unit, guns: list[Model], lines: Lines) -> TargetPart:
    """A gun, or the pieces of a battery, with the crew that serves them.

    Rules: OW-gun-target.
    """
    gun = guns[0]
    crew = tuple(man.id for man in state.men(unit) if crewed_weapons.serves_gun(state, man))
    line = best_look(state, lines, gun)
    return TargetPart(
        "gun", "gun", (*(each.id for each in guns), *crew), NAME[line.cover], in_trench(state, gun), line.smoke, unit.id
    )


def one_target(state: State, unit: Unit, foe: Unit) -> list[Unit]:
    """The unit and the infantry of its side with models less than 5 cm from its own, if seen and detected too.

    Men who have got out of their vehicle are infantry like others; the vehicle itself is nobody's part.

    Rules: OW-mixed, OW-embark-infantry.
    """
    found = [foe]
    men = state.men(foe)
    if not men or state.gun_of(foe) is not None:
        return found
    left, right = min(m.x for m in men) - MIXED, max(m.x for m in men) + MIXED
    top, bottom = min(m.y for m in men) - MIXED, max(m.y for m in men) + MIXED
    for other in state.of(foe.seat):
        if other.id == foe.id or state.gun_of(other) is not None:
            continue
        about = [m for m in state.men(other) if left <= m.x <= right and top <= m.y <= bottom]
        near = any((a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= MIXED * MIXED for a in about for b in men)
        if near and detects(state, unit, other):
            found.append(other)
    return found
