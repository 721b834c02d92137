"""Exact odds of an attack through air, sea and land."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import State, Unit
from sandtable.games.europe.odds.battle import battle_odds
from sandtable.games.europe.odds.forces import Forces as Forces
from sandtable.games.europe.rules import battle as rules
from sandtable.games.europe.rules.attack import Fighter, is_invasion
from sandtable.games.europe.rules.battle import AT_SEA, IN_AIR, ON_LAND, Battle
from sandtable.games.europe.rules.modifiers import BY_AIR, BY_LAND, CARRYING, DROPPED, FIGHTING, LANDING
from sandtable.games.europe.rules.research import rolls_twice
from sandtable.games.europe.rules.target import Target, target, without_bulgarians
from sandtable.games.europe.rules.wishes import Piece as Piece
from sandtable.games.europe.rules.wishes import Wishes


class Forecast(Struct, frozen=True):
    """What comes of an attack: the chance of taking the area or clearing it, and mean losses in HPP."""

    win: float
    attacker_loss: float
    defender_loss: float
    left: dict[int, float]
    """The chance of each number of land attackers left where the area is taken."""

    @property
    def swing(self) -> float:
        return self.defender_loss - self.attacker_loss


def forecast(attack: Forces, defence: Forces, times: int = 1, own: str = "cheapest") -> Forecast:
    """Fought to the end, the attacker's losses in this order, the defender's cheapest first: the mean figures of the
    outlook."""
    seen = battle_odds(attack, defence, times, Wishes(own=own), counted=False)
    losses = [sum(t.COST[kind] * n for kind, n in gone.items()) for gone in (seen.lost, seen.killed)]
    return Forecast(seen.win, losses[0], losses[1], seen.left)


# -- from a plan


def forces(
    state: State, power: int, area: int, leader: int, plan: tuple[Fighter, ...]
) -> tuple[Forces, Forces, int, str]:
    """Both sides of a planned attack with the values that the ground leaves them."""
    return forces_against(state, power, target(state, power, area, leader), plan)


def forces_against(
    state: State, power: int, whole: Target, plan: tuple[Fighter, ...], trapped: frozenset[int] = frozenset()
) -> tuple[Forces, Forces, int, str]:
    """The same where it is known who stands there, and the numbers of those who cannot flee.

    Rules: EU-13.3d.
    """
    aim, area, leader = without_bulgarians(state, power, whole), whole.area, whole.leader
    battle = Battle(power, area, leader, plan, aim.land + aim.air + aim.sea, invasion=is_invasion(plan), landed=True)
    valuer = Values(state, battle, trapped)
    ways: dict[int, list[Piece]] = {}
    for fighter in plan:
        ways.setdefault(fighter.way, []).append(valuer.mine(fighter.number))
    attack = Forces(
        tuple(ways.get(BY_AIR, ())),
        tuple(ways.get(FIGHTING, ())),
        tuple(ways.get(BY_LAND, []) + ways.get(DROPPED, [])),
        tuple(ways.get(LANDING, ())),
    )
    land, air, sea = ([valuer.theirs(n) for n in numbers] for numbers in (aim.land, aim.air, aim.sea))
    by_land = any(f.way == BY_LAND for f in plan) and not any(f.way in (FIGHTING, CARRYING) for f in plan)
    defence = Forces(tuple(air), () if by_land else tuple(sea), tuple(land))
    return attack, defence, rules.times(state, battle), valuer.on.reason


class Values:
    """The values of both sides of a battle: as the ground is with the landing, and without it if that fails.

    Rules: EU-5.2b, EU-5.2e.
    """

    def __init__(self, state: State, battle: Battle, trapped: frozenset[int] = frozenset()) -> None:
        self.state, self.invasion, self.trapped = state, battle.invasion, trapped
        self.on = battle.ground if battle.stage == ON_LAND else rules.find_ground(state, battle)
        """The ground stays as it was when the land stage began, whoever has fallen since."""
        rest = tuple(f for f in battle.fighters if f.way in (BY_LAND, DROPPED))
        landing = battle.stage != ON_LAND and len(rest) < len(battle.fighters) and is_invasion(battle.fighters)
        self.dry = rules.find_ground(state, replace(battle, fighters=rest)) if landing else None

    def mine(self, number: int) -> Piece:
        unit, on, value = self.state.units[number], self.on, rules.attack_value
        air, sea, land = value(unit, IN_AIR, on), value(unit, AT_SEA, on), value(unit, ON_LAND, on)
        dry = -1 if self.dry is None else value(unit, ON_LAND, self.dry)
        return Piece(unit.kind, t.COST[unit.kind], air, sea, land, 1 + rolls_twice(self.state, unit), dry)

    def theirs(self, number: int) -> Piece:
        unit, on, value, invasion = self.state.units[number], self.on, rules.defence_value, self.invasion
        air, sea = value(unit, IN_AIR, on, invasion), value(unit, AT_SEA, on, invasion)
        land = value(unit, ON_LAND, on, invasion)
        dry = -1 if self.dry is None else value(unit, ON_LAND, self.dry, False)
        return Piece(unit.kind, t.COST[unit.kind], air, sea, land, 1, dry, number in self.trapped)


# -- from a battle under way


def still_in(state: State, battle: Battle, trapped: frozenset[int] = frozenset()) -> tuple[Forces, Forces, str]:
    """Who is still in a battle, and the ground."""
    values = Values(state, battle, trapped)
    land, air, ships, _ = rules.attackers(battle)
    cargo = [f.number for f in battle.fighters if f.way == LANDING]
    land = [number for number in land if number not in cargo]
    foe_land, foe_air, foe_sea = rules.classes(state, battle.defenders)
    attack = Forces(*(tuple(map(values.mine, numbers)) for numbers in (air, ships, land, cargo)))
    foe_sea = foe_sea if battle.stage <= AT_SEA else []
    defence = Forces(*(tuple(map(values.theirs, numbers)) for numbers in (foe_air, foe_sea, foe_land)))
    return attack, defence, values.on.reason


def is_stuck(state: State, battle: Battle) -> bool:
    """Whether land units in the attack would have no way back.

    Rules: EU-5.1i.
    """
    return any(f.way in (BY_LAND, DROPPED) for f in battle.fighters) and not rules.withdrawals(state, battle)


def piece(unit: Unit) -> Piece:
    """A unit with its printed attack values."""
    value = t.ATTACK[unit.owner][unit.kind]
    return Piece(unit.kind, t.COST[unit.kind], value, value, value)
