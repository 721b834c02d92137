"""Driving: straight legs, turns that cost, terrain by wheels and tracks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from sandtable.games.operation.actions.vehicle import Drive
from sandtable.games.operation.events.vehicle import DrivingTested
from sandtable.games.operation.model.pieces import Model, Way
from sandtable.games.operation.model.state import State, test_passed
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.ground import clouds
from sandtable.games.operation.rules.ground.blocks import Block
from sandtable.games.operation.rules.ground.outlines import entry_of, size
from sandtable.games.operation.rules.ground.routes import near_blocks, runs_on
from sandtable.games.operation.rules.vehicles.clearance import entry_for, hull_meets, why_not_clear
from sandtable.games.operation.tables import BONUS, MOVE, TURN_COST, Passage
from sandtable.games.operation.tables.words import OrderKind
from sandtable.geometry.table import Polygon, bearing, crossing, lane, length, parts_inside, root_up, turn_between
from sandtable.geometry.table.points import distance2
from sandtable.kernel import Dice, Event, Refusal

TOO_FAR_TO_DRIVE = Refusal("OW-order-move", "too-far")
TOO_MANY_TURNS = Refusal("OW-drive-fast", "too-many-turns")
REVERSE_SLOWLY = Refusal("OW-drive-reverse", "reverse-slowly")
BARRED_TO_VEHICLES = Refusal("OW-vt-slow", "barred")
ONLY_SLOWLY_DRIVEN = Refusal("OW-vt-slow", "only-slow")
IMMOBILE = Refusal("OW-vd-immobile", "immobile")
TRACK_GONE = Refusal("OW-vd-track", "track-gone")

TOW_SLOWLY = Refusal("OW-tow-slow", "tow-slowly")
HITCHED = Refusal("OW-tow-hitch", "being-hitched")
BOARD_SLOWLY = Refusal("OW-embark-slow", "board-slowly")
NOT_A_SPEED = Refusal("OW-order-move", "not-a-speed")
NOWHERE = Refusal("OW-order-move", "nowhere")
FAST_TURNS = 2

AFTER = 50
"""A driving test is made after 5 cm on the obstacle (mm)."""


class Test(NamedTuple):
    """A driving test on the way: how far along (mm), on which piece, how many dice must all pass."""

    far: int
    feature: str
    tests: int


class Trip(NamedTuple):
    """A worked-out drive."""

    way: Way
    facings: tuple[int, ...]
    """Of the hull on each leg, and at the end."""
    turns: int
    cost: int
    """Distance with turns and terrain: what counts as driven."""
    tests: tuple[Test, ...]
    removes: tuple[str, ...]
    crushes: tuple[str, ...]
    straight: int
    """The longest straight leg (mm)."""


def drive_allowance(state: State, vehicle: Model, order: OrderKind, speed: str) -> int:
    """How far it may drive, bonus distance counted: traits, night, a wheel lost.

    Rules: OW-moto-speed, OW-night-move, OW-vd-wheel4, OW-vd-wheel8, OW-assault-speed, OW-R25.
    """
    pace, traits = MOVE[vehicle.cls], entry_of(state, vehicle).traits
    if speed == "slow":
        far = pace.slow if order == "move" else min(pace.slow, pace.assault)
    else:
        far = pace.fast if order == "move" else pace.assault
        far += BONUS["fast-vehicle"] if "fast-vehicle" in traits else 0
        far = max(pace.slow, far + BONUS["slow-vehicle"]) if "slow-vehicle" in traits else far
        far = max(0, far + BONUS["night-vehicle"]) if state.on("night") else far
    return far // 2 if is_move_halved(state, vehicle) else far


def is_move_halved(state: State, vehicle: Model) -> bool:
    """Whether wheel hits have halved its movement: one with up to four wheels, two with more.

    Rules: OW-vd-wheel4, OW-vd-wheel8.
    """
    hits = state.vehicles[vehicle.id].wheels
    return hits >= (2 if entry_of(state, vehicle).wheels > 4 else 1)


def turns_needed(angle: int) -> int:
    """A turn is up to 90 degrees.

    Rules: OW-drive-turn.
    """
    return -(-abs(angle) // 900)


def course(vehicle: Model, drive: Drive) -> tuple[Way, tuple[int, ...], int]:
    """The points of a drive, the hull's facing on each leg and at the end, and the number of turns.

    Rules: OW-drive-turn, OW-drive-reverse.
    """
    way = ((vehicle.x, vehicle.y), *((point.x, point.y) for point in drive.way))
    heading, facings, turns = vehicle.facing, [], 0
    for a, b in pairwise(way):
        wanted = bearing((b[0] - a[0], b[1] - a[1]))
        wanted = (wanted + 1800) % 3600 if drive.gear == "reverse" else wanted
        turns += turns_needed(turn_between(heading, wanted))
        heading = wanted
        facings.append(heading)
    if drive.face is not None:
        turns += turns_needed(turn_between(heading, drive.face))
        heading = drive.face % 3600
    return way, (*facings, heading), turns


def strips(state: State, vehicle: Model, way: Way, facings: Sequence[int], reverse: bool) -> list[Polygon]:
    """The ground that the hull sweeps over on each leg, its own length ahead included."""
    long, wide = size(state, vehicle)
    found = []
    for (a, b), facing in zip(pairwise(way), facings, strict=False):
        far = root_up(distance2(a, b)) + long // 2
        found.append(lane(a, (facing + 1800) % 3600 if reverse else facing, far, wide))
    return found


def reached_at(block: Block, way: Way) -> int:
    """How far along the way (mm) the middle of the vehicle comes onto a piece; 0 if it never does."""
    far = 0
    for a, b in pairwise(way):
        step = root_up(distance2(a, b))
        if block.polygon:
            parts = parts_inside(a, b, block.polygon)
            if parts:
                return far + step * parts[0][0][0] // parts[0][0][1]
        else:
            cuts = [crossing(a, b, one, two) for one, two in block.segments]
            hits = [cut for cut in cuts if cut is not None]
            if hits:
                return far + min(step * top // under for top, under in hits)
        far += step
    return 0


def survey(
    state: State, vehicle: Model, way: Way, swept: list[Polygon], reverse: bool = False
) -> list[tuple[Block, Passage]] | Refusal:
    """Every piece of terrain that the drive runs over, with its entry; barred if it cannot."""
    blocks = near_blocks(state, way, 2 * max(size(state, vehicle)))
    found = []
    bridges = [block for block in blocks if block.row.kind == "bridge"]
    for block in blocks:
        if not any(hull_meets(block, strip) for strip in swept):
            continue
        entry = entry_for(block, vehicle)
        if block.row.kind in ("river", "stream") and any(hull_meets(b, strip) for b in bridges for strip in swept):
            continue
        if entry.barred and not extensions.may_enter.call(state, vehicle, block.feature, reverse):
            return BARRED_TO_VEHICLES
        found.append((block, Passage() if entry.barred else entry))
    return found


def plan_drive(
    state: State,
    vehicle: Model,
    order: OrderKind,
    drive: Drive,
    boards: bool = False,
    over: frozenset[str] = frozenset(),
) -> Trip | Refusal:
    """Work a drive out, or say why it cannot be: speed, turns, terrain, whatever stands in the way.

    `over` are models that are to be run down or rammed.

    Rules: OW-drive-turn, OW-drive-fast, OW-drive-reverse, OW-vt-minus, OW-vt-slow, OW-vd-immobile, OW-vd-track,
    OW-tow-hitch.
    """
    if drive.speed not in ("slow", "fast") or drive.gear not in ("forward", "reverse"):
        return NOT_A_SPEED
    held = state.vehicles[vehicle.id]
    if held.immobile:
        return IMMOBILE
    if held.tracks and drive.way:
        return TRACK_GONE
    if held.hitching and held.hitching == state.turn:
        return HITCHED
    boards = boards or (held.loaded == state.turn > 0)
    if drive.speed == "fast" and (refusal := why_only_slow(state, vehicle, drive, boards)):
        return refusal
    way, facings, turns = course(vehicle, drive)
    if len(set(way)) != len(way) or (len(way) == 1 and drive.face is None):
        return NOWHERE
    if turns > FAST_TURNS and (drive.speed == "fast" or drive.gear == "reverse"):
        return TOO_MANY_TURNS
    swept = strips(state, vehicle, way, facings, drive.gear == "reverse")
    ground = survey(state, vehicle, way, swept, drive.gear == "reverse")
    if isinstance(ground, Refusal):
        return ground
    if drive.speed == "fast" and any(entry.slow for _, entry in ground):
        return ONLY_SLOWLY_DRIVEN
    cost = length(way) + turns * TURN_COST + sum(entry.minus for _, entry in ground)
    limit = drive_allowance(state, vehicle, order, drive.speed) + road_bonus(ground, way) - (TURN_COST if boards else 0)
    if cost > limit:
        return TOO_FAR_TO_DRIVE
    crushes = why_not_clear(state, vehicle, way, facings, swept, drive.speed, over)
    if isinstance(crushes, Refusal):
        return crushes
    straight = max((root_up(distance2(a, b)) for a, b in pairwise(way)), default=0)
    return Trip(way, facings, turns, cost, tests_on(ground, way), removed(ground), crushes, straight)


def why_only_slow(state: State, vehicle: Model, drive: Drive, boards: bool) -> Refusal | None:
    """Reversing, towing, and men getting in or out allow slow driving only.

    Rules: OW-drive-reverse, OW-tow-slow, OW-embark-slow, OW-smoke-slow.
    """
    if drive.gear == "reverse":
        return REVERSE_SLOWLY
    if state.vehicles[vehicle.id].tows:
        return TOW_SLOWLY
    if drives_in_smoke(state, vehicle, drive):
        return ONLY_SLOWLY_DRIVEN
    return BOARD_SLOWLY if boards else None


def drives_in_smoke(state: State, vehicle: Model, drive: Drive) -> bool:
    """Whether any leg runs through smoke."""
    way = ((vehicle.x, vehicle.y), *((point.x, point.y) for point in drive.way))
    return clouds.on_way(state, way)


def road_bonus(ground: list[tuple[Block, Passage]], way: Way) -> int:
    """What a road adds if the whole way runs on it.

    Rules: OW-vt-plus.
    """
    return max((entry.plus for block, entry in ground if entry.plus and runs_on(block, way)), default=0)


def tests_on(ground: list[tuple[Block, Passage]], way: Way) -> tuple[Test, ...]:
    """The driving tests of a way, in the order they come up.

    Rules: OW-vt-test, OW-vt-two.
    """
    total = length(way)
    found = [
        Test(min(total, reached_at(block, way) + AFTER), block.id, entry.tests)
        for block, entry in ground
        if entry.tests
    ]
    return tuple(sorted(found))


def removed(ground: list[tuple[Block, Passage]]) -> tuple[str, ...]:
    """Obstacles that are gone once the vehicle is through.

    Rules: OW-vt-remove.
    """
    return tuple(block.id for block, entry in ground if entry.remove)


def test_driving(state: State, vehicle: Model, test: Test, dice: Dice, out: list[Event]) -> bool:
    """One or two driving tests; a failure leaves the vehicle stuck for the turn.

    Rules: OW-vt-test, OW-vt-two, OW-training.
    """
    training = state.units[vehicle.unit].training
    roll = dice.each(test.tests, 10, "driving")
    passed = all(test_passed(training, die) for die in roll.dice)
    out.append(DrivingTested(vehicle.unit, test.feature, training, passed, (roll,)))
    if not passed:
        state.refit(vehicle.id, stuck=state.turn)
    return passed


def hull_facing_after(trip_way: Way, facings: Sequence[int], far: int) -> int:
    """The hull's facing after so many millimetres of the way."""
    gone = 0
    for (a, b), facing in zip(pairwise(trip_way), facings, strict=False):
        gone += root_up(distance2(a, b))
        if far < gone:
            return facing
    return facings[-1]
