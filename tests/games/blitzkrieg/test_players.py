"""Views, hints, standing orders and computer players."""

import random

import pytest

from games.blitzkrieg.field import Field
from sandtable.games.blitzkrieg import GAME
from sandtable.games.blitzkrieg.odds.melee import melee_odds
from sandtable.games.blitzkrieg.officer.officer import Officer
from sandtable.games.blitzkrieg.officer.recruit import Recruit
from sandtable.kernel import Question, Seeded, advance, play
from sandtable.opponents import RandomPlayer

REACTION = {
    "de-i35-hq": 1811, "de-i35-1": 1811, "de-i33-1": 1811, "fr-1c-1i": 1814, "fr-i11-mg": 1814, "fr-1c-hq": 1815,
}  # fmt: skip


def answer(field: Field, kind: str, **order: str | int) -> str:
    assert field.decision is not None
    view = GAME.knowledge(field.state, frozenset((field.asked,)))
    return str(GAME.answer(kind, order, view, Question(field.asked, field.decision)))


def at_reaction(mover: str, formation: str) -> Field:
    field = Field(active=[formation], units={**REACTION, "de-i33-hq": 1811})
    field.do(f"move {mover}")
    field.do("step 1812")
    return field


@pytest.mark.rule("BK-6.3")
def test_standing_orders_for_reactions() -> None:
    tank, foot = at_reaction("de-i35-1", "de-i35"), at_reaction("de-i33-1", "de-i33")
    assert answer(tank, "reaction", mode="never") == "pass"
    assert answer(tank, "reaction", mode="range", distance=1) == "pass"
    assert answer(tank, "reaction", mode="range", distance=2).startswith("opportunity-fire")
    assert answer(tank, "reaction", mode="armour").startswith("opportunity-fire")
    assert answer(foot, "reaction", mode="armour") == "pass", "infantry has no armour"
    assert answer(foot, "reaction", mode="chance", percent=20) == "opportunity-fire fr-i11-mg de-i33-1"
    assert answer(foot, "reaction", mode="chance", percent=90) == "pass"


@pytest.mark.rule("BK-8.3", "BK-5.5b")
def test_standing_orders_for_hits_and_markers() -> None:
    hit = Field(active=["de-i35"], units={"de-i35-pz4": 1811, "fr-i11-1": 1812})
    hit.do("fire de-i35-pz4 fr-i11-1", 5, 4)
    assert answer(hit, "hit", mode="marker") == "suffer"
    assert answer(hit, "hit", mode="stand-fast") == "lose-step fr-i11-1"
    drawn = Field(draw="de-i35", units={"de-i35-1": 1811}, held={"french": {"general": 1}})
    assert answer(drawn, "cancel", mode="let-be") == "allow"
    assert answer(drawn, "cancel", mode="strike-formations") == "cancel"


@pytest.mark.rule("BK-9")
def test_standing_order_for_aims() -> None:
    units = {"de-i35-hq": 1811, "de-i35-1": 1811, "de-i35-pz4": 1811, "fr-i11-1": 1812, "fr-i11-hq": 1815}
    field = Field(active=["de-i35"], units=units)
    field.do("move de-i35-1,de-i35-pz4")
    field.do("assault 1812")
    assert answer(field, "aim", mode="weakest") == "aim fr-i11-1 de-i35-1", "less armour"


def test_every_question_of_a_standing_kind_can_be_answered() -> None:
    kinds = {kind.key: kind for kind in GAME.standing}
    rng, seen = random.Random(4), set()
    for seed in range(3):
        state, dice = GAME.start("stonne", {}), Seeded(seed)
        decision = advance(state, dice, [])
        while decision:
            kind = decision.frame.standing
            seat = decision.seats[0]
            question = Question(seat, decision)
            if kind and (kind, decision.kind) not in seen:
                for mode in kinds[kind].modes:
                    found = GAME.answer(kind, {"mode": mode}, GAME.knowledge(state, frozenset((seat,))), question)
                    assert decision.why_not(seat, found) is None
                seen.add((kind, decision.kind))
            decision = play(state, decision, seat, RandomPlayer().answer(None, question, rng), dice, [])
    assert {"reaction", "hit"} <= {kind for kind, _ in seen}


@pytest.mark.parametrize("battle", ["hannut", "stonne"])
@pytest.mark.parametrize("side", ["german", "french"])
def test_the_officer_beats_chance(battle: str, side: str) -> None:
    """A few games; the full number is played by the lab."""
    won = 0
    for seed in range(3):
        rng, state, dice = random.Random(seed), GAME.start(battle, {}), Seeded(seed)
        officer, other = Officer(), RandomPlayer()
        decision = advance(state, dice, [])
        while decision:
            seat = decision.seats[0]
            question = Question(seat, decision)
            if seat == side:
                action = officer.answer(GAME.knowledge(state, frozenset((seat,))), question, rng)
            else:
                action = other.answer(None, question, rng)
            decision = play(state, decision, seat, action, dice, [])
        won += state.over == side
    assert won == 3


@pytest.mark.parametrize(("turn", "storms"), [(5, False), (10, True)])
def test_the_officer_storms_stonne_at_worse_odds_when_time_runs_out(turn: int, storms: bool) -> None:
    """Who does not hold the village at the end has lost: in the last turn a doubtful assault is better than none."""
    units = {"de-igd-hq": 412, "de-igd-1": 412, "de-igd-2": 412, "fr-i205-1": 512, "fr-i205-2": 512, "fr-i205-hq": 712}
    field = Field("stonne", turn=turn, active=["de-igd"], units=units, quiet=True, works=[512])
    field.do("move de-igd-1,de-igd-2")
    move, goal = field.state.stack[-1], field.state.theatre.index[512]
    won = melee_odds(field.state, move, goal)[0]
    assert 0.1 < won < 0.4, "the assault is doubtful"
    known = GAME.knowledge(field.state, frozenset(("german",)))
    assert field.decision is not None
    chosen = Officer().answer(known, Question("german", field.decision), random.Random(1))
    assert (str(chosen) == "assault 512") == storms


def test_the_recruit_plays_a_battle_to_its_end() -> None:
    rng, state, dice = random.Random(8), GAME.start("hannut", {}), Seeded(8)
    decision = advance(state, dice, [])
    while decision:
        seat = decision.seats[0]
        view = GAME.knowledge(state, frozenset((seat,)))
        decision = play(state, decision, seat, Recruit().answer(view, Question(seat, decision), rng), dice, [])
    assert state.over
