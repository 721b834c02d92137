"""For the tests of every game: actions to try, legal or not, and what must hold in every state."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.games.demo.actions import Choose, Hold, Pack, Shoot, Walk
from sandtable.games.demo.model import HEIGHT, STANCES, STRENGTH, WIDTH, Duel
from sandtable.kernel import Action, Point


def universe(state: Duel, seat: str) -> Iterator[Action]:
    yield from (Pack(shots) for shots in range(-1, 6))
    yield from (Choose(stance) for stance in (*STANCES, "drunk"))
    yield from (Walk(Point(x, y)) for x in range(-100, 2200, 150) for y in range(-100, 1200, 150))
    yield from (Shoot(), Hold())


def invariants(state: Duel) -> Iterator[str]:
    for seat, each in state.duellists.items():
        if not 0 <= each.at.x <= WIDTH or not 0 <= each.at.y <= HEIGHT:
            yield f"{seat} stands off the table"
        if not 0 <= each.strength <= STRENGTH or not 0 <= each.powder <= 3 or each.powder + each.shots > 3:
            yield f"{seat} has impossible strength or powder"
