"""How the officer announces an intent: goals, targets, moments, weapons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandtable.games.operation import actions as do
from sandtable.games.operation import actions_vehicle as ride
from sandtable.games.operation.features import (
    goals,
    middle,
    mode_worth,
    place_worth,
    threat,
)
from sandtable.games.operation.model import Model, Point, Unit
from sandtable.games.operation.rules import movement, vehicle_move
from sandtable.games.operation.rules.detection import is_valid
from sandtable.games.operation.rules.measure import place
from sandtable.games.operation.rules.sight import sights
from sandtable.games.operation.rules.vehicle_fire import mount_of
from sandtable.games.operation.rules.walk import advance_to, under_way
from sandtable.games.operation.state import State
from sandtable.geometry.table import bearing, distance2
from sandtable.geometry.table.angles import moved
from sandtable.kernel import Action, Measure, Question, clone
from sandtable.kernel import Point as Place
from sandtable.kernel.decision import Rng

MOMENTS = (300, 600, 1000)
"""Points of a move (thousandths) at which fire into it is weighed."""


def plain(found: Any, rng: Rng) -> Action:
    """What is left to chance: the first answer that takes nothing back, or a sample."""
    if isinstance(found, Measure):
        return found.sample(rng)
    choices = [action for action in found if not action.retracts] or found
    chosen: Action = choices[rng.randrange(len(choices))]
    return chosen


def charge_edge(state: State, unit: Unit, foe: Unit) -> float:
    """How much stronger a unit is than an enemy in melee; worth more where the enemy holds a place."""
    men = state.men(foe)
    if not men:
        return 0.0
    strength = sum(not man.shaken for man in state.men(unit))
    weak = sum(0.5 if man.shaken else 1.0 for man in men)
    prize = any(distance2(place(man), (o.x, o.y)) <= 120 * 120 for man in men for o in state.objectives)
    return min(2.0, strength / max(weak, 0.5)) * (1.4 if prize else 1.0)


def quiet(found: Any, rng: Rng) -> Action:
    """Say nothing more, where that is possible."""
    if isinstance(found, Measure):
        return found.first
    passes: list[Action] = [action for action in found if type(action) is do.Pass]
    return passes[0] if passes else plain(found, rng)


def way(samples: int, state: State, frame: Any, question: Question, found: Any, rng: Rng) -> Action:
    """The best of some goals: towards places worth having, into cover, and a few at random."""
    unit = state.units[frame.draft.unit]
    here = middle(state.pieces(unit))
    best: tuple[float, Action] = (place_worth(state, unit, here) + 0.2, do.Stay())
    charge = charging(state, unit, frame, question)
    if charge is not None:
        return charge
    for action in candidates(samples, state, unit, frame, found, rng):
        goal = action.goal
        slow = 0.15 if action.speed == "slow" else 0.0
        value = place_worth(state, unit, (goal.x, goal.y)) + slow
        if value > best[0] and frame.why_not(state, question.seat, action) is None:
            best = (value, action)
    return best[1]


def charging(state: State, unit: Unit, frame: Any, question: Question) -> Action | None:
    """Charge the weakest enemy in reach."""
    if frame.draft.order != "assault":
        return None
    best: tuple[float, Action | None] = (0.9, None)
    for foe in state.enemies(unit.seat):
        edge = charge_edge(state, unit, foe)
        action = do.Charge(foe.id)
        if edge > best[0] and frame.why_not(state, question.seat, action) is None:
            best = (edge, action)
    return best[1]


def candidates(samples: int, state: State, unit: Unit, frame: Any, found: Any, rng: Rng) -> list[do.Go]:
    """Goals to think about."""
    who = movement.movers(state, unit)
    if not who:
        return []
    lead = who[0]
    spots: list[tuple[str, Point]] = []
    wanted = sorted(goals(state, unit), key=lambda goal: distance2(goal, place(lead)))[:2]
    for speed in ("fast", "slow"):
        limit = movement.allowance(state, lead, frame.draft.order, speed)
        for goal in wanted:
            direction = bearing((goal[0] - lead.x, goal[1] - lead.y))
            far = min(limit - 2, int(distance2(goal, place(lead)) ** 0.5))
            spots += [(speed, moved(place(lead), direction + turn, far)) for turn in (0, 300, -300, 700, -700)]
            spots.append((speed, moved(place(lead), direction, far * 6 // 10)))
        for block in state.index.blocks:
            if block.row.cover == "open":
                continue
            left, top, right, bottom = block.box
            near = min(max(lead.x, left + 12), right - 12), min(max(lead.y, top + 12), bottom - 12)
            if distance2(near, place(lead)) <= limit * limit:
                spots.append((speed, near))
    made = [do.Go(speed, Place(*spot)) for speed, spot in spots]
    if isinstance(found, Measure):
        made += [each for each in (found.sample(rng) for _ in range(samples // 4)) if type(each) is do.Go]
    return made


def target(samples: int, state: State, frame: Any, question: Question, found: Any, rng: Rng) -> Action:
    """Whom it hurts most; an Ambush without a good target holds still."""
    unit = state.units[frame.draft.unit]

    def score(action: Any) -> float:
        if type(action) is do.Target:
            link = next((each for each in frame.links if each.unit == action.unit), None)
            if link is not None and frame.draft.order in ("fire", "ambush"):
                return best_moment(state, unit, link)[0]
            return threat(state, unit, state.units[action.unit])
        if type(action) is do.Shell:
            return 0.8
        return 0.3 if frame.draft.order == "ambush" else -1.0

    best: Action = max(found, key=score)
    return best


def shoot(samples: int, state: State, frame: Any, question: Question, found: Any, rng: Rng) -> Action:
    """On Assault: fire first if the target is in sight, after the move otherwise."""
    unit = state.units[frame.draft.unit]

    def score(action: Any) -> float:
        if type(action) is do.Pass:
            return 0.05
        foe = state.units[action.unit]
        value = threat(state, unit, foe, -1) if is_valid(state, unit, foe) else 0.0
        if action.when == "after":
            ends = [path[-1] for _, path in frame.draft.paths]
            near = min((distance2(end, place(m)) for end in ends for m in state.pieces(action.unit)), default=10**9)
            value = max(0.8 * value, 3.0 if near <= 50 * 50 else 1.0 if near <= 200 * 200 else 0.1)
        return value

    best: Action = max(found, key=score)
    return best


def delay(samples: int, state: State, frame: Any, question: Question, found: Any, rng: Rng) -> Action:
    """Wait until the target is where it can be hurt most."""
    link = next((each for each in frame.links if each.unit == frame.draft.target), None)
    if link is None or not link.paths:
        return quiet(found, rng)
    at = best_moment(state, state.units[frame.draft.unit], link)[1]
    offered = {action.at: action for action in found if type(action) is do.Delay}
    chosen: Action = offered[at] if at in offered else quiet(found, rng)
    return chosen


def best_moment(state: State, unit: Unit, link: Any) -> tuple[float, int]:
    """What fire at a moving unit is worth at its best, and at which point of the move (-1: at once)."""
    foe = state.units[link.unit]
    best = (threat(state, unit, foe) if is_valid(state, unit, foe) else 0.0, -1)
    for at in MOMENTS if link.paths else ():
        trial = on_the_way(state, link, at)
        if is_valid(trial, trial.units[unit.id], trial.units[foe.id]):
            value = threat(trial, trial.units[unit.id], trial.units[foe.id])
            if value > best[0] * 1.05:
                best = (value, at)
    return best


def on_the_way(state: State, link: Any, at: int) -> State:
    """The table when a unit has gone so much of its way; kept while the same table is looked at."""
    held = state.index.seen.get(("on-the-way", ""))
    if held is None or held[0] is not state or held[1] is not link:
        held = (state, link, {})
        state.index.seen["on-the-way", ""] = held
    known: dict[int, State] = held[2]
    if at not in known:
        known[at] = clone(state)
        under_way(known[at], link)
        advance_to(known[at], link, 0, at)
    return known[at]


def weapons(samples: int, state: State, frame: Any, question: Question, found: Any, rng: Rng) -> Action:
    """Grenades at near targets in cover; shells by the target."""
    unit, foe = state.units[frame.draft.unit], state.units.get(frame.draft.target)
    words = {action.arms: action for action in found if type(action) is do.Arm}
    if foe is not None and "ap" in words and "he" in words:
        chosen: Action = words["ap" if state.vehicle_of(foe) is not None else "he"]
        return chosen
    if foe is not None and "grenades" in words:
        near = any(distance2(place(a), place(b)) <= 100 * 100 for a in state.men(unit) for b in state.men(foe))
        if near:
            throw: Action = words["grenades"]
            return throw
    return quiet(found, rng)


def second(samples: int, state: State, frame: Any, question: Question, found: Any, rng: Rng) -> Action:
    """Heavy weapons at a vehicle whenever one is there."""
    chosen: Action = next((action for action in found if type(action) is not do.Pass), found[0])
    return chosen


def talk(samples: int, state: State, frame: Any, question: Question, found: Any, rng: Rng) -> Action:
    """Send coordinates of the nearest thing worth shelling, by the surest way."""
    rank = {"voice": 0, "radio": 1, "runner": 2}
    calls = [a for a in found if type(a) is do.Call and a.target is not None and a.by != "runner"]
    return min(calls, key=lambda action: rank[action.by]) if calls else quiet(found, rng)


def drive(samples: int, state: State, frame: Any, question: Question, found: Any, rng: Rng) -> Action:
    """The best of some ways a vehicle could take, or none."""
    unit = state.units[frame.draft.unit]
    hull = state.vehicle_of(unit)
    if not isinstance(found, Measure) or hull is None:
        return plain(found, rng)
    best: tuple[float, Action] = (place_worth(state, unit, place(hull)) + 0.3, found.first)
    sampled: list[Any] = [found.sample(rng) for _ in range(samples // 2)]
    for action in (*courses(state, unit, frame, hull), *sampled):
        path = getattr(action, "way", ())
        if not path:
            continue
        value = place_worth(state, unit, (path[-1].x, path[-1].y))
        if value > best[0] and frame.why_not(state, question.seat, action) is None:
            best = (value, action)
    return best[1]


def courses(state: State, unit: Unit, frame: Any, hull: Model) -> list[ride.Drive]:
    """Straight drives towards the two nearest goals, and to either side of them."""
    made = []
    wanted = sorted(goals(state, unit), key=lambda goal: distance2(goal, place(hull)))[:2]
    for goal in wanted:
        direction = bearing((goal[0] - hull.x, goal[1] - hull.y))
        far = int(distance2(goal, place(hull)) ** 0.5)
        for speed in ("fast", "slow"):
            limit = vehicle_move.allowance(state, hull, frame.draft.order, speed) - 50
            for turn in (0, 200, -200, 450, -450):
                for part in (10, 6):
                    spot = moved(place(hull), direction + turn, max(10, min(far, limit) * part // 10))
                    made.append(ride.Drive(speed, "forward", (Place(*spot),)))
    return made


def aim(samples: int, state: State, frame: Any, question: Question, found: Any, rng: Rng) -> Action:
    """Each weapon at what it hurts most."""
    hull = state.vehicle_of(frame.draft.unit)

    def score(action: Any) -> float:
        if type(action) is not ride.Aim or hull is None:
            return 0.05
        foe = state.units[action.unit]
        mount = mount_of(state, hull, action.mount)
        pieces = state.pieces(foe)
        if mount is None or not pieces:
            return 0.3 + threat(state, state.units[frame.draft.unit], foe) / 4
        near = min(pieces, key=lambda m: distance2(place(m), place(hull)))
        line = sights(state, state.units[frame.draft.unit], foe).get(hull.id, {}).get(near.id)
        far = int(distance2(place(near), place(hull)) ** 0.5)
        return mode_worth(mount.weapon, action.ammo, near, far, line.cover if line is not None else 1)

    best: Action = max(found, key=score)
    return best


def look_out(samples: int, state: State, frame: Any, question: Question, found: Any, rng: Rng) -> Action:
    """Look out where no rifle is near."""
    unit = state.units[frame.draft.unit]
    here = middle(state.pieces(unit))
    near = any(distance2(here, place(m)) <= 400 * 400 for foe in state.enemies(unit.seat) for m in state.men(foe))
    chosen: Action = found[0] if near else found[-1]
    return chosen


Answer = Callable[[int, State, Any, Question, Any, Rng], Action]

ANSWERS: dict[str, Answer] = {
    "way": way,
    "target": target,
    "shoot": shoot,
    "delay": delay,
    "arms": weapons,
    "second": second,
    "call": talk,
    "drive": drive,
    "aim": aim,
    "look-out": look_out,
}
