"""Optional chapters: night and the split deck."""

from typing import Any

import pytest
from helpers import Battle, chain, deploy, field, kinds, rolled

from sandtable.games.operation.actions.vehicle import Draw, Split
from sandtable.games.operation.events.chapters import CardsSplit, FlareFired
from sandtable.games.operation.events.infantry import ShotsFired
from sandtable.games.operation.flow import chapters
from sandtable.games.operation.game import GAME
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Side
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Template
from sandtable.games.operation.rules.chapters import night, split_deck
from sandtable.games.operation.rules.infantry import mines
from sandtable.games.operation.rules.infantry.detection import is_valid
from sandtable.games.operation.rules.infantry.movement import allowance
from sandtable.games.operation.rules.infantry.orders import mark
from sandtable.games.operation.rules.infantry.walking import arrive
from sandtable.games.operation.tables import CARD_OF, CARDS, DECK, HALVES, detection, items
from sandtable.kernel import Event, Seeded


@pytest.mark.rule("OW-night-detect", "OW-optional")
def test_night_columns_are_used_only_at_night() -> None:
    for switches, seen in (((), True), (("night",), False)):
        state = field(*switches)
        deploy(state, "us-1", "us-rifles", (1000, 1000))
        deploy(state, "de-1", "de-grenadiers", (1000, 500), 1800)
        state.alter("de-1", posture="moved")
        assert is_valid(state, state.units["us-1"], state.units["de-1"]) == seen
    assert detection(False, "moved", False, False) > detection(False, "moved", False, True)


@pytest.mark.rule("OW-night-move")
def test_infantry_loses_5_cm_of_fast_and_assault() -> None:
    state = field("night")
    man = state.models[deploy(state, "us-1", "us-rifles", (1000, 1000))]
    assert [allowance(state, man, *how) for how in (("move", "slow"), ("move", "fast"), ("assault", "fast"))] == [
        100,
        150,
        100,
    ]


@pytest.mark.rule("OW-night-mine", "OW-R36")
def test_a_mine_makes_its_unit_count_as_fired() -> None:
    state = field("night")
    deploy(state, "us-1", "us-rifles", (1000, 1000))
    mines.posture_after_mine(state, "us-1")
    assert state.units["us-1"].posture == "fired"
    laid = {each.id for each in GAME.scenarios() for t in start_of(each.id).templates.values() if t.kind == "mine"}
    assert laid == {"night-raid"}  # only a scenario brings them


def start_of(scenario: str) -> State:
    return GAME.start(scenario, {option.id: option.default for option in GAME.scenario(scenario).options})


@pytest.mark.rule("OW-night-mine")
def test_a_mine_on_the_way_goes_off_and_betrays_a_slow_move() -> None:
    state = field("night")
    man = deploy(state, "us-1", "us-sniper", (1000, 1000))
    state.templates["mine-1"] = Template("mine-1", "mine", 1000, 950, 20)
    state.templates["mine-2"] = Template("mine-2", "mine", 1200, 950, 20)
    walked = Intent("red", "us-1", CARD_OF["move-3"], speed="slow", paths=((man, ((1000, 1000), (1000, 910))),))
    arrive(state, walked, 0, [])
    assert list(state.templates) == ["mine-2"] and state.units["us-1"].posture == "fired"
    mark(state, "us-1", "stationary", [])
    assert state.units["us-1"].posture == "fired"
    mark(state, "us-1", "stationary", [])
    quiet = state.units["us-1"]
    assert quiet.posture == "stationary"


@pytest.mark.rule("OW-searchlight", "OW-searchlight-seen")
def test_a_searchlight_lights_a_unit_and_betrays_its_own() -> None:
    state = field("night")
    deploy(state, "us-1", "us-hq", (1000, 1900), 0, options=("searchlight",))
    deploy(state, "de-1", "de-grenadiers", (1000, 1450), 1800)
    unit, foe = state.units["us-1"], state.units["de-1"]
    assert night.why_not_light(state, unit, moves=False) is None
    assert night.why_not_light(state, unit, moves=True) == night.NOT_STANDING
    assert night.why_not_light(state, foe, moves=False) == night.NO_LIGHT
    assert not is_valid(state, unit, foe) and not is_valid(state, foe, unit)
    night.light_up(state, "us-1", foe, [])
    assert is_valid(state, unit, foe)
    assert is_valid(state, foe, unit)
    night.put_out_lights(state)
    assert not is_valid(state, unit, foe)
    assert items()["searchlight"].points == 10


def at_night(kind: str, option: str, far: int = 450) -> Battle:
    """A unit with a light or flare and an enemy that it sees and does not detect."""
    state = field("night")
    deploy(state, "us-1", kind, (1000, 1900), 0, options=(option,))
    deploy(state, "de-1", "de-grenadiers", (1000, 1900 - far), 1800)
    return chain(state, "fire-1", "fire-3", opener="red", faces=[9] * 200)


