"""Odds agree with the dice, players answer everything."""

import random
from collections import Counter

import pytest
from helpers import chain, deploy, keep, put, table

from sandtable.games.operation.actions.infantry import Pass, Target
from sandtable.games.operation.game import GAME
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.state import State
from sandtable.games.operation.odds.shots import fire_odds, toll_of
from sandtable.games.operation.odds.tolls import add_dice, break_chance, capped
from sandtable.games.operation.odds.trials import TRIES, is_enough
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.weapons.aiming import possible
from sandtable.games.operation.rules.weapons.target_parts import parts
from sandtable.games.operation.tables import WEAPONS
from sandtable.kernel import Decision, Event, Question, Seeded, advance, clone, play
from sandtable.lab.playing import player


def duel() -> State:
    state = table()
    deploy(state, "de-1", "de-grenadiers", (500, 900))
    deploy(state, "us-1", "us-rifles", (500, 500), 1800)
    keep(state, "us-1", 4)
    state.alter("us-1", posture="fired", start=4, panic=3)
    return state


@pytest.mark.rule("OW-fire-hit", "OW-fire-damage")
def test_odds_agree_with_seeded_dice() -> None:
    state = duel()
    link = Intent("blue", "de-1", 0, target="us-1")
    lines = sights(state, state.units["de-1"], state.units["us-1"])
    part = parts(state, state.units["de-1"], state.units["us-1"], lines)[0]
    toll = toll_of(state, part, possible(state, link, part, False, False))
    assert abs(sum(toll.values()) - 1) < 1e-9
    expected = sum(d * p for (d, _), p in toll.items())
    battle = chain(state, "fire-3", "")
    battle.do("order de-1 fire-3")
    start, total, rounds = clone(battle.state), 0, 300
    for seed in range(rounds):
        trial, dice = clone(start), Seeded(seed)
        out: list[Event] = []
        asked = Decision(("blue",), trial.stack[-1], trial)
        decision = play(trial, asked, "blue", Target("us-1"), dice, out)
        while decision is not None and decision.kind == "choose":
            options = decision.options(decision.seats[0])
            assert isinstance(options, list)
            decision = play(trial, decision, decision.seats[0], options[0], dice, out)
        total += 4 - len(trial.men("us-1"))
    assert abs(total / rounds - expected) < 0.25


@pytest.mark.rule("OW-fire-surplus", "OW-morale-many")
def test_tolls_are_capped_and_breaking_is_counted() -> None:
    toll = add_dice({(0, 0): 1.0}, 6, 0.5, 0.25, 4)
    assert abs(sum(toll.values()) - 1) < 1e-9 and max(d for d, _ in toll) == 4
    assert capped({(5, 5): 1.0}, 3, 3) == {(3, 0): 1.0}
    state = duel()
    one = state.units["us-1"]
    assert break_chance(state, one, {(2, 0): 1.0}) == 0.0
    assert abs(break_chance(state, one, {(3, 0): 1.0}) - 0.4) < 1e-9, "one of four is left: half or fewer counts"


def test_odds_are_told_at_the_question() -> None:
    state = duel()
    battle = chain(state, "fire-3", "")
    battle.do("order de-1 fire-3")
    assert battle.decision is not None
    view = GAME.knowledge(state, frozenset(("blue",)))
    question = Question("blue", battle.decision)
    found = GAME.odds(view, question, Target("us-1"))
    assert found is not None and found.key == "fire" and found.total == "7+"
    assert abs(sum(each.probability for each in found.chances if each.key == "dead") - 1) < 0.01
    assert GAME.odds(view, question, Pass()) is None
    put(state, "us-1.1", 500, 500)
    assert fire_odds(state, Intent("blue", "de-1", 0, target="nobody"), False) is None


@pytest.mark.parametrize("level", ["recruit", "officer"])
def test_players_play_a_whole_battle(level: str) -> None:
    state = GAME.start("first-battle", {})
    rng, dice = random.Random(3), Seeded(3)
    out: list[Event] = []
    players = {seat: player(GAME, level) for seat in state.seats}
    decision = advance(state, dice, out)
    while decision is not None:
        seat = decision.seats[0]
        view = GAME.knowledge(state, frozenset((seat,)))
        action = players[seat].choose(view, Question(seat, decision), rng)
        decision = play(state, decision, seat, action, dice, out)
    assert GAME.result(state) is not None


