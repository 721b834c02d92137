"""Chapter 7: a unit or a stack moves hex by hex; reinforcements enter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, get_args

from msgspec.structs import replace

from sandtable.games.blitzkrieg import actions, events, hints
from sandtable.games.blitzkrieg.flow.melee import assault
from sandtable.games.blitzkrieg.flow.mines import enter_mines
from sandtable.games.blitzkrieg.flow.reactions import moved_into
from sandtable.games.blitzkrieg.flow.retreat import stop
from sandtable.games.blitzkrieg.model import DONE, MOVED, State, change, put
from sandtable.games.blitzkrieg.rules import special
from sandtable.games.blitzkrieg.rules.assault import assault_price, why_no_assault
from sandtable.games.blitzkrieg.rules.movement import (
    March,
    allowance,
    can_go_on,
    entry_price,
    keep,
    may_stop,
)
from sandtable.games.blitzkrieg.rules.organisation import lone_hqs, overrun
from sandtable.games.blitzkrieg.rules.retreat import march_to, take
from sandtable.games.blitzkrieg.tables.sheets import POINT, SEATS
from sandtable.kernel import Action, Ask, Auto, Dice, Event, Hints, Name, Prompt, Refusal

NOWHERE = Refusal("BK-7.1", "nowhere")
NOT_MOVED = Refusal("BK-7.1", "not-moved")

Stride = actions.Step | actions.Drive | actions.Assault | actions.Halt


class Moving(March, Ask[State, Stride], frozen=True, gc=False, tag="move"):
    """A unit or a stack is on the move: the next hex, an assault, or the end.

    Rules: BK-7.1, BK-7.2.1.
    """

    verbs: ClassVar = get_args(Stride)

    def seats(self, state: State) -> tuple[str, ...]:
        return (SEATS[state.active],)

    def prompt(self, state: State, seat: str) -> Prompt:
        ids = tuple(state.index.theatre.ids[u] for u in self.units)
        left = min(p - s for p, s in zip(self.points, self.spent, strict=True))
        return Prompt("move", {"unit": Name("unit", ids[0]), "left": max(0, left) // POINT}, "BK-7.1", ids)

    def hints(self, state: State, seat: str) -> Hints:
        return hints.moving(state, self)

    def options(self, state: State, seat: str) -> list[Action]:
        found: list[Action] = list(self.steps(state))
        if not found or self.why_not_here(state) is None:
            found.append(actions.Halt())
        return found

    def steps(self, state: State) -> Iterator[Action]:
        """Every legal next hex."""
        theatre, here = state.index.theatre, self.here(state)
        board, numbers = theatre.board, theatre.numbers
        foes, roads = state.index.bits[1 - state.active], board.drives[self.ways[0]][here]
        for n in board.beside[here]:
            if foes >> n & 1:
                if why_no_assault(state, self, n) is None:
                    yield actions.Assault(numbers[n])
                if self.why_not_past(state, n) is not None:
                    continue
            if self.why_not_on(state, here, n, False) is None:
                yield actions.Step(numbers[n])
            if n in roads and self.why_not_on(state, here, n, True) is None:
                yield actions.Drive(numbers[n])

    def why_not(self, state: State, seat: str, action: Stride) -> Refusal | None:
        if isinstance(action, actions.Halt):
            return self.why_no_halt(state)
        n = state.index.theatre.index.get(action.hex, -1)
        if isinstance(action, actions.Assault):
            return why_no_assault(state, self, n)
        return self.why_no_step(state, n, isinstance(action, actions.Drive))

    def why_nowhere(self, state: State) -> Refusal | None:
        """A move needs at least one hex that it can enter.

        Rules: BK-7.1.
        """
        for n in state.index.theatre.board.beside[self.here(state)]:
            if self.why_no_step(state, n, False) is None:
                return None
        return None if next(self.steps(state), None) is not None else NOWHERE

    def why_no_halt(self, state: State) -> Refusal | None:
        """The move ends where it may stop; where it may not, only if it cannot go on.

        Rules: BK-3.4, BK-7.3.
        """
        refusal = self.why_not_here(state)
        return refusal if refusal is not None and next(self.steps(state), None) is not None else None

    def why_not_here(self, state: State) -> Refusal | None:
        """Where it stands the move may not stop, or it has not begun.

        Rules: BK-3.4, BK-7.3.
        """
        return may_stop(state, self, self.here(state)) if self.hexes else NOT_MOVED

    def apply(self, state: State, seat: str, action: Stride, dice: Dice, out: list[Event]) -> None:
        if isinstance(action, actions.Halt):
            state.end()
            finish(state, self, dice, out)
            return
        n = state.index.theatre.index[action.hex]
        if isinstance(action, actions.Assault):
            self.go_on(state, assault_price(state, self, n))
            assault(state, self, n, dice, out)
            return
        road = isinstance(action, actions.Drive)
        self.go_on(state, self.price(state, self.here(state), n, road))
        state.call(Settle())
        state.call(moved_into(state, n, self.units))
        advance_units(state, self.units, n, road, dice, out)

    def go_on(self, state: State, spent: tuple[int, ...] | Refusal) -> None:
        """Pay for a hex that the move may enter."""
        assert not isinstance(spent, Refusal)
        state.goto(replace(self, spent=spent, hexes=self.hexes + 1))


def advance_units(state: State, units: tuple[int, ...], n: int, road: bool, dice: Dice, out: list[Event]) -> None:
    """Take the moving units one hex on: into column or out of it, over a lone HQ, into the mines.

    Rules: BK-7.2.1, BK-3.2b, BK-10.1.
    """
    theatre, start = state.index.theatre, state.units[units[0]].hex
    for u in units:
        if state.units[u].column != road:
            change(state, u, column=road)
        out.append(events.Moved(theatre.ids[u], theatre.numbers[start], theatre.numbers[n], road))
        march_to(state, u, n, out)
        special.check_works(state, start, u, out)
    for hq in lone_hqs(state, n, 1 - state.active):
        overrun(state, hq, out)
        take(state, n, state.active, out)
    for u in units:
        enter_mines(state, u, n, dice, out)


class Settle(Auto[State], frozen=True, gc=False):
    """After mines and reactions: those who can no longer move drop out; the others go on."""

    def run(self, state: State, dice: Dice, out: list[Event]) -> None:
        state.end()
        move: Moving = state.stack[-1]
        able = [at for at, u in enumerate(move.units) if can_go_on(state, u)]
        for u in move.units:
            if state.units[u].hex >= 0 and not can_go_on(state, u):
                stop(state, u, DONE, dice, out)
        if not able:
            state.end()
        elif len(able) < len(move.units):
            state.goto(keep(state, move, able))


def finish(state: State, march: March, dice: Dice, out: list[Event]) -> None:
    """The end of a move: who spent no more than half and fought no melee may still fire at reduced strength.

    Rules: BK-6.1a, BK-5.2, BK-7.2.1, BK-R86.
    """
    whole = not march.part and not march.fought
    for u, spent in zip(march.units, march.spent, strict=True):
        half = whole and spent <= allowance(state, u, half=True) and not state.index.theatre.is_hq[u]
        stop(state, u, MOVED if half else DONE, dice, out)


def enter(state: State, u: int, h: int, dice: Dice, out: list[Event]) -> None:
    """A reinforcement comes on, pays its entry hex and may go on from there.

    Rules: BK-12.2c, BK-12.2d.
    """
    theatre = state.index.theatre
    out.append(events.Entered(theatre.ids[u], theatre.numbers[h]))
    put(state, u, h, moved=True)
    take(state, h, theatre.side[u], out)
    price = entry_price(state, u, h)
    state.call(replace(Moving.begin(state, u), spent=(price,), part=False, hexes=1))
    state.call(Settle())
    state.call(moved_into(state, h, (u,)))
    enter_mines(state, u, h, dice, out)
