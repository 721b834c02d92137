"""The set-up of chapter 14, placed unit by unit: where each power may stand, how many of them, and who stays there."""

from __future__ import annotations

import pytest
from europe_field import Field

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import FIXED


def set_up(scenario: str, seat: str, **options: object) -> Field:
    """A scenario where this seat sets up, everybody before it by the proposal."""
    field = Field(scenario, options=options)
    while field.kind != "set-up" or field.pending().seats[0] != seat:
        field.do(field.pending().seats[0], "place-rest")
    return field


def put(field: Field, seat: str, unit: str, *areas: str) -> list[str | None]:
    """Try to place a unit in each area, and the refusals."""
    found = []
    for area in areas:
        found.append(field.why(seat, f"place {unit} {area}"))
        if found[-1] is None:
            field.do(seat, f"place {unit} {area}")
    return found


@pytest.mark.rule("EU-14.1c")
def test_three_british_fleets_stay_in_the_mediterranean_and_no_more() -> None:
    field = set_up("sichelschnitt", "britain")
    assert put(field, "britain", "britain-fleet", "gibraltar", "gibraltar", "malta", "gibraltar", "malta") == [None] * 5
    fixed = [(t.AREAS[u.area], bool(u.marks & FIXED)) for u in field.state.units.values() if u.owner == t.BRITAIN]
    first = [("gibraltar", True), ("gibraltar", True), ("malta", True)]
    assert fixed == [*first, ("gibraltar", False), ("malta", False)]
    assert field.why("britain", "place britain-infantry paris") == "not-its-area"
    assert put(field, "britain", "britain-fleet", "dover", "dover") == [None, "none-left-to-place"]
    again = set_up("sichelschnitt", "britain")
    assert put(again, "britain", "britain-fleet", "dover", "malta", "dover", "malta") == [None] * 4
    assert again.why("britain", "place britain-fleet malta") == "set-up-quota", "two are left, and Gibraltar has none"
    assert again.why("britain", "place britain-fleet gibraltar") is None
    troops = set_up("sichelschnitt", "britain")
    assert put(troops, "britain", "britain-infantry", "malta", "gibraltar") == [None, None]
    assert not any(unit.marks & FIXED for unit in troops.state.units.values()), "only fleets must stay"


@pytest.mark.rule("EU-14.1c", "EU-R121")
@pytest.mark.parametrize(("bid", "in_poland"), [(0, 6), (2, 8)])
def test_germans_stand_one_in_each_satellite_two_at_home_and_the_rest_in_poland(bid: int, in_poland: int) -> None:
    field = set_up("sichelschnitt", "germany", bid=bid)
    assert put(field, "germany", "germany-fleet", "stettin", "kiel", "kiel") == ["set-up-quota", None, None]
    assert put(field, "germany", "germany-infantry", "helsinki", "budapest", "bucharest", "sofia") == [None] * 4
    stays = [u for u in field.state.units.values() if t.HOME[u.area] in t.SATELLITES]
    assert len(stays) == 4 and all(u.marks & FIXED for u in stays)
    assert put(field, "germany", "germany-aircraft", "essen", "berlin", "kiel") == [None, None, "set-up-quota"]
    assert field.why("germany", "place germany-aircraft sofia") == "set-up-quota"
    poland = 0
    while field.kind == "set-up":
        options = [each for each in field.options("germany") if each.endswith("warsaw")]
        assert options, "nothing but Poland is left"
        field.do("germany", options[0])
        poland += 1
    assert poland == in_poland
    assert not any(u.marks & FIXED for u in field.state.units.values() if t.AREAS[u.area] == "warsaw")


@pytest.mark.rule("EU-14.4c")
def test_eight_germans_at_most_stand_outside_poland_and_six_in_it() -> None:
    field = set_up("war", "germany")
    assert field.why("germany", "place germany-infantry budapest") == "not-its-area", "satellites are open, not German"
    kinds = [each.split()[1] for each in field.options("germany") if each.endswith("warsaw")]
    for _ in range(6):
        unit = next(kind for kind in kinds if field.why("germany", f"place {kind} warsaw") is None)
        field.do("germany", f"place {unit} warsaw")
    left = next(each.split()[1] for each in field.options("germany") if each.endswith("berlin"))
    assert field.why("germany", f"place {left} warsaw") == "set-up-quota"
    assert field.why("germany", f"place {left} berlin") is None


