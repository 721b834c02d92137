"""Standing orders: the choices of the execution answered beforehand, always and at once, from a side's own view."""

from collections.abc import Callable
from typing import Any

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import Unit, side_of
from sandtable.games.barbarossa.tables import CARDS, board
from sandtable.games.barbarossa.view import BarbarossaKnowledge
from sandtable.kernel import Action, Question, Ready, StandingKind, StandingOrder

KINDS = (
    StandingKind("reaction", ("hold-fire", "first", "best"), rule="BA-defend-fire"),
    StandingKind("next-target", ("weakest", "strongest"), rule="BA-group-fire"),
    StandingKind("adjust", ("always", "never"), rule="BA-hq-adjust"),
    StandingKind("share", ("spread", "smallest"), rule="BA-transport-losses"),
    StandingKind("smoke", ("toward-enemy", "away"), rule="BA-order-smoke"),
    StandingKind("melee", ("weakest", "strongest"), rule="BA-melee-choice"),
    StandingKind("duel", ("weakest", "strongest"), rule="BA-air-pairs"),
)


def answer(kind: str, order: StandingOrder, seen: BarbarossaKnowledge, question: Question) -> Action:
    """What the order says to this question; it has an answer to every one of its kind.

    Rules: BA-defend-fire, BA-group-fire, BA-melee-choice, BA-transport-losses.
    """
    found = question.choices()
    assert isinstance(found, list)
    mode = str(order["mode"])
    if kind == "reaction":
        return _reaction(mode, seen, found)
    if kind == "adjust":
        wanted = act.Adjust if mode == "always" else act.Keep
        return next((action for action in found if type(action) is wanted), found[-1])
    if kind == "smoke":
        return _smoke(mode, seen, question.seat, found)
    if kind == "share":
        return _best(found, lambda a: _size(seen, a.unit) * (1 if mode == "spread" else -1))
    sign = -1 if mode == "weakest" else 1
    return _best(found, lambda a: sign * _size(seen, a.target) if hasattr(a, "target") else -1e9)


def _best(found: list[Any], value: Callable[[Any], float]) -> Action:
    """The choice with the highest value; ready only when nothing else is left."""
    choices = [action for action in found if type(action) is not Ready and not action.retracts]
    return max(choices, key=value) if choices else found[-1]  # type: ignore[no-any-return]


def _size(seen: BarbarossaKnowledge, name: str) -> int:
    return seen.units[name].size


def _reaction(mode: str, seen: BarbarossaKnowledge, found: list[Any]) -> Action:
    shots = [action for action in found if isinstance(action, act.Shoot)]
    if mode == "hold-fire" or not shots:
        return Ready()
    if mode == "first":
        return shots[0]
    return max(shots, key=lambda shot: _worth(seen.units[shot.unit], seen.units[shot.target]))


def _worth(unit: Unit, target: Unit) -> int:
    """Dice against the target's type, weighed by its cost."""
    row = CARDS[unit.card].fire.get(target.type, (0,))
    return row[min(unit.losses, len(row) - 1)] * CARDS[target.card].cost


def _smoke(mode: str, seen: BarbarossaKnowledge, seat: str, found: list[Any]) -> Action:
    plan = board(seen.map)
    foes = [u.hex for u in seen.units.values() if u.side != side_of(seat) and u.place == "map" and u.hex]
    if not foes:
        return found[0]  # type: ignore[no-any-return]
    sign = -1 if mode == "toward-enemy" else 1
    return _best(found, lambda a: sign * min(plan.distance[a.hex][foe] for foe in foes))
