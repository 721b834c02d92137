"""Chapter 12, set-up: carrying out what was decided, and the ready-made set-up."""

from __future__ import annotations

from sandtable.games.blitzkrieg import actions, events
from sandtable.games.blitzkrieg.model import DEAD, GONE, State, change, join, members, put
from sandtable.games.blitzkrieg.rules.setup import Answer, Task, choices, companies, first_open, tasks, why_not_answer
from sandtable.kernel import Event


def carry_out(state: State, task: Task, action: Answer, out: list[Event]) -> None:
    """Do what was decided for a task."""
    t = state.index.theatre
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
        out.append(events.Placed(state.index.theatre.ids[other], state.index.theatre.numbers[h]))


def weaken(state: State, u: int, out: list[Event]) -> None:
    """A starting loss counts for morale but gives no points.

    Rules: BK-12.1a.
    """
    steps = state.units[u].steps - 1
    change(state, u, steps=steps, hex=state.units[u].hex if steps else DEAD)
    out.append(events.Weakened(state.index.theatre.ids[u]))


def assign(state: State, u: int, f: int, out: list[Event]) -> None:
    """An independent unit acts with a formation from now on; a formation left empty loses HQ and marker for good.

    Rules: BK-10.3, BK-12.2e.
    """
    t = state.index.theatre
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


def ready_made(state: State, task: Task, before: tuple[Task, ...]) -> Answer:
    """The ready-made answer to a task."""
    t, ready = state.index.theatre, state.index.theatre.scenario["ready"]
    name = t.ids[task.unit] if task.unit >= 0 else ""
    many = sum(other.what == task.what for other in before)
    wish: Answer
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
    if why_not_answer(state, task, wish) is None:
        return wish
    return next(action for action in choices(state, task) if why_not_answer(state, task, action) is None)


def aboard_at_start(state: State) -> None:
    """The company with the half-track on its counter starts mounted.

    Rules: BK-12.1f.
    """
    t = state.theatre
    for stage in t.scenario["stage"]:
        for row in stage.get("aboard", ()):
            change(state, t.unit_of[row["unit"]], aboard=t.unit_of[row["carrier"]])
