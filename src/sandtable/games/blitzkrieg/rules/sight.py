"""Chapter 4: lines of sight and of fire."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.blitzkrieg.tables import CLEAR, SIGHT

if TYPE_CHECKING:
    from sandtable.games.blitzkrieg.board import Board


def line_of_sight(board: Board, a: int, b: int) -> bool:
    """Whether the line from centre to centre is free, at most eight hexes long; units never block it.

    Along a hexside it is enough that one of its two hexes is open; neighbours always see each other.

    Rules: BK-4.1a, BK-4.3.
    """
    far = board.distance[a][b]
    if far <= 1:
        return True
    if far > SIGHT["limit"] or not crest_rule(board, a, b):
        return False
    blocked = blocks_level if board.level[a] == board.level[b] else blocks_slope
    return not any(all(blocked(board, a, b, between) for between in group) for group in board.map.between(a, b))


def crest_rule(board: Board, a: int, b: int) -> bool:
    """Between levels, the higher hex must be a contour hex, looking up or down.

    Rules: BK-4.3.2.
    """
    above = a if board.level[a] > board.level[b] else b
    return board.level[a] == board.level[b] or board.crest[above]


def blocks_level(board: Board, a: int, b: int, between: int) -> bool:
    """On one level: higher ground blocks, and so do woods, villages and orchards that do not lie lower.

    Rules: BK-4.3.1.
    """
    level = board.level[between]
    return level > board.level[a] or (level == board.level[a] and board.terrain[between] != CLEAR)


def blocks_slope(board: Board, a: int, b: int, between: int) -> bool:
    """On different levels: ground above both, an obstacle on the higher level, or a blind hex behind a lower obstacle.

    An obstacle below both is overlooked. A blind hex is only the one right behind; it is seen all the same if the
    obstacle is adjacent to both hexes or if it holds blocking terrain itself.

    Rules: BK-4.3.2.
    """
    above, below = (a, b) if board.level[a] > board.level[b] else (b, a)
    level = board.level[between]
    if level > board.level[above]:
        return True
    if board.terrain[between] == CLEAR or level < board.level[below]:
        return False
    if level == board.level[above]:
        return True
    behind = board.distance[between][below] == 1 and board.distance[between][above] > 1
    return behind and board.terrain[below] == CLEAR


def seen_up_to(vehicle: bool, terrain: int) -> int:
    """How far a unit can be seen: vehicles 8 in the open and 4 elsewhere, all others 4 and 2.

    Rules: BK-4.1b.
    """
    if vehicle:
        return SIGHT["vehicle_open"] if terrain == CLEAR else SIGHT["vehicle_cover"]
    return SIGHT["other_open"] if terrain == CLEAR else SIGHT["other_cover"]


def blind_hexes(board: Board, a: int) -> list[int]:
    """The lower hexes within eight that a hex on a crest cannot see."""
    return [
        b
        for b in range(len(board.map))
        if board.distance[a][b] <= SIGHT["limit"] and board.level[b] < board.level[a] and not board.sees[a] >> b & 1
    ]
