"""Vehicles: the crew and its tasks. Any crewman may do any task, one a turn; only the commander is a man of his own."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import VEHICLES, Model, Seat
from sandtable.games.operation.model.plans import CallPlan, HailPlan
from sandtable.games.operation.model.state import State, is_active
from sandtable.games.operation.rules.ground.outlines import entry_of
from sandtable.games.operation.tables import WEAPONS, Entry, WeaponMount
from sandtable.kernel import Refusal

SHORT_OF_MEN = Refusal("OW-crew-one", "crew-short")
NO_DRIVER = Refusal("OW-crew-driver", "no-driver")
NO_RADIO = Refusal("OW-crew-radio", "no-radio")
NOBODY_LOOKS_OUT = Refusal("OW-crew-commander", "nobody-looks-out")
KEPT_IN = Refusal("OW-vm-will", "kept-in")
GUNS = frozenset(("gun", "howitzer", "rockets"))
SUCCESSION = ("radio", "machine-gunner", "driver")
"""Who puts his head out when the commander is dead."""


def able(state: State, vehicle: str) -> list[Model]:
    """Men who can carry out a task: aboard for the whole turn, and neither shaken nor just getting up.

    Rules: OW-crew-boarded, OW-crew-one, OW-shaken-order.
    """
    return [man for man in state.crew(vehicle) if is_active(state, man) and man.boarded != state.turn]


def is_served(state: State, vehicle: Model) -> bool:
    """Whether there is anybody aboard who can carry out a task: mostly one of its own unit.

    Rules: OW-crew-boarded, OW-crew-one.
    """
    models = state.models
    for each in state.units[vehicle.unit].models:
        man = models[each]
        if man.aboard == vehicle.id and is_active(state, man) and man.boarded != state.turn:
            return True
    return bool(able(state, vehicle.id))


def served(state: State, unit: str) -> list[Model]:
    """The vehicles of a unit in which somebody can carry out a task: each goes by its own state, not by the first's.

    Rules: OW-sq-failed, OW-sq-immobile, OW-crew-one.
    """
    return list(each_served(state, unit))


def each_served(state: State, unit: str) -> Iterator[Model]:
    models = state.models
    for each in state.units[unit].models:
        model = models[each]
        if model.cls in VEHICLES and not model.destroyed and is_served(state, model):
            yield model


def lead(state: State, unit: str) -> Model | None:
    """The first of a unit's vehicles that is served: it speaks for a unit that has one."""
    return next(each_served(state, unit), None)


def is_driven(link: Intent, vehicle: str) -> bool:
    """Whether an intent lets this vehicle drive."""
    return bool(link.paths) and any(name == vehicle for name, _ in link.paths)


def looks_out(state: State, link: Intent, vehicle: str) -> bool:
    """Whether an intent lets a man look out of this vehicle."""
    return any(name in state.models and state.models[name].aboard == vehicle for name in link.exposed)


def tasks_of(state: State, link: Intent, vehicle: Model, mounts: tuple[WeaponMount, ...]) -> list[str]:
    """The tasks that an intent calls for in one vehicle, with these of its weapons; the first one calls by radio.

    Rules: OW-crew-idle, OW-crew-radio.
    """
    first = lead(state, link.unit) if uses_radio(link) else None
    calls = first is not None and first.id == vehicle.id
    entry = entry_of(state, vehicle)
    looks = looks_out(state, link, vehicle.id)
    return tasks_for(link.order, is_driven(link, vehicle.id), mounts, entry, looks, calls)


def task_of(entry: Entry, mount: WeaponMount) -> str:
    """The task that fires a weapon: the gunner has the main weapon and the one coupled to it.

    Rules: OW-crew-gunner, OW-crew-mg, OW-crew-aa.
    """
    if mount.place == "coaxial" or WEAPONS[mount.weapon].group in GUNS:
        return "gunner"
    if mount.place == "ring" and "anti-aircraft" in entry.tasks:
        return "anti-aircraft"
    return "machine-gunner"


def is_exposed_task(entry: Entry, mount: WeaponMount) -> bool:
    """Whether who fires this weapon can be seen from outside while he does.

    Rules: OW-crew-aa, OW-exposed-task.
    """
    return mount.exposed or task_of(entry, mount) == "anti-aircraft"


