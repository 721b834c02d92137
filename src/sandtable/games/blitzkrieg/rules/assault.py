"""Chapter 9.1.1: the assault - who may enter a hex of the enemy, and what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from sandtable.games.blitzkrieg import events
from sandtable.games.blitzkrieg.counters import OVERRUN_BY_PURSUIT
from sandtable.games.blitzkrieg.model import State, change
from sandtable.games.blitzkrieg.rules import effects, special
from sandtable.games.blitzkrieg.rules.melee import Melee
from sandtable.games.blitzkrieg.rules.melee_fire import fighters
from sandtable.games.blitzkrieg.rules.organisation import lone_hqs
from sandtable.games.blitzkrieg.rules.retreat import follow
from sandtable.games.blitzkrieg.tables import POINT
from sandtable.kernel import Dice, Event, Refusal

if TYPE_CHECKING:
    from sandtable.games.blitzkrieg.rules.movement import Move


NOT_ADJACENT = Refusal("BK-7.1", "not-adjacent")
NO_ENEMY = Refusal("BK-9", "no-enemy")
HQ_NO_MELEE = Refusal("BK-9", "hq-no-melee")
NO_COMMAND = Refusal("BK-6.2", "no-melee-out-of-command")
MOUNTED = Refusal("BK-12.1f", "mounted")
IMPASSABLE = Refusal("BK-7.1", "impassable")
NO_POINTS = Refusal("BK-9.1.1", "no-points-melee")
HALF_MOVE = Refusal("BK-6.1b", "half-move")


def why_no_assault(state: State, move: Move, n: int) -> Refusal | None:
    """A whole move may lead into a hex with enemy units, by units in command that are not mounted and can pay.

    Rules: BK-9, BK-9.1.1, BK-6.2, BK-12.1f.
    """
    here = move.here(state)
    if n < 0 or not state.theatre.board.around[here] >> n & 1:
        return NOT_ADJACENT
    foe = 1 - state.active
    if not state.index.bits[foe] >> n & 1 or lone_hqs(state, n, foe):
        return NO_ENEMY
    if move.part:
        return HALF_MOVE
    for u in move.units:
        if state.theatre.is_hq[u]:
            return HQ_NO_MELEE
        if state.units[u].out:
            return NO_COMMAND
        if effects.passenger(state, u) >= 0:
            return MOUNTED
    spent = assault_price(state, move, n)
    return spent if isinstance(spent, Refusal) else None


def assault_price(state: State, move: Move, n: int) -> tuple[int, ...] | Refusal:
    """A quarter of the movement points, rounded up, and the ground; too few are enough only for a first and only hex.

    A column that comes along the road pays the road and stays in column.

    Rules: BK-9.1.1, BK-6.1b.
    """
    from sandtable.games.blitzkrieg.rules.movement import step_price

    here, spent = move.here(state), []
    for u, way, used, points in zip(move.units, move.ways, move.spent, move.points, strict=True):
        road = state.units[u].column and (here, n) in state.theatre.board.roads
        price = step_price(state, way, here, n, road)
        if price is None:
            return IMPASSABLE
        then = used + price + quarter(state, u)
        if then > points and move.hexes:
            return NO_POINTS
        spent.append(then)
    return tuple(spent)


def quarter(state: State, u: int) -> int:
    """A quarter of a unit's movement points, rounded up, in sixths.

    Rules: BK-9.1.1.
    """
    return POINT * -(-state.theatre.counters[u].mp // 4)


def assault(state: State, move: Move, n: int, dice: Dice, out: list[Event]) -> None:
    """Enter the hex - through mines first - and begin the melee.

    Rules: BK-9, BK-10.1.
    """
    theatre, here = state.theatre, move.here(state)
    spent = assault_price(state, move, n)
    assert not isinstance(spent, Refusal)
    defenders = fighters(state, n, 1 - state.active)
    soft = all(theatre.kind[u] in OVERRUN_BY_PURSUIT for u in defenders)
    pinned = tuple(u for u in defenders if state.units[u].neutralised)
    state.goto(replace(move, spent=spent, hexes=move.hexes + 1))
    state.call(Melee(n, here, pinned, soft))
    out.append(events.MeleeBegan(theatre.numbers[here], theatre.numbers[n]))
    for u in move.units:
        if (here, n) not in theatre.board.roads:
            change(state, u, column=False)
        follow(state, u, n, out)
        special.check_works(state, here, u, out)
    for u in defenders:
        dismount_for_melee(state, u, out)
    for u in move.units:
        special.enter_mines(state, u, n, dice, out)


def dismount_for_melee(state: State, u: int, out: list[Event]) -> None:
    """Nobody fights mounted: an attacked company leaves its carrier.

    Rules: BK-12.1f.
    """
    carrier = state.units[u].aboard
    if carrier >= 0:
        change(state, u, aboard=-1)
        out.append(events.Dismounted(state.theatre.ids[u], state.theatre.ids[carrier]))
