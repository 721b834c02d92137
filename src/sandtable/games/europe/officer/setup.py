"""Setting up: where an officer knows better than the proposal of the scenario."""

from __future__ import annotations

from typing import Any

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Place
from sandtable.games.europe.model import State, units_at, who
from sandtable.games.europe.officer.ground import fortress
from sandtable.kernel import Action
from sandtable.kernel.decision import Rng

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
HARBOURS = ("leningrad", "sevastopol")
FORWARD = 0.6
"""How often the proposal of the scenario is followed all the same, so that nobody knows beforehand."""


def set_up(rng: Rng, state: State, power: int, found: list[Any]) -> Action | None:
    """A screen, and the army in the place that decides; elsewhere, and now and then, the proposal of the scenario."""
    stand = fortress(state, power)
    places = [a for a in found if isinstance(a, Place)]
    fresh = not who(state).of[power]
    if stand < 0 or not places or (fresh and rng.random() < FORWARD):
        return None
    for action in places:
        kind, area = t.TYPE[action.unit] % 8, t.AREA[action.area]
        if kind < 3 and _count(state, power, kind, area) < SCREEN.get(action.area, (0, 0, 0))[kind]:
            return action
    at_home = [a for a in places if t.AREA[a.area] == stand]
    ships = [a for a in places if a.area in HARBOURS and t.IS_SEA[t.TYPE[a.unit] % 8]]
    best = at_home or sorted(ships, key=lambda a: _count(state, power, t.FLEET, t.AREA[a.area]))
    return best[0] if best else None


def _count(state: State, power: int, kind: int, area: int) -> int:
    return sum(u.owner == power and u.kind == kind for _, u in units_at(state, area))
