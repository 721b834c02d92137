"""Which standing orders a table takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.kernel.decision import Decision
from sandtable.kernel.errors import Refusal
from sandtable.kernel.frames import Seat
from sandtable.kernel.shapes import Parameter, StandingKind


def why_no_order(
    kinds: Sequence[StandingKind], decision: Decision | None, seat: Seat, kind: str, order: Mapping[str, Any] | None
) -> Refusal | None:
    """A known kind, not while its question is open to the seat, with a mode and parameters that the kind has."""
    known = {each.key: each for each in kinds}
    if kind not in known:
        return Refusal("", "no-such-order", {"kind": kind})
    if decision and decision.frame.standing == kind and seat in decision.seats:
        return Refusal("", "order-while-asked")
    if order is not None and not _fits(order, known[kind]):
        return Refusal("", "no-such-mode", {"kind": kind})
    return None


def _fits(order: Mapping[str, Any], kind: StandingKind) -> bool:
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
