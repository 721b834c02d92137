"""Positions on a way: always worked out from the whole way and how much of it is done."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.events.infantry import UnitMoved
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Model, Point
from sandtable.games.operation.model.plans import SaddlePlan, StoreyPlan
from sandtable.games.operation.model.state import Out, State, is_active
from sandtable.games.operation.model.terrain import Template
from sandtable.games.operation.rules.ground.footing import stand
from sandtable.games.operation.rules.ground.standing_room import facing_after, is_gun
from sandtable.games.operation.rules.infantry.mines import set_off_mines
from sandtable.geometry.table import contains


def under_way(state: State, link: Intent) -> None:
    """While it moves a unit has the state that its move gives it.

    Rules: OW-assault-state, OW-move-state.
    """
    if link.order == "assault" or link.speed == "fast":
        state.alter(link.unit, posture="moved", silent=False)
    else:
        state.alter(link.unit, posture="stationary", silent=False)


def saddle(state: State, link: Intent, out: Out) -> None:
    """Getting on or off bicycles: they are left where their riders dismount and taken up again there.

    Rules: OW-bicycle-mount, OW-bicycle-left.
    """
    plan = link.plan(SaddlePlan)
    if plan is None:
        return
    for man in state.men(link.unit):
        if not is_active(state, man):
            continue
        if plan.how == "off" and man.riding:
            name = f"bicycle-{man.id}"
            state.templates[name] = Template(name, "bicycle", man.x, man.y, 0, group=link.unit)
            state.models[man.id] = replace(man, riding=False)
        elif plan.how == "on" and not man.riding:
            near = next((t for t in state.templates.values() if t.kind == "bicycle" and is_at_hand(t, man)), None)
            if near is not None:
                del state.templates[near.id]
                state.models[man.id] = replace(man, riding=True)


def is_at_hand(bicycle: Template, man: Model) -> bool:
    """Whether a bicycle lies beside a man."""
    return (bicycle.x - man.x) ** 2 + (bicycle.y - man.y) ** 2 <= 50 * 50


def walkers(state: State, link: Intent) -> list[tuple[Model, tuple[Point, ...]]]:
    """Who still goes on: not those who were shaken on the way, who lie where the interruption found them.

    Rules: OW-interrupt-insert, OW-area-interrupt-place.
    """
    found = []
    for each, way in link.paths:
        model = state.models.get(each)
        if model is not None and is_active(state, model):
            found.append((model, way))
    return found


def advance_to(state: State, link: Intent, done: int, at: int) -> None:
    """Everybody stands where he is after so much of his way; where others stand there, a little back. At the end of
    it he has climbed, too.

    Rules: OW-R71, OW-move-levels, OW-interrupt.
    """
    storeys = link.every(StoreyPlan) if at == 1000 else []
    for model, way, (x, y) in stand(state, walkers(state, link), done, at):
        facing = facing_after(model, way) if is_gun(model) else model.facing
        level = level_at(state, model, (x, y), level_wanted(storeys, model)) if storeys else model.level
        state.models[model.id] = replace(model, x=x, y=y, facing=facing, went=state.turn, level=level)


def arrive(state: State, link: Intent, done: int, out: Out) -> None:
    """The end of the way; where somebody stands there now, the model stops short of it.

    Rules: OW-move-goal, OW-interrupt-insert.
    """
    paths, storeys = [], link.every(StoreyPlan)
    for model, way, end in stand(state, walkers(state, link), done, 1000):
        state.models[model.id] = replace(
            model,
            x=end[0],
            y=end[1],
            facing=facing_after(model, way),
            went=state.turn if way[0] != end else model.went,
            level=level_at(state, model, end, level_wanted(storeys, model)),
        )
        paths.append((model.id, way))
    if paths:
        out.append(UnitMoved(link.unit, link.speed, tuple(paths)))
        state.alter(link.unit, moved=link.cost)
        if state.templates:
            set_off_mines(state, link.unit, [way for _, way in paths], out)


def level_wanted(storeys: list[StoreyPlan], model: Model) -> int:
    """The level that a man was to go to; -1 if that was not said."""
    return next((storey.level for storey in storeys if model.id in storey.men), -1)


def level_at(state: State, model: Model, end: Point, wanted: int) -> int:
    """The level a man is on at the end: the one announced, his own, or the ground outside.

    Rules: OW-move-levels.
    """
    if not model.level and wanted <= 0:
        return 0
    house = next((b for b in state.index.areas if b.row.walls and contains(b.polygon, end)), None)
    if house is None:
        return 0
    top: int = house.feature.levels - 1
    return min(wanted if wanted >= 0 else model.level, top)
