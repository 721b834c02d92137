"""Weapons with assistants, guns and shields, and the markers of weapons that must be loaded."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from sandtable.games.operation.model.notes import Reload
from sandtable.games.operation.model.pieces import Model
from sandtable.games.operation.model.state import State, has, is_active
from sandtable.games.operation.rules.ground import footing
from sandtable.games.operation.rules.ground.buildings import has_roof, section_at
from sandtable.games.operation.rules.ground.cohesion import COHESION
from sandtable.games.operation.rules.ground.measuring import CONTACT, outline
from sandtable.games.operation.tables import ARCS, Weapon
from sandtable.games.operation.tables.words import Cover
from sandtable.geometry.table import bearing, contains, in_arc
from sandtable.geometry.table.shapes import circle_touches_polygon

GUN_CONTACT = 16
"""A man whose middle is no further than this from a gun's outline touches it (mm)."""
HELPERS: dict[str, int] = {
    "lmg": 1,
    "mmg": 1,
    "hmg": 1,
    "launcher": 1,
    "mortar-light": 1,
    "mortar-medium": 2,
    "mortar-heavy": 2,
    "gun": 2,
    "howitzer": 2,
    "rockets": 2,
}
STATIC = frozenset(("mmg", "hmg", "mortar-light", "mortar-medium", "mortar-heavy", "gun", "howitzer", "rockets"))
"""Groups that cannot move and fire in one turn."""
GUN_GROUPS = frozenset(("gun", "howitzer", "rockets"))


class Service(NamedTuple):
    """How a weapon is served: dice as a share of its rate, markers it gets, men who are busy with it."""

    halved: bool
    markers: int
    helpers: tuple[str, ...]


def contacts(state: State, model: Model, busy: frozenset[str]) -> list[str]:
    """Men of the unit who stand in base contact, are not shaken and do nothing else.

    Rules: OW-assist-busy.
    """
    gun = outline(state, model) if model.cls == "artillery" else ()
    return [
        man.id
        for man in state.men(model.unit)
        if man.id != model.id
        and is_active(state, man)
        and man.id not in busy
        and (
            circle_touches_polygon((man.x, man.y), GUN_CONTACT, gun)
            if gun
            else (man.x - model.x) ** 2 + (man.y - model.y) ** 2 <= CONTACT * CONTACT
        )
        and (model.cls != "artillery" or man.role != "gunner")
    ]


def serve(state: State, model: Model, weapon: Weapon, moved: bool, busy: frozenset[str]) -> Service | None:
    """Whether and how a weapon can be fired now: assistants, having moved, markers; None if it cannot.

    Rules: OW-lmg, OW-lmg-tripod, OW-mmg, OW-launcher, OW-mortar-light, OW-mortar-heavy, OW-gun-crew, OW-bicycle-crew.
    """
    group = weapon.group
    wanted = 0 if "no-assistant" in weapon.traits else HELPERS.get(group, 0)
    slow = 1 if "slow-reload" in weapon.traits else 0
    if not wanted:
        return Service(False, slow, ())
    if moved and is_static(model, weapon):
        return None
    near = contacts(state, model, busy)[:wanted]
    missing = wanted - len(near)
    if model.riding and (moved or missing):
        return None
    if moved and missing:
        return None
    if group in ("lmg", "mmg", "hmg"):
        return Service(missing > 0, 0, tuple(near))
    return Service(False, max(missing, slow), tuple(near))


def is_static(model: Model, weapon: Weapon) -> bool:
    """Whether a weapon cannot be moved and fired in one turn, whichever would come first.

    Rules: OW-lmg-tripod, OW-mmg, OW-mortar-light, OW-mortar-heavy, OW-gun-crew.
    """
    return weapon.group in STATIC or (weapon.group == "lmg" and "tripod" in model.traits)


def rate(dice: int, halved: bool) -> int:
    """The rate of fire, or half of it rounded up; an automatic rifle is never halved.

    Rules: OW-fire-rof, OW-lmg, OW-mmg, OW-auto-rifle.
    """
    return (dice + 1) // 2 if halved else dice


def is_loaded(model: Model, index: int) -> bool:
    """Whether a weapon bears no reload marker.

    Rules: OW-reload.
    """
    return index >= len(model.reload) or model.reload[index] == 0


