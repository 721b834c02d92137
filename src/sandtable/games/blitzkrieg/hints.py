"""What to draw beside the options: reach with ways and costs, range and sight, command; by the rules' own functions."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from sandtable.games.blitzkrieg import actions
from sandtable.games.blitzkrieg.model import FRESH, HALF, SHOT, State
from sandtable.games.blitzkrieg.rules.movement import March, can_go_on, may_stop
from sandtable.games.blitzkrieg.rules.organisation import hq_hex
from sandtable.games.blitzkrieg.rules.sight import range_of
from sandtable.games.blitzkrieg.tables.sheets import COMMAND, POINT
from sandtable.geometry.bits import members as bit_members
from sandtable.kernel import Action, Hints, Line, Mark, Refusal, Way, Zone


def places(state: State, mask: int) -> tuple[str, ...]:
    """A set of hexes as words."""
    return tuple(f"{state.theatre.numbers[h]:04d}" for h in bit_members(mask))


def command_zone(state: State, f: int) -> Zone | None:
    """The hexes within command of a formation's HQ."""
    centre, card = hq_hex(state, f), state.theatre.cards[f]
    if centre < 0:
        return None
    return Zone("command", places(state, state.theatre.board.map.disc(centre, COMMAND[card.side])), unit=card.id)


def range_zone(state: State, u: int) -> Zone | None:
    """The hexes that a unit can fire into."""
    h, reach = state.units[u].hex, range_of(state, u)
    if h < 0 or not reach:
        return None
    return Zone("range", places(state, state.theatre.board.seen[reach][h] & ~(1 << h)), unit=state.theatre.ids[u])


def ways(state: State, march: March, prefix: tuple[Action, ...]) -> tuple[Way, ...]:
    """Where a move can end, the cheapest way there and the actions that lead there.

    Roads are taken where they are cheaper; `spent` is followed for each unit of the stack.
    """
    numbers, board = state.theatre.numbers, state.theatre.board
    foes = state.index.bits[1 - state.active]
    here, name = march.here(state), state.theatre.ids[march.units[0]]
    best: dict[int, tuple[int, tuple[int, ...]]] = {here: (max(march.spent), march.spent)}
    trail: dict[int, tuple[tuple[Action, ...], tuple[str, ...]]] = {here: (prefix, ())}
    hexes = {here: march.hexes}
    edge = [here]
    while edge:
        h = min(edge, key=lambda at: (best[at][0], at))
        edge.remove(h)
        on = replace(march, spent=best[h][1], hexes=hexes[h])
        for n in board.beside[h]:
            if foes >> n & 1:
                continue
            for road, verb in ((True, actions.Drive), (False, actions.Step)):
                spent = on.price(state, h, n, road)
                if isinstance(spent, Refusal) or (n in best and max(spent) >= best[n][0]):
                    continue
                best[n] = (max(spent), spent)
                hexes[n] = hexes[h] + 1
                steps, path = trail[h]
                trail[n] = ((*steps, verb(numbers[n])), (*path, f"{numbers[n]:04d}"))
                if n not in edge:
                    edge.append(n)
    return tuple(
        Way(name, f"{numbers[h]:04d}", -(-cost // POINT), trail[h][1], (*trail[h][0], actions.Halt()))
        for h, (cost, _) in best.items()
        if h != here and may_stop(state, march, h) is None
    )


def moving(state: State, march: March) -> Hints:
    """The reach of the units on the move, what they could fire into, and their HQ's command."""
    found = ways(state, march, ())
    zones = [Zone("reach", tuple(way.to for way in found), labels=tuple(str(way.cost) for way in found))]
    command = command_zone(state, state.units[march.units[0]].formation)
    ranges = [range_zone(state, u) for u in march.units]
    return Hints(zones=tuple(zone for zone in (*zones, command, *ranges) if zone), ways=found)


def operating(state: State, formations: tuple[int, ...]) -> Hints:
    """For each unit that can still act: its reach with ways; the command of its HQ; range of those that can fire."""
    found: list[Way] = []
    zones: list[Zone | None] = [command_zone(state, f) for f in formations]
    for u, unit in enumerate(state.units):
        if unit.formation not in formations or unit.hex < 0 or unit.aboard >= 0:
            continue
        if unit.act in (FRESH, HALF, SHOT) and can_go_on(state, u):
            found += ways(state, March.begin(state, u), (actions.Move((state.theatre.ids[u],)),))
        if unit.act != SHOT:
            zones.append(range_zone(state, u))
    return Hints(zones=tuple(zone for zone in zones if zone), ways=tuple(found))


def reactions(state: State, shots: Iterable[tuple[int, int]], foes: tuple[int, ...]) -> Hints:
    """Lines of fire from the units that may react to those that caused it."""
    numbers, units = state.theatre.numbers, state.units
    seen = dict.fromkeys((numbers[units[u].hex], numbers[units[t].hex]) for u, t in shots)
    lines = tuple(Line("fire", f"{start:04d}", f"{end:04d}") for start, end in seen)
    marks = tuple(Mark("target", state.theatre.ids[t]) for t in foes if units[t].hex >= 0)
    return Hints(lines=lines, marks=marks)
