"""Chapters 5.1b, 5.1e and 13.3a: a declaration of war needs an attack that can be made and paid, and then owes it."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import Field, east, sickle, war

from sandtable.games.europe import tables as t
from sandtable.games.europe.rules.diplomacy import friend, hostile


def italy(**given: Any) -> Field:
    """Spring 1940, the Allies to move; Italy is neutral."""
    given.setdefault("turn", "1940 spring")
    return war(side="allies", **given)


# -- reach and price


@pytest.mark.rule("EU-5.1b", "EU-R118")
@pytest.mark.parametrize(("hpp", "refusal"), [(11, "no-hpp"), (12, None)])
def test_war_over_the_sea_on_a_great_power_costs_seven_and_five(hpp: int, refusal: str | None) -> None:
    units = {"malta": {"britain-fleet": 1, "britain-infantry": 1}, "sicily": {"italy-infantry": 1}}
    field = italy(hpp={"britain": hpp}, limit={"britain": 20}, units=units)
    assert field.why("britain", "declare italy") == refusal
    assert ("declare italy" in field.options("britain")) == (refusal is None)


@pytest.mark.rule("EU-5.1b", "EU-R118")
@pytest.mark.parametrize(("hpp", "refusal"), [(6, "no-hpp"), (7, None)])
def test_war_over_the_sea_on_a_minor_costs_two_and_five(hpp: int, refusal: str | None) -> None:
    units = {"stettin": {"germany-fleet": 1, "germany-infantry": 1}, "warsaw": {"germany-infantry": 1}}
    field = sickle(hpp={"germany": hpp}, limit={"germany": 20}, units=units)
    assert field.why("germany", "declare sweden") == refusal


@pytest.mark.rule("EU-5.1b", "EU-R118")
@pytest.mark.parametrize(("limit", "refusal"), [(7, "over-limit"), (8, None)])
def test_the_limit_of_the_turn_must_hold_both(limit: int, refusal: str | None) -> None:
    units = {"lyon": {"france-infantry": 1}, "milan": {"italy-infantry": 1}}
    field = italy(hpp={"france": 17}, limit={"france": limit}, units=units)
    assert field.why("france", "declare italy") == refusal


@pytest.mark.rule("EU-5.1b", "EU-5.1h", "EU-R118")
def test_an_empty_area_next_door_costs_the_declaration_alone() -> None:
    field = italy(hpp={"france": 7}, limit={"france": 7}, units={"lyon": {"france-infantry": 1}})
    assert field.why("france", "declare italy") is None
    field.do("france", "declare italy")
    assert field.hpp("france") == 0 and field.why("france", "pass") == "owes-an-attack"
    field.do("france", "take france-infantry lyon 1", "march milan 1", "pass")


@pytest.mark.rule("EU-5.1b", "EU-R118")
def test_aircraft_alone_need_someone_in_range() -> None:
    units = {"lyon": {"france-aircraft": 1}, "naples": {"italy-infantry": 1}}
    assert italy(units=units).why("france", "declare italy") == "cannot-attack-it", "Naples is too far"
    near = {"lyon": {"france-aircraft": 1}, "milan": {"italy-infantry": 1}}
    assert italy(units=near).why("france", "declare italy") is None


@pytest.mark.rule("EU-5.1b", "EU-R118")
def test_aircraft_alone_must_reach_all_of_a_minor() -> None:
    """Its army is set up by the other side after the declaration, perhaps where they cannot come."""
    poland = {"warsaw": {"germany-infantry": 1}}
    assert sickle(units={"essen": {"germany-aircraft": 1}, **poland}).why("germany", "declare belgium") is None
    norway = sickle(units={"kiel": {"germany-aircraft": 1}, **poland})
    assert norway.why("germany", "declare norway") == "cannot-attack-it", "Oslo is in range, Narvik is not"


@pytest.mark.rule("EU-5.1b", "EU-R118", "EU-13.3c", "EU-R56")
def test_a_german_declaration_in_winter_needs_an_empty_area() -> None:
    units = {"warsaw": {"germany-infantry": 1}, "brest-litovsk": {"soviet-infantry": 1}}
    given: dict[str, Any] = {"turn": "1940 winter", "hpp": {"germany": 40}}
    assert war(units=units, **given).why("germany", "declare soviet") == "cannot-attack-it"
    assert war(units=units, **{**given, "turn": "1940 autumn"}).why("germany", "declare soviet") is None
    west = war(units={"essen": {"germany-infantry": 1}, "warsaw": {"germany-infantry": 1}}, **given)
    assert west.why("germany", "declare belgium") is None, "the ban is for the USSR alone"
    open_ = war(units={"warsaw": {"germany-infantry": 1}}, **given)
    assert open_.why("germany", "declare soviet") is None


@pytest.mark.rule("EU-5.1b", "EU-R118", "EU-13.3f")
def test_without_oil_a_second_battle_cannot_be_declared() -> None:
    """Ploesti is Soviet and the Axis has fought in one area: a war on Sweden could not be followed by a battle."""
    field = war(
        turn="1942 summer",
        soviet_war="1941 summer",
        hpp={"germany": 40},
        standing={"soviet": "active"},
        control={"ploesti": "soviet", "oslo": "germany", "trondheim": "germany", "narvik": "germany"},
        units={
            "warsaw": {"germany-infantry": 2},
            "brest-litovsk": {"soviet-infantry": 1},
            "oslo": {"germany-infantry": 1},
        },
    )
    assert field.why("germany", "declare sweden") is None
    field.do("germany", "attack brest-litovsk soviet", "join germany-infantry warsaw 1 2", "launch", dice=(6, 6, 6))
    field.do("germany", "withdraw warsaw")
    assert field.why("germany", "declare sweden") == "cannot-attack-it"


# -- helping a victim


def helper(units: dict[str, dict[str, int]], **given: Any) -> Field:
    """Italy has attacked Yugoslavia, which still stands."""
    return italy(foes={"yugoslavia": ["italy"]}, units=units, hpp={"britain": 25, "france": 17}, **given)


@pytest.mark.rule("EU-5.1e", "EU-R29", "EU-R119", "EU-ex-5.1b")
def test_a_victim_is_helped_only_with_troops_that_can_come() -> None:
    far = helper({"london": {"britain-infantry": 1}})
    assert far.why("britain", "declare italy") == "cannot-attack-it", "no fleet takes them there"
    field = helper({"malta": {"britain-infantry": 1, "britain-fleet": 1}}, limit={"britain": 11})
    assert field.why("britain", "declare italy") is None, "7 and a voyage, which costs nothing"
    field.do("britain", "declare italy")
    assert field.hpp("britain") == 18 and field.why("britain", "pass") is None, "there is time"
    assert hostile(field.state, t.FRANCE, t.ITALY) and friend(field.state, t.GERMANY, t.ITALY)
    while field.kind == "campaign":
        field.do(field.pending().seats[0], "pass")
    assert field.kind == "movement" and field.why("britain", "pass") is None, "it can still be redeployed"
    field.do("britain", "carry malta sarajevo", "load britain-infantry 1", "launch")
    assert field.state.owed == () and field.at("sarajevo") == {"britain-infantry": 1}


@pytest.mark.rule("EU-5.1e", "EU-R119")
def test_the_last_phase_in_which_troops_can_be_sent_is_not_left() -> None:
    field = helper({"malta": {"britain-infantry": 1, "britain-fleet": 1}})
    field.do("britain", "declare italy")
    while field.kind != "redeployment":
        field.do(field.pending().seats[-1], "pass")
    assert field.why("britain", "pass") == "owes-troops" and "pass" not in field.options("britain")
    field.do("britain", "take britain-infantry malta 0", "redeploy zagreb", "escort malta")
    assert field.why("britain", "pass") is None


@pytest.mark.rule("EU-5.1e", "EU-R119")
def test_what_can_only_march_or_fly_there_must_do_so_in_phase_two() -> None:
    """France has no redeployment left: its infantry marches in now or never."""
    field = helper({"salonika": {"france-infantry": 1}}, control={"salonika": "france"})
    field.do("france", "declare italy")
    field.state.redeployed[t.FRANCE] = t.REDEPLOY[t.FRANCE]
    while field.kind != "movement":
        field.do(field.pending().seats[-1], "pass")
    assert field.why("france", "pass") == "owes-troops"
    field.do("france", "take france-infantry salonika 1", "march skopje 1")
    assert field.why("france", "pass") is None and field.state.owed == ()


# -- the Soviet declaration


def soviets(**given: Any) -> Field:
    given.setdefault("turn", "1942 spring")
    given.setdefault("hpp", {"soviet": 40})
    return war(side="allies", **given)


@pytest.mark.rule("EU-13.3a", "EU-R120")
@pytest.mark.parametrize(("hpp", "refusal"), [(9, "no-hpp"), (10, None)])
def test_the_soviets_may_attack_a_satellite_alone(hpp: int, refusal: str | None) -> None:
    """Only Finland is in reach: 7 for Germany, 2 for Finland, 1 for the battle."""
    units = {"leningrad": {"soviet-infantry": 2}}
    field = soviets(units=units, hpp={"soviet": hpp}, limit={"soviet": 20})
    assert field.why("soviet", "declare germany") == refusal


@pytest.mark.rule("EU-13.3a", "EU-R120", "EU-R55")
def test_an_attack_on_a_satellite_is_what_the_declaration_asks_for() -> None:
    field = soviets(units={"leningrad": {"soviet-infantry": 2}})
    assert field.why("soviet", "declare finland") == "germany-first"
    field.do("soviet", "declare germany")
    assert field.why("soviet", "pass") == "owes-an-attack", "Finland can be declared on"
    field.do("soviet", "declare finland")
    field.do("germany", "place-rest")
    assert field.why("soviet", "pass") == "owes-an-attack"
    area = next(o.split()[1] for o in field.options("soviet") if o.startswith("attack"))
    field.do("soviet", f"attack {area} germany", "join soviet-infantry leningrad 1 2", "launch", dice=(6, 6, 6, 6))
    field.do("soviet", "withdraw leningrad")
    assert field.why("soviet", "pass") is None and field.state.owed == ()


@pytest.mark.rule("EU-13.3a", "EU-R120")
def test_an_empty_area_of_a_satellite_will_do() -> None:
    """The Romanians stand elsewhere: walking into Kishinev's neighbour satisfies both declarations."""
    field = soviets(units={"kishinev": {"soviet-infantry": 1}})
    field.do("soviet", "declare germany", "declare romania")
    while field.kind == "set-up-minor":
        field.do("germany", "place romania-infantry cluj")
    step = next(o for o in ("ploesti", "bucharest") if not field.at(o))
    field.do("soviet", "take soviet-infantry kishinev 1", f"march {step} 1")
    assert field.state.owed == () and field.why("soviet", "pass") is None


