"""What the events of a battle mean to whom, how its dice fell, and how its points came about."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.model import State, side_of
from sandtable.games.barbarossa.rules import victory
from sandtable.games.barbarossa.tables import CARDS, SIDES
from sandtable.kernel import Event, Name
from sandtable.kernel.story import Account, News, Stage, Throw

FACES = 6


def stage_of(state: State) -> Stage | None:
    return Stage("round", {"round": state.round, "of": state.battle.rounds}) if state.round else None


def news(state: State, event: Event) -> News | None:
    """Units lose boxes and are destroyed; they are suppressed; works fall."""
    match event:
        case ev.Damaged(unit=id_, losses=losses) | ev.LossPassed(unit=id_, losses=losses) if losses:
            return News("loss", state.units[id_].seat, id_, losses)
        case ev.Destroyed(unit=id_):
            return News("loss", state.units[id_].seat, id_, 0)
        case ev.Suppressed(unit=id_) | ev.OrderCancelled(unit=id_):
            return News("harm", state.units[id_].seat, id_)
        case _:
            return None


def throws(state: State, told: Iterable[tuple[str, Event]]) -> Iterable[Throw]:
    """Hits of every fire test: each die at or under the accuracy is one."""
    for _, event in told:
        if isinstance(event, ev.Fired):
            dice = sum(len(roll.dice) for roll in event.rolls)
            mean = dice * max(0, min(FACES, event.accuracy)) / FACES
            yield Throw(state.units[event.unit].seat, "hits", event.hits, mean)


def accounts(state: State) -> Iterable[Account]:
    """By the scenario's goal: strength points destroyed and hexes held, towns by the round, or the goal itself.

    Rules: BA-setup.
    """
    goal = state.battle.goal
    if goal.kind == "destroy":
        for side in SIDES:
            for unit in state.units.values():
                if unit.side != side and unit.place == "destroyed":
                    yield Account(side, "destroyed", {"unit": Name("unit", unit.id)}, CARDS[unit.card].cost)
            held = [h for h in goal.hexes if victory.holds(state, side, h)]
            for hex_ in held:
                yield Account(side, "holds", {"hex": Name("hex", str(hex_))}, goal.points)
    elif goal.kind == "towns":
        for side in SIDES:
            yield Account(side, "towns", {}, state.points.get(side, 0))
    else:
        scored = victory.scores(state).get(goal.side, 0)
        yield Account(goal.side, f"goal-{goal.kind}", {"count": scored}, met=goal_met(state))
    for side, points in victory.scores(state).items() if goal.kind in ("destroy", "towns") else ():
        yield Account(side, "total", {}, points)


def goal_met(state: State) -> bool:
    """Whether the side with a goal has won."""
    found = victory.verdict(state)
    return state.battle.goal.side in {side_of(seat) for seat in found.winners}
