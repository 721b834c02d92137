"""The odds of a whole melee: a chain of rounds under a stated policy, each shot exact.

The policy: everyone fires at the enemy that he hurts most likely; neutralised attackers go back and neutralised
defenders fall back, where they can; who has lost a step stands; the attacker fights on, up to six rounds.
"""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.blitzkrieg import actions
from sandtable.games.blitzkrieg.flow.melee import Melee, assault
from sandtable.games.blitzkrieg.model import State, change
from sandtable.games.blitzkrieg.rules import fire, morale
from sandtable.games.blitzkrieg.rules.melee import fighters, melee_lines
from sandtable.games.blitzkrieg.rules.movement import March
from sandtable.games.blitzkrieg.rules.results import hurts, split
from sandtable.games.blitzkrieg.rules.retreat import retreat_hexes
from sandtable.games.blitzkrieg.tables.sheets import LOWEST, chance_at_most
from sandtable.kernel import Action, NoDice, clone

ROUNDS = 6
Man = tuple[int, bool]
"""The steps left to a unit, none if it is gone, and whether it was neutralised before the melee and still is."""
Men = tuple[Man, ...]
Force = dict[Men, float]
"""A distribution over what is left of a side."""
OUT_OF_IT: Man = (0, False)


def best_target(state: State, melee: Melee, aims: list[Action]) -> Action:
    """The shot that the policy takes."""
    unit_of = state.theatre.unit_of

    def hurt(aim: Action) -> float:
        assert isinstance(aim, actions.Aim)
        u, t = unit_of[aim.unit], unit_of[aim.target]
        return hurts(state, t, fire.total(melee_lines(state, u, t, melee)))

    return max(aims, key=hurt)


class _Side:
    """One side of the melee that is worked out."""

    def __init__(self, state: State, units: tuple[int, ...], exits: tuple[bool, ...]) -> None:
        self.units, self.exits = units, exits
        """The units, and whether each has where to fall back to."""
        self.start: Men = tuple((state.units[u].steps, state.units[u].neutralised) for u in units)
        needs = [morale.factor(state, state.units[u].formation) for u in units]
        self.keeps_calm = tuple(chance_at_most(need) / 36 for need in needs)
        """The chance of each to pass the test for panic."""

    def struck(self, found: Force, at: int, off: float, step: float) -> Force:
        """What is left after one shot that neutralises or costs a step with these chances."""
        then: Force = {}
        for men, weight in found.items():
            for man, chance in self._fate(men[at], at, off, step):
                after = (*men[:at], man, *men[at + 1 :])
                then[after] = then.get(after, 0.0) + weight * chance
        return then

    def _fate(self, man: Man, at: int, off: float, step: float) -> list[tuple[Man, float]]:
        steps, pinned = man
        if not steps:
            return [(man, 1.0)]
        found = [(man, 1 - off - step), (_lose(steps, pinned), step)]
        if pinned:
            calm = self.keeps_calm[at]
            return [*found, (man, off * calm), (_lose(steps, False), off * (1 - calm))]
        return [*found, (OUT_OF_IT if self.exits[at] else _lose(steps, False), off)]

    def without_pinned(self, men: Men) -> Men:
        """Those neutralised before the melee fall back after the first round, or lose a step where they cannot."""
        left = []
        for (steps, pinned), can_go in zip(men, self.exits, strict=True):
            left.append((steps, pinned) if not pinned else OUT_OF_IT if can_go else _lose(steps, False))
        return tuple(left)


def _lose(steps: int, pinned: bool) -> Man:
    return (steps - 1, pinned) if steps > 1 else OUT_OF_IT


