"""Every result of a fight, played through the game itself: exact chances to hold the odds against.

A round in which nothing changes leads back to the same position; its share is divided out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from europe_field import Field, listed
from msgspec.structs import replace

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.games.europe.flow.battle import Fight
from sandtable.games.europe.flow.clash import Clash
from sandtable.games.europe.model import State
from sandtable.games.europe.odds.battle import BattleOdds
from sandtable.games.europe.rules.wishes import Piece
from sandtable.kernel import Action, Decision, NoDice, Odds, Question, outcomes, play

Result = tuple[bool, tuple[tuple[str, int], ...]]
"""Whether the area has been taken, and what is left of each unit."""
Shares = dict[Result, float]
Policy = Callable[[State, Decision], str]


class PlayOut:
    """Plays a fight to its end: losses by an order, and a policy for going on."""

    def __init__(self, area: str, seat: str, policy: Policy, rounds: int = 1, lose: Any = None) -> None:
        self.area, self.seat, self.policy, self.rounds = area, seat, policy, rounds
        self.lose = lose or (lambda unit: (t.COST[t.TYPE[unit] % 8], t.TYPE[unit] % 8))
        self.known: dict[Any, Shares] = {}

    def result(self, state: State) -> Result:
        left: dict[str, int] = {}
        for unit in state.units.values():
            left[unit.name] = left.get(unit.name, 0) + 1
        return (t.COUNTRIES[state.control[t.AREA[self.area]]] == self.seat, tuple(sorted(left.items())))

    def after(self, state: State, seat: str, action: Action) -> Shares:
        """The chance of every end when this is done now."""
        key = self._key(state, seat, action)
        if key in self.known:
            return self.known[key]
        self.known[key] = {}
        found: Shares = {}
        stay = 0.0
        for chance, trial, _, decision in outcomes(state, seat, action):
            p = float(chance)
            asked, choice = self._answer(trial, decision)
            if choice is None:
                _add(found, {self.result(trial): 1.0}, p)
            elif self._key(trial, asked, choice) == key:
                stay += p
            else:
                _add(found, self.after(trial, asked, choice), p)
        self.known[key] = {end: p / (1.0 - stay) for end, p in found.items()} or {self.result(state): 1.0}
        return self.known[key]

    def _answer(self, state: State, decision: Decision | None) -> tuple[str, Action | None]:
        """Who answers the next question and how; nobody where the fight is over. The first of two who both go on is
        passed over: nothing is thrown before the second has answered."""
        while decision is not None and decision.kind == "break" and state.stack[-1].hunters:
            if self.policy(state, decision) != "press":
                break
            decision = play(state, decision, decision.seats[0], GAME.parse("press"), NoDice(), [])
        if decision is None or not any(isinstance(f, Fight | Clash) for f in state.stack):
            return "", None
        seat = decision.seats[0]
        options = listed(decision, seat)
        if decision.kind in ("losses", "toll"):
            return seat, min(options, key=lambda a: self.lose(a.unit))
        if decision.kind in ("resolve", "break"):
            return seat, GAME.parse(self.policy(state, decision))
        if decision.kind == "chain":
            return seat, GAME.parse("hold")
        return (seat, options[0]) if decision.kind == "routing" else ("", None)

    def _key(self, state: State, seat: str, action: Action) -> Any:
        """A position but for the number of rounds, as far as nothing hangs on that."""
        stack = tuple(self._plain(frame) for frame in state.stack)
        return (stack, tuple(state.units.items()), seat, str(action))

    def _plain(self, frame: Any) -> Any:
        cap = self.rounds
        if isinstance(frame, Fight):
            battle = frame.battle
            frame = replace(
                frame,
                battle=replace(
                    battle, round=min(battle.round, cap), rounds=min(battle.rounds, 1), spared=(False, False)
                ),
            )
        if isinstance(frame, Clash):
            frame = replace(frame, round=min(frame.round, cap), spared=(False, False))
        return repr(frame)


def _add(into: Shares, shares: Shares, p: float) -> None:
    for end, q in shares.items():
        into[end] = into.get(end, 0.0) + p * q


def mean_left(shares: Shares, unit: str) -> float:
    """The mean number left of a unit."""
    return sum(p * dict(left).get(unit, 0) for (_, left), p in shares.items())


def taken(shares: Shares) -> float:
    return sum(p for (won, _), p in shares.items() if won)


def fight_on(state: State, decision: Decision) -> str:
    return "press"


def pieces(kind: int, n: int, value: int) -> tuple[Piece, ...]:
    return (Piece(kind, t.COST[kind], value, value, value),) * n


def difference(one: BattleOdds, other: BattleOdds) -> float:
    """The greatest difference between any two figures of the same name."""
    pairs = [(one.win, other.win), *zip(one.air, other.air, strict=True)]
    pairs += zip(one.land_rounds, other.land_rounds, strict=True)
    for name in ("lost", "killed", "swing", "left"):
        mine, theirs = getattr(one, name), getattr(other, name)
        pairs += [(mine.get(key, 0.0), theirs.get(key, 0.0)) for key in {*mine, *theirs}]
    return max(abs(a - b) for a, b in pairs)


def card_of(field: Field, seat: str, action: str, **given: str) -> Odds:
    view = GAME.knowledge(field.state, frozenset({seat}))
    found = GAME.odds_given(view, Question(seat, field.pending()), GAME.parse(action), given)
    assert found is not None
    return found
