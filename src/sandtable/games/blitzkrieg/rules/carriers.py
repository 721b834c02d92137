"""Chapters 6.1 and 12.1: companies mount their carriers and leave them."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.games.blitzkrieg import actions, events
from sandtable.games.blitzkrieg.model import FRESH, HALF, State, change, passenger
from sandtable.games.blitzkrieg.rules.active import why_not_active
from sandtable.games.blitzkrieg.rules.special import is_infantry
from sandtable.games.blitzkrieg.tables.counters import CARRIER
from sandtable.kernel import Action, Event, Refusal

NOT_CARRIER = Refusal("BK-12.1f", "not-carrier")
NO_COMPANY = Refusal("BK-12.1f", "no-company")
NOT_FRESH = Refusal("BK-6.1c", "not-fresh")


def rides(state: State, u: int, formations: tuple[int, ...]) -> Iterator[Action]:
    """Mounting and dismounting."""
    theatre = state.index.theatre
    if why_no_dismount(state, u, formations) is None:
        yield actions.Dismount(theatre.ids[u])
    if is_infantry(state, u):
        for c in state.index.at[state.units[u].hex]:
            if theatre.kind[c] == CARRIER and why_no_mount(state, u, c, formations) is None:
                yield actions.Mount(theatre.ids[u], theatre.ids[c])


def why_no_mount(state: State, u: int, c: int, formations: tuple[int, ...]) -> Refusal | None:
    """A company of the carrier's own battalion in its hex, neither having acted, the carrier empty.

    Rules: BK-6.1c, BK-12.1f.
    """
    refusal = why_not_active(state, u, formations)
    if refusal is not None:
        return refusal
    theatre, unit = state.index.theatre, state.units[u]
    if c < 0 or theatre.kind[c] != CARRIER or theatre.counters[c].formation != theatre.counters[u].formation:
        return NOT_CARRIER
    if not is_infantry(state, u) or unit.hex != state.units[c].hex or passenger(state, c) >= 0:
        return NO_COMPANY
    if unit.act != FRESH or state.units[c].act != FRESH or unit.neutralised or unit.aboard >= 0:
        return NOT_FRESH
    return None


def why_no_dismount(state: State, u: int, formations: tuple[int, ...]) -> Refusal | None:
    """A company aboard that has not acted.

    Rules: BK-6.1c.
    """
    refusal = why_not_active(state, u, formations)
    if refusal is not None:
        return refusal
    unit = state.units[u]
    if unit.aboard < 0:
        return NO_COMPANY
    return NOT_FRESH if unit.act != FRESH or unit.neutralised else None


def mount(state: State, u: int, c: int, out: list[Event]) -> None:
    """A company gets on; carrier and company then have half a move or a shot.

    Rules: BK-6.1c.
    """
    change(state, u, aboard=c, act=HALF)
    change(state, c, act=HALF)
    out.append(events.Mounted(state.index.theatre.ids[u], state.index.theatre.ids[c]))


def dismount(state: State, u: int, out: list[Event]) -> None:
    """A company gets off; it and the carrier then have half a move or a shot.

    Rules: BK-6.1c.
    """
    carrier = state.units[u].aboard
    change(state, u, aboard=-1, act=HALF)
    if state.units[carrier].act == FRESH:
        change(state, carrier, act=HALF)
    out.append(events.Dismounted(state.index.theatre.ids[u], state.index.theatre.ids[carrier]))


def dismount_for_melee(state: State, u: int, out: list[Event]) -> None:
    """Nobody fights mounted: an attacked company leaves its carrier.

    Rules: BK-12.1f.
    """
    carrier = state.units[u].aboard
    if carrier >= 0:
        change(state, u, aboard=-1)
        out.append(events.Dismounted(state.index.theatre.ids[u], state.index.theatre.ids[carrier]))
