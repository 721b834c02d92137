"""How the officer moves: goals, posts in cover, charges, drives."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sandtable.games.operation.actions.infantry import Charge, Go, Stay
from sandtable.games.operation.actions.vehicle import Drive
from sandtable.games.operation.flow.chain import Announce
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Model, Point, Unit
from sandtable.games.operation.model.state import State
from sandtable.games.operation.officer.covered_posts import manned, near_posts
from sandtable.games.operation.officer.estimates import goals, is_heavy, unit_middle
from sandtable.games.operation.officer.hand_to_hand import WORTHWHILE, charge_value, prey
from sandtable.games.operation.officer.place_value import stand_worth, stay_worth
from sandtable.games.operation.officer.small_answers import Found, answer_plainly
from sandtable.games.operation.officer.upstairs import climb_gain, upper_gain
from sandtable.games.operation.rules.announcing.vehicle_course import drivers
from sandtable.games.operation.rules.announcing.way import planned
from sandtable.games.operation.rules.ground import routes, standing_room
from sandtable.games.operation.rules.ground.measuring import BASE, place
from sandtable.games.operation.rules.infantry import movement
from sandtable.games.operation.rules.vehicles import crew, driving
from sandtable.games.operation.tables.words import Posture
from sandtable.geometry.table import bearing, distance2
from sandtable.geometry.table.angles import moved
from sandtable.kernel import Action, Measure, Question, Refusal
from sandtable.kernel import Point as Place
from sandtable.kernel.options import Rng

TRIED = 14
"""So many goals, the best first, are really planned at most."""
DRIVE_TURNS = {"fast": (0, 300, -300, 700, -700), "slow": (0,)}
"""Directions beside the straight way that are thought of."""
SURE = 3
"""So many that can be gone to are compared."""


def way(samples: int, state: State, frame: Announce, question: Question, found: Found, rng: Rng) -> Action:
    """The best of some goals: towards places worth having, at windows and walls, and a few at random."""
    draft = frame.draft
    unit = state.units[draft.unit]
    charge = charging(state, unit, frame, question)
    if charge is not None:
        return charge
    who = movement.movers(state, unit)
    best: tuple[float, Action] = (stay_worth(state, unit) + 0.2 + climb_gain(state, unit), Stay())
    tries = [
        (go_worth(state, unit, draft, action, shifted_ends(who, action)), action)
        for action in candidates(samples, state, unit, frame, found, rng)
    ]
    tries.sort(key=lambda pair: -pair[0])
    sure = 0
    for value, action in tries[:TRIED]:
        if sure == SURE or value <= best[0] - 0.5:
            break
        plan = planned(state, draft, action)
        if isinstance(plan, Refusal) and action.ends:
            action = reachable_goal(state, draft, who, action)
            plan = planned(state, draft, action)
        if isinstance(plan, Refusal):
            continue
        sure += 1
        value = go_worth(state, unit, draft, action, [path[-1] for _, path in plan.paths])
        if value > best[0]:
            best = (value, action)
    return best[1]


def reachable_goal(state: State, draft: Intent, who: list[Model], action: Go) -> Go:
    """The same move, every man as far on the way to his post as he gets."""
    ends = [(end.x, end.y) for end in action.ends]
    blocks = routes.near_blocks(state, [*map(place, who), *ends], 2 * BASE)
    others, hulls = standing_room.standing_others(state, frozenset(m.id for m in who))
    made: list[Point] = []
    for man, end in zip(who, ends, strict=True):
        found = movement.march(state, blocks, man, draft.order, action.speed, end, False, others, hulls)
        at = place(man) if isinstance(found, Refusal) else found[0][-1]
        made.append(at)
        others.append(at)
    return Go(action.speed, Place(*made[0]), as_places(made))


def shifted_ends(who: list[Model], action: Go) -> list[Point]:
    """Where the men of a unit come to stand, if nothing is in their way."""
    if action.ends:
        return [(end.x, end.y) for end in action.ends]
    goal = (action.goal.x, action.goal.y)
    first = min(who, key=lambda m: distance2(place(m), goal))
    return [goal, *((m.x + goal[0] - first.x, m.y + goal[1] - first.y) for m in who if m is not first)]


def go_worth(state: State, unit: Unit, draft: Intent, action: Go, spots: list[Point]) -> float:
    """What a move is worth: who goes slowly is not noticed, who storms fires, who comes to the stairs may climb."""
    slow = action.speed == "slow" and draft.order == "move"
    posture: Posture = "stationary" if slow else "moved"
    there = within_table(state, spots)
    worth = stand_worth(state, unit, there, posture) + (0.1 if slow else 0.0)
    if not state.index.tall:
        return worth
    who = movement.movers(state, unit)
    return worth + upper_gain(state, unit, who, there, movement.allowance(state, who[0], draft.order, action.speed))


def charging(state: State, unit: Unit, frame: Announce, question: Question) -> Action | None:
    """Charge the enemy whom it pays most to fall upon."""
    if frame.draft.order != "assault":
        return None
    best: tuple[float, Action | None] = (WORTHWHILE, None)
    for foe in state.enemies(unit.seat):
        action = Charge(foe.id)
        value = charge_value(state, unit, foe)
        if value > best[0] and frame.why_not(state, question.seat, action) is None:
            best = (value, action)
    return best[1]


def candidates(samples: int, state: State, unit: Unit, frame: Announce, found: Found, rng: Rng) -> list[Go]:
    """Goals to think about: towards what is wanted, the posts of the terrain in reach, a few by chance."""
    who = movement.movers(state, unit)
    if not who:
        return []
    lead = who[0]
    made: list[Go] = []
    wanted = sorted(goals(state, unit), key=lambda goal: distance2(goal, place(lead)))[:2]
    wanted += [each.at for each in prey(state, unit)[:1]]
    for speed in ("fast", "slow"):
        limit = movement.allowance(state, lead, frame.draft.order, speed)
        for goal in wanted:
            direction = bearing((goal[0] - lead.x, goal[1] - lead.y))
            far = min(limit - 2, int(distance2(goal, place(lead)) ** 0.5))
            spots = [moved(place(lead), direction + turn, far) for turn in DRIVE_TURNS[speed]]
            spots.append(moved(place(lead), direction, far * 6 // 10))
            made += [Go(speed, Place(*spot)) for spot in spots]
        made += posted(state, unit, who, speed, limit, wanted)
    if isinstance(found, Measure):
        made += [each for each in (found.sample(rng) for _ in range(samples // 4)) if type(each) is Go]
    return made


def going_worth(state: State, unit: Unit) -> float:
    """What it is worth to a unit to be on its way, looked at roughly: how much better than staying."""
    if is_heavy(state, unit):
        return max(0.1, climb_gain(state, unit), floors_worth(state, unit) - stay_worth(state, unit))
    hull = crew.lead(state, unit.id)
    lead = hull or next(iter(movement.movers(state, unit)), None)
    if lead is None:
        return 0.0
    far = (
        driving.drive_allowance(state, lead, "move", "fast")
        if hull
        else movement.allowance(state, lead, "move", "fast")
    )
    wanted = sorted(goals(state, unit), key=lambda goal: distance2(goal, place(lead)))[:1]
    pieces = [place(m) for m in state.pieces(unit)]
    tries = [ahead(pieces, place(lead), goal, far, turn) for goal in wanted for turn in (0, 500, -500)]
    if hull is None:
        tries += [shifted_ends(pieces_of, go) for pieces_of, go in posted_tries(state, unit, far, wanted)]
    best = max((stand_worth(state, unit, within_table(state, spots), "moved") for spots in tries), default=0.0)
    best = max(best, floors_worth(state, unit))
    return max(best - stay_worth(state, unit), climb_gain(state, unit))


def floors_worth(state: State, unit: Unit) -> float:
    """What it is worth to go up in a house in reach, of whose windows some face the enemy."""
    who = movement.movers(state, unit) if state.index.tall else []
    far = movement.allowance(state, who[0], "move", "fast") if who else 0
    best = -99.0
    for go in posted(state, unit, who, "fast", far, []) if who else ():
        ends = [(end.x, end.y) for end in go.ends]
        gain = upper_gain(state, unit, who, ends, far)
        if gain:
            best = max(best, stand_worth(state, unit, ends, "moved") + gain)
    return best


def ahead(pieces: list[Point], lead: Point, goal: Point, far: int, turn: int) -> list[Point]:
    """Where the pieces of a unit come to when it goes towards a goal."""
    much = min(far, int(distance2(goal, lead) ** 0.5))
    x, y = moved(lead, bearing((goal[0] - lead[0], goal[1] - lead[1])) + turn, much)
    return [(x, y), *((a + x - lead[0], b + y - lead[1]) for a, b in pieces[1:])]


def within_table(state: State, spots: list[Point]) -> list[Point]:
    return [(min(max(x, 0), state.size[0]), min(max(y, 0), state.size[1])) for x, y in spots]


def posted_tries(state: State, unit: Unit, limit: int, wanted: list[Point]) -> list[tuple[list[Model], Go]]:
    who = movement.movers(state, unit)
    return [(who, go) for go in posted(state, unit, who, "fast", limit, wanted[:1])]


def posted(state: State, unit: Unit, who: list[Model], speed: str, limit: int, wanted: list[Point]) -> list[Go]:
    """Moves to the windows, walls and edges in reach, every man to a post of his own."""
    if any(model.cls != "infantry" for model in who):
        return []
    here = unit_middle(who)
    foes = [unit_middle(state.pieces(foe)) for foe in state.enemies(unit.seat) if state.pieces(foe)]
    if not foes:
        return []
    foe = min(foes, key=lambda at: distance2(at, here))
    made = []
    for _, posts in near_posts(state, here, limit):
        for near in {here, *wanted[:1]}:
            ends = manned(posts, who, near, foe, limit * 3 // 2)
            if ends is not None:
                made.append(Go(speed, Place(*ends[0]), as_places(ends)))
    return made


def as_places(ends: Iterable[Point]) -> tuple[Place, ...]:
    return tuple(Place(*end) for end in ends)


def drive(samples: int, state: State, frame: Announce, question: Question, found: Found, rng: Rng) -> Action:
    """The best of some ways a vehicle could take, or none."""
    unit = state.units[frame.draft.unit]
    hull = next(iter(drivers(state, frame.draft)), None)
    if not isinstance(found, Measure) or hull is None:
        return answer_plainly(found, rng)
    best: tuple[float, Action] = (stay_worth(state, unit) + 0.3, found.first)
    sampled: list[Any] = [found.sample(rng) for _ in range(samples // 2)]
    for action in (*courses(state, unit, frame, hull), *sampled):
        path = getattr(action, "way", ())
        if not path:
            continue
        value = stand_worth(state, unit, [(path[-1].x, path[-1].y)], "moved")
        if value > best[0] and frame.why_not(state, question.seat, action) is None:
            best = (value, action)
    return best[1]


def courses(state: State, unit: Unit, frame: Announce, hull: Model) -> list[Drive]:
    """Straight drives towards the two nearest goals, and to either side of them."""
    made = []
    wanted = sorted(goals(state, unit), key=lambda goal: distance2(goal, place(hull)))[:2]
    for goal in wanted:
        direction = bearing((goal[0] - hull.x, goal[1] - hull.y))
        far = int(distance2(goal, place(hull)) ** 0.5)
        for speed in ("fast", "slow"):
            limit = driving.drive_allowance(state, hull, frame.draft.order, speed) - 50
            for turn in (0, 200, -200, 450, -450):
                for part in (10, 6):
                    spot = moved(place(hull), direction + turn, max(10, min(far, limit) * part // 10))
                    made.append(Drive(speed, "forward", (Place(*spot),)))
    return made
