"""Chapter 12, set-up: what is to decide in the printed areas, stage by stage and unit by unit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from sandtable.games.blitzkrieg import actions
from sandtable.games.blitzkrieg.model import DEAD, GONE, State
from sandtable.games.blitzkrieg.rules.movement import ENEMY_THERE
from sandtable.games.blitzkrieg.rules.retreat import FULL, stacked
from sandtable.games.blitzkrieg.rules.special import is_infantry
from sandtable.games.blitzkrieg.tables.counters import CARRIER
from sandtable.games.blitzkrieg.tables.sheets import SEATS, STACK
from sandtable.games.blitzkrieg.tables.theatre import Theatre, theatre
from sandtable.kernel import Refusal

NOT_NOW = Refusal("BK-12.1a", "not-now-set-up")
NOT_HOST = Refusal("BK-10.3", "not-host")
OUTSIDE = Refusal("BK-12.1c", "outside-area")
NO_STEPS = Refusal("BK-12.1a", "no-steps")
NOT_ITS_COMPANY = Refusal("BK-12.1f", "not-carrier")
TAKEN = Refusal("BK-12.1c", "marker-there")
NO_INFANTRY = Refusal("BK-12.2a", "no-infantry-there")


Answer = actions.Place | actions.Assign | actions.Weaken | actions.Board | actions.Entrench | actions.Mine


class Task(Struct, frozen=True):
    """One thing to decide in the set-up: what, for which unit, from which hexes or hosts."""

    what: str
    unit: int = -1
    hosts: tuple[int, ...] = ()
    hexes: frozenset[int] = frozenset()
    infantry: bool = False


def area(t: Theatre, row: dict[str, Any]) -> frozenset[int]:
    """The hexes of a printed set-up area.

    Rules: BK-12.1c, BK-12.1d, BK-12.2a, BK-12.2b.
    """
    if "near" in row:
        near = t.hexes(row["near"])
        return frozenset(h for h in range(len(t.numbers)) if any(t.board.distance[h][n] <= row["within"] for n in near))
    low, high = row.get("lines", (0, 99))
    first, last = row.get("places", (0, 99))
    return frozenset(
        h for h, number in enumerate(t.numbers) if low <= number // 100 <= high and first <= number % 100 <= last
    )


@cache
def tasks(battle: str, stage: int) -> tuple[Task, ...]:
    """All that a stage of the set-up decides, in order.

    Rules: BK-12.1a, BK-12.1f, BK-12.2a, BK-12.2e.
    """
    t = theatre(battle)
    row = t.scenario["stage"][stage]
    found = [
        Task("assign", t.unit_of[line["unit"]], tuple(t.formation_of[f] for f in line["hosts"]))
        for line in row.get("assign", ())
    ]
    if "losses" in row:
        found += [Task("lose", hosts=(t.formation_of[row["losses"]["formation"]],))] * row["losses"]["steps"]
    found += [Task("board", t.unit_of[name]) for name in row.get("choose_aboard", ())]
    for line in row["areas"]:
        hexes = area(t, line)
        for f in line["formations"]:
            card = t.cards[t.formation_of[f]]
            found += [Task("place", u, hexes=hexes) for u in (*card.units, card.hq)]
    for line in row.get("stacked", ()):
        found.append(Task("stack", t.unit_of[line["unit"]], tuple(t.formation_of[f] for f in line["with"])))
    for what in ("works", "mines"):
        if what in row:
            line = row[what]
            found += [Task(what, hexes=area(t, line), infantry=line.get("infantry", False))] * line["count"]
    return tuple(found)


def is_void(state: State, task: Task) -> bool:
    """A task that has nothing to decide any more: the unit is placed, lost, or its HQ has no formation left."""
    if task.what not in ("place", "stack", "board"):
        return False
    unit = state.units[task.unit]
    return unit.hex >= 0 or unit.hex in (DEAD, GONE) or (task.what == "place" and unit.aboard >= 0)


def first_open(state: State, stage: int, at: int) -> int:
    """The number of the next task that is not void; the number of all tasks if there is none."""
    rows = tasks(state.scenario, stage)
    while at < len(rows) and is_void(state, rows[at]):
        at += 1
    return at


@cache
def sorted_hexes(hexes: frozenset[int]) -> tuple[int, ...]:
    """The hexes of an area from the smallest number on."""
    return tuple(sorted(hexes))


def legal(state: State, task: Task) -> Sequence[Answer]:
    """Every legal answer to a task; of an area only what stands in the way is looked at.

    `test_shortcuts.py` compares it with `choices` and `why_not_answer` (`test_where_a_unit_may_be_set_up`).
    """
    t = state.index.theatre
    if task.what in ("place", "stack"):
        name, numbers = t.ids[task.unit], t.numbers
        at = state.index.at
        free = [h for h in sorted_hexes(hexes_of(state, task)) if not at[h] or why_blocked(state, task.unit, h) is None]
        return [actions.Place(name, numbers[h]) for h in free]
    return [action for action in choices(state, task) if why_not_answer(state, task, action) is None]


def choices(state: State, task: Task) -> Sequence[Answer]:
    """Candidates for a task.

    `test_where_a_unit_may_be_set_up` in `test_shortcuts.py` compares `legal` with them.
    """
    t = state.index.theatre
    name = t.ids[task.unit] if task.unit >= 0 else ""
    if task.what == "assign":
        return [actions.Assign(name, t.cards[f].id) for f in task.hosts]
    if task.what == "lose":
        return [actions.Weaken(t.ids[u]) for u in t.cards[task.hosts[0]].units]
    if task.what == "board":
        own = t.cards[t.counters[task.unit].formation].units
        return [actions.Board(None, name), *(actions.Board(t.ids[u], name) for u in own if is_infantry(state, u))]
    hexes = [t.numbers[h] for h in sorted(hexes_of(state, task))]
    if task.what == "works":
        return [actions.Entrench(number) for number in hexes]
    if task.what == "mines":
        return [actions.Mine(number) for number in hexes]
    return [actions.Place(name, number) for number in hexes]


def hexes_of(state: State, task: Task) -> frozenset[int]:
    """The hexes that a task allows: the area, the hexes of certain formations, or the area of the unit's host.

    Rules: BK-12.1c, BK-12.2a.
    """
    if task.what != "stack":
        return task.hexes
    if task.hosts:
        own = (u for f in task.hosts for u in state.index.theatre.cards[f].units)
        return frozenset(state.units[u].hex for u in own if state.units[u].hex >= 0)
    host = state.index.theatre.cards[state.units[task.unit].formation].units
    for stage in range(len(state.index.theatre.scenario["stage"])):
        for other in tasks(state.scenario, stage):
            if other.what == "place" and other.unit in host:
                return other.hexes
    return frozenset()


def why_not_answer(state: State, task: Task, action: Answer) -> Refusal | None:
    """Whether an action answers the task that is open.

    `test_where_a_unit_may_be_set_up` in `test_shortcuts.py` compares `legal` with it.

    Rules: BK-12.1c, BK-12.1d, BK-12.2a, BK-12.2b, BK-12.1f.
    """
    t = state.index.theatre
    name = t.ids[task.unit] if task.unit >= 0 else ""
    match action:
        case actions.Assign() if task.what == "assign" and action.unit == name:
            return None if t.formation_of.get(action.formation, -1) in task.hosts else NOT_HOST
        case actions.Weaken() if task.what == "lose":
            u = t.unit_of.get(action.unit, -1)
            return None if u in t.cards[task.hosts[0]].units and state.units[u].steps else NO_STEPS
        case actions.Board() if task.what == "board" and action.carrier == name:
            own = t.cards[t.counters[task.unit].formation].units
            u = -1 if action.unit is None else t.unit_of.get(action.unit, -1)
            fits = action.unit is None or (u in own and is_infantry(state, u))
            return None if fits else NOT_ITS_COMPANY
        case actions.Place() if task.what in ("place", "stack") and action.unit == name:
            return why_no_place(state, task, t.index.get(action.hex, -1))
        case actions.Entrench() if task.what == "works":
            return why_no_works(state, task, t.index.get(action.hex, -1))
        case actions.Mine() if task.what == "mines":
            h = t.index.get(action.hex, -1)
            return TAKEN if h in state.mines else None if h in task.hexes else OUTSIDE
    return NOT_NOW


def why_no_place(state: State, task: Task, h: int) -> Refusal | None:
    """Within the area, no more than three units to a hex, none with an enemy.

    Rules: BK-12.1c, BK-7.3.
    """
    return why_blocked(state, task.unit, h) if h in hexes_of(state, task) else OUTSIDE


def why_blocked(state: State, u: int, h: int) -> Refusal | None:
    """Whether enemies or too many own units keep a unit from a hex of its area.

    Rules: BK-7.3.
    """
    theatre = state.index.theatre
    if state.index.bits[1 - theatre.side[u]] >> h & 1:
        return ENEMY_THERE
    if theatre.is_hq[u]:
        return None
    return FULL if stacked(state, h) + 1 + len(companies(state, u)) > STACK else None


def why_no_works(state: State, task: Task, h: int) -> Refusal | None:
    """Within the area, one to a hex; at Stonne only with infantry.

    Rules: BK-12.1c, BK-12.2a.
    """
    if h not in task.hexes:
        return OUTSIDE
    if h in state.works:
        return TAKEN
    side = SEATS.index("french")
    here = [u for u in state.index.at[h] if state.index.theatre.side[u] == side and is_infantry(state, u)]
    return NO_INFANTRY if task.infantry and not here else None


def companies(state: State, u: int) -> list[int]:
    """The company that starts aboard a carrier, if any."""
    if state.index.theatre.kind[u] != CARRIER:
        return []
    return [other for other, unit in enumerate(state.units) if unit.aboard == u]
