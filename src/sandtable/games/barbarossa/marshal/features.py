"""How a battle looks to a side, in a few numbers: strength, condition, the goal."""

from sandtable.games.barbarossa.model import OTHER, State, Unit, is_alive, side_of
from sandtable.games.barbarossa.officer import estimates as f
from sandtable.games.barbarossa.rules.victory import holds, is_reached, scores
from sandtable.games.barbarossa.tables import SIDES

_NEAR = 8.0
"""How far from the goal a unit still counts (hexes)."""


def features(state: State, seat: str) -> dict[str, float]:
    """What a side goes by: its own less the enemy's, as shares of the armies that began."""
    side = side_of(seat)
    sums = {each: _army(state, each) for each in SIDES}
    mine, theirs = sums[side], sums[OTHER[side]]
    whole = max(1.0, mine["whole"] + theirs["whole"])
    made = {"clock": min(1.0, state.round / max(1, state.rounds))}
    for name in ("strength", "shaken", "shells", "near", "reach"):
        made[name] = (mine[name] - theirs[name]) / whole * 2
    made["mine"] = mine["strength"] / max(1.0, mine["whole"])
    made["theirs"] = theirs["strength"] / max(1.0, theirs["whole"])
    made.update(_goal(state, side))
    return made


def _army(state: State, side: str) -> dict[str, float]:
    found = dict.fromkeys(("whole", "strength", "shaken", "shells", "near", "reach"), 0.0)
    distance, goals = state.board.distance, state.battle.goal.hexes
    for unit in state.units.values():
        if unit.side != side or unit.place == "merged":
            continue
        cost = float(unit.front.cost)
        found["whole"] += cost
        if not is_alive(unit):
            continue
        left = cost * unit.size / unit.front.size
        found["strength"] += left
        found["shaken"] += left * bool(unit.suppressed)
        found["shells"] += left * _supplied(unit)
        if unit.place == "map" and unit.hex and goals:
            far = min(distance[unit.hex][goal] for goal in goals)
            found["near"] += left * max(0.0, 1 - far / _NEAR)
            found["reach"] += left * (far <= 1)
    return found


def _supplied(unit: Unit) -> float:
    return min(1.0, unit.ammo / unit.front.ammo) if unit.front.ammo else 0.0


def _goal(state: State, side: str) -> dict[str, float]:
    """How the goal stands: hexes held, points, whether it would be won if the battle ended now."""
    goal, other = state.battle.goal, OTHER[side]
    count = max(1, len(goal.hexes))
    held = sum(holds(state, side, hex_) for hex_ in goal.hexes) / count
    lost = sum(holds(state, other, hex_) for hex_ in goal.hexes) / count
    points = scores(state)
    found = {"held": held - lost, "points": _lead(points[side], points[other])}
    if goal.kind in ("destroy", "towns"):
        found["ahead"] = float(points[side] > points[other]) - float(points[side] < points[other])
        return found
    done = _done(state)
    found["ahead"] = done if side == goal.side else -done
    if goal.kind in ("leave", "deliver"):
        found["way"] = _way(state, goal.side) * (1 if side == goal.side else -1)
    return found


def _done(state: State) -> float:
    goal = state.battle.goal
    if goal.kind == "bridge":
        if any(hex_ in state.blown for hex_ in goal.hexes):
            return 0.0
        return 1.0 if all(holds(state, goal.side, hex_) for hex_ in goal.hexes) else -1.0
    return 1.0 if is_reached(state, goal) else -1.0


def _lead(mine: int, theirs: int) -> float:
    return (mine - theirs) / max(4.0, float(mine + theirs))


def _way(state: State, side: str) -> float:
    """How near the units of a side are to where they must go, the nearest counting most."""
    goals = f.aims_of(state, side)
    needed = max(1, state.battle.goal.units)
    far = sorted(
        min(state.board.distance[unit.hex][goal] for goal in goals)
        for unit in state.units.values()
        if unit.side == side and unit.place == "map" and unit.hex and goals
    )
    return 1 - sum(far[:needed]) / needed / 20 if far else -1.0
