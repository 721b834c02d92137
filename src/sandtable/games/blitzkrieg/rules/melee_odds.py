"""A whole melee as an exact chain over the steps of everyone in it.

The policy: a neutralised attacker goes back, a neutralised (or pinned) defender falls back, who loses a step stays;
each fires at the enemy it is most likely to hurt; the attacker fights on up to six rounds. Columns come from the
rules' own sum.
"""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.rules import fire
from sandtable.games.blitzkrieg.rules.melee import Melee
from sandtable.games.blitzkrieg.rules.melee_fire import fighters, melee_lines
from sandtable.games.blitzkrieg.tables import CRT, HIGHEST, LOWEST, NOTHING, RED, STEP, WAYS_OF_2D6
from sandtable.kernel import clone

ROUNDS = 6
Steps = tuple[int, ...]
Force = dict[Steps, float]
"""A distribution over the steps left to each unit of a side; 0 is out of the fight."""


class _Fight:
    def __init__(self, state: State, attackers: tuple[int, ...], origin: int, h: int) -> None:
        self.state, self.attackers = clone(state), attackers
        self.defenders = fighters(state, h, 1 - state.active)
        for u in attackers:
            self.state.units[u] = replace(self.state.units[u], hex=h)
        self.hex, self.origin = h, origin
        self.known: dict[tuple[int, int, int, bool], tuple[float, float]] = {}

    def hit(self, u: int, steps: int, t: int, first: bool) -> tuple[float, float]:
        """The chances that a shot drives the target off, and that it costs it a step."""
        key = (u, steps, t, first)
        if key not in self.known:
            kept = self.state.units[u]
            self.state.units[u] = replace(kept, steps=steps)
            column = fire.total(melee_lines(self.state, u, t, Melee(self.hex, self.origin, round=1 if first else 2)))
            self.state.units[u] = kept
            self.known[key] = self._ways(column, t)
        return self.known[key]

    def _ways(self, column: int, t: int) -> tuple[float, float]:
        if column < LOWEST:
            return 0.0, 0.0
        row, off, step = CRT[min(column, HIGHEST)], 0, 0
        for roll in range(2, 13):
            if row[roll] == STEP:
                step += WAYS_OF_2D6[roll]
            elif row[roll] != NOTHING and (row[roll] != RED or self.state.theatre.soft[t]):
                off += WAYS_OF_2D6[roll]
        return off / 36, step / 36

    def volley(self, units: Steps, side: tuple[int, ...], foes: tuple[int, ...], theirs: Steps, first: bool) -> Force:
        """What is left of the foes after each unit of a side has fired at the one it can hurt most."""
        found: Force = {theirs: 1.0}
        for u, steps in zip(side, units, strict=True):
            live = [at for at, left in enumerate(theirs) if left]
            if not steps or not live:
                continue
            at = max(live, key=lambda i: sum(self.hit(u, steps, foes[i], first)))
            found = self._shot(found, at, *self.hit(u, steps, foes[at], first))
        return found

    @staticmethod
    def _shot(found: Force, at: int, off: float, step: float) -> Force:
        then: Force = {}
        for row, weight in found.items():
            if not row[at]:
                then[row] = then.get(row, 0.0) + weight
                continue
            for left, chance in ((row[at], 1 - off - step), (0, off), (row[at] - 1, step)):
                after = (*row[:at], left, *row[at + 1 :])
                then[after] = then.get(after, 0.0) + weight * chance
        return then


def melee(state: State, attackers: tuple[int, ...], origin: int, h: int) -> tuple[float, float, float]:
    """The chances that the attacker takes the hex, that he is repelled, and that six rounds decide nothing."""
    fight = _Fight(state, attackers, origin, h)
    mine = tuple(state.units[u].steps for u in attackers)
    theirs = tuple(state.units[u].steps for u in fight.defenders)
    pinned = [state.units[u].neutralised for u in fight.defenders]
    now: dict[tuple[Steps, Steps], float] = {}
    for a, weight in fight.volley(theirs, fight.defenders, attackers, mine, True).items():
        for d, chance in fight.volley(a, attackers, fight.defenders, theirs, True).items():
            held = tuple(0 if down and any(a) else left for left, down in zip(d, pinned, strict=True))
            now[a, held] = now.get((a, held), 0.0) + weight * chance
    won = repelled = 0.0
    for _ in range(ROUNDS):
        then: dict[tuple[Steps, Steps], float] = {}
        for (a, d), weight in now.items():
            if not any(a):
                repelled += weight
            elif not any(d):
                won += weight
            else:
                _round(fight, a, d, weight, then)
        now = then
    return won, repelled, sum(now.values())


def _round(fight: _Fight, a: Steps, d: Steps, weight: float, then: dict[tuple[Steps, Steps], float]) -> None:
    """A later round: both sides fire from the same position."""
    for left, chance in fight.volley(a, fight.attackers, fight.defenders, d, False).items():
        for own, other in fight.volley(d, fight.defenders, fight.attackers, a, False).items():
            then[own, left] = then.get((own, left), 0.0) + weight * chance * other
