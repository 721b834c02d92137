"""What to draw beside the options: reach with ways and costs, range and sight, command; by the rules' own functions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sandtable.games.blitzkrieg import actions
from sandtable.games.blitzkrieg.model import FRESH, HALF, SHOT, State, members
from sandtable.games.blitzkrieg.rules import fire, ways
from sandtable.games.blitzkrieg.rules.movement import March, can_go_on
from sandtable.games.blitzkrieg.rules.organisation import hq_hex
from sandtable.games.blitzkrieg.rules.reactions import joining, reaction_need
from sandtable.games.blitzkrieg.rules.results import hurts
from sandtable.games.blitzkrieg.rules.sight import range_of
from sandtable.games.blitzkrieg.tables.sheets import COMMAND, chance_at_most
from sandtable.games.blitzkrieg.tables.theatre import FORMATION, STUKA, Marker
from sandtable.geometry.bits import members as bit_members
from sandtable.kernel import Action, Caution, Hints, Line, Mark, Name, Plan, Way, Zone

LITTLE = 0.03
"""A shot that comes and hurts with less than this chance is not worth a question."""
WORTH_FIRING = 0.10
"""Who is told to fire with all fires the shots that hurt at least so often, if they come."""
DANGEROUS = 1.0
"""A formation whose units would hurt so many of ours at once is asked about even after others were let pass."""

SHOTS = (actions.OpportunityFire, actions.ReturnFire)


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


def activating(offered: Sequence[Action], tired: bool) -> Hints:
    """Where a drawn marker is either activated or declined, and nothing speaks for declining it, the answer may hold
    for those that follow, too. A tired formation may want its rest: it is asked.

    Rules: BK-2B1.
    """
    plain = not tired and {type(action) for action in offered} == {actions.Activate, actions.Decline}
    return Hints(plans=(Plan("activate-on", (actions.Activate(),), again="activate-on"),) if plain else ())


def allowing(state: State, marker: Marker) -> Hints:
    """Who keeps his general marker for something else lets the enemy markers of the turn pass; dive bombers and
    formations that could do much at once are asked about all the same.

    Rules: BK-5.5b.
    """
    danger = marker.kind == STUKA or (marker.kind == FORMATION and threat(state, marker.formation) >= DANGEROUS)
    return Hints(plans=() if danger else (Plan("allow-on", (actions.Allow(),), again=f"allow-on {state.turn}"),))


def threat(state: State, f: int) -> float:
    """How many enemies a formation would hurt if each of its units fired at what it hurts likeliest, in the mean."""
    theatre = state.theatre
    foes = [u for u, unit in enumerate(state.units) if unit.hex >= 0 and theatre.side[u] != theatre.cards[f].side]
    own = [u for u in members(state, f) if state.units[u].hex >= 0]
    return sum(max((shot_hurts(state, u, foe) for foe in foes), default=0.0) for u in own)


def shot_hurts(state: State, u: int, t: int) -> float:
    """The chance that a shot hurts, if it may be fired and comes."""
    if fire.why_no_shot(state, u, t, range_of(state, u)) is not None:
        return 0.0
    return hurts(state, t, fire.total(fire.direct_lines(state, u, t)))


def every_hit(state: State) -> Hints:
    """Who takes the marker for one hit of an activation may take it for all.

    Rules: BK-8.3.
    """
    return Hints(plans=(Plan("suffer-on", (actions.Suffer(),), again=f"suffer-on {activation(state)}"),))


def all_of_them(key: str, offered: Sequence[Action], left: int) -> Hints:
    """Where a general is enough for everybody, everybody is one answer."""
    each = tuple(action for action in offered if not isinstance(action, actions.Enough))
    return Hints(plans=(Plan(key, each, {"count": len(each)}),) if 1 < len(each) <= left else ())


def leaving(state: State, shooters: Iterable[str], salvos: int) -> tuple[Caution, ...]:
    """What the end of an activation would throw away: the shots of units that have a target, and salvos."""
    ready = len(set(shooters))
    return (Caution("end-activation", "shots-left", {"units": ready, "salvos": salvos}),) if ready or salvos else ()


def reactions(
    state: State, shots: Iterable[tuple[int, int]], foes: tuple[int, ...], h: int, offered: Sequence[Action]
) -> Hints:
    """Lines of fire from the units that may react to those that caused it; all shots, or none, are one answer."""
    numbers, units = state.theatre.numbers, state.units
    seen = dict.fromkeys((numbers[units[u].hex], numbers[units[t].hex]) for u, t in shots)
    lines = tuple(Line("fire", f"{start:04d}", f"{end:04d}") for start, end in seen)
    marks = tuple(Mark("target", state.theatre.ids[t]) for t in foes if units[t].hex >= 0)
    idle = not any(could_matter(state, action, h) for action in offered)
    rest = Plan("no-more", (actions.Pass(),), again=activation(state), idle=idle)
    return Hints(lines=lines, marks=marks, plans=(*firing(state, foes, h, offered), *staying(state, offered), rest))


def firing(state: State, foes: tuple[int, ...], h: int, offered: Iterable[Action]) -> tuple[Plan, ...]:
    """Everybody who is likely enough to hurt fires at what moved or fired, the likeliest first; then it may go on.

    Rules: BK-6.3.1, BK-6.3.2.
    """
    word = f"fire-on {activation(state)} {h} {' '.join(map(str, foes))}"
    chances = {action: reaction_hurts(state, action) for action in offered if isinstance(action, SHOTS)}
    worth = [action for action, chance in chances.items() if chance >= WORTH_FIRING]
    if not worth:
        return (Plan("", (actions.Pass(),), again=word),)
    count = len({action.unit for action in worth})
    return (Plan("fire-on", (max(worth, key=chances.__getitem__),), {"count": count}, again=word),)


def staying(state: State, offered: Iterable[Action]) -> tuple[Plan, ...]:
    """Where nobody can fire and some could only fall back, that they stay may hold for the turn.

    Rules: BK-6.3.3.
    """
    if any(isinstance(action, SHOTS) for action in offered):
        return ()
    return (Plan("stay-on", (actions.Pass(),), again=f"stay-on {state.turn}"),)


def reaction_hurts(state: State, shot: actions.OpportunityFire | actions.ReturnFire) -> float:
    """The chance that a reaction shot hurts, if it comes."""
    u, t = state.theatre.unit_of[shot.unit], state.theatre.unit_of[shot.target]
    return hurts(state, t, fire.total(fire.direct_lines(state, u, t, joined=joining(state, u, t))))


def could_matter(state: State, reaction: Action, h: int) -> bool:
    """Whether a reaction to something in a hex is worth a question: a shot with some chance to hurt, a retreat of a
    unit next to it or just fired at.
    """
    theatre = state.theatre
    if isinstance(reaction, SHOTS):
        u, t = theatre.unit_of[reaction.unit], theatre.unit_of[reaction.target]
        return chance_at_most(reaction_need(state, u, t)) / 36 * reaction_hurts(state, reaction) >= LITTLE
    if isinstance(reaction, actions.FallBack):
        return theatre.board.distance[state.units[theatre.unit_of[reaction.unit]].hex][h] <= 1
    return False


def activation(state: State) -> str:
    """A word for the activation that is going on, another one for each."""
    done = sum(status.activations for status in state.formations)
    return f"no-more {state.turn} {sum(state.cup)} {len(state.opening)} {done}"
