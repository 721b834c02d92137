"""Every clause, ruling and example of the four games in every language: whoever picks one reads it in that language."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from sandtable.registry import names
from sandtable.text import LANGUAGES, clauses
from sandtable.text.catalogue import parse
from sandtable.text.clauses import rules_file

OTHERS = [language for language in LANGUAGES if language != "en"]
RULING = re.compile(r"\b[A-Z]{2}-R\d+\b")

both = pytest.mark.parametrize(("game", "language"), [(game, each) for game in names() for each in OTHERS])


def keys(game: str, language: str) -> list[str]:
    """The names of a file in its order; a name twice is there twice, and what is not Fluent raises."""
    return [entry.id.name for entry in parse(rules_file(game, language)).body if isinstance(entry, ast.Message)]


def numbers(text: str) -> set[str]:
    """The figures of a sentence; a decimal point or comma divides them alike."""
    return set(re.findall(r"\d+", text))


@both
def test_every_clause_is_there_once_and_in_the_same_order(game: str, language: str) -> None:
    english, other = keys(game, "en"), keys(game, language)
    assert [key for key, times in Counter(other).items() if times > 1] == []
    assert set(english) - set(other) == set(), "missing"
    assert set(other) - set(english) == set(), "not in English"
    assert other == english


@both
def test_every_clause_is_in_its_language(game: str, language: str) -> None:
    english, other = clauses(game), clauses(game, language)
    assert [id for id, each in other.items() if not each.translated] == []
    assert [id for id, each in other.items() if each.text == english[id].text or not each.text.strip()] == []


@both
def test_clauses_stand_in_the_same_chapters_under_translated_headings(game: str, language: str) -> None:
    english, other = clauses(game), clauses(game, language)
    pairs = {(english[id].chapter, each.chapter) for id, each in other.items()}
    assert len(pairs) == len({mine for mine, _ in pairs}) == len({theirs for _, theirs in pairs})
    assert [pair for pair in pairs if pair[0] == pair[1] or not pair[1]] == []


@both
def test_clauses_cite_the_same_rulings(game: str, language: str) -> None:
    english, other = clauses(game), clauses(game, language)
    differ = [
        id for id in other if Counter(RULING.findall(english[id].text)) != Counter(RULING.findall(other[id].text))
    ]
    assert differ == []


@both
def test_clauses_have_the_same_numbers(game: str, language: str) -> None:
    english, other = clauses(game), clauses(game, language)
    differ = {id: numbers(each.text) ^ numbers(english[id].text) for id, each in other.items()}
    assert {id: figures for id, figures in differ.items() if figures} == {}
