"""What this game measures of its own: a line of sight, and the reach of a march."""

import time

from sandtable.games.barbarossa.positions import place
from sandtable.games.barbarossa.rules.routes import routes_on
from sandtable.games.barbarossa.rules.sight import line_is_free
from sandtable.games.barbarossa.setup import start
from sandtable.kernel.options import Rng

SCENARIO, UNIT, HEX = "forest-road", "g-pz3-1", 605
LINES, MARCHES = 2000, 20


def figures(rng: Rng) -> list[tuple[str, float, str]]:
    """Name, value and unit of each."""
    state = place(start(SCENARIO, {}), {"units": {UNIT: HEX}})
    hexes = state.board.numbers
    pairs = [(hexes[rng.randrange(len(hexes))], hexes[rng.randrange(len(hexes))]) for _ in range(LINES)]
    began = time.process_time()
    for a, b in pairs:
        line_is_free(state.board, a, b, ())
    seen = time.process_time()
    for _ in range(MARCHES):
        routes_on(state, state.units[UNIT], "march", (), "german")
    reached = time.process_time()
    return [
        ("a line of sight", 1e6 * (seen - began) / LINES, "us"),
        ("the reach of a march", 1e6 * (reached - seen) / MARCHES, "us"),
    ]
