"""The officer: looks at odds, ground and objectives one decision at a time, and remembers nothing.

It sees what a player sees. Every unit is judged by itself: the best shot, the best hex to move to, an assault where the
odds of the whole melee are good; then the formation's HQ follows. It is fast rather than deep: a few milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sandtable.games.blitzkrieg import actions, features
from sandtable.games.blitzkrieg.counters import HQ
from sandtable.games.blitzkrieg.model import MOVED, SHOT, State, members
from sandtable.games.blitzkrieg.odds import transmission
from sandtable.games.blitzkrieg.rules import assault, effects, fire, indirect, melee, melee_odds, movement
from sandtable.games.blitzkrieg.rules.melee_fire import fighters
from sandtable.games.blitzkrieg.standing import aim_value
from sandtable.games.blitzkrieg.theatre import FORMATION, STUKA
from sandtable.kernel import Action, Question
from sandtable.kernel.decision import Rng

GOOD_SHOT = 0.16
"""A shot worth more than this is fired before anything else."""
GOOD_MELEE = 0.55
OPPORTUNITY = 0.10
PULL = {("hannut", 0): 1.6, ("hannut", 1): 1.0, ("stonne", 0): 3.2, ("stonne", 1): 1.6}
"""How strongly objectives attract, by battle and side: who must take them goes forward."""
FEAR = {("hannut", 0): 0.055, ("hannut", 1): 0.055, ("stonne", 0): 0.025, ("stonne", 1): 0.055}
"""How much the enemy's fire on a hex counts."""


class Officer:
    """A computer player that uses odds, terrain and objectives."""

    def choose(self, view: Any, question: Question, rng: Rng) -> Action:
        found = question.choices()
        assert isinstance(found, list)
        if len(found) == 1:
            only: Action = found[0]
            return only
        answer = ANSWERS.get(question.kind)
        return answer(view.position, found) if answer else found[0]


# -- markers
def opening(state: State, found: list[Action]) -> Action:
    """Open with the formation that has most to shoot at or the shortest way to an objective."""
    return max(found, key=lambda action: formation_value(state, state.theatre.formation_of[action.marker]))  # type: ignore[attr-defined]


def next_opening(state: State, found: list[Action]) -> Action:
    """Bombs, then shells, then the formation."""
    order = {"stuka": 0, "artillery": 1}
    return min(found, key=lambda action: order.get(action.marker.split("-")[-1], 2))  # type: ignore[attr-defined]


def formation_value(state: State, f: int) -> float:
    """How much a formation could do now: shots at hand and nearness to objectives."""
    t, side = state.theatre, state.theatre.cards[f].side
    goals = features.goals(state, side)
    total = 0.0
    for u in members(state, f):
        h = state.units[u].hex
        if h < 0 or t.is_hq[u]:
            continue
        reach = fire.range_of(state, u)
        total += max(
            (features.shot_value(state, u, foe) for foe in features.targets_from(state, u, h, reach)), default=0.0
        )
        total += 0.1 * max(value / (2 + t.board.distance[h][goal]) for goal, value in goals.items())
    return total * (0.5 if state.formations[f].fatigued else 1.0)


def marker_drawn(state: State, found: list[Action]) -> Action:
    """Play a held repeat on the best formation, shed fatigue far from the enemy, else activate."""
    marker = state.theatre.markers[state.stack[-1].marker]
    repeats = [action for action in found if isinstance(action, actions.Repeat)]
    if repeats:
        best = max(repeats, key=lambda action: formation_value(state, state.theatre.formation_of[action.formation]))
        if formation_value(state, state.theatre.formation_of[best.formation]) > 0.8:
            return best
    if any(action == actions.Command("rally") for action in found) and hurt(state, marker.side) >= 4:
        return actions.Command("rally")
    tired = marker.kind == FORMATION and state.formations[marker.formation].fatigued
    return actions.Decline() if tired and formation_value(state, marker.formation) < 0.6 else actions.Activate()


def hurt(state: State, side: int) -> int:
    """How many own units are neutralised."""
    return sum(unit.neutralised and state.theatre.side[u] == side for u, unit in enumerate(state.units))


