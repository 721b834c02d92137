"""The whole match: the set-up, the opening, then turn by turn administration and operations, a frame per step."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.blitzkrieg import actions, events, hints
from sandtable.games.blitzkrieg.flow.activation import Drawn
from sandtable.games.blitzkrieg.flow.flight import recovers
from sandtable.games.blitzkrieg.flow.setup import SetUp
from sandtable.games.blitzkrieg.model import State, members, reform, seat_of
from sandtable.games.blitzkrieg.rules import markers, morale, victory
from sandtable.games.blitzkrieg.rules.deployment import assign
from sandtable.games.blitzkrieg.rules.setup import NOT_HOST
from sandtable.games.blitzkrieg.rules.turn import (
    carry_over,
    check_all_command,
    clear_opportunity,
    departures,
    flip_hqs,
    refill_cup,
)
from sandtable.games.blitzkrieg.tables.sheets import SEATS
from sandtable.games.blitzkrieg.tables.theatre import FORMATION, MARKER_KINDS
from sandtable.kernel import Action, Ask, Auto, Dice, Event, Hints, Name, Prompt, Refusal

NOT_A_MARKER = Refusal("BK-12.1e", "not-a-marker")


# -- before the first turn
class Battle(Auto[State], frozen=True, gc=False):
    """The whole match: the stages of the set-up, the opening, then the turns."""

    def run(self, state: State, dice: Dice, out: list[Event]) -> None:
        state.goto(Turn())
        if "opening" in state.index.theatre.scenario:
            state.call(Opening())
        for stage in reversed(range(len(state.index.theatre.scenario["stage"]))):
            state.call(SetUp(stage))


class Opening(Ask[State, actions.OpenWith], frozen=True, gc=False):
    """Turn 1 at Hannut: the German keeps a Stuka, an artillery and a formation marker of his choice out of the cup.

    Rules: BK-12.1e.
    """

    verbs: ClassVar = (actions.OpenWith,)

    def seats(self, state: State) -> tuple[str, ...]:
        return (state.index.theatre.scenario["opening"]["seat"],)

    def choices(self, state: State) -> list[str]:
        side = SEATS.index(state.index.theatre.scenario["opening"]["seat"])
        markers = state.index.theatre.markers
        return [m.id for at, m in enumerate(markers) if m.side == side and m.kind == FORMATION and state.cup[at]]

    def options(self, state: State, seat: str) -> list[Action]:
        return [actions.OpenWith(marker) for marker in self.choices(state)]

    def why_not(self, state: State, seat: str, action: actions.OpenWith) -> Refusal | None:
        return None if action.marker in self.choices(state) else NOT_A_MARKER

    def apply(self, state: State, seat: str, action: actions.OpenWith, dice: Dice, out: list[Event]) -> None:
        state.end()
        row, t = state.index.theatre.scenario["opening"], state.index.theatre
        side = SEATS.index(row["seat"])
        for kind in row["kinds"]:
            if kind == MARKER_KINDS[FORMATION]:
                m = t.marker_of[action.marker]
            else:
                m = markers.held_marker(state, side, MARKER_KINDS.index(kind))
            state.cup[m] -= 1
            state.opening.append(m)


# -- the turn
class Turn(Auto[State], frozen=True, gc=False):
    """A turn: administration, arrivals, then the operations phase until the markers end it.

    Rules: BK-2A, BK-2B1.
    """

    def run(self, state: State, dice: Dice, out: list[Event]) -> None:
        state.turn += 1
        state.closed, state.passed, state.active = False, -1, -1
        out.append(events.TurnBegan(state.turn))
        state.goto(Draw())
        state.call(Administration())


class Administration(Auto[State], frozen=True, gc=False):
    """HQs to their active side, opportunity markers off, command checked, markers back into the cup, recovery tests.

    Rules: BK-2A.
    """

    def run(self, state: State, dice: Dice, out: list[Event]) -> None:
        state.end()
        flip_hqs(state)
        clear_opportunity(state)
        check_all_command(state, out)
        refill_cup(state, out)
        arrivals(state, out)
        for f, status in enumerate(state.formations):
            if status.demoralised and morale.has_units(state, f):
                recovers(state, f, dice, out)


def arrivals(state: State, out: list[Event]) -> None:
    """Reinforcements of this turn: their markers go into the cup, independents are assigned. A formation of which
    nobody is left on the map when the rest of it comes begins anew.

    Rules: BK-12.2c, BK-12.2d, BK-12.2e, BK-R91.
    """
    t = state.index.theatre
    for row in t.scenario.get("arrival", ()):
        if row["turn"] != state.turn:
            continue
        for name in row["markers"]:
            state.cup[t.marker_of[name]] += 1
            out.append(events.MarkerAdded(name))
        for name in row.get("alone", ()):
            reform(state, t.formation_of[name], alone=True)
        for name in row.get("joined", ()):
            f = t.formation_of[name]
            here = any(state.units[u].hex >= 0 for u in members(state, f))
            reform(state, f, alone=False, demoralised=here and state.formations[f].demoralised)
        for line in row.get("assign", ()):
            state.call(AssignNew(t.unit_of[line["unit"]], tuple(t.formation_of[f] for f in line["hosts"])))


class AssignNew(Ask[State, actions.Assign], frozen=True, gc=False):
    """An independent reinforcement is assigned when its turn begins.

    Rules: BK-10.3, BK-12.2e.
    """

    unit: int
    hosts: tuple[int, ...]

    verbs: ClassVar = (actions.Assign,)

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat_of(state.index.theatre.side[self.unit]),)

    def prompt(self, state: State, seat: str) -> Prompt:
        name = state.index.theatre.ids[self.unit]
        return Prompt("set-up-assign", {"unit": Name("unit", name)}, "BK-10.3", (name,))

    def open_hosts(self, state: State) -> list[int]:
        """Its own formation, and those that still have units."""
        own = state.index.theatre.counters[self.unit].formation
        found = [f for f in self.hosts if f == own or not morale.is_finished(state, f)]
        return found or list(self.hosts)

    def options(self, state: State, seat: str) -> list[Action]:
        t = state.index.theatre
        return [actions.Assign(t.ids[self.unit], t.cards[f].id) for f in self.open_hosts(state)]

    def why_not(self, state: State, seat: str, action: actions.Assign) -> Refusal | None:
        t = state.index.theatre
        fits = action.unit == t.ids[self.unit] and t.formation_of.get(action.formation, -1) in self.open_hosts(state)
        return None if fits else NOT_HOST

    def apply(self, state: State, seat: str, action: actions.Assign, dice: Dice, out: list[Event]) -> None:
        state.end()
        assign(state, self.unit, state.index.theatre.formation_of[action.formation], out)


# -- operations
class Draw(Auto[State], frozen=True, gc=False):
    """The next marker: first those that open the turn, then one from the cup; the last one out opens the next turn.

    Rules: BK-2B1, BK-5.6.
    """

    def run(self, state: State, dice: Dice, out: list[Event]) -> None:
        left = sum(state.cup)
        if state.closed:
            state.goto(TurnEnd())
        elif len(state.opening) > 1:
            state.call(NextOpening())
        elif state.opening:
            open_with(state, state.opening[0], out)
        elif left > 1:
            m = dice.pick(state.cup, "cup")
            state.cup[m] -= 1
            out.append(events.MarkerDrawn(state.index.theatre.markers[m].id))
            state.call(Drawn(m))
        else:
            state.goto(TurnEnd())
            if left:
                carry_over(state, out)
            out.append(events.PhaseEnded("empty"))


def open_with(state: State, m: int, out: list[Event]) -> None:
    """Play a marker that opens the turn as if it had been drawn."""
    state.opening.remove(m)
    out.append(events.MarkerOpened(state.index.theatre.markers[m].id))
    state.call(Drawn(m))


class NextOpening(Ask[State, actions.OpenWith], frozen=True, gc=False):
    """The markers that open the first turn are used in any order.

    Rules: BK-12.1e.
    """

    verbs: ClassVar = (actions.OpenWith,)

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat_of(state.index.theatre.markers[state.opening[0]].side),) if state.opening else ()

    def options(self, state: State, seat: str) -> list[Action]:
        return [actions.OpenWith(state.index.theatre.markers[m].id) for m in dict.fromkeys(state.opening)]

    def hints(self, state: State, seat: str) -> Hints:
        return hints.open_and_activate(state.index.theatre.markers[m].id for m in dict.fromkeys(state.opening))

    def why_not(self, state: State, seat: str, action: actions.OpenWith) -> Refusal | None:
        return None if state.index.theatre.marker_of.get(action.marker, -1) in state.opening else NOT_A_MARKER

    def apply(self, state: State, seat: str, action: actions.OpenWith, dice: Dice, out: list[Event]) -> None:
        state.end()
        open_with(state, state.index.theatre.marker_of[action.marker], out)


class TurnEnd(Auto[State], frozen=True, gc=False):
    """The end of a turn: what waited is lost, formations leave, the battle is judged, the turn marker moves on.

    Rules: BK-2B3, BK-5.5a, BK-12.1b.
    """

    def run(self, state: State, dice: Dice, out: list[Event]) -> None:
        for side in (0, 1):
            state.pledged[side] = 0
            if state.banked[side] >= 0:
                markers.spend(state, state.banked[side], out)
                state.banked[side] = -1
        departures(state, out)
        state.over = victory.judge(state, out)
        if state.over:
            state.end()
            out.append(events.BattleEnded(state.over))
        else:
            state.goto(Turn())
