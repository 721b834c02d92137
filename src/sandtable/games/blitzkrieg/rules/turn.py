"""Chapter 2: what administration and the end of a turn do by themselves."""

from __future__ import annotations

from sandtable.games.blitzkrieg import events
from sandtable.games.blitzkrieg.model import GONE, OVERRUN, RETURNING, State, change, members, put, reform
from sandtable.games.blitzkrieg.rules import morale
from sandtable.games.blitzkrieg.rules.organisation import check_command
from sandtable.games.blitzkrieg.tables.theatre import FORMATION
from sandtable.kernel import Event


def flip_hqs(state: State) -> None:
    """HQs back to their active side; those overrun in the turn before may come back now.

    Rules: BK-2A, BK-3.2b, BK-3.2c.
    """
    for f in range(len(state.formations)):
        reform(state, f, repeated=False, activations=0, declined=False)
    for u, unit in enumerate(state.units):
        if unit.hex == OVERRUN:
            change(state, u, hex=RETURNING)


def clear_opportunity(state: State) -> None:
    """All opportunity markers come off, and nobody has moved in the new turn.

    Rules: BK-2A, BK-9.1.1.
    """
    for u, unit in enumerate(state.units):
        if unit.opp or unit.moved:
            change(state, u, opp=False, moved=False)


def check_all_command(state: State, out: list[Event]) -> None:
    """Out of command markers come off units back in command and go on those beyond it.

    Rules: BK-2A, BK-3.5.
    """
    for u in range(len(state.units)):
        check_command(state, u, out)


def refill_cup(state: State, out: list[Event]) -> None:
    """Used, declined and cancelled markers return; held, removed and carried-over ones do not.

    Rules: BK-2A.
    """
    for m, marker in enumerate(state.index.theatre.markers):
        back = state.played[m] + state.declined[m]
        state.played[m] = state.declined[m] = 0
        if back and (marker.kind != FORMATION or not morale.is_finished(state, marker.formation)):
            state.cup[m] += back
        elif back:
            out.append(events.MarkerRemoved(marker.id))
    if state.carried >= 0:
        state.opening.append(state.carried)
        state.carried = -1


def carry_over(state: State, out: list[Event]) -> None:
    """The last marker is not carried out: it opens the next turn, and in the last turn it is lost.

    Rules: BK-5.6.
    """
    m = next(m for m, count in enumerate(state.cup) if count)
    state.cup[m] -= 1
    state.carried = m
    out.append(events.MarkerCarried(state.index.theatre.markers[m].id))


def departures(state: State, out: list[Event]) -> None:
    """Formations that leave at the end of this turn, with their marker.

    Rules: BK-12.2d.
    """
    t = state.index.theatre
    for row in t.scenario.get("departure", ()):
        if row["turn"] == state.turn:
            f = t.formation_of[row["formation"]]
            for u in members(state, f):
                if state.units[u].hex >= 0 or state.units[u].hex in (OVERRUN, RETURNING):
                    put(state, u, GONE, neutralised=False, out=False, column=False)
            m = t.marker_of[row["formation"]]
            state.cup[m] = state.played[m] = state.declined[m] = 0
            state.carried = -1 if state.carried == m else state.carried
            out.append(events.FormationLeft(row["formation"]))
