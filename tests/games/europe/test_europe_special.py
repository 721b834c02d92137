"""Chapter 13: special rules."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import Field, belgium, east, sickle, war

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.games.europe.events import RoundFought
from sandtable.games.europe.model import ACTIVE, FREE, JOINED, NEUTRAL, OPEN, set_control
from sandtable.games.europe.rules.attack import african_allowance
from sandtable.games.europe.rules.diplomacy import friend, hostile
from sandtable.games.europe.rules.eastern_front import surprise, winter_of_the_attack
from sandtable.games.europe.rules.money import base_hpp
from sandtable.games.europe.rules.supply import supplied_areas
from sandtable.kernel import Name

A = t.AREA


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
    assert apart.kind == "answer" and apart.pending().seats == ("italy",)
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


@pytest.mark.parametrize(
    ("what", "lead", "keeper"),
    [
        ("combine-lead", "germany", "germany"),
        ("combine-lead-give", "germany", "italy"),
        ("combine-even", "germany", ""),
        ("combine-follow", "italy", "italy"),
        ("combine-follow-keep", "italy", "germany"),
        ("combine-follow-even", "italy", ""),
    ],
)
@pytest.mark.rule("EU-13.1b")
def test_who_leads_and_who_keeps_are_agreed_apart(what: str, lead: str, keeper: str) -> None:
    given: dict[str, Any] = {
        "units": {"minsk": {"germany-infantry": 1, "italy-infantry": 2}, "vitebsk": {"soviet-infantry": 1}},
        "control": {"minsk": "germany"},
    }
    field = east(options={"players": 4}, **given)
    field.do("germany", f"propose italy {what}")
    asked = field.pending().prompt("italy").args
    assert asked["lead"] == Name("country", lead) and asked["keeper"] == Name("country", keeper or "larger")
    field.do("italy", "accept")
    seen = GAME.knowledge(field.state, frozenset({"soviet"}))
    assert [(p.powers, p.lead, p.keeper) for p in seen.pacts] == [(("germany", "italy"), lead, keeper)]
    if lead == "italy":
        field.do("germany", "pass")
    field.do(lead, "attack vitebsk soviet", "join germany-infantry minsk 1 1", "join italy-infantry minsk 1 2")
    field.do(lead, "launch", dice=(1, 6, 6, 6))
    assert field.owner("vitebsk") == (keeper or "italy"), "the larger force where nobody is named"


@pytest.mark.rule("EU-5.1b")
def test_the_question_says_what_is_owed_before_the_phase_ends() -> None:
    field = sickle(units={"essen": {"germany-infantry": 3}})
    assert field.pending().prompt("germany").args["first"] == ""
    field.do("germany", "declare belgium")
    asked = field.pending().prompt("germany").args
    assert (asked["first"], asked["owed"]) == ("owes-an-attack", (Name("country", "belgium"),))
    field.do("germany", "attack belgium belgium", "join germany-infantry essen 1 3", "launch", dice=(1, 1, 1, 6))
    assert field.pending().prompt("germany").args["first"] == ""


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
        field.do(field.pending().seats[0], "pass")
    assert field.why("germany", "declare hungary") is None, "leave, or declare for 2"
    for _ in range(3):
        while (
            field.state.side == t.AXIS and field.kind in ("campaign", "movement", "building") and field.pending().seats
        ):
            field.do(field.pending().seats[0], "pass")
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
    assert not friend(field.state, t.ITALY, t.COUNTRY["hungary"])
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


@pytest.mark.rule("EU-13.4c", "EU-R32", "EU-R76")
@pytest.mark.parametrize(("first", "refusal"), [(2, "malta-bites"), (1, None)])
def test_germans_who_attack_in_africa_are_counted_over_the_whole_turn(first: int, refusal: str | None) -> None:
    """One aircraft on Malta: two Germans may attack, be it in one battle or in two."""
    field = war(
        turn="1941 summer",
        standing={"italy": "active"},
        hpp={"germany": 42, "italy": 15},
        units={
            "malta": {"britain-aircraft": 1},
            "tobruk": {"germany-armour": 2, "germany-aircraft": 1},
            "mersa-matruh": {"britain-infantry": 1},
            "alexandria": {"britain-fleet": 1},
        },
    )
    field.do("germany", "attack mersa-matruh britain", f"join germany-armour tobruk 2 {first}")
    field.do("germany", "launch", dice=(6,) * (first + 1))
    field.do("germany", "withdraw tobruk", "attack alexandria britain")
    assert field.why("germany", "join germany-aircraft tobruk 0 1") == refusal


@pytest.mark.rule("EU-13.4c", "EU-R32")
def test_a_malta_that_is_italian_bites_no_german() -> None:
    field = war(
        turn="1941 summer",
        standing={"italy": "active"},
        hpp={"germany": 42, "italy": 15},
        control={"malta": "italy"},
        units={
            "malta": {"italy-fleet": 1, "italy-aircraft": 1},
            "tobruk": {"germany-armour": 3},
            "mersa-matruh": {"britain-infantry": 1},
        },
    )
    field.do("germany", "attack mersa-matruh britain")
    assert field.why("germany", "join germany-armour tobruk 2 3") is None


@pytest.mark.rule("EU-13.4c", "EU-R32")
def test_italians_and_german_ships_attack_in_africa_as_they_like() -> None:
    field = war(
        turn="1941 summer",
        standing={"italy": "active"},
        hpp={"germany": 42, "italy": 15},
        units={
            "malta": {"britain-fleet": 1, "britain-aircraft": 1},
            "tobruk": {"italy-infantry": 2, "italy-armour": 1, "germany-fleet": 2},
            "mersa-matruh": {"britain-infantry": 1},
            "alexandria": {"britain-fleet": 1},
        },
    )
    field.do("italy", "attack mersa-matruh britain", "join italy-infantry tobruk 1 2")
    assert field.why("italy", "join italy-armour tobruk 2 1") is None
    field.do("italy", "call-off")
    field.do("germany", "attack alexandria britain")
    assert field.why("germany", "join germany-fleet tobruk 0 2") is None


@pytest.mark.rule("EU-13.4c", "EU-R32")
@pytest.mark.parametrize(("there", "refusal"), [(3, "africa-full"), (2, None)])
def test_a_fourth_german_does_not_come_to_africa(there: int, refusal: str | None) -> None:
    """Neither by redeployment nor by sea, on land or in the air; fleets do not count."""
    given: dict[str, Any] = {
        "turn": "1941 summer",
        "standing": {"italy": "active"},
        "units": {
            "tobruk": {"germany-armour": there, "germany-fleet": 2},
            "naples": {"germany-infantry": 1, "germany-fleet": 1, "germany-aircraft": 1},
        },
    }
    field = war(phase="redeployment", **given)
    field.do("germany", "take germany-infantry naples 0")
    assert field.why("germany", "redeploy tripoli") == refusal
    field.do("germany", "put-back", "take germany-fleet naples 0")
    assert field.why("germany", "redeploy tripoli") is None
    field.do("germany", "put-back", "take germany-armour tobruk 0")
    assert field.why("germany", "redeploy tripoli") is None, "who is there already may go about"
    sea = war(phase="movement", **given)
    assert sea.why("germany", "carry naples tripoli") == ("nothing-to-carry" if refusal else None)
    if refusal is None:
        sea.do("germany", "carry naples tripoli", "load germany-infantry 1")
        assert sea.why("germany", "load germany-aircraft 1") == "africa-full", "the second aboard would be the fourth"


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
    assert [e.stage for e in field.events if isinstance(e, RoundFought)] == ["land"]
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
    for seat in list(field.pending().seats):
        field.do(seat, "pass")
    assert field.at("budapest") == {} and field.at("berlin") == {"germany-infantry": 1}
