"""Where a stack goes that has been taken up."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import March, Rebase
from sandtable.games.europe.flow.moving import Moving
from sandtable.games.europe.model import State, who
from sandtable.games.europe.officer.aims import goals_left, left_to_another, norway_waits, wants_cargo
from sandtable.games.europe.officer.estimates import threat, worth
from sandtable.games.europe.officer.flight import forward_base
from sandtable.games.europe.officer.ground import base_value, need, spare
from sandtable.games.europe.officer.pull import Pull
from sandtable.games.europe.rules.diplomacy import hostile_areas
from sandtable.games.europe.rules.movement import BATTLE
from sandtable.kernel import Action


def moving(bold: float, state: State, power: int, found: list[Action]) -> Action | None:
    """Where the chosen stack goes: into the best open area, or towards the front."""
    frame: Moving = state.stack[-1]
    steps = [a for a in found if isinstance(a, March | Rebase)]
    if not steps:
        return found[0]
    if (
        norway_waits(state, power)
        and frame.area == t.KIEL
        and (frame.make == t.FLEET or (frame.make == t.ARM and wants_cargo(state, power)))
    ):
        port = [a for a in steps if a.to == "stettin" and (a.n == 1 or frame.make == t.FLEET)]
        if port and frame.phase == 2:
            return port[-1]
    if t.IS_LAND[frame.make]:
        return _march(state, power, frame, steps)
    if frame.phase == BATTLE and t.IS_AIR[frame.make]:
        return forward_base(state, power, frame.owner, frame.make, steps)
    best: Action = max(steps, key=lambda a: (base_value(state, power, frame.make, t.AREA[a.to]), a.n))
    return best


def _march(state: State, power: int, frame: Moving, steps: list[March | Rebase]) -> Action:
    enemy = hostile_areas(state, power) | who(state).control[t.NOBODY]
    taking = [a for a in steps if enemy >> t.AREA[a.to] & 1 and not left_to_another(state, power, t.AREA[a.to])]
    values = worth(state.setup.scenario)
    if taking:
        best = max(taking, key=lambda a: values[t.AREA[a.to]] - 0.2 * threat(state, power, t.AREA[a.to]))
        alone = threat(state, power, t.AREA[best.to]) == 0 and not _beside_goal(state, power, t.AREA[best.to])
        free = 1 if alone else spare(state, power, frame.area, frame.owner, frame.make)
        same = [a for a in taking if a.to == best.to and a.n <= max(1, free)]
        return max(same, key=lambda a: a.n)
    pull = Pull(state, power)
    aim = max(steps, key=lambda a: (-pull.distance[t.AREA[a.to]], need(state, power, t.AREA[a.to])))
    if state.turn == state.last:
        aim = max(steps, key=lambda a: pull.of(t.AREA[a.to]))
    same = [a for a in steps if a.to == aim.to]
    free = spare(state, power, frame.area, frame.owner, frame.make)
    return next((a for a in reversed(same) if a.n <= max(1, free)), same[0])


def _beside_goal(state: State, power: int, area: int) -> bool:
    return any(t.NEAR_MASK[goal] >> area & 1 for goal in goals_left(state, power))