# -- what is owed comes first


def on_belgium(**given: Any) -> Field:
    """Germany has declared war on Belgium from Essen; in Stuttgart, too, there are troops."""
    units = {"essen": {"germany-infantry": 4}, "warsaw": {"germany-infantry": 1}, "maginot": {"france-infantry": 1}}
    field = sickle(units={**units, "stuttgart": {"germany-infantry": 1, "germany-aircraft": 1}}, **given)
    field.do("germany", "declare belgium")
    return field


@pytest.mark.rule("EU-5.1b", "EU-R123")
def test_the_price_of_an_attack_that_is_owed_is_not_spent_elsewhere() -> None:
    field = on_belgium(hpp={"germany": 3}, limit={"germany": 20})
    assert field.hpp("germany") == 1 and field.why("germany", "pass") == "owes-an-attack"
    assert field.why("germany", "attack maginot france") == "owes-an-attack"
    attacks = [option for option in field.options("germany") if option.startswith("attack")]
    assert attacks == ["attack belgium belgium"]
    field.do("germany", "attack belgium belgium", "join germany-infantry essen 1 4", "launch", dice=(6, 6, 6, 6, 6))
    field.do("germany", "withdraw essen")
    assert field.why("germany", "pass") is None and field.hpp("germany") == 0


@pytest.mark.rule("EU-R123")
def test_other_attacks_follow_the_one_that_was_owed() -> None:
    field = on_belgium()
    field.do("germany", "attack belgium belgium", "join germany-infantry essen 1 4", "launch", dice=(1, 6, 6, 6, 6))
    assert field.owner("belgium") == "germany" and field.why("germany", "attack maginot france") is None


