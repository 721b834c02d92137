"""Indirect fire, drift, communication."""

import pytest
from helpers import Battle, alone, chain, deploy, feature, keep, put, square, table

from sandtable.games.operation.events.infantry import (
    DamageRolled,
    IntentSaid,
    MessageSent,
    RunnerSent,
    ShotDrifted,
    ShotsFired,
    ShotsWasted,
    TemplateLaid,
)
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Template
from sandtable.games.operation.rules.ground.cohesion import is_together
from sandtable.games.operation.rules.turn.cards import NUMBER
from sandtable.games.operation.rules.weapons import area, communication, indirect
from sandtable.games.operation.tables import WEAPONS
from sandtable.kernel import Event, Scripted


def mortar(far: int = 800, hidden: bool = False) -> State:
    """A mortar team, its platoon's command, Americans so far away, behind a house if hidden."""
    state = table(size=2500)
    deploy(state, "de-1", "de-mortar", (500, 500 + far), platoon="p:1")
    deploy(state, "de-2", "de-hq", (1300 if hidden else 900, 500 + far), platoon="p:1")
    deploy(state, "us-1", "us-rifles", (500, 500), 1800)
    keep(state, "us-1", 1)
    put(state, "us-1.1", 500, 500)
    state.alter("us-1", posture="fired", panic=9)
    if hidden:
        feature(state, "house", "building", *square(420, 560, 120, 60))
    crew(state)
    return state


def crew(state: State) -> None:
    """Two men touch the mortar."""
    gunner = next(m for m in state.men("de-1") if any(WEAPONS[w].is_mortar for w in m.weapons))
    helpers = [m for m in state.men("de-1") if m.id != gunner.id]
    put(state, helpers[0].id, gunner.x + 21, gunner.y)
    put(state, helpers[1].id, gunner.x - 21, gunner.y)
    for n, man in enumerate(helpers[2:]):
        put(state, man.id, gunner.x + 21 * n, gunner.y + 24)


def fire(state: State, faces: list[int], order: str = "fire-3", word: str = "target us-1") -> Battle:
    battle = chain(state, order, "", faces=faces)
    battle.say(f"order de-1 {order}", word)
    return battle


@pytest.mark.rule("OW-indirect", "OW-fire-mortar")
def test_a_mortar_fires_in_an_arc_at_what_one_of_its_men_sees() -> None:
    state = mortar()
    battle = fire(state, [7, 1])
    shot = battle.seen(ShotsFired)[0]
    assert (shot.need, shot.hits, shot.part) == (7, 1, "indirect") and battle.seen(TemplateLaid)[0].at == (500, 500)
    hidden = mortar(hidden=True)
    battle = chain(hidden, "fire-3", "", faces=[])
    battle.do("order de-1 fire-3")
    assert battle.refused("target us-1") == "not-valid" and battle.refused("shell") == "no-coordinates"


def spotted(beside: int) -> Battle:
    """The mortar and its crew behind a house; one man so far to the left of them looks past it."""
    state = mortar(hidden=True)
    gunner = next(m for m in state.men("de-1") if any(WEAPONS[w].is_mortar for w in m.weapons))
    scout = state.men("de-1")[-1].id
    put(state, scout, gunner.x - beside, gunner.y)
    state.features.pop("house")
    feature(state, "house", "building", *square(420, gunner.y - 160, 400, 60))
    for n, man in enumerate(state.men("de-1")):
        if man.id not in (gunner.id, scout):
            put(state, man.id, gunner.x + (21, -21, 0, 42)[n % 4], gunner.y + (0, 0, 21, 21)[n % 4])
    battle = chain(state, "fire-3", "", faces=[7, 1])
    battle.say("order de-1 fire-3", "target us-1")
    return battle


@pytest.mark.rule("OW-fire-mortar", "OW-cohesion")
def test_a_man_sees_for_the_mortar_only_while_the_unit_is_in_cohesion() -> None:
    assert spotted(110).seen(ShotsFired)
    torn = spotted(150)
    assert not torn.seen(ShotsFired) and torn.seen(ShotsWasted)


