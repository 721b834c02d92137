"""Chapter 5: declarations, attacks, battles, modifiers."""

from __future__ import annotations

import pytest
from europe_field import INVASION, PLAN, Field, sickle

from sandtable.games.europe import tables as t
from sandtable.games.europe.events import RoundFought, UnitLost
from sandtable.games.europe.model import FREE, JOINED
from sandtable.games.europe.rules.diplomacy import hostile, strongest
from sandtable.games.europe.rules.modifiers import PLAIN, Ground, fleet_defence, ground

A = t.AREA


@pytest.mark.rule("EU-5.1a", "EU-15b")
def test_a_battle_costs_one_and_may_come_from_several_areas() -> None:
    field = sickle(
        control={"belgium": "france"},
        units={
            "essen": {"germany-infantry": 1},
            "holland": {"germany-infantry": 1},
            "belgium": {"france-infantry": 1},
        },
    )
    field.do("germany", "attack belgium france", "join germany-infantry essen 1 1", "join germany-infantry holland 1 1")
    field.do("germany", "launch", dice=(1, 6, 6))
    assert field.hpp("germany") == 41 and field.at("belgium") == {"germany-infantry": 2}
    broke = sickle(
        hpp={"germany": 0},
        control={"belgium": "france"},
        units={"essen": {"germany-infantry": 1}, "belgium": {"france-infantry": 1}},
    )
    assert not [o for o in broke.options("germany") if o.startswith("attack")]
    assert broke.why("germany", "attack belgium france") == "no-units-for-it"


@pytest.mark.rule("EU-5.1a", "EU-R52", "EU-4.2")
def test_land_units_stop_at_enemy_land_units() -> None:
    field = sickle(
        control={"belgium": "france", "holland": "france"},
        units={
            "essen": {"germany-armour": 2},
            "belgium": {"france-infantry": 1},
            "holland": {"france-aircraft": 1},
            "calais": {"france-infantry": 1},
        },
    )
    field.do("germany", "take germany-armour essen 2")
    assert field.why("germany", "march belgium 1") == "enemy-stands-there"
    field.do("germany", "march holland 1")
    field.until("campaign")
    field.do("germany", "attack belgium france", "join germany-armour holland 1 1")
    assert "launch" in field.options("germany"), "passed through an area that held only aircraft"


@pytest.mark.rule("EU-5.1b", "EU-ex-5.1a", "EU-R42")
def test_declarations_cost_and_bind_the_alliance() -> None:
    field = sickle(side="allies", units={"maginot": {"france-infantry": 2}, "calais": {"britain-infantry": 1}})
    field.do("france", "declare belgium")
    assert field.hpp("france") == 15 and hostile(field.state, t.BRITAIN, t.COUNTRY["belgium"])
    assert field.why("britain", "declare belgium") == "at-war-already"
    assert field.why("france", "pass") == "owes-an-attack"
    field.do("britain", "attack belgium belgium", "join britain-infantry calais 1 1", "launch", dice=(6, 6))
    assert field.hpp("britain") == 24, "only the battle"
    field.do("britain", "withdraw calais")
    assert field.why("france", "pass") == "owes-an-attack", "an ally's attack does not serve"
    field.do("france", "attack belgium belgium", "join france-infantry maginot 1 2", "launch", dice=(1, 6, 6))
    assert field.hpp("france") == 14 and field.why("france", "pass") is None
    german = sickle(units={"essen": {"germany-infantry": 1}})
    german.do(
        "germany", "declare belgium", "attack belgium belgium", "join germany-infantry essen 1 1", "launch", dice=(1, 6)
    )
    assert german.hpp("germany") == 39
    far = Field("war", phase="campaign", units={"rome": {"italy-infantry": 1}})
    assert far.why("italy", "declare belgium") == "cannot-attack-it"
    assert far.why("italy", "declare britain") == "cannot-attack-it"