@pytest.mark.rule("OW-searchlight", "OW-intent-fire")
def test_the_beam_is_laid_when_it_is_announced_and_what_it_lights_may_be_fired_at() -> None:
    battle = at_night("us-hq", "searchlight")
    battle.do("order us-1 fire-3")
    assert battle.refused("light de-1") == ""
    told = battle.do("light de-1")
    assert kinds(told) == ["LightLaid"] and "light-us-1" in battle.state.templates
    assert "target de-1" in battle.options()
    dark = at_night("us-hq", "searchlight")
    dark.do("order us-1 fire-3", "pass")
    assert "target de-1" not in dark.options()
    assert dark.refused("target de-1") == "not-valid"


@pytest.mark.rule("OW-flare", "OW-intent-fire")
def test_who_fires_a_flare_does_nothing_else_and_the_rest_may_fire_at_what_it_shows() -> None:
    battle = at_night("us-rifles", "flare", 350)
    state = battle.state
    battle.do("order us-1 fire-3", "flare de-1")
    assert "target de-1" in battle.options()
    told = battle.say("target de-1")
    while battle.asked in ("blue react", "red announce"):
        told += battle.do("pass")
    assert any(event.hit for event in told if isinstance(event, FlareFired))
    shots = [event for event in told if isinstance(event, ShotsFired)]
    assert shots and sum(model.rose == state.turn for model in state.men("us-1")) == 1
    fired = [model for model in state.men("us-1") if model.shot == state.turn]
    assert fired and not any(model.rose == state.turn for model in fired)


@pytest.mark.rule("OW-ex-32", "OW-searchlight-hit")
def test_two_of_three_hits_put_the_light_out() -> None:
    state = field("night")
    deploy(state, "us-1", "us-hq", (1000, 1800), 0, options=("searchlight",))
    out: list[Event] = []
    assert night.douse(state, "us-1", 3, out) == 1
    assert "searchlight" not in state.units["us-1"].traits and kinds(out) == ["LightOut"]
    assert night.douse(state, "us-1", 3, out) == 3


@pytest.mark.rule("OW-flare")
def test_a_flare_hits_on_7_or_drifts_and_goes_out() -> None:
    state = field("night")
    mortar = state.models[deploy(state, "de-1", "de-mortar", (1000, 1500), 0, options=("flare", "flare"))]
    foe_unit = deploy(state, "us-1", "us-rifles", (1000, 900), 1800)
    target = state.models[foe_unit]
    out: list[Any] = []
    night.fire_flare(state, mortar, state.units["us-1"], rolled(7), out)
    assert night.is_lit(state, target) and out[0].hit
    night.put_out_lights(state)
    assert not night.is_lit(state, target)
    night.fire_flare(state, mortar, state.units["us-1"], rolled(6, 9, 90), out)
    assert not night.is_lit(state, target)
    assert night.why_not_flare(state, state.units["de-1"]) == night.NO_FLARE
    assert items()["flare"].points == 30


def halved(state: State, *seats: str) -> State:
    state.sides = {seat: Side("usa", (), DECK, (0,) * len(DECK), split=seat in seats) for seat in state.seats}
    return state


@pytest.mark.rule("OW-deck-split", "OW-deck-draw")
def test_cards_come_from_the_half_that_was_told() -> None:
    state = halved(field("split-deck"), "red")
    deploy(state, "us-1", "us-rifles", (1000, 1500))
    frame = chapters.SplitDraw("red")
    state.stack = [frame]
    assert split_deck.room_in_hand(state, "red") == 6
    assert frame.options(state, "red") == [Draw(n) for n in range(7)]
    assert frame.why_not(state, "red", Draw(7)) == chapters.BAD_COUNT
    out: list[Event] = []
    frame.apply(state, "red", Draw(4), Seeded(1), out)
    hand = [CARDS[card].order for card in state.sides["red"].hand]
    assert sum(order in HALVES["manoeuvre"] for order in hand) == 4 and len(hand) == 6
    told = next(event for event in out if isinstance(event, CardsSplit))
    assert (told.manoeuvre, told.fire, told.to) == (4, 2, None)


@pytest.mark.rule("OW-deck-split")
def test_each_half_has_discards_of_its_own() -> None:
    state = halved(field("split-deck"), "red")
    moves = tuple(n if split_deck.half_of(card) == "manoeuvre" else 0 for card, n in enumerate(DECK))
    fires_ = tuple(n - m for n, m in zip(DECK, moves, strict=True))
    state.sides["red"] = Side("usa", (), fires_, moves, split=True)
    drawn = split_deck.draw_half(state, "red", "manoeuvre", 3, Seeded(2))
    assert all(split_deck.half_of(card) == "manoeuvre" for card in drawn)
    assert sum(state.sides["red"].deck) == 54 - 3 and not any(state.sides["red"].pile)


@pytest.mark.rule("OW-deck-one", "OW-deck-both")
def test_one_player_alone_or_both_in_turns() -> None:
    one = halved(field("split-deck"), "blue")
    assert split_deck.refill_order(one, ("red", "blue")) == ("red", "blue")
    both = halved(field("split-deck"), "blue", "red")
    assert split_deck.refill_order(both, ("red", "blue")) == ("blue", "red")
    both.turn = 2
    assert split_deck.refill_order(both, ("blue", "red")) == ("red", "blue")
    frame = chapters.HalveDeck("red")
    both.stack = [frame]
    frame.apply(both, "red", Split(False), rolled(), [])
    assert both.sides["blue"].split and not both.sides["red"].split
