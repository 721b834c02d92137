"""Chapter 5.2: what forts, rivers and mountains count in a battle."""

from __future__ import annotations

import pytest
from europe_field import POLAND, Field, sickle

from sandtable.games.europe import tables as t
from sandtable.games.europe.rules.modifiers import PLAIN, ground

A = t.AREA


@pytest.mark.rule("EU-5.2d", "EU-5.2a")
def test_a_fort_that_was_taken_protects_nobody_any_more() -> None:
    """Germany enters the empty Maginot line, France retakes it and is attacked over the Rhine: no AV 1, no DV 5."""
    german = {"germany-infantry": 1, "germany-armour": 1}
    taken = sickle(units={"stuttgart": german, "lyon": {"france-infantry": 2}, **POLAND})
    taken.do("germany", "take germany-infantry stuttgart 1", "march maginot 1")
    assert taken.tags().count("fort-fell") == 1
    while taken.state.side == t.AXIS:
        taken.do("germany", "pass")
    taken.do("france", "attack maginot germany", "join france-infantry lyon 1 2", "launch", dice=(1, 6, 6))
    assert taken.owner("maginot") == "france" and taken.tags().count("fort-fell") == 1, "it falls once"
    while taken.state.side == t.ALLIES:
        taken.do(taken.pending().seats[0], "pass")
    taken.until("campaign")
    taken.do("germany", "attack maginot france", "join germany-armour stuttgart 2 1", "launch", dice=(3, 4, 4))
    fought = taken.last("round-fought")
    assert fought.ground == "river" and fought.attack[0][0] == 3, "over the river, but against no walls"
    assert [value for value, _ in fought.defence] == [3]


@pytest.mark.rule("EU-R122", "EU-5.2d", "EU-11b")
@pytest.mark.parametrize("guard", [{}, {"maginot": {"france-infantry": 1}}])
def test_the_maginot_line_falls_with_france(guard: dict[str, dict[str, int]]) -> None:
    """Paris stays German: the line goes to Germany with the rest, whoever stood in it, and is no fort any more."""
    field = sickle(
        side="allies",
        control={"paris": "germany"},
        lost_capital={"france": "germany"},
        units={"london": {"britain-infantry": 1}, **guard},
    )
    while "power-fell" not in field.tags():
        field.do(field.pending().seats[0], "pass")
    assert field.owner("maginot") == "germany" and field.tags().count("fort-fell") == 1
    assert field.state.forts_gone == (A["maginot"],)


@pytest.mark.rule("EU-R122", "EU-5.2d", "EU-13.1a")
def test_after_the_fall_of_france_the_line_is_an_area_like_others() -> None:
    """Overlord: the British drive the Germans out of it from Belgium, without walls against them, and stay."""
    units = {"belgium": {"britain-armour": 1}, "maginot": {"germany-infantry": 1}, "berlin": {"germany-infantry": 1}}
    field = Field(
        "overlord", turn="1944 autumn", side="allies", hpp={"britain": 20}, control={"belgium": "britain"}, units=units
    )
    field.until("campaign")
    field.do("britain", "attack maginot germany", "join britain-armour belgium 2 1", "launch", dice=(1, 4))
    assert field.last("round-fought").attack[0][0] == 3, "no AV 1"
    assert field.owner("maginot") == "britain" and field.at("maginot") == {"britain-armour": 1}


@pytest.mark.rule("EU-R104", "EU-5.2a")
def test_a_fort_counts_against_aircraft_alone() -> None:
    assert ground(A["maginot"], (), False, False, False).fort
    assert ground(A["maginot"], (), False, False, True) == PLAIN, "taken once"
    assert ground(A["belgium"], (), False, False, False) == PLAIN, "no river against aircraft"
    assert ground(A["lyon"], (), False, False, False) == PLAIN
    assert not ground(A["maginot"], (), False, True, False).fort, "paratroops come down inside"
    field = Field(
        "sichelschnitt",
        turn="1940 spring",
        hpp={"germany": 42},
        units={"essen": {"germany-aircraft": 2}, "maginot": {"france-infantry": 2}},
    )
    field.do("germany", "attack maginot france", "join germany-aircraft essen 0 2", "launch", dice=(2, 3, 5, 6))
    fought = field.last("round-fought")
    assert fought.attack == ((1, (2, 3)),) and fought.defence == ((5, (5, 6)),)


@pytest.mark.rule("EU-R117", "EU-5.2e")
@pytest.mark.parametrize(
    ("origins", "value", "reason"),
    [
        (("prague", "brest-litovsk"), 3, "river-and-mountain"),
        (("prague",), 3, "mountain"),
        (("brest-litovsk",), 3, "river"),
        (("prague", "kiev"), 2, ""),
        (("prague", "brest-litovsk", "kiev"), 2, ""),
    ],
)
def test_over_river_and_mountain_at_once(origins: tuple[str, ...], value: int, reason: str) -> None:
    """Cracow has mountains towards Prague and a river towards Brest-Litovsk."""
    field = Field(
        "overlord",
        side="allies",
        control=dict.fromkeys(("prague", "debrecen", "brest-litovsk", "kiev"), "soviet"),
        units={"cracow": {"germany-infantry": 1}, **{area: {"soviet-infantry": 1} for area in origins}},
    )
    field.do("soviet", "attack cracow germany", *(f"join soviet-infantry {area} 1 1" for area in origins))
    field.do("soviet", "launch", dice=(6,) * (len(origins) + 1))
    fought = field.last("round-fought")
    assert fought.defence == ((value, (6,)),) and fought.ground == reason
