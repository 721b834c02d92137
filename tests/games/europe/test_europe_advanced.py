"""Chapter 12: the advanced level. Chapter 17: research."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import Field
from msgspec.structs import replace

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.games.europe.flow.clash import Clash, exposed
from sandtable.games.europe.model import ALONE, JOINED, USED, Unit
from sandtable.games.europe.rules.intervention import fighting_value
from sandtable.games.europe.rules.production import available
from sandtable.games.europe.rules.raids import bombing_victim
from sandtable.games.europe.rules.research import GOALS, bonus
from sandtable.kernel import Scripted

A = t.AREA


def sickle(**given: Any) -> Field:
    given.setdefault("turn", "1940 spring")
    given.setdefault("hpp", {"germany": 42, "france": 17, "britain": 25})
    return Field("sichelschnitt", level="advanced", **given)


def war(**given: Any) -> Field:
    return Field("war", level="advanced", **given)


INVASION = {
    "side": "allies",
    "control": {"calais": "germany", "brest": "germany", "paris": "germany"},
    "units": {
        "plymouth": {"britain-fleet": 4, "britain-infantry": 1, "britain-armour": 1, "britain-aircraft": 3},
        "calais": {"germany-fleet": 1, "germany-aircraft": 1, "germany-infantry": 1},
    },
}
PLAN = (
    "attack calais germany",
    "embark britain-infantry britain-fleet plymouth 1",
    "embark britain-armour britain-fleet plymouth 1",
    "join britain-fleet plymouth 0 2",
    "join britain-aircraft plymouth 0 3",
)


@pytest.mark.rule("EU-12")
def test_the_advanced_level_adds_and_keeps() -> None:
    basic, advanced = Field("war", phase="building"), war(phase="building")
    assert not [o for o in basic.options("germany") if "submarine" in o or "paratroops" in o]
    assert {"order germany-submarine", "order germany-paratroops", "order germany-infantry"} <= set(
        advanced.options("germany")
    )
    assert advanced.kind == "building" and available(advanced.state, t.GERMANY, t.SUB) == 4


# -- paratroops


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
    assert field.why("germany", "attack dover britain") is not None
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
    assert field.kind == "chain" and field.decision.seats == ("britain",)
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


# -- interventions


@pytest.mark.rule("EU-12.2a", "EU-R12", "EU-R66")
def test_air_intervention() -> None:
    field = sickle(
        side="allies",
        control={"belgium": "germany"},
        standing={"belgium": "gone"},
        units={
            "dover": {"britain-aircraft": 2},
            "belgium": {"germany-infantry": 1},
            "essen": {"germany-aircraft": 2},
        },
    )
    field.do("britain", "attack belgium germany", "join britain-aircraft dover 0 2", "launch")
    assert field.kind == "chain" and "intervene germany-aircraft essen belgium 2" in field.options("germany")
    assert "intervene germany-aircraft essen english-channel 1" not in field.options("germany")
    field.do("germany", "intervene germany-aircraft essen belgium 2", dice=(6, 6, 6, 6))
    air = field.last("round-fought")
    assert air.stage == "air" and air.attack == ((3, (6, 6)),) and air.defence == ((4, (6, 6)),), "in the battle itself"
    assert field.hpp("germany") == 42, "free of charge"
    sea = sickle(
        phase="movement",
        units={"essen": {"germany-aircraft": 1}, "maginot": {"france-aircraft": 1}, "warsaw": {"germany-infantry": 1}},
    )
    sea.do("germany", "take germany-aircraft essen 0", "rebase stuttgart 1")
    sea.do("france", "intervene france-aircraft maginot stuttgart 1", dice=(6, 6))
    assert sea.kind == "break" and sea.decision.seats == ("france",)
    sea.do("france", "withdraw -")
    assert sea.at("stuttgart") == {"germany-aircraft": 1}, "the interceptor broke off"
    assert fighting_value(Unit(t.FRANCE, t.AIR, 0), False, False, True, False) == 3
    assert fighting_value(Unit(t.GERMANY, t.AIR, 0), True, False, True, False) == 3


@pytest.mark.rule("EU-12.2b", "EU-ex-12.2a", "EU-R5", "EU-R67", "EU-R95")
def test_naval_intervention_needs_more_than_the_distance() -> None:
    def meet(die: int) -> Field:
        field = sickle(
            side="allies",
            phase="movement",
            units={"dover": {"britain-fleet": 1, "britain-infantry": 1}, "kiel": {"germany-fleet": 1}},
            control={"belgium": "france"},
            standing={"belgium": "gone"},
        )
        field.do("britain", "carry dover belgium", "load britain-infantry 1", "launch")
        assert field.kind == "routing"
        field.do("britain", "route english-channel")
        assert field.kind == "chain" and field.options("germany") == [
            "hold",
            "intervene germany-fleet kiel english-channel 1",
        ]
        field.do("germany", "intervene germany-fleet kiel english-channel 1", dice=(die,) if die < 3 else (die, 1))
        return field

    missed = meet(2)
    assert missed.last("intervened").distance == 2 and not missed.last("intervened").success
    assert missed.at("belgium") == {"britain-infantry": 1}
    assert all(u.marks & USED for u in missed.state.units.values() if u.owner == t.GERMANY), "used all the same"
    sunk = meet(3)
    assert sunk.last("intervened").success and sunk.at("dover") == {} and sunk.at("belgium") == {}, (
        "ship and cargo are lost"
    )


@pytest.mark.rule("EU-12.2b", "EU-R66")
def test_the_mover_keeps_his_route_or_turns_back() -> None:
    field = sickle(
        side="allies",
        phase="movement",
        units={"dover": {"britain-fleet": 2, "britain-infantry": 1}, "kiel": {"germany-fleet": 1}},
        control={"belgium": "france"},
        standing={"belgium": "gone"},
    )
    field.do("britain", "carry dover belgium", "load britain-infantry 1", "guard britain-fleet 1", "launch")
    assert field.why("britain", "route bay-of-biscay") == "not-a-route"
    field.do("britain", "route north-sea")
    field.do("germany", "intervene germany-fleet kiel north-sea 1", dice=(2, 6, 6))
    field.do("germany", "press")
    assert field.kind == "break" and field.decision.seats == ("britain",)
    field.do("britain", "withdraw -")
    assert field.at("dover") == {"britain-fleet": 2, "britain-infantry": 1} and field.at("belgium") == {}


def _channel() -> Field:
    given = dict(INVASION)
    given["units"] = {
        **INVASION["units"],
        "brest": {"germany-submarine": 8},
        "paris": {"germany-aircraft": 2},
        "london": {"britain-aircraft": 2},
        "liverpool": {"britain-destroyer": 4},
    }
    given["control"] = {"calais": "germany", "brest": "germany", "paris": "germany"}
    return sickle(**given)


@pytest.mark.rule("EU-ex-12.2b", "EU-ex-12.2c", "EU-12.2a", "EU-12.2b", "EU-R12")
def test_the_printed_chain_in_the_channel() -> None:
    field = _channel()
    field.do("britain", *PLAN, "launch")
    field.do("britain", "route english-channel")
    field.do("germany", "intervene germany-submarine brest english-channel 8", dice=(3,))
    field.do("germany", "hold")
    field.do("britain", "intervene britain-destroyer liverpool english-channel 4", dice=(4,))
    field.do("britain", "hold")
    field.do("germany", "intervene germany-aircraft paris english-channel 2", "hold")
    field.do("britain", "intervene britain-aircraft london english-channel 2")
    field.do("germany", "hold", dice=(1, 5, 2, 6))
    air = field.last("round-fought")
    assert air.stage == "air" and air.attack == ((4, (1, 5)),) and air.defence == ((3, (2, 6)),)
    assert (air.attack_hits, air.defence_hits) == (1, 1)
    field.do("britain", "press")
    field.do("germany", "withdraw -", dice=(1, 3, 4, 6, 2, 3, 4, 6, 1, 2, 5, 3, 4, 4, 5))
    sea = field.last("round-fought")
    assert sea.attack == ((1, (1, 3, 4, 6, 2, 3, 4, 6)),) and sea.defence == ((3, (1, 2, 5)), (1, (3, 4, 4, 5)))
    assert (sea.attack_hits, sea.defence_hits) == (1, 2)
    field.do("britain", "lose britain-destroyer liverpool")
    assert sum(u.kind == t.SUB for u in field.state.units.values()) == 6
    field.do("germany", "press")
    field.do("britain", "press", dice=(2, 5, 5, 6, 3, 6, 5, 5, 2, 3, 4))
    sea = field.last("round-fought")
    assert sea.defence == ((3, (5, 5)), (1, (2, 3, 4))), "the fighter has gone home"
    # Only these two rounds are printed; own dice for the rest: three submarines and two destroyers more are lost.
    field.do("germany", "press")
    field.do("britain", "press", dice=(1, 1, 6, 6, 6, 6, 1, 1, 1, 6, 6))
    field.do("britain", "lose britain-destroyer liverpool", "lose britain-destroyer liverpool")
    field.do("germany", "withdraw -", dice=(6, 6, 6, 6))
    assert field.at("brest") == {"germany-submarine": 3} and field.at("liverpool") == {"britain-destroyer": 1}
    assert field.last("round-fought").area == "calais", "all four fleets are on their way to Calais"


@pytest.mark.rule("EU-12.2c")
def test_redeployment_is_never_met() -> None:
    field = sickle(
        phase="redeployment",
        units={"essen": {"germany-aircraft": 1}, "maginot": {"france-aircraft": 3}, "warsaw": {"germany-infantry": 1}},
    )
    field.do("germany", "take germany-aircraft essen 0", "redeploy stuttgart")
    assert field.kind == "redeployment" and field.at("stuttgart") == {"germany-aircraft": 1}


# -- lend-lease


def _aid(**more: Any) -> Field:
    given: dict[str, Any] = {
        "side": "allies",
        "phase": "redeployment",
        "turn": "1941 autumn",
        "standing": {"france": "fallen", "soviet": "active"},
        "soviet_war": "1941 summer",
        "hpp": {"britain": 25, "soviet": 20},
        "units": {"plymouth": {"britain-fleet": 2}, "edinburgh": {"britain-fleet": 1}},
    }
    given.update(more)
    return war(**given)


@pytest.mark.rule("EU-12.3a", "EU-R33", "EU-R62", "EU-R100")
def test_lend_lease() -> None:
    field = _aid()
    assert field.why("usa", "send-aid britain 14 plymouth") == "aid-too-big"
    field.do("usa", "send-aid britain 13 plymouth")
    assert field.why("usa", "send-aid britain 1 plymouth") == "aid-sent-already"
    assert field.why("britain", "send-aid soviet 7 edinburgh") == "aid-too-big", "a quarter of 25, rounded down"
    field.do("britain", "send-aid soviet 6 edinburgh")
    seen = GAME.view(field.state, frozenset({"germany"}))
    assert [c.value for c in seen.convoys] == [None, None] and seen.powers["britain"].hpp == 25
    own = GAME.view(field.state, frozenset({"britain"}))
    assert own.convoys[1].value == 6 and own.powers["britain"].in_hand == 19
    assert [type(e).__name__ for e in field.events if e.to == ("britain",)] == ["AidLoaded"]
    early = _aid(turn="1940 winter")
    assert early.why("usa", "send-aid britain 1 plymouth") == "no-aid-yet"
    assert early.why("britain", "send-aid soviet 0 plymouth") is None, "an empty one too"
    peace = _aid(standing={"france": "active", "soviet": "neutral"})
    peace.state.soviet_war = -1
    assert peace.why("usa", "send-aid britain 1 plymouth") == "no-aid-yet"
    arriving = war(
        side="allies",
        phase="movement",
        turn="1942 spring",
        standing={"france": "fallen"},
        hpp={"britain": 26},
        convoys=[{"sender": "usa", "receiver": "britain", "value": 5, "sent": "1941 winter"}],
    )
    for seat in list(arriving.decision.seats):
        arriving.do(seat, "pass")
    assert arriving.kind == "building" and arriving.hpp("britain") == 31 and arriving.state.limit[t.BRITAIN] == 16


@pytest.mark.rule("EU-12.3b", "EU-R90")
def test_vologda_and_the_aid_of_1941() -> None:
    field = _aid(control={"vologda": "germany"})
    assert field.why("britain", "send-aid soviet 1 edinburgh") == "vologda-is-german"
    freed = _aid(control={"vologda": "soviet"})
    assert freed.why("britain", "send-aid soviet 1 edinburgh") is None
    sent = _aid()
    sent.do("usa", "send-aid britain 10 plymouth")
    from sandtable.games.europe.rules.money import account

    account(sent.state, t.USA, 1942, [])
    assert sent.hpp("usa") == 54 - 10


@pytest.mark.rule("EU-12.3c")
def test_a_shipment_needs_an_escort() -> None:
    field = _aid(units={"plymouth": {"britain-fleet": 1}})
    field.do("usa", "send-aid britain 0 plymouth")
    assert all(u.marks & USED for u in field.state.units.values()), "Britain escorts for the USA before 1942"
    assert field.why("britain", "send-aid soviet 0 plymouth") == "no-aid-escort"


# -- research


def _lab(**more: Any) -> Field:
    return war(
        options={"research": True}, phase="research", turn="1941 spring", hpp={"germany": 60, "britain": 60}, **more
    )


@pytest.mark.rule("EU-17a", "EU-ex-17", "EU-R80")
def test_research_adds_one_for_each_try() -> None:
    field = _lab()
    field.do("germany", "research spain", dice=(1, 1))
    field.do("germany", "research spain", dice=(1, 1))
    assert bonus(field.state, t.GERMANY, GOALS.index("spain")) == 2
    field.do("germany", "research spain", dice=(4, 5))
    assert field.last("researched").bonus == 2 and not field.last("researched").success
    assert field.hpp("germany") == 45 and field.state.spent[t.GERMANY] == 15
    field.do("germany", "research spain", dice=(4, 5))
    assert field.last("researched").success
    limit = _lab(limit={"germany": 4})
    assert limit.why("germany", "research spain") == "over-limit"
    assert Field("war", phase="research").state.setup.research is False
    britain = _lab(side="allies", found={"britain": ["radar"]})
    assert (
        britain.why("britain", "research radar") == "found-already"
        and britain.why("britain", "research spain") == "not-its-goal"
    )
    usa = war(
        options={"research": True},
        side="allies",
        phase="research",
        turn="1942 spring",
        standing={"usa": "active"},
        hpp={"usa": 54},
        found={"britain": ["radar"]},
    )
    assert usa.why("usa", "research radar") is None, "nothing is shared"


@pytest.mark.rule("EU-17b")
def test_goals_of_the_western_powers() -> None:
    from sandtable.games.europe.rules.movement import air_range
    from sandtable.games.europe.rules.research import bombing_loss, rebuildable, rolls_twice

    field = _lab(side="allies", found={"britain": ["radar", "air-power", "long-range"]})
    assert rolls_twice(field.state, Unit(t.BRITAIN, t.DD, 0)) and not rolls_twice(field.state, Unit(t.USA, t.DD, 0))
    assert bombing_loss(field.state, t.BRITAIN) == 2 and bombing_loss(field.state, t.USA) == 1
    assert air_range(field.state, t.BRITAIN, t.BOMB) == 4 and air_range(field.state, t.USA, t.BOMB) == 3
    field.do("britain", "research turkey-allied", dice=(6, 6))
    turkey = t.COUNTRY["turkey"]
    assert field.state.standing[turkey] == JOINED and field.state.patron[turkey] == t.BRITAIN
    assert rebuildable(field.state, turkey)
    hunt = war(
        turn="1941 spring",
        found={"britain": ["radar"]},
        control={"brest": "germany"},
        units={"brest": {"germany-submarine": 2}, "plymouth": {"britain-aircraft": 1}},
        hpp={"germany": 40, "britain": 25},
    )
    hunt.do("germany", "prowl brest trade 2")
    hunt.do("britain", "intervene britain-aircraft plymouth north-atlantic 1", dice=(3, 3))
    assert hunt.at("brest") == {} and hunt.hpp("britain") == 25


@pytest.mark.rule("EU-17c")
def test_german_goals() -> None:
    from sandtable.games.europe.rules.research import submarine_loss

    field = _lab(
        standing={"france": "fallen"},
        control={"vichy": "vichy-france", "lyon": "vichy-france"},
        patron={"vichy-france": "germany"},
        paris_fell="1940 summer",
        found={"germany": ["long-submarines"]},
    )
    assert submarine_loss(field.state, False) == 2 and submarine_loss(field.state, True) == 4
    assert field.why("germany", "research vichy-axis") == "vichy-later"
    field.do("germany", "research spain", dice=(6, 6))
    field.do("britain", "place-rest")
    field.do("germany", "place-rest")
    assert field.state.standing[t.COUNTRY["spain"]] == JOINED
    assert field.state.standing[t.VICHY] == JOINED and field.state.patron[t.VICHY] == t.BRITAIN
    stalingrad = _lab(control={"stalingrad": "germany"})
    assert bonus(stalingrad.state, t.GERMANY, GOALS.index("turkey-axis")) == 1
    later = _lab(
        standing={"france": "fallen"},
        control={"vichy": "vichy-france"},
        patron={"vichy-france": "germany"},
        paris_fell="1940 spring",
    )
    later.do("germany", "research vichy-axis", dice=(6, 6))
    assert later.state.standing[t.VICHY] == JOINED and later.state.patron[t.VICHY] == t.GERMANY
