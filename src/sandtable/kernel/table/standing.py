"""Standing orders: which ones a table takes, and what they answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable.kernel.action import Action
from sandtable.kernel.decision import Decision
from sandtable.kernel.errors import Refusal
from sandtable.kernel.frames import S, Seat
from sandtable.kernel.game import Game, K, P, Question
from sandtable.kernel.shapes import Parameter, StandingKind, StandingOrder
from sandtable.kernel.table.progress import Progress


def why_no_order(kinds: Sequence[StandingKind], kind: str, order: StandingOrder | None) -> Refusal | None:
    """A known kind, with a mode and parameters that the kind has."""
    known = {each.key: each for each in kinds}
    if kind not in known:
        return Refusal("", "no-such-order", {"kind": kind})
    if order is not None and not _fits(order, known[kind]):
        return Refusal("", "no-such-mode", {"kind": kind})
    return None


def _fits(order: StandingOrder, kind: StandingKind) -> bool:
    known = {each.key: each for each in kind.parameters}
    given = {name: value for name, value in order.items() if name != "mode"}
    return order.get("mode") in kind.modes and all(
        name in known and _may_be(known[name], value) for name, value in given.items()
    )


def _may_be(parameter: Parameter, value: Any) -> bool:
    if type(value) is not type(parameter.default):
        return False
    if parameter.choices:
        return value in parameter.choices
    return not isinstance(value, int) or isinstance(value, bool) or parameter.low <= value <= parameter.high


def owed_by(at: Progress[S]) -> Seat | None:
    """The seat that answers before anyone else because of a standing order, or because it has left."""
    decision = at.asked
    if not at.owed or decision is None or not (at.left or at.standing):
        return None
    kind = decision.frame.standing
    return next((seat for seat in decision.seats if seat in at.left or kind in at.standing.get(seat, {})), None)


def owed_answer(game: Game[S, P, K], at: Progress[S], seat: Seat, decision: Decision[S]) -> tuple[str, Action]:
    """Who answers for that seat, the clock or its standing order, and what."""
    if seat in at.left:
        return "clock", decision.default(seat)
    kind = decision.frame.standing or ""
    known = game.knowledge(decision.state, frozenset((seat,)))
    question = Question(seat, decision, at.numbers.get(seat, 0))
    return "standing", game.answer(kind, at.standing[seat][kind], known, question)
