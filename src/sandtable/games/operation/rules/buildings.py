"""Buildings and roofs: sizes, demolition, rooms."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.events_vehicle import BuildingShaken, CourageTested, RoofShaken
from sandtable.games.operation.ground import prepare
from sandtable.games.operation.model import Feature, Model, Point, Template
from sandtable.games.operation.rules import losses
from sandtable.games.operation.rules.vehicle_strike import line
from sandtable.games.operation.state import State, test_passed
from sandtable.geometry.table import Polygon, box_of, contains
from sandtable.kernel import Dice, Event, Modifier

Out = list[Event]
SIZES = ("small", "medium", "large", "huge")
LEAST = 105
"""Calibre from which shells shake a building (mm)."""
SECTION = (200, 250)
"""Sections in which large buildings come down (mm)."""
ROOF = 100
"""Fallen roofs of sections are kept as section + 100."""
DUST = 50
NEEDS: tuple[tuple[int, tuple[tuple[int, int], ...]], ...] = (
    (1, ((100, 150), (200, 250), (300, 400))),
    (2, ((100, 120), (150, 200), (200, 250))),
)
"""Least sides of medium, large and huge buildings by number of levels (mm)."""


def sides(feature: Feature) -> tuple[int, int]:
    """Shorter and longer side of the outline."""
    left, top, right, bottom = box_of(feature.shape)
    return min(right - left, bottom - top), max(right - left, bottom - top)


def size_of(feature: Feature) -> str:
    """Small, medium, large or huge by ground and levels; bunkers are huge.

    Rules: OW-bld-size, OW-bld-bunker.
    """
    if feature.kind == "bunker":
        return "huge"
    short, long = sides(feature)
    steps = NEEDS[0 if feature.levels < 2 else 1][1]
    return SIZES[sum(short >= a and long >= b for a, b in steps)]


def calibre_modifier(calibre: int) -> int:
    """Heavier shells add to both tables.

    Rules: OW-bld-calibre.
    """
    return sum(calibre >= least for least in (110, 156, 201))


def demolition(total: int, size: str) -> str:
    """The building table: `nothing`, `test`, `rooms` (test near the hit), `light` or `heavy` collapse.

    Rules: OW-bld-table, OW-table-ends.
    """
    rank = SIZES.index(size)
    if total <= 3:
        return "nothing"
    if total <= 5:
        return "test" if rank == 0 else "nothing"
    if total <= 7:
        return "test" if rank <= 1 else "nothing"
    if total <= 9:
        return ("light", "test", "test", "nothing")[rank]
    if total == 10:
        return ("heavy", "heavy", "test", "nothing")[rank]
    if total == 11:
        return "rooms" if rank == 3 else "heavy"
    return "heavy"


def roof_falls(total: int, size: str) -> bool:
    """The roof table: whether the roof of a building this size comes down.

    Rules: OW-roof-table.
    """
    least = {"small": 4, "medium": 6, "large": 8, "huge": 10}
    return total >= least[size]


def building_follows(total: int, size: str) -> bool:
    """Whether the building itself must be rolled for after its roof fell.

    Rules: OW-roof-table.
    """
    least = {"small": 6, "medium": 8, "large": 10, "huge": 12}
    return total >= least[size]


def sections(feature: Feature) -> list[Polygon]:
    """Parts that come down by themselves: 20 x 25 cm of large and huge buildings, else the whole.

    Rules: OW-bld-section, OW-roof-section.
    """
    if size_of(feature) in ("small", "medium"):
        return [feature.shape]
    left, top, right, bottom = box_of(feature.shape)
    wide, high = SECTION if right - left <= bottom - top else SECTION[::-1]
    columns = max(1, (2 * (right - left) + wide) // (2 * wide))
    rows = max(1, (2 * (bottom - top) + high) // (2 * high))
    xs = [left + (right - left) * n // columns for n in range(columns + 1)]
    ys = [top + (bottom - top) * n // rows for n in range(rows + 1)]
    return [
        ((xs[i], ys[j]), (xs[i + 1], ys[j]), (xs[i + 1], ys[j + 1]), (xs[i], ys[j + 1]))
        for j in range(rows)
        for i in range(columns)
    ]


def section_at(feature: Feature, place: Point) -> int:
    """The section that a point of the building lies in."""
    parts = sections(feature)
    return next((n for n, part in enumerate(parts) if contains(part, place)), 0)


def men_inside(state: State, feature: Feature) -> list[Model]:
    """Men on foot inside the outline."""
    return [m for m in state.shown() if m.cls == "infantry" and contains(feature.shape, (m.x, m.y))]


def inside(state: State, shape: Polygon) -> tuple[str, ...]:
    """Everybody and everything inside a part of a building, vehicles too."""
    return tuple(m.id for m in state.shown() if contains(shape, (m.x, m.y)))


def room_at(feature: Feature, place: Point) -> Polygon | None:
    """The room around a point."""
    return next((room for room in feature.rooms if contains(room, place)), None)


def lines_for(
    feature: Feature, section: int, calibre: int, extra: tuple[tuple[str, str, int], ...]
) -> tuple[Modifier, ...]:
    """Calibre, a ruin already, and what the cause adds.

    Rules: OW-bld-calibre, OW-bld-ruin.
    """
    fallen = feature.ruined or section in feature.gone
    found = [("OW-bld-calibre", "calibre", calibre_modifier(calibre)), ("OW-bld-ruin", "ruin", -1 if fallen else 0)]
    return tuple(line(rule, key, value) for rule, key, value in (*found, *extra) if value)


def shake(
    state: State,
    feature: str,
    place: Point,
    calibre: int,
    dice: Dice,
    out: Out,
    extra: tuple[tuple[str, str, int], ...] = (),
) -> None:
    """A roll on the building demolition table for the part that was hit.

    Rules: OW-bld-table, OW-bld-section, OW-bld-ruin, OW-charge-building.
    """
    piece = state.features[feature]
    section = section_at(piece, place)
    lines = lines_for(piece, section, calibre, extra)
    roll = dice.sum(1, 10, "building")
    total = roll.value + sum(int(each.value) for each in lines)
    result = demolition(total, size_of(piece))
    out.append(BuildingShaken(feature, section, total, result, (roll,), lines))
    shape = sections(piece)[section]
    if result == "test":
        test_units(state, piece.shape, dice, out)
    elif result == "rooms":
        test_units(state, near_rooms(piece, place), dice, out)
    elif result in ("light", "heavy"):
        collapse(state, piece, section, shape, "sa" if result == "light" else "hw", dice, out)


def near_rooms(feature: Feature, place: Point) -> Polygon:
    """The room that was hit and those beside it, as one box; the whole building if it has no rooms."""
    room = room_at(feature, place)
    if room is None:
        return feature.shape
    left, top, right, bottom = box_of(room)
    beside = [r for r in feature.rooms if touches((left, top, right, bottom), box_of(r))]
    l2, t2, r2, b2 = box_of([corner for each in beside for corner in each])
    return ((l2, t2), (r2, t2), (r2, b2), (l2, b2))


def touches(a: tuple[int, int, int, int], b: tuple[int, int, int, int]) -> bool:
    """Whether two boxes share a side or overlap."""
    return a[0] <= b[2] and b[0] <= a[2] and a[1] <= b[3] and b[1] <= a[3]


def test_units(state: State, shape: Polygon, dice: Dice, out: Out) -> None:
    """Each unit inside takes an unmodified test; failing, all its models are shaken.

    Rules: OW-bld-test.
    """
    units = sorted({state.models[name].unit for name in inside(state, shape)})
    for unit in units:
        training = state.units[unit].training
        roll = dice.sum(1, 10, "building-test")
        passed = test_passed(training, roll.value)
        out.append(CourageTested(unit, "building", training, passed, (roll,)))
        if not passed:
            for man in state.everyone(unit):
                losses.shake(state, man.id, out)


def collapse(state: State, piece: Feature, section: int, shape: Polygon, table: str, dice: Dice, out: Out) -> None:
    """A building or section comes down: everybody inside rolls without cover, dust rises, ruins are left.

    Rules: OW-bld-table, OW-bld-section, OW-bld-dust.
    """
    from sandtable.games.operation.rules.harm import strike_models

    strike_models(state, inside(state, shape), table, "open", dice, out)
    gone = tuple(sorted({*piece.gone, section}))
    state.features[piece.id] = replace(state.features[piece.id], gone=gone, roof=False)
    if all(n in gone for n in range(len(sections(piece)))):
        ruin(state, piece.id)
    raise_dust(state, piece.id, shape, dice)


def ruin(state: State, feature: str) -> None:
    """The piece is a ruin of the same size from now on.

    Rules: OW-bld-section, OW-enter-ruin.
    """
    state.features[feature] = replace(state.features[feature], ruined=True, roof=False)
    prepare(state)


def raise_dust(state: State, feature: str, shape: Polygon, dice: Dice) -> None:
    """Dust to 5 cm beyond the outline, which lasts d10 turns.

    Rules: OW-bld-dust.
    """
    left, top, right, bottom = box_of(shape)
    turns = dice.sum(1, 10, "dust").value
    radius = (max(right - left, bottom - top) * 71 + 99) // 100 + DUST
    name = f"dust-{feature}-{state.turn}-{len(state.templates)}"
    middle = ((left + right) // 2, (top + bottom) // 2)
    state.templates[name] = Template(name, "dust", middle[0], middle[1], radius, until=state.turn + turns)


def settle_dust(state: State) -> None:
    """Dust whose time is over is gone.

    Rules: OW-bld-dust.
    """
    for name, template in list(state.templates.items()):
        if template.kind == "dust" and state.turn > template.until:
            del state.templates[name]


def struck_directly(state: State, feature: str, place: Point, calibre: int, dice: Dice, out: Out) -> None:
    """A gun of at least 105 mm that fires directly at a building also shakes it.

    Rules: OW-bld-105, OW-optional.
    """
    if state.on("buildings") and calibre >= LEAST:
        shake(state, feature, place, calibre, dice, out)


def struck_from_above(state: State, feature: str, place: Point, calibre: int, dice: Dice, out: Out) -> None:
    """Indirect fire of at least 105 mm at a unit in a building rolls on the roof table.

    Rules: OW-roof-105, OW-roof-table, OW-roof-chain, OW-roof-section, OW-optional.
    """
    piece = state.features[feature]
    section = section_at(piece, place)
    if not state.on("buildings") or calibre < LEAST or not has_roof(piece, section):
        return
    lines = tuple(each for each in lines_for(piece, -1, calibre, ()) if each.key == "calibre")
    roll = dice.sum(1, 10, "roof")
    total = roll.value + sum(int(each.value) for each in lines)
    fell = roof_falls(total, size_of(piece))
    out.append(RoofShaken(feature, section, total, fell, (roll,), lines))
    if not fell:
        return
    drop_roof(state, piece, section, dice, out)
    if building_follows(total, size_of(piece)):
        shake(state, feature, place, calibre, dice, out, (("OW-roof-chain", "roof-fell", 1),))


def has_roof(piece: Feature, section: int) -> bool:
    """Whether the roof over a section still stands.

    Rules: OW-roof-section.
    """
    return piece.roof and not piece.ruined and ROOF + section not in piece.gone


def drop_roof(state: State, piece: Feature, section: int, dice: Dice, out: Out) -> None:
    """The roof falls on whoever is on the top level.

    Rules: OW-roof-table, OW-roof-section.
    """
    from sandtable.games.operation.rules.harm import strike_models

    shape, top = sections(piece)[section], piece.levels - 1
    under = tuple(name for name in inside(state, shape) if state.models[name].level == top)
    strike_models(state, under, "hw", "open", dice, out)
    gone = tuple(sorted({*piece.gone, ROOF + section}))
    whole = all(ROOF + n in gone for n in range(len(sections(piece))))
    state.features[piece.id] = replace(state.features[piece.id], gone=gone, roof=not whole)
    prepare(state)