@pytest.mark.rule("OW-fire-mortar", "OW-fire-facing", "OW-R76")
@pytest.mark.parametrize(("house", "fires"), [(True, False), (False, True)])
def test_a_crewman_who_sees_is_not_enough_for_a_howitzer(house: bool, fires: bool) -> None:
    state = table(size=2500)
    deploy(state, "us-1", "us-m2a1", (600, 1500), 0)
    deploy(state, "de-1", "de-grenadiers", (600, 500), 1800)
    keep(state, "de-1", 1)
    put(state, "de-1.1", 600, 500)
    state.alter("de-1", posture="fired", panic=9)
    if house:
        feature(state, "house", "building", *square(540, 1300, 400, 60))
    put(state, state.men("us-1")[-1].id, 510, 1540)  # looks past the house
    battle = chain(state, "", "fire-3", opener="red", faces=[7, 1])
    battle.say("order us-1 fire-3", "target de-1", "arm indirect")
    assert bool(battle.seen(ShotsFired)) is fires


@pytest.mark.rule("OW-drift-step", "OW-ex-14", "OW-drift-blind", "OW-R18")
def test_drift_steps() -> None:
    for far, step in ((300, 1), (301, 2), (600, 2), (601, 3), (1200, 3), (1201, 4)):
        assert indirect.drift_step(far, False) == step
        assert indirect.drift_step(far, True) == step + 1
    for far, cm in ((300, 6), (600, 12), (1200, 18), (1300, 24)):
        out: list[Event] = []
        landed = indirect.drifted(
            mortar(), "de-1", (500, 500, 0), indirect.drift_step(far, False), Scripted([6, 90]), out
        )
        assert landed == (500 + 10 * cm, 500, 0)


@pytest.mark.rule("OW-drift-direction", "OW-drift-dud", "OW-R17")
def test_a_missed_shell_drifts_and_a_one_or_two_is_a_dud() -> None:
    battle = fire(mortar(), [6, 4, 360])
    drift = battle.seen(ShotDrifted)[0]
    assert drift.at == (500, 500 - 120) and battle.seen(TemplateLaid)[0].at == (500, 380)
    battle = fire(mortar(), [6, 2])
    assert battle.seen(ShotDrifted)[0].dud and not battle.seen(TemplateLaid)


@pytest.mark.rule("OW-indirect-11", "OW-R39")
def test_indirect_fire_is_barred_at_eleven() -> None:
    state = mortar()
    gunner, _, mode = indirect.arms_of(state, state.units["de-1"])[0]
    intent = Intent("blue", "de-1", 0, target="us-1")
    assert indirect.aim_point(state, intent, gunner, mode) is not None
    hard = mode.__class__(**{f: getattr(mode, f) for f in mode.__struct_fields__} | {"need": (11, 0, 0, 0, 0, 0)})
    assert indirect.aim_point(state, intent, gunner, hard) is None


@pytest.mark.rule("OW-indirect-min", "OW-R10")
def test_minimum_distances_only_if_switched_on() -> None:
    state = mortar(far=400)
    gunner, _, mode = indirect.arms_of(state, state.units["de-1"])[0]
    intent = Intent("blue", "de-1", 0, target="us-1")
    assert indirect.aim_point(state, intent, gunner, mode) is not None
    state.switches = ("minimum-distances",)
    assert indirect.minimum(state, mode) == 500
    assert indirect.aim_point(state, intent, gunner, mode) is None


@pytest.mark.rule("OW-indirect-roof", "OW-indirect-wood")
def test_against_a_roof_the_blast_is_measured_from_above() -> None:
    state = mortar()
    feature(state, "house", "building", *square(400, 400, 200, 200), levels=2)
    man = state.models["us-1.1"]
    put(state, "us-1.1", 500, 500, level=1)
    top = state.models["us-1.1"]
    assert area.impact(state, top, False, True) == (500, 500, 80)
    feature(state, "house", "building", *square(400, 400, 200, 200), levels=2, roof=False)
    assert area.impact(state, top, False, True) == (500, 500, 40)
    feature(state, "house", "wood", *square(400, 400, 200, 200))
    assert area.impact(state, man, False, True) == (500, 500, 0)


