"""What each man of a crew does under the order that is announced for his vehicle."""

from __future__ import annotations

from typing import Any

from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Model
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground import outlines
from sandtable.games.operation.rules.vehicles import crew
from sandtable.games.operation.tables import Entry, WeaponMount
from sandtable.kernel import Mark
from sandtable.kernel.errors import Name

WORDS = {"driver": "drives", "commander": "out", "radio": "radio"}
"""The message of a task that needs no weapon."""


def crew_marks(state: State, links: tuple[Intent, ...]) -> tuple[Mark, ...]:
    """A mark for every crewman of the vehicles in the chain: kind `task`, the message `hint-<key>`.

    Rules: OW-crew-one, OW-crew-idle.
    """
    found: list[Mark] = []
    for link in links:
        vehicles = crew.served(state, link.unit) if link.unit in state.units else []
        for vehicle in vehicles:
            found += [task_mark(man, key, mount) for man, key, mount in roster(state, link, vehicle)]
    return tuple(found)


def used_mounts(link: Intent, vehicle: Model, entry: Entry) -> tuple[WeaponMount, ...]:
    named = {aim.weapon for aim in link.aims if aim.model == vehicle.id}
    return tuple(mount for mount in entry.mounts if mount.id in named)


def roster(state: State, link: Intent, vehicle: Model) -> list[tuple[Model, str, WeaponMount | None]]:
    """Every man aboard with his task: first whoever has it as his role, then whoever is free; a man left over loads.

    Rules: OW-crew-one, OW-crew-loader, OW-crew-idle.
    """
    entry = outlines.entry_of(state, vehicle)
    mounts = used_mounts(link, vehicle, entry)
    tasks = crew.tasks_of(state, link, vehicle, mounts)
    guns = [mount for mount in mounts if crew.task_of(entry, mount) == "gunner"]
    others = [mount for mount in mounts if mount not in guns]
    free = crew.able(state, vehicle.id)
    given: dict[str, tuple[str, WeaponMount | None]] = {}
    for task in sorted(tasks, key=lambda each: not any(man.role == each for man in free)):
        man = next((each for each in free if each.role == task), free[-1] if free else None)
        if man is None:
            break
        free.remove(man)
        mount = guns[0] if task == "gunner" and guns else others.pop(0) if task not in WORDS and others else None
        given[man.id] = (WORDS.get(task, "fires"), mount)
    loads = bool(guns) and "loader" in entry.tasks
    for man in sorted(free, key=lambda each: each.role != "loader"):
        given[man.id] = ("loads" if loads else "idle", None)
        loads = False
    return [(man, *given.get(man.id, ("shaken" if man.shaken else "idle", None))) for man in state.crew(vehicle.id)]


def task_mark(man: Model, key: str, mount: WeaponMount | None) -> Mark:
    args: Any = {"weapon": Name("weapon", mount.weapon)} if mount is not None else {}
    return Mark("task", man.id, "ready" if key == "fires" and mount is None else key, args, "OW-crew-one")
