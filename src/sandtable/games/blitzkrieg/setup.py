"""The battles, and how each starts."""

from __future__ import annotations

from sandtable.games.blitzkrieg.flow.battle import Battle
from sandtable.games.blitzkrieg.model import State, Status, Unit, build_index
from sandtable.games.blitzkrieg.rules.deployment import aboard_at_start
from sandtable.games.blitzkrieg.tables.sheets import FRENCH, SEATS
from sandtable.games.blitzkrieg.tables.theatre import BATTLES, theatre
from sandtable.kernel import Scenario


def scenarios() -> tuple[Scenario, ...]:
    return tuple(Scenario(battle, (2,)) for battle in BATTLES)


def start(scenario: str) -> State:
    """Everything off the map, the markers in the cup, the set-up next."""
    t = theatre(scenario)
    control = dict.fromkeys(t.objectives, FRENCH)
    for side, numbers in t.scenario["control"].items():
        control.update({t.index[number]: SEATS.index(side) for number in numbers})
    state = State(
        scenario=scenario,
        units=[Unit(formation=counter.formation) for counter in t.counters],
        formations=[Status() for _ in t.cards],
        cup=[t.marker_count(marker) for marker in t.markers],
        played=[0] * len(t.markers),
        declined=[0] * len(t.markers),
        control=[control[h] for h in t.objectives],
        stack=[Battle()],
    )
    aboard_at_start(state)
    build_index(state)
    return state
