"""Standing places: nobody stands on anybody else, wherever a move is stopped and however a piece is turned."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from sandtable.games.operation.model.pieces import Model, Point, Way
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground.measuring import BASE, LONGEST
from sandtable.games.operation.rules.ground.outlines import outline_at, piece_outline
from sandtable.games.operation.rules.ground.routes import cut_short, near_blocks, toll
from sandtable.games.operation.rules.ground.standing_room import (
    Hulls,
    fits,
    hull_fits,
    in_the_way,
    is_free,
    is_gun,
    standing_others,
    take_place,
)
from sandtable.geometry.table.angles import moved
from sandtable.geometry.table.shapes import circle_overlaps_polygon

BACK = 25
"""A model that finds its place taken goes back by so many thousandths of its way at a time."""
RINGS = (*range(2, 40, 3), *range(40, 400, 10))
"""How far round a point a free place is looked for (mm)."""


def stand(state: State, going: Iterable[tuple[Model, Way]], done: int, at: int) -> list[tuple[Model, Way, Point]]:
    """Where each model stands after so much of its way: there, or where that is taken the nearest free place back
    along the way (no further than what was done before), or else the nearest free place around.

    Guns come first; answers (model, way gone, place).

    Rules: OW-move-goal, OW-interrupt-insert, OW-R71.
    """
    who = sorted(going, key=lambda each: not is_gun(each[0]))
    if not who:
        return []
    others, hulls = standing_others(state, frozenset(model.id for model, _ in who))
    near, machines = others, hulls
    if not is_gun(who[0][0]):
        near, machines = in_the_way((), [point for _, way in who for point in way], others, hulls)
    found = []
    for model, way in who:
        here = at
        gone = cut_short(way, here)
        while here > done and not fits(state, model, gone, near, machines):
            here = max(done, here - BACK)
            gone = cut_short(way, here)
        if not is_gun(model) and not is_free(state, gone[-1], near, machines):
            gone = (*gone, free_near(state, gone[-1], others, hulls))
        found.append((model, gone, gone[-1]))
        take_place(state, model, gone, others, hulls)
        if near is not others:
            near.append(gone[-1])
    return found


def free_near(state: State, at: Point, others: Sequence[Point], hulls: Hulls) -> Point:
    """The nearest free place around a point that a man can step to.

    Rules: OW-R71.
    """
    for far in RINGS:
        for direction in range(0, 3600, 300):
            spot = moved(at, direction, far)
            if is_free(state, spot, others, hulls) and not is_cut_off(state, at, spot):
                return spot
    return at


def is_cut_off(state: State, at: Point, spot: Point) -> bool:
    """Whether walls or ground that nobody enters lie between two places."""
    blocks = near_blocks(state, (at, spot), BASE)
    return bool(blocks) and toll(blocks, (at, spot), "foot").barred


def turn_in_place(state: State, model: str, facing: int) -> None:
    """A gun or vehicle turns on the spot; men it would stand on step aside, another piece in its way keeps it as it is.

    Rules: OW-fire-facing, OW-arc-hull-gun, OW-R71.
    """
    piece = state.models[model]
    if piece.cls == "infantry":
        state.models[model] = replace(piece, facing=facing)
        return
    hull = outline_at(state, piece, (piece.x, piece.y), facing)
    _, hulls = standing_others(state, frozenset((model,)))
    if hull_fits(state, hull, (), hulls):
        state.models[model] = replace(piece, facing=facing)
        give_way(state, model)


def give_way(state: State, model: str) -> None:
    """Men on whom a gun or vehicle has come to stand are placed beside it.

    Rules: OW-overrun-place, OW-R71.
    """
    piece = state.models.get(model)
    if piece is None:
        return
    hull = piece_outline(state, piece)
    for man in list(state.models.values()):
        if not (-LONGEST <= man.x - piece.x <= LONGEST and -LONGEST <= man.y - piece.y <= LONGEST):
            continue
        if man.cls != "infantry" or man.aboard or man.level != piece.level or is_away(state, man):
            continue
        if circle_overlaps_polygon((man.x, man.y), BASE, hull):
            others, hulls = standing_others(state, frozenset((man.id,)))
            x, y = free_near(state, (man.x, man.y), others, hulls)
            state.models[man.id] = replace(man, x=x, y=y)


def is_away(state: State, man: Model) -> bool:
    """Whether a man is not on the table: in reserve or below ground."""
    unit = state.units[man.unit]
    return unit.off or bool(unit.below)