def tasks_for(
    order: str, moves: bool, mounts: tuple[WeaponMount, ...], entry: Entry, looks_out: bool, calls: bool
) -> list[str]:
    """The tasks an order calls for; everybody else stays idle. On a Move nobody serves a weapon.

    Rules: OW-crew-idle, OW-crew-one, OW-crew-gunner.
    """
    found = ["driver"] if moves else []
    if order != "move":
        served = [task_of(entry, mount) for mount in mounts]
        found += ["gunner"] if "gunner" in served else []
        found += [task for task in served if task != "gunner"]
    if looks_out:
        found.append("commander")
    if calls:
        found.append("radio")
    return found


def uses_radio(link: Intent) -> bool:
    """Whether an intent keeps a man at the radio.

    Rules: OW-crew-radio.
    """
    return any(isinstance(plan, CallPlan | HailPlan) for plan in link.plans)


def why_not_crewed(state: State, vehicle: Model, tasks: list[str]) -> Refusal | None:
    """Each task needs a man of its own, and one man fires either the main weapon or its companion.

    Rules: OW-crew-one, OW-crew-driver, OW-crew-radio, OW-crew-boarded.
    """
    men = able(state, vehicle.id)
    entry = entry_of(state, vehicle)
    if "driver" in tasks and not men:
        return NO_DRIVER
    if "radio" in tasks and not has_radio(entry, vehicle):
        return NO_RADIO
    return SHORT_OF_MEN if len(tasks) > len(men) else None


def has_radio(entry: Entry, vehicle: Model) -> bool:
    """Whether there is a set to be served at all.

    Rules: OW-crew-radio.
    """
    return "radio" in entry.tasks or "radio" in entry.traits or "command-vehicle" in vehicle.traits


def has_loader(state: State, vehicle: Model, tasks: list[str]) -> bool:
    """Whether a man is left over to load; guns that feed themselves need none.

    Rules: OW-crew-loader, OW-vehicle-auto.
    """
    if "loader" not in entry_of(state, vehicle).tasks:
        return True
    return len(able(state, vehicle.id)) > len(tasks)


def reload_markers(state: State, vehicle: Model, mount: WeaponMount, tasks: list[str]) -> int:
    """Markers that a vehicle's weapon gets when it fires: machine guns none, a gun without a loader one.

    Rules: OW-crew-loader, OW-vehicle-auto.
    """
    weapon = WEAPONS[mount.weapon]
    slow = "slow-reload" in weapon.traits or "slow-reload" in state.units[vehicle.unit].traits
    if weapon.group not in GUNS:
        return 0
    return max(int(slow), 0 if has_loader(state, vehicle, tasks) else 1)


def commander(state: State, vehicle: str) -> Model | None:
    """The commander, if he lives and is aboard."""
    return next((man for man in state.crew(vehicle) if man.role == "commander"), None)


def lookout(state: State, vehicle: Model) -> Model | None:
    """Who may put his head out: the commander; if he is dead the radio operator, the machine gunner, the driver.

    Rules: OW-crew-commander.
    """
    boss = commander(state, vehicle.id)
    if boss is not None:
        return boss if is_active(state, boss) and boss.boarded != state.turn else None
    men = able(state, vehicle.id)
    for role in SUCCESSION:
        heir = next((man for man in men if man.role == role), None)
        if heir is not None:
            return heir
    return men[0] if men else None


def why_not_look_out(state: State, vehicle: Model) -> Refusal | None:
    """A man must be there who may, and a passed willpower test keeps everybody inside for the turn.

    Rules: OW-crew-commander, OW-vm-will.
    """
    if state.vehicles[vehicle.id].buttoned == state.turn:
        return KEPT_IN
    return None if lookout(state, vehicle) is not None else NOBODY_LOOKS_OUT


def in_loss_order(state: State, vehicle: str) -> list[Model]:
    """Whom crew results take: standing men first, the commander last of his kind, since all others can stand in.

    Rules: OW-vd-crew.
    """
    men = state.crew(vehicle)
    return sorted(men, key=lambda man: (man.shaken, man.role == "commander", man.id))


def owner(state: State, vehicle: str) -> Seat:
    """Whose vehicle it is."""
    return state.units[state.models[vehicle].unit].seat
