"""What is this? Every term names clauses that the book has, the same in all languages, and nothing is explained twice
in two places."""

import re
from pathlib import Path

import pytest

from sandtable.text.clauses import clauses

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("barbarossa", "blitzkrieg", "europe", "operation")
CITED = re.compile(r"\(([A-Z]{2}-[^()]+)\)")


def cited(game: str, language: str) -> dict[str, list[str]]:
    """The clauses of each term."""
    text = (ROOT / "src/sandtable/games" / game / "text" / f"what.{language}.ftl").read_text("utf-8")
    rows = re.findall(r"^(what-[\w-]+) = (.*)$", text, re.MULTILINE)
    return {key: [id for found in CITED.findall(words) for id in found.split(", ")] for key, words in rows}


def quoted(game: str) -> set[str]:
    """The clauses that the client cites."""
    text = (ROOT / "web/src/games" / game / "explain.ts").read_text("utf-8")
    return set(re.findall(r"'((?:BK|BA|EU|OW)-[\w.-]+)'", text))


@pytest.mark.parametrize("game", GAMES)
def test_every_term_cites_clauses_that_are_there(game: str) -> None:
    known = set(clauses(game))
    terms = cited(game, "en")
    assert terms
    assert {id for ids in terms.values() for id in ids} - known == set()
    assert quoted(game) - known == set()
    for language in ("hu", "de"):
        assert cited(game, language) == terms


@pytest.mark.parametrize("game", GAMES)
def test_a_term_has_a_name_and_a_sentence(game: str) -> None:
    for language in ("en", "hu", "de"):
        text = (ROOT / "src/sandtable/games" / game / "text" / f"what.{language}.ftl").read_text("utf-8")
        for key, words in re.findall(r"^(what-[\w-]+) = (.*)$", text, re.MULTILINE):
            assert re.match(r"[^.]+\. \S", words), (language, key)


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_of_a_game_has_its_clause_or_none_is_named(game: str) -> None:
    """A clause is named for a verb that there is."""
    wire = (ROOT / "web/src/games" / game / "wire.ts").read_text("utf-8")
    verbs = set(re.findall(r"verb: '([\w-]+)'", wire))
    text = (ROOT / "web/src/games" / game / "explain.ts").read_text("utf-8")
    named = re.findall(r"^  '?([\w-]+)'?: '[A-Z]{2}-", text[text.index("export const clauses") :], re.MULTILINE)
    words = (ROOT / "src/sandtable/games" / game / "text/en.ftl").read_text("utf-8")
    boxes = set(re.findall(r"^order-([\w-]+) =", words, re.MULTILINE))
    assert set(named) - verbs - boxes == set()
