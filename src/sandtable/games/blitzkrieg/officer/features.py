"""Numbers for computer players: what a shot is worth, how a hex looks, how far a unit gets."""

from __future__ import annotations

from heapq import heappop, heappush

from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.rules import fire
from sandtable.games.blitzkrieg.rules.movement import March
from sandtable.games.blitzkrieg.rules.results import split
from sandtable.games.blitzkrieg.rules.sight import seen_up_to
from sandtable.games.blitzkrieg.tables.sheets import GERMAN, LOWEST
from sandtable.geometry.bits import members as bit_members

Ways = dict[int, tuple[int, int, bool]]
"""Hexes that a unit can reach: the price, the hex before, and whether the last step is along a road."""

HASTE = {0: 0.3, 1: 0.15, 2: 0.05}
"""By the turns that are left after this one."""


def worth(state: State, u: int) -> float:
    """What a unit is worth: its attack, its armour, and more for an HQ in the way of artillery."""
    counter = state.theatre.counters[u]
    return 1.0 + 0.35 * counter.attack + 0.15 * counter.defence


def hit_value(state: State, t: int, column: int) -> float:
    """What a shot in a column is expected to bring: a step is worth the unit, a second N or the last step more."""
    if column < LOWEST:
        return 0.0
    _, neutral, step = split(state, t, column)
    unit = state.units[t]
    one = worth(state, t)
    return (step * one * (1.2 if unit.steps == 1 else 1.0) + neutral * one * (0.3 if unit.neutralised else 0.45)) / 36


def shot_value(state: State, u: int, t: int, moved: bool = False) -> float:
    """The expected value of a direct shot."""
    return hit_value(state, t, fire.total(fire.direct_lines(state, u, t, moved)))


def targets_from(state: State, u: int, h: int, reach: int) -> list[int]:
    """The enemies that a unit could fire at from a hex."""
    t, side = state.theatre, state.theatre.side[u]
    board, found = t.board, []
    for at in bit_members(board.seen[reach][h] & state.index.bits[1 - side]):
        far = board.distance[h][at]
        for foe in state.index.at[at]:
            if state.units[foe].aboard < 0 and (far <= 1 or far <= seen_up_to(t.vehicle[foe], board.terrain[at])):
                found.append(foe)
    return found


def rough_shot(state: State, u: int, foe: int, far: int, moved: bool) -> float:
    """A shot from a hex where the unit does not stand yet: attack, armour, range, cover."""
    counter = state.theatre.counters[u]
    attack = counter.attack if state.units[u].steps == 2 else counter.reduced
    column = attack - state.theatre.counters[foe].defence + fire.range_modifier(max(1, far)) - (2 if moved else 0)
    column += sum(line[2] for line in fire.target_lines(state, foe, True))
    return hit_value(state, foe, column)


def danger(state: State, side: int, h: int, soft: bool, armour: int) -> float:
    """How hot a hex is: the attack that enemies could bring on a unit there."""
    t = state.theatre
    board, total = t.board, 0.0
    cover = fire.cover_of(board.terrain[h]) if soft else (1 if board.cover >> h & 1 else 0)
    if soft and h in state.works:
        cover -= 2
    for at in bit_members(board.seen[t.longest][h] & state.index.bits[1 - side]):
        far = board.distance[h][at]
        for foe in state.index.at[at]:
            unit = state.units[foe]
            if t.range[foe] >= far and not unit.neutralised:
                counter = t.counters[foe]
                attack = counter.attack if unit.steps == 2 else counter.reduced
                total += max(0.0, attack - armour + cover - (far - 1) + 1.5)
    return total


def spread(state: State, march: March) -> Ways:
    """The reach of a move that goes on, for the unit with the fewest points left, minefields not counted.

    Many times faster than `ways.trails`; `test_shortcuts.py` compares them (`test_the_reach_that_the_officer_sees`).
    """
    at = min(range(len(march.units)), key=lambda i: march.points[i] - march.spent[i])
    board, way, left = state.theatre.board, march.ways[at], march.points[at] - march.spent[at]
    foes, here = state.index.bits[1 - state.active], march.here(state)
    steps, drives = board.steps[way], board.drives[way]
    found: Ways = {here: (0, -1, False)}
    heap, first = [(0, here)], not march.hexes and not march.part
    while heap:
        spent, h = heappop(heap)
        if spent > found[h][0]:
            continue
        for n, price in steps[h].items():
            if foes >> n & 1:
                continue
            by_road = drives[h].get(n, price + 1)
            road = by_road < price
            total = spent + min(price, by_road)
            if (total <= left or (first and h == here)) and (n not in found or total < found[n][0]):
                found[n] = (total, h, road)
                heappush(heap, (total, n))
    return found


def first_step(ways: Ways, to: int) -> tuple[int, bool]:
    """The first hex of the way to a hex, and whether the road leads there."""
    while ways[ways[to][1]][1] >= 0:
        to = ways[to][1]
    return to, ways[to][2]


def goals(state: State, side: int) -> dict[int, float]:
    """Objective hexes and what they are worth to a side now: the enemy's to take, its own to keep."""
    t = state.theatre
    if t.scenario["victory"]["kind"] == "hold":
        return {t.index[t.scenario["victory"]["hex"]]: 12.0}
    draw = t.scenario["draw"]
    found = {}
    for h, name in t.objectives.items():
        held = state.control[t.objective_at[h]]
        value = float(draw[name])
        if side == GERMAN:
            found[h] = value if held != GERMAN else 0.4 * value
        else:
            found[h] = value if held != GERMAN else 1.2 * value
    return found


def haste(state: State, side: int, h: int) -> float:
    """How much less sure an assault on a hex may be because time runs out: where the battle is decided by who holds one
    hex at the end, a repulse in the last turns costs nothing that waiting would have saved."""
    t = state.theatre
    goal = t.scenario["victory"]
    if goal["kind"] != "hold" or h != t.index[goal["hex"]] or state.control[t.objective_at[h]] == side:
        return 0.0
    return HASTE.get(t.turns - state.turn, 0.0)
