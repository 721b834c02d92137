"""A loss that comes near is told to the side that it threatens."""

from __future__ import annotations

from sandtable.games.operation import GAME
from sandtable.kernel import Seeded, advance


def test_who_is_behind_is_warned_in_the_last_turns() -> None:
    state = GAME.start("first-battle", {})
    advance(state, Seeded(1), [])
    state.lost = {"blue": 60, "red": 20}
    state.turn = state.turns - 2
    assert GAME.warnings(state, "blue") == (), "there is time"
    state.turn = state.turns - 1
    (warned,) = GAME.warnings(state, "blue")
    assert warned.key == "points-behind"
    assert (warned.args["left"], warned.args["mine"], warned.args["theirs"]) == (2, 20, 60)
    assert GAME.warnings(state, "red") == (), "it is not their loss"
