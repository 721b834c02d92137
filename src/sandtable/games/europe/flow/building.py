"""Phase 3: new units."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Build, LayDown, Order, Pass, PutBack
from sandtable.games.europe.events import Out
from sandtable.games.europe.flow.phase import Phase
from sandtable.games.europe.hints import reach_zone
from sandtable.games.europe.model import State
from sandtable.games.europe.rules import production as rules
from sandtable.games.europe.rules.money import affordable
from sandtable.kernel import Action, Ask, Dice, Hints, Name, Prompt, Refusal, Seat


class Building(Phase[Order | LayDown], frozen=True, gc=False):
    """New units and replacements.

    Rules: EU-2b, EU-7a.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Order, LayDown, Pass)
    standing: ClassVar[str | None] = "building"

    def offers(self, state: State, power: int) -> list[Action]:
        found: list[Action] = [Order(t.type_name(owner, kind)) for owner, kind in rules.orders(state, power)]
        if state.sunk[power] > 0:
            for area in t.bits(rules.sites(state, power, t.FLEET)):
                if rules.why_not_lay_down(state, power, area) is None:
                    found.append(LayDown(t.AREAS[area]))
        return found

    def refuse(self, state: State, power: int, action: Order | LayDown) -> Refusal | None:
        if isinstance(action, LayDown):
            if action.area not in t.AREA:
                return rules.NOT_HOME
            return rules.why_not_lay_down(state, power, t.AREA[action.area])
        if action.unit not in t.TYPE:
            return rules.NOT_ITS_UNIT
        owner, kind = divmod(t.TYPE[action.unit], 8)
        if rules.can_order(state, power, owner, kind):
            return None
        if not rules.may_order(state, power, owner):
            return rules.NOT_ITS_UNIT
        return rules.why_not_build(state, power, owner, kind, t.CHIEF[owner], 1) or rules.NOT_HOME

    def carry_out(self, state: State, power: int, action: Order | LayDown, dice: Dice, out: Out) -> None:
        if isinstance(action, LayDown):
            rules.lay_down(state, power, t.AREA[action.area], out)
        else:
            owner, kind = divmod(t.TYPE[action.unit], 8)
            state.call(Siting(power, owner, kind))


class Siting(Ask[State, Build | PutBack], frozen=True, gc=False):
    """Where, and how many?

    Rules: EU-7b, EU-7c.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Build, PutBack)

    power: int
    owner: int
    make: int

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (t.POWERS[self.power],)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("siting", {"unit": Name("unit", t.type_name(self.owner, self.make))}, "EU-7b")

    def hints(self, state: State, seat: Seat) -> Hints:
        return reach_zone(rules.open_sites(state, self.power, self.owner, self.make))

    def options(self, state: State, seat: Seat) -> list[Action]:
        most = min(rules.new_ones(state, self.owner, self.make), affordable(state, self.power) // t.COST[self.make])
        areas = rules.open_sites(state, self.power, self.owner, self.make)
        found: list[Action] = [Build(t.AREAS[a], n) for a in areas for n in range(1, most + 1)]
        return [*found, PutBack()]

    def why_not(self, state: State, seat: Seat, action: Build | PutBack) -> Refusal | None:
        if isinstance(action, PutBack):
            return None
        if action.area not in t.AREA:
            return rules.NOT_HOME
        return rules.why_not_build(state, self.power, self.owner, self.make, t.AREA[action.area], action.n)

    def apply(self, state: State, seat: Seat, action: Build | PutBack, dice: Dice, out: Out) -> None:
        state.end()
        if isinstance(action, Build):
            rules.build(state, self.power, self.owner, self.make, t.AREA[action.area], action.n, out)