def fired(state: State, model: str, index: int, markers: int) -> None:
    """Remember that a model fired and give its weapon the markers.

    Rules: OW-reload.
    """
    found = state.models.get(model)
    if found is None:
        return
    loads = list(found.reload) or [0] * len(found.weapons)
    if markers and index < len(loads):
        loads[index] = markers
        state.reloads = (*state.reloads, Reload(model, index))
    state.models[model] = replace(found, shot=state.turn, reload=tuple(loads) if any(loads) else ())


def take_off_markers(state: State) -> None:
    """At the end of the turn each weapon that neither fired nor moved loses a marker, whatever else its bearer fired.

    Rules: OW-reload.
    """
    fresh = set(state.reloads)
    for model in list(state.models.values()):
        if not model.reload or model.went == state.turn:
            continue
        loads = tuple(each if Reload(model.id, n) in fresh else max(0, each - 1) for n, each in enumerate(model.reload))
        state.models[model.id] = replace(model, reload=loads if any(loads) else ())
    state.reloads = ()


def arc_of(model: Model, weapon: Weapon) -> int:
    """The arc of a weapon of infantry in tenths of a degree to either side; 1800 is all round.

    A light machine gun on a tripod has that of a medium one.

    Rules: OW-mmg, OW-lmg-tripod, OW-mg34, OW-mortar-heavy, OW-gun-crew, OW-fire-facing.
    """
    if weapon.group in GUN_GROUPS:
        return ARCS["gun"] * 5
    if weapon.group in ("mmg", "hmg"):
        return ARCS["mmg"] * 5
    if weapon.group == "lmg" and "tripod" in model.traits:
        return ARCS["mmg"] * 5
    if weapon.group in ("mortar-medium", "mortar-heavy"):
        return ARCS["mortar"] * 5
    return 1800


def bears(model: Model, weapon: Weapon, at: tuple[int, int]) -> bool:
    """Whether a weapon can be brought to bear on a point.

    Rules: OW-target-bear, OW-fire-facing.
    """
    half = arc_of(model, weapon)
    return half >= 1800 or in_arc(model.facing, half, (at[0] - model.x, at[1] - model.y))


def turn_to(state: State, model: str, at: tuple[int, int]) -> None:
    """In the facing step men and guns turn to what they fire at.

    Rules: OW-fire-facing.
    """
    found = state.models[model]
    vector = (at[0] - found.x, at[1] - found.y)
    if vector != (0, 0):
        footing.turn_in_place(state, model, bearing(vector))


def is_blocked_in(state: State, model: Model, weapon: Weapon) -> bool:
    """Whether a mortar is in a building with its roof on: none fires out of it.

    Rules: OW-mortar-light, OW-mortar-heavy.
    """
    if not weapon.is_mortar:
        return False
    at = (model.x, model.y)
    houses = [state.features[b.id] for b in state.index.areas if b.row.walls and contains(b.polygon, at)]
    return any(has_roof(house, section_at(house, at)) for house in houses)


def gun_served(state: State, man: Model) -> Model | None:
    """The gun that a crewman is in cohesion with, the nearest of a battery; None if it is lost or he is away.

    Rules: OW-shield-off.
    """
    near = [gun for gun in state.guns_of(man.unit) if square(man, gun) <= COHESION * COHESION]
    return min(near, key=lambda gun: square(man, gun)) if near else None


def square(a: Model, b: Model) -> int:
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2


def serves_gun(state: State, man: Model) -> bool:
    """Whether a crewman is in cohesion with a gun that still stands."""
    return gun_served(state, man) is not None


def crew_cover(state: State, gun: Model, start: tuple[int, int], other: Cover) -> Cover:
    """The cover of a gun's crew: light, behind a shield medium from the front, better if the ground gives better.

    Rules: OW-gun-noshield, OW-shield-front, OW-shield-better.
    """
    front = in_arc(gun.facing, 450, (start[0] - gun.x, start[1] - gun.y))
    own: Cover = "medium" if has(state, gun, "shield") and front else "light"
    if other == "heavy" or (other == "medium" and own == "light"):
        return other
    return own
