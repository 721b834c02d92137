"""What is shown is what happens: odds cards against play, and a finished match against itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.kernel import Event, Game, Outcome, Shown
from sandtable.registry import game as find_game
from sandtable.registry import names
from sandtable.testing import Broken, promises, random_game

STILL_OPEN: set[str] = set()
"""Games that have not said yet what their cards promise. Whoever writes a game's `claims` takes its name out."""
STILL_SILENT: set[str] = set()
"""Games that have not said yet where the end of a match is shown."""
SCENARIOS = [(name, each.id) for name in names(hidden=True) for each in find_game(name).scenarios()]
CLAIMING = [each for each in SCENARIOS if each[0] not in STILL_OPEN]
TELLING = [each for each in SCENARIOS if each[0] not in STILL_SILENT]
SOME, MANY = 1200, 6000
"""Decisions that are looked at, here and in `make long`."""


def _defaults(game: Game, scenario: str) -> dict[str, Any]:
    """The usual options; a duel of the demo long enough that the two meet."""
    usual = {option.id: option.default for option in game.scenario(scenario).options}
    return usual | ({"turns": 12} if game.name == "demo" else {})


def _compare(name: str, scenario: str, seed: int, each: int, plays: int, paths: int, most: int) -> promises.Crop:
    game = find_game(name)
    crop = promises.collect(game, scenario, _defaults(game, scenario), seed, each, most)
    assert crop.promises, "no card came up"
    assert crop.cards == crop.claimed, "cards of which nobody says what they promise"
    promises.odds_agree(crop.promises, plays, paths)
    return crop


def test_the_list_of_those_who_are_missing_is_true() -> None:
    for name in names(hidden=True):
        game = type(find_game(name))
        assert (game.claims is Game.claims) == (name in STILL_OPEN), name
        assert (game.shown is Game.shown) == (name in STILL_SILENT), name


@pytest.mark.parametrize(("name", "scenario"), CLAIMING)
def test_odds_agree_with_play(name: str, scenario: str) -> None:
    _compare(name, scenario, seed=7, each=3, plays=60, paths=150, most=SOME)


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("name", "scenario"), CLAIMING)
def test_odds_agree_with_play_at_length(name: str, scenario: str) -> None:
    for seed in (31, 32):
        _compare(name, scenario, seed, each=25, plays=1000, paths=1500, most=MANY)


def test_wrong_odds_are_found() -> None:
    """The law is awake: a fifth moved from one result to another is found in every kind of card."""
    game = find_game("blitzkrieg")
    crop = promises.collect(game, "stonne", {}, 7, 1, SOME)
    assert len(crop.promises) >= 5
    for promise in crop.promises:
        if isinstance(promise.claim.shown, dict) and len(promise.claim.shown) > 1:
            with pytest.raises(Broken):
                promises.odds_agree([_bent(promise)], plays=600)


def _bent(promise: promises.Promise) -> promises.Promise:
    assert isinstance(promise.claim.shown, dict)
    shown = dict(promise.claim.shown)
    high, low = max(shown, key=lambda each: shown[each]), min(shown, key=lambda each: shown[each])
    shown[high], shown[low] = shown[high] - 0.2, shown[low] + 0.2
    return replace(promise, claim=replace(promise.claim, shown=shown))


@pytest.mark.parametrize(("name", "scenario"), TELLING)
@pytest.mark.parametrize("seed", [3, 4])
def test_a_finished_match_says_the_same_everywhere(name: str, scenario: str, seed: int) -> None:
    game = find_game(name)
    made = random_game(game, scenario, _defaults(game, scenario), seed)
    assert promises.end_agrees(game, made.state, made.events) > 0


def test_a_match_that_contradicts_itself_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("demo")
    made = random_game(game, "duel", _defaults(game, "duel"), 3)

    def two_winners(self: Game, state: Any, events: Sequence[Event], outcome: Outcome) -> list[Shown]:
        return [Shown("the winner", {"outcome": "red", "panel": "blue"})]

    monkeypatch.setattr(type(game), "shown", two_winners)
    with pytest.raises(Broken, match="told in different ways"):
        promises.end_agrees(game, made.state, made.events)
