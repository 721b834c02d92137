"""What this game measures of its own: the slowest options of whole matches, and odds of a big battle."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import State
from sandtable.games.europe.odds.battle import battle_odds
from sandtable.games.europe.odds.forces import Forces
from sandtable.games.europe.odds.sums import load_sums
from sandtable.games.europe.rules.diplomacy import make_index
from sandtable.games.europe.rules.wishes import Piece
from sandtable.kernel import Decision, Game, Question, Seat, Seeded, advance, clone, play
from sandtable.kernel.options import Rng
from sandtable.opponents import Mind, RandomPlayer

LEVELS = ("basic", "advanced")


def figures(game: Game, rng: Rng) -> list[tuple[str, float, str]]:
    """Name, value and unit of each."""
    slowest = max(
        slowest_options(game, scenario.id, level, mind, rng)
        for scenario in game.scenarios()
        for level in LEVELS
        for mind in (Mind(RandomPlayer()), Mind(game.opponents()["officer"]()))
    )
    found = [("slowest options of random and officer matches, both levels", 1e3 * slowest, "ms")]
    return found + [(f"odds of thirty against thirty, {way}", 1e3 * spent, "ms") for way, spent in big_battle()]


def slowest_options(game: Game, scenario: str, level: str, mind: Mind, rng: Rng) -> float:
    """The longest that any seat's options took in one match, in seconds of this process."""
    state, dice, out = game.start(scenario, {"level": level}), Seeded(1), list[Any]()
    decision, longest = advance(state, dice, out), 0.0
    while decision is not None:
        seat = decision.seats[0]
        spent = _spent(partial(decision.options, seat))
        if spent > longest:
            longest = max(longest, min(spent, _again(state, decision, seat)))
        seen = game.knowledge(state, frozenset((seat,))) if mind.needs_knowledge else None
        decision = play(state, decision, seat, mind.choose(seen, Question(seat, decision), rng), dice, out)
        out.clear()
    return longest


def _again(state: State, decision: Decision, seat: Seat) -> float:
    """The best of three with nothing kept from before: what else the machine did is not counted."""
    return min(_spent(partial(decision.frame.options, fresh, seat)) for fresh in _fresh(state))


def _fresh(state: State) -> list[State]:
    copies = [clone(state) for _ in range(3)]
    for each in copies:
        make_index(each)
    return copies


def _spent(deed: Callable[[], Any]) -> float:
    start = time.process_time()
    deed()
    return time.process_time() - start


def thirty() -> tuple[Forces, Forces]:
    """Thirty against thirty: aircraft, ships, and troops that land."""
    attack = Forces(_pieces(t.AIR, 10, 3), _pieces(t.FLEET, 5, 3), (), _pieces(t.INF, 8, 1) + _pieces(t.ARM, 7, 3))
    return attack, Forces(_pieces(t.AIR, 10, 4), _pieces(t.FLEET, 8, 3), _pieces(t.INF, 9, 3) + _pieces(t.ARM, 3, 4))


def _pieces(kind: int, n: int, value: int) -> tuple[Piece, ...]:
    return (Piece(kind, t.COST[kind], value, value, value),) * n


def submarine_battle() -> tuple[Forces, Forces]:
    """The same with submarines among the ships of both sides."""
    attack, defence = thirty()
    own, foes = _pieces(t.SUB, 1, 1) + attack.ships[1:], _pieces(t.SUB, 5, 1) + defence.ships[5:]
    return Forces(attack.air, own, (), attack.cargo), Forces(defence.air, foes, defence.land)


def big_battle() -> list[tuple[str, float]]:
    """The best of five once warm, compiled where that is possible, and plain; without and with submarines."""
    found = []
    for name, sides in (("", thirty()), ("submarines, ", submarine_battle())):
        for way, fast in (("compiled", True), ("plain", False)):
            if not fast or load_sums() is not None:
                deed = partial(battle_odds, *sides, fast=fast)
                deed()
                found.append((name + way, min(_spent(deed) for _ in range(5))))
    return found