def repeat_drawn(state: State, found: list[Action]) -> Action:
    """The best formation if it has something to do, else hold."""
    repeats = [action for action in found if isinstance(action, actions.Repeat)]
    if repeats:
        best = max(repeats, key=lambda action: formation_value(state, state.theatre.formation_of[action.formation]))
        value = formation_value(state, state.theatre.formation_of[best.formation])
        if value > 0.8 or actions.Hold() not in found:
            return best
    return actions.Hold() if actions.Hold() in found else found[0]


def general_drawn(state: State, found: list[Action]) -> Action:
    """Rally many, else hold; a second one is used as well as it can be."""
    side = state.theatre.markers[state.stack[-1].marker].side
    if actions.Command("rally") in found and (hurt(state, side) >= 4 or actions.Hold() not in found):
        return actions.Command("rally")
    return found[0]


def may_cancel(state: State, found: list[Action]) -> Action:
    """Spend the general on a formation that could hurt, or on Stukas."""
    marker = state.theatre.markers[state.stack[-1].marker]
    if marker.kind == STUKA:
        return actions.Cancel()
    if marker.kind == FORMATION and formation_value(state, marker.formation) > 1.5:
        return actions.Cancel()
    return actions.Allow()


def relief(state: State, found: list[Action]) -> Action:
    """The most valuable unit first."""
    units = [action for action in found if isinstance(action, actions.Relieve)]
    return max(units, key=lambda action: features.worth(state, state.theatre.unit_of[action.unit]))


# -- the activation
def operate(state: State, found: list[Action]) -> Action:
    """Salvos, then the best shot, then assaults and moves unit by unit, the HQ first."""
    salvo = best_barrage(state, found)
    if salvo is not None:
        return salvo
    shot, value = best_shot(state, found)
    if shot is not None and value >= GOOD_SHOT:
        return shot
    frame = state.stack[-1]
    movable = [action.units for action in found if isinstance(action, actions.Move)]
    charge = best_charge(state, movable)
    if charge is not None:
        return charge
    for name in sorted((units[0] for units in movable if len(units) == 1), key=lambda name: not name.endswith("hq")):
        u = state.theatre.unit_of[name]
        if best_hex(state, u, movement.begin(state, u), frame)[0] != state.units[u].hex:
            return actions.Move((name,))
    if shot is not None and value > 0.02:
        return shot
    entering = [action for action in found if isinstance(action, actions.Enter)]
    return entering[0] if entering else actions.EndActivation()


def best_barrage(state: State, found: list[Action]) -> Action | None:
    """The single salvo that promises most."""
    best, top = None, 0.05
    for action in found:
        if isinstance(action, actions.Barrage) and len(action.salvos) == 1:
            h, calibre = state.theatre.index[action.hex], action.salvos[0]
            here = [u for u in state.index.at[h] if state.units[u].aboard < 0]
            sums = (fire.total(indirect.indirect_lines(state, u, calibre)) for u in here)
            value = sum(features.hit_value(state, u, column) for u, column in zip(here, sums, strict=True))
            value *= transmission(state, h, calibre)
            if value > top:
                best, top = action, value
    return best


def best_shot(state: State, found: list[Action]) -> tuple[Action | None, float]:
    """The shot at full strength that promises most."""
    t, best, top = state.theatre, None, 0.0
    for action in found:
        if isinstance(action, actions.Fire | actions.FireTogether):
            u, target = t.unit_of[action.unit], t.unit_of[action.target]
            joined = effects.passenger(state, u) if isinstance(action, actions.FireTogether) else -1
            lines = fire.direct_lines(state, u, target, state.units[u].act == MOVED, joined)
            value = features.hit_value(state, target, fire.total(lines))
            if value > top:
                best, top = action, value
    return best, top


def best_charge(state: State, movable: list[tuple[str, ...]]) -> Action | None:
    """A stack next to an enemy whose whole melee is likely to be won, on an objective even at lower odds."""
    t, goals = state.theatre, features.goals(state, state.active)
    best, top = None, 0.0
    for names in movable:
        units = tuple(t.unit_of[name] for name in names)
        move = movement.joined([movement.begin(state, u) for u in units])
        for n in t.board.beside[move.here(state)]:
            value = charge_value(state, move, n, goals)
            if value > top:
                best, top = actions.Move(names), value
    return best


