"""Odds agree with play where it is easy to be wrong: shields, mortars, houses, night, own men in the line, melees."""

import pytest
from helpers import Battle, alone, answer, chain, deploy, feature, keep, put, square, table

from sandtable.games.operation.events.infantry import MeleeFought
from sandtable.games.operation.game import GAME
from sandtable.games.operation.model.state import State
from sandtable.kernel import Claim, Question
from sandtable.kernel.action import parse_action
from sandtable.testing import promises

PLAYS = 400


def cards(battle: Battle, text: str) -> dict[str, Claim]:
    """What the card of an answer promises, by kind; each is held against many plays."""
    assert battle.decision is not None
    seat, action = battle.decision.seats[0], parse_action(text, GAME.verbs)
    question = Question(seat, battle.decision)
    odds = GAME.odds(GAME.knowledge(battle.state, frozenset((seat,))), question, action)
    assert odds is not None, text
    found = {claim.kind: claim for claim in GAME.claims(battle.state, question, action, odds)}
    promises.odds_agree([promises.Promise(claim, battle.state, seat, action) for claim in found.values()], PLAYS)
    return found


def expected(claim: Claim) -> float:
    """The dead that are to be expected."""
    assert isinstance(claim.shown, dict)
    return sum(int(count) * share for count, share in claim.shown.items())


def firing(state: State, order: str = "fire-3") -> Battle:
    battle = chain(state, order, "")
    battle.do(f"order de-1 {order}")
    return battle


@pytest.mark.rule("OW-shield-roll", "OW-gun-target", "OW-shield-front")
def test_the_card_knows_the_gun_and_its_shield() -> None:
    dead = []
    for facing in (1800, 0):
        state = table(size=1800)
        deploy(state, "de-1", "de-grenadiers", (500, 900))
        deploy(state, "us-1", "us-m1-57", (500, 600), facing)
        state.alter("us-1", posture="fired")
        dead.append(expected(cards(firing(state), "target us-1")["dead"]))
    assert 0 < dead[0] < dead[1], "from its front the shield gives more cover"


