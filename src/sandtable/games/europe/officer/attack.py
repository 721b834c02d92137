"""Attacks: each is looked at quickly, the best ones by their exact odds."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Attack
from sandtable.games.europe.model import State
from sandtable.games.europe.odds.attack import Forces, forces
from sandtable.games.europe.officer.aims import is_begun, is_goal, left_to_another, odds_wanted
from sandtable.games.europe.officer.estimates import mean_fight, worth
from sandtable.games.europe.officer.plan import foresee, full_plan
from sandtable.games.europe.rules import attack as rules
from sandtable.games.europe.rules.attack import Fighter
from sandtable.games.europe.rules.modifiers import BY_AIR
from sandtable.games.europe.rules.production import available
from sandtable.games.europe.rules.target import target
from sandtable.kernel import Action

NARROW = 10.0
"""What has one way in comes first: the troops beside it could be spent on something that others reach too."""

LARGE = 200
"""From so many pairs of units on chance matters little: a clear average decides without the exact odds."""


def attack_worth(state: State, power: int, action: Attack) -> tuple[float, tuple[Fighter, ...]]:
    """A quick look at an attack: worth of the place times how it goes on average, and the plan behind it."""
    area, leader = t.AREA[action.area], t.COUNTRY[action.against]
    plan = full_plan(state, power, area, leader)
    if not plan:
        return -1.0, ()
    attack, defence, times, _ = forces(state, power, area, leader, plan)
    share = _share(attack, defence, times)
    values = worth(state.setup.scenario)
    gain = values[area] + 2.0 * len(defence.land)
    return share * gain - rules.plan_cost(plan, target(state, power, area, leader)), plan


def _share(attack: Forces, defence: Forces, times: int) -> float:
    """What is left of the winner on average, as a share; negative if the defender wins."""
    mine = [(p.land * times, p.cost) for p in attack.land + attack.cargo + attack.air]
    theirs = [(p.land, p.cost) for p in defence.land + defence.air]
    share = mean_fight(mine, theirs)
    if defence.ships and attack.cargo:
        share -= 0.2 * len(defence.ships)
    return share if attack.land or attack.cargo else share - 0.25


def best_attack(
    bold: float, state: State, power: int, found: list[Action], goals_only: bool = False, desperate: bool = False
) -> Action | None:
    """The attack that promises most on average, if its exact odds are good enough."""
    rated = []
    for action in found:
        if not isinstance(action, Attack) or left_to_another(state, power, t.AREA[action.area]):
            continue
        begun = is_begun(state, power, t.COUNTRY[action.against])
        goal = begun or is_goal(state, power, t.AREA[action.area])
        if goals_only and not goal:
            continue
        value, plan = attack_worth(state, power, action)
        if goals_only and all(f.way == BY_AIR for f in plan):
            continue
        if plan and (
            value > 0.5 or (goal and (state.turn == state.last or _can_wear_down(state, power, action, plan)))
        ):
            rated.append((value + (NARROW if len(t.NEAR[t.AREA[action.area]]) == 1 else 0.0), action, plan))
    rated.sort(key=lambda each: -each[0])
    for _, action, plan in rated[: 8 if state.turn == state.last else 3]:
        if _promises(bold, state, power, action, plan, desperate):
            return action
    return None


def _can_wear_down(state: State, power: int, action: Attack, plan: tuple[Fighter, ...]) -> bool:
    attack, defence, times, _ = forces(state, power, t.AREA[action.area], t.COUNTRY[action.against], plan)
    return wears_down(state, power, attack, defence, times)


def wears_down(state: State, power: int, attack: Forces, defence: Forces, times: int) -> bool:
    """Whether a round costs the enemy about as much as oneself, and one can pay for it longer than he."""
    if not attack.land or len(attack.land) < 4 or surplus(state, power) < len(attack.land) // 2:
        return False
    mine = sum(p.land for p in attack.land + attack.air) * times
    return mine >= 0.8 * sum(p.land for p in defence.land + defence.air)


def surplus(state: State, power: int) -> int:
    """HPP that are left when every counter off the map has been bought."""
    off = sum(t.COST[kind] * max(0, available(state, power, kind)) for kind in (t.INF, t.ARM, t.AIR))
    return state.hpp[power] - off


def _promises(
    bold: float, state: State, power: int, action: Attack, plan: tuple[Fighter, ...], desperate: bool
) -> bool:
    """Whether the exact odds are what an attack on this place must have."""
    area, leader = t.AREA[action.area], t.COUNTRY[action.against]
    attack, defence, times, _ = forces(state, power, area, leader, plan)
    share = _share(attack, defence, times)
    last = desperate and state.turn == state.last
    if len(plan) * len(defence.land) > LARGE and (share >= 0.45 or (share <= -0.15 and not last)):
        return share > 0
    if is_goal(state, power, area) and wears_down(state, power, attack, defence, times):
        return True
    troops = len(attack.land) + len(attack.cargo)
    seen = foresee(attack, defence, times, "aircraft-first" if troops == 1 and attack.air else "cheapest")
    if not (attack.land or attack.cargo):
        return 0.5 + seen.swing / 6 >= bold
    wanted = odds_wanted(bold, state, power, area, desperate) - (0.1 if seen.swing > 2 else 0.0)
    return seen.win >= (min(wanted, bold - 0.22) if is_begun(state, power, leader) else wanted)