def charge_value(state: State, move: movement.Move, n: int, goals: dict[int, float]) -> float:
    """What an assault promises; nothing if it is not allowed or too risky."""
    if not state.index.bits[1 - state.active] >> n & 1 or assault.why_no_assault(state, move, n) is not None:
        return 0.0
    won, repelled, _ = melee_odds.melee(state, move.units, move.here(state), n)
    needed = GOOD_MELEE - (0.15 if n in goals else 0.0)
    if won < needed:
        return 0.0
    return won * (1.0 + goals.get(n, 0.0)) - repelled * 0.5 - 0.05 * len(move.units)


def best_hex(state: State, u: int, move: movement.Move, frame: Any) -> tuple[int, features.Ways]:
    """The hex where a unit's move should end; its own if nothing is better."""
    ways = features.spread(state, move)
    here = move.here(state)
    goals = features.goals(state, state.active)
    score = hq_score if state.theatre.is_hq[u] else unit_score
    half = movement.allowance(state, u, half=True) - max(move.spent)
    best, top = here, -1e9
    for h, (price, _, _) in ways.items():
        if h != here and movement.may_stop(state, move, h) is not None:
            continue
        if h == here and move.hexes and movement.may_stop(state, move, h) is not None:
            continue
        shoots = not move.part and price <= half and state.units[u].act != SHOT
        value = score(state, u, h, goals, shoots and h != here, h == here)
        if value > top + (0.05 if h != here else 0.0):
            best, top = h, value
    return best, ways


def unit_score(state: State, u: int, h: int, goals: dict[int, float], shoots: bool, stays: bool) -> float:
    """How well a unit would stand in a hex: objectives, cover and danger, what it could fire at."""
    t, side = state.theatre, state.theatre.side[u]
    distance = t.board.distance[h]
    pull = max(value / (1.5 + distance[goal]) for goal, value in goals.items())
    if h in goals:
        pull += 1.0
    counter = t.counters[u]
    fear = (
        features.danger(state, side, h, t.soft[u], counter.defence)
        * FEAR[t.name, side]
        * (1.4 if state.units[u].steps == 1 else 1.0)
    )
    shot = 0.0
    if counter.range:
        for foe in features.targets_from(state, u, h, counter.range):
            far = distance[state.units[foe].hex]
            shot = max(shot, features.rough_shot(state, u, foe, far, moved=not stays))
    return PULL[t.name, side] * pull - fear + (1.0 if shoots or stays else 0.5) * shot + (0.1 if stays else 0.0)


def hq_score(state: State, u: int, h: int, goals: dict[int, float], shoots: bool, stays: bool) -> float:
    """An HQ wants to be in the middle of its units, a little ahead, with one of them, away from the enemy."""
    t, side = state.theatre, state.theatre.side[u]
    own = [m for m in members(state, t.counters[u].formation) if m != u and state.units[m].hex >= 0]
    if not own:
        return 0.5 if stays else 0.0
    distance = t.board.distance[h]
    spread = sum(max(0, distance[state.units[m].hex] - 1) for m in own) / len(own)
    pull = max(value / (1.5 + distance[goal]) for goal, value in goals.items())
    company = any(t.side[m] == side and not t.is_hq[m] for m in state.index.at[h])
    foes = state.index.bits[1 - side]
    near = 2.0 if t.board.around[h] & foes else 0.0
    alone = 0.0 if company else 0.4 if not t.board.map.disc(h, 3) & foes else 1.5
    fear = features.danger(state, side, h, True, 0) * FEAR[t.name, side]
    return 0.9 * pull - 0.5 * spread - near - alone - fear + (0.1 if stays else 0.0)


def move(state: State, found: list[Action]) -> Action:
    """Assault if the odds are good, else one hex on the way to the best one, else halt."""
    frame = state.stack[-1]
    goals = features.goals(state, state.active)
    numbers, index = state.theatre.numbers, state.theatre.index
    charges = [action for action in found if isinstance(action, actions.Assault)]
    if charges:
        best = max(charges, key=lambda action: charge_value(state, frame, index[action.hex], goals))
        if charge_value(state, frame, index[best.hex], goals) > 0:
            return best
    to, ways = best_hex(state, frame.units[0], frame, frame)
    if to != frame.here(state):
        n, road = features.first_step(ways, to)
        for step in (actions.Drive(numbers[n]), actions.Step(numbers[n]))[:: 1 if road else -1]:
            if step in found:
                return step
    return actions.Halt() if actions.Halt() in found else found[0]


