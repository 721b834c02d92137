"""What to draw beside a question: reach, sight, cover, range. Made by the same rule functions, when someone asks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from sandtable.games.operation.actions.vehicle import Drive
from sandtable.games.operation.hints.crew import crew_marks
from sandtable.games.operation.hints.sight import detection_zones, range_ring, sight_lines, target_marks
from sandtable.games.operation.model.intent import TARGETED, Intent, QuestionKey
from sandtable.games.operation.model.pieces import VEHICLES, Model, Point, Seat, Unit
from sandtable.games.operation.model.state import State, ready
from sandtable.games.operation.rules.announcing.alighting import Onward
from sandtable.games.operation.rules.announcing.vehicle_course import drivers, is_boarded
from sandtable.games.operation.rules.ground import routes
from sandtable.games.operation.rules.ground.blocks import Block
from sandtable.games.operation.rules.ground.measuring import place
from sandtable.games.operation.rules.ground.outlines import entry_of
from sandtable.games.operation.rules.infantry import crewed_weapons, movement
from sandtable.games.operation.rules.vehicles import crew, driving, exposure, mounted_weapons
from sandtable.games.operation.tables import WEAPONS, Mode
from sandtable.games.operation.tables.words import OrderKind
from sandtable.geometry.table import length
from sandtable.geometry.table.angles import moved
from sandtable.kernel import Hints, Refusal, Zone
from sandtable.kernel import Point as Place
from sandtable.kernel.errors import Args

REACH_DIRECTIONS = 24
"""Directions in which a model's reach is looked for."""
FINE = 10
"""How finely, in millimetres."""
ROAD = 100
"""What a road may add to a drive, at most (mm)."""
ROAD_ON_FOOT = 50
"""The same for those on foot (mm)."""
REACH_TURNS = range(0, 3600, 3600 // REACH_DIRECTIONS)
ARC_STEP = 50
"""Tenths of a degree between two corners of a drawn arc."""


def question_hints(state: State, draft: Intent, links: tuple[Intent, ...], question: QuestionKey) -> Hints:
    """Hints for one question of an announcement."""
    unit = state.units[draft.unit]
    crews = crew_marks(state, (draft, *links))
    if question == "way":
        return Hints(zones=reach_zones(state, unit, draft.order), marks=crews)
    if question == "drive":
        return Hints(zones=drive_zones(state, unit, draft), marks=crews)
    if question == "onward":
        return Hints(zones=onward_zones(state, draft), marks=crews)
    if question in TARGETED:
        zones = (
            *range_zones(state, unit),
            *ambush_zones(state, unit, draft.order),
            *detection_zones(state, unit, draft),
        )
        return Hints(
            zones=zones, lines=sight_lines(state, unit, draft), marks=(*target_marks(state, unit, draft), *crews)
        )
    return Hints(marks=crews)


def chain_hints(state: State, seat: Seat, links: tuple[Intent, ...]) -> Hints:
    """Hints for who gives an order: what each unit that may still take one sees, and from where it is found."""
    busy = {link.unit for link in links}
    lines = [line for unit in ready(state, seat) if unit.id not in busy for line in sight_lines(state, unit)]
    return Hints(lines=tuple(lines), marks=crew_marks(state, links))


def reach_hints(state: State, model: Model, order: OrderKind, speed: str) -> tuple[Point, ...]:
    """How far a model gets in every direction, going straight or round what lies there."""
    limit = movement.allowance(state, model, order, speed)
    here, kind = place(model), routes.way_column(model)
    blocks = [block for block in routes.near_blocks(state, [here], limit) if kind not in block.eases]
    if not blocks:
        return tuple(clipped(state, moved(here, turn, limit)) for turn in REACH_TURNS)
    found = []
    for turn in REACH_TURNS:
        far = furthest(model, blocks, turn, limit, speed != "slow")
        found.append(clipped(state, moved(here, turn, far * FINE)))
    return tuple(found)


def furthest(model: Model, blocks: Sequence[Block], turn: int, limit: int, hurries: bool) -> int:
    """How far a model gets in a direction over this ground, in steps of FINE."""
    x, y = place(model)
    low, high = 0, (limit + ROAD_ON_FOOT) // FINE
    dx, dy, _ = spoke(turn, high)
    kind, ahead = routes.way_column(model), meeting_points(blocks, (x, y), (x + dx, y + dy))
    if not ahead:
        return furthest_in_open(turn, limit)
    most = max([block.row.passage(kind).plus for block in ahead])
    while low < high:
        middle = (low + high + 1) // 2
        dx, dy, long = spoke(turn, middle)
        if long - most > limit:
            high = middle - 1
            continue
        asked = routes.toll(ahead, ((x, y), (x + dx, y + dy)), kind)
        if asked.barred or (asked.slow and hurries) or long + asked.minus - asked.plus > limit:
            high = middle - 1
        else:
            low = middle
    return low


@cache
def furthest_in_open(turn: int, limit: int) -> int:
    """How far one gets in a direction where nothing lies ahead, in steps of FINE."""
    low, high = 0, (limit + ROAD_ON_FOOT) // FINE
    while low < high:
        middle = (low + high + 1) // 2
        if spoke(turn, middle)[2] > limit:
            high = middle - 1
        else:
            low = middle
    return low


@cache
def spoke(turn: int, steps: int) -> tuple[int, int, int]:
    """So many steps of FINE in a direction: across, down, and how long that is."""
    end = moved((0, 0), turn, steps * FINE)
    return *end, length(((0, 0), end))


def meeting_points(blocks: Sequence[Block], start: Point, end: Point) -> list[Block]:
    """The terrain that a straight way may meet: whose box is not wholly on one side of it."""
    x, y = start
    dx, dy = end[0] - x, end[1] - y
    west, east, north, south = min(dx, 0), max(dx, 0), min(dy, 0), max(dy, 0)
    slack = 2 * (abs(dx) + abs(dy))
    found = []
    for block in blocks:
        left, top, right, bottom = block.box
        left, top, right, bottom = left - x - 2, top - y - 2, right - x + 2, bottom - y + 2
        if east < left or west > right or south < top or north > bottom:
            continue
        turns = (dx * top - dy * left, dx * top - dy * right, dx * bottom - dy * left, dx * bottom - dy * right)
        if min(turns) <= slack and max(turns) >= -slack:
            found.append(block)
    return found


def clipped(state: State, at: Point) -> Point:
    return min(max(at[0], 0), state.size[0]), min(max(at[1], 0), state.size[1])


def paced(speed: str, far: int) -> Args:
    """What is told of a reach: at which speed, and how far (cm) that is in the open."""
    return {"speed": speed, "cm": far // 10}


def reach_zones(state: State, unit: Unit, order: OrderKind) -> tuple[Zone, ...]:
    """The reach of every model of a unit, slow and fast, with how far (cm) the slowest may go in the open."""
    who = movement.movers(state, unit)
    found = []
    for speed in ("slow", "fast"):
        far = min((movement.allowance(state, man, order, speed) for man in who), default=0)
        outlines = tuple(reach_hints(state, man, order, speed) for man in who)
        found.append(Zone("reach", outlines=outlines, unit=unit.id, args=paced(speed, far)))
    return tuple(found)


def drive_zones(state: State, unit: Unit, draft: Intent) -> tuple[Zone, ...]:
    """How far a vehicle drives straight on after one turn, slow and fast, with what it may drive (cm) in the open."""
    vehicle = next(iter(drivers(state, draft)), None)
    if vehicle is None:
        return ()
    found = []
    for speed in ("slow", "fast"):
        far = driving.drive_allowance(state, vehicle, draft.order, speed)
        if exposure.why_not_buttoned(state, vehicle, far, speed, crew.looks_out(state, draft, vehicle.id)) is not None:
            far = min(far, exposure.limit_buttoned(vehicle))
        outlines = (driven_reach(state, vehicle, draft, speed),)
        found.append(Zone("reach", outlines=outlines, unit=unit.id, args=paced(speed, far)))
    return tuple(found)


def onward_zones(state: State, draft: Intent) -> tuple[Zone, ...]:
    """How far those who get out may go from beside their vehicle, slow and fast (cm)."""
    onward = Onward()
    _, at = onward.end(state, draft)
    reaches = [(speed, onward.reach(state, draft, speed)) for speed in ("slow", "fast")]
    return tuple(
        Zone("reach", outlines=(range_ring(at, far),), unit=draft.unit, args=paced(speed, far))
        for speed, far in reaches
    )


def driven_reach(state: State, vehicle: Model, draft: Intent, speed: str) -> tuple[Point, ...]:
    """The furthest place in every direction to which the rules let it drive."""
    here = place(vehicle)
    limit = driving.drive_allowance(state, vehicle, draft.order, speed)
    found = []
    for direction in range(0, 3600, 3600 // REACH_DIRECTIONS):
        low, high = 0, (limit + ROAD) // FINE
        while low < high:
            middle = (low + high + 1) // 2
            drive = Drive(speed, "forward", (Place(*moved(here, direction, middle * FINE)),))
            low, high = (middle, high) if drives(state, vehicle, draft, drive) else (low, middle - 1)
        found.append(clipped(state, moved(here, direction, low * FINE)))
    return tuple(found)


def drives(state: State, vehicle: Model, draft: Intent, drive: Drive) -> bool:
    """Whether the rules let it drive there, with as many looking out as the order says."""
    trip = driving.plan_drive(state, vehicle, draft.order, drive, is_boarded(state, draft, vehicle), frozenset())
    if isinstance(trip, Refusal):
        return False
    return exposure.why_not_buttoned(state, vehicle, trip.cost, drive.speed, bool(draft.exposed)) is None


def first_weapon(state: State, unit: Unit) -> tuple[Model, str, Mode] | None:
    """The weapon whose ranges are drawn: the first with a range that is not thrown or laid."""
    for model in state.pieces(unit):
        for each in model.weapons:
            mode = WEAPONS[each].modes[0]
            if mode.normal and WEAPONS[each].group not in ("grenade", "charge"):
                return model, each, mode
    return None


def range_zones(state: State, unit: Unit) -> tuple[Zone, ...]:
    """Rings of the close, normal and extreme range of the unit's first weapon."""
    first = first_weapon(state, unit)
    if first is None:
        return ()
    model, _, mode = first
    rings = [(name, far) for name in ("close", "normal", "extreme") if (far := getattr(mode, name))]
    return tuple(
        Zone("range", outlines=(range_ring(place(model), far),), unit=unit.id, args={"range": name, "cm": far // 10})
        for name, far in rings
    )


def weapon_arc(state: State, model: Model, weapon: str) -> tuple[int, int]:
    """Where a weapon points and how far to either side it bears, in tenths of a degree.

    Rules: OW-target-bear, OW-arc-aim.
    """
    if model.cls not in VEHICLES:
        return model.facing, crewed_weapons.arc_of(model, WEAPONS[weapon])
    mount = next((each for each in entry_of(state, model).mounts if each.weapon == weapon), None)
    if mount is None:
        return model.facing, 1800
    return mounted_weapons.direction(state, model, mount), mounted_weapons.half_arc(state, model, mount)


def ambush_zones(state: State, unit: Unit, order: OrderKind) -> tuple[Zone, ...]:
    """On an Ambush, where its bonus counts: the close range of the first weapon, within its arc.

    Rules: OW-order-ambush.
    """
    first = first_weapon(state, unit)
    if order != "ambush" or first is None or not first[2].close:
        return ()
    model, weapon, mode = first
    heading, half = weapon_arc(state, model, weapon)
    shape = sector(place(model), heading, half, mode.close)
    return (Zone("ambush", outlines=(shape,), unit=unit.id, args={"cm": mode.close // 10}),)


def sector(here: Point, heading: int, half: int, far: int) -> tuple[Point, ...]:
    """The part of a circle between two directions; the whole circle where a weapon bears all round."""
    if half >= 1800:
        return range_ring(here, far)
    turns = range(heading - half, heading + half + 1, ARC_STEP)
    return (here, *(moved(here, turn % 3600, far) for turn in turns))
