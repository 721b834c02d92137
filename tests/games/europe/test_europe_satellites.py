"""Chapter 13.3: countries that join or are won, and the strangers in them."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import POLAND, Field, war

from sandtable.games.europe import tables as t
from sandtable.games.europe.events import UnitLost
from sandtable.games.europe.model import JOINED
from sandtable.games.europe.rules.diplomacy import hostile
from sandtable.games.europe.rules.war import join_other_side


@pytest.mark.rule("EU-5.1b", "EU-13.3g")
def test_who_declared_on_a_satellite_is_its_foe() -> None:
    field = war(
        side="allies",
        turn="1940 spring",
        control={"belgrade": "britain"},
        units={"belgrade": {"britain-infantry": 1}},
        hpp={"britain": 25},
    )
    field.do("britain", "declare hungary")
    assert field.state.foes[t.COUNTRY["hungary"]] >> t.BRITAIN & 1


@pytest.mark.rule("EU-13.3e", "EU-R101")
def test_the_interned_are_told_as_lost() -> None:
    field = war(
        turn="1942 spring",
        phase="redeployment",
        soviet_first=True,
        redeployed={"germany": t.REDEPLOY[t.GERMANY]},
        standing={"soviet": "active", **dict.fromkeys(("hungary", "finland", "romania", "bulgaria"), "free")},
        units={"budapest": {"germany-infantry": 1}, **POLAND},
    )
    while field.state.side == t.AXIS:
        field.do(field.pending().seats[0], "pass")
    lost = [e for e in field.events if isinstance(e, UnitLost)]
    assert [(e.unit, e.base) for e in lost] == [("germany-infantry", "budapest")]


@pytest.mark.rule("EU-13.3b", "EU-10b")
def test_the_satellites_are_in_this_years_income_once_they_have_joined() -> None:
    field = war(turn="1941 summer", hpp={"germany": 60}, units={"warsaw": {"germany-infantry": 1}})
    field.do("germany", "declare soviet")
    joined = sum(1 << t.COUNTRY[c] for c in ("finland", "hungary", "romania", "bulgaria"))
    assert field.state.counted[t.GERMANY] & joined == joined, "so that their loss is charged"


@pytest.mark.rule("EU-R105", "EU-17c", "EU-13.3b")
def test_a_country_won_by_germany_pays_at_once() -> None:
    options = {"research": True}
    lab: dict[str, Any] = {"options": options, "phase": "research", "turn": "1941 spring"}
    field = war(hpp={"germany": 60}, **lab)
    field.do("germany", "research spain", dice=(6, 6))
    assert field.hpp("germany") == 60 - 5 + 5 and field.state.limit[t.GERMANY] == 30 + 3
    allied = war(side="allies", hpp={"britain": 60}, **lab)
    allied.do("britain", "research turkey-allied", dice=(6, 6))
    assert allied.hpp("britain") == 55 and allied.state.limit[t.BRITAIN] == 30


@pytest.mark.rule("EU-R108", "EU-5.1d")
def test_a_minor_that_joins_rests_from_the_wars_of_neutrals() -> None:
    field = war(turn="1940 spring", foes={"turkey": ["soviet", "britain"]}, patron={"turkey": "germany"})
    turkey = t.COUNTRY["turkey"]
    assert hostile(field.state, t.SOVIET, turkey)
    join_other_side(field.state, turkey, t.ALLIES, [])
    assert field.state.standing[turkey] == JOINED and field.state.patron[turkey] == t.GERMANY
    assert hostile(field.state, t.BRITAIN, turkey) and not hostile(field.state, t.SOVIET, turkey)


@pytest.mark.rule("EU-13.3e", "EU-R101")
def test_who_stays_in_a_satellite_fights_where_he_stands() -> None:
    field = Field(
        "war",
        turn="1942 spring",
        soviet_first=True,
        standing={"soviet": "active", "hungary": "free"},
        units={"budapest": {"germany-infantry": 2, "bulgaria-infantry": 1}, "debrecen": {"germany-infantry": 1}},
        hpp={"germany": 40},
    )
    field.do("germany", "declare hungary")
    field.until("campaign")
    field.do("germany", "attack budapest hungary", "join germany-infantry budapest 1 2")
    assert field.why("germany", "join germany-infantry debrecen 1 1") is None
    field.go("germany", dice=(1, 6, 6))
    assert field.owner("budapest") == "germany" and field.at("budapest").get("hungary-infantry") is None


@pytest.mark.rule("EU-13.3e", "EU-R101")
def test_wards_who_stay_in_a_satellite_are_lost_too() -> None:
    field = Field(
        "war",
        turn="1942 spring",
        phase="redeployment",
        soviet_first=True,
        standing={"soviet": "active", "hungary": "free", "bulgaria": "joined"},
        patron={"bulgaria": "germany"},
        units={"budapest": {"bulgaria-infantry": 1}, "sofia": {"bulgaria-infantry": 1}},
        redeployed={"germany": 6},
    )
    for seat in list(field.pending().seats):
        field.do(seat, "pass")
    assert field.at("budapest") == {} and field.at("sofia") == {"bulgaria-infantry": 1}
