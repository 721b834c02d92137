"""Melee, snipers."""

import pytest
from helpers import Battle, alone, chain, deploy, feature, keep, put, square, table
from msgspec.structs import replace

from sandtable.games.operation.events.infantry import DamageRolled, MeleeFought, MoraleTested, ShotsFired
from sandtable.games.operation.model.shot import Shot, TargetPart
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.infantry import melee, morale, snipers
from sandtable.games.operation.rules.infantry.damage import total
from sandtable.games.operation.rules.weapons import targets
from sandtable.games.operation.tables import ENTRIES


def close(far: int = 100, attackers: int = 2, defenders: int = 2) -> State:
    state = table()
    deploy(state, "de-1", "de-grenadiers", (0, 0))
    keep(state, "de-1", attackers)
    deploy(state, "us-1", "us-rifles", (0, 0), 1800)
    keep(state, "us-1", defenders)
    for n, each in enumerate(state.units["de-1"].models):
        put(state, each, 500 + 40 * n, 500 + far, weapons=("de-kar98k",))
    for n, each in enumerate(state.units["us-1"].models):
        put(state, each, 500 + 40 * n, 500, weapons=("us-garand",))
    state.alter("us-1", panic=9, start=defenders)
    state.alter("de-1", panic=9, start=attackers)
    return state


@pytest.mark.rule("OW-melee-contact")
def test_contact_is_made_by_an_assault_within_its_distance_also_across_a_low_wall() -> None:
    for far, refusal in ((174, ""), (175, "no-charge")):
        battle = chain(close(far), "assault-3 move-3", "")
        battle.do("order de-1 assault-3")
        assert battle.refused("charge us-1") == refusal
    state = close(50, 1, 1)
    assert not melee.is_in_contact(state, state.models["de-1.1"], state.models["us-1.1"])
    feature(state, "wall", "low-wall", (400, 525), (600, 525))
    assert melee.is_in_contact(state, state.models["de-1.1"], state.models["us-1.1"])


@pytest.mark.rule("OW-melee-place")
def test_attackers_go_first_to_enemies_not_yet_engaged() -> None:
    state = close(100, 3, 2)
    battle = chain(state, "assault-3", "", faces=[1, 1, 1, 5, 5, 1, 5, 5, 1, 5, 1])
    battle.say("order de-1 assault-3", "charge us-1", "shoot after us-1")
    fought = battle.seen(MeleeFought)
    assert sorted(each.other for each in fought) in (["us-1.1", "us-1.1", "us-1.2"], ["us-1.1", "us-1.2", "us-1.2"])
    assert sorted(each.man for each in fought) == ["de-1.1", "de-1.2", "de-1.3"]


@pytest.mark.rule("OW-melee-place")
def test_who_reaches_none_of_the_target_may_assault_another_unit() -> None:
    state = close(100, 2, 1)
    put(state, "de-1.2", 590, 600)
    deploy(state, "us-2", "us-rifles", (0, 0), 1800)
    keep(state, "us-2", 1)
    put(state, "us-2.1", 680, 500)
    put(state, "us-1.1", 400, 500)
    battle = chain(state, "assault-3", "", faces=[1, 1, *([5, 5, 1] * 2)])
    battle.say("order de-1 assault-3", "charge us-1", "shoot after us-1")
    fought = battle.seen(MeleeFought)
    assert [(each.man, each.other) for each in fought] == [("de-1.1", "us-1.1"), ("de-1.2", "us-2.1")]


