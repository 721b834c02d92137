"""Chains of interventions: announced level by level (rulebook 12.2)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Hold, Intervene, Route
from sandtable.games.europe.events import Intervened, Out
from sandtable.games.europe.flow.battle import Fight
from sandtable.games.europe.flow.unwinding import Unwind, finish_mission
from sandtable.games.europe.hints import arrows
from sandtable.games.europe.model import USED, State, mark
from sandtable.games.europe.rules import intervention as rules
from sandtable.games.europe.rules.geography import open_straits, routes, sea_routes
from sandtable.games.europe.rules.intervention import (
    ON_ATTACK,
    ON_CROSSING,
    ON_FLIGHT,
    ON_PROWL,
    ON_REBASE,
    Link,
    Mission,
)
from sandtable.games.europe.rules.modifiers import BY_AIR, CARRYING, FIGHTING, LANDING
from sandtable.games.europe.rules.raids import prey_sea, strike_prey
from sandtable.kernel import Action, Ask, Dice, Hints, Name, Prompt, Refusal, Roll, Seat
from sandtable.kernel.errors import Args

NOT_A_ROUTE = Refusal("EU-12.2b", "not-a-route")
CANNOT_MEET = Refusal("EU-12.2a", "cannot-meet")


# -- announcing


def announce_attack(state: State) -> None:
    """An attack sets out; the battle waits below.

    Rules: EU-12.2a, EU-12.2b.
    """
    fight: Fight = state.stack[-1]
    battle = fight.battle
    air = tuple(f.number for f in battle.fighters if f.way == BY_AIR)
    ships = tuple(f.number for f in battle.fighters if f.way == FIGHTING)
    transports = tuple(f.number for f in battle.fighters if f.way == CARRYING)
    cargo = tuple((f.number, f.ship) for f in battle.fighters if f.way == LANDING)
    bases = sorted({f.origin for f in battle.fighters if f.way in (FIGHTING, CARRYING)})
    mission = Mission(
        ON_ATTACK, battle.power, air, ships, transports, cargo, rules.flights(state, air, battle.area), goal=battle.area
    )
    if air or ships or transports:
        _announce(state, mission, tuple(bases))


def announce_rebase(state: State, power: int, numbers: tuple[int, ...], to: int) -> bool:
    """A change of base may be met too.

    Rules: EU-12.2c.
    """
    unit = state.units[numbers[0]]
    if t.IS_AIR[unit.kind]:
        mission = Mission(ON_REBASE, power, numbers, flights=rules.flights(state, numbers, to), base=unit.area, goal=to)
        bases: tuple[int, ...] = ()
    else:
        mission = Mission(ON_REBASE, power, ships=numbers, base=unit.area, goal=to)
        bases = (unit.area,)
    return _announce(state, mission, bases)


def announce_crossing(
    state: State, power: int, load: tuple[tuple[int, int], ...], guards: tuple[int, ...], base: int, to: int
) -> bool:
    """Sea transport may be met; its cargo is treated as in an invasion.

    Rules: EU-12.2b.
    """
    ships = tuple(dict.fromkeys(ship for _, ship in load))
    mission = Mission(ON_CROSSING, power, ships=guards, transports=ships, cargo=load, base=base, goal=to)
    return _announce(state, mission, (base,))


def announce_flight(state: State, power: int, numbers: tuple[int, ...], area: int) -> None:
    """Bombers on their way may be met."""
    _announce(state, Mission(ON_FLIGHT, power, numbers, flights=rules.flights(state, numbers, area), goal=area), ())


def announce_prowl(state: State, power: int, numbers: tuple[int, ...], prey: str, out: Out) -> None:
    """Submarines on their way may be met."""
    base = state.units[numbers[0]].area
    sea = prey_sea(prey)
    way = sea_routes(open_straits(state, power), base, sea)
    mission = Mission(ON_PROWL, power, ships=numbers, route=way[0], base=base, goal=t.N_AREAS + sea, prey=prey)
    if not _meet(state, mission):
        strike_prey(state, numbers, prey, out)


def _announce(state: State, mission: Mission, bases: tuple[int, ...]) -> bool:
    """Choose the ships' way if there is a choice that matters, then let the others answer."""
    if not bases:
        return _meet(state, mission)
    ways = _ways(state, mission, bases)
    trial = replace(mission, route=tuple({sea for way in ways for sea in way}))
    if not rules.responders(state, trial, (), -1, True):
        return False
    if len(ways) > 1:
        state.call(Routing(mission, bases))
        return True
    return _meet(state, replace(mission, route=ways[0] if ways else ()))


def _ways(state: State, mission: Mission, bases: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The ways from the first base; ships of other bases join on the shortest of their own."""
    goal = mission.goal
    return routes(open_straits(state, mission.power), bases[0], goal)[:12]


def _meet(state: State, mission: Mission) -> bool:
    asked = rules.responders(state, mission, (), -1, True)
    if asked:
        state.call(Chain(mission, asked))
    return bool(asked)


class Routing(Ask[State, Route], frozen=True, gc=False):
    """The mover announces the whole way of his ships and may not change it later.

    Rules: EU-12.2b.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Route,)

    mission: Mission
    bases: tuple[int, ...]

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (t.POWERS[self.mission.power],)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        goal = t.PLACES[self.mission.goal]
        return Prompt("routing", {"goal": Name("place", goal)}, "EU-12.2b", (goal,))

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [Route(tuple(t.SEAS[s] for s in way)) for way in _ways(state, self.mission, self.bases)]

    def why_not(self, state: State, seat: Seat, action: Route) -> Refusal | None:
        return None if action in self.options(state, seat) else NOT_A_ROUTE

    def apply(self, state: State, seat: Seat, action: Route, dice: Dice, out: Out) -> None:
        state.end()
        way = tuple(t.SEA[s] for s in action.seas)
        mission = replace(self.mission, route=_with_others(state, self.mission, self.bases, way))
        if not _meet(state, mission):
            finish_mission(state, mission, (), ((), ()), -1, out)


