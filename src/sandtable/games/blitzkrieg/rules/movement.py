"""Chapter 7: movement, hex by hex, alone or in stacks; columns on the road; reinforcements that enter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.blitzkrieg import actions, events
from sandtable.games.blitzkrieg.counters import CARRIER
from sandtable.games.blitzkrieg.model import DONE, FRESH, MOVED, State, change, put
from sandtable.games.blitzkrieg.rules import assault, hints, special
from sandtable.games.blitzkrieg.rules.effects import passenger
from sandtable.games.blitzkrieg.rules.morale import way_of
from sandtable.games.blitzkrieg.rules.organisation import hq_speed, lone_hqs, overrun, tether
from sandtable.games.blitzkrieg.rules.reactions import moved_into
from sandtable.games.blitzkrieg.rules.retreat import follow, make_room, stacked, take
from sandtable.games.blitzkrieg.tables import POINT, SEATS, STACK
from sandtable.kernel import Action, Ask, Auto, Dice, Event, Hints, Name, Prompt, Refusal

NOT_ADJACENT = Refusal("BK-7.1", "not-adjacent")
ENEMY_THERE = Refusal("BK-9", "enemy-there")
NO_ENEMY = Refusal("BK-9", "no-enemy")
IMPASSABLE = Refusal("BK-7.1", "impassable")
NO_ROAD = Refusal("BK-7.2.1", "no-road")
NO_POINTS = Refusal("BK-7.1", "no-points")
NO_END = Refusal("BK-3.4", "no-end")
CANNOT_STOP = Refusal("BK-3.4", "cannot-stop")
FULL = Refusal("BK-7.3", "full")
NOWHERE = Refusal("BK-7.1", "nowhere")
NOT_MOVED = Refusal("BK-7.1", "not-moved")


def allowance(state: State, u: int, half: bool = False) -> int:
    """A unit's movement points in sixths: halved (down) out of command or as a neutralised HQ, halved (up) with a shot.

    Rules: BK-6.2, BK-8.4a, BK-6.1a.
    """
    unit, theatre = state.units[u], state.theatre
    mp = hq_speed(state, unit.formation)[0] if theatre.is_hq[u] else theatre.mp[u]
    if unit.out or unit.neutralised:
        mp //= 2
    return POINT * ((mp + 1) // 2 if half else mp)


def step_price(state: State, way: int, a: int, b: int, road: bool) -> int | None:
    """What a step costs by foot, wheel or track: ground or road, and the extra for leaving a minefield; None if barred.

    Rules: BK-7.1, BK-7.2.1.
    """
    board = state.theatre.board
    price = (board.drives if road else board.steps)[way][a].get(b)
    return price if price is None or not state.mines else price + special.leaving_price(state, a, way)


def may_stop(state: State, move: Move, h: int) -> Refusal | None:
    """A move must end within the stacking limit and within command.

    Rules: BK-7.3, BK-3.4.
    """
    if move.size and state.index.at[h]:
        others = stacked(state, h) - (move.size if move.here(state) == h else 0)
        if others + move.size > STACK:
            return FULL
    distance = state.theatre.board.distance[h]
    for centre, most in move.tethers:
        if centre >= 0 and distance[centre] > most:
            return CANNOT_STOP
    return None


Stride = actions.Step | actions.Drive | actions.Assault | actions.Halt


class Move(Ask, frozen=True, gc=False):
    """A unit or a stack is on the move: the next hex, an assault, or the end.

    `points` are the movement points of each in sixths, `spent` what is used, `ways` how each moves, `tethers` how far
    from where each may end, `size` how many units they stack as; `part` is whether this is half a move beside a shot.

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

    verbs: ClassVar = (actions.Step, actions.Drive, actions.Assault, actions.Halt)

    def seats(self, state: State) -> tuple[str, ...]:
        return (SEATS[state.active],)

    def prompt(self, state: State, seat: str) -> Prompt:
        ids = tuple(state.theatre.ids[u] for u in self.units)
        left = min(p - s for p, s in zip(self.points, self.spent, strict=True))
        return Prompt("move", {"unit": Name("unit", ids[0]), "left": max(0, left) // POINT}, "BK-7.1", ids)

    def hints(self, state: State, seat: str) -> Hints:
        return hints.moving(state, self)

    def here(self, state: State) -> int:
        return state.units[self.units[0]].hex

    def options(self, state: State, seat: str) -> list[Action]:
        found: list[Action] = list(self.steps(state))
        if self.why_no_halt(state) is None:
            found.append(actions.Halt())
        return found

    def steps(self, state: State) -> Iterator[Action]:
        """Every legal next hex."""
        board, numbers, here = state.theatre.board, state.theatre.numbers, self.here(state)
        foes, roads = state.index.bits[1 - state.active], board.drives[self.ways[0]][here]
        for n in board.beside[here]:
            if foes >> n & 1 and assault.why_no_assault(state, self, n) is None:
                yield actions.Assault(numbers[n])
            if self.why_no_step(state, n, False) is None:
                yield actions.Step(numbers[n])
            if n in roads and self.why_no_step(state, n, True) is None:
                yield actions.Drive(numbers[n])

    def why_not(self, state: State, seat: str, action: Stride) -> Refusal | None:
        if isinstance(action, actions.Halt):
            return self.why_no_halt(state)
        n = state.theatre.index.get(action.hex, -1)
        if isinstance(action, actions.Assault):
            return assault.why_no_assault(state, self, n)
        return self.why_no_step(state, n, isinstance(action, actions.Drive))

    def why_no_step(self, state: State, n: int, road: bool) -> Refusal | None:
        """An adjacent passable hex without enemies (a lone HQ is overrun), affordable, from which the move can end.

        Rules: BK-7.1, BK-3.2b.
        """
        here = state.units[self.units[0]].hex
        if n < 0 or not state.theatre.board.around[here] >> n & 1:
            return NOT_ADJACENT
        foe = 1 - state.active
        if state.index.bits[foe] >> n & 1 and not lone_hqs(state, n, foe):
            return ENEMY_THERE
        spent = self.price(state, here, n, road)
        if isinstance(spent, Refusal):
            return spent
        return None if may_stop(state, self, n) is None or self.can_end(state, n, spent) else NO_END

    def price(self, state: State, a: int, b: int, road: bool) -> tuple[int, ...] | Refusal:
        """What each unit will have spent after a step; one hex is always allowed in a whole move.

        Rules: BK-7.1.
        """
        board, spent = state.theatre.board, []
        table = board.drives if road else board.steps
        mined = state.mines and a in state.mines
        for way, used, points in zip(self.ways, self.spent, self.points, strict=True):
            price = table[way][a].get(b)
            if price is None:
                return NO_ROAD if road else IMPASSABLE
            used += price + special.leaving_price(state, a, way) if mined else price
            if used > points and (self.hexes or self.part):
                return NO_POINTS
            spent.append(used)
        return tuple(spent)

    def can_end(self, state: State, h: int, spent: tuple[int, ...]) -> bool:
        """Whether from a hex where it may not stop the move can go on to one where it may."""
        board, foes = state.theatre.board, state.index.bits[1 - state.active]
        edge, best = [(h, spent)], {h: spent}
        while edge:
            a, used = edge.pop()
            on = replace(self, spent=used, hexes=1)
            for n in board.beside[a]:
                then = on.price(state, a, n, (a, n) in board.roads)
                if isinstance(then, Refusal) or foes >> n & 1 or (n in best and best[n] <= then):
                    continue
                if may_stop(state, self, n) is None:
                    return True
                best[n] = then
                edge.append((n, then))
        return False

    def why_nowhere(self, state: State) -> Refusal | None:
        """A move needs at least one hex that it can enter.

        Rules: BK-7.1.
        """
        for n in state.theatre.board.beside[self.here(state)]:
            if self.why_no_step(state, n, False) is None:
                return None
        return None if next(self.steps(state), None) is not None else NOWHERE

    def why_no_halt(self, state: State) -> Refusal | None:
        """The move ends where it may stop; where it may not, only if it cannot go on.

        Rules: BK-3.4, BK-7.3.
        """
        refusal = NOT_MOVED if not self.hexes else may_stop(state, self, self.here(state))
        return refusal if refusal is not None and next(self.steps(state), None) is not None else None

    def apply(self, state: State, seat: str, action: Stride, dice: Dice, out: list[Event]) -> None:
        if isinstance(action, actions.Halt):
            state.end()
            finish(state, self, dice, out)
            return
        n = state.theatre.index[action.hex]
        if isinstance(action, actions.Assault):
            assault.assault(state, self, n, dice, out)
            return
        road = isinstance(action, actions.Drive)
        spent = self.price(state, self.here(state), n, road)
        assert not isinstance(spent, Refusal)
        state.goto(replace(self, spent=spent, hexes=self.hexes + 1))
        state.call(Settle())
        state.call(moved_into(state, n, self.units))
        advance_units(state, self.units, n, road, dice, out)


def advance_units(state: State, units: tuple[int, ...], n: int, road: bool, dice: Dice, out: list[Event]) -> None:
    """Take the moving units one hex on: into column or out of it, over a lone HQ, into the mines.

    Rules: BK-7.2.1, BK-3.2b, BK-10.1.
    """
    theatre, start = state.theatre, state.units[units[0]].hex
    for u in units:
        if state.units[u].column != road:
            change(state, u, column=road)
        out.append(events.Moved(theatre.ids[u], theatre.numbers[start], theatre.numbers[n], road))
        follow(state, u, n, out)
        special.check_works(state, start, u, out)
    for hq in lone_hqs(state, n, 1 - state.active):
        overrun(state, hq, out)
        take(state, n, state.active, out)
    for u in units:
        special.enter_mines(state, u, n, dice, out)


class Settle(Auto, frozen=True, gc=False):
    """After mines and reactions: those who can no longer move drop out; the others go on."""

    def run(self, state: State, dice: Dice, out: list[Event]) -> None:
        state.end()
        move: Move = state.stack[-1]
        able = [at for at, u in enumerate(move.units) if can_go_on(state, u)]
        for u in move.units:
            if state.units[u].hex >= 0 and not can_go_on(state, u):
                stop(state, u, DONE, dice, out)
        if not able:
            state.end()
        elif len(able) < len(move.units):
            state.goto(keep(state, move, able))


def keep(state: State, move: Move, able: list[int]) -> Move:
    """The move of those that are left."""

    def left(row: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple([row[at] for at in able])

    return replace(
        move,
        units=left(move.units),
        points=left(move.points),
        spent=left(move.spent),
        ways=left(move.ways),
        tethers=left(move.tethers),
        size=size_of(state, left(move.units)),
    )


def size_of(state: State, units: tuple[int, ...]) -> int:
    """How many units a moving group stacks as: companies aboard count, an HQ does not.

    Rules: BK-7.3.
    """
    theatre = state.theatre
    if theatre.is_hq[units[0]]:
        return 0
    return sum([1 + (theatre.kind[u] == CARRIER and passenger(state, u) >= 0) for u in units])


def can_go_on(state: State, u: int) -> bool:
    """A neutralised unit cannot move; a neutralised HQ can.

    Rules: BK-8.4a.
    """
    unit = state.units[u]
    return unit.hex >= 0 and (not unit.neutralised or state.theatre.is_hq[u])


def stop(state: State, u: int, act: int, dice: Dice, out: list[Event]) -> None:
    """A unit's move ends: its column dissolves, and so does the company's aboard; a full hex makes it go on."""
    company = passenger(state, u)
    change(state, u, column=False, act=act)
    if company >= 0:
        change(state, company, act=act)
    make_room(state, u, dice, out)


def finish(state: State, move: Move, dice: Dice, out: list[Event]) -> None:
    """The end of a move: who spent no more than half may still fire at reduced strength.

    Rules: BK-6.1a, BK-7.2.1.
    """
    for u, spent in zip(move.units, move.spent, strict=True):
        half = not move.part and spent <= allowance(state, u, half=True) and not state.theatre.is_hq[u]
        stop(state, u, MOVED if half else DONE, dice, out)


def begin(state: State, u: int) -> Move:
    """The move of a unit before its first step."""
    part = state.units[u].act != FRESH
    way = way_of(state, u)
    return Move((u,), (allowance(state, u, part),), (0,), (way,), (tether(state, u),), size_of(state, (u,)), part)


def joined(moves: list[Move]) -> Move:
    """Several units of one hex move as a stack.

    Rules: BK-7.1.
    """
    if len(moves) == 1:
        return moves[0]
    return Move(
        tuple([move.units[0] for move in moves]),
        tuple([move.points[0] for move in moves]),
        (0,) * len(moves),
        tuple([move.ways[0] for move in moves]),
        tuple([move.tethers[0] for move in moves]),
        sum([move.size for move in moves]),
        any(move.part for move in moves),
    )


def entry_hexes(state: State, u: int) -> list[int]:
    """Where a reinforcement may come on: its entry hexes, or if all are blocked or full the nearest free edge hexes.

    Rules: BK-12.2c.
    """
    theatre = state.theatre
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
    theatre = state.theatre
    if state.index.bits[1 - theatre.side[u]] >> h & 1:
        return False
    return theatre.is_hq[u] or stacked(state, h) < STACK


def enter(state: State, u: int, h: int, dice: Dice, out: list[Event]) -> None:
    """A reinforcement comes on, pays its entry hex and may go on from there.

    Rules: BK-12.2c, BK-12.2d.
    """
    theatre = state.theatre
    out.append(events.Entered(theatre.ids[u], theatre.numbers[h]))
    put(state, u, h)
    take(state, h, theatre.side[u], out)
    price = entry_price(state, u, h)
    state.call(replace(begin(state, u), spent=(price,), part=False, hexes=1))
    state.call(Settle())
    state.call(moved_into(state, h, (u,)))
    special.enter_mines(state, u, h, dice, out)


def entry_price(state: State, u: int, h: int) -> int:
    """The price of the entry hex by its terrain."""
    from sandtable.games.blitzkrieg.tables import PRICE, TERRAINS

    return PRICE[TERRAINS[state.theatre.board.terrain[h]]][way_of(state, u)] or 0
