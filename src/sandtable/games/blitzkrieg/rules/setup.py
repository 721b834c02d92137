"""Chapter 12, set-up: the printed areas, stage by stage and unit by unit, or the ready-made set-up."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from msgspec import Struct

from sandtable.games.blitzkrieg import actions, events
from sandtable.games.blitzkrieg.counters import CARRIER
from sandtable.games.blitzkrieg.model import DEAD, GONE, State, change, join, members, put
from sandtable.games.blitzkrieg.rules.retreat import stacked
from sandtable.games.blitzkrieg.rules.special import is_infantry
from sandtable.games.blitzkrieg.tables import SEATS, STACK
from sandtable.games.blitzkrieg.theatre import Theatre, theatre
from sandtable.kernel import Action, Ask, Dice, Event, Hints, Name, Prompt, Refusal, Zone

NOT_NOW = Refusal("BK-12.1a", "not-now-set-up")
NOT_HOST = Refusal("BK-10.3", "not-host")
OUTSIDE = Refusal("BK-12.1c", "outside-area")
FULL = Refusal("BK-7.3", "full")
ENEMY = Refusal("BK-9", "enemy-there")
NO_STEPS = Refusal("BK-12.1a", "no-steps")
NOT_ITS_COMPANY = Refusal("BK-12.1f", "not-carrier")
TAKEN = Refusal("BK-12.1c", "marker-there")
NO_INFANTRY = Refusal("BK-12.2a", "no-infantry-there")


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


class SetUp(Ask, frozen=True, gc=False):
    """The set-up of one side, one small decision after the other; `deploy` leaves the rest to the ready-made set-up.

    Rules: BK-12.1a.
    """

    stage: int
    at: int = 0

    watched: ClassVar[bool] = False
    verbs: ClassVar = (
        actions.Deploy, actions.Place, actions.Assign, actions.Weaken, actions.Board, actions.Entrench, actions.Mine,
    )  # fmt: skip

    def seats(self, state: State) -> tuple[str, ...]:
        done = first_open(state, self.stage, self.at) >= len(tasks(state.scenario, self.stage))
        return () if done else (state.theatre.scenario["stage"][self.stage]["seat"],)

    def task(self, state: State) -> Task:
        return tasks(state.scenario, self.stage)[first_open(state, self.stage, self.at)]

    def prompt(self, state: State, seat: str) -> Prompt:
        task = self.task(state)
        name = state.theatre.ids[task.unit] if task.unit >= 0 else ""
        about: Any = {"unit": Name("unit", name)} if name else {}
        return Prompt(f"set-up-{task.what}", about, "BK-12.1a", (name,) if name else ())

    def hints(self, state: State, seat: str) -> Hints:
        hexes = hexes_of(state, self.task(state))
        return Hints(zones=(Zone("reach", tuple(f"{state.theatre.numbers[h]:04d}" for h in sorted(hexes))),))

    def options(self, state: State, seat: str) -> list[Action]:
        return [actions.Deploy(), *legal(state, self.task(state))]

    def default(self, state: State, seat: str) -> Action:
        return actions.Deploy()

    def why_not(self, state: State, seat: str, action: Action) -> Refusal | None:
        return None if isinstance(action, actions.Deploy) else why_not(state, self.task(state), action)

    def apply(self, state: State, seat: str, action: Action, dice: Dice, out: list[Event]) -> None:
        if isinstance(action, actions.Deploy):
            deploy(state, self.stage, self.at, out)
            state.end()
            return
        at = first_open(state, self.stage, self.at)
        carry_out(state, tasks(state.scenario, self.stage)[at], action, out)
        state.goto(SetUp(self.stage, first_open(state, self.stage, at + 1)))


@cache
def in_order(hexes: frozenset[int]) -> tuple[int, ...]:
    """The hexes of an area from the smallest number on."""
    return tuple(sorted(hexes))


def legal(state: State, task: Task) -> list[Action]:
    """Every legal answer to a task; of an area only what stands in the way is looked at."""
    t = state.theatre
    if task.what in ("place", "stack"):
        name, numbers = t.ids[task.unit], t.numbers
        at = state.index.at
        free = [h for h in in_order(hexes_of(state, task)) if not at[h] or why_blocked(state, task.unit, h) is None]
        return [actions.Place(name, numbers[h]) for h in free]
    return [action for action in choices(state, task) if why_not(state, task, action) is None]


def choices(state: State, task: Task) -> list[Action]:
    """Candidates for a task."""
    t = state.theatre
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
        own = (u for f in task.hosts for u in state.theatre.cards[f].units)
        return frozenset(state.units[u].hex for u in own if state.units[u].hex >= 0)
    host = state.theatre.cards[state.units[task.unit].formation].units
    for stage in range(len(state.theatre.scenario["stage"])):
        for other in tasks(state.scenario, stage):
            if other.what == "place" and other.unit in host:
                return other.hexes
    return frozenset()


def why_not(state: State, task: Task, action: Action) -> Refusal | None:
    """Whether an action answers the task that is open.

    Rules: BK-12.1c, BK-12.1d, BK-12.2a, BK-12.2b, BK-12.1f.
    """
    t = state.theatre
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
    theatre = state.theatre
    if state.index.bits[1 - theatre.side[u]] >> h & 1:
        return ENEMY
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
    here = [u for u in state.index.at[h] if state.theatre.side[u] == side and is_infantry(state, u)]
    return NO_INFANTRY if task.infantry and not here else None


def carry_out(state: State, task: Task, action: Action, out: list[Event]) -> None:
    """Do what was decided for a task."""
    t = state.theatre
    match action:
        case actions.Assign():
            assign(state, task.unit, t.formation_of[action.formation], out)
        case actions.Weaken():
            weaken(state, t.unit_of[action.unit], out)
        case actions.Board(unit=str() as name):
            change(state, t.unit_of[name], aboard=task.unit)
            out.append(events.Mounted(name, action.carrier))
        case actions.Place():
            place(state, task.unit, t.index[action.hex], out)
        case actions.Entrench():
            state.works.append(t.index[action.hex])
            out.append(events.WorksLaid(action.hex))
        case actions.Mine():
            state.mines.append(t.index[action.hex])
            out.append(events.MinesLaid(action.hex))


def place(state: State, u: int, h: int, out: list[Event]) -> None:
    """Set a unit up, and the company aboard it."""
    for other in (u, *companies(state, u)):
        put(state, other, h)
        out.append(events.Placed(state.theatre.ids[other], state.theatre.numbers[h]))


def companies(state: State, u: int) -> list[int]:
    """The company that starts aboard a carrier, if any."""
    if state.theatre.kind[u] != CARRIER:
        return []
    return [other for other, unit in enumerate(state.units) if unit.aboard == u]


def weaken(state: State, u: int, out: list[Event]) -> None:
    """A starting loss counts for morale but gives no points.

    Rules: BK-12.1a.
    """
    steps = state.units[u].steps - 1
    change(state, u, steps=steps, hex=state.units[u].hex if steps else DEAD)
    out.append(events.Weakened(state.theatre.ids[u]))


def assign(state: State, u: int, f: int, out: list[Event]) -> None:
    """An independent unit acts with a formation from now on; a formation left empty loses HQ and marker for good.

    Rules: BK-10.3, BK-12.2e.
    """
    t = state.theatre
    join(state, u, f)
    out.append(events.Assigned(t.ids[u], t.cards[f].id))
    own = t.counters[u].formation
    if own != f and t.cards[own].hq >= 0 and not [m for m in members(state, own) if not t.is_hq[m]]:
        put(state, t.cards[own].hq, GONE)
        state.cup[t.marker_of[t.cards[own].id]] = 0
        out.append(events.MarkerRemoved(t.cards[own].id))


def deploy(state: State, stage: int, at: int, out: list[Event]) -> None:
    """Answer every task that is left as the ready-made set-up does, or in the first legal way if that is barred."""
    rows = tasks(state.scenario, stage)
    while (at := first_open(state, stage, at)) < len(rows):
        task = rows[at]
        carry_out(state, task, ready_made(state, task, rows[:at]), out)
        at += 1


def ready_made(state: State, task: Task, before: tuple[Task, ...]) -> Action:
    """The ready-made answer to a task."""
    t, ready = state.theatre, state.theatre.scenario["ready"]
    name = t.ids[task.unit] if task.unit >= 0 else ""
    many = sum(other.what == task.what for other in before)
    wish: Action
    match task.what:
        case "assign":
            wish = actions.Assign(name, ready["assign"][name])
        case "lose":
            wish = actions.Weaken(ready["losses"][many])
        case "board":
            wish = actions.Board(ready["aboard"][name], name)
        case "works":
            wish = actions.Entrench(ready["works"][many])
        case "mines":
            wish = actions.Mine(ready["mines"][many])
        case _:
            wish = actions.Place(name, ready["place"][name])
    if why_not(state, task, wish) is None:
        return wish
    return next(action for action in choices(state, task) if why_not(state, task, action) is None)


def aboard_at_start(state: State) -> None:
    """The company with the half-track on its counter starts mounted.

    Rules: BK-12.1f.
    """
    t = state.theatre
    for stage in t.scenario["stage"]:
        for row in stage.get("aboard", ()):
            change(state, t.unit_of[row["unit"]], aboard=t.unit_of[row["carrier"]])