def _with_others(state: State, mission: Mission, bases: tuple[int, ...], way: tuple[int, ...]) -> tuple[int, ...]:
    found = list(way)
    for base in bases[1:]:
        for sea in next(iter(routes(open_straits(state, mission.power), base, mission.goal)), ()):
            if sea not in found:
                found.append(sea)
    return tuple(found)


# -- answering


class Chain(Ask[State, Intervene | Hold], frozen=True, gc=False):
    """One level after another: the enemies of the mover, then his own side, and so on until nobody sends anything.

    Rules: EU-12.2a, EU-12.2b, EU-4d.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Intervene, Hold)
    standing: ClassVar[str | None] = "interventions"

    mission: Mission
    asked: tuple[int, ...]
    """The powers still to answer at this level."""
    level: int = 1
    links: tuple[Link, ...] = ()
    fresh: bool = False
    """Whether something was sent at this level."""
    place: int = -1

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (t.POWERS[self.asked[0]],) if self.asked else ()

    def prompt(self, state: State, seat: Seat) -> Prompt:
        goal = t.PLACES[self.mission.goal]
        args: Args = {
            "power": Name("country", t.POWERS[self.mission.power]),
            "goal": Name("place", goal),
            "air": len(self.mission.air),
            "ships": len(self.mission.ships + self.mission.transports),
            "level": self.level,
        }
        return Prompt("chain", args, "EU-12.2a", (goal,))

    def hints(self, state: State, seat: Seat) -> Hints:
        bases = [state.units[n].area for n in self.mission.air + self.mission.ships if n in state.units]
        return arrows(dict.fromkeys(bases), self.mission.goal)

    def _groups(self, state: State) -> dict[tuple[int, int, int, int], list[int]]:
        return rules.interceptors(state, self.asked[0], self.mission, self.links, self.place)

    def options(self, state: State, seat: Seat) -> list[Action]:
        found: list[Action] = [Hold()]
        for (owner, kind, base, place), numbers in self._groups(state).items():
            unit = t.type_name(owner, kind)
            found += [Intervene(unit, t.AREAS[base], t.PLACES[place], n) for n in range(1, len(numbers) + 1)]
        return found

    def why_not(self, state: State, seat: Seat, action: Intervene | Hold) -> Refusal | None:
        if isinstance(action, Hold):
            return None
        return None if self._find(state, action) else CANNOT_MEET

    def _find(self, state: State, action: Intervene) -> list[int]:
        if action.unit not in t.TYPE or action.base not in t.AREA or action.place not in t.PLACE:
            return []
        owner, kind = divmod(t.TYPE[action.unit], 8)
        key = (owner, kind, t.AREA[action.base], t.PLACE[action.place])
        numbers = self._groups(state).get(key, [])
        return numbers[: action.n] if 1 <= action.n <= len(numbers) else []

    def apply(self, state: State, seat: Seat, action: Intervene | Hold, dice: Dice, out: Out) -> None:
        if isinstance(action, Hold):
            self._hold(state)
            return
        numbers = tuple(self._find(state, action))
        place = t.PLACE[action.place]
        success = self._arrive(state, numbers, place, action, dice, out)
        chain = self
        if success:
            link = Link(self.level, self.asked[0], numbers)
            chain = replace(self, links=(*self.links, link), fresh=True, place=place)
        state.goto(chain)
        if not rules.interceptors(state, chain.asked[0], chain.mission, chain.links, chain.place):
            chain._hold(state)

    def _arrive(
        self, state: State, numbers: tuple[int, ...], place: int, action: Intervene, dice: Dice, out: Out
    ) -> bool:
        """Aircraft always come; ships if the die beats the distance. Both are used, except aircraft on submarines
        alone.

        Rules: EU-12.2a, EU-12.2b, EU-12.1.3c, EU-5.1g.
        """
        by_air = state.units[numbers[0]].kind == t.AIR
        rolls: tuple[Roll, ...] = ()
        distance, success = 0, True
        if not by_air:
            distance = rules.naval_distance(state, self.asked[0], t.AREA[action.base], place)
            thrown = dice.passes(1, 6, distance + 1, "intervention")
            rolls, success = (thrown,), thrown.value == 1
        if not (by_air and self.level == 1 and rules.hunts_submarines(state, self.mission)):
            for number in numbers:
                mark(state, number, USED)
        out.append(
            Intervened(
                action.unit, action.base, action.place, action.n, rolls=rolls, distance=distance, success=success
            )
        )
        return success

    def _hold(self, state: State) -> None:
        """The next power of this level, the next level, or the end of the chain."""
        if len(self.asked) > 1:
            state.goto(replace(self, asked=self.asked[1:]))
            return
        if self.fresh:
            level = self.level + 1
            asked = rules.responders(state, self.mission, self.links, self.place, level % 2 == 1)
            if asked:
                state.goto(Chain(self.mission, asked, level, self.links, False, self.place))
                return
        state.goto(Unwind(self.mission, self.links, self.place))
