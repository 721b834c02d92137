"""A game from outside needs no change here: it is made, installed, tested, listed, measured, and its rules checked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.run import sandtable
from outside import NAME, Outside

pytestmark = pytest.mark.timeout(1500)  # it installs into a new environment, also on a machine full of work


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Outside:
    return Outside(tmp_path_factory.mktemp("outside"))


def test_its_own_tests_pass(made: Outside) -> None:
    assert "passed" in made.run("-q", "-p", "no:cacheprovider", program="pytest")


def test_it_is_listed_and_marked_as_english_only(made: Outside) -> None:
    listed = {each["id"]: each for each in json.loads(made.run("list", "--json"))}
    assert listed[NAME]["name"] == "Skirmish" and listed[NAME]["languages"] == ["en"]
    assert listed["europe"]["languages"] == ["en", "hu", "de"]
    assert "Skirmish (skirmish), only in en" in made.run("list")
    assert "A duel at dawn" in made.run("list", "--lang", "de"), "it speaks English where it has no German"


def test_the_games_stand_in_the_order_of_the_lobby(made: Outside) -> None:
    listed = [each["id"] for each in json.loads(made.run("list", "--json"))]
    assert listed == ["europe", "blitzkrieg", "barbarossa", "operation", NAME]


def test_its_rules_are_found_in_its_own_code_and_tests(made: Outside) -> None:
    found = json.loads(made.run("rules", NAME, "--check", "--json"))
    assert found[NAME] == {"clauses": 8, "rulings": 1, "no_code": [], "no_test": []}
    shown = json.loads(made.run("rules", NAME, "5a", "--json"))
    assert any(line.startswith("src/sandtable_skirmish/rules/shooting.py") for line in shown["code"])
    ruling = json.loads(made.run("rules", NAME, "R1", "--json"))
    assert any(line.startswith("tests/test_game.py") for line in ruling["tests"])


def test_a_clause_that_is_lost_is_noticed(made: Outside) -> None:
    """The check fails for an outside game too: here its first clause is taken out of the text."""
    text = made.folder / "src" / f"sandtable_{NAME}" / "text" / "rules.en.ftl"
    whole = text.read_text("utf-8")
    text.write_text("\n".join(line for line in whole.splitlines() if not line.startswith("SK-4a")) + "\n", "utf-8")
    try:
        with pytest.raises(AssertionError, match=r"cites no clause.*SK-4a"):
            made.run("rules", NAME, "--check")
    finally:
        text.write_text(whole, "utf-8")


def test_it_is_measured(made: Outside) -> None:
    figures = {each["name"] for each in json.loads(made.run("bench", NAME, "--seconds", "0.02", "--json"))}
    assert {f"{NAME}: a sampled walk", f"{NAME} duel: action to new board, p50"} <= figures


@pytest.mark.parametrize(("name", "words"), [("Bad Name", "is no name"), ("demo", "is a game 'demo' already")])
def test_names_that_cannot_be_are_refused(name: str, words: str, tmp_path: Path) -> None:
    assert words in sandtable("new-game", name, tmp_path / "there", code=2).err


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert "is not empty" in sandtable("new-game", "skirmish", tmp_path, code=2).err
    assert [each.name for each in tmp_path.iterdir()] == ["mine.txt"]
