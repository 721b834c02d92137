"""The sequence of play: seasons, sides, phases, the yearly accounting (rulebook 2)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from sandtable.games.europe import tables as t
from sandtable.games.europe.events import Decided, Out, PhaseBegan, Placed, TurnBegan, UnitLost
from sandtable.games.europe.flow.building import Building
from sandtable.games.europe.flow.campaign import Campaign
from sandtable.games.europe.flow.crossing import Movement
from sandtable.games.europe.flow.laboratory import Laboratory
from sandtable.games.europe.flow.provision import Provision
from sandtable.games.europe.flow.redeploying import Redeployment
from sandtable.games.europe.flow.setup import SetUp, set_up_minor
from sandtable.games.europe.model import (
    ACTIVE,
    ALONE,
    CUT,
    FLED,
    JOINED,
    MOVED,
    NEUTRAL,
    RELIEVED,
    USED,
    State,
    changed,
    commander,
    lift,
    put,
    renew,
)
from sandtable.games.europe.rules import conquest, lendlease, money, production, supply, victory, war
from sandtable.games.europe.rules.diplomacy import hostile
from sandtable.games.europe.rules.research import researchers
from sandtable.games.europe.tables.scenario import plan
from sandtable.kernel import Auto, Dice


class Opening(Auto[State], frozen=True, gc=False):
    """Set-up in the printed order, then the first turn.

    Rules: EU-14.1b, EU-14.2b, EU-14.3b, EU-14.4c.
    """

    step: int = 0

    def run(self, state: State, dice: Dice, out: Out) -> None:
        order = plan(state.setup.scenario).setup_order
        if self.step < len(order):
            state.goto(Opening(self.step + 1))
            if order[self.step] == t.GERMANY:
                _german_wards(state, out)
            state.call(SetUp(order[self.step]))
        else:
            state.goto(Sequence(0, "turn"))


def _german_wards(state: State, out: Out) -> None:
    """Germany also places the satellites' and Vichy's units in their own lands.

    Rules: EU-14.2b.
    """
    for country in (t.VICHY, *t.SATELLITES):
        placed = state.standing[country] == JOINED or country == t.VICHY
        if placed and state.patron[country] == t.GERMANY:
            set_up_minor(state, country, t.GERMANY, out)


class Sequence(Auto[State], frozen=True, gc=False):
    """One step after another: each side in the scenario's order through the four phases, then the next season.

    Rules: EU-2b, EU-14.1d, EU-14.2d, EU-14.3d, EU-14.4c.
    """

    at: int
    """Which side, in the order of play."""
    step: str

    def run(self, state: State, dice: Dice, out: Out) -> None:
        TURN_STEPS[self.step](self, state, out)

    def _powers(self, state: State) -> tuple[int, ...]:
        group = plan(state.setup.scenario).move_order[self.at]
        return tuple(p for p in group if state.standing[p] in (ACTIVE, NEUTRAL))

    def _next(self, state: State, step: str) -> None:
        state.goto(Sequence(self.at, step))

    def _begin(self, state: State, phase: str, out: Out) -> None:
        out.append(PhaseBegan(t.SIDES[state.side], phase))

    # -- the steps, in order

    def _turn(self, state: State, out: Out) -> None:
        out.append(TurnBegan(state.year, t.SEASONS[state.season]))
        _americans_arrive(state, out)
        self._next(state, "side")

    def _side(self, state: State, out: Out) -> None:
        """A side's turn begins: units are turned up, rebuilt fleets appear, supply is looked at."""
        state.side = plan(state.setup.scenario).sides[self.at]
        powers = self._powers(state)
        refresh(state, powers)
        production.launch_fleets(state, powers, out)
        supply.mark_cut(state, powers, out)
        self._next(state, "campaign")
        state.call(Provision(powers))

    def _campaign(self, state: State, out: Out) -> None:
        """Germany's very first turn begins with phase 2.

        Rules: EU-14.1, EU-14.4c.
        """
        powers = tuple(p for p in self._powers(state) if _takes_part(state, p, 1))
        scenario = plan(state.setup.scenario)
        if state.turn == scenario.first and scenario.first_phase == 2:
            powers = tuple(p for p in powers if p != t.GERMANY)
        self._begin(state, "campaign", out)
        self._next(state, "relief")
        state.call(Campaign(powers))

    def _relief(self, state: State, out: Out) -> None:
        """After the battles supply is looked at again."""
        powers = self._powers(state)
        supply.restore(state, powers)
        self._next(state, "reckoning")
        state.call(Provision(powers, relief=True))

    def _reckoning(self, state: State, out: Out) -> None:
        """Conquests not retaken are charged; powers without their capital fall.

        Rules: EU-10b, EU-11a, EU-11b.
        """
        self._next(state, "movement")
        for power in self._powers(state):
            money.charge_lapses(state, power, out)
            if state.lost_capital[power] and hostile(state, power, state.control[t.CHIEF[power]]):
                conquest.power_falls(state, power, out)
        finish_if_over(state, out)

    def _movement(self, state: State, out: Out) -> None:
        for number, unit in list(state.units.items()):
            if unit.points and unit.marks & MOVED:
                renew(state, number, replace(unit, points=0))
        self._begin(state, "movement", out)
        self._next(state, "building")
        state.call(Movement(tuple(p for p in self._powers(state) if _takes_part(state, p, 2))))

    def _building(self, state: State, out: Out) -> None:
        self._begin(state, "building", out)
        for power in self._powers(state):
            lendlease.arrive(state, power, out)
        self._next(state, "redeployment")
        state.call(Building(tuple(p for p in self._powers(state) if _takes_part(state, p, 3))))

    def _redeployment(self, state: State, out: Out) -> None:
        self._begin(state, "redeployment", out)
        self._next(state, "laboratory")
        state.call(Redeployment(tuple(p for p in self._powers(state) if _takes_part(state, p, 4))))

    def _laboratory(self, state: State, out: Out) -> None:
        self._next(state, "close")
        powers = tuple(p for p in self._powers(state) if p in researchers(state))
        if powers:
            state.call(Laboratory(powers))

    def _close(self, state: State, out: Out) -> None:
        """A side's turn ends: what is cut off is lost, minors that withstood join the other side."""
        powers = self._powers(state)
        state.owed = ()
        supply.starve(state, powers, out)
        if state.side == t.AXIS and state.must_leave:
            _intern(state, out)
        war.survivors_join(state, state.side, out)
        if self.at + 1 < len(plan(state.setup.scenario).move_order):
            state.goto(Sequence(self.at + 1, "side"))
        else:
            self._next(state, "season")

    def _season(self, state: State, out: Out) -> None:
        """The season ends; after winter everyone does the accounting; the last one decides.

        Rules: EU-2b, EU-2d, EU-2f.
        """
        if state.turn >= state.last:
            end_game(state, out)
            return
        state.turn += 1
        if state.season == 0:
            _new_year(state, out)
        state.goto(Sequence(0, "turn"))


