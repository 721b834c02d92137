"""The order chain and the announcement."""

import pytest
from helpers import Battle, alone, chain, deploy, face_off, feature, keep, put, square, table

from sandtable.games.operation.events.infantry import (
    DamageRolled,
    IntentSaid,
    OrderBegan,
    OrderLost,
    ShotsFired,
    ShotsWasted,
    UnitMoved,
)
from sandtable.games.operation.flow.chain import Announce, Chain
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.state import State


def meeting() -> State:
    """Grenadiers and a machine gun on one side of a road, Americans on it."""
    state = table()
    deploy(state, "de-1", "de-grenadiers", (300, 700))
    deploy(state, "de-2", "de-mmg", (700, 700))
    deploy(state, "us-1", "us-rifles", (300, 400), 1800)
    deploy(state, "us-2", "us-rifles", (800, 300), 1800)
    return state


def links(battle: Battle) -> tuple[Intent, ...]:
    """The orders of the chain so far, as the one who is asked sees them."""
    assert battle.decision is not None and isinstance(battle.decision.frame, Announce | Chain)
    return battle.decision.frame.links


@pytest.mark.rule("OW-chain-open", "OW-chain-react", "OW-chain-stop", "OW-chain-order", "OW-chain-next", "OW-ex-2")
def test_the_printed_chain_of_five_three_and_one() -> None:
    battle = chain(meeting(), "fire-5 fire-1 move-4", "assault-3 fire-2")
    assert battle.refused("pass") == "must-open"
    battle.do("order de-1 fire-5", "target us-1")
    assert battle.asked == "red react"
    battle.do("order us-1 assault-3", "go fast 300:500 ()", "shoot after de-1")
    while battle.asked == "red respond":
        battle.do("pass")
    assert battle.asked == "blue react"
    assert battle.refused("order de-2 move-4") == "not-lower"
    assert battle.refused("order de-1 fire-1") == "in-chain"
    battle.dice.faces += [1] * 200
    battle.say("order de-2 fire-1", "target us-1")
    begun = [each.unit for each in battle.out if type(each) is OrderBegan]
    assert begun == ["de-2", "us-1", "de-1"]
    assert battle.asked == "red chain"
    assert battle.decision is not None and battle.decision.frame == Chain("red")


