"""Sight: straight lines between hex centres, hills, smoke; and what may be fired at over them."""

from collections.abc import Iterable

from sandtable.games.barbarossa.model import State, on_map
from sandtable.games.barbarossa.tables import Board

_FREE, _SOFT, _HARD = 0, 1, 2


def sees(state: State, a: int, b: int) -> bool:
    """Whether the line from hex to hex is free; smoke blocks it for everyone.

    Rules: BA-los, BA-smoke-sight.
    """
    board = state.index.board
    key = a * 10000 + b
    found = board.seen.get(key)
    if found is None:
        found = board.seen[key] = line_is_free(board, a, b, ())
    if found and state.smoke:
        return line_is_free(board, a, b, state.smoke)
    return found


def line_is_free(board: Board, a: int, b: int, smoke: Iterable[int]) -> bool:
    """The line without its ends: higher hills and smoke block all of it; for a firer on a hill other obstacles hide
    only the one hex behind them. Along a hexside both hexes must block.

    Rules: BA-los, BA-hill-los, BA-hill-los-down, BA-smoke-sight.
    """
    groups = board.line(a, b)
    if not groups:
        return True
    high = board.level[a] > 0
    low = min(board.level[a], board.level[b])
    last = len(groups) - 1
    for place, group in enumerate(groups):
        weight = min(_obstacle(board, hex_, low, smoke) for hex_ in group)
        if weight == _HARD or (weight == _SOFT and (not high or place == last)):
            return False
    return True


def _obstacle(board: Board, hex_: int, low: int, smoke: Iterable[int]) -> int:
    if hex_ not in board.terrain:
        return _FREE
    level = board.level[hex_]
    if level > low or hex_ in smoke:
        return _HARD
    return _SOFT if level or board.terrain[hex_].blocks else _FREE


def is_observed(state: State, side: str, hex_: int) -> bool:
    """Whether some own ground unit on the map has sight to a hex.

    Rules: BA-air-target.
    """
    if state.smoke:
        return any(unit.hex == hex_ or sees(state, unit.hex, hex_) for unit in on_map(state, side))
    board = state.index.board
    for unit in state.units.values():
        if unit.side == side and unit.place == "map" and hex_ in seen_from(board, unit.hex):
            return True
    return False


def seen_from(board: Board, hex_: int) -> frozenset[int]:
    """The hexes in sight of a hex, itself included, without smoke."""
    found = board.views.get(hex_)
    if found is None:
        found = frozenset(h for h in board.numbers if h == hex_ or line_is_free(board, hex_, h, ()))
        board.views[hex_] = found
    return found


def allows_fire(board: Board, a: int, b: int) -> bool:
    """Whether normal attacks are possible between two hexes: neither into nor out of wood.

    Rules: BA-wood-fight.
    """
    return board.terrain[a].id != "wood" and board.terrain[b].id != "wood"


def is_downhill(board: Board, a: int, b: int) -> bool:
    """Whether fire goes from a hill to a hex that is none.

    Rules: BA-hill-range.
    """
    return board.level[a] > 0 and board.level[b] == 0