@pytest.mark.rule("OW-melee-after", "OW-melee-roll", "OW-melee-unseen")
def test_fire_comes_before_the_fight_and_only_survivors_in_contact_fight() -> None:
    state = close(100, 1, 1)
    battle = chain(state, "assault-3", "", faces=[5, 10])
    battle.say("order de-1 assault-3", "charge us-1", "shoot after us-1")
    assert battle.seen(ShotsFired)[0].hits == 1 and not state.men("us-1") and not battle.seen(MeleeFought)
    state = close(100, 1, 1)
    battle = chain(state, "assault-3", "", faces=[1, 9, 2, 3])
    battle.say("order de-1 assault-3", "charge us-1", "shoot after us-1")
    fought = battle.seen(MeleeFought)[0]
    assert fought.total > fought.answer and not state.men("us-1")
    hurt = battle.seen(DamageRolled)[0]
    assert (hurt.table, hurt.cover, hurt.unit) == ("sa", "open", "us-1")
    hidden = close(100, 1, 1)
    feature(hidden, "wall", "high-wall", (400, 550), (520, 550))
    battle = chain(hidden, "assault-3", "", faces=[])
    battle.do("order de-1 assault-3", "charge us-1")
    assert battle.refused("shoot before us-1") == "unseen" and battle.refused("shoot after us-1") == ""


@pytest.mark.rule("OW-melee-equal", "OW-R20")
def test_equal_results_do_nothing_and_one_round_is_all() -> None:
    state = close(21, 1, 1)
    battle = chain(state, "assault-3", "", faces=[1, 5, 6])
    battle.say("order de-1 assault-3", "charge us-1", "shoot after us-1")
    fought = battle.seen(MeleeFought)
    assert len(fought) == 1 and fought[0].total == fought[0].answer
    assert state.men("us-1") and state.men("de-1")


@pytest.mark.rule("OW-melee-fire")
def test_who_charges_must_fire_unless_trained_with_the_bayonet() -> None:
    state = close(100)
    battle = chain(state, "assault-3", "")
    battle.do("order de-1 assault-3", "charge us-1")
    assert battle.refused("pass") == "must-fire"
    state.alter("de-1", traits=("bayonet-trained",))
    assert battle.refused("pass") == ""


@pytest.mark.rule("OW-melee-orders")
def test_in_melee_fire_goes_only_at_the_enemy_in_contact() -> None:
    state = close(21, 1, 1)
    deploy(state, "us-2", "us-rifles", (800, 500), 1800)
    state.alter("us-2", posture="fired")
    assert melee.engaged_with(state, state.units["de-1"]) == ["us-1"]
    battle = chain(state, "fire-3 move-3", "")
    assert battle.refused("order de-1 move-3") == ""
    battle.do("order de-1 fire-3")
    assert battle.refused("target us-2") == "in-melee" and battle.refused("target us-1") == ""


@pytest.mark.rule("OW-melee-roll")
def test_melee_modifiers() -> None:
    state = close(21, 1, 1)
    man, foe = state.models["de-1.1"], state.models["us-1.1"]
    assert total(melee.melee_lines(state, man, foe, 0, False)) == 0
    assert total(melee.melee_lines(state, man, foe, 2, True)) == 3
    assert total(melee.melee_lines(state, replace(man, weapons=("de-mp40",)), foe, 0, False)) == 1
    assert total(melee.melee_lines(state, replace(man, weapons=("de-mg42",), shaken=True), foe, 0, False)) == -4


@pytest.mark.rule("OW-melee-morale")
def test_losses_in_melee_count_for_both_panic_limits() -> None:
    state = close(21, 1, 2)
    state.alter("us-1", panic=1)
    battle = chain(state, "assault-3", "", faces=[1, 10, 1, 10, 1, 1, 5])
    battle.say("order de-1 assault-3", "charge us-1", "shoot after us-1")
    assert [each.unit for each in battle.seen(MoraleTested)] == ["us-1"]
    state = close(21, 2, 1)
    state.alter("de-1", panic=1)
    battle = chain(state, "assault-3", "", faces=[1, 1, 1, 10, 10, 10, 1, 5])
    battle.say("order de-1 assault-3", "charge us-1", "shoot after us-1")
    assert [each.unit for each in battle.seen(MoraleTested)] == ["de-1"]


def sniper(kind: str = "uk-sniper") -> State:
    state = table()
    deploy(state, "b-1", kind, (500, 900), seat="blue")
    deploy(state, "us-1", "us-rifles", (500, 500), 1800)
    state.alter("us-1", posture="fired", panic=9)
    return state


