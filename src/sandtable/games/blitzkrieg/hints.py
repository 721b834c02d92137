"""What to draw beside the options: reach with ways and costs, range and sight, command; by the rules' own functions."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.games.blitzkrieg import actions
from sandtable.games.blitzkrieg.model import FRESH, HALF, SHOT, State
from sandtable.games.blitzkrieg.odds.chances import hurts
from sandtable.games.blitzkrieg.rules import fire, ways
from sandtable.games.blitzkrieg.rules.movement import March, can_go_on
from sandtable.games.blitzkrieg.rules.organisation import hq_hex
from sandtable.games.blitzkrieg.rules.reactions import joining, reaction_need
from sandtable.games.blitzkrieg.rules.sight import range_of
from sandtable.games.blitzkrieg.tables.sheets import COMMAND, chance_at_most
from sandtable.geometry.bits import members as bit_members
from sandtable.kernel import Action, Caution, Hints, Line, Mark, Name, Plan, Way, Zone

LITTLE = 0.03
"""A shot that comes and hurts with less than this chance is not worth a question."""


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


def moving(state: State, march: March) -> Hints:
    """The reach of the units on the move, what they could fire into, and their HQ's command."""
    found = ways.reach(state, march, ())
    zones = [Zone("reach", tuple(way.to for way in found), labels=tuple(str(way.cost) for way in found))]
    command = command_zone(state, state.units[march.units[0]].formation)
    ranges = [range_zone(state, u) for u in march.units]
    return Hints(zones=tuple(zone for zone in (*zones, command, *ranges) if zone), ways=found)


def operating(state: State, formations: tuple[int, ...], shooters: Iterable[str], salvos: int) -> Hints:
    """For each unit that can still act: its reach with ways; the command of its HQ; range of those that can fire."""
    found: list[Way] = []
    zones: list[Zone | None] = [command_zone(state, f) for f in formations]
    for u, unit in enumerate(state.units):
        if unit.formation not in formations or unit.hex < 0 or unit.aboard >= 0:
            continue
        if unit.act in (FRESH, HALF, SHOT) and can_go_on(state, u):
            found += ways.reach(state, March.begin(state, u), (actions.Move((state.theatre.ids[u],)),))
        if unit.act != SHOT:
            zones.append(range_zone(state, u))
    return Hints(
        zones=tuple(zone for zone in zones if zone), ways=tuple(found), cautions=leaving(state, shooters, salvos)
    )


def open_and_activate(markers: Iterable[str]) -> Hints:
    """To open with a marker and to activate it is one thing."""
    return Hints(
        plans=tuple(
            Plan("open-activate", (actions.OpenWith(m), actions.Activate()), {"marker": Name("marker", m)})
            for m in markers
        )
    )


def leaving(state: State, shooters: Iterable[str], salvos: int) -> tuple[Caution, ...]:
    """What the end of an activation would throw away: the shots of units that have a target, and salvos."""
    ready = len(set(shooters))
    return (Caution("end-activation", "shots-left", {"units": ready, "salvos": salvos}),) if ready or salvos else ()


def reactions(
    state: State, shots: Iterable[tuple[int, int]], foes: tuple[int, ...], h: int, offered: Iterable[Action]
) -> Hints:
    """Lines of fire from the units that may react to those that caused it; to let the activation pass is one answer."""
    numbers, units = state.theatre.numbers, state.units
    seen = dict.fromkeys((numbers[units[u].hex], numbers[units[t].hex]) for u, t in shots)
    lines = tuple(Line("fire", f"{start:04d}", f"{end:04d}") for start, end in seen)
    marks = tuple(Mark("target", state.theatre.ids[t]) for t in foes if units[t].hex >= 0)
    idle = not any(could_matter(state, action, h) for action in offered)
    rest = Plan("no-more", (actions.Pass(),), again=activation(state), idle=idle)
    return Hints(lines=lines, marks=marks, plans=(rest,))


def could_matter(state: State, reaction: Action, h: int) -> bool:
    """Whether a reaction to something in a hex is worth a question: a shot with some chance to hurt, a retreat of a
    unit next to it or just fired at.
    """
    theatre = state.theatre
    if isinstance(reaction, actions.OpportunityFire | actions.ReturnFire):
        u, t = theatre.unit_of[reaction.unit], theatre.unit_of[reaction.target]
        column = fire.total(fire.direct_lines(state, u, t, joined=joining(state, u, t)))
        return chance_at_most(reaction_need(state, u, t)) / 36 * hurts(state, t, column) >= LITTLE
    if isinstance(reaction, actions.FallBack):
        return theatre.board.distance[state.units[theatre.unit_of[reaction.unit]].hex][h] <= 1
    return False


def activation(state: State) -> str:
    """A word for the activation that is going on, another one for each."""
    done = sum(status.activations for status in state.formations)
    return f"no-more {state.turn} {sum(state.cup)} {len(state.opening)} {done}"
