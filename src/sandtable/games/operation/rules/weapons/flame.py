"""Flamethrowers: their own template, a roll for each model it touches, and no cover."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.events.infantry import FlameLaid, ShotsFired
from sandtable.games.operation.model.pieces import VEHICLES, Model
from sandtable.games.operation.model.shot import Shot
from sandtable.games.operation.model.state import Out, State
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.ground.cover import in_smoke
from sandtable.games.operation.rules.ground.measuring import BASE, outline
from sandtable.games.operation.rules.ground.sight import look, scene
from sandtable.games.operation.rules.ground.sight_lines import is_walled_off
from sandtable.games.operation.rules.weapons import area, hits
from sandtable.games.operation.tables import Mode, column
from sandtable.geometry.table import Polygon, bearing, box_of, contains, polygons_overlap, teardrop
from sandtable.geometry.table.shapes import circle_touches_polygon
from sandtable.kernel import Dice


def template(firer: Model, target: Model, mode: Mode) -> Polygon:
    """The flame from the edge of the firer's base towards a model; a third as wide as it is long.

    Rules: OW-flame-roll.
    """
    direction = bearing((target.x - firer.x, target.y - firer.y))
    return teardrop((firer.x, firer.y), direction, mode.length, mode.length // 3)


def touched(state: State, firer: Model, shape: Polygon) -> list[Model]:
    """Everybody but the firer whom the flame touches; into a building only through an opening.

    Rules: OW-flame-roll, OW-flame-opening.
    """
    found = []
    here = scene(state, box_of(shape))
    for model in state.shown():
        if model.id == firer.id or model.destroyed:
            continue
        if model.cls in VEHICLES:
            if polygons_overlap(outline(state, model), shape):
                found.append(model)
        elif circle_touches_polygon((model.x, model.y), BASE, shape) and reaches(state, here, firer, model):
            found.append(model)
    return found


def reaches(state: State, here: object, firer: Model, model: Model) -> bool:
    """Whether no wall of a building or room without an opening lies between.

    Rules: OW-flame-opening, OW-R103.
    """
    walls = [block for block in state.index.areas if block.row.walls]
    for block in walls:
        inside = contains(block.polygon, (model.x, model.y)), contains(block.polygon, (firer.x, firer.y))
        if block.walls and is_walled_off(block, (firer.x, firer.y), (model.x, model.y)):
            return False
        if inside[0] != inside[1] and not look(here, firer, model).free:  # type: ignore[arg-type]
            return False
    return True


def spray(state: State, shot: Shot, mode: Mode, dice: Dice, out: Out) -> None:
    """Each model touched is rolled to hit for itself; light flame uses the small-arms table, heavy the other.

    Rules: OW-flame-roll, OW-flame-table, OW-flame-opening, OW-smoke-cover.
    """
    firer = state.models[shot.model]
    aim = state.models.get(shot.aims[0]) if shot.aims else None
    if aim is None:
        return
    shape = template(firer, aim, mode)
    models = touched(state, firer, shape)
    out.append(FlameLaid(shot.weapon, shape, tuple(model.id for model in models)))
    burnt: list[Model] = []
    for model in models:
        need = mode.need[column(model.cls)]
        if not need:
            continue
        smoky = in_smoke(state, model)
        lines, harm = hits.in_place(shot.lines, "hit", smoky), hits.in_place(shot.harm, "harm", smoky)
        face = hits.needed(need, lines)
        roll = dice.sum(1, 10, "to-hit")
        hit = roll.value >= face
        out.append(ShotsFired(firer.unit, model.unit, shot.weapon, "flame", 1, face, int(hit), (roll,), lines))
        if hit and model.cls in VEHICLES:
            struck = replace(shot, harm=harm)
            extensions.vehicle_hit.call(state, struck, model.id, roll.value, dice, out, None)
        elif hit and model.cls == "artillery":
            area.strike_gun(state, model.id, mode.table, harm, (firer.x, firer.y), 1, dice, out, cover="open")
        elif hit:
            burnt.append(model)
    area.strike_men(state, burnt, mode.table, shot.harm, (firer.x, firer.y), dice, out, "open")
