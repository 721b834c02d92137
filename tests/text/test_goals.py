"""Every match has a card that says what it is about, with the figures of its scenario."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from sandtable.data import package_folder
from sandtable.registry import game as find
from sandtable.registry import names
from sandtable.text import LANGUAGES, Speaker

GAMES = [name for name in names() if name != "demo"]


def seats_of(game: str) -> Iterator[tuple[str, str]]:
    """Every scenario with every side that can be played in it."""
    for scenario in find(game).scenarios():
        for count in scenario.players:
            options = {"players": count} if any(each.id == "players" for each in scenario.options) else {}
            for seat in find(game).seats(scenario.id, options):
                yield scenario.id, re.sub(r"-\d+$", "", seat)


def words(language: str, game: str, scenario: str, seat: str, part: str) -> str:
    speaker = Speaker(language, game)
    end = f"-{part}" if part else ""
    for key in (f"goal-{scenario}-{seat}{end}", f"goal-{scenario}{end}"):
        if speaker.has(key):
            return speaker.say(key)
    return ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_side_is_told_what_wins_and_what_loses(game: str, language: str) -> None:
    parts = ("", "-wins", "-loses", "-special", "-first")
    asked = sorted((f"goal-{scenario}", seat, part) for scenario, seat in set(seats_of(game)) for part in parts)
    speaker = Speaker(language, game)
    missing = [
        f"{goal}-{seat}{part}"
        for goal, seat, part in asked
        if not speaker.has(f"{goal}-{seat}{part}") and not speaker.has(f"{goal}{part}")
    ]
    assert not missing, f"no words in text/goals.{language}.ftl: {', '.join(missing)}"


def read(game: str, scenario: str) -> dict[str, Any]:
    return tomllib.loads((package_folder(game) / "scenarios" / f"{scenario}.toml").read_text("utf-8"))


def card(language: str, game: str, scenario: str, seat: str) -> str:
    return " ".join(words(language, game, scenario, seat, part) for part in ("wins", "loses", "special", "first"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_of_barbarossa_are_the_scenarios(language: str) -> None:
    for scenario, seat in set(seats_of("barbarossa")):
        row, said = read("barbarossa", scenario), card(language, "barbarossa", scenario, seat)
        assert str(row["rounds"]) in said or scenario == "tanks-in-the-corn", f"rounds of {scenario}, {seat}"
        for hex_ in row["goal"]["hexes"]:
            assert f"{hex_:04d}" in said, f"{scenario} {seat} {hex_}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_of_operation_are_the_scenarios(language: str) -> None:
    for scenario, seat in set(seats_of("operation")):
        row, said = read("operation", scenario), card(language, "operation", scenario, seat)
        assert str(row["turns"]) in said, f"turns of {scenario}, {seat}"
        for place in row["objective"]:
            assert str(place["points"]) in said, f"{scenario} {seat} {place}"
