"""Setting up: where an officer knows better than the proposal of the scenario."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Place
from sandtable.games.europe.model import State, units_at, who
from sandtable.games.europe.officer.ground import fortress
from sandtable.kernel import Action
from sandtable.kernel.options import Rng

SCREEN: dict[str, tuple[int, int, int]] = {
    "riga": (3, 1, 1),
    "brest-litovsk": (3, 0, 0),
    "minsk": (2, 1, 1),
    "kiev": (4, 1, 1),
    "dnepropetrovsk": (2, 1, 0),
    "smolensk": (2, 0, 0),
    "leningrad": (2, 0, 1),
}
"""Infantry, armour and aircraft before the fortress: enough to stop armour, and not all that a surprise could break."""
WALL: dict[str, tuple[int, int, int]] = {
    "berlin": (7, 5, 6),
    "kiel": (2, 1, 1),
    "stettin": (1, 0, 0),
    "denmark": (1, 0, 0),
    "holland": (1, 0, 0),
    "belgium": (2, 0, 1),
    "calais": (2, 2, 1),
    "rome": (2, 1, 1),
    "riga": (2, 0, 0),
    "vitebsk": (1, 0, 0),
    "minsk": (2, 1, 1),
    "brest-litovsk": (2, 0, 0),
    "kiev": (2, 1, 1),
    "dnepropetrovsk": (1, 0, 0),
    "warsaw": (1, 1, 0),
    "belgrade": (1, 0, 0),
    "brest": (1, 0, 0),
    "paris": (0, 1, 0),
}
"""Against Overlord: no coast from which armour could go on to Berlin is left open, nor is Berlin; in the east stands
a screen, since the enemy strikes first."""
HARBOURS = ("leningrad", "sevastopol")
FORWARD = 0.6
"""How often the proposal of the scenario is followed all the same, so that nobody knows beforehand."""


def set_up(rng: Rng, state: State, power: int, found: list[Action]) -> Action | None:
    """Coasts and capital first, or a screen and the army in the place that decides; else, and now and then, the
    proposal of the scenario."""
    places = [a for a in found if isinstance(a, Place)]
    if state.setup.scenario == "overlord" and power == t.GERMANY:
        return _next(state, power, places, WALL)
    stand = fortress(state, power)
    fresh = not who(state).of[power]
    if stand < 0 or not places or (fresh and rng.random() < FORWARD):
        return None
    action = _next(state, power, places, SCREEN)
    if action is not None:
        return action
    at_home = [a for a in places if t.AREA[a.area] == stand]
    ships = [a for a in places if a.area in HARBOURS and t.IS_SEA[t.TYPE[a.unit] % 8]]
    best = at_home or sorted(ships, key=lambda a: _count(state, power, t.FLEET, t.AREA[a.area]))
    return best[0] if best else None


def _next(state: State, power: int, places: list[Place], line: dict[str, tuple[int, int, int]]) -> Place | None:
    """The next unit that a line of defence still wants."""
    for action in places:
        kind, area = t.TYPE[action.unit] % 8, t.AREA[action.area]
        if kind < 3 and _count(state, power, kind, area) < line.get(action.area, (0, 0, 0))[kind]:
            return action
    return None


def _count(state: State, power: int, kind: int, area: int) -> int:
    return sum(u.owner == power and u.kind == kind for _, u in units_at(state, area))
