"""Smoke shells of guns and mortars: they keep the rules of the weapon that fires them."""

from __future__ import annotations

from sandtable.games.operation.model.pieces import Model, Point
from sandtable.games.operation.model.state import State, is_vehicle
from sandtable.games.operation.rules.ground.outlines import entry_of
from sandtable.games.operation.rules.infantry import crewed_weapons
from sandtable.games.operation.rules.vehicles.crew import able
from sandtable.games.operation.rules.vehicles.mounted_weapons import NOT_BEARING, NOT_LOADED, mount_bears
from sandtable.games.operation.rules.weapons.targets import gunner_sees
from sandtable.games.operation.tables import WEAPONS
from sandtable.kernel import Refusal

NOBODY = Refusal("OW-smoke-use", "nobody-for-smoke")
LIGHT_INSIDE = Refusal("OW-mortar-light", "mortar-inside")
HEAVY_INSIDE = Refusal("OW-mortar-heavy", "mortar-inside")
MOVED_TOO = Refusal("OW-gun-crew", "moved-too")


def shell_weapon(man: Model) -> int:
    """The place of the weapon that fires shells among a model's."""
    return next(n for n, weapon in enumerate(man.weapons) if fires_templates(weapon))


def why_not_ready(state: State, man: Model, at: Point, moved: bool) -> Refusal | None:
    """A gun or mortar fires smoke like any other shell: loaded, served, still, within its arc, from no intact building.

    Rules: OW-smoke-shells, OW-mortar-light, OW-mortar-heavy, OW-gun-crew, OW-arc-aim, OW-reload.
    """
    index = shell_weapon(man)
    weapon = WEAPONS[man.weapons[index]]
    if not crewed_weapons.is_loaded(man, index):
        return NOT_LOADED
    if is_vehicle(man):
        mount = entry_of(state, man).mounts[index]
        if mount.id in state.vehicles[man.id].lost or not able(state, man.id):
            return NOBODY
        return None if mount_bears(state, man, mount, at) else NOT_BEARING
    if crewed_weapons.is_blocked_in(state, man, weapon):
        return LIGHT_INSIDE if weapon.group == "mortar-light" else HEAVY_INSIDE
    if crewed_weapons.serve(state, man, weapon, moved, frozenset()) is None:
        return MOVED_TOO
    if man.cls == "artillery" and not gunner_sees(state, man):
        return NOBODY
    return None if crewed_weapons.bears(man, weapon, at) else NOT_BEARING


def shell_fired(state: State, man: Model) -> None:
    """The weapon has fired: it turns to where the shell goes, and short of men it takes its reload markers.

    Rules: OW-reload, OW-mortar-heavy, OW-gun-crew.
    """
    index = shell_weapon(man)
    served = crewed_weapons.serve(state, man, WEAPONS[man.weapons[index]], False, frozenset())
    crewed_weapons.fired(state, man.id, index, served.markers if served is not None and not is_vehicle(man) else 0)


def fires_templates(weapon: str) -> bool:
    """Guns and mortars can fire smoke shells."""
    return WEAPONS[weapon].is_mortar or WEAPONS[weapon].group in ("gun", "howitzer")
