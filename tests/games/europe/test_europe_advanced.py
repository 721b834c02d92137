"""Chapter 12.1: the advanced units."""

from __future__ import annotations

from functools import partial
from typing import Any

import europe_field
import pytest
from europe_field import INVASION, PLAN, POLAND, Field
from msgspec.structs import replace

from sandtable.games.europe import tables as t
from sandtable.games.europe.flow.clash import Clash, exposed
from sandtable.games.europe.model import ALONE, USED
from sandtable.games.europe.rules.production import available
from sandtable.games.europe.rules.raids import bombing_victim
from sandtable.kernel import Scripted

A = t.AREA
sickle = partial(europe_field.sickle, level="advanced")
war = partial(europe_field.war, level="advanced")


@pytest.mark.rule("EU-12")
def test_the_advanced_level_adds_and_keeps() -> None:
    basic, advanced = Field("war", phase="building"), war(phase="building")
    assert not [o for o in basic.options("germany") if "submarine" in o or "paratroops" in o]
    assert {"order germany-submarine", "order germany-paratroops", "order germany-infantry"} <= set(
        advanced.options("germany")
    )
    assert advanced.kind == "building" and available(advanced.state, t.GERMANY, t.SUB) == 4


# -- paratroops


@pytest.mark.rule("EU-12.1.1a", "EU-9a")
def test_paratroops_without_supply_do_not_jump() -> None:
    here = {"belgium": {"germany-paratroops": 1}}
    for cut, refused in (({}, None), (here, "no-units-for-it")):
        field = sickle(
            control={"belgium": "germany"},
            standing={"belgium": "gone"},
            units={**here, "london": {"britain-infantry": 1}},
            cut=cut,
        )
        assert field.why("germany", "attack london britain") == refused


@pytest.mark.rule("EU-12.1.1a", "EU-R35", "EU-R64", "EU-R65")
def test_paratroops_drop_three_areas_and_cancel_the_coast() -> None:
    assert t.DROP_RANGE == 3 and t.MOVE[t.GERMANY][t.PARA] == 1
    assert t.AIR_DISTANCE[A["belgium"]][A["london"]] == 3
    field = sickle(
        control={"belgium": "germany"},
        standing={"belgium": "gone"},
        units={"belgium": {"germany-paratroops": 1}, "london": {"britain-infantry": 1, "britain-aircraft": 2}},
    )
    field.do("germany", "attack london britain", "drop germany-paratroops belgium 1", "launch", dice=(6, 6, 6, 6))
    fought = field.last("round-fought")
    assert fought.stage == "land" and not [e for e in field.tags() if e == "intervened"], "a drop is not intercepted"
    assert fought.defence == ((4, (6, 6)), (2, (6,))), "aircraft join where land units defend"
    from sandtable.games.europe.rules.modifiers import PLAIN, ground

    assert ground(A["calais"], (), True, True, False) == PLAIN
    assert ground(A["belgium"], (A["essen"],), False, True, False) == PLAIN


@pytest.mark.rule("EU-ex-12.1.1", "EU-12.1.1a", "EU-R65")
def test_paratroops_in_the_first_calais_invasion() -> None:
    given = dict(INVASION)
    given["units"] = {**INVASION["units"], "dover": {"britain-paratroops": 1}}
    field = sickle(**given)
    field.do("britain", *PLAN, "drop britain-paratroops dover 1")
    field.go("britain", dice=(1, 1, 5, 2, 4, 4, 5, 6, 3))
    assert field.last("round-fought").defence == ((5, (3,)),), "the fleet keeps its 5"
    field.do("britain", "lose britain-aircraft plymouth", "press", dice=(2, 3, 3, 3))
    field.do("britain", "lose britain-fleet plymouth", dice=(1, 5, 6, 4, 5))
    land = field.last("round-fought")
    assert land.defence == ((2, (5,)),) and land.defence_hits == 0, "DV 2 instead of 5: the printed 5 misses"
    assert field.at("calais") == {"britain-infantry": 1, "britain-armour": 1, "britain-paratroops": 1}


