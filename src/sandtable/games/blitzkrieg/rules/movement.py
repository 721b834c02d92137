"""Chapter 7: what moving costs, where a move may lead and end, alone or in stacks; where reinforcements enter."""

from __future__ import annotations

from typing import Any, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.blitzkrieg.model import FRESH, State, passenger
from sandtable.games.blitzkrieg.rules import special
from sandtable.games.blitzkrieg.rules.organisation import hq_speed, lone_hqs, tether, way_of
from sandtable.games.blitzkrieg.rules.retreat import FULL, stacked
from sandtable.games.blitzkrieg.tables.counters import CARRIER
from sandtable.games.blitzkrieg.tables.sheets import POINT, PRICE, STACK, TERRAINS
from sandtable.kernel import Refusal

NOT_ADJACENT = Refusal("BK-7.1", "not-adjacent")
ENEMY_THERE = Refusal("BK-9", "enemy-there")
IMPASSABLE = Refusal("BK-7.1", "impassable")
NO_ROAD = Refusal("BK-7.2.1", "no-road")
NO_POINTS = Refusal("BK-7.1", "no-points")
NO_END = Refusal("BK-3.4", "no-end")
CANNOT_STOP = Refusal("BK-3.4", "cannot-stop")


def allowance(state: State, u: int, half: bool = False) -> int:
    """A unit's movement points in sixths: halved (down) out of command or as a neutralised HQ, halved (up) with a shot.

    Rules: BK-6.2, BK-8.4a, BK-6.1a.
    """
    unit, theatre = state.units[u], state.index.theatre
    mp = hq_speed(state, unit.formation)[0] if theatre.is_hq[u] else theatre.mp[u]
    if unit.out or unit.neutralised:
        mp //= 2
    return POINT * ((mp + 1) // 2 if half else mp)


def step_price(state: State, way: int, a: int, b: int, road: bool) -> int | None:
    """What a step costs by foot, wheel or track: ground or road, and the extra for leaving a minefield; None if barred.

    Rules: BK-7.1, BK-7.2.1.
    """
    board = state.index.theatre.board
    price = (board.drives if road else board.steps)[way][a].get(b)
    return price if price is None or not state.mines else price + special.leaving_price(state, a, way)


def open_around(state: State, u: int) -> int:
    """The empty hexes beside a unit, as a set, that a move can pay, enter and end in: who has one in common can move
    together, and only the others need to be asked `March.why_no_step`. Nobody has one in a minefield.

    `test_who_can_begin_to_move` in `test_shortcuts.py` compares the two.
    """
    unit, index = state.units[u], state.index
    if state.mines and unit.hex in state.mines:
        return 0
    board = index.theatre.board
    paid = board.paid(way_of(state, u), unit.hex, allowance(state, u, unit.act != FRESH))
    free = paid & ~(index.bits[0] | index.bits[1])
    centre, most = tether(state, u)
    return free & board.map.disc(centre, most) if free and centre >= 0 else free


class March(Struct, frozen=True, gc=False):
    """A unit or a stack on the move; the frame that asks for its next hex is one of these.

    `points` are the movement points of each in sixths, `spent` what is used, `ways` how each moves, `tethers` how far
    from where each may end, `size` how many units they stack as; `part` is whether this is half a move beside a shot,
    `fought` whether it has led to a melee.

    Rules: BK-7.1, BK-7.2.1.
    """

    units: tuple[int, ...]
    points: tuple[int, ...]
    spent: tuple[int, ...]
    ways: tuple[int, ...]
    tethers: tuple[tuple[int, int], ...]
    size: int
    part: bool = False
    hexes: int = 0
    fought: bool = False

    @classmethod
    def begin(cls, state: State, u: int) -> Self:
        """The move of a unit before its first step."""
        part = state.units[u].act != FRESH
        way = way_of(state, u)
        return cls((u,), (allowance(state, u, part),), (0,), (way,), (tether(state, u),), size_of(state, (u,)), part)

    @classmethod
    def joined(cls, marches: list[Self]) -> Self:
        """Several units of one hex move as a stack.

        Rules: BK-7.1.
        """
        if len(marches) == 1:
            return marches[0]
        return cls(
            tuple([march.units[0] for march in marches]),
            tuple([march.points[0] for march in marches]),
            (0,) * len(marches),
            tuple([march.ways[0] for march in marches]),
            tuple([march.tethers[0] for march in marches]),
            sum([march.size for march in marches]),
            any(march.part for march in marches),
        )

    def here(self, state: State) -> int:
        return state.units[self.units[0]].hex

    def why_no_step(self, state: State, n: int, road: bool) -> Refusal | None:
        """An adjacent passable hex without enemies (a lone HQ is overrun, but not by another), affordable, from which
        the move can end.

        Rules: BK-7.1, BK-3.2b, BK-R85.
        """
        here = self.here(state)
        if n < 0 or not state.index.theatre.board.around[here] >> n & 1:
            return NOT_ADJACENT
        return self.why_not_past(state, n) or self.why_not_on(state, here, n, road)

    def why_not_past(self, state: State, n: int) -> Refusal | None:
        """The enemies in a hex, but for a lone HQ that this is not another HQ for.

        Rules: BK-7.1, BK-3.2b.
        """
        index, foe = state.index, 1 - state.active
        if index.bits[foe] >> n & 1 and (index.theatre.is_hq[self.units[0]] or not lone_hqs(state, n, foe)):
            return ENEMY_THERE
        return None

    def why_not_on(self, state: State, here: int, n: int, road: bool) -> Refusal | None:
        """What bars an adjacent hex that no enemy bars: the price, or that the move could not end.

        Rules: BK-7.1, BK-R85.
        """
        spent = self.price(state, here, n, road)
        if isinstance(spent, Refusal):
            return spent
        return None if may_stop(state, self, n) is None or self.can_end(state, n, spent) else NO_END

    def price(self, state: State, a: int, b: int, road: bool) -> tuple[int, ...] | Refusal:
        """What each unit will have spent after a step, each by `step_price`; one hex is always allowed in a whole move.

        Rules: BK-7.1, BK-R83.
        """
        return self.price_after(state, self.spent, a, b, road, bool(self.hexes or self.part))

    def price_after(
        self, state: State, spent: tuple[int, ...], a: int, b: int, road: bool, bound: bool
    ) -> tuple[int, ...] | Refusal:
        """The same after so much is spent; who is bound cannot spend more than the movement points."""
        board = state.index.theatre.board
        prices, mined = board.drives if road else board.steps, state.mines and a in state.mines
        if len(spent) == 1 and not mined:
            alone = prices[self.ways[0]][a].get(b)
            if alone is None:
                return NO_ROAD if road else IMPASSABLE
            alone += spent[0]
            return NO_POINTS if bound and alone > self.points[0] else (alone,)
        after = []
        for way, used, points in zip(self.ways, spent, self.points):  # noqa: B905 - strict costs as much as the rest
            price = prices[way][a].get(b)
            if price is None:
                return NO_ROAD if road else IMPASSABLE
            used += price + special.leaving_price(state, a, way) if mined else price
            if bound and used > points:
                return NO_POINTS
            after.append(used)
        return tuple(after)

    def can_end(self, state: State, h: int, spent: tuple[int, ...]) -> bool:
        """Whether from a hex where it may not stop the move can go on to one where it may."""
        board, foes = state.index.theatre.board, state.index.bits[1 - state.active]
        edge, best = [(h, spent)], {h: spent}
        while edge:
            a, used = edge.pop()
            for n in board.beside[a]:
                if foes >> n & 1:
                    continue
                then = self.price_after(state, used, a, n, (a, n) in board.roads, True)
                if isinstance(then, Refusal) or (n in best and best[n] <= then):
                    continue
                if may_stop(state, self, n) is None:
                    return True
                best[n] = then
                edge.append((n, then))
        return False


def may_stop(state: State, march: March, h: int) -> Refusal | None:
    """A move must end within the stacking limit and within command.

    Rules: BK-7.3, BK-3.4.
    """
    index, size = state.index, march.size
    if size and index.at[h]:
        others = stacked(state, h) - (size if march.here(state) == h else 0)
        if others + size > STACK:
            return FULL
    return why_too_far(state, march, h)


def why_too_far(state: State, march: March, h: int) -> Refusal | None:
    """Whether a hex is beyond the command of those who move.

    Rules: BK-3.4.
    """
    distance = state.index.theatre.board.distance[h]
    for centre, most in march.tethers:
        if centre >= 0 and distance[centre] > most:
            return CANNOT_STOP
    return None


M = TypeVar("M", bound=March)


def keep(state: State, march: M, able: list[int]) -> M:
    """The move of those that are left."""

    def left(row: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple([row[at] for at in able])

    return replace(
        march,
        units=left(march.units),
        points=left(march.points),
        spent=left(march.spent),
        ways=left(march.ways),
        tethers=left(march.tethers),
        size=size_of(state, left(march.units)),
    )


def size_of(state: State, units: tuple[int, ...]) -> int:
    """How many units a moving group stacks as: companies aboard count, an HQ does not.

    Rules: BK-7.3.
    """
    theatre = state.index.theatre
    if theatre.is_hq[units[0]]:
        return 0
    return sum([1 + (theatre.kind[u] == CARRIER and passenger(state, u) >= 0) for u in units])


def can_go_on(state: State, u: int) -> bool:
    """A neutralised unit cannot move; a neutralised HQ can.

    Rules: BK-8.4a.
    """
    unit = state.units[u]
    return unit.hex >= 0 and (not unit.neutralised or state.index.theatre.is_hq[u])


def entry_hexes(state: State, u: int) -> list[int]:
    """Where a reinforcement may come on: its entry hexes, or if all are blocked or full the nearest free edge hexes.

    Rules: BK-12.2c.
    """
    theatre = state.index.theatre
    wanted = theatre.entry[u]
    free = [h for h in wanted if is_free(state, u, h)]
    if free:
        return free
    open_ = [h for h in theatre.board.rim if is_free(state, u, h)]
    near = {h: min(theatre.board.distance[h][w] for w in wanted) for h in open_}
    best = min(near.values(), default=0)
    return sorted(h for h, far in near.items() if far == best)


def is_free(state: State, u: int, h: int) -> bool:
    """No enemy in the hex, and room for a unit."""
    theatre = state.index.theatre
    if state.index.bits[1 - theatre.side[u]] >> h & 1:
        return False
    return theatre.is_hq[u] or stacked(state, h) < STACK


def entry_price(state: State, u: int, h: int) -> int:
    """The price of the entry hex by its terrain."""
    return PRICE[TERRAINS[state.index.theatre.board.terrain[h]]][way_of(state, u)] or 0
