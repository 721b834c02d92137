"""A chain of interventions resolved backwards, and what its mission does afterwards (rulebook 12.2)."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.europe import tables as t
from sandtable.games.europe.events import Out
from sandtable.games.europe.flow.arriving import finish_rebase, land
from sandtable.games.europe.flow.battle import Fight
from sandtable.games.europe.flow.clash import Clash
from sandtable.games.europe.model import MOVED, USED, State, mark, shift
from sandtable.games.europe.rules import intervention as rules
from sandtable.games.europe.rules.attack import Fighter
from sandtable.games.europe.rules.intervention import (
    ON_ATTACK,
    ON_CROSSING,
    ON_PROWL,
    ON_REBASE,
    Link,
    Mission,
)
from sandtable.games.europe.rules.modifiers import BY_AIR, LANDING
from sandtable.games.europe.rules.raids import strike_prey
from sandtable.kernel import Auto, Dice

JoiningAircraft = tuple[tuple[int, ...], tuple[int, ...]]
"""Aircraft sent to the place of a battle that join it: those of the defenders, those of the attackers."""


class Unwind(Auto[State], frozen=True, gc=False):
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
        if not self._planes_hunt_ships(state):
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
        if self.mission.kind == ON_ATTACK and self.place == self.mission.goal:
            return False
        return self.place - t.N_AREAS in self.mission.route

    def _in_air(self, state: State) -> None:
        """The interceptors that are left against the mission's own aircraft; at the place of the battle they join that.

        Rules: EU-12.2a.
        """
        mission = self.mission
        hunters = self._of_level(state, 1, True)
        hunted = self._there(state, mission.air)
        if mission.kind == ON_ATTACK and self.place == mission.goal:
            return
        if hunters and hunted and self.place in mission.flights:
            state.call(Clash(self.place, False, self._power(1), mission.power, hunters, hunted, hunted))

    def _done(self, state: State, out: Out) -> None:
        joining = (self._of_level(state, 1, True), self._of_level(state, 2, True))
        state.end()
        finish_mission(state, self.mission, self.left, joining, self.place, out)


def finish_mission(
    state: State, mission: Mission, left: tuple[int, ...], joining: JoiningAircraft, place: int, out: Out
) -> None:
    """The mission goes on with what is left of it.

    Rules: EU-12.2a, EU-12.2b, EU-12.2c.
    """
    if mission.kind == ON_ATTACK:
        _resume_attack(state, mission, left, joining, place)
    elif mission.kind == ON_REBASE:
        for number in mission.air + mission.ships:
            if number in left and number in state.units:
                mark(state, number, MOVED)
        finish_rebase(state, tuple(n for n in mission.air + mission.ships if n not in left), mission.goal, out)
    elif mission.kind == ON_CROSSING:
        kept = tuple(load for load, ship in mission.cargo if ship not in left and load in state.units)
        land(state, mission.power, mission.base, mission.goal, kept, out)
        for load, ship in mission.cargo:
            if ship in left and load in state.units:
                shift(state, load, mission.base, 0, MOVED)
    elif mission.kind == ON_PROWL:
        strike_prey(state, tuple(n for n in mission.ships if n not in left), mission.prey, out)


def _resume_attack(state: State, mission: Mission, left: tuple[int, ...], joining: JoiningAircraft, place: int) -> None:
    """Survivors fight on in the planned battle; aircraft sent to its place join it. Ships turn back all together, and
    what they carry with them.

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
        kept.append(fighter)
    defenders = tuple(n for n in battle.defenders if n in state.units and _defends(state, n))
    if place == battle.area:
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
