"""Room to drive: what a hull meets, and whom it would overlap."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sandtable.games.operation.model.pieces import Model, Point, Way
from sandtable.games.operation.model.state import State, is_vehicle
from sandtable.games.operation.rules.ground.blocks import Block
from sandtable.games.operation.rules.ground.measuring import BASE
from sandtable.games.operation.rules.ground.outlines import outline_at
from sandtable.games.operation.rules.ground.standing_room import hull_fits, standing_others
from sandtable.games.operation.rules.infantry.movement import OFF_TABLE
from sandtable.games.operation.rules.vehicles.boarding import place_behind
from sandtable.games.operation.tables import Passage
from sandtable.geometry.table import Box, Polygon, box_of, crosses, polygons_overlap
from sandtable.geometry.table.shapes import circle_overlaps_polygon
from sandtable.kernel import Refusal

IN_THE_WAY = Refusal("OW-collision", "in-the-way")

MARGIN = 60
"""No piece reaches further than this from its middle (mm)."""


def drive_column(vehicle: Model) -> str:
    """Which column of the terrain table it uses: motorcycles their own, wheels, or tracks.

    Rules: OW-vt-minus.
    """
    if vehicle.cls == "motorcycle":
        return "cycle"
    return "wheel" if vehicle.cls in ("car", "lorry", "armoured-car") else "track"


@lru_cache(maxsize=1024)
def bounds(shape: Polygon) -> Box:
    """The box of a shape, which is asked for by everything near it."""
    return box_of(shape)


def hull_meets(block: Block, strip: Polygon) -> bool:
    """Whether a swept strip runs over a piece of terrain."""
    left, top, right, bottom = bounds(strip)
    box = block.box
    if box[0] > right or box[2] < left or box[1] > bottom or box[3] < top:
        return False
    if block.polygon:
        return polygons_overlap(strip, block.polygon)
    return any(crosses(a, b, strip) for a, b in block.segments)


def entry_for(block: Block, vehicle: Model) -> Passage:
    """The vehicle's entry in the terrain table for a piece.

    Rules: OW-vt-minus, OW-vt-slow.
    """
    entry = block.row.passage(drive_column(vehicle))
    return Passage(barred=True) if block.row.bars == vehicle.cls else entry


def hull_has_room(state: State, vehicle: Model, hull: Polygon, over: frozenset[str] = frozenset()) -> bool:
    """Whether a vehicle could stand like this: on the table, on nobody else."""
    width, height = state.size
    if not all(0 <= x <= width and 0 <= y <= height for x, y in hull):
        return False
    return not any(overlaps(state, other, hull) for other in others(state, vehicle, over, box_of(hull)))


def others(state: State, vehicle: Model, over: frozenset[str], box: Box) -> list[Model]:
    """Everything near a box of the table that a vehicle must keep off."""
    left, top, right, bottom = box[0] - MARGIN, box[1] - MARGIN, box[2] + MARGIN, box[3] + MARGIN
    towed, units = state.vehicles[vehicle.id].tows, state.units
    return [
        model
        for model in state.models.values()
        if left <= model.x <= right
        and top <= model.y <= bottom
        and not model.aboard
        and model.id != vehicle.id
        and model.id not in over
        and model.id != towed
        and not units[model.unit].off
        and not units[model.unit].below
    ]


def overlaps(state: State, other: Model, shape: Polygon) -> bool:
    """Whether a piece stands on this ground."""
    far = BASE if other.cls == "infantry" else MARGIN
    left, top, right, bottom = bounds(shape)
    if not (left - far <= other.x <= right + far and top - far <= other.y <= bottom + far):
        return False
    if other.cls == "infantry":
        return circle_overlaps_polygon((other.x, other.y), BASE, shape)
    return polygons_overlap(shape, outline_at(state, other, (other.x, other.y), other.facing))


def why_not_clear(
    state: State,
    vehicle: Model,
    way: Way,
    facings: Sequence[int],
    swept: list[Polygon],
    speed: str,
    over: frozenset[str],
) -> tuple[str, ...] | Refusal:
    """Wrecks that tracks push aside slowly; anything else in the way refuses the drive."""
    end = outline_at(state, vehicle, way[-1], facings[-1])
    if not all(0 <= x <= state.size[0] and 0 <= y <= state.size[1] for x, y in end):
        return OFF_TABLE
    if not tow_fits(state, vehicle, way[-1], facings[-1]):
        return IN_THE_WAY
    crushed = []
    box = box_of([corner for shape in (*swept, end) for corner in shape])
    for other in others(state, vehicle, over, box):
        if not any(overlaps(state, other, shape) for shape in (*swept, end)):
            continue
        if is_vehicle(other) and other.destroyed and drive_column(vehicle) == "track" and speed == "slow":
            crushed.append(other.id)
        else:
            return IN_THE_WAY
    return tuple(crushed)


def tow_fits(state: State, vehicle: Model, at: Point, facing: int) -> bool:
    """Whether what a vehicle tows has room behind it there; men step out of its way.

    Rules: OW-R71.
    """
    gun = state.models.get(state.vehicles[vehicle.id].tows)
    if gun is None:
        return True
    place, look = place_behind(state, vehicle, gun, at, facing)
    _, hulls = standing_others(state, frozenset((gun.id, vehicle.id)))
    return hull_fits(state, outline_at(state, gun, place, look), (), hulls)