@pytest.mark.rule("OW-rockets")
def test_a_salvo_rolls_once_and_the_rest_drifts_from_the_first_impact() -> None:
    state = table(size=2500)
    deploy(state, "de-1", "de-nebelwerfer", (500, 1500))
    deploy(state, "us-1", "us-rifles", (500, 500), 1800)
    keep(state, "us-1", 1)
    put(state, "us-1.1", 500, 500)
    state.alter("us-1", posture="fired", panic=9)
    battle = fire(state, [6, 5, 90] + [3, 360] * 5)
    assert len(battle.seen(ShotsFired)) == 1
    drifts = battle.seen(ShotDrifted)
    assert len(drifts) == 6 and len(battle.seen(TemplateLaid)) == 6
    assert drifts[0].start == (500, 500) and {each.start for each in drifts[1:]} == {drifts[0].at}
    assert state.gun_of("de-1").spent  # type: ignore[union-attr]
    assert not indirect.arms_of(state, state.units["de-1"])


@pytest.mark.rule("OW-comms-who")
def test_only_command_units_send_to_units_that_fire_indirectly() -> None:
    state = mortar()
    assert communication.ways(state, state.units["de-2"], state.units["de-1"])
    assert not communication.ways(state, state.units["de-1"], state.units["de-2"])
    deploy(state, "de-3", "de-grenadiers", (1200, 1300))
    assert not communication.ways(state, state.units["de-2"], state.units["de-3"])


def call(state: State, word: str, faces: list[int], turn: int = 1) -> Battle:
    battle = chain(state, "ambush-3", "", faces=faces, turn=turn)
    battle.do("order de-2 ambush-3", "pass", word)
    return battle


@pytest.mark.rule("OW-comms-radio", "OW-comms-mark", "OW-R32")
def test_a_radio_call_succeeds_on_six() -> None:
    for face, passed in ((5, False), (6, True)):
        state = mortar(hidden=True)
        battle = call(state, "call radio de-1 us-1", [face])
        assert battle.seen(MessageSent)[0].passed is passed
        assert state.units["de-1"].coordinates == ((500, 500) if passed else None)
        if passed:
            battle = chain(state, "fire-3", "", faces=[])
            battle.do("order de-1 fire-3")
            assert battle.refused("shell") == ""


@pytest.mark.rule("OW-comms-voice")
def test_a_voice_carries_ten_centimetres_and_succeeds_on_five() -> None:
    state = mortar()
    assert "voice" not in communication.ways(state, state.units["de-2"], state.units["de-1"])
    for n, man in enumerate(state.men("de-2")):
        put(state, man.id, max(m.x for m in state.men("de-1")) + 100 + 25 * n, state.men("de-1")[0].y)
    assert "voice" in communication.ways(state, state.units["de-2"], state.units["de-1"])
    for face, passed in ((4, False), (5, True)):
        state.alter("de-2", marked=0)
        assert call(state, "call voice de-1 us-1", [face]).seen(MessageSent)[0].passed is passed


@pytest.mark.rule("OW-comms-runner", "OW-comms-runner-alone", "OW-R33")
def test_a_runner_goes_rolls_on_arrival_and_comes_back() -> None:
    state = mortar()
    battle = call(state, "call runner de-1 us-1", [])
    assert battle.seen(RunnerSent)
    runner = next(man for man in state.men("de-2") if man.role == "away")
    assert runner.x < 900 and is_together(state, state.units["de-2"])
    turn = 2
    while not (battle := on(state, turn)).seen(MessageSent):
        turn += 1
        assert turn < 6
    assert state.units["de-1"].coordinates == (500, 500)
    there = state.models[runner.id]
    for later in range(turn + 1, turn + 5):
        on(state, later)
    assert state.models[runner.id].role == "" and state.models[runner.id].x > there.x
    assert isinstance(battle, Battle)


def on(state: State, turn: int) -> Battle:
    """The command's next order; its runners run on."""
    battle = chain(state, "ambush-3", "", faces=[5], turn=turn)
    battle.say("order de-2 ambush-3", "pass")
    return battle


@pytest.mark.rule("OW-smoke-slow", "OW-comms-runner")
@pytest.mark.parametrize(("smoke", "far"), [(True, 100), (False, 200)])
def test_a_runner_gets_through_smoke_only_slowly(smoke: bool, far: int) -> None:
    state = mortar()
    last = state.men("de-2")[-1].id
    put(state, last, 820, 1340)
    if smoke:
        state.templates["s"] = Template("s", "smoke", 760, 1335, 50)
    call(state, "call runner de-1 us-1", [])
    assert state.models[last].role == "away" and far - 30 <= 820 - state.models[last].x <= far


