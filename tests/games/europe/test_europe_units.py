"""Chapter 4: units."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import Field

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import Unit
from sandtable.games.europe.rules.battle import ON_LAND, attack_value, defence_value
from sandtable.games.europe.rules.geography import FAR, ports_within, routes, seas_from
from sandtable.games.europe.rules.modifiers import PLAIN, Ground

A = t.AREA


@pytest.mark.rule("EU-4a", "EU-ex-4", "EU-4e")
def test_values_of_armour() -> None:
    armour = Unit(t.GERMANY, t.ARM, A["essen"])
    assert attack_value(armour, ON_LAND, PLAIN) == 3
    assert defence_value(armour, ON_LAND, PLAIN, False) == 2
    assert defence_value(armour, ON_LAND, Ground(bonus=1), False) == 3
    assert defence_value(armour, ON_LAND, Ground(fort=True), False) == 5
    assert defence_value(armour, ON_LAND, Ground(coast=True), True) == 5
    french = Unit(t.FRANCE, t.ARM, A["paris"])
    assert attack_value(french, ON_LAND, PLAIN) == 2


def _two_fronts() -> Field:
    return Field(
        "sichelschnitt",
        phase="campaign",
        turn="1940 spring",
        hpp={"germany": 42},
        control={"belgium": "france", "holland": "france"},
        units={
            "essen": {"germany-infantry": 2, "germany-armour": 2, "germany-aircraft": 1},
            "belgium": {"france-infantry": 1},
            "holland": {"france-infantry": 1},
            "calais": {"france-infantry": 1},
        },
    )


@pytest.mark.rule("EU-4b", "EU-5.1f", "EU-R85")
def test_armour_attacks_twice_others_once() -> None:
    field = _two_fronts()
    field.do(
        "germany",
        "attack holland france",
        "join germany-infantry essen 1 1",
        "join germany-armour essen 2 1",
        "launch",
        dice=(1, 6, 6),
    )
    assert field.why("germany", "attack belgium france") is None
    field.do("germany", "attack belgium france")
    assert field.why("germany", "join germany-infantry holland 1 1") == "no-such-stack"
    field.do("germany", "join germany-armour holland 1 1", "launch", dice=(1, 6))
    assert field.at("belgium") == {"germany-armour": 1} and field.hpp("germany") == 40
    field.do("germany", "attack calais france")
    assert field.why("germany", "join germany-armour belgium 1 1") == "no-such-stack"
    free = Field(
        "sichelschnitt",
        turn="1940 spring",
        hpp={"germany": 42},
        control={"holland": "france", "belgium": "france"},
        units={"essen": {"germany-armour": 1}, "belgium": {"france-infantry": 1}},
    )
    free.do("germany", "take germany-armour essen 2", "march holland 1")
    free.do("germany", "attack belgium france", "join germany-armour holland 1 1", "launch", dice=(1, 6))
    assert free.owner("belgium") == "germany"


@pytest.mark.rule("EU-4c")
def test_a_unit_moves_once() -> None:
    field = Field(
        "sichelschnitt",
        phase="campaign",
        control={"belgium": "france"},
        units={"essen": {"germany-infantry": 1}, "warsaw": {"germany-infantry": 1}},
    )
    field.do("germany", "take germany-infantry essen 1", "march belgium 1")
    field.do("germany", "pass")
    assert field.kind == "movement" and field.why("germany", "take germany-infantry belgium 1") == "no-such-stack"
    assert field.why("germany", "take germany-infantry belgium 0") == "no-such-stack"


@pytest.mark.rule("EU-4d")
def test_basic_level_knows_no_interventions() -> None:
    given: dict[str, Any] = {
        "units": {"paris": {"france-aircraft": 2}, "essen": {"germany-aircraft": 1, "germany-infantry": 1}},
        "phase": "movement",
    }
    basic = Field("sichelschnitt", **given)
    basic.do("germany", "take germany-aircraft essen 0", "rebase stuttgart 1")
    assert basic.at("stuttgart") == {"germany-aircraft": 1} and basic.kind == "movement"
    advanced = Field("sichelschnitt", level="advanced", **given)
    advanced.do("germany", "take germany-aircraft essen 0", "rebase stuttgart 1")
    assert advanced.kind == "movement", "nobody is in range"
    near = Field(
        "sichelschnitt",
        level="advanced",
        units={"maginot": {"france-aircraft": 2}, "essen": {"germany-aircraft": 1}},
        phase="movement",
    )
    near.do("germany", "take germany-aircraft essen 0", "rebase stuttgart 1")
    assert near.kind == "chain" and near.pending().seats == ("france",)


@pytest.mark.rule("EU-4.1")
def test_infantry() -> None:
    field = Field(
        "sichelschnitt",
        side="allies",
        phase="movement",
        units={"dover": {"britain-infantry": 2, "britain-fleet": 1}},
    )
    field.do("britain", "carry dover calais", "load britain-infantry 2", "launch")
    assert field.at("calais") == {"britain-infantry": 2}
    assert field.why("britain", "take britain-infantry calais 1") == "no-such-stack"
    assert t.MOVE[t.BRITAIN][t.INF] == 1


@pytest.mark.rule("EU-4.2")
def test_armour_goes_on_after_the_voyage() -> None:
    field = Field(
        "sichelschnitt", side="allies", phase="movement", units={"dover": {"britain-armour": 1, "britain-fleet": 1}}
    )
    field.do("britain", "carry dover calais", "load britain-armour 1", "launch")
    field.do("britain", "take britain-armour calais 1", "march paris 1")
    assert field.at("paris") == {"britain-armour": 1}
    moved = Field(
        "sichelschnitt",
        side="allies",
        phase="movement",
        units={"london": {"britain-armour": 1}, "dover": {"britain-fleet": 1}},
    )
    moved.do("britain", "take britain-armour london 2", "march dover 1")
    assert moved.why("britain", "carry dover calais") == "nothing-to-carry"


@pytest.mark.rule("EU-4.3a", "EU-R51", "EU-ex-4.3")
def test_aircraft_ranges() -> None:
    for name in ("calais", "brest", "belgium", "holland"):
        assert t.AIR_DISTANCE[A["dover"]][A[name]] == 2
    field = Field("sichelschnitt", side="allies", phase="movement", units={"dover": {"britain-aircraft": 1}})
    field.do("britain", "take britain-aircraft dover 0")
    assert field.why("britain", "rebase paris 1") == "too-far"
    assert field.why("britain", "rebase belgium 1") == "too-far", "neutral"
    field.do("britain", "rebase calais 1")
    assert field.why("britain", "take britain-aircraft calais 0") == "no-such-stack"
    over = Field(
        "sichelschnitt",
        turn="1940 spring",
        hpp={"germany": 42},
        units={"essen": {"germany-aircraft": 1}, "calais": {"france-infantry": 1}},
    )
    over.do("germany", "attack calais france", "join germany-aircraft essen 0 1")
    assert "launch" in over.options("germany"), "a strike passes over neutral Belgium"


@pytest.mark.rule("EU-4.3b", "EU-5.1g", "EU-R44", "EU-ex-16-used")
def test_used_aircraft_and_fleets_take_no_part() -> None:
    field = Field(
        "sichelschnitt",
        side="allies",
        turn="1939 winter",
        hpp={"france": 10},
        control={"belgium": "germany"},
        standing={"belgium": "gone"},
        units={
            "belgium": {"germany-aircraft": 2, "germany-infantry": 1},
            "calais": {"france-infantry": 3},
            "dover": {"britain-fleet": 1},
        },
        used={"belgium": {"germany-aircraft": 1}, "dover": {"britain-fleet": 1}},
    )
    field.do("france", "attack belgium germany", "join france-infantry calais 1 3", "launch", dice=(6, 6, 6, 1, 6))
    fought = field.last("round-fought")
    assert fought.defence == ((4, (1,)), (2, (6,))), "one new aircraft and the infantry"
    field.do("france", "press", dice=(1, 6, 6, 6))
    field.do("germany", "lose germany-infantry belgium")
    field.until("campaign")
    assert field.owner("belgium") == "france" and field.at("belgium") == {"france-infantry": 2}
    start = Field(
        "sichelschnitt",
        side="allies",
        phase="start",
        turn="1939 winter",
        units={"dover": {"britain-fleet": 1}},
        used={"dover": {"britain-fleet": 1}},
    )
    assert all(not unit.marks for unit in start.state.units.values()), "turned up at the start of the own turn"


@pytest.mark.rule("EU-4.3c", "EU-R15")
def test_aircraft_flee_once() -> None:
    field = Field(
        "sichelschnitt",
        turn="1940 spring",
        hpp={"germany": 42},
        control={"belgium": "france", "maginot": "germany", "brest": "germany", "paris": "germany"},
        units={"essen": {"germany-armour": 2}, "belgium": {"france-aircraft": 1}},
    )
    field.do("germany", "take germany-armour essen 2", "march belgium 2")
    field.do("france", "flee calais")
    assert field.at("calais") == {"france-aircraft": 1} and "fled" in field.tags()
    field.do("germany", "take germany-armour belgium 1", "march calais 1")
    assert "unit-lost" in field.tags() and not any(u.owner == t.FRANCE for u in field.state.units.values())


@pytest.mark.rule("EU-4.3d", "EU-R16")
def test_aircraft_alone_hold_nothing() -> None:
    field = Field(
        "sichelschnitt",
        control={"belgium": "france"},
        units={
            "essen": {"germany-infantry": 1, "germany-aircraft": 1},
            "belgium": {"france-aircraft": 1, "france-fleet": 1},
        },
    )
    before = field.hpp("germany")
    assert field.why("germany", "attack belgium france") is None, "aircraft may attack aircraft and ships alone"
    field.do("germany", "attack belgium france")
    assert field.why("germany", "join germany-infantry essen 1 1") == "just-enter"
    field.do("germany", "call-off", "take germany-infantry essen 1", "march belgium 1")
    field.until("campaign")
    assert field.owner("belgium") == "germany" and field.hpp("germany") == before
    assert field.at("belgium") == {"germany-infantry": 1}


@pytest.mark.rule("EU-4.3e", "EU-R69")
def test_aircraft_by_sea() -> None:
    field = Field(
        "sichelschnitt",
        side="allies",
        phase="movement",
        units={"plymouth": {"britain-aircraft": 1, "britain-fleet": 1}},
    )
    field.do("britain", "carry plymouth la-rochelle", "load britain-aircraft 1", "launch")
    assert field.kind == "hop"
    assert field.why("britain", "rebase lyon 1") == "too-far"
    field.do("britain", "rebase paris 1")
    assert field.at("paris") == {"britain-aircraft": 1}
    moved = Field(
        "sichelschnitt",
        side="allies",
        phase="movement",
        units={"london": {"britain-aircraft": 1}, "plymouth": {"britain-fleet": 1}},
    )
    moved.do("britain", "take britain-aircraft london 0", "rebase plymouth 1")
    assert moved.why("britain", "carry plymouth la-rochelle") == "nothing-to-carry"
    far = Field(
        "sichelschnitt",
        side="allies",
        turn="1940 spring",
        control={"brest": "germany"},
        hpp={"britain": 25},
        units={
            "edinburgh": {"britain-aircraft": 1, "britain-fleet": 1, "britain-infantry": 1},
            "brest": {"germany-infantry": 1},
        },
    )
    far.do("britain", "attack brest germany", "embark britain-infantry britain-fleet edinburgh 1")
    assert far.why("britain", "join britain-aircraft edinburgh 0 1") == "out-of-range"


@pytest.mark.rule("EU-4.4a", "EU-R4")
def test_fleets_work_from_bases() -> None:
    field = Field(
        "war", side="allies", phase="movement", units={"brest": {"france-fleet": 1}, "istanbul": {"turkey-fleet": 1}}
    )
    field.do("france", "take france-fleet brest 0")
    assert field.why("france", "rebase paris 1") == "no-base-there"
    assert field.why("france", "rebase lyon 1") is None, "through Gibraltar"
    field.do("france", "rebase lyon 1")
    assert all(u.area < t.N_AREAS for u in field.state.units.values())
    attack = _two_fronts()
    attack.do("germany", "attack belgium france")
    assert not [o for o in attack.options("germany") if "fleet" in o]


@pytest.mark.rule("EU-4.4b", "EU-R15")
def test_fleets_flee_to_own_bases_only() -> None:
    field = Field(
        "sichelschnitt",
        control={
            "belgium": "britain",
            **dict.fromkeys(("dover", "plymouth", "manchester", "liverpool", "edinburgh"), "germany"),
        },
        units={"essen": {"germany-infantry": 1}, "belgium": {"britain-fleet": 1}},
    )
    field.do("germany", "take germany-infantry essen 1", "march belgium 1")
    assert set(field.options("britain")) == {"flee gibraltar", "flee malta"}, "no French base though one is nearer"
    twice = Field(
        "sichelschnitt",
        control={"belgium": "britain"},
        units={"essen": {"germany-infantry": 1}, "belgium": {"britain-fleet": 1}},
    )
    twice.do("germany", "take germany-infantry essen 1", "march belgium 1")
    assert twice.kind == "refuge"
    assert twice.why("britain", "flee calais") == "no-refuge"
    twice.do("britain", "flee dover")
    number = next(n for n, u in twice.state.units.items() if u.owner == t.BRITAIN)
    from sandtable.games.europe.flow.flight import refuges

    assert refuges(twice.state, number) == [], "a second flight is not allowed"


@pytest.mark.rule("EU-4.4c", "EU-R81")
def test_capacity_and_return() -> None:
    field = Field(
        "sichelschnitt",
        side="allies",
        phase="movement",
        units={"dover": {"britain-infantry": 3, "britain-fleet": 1}},
    )
    field.do("britain", "carry dover calais")
    assert field.why("britain", "load britain-infantry 3") == "no-room-aboard"
    field.do("britain", "load britain-infantry 2", "launch")
    assert field.at("dover") == {"britain-fleet": 1, "britain-infantry": 1}
    assert field.why("britain", "carry dover calais") == "no-transport-fleet", "one action a turn"
    landing = Field(
        "sichelschnitt",
        side="allies",
        turn="1940 spring",
        control={"calais": "germany"},
        hpp={"britain": 25},
        units={"dover": {"britain-infantry": 2, "britain-fleet": 1}},
    )
    landing.do("britain", "attack calais germany")
    assert landing.why("britain", "embark britain-infantry britain-fleet dover 2") == "too-many"
    landing.do("britain", "embark britain-infantry britain-fleet dover 1", "launch")
    assert landing.at("dover") == {"britain-fleet": 1, "britain-infantry": 1} and landing.hpp("britain") == 20


def points_needed(straits: int, base: int, port: int) -> int:
    """The fewest points with which a ship at a base has the port in reach."""
    return next((points for points in range(1, 20) if ports_within(straits, base, points) >> port & 1), FAR)


@pytest.mark.rule("EU-4.4e", "EU-R5", "EU-R6")
def test_fleet_points() -> None:
    near, gib, east = A["plymouth"], A["gibraltar"], A["near-east"]
    assert points_needed(1, near, gib) <= 6 < points_needed(1, near, east)
    assert points_needed(1, gib, east) <= 6
    assert points_needed(0, A["dover"], A["calais"]) == 2, "the Channel and the coast"
    assert seas_from(0, A["liverpool"])[t.SEA["english-channel"]] == 2
    assert points_needed(1, A["morocco"], A["algiers"]) == 3, "the strait costs nothing extra"
    assert all(len(way) + 1 <= 6 for way in routes(0, A["plymouth"], A["calais"]))