@pytest.mark.rule("EU-5.1c", "EU-R19", "EU-R71")
def test_the_strongest_opponent_sets_a_neutral_up() -> None:
    field = sickle(hpp={"germany": 42, "france": 17, "britain": 25}, units={"kiel": {"germany-infantry": 1}})
    assert strongest(field.state, t.ALLIES) == t.BRITAIN
    field.state.hpp[t.FRANCE] = 25
    assert strongest(field.state, t.ALLIES) == t.BRITAIN, "a tie: the higher base"
    field.state.hpp[t.FRANCE] = 26
    assert strongest(field.state, t.ALLIES) == t.FRANCE
    yugoslavia = Field("war", hpp={"italy": 15, "britain": 25}, units={"venice": {"italy-infantry": 2}})
    yugoslavia.do("italy", "declare yugoslavia")
    assert yugoslavia.kind == "set-up-minor" and yugoslavia.pending().seats == ("britain",)
    yugoslavia.do("britain", "place-rest")
    assert yugoslavia.at("belgrade") == {"yugoslavia-infantry": 1} and yugoslavia.at("zagreb") == {
        "yugoslavia-infantry": 1
    }


@pytest.mark.rule("EU-5.1d", "EU-R20", "EU-R70", "EU-10a")
def test_a_minor_that_holds_out_joins_the_other_side() -> None:
    field = sickle(units={"essen": {"germany-infantry": 1}, "warsaw": {"germany-infantry": 1}})
    field.do(
        "germany", "declare belgium", "attack belgium belgium", "join germany-infantry essen 1 1", "launch", dice=(6, 6)
    )
    field.do("germany", "withdraw essen", "pass", "pass", "pass", "pass")
    belgium = t.COUNTRY["belgium"]
    assert field.state.standing[belgium] == JOINED and field.state.patron[belgium] == t.BRITAIN
    assert "country-joined" in field.tags()
    from sandtable.games.europe.rules.money import gains
    from sandtable.games.europe.rules.production import may_order

    assert (belgium, 4) in gains(field.state, t.BRITAIN)
    assert not may_order(field.state, t.BRITAIN, belgium), "lost units are not rebuilt"
    assert field.kind == "campaign" and field.hpp("britain") == 25, "its HPP count from the next accounting"
    assert field.at("belgium") == {"belgium-infantry": 1}, "Britain leads what is left of its army"
    field.do("france", "pass")
    field.do("britain", "pass")
    assert field.kind == "movement" and "take belgium-infantry belgium 1" in field.options("britain")


@pytest.mark.rule("EU-5.1d", "EU-R10", "EU-R93")
def test_a_capital_falls_and_a_minor_retaken_is_the_liberators() -> None:
    field = sickle(
        units={"essen": {"germany-armour": 1}, "maginot": {"france-infantry": 2}},
    )
    field.do(
        "germany", "declare belgium", "attack belgium belgium", "join germany-armour essen 2 1", "launch", dice=(1, 6)
    )
    assert field.owner("belgium") == "germany" and field.at("belgium") == {"germany-armour": 1}
    later = sickle(
        side="allies",
        control={"belgium": "germany"},
        standing={"belgium": "gone"},
        units={"calais": {"france-infantry": 1}},
    )
    later.do("france", "take france-infantry calais 1", "march belgium 1")
    assert later.owner("belgium") == "france"


@pytest.mark.rule("EU-5.1e", "EU-ex-5.1b", "EU-R29")
def test_a_neutral_italy_fights_its_own_war() -> None:
    field = Field(
        "war", units={"venice": {"italy-infantry": 2}, "budapest": {"germany-infantry": 1}}, turn="1940 spring"
    )
    field.do("italy", "declare yugoslavia")
    field.do("britain", "place yugoslavia-infantry belgrade", "place yugoslavia-infantry skopje")
    assert field.hpp("italy") == 13
    assert not hostile(field.state, t.GERMANY, t.COUNTRY["yugoslavia"])
    field.do("italy", "take italy-infantry venice 1", "march zagreb 1")
    assert field.hpp("italy") == 13, "an empty area costs the declaration alone"
    assert field.why("germany", "attack zagreb yugoslavia") == "nothing-to-attack"
    field.do("germany", "declare yugoslavia")
    assert field.hpp("germany") == 28, "its own 2"
    battle = Field("war", units={"venice": {"italy-infantry": 2}}, turn="1940 spring")
    battle.do("italy", "declare yugoslavia")
    battle.do("britain", "place-rest")
    battle.do("italy", "attack zagreb yugoslavia", "join italy-infantry venice 1 2", "launch", dice=(1, 6, 6))
    assert battle.hpp("italy") == 12, "2 + 1 with a battle"


