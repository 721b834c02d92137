"""Chapter 8.5.1: a demoralised formation recovers, or flees to its own edge."""

from __future__ import annotations

from sandtable.games.blitzkrieg import events
from sandtable.games.blitzkrieg.flow.mines import enter_mines
from sandtable.games.blitzkrieg.flow.retreat import make_room
from sandtable.games.blitzkrieg.model import State, members, reform
from sandtable.games.blitzkrieg.rules import special
from sandtable.games.blitzkrieg.rules.morale import factor, flight_points, flight_step, is_finished, leave_map
from sandtable.games.blitzkrieg.rules.movement import step_price
from sandtable.games.blitzkrieg.rules.organisation import check_command, way_of
from sandtable.games.blitzkrieg.rules.retreat import follow
from sandtable.games.blitzkrieg.tables.sheets import FACTOR
from sandtable.kernel import Dice, Event


def recovers(state: State, f: int, dice: Dice, out: list[Event]) -> bool:
    """A demoralised formation tests to recover, 2d6 at or under its factor less 3; on failure all its units flee.

    Rules: BK-8.5.1.
    """
    need = factor(state, f) + FACTOR["recovery"]
    roll = dice.sum(2, 6, "recovery")
    passed = roll.value <= need
    out.append(events.RecoveryTested(state.index.theatre.cards[f].id, need, "yes" if passed else "no", (roll,)))
    if passed:
        reform(state, f, demoralised=False)
    else:
        flight(state, f, dice, out)
    return passed


def flight(state: State, f: int, dice: Dice, out: list[Event]) -> None:
    """All units of a formation flee, its HQ first, so that command is measured from where it ends.

    Rules: BK-8.5.1.
    """
    for u in reversed(members(state, f)):
        if state.units[u].hex >= 0 and state.units[u].aboard < 0:
            flee(state, u, dice, out)
    for u in members(state, f):
        check_command(state, u, out)
    if is_finished(state, f) and state.index.theatre.cards[f].marker:
        name = state.index.theatre.cards[f].id
        state.cup[state.index.theatre.marker_of[name]] = 0
        out.append(events.MarkerRemoved(name))


def flee(state: State, u: int, dice: Dice, out: list[Event]) -> None:
    """One unit runs for its own edge by the cheapest hexes, past enemies only if it must, and off the map from there;
    it pays for leaving a minefield like any other.

    Rules: BK-8.5.1, BK-10.1.
    """
    theatre, start = state.index.theatre, state.units[u].hex
    left, moved = flight_points(state, u), False
    while state.units[u].hex >= 0:
        h = state.units[u].hex
        if h in theatre.board.edge[theatre.side[u]] and (left > 0 or not moved):
            leave_map(state, u, out)
            return
        to = flight_step(state, u, h)
        price = step_price(state, way_of(state, u), h, to, road=False) or 0
        if to < 0 or (moved and price > left):
            break
        left, moved = left - price, True
        follow(state, u, to, out)
        enter_mines(state, u, to, dice, out)
    if state.units[u].hex >= 0 and moved:
        make_room(state, u, dice, out)
        out.append(events.Fled(theatre.ids[u], theatre.numbers[start], theatre.numbers[state.units[u].hex]))
    special.check_works(state, start, u, out)