@pytest.mark.rule("EU-R123", "EU-5.1b")
def test_one_war_after_another() -> None:
    """The one unit in Essen could not attack both; when Belgium has been attacked, Holland may follow."""
    field = on_belgium()
    assert field.why("germany", "declare holland") == "owes-an-attack"
    assert "declare holland" not in field.options("germany")
    field.do("germany", "attack belgium belgium", "join germany-infantry essen 1 2", "launch", dice=(1, 6, 6))
    assert field.why("germany", "declare holland") is None


@pytest.mark.rule("EU-R123")
def test_troops_that_are_needed_do_not_walk_away() -> None:
    """French infantry in the Maginot line could walk into empty Stuttgart."""
    field = sickle(side="allies", units={"maginot": {"france-infantry": 1}})
    assert field.why("france", "take france-infantry maginot 1") is None
    field.do("france", "declare belgium")
    while field.kind == "set-up-minor":
        field.do("germany", "place-rest")
    assert field.why("france", "take france-infantry maginot 1") == "owes-an-attack"
    assert "take france-infantry maginot 1" not in field.options("france")
    field.do("france", "attack belgium belgium", "join france-infantry maginot 1 1", "launch", dice=(6, 6))
    field.do("france", "withdraw maginot")
    assert field.why("france", "pass") is None


