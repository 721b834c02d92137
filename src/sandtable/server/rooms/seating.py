"""Who sits where, and whose answer a match waits for."""

from __future__ import annotations

import os
from collections.abc import Iterable

from sandtable.kernel import Table
from sandtable.server.wire.messages import MatchSeat
from sandtable.server.workers.pool import Lane

DELAY = float(os.environ.get("SANDTABLE_DELAY") or 180)
"""Seconds that a side's view comes late."""


def people_of(players: Iterable[MatchSeat]) -> set[str]:
    """The seats that people sit at, or may sit at."""
    return {each.seat for each in players if each.holder == "person"}


def computer_asked(players: Iterable[MatchSeat], table: Table) -> str | None:
    people = people_of(players)
    return next((seat for seat in table.waiting() if seat not in people), None)


def lane_of(players: Iterable[MatchSeat]) -> Lane:
    return Lane.PEOPLE if people_of(players) else Lane.COMPUTERS


def urgency(players: tuple[MatchSeat, ...], table: Table) -> Lane | None:
    """How urgent it is that a computer answers; None: none is asked."""
    return None if computer_asked(players, table) is None else lane_of(players)


def sides_shown(players: Iterable[MatchSeat]) -> tuple[str, ...]:
    """The sides that those who look on may see as they see themselves: those of people, when all people allow it."""
    people = [each for each in players if each.holder == "person"]
    return tuple(each.seat for each in people) if all(each.shows and not each.free for each in people) else ()