@pytest.mark.rule("OW-comms-bind")
def test_a_unit_with_coordinates_must_fire_at_them_or_at_another_valid_target() -> None:
    state = mortar()
    state.alter("de-1", coordinates=(900, 400))
    battle = chain(state, "fire-3", "", faces=[])
    battle.do("order de-1 fire-3")
    assert battle.refused("pass") == "bound"
    assert battle.refused("shell") == "" and battle.refused("target us-1") == ""
    state.alter("de-1", ceased=True)
    assert battle.refused("pass") == ""


@pytest.mark.rule("OW-comms-bind", "OW-order-assault")
def test_on_assault_too_a_unit_with_coordinates_fires_at_them_if_it_stays() -> None:
    state = mortar(hidden=True)
    battle = chain(state, "assault-3", "", faces=[9])
    battle.do("order de-1 assault-3", "stay")
    assert battle.refused("pass") == "" and battle.refused("shell") == "no-coordinates"
    state.alter("de-1", coordinates=(900, 400))
    assert "shell" in battle.options() and battle.refused("pass") == "bound"
    state.alter("de-1", ceased=True)
    assert battle.refused("pass") == ""
    battle.say("shell")
    assert battle.seen(IntentSaid)[0].does == "shell"
    shot = battle.seen(ShotsFired)[0]
    assert (shot.need, shot.hits) == (9, 1) and battle.seen(TemplateLaid)[0].at == (900, 400)
    assert [line.rule for line in shot.lines] == ["OW-order-assault", "OW-comms-blind"]


@pytest.mark.rule("OW-comms-bind", "OW-mortar-heavy", "OW-indirect")
def test_a_mortar_that_is_to_move_shells_nobody() -> None:
    state = mortar()
    state.alter("de-1", coordinates=(900, 400))
    gunner = next(m for m in state.men("de-1") if any(WEAPONS[w].is_mortar for w in m.weapons))
    battle = chain(state, "assault-3", "", faces=[1] * 30)
    battle.do("order de-1 assault-3", f"go slow {gunner.x}:{gunner.y + 60} ()")
    assert battle.refused("shell") == "no-coordinates" and battle.refused("pass") == ""
    battle.say("shoot before us-1")
    assert not any(WEAPONS[shot.weapon].is_mortar for shot in battle.seen(ShotsFired))


@pytest.mark.rule("OW-comms-cease", "OW-R32")
def test_a_cease_fire_is_a_message_like_another() -> None:
    state = mortar()
    state.alter("de-1", coordinates=(900, 400))
    battle = call(state, "call radio de-1 -", [5])
    assert state.units["de-1"].coordinates == (900, 400)
    state.alter("de-2", marked=0)
    battle = call(state, "call radio de-1 -", [6])
    assert battle.seen(MessageSent)[0].passed and state.units["de-1"].coordinates is None and state.units["de-1"].ceased


@pytest.mark.rule("OW-comms-replace", "OW-comms-mark")
def test_new_coordinates_replace_old_ones() -> None:
    state = mortar()
    communication.deliver(state, "de-1", (1, 2))
    communication.deliver(state, "de-1", (3, 4))
    assert state.units["de-1"].coordinates == (3, 4) and not state.units["de-1"].ceased


@pytest.mark.rule("OW-comms-stay", "OW-comms-blind")
def test_bare_coordinates_need_seven_and_blind_fire_has_minus_one() -> None:
    state = mortar(hidden=True)
    state.alter("de-1", coordinates=(900, 400))
    battle = fire(state, [8], word="shell")
    shot = battle.seen(ShotsFired)[0]
    assert (shot.need, shot.hits) == (8, 1)
    assert [line.rule for line in shot.lines] == ["OW-comms-blind"]
    assert battle.seen(TemplateLaid)[0].at == (900, 400) and state.units["de-1"].coordinates == (900, 400)
    seen = mortar()
    seen.alter("de-1", coordinates=(500, 500))
    battle = fire(seen, [7, 1], word="shell")
    assert battle.seen(ShotsFired)[0].need == 7


