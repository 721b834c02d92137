"""Refusals by name: what may not be done, asked at the decision where somebody would try it."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import POLAND, Field, east, sickle, war

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import USED
from sandtable.games.europe.rules.supply import is_cut_off

CASES: list[tuple[str, str, str, dict[str, Any], tuple[str, ...], str, str]] = [
    # clause, refusal, scenario, position, first, seat, action
    ("EU-13.3d", "bulgarians-do-not-attack", "overlord",
     {"side": "axis", "control": {"bucharest": "soviet"},
      "units": {"sofia": {"bulgaria-infantry": 1, "germany-infantry": 1}, "bucharest": {"soviet-infantry": 1}}},
     ("attack bucharest soviet",), "germany", "join bulgaria-infantry sofia 1 1"),
    ("EU-5.1a", "empty-plan", "sichelschnitt",
     {"units": {"essen": {"germany-infantry": 1}, "belgium": {"france-infantry": 1}}, "control": {"belgium": "france"}},
     ("attack belgium france",), "germany", "launch"),
    ("EU-5.1b", "neutral-land", "sichelschnitt", {"phase": "movement", "units": {"essen": {"germany-infantry": 1}}},
     ("take germany-infantry essen 1",), "germany", "march belgium 1"),
    ("EU-14.1f", "no-british-invasion", "sichelschnitt",
     {"turn": "1940 summer", "side": "allies", "control": {"calais": "germany", "belgium": "france"},
      "units": {"dover": {"britain-fleet": 2, "britain-infantry": 1}, "calais": {"germany-fleet": 1}}},
     ("attack calais germany", "join britain-fleet dover 0 1"), "britain",
     "embark britain-infantry britain-fleet dover 1"),
    ("EU-14.4b", "no-consent", "war",
     {"options": {"victory": "free-for-all", "players": 5}, "side": "allies", "phase": "movement",
      "control": {"maginot": "britain"}, "units": {"maginot": {"britain-infantry": 1}}},
     ("take britain-infantry maginot 1",), "britain", "march lyon 1"),
    ("EU-3a", "no-such-area", "sichelschnitt", {"phase": "movement", "units": {"essen": {"germany-infantry": 1}}},
     ("take germany-infantry essen 1",), "germany", "march atlantis 1"),
    ("EU-5.1b", "no-such-country", "sichelschnitt", {"units": {"essen": {"germany-infantry": 1}}}, (), "germany",
     "declare atlantis"),
    ("EU-5.1b", "no-war-on-that", "sichelschnitt", {"units": {"essen": {"germany-infantry": 1}}}, (), "germany",
     "declare poland"),
    ("EU-5.1a", "not-adjacent", "sichelschnitt",
     {"units": {"essen": {"germany-infantry": 1}, "berlin": {"germany-infantry": 1}, "belgium": {"france-infantry": 1}},
      "control": {"belgium": "france"}},
     ("attack belgium france",), "germany", "join germany-infantry berlin 1 1"),
    ("EU-4d", "not-at-this-level", "sichelschnitt",
     {"units": {"essen": {"germany-infantry": 1}, "belgium": {"france-infantry": 1}}, "control": {"belgium": "france"}},
     ("attack belgium france",), "germany", "drop germany-infantry essen 1"),
    ("EU-5.1b", "not-at-war", "sichelschnitt", {"units": {"essen": {"germany-infantry": 1}}}, (), "germany",
     "attack belgium belgium"),
    ("EU-3d", "not-by-land", "sichelschnitt", {"phase": "movement", "units": {"essen": {"germany-infantry": 1}}},
     ("take germany-infantry essen 1",), "germany", "rebase berlin 1"),
    ("EU-7a", "not-its-unit", "sichelschnitt", {"phase": "building"}, (), "germany", "order france-infantry"),
    ("EU-5.1.3a", "nothing-for-aircraft", "sichelschnitt",
     {"options": {"aircraft-attack-alone": False}, "control": {"belgium": "france"},
      "units": {"essen": {"germany-infantry": 1, "germany-aircraft": 1}, "belgium": {"france-infantry": 1}}},
     ("attack belgium france",), "germany", "join germany-aircraft essen 0 1"),
    ("EU-5.1.2", "nothing-for-ships", "sichelschnitt",
     {"control": {"belgium": "france"},
      "units": {"kiel": {"germany-fleet": 1}, "essen": {"germany-infantry": 1}, "belgium": {"france-infantry": 1}}},
     ("attack belgium france",), "germany", "join germany-fleet kiel 0 1"),
    ("EU-14.4b", "nothing-to-revoke", "war",
     {"options": {"players": 5}, "turn": "1940 summer", "standing": {"italy": "active"}}, (), "germany",
     "revoke italy combine"),
    ("EU-4c", "nowhere-to-go", "sichelschnitt", {"side": "allies", "units": {"malta": {"britain-infantry": 1}}}, (),
     "britain", "take britain-infantry malta 1"),
    ("EU-13.5", "over-the-ocean", "war",
     {"turn": "1942 summer", "side": "allies", "phase": "movement", "standing": {"usa": "active", "france": "fallen"},
      "units": {"usa": {"usa-fleet": 1, "usa-infantry": 1}}}, (), "usa", "carry usa dover"),
    ("EU-13.3g", "satellite-is-open", "war", {"turn": "1940 spring", "units": {"vienna": {"germany-infantry": 1}}}, (),
     "germany", "declare hungary"),
    ("EU-13.2", "vichy-only-defends", "barbarossa",
     {"side": "axis", "standing": {"soviet": "active"}, "control": {"corsica": "britain"},
      "units": {"vichy": {"vichy-france-aircraft": 1}, "corsica": {"britain-infantry": 1},
                "rome": {"italy-aircraft": 1}, "lyon": {"vichy-france-aircraft": 1}, "milan": {"germany-aircraft": 1}}},
     ("attack corsica britain",), "germany", "join vichy-france-aircraft lyon 0 1"),
    ("EU-12.3a", "not-at-this-level", "war",
     {"side": "allies", "phase": "redeployment", "turn": "1942 summer", "soviet_war": "1941 summer",
      "standing": {"france": "fallen", "soviet": "active"}, "units": {"edinburgh": {"britain-fleet": 1}}}, (),
     "britain", "send-aid soviet 1 edinburgh"),
    ("EU-12.1.1a", "out-of-range", "sichelschnitt",
     {"level": "advanced", "units": {"warsaw": {"germany-paratroops": 1}, "essen": {"germany-infantry": 1},
                                     "calais": {"france-infantry": 1},
                                     "belgium": {"germany-infantry": 1}},
      "control": {"belgium": "germany"}},
     ("attack calais france",), "germany", "drop germany-paratroops warsaw 1"),
    ("EU-3e", "no-landing-there", "sichelschnitt",
     {"side": "allies", "control": {"calais": "france", "essen": "germany", "belgium": "france"},
      "units": {"dover": {"britain-fleet": 1, "britain-infantry": 1}, "belgium": {"britain-infantry": 1},
                "essen": {"germany-infantry": 1}}},
     ("attack essen germany",), "britain", "embark britain-infantry britain-fleet dover 1"),
    ("EU-6a", "enemy-troops-there", "sichelschnitt",
     {"phase": "movement", "control": {"belgium": "france"},
      "units": {"essen": {"germany-infantry": 1}, "belgium": {"france-aircraft": 1}}},
     ("take germany-infantry essen 1",), "germany", "march belgium 1"),
    ("EU-5.1a", "enemy-stands-there", "sichelschnitt",
     {"phase": "movement", "control": {"belgium": "france"},
      "units": {"essen": {"germany-infantry": 1}, "belgium": {"france-infantry": 1}}},
     ("take germany-infantry essen 1",), "germany", "march belgium 1"),
    ("EU-6a", "in-phase-two", "sichelschnitt",
     {"control": {"belgium": "france", "holland": "germany"},
      "units": {"essen": {"germany-infantry": 1}}},
     ("take germany-infantry essen 1",), "germany", "march holland 1"),
    ("EU-13.3a", "germany-first", "war",
     {"turn": "1942 spring", "side": "allies", "hpp": {"soviet": 40}, "standing": {"germany": "active"},
      "units": {"kiev": {"soviet-infantry": 4}, "leningrad": {"soviet-infantry": 2}}}, (),
     "soviet", "declare finland"),
    ("EU-17a", "not-its-goal", "war",
     {"phase": "research", "options": {"research": True}, "hpp": {"germany": 60}}, (), "germany", "research radar"),
    ("EU-17a", "found-already", "war",
     {"phase": "research", "options": {"research": True}, "hpp": {"germany": 60}, "found": {"germany": ["spain"]}}, (),
     "germany", "research spain"),
    ("EU-17b", "not-neutral-any-more", "war",
     {"phase": "research", "options": {"research": True}, "hpp": {"germany": 60}, "standing": {"spain": "gone"}}, (),
     "germany", "research spain"),
]  # fmt: skip


@pytest.mark.rule(*sorted({clause for clause, *_ in CASES}))
@pytest.mark.parametrize("case", CASES, ids=[each[1] for each in CASES])
def test_it_is_refused_by_name(case: tuple[str, str, str, dict[str, Any], tuple[str, ...], str, str]) -> None:
    _, refusal, scenario, given, first, seat, action = case
    given = {"turn": "1940 spring", "hpp": {"germany": 42, "britain": 25, "france": 17}, **given}
    field = Field(scenario, **given)
    field.do(seat, *first)
    assert field.why(seat, action) == refusal
    assert action not in field.options(seat)


@pytest.mark.rule("EU-14.1f", "EU-R39")
def test_the_allies_do_not_land_in_a_neutral_norway() -> None:
    units = {"edinburgh": {"britain-fleet": 2, "britain-infantry": 1}, **POLAND}
    field = sickle(side="allies", units=units)
    assert field.why("britain", "declare norway") == "cannot-attack-it", "there is no other way"
    german = sickle(side="allies", units=units, control={"oslo": "germany"}, standing={"norway": "gone"})
    german.do("britain", "attack oslo germany")
    assert german.why("britain", "embark britain-infantry britain-fleet edinburgh 1") is None, "German Norway may be"


@pytest.mark.rule("EU-9c")
def test_supply_by_fleet_is_refused_by_name() -> None:
    field = war(
        phase="start",
        turn="1940 spring",
        units={"albania": {"italy-infantry": 1}, "naples": {"italy-fleet": 1}, "rome": {"italy-infantry": 1}},
    )
    assert field.why("italy", "supply italy-fleet naples rome 1") == "not-cut-off"
    assert field.why("italy", "supply italy-fleet venice albania 1") == "no-supply-fleet"
    assert field.why("italy", "supply italy-fleet naples albania 0") == "no-supply-fleet"
    far = war(
        phase="start",
        side="allies",
        turn="1942 summer",
        standing={"norway": "gone"},
        control={"narvik": "britain", "oslo": "germany", "trondheim": "germany"},
        units={"narvik": {"britain-infantry": 1}, "alexandria": {"britain-fleet": 1}, "dover": {"britain-fleet": 1}},
    )
    assert far.why("britain", "supply britain-fleet dover narvik 1") is None
    assert far.why("britain", "supply britain-fleet alexandria narvik 1") == "supply-too-far"


@pytest.mark.rule("EU-9c")
def test_six_a_fleet_and_what_is_left_of_it_elsewhere() -> None:
    """Seven in Libya take two fleets; the second has room for five more, and nothing else to do."""
    field = war(
        phase="start",
        turn="1940 spring",
        units={"tripoli": {"italy-infantry": 7}, "albania": {"italy-infantry": 6}, "naples": {"italy-fleet": 2}},
    )
    field.do("italy", "supply italy-fleet naples tripoli 7")
    assert field.why("italy", "supply italy-fleet naples albania 6") == "no-supply-fleet"
    field.do("italy", "supply italy-fleet naples albania 5")
    cut = [t.AREAS[u.area] for u in field.state.units.values() if is_cut_off(u)]
    assert cut == ["albania"] and field.kind == "campaign", "no fleet is left to be asked for"
    used = [bool(u.marks & USED) for u in field.state.units.values() if u.kind == t.FLEET]
    assert used == [True, True]


@pytest.mark.rule("EU-9c")
def test_a_fleet_whose_own_base_is_cut_off_brings_nothing() -> None:
    field = war(
        phase="start",
        turn="1940 spring",
        units={
            "tripoli": {"italy-fleet": 1},
            "benghazi": {"italy-infantry": 1},
            "naples": {"italy-fleet": 1},
            "rome": {"italy-infantry": 1},
        },
    )
    assert field.why("italy", "supply italy-fleet tripoli benghazi 1") == "supply-base-cut"
    assert field.why("italy", "supply italy-fleet naples benghazi 1") is None


@pytest.mark.rule("EU-9c")
def test_nobody_sends_the_fleets_of_another() -> None:
    field = war(
        phase="start",
        turn="1940 autumn",
        standing={"italy": "active"},
        units={"tripoli": {"germany-infantry": 1}, "naples": {"italy-fleet": 1}, "kiel": {"germany-fleet": 1}},
    )
    assert field.kind == "provision" and field.pending().seats[0] == "italy"
    assert field.why("italy", "supply italy-fleet naples tripoli 1") is None, "an ally's units may be served"
    assert field.why("italy", "supply germany-fleet kiel tripoli 1") == "no-supply-fleet"


@pytest.mark.rule("EU-13.5")
def test_over_the_ocean_four_units_a_turn() -> None:
    field = war(
        turn="1942 summer",
        side="allies",
        phase="redeployment",
        standing={"usa": "active", "france": "fallen"},
        units={"usa": {"usa-infantry": 3, "usa-armour": 2}},
    )
    for unit in ("usa-infantry", "usa-infantry", "usa-infantry", "usa-armour"):
        field.do("usa", f"take {unit} usa 0", "redeploy plymouth")
    assert not [o for o in field.options("usa") if o.endswith("usa 0")]
    assert field.why("usa", "take usa-armour usa 0") is not None and field.state.ocean == 4


@pytest.mark.rule("EU-12.3a", "EU-7c", "EU-2e")
def test_aid_is_paid_from_what_the_sender_may_spend() -> None:
    given: dict[str, Any] = {
        "level": "advanced",
        "side": "allies",
        "phase": "redeployment",
        "turn": "1942 summer",
        "standing": {"france": "fallen", "soviet": "active"},
        "soviet_war": "1941 summer",
        "units": {"edinburgh": {"britain-fleet": 1}},
    }
    poor = war(hpp={"britain": 3}, limit={"britain": 13}, **given)
    assert poor.why("britain", "send-aid soviet 4 edinburgh") == "no-hpp"
    assert poor.why("britain", "send-aid soviet 3 edinburgh") is None
    spent = war(hpp={"britain": 25}, limit={"britain": 13}, spent={"britain": 10}, **given)
    assert spent.why("britain", "send-aid soviet 4 edinburgh") == "over-limit"


@pytest.mark.rule("EU-12.1.3b", "EU-12.3b")
def test_two_convoys_share_the_toll() -> None:
    """Three submarines take 6 HPP: 5 from the first shipment, and the one left from the second."""
    field = east(
        level="advanced",
        turn="1942 summer",
        control={"trondheim": "germany"},
        convoys=[
            {"sender": "usa", "receiver": "soviet", "value": 5, "sent": "1942 spring"},
            {"sender": "britain", "receiver": "soviet", "value": 4, "sent": "1942 spring"},
        ],
        units={"trondheim": {"germany-submarine": 3}},
    )
    field.do("germany", "prowl trondheim convoy-soviet 3")
    assert [c.value for c in field.state.convoys] == [0, 3]


@pytest.mark.rule("EU-5.1.1")
def test_only_what_stands_in_the_fight_is_lost() -> None:
    field = sickle(
        control={"belgium": "france"},
        units={"essen": {"germany-infantry": 1, "germany-armour": 1}, "belgium": {"france-infantry": 2}, **POLAND},
    )
    field.do("germany", "attack belgium france", "join germany-infantry essen 1 1", "join germany-armour essen 2 1")
    field.do("germany", "launch", dice=(6, 6, 1, 6))
    assert field.kind == "losses" and field.why("germany", "lose germany-infantry warsaw") == "not-a-loss"
    assert field.why("germany", "lose germany-aircraft essen") == "not-a-loss"
    field.do("germany", "lose germany-infantry essen")


@pytest.mark.rule("EU-13.1b")
def test_an_agreement_is_not_made_twice() -> None:
    field = war(options={"players": 5}, turn="1940 summer", standing={"italy": "active"})
    field.do("germany", "propose italy combine-lead")
    field.do("italy", "accept")
    assert field.why("italy", "propose germany combine-lead") == "agreed-already"
    field.do("italy", "revoke germany combine")
    assert field.why("italy", "propose germany combine-lead") is None


@pytest.mark.rule("EU-13.5", "EU-R34")
def test_once_britain_has_fallen_two_americans_a_turn_follow_to_a_bridgehead() -> None:
    field = war(
        turn="1943 spring",
        side="allies",
        phase="redeployment",
        hpp={"usa": 60},
        standing={"usa": "active", "france": "fallen", "britain": "fallen"},
        control={"london": "germany", "dover": "germany", "brest": "usa", "paris": "usa"},
        units={"usa": {"usa-infantry": 3, "usa-fleet": 1}, "brest": {"usa-infantry": 1}},
    )
    field.do("usa", "take usa-infantry usa 0")
    assert [each for each in field.options("usa") if each.startswith("redeploy")] == ["redeploy brest"], (
        "a port of theirs"
    )
    field.do("usa", "redeploy brest", "take usa-infantry usa 0", "redeploy brest")
    assert field.why("usa", "take usa-infantry usa 0") == "no-way-there"
    assert field.at("brest") == {"usa-infantry": 3}


@pytest.mark.rule("EU-17c")
@pytest.mark.parametrize(("turn", "refusal"), [("1941 spring", "vichy-later"), ("1941 summer", None)])
def test_vichy_is_won_four_turns_after_paris_fell(turn: str, refusal: str | None) -> None:
    field = war(
        turn=turn,
        phase="research",
        options={"research": True},
        hpp={"germany": 60},
        standing={"france": "fallen"},
        control={"paris": "germany", "vichy": "vichy-france", "lyon": "vichy-france"},
        patron={"vichy-france": "germany"},
        paris_fell="1940 summer",
        units={"paris": {"germany-infantry": 1}},
    )
    assert field.why("germany", "research vichy-axis") == refusal


@pytest.mark.rule("EU-13.5", "EU-12.3a")
def test_a_neutral_usa_sends_aid_but_no_units() -> None:
    field = war(
        level="advanced",
        turn="1941 spring",
        side="allies",
        phase="redeployment",
        standing={"france": "fallen"},
        units={"usa": {"usa-infantry": 1}, "plymouth": {"britain-fleet": 1}},
    )
    assert field.why("usa", "send-aid britain 1 plymouth") is None
    assert field.why("usa", "take usa-infantry usa 0") == "no-way-there"
