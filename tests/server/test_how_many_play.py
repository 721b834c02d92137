"""How many sit down is what the rules of Europe go by: agreements are between players."""

from __future__ import annotations

import pytest

from sandtable.games.europe import GAME
from sandtable.headers import counted, make_header


@pytest.mark.rule("EU-13.1b", "EU-14.4d")
@pytest.mark.parametrize("number", [2, 3, 5])
def test_the_number_of_players_reaches_the_rules(number: int) -> None:
    options = counted(GAME, "war", {"victory": "free-for-all"}, number)
    header = make_header(GAME, "war", options, seed=1)
    assert GAME.start("war", header.options).setup.players == number
