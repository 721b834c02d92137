"""What a melee is worth: who would win it man by man, and what the way into it costs."""

from __future__ import annotations

from sandtable.games.operation.model.pieces import Model, Unit
from sandtable.games.operation.model.state import State
from sandtable.games.operation.officer.estimates import PRIZE_REACH, is_heavy, is_staff
from sandtable.games.operation.officer.firepower import head
from sandtable.games.operation.officer.thoughts import Prey, Thoughts
from sandtable.games.operation.rules.ground.measuring import place
from sandtable.games.operation.rules.infantry import charging, melee, movement
from sandtable.games.operation.rules.infantry.damage import total
from sandtable.geometry.table import distance2

HURT = 0.85
"""What a man who is beaten counts: mostly dead, now and then shaken."""
PRIZE = 2.0
"""What it adds to throw an enemy off a place worth points, in men."""
STALK = 350
"""An enemy so near (mm) is worth closing with for a later charge."""
WORTHWHILE = 1.0
"""A charge must promise so many men: it can be shot at, and it leaves cover."""


def charge_worth(state: State, unit: Unit) -> float:
    """What a charge at the best enemy in reach is worth, in men."""
    found = (charge_value(state, unit, foe) for foe in state.enemies(unit.seat))
    return max((value for value in found if value > WORTHWHILE), default=0.0)


def charge_value(state: State, unit: Unit, foe: Unit) -> float:
    """What a charge at an enemy is worth; nothing if nobody gets to him."""
    value = melee_worth(state, unit, foe)
    return value if value > 0 and charging.can_charge(state, unit, foe) else 0.0


def melee_worth(state: State, unit: Unit, foe: Unit) -> float:
    """Enemies beaten less own men, if those in reach fall upon a unit; more where it holds a place."""
    defenders = state.men(foe)
    attackers = in_reach(state, unit, defenders)
    if not attackers or not defenders:
        return 0.0
    edge = strength(state, attackers, True) - strength(state, defenders, False)
    surplus = len(attackers) / len(defenders)
    edge += max(0.0, surplus - 1) - max(0.0, 1 / surplus - 1)
    pairs = max(len(attackers), min(len(defenders), 2 * len(attackers)))
    win, lose = higher_die(round(edge)), higher_die(-round(edge))
    beaten = min(len(defenders), pairs * win)
    fallen = min(len(attackers), pairs * lose)
    prize = PRIZE if any(stands_on(state, man) for man in defenders) else 0.0
    return HURT * (beaten * head(foe) - fallen * head(unit)) + prize * win


def strength(state: State, men: list[Model], charged: bool) -> float:
    """What men add to their dice on average."""
    return sum(total(melee.melee_lines(state, man, man, 0, charged)) for man in men) / len(men)


def higher_die(edge: int) -> float:
    """The chance that a die with this advantage is the higher one of two."""
    return sum(a + edge > b for a in range(1, 11) for b in range(1, 11)) / 100


def in_reach(state: State, unit: Unit, foes: list[Model]) -> list[Model]:
    """Those who may get into contact in one Assault, as the crow flies."""
    found = []
    for man in charging.chargers(state, unit):
        far = movement.allowance(state, man, "assault", "fast") + melee.ACROSS
        if any(distance2(place(man), place(foe)) <= far * far for foe in foes):
            found.append(man)
    return found


def stands_on(state: State, man: Model) -> bool:
    """Whether a man keeps others from holding a place worth points."""
    return any(distance2(place(man), (o.x, o.y)) <= PRIZE_REACH * PRIZE_REACH for o in state.objectives)


def prey(state: State, unit: Unit) -> list[Prey]:
    """Enemies near enough to be charged soon whom the unit would beat; remembered for one table."""
    known = state.moment().of(Thoughts).prey
    if unit.id not in known:
        known[unit.id] = [] if is_heavy(state, unit) or is_staff(state, unit) else stalked(state, unit)
    return known[unit.id]


def stalked(state: State, unit: Unit) -> list[Prey]:
    """The same, worked out: as if the whole unit had come up to him."""
    men = [man for man in state.men(unit) if not man.shaken and man.cls == "infantry"]
    found = []
    for foe in state.enemies(unit.seat) if men and not unit.broken else ():
        near = state.men(foe)
        if near and any(distance2(place(men[0]), place(man)) <= STALK * STALK for man in near):
            edge = strength(state, men, True) - strength(state, near, False)
            value = len(men) / len(near) * (1 + edge / 4) - 1
            if value > 0:
                found.append(Prey(place(near[0]), min(3.0, value)))
    return found