@pytest.mark.rule("EU-5.1h", "EU-R53", "EU-R16")
def test_an_undefended_area_costs_nothing_and_stays_without_garrison() -> None:
    field = sickle(
        control={"belgium": "france"}, units={"essen": {"germany-armour": 1}, "warsaw": {"germany-infantry": 1}}
    )
    field.do("germany", "take germany-armour essen 2", "march belgium 1")
    assert field.hpp("germany") == 42 and field.owner("belgium") == "germany"
    field.do("germany", "take germany-armour belgium 1", "march essen 1", "pass", "pass", "pass", "pass")
    assert field.at("belgium") == {}
    assert field.owner("belgium") == "germany"


@pytest.mark.rule("EU-5.1h", "EU-R42", "EU-5.1.3c", "EU-R96")
def test_from_the_sea_an_empty_coast_costs_five() -> None:
    field = sickle(
        side="allies", control={"calais": "germany"}, units={"dover": {"britain-infantry": 1, "britain-fleet": 1}}
    )
    field.do("britain", "attack calais germany", "embark britain-infantry britain-fleet dover 1", "launch")
    assert field.hpp("britain") == 20 and field.owner("calais") == "france", "back to a living ally"


@pytest.mark.rule("EU-5.1i", "EU-R47")
def test_withdrawal() -> None:
    field = sickle(
        control={"belgium": "france", "holland": "germany"},
        standing={"holland": "gone"},
        units={
            "essen": {"germany-infantry": 1, "germany-aircraft": 1},
            "holland": {"germany-armour": 1},
            "belgium": {"france-infantry": 3},
        },
    )
    field.do(
        "germany",
        "attack belgium france",
        "join germany-infantry essen 1 1",
        "join germany-armour holland 2 1",
        "join germany-aircraft essen 0 1",
        "launch",
        dice=(6, 6, 6, 6, 6, 6),
    )
    assert set(field.options("germany")) == {"press", "withdraw holland", "withdraw essen"}
    assert field.why("germany", "withdraw kiel") == "no-way-back"
    field.do("germany", "withdraw holland")
    assert field.at("holland") == {"germany-armour": 1, "germany-infantry": 1}
    assert field.at("essen") == {"germany-aircraft": 1}, "aircraft are back at their base"
    assert field.why("germany", "attack belgium france") == "attacked-already"
    assert "take germany-armour holland 1" not in field.options("germany"), "armour that withdrew does not go on"


@pytest.mark.rule("EU-5.1j")
def test_later_attacks_start_from_areas_taken_earlier() -> None:
    field = sickle(
        control={"belgium": "france"},
        units={"essen": {"germany-armour": 2}, "belgium": {"france-infantry": 1}, "calais": {"france-infantry": 1}},
    )
    field.do("germany", "attack belgium france", "join germany-armour essen 2 2", "launch", dice=(1, 6, 6))
    field.do("germany", "attack calais france", "join germany-armour belgium 1 2", "launch", dice=(1, 6, 6))
    assert field.owner("calais") == "germany" and field.hpp("germany") == 40


@pytest.mark.rule("EU-5.1.1", "EU-ex-5.1.1")
def test_dice_by_equal_values() -> None:
    from sandtable.games.europe.rules.dicing import by_value, roll
    from sandtable.kernel import Scripted

    assert by_value([2, 3, 3, 2, 3]) == [(3, 3), (2, 2)]
    hits, thrown = roll(Scripted([2, 4, 5, 1, 3]), [3, 3, 3, 2, 2], "air-attack")
    assert hits == 2 and thrown == ((3, (2, 4, 5)), (2, (1, 3)))


def _air(dice: tuple[int, ...]) -> Field:
    field = sickle(
        control={"belgium": "france"},
        units={
            "essen": {"germany-aircraft": 2, "germany-infantry": 1},
            "belgium": {"france-aircraft": 1, "france-infantry": 1},
        },
    )
    field.do("germany", "attack belgium france", "join germany-aircraft essen 0 2", "join germany-infantry essen 1 1")
    field.do("germany", "launch", dice=dice)
    return field


