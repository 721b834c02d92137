"""Charges: the ways of an Assault into base contact, round walls, through doors, up the stairs, slowly in smoke."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from sandtable.games.operation.model.pieces import Model, Point, Unit, Way
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground import rooms
from sandtable.games.operation.rules.ground.blocks import Block
from sandtable.games.operation.rules.ground.detours import is_passable, short_way
from sandtable.games.operation.rules.ground.measuring import BASE, CONTACT
from sandtable.games.operation.rules.ground.routes import cut_short, near_blocks, stairs_down, way_cost
from sandtable.games.operation.rules.ground.sight_lines import FLOOR
from sandtable.games.operation.rules.ground.standing_room import Hulls, is_free, standing_others
from sandtable.games.operation.rules.infantry.melee import ACROSS, is_in_contact
from sandtable.games.operation.rules.infantry.movement import Ways, allowance, movers, moves_in_smoke
from sandtable.geometry.table import bearing, box_of, distance2
from sandtable.geometry.table.angles import moved

TOUCH = CONTACT - 1
"""Attackers stand so far from the man they fight (mm)."""
TURNS = (0, 600, -600, 1200, -1200, 1800)
"""Where round an enemy there may be room, his attacker's side first."""
AT_ONCE = 4
"""So many enemies of the target a man looks at, and half as many of others."""
PAIRS = 12
"""So many pairs of men, the nearest first, are looked at before a charge is held to be out of reach."""


class Rush(NamedTuple):
    """A way into contact, and the level it ends on."""

    way: Way
    level: int


class ChargeWays(NamedTuple):
    """The ways of a charging unit, and the levels that men end on who climb."""

    paths: Ways
    levels: tuple[tuple[int, tuple[str, ...]], ...]


class Surroundings(NamedTuple):
    """What lies and stands about a charge."""

    blocks: Sequence[Block]
    others: list[Point]
    hulls: Hulls


def surroundings_of(state: State, who: Sequence[Model], foes: Sequence[Model]) -> Surroundings:
    blocks = near_blocks(state, [(m.x, m.y) for m in (*who, *foes)], 16 * BASE)
    return Surroundings(blocks, *standing_others(state, frozenset(m.id for m in who)))


def chargers(state: State, unit: Unit, without: tuple[str, ...] = ()) -> list[Model]:
    """The men who can charge; those `without` whom it is done storm a vehicle meanwhile."""
    return [man for man in movers(state, unit) if man.cls == "infantry" and man.id not in without]