@pytest.mark.rule("EU-12.1.1b", "EU-ex-12.1.1a", "EU-R35")
def test_a_lone_drop_that_is_lost_is_gone_for_good() -> None:
    field = sickle(
        control={"belgium": "germany"},
        standing={"belgium": "gone"},
        units={"belgium": {"germany-paratroops": 1}, "london": {"britain-infantry": 2}},
    )
    field.do("germany", "attack london britain", "drop germany-paratroops belgium 1", "launch", dice=(6, 1, 6))
    assert field.state.gone == {t.TYPE["germany-paratroops"]: 1} and available(field.state, t.GERMANY, t.PARA) == 0
    taken = sickle(
        control={"belgium": "germany"}, standing={"belgium": "gone"}, units={"belgium": {"germany-paratroops": 1}}
    )
    taken.do("germany", "attack london britain", "drop germany-paratroops belgium 1", "launch")
    assert taken.owner("london") == "germany" and taken.hpp("germany") == 42
    assert any(u.marks & ALONE for u in taken.state.units.values())
    counter = sickle(
        side="allies",
        control={"london": "germany"},
        lost_capital={"britain": "germany"},
        units={"london": {"germany-paratroops": 1}, "dover": {"britain-infantry": 3}},
        alone={"london": {"germany-paratroops": 1}},
    )
    counter.do("britain", "attack london germany", "join britain-infantry dover 1 3", "launch", dice=(1, 6, 6, 6))
    assert counter.owner("london") == "britain" and counter.state.gone == {t.TYPE["germany-paratroops"]: 1}


@pytest.mark.rule("EU-12.1.1b", "EU-R35", "EU-4.4d")
@pytest.mark.parametrize(("sea", "gone"), [((6, 6, 1, 1), 1), ((1, 1, 6, 6), 0)])
def test_paratroops_whose_landing_turned_back_fight_alone(sea: tuple[int, ...], gone: int) -> None:
    """Two German aircraft guard Calais. Either they sink the only fighting ships and the landing turns back, or they
    are shot down and the infantry goes ashore beside the paratroops; in both cases these are lost."""
    field = sickle(
        side="allies",
        control={"calais": "germany"},
        units={
            "plymouth": {"britain-fleet": 3, "britain-infantry": 1},
            "dover": {"britain-paratroops": 1},
            "calais": {"germany-aircraft": 2, "germany-infantry": 3},
        },
    )
    field.do("britain", "attack calais germany", "embark britain-infantry britain-fleet plymouth 1")
    field.do("britain", "join britain-fleet plymouth 0 2", "drop britain-paratroops dover 1")
    field.go("britain")
    assert field.kind == "resolve"
    ashore = sea == (1, 1, 6, 6)
    field.do("britain", "press", dice=(*sea, *((6, 6, 1, 1, 6) if ashore else (6, 1, 1, 1, 6, 6))))
    assert field.at("calais").get("britain-paratroops", 0) == 0 and "britain-paratroops" not in field.at("dover")
    assert field.state.gone == ({t.TYPE["britain-paratroops"]: 1} if gone else {})


@pytest.mark.rule("EU-12.1.1b", "EU-ex-12.1.1b", "EU-R35")
@pytest.mark.parametrize(
    ("guard", "lost"),
    [
        ({"germany-paratroops": 2}, 2),
        ({"germany-paratroops": 1, "germany-infantry": 1}, 0),
    ],
)
def test_paratroops_alone_means_no_other_troops_when_the_battle_began(guard: dict[str, int], lost: int) -> None:
    """Two units that dropped together are alone both; one with infantry beside it is not, though that dies first."""
    field = sickle(
        side="allies",
        control={"dover": "germany"},
        units={"dover": guard, "london": {"britain-infantry": 4}},
        alone={"dover": {"germany-paratroops": guard["germany-paratroops"]}},
    )
    field.do("britain", "attack dover germany", "join britain-infantry london 1 4")
    field.do("britain", "launch", dice=(1, 6, 6, 6, 6, 6))
    if field.kind == "losses":
        field.do("germany", "lose germany-infantry dover")
    field.do("britain", "press", dice=(1, 6, 6, 6, 6))
    assert field.owner("dover") == "britain"
    assert field.state.gone.get(t.TYPE["germany-paratroops"], 0) == lost


