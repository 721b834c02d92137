"""Taking aim: who can fire at what, and where templates may lie."""

from __future__ import annotations

from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Model
from sandtable.games.operation.model.shot import Shot, TargetPart
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.infantry import crewed_weapons, snipers
from sandtable.games.operation.rules.infantry.detection import is_valid
from sandtable.games.operation.rules.vehicles.carriers import detected_apart
from sandtable.games.operation.rules.vehicles.mounted_weapons import templates_of_gun as mounted_weapons_templates_of
from sandtable.games.operation.rules.weapons.target_parts import parts
from sandtable.games.operation.rules.weapons.targets import shots_at
from sandtable.games.operation.tables import WEAPONS, Mode


def way_of(shot: Shot) -> Mode:
    mode = WEAPONS[shot.weapon].mode(shot.mode)
    assert mode is not None, shot
    return mode


def templates_of(state: State, shot: Shot, mode: Mode) -> int:
    """How many templates a shot lays: a quick-firing gun two for each barrel.

    Rules: OW-rapid.
    """
    firer = state.models.get(shot.model)
    return mounted_weapons_templates_of(state, firer, WEAPONS[shot.weapon], mode) if firer is not None else mode.count


def aimed_at(state: State, intent: Intent) -> list[tuple[str, bool]]:
    """The target, and the second one of the heavy weapons (or of a sniper).

    Rules: OW-target-heavy, OW-order-fire, OW-merged-fire.
    """
    found = [(intent.target, False)] if intent.target else []
    if intent.second:
        found.append((intent.second, True))
    return [(foe, heavy) for foe, heavy in found if foe in state.units and state.units[foe].models]


def is_legal(state: State, intent: Intent, foe: str) -> bool:
    """Seen and detected when the shots are fired; covering fire needs sight alone.

    Rules: OW-target-valid, OW-order-cover, OW-fire-delay, OW-order-assault.
    """
    unit, other = state.units[intent.unit], state.units[foe]
    if intent.order == "cover":
        return bool(sights(state, unit, other, through_smoke=True))
    return is_valid(state, unit, other)


def parts_in_sight(state: State, intent: Intent, foe: str) -> list[TargetPart]:
    unit = state.units[intent.unit]
    if not is_legal(state, intent, foe):
        return []
    lines = sights(state, unit, state.units[foe], through_smoke=intent.order == "cover")
    found = parts(state, unit, state.units[foe], lines)
    return found if intent.order == "cover" else detected_apart(state, state.units[foe], lines, found)


class ShotMemory:
    """The shots of the intent that was asked about last, by the part of the target, as the table stands."""

    __slots__ = ("intent", "shots")

    def __init__(self) -> None:
        self.intent: Intent | None = None
        self.shots: dict[tuple[str, str, bool, bool], tuple[TargetPart, list[Shot]]] = {}


def possible(state: State, intent: Intent, part: TargetPart, moved: bool, heavy: bool) -> list[Shot]:
    """The shots at one part. A volley asks for them, and then the division of its weapons again and again."""
    memory, key = state.moment().of(ShotMemory), (part.unit, part.name, moved, heavy)
    if memory.intent is not intent:
        memory.intent, memory.shots = intent, {}
    held = memory.shots.get(key)
    if held is None or held[0] != part:
        held = memory.shots[key] = (part, every_shot(state, intent, part, moved, heavy))
    return list(held[1])


def every_shot(state: State, intent: Intent, part: TargetPart, moved: bool, heavy: bool) -> list[Shot]:
    """The same, worked out; heavy weapons that have a target of their own leave the first to the others, and who is
    to storm a vehicle does nothing else.

    Rules: OW-target-heavy, OW-ca-order, OW-ca-test.
    """
    unit = state.units[intent.unit]
    heavy_only = heavy and not snipers.is_sniper(unit)
    foe, going = state.units[part.unit], frozenset() if moved else intent.going(unit.models)
    found = shots_at(state, unit, foe, part, intent.order, intent.arms, moved, heavy_only, going)
    if intent.storms:
        found = [shot for shot in found if shot.model not in intent.stormers]
    if intent.second and not heavy and not snipers.is_sniper(unit):
        return [shot for shot in found if not WEAPONS[shot.weapon].heavy]
    return found


def aim_choices(state: State, intent: Intent, here: tuple[TargetPart, ...], shot: Shot) -> list[str]:
    """Models a template may be laid on: seen by the firing model and in range; further ones must touch the first.

    Covering fire is aimed in the same way, at a model in sight.

    Rules: OW-area-aim, OW-rapid, OW-covering-template.
    """
    firer = state.models.get(shot.model)
    part = next((each for each in here if each.name == shot.part and each.unit == shot.target), None)
    if firer is None or part is None:
        return []
    through = intent.order == "cover"
    seen = sights(state, state.units[firer.unit], state.units[shot.target], through).get(firer.id, {})
    mode = way_of(shot)
    reach = mode.reach or mode.length
    found = []
    for each in part.models:
        model = state.models.get(each)
        if model is None or (each not in seen and part.kind != "gun"):
            continue
        if part.kind == "gun" and model.cls != "artillery":
            continue
        if (model.x - firer.x) ** 2 + (model.y - firer.y) ** 2 > reach * reach and part.kind == "men":
            continue
        if shot.aims and not any(touch(state, each, other, mode.template) for other in shot.aims):
            continue
        found.append(each)
    return found


def touch(state: State, one: str, other: str, radius: int) -> bool:
    a, b = state.models.get(one), state.models.get(other)
    return a is not None and b is not None and (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= 4 * radius * radius


def turn_all(state: State, shots: tuple[Shot, ...]) -> None:
    """The facing step: everybody who fires turns to the target.

    Rules: OW-fire-steps, OW-fire-facing.
    """
    for shot in shots:
        firer = state.models.get(shot.model)
        if firer is None or firer.aboard or firer.cls not in ("infantry", "artillery"):
            continue
        at = aimed_model(state, shot, firer)
        if at is not None:
            crewed_weapons.turn_to(state, shot.model, (at.x, at.y))


def aimed_model(state: State, shot: Shot, firer: Model) -> Model | None:
    """What a shot is aimed at: the model its template is laid on, the vehicle, or the nearest man of the target."""
    named = [*shot.aims[:1], shot.hull]
    found = next((state.models[each] for each in named if each in state.models), None)
    weapon, near = WEAPONS[shot.weapon], state.pieces(shot.target)
    near = [m for m in near if crewed_weapons.bears(firer, weapon, (m.x, m.y))] or near
    return found or min(near, key=lambda m: (m.x - firer.x) ** 2 + (m.y - firer.y) ** 2, default=None)
