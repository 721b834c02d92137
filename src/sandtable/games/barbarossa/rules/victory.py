"""What decides a battle: the scenario's goal, looked at when the last round is over."""

from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.model import AMBUSHED, OTHER, State, at, on_map, side_of, team
from sandtable.games.barbarossa.tables import CARDS, SIDES, Goal
from sandtable.kernel import Name
from sandtable.kernel.frames import Out
from sandtable.kernel.shapes import Outcome


def holds(state: State, side: str, hex_: int) -> bool:
    """A side holds a hex with a unit in it and no enemy."""
    there = at(state, hex_)
    return bool(there) and all(unit.side == side for unit in there)


def occupants(state: State, side: str, hexes: tuple[int, ...]) -> int:
    """Units of a side in hexes that it holds alone."""
    return sum(unit.hex in hexes and holds(state, side, unit.hex) for unit in on_map(state, side))


def destroyed_cost(state: State, side: str) -> int:
    """The strength points of enemy units that are gone for good."""
    return sum(CARDS[u.card].cost for u in state.units.values() if u.side != side and u.place == "destroyed")


def is_claimed(state: State, side: str, hex_: int) -> bool:
    """Whether a side holds a hex with a unit that can be seen: points for one in ambush would betray it.

    Rules: BA-hidden, BA-R118.
    """
    return holds(state, side, hex_) and any(unit.hidden != AMBUSHED for unit in at(state, hex_))


def score_round(state: State, out: Out) -> None:
    """Points that a scenario gives each round: one for every town hex held alone, and openly.

    Rules: BA-setup, BA-R118.
    """
    goal = state.battle.goal
    if goal.kind != "towns" or state.round < goal.since:
        return
    for side in SIDES:
        points = sum(is_claimed(state, side, hex_) for hex_ in goal.hexes)
        if points:
            state.points[side] = state.points.get(side, 0) + points
            out.append(ev.Scored(side, points))


def scores(state: State) -> dict[str, int]:
    """The points of both sides as they stand."""
    goal = state.battle.goal
    if goal.kind == "destroy":
        return {
            side: destroyed_cost(state, side) + goal.points * sum(holds(state, side, h) for h in goal.hexes)
            for side in SIDES
        }
    if goal.kind == "towns":
        return {side: state.points.get(side, 0) for side in SIDES}
    if goal.kind == "deliver":
        return {goal.side: state.delivered.get(goal.side, 0), OTHER[goal.side]: 0}
    if goal.kind == "leave":
        return {goal.side: _left(state, goal.side), OTHER[goal.side]: 0}
    return {goal.side: occupants(state, goal.side, goal.hexes), OTHER[goal.side]: 0}


def _left(state: State, side: str) -> int:
    return sum(unit.side == side and unit.place == "left" for unit in state.units.values())


def is_reached(state: State, goal: Goal) -> bool:
    """Whether the side with a goal has reached it."""
    if goal.kind == "hold" and goal.each:
        return all(holds(state, goal.side, hex_) for hex_ in goal.hexes)
    if goal.kind == "hold":
        return occupants(state, goal.side, goal.hexes) >= goal.units
    if goal.kind == "leave":
        return _left(state, goal.side) >= goal.units
    return state.delivered.get(goal.side, 0) >= goal.points


def verdict(state: State) -> Outcome:
    """The result when the last round is over.

    Rules: BA-setup, BA-round.
    """
    goal = state.battle.goal
    points = scores(state)
    if goal.kind in ("destroy", "towns"):
        best = max(points.values())
        winners = tuple(side for side in SIDES if points[side] == best)
        if len(winners) == 2:
            return _ended(state, "", "draw-points", points)
        return _ended(state, winners[0], "points", points)
    if goal.kind == "bridge":
        return _bridge(state, goal, points)
    winner = goal.side if is_reached(state, goal) else OTHER[goal.side]
    key = f"{goal.kind}-{'done' if winner == goal.side else 'failed'}"
    return _ended(state, winner, key, points)


def _ended(state: State, winner: str, key: str, points: dict[str, int]) -> Outcome:
    """The result for every seat: who fights for one side wins or loses together.

    Rules: BA-setup.
    """
    each = {seat: points[side_of(seat)] for seat in state.seats}
    return Outcome(team(state, winner), key, {"seat": Name("seat", winner)} if winner else {}, "BA-setup", each)


def surrender(state: State, seat: str) -> Outcome:
    """A commander gives up for his whole side.

    Rules: BA-setup.
    """
    return Outcome(team(state, OTHER[side_of(seat)]), "resigned", {"seat": Name("seat", seat)})


def _bridge(state: State, goal: Goal, points: dict[str, int]) -> Outcome:
    """An intact bridge held by one side wins; a blown one is a draw; otherwise the defender wins."""
    if any(hex_ in state.blown for hex_ in goal.hexes):
        return _ended(state, "", "bridge-blown", points)
    taken = all(holds(state, goal.side, hex_) for hex_ in goal.hexes)
    winner = goal.side if taken else OTHER[goal.side]
    return _ended(state, winner, "bridge-done" if taken else "bridge-failed", points)
