"""Cover: woods, buildings and ruins shelter whoever is inside, walls and hedges whoever is behind them on the line."""

from __future__ import annotations

from sandtable.games.operation.model.pieces import Model, Unit
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground.blocks import RANK
from sandtable.games.operation.rules.ground.clouds import cloud_holds, clouds
from sandtable.games.operation.rules.ground.measuring import BASE, BESIDE, outline
from sandtable.games.operation.rules.ground.prepared import floor_of
from sandtable.games.operation.rules.ground.sight import look, scene, vehicle_cover
from sandtable.games.operation.rules.ground.sight_lines import NAME
from sandtable.games.operation.tables.words import Cover
from sandtable.geometry.table import box_of, contains, crossing, grown, point_distance_at_most
from sandtable.geometry.table.shapes import circle_touches_polygon


def area_cover(state: State, model: Model) -> Cover:
    """The best cover of the areas that a model stands in.

    Rules: OW-cover-area.
    """
    best = 0
    for block in state.index.areas:
        if RANK[block.row.cover] > best and contains(block.polygon, (model.x, model.y)):
            best = RANK[block.row.cover]
    return NAME[best]


def in_smoke(state: State, model: Model) -> bool:
    """Whether a model lies in smoke or dust.

    Rules: OW-smoke-cover.
    """
    if not state.templates:
        return False
    return any(cloud_holds(cloud, (model.x, model.y)) for cloud in clouds(state))


def blast_cover(state: State, model: Model) -> Cover:
    """The cover under a template: the ground's, at least a light one in smoke.

    Rules: OW-cover-area, OW-smoke-cover.
    """
    ground = area_cover(state, model)
    return "light" if ground == "open" and in_smoke(state, model) else ground


def cover_on_line(state: State, firer: Model, model: Model) -> Cover:
    """The cover of a model from direct fire, small arms and templates alike: its ground's, and what lies on the line.

    Whom the firer does not see has the walls and hedges between them.

    Rules: OW-cover-line, OW-cover-partial, OW-area-all, OW-R78.
    """
    best = RANK[blast_cover(state, model)]
    start, end = (firer.x, firer.y), (model.x, model.y)
    line = look(scene(state, grown(box_of((start, end)), BASE)), firer, model, through_smoke=True)
    if line.free:
        return NAME[max(best, line.cover)]
    for block in state.index.lines:
        if block.row.low and floor_of(state, firer) > block.foot:
            continue
        if block.gives > best and any(crossing(start, end, one, two) for one, two in block.segments):
            best = block.gives
    return NAME[best]


def better(one: Cover, two: Cover) -> Cover:
    """The better of two covers."""
    return one if RANK[one] >= RANK[two] else two


def in_trench(state: State, model: Model) -> bool:
    """Whether a model is in a ditch or trench.

    Rules: OW-split-trench.
    """
    return any(b.row.trench and contains(b.polygon, (model.x, model.y)) for b in state.index.areas)


def shelter(state: State, model: Model) -> Cover:
    """The cover a broken man finds where he is, whoever looks: an area, a wall or hedge right beside him, a vehicle.

    His own crew's vehicle is none; below ground everybody is out of sight.

    Rules: OW-panic-drop, OW-vm-nocover, OW-vcover-give, OW-R74.
    """
    return NAME[shelter_rank(state, model, RANK["heavy"])]


def has_shelter(state: State, model: Model) -> bool:
    """Whether a broken man finds any cover where he is: the first is enough."""
    return shelter_rank(state, model, 1) > 0


def shelter_rank(state: State, model: Model, enough: int) -> int:
    """How good the cover is that a broken man finds; who finds so much looks no further."""
    if state.units[model.unit].below:
        return RANK["light"]
    best = RANK[area_cover(state, model)]
    at = (model.x, model.y)
    if best >= enough:
        return best
    for block in state.index.lines:
        gives = RANK[block.row.cover]
        if gives > best and any(point_distance_at_most(at, one, two, BESIDE) for one, two in block.segments):
            best = gives
            if best >= enough:
                return best
    for each in state.vehicles:
        other = state.models.get(each)
        if other is None or other.unit == model.unit or vehicle_cover(other) <= best:
            continue
        if circle_touches_polygon(at, BESIDE, outline(state, other)):
            best = vehicle_cover(other)
    return best


def all_in_solid_cover(state: State, unit: Unit) -> bool:
    """Whether all men of a unit lie in medium or heavy cover.

    Rules: OW-morale-test.
    """
    men = state.men(unit)
    return bool(men) and all(RANK[shelter(state, man)] >= 2 for man in men)
