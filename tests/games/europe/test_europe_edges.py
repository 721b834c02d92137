"""Edges of clauses that a small change would move: refusals by name, first and last numbers, what is told."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import east, sickle, war

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.games.europe.events import UnitLost
from sandtable.games.europe.flow.turn import refresh
from sandtable.games.europe.model import CUT
from sandtable.games.europe.rules.geography import routes

POLAND = {"warsaw": {"germany-infantry": 1}}


# -- 3, 4, 5


@pytest.mark.rule("EU-4c", "EU-6a")
def test_nobody_moves_what_is_not_his() -> None:
    field = sickle(units={"essen": {"germany-infantry": 1}, "calais": {"france-armour": 1}, **POLAND})
    assert field.why("germany", "take france-armour calais 2") == "not-yours"


@pytest.mark.rule("EU-4.1", "EU-4.2", "EU-6a")
def test_infantry_marches_over_friendly_ground_in_phase_two_only() -> None:
    units = {"essen": {"germany-infantry": 1, "germany-armour": 1}, **POLAND}
    control = {"belgium": "germany", "calais": "germany"}
    field = sickle(units=units, control=control, standing={"belgium": "gone"})
    field.do("germany", "take germany-armour essen 2")
    assert field.why("germany", "march belgium 1") is None, "armour passes on its way to battle"
    field.do("germany", "put-back")
    field = sickle(units={"belgium": units["essen"], **POLAND}, control=control | {"holland": "france"})
    field.do("germany", "take germany-infantry belgium 1")
    assert field.why("germany", "march essen 1") == "in-phase-two" and field.why("germany", "march holland 1") is None
    later = sickle(units={"belgium": units["essen"], **POLAND}, control=control, phase="movement")
    later.do("germany", "take germany-infantry belgium 1", "march essen 1")


@pytest.mark.rule("EU-5.1h", "EU-5.2d")
def test_an_area_taken_is_told_with_its_loser() -> None:
    field = sickle(side="allies", control={"belgium": "germany"}, units={"calais": {"france-infantry": 1}})
    field.do("france", "take france-infantry calais 1", "march belgium 1")
    told = field.last("area-taken")
    assert (told.area, told.power, told.loser) == ("belgium", "france", "germany")


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


# -- 7, 8


@pytest.mark.rule("EU-7b", "EU-11c")
def test_the_east_edge_builds_land_and_air_units_and_no_ships() -> None:
    field = east(side="allies", phase="building", control={"moscow": "germany"}, hpp={"soviet": 40})
    field.do("soviet", "order soviet-infantry")
    assert field.why("soviet", "build east-edge 1") is None
    field.do("soviet", "put-back", "order soviet-fleet")
    assert field.why("soviet", "build east-edge 1") == "not-on-the-coast"
    held = east(side="allies", phase="building", hpp={"soviet": 40})
    held.do("soviet", "order soviet-infantry")
    assert held.why("soviet", "build east-edge 1") == "not-at-home", "Moscow still stands"


@pytest.mark.rule("EU-7b", "EU-13.1c")
def test_nothing_is_built_where_the_other_allies_stand() -> None:
    field = east(
        side="allies",
        phase="building",
        hpp={"soviet": 40},
        units={"leningrad": {"britain-aircraft": 1}, "moscow": {"soviet-infantry": 1}},
    )
    field.do("soviet", "order soviet-infantry")
    assert field.why("soviet", "build leningrad 1") == "no-sharing" and field.why("soviet", "build moscow 1") is None


@pytest.mark.rule("EU-8a", "EU-8c")
def test_an_inland_area_without_a_way_is_refused_as_such() -> None:
    field = sickle(phase="redeployment", side="allies", units={"london": {"britain-infantry": 1}})
    field.do("britain", "take britain-infantry london 0")
    assert field.why("britain", "redeploy paris") == "no-way-there"
    assert field.why("britain", "redeploy calais") == "no-escort"


# -- 9


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


# -- 12


@pytest.mark.rule("EU-12.1.3a", "EU-12.1.3b")
@pytest.mark.parametrize("n", [0, 3])
def test_as_many_submarines_go_out_as_there_are(n: int) -> None:
    field = war(
        level="advanced", turn="1941 spring", control={"brest": "germany"}, units={"brest": {"germany-submarine": 2}}
    )
    assert field.why("germany", f"prowl brest trade {n}") == "no-submarines"
    assert field.why("germany", "prowl brest trade 2") is None


@pytest.mark.rule("EU-12.1.1b")
def test_paratroops_with_troops_over_land_may_be_rebuilt() -> None:
    field = sickle(
        level="advanced",
        control={"belgium": "france"},
        units={
            "essen": {"germany-infantry": 1, "germany-paratroops": 1},
            "belgium": {"france-infantry": 3},
            **POLAND,
        },
    )
    field.do("germany", "attack belgium france", "join germany-infantry essen 1 1", "drop germany-paratroops essen 1")
    field.do("germany", "launch", dice=(6, 6, 1, 1, 6))
    assert "germany-paratroops" not in field.at("essen") and field.state.gone == {}


@pytest.mark.rule("EU-12.3a", "EU-12.3c")
def test_each_shipment_from_home_is_offered_once() -> None:
    field = war(
        level="advanced",
        side="allies",
        phase="redeployment",
        turn="1942 summer",
        standing={"france": "fallen", "usa": "active", "soviet": "active"},
        soviet_war="1941 summer",
        hpp={"usa": 54},
        units={"usa": {"usa-fleet": 1}},
    )
    found = [o for o in field.options("usa") if o.startswith("send-aid britain 3")]
    assert found == ["send-aid britain 3 usa"]


# -- 13


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


@pytest.mark.rule("EU-13.1b", "EU-14.4b")
def test_what_may_be_proposed() -> None:
    team = war(options={"players": 5}, side="allies", turn="1940 spring")
    assert team.why("britain", "propose france enter") == "not-partners", "only where everyone stands for himself"
    assert team.why("britain", "propose france combine-lead") == "not-partners", "Britons and French never combine"
    free = war(
        options={"players": 5, "victory": "free-for-all"},
        turn="1940 summer",
        standing={"italy": "active"},
    )
    free.do("germany", "propose italy enter")
    free.do("italy", "decline")
    assert free.why("germany", "propose italy enter") == "asked-already"
    assert free.why("germany", "propose italy combine-lead") is None, "another matter"
    free.do("germany", "propose italy combine-lead")
    free.do("italy", "decline")
    assert free.why("germany", "propose italy combine-follow") == "asked-already"


@pytest.mark.rule("EU-13.4b")
def test_malta_is_narrow_where_the_rule_holds() -> None:
    given: dict[str, Any] = {"units": {"malta": {"britain-fleet": 1}, "gibraltar": {"britain-fleet": 1}}}
    narrow = war(side="allies", phase="movement", turn="1940 spring", **given)
    narrow.do("britain", "take britain-fleet gibraltar 0")
    assert narrow.why("britain", "rebase malta 1") == "malta-full"
    wide = sickle(side="allies", phase="movement", **given)
    wide.do("britain", "take britain-fleet gibraltar 0")
    assert wide.why("britain", "rebase malta 1") is None, "the first scenario does not use it"


@pytest.mark.rule("EU-4.4c", "EU-13.1b")
def test_no_stranger_goes_aboard() -> None:
    units = {"dover": {"britain-fleet": 1, "france-infantry": 1, "britain-infantry": 1}, **POLAND}
    field = sickle(side="allies", control={"calais": "germany"}, units=units)
    field.do("britain", "attack calais germany")
    assert field.why("britain", "embark france-infantry britain-fleet dover 1") == "no-agreement"
    assert field.why("britain", "embark britain-infantry britain-fleet dover 1") is None


@pytest.mark.rule("EU-4.4c", "EU-5.1g", "EU-13.4c")
def test_the_sums_of_a_turn_begin_anew() -> None:
    """Germans who attacked in Africa, redeployments and units over the ocean are counted from nothing again."""
    field = war(
        turn="1942 spring",
        side="axis",
        phase="start",
        standing={"italy": "active", "usa": "active", "france": "fallen"},
        units={"tobruk": {"germany-armour": 3}, "mersa-matruh": {"britain-infantry": 1}, "naples": {"italy-fleet": 2}},
    )
    field.state.african, field.state.ocean = 3, 4
    field.state.redeployed[t.GERMANY] = 5
    refresh(field.state, (t.GERMANY, t.ITALY))
    assert (field.state.african, field.state.ocean, field.state.redeployed[t.GERMANY]) == (0, 0, 0)


@pytest.mark.rule("EU-11a", "EU-11b")
def test_a_power_falls_only_if_its_capital_stays_lost() -> None:
    """Paris is retaken in time; London was never lost."""
    field = sickle(
        side="allies",
        control={"paris": "germany"},
        lost_capital={"france": "germany"},
        units={"lyon": {"france-infantry": 1}, "london": {"britain-infantry": 1}},
    )
    field.do("france", "take france-infantry lyon 1", "march paris 1", "pass")
    field.do("britain", "pass")
    assert field.kind == "movement" and "power-fell" not in field.tags()


@pytest.mark.rule("EU-12.2b", "EU-3g")
def test_german_ships_go_both_ways_through_kiel() -> None:
    out, back = (
        routes(t.OPEN_KIEL, t.AREA["stettin"], t.AREA["holland"]),
        routes(t.OPEN_KIEL, t.AREA["holland"], t.AREA["stettin"]),
    )
    assert out and back and {way[::-1] for way in out} == set(back)
    assert not routes(0, t.AREA["stettin"], t.AREA["holland"])


@pytest.mark.rule("EU-4.2", "EU-6b")
def test_a_voyage_is_told() -> None:
    field = sickle(side="allies", phase="movement", units={"dover": {"britain-fleet": 1, "britain-infantry": 2}})
    field.do("britain", "carry dover calais", "load britain-infantry 2", "launch")
    told = field.last("shipped")
    assert (told.unit, told.n, told.start, told.goal) == ("britain-infantry", 2, "dover", "calais")


@pytest.mark.rule("EU-7d")
def test_only_the_yard_that_falls_is_lost() -> None:
    yards = [
        {"power": "france", "area": "calais", "ready": "1940 winter"},
        {"power": "france", "area": "brest", "ready": "1940 winter"},
        {"power": "germany", "area": "kiel", "ready": "1940 winter"},
    ]
    field = sickle(yards=yards, control={"belgium": "germany"}, units={"belgium": {"germany-infantry": 1}, **POLAND})
    field.do("germany", "take germany-infantry belgium 1", "march calais 1")
    assert [t.AREAS[y.area] for y in field.state.yards] == ["brest", "kiel"]


@pytest.mark.rule("EU-4.2", "EU-4.1")
def test_after_a_landing_armour_has_a_point_left_and_infantry_none() -> None:
    field = sickle(
        side="allies",
        control={"calais": "germany"},
        units={"dover": {"britain-fleet": 2, "britain-infantry": 1, "britain-armour": 1}},
    )
    field.do("britain", "attack calais germany", "embark britain-infantry britain-fleet dover 1")
    field.do("britain", "embark britain-armour britain-fleet dover 1", "launch")
    left = {u.name: u.points for u in field.state.units.values() if t.AREAS[u.area] == "calais"}
    assert left == {"britain-infantry": 0, "britain-armour": 1}


@pytest.mark.rule("EU-13.4a")
def test_suez_costs_britain_five_at_once() -> None:
    given: dict[str, Any] = {
        "turn": "1941 summer",
        "hpp": {"britain": 25, "italy": 15},
        "units": {"cairo": {"italy-infantry": 1}},
        "control": {"cairo": "italy"},
    }
    field = war(standing={"italy": "active"}, **given)
    field.do("italy", "take italy-infantry cairo 1", "march suez 1")
    assert field.hpp("britain") == 20


@pytest.mark.rule("EU-12.3a")
def test_only_the_western_powers_send_aid() -> None:
    field = east(
        level="advanced",
        side="allies",
        phase="redeployment",
        turn="1942 summer",
        units={"leningrad": {"soviet-fleet": 1}, "edinburgh": {"britain-fleet": 1}},
    )
    assert field.why("soviet", "send-aid soviet 1 leningrad") == "no-aid-yet"
    assert field.why("britain", "send-aid soviet 1 edinburgh") is None


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


@pytest.mark.rule("EU-14.4b")
def test_consent_is_not_asked_for_twice() -> None:
    field = war(
        options={"players": 5, "victory": "free-for-all"},
        turn="1940 summer",
        standing={"italy": "active"},
        consents=[["italy", "germany"]],
    )
    assert field.why("germany", "propose italy enter") == "agreed-already"
    assert field.why("italy", "propose germany enter") is None
