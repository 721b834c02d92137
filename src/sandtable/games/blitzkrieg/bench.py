"""What this game measures of its own: sight between all pairs of hexes, and the ways that are open to a formation."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from sandtable.games.blitzkrieg.hints import operating
from sandtable.games.blitzkrieg.odds.melee import melee_odds
from sandtable.games.blitzkrieg.positions import arrange
from sandtable.games.blitzkrieg.rules.movement import March
from sandtable.games.blitzkrieg.setup import start
from sandtable.games.blitzkrieg.tables.board import HexBoard
from sandtable.games.blitzkrieg.tables.sight import all_pairs
from sandtable.kernel.options import Rng

ACTIVE = "de-i35"
ASSAULT = {"units": {"de-i35-pz4": 1812, "de-i35-pz3": 1812, "fr-i11-1": 1813}, "active": [ACTIVE]}


def figures(rng: Rng) -> list[tuple[str, float, str]]:
    """Name, value and unit of each."""
    board = HexBoard("hannut")
    ready = arrange(start("hannut"), {"deploy": True, "turn": 1, "active": [ACTIVE]})
    formations = (ready.theatre.formation_of[ACTIVE],)
    close = arrange(start("hannut"), ASSAULT)
    t = close.theatre
    march = March.joined([March.begin(close, t.unit_of[name]) for name in ("de-i35-pz4", "de-i35-pz3")])
    return [
        ("sight between all pairs of hexes", _milliseconds(2, all_pairs, board), "ms"),
        ("ways open to a formation", _milliseconds(20, operating, ready, formations, (), 0), "ms"),
        ("odds of a whole melee", _milliseconds(20, melee_odds, close, march, t.index[1813]), "ms"),
    ]


def _milliseconds(times: int, made: Callable[..., Any], *given: Any) -> float:
    began = time.process_time()
    for _ in range(times):
        made(*given)
    return 1e3 * (time.process_time() - began) / times
