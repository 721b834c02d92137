"""Posts: where men find cover at a piece of terrain, windows and edges that face the enemy first."""

from __future__ import annotations

from typing import NamedTuple

from sandtable.games.operation.model.pieces import Model, Point
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground.blocks import Block
from sandtable.games.operation.rules.ground.prepared import Ground, ground_under
from sandtable.geometry.table import contains, distance2

POST_STEP = 22
"""Men stand so far apart (mm)."""
ROOM = 21 * 21
ROWS = (15, 38)
"""How far behind a wall or inside an edge the first and the second row stand (mm)."""
WINDOW = (0, POST_STEP, -POST_STEP)


class Post(NamedTuple):
    """A place for one man, and the direction in which it looks out."""

    at: Point
    out: Point
    row: int


def posts_of(ground: Ground) -> dict[str, tuple[Post, ...]]:
    """The posts of every piece that gives cover, worked out once for a table."""
    if not ground.posts:
        ground.posts = {block.id: tuple(made(block)) for block in ground.blocks if block.row.cover != "open"}
    return ground.posts


def made(block: Block) -> list[Post]:
    """Behind both sides of a wall or hedge; inside the windows of a house; inside the edge of anything else."""
    found: list[Post] = []
    for edge, gaps in zip(block.segments, block.openings, strict=True):
        if not block.polygon:
            found += [*beside_edge(edge[0], edge[1], 1), *beside_edge(edge[0], edge[1], -1)]
        elif block.row.walls:
            found += [post for gap in gaps for post in at_window(block, gap[0], gap[1])]
        else:
            found += [
                post for side in (1, -1) for post in beside_edge(edge[0], edge[1], side) if stands_inside(block, post)
            ]
    return found


def stands_inside(block: Block, post: Post) -> bool:
    return contains(block.polygon, post.at)


def normal(a: Point, b: Point) -> tuple[float, float]:
    """The direction across a line, of length one."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    far = (dx * dx + dy * dy) ** 0.5 or 1.0
    return -dy / far, dx / far


def beside_edge(a: Point, b: Point, side: int) -> list[Post]:
    """Two rows along one side of a line; they look across it."""
    nx, ny = normal(a, b)
    far = int(distance2(a, b) ** 0.5)
    found = []
    for row, deep in enumerate(ROWS):
        for along in range(11 * (row + 1), far - 4, POST_STEP):
            x, y = a[0] + (b[0] - a[0]) * along / far, a[1] + (b[1] - a[1]) * along / far
            at = (round(x + side * nx * deep), round(y + side * ny * deep))
            found.append(Post(at, (round(-side * nx * 100), round(-side * ny * 100)), row))
    return found


def at_window(block: Block, a: Point, b: Point) -> list[Post]:
    """Three men at a window and two behind them, inside."""
    nx, ny = normal(a, b)
    cx, cy = (a[0] + b[0]) // 2, (a[1] + b[1]) // 2
    side = 1 if contains(block.polygon, (round(cx + 5 * nx), round(cy + 5 * ny))) else -1
    found = []
    for row, deep in enumerate(ROWS):
        for off in WINDOW if row == 0 else (POST_STEP // 2, -POST_STEP // 2):
            at = (round(cx + ny * off + side * nx * deep), round(cy - nx * off + side * ny * deep))
            if contains(block.polygon, at):
                found.append(Post(at, (round(-side * nx * 100), round(-side * ny * 100)), row))
    return found


def manned(posts: tuple[Post, ...], men: list[Model], near: Point, foe: Point, limit: int) -> tuple[Point, ...] | None:
    """Where each man goes: the posts that look towards the enemy, as near as possible; None if they are too few."""
    facing = [post for post in posts if post.out[0] * (foe[0] - post.at[0]) + post.out[1] * (foe[1] - post.at[1]) > 0]
    facing.sort(key=lambda post: (post.row, distance2(post.at, near)))
    places: list[Point] = []
    for post in facing:
        if all(distance2(post.at, other) >= ROOM for other in places):
            places.append(post.at)
        if len(places) == len(men):
            return assigned(places, men, limit)
    return None


def assigned(places: list[Point], men: list[Model], limit: int) -> tuple[Point, ...] | None:
    """Each man a place in his reach: those who have the longest ways choose first."""
    free = list(places)
    chosen: dict[str, Point] = {}
    for man in sorted(men, key=lambda m: -min(distance2((m.x, m.y), place) for place in places)):
        best = min(free, key=lambda place: distance2((man.x, man.y), place))
        if distance2((man.x, man.y), best) > limit * limit:
            return None
        free.remove(best)
        chosen[man.id] = best
    return tuple(chosen[man.id] for man in men)


def near_posts(state: State, at: Point, reach: int) -> list[tuple[str, tuple[Post, ...]]]:
    """The pieces with posts whose box comes within reach of a point."""
    found = []
    known = posts_of(ground_under(state))
    for block in state.index.blocks:
        left, top, right, bottom = block.box
        beyond = max(left - at[0], at[0] - right, 0), max(top - at[1], at[1] - bottom, 0)
        if beyond[0] ** 2 + beyond[1] ** 2 <= reach * reach and known.get(block.id):
            found.append((block.id, known[block.id]))
    return found