TURN_STEPS: dict[str, Callable[[Sequence, State, Out], None]] = {
    "turn": Sequence._turn,
    "side": Sequence._side,
    "campaign": Sequence._campaign,
    "relief": Sequence._relief,
    "reckoning": Sequence._reckoning,
    "movement": Sequence._movement,
    "building": Sequence._building,
    "redeployment": Sequence._redeployment,
    "laboratory": Sequence._laboratory,
    "close": Sequence._close,
    "season": Sequence._season,
}


def _takes_part(state: State, power: int, phase: int) -> bool:
    """The USA has nothing to do before 1942 but to send aid."""
    if power != t.USA or state.standing[t.USA] == ACTIVE or state.turn >= t.SPRING_1942:
        return True
    return phase == 4 and state.setup.advanced and state.turn >= t.SPRING_1941


def _intern(state: State, out: Out) -> None:
    """Who has stayed in neutral satellites, and not taken the place, is lost.

    Rules: EU-13.3e.
    """
    for number in war.must_leave_satellites(state):
        unit = lift(state, number)
        out.append(UnitLost(unit.name, t.AREAS[unit.area]))
    state.must_leave = False
    changed(state)


def _new_year(state: State, out: Out) -> None:
    """Rules: EU-2d, EU-10a."""
    money.settle_convoys(state)
    for power in plan(state.setup.scenario).powers:
        if state.standing[power] in (ACTIVE, NEUTRAL):
            money.account(state, power, state.year, out)


def _americans_arrive(state: State, out: Out) -> None:
    """American units stand in the USA area from spring 1942 on.

    Rules: EU-13.5.
    """
    if state.turn != t.SPRING_1942 or state.standing[t.USA] not in (ACTIVE, NEUTRAL):
        return
    for kind, count in enumerate(t.START[t.USA]):
        for _ in range(count):
            put(state, t.USA, kind, t.USA_AREA, t.MOVE[t.USA][kind] if t.IS_LAND[kind] else 0)
        if count:
            out.append(Placed(t.type_name(t.USA, kind), t.AREAS[t.USA_AREA], count))


def refresh(state: State, powers: tuple[int, ...]) -> None:
    """Turn the units of a side up again: points, marks, sums of the turn.

    Rules: EU-4c, EU-5.1g.
    """
    for number, unit in list(state.units.items()):
        mine = commander(state, unit.owner) in powers
        drop = FLED | (USED | MOVED | CUT | ALONE | RELIEVED if mine else 0)
        points = unit.points
        if mine and t.IS_LAND[unit.kind]:
            points = t.MOVE[unit.owner][unit.kind]
        if unit.marks & drop or points != unit.points:
            renew(state, number, replace(unit, points=points, marks=unit.marks & ~drop))
    for power in powers:
        state.spent[power] = 0
        state.redeployed[power] = 0
    state.attacked = ()
    state.fought = ()
    state.african = 0
    state.ocean = 0
    state.supplies = ()


def finish_if_over(state: State, out: Out) -> None:
    found = victory.early(state)
    if found is not None:
        state.over = found
        out.append(Decided(found.key, found.winners))
        state.stack.clear()


def end_game(state: State, out: Out) -> None:
    """The verdict of the scenario.

    Rules: EU-2f.
    """
    state.over = victory.verdict(state)
    out.append(Decided(state.over.key, state.over.winners))
    state.stack.clear()
