"""What a chain of interventions comes to: its fights one after another, last first, and the battle at its end.

Every end of a fight is followed on its own, so that the figures are exact; a chain with too many ends has none. Nobody
breaks off, nobody else answers, and the cheapest are lost first.
"""

from __future__ import annotations

from msgspec import Struct, field

from sandtable.games.europe import tables as t
from sandtable.games.europe.flow.battle import Fight
from sandtable.games.europe.flow.clash import Clash, sink
from sandtable.games.europe.flow.unwinding import Unwind
from sandtable.games.europe.model import State
from sandtable.games.europe.odds.attack import Forces, is_stuck, still_in
from sandtable.games.europe.odds.battle import BattleOdds, battle_odds
from sandtable.games.europe.odds.chain_fight import ChainFight
from sandtable.games.europe.odds.spoils import spoils
from sandtable.games.europe.rules import battle as rules
from sandtable.games.europe.rules.battle import Battle
from sandtable.games.europe.rules.intervention import ON_ATTACK, Mission
from sandtable.kernel import NoDice, clone

CHAIN_OVER = -2
"""The step of a chain after its last fight."""
MOST = 400
"""So many ends of fights are followed, at most."""


class ChainOdds(Struct):
    """For the side whose mission was met: the chance to take the area, and of each swing in HPP."""

    taken: float = 0.0
    swing: dict[int, float] = field(default_factory=dict)
    fights: int = 0
    """Fights and battles on the longest way."""

    def add(self, p: float, swing: int) -> None:
        self.swing[swing] = self.swing.get(swing, 0.0) + p


def settle(state: State, mission: Mission) -> Clash | Fight | None:
    """Goes on to the next fight of a chain, or to its battle; nothing where it is over.

    Rules: EU-12.2a, EU-12.2b.
    """
    while isinstance(state.stack[-1], Unwind):
        if state.stack[-1].step == CHAIN_OVER and mission.kind != ON_ATTACK:
            return None
        state.stack[-1].run(state, NoDice(), [])
    top = state.stack[-1]
    return top if isinstance(top, Clash | Fight) else None


class Following:
    """Sums over all ends of a chain."""

    def __init__(self, mission: Mission) -> None:
        self.mission, self.course, self.ends = mission, ChainOdds(), 0
        self._known: dict[tuple[Forces, Forces, int, int, bool, tuple[int, ...]], BattleOdds] = {}

    def follow(self, state: State, p: float = 1.0, swing: int = 0, fights: int = 0) -> bool:
        """From here on; whether it could be followed to all its ends."""
        top = settle(state, self.mission)
        self.course.fights = max(self.course.fights, fights + (top is not None))
        if isinstance(top, Clash):
            return self._meet(state, top, p, swing, fights + 1)
        if isinstance(top, Fight):
            self._battle(state, top.battle, p, swing)
        else:
            self.course.add(p, swing)
        return True

    def _meet(self, state: State, clash: Clash, p: float, swing: int, fights: int) -> bool:
        """Each end of a fight on the way, with the units that are left.

        Rules: EU-12.2a, EU-12.2b.
        """
        meeting = ChainFight(state, clash)
        ends = meeting.ends(0)
        self.ends += len(ends)
        if self.ends > MOST:
            return False
        sign = 1 if t.SIDE[clash.hunter] == t.SIDE[self.mission.power] else -1
        for left, q in ends.items():
            after = clone(state)
            for number in meeting.fallen(left):
                sink(after, clash, number, [])
            after.end()
            if not self.follow(after, p * q, swing + sign * meeting.value(left), fights):
                return False
        return True

    def _battle(self, state: State, battle: Battle, p: float, swing: int) -> None:
        seen = self._outlook(state, battle)
        self.course.taken += p * seen.win
        for value, q in seen.swing.items():
            self.course.add(p * q, swing + value)

    def _outlook(self, state: State, battle: Battle) -> BattleOdds:
        won = spoils(state, battle.power, battle.area, battle.fighters, battle.defenders, battle.stage)
        attack, defence, _ = still_in(state, battle, won.trapped)
        key = (attack, defence, rules.times(state, battle), battle.stage, is_stuck(state, battle), won.others)
        if key not in self._known:
            alone = state.setup.aircraft_attack_alone
            self._known[key] = battle_odds(
                attack, defence, key[2], None, key[3], key[4], alone, counted=False, prize=won.others
            )
        return self._known[key]


def course(state: State, mission: Mission) -> ChainOdds | None:
    """The whole of a chain that is about to be resolved; nothing if it has too many ends."""
    made = Following(mission)
    return made.course if made.follow(clone(state)) else None