@pytest.mark.rule("EU-14.2b", "EU-13.4c")
def test_three_germans_may_begin_in_libya() -> None:
    field = set_up("barbarossa", "germany")
    assert field.why("germany", "place germany-fleet tripoli") == "three-in-libya"
    tried = put(field, "germany", "germany-armour", "tripoli", "tobruk", "benghazi", "tripoli")
    assert tried == [None, None, None, "three-in-libya"]
    assert put(field, "germany", "germany-infantry", "budapest", "rome", "vichy") == [
        None,
        "not-its-area",
        "not-its-area",
    ]


@pytest.mark.rule("EU-14.2b", "EU-13.4b")
def test_malta_has_room_for_one_of_each_when_it_is_set_up() -> None:
    field = set_up("barbarossa", "britain")
    assert put(field, "britain", "britain-infantry", "malta", "malta") == [None, "malta-full"]
    assert field.why("britain", "place britain-armour malta") == "malta-full"
    assert put(field, "britain", "britain-fleet", "malta", "malta") == [None, "malta-full"]
    assert put(field, "britain", "britain-aircraft", "malta", "malta") == [None, "malta-full"]


@pytest.mark.rule("EU-14.3b", "EU-7b")
def test_americans_begin_overlord_wherever_britain_is() -> None:
    field = set_up("overlord", "usa")
    where = ("usa", "paris", "naples", "tripoli")
    assert put(field, "usa", "usa-infantry", *where) == ["not-its-area", "not-its-area", None, None]
    assert put(field, "usa", "usa-fleet", "naples") == [None]
    inland = next(t.AREAS[a] for a in t.bits(field.state.index.control[t.BRITAIN]) if not t.PORT[a])
    assert field.why("usa", f"place usa-fleet {inland}") == "no-port"


@pytest.mark.rule("EU-15c", "EU-5.1c")
@pytest.mark.parametrize("lost", ["istanbul", "izmit"])
def test_units_of_a_minor_whose_place_is_lost_stand_in_its_chief_area(lost: str) -> None:
    """The Turks of Istanbul, and the fleet of Izmit, go to Ankara, which lies on the Black Sea."""
    field = Field(
        "war",
        side="allies",
        turn="1942 spring",
        hpp={"britain": 40, "germany": 40},
        standing={"italy": "active"},
        control={lost: "italy", "syria": "britain"},
        units={"syria": {"britain-infantry": 1}},
    )
    field.do("britain", "declare turkey")
    if field.kind == "set-up-minor":
        field.do(field.pending().seats[0], "place-rest")
    moved = {"turkey-infantry": 2, "turkey-armour": 2} if lost == "istanbul" else {"turkey-fleet": 1}
    assert field.at("ankara") == {"turkey-infantry": 1, "turkey-armour": 1, "turkey-aircraft": 1, **moved}


@pytest.mark.rule("EU-15c", "EU-5.1c")
@pytest.mark.parametrize(
    ("country", "lost", "place", "unit"),
    [
        ("yugoslavia", "zagreb", "belgrade", "yugoslavia-infantry"),
        ("spain", "bilbao", "madrid", "spain-infantry"),
        ("spain", "seville", "valencia", "spain-fleet"),
    ],
)
def test_what_has_lost_its_place_stands_inland_and_ships_at_a_port(
    country: str, lost: str, place: str, unit: str
) -> None:
    """Belgrade and Madrid lie inland: troops go there, the Spanish fleet to the first port that is left."""
    field = Field(
        "war",
        side="allies",
        turn="1942 spring",
        hpp={"britain": 40, "germany": 40},
        standing={"italy": "active"},
        control={
            lost: "italy",
            "salonika": "britain",
            "vichy": "britain",
            "brest": "britain",
            "la-rochelle": "britain",
        },
        units={
            "salonika": {"britain-infantry": 1},
            "vichy": {"britain-infantry": 1},
            "la-rochelle": {"britain-infantry": 1},
        },
    )
    field.do("britain", f"declare {country}")
    if field.kind == "set-up-minor":
        field.do(field.pending().seats[0], "place-rest")
    assert field.at(place).get(unit, 0) == (1 if unit.endswith("fleet") else 2)


@pytest.mark.rule("EU-14.4c", "EU-11c")
def test_nobody_sets_up_beyond_the_eastern_edge() -> None:
    field = set_up("war", "soviet")
    assert field.why("soviet", "place soviet-infantry east-edge") == "not-its-area"
    assert not any(option.endswith("east-edge") for option in field.options("soviet"))