class _Chain:
    """A melee after the assault has come in, and the sums of the shots in it that were asked for."""

    def __init__(self, first: State, melee: Melee) -> None:
        self.melee = melee
        mine, theirs = fighters(first, melee.hex, first.active), fighters(first, melee.hex, 1 - first.active)
        self.attack = _Side(first, mine, (True,) * len(mine))
        exits = tuple(bool(retreat_hexes(first, u, self.melee.origin)) for u in theirs)
        self.defence = _Side(first, theirs, exits)
        later = clone(first)
        for u in (*mine, *theirs):
            change(later, u, column=False)
        self.states = (first, later)
        self.known: dict[tuple[int, int, int, bool], int] = {}
        self.fired: dict[tuple[bool, Men, Men], Force] = {}
        """What later volleys leave, by who fires: the same pairs come again in every round."""

    def column(self, u: int, steps: int, t: int, first: bool) -> int:
        """The sum of a shot by a unit with so many steps, in the first round or later."""
        key = (u, steps, t, first)
        if key not in self.known:
            state = self.states[0 if first else 1]
            kept = state.units[u]
            state.units[u] = replace(kept, steps=steps)
            self.known[key] = fire.total(melee_lines(state, u, t, replace(self.melee, round=1 if first else 2)))
            state.units[u] = kept
        return self.known[key]

    def volley(self, side: _Side, men: Men, foes: _Side, theirs: Men, first: bool) -> Force:
        """What is left of the foes after each unit of a side has fired."""
        found: Force = {theirs: 1.0}
        state = self.states[0]
        live = [at for at, (left, _) in enumerate(theirs) if left]
        for u, (steps, _) in zip(side.units, men, strict=True):
            if steps and live:
                columns = {at: self.column(u, steps, foes.units[at], first) for at in live}
                at = max(live, key=lambda i: hurts(state, foes.units[i], columns[i]))
                _, off, step = split(state, foes.units[at], columns[at])
                found = foes.struck(found, at, off / 36, step / 36)
        return found

    def later_volley(self, attacks: bool, men: Men, theirs: Men) -> Force:
        """What a volley of a later round leaves of the foes of the attacker, or of the attacker."""
        key = (attacks, men, theirs)
        found = self.fired.get(key)
        if found is None:
            side, foes = (self.attack, self.defence) if attacks else (self.defence, self.attack)
            found = self.fired[key] = self.volley(side, men, foes, theirs, False)
        return found

    def can_anyone_fire(self, a: Men, d: Men) -> bool:
        for side, men, foes, theirs in ((self.attack, a, self.defence, d), (self.defence, d, self.attack, a)):
            for u, (steps, _) in zip(side.units, men, strict=True):
                for t, (left, _) in zip(foes.units, theirs, strict=True):
                    if steps and left and self.column(u, steps, t, False) >= LOWEST:
                        return True
        return False


Standing = dict[tuple[Men, Men], float]


def melee_odds(state: State, march: March, h: int) -> tuple[float, float, float]:
    """The chances that the attacker takes the hex, that he is repelled, and that six rounds decide nothing.

    Mines in the hex are left out: they have their own odds.
    """
    first = clone(state)
    first.mines = [mined for mined in state.mines if mined != h]
    assault(first, march, h, NoDice(), [])
    chain = _Chain(first, first.stack[-1])
    return _further(chain, _first_round(chain), ROUNDS - 1)


def press_odds(state: State, melee: Melee) -> tuple[float, float, float]:
    """The same after the first round, if the attacker fights on."""
    chain = _Chain(clone(state), melee)
    return _further(chain, {(chain.attack.start, chain.defence.start): 1.0}, ROUNDS)


def _further(chain: _Chain, now: Standing, rounds: int) -> tuple[float, float, float]:
    """So many rounds more."""
    won = repelled = 0.0
    for left in range(rounds, -1, -1):
        then: Standing = {}
        for (a, d), weight in now.items():
            if not any(steps for steps, _ in a):
                repelled += weight
            elif not any(steps for steps, _ in d):
                won += weight
            elif not chain.can_anyone_fire(a, d):
                repelled += weight
            elif left:
                _round(chain, a, d, weight, then)
            else:
                then[a, d] = weight
        now = then
    return won, repelled, sum(now.values())


def _first_round(chain: _Chain) -> Standing:
    """The defenders fire, then those attackers that are left; defenders neutralised before fall back."""
    attack, defence, found = chain.attack, chain.defence, dict[tuple[Men, Men], float]()
    for a, weight in chain.volley(defence, defence.start, attack, attack.start, True).items():
        for d, chance in chain.volley(attack, a, defence, defence.start, True).items():
            left = defence.without_pinned(d) if any(steps for steps, _ in a) else d
            found[a, left] = found.get((a, left), 0.0) + weight * chance
    return found


def _round(chain: _Chain, a: Men, d: Men, weight: float, then: Standing) -> None:
    """A later round: both sides fire from the same position."""
    answers = chain.later_volley(False, d, a)
    for left, chance in chain.later_volley(True, a, d).items():
        for own, other in answers.items():
            then[own, left] = then.get((own, left), 0.0) + weight * chance * other
