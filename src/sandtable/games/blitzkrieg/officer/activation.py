"""What the officer does with an active formation: salvos, shots, assaults, moves."""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.blitzkrieg import actions
from sandtable.games.blitzkrieg.model import MOVED, SHOT, State, members, passenger
from sandtable.games.blitzkrieg.odds.chances import transmission
from sandtable.games.blitzkrieg.odds.melee import melee_odds
from sandtable.games.blitzkrieg.officer import features
from sandtable.games.blitzkrieg.rules import fire, indirect
from sandtable.games.blitzkrieg.rules.assault import why_no_assault
from sandtable.games.blitzkrieg.rules.movement import March, allowance, may_stop
from sandtable.kernel import Action

GOOD_SHOT = 0.16
"""A shot worth more than this is fired before anything else."""
GOOD_MELEE = 0.55
PULL = {("hannut", 0): 1.6, ("hannut", 1): 1.0, ("stonne", 0): 3.2, ("stonne", 1): 1.6}
"""How strongly objectives attract, by battle and side: who must take them goes forward."""
FEAR = {("hannut", 0): 0.055, ("hannut", 1): 0.055, ("stonne", 0): 0.025, ("stonne", 1): 0.055}
"""How much the enemy's fire on a hex counts."""


class Manner(Struct, frozen=True):
    """How an activation is led: what attracts and what deters, how sure a melee must be, how good a shot comes first;
    and where single units are to go, by their numbers: a hex with enemies in it is to be assaulted."""

    pull: float = 1.0
    fear: float = 1.0
    melee: float = 0.0
    shot: float = GOOD_SHOT
    goals: dict[int, int] = {}


STEADY = Manner()
"""The officer's own."""


def operate(state: State, found: list[Action], manner: Manner = STEADY) -> Action:
    """Salvos, then the best shot, then assaults and moves unit by unit, the HQ first."""
    salvo = best_barrage(state, found)
    if salvo is not None:
        return salvo
    shot, value = best_shot(state, found)
    if shot is not None and value >= manner.shot:
        return shot
    movable = [action.units for action in found if isinstance(action, actions.Move)]
    charge = best_charge(state, movable, manner)
    if charge is not None:
        return charge
    for name in sorted((units[0] for units in movable if len(units) == 1), key=lambda name: not name.endswith("hq")):
        u = state.theatre.unit_of[name]
        if best_hex(state, u, March.begin(state, u), manner)[0] != state.units[u].hex:
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
            joined = passenger(state, u) if isinstance(action, actions.FireTogether) else -1
            lines = fire.direct_lines(state, u, target, state.units[u].act == MOVED, joined)
            value = features.hit_value(state, target, fire.total(lines))
            if value > top:
                best, top = action, value
    return best, top


def best_charge(state: State, movable: list[tuple[str, ...]], manner: Manner = STEADY) -> Action | None:
    """A stack next to an enemy whose whole melee is likely to be won, on an objective even at lower odds."""
    t, goals = state.theatre, features.goals(state, state.active)
    best, top = None, 0.0
    for names in movable:
        units = tuple(t.unit_of[name] for name in names)
        move = March.joined([March.begin(state, u) for u in units])
        for n in t.board.beside[move.here(state)]:
            value = charge_value(state, move, n, goals, manner)
            if value > top:
                best, top = actions.Move(names), value
    return best


def charge_value(state: State, move: March, n: int, goals: dict[int, float], manner: Manner = STEADY) -> float:
    """What an assault promises; nothing if it is not allowed or too risky."""
    if not state.index.bits[1 - state.active] >> n & 1 or why_no_assault(state, move, n) is not None:
        return 0.0
    if manner.goals and any(manner.goals.get(u) == n for u in move.units):
        return 10.0
    won, repelled, _ = melee_odds(state, move, n)
    needed = GOOD_MELEE + manner.melee - (0.15 if n in goals else 0.0) - features.haste(state, state.active, n)
    if won < needed:
        return 0.0
    return won * (1.0 + goals.get(n, 0.0)) - repelled * 0.5 - 0.05 * len(move.units)


def best_hex(state: State, u: int, move: March, manner: Manner = STEADY) -> tuple[int, features.Ways]:
    """The hex where a unit's move should end; its own if nothing is better."""
    ways = features.spread(state, move)
    here = move.here(state)
    wanted = manner.goals.get(u, -1)
    if wanted in ways and ((wanted == here and not move.hexes) or may_stop(state, move, wanted) is None):
        return wanted, ways
    goals = features.goals(state, state.active)
    score = hq_score if state.theatre.is_hq[u] else unit_score
    half = allowance(state, u, half=True) - max(move.spent)
    best, top = here, -1e9
    for h, (price, _, _) in ways.items():
        if h != here and may_stop(state, move, h) is not None:
            continue
        if h == here and move.hexes and may_stop(state, move, h) is not None:
            continue
        shoots = not move.part and price <= half and state.units[u].act != SHOT
        value = score(state, u, h, goals, shoots and h != here, h == here, manner)
        if value > top + (0.05 if h != here else 0.0):
            best, top = h, value
    return best, ways


def unit_score(
    state: State, u: int, h: int, goals: dict[int, float], shoots: bool, stays: bool, manner: Manner = STEADY
) -> float:
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
        * manner.fear
        * (1.4 if state.units[u].steps == 1 else 1.0)
    )
    shot = 0.0
    if counter.range:
        for foe in features.targets_from(state, u, h, counter.range):
            far = distance[state.units[foe].hex]
            shot = max(shot, features.rough_shot(state, u, foe, far, moved=not stays))
    pull *= PULL[t.name, side] * manner.pull
    return pull - fear + (1.0 if shoots or stays else 0.5) * shot + (0.1 if stays else 0.0)


def hq_score(
    state: State, u: int, h: int, goals: dict[int, float], shoots: bool, stays: bool, manner: Manner = STEADY
) -> float:
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


def move(state: State, found: list[Action], manner: Manner = STEADY) -> Action:
    """Assault if the odds are good, else one hex on the way to the best one, else halt."""
    frame = state.stack[-1]
    goals = features.goals(state, state.active)
    numbers, index = state.theatre.numbers, state.theatre.index
    charges = [action for action in found if isinstance(action, actions.Assault)]
    if charges:
        best = max(charges, key=lambda action: charge_value(state, frame, index[action.hex], goals, manner))
        if charge_value(state, frame, index[best.hex], goals, manner) > 0:
            return best
    to, ways = best_hex(state, frame.units[0], frame, manner)
    if to != frame.here(state):
        n, road = features.first_step(ways, to)
        for step in (actions.Drive(numbers[n]), actions.Step(numbers[n]))[:: 1 if road else -1]:
            if step in found:
                return step
    return actions.Halt() if actions.Halt() in found else found[0]
