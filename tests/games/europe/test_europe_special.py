"""Chapters 13 to 15: special rules, scenarios, tables."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import Field, belgium

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.games.europe.model import ACTIVE, FREE, JOINED, NEUTRAL, OPEN, set_control
from sandtable.games.europe.rules.attack import african_allowance
from sandtable.games.europe.rules.diplomacy import has_rule, hostile, is_friend
from sandtable.games.europe.rules.money import base_hpp, gains
from sandtable.games.europe.rules.supply import supplied_areas
from sandtable.games.europe.rules.victory import beyond, verdict
from sandtable.games.europe.rules.war import surprise, winter_of_the_attack
from sandtable.games.europe.scenarios import plan

A = t.AREA


def war(**given: Any) -> Field:
    return Field("war", **given)


def east(**given: Any) -> Field:
    """Germany and the USSR at war, in the whole war."""
    given.setdefault("turn", "1942 summer")
    given.setdefault("soviet_war", "1941 summer")
    given.setdefault("hpp", {"germany": 60, "soviet": 40, "italy": 15, "britain": 25})
    given.setdefault(
        "standing",
        {
            "soviet": "active",
            "italy": "active",
            **dict.fromkeys(("finland", "hungary", "romania", "bulgaria"), "joined"),
        },
    )
    given.setdefault("patron", dict.fromkeys(("finland", "hungary", "romania", "bulgaria"), "germany"))
    return war(**given)


# -- 13.1


@pytest.mark.rule("EU-13.1b", "EU-R37", "EU-R43")
def test_partners_combine_by_agreement() -> None:
    given: dict[str, Any] = {
        "units": {"minsk": {"germany-infantry": 1, "italy-infantry": 2}, "vitebsk": {"soviet-infantry": 1}},
        "control": {"minsk": "germany"},
    }
    apart = east(options={"players": 4}, **given)
    apart.do("germany", "attack vitebsk soviet")
    assert not [o for o in apart.options("germany") if "italy" in o], "no agreement"
    apart.do("germany", "call-off")
    apart.do("germany", "propose italy combine-lead")
    assert apart.kind == "answer" and apart.decision.seats == ("italy",)
    apart.do("italy", "accept")
    apart.do("germany", "attack vitebsk soviet", "join germany-infantry minsk 1 1", "join italy-infantry minsk 1 2")
    apart.do("germany", "launch", dice=(1, 6, 6, 6))
    assert apart.hpp("germany") == 59 and apart.hpp("italy") == 15, "the leader pays once"
    assert apart.owner("vitebsk") == "germany", "as agreed"
    declined = east(options={"players": 4}, **given)
    declined.do("germany", "propose italy combine-even")
    declined.do("italy", "decline")
    assert declined.why("germany", "propose italy combine-lead") == "asked-already"
    even = east(options={"players": 2}, **given)
    even.do("germany", "attack vitebsk soviet", "join germany-infantry minsk 1 1", "join italy-infantry minsk 1 2")
    even.do("germany", "launch", dice=(1, 6, 6, 6))
    assert even.owner("vitebsk") == "italy", "without agreement: more units there"
    defend = east(
        side="allies",
        options={"players": 4},
        units={"minsk": {"germany-infantry": 1, "italy-infantry": 1}, "vitebsk": {"soviet-infantry": 1}},
        control={"minsk": "germany"},
    )
    assert {"attack minsk germany", "attack minsk italy"} <= set(defend.options("soviet")), "they defend apart"
    carried = east(
        options={"players": 2},
        units={"naples": {"italy-fleet": 1, "germany-infantry": 1}, "malta": {"britain-infantry": 1}},
        hpp={"germany": 60, "italy": 15},
    )
    carried.do("germany", "attack malta britain", "embark germany-infantry italy-fleet naples 1", "launch", dice=(6, 6))
    assert carried.hpp("italy") == 10 and carried.hpp("germany") == 60, "the power whose fleets carry pays"


@pytest.mark.rule("EU-13.1c", "EU-R17")
def test_soviets_and_westerners_share_no_area() -> None:
    field = east(
        side="allies",
        phase="movement",
        units={"budapest": {"britain-infantry": 1}, "kiev": {"soviet-infantry": 1}},
        control={"budapest": "britain", "cluj": "britain"},
    )
    set_control(field.state, A["cluj"], t.BRITAIN)
    field.do("soviet", "take soviet-infantry kiev 1", "march cluj 1")
    two = east(
        side="allies",
        phase="movement",
        units={"cluj": {"britain-infantry": 1}, "kiev": {"soviet-infantry": 1}},
        control={"cluj": "britain"},
    )
    two.do("soviet", "take soviet-infantry kiev 1")
    assert two.why("soviet", "march cluj 1") == "no-sharing"
    both = east(
        side="allies",
        units={"cluj": {"germany-infantry": 2}, "kiev": {"soviet-infantry": 1}, "budapest": {"britain-infantry": 1}},
        control={"cluj": "germany", "budapest": "britain"},
    )
    assert both.why("soviet", "attack cluj germany") is None and both.why("britain", "attack cluj germany") is None


# -- 13.2


@pytest.mark.rule("EU-13.2", "EU-R23", "EU-R74")
def test_vichy() -> None:
    given: dict[str, Any] = {
        "turn": "1942 autumn",
        "standing": {"france": "fallen", "usa": "active"},
        "patron": {"vichy-france": "germany"},
        "control": dict.fromkeys(("vichy", "lyon", "morocco", "oran", "algiers", "tunis"), "vichy-france")
        | {"paris": "germany", "calais": "germany"},
    }
    axis = war(units={"paris": {"germany-infantry": 1}, "vichy": {"vichy-france-armour": 1}}, **given)
    assert axis.why("germany", "declare vichy-france") == "vichy-is-shut"
    assert not [o for o in axis.options("germany") if "attack vichy" in o]
    moving = war(
        phase="movement", units={"paris": {"germany-infantry": 1}, "vichy": {"vichy-france-armour": 1}}, **given
    )
    moving.do("germany", "take germany-infantry paris 1")
    assert moving.why("germany", "march vichy 1") == "vichy-is-shut"
    moving.do("germany", "put-back", "take vichy-france-armour vichy 2")
    assert moving.why("germany", "march paris 1") == "vichy-stays"
    moving.do("germany", "march lyon 1")
    allies = war(
        side="allies",
        units={
            "gibraltar": {"britain-fleet": 2, "britain-infantry": 2},
            "vichy": {"vichy-france-infantry": 1},
            "lyon": {"vichy-france-fleet": 1},
        },
        hpp={"britain": 26},
        **given,
    )
    allies.do("britain", "declare vichy-france")
    assert allies.hpp("britain") == 24
    allies.do("britain", "attack vichy vichy-france", "embark britain-infantry britain-fleet gibraltar 2")
    allies.do("britain", "launch", dice=(1, 6, 6))
    assert (
        allies.owner("vichy") == "britain"
        and allies.owner("algiers") == "britain"
        and allies.owner("lyon") == "britain"
    )
    assert not any(u.owner == t.VICHY for u in allies.state.units.values()) and "vichy-ended" in allies.tags()


# -- 13.3


@pytest.mark.rule("EU-13.3a", "EU-R31", "EU-R55")
def test_the_earliest_soviet_attack() -> None:
    units = {"brest-litovsk": {"soviet-infantry": 2}, "kiev": {"soviet-infantry": 2}}
    early = war(side="allies", turn="1941 summer", units=units, hpp={"soviet": 30})
    assert early.why("soviet", "declare germany") == "soviets-too-early"
    assert early.why("soviet", "declare romania") == "soviets-too-early"
    field = war(side="allies", turn="1941 autumn", units=units, hpp={"soviet": 30})
    assert field.why("soviet", "declare romania") == "germany-first"
    field.do("soviet", "declare germany")
    assert field.hpp("soviet") == 23
    field.do("soviet", "declare romania")
    assert field.hpp("soviet") == 21
    field.do("germany", "place-rest")
    romania, hungary = t.COUNTRY["romania"], t.COUNTRY["hungary"]
    assert field.state.standing[romania] == JOINED and field.state.standing[hungary] == FREE


@pytest.mark.rule("EU-13.3b")
def test_satellites_join_at_once() -> None:
    field = war(turn="1940 spring", units={"konigsberg": {"germany-infantry": 1}}, hpp={"germany": 42})
    field.do("germany", "declare soviet")
    while field.kind == "set-up-minor":
        field.do("germany", "place-rest")
    assert field.hpp("germany") == 42 - 7 + 10
    assert all(field.state.standing[c] == JOINED for c in t.SATELLITES)
    assert field.at("helsinki") == {"finland-infantry": 2} and field.at("sofia") == {"bulgaria-infantry": 1}
    field.do("germany", "take finland-infantry helsinki 1", "march petrozavodsk 1")
    assert field.owner("petrozavodsk") == "germany"
    rebuild = east(phase="building", units={"helsinki": {"finland-infantry": 1}})
    rebuild.do("germany", "order finland-infantry", "build helsinki 1")
    assert rebuild.hpp("germany") == 59 and rebuild.at("helsinki") == {"finland-infantry": 2}


@pytest.mark.rule("EU-13.3c", "EU-R30", "EU-R88")
def test_surprise_and_winter() -> None:
    field = Field("barbarossa", units={"konigsberg": {"germany-infantry": 2}, "riga": {"soviet-infantry": 2}})
    field.do("germany", "declare soviet", "attack riga soviet", "join germany-infantry konigsberg 1 2")
    field.do("germany", "launch", dice=(1, 6, 6, 1, 6, 6))
    fought = field.last("round-fought")
    assert fought.attack == ((1, (1, 6, 6, 1)),) and fought.defence == ((2, (6, 6)),), "two dice each; defenders one"
    assert field.owner("riga") == "germany"
    winter = Field(
        "barbarossa",
        turn="1941 winter",
        soviet_war="1941 summer",
        standing={"soviet": "active"},
        control={"riga": "germany"},
        units={"riga": {"germany-infantry": 2}, "vitebsk": {"soviet-infantry": 1}, "novgorod": {}},
    )
    assert winter.why("germany", "attack vitebsk soviet") == "winter-ban"
    winter.do("germany", "take germany-infantry riga 1", "march novgorod 1")
    counter = Field(
        "barbarossa",
        side="allies",
        turn="1941 winter",
        soviet_war="1941 summer",
        standing={"soviet": "active"},
        control={"riga": "germany"},
        units={"riga": {"germany-infantry": 1}, "vitebsk": {"soviet-infantry": 1}},
    )
    counter.do("soviet", "attack riga germany", "join soviet-infantry vitebsk 1 1", "launch", dice=(6, 1, 6))
    assert counter.last("round-fought").attack == ((1, (6, 1)),)
    assert not winter_of_the_attack(Field("barbarossa", turn="1942 winter", soviet_war="1941 summer").state)


@pytest.mark.rule("EU-R56", "EU-13.3c")
def test_a_declaration_in_winter() -> None:
    field = war(
        turn="1940 winter",
        units={"konigsberg": {"germany-infantry": 1}, "riga": {"soviet-infantry": 1}},
        hpp={"germany": 42},
    )
    field.do("germany", "declare soviet")
    while field.kind == "set-up-minor":
        field.do("germany", "place-rest")
    assert not surprise(field.state, t.GERMANY)
    assert field.why("germany", "attack riga soviet") == "winter-ban"
    field.do("germany", "take germany-infantry konigsberg 1", "march brest-litovsk 1")
    assert field.owner("brest-litovsk") == "germany" and field.why("germany", "pass") is None


@pytest.mark.rule("EU-13.3d")
def test_bulgarians_do_not_fight_soviets() -> None:
    field = east(
        units={"kishinev": {"bulgaria-infantry": 1}, "kiev": {"soviet-infantry": 1}}, control={"kishinev": "romania"}
    )
    assert field.why("germany", "attack kiev soviet") == "no-units-for-it"
    attacked = east(
        side="allies",
        units={"sofia": {"bulgaria-infantry": 1}, "bucharest": {"soviet-infantry": 1}},
        control={"bucharest": "soviet"},
    )
    attacked.do("soviet", "attack sofia germany", "join soviet-infantry bucharest 1 1", "launch")
    assert attacked.at("sofia") == {"soviet-infantry": 1} and "round-fought" not in attacked.tags()


@pytest.mark.rule("EU-13.3e", "EU-R55")
def test_satellites_after_a_soviet_attack() -> None:
    field = war(
        side="allies",
        turn="1941 autumn",
        units={"brest-litovsk": {"soviet-infantry": 2}, "budapest": {"germany-infantry": 1}},
        hpp={"soviet": 30},
    )
    field.do("soviet", "declare germany")
    assert all(field.state.standing[c] == FREE for c in t.SATELLITES)
    field.do("soviet", "take soviet-infantry brest-litovsk 1", "march warsaw 1")
    while field.state.side == t.ALLIES and field.kind:
        field.do(field.decision.seats[0], "pass")
    assert field.why("germany", "declare hungary") is None, "leave, or declare for 2"
    for _ in range(3):
        while (
            field.state.side == t.AXIS and field.kind in ("campaign", "movement", "building") and field.decision.seats
        ):
            field.do(field.decision.seats[0], "pass")
    assert field.kind == "redeployment" and field.why("germany", "pass") == "must-leave"
    field.do("germany", "take germany-infantry budapest 0", "redeploy vienna", "pass")
    assert field.at("vienna") == {"germany-infantry": 1}


@pytest.mark.rule("EU-13.3f", "EU-R57")
def test_ploesti_and_grozny() -> None:
    field = east(
        control={"ploesti": "soviet"},
        units={
            "warsaw": {"germany-armour": 2},
            "brest-litovsk": {"soviet-infantry": 1},
            "minsk": {"soviet-infantry": 1},
            "konigsberg": {"germany-infantry": 1},
            "riga": {"soviet-infantry": 1},
        },
    )
    field.do("germany", "attack brest-litovsk soviet", "join germany-armour warsaw 2 2", "launch", dice=(1, 6, 6))
    assert field.why("germany", "attack minsk soviet") == "one-battle-area", "not even by armour going on"
    assert field.why("germany", "attack riga soviet") == "one-battle-area"
    soviet = east(
        side="allies",
        control={"grozny": "germany", "minsk": "germany", "riga": "germany"},
        units={"vitebsk": {"soviet-infantry": 2}, "minsk": {"germany-infantry": 1}, "riga": {"germany-infantry": 1}},
    )
    soviet.do("soviet", "attack minsk germany", "join soviet-infantry vitebsk 1 1", "launch", dice=(6, 6))
    soviet.do("soviet", "withdraw vitebsk")
    assert soviet.why("soviet", "attack riga germany") == "one-battle-area"


@pytest.mark.rule("EU-13.3g", "EU-R54", "EU-R99")
def test_satellites_before_the_war_in_the_east() -> None:
    field = war(phase="movement", units={"vienna": {"germany-armour": 1, "italy-infantry": 1}})
    assert all(field.state.standing[c] == OPEN for c in t.SATELLITES)
    field.do("germany", "take germany-armour vienna 2", "march budapest 1")
    field.do("germany", "take germany-armour budapest 1", "march cluj 1")
    assert field.owner("cluj") == "romania"
    assert not is_friend(field.state, t.ITALY, t.COUNTRY["hungary"])
    assert supplied_areas(field.state, t.GERMANY) >> A["helsinki"] & 1, (
        "its own capital supplies the Germans in Finland"
    )
    allied = war(
        side="allies",
        turn="1940 summer",
        units={"salonika": {"britain-infantry": 2}},
        control={"salonika": "britain"},
        hpp={"britain": 25},
    )
    allied.do("britain", "declare bulgaria")
    allied.until("campaign")
    bulgaria = t.COUNTRY["bulgaria"]
    assert allied.state.standing[bulgaria] == JOINED and allied.state.patron[bulgaria] == t.GERMANY
    assert hostile(allied.state, t.BRITAIN, bulgaria) and allied.hpp("britain") == 23


# -- 13.4, 13.5


@pytest.mark.rule("EU-13.4a", "EU-R9", "EU-R58")
def test_gibraltar_and_suez() -> None:
    field = war(
        turn="1941 spring",
        standing={"italy": "active"},
        hpp={"britain": 25},
        units={"mersa-matruh": {"italy-armour": 1}, "alexandria": {}},
        control={"mersa-matruh": "italy", "alexandria": "italy"},
    )
    field.do(
        "italy",
        "take italy-armour mersa-matruh 2",
        "march alexandria 1",
        "take italy-armour alexandria 1",
        "march suez 1",
    )
    assert field.hpp("britain") == 20 and field.state.limit[t.BRITAIN] == 13, "from hand, the limit stays"
    assert base_hpp(field.state, t.BRITAIN, 1942) == 26 - 5
    set_control(field.state, t.GIBRALTAR, t.GERMANY)
    assert base_hpp(field.state, t.BRITAIN, 1942) == 26 - 10
    set_control(field.state, t.SUEZ, t.BRITAIN)
    assert base_hpp(field.state, t.BRITAIN, 1942) == 26 - 5, "whole again at the accounting after recapture"


@pytest.mark.rule("EU-13.4b")
def test_malta_is_small() -> None:
    field = war(
        side="allies",
        phase="movement",
        units={"malta": {"britain-fleet": 1}, "gibraltar": {"britain-fleet": 2, "britain-infantry": 2}},
    )
    field.do("britain", "take britain-fleet gibraltar 0")
    assert field.why("britain", "rebase malta 1") == "malta-full"
    field.do("britain", "put-back", "carry gibraltar malta")
    assert field.why("britain", "load britain-infantry 2") == "malta-full"
    field.do("britain", "load britain-infantry 1", "launch")
    assert field.at("malta") == {"britain-fleet": 1, "britain-infantry": 1}


@pytest.mark.rule("EU-13.4c", "EU-ex-13.4", "EU-R32", "EU-R76")
def test_germans_in_africa() -> None:
    given: dict[str, Any] = {
        "turn": "1941 summer",
        "standing": {"italy": "active"},
        "hpp": {"germany": 42, "italy": 15},
        "units": {
            "malta": {"britain-fleet": 1, "britain-aircraft": 1, "britain-infantry": 1},
            "tobruk": {"germany-armour": 3, "italy-infantry": 1},
            "mersa-matruh": {"britain-infantry": 1},
            "naples": {"germany-infantry": 1, "italy-fleet": 1},
        },
    }
    field = war(**given)
    assert african_allowance(field.state) == 1
    field.do("germany", "attack mersa-matruh britain")
    assert field.why("germany", "join germany-armour tobruk 2 2") == "malta-bites"
    field.do("germany", "join germany-armour tobruk 2 1", "launch", dice=(6, 6))
    assert field.state.african == 1
    free = war(**{**given, "units": {**given["units"], "malta": {"britain-infantry": 1}}})
    assert african_allowance(free.state) == 3, "only fleet and air units bite"
    full = war(phase="redeployment", **given)
    full.do("germany", "take germany-infantry naples 0")
    assert full.why("germany", "redeploy tripoli") in ("africa-full", "no-escort")
    from sandtable.games.europe.rules.movement import why_not_stay

    assert why_not_stay(full.state, t.GERMANY, t.GERMANY, t.INF, A["tripoli"]).key == "africa-full"
    assert why_not_stay(full.state, t.GERMANY, t.GERMANY, t.FLEET, A["tripoli"]) is None, "fleets do not count"


@pytest.mark.rule("EU-13.5", "EU-R33", "EU-R34")
def test_america() -> None:
    early = war(side="allies", turn="1941 winter", hpp={"usa": 54})
    assert early.why("usa", "declare germany") == "usa-too-early"
    field = war(
        side="allies",
        turn="1942 spring",
        hpp={"usa": 54},
        units={"usa": {"usa-infantry": 5, "usa-armour": 2}, "plymouth": {"britain-fleet": 1}},
    )
    field.do("usa", "declare germany")
    assert field.hpp("usa") == 47 and field.state.standing[t.USA] == ACTIVE and field.why("usa", "pass") is None
    ocean = war(
        side="allies",
        phase="redeployment",
        turn="1942 spring",
        standing={"usa": "active"},
        units={"usa": {"usa-infantry": 5, "usa-armour": 2, "usa-fleet": 1}, "plymouth": {"usa-fleet": 1}},
    )
    ocean.do("usa", "take usa-infantry usa 0")
    assert ocean.why("usa", "redeploy gibraltar") == "only-to-britain"
    ocean.do("usa", "redeploy london")
    for _ in range(3):
        ocean.do("usa", "take usa-infantry usa 0", "redeploy plymouth")
    assert ocean.why("usa", "take usa-armour usa 0") == "no-way-there", "four over the ocean"
    ocean.do("usa", "take usa-infantry plymouth 0", "redeploy calais", "escort plymouth")
    assert ocean.state.redeployed[t.USA] == 5, "moved on counts again"
    bridge = war(
        side="allies",
        phase="redeployment",
        turn="1943 spring",
        standing={"usa": "active", "britain": "fallen"},
        control={"brest": "usa", "london": "germany"},
        units={"usa": {"usa-infantry": 4}, "brest": {"usa-infantry": 1}},
    )
    bridge.do("usa", "take usa-infantry usa 0", "redeploy brest", "take usa-infantry usa 0", "redeploy brest")
    assert bridge.why("usa", "take usa-infantry usa 0") == "no-way-there"
    invade = war(
        side="allies",
        turn="1943 spring",
        standing={"usa": "active", "britain": "fallen"},
        hpp={"usa": 60},
        control={"brest": "germany", "london": "germany"},
        units={"usa": {"usa-infantry": 1, "usa-fleet": 1}},
    )
    invade.do("usa", "attack brest germany", "embark usa-infantry usa-fleet usa 1", "launch")
    assert invade.at("brest") == {"usa-infantry": 1}
    stays = war(
        side="allies",
        turn="1942 spring",
        standing={"usa": "active"},
        hpp={"usa": 60},
        control={"brest": "germany"},
        units={"usa": {"usa-infantry": 1, "usa-fleet": 1}},
    )
    assert stays.why("usa", "attack brest germany") == "no-units-for-it"
    neutral = war(phase="start", turn="1942 spring", side="axis")
    assert neutral.state.standing[t.USA] == NEUTRAL


# -- 14


@pytest.mark.rule("EU-14.1", "EU-14.1a", "EU-14.1b", "EU-14.1c", "EU-R3")
def test_sichelschnitt() -> None:
    field = Field("sichelschnitt")
    assert (field.state.turn, field.state.last) == (2, 5) and plan("sichelschnitt").players.keys() == {2, 3}
    assert field.decision.seats == ("france",)
    field.do("france", "place-rest")
    assert field.decision.seats == ("britain",)
    field.do("britain", "place britain-fleet dover", "place britain-fleet dover", "place britain-fleet dover")
    assert field.why("britain", "place britain-fleet dover") == "set-up-quota"
    field.do("britain", "place britain-fleet malta", "place britain-fleet gibraltar", "place britain-fleet gibraltar")
    field.until("set-up") if field.decision.seats != ("britain",) else None
    while field.decision.seats == ("britain",):
        field.do("britain", "place-rest" if "place-rest" in field.options("britain") else field.options("britain")[0])
    assert field.decision.seats == ("germany",)
    assert field.why("germany", "place germany-fleet stettin") == "set-up-quota"
    field.do("germany", "place germany-infantry budapest")
    assert field.why("germany", "place germany-infantry debrecen") == "set-up-quota", "one unit each"
    field.do("germany", "place germany-armour kiel", "place germany-armour essen")
    assert field.why("germany", "place germany-armour berlin") == "set-up-quota"
    while field.kind == "set-up":
        field.do(
            "germany",
            field.options("germany")[-1]
            if field.options("germany")[-1] != "place-rest"
            else field.options("germany")[0],
        )
    assert field.kind == "movement" and field.decision.seats == ("germany",), "the first turn begins with phase 2"
    assert sum(u.owner == t.GERMANY and t.HOME[u.area] == t.COUNTRY["poland"] for u in field.state.units.values()) == 6
    fixed = [u for u in field.state.units.values() if u.marks & 8]
    assert len([u for u in fixed if u.owner == t.BRITAIN]) == 3 and len([u for u in fixed if u.owner == t.GERMANY]) == 4


@pytest.mark.rule("EU-14.1c")
def test_fixed_units_stay() -> None:
    field = Field(
        "sichelschnitt",
        phase="movement",
        units={"budapest": {"germany-infantry": 1}},
        fixed={"budapest": {"germany-infantry": 1}},
    )
    assert field.why("germany", "take germany-infantry budapest 1") == "no-such-stack"
    later = Field(
        "sichelschnitt",
        phase="redeployment",
        units={"budapest": {"germany-infantry": 1}, "warsaw": {"germany-infantry": 1}},
        fixed={"budapest": {"germany-infantry": 1}},
    )
    assert later.why("germany", "take germany-infantry budapest 0") == "no-such-stack"


@pytest.mark.rule("EU-14.1e", "EU-R102")
def test_sichelschnitt_verdict() -> None:
    four = {"oslo": "germany", "denmark": "germany", "holland": "germany", "belgium": "germany"}
    won = Field("sichelschnitt", control={**four, "paris": "germany"})
    assert verdict(won.state).winners == ("germany",)
    held = Field("sichelschnitt", control=four)
    assert verdict(held.state).scores == {"france": 1} and verdict(held.state).winners == ("britain", "france")
    ally = Field(
        "sichelschnitt",
        control={**four, "paris": "germany", "belgium": "belgium"},
        standing={"belgium": "joined"},
        patron={"belgium": "germany"},
    )
    assert verdict(ally.state).winners == ("germany",), "an ally in Germany's care counts"
    norway = Field("sichelschnitt", control={**four, "paris": "germany", "oslo": "britain"})
    assert verdict(norway.state).scores == {"britain": 1}


@pytest.mark.rule("EU-14.2", "EU-14.2a", "EU-14.2b", "EU-14.2c", "EU-14.2d", "EU-14.2f", "EU-R31", "EU-R22")
def test_barbarossa() -> None:
    field = Field("barbarossa", level="advanced")
    assert (field.state.turn, field.state.last) == (9, 15) and set(plan("barbarossa").players) == {2, 3, 4, 5}
    order = []
    while field.kind in ("set-up", "set-up-minor"):
        seat = field.decision.seats[0]
        if not order or order[-1] != seat:
            order.append(seat)
        if field.kind == "set-up" and seat == "germany":
            assert field.why("germany", "place germany-fleet tripoli") in ("three-in-libya", "not-its-area", None)
        field.do(seat, "place-rest")
    assert order == ["italy", "britain", "soviet", "germany"]
    on = field.state.index.counts
    assert on[t.TYPE["germany-infantry"]] == 20 and on[t.TYPE["germany-submarine"]] == 12, "columns 1939 to 1941, free"
    assert on[t.TYPE["finland-infantry"]] == 2 and on[t.TYPE["vichy-france-fleet"]] == 2
    assert on[t.TYPE["usa-infantry"]] == 0
    assert field.hpp("germany") == 61 and field.owner("syria") == "britain" and field.owner("corsica") == "germany"
    assert field.owner("vichy") == "vichy-france" and field.owner("athens") == "germany"
    assert field.kind == "provision" or field.kind == "campaign"
    field.until("campaign")
    assert field.decision.seats == ("italy", "germany")
    assert field.why("germany", "pass") == "must-declare"
    field.do("germany", "declare soviet")
    for name in ("13.1b", "13.1c", "13.2", "13.3b", "13.3c", "13.3d", "13.3f", "13.4", "13.5"):
        assert has_rule(field.state, name)
    assert not any(has_rule(field.state, name) for name in ("13.1a", "13.3a", "13.3e"))
    libya = Field("barbarossa")
    for seat in ("italy", "britain", "soviet"):
        libya.do(seat, "place-rest")
    while libya.kind == "set-up-minor":
        libya.do("germany", "place-rest")
    libya.do(
        "germany", "place germany-armour tripoli", "place germany-armour tobruk", "place germany-infantry benghazi"
    )
    assert libya.why("germany", "place germany-infantry tripoli") == "three-in-libya"


@pytest.mark.rule("EU-14.2e", "EU-R40")
def test_barbarossa_verdict() -> None:
    three = {"moscow": "germany", "leningrad": "germany", "stalingrad": "germany"}
    axis = Field("barbarossa", control=three, standing={"soviet": "active"})
    assert verdict(axis.state).winners == ("germany", "italy")
    med = {t.AREAS[a]: "italy" for a in t.BRITISH_MEDITERRANEAN} | {"gibraltar": "germany"}
    italy = Field("barbarossa", control=med, standing={"soviet": "active"})
    assert "italy" in verdict(italy.state).scores and "britain" not in verdict(italy.state).scores
    bridge = Field(
        "barbarossa",
        standing={"soviet": "active", "usa": "active"},
        units={"brest": {"usa-infantry": 1}},
        control={"brest": "usa"},
    )
    assert verdict(bridge.state).scores.get("usa") == 1 and "soviet" in verdict(bridge.state).scores
    island = Field("barbarossa", standing={"soviet": "active", "usa": "active"}, units={"london": {"usa-infantry": 1}})
    assert "usa" not in verdict(island.state).scores


@pytest.mark.rule("EU-14.3", "EU-14.3a", "EU-14.3b", "EU-14.3c", "EU-14.3d", "EU-14.3f")
def test_overlord() -> None:
    field = Field("overlord")
    assert (field.state.turn, field.state.last) == (20, 25) and set(plan("overlord").players) == {2, 3, 4}
    assert field.decision.seats == ("usa",)
    field.do("usa", "place usa-infantry naples")
    assert field.why("usa", "place usa-infantry usa") == "not-its-area"
    while field.kind in ("set-up", "set-up-minor"):
        seat = field.decision.seats[0]
        found = field.options(seat)
        field.do(seat, "place-rest" if "place-rest" in found else found[0])
    assert (
        field.state.index.counts[t.TYPE["germany-infantry"]] == 31
        and field.state.index.counts[t.TYPE["usa-infantry"]] == 3
    )
    assert (
        field.owner("kiev") == "germany" and field.owner("naples") == "britain" and field.owner("albania") == "germany"
    )
    assert field.owner("tunis") == "britain" and field.owner("rome") == "germany"
    assert not any(u.owner == t.ITALY for u in field.state.units.values())
    assert (t.COUNTRY["italy"], 8) not in gains(field.state, t.GERMANY), "only controlled, not conquered"
    assert (field.hpp("germany"), field.hpp("britain"), field.hpp("soviet"), field.hpp("usa")) == (75, 32, 30, 66)
    field.until("campaign")
    assert field.decision.seats == ("soviet", "britain", "usa")
    assert (
        has_rule(field.state, "13.3d") and has_rule(field.state, "13.5-redeploy") and not has_rule(field.state, "13.3c")
    )


@pytest.mark.rule("EU-14.3e")
def test_overlord_verdict() -> None:
    assert verdict(Field("overlord", side="axis").state).winners == ("germany",)
    field = Field(
        "overlord",
        side="allies",
        control={"poznan": "soviet"},
        units={"poznan": {"soviet-infantry": 1}},
    )
    field.do("soviet", "take soviet-infantry poznan 1", "march berlin 1")
    found = verdict(field.state)
    assert found.key == "overlord-allied" and found.scores == {"soviet": 1}
    set_control(field.state, A["belgrade"], t.BRITAIN)
    set_control(field.state, A["budapest"], t.BRITAIN)
    assert verdict(field.state).scores == {"soviet": 1, "britain": 1}


@pytest.mark.rule("EU-14.4a", "EU-R28")
def test_whole_war_verdict() -> None:
    assert plan("war").turns == 24 and plan("war").first == 2
    assert verdict(war().state).key == "war-draw"
    assert verdict(war(control={"berlin": "soviet", "rome": "britain"}).state).key == "war-allies"
    assert verdict(war(control={"paris": "germany", "london": "italy"}).state).key == "war-axis"
    both = war(control={"berlin": "soviet", "rome": "britain", "paris": "germany", "moscow": "germany"})
    assert verdict(both.state).key == "war-draw"


@pytest.mark.rule("EU-14.4b", "EU-R27")
def test_free_for_all() -> None:
    free = {"victory": "free-for-all", "players": 5}
    field = war(
        options=free,
        control=dict.fromkeys(("belgium", "holland", "denmark", "oslo", "paris"), "germany"),
        standing={"france": "fallen"},
    )
    assert beyond(field.state, t.GERMANY) == 4 + 4 + 2 + 2 + 2 + 9, "Poland counts"
    joined = war(options=free, standing={"hungary": "joined"}, patron={"hungary": "germany"})
    assert beyond(joined.state, t.GERMANY) == 4 + 3
    italy = war(
        options=free,
        control={
            "belgrade": "italy",
            "athens": "italy",
            "cairo": "italy",
            "near-east": "italy",
            "tunis": "italy",
            "algiers": "italy",
        },
    )
    assert "italy" in verdict(italy.state).winners
    enter = war(
        options=free, side="allies", phase="movement", units={"dover": {"britain-fleet": 1, "britain-infantry": 1}}
    )
    assert enter.why("britain", "carry dover calais") == "not-between-friends"
    asked = war(options=free, side="allies", units={"dover": {"britain-fleet": 1, "britain-infantry": 1}})
    asked.do("britain", "propose france enter")
    asked.do("france", "accept")
    assert (t.FRANCE, t.BRITAIN) in asked.state.consents
    asked.do("france", "revoke britain enter")
    assert asked.state.consents == (), "agreements do not bind"
    given = war(
        options=free,
        side="allies",
        phase="movement",
        consents=[["france", "britain"]],
        units={"dover": {"britain-fleet": 1, "britain-infantry": 1}},
    )
    assert given.why("britain", "carry dover calais") is None


@pytest.mark.rule("EU-14.4c")
def test_whole_war_set_up() -> None:
    field = war()
    order = []
    while field.kind == "set-up":
        seat = field.decision.seats[0]
        order.append(seat)
        if seat == "germany":
            for _ in range(8):
                field.do("germany", next(o for o in field.options("germany") if o.endswith(("essen", "kiel"))))
            assert field.why("germany", "place germany-armour essen") in ("set-up-quota", "none-left-to-place")
            while field.kind == "set-up":
                field.do("germany", next(o for o in field.options("germany") if o.endswith(("warsaw", "danzig"))))
            break
        field.do(seat, "place-rest")
    assert order == ["italy", "france", "britain", "soviet", "germany"]
    poland = sum(u.owner == t.GERMANY and t.HOME[u.area] == t.COUNTRY["poland"] for u in field.state.units.values())
    assert poland == 6
    field.until("campaign")
    assert field.decision.seats == ("italy",), "Germany begins with phase 2"
    assert all(has_rule(field.state, name) for name in ("13.1a", "13.2", "13.3a", "13.3g", "13.4", "13.5"))
    assert t.mix(t.GERMANY, 1939)[t.INF] == 14 and t.mix(t.GERMANY, 1940)[t.INF] == 16, "columns open with their year"


# -- 15


@pytest.mark.rule("EU-15b")
def test_costs() -> None:
    assert dict(zip(t.KINDS, t.COST, strict=True)) == {
        "infantry": 1,
        "armour": 2,
        "aircraft": 3,
        "fleet": 6,
        "paratroops": 2,
        "bomber": 3,
        "submarine": 1,
        "destroyer": 1,
    }
    assert (t.BATTLE_COST, t.INVASION_COST, t.WAR_MINOR, t.WAR_POWER) == (1, 5, 2, 7)


@pytest.mark.rule("EU-15c")
def test_armies_of_minors() -> None:
    armies = {t.COUNTRIES[c]: units[:4] for c, units in t.ARMY.items() if t.COUNTRIES[c] != "vichy-france"}
    assert {c: a[0] for c, a in armies.items() if not any(a[1:])} == {
        "belgium": 1,
        "denmark": 1,
        "greece": 2,
        "holland": 1,
        "yugoslavia": 2,
        "norway": 1,
        "sweden": 2,
        "bulgaria": 1,
        "finland": 2,
        "hungary": 2,
        "romania": 2,
    }
    assert armies["spain"] == (3, 1, 1, 1) and armies["turkey"] == (3, 2, 1, 1)


@pytest.mark.rule("EU-15a")
def test_table_one() -> None:
    from sandtable.games.europe.rules.modifiers import Ground, fleet_defence

    assert Ground(fort=True).attack(3) == 1 and Ground(bonus=1).attack(3) == 3
    assert Ground(fort=True).defence(t.INF, 2) == Ground(coast=True).defence(t.ARM, 2) == 5
    assert fleet_defence(t.FLEET, 3, True) == 5


def test_seats() -> None:
    assert GAME.seats("overlord", {}) == ("germany", "britain", "soviet", "usa")


@pytest.mark.rule("EU-R91")
def test_italy_does_not_open_the_war_in_the_east() -> None:
    field = war(
        turn="1941 spring", standing={"italy": "active"}, hpp={"italy": 30}, units={"konigsberg": {"italy-infantry": 1}}
    )
    assert field.why("italy", "declare soviet") == "soviet-war-by-germany"


@pytest.mark.rule("EU-R92")
def test_aircraft_beside_land_units_do_not_fight_ships() -> None:
    field = belgium(
        {
            "holland": {"germany-infantry": 2, "germany-aircraft": 1},
            "belgium": {"france-infantry": 1, "france-fleet": 1},
        }
    )
    field.do(
        "germany", "attack belgium france", "join germany-infantry holland 1 2", "join germany-aircraft holland 0 1"
    )
    field.do("germany", "launch", dice=(1, 6, 6, 6))
    assert [e.stage for e in field.events if type(e).__name__ == "RoundFought"] == ["land"]
    alone = Field(
        "sichelschnitt",
        turn="1940 spring",
        hpp={"germany": 42},
        control={"belgium": "france"},
        units={"holland": {"germany-aircraft": 1}, "belgium": {"france-fleet": 1}},
    )
    alone.do("germany", "attack belgium france", "join germany-aircraft holland 0 1", "launch", dice=(1, 6))
    assert alone.last("round-fought").stage == "sea" and alone.at("belgium") == {}


@pytest.mark.rule("EU-R97")
def test_minors_of_a_fallen_power() -> None:
    from sandtable.games.europe.rules.conquest import power_falls

    field = east(control={"berlin": "soviet"}, units={"helsinki": {"finland-infantry": 2}})
    power_falls(field.state, t.GERMANY, [])
    assert field.state.patron[t.COUNTRY["finland"]] == t.ITALY
    alone = Field("overlord", control={"berlin": "soviet"}, units={"helsinki": {"finland-infantry": 2}})
    power_falls(alone.state, t.GERMANY, [])
    assert alone.state.standing[t.COUNTRY["finland"]] == FREE and alone.at("helsinki") == {}


@pytest.mark.rule("EU-R98")
def test_axis_units_make_room_for_vichy() -> None:
    field = Field(
        "sichelschnitt",
        side="allies",
        turn="1940 spring",
        control={"paris": "germany", "lyon": "germany"},
        lost_capital={"france": "germany"},
        units={"lyon": {"germany-infantry": 1}},
    )
    field.do("france", "pass")
    field.do("britain", "pass")
    assert field.owner("lyon") == "vichy-france" and field.at("paris") == {"germany-infantry": 1}


@pytest.mark.rule("EU-R101")
def test_germans_who_stay_are_lost() -> None:
    field = war(
        turn="1942 spring",
        phase="redeployment",
        soviet_first=True,
        standing={"soviet": "active", "hungary": "free"},
        units={"budapest": {"germany-infantry": 1}, "berlin": {"germany-infantry": 1}},
        redeployed={"germany": 6},
    )
    for seat in list(field.decision.seats):
        field.do(seat, "pass")
    assert field.at("budapest") == {} and field.at("berlin") == {"germany-infantry": 1}