@pytest.mark.rule("EU-ex-12.1.1a", "EU-12.1.1d", "EU-R63", "EU-11b")
def test_self_invasion_to_retake_the_capital() -> None:
    given: dict[str, Any] = {
        "side": "allies",
        "control": {"london": "germany"},
        "lost_capital": {"britain": "germany"},
        "units": {
            "london": {"germany-paratroops": 1},
            "gibraltar": {"britain-armour": 1, "britain-infantry": 1, "britain-fleet": 2},
        },
    }
    field = sickle(**given)
    field.do("britain", "attack plymouth britain")
    assert field.why("britain", "embark britain-infantry britain-fleet gibraltar 1") == "no-cargo", "armour only"
    field.do("britain", "embark britain-armour britain-fleet gibraltar 1", "launch")
    assert field.at("plymouth") == {"britain-armour": 1} and field.hpp("britain") == 20
    field.do("britain", "attack london germany", "join britain-armour plymouth 1 1", "launch", dice=(1, 6))
    assert field.owner("london") == "britain"
    lost = sickle(**given)
    lost.do("britain", "pass")
    lost.do("france", "pass")
    assert lost.state.standing[t.BRITAIN] == 2, "Britain falls"


@pytest.mark.rule("EU-12.1.1e", "EU-ex-12.1.1b")
def test_a_bridgehead_by_drop() -> None:
    field = sickle(
        control={"belgium": "germany"},
        standing={"belgium": "gone"},
        units={
            "belgium": {"germany-paratroops": 1, "germany-aircraft": 1, "germany-infantry": 1, "germany-fleet": 1},
            "dover": {"britain-infantry": 1},
            "warsaw": {"germany-infantry": 1},
        },
    )
    field.do(
        "germany", "attack dover britain", "drop germany-paratroops belgium 1", "join germany-aircraft belgium 0 1"
    )
    field.do("germany", "launch", dice=(1, 6, 6))
    assert field.owner("dover") == "germany" and field.hpp("germany") == 41
    field.until("campaign")
    field.do("germany", "pass", "pass", "pass")
    field.do("germany", "take germany-infantry belgium 0", "redeploy dover", "escort belgium")
    assert field.at("dover") == {"germany-paratroops": 1, "germany-infantry": 1}
    hold = sickle(
        side="allies",
        control={"dover": "germany"},
        units={"dover": {"germany-paratroops": 1, "germany-infantry": 1}, "london": {"britain-armour": 4}},
    )
    hold.do("britain", "attack dover germany", "join britain-armour london 2 4", "launch", dice=(1, 1, 6, 6, 6, 6))
    assert hold.state.gone == {} and hold.owner("dover") == "britain", "lost beside land units: rebuildable"
    supply = sickle(
        phase="start",
        control={"dover": "germany", "belgium": "germany"},
        standing={"belgium": "gone"},
        units={"dover": {"germany-paratroops": 1}, "belgium": {"germany-fleet": 1}, "warsaw": {"germany-infantry": 1}},
    )
    assert supply.kind == "provision"
    supply.do("germany", "supply germany-fleet belgium dover 1")


@pytest.mark.rule("EU-12.1.1c", "EU-ex-12.1.1c", "EU-R17")
def test_an_area_is_attacked_once_per_turn() -> None:
    units = {
        "belgium": {"germany-paratroops": 1, "germany-fleet": 1, "germany-armour": 1},
        "london": {"britain-infantry": 1},
    }
    given = {"control": {"belgium": "germany"}, "standing": {"belgium": "gone"}}
    field = sickle(units=units, **given)
    field.do("germany", "attack dover britain", "drop germany-paratroops belgium 1", "launch")
    assert field.owner("dover") == "germany"
    assert field.why("germany", "attack dover britain") == "attacked-already"
    both = sickle(units={**units, "dover": {"britain-infantry": 1}}, **given)
    both.do(
        "germany",
        "attack dover britain",
        "drop germany-paratroops belgium 1",
        "embark germany-armour germany-fleet belgium 1",
    )
    both.do("germany", "launch", dice=(1, 6, 6))
    assert both.last("round-fought").defence == ((2, (6,)),), "the drop removes the coast value"
    both.do("germany", "attack london britain", "join germany-armour dover 1 1")
    assert "launch" in both.options("germany")


