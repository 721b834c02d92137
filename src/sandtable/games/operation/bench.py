"""What this game measures of its own: sight and cover between two units of twelve, and the reach of a unit."""

from __future__ import annotations

import time
from collections.abc import Iterator

from sandtable.games.operation.hints.announcing import reach_zones
from sandtable.games.operation.model.pieces import Model, Point, Unit, model_id
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground.sight import work_out
from sandtable.games.operation.rules.infantry.movement import movers
from sandtable.kernel import Game
from sandtable.kernel.options import Rng

TWELVE = 12
TRIALS = 60
SQUAD_GAP = 28
"""Between neighbours of a squad in four by three (mm)."""

Measured = tuple[str, float, str]


def figures(game: Game, rng: Rng) -> Iterator[Measured]:
    """Name, value and unit, for every scenario with its own table."""
    for scenario in game.scenarios():
        options = {option.id: option.default for option in scenario.options}
        state = game.start(scenario.id, options)
        if state.features and state.units:
            yield f"{scenario.id}: sight between two units of twelve", 1e3 * sight_time(state, rng), "ms"
            if any(movers(state, unit) for unit in state.units.values()):
                yield f"{scenario.id}: slowest reach of a unit", 1e3 * reach_time(state), "ms"


def squad(name: str, at: Point) -> list[Model]:
    """Twelve men around a place."""
    return [
        Model(
            model_id(name, n),
            name,
            "infantry",
            at[0] + n % 4 * SQUAD_GAP,
            at[1] + n // 4 * SQUAD_GAP,
            weapons=("rifle-kar98k",),
        )
        for n in range(TWELVE)
    ]


def place_squad(state: State, rng: Rng) -> Point:
    return 20 + rng.randrange(state.size[0] - 150), 20 + rng.randrange(state.size[1] - 120)


def sight_time(state: State, rng: Rng) -> float:
    """Every line between two units of twelve somewhere on the table, with what it says of cover: the mean.

    Half of the pairs prepare the table; the others, who stand elsewhere, are measured.
    """
    pairs = [(squad("a", place_squad(state, rng)), squad("b", place_squad(state, rng))) for _ in range(2 * TRIALS)]
    for ours, theirs in pairs[:TRIALS]:
        work_out(state, ours, theirs, False)
    start = time.process_time()
    for ours, theirs in pairs[TRIALS:]:
        work_out(state, ours, theirs, False)
    return (time.process_time() - start) / TRIALS


def reach_time(state: State) -> float:
    """The reach of every model of a unit, slow and fast, as it is shaded on the board: the slowest unit on foot.

    Of each unit the best of three.
    """
    units = [unit for unit in state.units.values() if movers(state, unit)]
    return max(min(time_spent(state, unit) for _ in range(3)) for unit in units)


def time_spent(state: State, unit: Unit) -> float:
    start = time.process_time()
    reach_zones(state, unit, "move")
    return time.process_time() - start
