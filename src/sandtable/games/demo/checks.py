"""For the tests of every game: actions to try, what must hold in every state, what cards and the end promise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sandtable.games.demo.actions import Choose, Hold, Pack, Shoot, Walk
from sandtable.games.demo.events import Shot
from sandtable.games.demo.model import HEIGHT, STANCES, STRENGTH, WIDTH, Duel
from sandtable.games.demo.view import picture
from sandtable.kernel import Action, Claim, Event, Odds, Outcome, Point, Shown


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


def claims(odds: Odds) -> Iterator[Claim]:
    """A shot hits as often as its card says."""

    def hits(out: Sequence[Event], after: Duel) -> str:
        return str(next(event.hits for event in out if isinstance(event, Shot)))

    yield Claim("shot", {str(chance.args["hits"]): chance.probability for chance in odds.chances}, hits)


def shown(state: Duel, outcome: Outcome) -> Iterator[Shown]:
    """Who has more strength left on the board has won, unless powder decided between equals."""
    left = {seat: each.strength for seat, each in picture(state, frozenset()).duellists.items()}
    best = [seat for seat, strength in left.items() if strength == max(left.values())]
    if len(best) == 1:
        yield Shown("the winner", {"outcome": list(outcome.winners), "board": best})
    yield Shown("whether it is a draw", {"key": outcome.key == "draw", "winners": not outcome.winners})