def shots(state: State, arms: str = "") -> list[Shot]:
    part = TargetPart("open", "men", state.units["us-1"].models, unit="us-1")
    return targets.shots_at(state, state.units["b-1"], state.units["us-1"], part, "fire", arms, False, False)


@pytest.mark.rule("OW-sniper-lone", "OW-lone-sniper")
def test_a_lone_sniper_infiltrates_and_makes_no_lone_model_test() -> None:
    for kind in ("de-sniper", "us-sniper", "su-sniper"):
        entry = ENTRIES[kind]
        if sum(men.count for men in entry.men) == 1:
            assert {"infiltration", "sniper", "precise-shot", "telescope"} <= entry.traits
    state = sniper("uk-sniper")
    keep(state, "b-1", 1)
    assert not morale.is_alone(state, state.units["b-1"])


@pytest.mark.rule("OW-sniper-team")
def test_a_team_fires_one_shot_by_either_man() -> None:
    state = sniper()
    assert [shot.dice for shot in shots(state)] == [1]
    first = shots(state)[0].model
    state.change(first, shaken=True)
    assert shots(state)[0].model != first


@pytest.mark.rule("OW-sniper-both", "OW-traits")
def test_both_may_fire_but_are_then_detected() -> None:
    state = sniper()
    unit_ = state.units["b-1"]
    assert snipers.choices(state, unit_) == ["both"] and len(shots(state, "both")) == 2
    assert snipers.stays_hidden(unit_, "", True) and not snipers.stays_hidden(unit_, "both", True)
    assert not snipers.stays_hidden(unit_, "", False)
    assert not snipers.stays_hidden(state.units["us-1"], "", True)


@pytest.mark.rule("OW-traits", "OW-sniper-both")
@pytest.mark.parametrize(("wooded", "key"), [(True, "not-valid"), (False, "")])
def test_a_sniper_who_fires_from_cover_is_not_found_by_it(wooded: bool, key: str) -> None:
    state = table()
    deploy(state, "de-1", "de-sniper", (500, 1050))
    alone(state, "us-1", "us-rifles", (500, 380))
    if wooded:
        feature(state, "wood", "wood", *square(350, 1030, 300, 150))
    state.alter("us-1", posture="fired")
    battle = chain(state, "fire-3", "", faces=[1])
    battle.say("order de-1 fire-3", "target us-1")
    assert battle.seen(ShotsFired) and state.units["de-1"].posture == "fired"
    battle = chain(state, "", "fire-5", opener="red")
    battle.do("order us-1 fire-5")
    assert battle.refused("target de-1") == key


@pytest.mark.rule("OW-sniper-semi")
def test_a_semi_automatic_rifle_costs_precision_and_the_telescope() -> None:
    state = sniper("su-sniper-semi")
    unit_ = state.units["b-1"]
    assert snipers.choices(state, unit_)[:2] == ["twice", "two"]
    assert [shot.dice for shot in shots(state)] == [1] and [shot.dice for shot in shots(state, "twice")] == [2]
    assert (
        snipers.is_precise(unit_, "")
        and not snipers.is_precise(unit_, "twice")
        and not snipers.is_precise(unit_, "two")
    )
    assert snipers.has_scope(unit_, "twice") and not snipers.has_scope(unit_, "two")
    plain, two = shots(state)[0], shots(state, "two")[0]
    assert total(plain.lines) == total(two.lines) + 1


@pytest.mark.rule("OW-sniper-semi", "OW-traits")
def test_a_precise_shot_picks_its_man() -> None:
    state = sniper()
    battle = chain(state, "fire-3", "", faces=[10, 10])
    battle.say("order b-1 fire-3", "target us-1")
    assert battle.asked == "blue choose"
    battle.do("lose us-1.10")
    assert "us-1.10" not in state.models
    assert isinstance(battle, Battle)
