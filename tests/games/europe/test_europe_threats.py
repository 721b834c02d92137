"""What the enemy could do next: areas beside which he stands in greater number."""

from __future__ import annotations

from europe_field import belgium

from sandtable.games.europe import GAME


def test_the_area_with_most_enemies_beside_it_comes_first() -> None:
    field = belgium({"essen": {"germany-infantry": 5}, "belgium": {"france-infantry": 1}})
    told = GAME.threats(field.state, "france")
    assert told, "Germans stand beside France"
    first = told[0]
    assert (first.key, first.places) == ("area", ("belgium",))
    assert first.args["own"] == 1
    assert int(str(first.args["foes"])) > int(str(first.args["own"]))
    gaps = [int(str(each.args["foes"])) - int(str(each.args["own"])) for each in told]
    assert gaps == sorted(gaps, reverse=True)
    assert len(told) <= 3
