"""Where troops are drawn to: beside goals that want them, into goals that are held too thinly, to the front."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import State, Unit, units_at
from sandtable.games.europe.officer.aims import OSLO, centre, goals_left, is_held_back, steps_to, waits_to_drop
from sandtable.games.europe.officer.estimates import front_distance, threat, worth
from sandtable.games.europe.officer.ground import (
    GOAL,
    appetite,
    base_value,
    fort_lacks,
    fortress,
    is_hopeless,
    lonely,
    need,
    thin,
)
from sandtable.games.europe.rules.diplomacy import hostile


class Pull:
    """How strongly each area draws troops in one position; worked out area by area when it is asked for."""

    def __init__(self, state: State, power: int) -> None:
        self.state, self.power = state, power
        self.distance = front_distance(state, power)
        self.over = state.turn == state.last
        left = [] if self.over else [a for a in goals_left(state, power) if a != OSLO]
        left = [a for a in left if not is_hopeless(state, power, a)]
        self.missing = {goal: appetite(state, power, goal) for goal in left}
        self.fortress = fortress(state, power)
        self.centre = t.NOBODY if self.over else centre(state, power)
        self.early = self.centre != t.NOBODY and state.turn + 1 < state.last
        """Whether lesser goals can still wait."""
        self._known: dict[int, float] = {}

    def of(self, area: int) -> float:
        if area not in self._known:
            self._known[area] = self._work_out(area)
        return self._known[area]

    def _work_out(self, area: int) -> float:
        value = -6.0 * min(self.distance[area], 8) + (0.0 if self.over else need(self.state, self.power, area))
        if worth(self.state.setup.scenario)[area] >= GOAL and thin(self.state, self.power, area) > 0:
            value += 40.0 if self.over else 25.0
        if fort_lacks(self.state, self.power, area) > 0:
            value += 40.0
        calls = [goal for goal, short in self.missing.items() if short > 0 and t.NEAR_MASK[goal] >> area & 1]
        if calls:
            lesser = self.centre != t.NOBODY and any(goal != self.centre for goal in calls)
            value += 15.0 if self.early and self.centre not in calls else 45.0 if lesser and not self.early else 30.0
        if self.early:
            value += 10.0 * max(0, 4 - steps_to(self.centre)[area])
        return value + (60.0 if area == self.fortress else 0.0)

    def keeps(self, unit: Unit) -> bool:
        """Whether a land unit is bound to its place: a goal beside or under it would want it back."""
        state, power, area = self.state, self.power, unit.area
        if is_held_back(state, power, area) or waits_to_drop(state, power, unit.kind, area):
            return True
        if area == self.fortress or self._is_gap(unit) or fort_lacks(state, power, area, 1) > 0:
            return True
        if area == t.CHIEF[power] and lonely(state, power, area):
            return True
        if worth(state.setup.scenario)[area] >= GOAL and thin(state, power, area, t.DEFENCE[unit.owner][unit.kind]) > 0:
            return True
        strength = t.ATTACK[unit.owner][unit.kind]
        return any(self._binds(goal, strength) for goal in self.missing if t.NEAR_MASK[goal] >> area & 1)

    def _is_gap(self, unit: Unit) -> bool:
        """Whether a home area beside enemy troops would be left open to them, or the chief port of a conquest to a
        landing."""
        state, power, area = self.state, self.power, unit.area
        coast = t.PORT[area] and t.HOME[area] >= 6 and t.CHIEF[t.HOME[area]] == area
        if not coast and (t.HOME[area] != power or threat(state, power, area) == 0):
            return False
        return sum(t.IS_LAND[u.kind] and not hostile(state, power, u.owner) for _, u in units_at(state, area)) == 1

    def _binds(self, goal: int, strength: int) -> bool:
        """A goal wants what stands beside it back; a lesser one that has too little anyway lets it go at first."""
        short = self.missing[goal]
        return short + strength > 0 and (not self.early or goal == self.centre or short <= 0)

    def gain(self, unit: Unit, to: int) -> float:
        """How much better a unit stands in another area."""
        if t.IS_AIR[unit.kind]:
            here, there = (base_value(self.state, self.power, unit.kind, a) for a in (unit.area, to))
            return 0.5 * (there - here) - 3.0
        return self.of(to) - self.of(unit.area) - 1.2 * t.DEFENCE[unit.owner][unit.kind] - 2.0