@pytest.mark.rule("EU-5.1.1")
def test_air_rounds_withdrawal_and_lost_surplus() -> None:
    field = _air((6, 6, 6))
    assert field.kind == "resolve"
    field.do("germany", "withdraw -", dice=(6, 6, 6))
    assert field.last("round-fought").stage == "land" and field.last("round-fought").defence == ((3, (6, 6)),)
    assert field.last("round-fought").attack == ((1, (6,)),), "the aircraft have gone home; the infantry goes on"
    surplus = _air((1, 1, 6, 6, 6, 6, 6))
    assert [e.unit for e in surplus.events if isinstance(e, UnitLost)] == ["france-aircraft"]


@pytest.mark.rule("EU-R82", "EU-5.1.1")
def test_only_the_defender_has_aircraft() -> None:
    field = sickle(
        control={"belgium": "france"},
        units={"essen": {"germany-infantry": 2}, "belgium": {"france-aircraft": 1, "france-infantry": 1}},
    )
    field.do("germany", "attack belgium france", "join germany-infantry essen 1 2", "launch", dice=(6, 6, 6, 6))
    fought = field.last("round-fought")
    assert fought.stage == "land" and sorted(v for v, _ in fought.defence) == [3], "river: infantry 3, aircraft 3"


@pytest.mark.rule("EU-5.1.2", "EU-5.2b")
def test_naval_raid_with_printed_values() -> None:
    field = sickle(
        side="allies",
        units={"dover": {"britain-fleet": 2}, "kiel": {"germany-fleet": 1, "germany-infantry": 1}},
    )
    field.do("britain", "attack kiel germany", "join britain-fleet dover 0 2", "launch", dice=(6, 6, 5))
    assert field.last("round-fought").defence == ((3, (5,)),), "printed DV against a raid"
    field.do("britain", "press", dice=(1, 6, 6))
    assert (
        field.at("kiel") == {"germany-infantry": 1} and field.owner("kiel") == "germany" and field.hpp("britain") == 24
    )
    assert fleet_defence(t.FLEET, 3, True) == 5 and fleet_defence(t.FLEET, 3, False) == 3


@pytest.mark.rule("EU-ex-5.1.3a", "EU-5.1.3c", "EU-5.1.3d", "EU-R78", "EU-5.2b")
def test_first_calais_invasion() -> None:
    field = sickle(**INVASION)
    field.do("britain", *PLAN)
    field.do("britain", "launch", dice=(1, 1, 5, 2, 4, 4, 5, 6, 3))
    assert field.hpp("britain") == 20
    air = next(e for e in field.events if isinstance(e, RoundFought))
    assert (air.attack_hits, air.defence_hits) == (2, 1)
    sea = field.last("round-fought")
    assert sea.stage == "sea" and sea.attack == ((3, (4, 4, 5, 6)),) and sea.defence == ((5, (3,)),)
    field.do("britain", "lose britain-aircraft plymouth")
    field.do("britain", "press", dice=(2, 3, 3, 3))
    field.do("britain", "lose britain-fleet plymouth", dice=(1, 5, 4, 5))
    land = field.last("round-fought")
    assert land.attack == ((3, (1, 5)), (1, (4,))) and land.defence == ((5, (5,)),) and land.ground == "coast"
    assert set(field.options("britain")) == {
        "lose britain-infantry plymouth",
        "lose britain-armour plymouth",
        "lose britain-aircraft plymouth",
    }
    field.do("britain", "lose britain-infantry plymouth")
    assert field.at("calais") == {"britain-armour": 1} and field.at("plymouth") == {
        "britain-fleet": 3,
        "britain-aircraft": 1,
    }
    assert "take britain-armour calais 1" in field.options("britain"), "armour may go on"


@pytest.mark.rule("EU-ex-5.1.3b", "EU-R14")
def test_second_calais_invasion_has_no_sea_stage() -> None:
    given = dict(INVASION)
    given["units"] = {**INVASION["units"], "calais": {"germany-aircraft": 1, "germany-infantry": 1}}
    field = sickle(**given)
    field.do("britain", *PLAN, "launch", dice=(1, 1, 5, 2, 6, 6, 6, 6, 6))
    stages = [e.stage for e in field.events if isinstance(e, RoundFought)]
    assert stages == ["air", "land"]
    assert field.last("round-fought").attack == ((3, (6, 6, 6)), (1, (6,)))
    assert field.options("britain") == ["press"], "landed troops cannot withdraw"
    assert field.why("britain", "withdraw plymouth") == "landed-stay"


