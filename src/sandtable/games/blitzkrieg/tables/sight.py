"""Chapter 4.3 worked out for a map: which hexes see each other, whoever stands there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.blitzkrieg.tables.sheets import CLEAR, SIGHT

if TYPE_CHECKING:
    from sandtable.games.blitzkrieg.tables.board import HexBoard


def line_of_sight(board: HexBoard, a: int, b: int) -> bool:
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


def crest_rule(board: HexBoard, a: int, b: int) -> bool:
    """Between levels, the higher hex must be a contour hex, looking up or down.

    Rules: BK-4.3.2.
    """
    above = a if board.level[a] > board.level[b] else b
    return board.level[a] == board.level[b] or board.crest[above]


def blocks_level(board: HexBoard, a: int, b: int, between: int) -> bool:
    """On one level: higher ground blocks, and so do woods, villages and orchards that do not lie lower.

    Rules: BK-4.3.1.
    """
    level = board.level[between]
    return level > board.level[a] or (level == board.level[a] and board.terrain[between] != CLEAR)


def blocks_slope(board: HexBoard, a: int, b: int, between: int) -> bool:
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


def all_pairs(board: HexBoard) -> tuple[int, ...]:
    """For each hex the set of hexes within eight to which a line of sight is free, itself included."""
    near = board.map.discs[SIGHT["limit"]]
    rows = [1 << h for h in range(len(board.map))]
    for a in range(len(board.map)):
        for b in range(a + 1, len(board.map)):
            if near[a] >> b & 1 and line_of_sight(board, a, b):
                rows[a] |= 1 << b
                rows[b] |= 1 << a
    return tuple(rows)
