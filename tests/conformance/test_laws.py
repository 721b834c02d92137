"""Every game keeps the kernel's laws: each scenario is walked at random and looked at on the way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from types import GenericAlias
from typing import Any

import pytest
from msgspec import defstruct

from sandtable.headers import make_header, restore
from sandtable.kernel import Ask, Auto, Game, Gather, RuleError, Seeded, Table, dumps
from sandtable.registry import game as find_game
from sandtable.registry import names
from sandtable.testing import Broken, Harvest, Position, fuzz, harvest, laws, positions, random_game
from sandtable.testing.words import missing_words

SCENARIOS = [(name, each.id) for name in names(hidden=True) for each in find_game(name).scenarios()]
LOOKS = 40
"""Positions looked at per scenario here; `make long` takes more."""


def _walk(name: str, scenario: str, looks: int, seed: int = 5) -> Iterator[Position]:
    """Positions spread over a random game: often at first, then ever more rarely."""
    game = find_game(name)
    gap, next_look, seen = 1.0, 0.0, 0
    for at in positions(game, scenario, _defaults(game, scenario), seed):
        if at.number >= next_look:
            yield at
            seen += 1
            gap *= 1.06
            next_look = at.number + gap
        if seen >= looks:
            return


def _defaults(game: Game, scenario: str) -> dict[str, Any]:
    return {option.id: option.default for option in game.scenario(scenario).options}


@cache
def _harvest(name: str, scenario: str) -> Harvest:
    game = find_game(name)
    return harvest(game, scenario, _defaults(game, scenario))


def _check(at: Position, crop: Harvest) -> None:
    """Every law that can be asked of one position."""
    laws.options_are_legal(at, crop)
    laws.outsiders_are_refused(at)
    laws.notation_round_trips(at)
    laws.state_round_trips(at)
    laws.clone_is_independent(at, at.number)
    laws.asking_changes_nothing(at)
    laws.secrets_are_kept(at, at.number, crop)
    laws.events_keep_secrets(at, at.number)
    laws.arrival_order_does_not_matter(at, at.number)


@pytest.mark.parametrize("name", names(hidden=True))
def test_what_travels_to_the_browser_has_types_and_holds_no_frame(name: str) -> None:
    laws.pictures_are_typed(find_game(name))


@pytest.mark.parametrize("name", names(hidden=True))
def test_actions_are_named_and_all_has_its_words(name: str) -> None:
    laws.actions_are_named(find_game(name))
    assert missing_words(find_game(name)) == []


@pytest.mark.parametrize("name", names(hidden=True))
def test_frames_write_what_their_kind_leaves_open(name: str) -> None:
    laws.frames_are_whole(find_game(name))


def test_a_frame_that_lacks_a_part_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("demo")
    kinds = ((Auto, "has no run"), (Ask, "has no seats, options, why_not, apply"), (Gather, "has no parties, drafts"))
    for kind, words in kinds:
        half = defstruct("Half", [], bases=(kind,), frozen=True, gc=False)
        monkeypatch.setattr(type(game), "frames", (half,))
        with pytest.raises(Broken, match=f"Half of demo {words}"):
            laws.frames_are_whole(game)


def test_an_action_that_the_game_does_not_name_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("demo")
    monkeypatch.setattr(type(game), "actions", game.actions[:-1])
    with pytest.raises(Broken, match="React of demo takes Hold"):
        laws.actions_are_named(game)


def test_a_frame_in_a_picture_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("demo")
    frames = GenericAlias(tuple, (game.frames[0], ...))
    for wrong, words in ((frames, "stays on the host"), (dict[str, Any], "may be anything")):
        picture = defstruct("Leaks", [("turn", int), ("deep", defstruct("Deep", [("odd", wrong)]) | None)])
        monkeypatch.setattr(type(game), "picture_type", picture)
        with pytest.raises(Broken, match=words):
            laws.pictures_are_typed(game)


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_laws(name: str, scenario: str) -> None:
    for at in _walk(name, scenario, LOOKS):
        _check(at, _harvest(name, scenario))


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_laws_at_length(name: str, scenario: str) -> None:
    for seed in range(20, 25):
        for at in _walk(name, scenario, 150, seed):
            _check(at, _harvest(name, scenario))


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_outcomes_are_whole(name: str, scenario: str) -> None:
    counted = 0
    for at in _walk(name, scenario, LOOKS):
        counted += laws.outcomes_are_whole(at, at.number, samples=300 if counted < 2 else 0)
        if counted >= 8:
            break


@pytest.mark.parametrize("name", names(hidden=True))
def test_same_seed_same_match(name: str) -> None:
    game = find_game(name)
    scenario = game.scenarios()[0].id
    first = random_game(game, scenario, _defaults(game, scenario), 11)
    second = random_game(game, scenario, _defaults(game, scenario), 11)
    assert dumps(first.state) == dumps(second.state)
    assert first.events == second.events


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_random_games_end_and_replay(name: str, scenario: str) -> None:
    report = fuzz(find_game(name), [scenario], games=2, seed=100)
    assert not report.failures, report.failures[0].text


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_table_replays_undoes_and_refuses(name: str, scenario: str) -> None:
    """At a table: undo is exact, the record restores to equal bytes, chronicles hold only what a seat saw."""
    game = find_game(name)
    rng = random.Random(3)
    table = Table(game, make_header(game, scenario, {}, seed=3), Seeded("3"))
    for _ in range(150):
        if table.decision is None:
            break
        seat = rng.choice(table.waiting())
        question = table.ask(seat)
        assert question is not None
        found = question.choices()
        action = rng.choice(found) if isinstance(found, list) else found.sample(rng)
        before = dumps(table.state)
        table.submit(seat, action, question.number)
        if table.undo_of(seat) is not None and rng.random() < 0.3:
            table.undo(seat)
            assert dumps(table.state) == before
    restored = restore(table.record())
    assert dumps(restored.state) == dumps(table.state)
    assert restored.record().entries == table.record().entries
    for seat in table.seats:
        seen = [line.event for line in table.chronicle(seat).lines if bytes(line.event) != b"null"]
        told = [game.codec.event(each).to for each in map(bytes, seen)]
        assert all(seat in to for to in told if to)
    outsider = next((seat for seat in table.seats if table.ask(seat) is None), None)
    if outsider and table.decision:
        found = table.decision.options(table.waiting()[0])
        with pytest.raises(RuleError):
            table.submit(outsider, found[0] if isinstance(found, list) else found.first)
