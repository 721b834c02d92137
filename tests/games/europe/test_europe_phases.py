"""Chapters 6 to 11: movement, building, redeployment, supply, accounting, fall of powers."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import Field, sickle

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import CUT, FALLEN, set_control
from sandtable.games.europe.rules.money import account, base_hpp, country_value, gains
from sandtable.games.europe.rules.production import available, sites
from sandtable.games.europe.rules.supply import supplied_areas

A = t.AREA


@pytest.mark.rule("EU-6a")
def test_movement_outside_battle() -> None:
    field = sickle(
        phase="movement",
        control={"belgium": "france", "holland": "france"},
        standing={"belgium": "gone", "holland": "gone"},
        units={"essen": {"germany-infantry": 2, "germany-aircraft": 1}, "holland": {"france-aircraft": 1}},
    )
    field.do("germany", "take germany-infantry essen 1")
    assert field.why("germany", "march holland 1") == "enemy-troops-there"
    field.do("germany", "march belgium 1")
    assert field.owner("belgium") == "germany"
    field.do("germany", "take germany-aircraft essen 0", "rebase belgium 1")
    field.do("germany", "take germany-infantry essen 1", "march stuttgart 1")


@pytest.mark.rule("EU-6b")
def test_sea_transport_between_friends() -> None:
    field = sickle(
        side="allies",
        phase="movement",
        units={"dover": {"britain-fleet": 1, "britain-infantry": 1, "britain-aircraft": 1}},
    )
    assert field.why("britain", "carry dover holland") == "not-between-friends"
    assert field.why("britain", "carry dover paris") == "no-port-there"
    field.do("britain", "carry dover calais", "load britain-infantry 1", "load britain-aircraft 1", "launch")
    field.until("movement")
    assert field.at("calais") == {"britain-infantry": 1, "britain-aircraft": 1}
    used = sickle(
        side="allies",
        phase="movement",
        units={"dover": {"britain-fleet": 1, "britain-infantry": 1}},
        used={"dover": {"britain-fleet": 1}},
    )
    assert used.why("britain", "carry dover calais") == "no-transport-fleet"


@pytest.mark.rule("EU-7a", "EU-ex-7")
def test_only_what_the_counter_mix_holds() -> None:
    field = sickle(
        phase="building", side="allies", turn="1939 winter", units={"paris": {"france-infantry": 6, "france-armour": 2}}
    )
    assert field.why("france", "order france-infantry") == "none-left-to-build"
    assert field.why("france", "order france-aircraft") is None
    full = sickle(
        phase="building",
        side="allies",
        turn="1939 winter",
        units={"paris": {"france-infantry": 6, "france-armour": 2, "france-aircraft": 2}, "brest": {"france-fleet": 3}},
    )
    assert full.hpp("france") == 17 and full.options("france") == ["pass"]
    assert available(field.state, t.FRANCE, t.BOMB) == 0, "not at the basic level"


@pytest.mark.rule("EU-7b", "EU-ex-7", "EU-R75")
def test_new_units_appear_at_home() -> None:
    field = sickle(phase="building", side="allies", turn="1939 winter")
    field.do("britain", "order britain-infantry")
    for area in ("cairo", "gibraltar", "malta", "calais"):
        assert field.why("britain", f"build {area} 1") == "not-at-home"
    field.do("britain", "build london 1")
    field.do("britain", "order britain-fleet")
    assert field.why("britain", "build london 1") == "not-on-the-coast"
    field.do("britain", "build edinburgh 1")
    lost = sickle(phase="building", side="allies", control={"dover": "germany"})
    lost.do("britain", "order britain-infantry")
    assert lost.why("britain", "build dover 1") == "not-at-home"
    ward = Field(
        "barbarossa", phase="building", standing={"soviet": "active"}, units={"budapest": {"hungary-infantry": 1}}
    )
    ward.do("germany", "order hungary-infantry")
    assert ward.why("germany", "build berlin 1") == "not-at-home"
    ward.do("germany", "build debrecen 1")
    assert ward.at("debrecen") == {"hungary-infantry": 1}


@pytest.mark.rule("EU-7c", "EU-R7")
def test_half_of_the_year_per_turn() -> None:
    field = sickle(phase="building", turn="1939 winter", hpp={"germany": 30})
    assert field.state.limit[t.GERMANY] == 15
    field.do("germany", "order germany-infantry", "build essen 14")
    assert field.why("germany", "order germany-armour") == "over-limit"
    odd = sickle(hpp={"britain": 25})
    assert odd.state.limit[t.BRITAIN] == 13
    gained = Field("barbarossa", units={"konigsberg": {"germany-infantry": 1}})
    assert (gained.hpp("germany"), gained.state.limit[t.GERMANY]) == (61, 31)
    gained.do("germany", "declare soviet")
    assert gained.hpp("germany") == 61 - 7 + 10 and gained.state.limit[t.GERMANY] == 31 + 6, (
        "half of each gain, rounded up"
    )


@pytest.mark.rule("EU-7d", "EU-7a")
def test_the_last_fleet_counter_is_rebuilt_and_no_more() -> None:
    """All German fleets but one are afloat; two were lost, and for the second there is no counter left."""
    fleets = t.mix(t.GERMANY, 1940)[t.FLEET]
    field = Field(
        "war",
        phase="building",
        turn="1940 spring",
        hpp={"germany": 42},
        sunk={"germany": 2},
        units={"kiel": {"germany-fleet": fleets - 1}},
    )
    field.do("germany", "lay-down kiel")
    assert field.why("germany", "lay-down kiel") == "no-fleet-to-rebuild"


@pytest.mark.rule("EU-7d", "EU-R60", "EU-R61")
def test_lost_fleets_are_rebuilt_slowly() -> None:
    field = Field(
        "war", level="advanced", phase="building", turn="1940 spring", hpp={"germany": 42}, sunk={"germany": 2}
    )
    assert field.why("germany", "order germany-fleet") == "only-to-be-rebuilt"
    assert field.why("germany", "lay-down berlin") == "not-on-the-coast"
    field.do("germany", "lay-down kiel")
    assert field.hpp("germany") == 36 and field.state.yards[0].ready == field.state.turn + 3
    assert field.why("germany", "order germany-submarine") is None, "other ships have no delay"
    ready = Field(
        "war", phase="start", turn="1941 winter", yards=[{"power": "germany", "area": "kiel", "ready": "1941 winter"}]
    )
    assert ready.at("kiel") == {"germany-fleet": 1} and "fleet-ready" in ready.tags()
    taken = Field(
        "overlord",
        side="allies",
        control={"denmark": "britain"},
        yards=[{"power": "germany", "area": "kiel", "ready": "1945 spring"}],
        units={"denmark": {"britain-infantry": 1}},
    )
    taken.do("britain", "take britain-infantry denmark 1", "march kiel 1")
    assert taken.state.yards == () and "yard-lost" in taken.tags()


@pytest.mark.rule("EU-7e")
def test_new_units_are_usable_at_once() -> None:
    field = sickle(phase="building", side="allies", turn="1939 winter")
    field.do("britain", "order britain-fleet", "build edinburgh 1")
    field.do("britain", "order britain-infantry", "build london 1")
    field.do("britain", "pass")
    field.do("france", "pass")
    field.do("britain", "take britain-infantry london 0", "redeploy calais", "escort edinburgh")
    assert field.at("calais") == {"britain-infantry": 1}


@pytest.mark.rule("EU-8a", "EU-R46")
def test_redeployment_over_friendly_land() -> None:
    field = sickle(phase="redeployment", units={"warsaw": {"germany-infantry": 9}, "kiel": {"germany-fleet": 1}})
    field.do("germany", "take germany-infantry warsaw 0")
    assert field.why("germany", "redeploy belgium") == "no-escort", "neutral: there is no way over land"
    assert field.why("germany", "redeploy prague") is None and field.why("germany", "redeploy budapest") is None
    assert field.why("germany", "redeploy debrecen") is None
    field.do("germany", "redeploy stuttgart")
    field.do("germany", "take germany-fleet kiel 0", "redeploy stettin")
    for _ in range(4):
        field.do("germany", "take germany-infantry warsaw 0", "redeploy berlin")
    assert field.why("germany", "take germany-infantry warsaw 0") == "no-redeployments-left"
    far = Field("war", side="allies", phase="redeployment", units={"brest": {"france-fleet": 1}})
    far.do("france", "take france-fleet brest 0", "redeploy syria")
    assert far.at("syria") == {"france-fleet": 1}, "port to port through Gibraltar, any distance"


@pytest.mark.rule("EU-8b", "EU-R68")
def test_aircraft_over_sea() -> None:
    field = sickle(
        side="allies",
        phase="redeployment",
        units={"dover": {"britain-aircraft": 1}, "edinburgh": {"britain-aircraft": 1}},
    )
    field.do("britain", "take britain-aircraft dover 0", "redeploy paris")
    assert field.at("paris") == {"britain-aircraft": 1}
    shut: dict[str, Any] = {"control": {"tunis": "italy"}, "side": "allies", "phase": "redeployment"}
    island = Field("war", units={"malta": {"britain-aircraft": 1}}, **shut)
    assert island.why("britain", "take britain-aircraft malta 0") == "no-way-there", "nothing friendly within two"
    bomber = Field("war", level="advanced", units={"malta": {"britain-bomber": 1}}, **shut)
    bomber.do("britain", "take britain-bomber malta 0", "redeploy alexandria")
    assert bomber.at("alexandria") == {"britain-bomber": 1}, "three areas for bombers"


@pytest.mark.rule("EU-8c", "EU-ex-8", "EU-R6")
def test_escorts_and_relays() -> None:
    one = Field(
        "war", side="allies", phase="redeployment", units={"plymouth": {"britain-infantry": 1, "britain-fleet": 1}}
    )
    one.do("britain", "take britain-infantry plymouth 0")
    assert one.why("britain", "redeploy near-east") == "no-escort"
    two = Field(
        "war",
        side="allies",
        phase="redeployment",
        units={"plymouth": {"britain-infantry": 1, "britain-fleet": 1}, "gibraltar": {"britain-fleet": 1}},
    )
    two.do("britain", "take britain-infantry plymouth 0", "redeploy near-east")
    assert two.options("britain") == ["escort plymouth"]
    two.do("britain", "escort plymouth", "escort gibraltar")
    assert two.at("near-east") == {"britain-infantry": 1}
    assert two.at("plymouth") == {"britain-fleet": 1} and two.at("gibraltar") == {"britain-fleet": 1}
    assert two.why("britain", "take britain-fleet plymouth 0") == "no-such-stack", "escorts do nothing else"
    busy = Field(
        "war",
        side="allies",
        phase="redeployment",
        units={"plymouth": {"britain-infantry": 1, "britain-fleet": 1}},
        used={"plymouth": {"britain-fleet": 1}},
    )
    busy.do("britain", "take britain-infantry plymouth 0")
    assert busy.why("britain", "redeploy calais") == "no-escort"


@pytest.mark.rule("EU-8d", "EU-R45")
def test_what_may_be_redeployed() -> None:
    field = sickle(
        phase="redeployment",
        units={"essen": {"germany-infantry": 1, "germany-aircraft": 2}, "kiel": {"germany-fleet": 1}},
        moved={"essen": {"germany-infantry": 1, "germany-aircraft": 1}, "kiel": {"germany-fleet": 1}},
    )
    assert field.why("germany", "take germany-infantry essen 0") is None
    assert field.why("germany", "take germany-aircraft essen 0") is None, "it only changed base"
    used = sickle(
        phase="redeployment",
        units={"essen": {"germany-aircraft": 1}, "kiel": {"germany-fleet": 1}},
        used={"essen": {"germany-aircraft": 1}, "kiel": {"germany-fleet": 1}},
    )
    assert used.why("germany", "take germany-aircraft essen 0") == "no-such-stack"
    assert used.why("germany", "take germany-fleet kiel 0") == "no-such-stack"
    taken = sickle(
        phase="campaign",
        control={"belgium": "france"},
        standing={"belgium": "gone"},
        units={"essen": {"germany-infantry": 2}, "warsaw": {"germany-infantry": 1}},
    )
    taken.do("germany", "take germany-infantry essen 1", "march belgium 1", "pass", "pass", "pass")
    taken.do("germany", "take germany-infantry essen 0", "redeploy belgium")
    assert taken.at("belgium") == {"germany-infantry": 2}


@pytest.mark.rule("EU-9a", "EU-R38", "EU-9b")
def test_units_without_supply_stand_and_are_lost() -> None:
    field = sickle(
        phase="start",
        control={"belgium": "germany", "holland": "france", "essen": "france"},
        standing={"belgium": "gone", "holland": "gone"},
        units={"belgium": {"germany-infantry": 1}, "calais": {"france-infantry": 1}, "warsaw": {"germany-infantry": 1}},
        hpp={"germany": 42},
    )
    # Belgium itself is a conquered capital: its holder draws supply there.
    assert supplied_areas(field.state, t.GERMANY) >> A["belgium"] & 1
    cut = sickle(
        phase="start",
        control={"calais": "germany", "belgium": "france", "holland": "france"},
        standing={"belgium": "gone", "holland": "gone"},
        units={
            "calais": {"germany-infantry": 1, "germany-aircraft": 1},
            "essen": {"germany-armour": 1},
            "warsaw": {"germany-infantry": 1},
        },
    )
    assert "cut-off" in cut.tags() and cut.why("germany", "take germany-infantry calais 1") == "no-such-stack"
    assert cut.why("germany", "take germany-aircraft calais 0") is None, "aircraft are always in supply"
    cut.do("germany", "pass", "pass", "pass", "pass")
    assert cut.at("calais") == {"germany-aircraft": 1} and "starved" in cut.tags()
    saved = sickle(
        phase="start",
        control={"calais": "germany", "belgium": "france"},
        standing={"belgium": "gone"},
        units={"calais": {"germany-infantry": 1}, "essen": {"germany-armour": 1}, "warsaw": {"germany-infantry": 1}},
    )
    saved.do("germany", "take germany-armour essen 2", "march belgium 1", "pass", "pass", "pass", "pass")
    assert saved.at("calais") == {"germany-infantry": 1}, "others restored the way"


@pytest.mark.rule("EU-9c", "EU-R86", "EU-ex-9a")
def test_supply_by_fleet() -> None:
    italy = Field(
        "war", phase="start", turn="1940 spring", units={"albania": {"italy-infantry": 1}, "naples": {"italy-fleet": 1}}
    )
    assert italy.kind == "provision" and italy.pending().seats == ("italy",)
    assert italy.why("italy", "supply italy-fleet naples albania 2") == "supply-too-many"
    italy.do("italy", "supply italy-fleet naples albania 1")
    assert not any(u.marks & CUT for u in italy.state.units.values())
    while italy.kind == "campaign":
        italy.do(italy.pending().seats[0], "pass")
    assert italy.kind == "movement"
    assert italy.why("italy", "take italy-fleet naples 0") == "no-such-stack", "it stays on base"
    none = Field("war", phase="start", turn="1940 spring", units={"albania": {"italy-infantry": 1}})
    assert none.kind == "campaign" and any(u.marks & CUT for u in none.state.units.values())
    used = Field(
        "war",
        phase="start",
        turn="1940 spring",
        units={"tripoli": {"italy-infantry": 7}, "naples": {"italy-fleet": 1}},
    )
    assert used.why("italy", "supply italy-fleet naples tripoli 7") == "no-supply-fleet", "six a fleet"
    used.do("italy", "supply italy-fleet naples tripoli 6")
    assert sum(bool(u.marks & CUT) for u in used.state.units.values()) == 1
    held = Field(
        "war",
        phase="start",
        turn="1940 spring",
        control=dict.fromkeys(("zagreb", "sarajevo", "belgrade", "skopje"), "italy"),
        standing={"yugoslavia": "gone"},
        units={"albania": {"italy-infantry": 1}},
    )
    assert held.kind == "campaign" and not any(u.marks & CUT for u in held.state.units.values())


@pytest.mark.rule("EU-ex-9b", "EU-9a")
def test_cairo_supplies_africa() -> None:
    field = Field("war", phase="campaign")
    for power in (t.BRITAIN, t.FRANCE):
        fed = supplied_areas(field.state, power)
        assert all(fed >> A[a] & 1 for a in ("suez", "mersa-matruh", "near-east", "syria"))
        assert not any(fed >> A[a] & 1 for a in ("morocco", "algiers", "tunis"))
    for area in ("tripoli", "benghazi", "tobruk"):
        set_control(field.state, A[area], t.BRITAIN)
    assert supplied_areas(field.state, t.FRANCE) >> A["morocco"] & 1


@pytest.mark.rule("EU-9d")
def test_ships_are_always_supplied() -> None:
    field = Field("war", phase="start", turn="1940 spring", units={"tripoli": {"italy-fleet": 1, "italy-aircraft": 1}})
    assert not any(u.marks & CUT for u in field.state.units.values())


@pytest.mark.rule("EU-10a", "EU-R8")
def test_income() -> None:
    field = Field(
        "war", phase="campaign", control={"tripoli": "britain", "algiers": "germany"}, claimed=["libya", "algeria"]
    )
    assert (t.COUNTRY["libya"], 1) in gains(field.state, t.BRITAIN)
    assert (t.COUNTRY["algeria"], 1) in gains(field.state, t.GERMANY)
    assert not any(t.OVERLORD[c] == t.BRITAIN for c, _ in gains(field.state, t.BRITAIN)), (
        "its own colonies are in its base"
    )
    assert base_hpp(field.state, t.ITALY, 1940) == 15, "the first owner loses nothing"
    bare = Field(
        "war", phase="campaign", options={"colony-points": False}, control={"tripoli": "britain"}, claimed=["libya"]
    )
    assert not any(c == t.COUNTRY["libya"] for c, _ in gains(bare.state, t.BRITAIN))
    debt = Field("war", phase="campaign")
    debt.state.hpp[t.BRITAIN] = -4
    account(debt.state, t.BRITAIN, 1940, [])
    assert debt.hpp("britain") == 21


@pytest.mark.rule("EU-10b", "EU-R11", "EU-R41")
def test_lost_conquests_are_charged_once_they_are_not_retaken() -> None:
    field = sickle(
        phase="campaign",
        control={"holland": "france"},
        standing={"holland": "gone"},
        counted={"germany": ["poland", "holland"]},
        hpp={"germany": 3},
        units={"essen": {"germany-infantry": 1}, "holland": {"france-infantry": 1}, "warsaw": {"germany-infantry": 1}},
    )
    from sandtable.games.europe.rules.money import note_lapse

    note_lapse(field.state, t.GERMANY, t.COUNTRY["holland"])
    note_lapse(field.state, t.GERMANY, t.COUNTRY["belgium"])
    assert len(field.state.lapses) == 1, "Belgium was not in this year's income"
    field.do("germany", "pass")
    assert field.hpp("germany") == 1 and field.state.spent[t.GERMANY] == 2 and "charged" in field.tags()
    retaken = sickle(
        control={"holland": "france"},
        standing={"holland": "gone"},
        counted={"germany": ["holland"]},
        hpp={"germany": 1},
        units={"essen": {"germany-infantry": 1}, "warsaw": {"germany-infantry": 1}},
    )
    note_lapse(retaken.state, t.GERMANY, t.COUNTRY["holland"])
    retaken.do("germany", "take germany-infantry essen 1", "march holland 1", "pass")
    assert retaken.hpp("germany") == 1
    debt = sickle(
        control={"holland": "france"},
        standing={"holland": "gone"},
        counted={"germany": ["holland"]},
        hpp={"germany": 1},
        units={"warsaw": {"germany-infantry": 1}},
    )
    note_lapse(debt.state, t.GERMANY, t.COUNTRY["holland"])
    debt.do("germany", "pass")
    assert debt.hpp("germany") == -1


def _paris_lost(**more: Any) -> Field:
    given: dict[str, Any] = {
        "side": "allies",
        "control": {"paris": "germany"},
        "lost_capital": {"france": "germany"},
        "units": {
            "paris": {"germany-infantry": 1},
            "calais": {"france-infantry": 3, "britain-infantry": 1, "france-aircraft": 1},
            "brest": {"france-fleet": 1},
        },
    }
    given.update(more)
    return sickle(**given)


@pytest.mark.rule("EU-11a")
def test_a_power_without_its_capital_only_retakes_it() -> None:
    field = _paris_lost()
    assert field.why("france", "declare belgium") == "capital-first"
    field.do("france", "attack paris germany", "join france-infantry calais 1 3", "launch", dice=(1, 6, 6, 6))
    assert field.owner("paris") == "france" and "capital-retaken" in field.tags()
    field.do("france", "pass")
    field.do("britain", "pass")
    assert field.kind == "movement" and "france" in field.pending().seats, "the turn goes on as usual"
    help_ = _paris_lost()
    help_.do("britain", "attack paris germany", "join britain-infantry calais 1 1", "launch", dice=(1, 6))
    assert help_.owner("paris") == "france", "an ally may do it"


@pytest.mark.rule("EU-11b", "EU-R21", "EU-R22", "EU-13.2")
def test_france_falls_and_vichy_arises() -> None:
    field = _paris_lost()
    field.do("france", "pass")
    field.do("britain", "pass")
    assert field.kind == "set-up-minor" and field.pending().seats == ("germany",)
    field.do("germany", "place-rest")
    assert field.state.standing[t.FRANCE] == FALLEN
    assert not any(u.owner == t.FRANCE for u in field.state.units.values())
    assert field.owner("calais") == "britain", "where other enemies stand"
    assert field.owner("brest") == "germany" and field.owner("corsica") == "germany"
    assert {field.owner(a) for a in ("vichy", "lyon", "morocco", "tunis")} == {"vichy-france"}
    assert field.owner("syria") == "", "neutral"
    vichy = [u for u in field.state.units.values() if u.owner == t.VICHY]
    assert sorted(t.KINDS[u.kind] for u in vichy) == ["aircraft", "armour", "fleet", "fleet", "infantry", "infantry"]
    assert (t.FRANCE, 9) in gains(field.state, t.GERMANY)


@pytest.mark.rule("EU-ex-11", "EU-11b")
def test_a_liberator_gets_the_same_half() -> None:
    field = Field("overlord", side="allies", control={"paris": "britain"})
    assert (t.FRANCE, 9) in gains(field.state, t.BRITAIN)
    assert country_value(field.state, t.FRANCE) == 9


@pytest.mark.rule("EU-11b", "EU-R21")
def test_conquests_of_a_fallen_power_may_be_entered() -> None:
    field = Field(
        "war",
        turn="1943 spring",
        control={"rome": "britain"},
        lost_capital={"italy": "britain"},
        standing={"italy": "active"},
        units={"mersa-matruh": {"britain-infantry": 1}},
    )
    field.do("italy", "pass")
    field.do("germany", "pass")
    field.until("campaign")
    assert field.owner("tobruk") == "" and field.owner("milan") == "britain"
    while field.pending().seats == ("germany",) or field.state.side == t.AXIS:
        field.do(field.pending().seats[0], "pass")
    field.do("britain", "take britain-infantry mersa-matruh 1", "march tobruk 1")
    assert field.owner("tobruk") == "britain"


@pytest.mark.rule("EU-11c", "EU-R25", "EU-R26")
def test_moscow_and_the_east_edge() -> None:
    field = Field(
        "war",
        turn="1942 summer",
        standing={"soviet": "active"},
        units={"smolensk": {"germany-infantry": 1}, "gorky": {"soviet-infantry": 1}},
        hpp={"soviet": 22},
    )
    field.do("germany", "take germany-infantry smolensk 1", "march moscow 1")
    assert field.hpp("soviet") == 17 and field.state.standing[t.SOVIET] != FALLEN
    assert base_hpp(field.state, t.SOVIET, 1942) == 17 and (t.SOVIET, 5) in gains(field.state, t.GERMANY)
    assert sites(field.state, t.SOVIET, t.INF) >> t.EDGE & 1
    assert supplied_areas(field.state, t.SOVIET) >> A["gorky"] & 1
    assert field.why("germany", "attack east-edge soviet") == "nothing-to-attack"
    before = Field("war", side="allies", phase="movement", units={"gorky": {"soviet-infantry": 1}})
    assert not sites(before.state, t.SOVIET, t.INF) >> t.EDGE & 1
    before.do("soviet", "take soviet-infantry gorky 1")
    assert before.why("soviet", "march east-edge 1") == "edge-only-soviet"
    after = Field(
        "war",
        side="allies",
        turn="1942 summer",
        standing={"soviet": "active"},
        control={"moscow": "germany"},
        units={"east-edge": {"soviet-infantry": 1}, "gorky": {"germany-infantry": 1}},
        hpp={"soviet": 22},
    )
    set_control(after.state, A["gorky"], t.GERMANY)
    after.do("soviet", "attack gorky germany", "join soviet-infantry east-edge 1 1", "launch", dice=(1, 6))
    assert after.owner("gorky") == "soviet"


@pytest.mark.rule("EU-11d")
def test_the_usa_is_safe() -> None:
    field = Field(
        "war",
        turn="1942 spring",
        standing={"usa": "active"},
        hpp={"germany": 40},
        units={"brest": {"germany-fleet": 2, "germany-infantry": 2}, "usa": {"usa-infantry": 1}},
        control={"brest": "germany"},
    )
    assert field.why("germany", "attack usa usa") == "nothing-to-attack"
    assert not [o for o in field.options("germany") if o.startswith("attack usa")]