@pytest.mark.rule("OW-mortar-light", "OW-mortar-heavy")
def test_no_mortar_fires_out_of_an_intact_building() -> None:
    state = mortar()
    gaps = (((440, 1200), (560, 1200)),)
    feature(state, "house", "building", *square(400, 1200, 200, 200), openings=gaps)
    battle = chain(state, "fire-3", "", faces=[])
    state.alter("de-1", coordinates=(500, 500))
    battle.say("order de-1 fire-3", "shell")
    assert not battle.seen(ShotsFired)


def test_wasted_shots_have_an_event() -> None:
    assert ShotsWasted("de-1", "gone").unit == "de-1"


@pytest.mark.rule("OW-indirect", "OW-target-valid")
def test_a_target_that_has_gone_out_of_sight_is_not_shelled() -> None:
    state = mortar()
    link = Intent("blue", "de-1", NUMBER["fire-3"], target="us-1")
    assert [model.id for model in indirect.targets_seen(state, link)] == ["us-1.1"]
    feature(state, "house", "building", *square(420, 560, 120, 60))
    assert indirect.targets_seen(state, link) == []
    out: list[Event] = []
    indirect.shell(state, link, Scripted([]), out)
    assert not [event for event in out if isinstance(event, ShotsFired)]


@pytest.mark.rule("OW-covering-template", "OW-R38")
def test_covering_fire_of_a_mortar_has_minus_one_to_hit_and_minus_three_on_damage() -> None:
    state = mortar()
    battle = fire(state, [8, 10], order="cover-3")
    assert battle.seen(ShotsFired)[0].need == 8
    damage = battle.seen(DamageRolled)[0]
    assert [line.value for line in damage.lines] == ["-3"]


@pytest.mark.rule("OW-comms-mark", "OW-comms-radio")
def test_coordinates_are_laid_at_a_model_that_is_seen() -> None:
    state = table()
    feature(state, "wood", "wood", *square(500, 200, 200, 200))
    deploy(state, "de-1", "de-hq", (600, 800))
    deploy(state, "us-1", "us-rifles", (600, 420))
    put(state, "us-1.1", 600, 300)  # deep in the wood
    at = communication.target_point(state, "de-1", "us-1")
    assert at is not None and at != (600, 300)


@pytest.mark.rule("OW-comms-replace", "OW-comms-mark")
def test_a_second_call_moves_the_coordinates_and_the_mortar_fires_there() -> None:
    state = table(size=2500)
    deploy(state, "de-1", "de-mortar", (500, 1300), platoon="p:1")
    deploy(state, "de-2", "de-hq", (1000, 1300), platoon="p:1")
    alone(state, "us-1", "us-rifles", (500, 500))
    alone(state, "us-2", "us-rifles", (1200, 600))
    for name in ("us-1", "us-2"):
        state.alter(name, posture="fired")
    for target, face in (("us-1", 6), ("us-2", 5), ("us-2", 6)):
        state.alter("de-2", marked=0)
        battle = chain(state, "ambush-3", "", faces=[face])
        battle.do("order de-2 ambush-3", "pass", f"call radio de-1 {target}")
        assert battle.seen(MessageSent)[0].passed == (face == 6)
        assert state.units["de-1"].coordinates == ((1200, 600) if (target, face) == ("us-2", 6) else (500, 500))
    state.alter("us-2", posture="stationary")
    put(state, "us-2.1", 2300, 600)
    battle = chain(state, "fire-3", "", faces=[10])
    battle.say("order de-1 fire-3", "shell")
    assert [each.at for each in battle.seen(TemplateLaid)] == [(1200, 600)]


@pytest.mark.rule("OW-comms-replace", "OW-comms-cease", "OW-comms-bind")
def test_new_coordinates_end_a_cease_fire() -> None:
    state = mortar()
    state.alter("de-1", coordinates=(900, 400))
    call(state, "call radio de-1 -", [6])
    state.alter("de-2", marked=0)
    call(state, "call radio de-1 us-1", [6])
    battle = chain(state, "fire-3", "")
    battle.do("order de-1 fire-3")
    assert state.units["de-1"].coordinates == (500, 500) and battle.refused("pass") == "bound"