@pytest.fixture(autouse=True)
def scripted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chains here are played with dice that are given step by step."""
    real = Battle.__init__

    def start(self: Battle, state: State, faces: list[int] | None = None, seed: int = 1) -> None:
        real(self, state, [] if faces is None else faces, seed)

    monkeypatch.setattr(Battle, "__init__", start)


@pytest.mark.rule("OW-chain-own", "OW-R10")
def test_nobody_answers_his_own_card() -> None:
    battle = chain(meeting(), "ambush-3 fire-1", "ambush-2")
    battle.do("order de-1 ambush-3", "pass")
    assert battle.asked == "red react"
    battle.do("pass")
    assert battle.asked == "red chain" and links(battle) == ()


@pytest.mark.rule("OW-chain-broken")
def test_the_order_of_a_unit_destroyed_first_is_lost() -> None:
    state = meeting()
    keep(state, "us-1", 1)
    battle = chain(state, "fire-1", "move-3", opener="red")
    battle.do("order us-1 move-3", "stay", "order de-2 fire-1")
    battle.dice.faces += [10] * 40
    battle.do("target us-1")
    while battle.asked and "announce" in battle.asked:
        battle.do("pass")
    assert OrderLost("us-1") in battle.out


@pytest.mark.rule("OW-chain-fixed")
def test_what_was_announced_cannot_be_changed() -> None:
    battle = chain(meeting(), "fire-5", "ambush-3")
    battle.do("order de-1 fire-5", "target us-1")
    assert battle.asked == "red react"
    assert battle.refused("target us-2", "blue") == "not-asked"


@pytest.mark.rule("OW-intent-move", "OW-order-move")
def test_a_move_is_announced_with_speed_and_goal() -> None:
    battle = chain(meeting(), "move-5", "ambush-3")
    battle.do("order de-1 move-5")
    assert battle.refused("go crawl 300:650 ()") == "wrong-speed"
    battle.do("go slow 300:620 ()")
    said = battle.seen(IntentSaid)[0]
    assert (said.order, said.speed, said.goal) == ("move", "slow", (300, 620))
    battle.do("pass")
    assert battle.seen(UnitMoved) and not battle.seen(ShotsFired)


@pytest.mark.rule("OW-intent-assault")
def test_an_assault_is_announced_with_move_fire_and_melee() -> None:
    state = meeting()
    put_squads_near(state)
    battle = chain(state, "assault-5", "ambush-3")
    battle.do("order de-1 assault-5", "charge us-1")
    assert battle.refused("pass") == "must-fire"
    battle.do("shoot after us-1")
    while battle.asked == "blue announce":
        battle.do("pass")
    link = links(battle)[0]
    assert (link.charge, link.when, link.target) == ("us-1", "after", "us-1")


def put_squads_near(state: State) -> None:
    for n, each in enumerate(state.units["us-1"].models):
        put(state, each, 260 + 30 * n, 600)


@pytest.mark.rule("OW-intent-fire", "OW-intent-cover", "OW-intent-ambush")
def test_fire_orders_name_their_target_an_ambush_may_hold_still() -> None:
    battle = chain(meeting(), "fire-5 cover-4 ambush-3", "move-3")
    battle.do("order de-1 fire-5")
    assert "target us-1" in battle.options() and "target us-2" in battle.options()
    assert battle.refused("target de-2") == "not-valid"
    battle.do("target us-1")
    assert links(battle)[0].target == "us-1"
    battle = chain(meeting(), "cover-4", "move-3")
    battle.do("order de-1 cover-4", "target us-2")
    assert links(battle)[0].target == "us-2"
    battle = chain(meeting(), "ambush-3", "move-3")
    battle.do("order de-1 ambush-3", "pass")
    assert links(battle)[0].target == ""


@pytest.mark.rule("OW-intent-extra")
def test_grenades_must_be_announced() -> None:
    state = meeting()
    put_squads_near(state)
    battle = chain(state, "fire-5", "move-3")
    battle.do("order de-1 fire-5", "target us-1")
    assert battle.asked == "blue announce" and "arm grenades" in battle.options()
    battle.do("arm grenades")
    assert links(battle)[0].arms == "grenades"


@pytest.mark.rule("OW-fire-delay", "OW-interrupt", "OW-interrupt-insert", "OW-R14")
def test_fire_in_answer_may_wait_for_a_point_of_the_move() -> None:
    state = table()
    deploy(state, "de-1", "de-grenadiers", (300, 900))
    deploy(state, "us-1", "us-rifles", (300, 460), 1800)
    feature(state, "house", "building", *square(150, 500, 300, 20))
    battle = chain(state, "fire-2", "move-4", opener="red")
    battle.do("order us-1 move-4", "go fast 480:470 ()", "order de-1 fire-2")
    assert "target us-1" in battle.options()
    battle.do("target us-1")
    if "pass" not in battle.options():
        assert battle.refused("pass") == "must-delay"
    assert battle.refused("delay 33") == "bad-point"
    battle.dice.faces += [10] * 60
    battle.do("delay 1000")
    while battle.decision is not None and battle.decision.kind in ("allot", "choose", "announce", "respond"):
        battle.do(battle.options()[0])
    assert state.units["de-1"].posture == "fired"
    assert state.units["de-1"].marked == 1


@pytest.mark.rule("OW-delay-barred")
def test_assault_and_covering_fire_are_never_delayed() -> None:
    for card in ("assault-2", "cover-2"):
        state = meeting()
        battle = chain(state, card, "move-4", opener="red")
        battle.do("order us-1 move-4", "go fast 300:500 ()", f"order de-1 {card}")
        battle.dice.faces += [1] * 60
        questions = []
        words = ["stay", "shoot before us-1"] if card == "assault-2" else ["target us-1"]
        for word in words:
            battle.do(word)
            questions.append(battle.asked)
        assert state.units["de-1"].posture == "fired" and "delay" not in str(questions)
        assert state.models["us-1.1"].went == 1


@pytest.mark.rule("OW-fire-wasted")
def test_fire_without_a_valid_target_still_counts_as_fired() -> None:
    state = meeting()
    battle = chain(state, "fire-5", "move-3")
    battle.do("order de-1 fire-5", "pass", "pass")
    assert state.units["de-1"].posture == "fired"
    state = meeting()
    feature(state, "house", "building", *square(0, 520, 1200, 60))
    battle = chain(state, "fire-5", "move-3")
    battle.do("order de-1 fire-5", "pass", "pass")
    assert state.units["de-1"].posture == "fired"


@pytest.mark.rule("OW-ambush-hold")
def test_an_ambush_that_holds_its_fire_is_stationary() -> None:
    state = meeting()
    battle = chain(state, "ambush-3", "")
    battle.do("order de-1 ambush-3", "pass")
    assert state.units["de-1"].posture == "stationary"
    state = meeting()
    battle = chain(state, "ambush-3", "")
    battle.do("order de-1 ambush-3")
    battle.dice.faces += [1] * 60
    battle.do("target us-1")
    assert state.units["de-1"].posture == "fired"


@pytest.mark.rule("OW-ex-3", "OW-order-assault", "OW-order-ambush")
def test_pre_empt_or_interrupt() -> None:
    """Assault 2 into the men behind the wall: 8 to hit, 7 to kill; Ambush 2 once they are over it: 6 and 3."""

    def wall() -> State:
        state = table()
        deploy(state, "de-1", "de-grenadiers", (300, 700))
        keep(state, "de-1", 1)
        put(state, "de-1.1", 300, 700, weapons=("de-kar98k",))
        deploy(state, "us-1", "us-rifles", (300, 500), 1800)
        keep(state, "us-1", 1)
        put(state, "us-1.1", 300, 560)
        feature(state, "wall", "low-wall", (100, 600), (500, 600))
        return state

    battle = chain(wall(), "assault-2", "assault-3", opener="red")
    battle.do("order us-1 assault-3", "go fast 300:640 ()", "pass", "order de-1 assault-2", "stay")
    battle.dice.faces += [8, 6]
    battle.say("shoot before us-1")
    assert battle.seen(ShotsFired)[0].need == 8 and battle.seen(ShotsFired)[0].hits == 1
    hurt = battle.seen(DamageRolled)[0]
    assert (hurt.cover, hurt.dead, hurt.shaken) == ("medium", 0, 1)

    battle = chain(wall(), "ambush-2", "assault-3", opener="red")
    battle.do("order us-1 assault-3", "go fast 300:640 ()", "pass", "order de-1 ambush-2", "target us-1")
    while "delay 1000" not in battle.options():
        battle.do("pass")
    battle.dice.faces += [6, 3]
    battle.do("delay 1000")
    assert battle.seen(ShotsFired)[0].need == 6
    hurt = battle.seen(DamageRolled)[0]
    assert (hurt.cover, hurt.dead) == ("open", 1)


@pytest.mark.rule("OW-shaken-order", "OW-shaken-all", "OW-R21")
def test_shaken_men_only_stand_up() -> None:
    state = meeting()
    keep(state, "de-1", 3)
    put(state, "de-1.1", 300, 700, shaken=True)
    battle = chain(state, "move-3", "")
    battle.do("order de-1 move-3", "go fast 320:640 ()")
    assert not state.models["de-1.1"].shaken and (state.models["de-1.1"].x, state.models["de-1.1"].y) == (300, 700)
    state = meeting()
    for each in state.units["de-1"].models:
        state.change(each, shaken=True)
    battle = chain(state, "fire-3", "")
    battle.do("order de-1 fire-3", "target us-1")
    assert state.units["de-1"].posture == "stationary" and not battle.seen(ShotsFired) and not battle.seen(ShotsWasted)
    assert not any(man.shaken for man in state.men("de-1"))


@pytest.mark.rule("OW-assault-follow")
def test_an_assault_may_follow_a_target_that_moved_away() -> None:
    state = meeting()
    put_squads_near(state)
    battle = chain(state, "assault-5", "move-3")
    battle.do("order de-1 assault-5", "go fast 300:660 ()", "shoot after us-1")
    while battle.asked == "blue announce":
        battle.do("pass")
    battle.do("order us-1 move-3", "go fast 300:420 ()")
    assert battle.asked == "blue pursuit"
    goals = [each for each in battle.options() if each.startswith("follow")]
    assert len(goals) == 9 and battle.refused("follow 1:1") == "no-such-goal", "towards three men, three ways each"
    battle.dice.faces += [1] * 60
    battle.do(goals[0])
    assert min(man.y for man in state.men("de-1")) < 640


@pytest.mark.rule("OW-assault-state", "OW-move-state")
def test_what_state_a_move_leaves() -> None:
    for order, words, posture in (
        ("move-5", ("go slow 300:650 ()",), "stationary"),
        ("move-5", ("go fast 300:650 ()",), "moved"),
        ("assault-5", ("go slow 300:650 ()", "pass"), "fired"),
        ("assault-5", ("stay", "pass"), "fired"),
    ):
        state = meeting()
        battle = chain(state, order, "")
        battle.do(f"order de-1 {order}", *words)
        assert state.units["de-1"].posture == posture, words
    state = meeting()
    battle = chain(state, "assault-5", "")
    battle.do("order de-1 assault-5", "go slow 300:650 ()")
    battle.dice.faces += [1] * 60
    battle.say("shoot after us-1")
    assert state.units["de-1"].posture == "fired"


@pytest.mark.rule("OW-R57", "OW-fire-wasted", "OW-ambush-hold")
def test_a_delayed_shot_whose_target_is_gone() -> None:
    for order, posture in (("fire-1", "fired"), ("ambush-1", "stationary")):
        state = face_off(300)
        deploy(state, "us-2", "us-rifles", (900, 300))
        battle = chain(state, "move-4 move-5", f"{order}", faces=[])
        battle.do("order de-1 move-4", "go fast 500:700 ()", f"order us-1 {order}", "target de-1")
        for man in state.men("de-1"):
            state.change(man.id, shaken=False)
        while "delay 500" not in battle.options():
            battle.do("pass")
        state.alter("de-1", broken=True)
        battle.say("delay 500")
        assert state.units["us-1"].posture == posture
        told = [(event.unit, event.why) for event in battle.seen(ShotsWasted)]
        assert told == ([("us-1", "gone")] if posture == "fired" else []), "who fired in vain is told why"


@pytest.mark.rule("OW-R57", "OW-chain-broken", "OW-shaken-all")
@pytest.mark.parametrize(("order", "broken"), [("fire-1", True), ("fire-1", False), ("ambush-1", False)])
def test_who_waited_in_vain_and_was_hit_meanwhile(order: str, broken: bool) -> None:
    """A broken unit loses its order; men who all lie only stand up, and have not fired."""
    state = face_off(300)
    battle = chain(state, "move-4", order, faces=[])
    battle.do("order de-1 move-4", "go fast 500:700 ()", f"order us-1 {order}", "target de-1")
    while "delay 500" not in battle.options():
        battle.do("pass")
    state.alter("de-1", broken=True)
    state.alter("us-1", broken=broken, posture="moved")
    if not broken:
        state.change("us-1.1", shaken=True)
    battle.say("delay 500")
    lost = [event.unit for event in battle.seen(OrderLost)]
    assert lost == (["de-1", "us-1"] if broken else ["de-1"])
    assert state.units["us-1"].posture == ("moved" if broken else "stationary")
    assert not state.models["us-1.1"].shaken and not battle.seen(ShotsWasted)


@pytest.mark.rule("OW-chain-react")
def test_an_equal_number_does_not_answer() -> None:
    state = table()
    alone(state, "de-1", "de-grenadiers", (500, 900))
    alone(state, "us-1", "us-rifles", (500, 300))
    battle = chain(state, "fire-3", "fire-3 fire-2 fire-5")
    state.alter("us-1", posture="fired")
    battle.do("order de-1 fire-3", "target us-1")
    assert battle.asked == "red react"
    assert [battle.refused(f"order us-1 fire-{n}") for n in (3, 2, 5)] == ["not-lower", "", "not-lower"]
    assert battle.options() == ["pass", "order us-1 fire-2"]


@pytest.mark.rule("OW-assault-state", "OW-melee-fire", "OW-fire-wasted")
@pytest.mark.parametrize(("traits", "posture"), [(("bayonet-trained",), "moved"), ((), "fired")])
def test_only_who_may_charge_without_firing_has_not_fired_after_an_assault(
    traits: tuple[str, ...], posture: str
) -> None:
    state = table()
    alone(state, "de-1", "de-grenadiers", (500, 600), arms=("de-kar98k",))
    alone(state, "us-1", "us-rifles", (500, 520))
    state.alter("de-1", traits=traits)
    battle = chain(state, "assault-5", "", faces=[1, 5, 1])
    battle.do("order de-1 assault-5", "charge us-1")
    if traits:
        battle.say("pass")
    else:
        assert battle.refused("pass") == "must-fire"
        put(state, "us-1.1", 500, 150)
        battle.say("shoot after us-1")
    assert state.units["de-1"].posture == posture
