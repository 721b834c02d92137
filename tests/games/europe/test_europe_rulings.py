"""What the book leaves open or says in passing: strangers where a country falls, oil, neutrals, forts from the air."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import Field, sickle

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import JOINED, USED
from sandtable.games.europe.rules.battle import is_refuge
from sandtable.games.europe.rules.conquest import power_falls
from sandtable.games.europe.rules.diplomacy import hostile
from sandtable.games.europe.rules.modifiers import PLAIN, ground
from sandtable.games.europe.rules.production import launch_fleets
from sandtable.games.europe.rules.war import join_other_side

A = t.AREA


def war(**given: Any) -> Field:
    return Field("war", **given)


def vichy(**given: Any) -> Field:
    """Vichy France holds its two areas and Tunis."""
    held = dict.fromkeys(("vichy", "lyon", "tunis"), "vichy-france")
    control = {**held, "paris": "germany", "calais": "germany", **given.pop("control", {})}
    given.setdefault("patron", {"vichy-france": "germany"})
    standing = {"france": "fallen", **given.pop("standing", {})}
    return war(turn=given.pop("turn", "1942 autumn"), control=control, standing=standing, **given)


@pytest.mark.rule("EU-R103", "EU-5.1d", "EU-4.3c")
def test_helpers_of_a_fallen_minor_flee() -> None:
    field = war(
        turn="1941 spring",
        hpp={"germany": 40},
        standing={"yugoslavia": "joined"},
        patron={"yugoslavia": "britain"},
        control={"salonika": "britain"},
        units={
            "budapest": {"germany-infantry": 2},
            "belgrade": {"yugoslavia-infantry": 1},
            "skopje": {"britain-aircraft": 1},
            "zagreb": {"britain-fleet": 1},
        },
    )
    field.do("germany", "attack belgrade britain", "join germany-infantry budapest 1 2", "launch", dice=(1, 1, 6))
    assert field.owner("skopje") == "germany" and field.at("skopje") == {}
    assert field.at("salonika") == {"britain-aircraft": 1}, "within two areas"
    assert field.kind == "refuge" and field.pending().seats == ("britain",)
    field.do("britain", "flee malta")
    assert field.at("zagreb") == {} and field.at("malta") == {"britain-fleet": 1}


@pytest.mark.rule("EU-R103", "EU-11b", "EU-13.2")
def test_allies_of_a_fallen_power_leave_its_bases() -> None:
    field = Field(
        "sichelschnitt",
        side="allies",
        turn="1940 spring",
        control={"paris": "germany"},
        lost_capital={"france": "germany"},
        units={"brest": {"britain-aircraft": 1}, "morocco": {"britain-aircraft": 1}, "calais": {"britain-infantry": 1}},
    )
    field.do("france", "pass")
    field.do("britain", "pass")
    field.until("refuge")
    field.do("britain", "flee plymouth")
    assert field.owner("brest") == "germany" and field.at("brest") == {}
    assert field.owner("morocco") == "vichy-france" and field.at("morocco").get("britain-aircraft") is None
    assert field.at("gibraltar") == {"britain-aircraft": 1}


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


@pytest.mark.rule("EU-13.3f")
def test_british_battles_do_not_use_up_soviet_oil() -> None:
    field = war(
        side="allies",
        turn="1942 summer",
        soviet_war="1941 summer",
        standing={"soviet": "active"},
        hpp={"soviet": 40, "britain": 26},
        control={"grozny": "germany", "minsk": "germany", "riga": "germany", "calais": "britain", "belgium": "germany"},
        units={
            "calais": {"britain-infantry": 1},
            "belgium": {"germany-infantry": 1},
            "vitebsk": {"soviet-infantry": 2},
            "minsk": {"germany-infantry": 1},
            "riga": {"germany-infantry": 1},
        },
    )
    field.do("britain", "attack belgium germany", "join britain-infantry calais 1 1", "launch", dice=(6, 6))
    field.do("britain", "withdraw calais")
    assert field.why("soviet", "attack minsk germany") is None
    field.do("soviet", "attack minsk germany", "join soviet-infantry vitebsk 1 1", "launch", dice=(6, 6))
    field.do("soviet", "withdraw vitebsk")
    assert field.why("soviet", "attack riga germany") == "one-battle-area"


@pytest.mark.rule("EU-13.1c", "EU-5.1i")
def test_nobody_withdraws_among_the_other_allies() -> None:
    field = Field(
        "overlord",
        side="allies",
        control={"bucharest": "soviet", "sofia": "britain", "ploesti": "soviet"},
        units={"bucharest": {"soviet-infantry": 1}, "sofia": {"britain-infantry": 1}},
    )
    assert not is_refuge(field.state, t.BRITAIN, A["bucharest"]) and is_refuge(field.state, t.BRITAIN, A["ploesti"])
    assert not is_refuge(field.state, t.SOVIET, A["sofia"]) and is_refuge(field.state, t.SOVIET, A["bucharest"])


@pytest.mark.rule("EU-13.5", "EU-5.1b")
def test_americans_declare_on_minors_like_everyone() -> None:
    field = war(
        side="allies",
        turn="1942 summer",
        standing={"usa": "active"},
        hpp={"usa": 54},
        units={"london": {"usa-infantry": 1}},
    )
    assert field.why("usa", "declare sweden") == "cannot-attack-it" and "declare sweden" not in field.options("usa")
    early = war(side="allies", turn="1942 summer", hpp={"usa": 54}, units={"usa": {"usa-infantry": 1}})
    assert early.why("usa", "declare germany") is None


@pytest.mark.rule("EU-5.1b", "EU-5.1h", "EU-ex-5.1b")
def test_the_last_points_declare_war_where_an_area_lies_open() -> None:
    given: dict[str, Any] = {"turn": "1940 spring", "hpp": {"italy": 14}, "limit": {"italy": 7}}
    open_ = war(units={"tripoli": {"italy-infantry": 1}}, **given)
    assert open_.why("italy", "declare france") is None and "declare france" in open_.options("italy")
    open_.do("italy", "declare france", "take italy-infantry tripoli 1", "march tunis 1")
    assert open_.owner("tunis") == "italy"
    shut = war(units={"tripoli": {"italy-infantry": 1}, "tunis": {"france-infantry": 1}}, **given)
    assert shut.why("italy", "declare france") == "over-limit"


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


@pytest.mark.rule("EU-12.1.3c", "EU-R13")
def test_a_strike_on_submarines_in_port_is_no_action() -> None:
    field = war(
        side="allies",
        level="advanced",
        turn="1941 spring",
        hpp={"britain": 25},
        control={"brest": "germany", "calais": "germany"},
        units={
            "brest": {"germany-submarine": 2},
            "calais": {"germany-fleet": 1},
            "plymouth": {"britain-aircraft": 1},
        },
    )
    field.do("britain", "attack brest germany", "join britain-aircraft plymouth 0 1")
    field.go("britain", dice=(3, 6, 6))
    assert field.at("brest") == {"germany-submarine": 1}
    assert not any(u.marks & USED for u in field.state.units.values() if u.owner == t.BRITAIN)
    field.do("britain", "attack calais germany", "join britain-aircraft plymouth 0 1")
    field.go("britain", dice=(3, 6))
    assert any(u.marks & USED for u in field.state.units.values() if u.owner == t.BRITAIN)


@pytest.mark.rule("EU-R106", "EU-12.2a")
def test_a_minors_aircraft_intervene() -> None:
    given: dict[str, Any] = {
        "level": "advanced",
        "turn": "1941 spring",
        "hpp": {"germany": 40},
        "patron": {"spain": "britain"},
        "control": {"la-rochelle": "germany", "vichy": "germany"},
        "units": {
            "la-rochelle": {"germany-aircraft": 1},
            "bilbao": {"spain-aircraft": 1},
            "seville": {"spain-fleet": 1},
        },
    }
    field = war(standing={"spain": "joined"}, **given)
    field.do("germany", "take germany-aircraft la-rochelle 0", "rebase vichy 1")
    assert field.kind == "chain" and field.pending().seats == ("britain",)
    assert "intervene spain-aircraft bilbao vichy 1" in field.options("britain")
    neutral = war(**{**given, "patron": {}})
    neutral.do("germany", "take germany-aircraft la-rochelle 0", "rebase vichy 1")
    assert neutral.kind == "campaign"


@pytest.mark.rule("EU-R107", "EU-7d", "EU-13.1c")
def test_a_fleet_waits_in_its_yard_for_westerners_to_leave() -> None:
    field = Field(
        "overlord",
        side="allies",
        units={"leningrad": {"britain-fleet": 1}},
        yards=[{"power": "soviet", "area": "leningrad", "ready": "1944 spring"}],
    )
    field.state.turn += 1
    launch_fleets(field.state, (t.SOVIET,), [])
    assert field.at("leningrad") == {"britain-fleet": 1} and len(field.state.yards) == 1
    alone = Field("overlord", side="allies", yards=[{"power": "soviet", "area": "leningrad", "ready": "1944 spring"}])
    launch_fleets(alone.state, (t.SOVIET,), [])
    assert alone.at("leningrad") == {"soviet-fleet": 1} and not alone.state.yards


@pytest.mark.rule("EU-R108", "EU-5.1d")
def test_a_minor_that_joins_rests_from_the_wars_of_neutrals() -> None:
    field = war(turn="1940 spring", foes={"turkey": ["soviet", "britain"]}, patron={"turkey": "germany"})
    turkey = t.COUNTRY["turkey"]
    assert hostile(field.state, t.SOVIET, turkey)
    join_other_side(field.state, turkey, t.ALLIES, [])
    assert field.state.standing[turkey] == JOINED and field.state.patron[turkey] == t.GERMANY
    assert hostile(field.state, t.BRITAIN, turkey) and not hostile(field.state, t.SOVIET, turkey)


@pytest.mark.rule("EU-R110", "EU-6b", "EU-8c")
def test_fleets_carry_their_own() -> None:
    given: dict[str, Any] = {
        "side": "allies",
        "turn": "1942 summer",
        "standing": {"usa": "active"},
        "control": {"brest": "britain"},
    }
    units = {"plymouth": {"britain-fleet": 1, "usa-infantry": 1}}
    field = war(phase="movement", units=units, **given)
    assert field.why("britain", "carry plymouth brest") == "nothing-to-carry"
    assert field.why("usa", "carry plymouth brest") == "no-transport-fleet"
    there = war(phase="redeployment", units=units, **given)
    there.do("usa", "take usa-infantry plymouth 0")
    assert there.why("usa", "redeploy brest") == "no-escort"


@pytest.mark.rule("EU-R103")
def test_strangers_leave_what_becomes_nobodys() -> None:
    field = Field("overlord", side="allies", control={"london": "germany"}, units={"tripoli": {"usa-aircraft": 1}})
    power_falls(field.state, t.BRITAIN, [])
    assert field.owner("tripoli") == "" and any("Scatter" in type(frame).__name__ for frame in field.state.stack)


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


@pytest.mark.rule("EU-R116", "EU-13.1a")
def test_british_aircraft_are_not_based_at_the_maginot_line() -> None:
    units = {"calais": {"britain-aircraft": 1, "britain-infantry": 1, "france-aircraft": 1}}
    field = sickle(side="allies", phase="movement", units=units)
    field.do("britain", "take britain-aircraft calais 0")
    assert field.why("britain", "rebase maginot 1") == "maginot-shut" and field.why("britain", "rebase lyon 1") is None
    field.do("britain", "put-back")
    field.do("france", "take france-aircraft calais 0", "rebase maginot 1")
    fallen = sickle(side="allies", phase="movement", units=units, forts_gone=["maginot"])
    fallen.do("britain", "take britain-aircraft calais 0", "rebase maginot 1")
    later = sickle(side="allies", phase="redeployment", units=units)
    later.do("britain", "take britain-aircraft calais 0")
    assert later.why("britain", "redeploy maginot") == "maginot-shut"


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