def test_standing_orders_always_answer() -> None:
    state = GAME.start("first-battle", {})
    rng, dice = random.Random(4), Seeded(4)
    out: list[Event] = []
    decision = advance(state, dice, out)
    asked = set()
    while decision is not None:
        seat = decision.seats[0]
        kind = decision.frame.standing
        if kind:
            known = next(each for each in GAME.standing if each.key == kind)
            view = GAME.knowledge(state, frozenset((seat,)))
            for mode in known.modes:
                action = GAME.answer(kind, {"mode": mode}, view, Question(seat, decision))
                assert decision.why_not(seat, action) is None, (kind, mode, action)
            asked.add(kind)
        found = decision.options(seat)
        action = found[rng.randrange(len(found))] if isinstance(found, list) else found.sample(rng)
        decision = play(state, decision, seat, action, dice, out)
    assert {"initiative", "react", "losses"} <= asked


@pytest.mark.rule("OW-order-assault", "OW-vfire-soft", "OW-intent-assault")
def test_passengers_of_an_unarmed_lorry_fire_on_an_assault() -> None:
    """Before it stands empty: they are asked when, and then they fire."""
    state = table()
    deploy(state, "de-1", "de-grenadiers", (500, 700), carrier="de-opel", aboard=True)
    deploy(state, "us-1", "us-rifles", (500, 400), 1800)
    state.alter("us-1", posture="fired")
    battle = chain(state, "assault-3", "")
    battle.do("order de-1 assault-3")
    for _ in range(8):
        assert battle.decision is not None
        key = battle.decision.prompt("blue").key
        if key == "announce-moment":
            break
        battle.do("halt" if key == "announce-drive" else "pass")
    battle.do("moment before", "aim passengers us-1 direct")
    told = list(battle.out)
    while battle.asked in ("blue announce", "red react", "blue choose", "red choose"):
        options = battle.options()
        told += battle.do(next((each for each in ("cease", "pass") if each in options), options[0]))
    assert any(type(event).__name__ == "ShotsFired" for event in told)


@pytest.mark.rule("OW-fire-rof", "OW-fire-hit")
def test_every_die_of_a_machine_gun_at_a_vehicle_counts() -> None:
    """Of several dice one is enough: the chance of a miss is that all of them miss."""
    state = table()
    deploy(state, "de-1", "de-mmg", (500, 700))
    deploy(state, "us-1", "us-jeep", (500, 500))
    state.alter("us-1", posture="fired")
    odds = fire_odds(state, Intent("blue", "de-1", 0, target="us-1"), False)
    assert odds is not None and odds.key == "vehicle" and odds.policy == "first-hit"
    face = int(odds.total.rstrip("+"))
    dice = next(mode.rof for name in state.men("de-1")[0].weapons for mode in WEAPONS[name].modes[:1])
    miss = next(each.probability for each in odds.chances if each.key == "miss")
    assert dice > 1 and abs(miss - ((face - 1) / 10) ** dice) < 0.2 and miss < (face - 1) / 10
    assert abs(sum(each.probability for each in odds.chances) - 1) < 1e-9


@pytest.mark.rule("OW-friendly-test", "OW-fire-hit")
def test_own_men_in_the_line_take_their_share_of_the_hits() -> None:
    def average(friends: bool) -> float:
        state = duel()
        if friends:
            deploy(state, "de-2", "de-grenadiers", (500, 700))
        odds = fire_odds(state, Intent("blue", "de-1", 0, target="us-1"), False)
        assert odds is not None
        return sum(each.probability * int(str(each.args["count"])) for each in odds.chances if each.key == "dead")

    assert average(True) < 0.9 * average(False)


def test_a_volley_is_played_on_until_every_share_is_as_sure_as_an_even_one_after_all_plays() -> None:
    assert is_enough(Counter({(0, 0): 100}), 0, 100)
    assert is_enough(Counter({(0, 0): 94, (1, 0): 3, (1, 2): 3}), 3, 100)
    assert not is_enough(Counter({(0, 0): 92, (1, 0): 4, (1, 2): 4}), 4, 100)
    assert not is_enough(Counter({(0, 0): 100}), 50, 100)
    assert is_enough(Counter({(0, 0): TRIES // 2, (1, 0): TRIES // 2}), TRIES // 2, TRIES)