@pytest.mark.rule("OW-indirect", "OW-drift-step")
def test_the_card_of_a_mortar_counts_what_its_shell_does_to_a_crowd() -> None:
    state = table(size=2500)
    deploy(state, "de-1", "de-mortar", (500, 1300))
    gunner, *others = state.men("de-1")
    for n, man in enumerate(others):
        put(state, man.id, gunner.x + (21, -21)[n % 2], gunner.y + 24 * (n // 2))
    deploy(state, "us-1", "us-rifles", (500, 500), 1800)
    state.alter("us-1", posture="fired")
    assert expected(cards(firing(state), "target us-1")["dead"]) > 0.5


@pytest.mark.rule("OW-area-building", "OW-bld-105")
def test_the_card_of_a_shell_into_a_house_counts_those_behind_the_wall() -> None:
    state = table(size=2000)
    feature(state, "house", "building", *square(400, 300, 200, 140), openings=(((480, 440), (520, 440)),))
    deploy(state, "de-1", "de-flak36", (500, 1000))
    deploy(state, "us-1", "us-rifles", (500, 400))
    keep(state, "us-1", 4)
    for n, man in enumerate(state.men("us-1")):
        put(state, man.id, 470 + 21 * n, 425)
    state.alter("us-1", posture="fired", start=4)
    battle = firing(state)
    assert expected(cards(battle, "target us-1")["dead"]) > 0


@pytest.mark.rule("OW-friendly-test")
def test_the_card_knows_own_men_beside_the_line() -> None:
    dead = []
    for x in (520, 700):
        state = table(size=1800)
        alone(state, "de-1", "de-grenadiers", (500, 900), (520, 900), arms=("de-mg42",))
        alone(state, "de-2", "de-grenadiers", (x, 700))
        deploy(state, "us-1", "us-rifles", (500, 500))
        state.alter("us-1", posture="fired")
        dead.append(expected(cards(firing(state), "target us-1")["dead"]))
    assert dead[0] < dead[1]


@pytest.mark.rule("OW-fire-delay", "OW-night-detect")
@pytest.mark.parametrize(("night", "none"), [((), False), (("night",), True)])
def test_the_card_of_delayed_fire_knows_whom_the_night_hides(night: tuple[str, ...], none: bool) -> None:
    """By day the walkers are detected at the end of their way, by night they are not."""
    state = table(*night, size=1800)
    deploy(state, "de-1", "de-grenadiers", (500, 1200))
    deploy(state, "us-1", "us-rifles", (500, 600))
    battle = chain(state, "fire-2", "move-5", opener="red")
    battle.say("order us-1 move-5", "go slow 500:650 ()")
    battle.do("order de-1 fire-2", "target us-1")
    while battle.refused("delay 1000"):
        battle.do("pass")
    found = cards(battle, "delay 1000")
    assert ("nothing" in found) is none


@pytest.mark.rule("OW-melee-roll", "OW-R79")
def test_the_card_of_a_charge_by_several_men() -> None:
    state = table()
    alone(state, "de-1", "de-grenadiers", (500, 600), (525, 600), (475, 600), arms=("de-kar98k",))
    alone(state, "us-1", "us-rifles", (500, 540), arms=("us-garand",))
    state.alter("de-1", traits=("bayonet-trained",))
    assert "melee" in cards(firing(state, "assault-3"), "charge us-1")


@pytest.mark.rule("OW-melee-after", "OW-melee-place", "OW-fire-close5")
def test_the_card_of_fire_on_a_charge_is_shot_where_it_is_fired_and_leaves_out_the_melee() -> None:
    dead = {}
    for when in ("before", "after"):
        state = table()
        alone(state, "de-1", "de-grenadiers", (500, 640), (530, 640), (560, 640), arms=("de-kar98k",))
        alone(state, "us-1", "us-rifles", (500, 540), (530, 540), (560, 540), arms=("us-garand",))
        feature(state, "wall", "low-wall", (300, 600), (800, 600))
        state.alter("us-1", posture="fired")
        battle = firing(state, "assault-3")
        battle.do("charge us-1")
        dead[when] = expected(cards(battle, f"shoot {when} us-1")["dead"])
    assert 0 < 2 * dead["before"] < dead["after"], "at arm's length, past the wall"


@pytest.mark.rule("OW-interrupt-insert", "OW-melee-place", "OW-fire-close5")
def test_the_card_of_delayed_fire_at_a_charge_knows_how_far_they_have_run() -> None:
    state = table()
    alone(state, "de-1", "de-grenadiers", (500, 610), (530, 610), (560, 610), arms=("de-kar98k",))
    alone(state, "us-1", "us-rifles", (500, 520), (530, 520), (560, 520), arms=("us-garand",))
    feature(state, "wall", "low-wall", (300, 600), (800, 600))
    state.alter("de-1", traits=("bayonet-trained",), posture="fired")
    battle = chain(state, "assault-3", "ambush-2")
    battle.do("order de-1 assault-3", "charge us-1")
    while battle.asked == "blue announce":
        battle.do("pass")
    battle.do("order us-1 ambush-2", "target de-1")
    while battle.refused("delay 1000"):
        battle.do("pass")
    early, late = (expected(cards(battle, f"delay {at}")["dead"]) for at in (50, 1000))
    assert 0 < 1.5 * early < late


@pytest.mark.rule("OW-interrupt-insert", "OW-embark-place", "OW-R93")
def test_the_card_of_delayed_fire_knows_the_stage_of_a_move() -> None:
    """Men in a half-track cannot be hit; those who have got out."""
    state = table()
    deploy(state, "de-1", "de-panzergrenadiers", (600, 600), 0, carrier="de-sdkfz251", aboard=True)
    deploy(state, "us-2", "us-mmg", (900, 500), 2700)
    battle = chain(state, "move-3", "fire-1")
    battle.do("order de-1 move-3")
    answer(battle, "alight", "drive slow forward 600:500 -", "go slow 640:520 ()")
    battle.do("order us-2 fire-1", "target de-1")
    while battle.refused("delay 1000"):
        battle.do("pass")
    aboard, out = (cards(battle, f"delay {at}") for at in (250, 750))
    assert "dead" not in aboard or not expected(aboard["dead"])
    assert expected(out["dead"]) > 0.5


@pytest.mark.rule("OW-interrupt-insert", "OW-embark-place", "OW-R93")
def test_the_card_of_delayed_fire_at_men_who_walk_up_to_board_knows_where_they_are() -> None:
    state = table()
    deploy(state, "de-1", "de-panzergrenadiers", (600, 600), 0, carrier="de-sdkfz251")
    keep(state, "de-1", 2)
    state.change(state.units["de-1"].models[1], x=600, y=770)
    state.alter("de-1", posture="fired", panic=0)
    feature(state, "wall", "high-wall", (680, 720), (680, 800))
    deploy(state, "us-2", "us-mmg", (900, 740), 2700)
    battle = chain(state, "move-3", "fire-1")
    battle.do("order de-1 move-3")
    answer(battle, "board de-1.0")
    battle.do("order us-2 fire-1", "target de-1")
    while battle.refused("delay 1000"):
        battle.do("pass")
    behind, past = (cards(battle, f"delay {at}") for at in (50, 950))
    assert "dead" not in behind or not expected(behind["dead"])
    assert expected(past["dead"]) > 0.2


@pytest.mark.rule("OW-melee-contact", "OW-melee-place", "OW-melee-roll")
@pytest.mark.parametrize(("attacker", "defender", "minus"), [(610, 520, False), (640, 545, True)])
def test_the_card_of_a_charge_counts_a_wall_only_if_it_is_fought_across(
    attacker: int, defender: int, minus: bool
) -> None:
    """Over the wall and on in the open, or up to the wall behind which the enemy stands."""
    state = table()
    alone(state, "de-1", "de-grenadiers", (500, attacker), arms=("de-kar98k",))
    alone(state, "us-1", "us-rifles", (500, defender), arms=("us-garand",))
    feature(state, "wall", "low-wall", (300, 600 if not minus else 570), (800, 600 if not minus else 570))
    state.alter("de-1", traits=("bayonet-trained",))
    battle = firing(state, "assault-3")
    assert battle.decision is not None
    question, action = Question("blue", battle.decision), parse_action("charge us-1", GAME.verbs)
    odds = GAME.odds(GAME.knowledge(state, frozenset(("blue",))), question, action)
    assert odds is not None and ("melee-obstacle" in [line.key for line in odds.lines]) is minus
    cards(battle, "charge us-1")
    fought = battle.say("charge us-1")
    lines = next(event.lines for event in fought if isinstance(event, MeleeFought))
    assert ("melee-obstacle" in [line.key for line in lines]) is minus
