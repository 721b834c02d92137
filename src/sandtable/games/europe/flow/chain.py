"""Chains of interventions: announced level by level, resolved backwards (rulebook 12.2)."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Hold, Intervene, Route
from sandtable.games.europe.events import Intervened
from sandtable.games.europe.flow.battle import Fight
from sandtable.games.europe.flow.clash import Break, Clash, Toll
from sandtable.games.europe.model import MOVED, USED, State, mark, shift
from sandtable.games.europe.rules import intervention as rules
from sandtable.games.europe.rules.attack import Fighter
from sandtable.games.europe.rules.geography import open_straits, routes, sea_routes
from sandtable.games.europe.rules.intervention import ATTACK, CROSSING, FLIGHT, PROWL, REBASE, Link, Mission
from sandtable.games.europe.rules.modifiers import BY_AIR, CARRYING, FIGHTING, LANDING
from sandtable.games.europe.rules.raids import prey_sea, strike_prey
from sandtable.kernel import Action, Ask, Auto, Dice, Event, Hints, Line, Name, Prompt, Refusal, Seat

Out = list[Event]

NOT_A_ROUTE = Refusal("EU-12.2b", "not-a-route")
CANNOT_MEET = Refusal("EU-12.2a", "cannot-meet")


# -- announcing


def announce_attack(state: State, out: Out) -> None:
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
        ATTACK, battle.power, air, ships, transports, cargo, rules.flights(state, air, battle.area), goal=battle.area
    )
    if air or ships or transports:
        _announce(state, mission, tuple(bases))


def announce_rebase(state: State, power: int, numbers: tuple[int, ...], to: int, out: Out) -> bool:
    """A change of base may be met too.

    Rules: EU-12.2c.
    """
    unit = state.units[numbers[0]]
    if t.IS_AIR[unit.kind]:
        mission = Mission(REBASE, power, numbers, flights=rules.flights(state, numbers, to), base=unit.area, goal=to)
        bases: tuple[int, ...] = ()
    else:
        mission = Mission(REBASE, power, ships=numbers, base=unit.area, goal=to)
        bases = (unit.area,)
    return _announce(state, mission, bases)


def announce_crossing(
    state: State, power: int, load: tuple[tuple[int, int], ...], guards: tuple[int, ...], base: int, to: int, out: Out
) -> bool:
    """Sea transport may be met; its cargo is treated as in an invasion.

    Rules: EU-12.2b.
    """
    ships = tuple(dict.fromkeys(ship for _, ship in load))
    mission = Mission(CROSSING, power, ships=guards, transports=ships, cargo=load, base=base, goal=to)
    return _announce(state, mission, (base,))


def announce_flight(state: State, power: int, numbers: tuple[int, ...], area: int, out: Out) -> None:
    """Bombers on their way may be met."""
    _announce(state, Mission(FLIGHT, power, numbers, flights=rules.flights(state, numbers, area), goal=area), ())


def announce_prowl(state: State, power: int, numbers: tuple[int, ...], prey: str, out: Out) -> None:
    """Submarines on their way may be met."""
    base = state.units[numbers[0]].area
    sea = prey_sea(prey)
    way = sea_routes(open_straits(state, power), base, sea)
    mission = Mission(PROWL, power, ships=numbers, route=way[0], base=base, goal=t.N_AREAS + sea, prey=prey)
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


class Routing(Ask, frozen=True, gc=False):
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

    def options(self, state: State, seat: Seat) -> list[Any]:
        return [Route(tuple(t.SEAS[s] for s in way)) for way in _ways(state, self.mission, self.bases)]

    def why_not(self, state: State, seat: Seat, action: Route) -> Refusal | None:
        return None if action in self.options(state, seat) else NOT_A_ROUTE

    def apply(self, state: State, seat: Seat, action: Route, dice: Dice, out: Out) -> None:
        state.end()
        way = tuple(t.SEA[s] for s in action.seas)
        mission = replace(self.mission, route=_with_others(state, self.mission, self.bases, way))
        if not _meet(state, mission):
            finish(state, mission, (), (), -1, out)


def _with_others(state: State, mission: Mission, bases: tuple[int, ...], way: tuple[int, ...]) -> tuple[int, ...]:
    found = list(way)
    for base in bases[1:]:
        for sea in next(iter(routes(open_straits(state, mission.power), base, mission.goal)), ()):
            if sea not in found:
                found.append(sea)
    return tuple(found)


# -- answering


class Chain(Ask, frozen=True, gc=False):
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
        args: Any = {
            "power": Name("country", t.POWERS[self.mission.power]),
            "goal": Name("place", goal),
            "air": len(self.mission.air),
            "ships": len(self.mission.ships + self.mission.transports),
            "level": self.level,
        }
        return Prompt("chain", args, "EU-12.2a", (goal,))

    def hints(self, state: State, seat: Seat) -> Hints:
        start = [t.AREAS[state.units[n].area] for n in self.mission.air + self.mission.ships if n in state.units]
        return Hints(lines=tuple(Line("move", base, t.PLACES[self.mission.goal]) for base in dict.fromkeys(start)))

    def _groups(self, state: State) -> dict[tuple[int, int, int, int], list[int]]:
        return rules.groups(state, self.asked[0], self.mission, self.links, self.place)

    def options(self, state: State, seat: Seat) -> list[Any]:
        found: list[Any] = [Hold()]
        for (owner, kind, base, place), numbers in self._groups(state).items():
            unit = t.type_name(owner, kind)
            found += [Intervene(unit, t.AREAS[base], t.PLACES[place], n) for n in range(1, len(numbers) + 1)]
        return found

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
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

    def apply(self, state: State, seat: Seat, action: Any, dice: Dice, out: Out) -> None:
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
        if not rules.groups(state, chain.asked[0], chain.mission, chain.links, chain.place):
            chain._hold(state)

    def _arrive(
        self, state: State, numbers: tuple[int, ...], place: int, action: Intervene, dice: Dice, out: Out
    ) -> bool:
        """Aircraft always come; ships if the die beats the distance. Both are used, except aircraft on submarines
        alone.

        Rules: EU-12.2a, EU-12.2b, EU-12.1.3c, EU-5.1g.
        """
        by_air = state.units[numbers[0]].kind == t.AIR
        rolls: tuple[Any, ...] = ()
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


# -- resolving


class Unwind(Auto, frozen=True, gc=False):
    """The chain is resolved last first: air against air, then the fight at sea, then aircraft against the mission's.

    Rules: EU-12.2a, EU-12.2b.
    """

    mission: Mission
    links: tuple[Link, ...]
    place: int
    left: tuple[int, ...] = ()
    """Units that have broken off or turned back."""
    step: int = -1

    def _there(self, state: State, numbers: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(n for n in numbers if n in state.units and n not in self.left)

    def _of_level(self, state: State, level: int, air: bool) -> tuple[int, ...]:
        numbers = tuple(n for link in self.links if link.level == level for n in link.units)
        return tuple(n for n in self._there(state, numbers) if t.IS_AIR[state.units[n].kind] == air)

    def _power(self, level: int) -> int:
        return next((link.power for link in self.links if link.level == level), self.mission.power)

    def run(self, state: State, dice: Dice, out: Out) -> None:
        top = max((link.level for link in self.links), default=1)
        step = top if self.step == -1 else self.step
        while step >= 2:
            hunters, hunted = self._of_level(state, step, True), self._of_level(state, step - 1, True)
            step -= 1
            if hunters and hunted:
                state.goto(replace(self, step=step))
                state.call(Clash(self.place, False, self._power(step + 1), self._power(step), hunters, hunted, hunted))
                return
        if step == 1:
            state.goto(replace(self, step=0))
            self._at_sea(state)
            return
        if step == 0:
            state.goto(replace(self, step=-2))
            self._in_air(state)
            return
        self._done(state, out)

    def _side(self, state: State, odd: bool, air: bool) -> tuple[int, ...]:
        levels = sorted({link.level for link in self.links if (link.level % 2 == 1) == odd})
        return tuple(n for level in levels for n in self._of_level(state, level, air))

    def _at_sea(self, state: State) -> None:
        """All ships of both sides that are there, with the aircraft that are left; transports stay behind their
        escorts.

        Rules: EU-12.2b, EU-12.1.3c.
        """
        mission = self.mission
        own = self._there(state, mission.ships)
        transports = self._there(state, mission.transports)
        helpers = self._side(state, False, False) + self._side(state, False, True)
        foes = self._side(state, True, False)
        planes = self._side(state, True, True)
        target_ships = bool(own or transports or self._side(state, False, False))
        if planes and not self._planes_hunt_ships(state):
            planes = ()
        if not target_ships or not (foes or planes):
            return
        silent = rules.hunts_submarines(state, mission) and not foes
        state.call(
            Clash(
                self.place,
                True,
                self._power(1),
                mission.power,
                foes + planes,
                own + helpers,
                own,
                transports,
                mission.cargo,
                silent,
            )
        )

    def _planes_hunt_ships(self, state: State) -> bool:
        """Aircraft at the first level go for the ships if the place is on their way and no aircraft are met there."""
        if self.mission.kind == ATTACK and self.place == self.mission.goal:
            return False
        return self.place - t.N_AREAS in self.mission.route

    def _in_air(self, state: State) -> None:
        """The interceptors that are left against the mission's own aircraft; at the place of the battle they join that.

        Rules: EU-12.2a.
        """
        mission = self.mission
        hunters = self._of_level(state, 1, True)
        hunted = self._there(state, mission.air)
        if mission.kind == ATTACK and self.place == mission.goal:
            return
        if hunters and hunted and self.place in mission.flights:
            state.call(Clash(self.place, False, self._power(1), mission.power, hunters, hunted, hunted))

    def _done(self, state: State, out: Out) -> None:
        joining = (self._of_level(state, 1, True), self._of_level(state, 2, True))
        state.end()
        finish(state, self.mission, self.left, joining, self.place, out)


def finish(state: State, mission: Mission, left: tuple[int, ...], joining: Any, place: int, out: Out) -> None:
    """The mission goes on with what is left of it.

    Rules: EU-12.2a, EU-12.2b, EU-12.2c.
    """
    from sandtable.games.europe.flow.crossing import land
    from sandtable.games.europe.flow.moving import finish_rebase

    if mission.kind == ATTACK:
        _resume_attack(state, mission, left, joining, place)
    elif mission.kind == REBASE:
        for number in mission.air + mission.ships:
            if number in left and number in state.units:
                mark(state, number, MOVED)
        finish_rebase(state, tuple(n for n in mission.air + mission.ships if n not in left), mission.goal, out)
    elif mission.kind == CROSSING:
        kept = tuple(load for load, ship in mission.cargo if ship not in left and load in state.units)
        land(state, mission.power, mission.base, mission.goal, kept, out)
        for load, ship in mission.cargo:
            if ship in left and load in state.units:
                shift(state, load, mission.base, 0, MOVED)
    elif mission.kind == PROWL:
        strike_prey(state, tuple(n for n in mission.ships if n not in left), mission.prey, out)


def _resume_attack(state: State, mission: Mission, left: tuple[int, ...], joining: Any, place: int) -> None:
    """Survivors fight on in the planned battle; aircraft sent to its place join it.

    Rules: EU-12.2a.
    """
    fight: Fight = state.stack[-1]
    battle = fight.battle
    kept = []
    ships_left = any(n in left for n in mission.ships + mission.transports)
    for fighter in battle.fighters:
        if fighter.number not in state.units or fighter.number in left:
            continue
        if fighter.way == LANDING and (ships_left or fighter.ship not in state.units):
            shift(state, fighter.number, fighter.origin, 0, MOVED)
            continue
        if ships_left and fighter.way in (FIGHTING, CARRYING):
            continue
        kept.append(fighter)
    defenders = tuple(n for n in battle.defenders if n in state.units and _defends(state, n))
    if joining and place == battle.area:
        defenders += tuple(n for n in joining[0] if n not in left)
        for number in joining[1]:
            if number not in left:
                kept.append(Fighter(number, BY_AIR, state.units[number].area))
    invasion = battle.invasion and any(f.way == LANDING for f in kept)
    state.goto(Fight(replace(battle, fighters=tuple(kept), defenders=defenders, invasion=invasion)))


def _defends(state: State, number: int) -> bool:
    """Aircraft and ships of the target that have gone out to intervene do not defend as well.

    Rules: EU-5.1g.
    """
    unit = state.units[number]
    return t.IS_LAND[unit.kind] or not unit.marks & USED


FRAMES: tuple[Any, ...] = (Routing, Chain, Unwind, Clash, Toll, Break)
