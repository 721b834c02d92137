"""Chapter 13.2: Vichy arises, moves and ends."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import Field, sickle, war

from sandtable.games.europe import GAME
from sandtable.games.europe.model import CUT


@pytest.mark.rule("EU-9d", "EU-13.2")
def test_vichys_units_are_never_cut_off() -> None:
    field = war(
        phase="start",
        turn="1941 spring",
        control={"paris": "germany", "vichy": "vichy-france", "lyon": "vichy-france", "tunis": "vichy-france"},
        standing={"france": "fallen"},
        patron={"vichy-france": "germany"},
        units={"tunis": {"vichy-france-infantry": 1}, "tripoli": {"germany-infantry": 1}},
    )
    cut = {unit.name for unit in field.state.units.values() if unit.marks & CUT}
    assert cut == {"germany-infantry"}


@pytest.mark.rule("EU-13.2")
def test_vichy_arises_neutral_and_in_german_care() -> None:
    field = sickle(
        side="allies",
        control={"paris": "germany"},
        lost_capital={"france": "germany"},
        units={"paris": {"germany-infantry": 2}, "london": {"britain-infantry": 1}},
    )
    while "vichy-arose" not in field.tags():
        field.do(field.pending().seats[0], "pass")
    seen = GAME.picture(field.state, frozenset()).countries["vichy-france"]
    assert seen.standing == "free" and seen.patron == "germany" and field.owner("lyon") == "vichy-france"


@pytest.mark.rule("EU-13.2", "EU-R109")
@pytest.mark.parametrize(("guest", "arises"), [("britain-infantry", False), ("britain-aircraft", True)])
def test_vichy_does_not_arise_where_enemies_of_germany_stand_in_it(guest: str, arises: bool) -> None:
    """Land units hold the place; aircraft do not."""
    field = sickle(
        side="allies",
        control={"paris": "germany"},
        lost_capital={"france": "germany"},
        units={"paris": {"germany-infantry": 2}, "vichy": {guest: 1}, "london": {"britain-infantry": 1}},
    )
    while "power-fell" not in field.tags():
        field.do(field.pending().seats[0], "pass")
    assert ("vichy-arose" in field.tags()) == arises
    assert field.owner("vichy") == ("vichy-france" if arises else "britain")
    assert field.owner("lyon") == ("vichy-france" if arises else "germany")


@pytest.mark.rule("EU-13.2", "EU-4.4b")
def test_italian_ships_leave_a_port_that_becomes_vichys() -> None:
    field = Field(
        "war",
        side="allies",
        turn="1940 summer",
        standing={"italy": "active"},
        control={"paris": "germany", "rome": "italy"},
        lost_capital={"france": "germany"},
        units={"paris": {"germany-infantry": 1}, "tunis": {"italy-fleet": 1, "italy-aircraft": 1}},
    )
    while "vichy-arose" not in field.tags():
        field.do(field.pending().seats[0], "pass")
    field.until("campaign")
    assert field.at("tunis").get("italy-fleet", 0) == 0 and field.at("tunis").get("italy-aircraft", 0) == 0
    assert field.at("paris").get("italy-aircraft", 0) == 1, "aircraft are taken to Paris"


def vichy(**given: Any) -> Field:
    """Vichy France holds its two areas and Tunis."""
    held = dict.fromkeys(("vichy", "lyon", "tunis"), "vichy-france")
    control = {**held, "paris": "germany", "calais": "germany", **given.pop("control", {})}
    given.setdefault("patron", {"vichy-france": "germany"})
    standing = {"france": "fallen", **given.pop("standing", {})}
    return war(turn=given.pop("turn", "1942 autumn"), control=control, standing=standing, **given)


@pytest.mark.rule("EU-R109", "EU-13.2")
def test_the_end_of_vichy_leaves_enemies_where_they_stand() -> None:
    field = vichy(
        side="allies",
        standing={"vichy-france": "joined"},
        units={"calais": {"britain-infantry": 1}, "lyon": {"germany-infantry": 1}, "vichy": {"vichy-france-fleet": 1}},
        control={"calais": "britain"},
        hpp={"britain": 26},
    )
    field.do("britain", "take britain-infantry calais 1", "march paris 1")
    assert field.owner("vichy") == "britain" and field.owner("lyon") == "germany"
    assert field.at("vichy") == {} and field.at("lyon") == {"germany-infantry": 1}


@pytest.mark.rule("EU-R109", "EU-13.2")
def test_vichy_does_not_get_what_strangers_to_the_war_hold() -> None:
    field = Field(
        "war",
        side="allies",
        turn="1940 spring",
        control={"paris": "germany"},
        lost_capital={"france": "germany"},
        units={"morocco": {"usa-infantry": 1}},
    )
    field.do("france", "pass")
    field.until("set-up-minor")
    assert field.owner("algiers") == "vichy-france"
    assert field.owner("morocco") == "usa" and field.at("morocco") == {"usa-infantry": 1}


@pytest.mark.rule("EU-17c", "EU-13.2")
def test_vichy_in_a_war_moves_like_others() -> None:
    given: dict[str, Any] = {"phase": "movement", "units": {"vichy": {"vichy-france-armour": 1}}}
    neutral = vichy(**given)
    neutral.do("germany", "take vichy-france-armour vichy 2")
    assert neutral.why("germany", "march paris 1") == "vichy-stays"
    axis = vichy(**given, standing={"vichy-france": "joined"})
    axis.do("germany", "take vichy-france-armour vichy 2")
    assert axis.why("germany", "march paris 1") is None
    allied = vichy(
        standing={"vichy-france": "joined"},
        patron={"vichy-france": "britain"},
        units={"paris": {"germany-infantry": 1}},
        hpp={"germany": 40},
    )
    allied.do("germany", "take germany-infantry paris 1", "march lyon 1")
    assert allied.owner("lyon") == "germany"