# -- bombers


@pytest.mark.rule("EU-12.1.2a", "EU-R36", "EU-R83")
def test_bombers_in_battle() -> None:
    field = sickle(
        side="allies",
        control={"belgium": "germany"},
        standing={"belgium": "gone"},
        units={"london": {"britain-bomber": 1}, "belgium": {"germany-infantry": 1, "germany-aircraft": 1}},
    )
    field.do("britain", "attack belgium germany", "join britain-bomber london 0 1")
    field.go("britain", dice=(6, 6))
    air = field.last("round-fought")
    assert air.stage == "air" and air.attack == ((2, (6,)),) and air.defence == ((4, (6,)),)
    assert set(field.options("britain")) == {"press", "withdraw -"}
    field.do("britain", "press", dice=(1, 6))
    field.do("britain", "press", dice=(1, 6))
    land = field.last("round-fought")
    assert land.stage == "land" and land.attack == ((2, (1,)),), "its AV against land units"
    assert t.AIR_RANGE[t.BOMB] == 3


@pytest.mark.rule("EU-12.1.2b", "EU-R36", "EU-R77", "EU-R84")
def test_strategic_bombing() -> None:
    field = sickle(
        side="allies",
        hpp={"germany": 1, "britain": 25, "france": 17},
        units={"belgium": {"britain-bomber": 2}},
        control={"belgium": "britain"},
        standing={"belgium": "gone"},
    )
    assert field.why("britain", "bomb belgium warsaw 1") == "not-to-be-bombed"
    field.do("britain", "bomb belgium essen 2")
    assert field.hpp("germany") == -1 and field.hpp("britain") == 25, "free, and the victim may go into debt"
    assert all(u.marks & USED for u in field.state.units.values())
    assert field.why("britain", "bomb belgium essen 1") == "no-bombers"
    everyone = war(turn="1942 spring", standing=dict.fromkeys(("italy", "soviet", "usa"), "active"))
    assert bombing_victim(everyone.state, t.BRITAIN, A["rome"]) == t.ITALY
    assert bombing_victim(everyone.state, t.GERMANY, A["london"]) == t.BRITAIN
    for area in ("paris", "moscow", "usa", "belgium", "cairo"):
        assert bombing_victim(everyone.state, t.GERMANY, A[area]) == t.NOBODY
    met = sickle(
        side="allies",
        control={"belgium": "britain"},
        standing={"belgium": "gone"},
        units={"belgium": {"britain-bomber": 1}, "essen": {"germany-aircraft": 1}},
    )
    met.do("britain", "bomb belgium essen 1")
    assert met.kind == "chain" and met.hpp("germany") == 41, "the damage falls before the interceptors come"
    met.do("germany", "intervene germany-aircraft essen essen 1", dice=(1, 6))
    assert not any(u.kind == t.BOMB for u in met.state.units.values()) and met.hpp("germany") == 41


# -- submarines and destroyers


@pytest.mark.rule("EU-12.1.3a", "EU-12.1.4", "EU-R87")
def test_submarines_and_destroyers() -> None:
    field = sickle(phase="movement", units={"kiel": {"germany-submarine": 2, "germany-infantry": 1}})
    assert not [o for o in field.options("germany") if o.startswith("carry")], "they carry nothing"
    assert not [o for o in war(phase="building", side="allies").options("britain") if "submarine" in o]
    from sandtable.games.europe.rules.modifiers import fleet_defence

    assert fleet_defence(t.SUB, 1, True) == 1 and fleet_defence(t.DD, 1, True) == 1
    assert not any(t.FORT[a] is not None and t.PORT[a] for a in range(t.N_AREAS)), "no coastal fort on this map"
    raid = sickle(
        side="allies",
        units={
            "dover": {"britain-fleet": 1, "britain-destroyer": 1},
            "kiel": {"germany-submarine": 2, "germany-fleet": 1},
        },
    )
    raid.do("britain", "attack kiel germany", "join britain-fleet dover 0 1", "join britain-destroyer dover 0 1")
    raid.go("britain", dice=(1, 6, 6, 6, 6))
    assert raid.kind == "losses" and set(raid.options("germany")) == {
        "lose germany-submarine kiel",
        "lose germany-fleet kiel",
    }


