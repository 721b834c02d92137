"""Chapters 4 and 5.1 in play: who may join an attack, by which way, and who may not."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import POLAND, Field, sickle, war

CALAIS = {"calais": "germany", "brest": "germany", "paris": "germany"}


def calais(units: dict[str, dict[str, int]], **given: Any) -> Field:
    """Britain plans an attack on Calais, where a German infantry stands."""
    given.setdefault("control", CALAIS)
    field = sickle(side="allies", units={"calais": {"germany-infantry": 1}, **POLAND, **units}, **given)
    field.do("britain", "attack calais germany")
    return field


@pytest.mark.rule("EU-5.1a", "EU-4.4a", "EU-5.1.2")
def test_fighting_ships_join_only_where_there_is_something_for_them() -> None:
    troops = {"plymouth": {"britain-fleet": 2, "britain-infantry": 1, "britain-aircraft": 1}}
    field = calais(troops)
    assert field.why("britain", "join britain-fleet plymouth 0 1") == "nothing-for-ships"
    field.do("britain", "join britain-aircraft plymouth 0 1")
    assert field.why("britain", "join britain-fleet plymouth 0 1") == "nothing-for-ships", "aircraft need no escort"
    field.do("britain", "embark britain-infantry britain-fleet plymouth 1")
    assert field.why("britain", "join britain-fleet plymouth 0 1") is None
    ships = calais({**troops, "calais": {"germany-infantry": 1, "germany-fleet": 1}, "near-east": {"britain-fleet": 1}})
    assert ships.why("britain", "join britain-fleet plymouth 0 1") is None, "against his ships"
    assert ships.why("britain", "join britain-fleet near-east 0 1") == "out-of-range"


@pytest.mark.rule("EU-4c", "EU-4b")
def test_stacks_are_named_by_the_points_they_have() -> None:
    field = calais({"plymouth": {"britain-fleet": 1, "britain-infantry": 1, "britain-aircraft": 1}})
    assert field.why("britain", "join britain-aircraft plymouth 1 1") == "no-such-stack"
    assert field.why("britain", "join britain-aircraft plymouth 0 2") == "too-many"
    assert field.why("britain", "join britain-aircraft plymouth 0 1") is None


@pytest.mark.rule("EU-5.1g", "EU-4.4c", "EU-9a")
@pytest.mark.parametrize("mark", ["cut", "moved", "fixed"])
def test_who_cannot_move_is_not_landed(mark: str) -> None:
    """Nor does he count when war is declared over the sea."""
    units = {"stettin": {"germany-fleet": 1, "germany-infantry": 1}, **POLAND}
    given: dict[str, Any] = {"hpp": {"germany": 42}, "units": units, mark: {"stettin": {"germany-infantry": 1}}}
    assert sickle(**given).why("germany", "declare sweden") == "cannot-attack-it"
    troops = {"plymouth": {"britain-fleet": 2, "britain-infantry": 1, "britain-aircraft": 1}}
    field = calais(troops, **{mark: {"plymouth": {"britain-infantry": 1}}})
    assert field.why("britain", "embark britain-infantry britain-fleet plymouth 1") is not None


@pytest.mark.rule("EU-14.1f")
def test_germany_may_land_in_neutral_norway_and_the_allies_may_not() -> None:
    german = sickle(units={"kiel": {"germany-fleet": 1, "germany-infantry": 1}, **POLAND})
    german.do("germany", "declare norway")
    german.until("campaign")
    german.do("germany", "attack oslo norway")
    assert german.why("germany", "embark germany-infantry germany-fleet kiel 1") is None
    allied = sickle(side="allies", units={"edinburgh": {"britain-fleet": 1, "britain-infantry": 1}})
    assert allied.why("britain", "declare norway") == "cannot-attack-it"


@pytest.mark.rule("EU-13.1b")
def test_a_partners_units_need_an_agreement() -> None:
    given: dict[str, Any] = {
        "turn": "1942 summer",
        "control": {"skopje": "germany", "belgrade": "germany", "salonika": "britain"},
        "standing": {"italy": "active", "yugoslavia": "gone", "greece": "gone"},
        "units": {
            "skopje": {"germany-infantry": 1, "italy-infantry": 1},
            "salonika": {"britain-infantry": 1},
            "rome": {"italy-infantry": 1},
        },
    }
    apart = war(options={"players": 5}, **given)
    apart.do("germany", "attack salonika britain")
    assert apart.why("germany", "join italy-infantry skopje 1 1") == "no-agreement"
    apart.do("germany", "call-off", "propose italy combine-lead")
    apart.do("italy", "accept")
    apart.do("germany", "attack salonika britain")
    assert apart.why("germany", "join italy-infantry skopje 1 1") is None


@pytest.mark.rule("EU-12.1.1a")
def test_paratroops_drop_three_areas_away_and_no_farther() -> None:
    units = {"essen": {"germany-paratroops": 1}, "warsaw": {"germany-paratroops": 1}, "calais": {"france-infantry": 1}}
    field = sickle(level="advanced", units=units)
    field.do("germany", "attack calais france")
    assert field.why("germany", "drop germany-paratroops essen 1") is None
    assert field.why("germany", "drop germany-paratroops warsaw 1") == "out-of-range"


# -- the battle begins, and is broken off


@pytest.mark.rule("EU-5.1.2b", "EU-5.1.2")
def test_ships_that_attack_aircraft_alone_fight_at_once_and_landings_are_asked_first() -> None:
    troops = {"plymouth": {"britain-fleet": 2, "britain-infantry": 1}, "calais": {"germany-aircraft": 1}}
    raid = calais(troops)
    raid.do("britain", "join britain-fleet plymouth 0 1", "launch", dice=(6, 6))
    fought = raid.last("round-fought")
    assert (fought.stage, fought.attack, fought.defence) == ("sea", ((3, (6,)),), ((4, (6,)),))
    landing = calais(troops)
    landing.do("britain", "embark britain-infantry britain-fleet plymouth 1", "join britain-fleet plymouth 0 1")
    landing.do("britain", "launch")
    assert "round-fought" not in landing.tags() and landing.options("britain")[0] == "press", "he may still turn back"


@pytest.mark.rule("EU-5.1i", "EU-12.1.1a")
def test_troops_withdraw_together_to_where_land_units_came_from() -> None:
    """Infantry from Essen, paratroops from Berlin, aircraft from Stuttgart: the way back leads to Essen."""
    units = {
        "essen": {"germany-infantry": 2},
        "berlin": {"germany-paratroops": 1},
        "stuttgart": {"germany-aircraft": 1},
        "belgium": {"france-infantry": 1},
        **POLAND,
    }
    field = sickle(level="advanced", control={"belgium": "france"}, standing={"belgium": "gone"}, units=units)
    field.do("germany", "attack belgium france", "join germany-infantry essen 1 2", "drop germany-paratroops berlin 1")
    field.do("germany", "join germany-aircraft stuttgart 0 1")
    field.go("germany", dice=(6,) * 5)
    assert field.options("germany") == ["press", "withdraw essen"]
    field.do("germany", "withdraw essen")
    assert field.at("essen") == {"germany-infantry": 2, "germany-paratroops": 1} and field.at("berlin") == {}
    assert field.at("stuttgart") == {"germany-aircraft": 1} and field.last("battle-ended").result == "repelled"


@pytest.mark.rule("EU-5.1d", "EU-5.1j")
def test_the_end_of_a_battle_is_told() -> None:
    field = sickle(
        units={"essen": {"germany-armour": 1}, "belgium": {"france-infantry": 1}, **POLAND},
        control={"belgium": "france"},
        standing={"belgium": "gone"},
    )
    field.do("germany", "attack belgium france", "join germany-armour essen 2 1", "launch", dice=(1, 6))
    ended = field.last("battle-ended")
    assert (ended.area, ended.power, ended.result) == ("belgium", "germany", "taken")
