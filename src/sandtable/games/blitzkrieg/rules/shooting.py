"""Chapters 6.1 and 8.1: direct fire by the active side - alone, before a move, or with the company aboard."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.games.blitzkrieg import actions
from sandtable.games.blitzkrieg.model import FRESH, HALF, MOVED, State, passenger
from sandtable.games.blitzkrieg.rules import fire
from sandtable.games.blitzkrieg.rules.active import HAS_ACTED, why_not_active
from sandtable.games.blitzkrieg.rules.carriers import NO_COMPANY, NOT_CARRIER
from sandtable.games.blitzkrieg.rules.sight import NO_TARGET, RANGE_ZERO, range_of, why_no_line
from sandtable.games.blitzkrieg.tables.counters import CARRIER
from sandtable.games.blitzkrieg.tables.sheets import LOWEST, MODIFIER
from sandtable.geometry.bits import members as bit_members
from sandtable.kernel import Action, Refusal

NO_FIRE_FIRST = Refusal("BK-6.1a", "no-fire-first")
NO_WEAPON = Refusal("BK-8.1", "no-weapon")


def shots(state: State, u: int, formations: tuple[int, ...]) -> Iterator[Action]:
    """The direct fire open to a unit: one walk over the enemies in sight instead of three questions for each.

    `test_shortcuts.py` compares it with the three `why_no_fire` (`test_the_shots_of_an_active_unit`).
    """
    theatre = state.index.theatre
    unit, ids, foe = state.units[u], theatre.ids, 1 - theatre.side[u]
    reach = range_of(state, u)
    if not reach or unit.act not in (FRESH, HALF, MOVED):
        return
    moved, carrier = unit.act == MOVED, theatre.kind[u] == CARRIER
    first = why_cannot_fire_first(state, u, formations) is None
    for h in bit_members(theatre.board.seen[reach][unit.hex] & state.index.bits[foe]):
        for t in state.index.at[h]:
            if why_no_line(state, u, t, reach) is not None:
                continue
            factor = fire.total(fire.direct_lines(state, u, t, moved))
            if factor >= LOWEST:
                yield actions.Fire(ids[u], ids[t])
                if first and factor + MODIFIER["moved"] >= LOWEST:
                    yield actions.FireFirst(ids[u], ids[t])
            if carrier and why_no_fire_together(state, u, t, formations) is None:
                yield actions.FireTogether(ids[u], ids[t])


def why_no_fire(state: State, u: int, t: int, formations: tuple[int, ...]) -> Refusal | None:
    """At full strength, or at reduced strength after half a move.

    `test_the_shots_of_an_active_unit` in `test_shortcuts.py` compares `shots` with it.

    Rules: BK-6.1a, BK-8.1, BK-4.2.
    """
    refusal = why_not_active(state, u, formations)
    if refusal is not None:
        return refusal
    unit = state.units[u]
    if unit.act not in (FRESH, HALF, MOVED):
        return HAS_ACTED
    reach = range_of(state, u)
    if not reach:
        return NO_WEAPON if state.index.theatre.is_hq[u] else RANGE_ZERO
    if t < 0:
        return NO_TARGET
    return fire.why_no_shot(state, u, t, reach, unit.act == MOVED)


def why_no_fire_first(state: State, u: int, t: int, formations: tuple[int, ...]) -> Refusal | None:
    """At reduced strength before half a move, by a unit that could move.

    `test_the_shots_of_an_active_unit` in `test_shortcuts.py` compares `shots` with it.

    Rules: BK-6.1a.
    """
    refusal = why_cannot_fire_first(state, u, formations)
    if refusal is not None:
        return refusal
    reach = range_of(state, u)
    if not reach or t < 0:
        return NO_TARGET
    return fire.why_no_shot(state, u, t, reach, True)


def why_cannot_fire_first(state: State, u: int, formations: tuple[int, ...]) -> Refusal | None:
    """Only a fresh unit that could then move fires first.

    Rules: BK-6.1a.
    """
    refusal = why_not_active(state, u, formations)
    if refusal is not None:
        return refusal
    unit = state.units[u]
    return NO_FIRE_FIRST if unit.act != FRESH or unit.neutralised or unit.aboard >= 0 else None


def why_no_fire_together(state: State, u: int, t: int, formations: tuple[int, ...]) -> Refusal | None:
    """A carrier and the company aboard, both in range.

    `test_the_shots_of_an_active_unit` in `test_shortcuts.py` compares `shots` with it.

    Rules: BK-12.1f, BK-8.1.
    """
    refusal = why_no_fire(state, u, t, formations)
    if refusal is not None:
        return refusal
    if state.index.theatre.kind[u] != CARRIER:
        return NOT_CARRIER
    company = passenger(state, u)
    if company < 0 or state.units[company].act != state.units[u].act:
        return NO_COMPANY
    reach = min(range_of(state, u), range_of(state, company))
    return fire.why_no_shot(state, u, t, reach, state.units[u].act == MOVED, company)