@pytest.mark.rule("EU-ex-5.1.3c", "EU-5.1.2b", "EU-4.4d", "EU-R14", "EU-R78", "EU-5.1.3b")
def test_third_calais_invasion() -> None:
    given = dict(INVASION)
    given["units"] = {**INVASION["units"], "calais": {"germany-aircraft": 6}}
    field = sickle(**given)
    # Seven German dice are printed for six aircraft, with four of them hits: one of 1-4 is dropped.
    field.do("britain", *PLAN, "launch", dice=(1, 2, 2, 1, 2, 3, 5, 5, 6))
    assert field.at("calais") == {"germany-aircraft": 3} and "britain-aircraft" not in field.at("plymouth")
    assert field.kind == "resolve" and set(field.options("britain")) == {"press", "withdraw -"}
    field.do("britain", "press", dice=(2, 3, 2, 2, 4))
    field.do("britain", "lose britain-infantry plymouth")
    assert field.at("calais") == {"germany-aircraft": 1}
    assert field.at("plymouth") == {"britain-fleet": 1, "britain-armour": 1}, (
        "the last fleet turns back with the armour"
    )
    assert field.hpp("britain") == 20 and field.owner("calais") == "germany"
    back = sickle(**given)
    back.do("britain", *PLAN, "launch", dice=(1, 2, 2, 1, 2, 3, 5, 5, 6))
    back.do("britain", "withdraw -")
    assert back.hpp("britain") == 20 and back.at("plymouth")["britain-fleet"] == 4
    clear = sickle(**given)
    clear.do("britain", *PLAN, "launch", dice=(1, 2, 2, 1, 2, 3, 5, 5, 6))
    clear.do("britain", "press", dice=(2, 6, 6, 6, 6))
    clear.do("britain", "press", dice=(2, 3, 6, 6))
    assert clear.owner("calais") == "france" and clear.at("calais") == {"britain-infantry": 1, "britain-armour": 1}


@pytest.mark.rule("EU-5.1.3a", "EU-R1")
def test_aircraft_attack_land_units_alone_by_option() -> None:
    units = {"essen": {"germany-aircraft": 2}, "belgium": {"france-infantry": 1}}
    field = sickle(control={"belgium": "france"}, units=units)
    field.do("germany", "attack belgium france", "join germany-aircraft essen 0 2", "launch", dice=(1, 6, 1))
    assert field.hpp("germany") == 41 and field.at("essen") == {"germany-aircraft": 1}
    assert field.owner("belgium") == "france" and field.at("belgium") == {}, "hit back, and never occupying"
    off = sickle(control={"belgium": "france"}, units=units, options={"aircraft-attack-alone": False})
    assert off.why("germany", "attack belgium france") == "no-units-for-it"


@pytest.mark.rule("EU-5.2a", "EU-R49", "EU-5.2d", "EU-15a")
def test_fort() -> None:
    field = sickle(
        units={
            "stuttgart": {"germany-armour": 2, "germany-aircraft": 2},
            "maginot": {"france-infantry": 1, "france-aircraft": 1},
        },
    )
    field.do(
        "germany", "attack maginot france", "join germany-armour stuttgart 2 2", "join germany-aircraft stuttgart 0 2"
    )
    field.do("germany", "launch", dice=(3, 6, 6, 1, 6, 6, 6, 6))
    rounds = [e for e in field.events if isinstance(e, RoundFought)]
    assert rounds[0].attack == ((3, (3, 6)),), "AV 1 holds in the land stage only"
    assert rounds[1].attack == ((1, (1, 6, 6, 6)),) and rounds[1].defence == ((5, (6,)),)
    assert field.owner("maginot") == "germany" and "fort-fell" in field.tags()
    assert not ground(A["maginot"], (A["stuttgart"],), False, False, True).fort, "gone for good"


@pytest.mark.rule("EU-5.2c", "EU-R48", "EU-15a")
def test_ground_gives_one_or_five() -> None:
    assert Ground(bonus=1).defence(t.INF, 2) == 3 and Ground(bonus=1).defence(t.AIR, 4) == 4
    assert Ground(fort=True).defence(t.ARM, 2) == 5 and Ground(coast=True).defence(t.INF, 1) == 5
    assert ground(A["kishinev"], (A["kiev"],), False, False, False).bonus == 1
    swamp = ground(A["brest-litovsk"], (A["warsaw"],), False, False, False)
    assert swamp.bonus == 1, "swamp and the Bug give one together"
    assert ground(A["sarajevo"], (A["belgrade"],), False, False, False).bonus == 1


