"""Views, hints, standing orders and computer players."""

import random

import pytest

from blitzkrieg.field import Field
from sandtable.games.blitzkrieg import GAME
from sandtable.games.blitzkrieg.officer import Officer
from sandtable.games.blitzkrieg.recruit import Recruit
from sandtable.kernel import Question, Seeded, advance, dumps, play
from sandtable.opponents import RandomPlayer

REACTION = {
    "de-i35-hq": 1811, "de-i35-1": 1811, "de-i33-1": 1811, "fr-1c-1i": 1814, "fr-i11-mg": 1814, "fr-1c-hq": 1815,
}  # fmt: skip


def answer(field: Field, kind: str, **order) -> str:
    assert field.decision is not None
    view = GAME.view(field.state, frozenset((field.asked,)))
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
                    found = GAME.answer(kind, {"mode": mode}, GAME.view(state, frozenset((seat,))), question)
                    assert decision.why_not(seat, found) is None
                seen.add((kind, decision.kind))
            decision = play(state, decision, seat, RandomPlayer().choose(None, question, rng), dice, [])
    assert {"reaction", "hit"} <= {kind for kind, _ in seen}


def test_the_view_says_what_a_board_needs() -> None:
    field = Field(deploy=True, turn=2, active=["de-i35"])
    view = GAME.view(field.state, frozenset())
    assert view.needs.low == 14 and view.active == "german" and view.cup["de-i5"] == 1
    unit = next(unit for unit in view.units if unit.id == "fr-2c-3i")
    assert (unit.hex, unit.steps, unit.act) == (1410, 1, "done")
    assert next(f for f in view.formations if f.id == "de-i35").active
    assert next(f for f in view.formations if f.id == "fr-2c").lost == 4
    static = GAME.static("stonne", {})
    assert len(static.hexes) == 208 and not static.flat and static.goal == 512
    assert b'"goal":512' in dumps(static)


def test_imagining_gives_the_same_state() -> None:
    field = Field(deploy=True, turn=1, active=["de-i35"])
    view = GAME.view(field.state, frozenset())
    again = GAME.imagine(view, random.Random(1))
    assert dumps(again) == dumps(field.state) and again is not field.state


@pytest.mark.rule("BK-7.1", "BK-3.4")
def test_every_way_of_the_hints_can_be_walked() -> None:
    units = {"de-i35-hq": 1810, "de-i35-1": 1810, "fr-i11-1": 1601}
    field = Field(active=["de-i35"], units=units)
    assert field.decision is not None
    hints = field.decision.hints("german")
    ways = [way for way in hints.ways if way.unit == "de-i35-1"]
    assert {zone.kind for zone in hints.zones} == {"command", "range"} and len(ways) > 10
    for way in ways:
        walk = Field(quiet=True, active=["de-i35"], units=units)
        for step in way.steps:
            walk.do(step)
        assert f"{walk.at('de-i35-1'):04d}" == way.to
    field.do("move de-i35-1")
    assert {zone.kind for zone in field.decision.hints("german").zones} == {"reach", "command", "range"}


@pytest.mark.parametrize("battle", ["hannut", "stonne"])
@pytest.mark.parametrize("side", ["german", "french"])
def test_the_officer_beats_chance(battle: str, side: str) -> None:
    """A few games; the full number is played by the lab."""
    won = 0
    for seed in range(3):
        rng, state, dice = random.Random(seed), GAME.start(battle, {}), Seeded(seed)
        players = {seat: Officer() if seat == side else RandomPlayer() for seat in ("german", "french")}
        decision = advance(state, dice, [])
        while decision:
            seat = decision.seats[0]
            view = GAME.view(state, frozenset((seat,))) if seat == side else None
            decision = play(state, decision, seat, players[seat].choose(view, Question(seat, decision), rng), dice, [])
        won += state.over == side
    assert won == 3


def test_the_recruit_plays_a_battle_to_its_end() -> None:
    rng, state, dice = random.Random(8), GAME.start("hannut", {}), Seeded(8)
    decision = advance(state, dice, [])
    while decision:
        seat = decision.seats[0]
        view = GAME.view(state, frozenset((seat,)))
        decision = play(state, decision, seat, Recruit().choose(view, Question(seat, decision), rng), dice, [])
    assert state.over