@pytest.mark.rule("EU-R123")
def test_troops_elsewhere_go_where_they_like() -> None:
    units = {"essen": {"germany-infantry": 1}, "warsaw": {"germany-infantry": 1}, "stuttgart": {"germany-infantry": 1}}
    field = sickle(units=units)
    field.do("germany", "declare belgium")
    assert field.why("germany", "take germany-armour essen 2") == "no-such-stack"
    field.do("germany", "take germany-infantry stuttgart 1", "march maginot 1")
    assert field.owner("maginot") == "germany" and field.why("germany", "pass") == "owes-an-attack"


@pytest.mark.rule("EU-R123", "EU-5.1b", "EU-5.1h")
def test_who_can_walk_into_the_country_may_be_taken_up() -> None:
    """British armour before an empty Tobruk, with the last points: it cannot fight, and Tobruk is all it can reach."""
    units = {"mersa-matruh": {"britain-armour": 1}}
    field = italy(hpp={"britain": 7}, limit={"britain": 7}, units=units)
    field.do("britain", "declare italy")
    assert field.why("britain", "pass") == "owes-an-attack"
    assert "take britain-armour mersa-matruh 2" in field.options("britain")
    field.do("britain", "take britain-armour mersa-matruh 2", "march tobruk 1")
    assert field.why("britain", "pass") is None and field.owner("tobruk") == "britain"