@pytest.mark.rule("EU-5.2e", "EU-R50")
def test_a_value_is_lost_by_any_other_way() -> None:
    belgium = A["belgium"]
    assert ground(belgium, (A["essen"],), False, False, False).reason == "river"
    assert ground(belgium, (A["essen"], A["holland"]), False, False, False) == PLAIN
    assert ground(belgium, (), True, False, False).coast
    assert ground(belgium, (A["holland"],), True, False, False) == PLAIN
    assert ground(belgium, (A["essen"],), True, False, False) == PLAIN, "river and coast spoil each other"
    assert ground(A["brest-litovsk"], (A["warsaw"], A["minsk"]), False, False, False).bonus == 1
    assert ground(A["grozny"], (A["baku"], A["krasnodar"]), False, True, False).bonus == 1


@pytest.mark.rule("EU-13.1a", "EU-R17", "EU-R18", "EU-ex-16-note-a")
def test_british_and_french_are_attacked_apart() -> None:
    field = sickle(
        control={"belgium": "france"},
        units={
            "essen": {"germany-armour": 2},
            "holland": {"germany-armour": 2},
            "belgium": {"france-infantry": 1, "britain-infantry": 1},
        },
    )
    assert {"attack belgium france", "attack belgium britain"} <= set(field.options("germany"))
    field.do("germany", "attack belgium britain", "join germany-armour essen 2 2", "launch", dice=(1, 6, 6))
    assert field.at("belgium") == {"france-infantry": 1} and field.owner("belgium") == "france"
    field.do("germany", "attack belgium france", "join germany-armour holland 2 2", "launch", dice=(1, 6, 6))
    assert field.owner("belgium") == "germany" and field.hpp("germany") == 40, "1 HPP each"


@pytest.mark.rule("EU-13.1a", "EU-ex-16-note-b", "EU-R17")
def test_british_and_french_attack_one_after_the_other() -> None:
    field = sickle(
        side="allies",
        control={"belgium": "germany"},
        units={"calais": {"britain-infantry": 1, "france-infantry": 1}, "belgium": {"germany-infantry": 2}},
        standing={"belgium": "gone"},
    )
    field.do("france", "attack belgium germany")
    assert not [o for o in field.options("france") if "britain" in o], "never combined"
    field.do("france", "join france-infantry calais 1 1", "launch", dice=(6, 6, 6))
    field.do("france", "withdraw calais")
    assert field.why("france", "attack belgium germany") == "attacked-already"
    field.do("britain", "attack belgium germany", "join britain-infantry calais 1 1", "launch", dice=(6, 6, 6))
    assert field.hpp("britain") == 24 and field.hpp("france") == 16


@pytest.mark.rule("EU-13.1a")
def test_british_troops_stay_out_of_the_maginot_line() -> None:
    field = sickle(side="allies", phase="movement", units={"calais": {"britain-infantry": 1, "britain-aircraft": 1}})
    field.do("britain", "take britain-infantry calais 1")
    assert field.why("britain", "march maginot 1") == "maginot-shut"
    field.do("britain", "put-back")
    fallen = sickle(side="allies", phase="movement", forts_gone=["maginot"], units={"calais": {"britain-infantry": 1}})
    fallen.do("britain", "take britain-infantry calais 1", "march maginot 1")


@pytest.mark.rule("EU-ex-16-counter-printed", "EU-R94")
def test_printed_dice_of_the_third_round_would_kill_all_three() -> None:
    field = sickle(
        side="allies",
        control={"belgium": "germany"},
        standing={"belgium": "gone"},
        units={
            "maginot": {"france-armour": 2, "france-infantry": 1},
            "belgium": {"germany-aircraft": 1, "germany-armour": 4},
        },
    )
    field.do("france", "attack belgium germany", "join france-armour maginot 2 2", "join france-infantry maginot 1 1")
    field.do("france", "launch", dice=(1, 2, 3, 3, 1, 2, 2, 6))
    fought = field.last("round-fought")
    assert fought.defence == ((4, (3,)), (2, (1, 2, 2, 6))) and fought.defence_hits == 4
    shown = [(each.value, each.hit) for each in fought.thrown() if each.why == "defence"]
    assert shown == [(1, (True,)), (3, (True, True, True, False))], "which dice hit is said with them"
    field.do("germany", "lose germany-armour belgium", "lose germany-armour belgium")
    assert field.at("maginot") == {} and not any(u.owner == t.FRANCE for u in field.state.units.values())


