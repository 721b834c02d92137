"""Actions to try, legal or not, and what must hold in every state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise

from sandtable.games.blitzkrieg import actions
from sandtable.games.blitzkrieg.flow.melee import Melee
from sandtable.games.blitzkrieg.flow.movement import Moving
from sandtable.games.blitzkrieg.flow.setup import SetUp
from sandtable.games.blitzkrieg.model import DEAD, OVERRUN, RETURNING, WAITING, State
from sandtable.games.blitzkrieg.rules.general import USES
from sandtable.games.blitzkrieg.rules.indirect import groups
from sandtable.games.blitzkrieg.rules.retreat import stacked
from sandtable.games.blitzkrieg.tables.sheets import STACK
from sandtable.games.blitzkrieg.tables.theatre import FORMATION, GENERAL, REPEAT
from sandtable.kernel import Action


def universe(state: State) -> Iterator[Action]:
    """Every action that could make sense for the frame on top, legal or not."""
    t, frame = state.theatre, state.stack[-1]
    verbs = frame.verbs
    units = [u for u, unit in enumerate(state.units) if unit.hex >= 0]
    ids, numbers = t.ids, t.numbers
    for verb in verbs:
        if not verb.__struct_fields__:
            yield verb()
    for verb in (actions.Relieve, actions.FallBack, actions.LoseStep, actions.Weaken, actions.Dismount):
        if verb in verbs:
            yield from (verb(name) for name in ids)
    for verb in (actions.Repeat, actions.Rest):
        if verb in verbs:
            yield from (verb(card.id) for card in t.cards)
    if actions.Command in verbs:
        yield from (actions.Command(use) for use in (*USES, "sing"))
    if actions.OpenWith in verbs:
        yield from (actions.OpenWith(marker.id) for marker in t.markers)
    for verb in (actions.Step, actions.Drive, actions.Assault):
        if verb in verbs:
            yield from (verb(number) for number in numbers)
    yield from _pairs(state, verbs, units)
    if isinstance(frame, SetUp):
        yield from _set_up(state, frame)
    if actions.Move in verbs:
        yield from _groups(state, units)
    if actions.Barrage in verbs and frame.salvos:
        yield from (actions.Barrage(number, group) for number in numbers for group in groups(frame.salvos))


def _pairs(state: State, verbs: tuple[type[Action], ...], units: list[int]) -> Iterator[Action]:
    """Verbs of a unit and a target or hex."""
    ids, numbers = state.theatre.ids, state.theatre.numbers
    shots = (actions.Fire, actions.FireFirst, actions.FireTogether, actions.OpportunityFire, actions.ReturnFire)
    for verb in (*shots, actions.Aim, actions.Mount):
        if verb in verbs:
            yield from (verb(ids[u], ids[t]) for u in units for t in units)
    if actions.Retreat in verbs:
        board = state.theatre.board
        for u in units:
            yield from (actions.Retreat(ids[u], numbers[h]) for h in board.beside[state.units[u].hex])
    if actions.Enter in verbs:
        waiting = [u for u, unit in enumerate(state.units) if unit.hex == WAITING]
        yield from (actions.Enter(ids[u], numbers[h]) for u in waiting for h in sorted(state.theatre.board.rim))
    if actions.Return in verbs:
        hqs = [u for u in range(len(ids)) if state.theatre.is_hq[u]]
        yield from (actions.Return(ids[u], number) for u in hqs for number in numbers)


def _groups(state: State, units: list[int]) -> Iterator[Action]:
    """Units of one hex, and some pairs of neighbours that are none."""
    ids = state.theatre.ids
    for h in {state.units[u].hex for u in units}:
        here = state.index.at[h]
        for size in (1, 2, 3):
            yield from (actions.Move(tuple(ids[u] for u in group)) for group in combinations(here, size))
    yield from (actions.Move((ids[a], ids[b])) for a, b in pairwise(units))


def _set_up(state: State, frame: SetUp) -> Iterator[Action]:
    t = state.theatre
    task = frame.task(state)
    for name in (t.ids[task.unit], t.ids[0]):
        yield from (actions.Place(name, number) for number in t.numbers)
        yield from (actions.Assign(name, card.id) for card in t.cards)
        yield from (actions.Board(unit, name) for unit in (None, *t.ids))
    yield from (actions.Entrench(number) for number in t.numbers)
    yield from (actions.Mine(number) for number in t.numbers)


def invariants(state: State) -> Iterable[str]:
    """What is wrong with a state; nothing if all is well."""
    t = state.theatre
    moving = {u for frame in state.stack if isinstance(frame, Moving) for u in frame.units}
    fights = {frame.hex for frame in state.stack if isinstance(frame, Melee)}
    for u, unit in enumerate(state.units):
        if (unit.steps == 0) != (unit.hex == DEAD):
            yield f"{t.ids[u]} has {unit.steps} steps and lies at {unit.hex}"
        if not 0 <= unit.steps <= 2 or (unit.hex in (OVERRUN, RETURNING) and not t.is_hq[u]):
            yield f"{t.ids[u]} cannot be so: {unit}"
        if unit.aboard >= 0 and state.turn and unit.hex != state.units[unit.aboard].hex:
            yield f"{t.ids[u]} is aboard but elsewhere"
    for h, here in enumerate(state.index.at):
        if sorted(here) != [u for u in here if state.units[u].hex == h]:
            yield f"the index is wrong in {t.numbers[h]}"
        if stacked(state, h) > STACK and not moving & set(here):
            yield f"{t.numbers[h]} is overstacked"
        if len({t.side[u] for u in here}) > 1 and h not in fights:
            yield f"both sides stand in {t.numbers[h]}"
    yield from _markers(state)
    if any(status.activations > 2 for status in state.formations):
        yield "a formation was activated three times"


def _markers(state: State) -> Iterator[str]:
    """Every marker is in the cup, before its owner, held, waiting, carried, opening, or in use; none is twice."""
    t = state.theatre
    for m, marker in enumerate(t.markers):
        most = t.marker_count(marker) + sum(row["markers"].count(marker.id) for row in t.scenario.get("arrival", ()))
        held = 0
        if marker.kind == REPEAT:
            held = state.repeats[marker.side] - state.extra[marker.side]
        elif marker.kind == GENERAL:
            held = state.generals[marker.side]
        away = state.opening.count(m) + (state.carried == m) + (state.banked[marker.side] == m)
        count = state.cup[m] + state.played[m] + state.declined[m] + held + away
        if count > most or min(state.cup[m], state.played[m], held) < 0:
            yield f"{marker.id} is there {count} times, {most} exist"
        if marker.kind == FORMATION and count > 1:
            yield f"{marker.id} is there twice"
