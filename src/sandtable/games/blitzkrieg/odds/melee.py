"""A whole melee as an exact chain over the steps of everyone in it.

The policy: a neutralised attacker goes back, a neutralised (or pinned) defender falls back, who loses a step stays;
each fires at the enemy it is most likely to hurt; the attacker fights on up to six rounds. Columns come from the
rules' own sum.
"""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.odds.chances import split
from sandtable.games.blitzkrieg.rules import fire
from sandtable.games.blitzkrieg.rules.melee import Fight, fighters, melee_lines
from sandtable.kernel import clone

ROUNDS = 6
Steps = tuple[int, ...]
Force = dict[Steps, float]
"""A distribution over the steps left to each unit of a side; 0 is out of the chain."""


class _Chain:
    """The melee that is worked out, and the chances of the shots in it that were asked for."""

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
            column = fire.total(melee_lines(self.state, u, t, Fight(self.hex, self.origin, round=1 if first else 2)))
            self.state.units[u] = kept
            _, off, step = split(self.state, t, column)
            self.known[key] = off / 36, step / 36
        return self.known[key]

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


def melee_odds(state: State, attackers: tuple[int, ...], origin: int, h: int) -> tuple[float, float, float]:
    """The chances that the attacker takes the hex, that he is repelled, and that six rounds decide nothing."""
    chain = _Chain(state, attackers, origin, h)
    mine = tuple(state.units[u].steps for u in attackers)
    theirs = tuple(state.units[u].steps for u in chain.defenders)
    pinned = [state.units[u].neutralised for u in chain.defenders]
    now: dict[tuple[Steps, Steps], float] = {}
    for a, weight in chain.volley(theirs, chain.defenders, attackers, mine, True).items():
        for d, chance in chain.volley(a, attackers, chain.defenders, theirs, True).items():
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
                _round(chain, a, d, weight, then)
        now = then
    return won, repelled, sum(now.values())


def _round(chain: _Chain, a: Steps, d: Steps, weight: float, then: dict[tuple[Steps, Steps], float]) -> None:
    """A later round: both sides fire from the same position."""
    for left, chance in chain.volley(a, chain.attackers, chain.defenders, d, False).items():
        for own, other in chain.volley(d, chain.defenders, chain.attackers, a, False).items():
            then[own, left] = then.get((own, left), 0.0) + weight * chance * other