@pytest.mark.rule("EU-ex-16-spring")
def test_what_can_reach_calais_in_spring() -> None:
    field = sickle(
        control=dict.fromkeys(("belgium", "holland", "denmark"), "germany"),
        standing=dict.fromkeys(("belgium", "holland", "denmark"), "gone"),
        units={
            "kiel": {"germany-fleet": 2},
            "denmark": {"germany-infantry": 1},
            "holland": {"germany-infantry": 1},
            "warsaw": {"germany-infantry": 1},
            "belgium": {"germany-armour": 2, "germany-aircraft": 1},
            "essen": {"germany-aircraft": 3},
            "calais": {"britain-infantry": 2, "britain-armour": 1, "britain-aircraft": 2, "france-fleet": 1},
        },
    )
    field.do("germany", "attack calais britain")
    joins = [o.split() for o in field.options("germany") if o.startswith("join") and "fleet" not in o]
    most: dict[tuple[str, str], int] = {}
    for _, unit, base, _, n in joins:
        most[(unit, base)] = max(most.get((unit, base), 0), int(n))
    assert most == {
        ("germany-armour", "belgium"): 2,
        ("germany-aircraft", "belgium"): 1,
        ("germany-aircraft", "essen"): 3,
    }


@pytest.mark.rule("EU-13", "EU-14.1a", "EU-R73")
def test_historic_allies_and_absent_powers() -> None:
    field = Field("war", side="axis", turn="1942 spring", hpp={"germany": 40, "italy": 15})
    assert field.why("germany", "declare italy") == "historic-ally"
    assert field.why("germany", "declare usa") == "usa-is-safe"
    allies = Field("war", side="allies", turn="1942 spring")
    assert allies.why("britain", "declare soviet") == "historic-ally"
    sichel = sickle(units={"konigsberg": {"germany-infantry": 1}, "kiel": {"germany-infantry": 1}})
    assert sichel.why("germany", "declare soviet") == sichel.why("germany", "declare usa") == "not-in-scenario"
    assert sichel.why("germany", "declare italy") == "historic-ally"
    assert sichel.why("germany", "declare denmark") is None


@pytest.mark.rule("EU-14.1f", "EU-R39")
def test_bans_of_the_first_scenario() -> None:
    field = sickle(side="allies", units={"edinburgh": {"britain-fleet": 2, "britain-infantry": 2}})
    assert field.why("britain", "declare norway") == "cannot-attack-it"
    held = sickle(
        side="allies",
        control={"oslo": "germany"},
        standing={"norway": "gone"},
        units={"edinburgh": {"britain-fleet": 1, "britain-infantry": 1}},
    )
    held.do("britain", "attack oslo germany")
    assert "embark britain-infantry britain-fleet edinburgh 1" in held.options("britain"), "no longer neutral"
    summer = sickle(
        side="allies",
        turn="1940 summer",
        control={"oslo": "germany", "calais": "germany"},
        standing={"norway": "gone"},
        units={"edinburgh": {"britain-fleet": 1, "britain-infantry": 1}},
    )
    assert summer.why("britain", "attack oslo germany") == "no-units-for-it"
    assert summer.why("britain", "attack calais germany") == "no-units-for-it"


def test_free_minors_stay_neutral() -> None:
    field = sickle()
    assert field.state.standing[t.COUNTRY["sweden"]] == FREE


@pytest.mark.rule("EU-5.1h", "EU-5.2d")
def test_an_area_taken_is_told_with_its_loser() -> None:
    field = sickle(side="allies", control={"belgium": "germany"}, units={"calais": {"france-infantry": 1}})
    field.do("france", "take france-infantry calais 1", "march belgium 1")
    told = field.last("area-taken")
    assert (told.area, told.power, told.loser) == ("belgium", "france", "germany")