# -- reactions and effects
def react(state: State, found: list[Action]) -> Action:
    """Fire where it is likely to hurt; an HQ about to be overrun gets away."""
    t, best, top = state.theatre, None, OPPORTUNITY
    for action in found:
        if isinstance(action, actions.OpportunityFire | actions.ReturnFire):
            u, target = t.unit_of[action.unit], t.unit_of[action.target]
            value = features.shot_value(state, u, target)
            if value > top:
                best, top = action, value
        elif isinstance(action, actions.FallBack) and should_leave(state, t.unit_of[action.unit]):
            return action
    return best or actions.Pass()


def should_leave(state: State, u: int) -> bool:
    """An HQ without company next to the enemy, or within reach of vehicles, leaves."""
    t, unit = state.theatre, state.units[u]
    if t.kind[u] != HQ or (t.board.cover >> unit.hex & 1 and len(state.index.at[unit.hex]) > 1):
        return False
    company = any(not t.is_hq[m] for m in state.index.at[unit.hex])
    return not company and bool(t.board.around[unit.hex] & state.index.bits[1 - t.side[u]])


def retreat_to(state: State, found: Sequence[Action]) -> Action:
    """The coolest hex, with company if it can be had."""
    t = state.theatre

    def score(action: Action) -> float:
        assert isinstance(action, actions.Retreat)
        h, u = t.index[action.hex], t.unit_of[action.unit]
        company = any(t.side[m] == t.side[u] and not t.is_hq[m] for m in state.index.at[h])
        return 0.5 * company - features.danger(state, t.side[u], h, t.soft[u], t.counters[u].defence) * 0.05

    return max(found, key=score)


def take_hit(state: State, found: list[Action]) -> Action:
    """Keep the steps."""
    return found[0]


def struck(state: State, found: list[Action]) -> Action:
    """Attackers go back unless they are whole and winning; defenders of an objective stay while they can."""
    frame, t = state.stack[-1], state.theatre
    unit = state.units[frame.unit]
    if frame.role == "attacker":
        fight = next(below for below in reversed(state.stack) if isinstance(below, melee.Melee))
        mine = fighters(state, fight.hex, state.active)
        won = melee_odds.melee(state, mine, fight.origin, fight.hex)[0]
        return found[1] if unit.steps == 2 and won > 0.6 else found[0]
    away = [action for action in found if isinstance(action, actions.Retreat)]
    if not away or frame.role == "step" or (unit.steps == 2 and frame.hex in t.objective_at):
        return found[0]
    return retreat_to(state, away)


def press_on(state: State, found: list[Action]) -> Action:
    """Fight on while the odds are even or better, a little below them on an objective."""
    fight = next(frame for frame in reversed(state.stack) if isinstance(frame, melee.Melee))
    mine = fighters(state, fight.hex, state.active)
    won, repelled, _ = melee_odds.melee(state, mine, fight.origin, fight.hex)
    edge = 0.8 if fight.hex in state.theatre.objective_at else 1.0
    return actions.Press() if won >= edge * repelled and won > 0.15 else actions.BreakOff()


def take_aim(state: State, found: list[Action]) -> Action:
    return max(found, key=lambda action: aim_value(state, action))


def assign_new(state: State, found: list[Action]) -> Action:
    return found[0]


def set_up(state: State, found: list[Action]) -> Action:
    """The ready-made set-up."""
    return found[0]


ANSWERS: dict[str, Callable[[State, list[Action]], Action]] = {
    "set-up": set_up,
    "opening": opening,
    "next-opening": next_opening,
    "marker-drawn": marker_drawn,
    "repeat-drawn": repeat_drawn,
    "repeat-taken": repeat_drawn,
    "general-drawn": general_drawn,
    "may-cancel": may_cancel,
    "relief": relief,
    "operate": operate,
    "move": move,
    "react": react,
    "retreat-to": retreat_to,
    "take-hit": take_hit,
    "struck": struck,
    "press-on": press_on,
    "take-aim": take_aim,
    "assign-new": assign_new,
}
