"""Retreats (6.3.3), and where any move ends: making room in a full hex (7.3, 9.1.5)."""

from __future__ import annotations

from sandtable.games.blitzkrieg import events
from sandtable.games.blitzkrieg.flow.mines import enter_mines
from sandtable.games.blitzkrieg.model import State, change, passenger
from sandtable.games.blitzkrieg.rules import effects, special
from sandtable.games.blitzkrieg.rules.organisation import check_command
from sandtable.games.blitzkrieg.rules.retreat import follow, stacked, way_to_room
from sandtable.games.blitzkrieg.tables.sheets import STACK
from sandtable.kernel import Dice, Event


def retreat(state: State, u: int, h: int, dice: Dice, out: list[Event], attacked_from: int = -1) -> None:
    """Fall back one hex, farther if that hex is full; mines strike but are not tested for removal; command is checked.

    The whole way out of a melee keeps clear of the hex from which the enemy came.

    Rules: BK-6.3.3, BK-9.1.5, BK-3.5.
    """
    theatre, start = state.index.theatre, state.units[u].hex
    out.append(events.Retreated(theatre.ids[u], theatre.numbers[start], theatre.numbers[h]))
    follow(state, u, h, out)
    enter_mines(state, u, h, dice, out, retreat=True)
    if state.units[u].hex >= 0:
        make_room(state, u, dice, out, (start, attacked_from))
    special.check_works(state, start, u, out)
    check_command(state, u, out)


def make_room(state: State, u: int, dice: Dice, out: list[Event], barred: tuple[int, ...] = ()) -> None:
    """A unit that overstacks a hex goes on by the shortest way to one with room, through minefields too, but not over
    barred hexes: the one that it has left, or from which it was attacked.

    A unit that enemies or impassable ground keep from every such hex is eliminated.

    Rules: BK-6.3.3, BK-9.1.5, BK-7.3.
    """
    if state.index.theatre.is_hq[u] or stacked(state, state.units[u].hex) <= STACK:
        return
    way = way_to_room(state, u, barred)
    if not way:
        effects.eliminate(state, u, dice, out)
    theatre = state.index.theatre
    for h in way:
        start = state.units[u].hex
        out.append(events.Retreated(theatre.ids[u], theatre.numbers[start], theatre.numbers[h]))
        follow(state, u, h, out)
        enter_mines(state, u, h, dice, out, retreat=True)
        if state.units[u].hex < 0:
            return


def stop(state: State, u: int, act: int, dice: Dice, out: list[Event]) -> None:
    """A unit's move ends: its column dissolves, and so does the company's aboard; a full hex makes it go on."""
    company = passenger(state, u)
    change(state, u, column=False, act=act)
    if company >= 0:
        change(state, company, act=act)
    make_room(state, u, dice, out)