@pytest.mark.rule("EU-12.1.3b", "EU-R59", "EU-R77")
def test_submarines_on_trade_and_convoys() -> None:
    field = sickle(
        units={"brest": {"germany-submarine": 3}}, control={"brest": "germany"}, hpp={"germany": 42, "britain": 1}
    )
    assert field.why("germany", "prowl brest convoy-britain 1") == "no-prey"
    field.do("germany", "prowl brest trade 3")
    assert field.hpp("britain") == -2
    assert field.why("germany", "prowl brest trade 1") == "no-submarines", "one action"
    convoy = war(
        turn="1942 spring",
        standing={"france": "fallen", "soviet": "active", "usa": "active"},
        soviet_war="1941 summer",
        control={"brest": "germany"},
        units={"brest": {"germany-submarine": 3}},
        convoys=[{"sender": "usa", "receiver": "britain", "value": 5, "sent": "1941 winter"}],
    )
    assert convoy.why("germany", "prowl brest convoy-soviet 1") == "no-prey"
    convoy.do("germany", "prowl brest convoy-britain 2")
    hit = convoy.last("convoy-hit")
    assert (hit.before, hit.after) == (5, 1) and convoy.state.convoys[0].value == 1


@pytest.mark.rule("EU-12.1.3c", "EU-R12", "EU-R13")
def test_aircraft_on_submarines() -> None:
    field = sickle(
        units={"brest": {"germany-submarine": 2}, "plymouth": {"britain-aircraft": 2}}, control={"brest": "germany"}
    )
    field.do("germany", "prowl brest trade 2")
    assert field.kind == "chain" and field.pending().seats == ("britain",)
    field.do("britain", "intervene britain-aircraft plymouth north-atlantic 2", dice=(3, 6))
    fought = field.last("round-fought")
    assert fought.attack == ((3, (3, 6)),) and fought.defence == (), "AV, one round, no answer"
    assert field.at("brest") == {"germany-submarine": 1} and field.hpp("britain") == 24
    assert not any(u.marks & USED for u in field.state.units.values() if u.owner == t.BRITAIN), "no action used"


@pytest.mark.rule("EU-12.1.3c")
def test_losses_of_a_meeting_follow_what_fired() -> None:
    """Both sides fire at once: aircraft stay open to the hits of a fleet that sank in the same round."""
    field = sickle(units={"plymouth": {"britain-aircraft": 2}, "kiel": {"germany-fleet": 1, "germany-submarine": 1}})
    numbers = {t.KINDS[unit.kind]: number for number, unit in field.state.units.items()}
    planes = tuple(n for n, unit in field.state.units.items() if t.IS_AIR[unit.kind])
    hunted = (numbers["fleet"], numbers["submarine"])
    clash = Clash(t.PLACE["north-sea"], True, t.BRITAIN, t.GERMANY, planes, hunted)
    field.state.call(clash)
    clash.run(field.state, Scripted([6, 6, 6, 6]), [])
    met = next(frame for frame in field.state.stack if isinstance(frame, Clash))
    assert met.spared == (False, False)
    del field.state.units[numbers["fleet"]]
    assert exposed(field.state, met, True)
    field.state.stack.pop()
    alone = replace(clash, hunted=(numbers["submarine"],))
    field.state.call(alone)
    alone.run(field.state, Scripted([6, 6, 6]), [])
    met = next(frame for frame in field.state.stack if isinstance(frame, Clash))
    assert met.spared == (True, False) and not exposed(field.state, met, True)


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
