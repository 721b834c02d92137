"""A position for a situation: the scenario's start, changed as the file's `[position]` says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from sandtable.games.demo.flow import Move, NextTurn, React
from sandtable.games.demo.model import SEATS, Duel
from sandtable.kernel import Point


def arrange(base: Duel, position: Mapping[str, Any]) -> Duel:
    """`turn`, `stances`, `mover` or `reactor`, and per seat `at`, `strength`, `powder`."""
    base.turn = int(position.get("turn", 1))
    base.stances = dict(position.get("stances", {}))
    for seat in SEATS:
        given = position.get(seat, {})
        me = base.duellists[seat]
        at = Point(*given["at"]) if "at" in given else me.at
        strength, powder = given.get("strength", me.strength), given.get("powder", 3)
        base.duellists[seat] = replace(me, at=at, strength=strength, powder=powder)
    base.stack = [NextTurn()]
    if "mover" in position:
        base.stack.append(Move(position["mover"]))
    if "reactor" in position:
        base.stack.append(React(position["reactor"]))
    return base
