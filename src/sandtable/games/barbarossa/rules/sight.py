"""Sight: straight lines between hex centres, hills, smoke; and what may be fired at over them."""

from collections.abc import Container, Sequence

from sandtable.games.barbarossa.model import State, on_map
from sandtable.games.barbarossa.tables import Board
from sandtable.games.barbarossa.tables.maps import crossed

_FREE, _SOFT, _HARD = 0, 1, 2


def sees(state: State, a: int, b: int) -> bool:
    """Whether the line from hex to hex is free; smoke blocks it for everyone.

    Rules: BA-los, BA-smoke-sight.
    """
    board = state.index.board
    if b not in seen_from(board, a):
        return False
    return not state.smoke or line_is_free(board, a, b, state.smoke)


def line_is_free(board: Board, a: int, b: int, smoke: Container[int]) -> bool:
    """The line without its ends: higher hills and smoke block all of it; for a firer on a hill other obstacles hide
    only the one hex behind them. Along a hexside both hexes must block.

    Rules: BA-los, BA-hill-los, BA-hill-los-down, BA-smoke-sight.
    """
    groups = crossed(b - a, a // 100 % 2)
    covers, last = board.covers, len(groups) - 1
    high = board.level[a] > 0
    low = min(board.level[a], board.level[b])
    for place, group in enumerate(groups):
        for step in group:
            if a + step not in covers and a + step not in smoke:
                break
        else:
            weight = min([_obstacle(board, a + step, low, smoke) for step in group])
            if weight == _HARD or (weight == _SOFT and (not high or place == last)):
                return False
    return True


def _obstacle(board: Board, hex_: int, low: int, smoke: Container[int]) -> int:
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


def observed(state: State, side: str) -> Sequence[int]:
    """The hexes that are observed, in the order of their numbers.

    Rules: BA-air-target.
    """
    board = state.index.board
    if state.smoke:
        return [hex_ for hex_ in board.numbers if is_observed(state, side, hex_)]
    seen: set[int] = set()
    for hex_ in {unit.hex for unit in on_map(state, side)}:
        seen |= seen_from(board, hex_)
    return sorted(seen)


def seen_from(board: Board, hex_: int) -> frozenset[int]:
    """The hexes in sight of a hex, itself included, without smoke."""
    found = board.views.get(hex_)
    if found is None:
        found = frozenset([h for h in board.numbers if line_is_free(board, hex_, h, ())])
        board.views[hex_] = found
    return found


def look_around(board: Board) -> None:
    """Works out and keeps what is in sight of every hex."""
    for hex_ in board.numbers:
        seen_from(board, hex_)


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