@pytest.mark.rule("EU-R123", "EU-5.1b")
def test_an_attack_on_a_colony_is_one_on_its_power() -> None:
    units = {"mersa-matruh": {"britain-infantry": 1}, "tobruk": {"italy-infantry": 1}}
    field = italy(hpp={"britain": 25}, units=units)
    field.do("britain", "declare italy")
    assert "attack tobruk germany" in field.options("britain")
    plan = ("attack tobruk germany", "join britain-infantry mersa-matruh 1 1", "launch")
    field.do("britain", *plan, dice=(6, 6))
    field.do("britain", "withdraw mersa-matruh")
    assert field.why("britain", "pass") is None


@pytest.mark.rule("EU-5.1b", "EU-R123")
def test_who_can_attack_no_more_is_let_go() -> None:
    """As after an ally has taken the only area in reach: neither a march elsewhere nor other wars count for it."""
    field = sickle(units={"stuttgart": {"germany-infantry": 1}, "warsaw": {"germany-infantry": 1}})
    field.state.owed = ((t.GERMANY, t.COUNTRY["belgium"]),)
    assert "take germany-infantry stuttgart 1" in field.options("germany") and field.why("germany", "pass") is None
    attack = sickle(units={"stuttgart": {"germany-infantry": 1}, "maginot": {"france-infantry": 1}})
    attack.state.owed = ((t.GERMANY, t.COUNTRY["belgium"]),)
    assert "attack maginot france" in attack.options("germany") and attack.why("germany", "pass") is None
    assert attack.why("germany", "declare holland") == "cannot-attack-it"
    channel = {"kiel": {"germany-fleet": 1, "germany-infantry": 1}, "dover": {"britain-infantry": 1}}
    dover = sickle(units={**channel, "warsaw": {"germany-infantry": 1}})
    dover.state.owed = ((t.GERMANY, t.COUNTRY["belgium"]),)
    assert "attack dover britain" in dover.options("germany") and dover.why("germany", "pass") is None
    soviet = east(side="allies", units={"moscow": {"soviet-infantry": 1}})
    soviet.state.owed = ((t.SOVIET, t.GERMANY),)
    assert soviet.why("soviet", "pass") is None, "no satellite is left to declare war on"


@pytest.mark.rule("EU-R123")
def test_what_can_be_attacked_no_more_needs_no_points() -> None:
    units = {"essen": {"germany-infantry": 1}, "warsaw": {"germany-infantry": 1}}
    field = sickle(hpp={"germany": 3}, limit={"germany": 3}, units=units)
    field.state.owed = ((t.GERMANY, t.COUNTRY["sweden"]),)
    assert field.why("germany", "declare belgium") is None


@pytest.mark.rule("EU-5.1b", "EU-5.1e", "EU-R119", "EU-R123")
def test_help_for_a_victim_does_not_pay_for_another_war() -> None:
    units = {"malta": {"britain-infantry": 1, "britain-fleet": 1}, "dover": {"britain-infantry": 1, "britain-fleet": 1}}
    field = italy(foes={"yugoslavia": ["italy"]}, hpp={"britain": 40}, limit={"britain": 20}, units=units)
    field.do("britain", "declare italy")
    assert field.why("britain", "pass") is None, "there is time to send them"
    field.do("britain", "declare holland")
    field.until("campaign")
    assert field.why("britain", "pass") == "owes-an-attack"


@pytest.mark.rule("EU-5.1b", "EU-5.1e", "EU-R119")
def test_troops_are_sent_for_the_price_of_the_declaration_alone() -> None:
    """Also by one who could fight for one point more."""
    troops = {"malta": {"britain-infantry": 1, "britain-fleet": 1}}
    for more in ({}, {"mersa-matruh": {"britain-infantry": 1}, "tobruk": {"italy-infantry": 1}}):
        given: dict[str, Any] = {"hpp": {"britain": 7}, "limit": {"britain": 7}, "units": {**troops, **more}}
        assert italy(foes={"yugoslavia": ["italy"]}, **given).why("britain", "declare italy") is None
        assert italy(**given).why("britain", "declare italy") in ("no-hpp", "over-limit")


