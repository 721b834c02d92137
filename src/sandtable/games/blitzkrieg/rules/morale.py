"""Chapter 8.5: morale and the steps of a flight; and the tests that markers call for (2B2, 5.4, 8.4)."""

from __future__ import annotations

from sandtable.games.blitzkrieg import events
from sandtable.games.blitzkrieg.model import GONE, WAITING, State, change, members, put, reform
from sandtable.games.blitzkrieg.rules import special
from sandtable.games.blitzkrieg.rules.organisation import hq_speed, way_of
from sandtable.games.blitzkrieg.tables.sheets import FACTOR, POINT
from sandtable.kernel import Dice, Event


def factor(state: State, f: int) -> int:
    """A formation's factor, less 2 while it is fatigued.

    Rules: BK-5.4.
    """
    return state.index.theatre.cards[f].factor + (FACTOR["fatigued"] if state.formations[f].fatigued else 0)


def steps(state: State, f: int) -> tuple[int, int]:
    """Steps lost and steps in all of a formation; units assigned to it count, those that left count not as lost.

    Rules: BK-10.3, BK-8.5.
    """
    theatre = state.index.theatre
    own = [u for u in members(state, f) if not theatre.is_hq[u] and has_come(state, u)]
    return sum(2 - state.units[u].steps for u in own), 2 * len(own)


def has_come(state: State, u: int) -> bool:
    """Whether a unit's turn of arrival has begun."""
    return state.index.theatre.arrival[u] <= state.turn


def is_waiting(state: State, u: int) -> bool:
    """A reinforcement whose turn has come."""
    return state.units[u].hex == WAITING and has_come(state, u)


def has_units(state: State, f: int) -> bool:
    """Whether a formation has anything on the map or still to come on."""
    return any(state.units[u].hex >= 0 or is_waiting(state, u) for u in members(state, f))


def test_after_loss(state: State, f: int, dice: Dice, out: list[Event]) -> None:
    """From the loss of half its steps (rounded up) a formation tests its morale at every loss.

    Rules: BK-8.5.
    """
    lost, full = steps(state, f)
    if state.formations[f].demoralised or 2 * lost < full:
        return
    need = factor(state, f)
    roll = dice.sum(2, 6, "morale")
    passed = roll.value <= need
    out.append(events.MoraleTested(state.index.theatre.cards[f].id, need, "yes" if passed else "no", (roll,)))
    if not passed:
        reform(state, f, demoralised=True)


def is_finished(state: State, f: int) -> bool:
    """Whether nothing of a formation is on the map or still to come.

    Rules: BK-8.5.1.
    """
    return not any(state.units[u].hex >= WAITING for u in members(state, f))


def flight_points(state: State, u: int) -> int:
    """All movement points; half of them, rounded down, for the neutralised; fatigue takes none.

    Rules: BK-8.5.1.
    """
    theatre = state.index.theatre
    mp = hq_speed(state, state.units[u].formation)[0] if theatre.is_hq[u] else theatre.counters[u].mp
    return POINT * (mp // 2 if state.units[u].neutralised else mp)


def flight_step(state: State, u: int, h: int) -> int:
    """The next hex of the cheapest way to the edge: free of enemies, away from adjacent ones if possible; or -1.

    Rules: BK-8.5.1.
    """
    theatre = state.index.theatre
    board, side, way = theatre.board, theatre.side[u], way_of(state, u)
    foes, home, prices = state.index.bits[1 - side], board.home[side][way], board.steps[way][h]
    open_ = [n for n in prices if home[n] < home[h] and not foes >> n & 1]
    return min(open_, key=lambda n: (bool(board.around[n] & foes), prices[n] + home[n], n), default=-1)


def leave_map(state: State, u: int, out: list[Event]) -> None:
    """A unit that has left the map is out of the game; its remaining steps count as lost nowhere.

    Rules: BK-8.5.1.
    """
    theatre, start = state.index.theatre, state.units[u].hex
    out.append(events.LeftMap(theatre.ids[u], theatre.numbers[start]))
    aboard = [other for other in state.index.at[start] if state.units[other].aboard == u]
    for other in (*aboard, u):
        put(state, other, GONE, neutralised=False, out=False, column=False, aboard=-1)
        special.check_works(state, start, other, out)


def rally_need(state: State, f: int) -> int:
    """What two dice may show at most when a unit of the formation rallies.

    Rules: BK-8.4c.
    """
    return factor(state, f) + FACTOR["rally"]


def rally(state: State, u: int, dice: Dice, out: list[Event]) -> None:
    """Every neutralised unit or HQ of a formation tests on its activation: 2d6 at or under the factor less 1.

    Rules: BK-8.4c.
    """
    need = rally_need(state, state.units[u].formation)
    roll = dice.sum(2, 6, "rally")
    passed = roll.value <= need
    out.append(events.RallyTested(state.index.theatre.ids[u], need, "yes" if passed else "no", (roll,)))
    if passed:
        change(state, u, neutralised=False)


def shed_fatigue_test(state: State, f: int, dice: Dice, out: list[Event]) -> None:
    """A fatigued formation tests on activation: 2d6 at or under its factor less 2, the 2 taken once.

    Rules: BK-5.4.
    """
    need = factor(state, f)
    roll = dice.sum(2, 6, "fatigue")
    passed = roll.value <= need
    out.append(events.FatigueTested(state.index.theatre.cards[f].id, need, "yes" if passed else "no", (roll,)))
    if passed:
        reform(state, f, fatigued=False)
