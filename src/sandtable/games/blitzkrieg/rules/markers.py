"""Chapters 2B and 5.6: what becomes of activation markers - spent, declined, held."""

from __future__ import annotations

from sandtable.games.blitzkrieg import events
from sandtable.games.blitzkrieg.model import State, reform
from sandtable.games.blitzkrieg.tables.theatre import FORMATION, GENERAL
from sandtable.kernel import Event


def spend(state: State, m: int, out: list[Event]) -> None:
    """A used marker lies open before its owner until the next administration.

    Rules: BK-2B3.
    """
    state.played[m] += 1
    out.append(events.MarkerSpent(state.index.theatre.markers[m].id))


def decline(state: State, m: int, out: list[Event]) -> None:
    """Set a marker aside: a fatigued formation sheds its fatigue, any other declined marker is a pass.

    Rules: BK-2B1, BK-2B2, BK-5.4, BK-5.6.
    """
    marker = state.index.theatre.markers[m]
    state.declined[m] += 1
    out.append(events.MarkerDeclined(marker.id))
    if marker.kind == FORMATION:
        if state.formations[marker.formation].fatigued:
            reform(state, marker.formation, fatigued=False, declined=True)
            out.append(events.FatigueShed(state.index.theatre.cards[marker.formation].id))
            return
        reform(state, marker.formation, declined=True)
    note_pass(state, marker.side, out)


def note_pass(state: State, side: int, out: list[Event]) -> None:
    """Two passes in a row, one by each side, end the phase.

    Rules: BK-5.6.
    """
    if state.passed == 1 - side:
        state.closed = True
        out.append(events.PhaseEnded("passed"))
    state.passed = side


def held_marker(state: State, side: int, kind: int) -> int:
    """The marker of a kind that a side holds, by its number."""
    markers = state.index.theatre.markers
    return next(m for m, marker in enumerate(markers) if marker.side == side and marker.kind == kind)


def spend_general(state: State, side: int, out: list[Event]) -> None:
    """Use up the held general marker.

    Rules: BK-5.5b.
    """
    state.generals[side] -= 1
    spend(state, held_marker(state, side, GENERAL), out)