@pytest.mark.rule("EU-13.3a", "EU-R120", "EU-5.1b")
def test_the_soviets_pay_for_the_cheapest_attack() -> None:
    """Warsaw for one point, or Finland for three."""
    units = {"leningrad": {"soviet-infantry": 1}, "brest-litovsk": {"soviet-infantry": 1}}
    given: dict[str, Any] = {"hpp": {"soviet": 8}, "limit": {"soviet": 8}}
    assert soviets(units={**units, "warsaw": {"germany-infantry": 1}}, **given).why("soviet", "declare germany") is None


@pytest.mark.rule("EU-13.3a", "EU-R120", "EU-R123")
def test_ten_points_are_enough_for_germany_and_finland() -> None:
    field = soviets(units={"leningrad": {"soviet-infantry": 2}}, hpp={"soviet": 10}, limit={"soviet": 10})
    field.do("soviet", "declare germany", "declare finland")
    assert field.hpp("soviet") == 1


@pytest.mark.rule("EU-13.3a", "EU-R120")
def test_an_attack_on_another_neutral_does_not_count_as_one_on_germany() -> None:
    units = {"leningrad": {"soviet-infantry": 2}, "tbilisi": {"soviet-infantry": 2}}
    field = soviets(units=units, hpp={"soviet": 60}, limit={"soviet": 30})
    field.do("soviet", "declare turkey")
    field.until("campaign")
    area = next(o.split()[1] for o in field.options("soviet") if o.startswith("attack"))
    field.do("soviet", f"attack {area} turkey", "join soviet-infantry tbilisi 1 1", "launch", dice=(6,) * 2)
    field.do("soviet", "withdraw tbilisi", "declare germany")
    assert field.why("soviet", "pass") == "owes-an-attack", "Germany or Finland is owed"
    assert not any(option.endswith("turkey") for option in field.options("soviet")), "Turkey does not count for it"
    assert field.why("soviet", "declare sweden") == "owes-an-attack" and field.why("soviet", "declare finland") is None


@pytest.mark.rule("EU-14.2a", "EU-5.1b")
def test_only_the_war_on_the_soviets_needs_no_attack_in_reach() -> None:
    """Barbarossa: Germany must declare it in its first turn, wherever its troops stand."""
    field = Field("barbarossa", units={"paris": {"germany-infantry": 1}})
    field.until("campaign")
    assert field.why("germany", "declare soviet") is None
    assert field.why("germany", "declare turkey") == "cannot-attack-it"


@pytest.mark.rule("EU-5.1b", "EU-11a")
def test_nobody_declares_war_on_what_is_no_country_or_has_lost_his_capital() -> None:
    field = italy(units={"lyon": {"france-infantry": 1}})
    assert field.why("britain", "declare libya") == "no-war-on-that"
    assert field.why("britain", "declare poland") == "no-war-on-that"
    assert field.why("britain", "declare vichy-france") == "no-war-on-that", "there is none yet"
    lost = italy(
        control={"paris": "germany"}, lost_capital={"france": "germany"}, units={"maginot": {"france-infantry": 1}}
    )
    assert lost.why("france", "declare belgium") == "capital-first"


@pytest.mark.rule("EU-13.3e", "EU-13.3g")
def test_nobody_joins_a_fallen_germany() -> None:
    field = Field(
        "overlord",
        options={"players": 4},
        side="allies",
        turn="1945 summer",
        standing={"germany": "fallen", "hungary": "free"},
        control={"berlin": "soviet", "belgrade": "britain", "athens": "britain", "skopje": "britain"},
        units={"belgrade": {"britain-infantry": 2}},
    )
    field.do("britain", "declare hungary")
    assert field.kind == "campaign" and field.state.standing[t.COUNTRY["hungary"]] == 0
    assert sum(u.owner == t.COUNTRY["hungary"] for u in field.state.units.values()) == 2, "it stands for itself"


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
