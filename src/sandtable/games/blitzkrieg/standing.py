"""Standing orders: answers to off-turn questions, given beforehand, always and at once.

`reaction` answers enemy moves and fire, `hit` what a hit leaves to choose, `aim` targets in melee, `cancel` whether the
held general marker is spent on an enemy marker. Having no order means being asked; no order mixes asking and answering.
"""

from __future__ import annotations

from sandtable.games.blitzkrieg import actions
from sandtable.games.blitzkrieg.flow.melee import current_melee
from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.rules import fire
from sandtable.games.blitzkrieg.rules.melee import melee_lines
from sandtable.games.blitzkrieg.rules.results import hurts
from sandtable.games.blitzkrieg.tables.theatre import FORMATION
from sandtable.kernel import Action, Parameter, Question, StandingKind, StandingOrder

ORDERS = (
    StandingKind(
        "reaction",
        ("never", "range", "armour", "chance"),
        (Parameter("distance", "number", 2, low=1, high=3), Parameter("percent", "number", 25, low=1, high=100)),
        "BK-6.3",
    ),
    StandingKind("hit", ("marker", "stand-fast"), (), "BK-8.3"),
    StandingKind("aim", ("weakest",), (), "BK-9"),
    StandingKind("cancel", ("let-be", "strike-formations"), (), "BK-5.5b"),
)


def answer(kind: str, order: StandingOrder, state: State, question: Question) -> Action:
    """What an order does; it is total."""
    offered = question.choices()
    assert isinstance(offered, list)
    found: list[Action] = offered
    if kind == "reaction":
        return shoot_back(order, state, found)
    if kind == "aim":
        return max(found, key=lambda action: aim_value(state, action))
    if kind == "cancel":
        drawn = state.theatre.markers[state.stack[-1].marker]
        strike = order["mode"] == "strike-formations" and drawn.kind == FORMATION
        return actions.Cancel() if strike else actions.Allow()
    return hit(order, found)


def shoot_back(order: StandingOrder, state: State, found: list[Action]) -> Action:
    """Fire where the order allows it, the likeliest shot to hurt first; never retreat."""
    best, chance = None, 0.0
    for action in found:
        if isinstance(action, actions.OpportunityFire | actions.ReturnFire) and allows(order, state, action):
            now = shot_chance(state, action)
            if now > chance:
                best, chance = action, now
    return best or actions.Pass()


def allows(order: StandingOrder, state: State, action: actions.OpportunityFire | actions.ReturnFire) -> bool:
    """Whether an order wants this shot."""
    t = state.theatre
    u, target = t.unit_of[action.unit], t.unit_of[action.target]
    match order["mode"]:
        case "range":
            far = t.board.distance[state.units[u].hex][state.units[target].hex]
            return far <= int(order.get("distance", 2))
        case "armour":
            return t.counters[target].defence > 0
        case "chance":
            return 100 * shot_chance(state, action) >= int(order.get("percent", 25))
    return False


def shot_chance(state: State, action: actions.OpportunityFire | actions.ReturnFire) -> float:
    """The chance that a shot that comes off hurts its target."""
    t = state.theatre
    u, target = t.unit_of[action.unit], t.unit_of[action.target]
    return hurts(state, target, fire.total(fire.direct_lines(state, u, target)))


def aim_value(state: State, action: Action) -> float:
    """The chance that a shot in melee hurts its target."""
    assert isinstance(action, actions.Aim)
    t = state.theatre
    fight = current_melee(state)
    u, target = t.unit_of[action.unit], t.unit_of[action.target]
    return hurts(state, target, fire.total(melee_lines(state, u, target, fight)))


def hit(order: StandingOrder, found: list[Action]) -> Action:
    """Take the marker (or fall back), or pay with a step and stay."""
    stay = [action for action in found if isinstance(action, actions.LoseStep | actions.Stand)]
    away = [action for action in found if action not in stay]
    first, second = (stay, away) if order["mode"] == "stand-fast" else (away, stay)
    return (first or second)[0]
