"""Odds agree with play where it is easy to be wrong: shields, mortars, houses, night, own men in the line, melees."""

import pytest
from helpers import Battle, alone, chain, deploy, feature, keep, put, square, table

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
