"""What travels to the browser, what players know, and the hints beside the options."""

import random

import pytest

from games.blitzkrieg.field import Field
from sandtable.games.blitzkrieg import GAME
from sandtable.games.blitzkrieg.events import MarkerDrawn
from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.static import BlitzkriegStatic
from sandtable.games.blitzkrieg.view import BlitzkriegKnowledge, BlitzkriegPicture
from sandtable.kernel import Event, Seeded, advance, clone, dumps, play
from sandtable.testing import laws
from sandtable.testing.walk import pick

NOBODY: frozenset[str] = frozenset()


def test_the_picture_says_what_a_board_needs() -> None:
    field = Field(deploy=True, turn=2, active=["de-i35"])
    picture = GAME.picture(field.state, NOBODY)
    assert picture.needs.low == 14 and picture.cup["de-i5"] == 1
    unit = next(unit for unit in picture.units if unit.id == "fr-2c-3i")
    assert (unit.hex, unit.steps, unit.act) == (1410, 1, "done")
    assert next(f for f in picture.formations if f.id == "de-i35").active


def test_no_frame_travels_to_the_browser() -> None:
    field = Field(deploy=True, turn=2, active=["de-i35"])
    picture, known = GAME.picture(field.state, NOBODY), GAME.knowledge(field.state, NOBODY)
    assert type(picture) is GAME.picture_type is BlitzkriegPicture
    assert type(known) is GAME.knowledge_type is BlitzkriegKnowledge
    assert b'"frame"' not in dumps(picture) and b'"frame":"operate"' in dumps(known)


def test_what_never_changes_is_sent_once() -> None:
    static = GAME.static("stonne", {})
    assert type(static) is GAME.static_type is BlitzkriegStatic
    assert len(static.hexes) == 208 and not static.flat
    assert {m.side for m in static.markers} == {"german", "french"}


def test_imagining_gives_the_same_state() -> None:
    field = Field(deploy=True, turn=1, active=["de-i35"])
    again = GAME.imagine(GAME.knowledge(field.state, NOBODY), random.Random(1))
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
            walk.do(str(step))
        assert f"{walk.at('de-i35-1'):04d}" == way.to
    field.do("move de-i35-1")
    assert {zone.kind for zone in field.decision.hints("german").zones} == {"reach", "command", "range"}


def test_the_game_measures_itself() -> None:
    figures = list(GAME.figures(random.Random(1)))
    assert len(figures) == 3 and all(name and value > 0 and unit == "ms" for name, value, unit in figures)


def _until_the_cup_differs(one: int, other: int) -> tuple[int, set[str]]:
    """Two matches with the same answers and other dice: how many decisions look alike, and which markers come first."""
    runs = []
    for seed in (one, other):
        state, dice = GAME.start("stonne", {}), Seeded(seed)
        runs.append((state, dice, advance(state, dice, [])))
    rng, alike, drawn = random.Random(5), 0, set[str]()
    while not drawn:
        first, second = runs[0][2], runs[1][2]
        assert first is not None and second is not None and first.seats == second.seats
        for seat in GAME.all_seats(runs[0][0]):
            eyes = frozenset((seat,))
            for made in (GAME.picture, GAME.knowledge):
                assert dumps(made(runs[0][0], eyes)) == dumps(made(runs[1][0], eyes)), "the order of the cup shows"
        seat = first.seats[0]
        assert laws.look(GAME, first, seat) == laws.look(GAME, second, seat), "the order of the cup shows"
        action, _ = pick(first, seat, rng)
        alike += 1
        for at, (state, dice, decision) in enumerate(runs):
            out: list[Event] = []
            assert decision is not None
            runs[at] = (state, dice, play(state, decision, seat, action, dice, out))
            drawn |= {event.marker for event in out if isinstance(event, MarkerDrawn)}
    return alike, drawn


def test_what_will_be_drawn_from_the_cup_shows_nowhere_before_it_is_drawn() -> None:
    alike, drawn = _until_the_cup_differs(1, 2)
    assert alike > 5 and len(drawn) == 2, "the same set-up, looked at all the way, and then another marker"


def _next_marker(state: State, seed: int) -> str:
    """The marker that is drawn next, with these dice and answers by chance; none if the match ends."""
    dice, rng, out = Seeded(seed), random.Random(seed), list[Event]()
    decision = advance(state, dice, out)
    while not (drawn := [event.marker for event in out if isinstance(event, MarkerDrawn)]):
        if decision is None:
            return ""
        seat = decision.seats[0]
        decision = play(state, decision, seat, pick(decision, seat, rng)[0], dice, out)
    return str(drawn[-1])


@pytest.mark.rule("BK-2B1")
@pytest.mark.parametrize("scenario", ["stonne", "hannut"])
def test_no_state_knows_the_marker_that_comes_next(scenario: str) -> None:
    """From one and the same state, also after markers were drawn, other dice draw another marker: there is nothing in
    it that a view could tell."""
    state = GAME.start(scenario, {})
    for _ in range(3):
        later = [(clone(state), seed) for seed in range(6)]
        drawn = {marker: each for each, seed in later if (marker := _next_marker(each, seed))}
        assert len(drawn) > 1
        state = next(iter(drawn.values()))