def charge_paths(state: State, unit: Unit, target: str, without: tuple[str, ...] = ()) -> ChargeWays:
    """Each attacker goes the shortest way to the nearest enemy of the target, first to those not yet engaged.

    Who reaches none of them may take a model of another unit; who reaches nobody goes as near as he can.

    Rules: OW-melee-place, OW-melee-contact, OW-ca-order.
    """
    who = chargers(state, unit, without)
    foes = state.men(target) if target in state.units else []
    if not foes:
        return ChargeWays((), ())
    ground = surroundings_of(state, who, foes)
    engaged: dict[str, int] = {}
    paths: list[tuple[str, Way]] = []
    levels: dict[int, list[str]] = {}
    who.sort(key=lambda m: min(distance2((m.x, m.y), (f.x, f.y)) for f in foes))
    for man in who:
        choice = sorted(foes, key=lambda f: (engaged.get(f.id, 0), distance2((man.x, man.y), (f.x, f.y))))
        others = others_near(state, unit, target, man)
        for foe in (*choice[:AT_ONCE], *others[: AT_ONCE // 2]):
            rush = rush_at(state, ground, man, foe)
            if rush is not None:
                engaged[foe.id] = engaged.get(foe.id, 0) + 1
                levels.setdefault(rush.level, []).append(man.id)
                break
        way = rush.way if rush is not None else nearest_approach(state, ground, man, choice[0])
        paths.append((man.id, way))
        ground.others.append(way[-1])
    return ChargeWays(tuple(paths), tuple((level, tuple(men)) for level, men in levels.items()))


def others_near(state: State, unit: Unit, target: str, man: Model) -> list[Model]:
    """Enemies of other units than the target that a man could reach, nearest first.

    Rules: OW-melee-place.
    """
    reach = (allowance(state, man, "assault", "fast") + ACROSS) ** 2
    near = [
        (distance2((man.x, man.y), (foe.x, foe.y)), foe.id, foe)
        for other in state.enemies(unit.seat)
        if other.id != target and not other.below
        for foe in state.men(other)
    ]
    return [foe for far, _, foe in sorted(near, key=lambda each: each[:2]) if far <= reach]


def rush_at(state: State, ground: Surroundings, man: Model, foe: Model) -> Rush | None:
    """A man's way into contact with an enemy in one Assault; None if he has none.

    Rules: OW-melee-place, OW-melee-contact, OW-assault-speed.
    """
    for spot in contact_spots(state, ground, man, foe):
        for way in ways_to(state, ground.blocks, man, spot, foe.level):
            climb = climb_to(state, man, way, foe.level)
            if climb is not None and can_rush(state, ground.blocks, man, way, climb):
                return Rush(way, foe.level)
    return None


def contact_spots(state: State, ground: Surroundings, man: Model, foe: Model) -> Iterator[Point]:
    """Free places in contact with an enemy, on the attacker's side first, across a wall or window too.

    Rules: OW-melee-place, OW-melee-contact.
    """
    direct = bearing((man.x - foe.x, man.y - foe.y))
    box = box_of(((man.x, man.y), (foe.x, foe.y)))
    hurdles = any(b.row.low or b.row.walls for b in ground.blocks if not lies_off(b.box, box))
    for far in (ACROSS - 2, ACROSS - 20, TOUCH) if hurdles else (TOUCH,):
        for turn in TURNS if far == TOUCH else TURNS[:1]:
            spot = moved((foe.x, foe.y), direct + turn, far)
            here = replace(man, x=spot[0], y=spot[1], level=foe.level)
            if is_free(state, spot, ground.others, ground.hulls) and is_in_contact(state, here, foe):
                yield spot


def lies_off(a: tuple[int, int, int, int], b: tuple[int, int, int, int]) -> bool:
    return a[0] > b[2] + ACROSS or b[0] > a[2] + ACROSS or a[1] > b[3] + ACROSS or b[1] > a[3] + ACROSS


def ways_to(state: State, blocks: Sequence[Block], man: Model, spot: Point, level: int) -> Iterator[Way]:
    """The short way, and where stairs must be climbed the way by the stairs.

    Rules: OW-room-move.
    """
    way = short_way(state, blocks, man, spot)
    if way is not None:
        yield way
    if level == man.level or not state.on("rooms"):
        return
    house = rooms.tall_house_at(state, spot if level else (man.x, man.y))
    if house is None or not house.feature.rooms:
        return
    stairs = rooms.middle(house.feature.rooms[0])
    up = short_way(state, blocks, man, stairs)
    on = short_way(state, blocks, replace(man, x=stairs[0], y=stairs[1]), spot)
    if up is not None and on is not None:
        yield (*up, *on[1:])


def climb_to(state: State, man: Model, way: Way, level: int) -> int | None:
    """What a man climbs on a way that ends on a level: down from his own house, up in the enemy's; None: no stairs.

    Rules: OW-move-levels, OW-room-move.
    """
    start, end = rooms.tall_house_at(state, way[0]), rooms.tall_house_at(state, way[-1])
    if level and end is None:
        return None
    if start is end:
        steps = [(start, abs(level - man.level))]
    else:
        steps = [(start, man.level), (end, level)]
    total = 0
    for house, levels in steps:
        if house is None or not levels:
            continue
        cost = rooms.climb_cost(state, state.features[house.id], levels, way, FLOOR)
        if cost is None:
            return None
        total += cost
    return total


def can_rush(state: State, blocks: Sequence[Block], man: Model, way: Way, climb: int) -> bool:
    """Whether a man gets along a way on an Assault: fast, or slowly where the ground or smoke asks for it.

    Rules: OW-assault-speed, OW-terrain-slow, OW-smoke-slow, OW-move-levels.
    """
    cost, asked = way_cost(state, blocks, man, way)
    if asked.barred:
        return False
    speed = "slow" if asked.slow or moves_in_smoke(state, way) else "fast"
    return cost + climb <= allowance(state, man, "assault", speed)


def nearest_approach(state: State, ground: Surroundings, man: Model, foe: Model) -> Way:
    """As far towards an enemy as a man can go."""
    start, end = (man.x, man.y), (foe.x, foe.y)
    way = short_way(state, ground.blocks, man, end) or (start, end)
    for part in range(975, 0, -25):
        short = cut_short(way, part)
        down = stairs_down(ground.blocks, man, short[-1]) * FLOOR
        if (
            is_free(state, short[-1], ground.others, ground.hulls)
            and can_rush(state, ground.blocks, man, short, down)
            and is_passable(state, ground.blocks, man, short)
        ):
            return short
    return (start, start)


class ChargeMemory:
    """Which units could get into contact with which, as the table stands."""

    __slots__ = ("reached",)

    def __init__(self) -> None:
        self.reached: dict[tuple[str, str], bool] = {}


def can_charge(state: State, unit: Unit, foe: Unit) -> bool:
    """Whether at least one man could get into contact.

    Rules: OW-melee-contact, OW-assault-speed, OW-tun-blind.
    """
    memory, key = state.moment().of(ChargeMemory).reached, (unit.id, foe.id)
    found = memory.get(key)
    if found is None:
        found = memory[key] = gets_to(state, unit, foe)
    return found


def gets_to(state: State, unit: Unit, foe: Unit, without: tuple[str, ...] = ()) -> bool:
    """The same, worked out; not counting some of the men."""
    foes = state.men(foe)
    if not foes or unit.below or foe.below:
        return False
    who = chargers(state, unit, without)
    near = []
    for man in who:
        x, y, far = man.x, man.y, allowance(state, man, "assault", "fast") + ACROSS
        for other in foes:
            if -far <= other.x - x <= far and (gap := (other.x - x) ** 2 + (other.y - y) ** 2) <= far * far:
                near.append((gap, man.id, other.id))
    if not near:
        return False
    ground = surroundings_of(state, who, foes)
    near.sort()
    return any(rush_at(state, ground, state.models[a], state.models[b]) is not None for _, a, b in near[:PAIRS])
