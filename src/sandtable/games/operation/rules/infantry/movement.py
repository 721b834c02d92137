"""Infantry movement: how far, over what, and where the men of a unit end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from sandtable.games.operation.model.pieces import VEHICLES, Model, Point, Unit, Way
from sandtable.games.operation.model.state import State, is_active
from sandtable.games.operation.rules.ground import clouds, rooms
from sandtable.games.operation.rules.ground.blocks import Block
from sandtable.games.operation.rules.ground.cohesion import COHESION, keeps_together
from sandtable.games.operation.rules.ground.measuring import BASE, outline
from sandtable.games.operation.rules.ground.routes import (
    cut_short,
    near_blocks,
    priced_route,
    route,
    stairs_down,
    way_cost,
)
from sandtable.games.operation.rules.ground.standing_room import (
    beside_gun,
    fits,
    in_the_way,
    is_free,
    is_gun,
    standing_others,
    take_place,
)
from sandtable.games.operation.rules.infantry.crewed_weapons import square
from sandtable.games.operation.tables import BONUS, MOVE, WEAPONS, Pace
from sandtable.games.operation.tables.words import OrderKind
from sandtable.geometry.table import Polygon
from sandtable.kernel import Refusal

Ways = tuple[tuple[str, Way], ...]

TOO_FAR = Refusal("OW-order-move", "too-far")
BARRED = Refusal("OW-terrain-barred", "barred")
ONLY_SLOW = Refusal("OW-terrain-slow", "only-slow")
NO_COHESION = Refusal("OW-cohesion", "no-cohesion")
NO_ROOM = Refusal("OW-move-goal", "no-room")
OFF_TABLE = Refusal("OW-move-goal", "off-table")
NOBODY_MOVES = Refusal("OW-shaken-order", "nobody-moves")
WRONG_ENDS = Refusal("OW-move-goal", "wrong-ends")
GOAL_EMPTY = Refusal("OW-move-goal", "goal-empty")

SLOW_TO_MOUNT = Refusal("OW-bicycle-mount", "slow-to-mount")

PUSHERS = 2
"""Men who push a gun."""
MOUNTING = 50
"""What getting on or off a bicycle costs (mm)."""
AROUND_GUN = 20 * BASE
"""How far round a gun its crew may have to go when it is turned (mm)."""


class Plan(NamedTuple):
    """A worked-out move of a unit."""

    paths: Ways
    cost: int


def gun_pace(state: State, unit: Unit) -> str:
    """Which row of the movement table a manhandled gun uses."""
    gun = state.gun_of(unit)
    calibre = WEAPONS[gun.weapons[0]].bore if gun is not None and gun.weapons else 0
    return "gun-light" if calibre <= 57 else "gun-medium" if calibre <= 90 else "gun-heavy"


def foot_pace(state: State, model: Model) -> Pace:
    """The model's row of the movement table: men, cyclists, guns.

    Rules: OW-move-infantry, OW-bicycle-speed.
    """
    if model.cls == "artillery":
        return MOVE[gun_pace(state, state.units[model.unit])]
    return MOVE["bicycle"] if model.riding else MOVE["man"]


def allowance(state: State, model: Model, order: OrderKind, speed: str) -> int:
    """How far a model may go on this order at this speed; on Assault never more than the assault distance.

    Rules: OW-move-infantry, OW-order-move, OW-assault-speed, OW-night-move.
    """
    row = foot_pace(state, model)
    dark = BONUS["night-infantry"] if state.on("night") else 0
    if speed == "slow":
        return row.slow if order == "move" else min(row.slow, row.assault)
    return max(0, (row.fast if order == "move" else row.assault) + dark)


def movers(state: State, unit: Unit) -> list[Model]:
    """Who can move on an order: men on foot who stand, and every gun that two of them push.

    Rules: OW-shaken-order, OW-tow-hand, OW-battery-same.
    """
    men = [man for man in state.men(unit) if is_active(state, man)]
    if state.gun_of(unit) is None or not MOVE[gun_pace(state, unit)].slow:
        return men
    return [*men, *pushed(state, unit, men)]


def pushed(state: State, unit: Unit, men: list[Model]) -> list[Model]:
    """The guns of a unit that have hands enough: nobody pushes two, and each gun has those who are nearest to it.

    Rules: OW-tow-hand, OW-battery-same.
    """
    free, found = list(men), []
    for gun in state.guns_of(unit):
        near = [man for man in free if square(man, gun) <= COHESION * COHESION]
        if len(near) < PUSHERS or is_gun_towed(state, gun):
            continue
        found.append(gun)
        hands = sorted(near, key=lambda man: square(man, gun))[:PUSHERS]
        free = [man for man in free if man not in hands]
    return found


def is_gun_towed(state: State, gun: Model) -> bool:
    return any(vehicle.tows == gun.id for vehicle in state.vehicles.values())


def saddled(men: list[Model], mount: str) -> list[Model]:
    """The men as they will ride: on after mounting, off after dismounting.

    Rules: OW-bicycle-mount.
    """
    return [replace(man, riding=mount == "on") for man in men] if mount else men


FRACTIONS = (1000, 900, 800, 650, 500, 350, 200, 100, 0)


def plan(
    state: State, unit: Unit, order: OrderKind, speed: str, goal: Point, ends: Sequence[Point], mount: str = ""
) -> Plan | Refusal:
    """Ways for all men of a unit to a goal: as told, or in their formation, each as far along as it can.

    Rules: OW-move-goal, OW-cohesion, OW-terrain-slow, OW-terrain-barred.
    """
    who = saddled(movers(state, unit), mount)
    if not who:
        return NOBODY_MOVES
    if mount and speed != "slow":
        return SLOW_TO_MOUNT
    if not (0 <= goal[0] <= state.size[0] and 0 <= goal[1] <= state.size[1]):
        return OFF_TABLE
    if ends and len(ends) != len(who):
        return WRONG_ENDS
    if ends and goal not in ends:
        return GOAL_EMPTY
    first = leader(state, who, order, speed, goal)
    shift = (goal[0] - first.x, goal[1] - first.y)
    wanted = list(ends) or [(m.x + shift[0], m.y + shift[1]) for m in who]
    order_of_going = sorted(range(len(who)), key=lambda n: (wanted[n] != goal, not is_gun(who[n]), who[n] is not first))
    blocks = near_blocks(state, [*((m.x, m.y) for m in who), *wanted], AROUND_GUN if is_gun(who[-1]) else 2 * BASE)
    others, hulls = standing_others(state, frozenset(m.id for m in who))
    if not is_gun(who[-1]):
        others, hulls = in_the_way(blocks, [*((m.x, m.y) for m in who), *wanted], others, hulls)
    paths: dict[str, Way] = {}
    longest = 0
    for n in order_of_going:
        model = who[n]
        exact = bool(ends) or wanted[n] == goal
        found = march(state, blocks, model, order, speed, wanted[n], exact, others, hulls, MOUNTING if mount else 0)
        if isinstance(found, Refusal):
            return found
        way, cost = found
        paths[model.id] = way
        take_place(state, model, way, others, hulls)
        if is_gun(model) and not ends and way[0] != way[-1]:
            wanted = [
                beside_gun(model, way, man) if each != goal and goes_with(who, man) is model else each
                for each, man in zip(wanted, who, strict=True)
            ]
        longest = max(longest, cost)
    still = [(m.x, m.y) for m in state.pieces(unit) if m.id not in paths and m.role != "away" and m.cls not in VEHICLES]
    if not keeps_together([*(way[-1] for way in paths.values()), *still], manned_hull(state, unit)):
        return NO_COHESION
    return Plan(tuple((m.id, paths[m.id]) for m in who), longest)


def leader(state: State, who: list[Model], order: OrderKind, speed: str, goal: Point) -> Model:
    """Who is to stand at the goal: a gun that gets there, or else whoever is nearest.

    Rules: OW-move-goal, OW-R71.
    """
    guns = [model for model in who if is_gun(model)]
    reach = allowance(state, guns[0], order, speed) if guns else 0
    near = [gun for gun in guns if reach and (gun.x - goal[0]) ** 2 + (gun.y - goal[1]) ** 2 <= reach * reach]
    return min(near or who, key=lambda m: (m.x - goal[0]) ** 2 + (m.y - goal[1]) ** 2)


def goes_with(who: list[Model], man: Model) -> Model | None:
    """The gun that a man keeps his place at: of a battery the nearest.

    Rules: OW-R71.
    """
    return None if is_gun(man) else min((gun for gun in who if is_gun(gun)), key=lambda gun: square(man, gun))


def manned_hull(state: State, unit: Unit) -> Polygon:
    """The outline of the vehicle that men of the unit sit in: those on foot keep cohesion with it, of several with the
    nearest.

    Rules: OW-cohesion, OW-carrier-unit, OW-R72.
    """
    manned = [m for m in state.pieces(unit) if m.cls in VEHICLES and state.crew(m.id)]
    men = state.men(unit)
    if not manned or not men:
        return ()
    return outline(state, min(manned, key=lambda m: min(square(man, m) for man in men)))


def march(
    state: State,
    blocks: Sequence[Block],
    model: Model,
    order: OrderKind,
    speed: str,
    end: Point,
    exact: bool,
    others: Sequence[Point],
    hulls: Sequence[Sequence[Point]],
    less: int = 0,
) -> tuple[Way, int] | Refusal:
    """One model's way, all of it or (not exact) as much as it can go; `less` is spent on something else.

    Rules: OW-order-move, OW-assault-speed.
    """
    limit = allowance(state, model, order, speed) - less
    way, cost, asked = priced_route(state, blocks, model, end)
    passes = may_pass(state, model, way)
    if not passes and (door := rooms.by_a_door(state, model, end)) is not None:
        passes, way, (cost, asked) = True, door, way_cost(state, blocks, model, door)
    reason, parts = TOO_FAR, (1000,) if exact else FRACTIONS
    for part in parts:
        short = way if part == 1000 else cut_short(way, part)
        if part < 1000 or model.level:
            cost, asked = way_cost(state, blocks, model, short, stairs_down(blocks, model, short[-1]))
        if part != parts[-1] and (asked.barred or cost > limit or not fits(state, model, short, others, hulls)):
            # the reason that is told is that of the last part; before it what is quickest to see is enough
            continue
        if asked.barred or not (passes if part == 1000 else may_pass(state, model, short)):
            reason = BARRED
        elif speed != "slow" and short[0] != short[-1] and (asked.slow or moves_in_smoke(state, short)):
            reason = ONLY_SLOW
        elif cost > limit:
            reason = TOO_FAR
        elif not fits(state, model, short, others, hulls):
            reason = NO_ROOM
        else:
            return short, cost
    return reason


def dash(state: State, man: Model, goal: Point) -> Way:
    """As far towards a place as a man gets in one fast move, by the ground as it is and past everybody.

    Rules: OW-comms-runner, OW-terrain-barred, OW-terrain-slow.
    """
    blocks = near_blocks(state, [(man.x, man.y), goal], 8 * BASE)
    others, hulls = standing_others(state, frozenset((man.id,)))
    way = route(state, blocks, man, goal)
    for part in range(1000, 0, -50):
        short = cut_short(way, part)
        cost, asked = way_cost(state, blocks, man, short, stairs_down(blocks, man, short[-1]))
        speed = "slow" if asked.slow or moves_in_smoke(state, short) else "fast"
        if (
            not asked.barred
            and cost <= allowance(state, man, "move", speed)
            and is_free(state, short[-1], others, hulls)
        ):
            return short
    return ((man.x, man.y), (man.x, man.y))


def moves_in_smoke(state: State, way: Way) -> bool:
    """Whether a way runs through smoke or dust, where one goes slowly."""
    return bool(state.templates) and clouds.on_way(state, way)


def may_pass(state: State, model: Model, way: Way) -> bool:
    """Whether a way inside a building goes from room to room as the rooms allow."""
    return not state.on("rooms") or rooms.why_not_pass(state, model, way) is None


def close_up(state: State, unit: Unit, order: OrderKind, speed: str) -> Plan:
    """A unit torn apart draws together towards its first man as far as it can.

    Rules: OW-cohesion-close.
    """
    who = movers(state, unit)
    if not who:
        return Plan((), 0)
    heart = (who[0].x, who[0].y)
    blocks = near_blocks(state, [(m.x, m.y) for m in who], 2 * BASE)
    others, hulls = standing_others(state, frozenset(m.id for m in who))
    others.append(heart)
    paths: list[tuple[str, Way]] = [(who[0].id, (heart, heart))]
    longest = 0
    for model in who[1:]:
        near = any((model.x - x) ** 2 + (model.y - y) ** 2 <= 100 * 100 for x, y in (way[-1] for _, way in paths))
        end = (model.x, model.y) if near else heart
        found = march(state, blocks, model, order, speed, end, False, others, hulls)
        way, cost = found if not isinstance(found, Refusal) else (((model.x, model.y),) * 2, 0)
        paths.append((model.id, way))
        take_place(state, model, way, others, hulls)
        longest = max(longest, cost)
    return Plan(tuple(paths), longest)
