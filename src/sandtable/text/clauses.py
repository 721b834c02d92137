"""What each clause and ruling says, in our words; English where a translation is still missing."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast
from msgspec import Struct

from sandtable.data.places import package_folder
from sandtable.kernel.errors import NotFound
from sandtable.text.catalogue import LANGUAGES, parse

_RULING = re.compile(r"\b[A-Z]{2}-R\d+\b")


class Clause(Struct, frozen=True):
    """A clause, ruling or printed example. `translated`: whether the text is in the language asked for."""

    id: str
    chapter: str
    text: str
    translated: bool
    rulings: tuple[str, ...]

    @property
    def is_ruling(self) -> bool:
        return _RULING.fullmatch(self.id) is not None

    @property
    def is_example(self) -> bool:
        return self.id[2:6] == "-ex-"


def rules_file(game: str, language: str) -> Path:
    return package_folder(game) / "text" / f"rules.{language}.ftl"


@cache
def clauses(game: str, language: str = "en") -> dict[str, Clause]:
    """All clauses of a game in the order of the book."""
    if language not in LANGUAGES:
        raise NotFound(f"There is no language {language!r}; there are: {', '.join(LANGUAGES)}.")
    english = _read(rules_file(game, "en"))
    other = _read(rules_file(game, language)) if language != "en" else english
    made = {}
    for name, (chapter, text) in english.items():
        own = other.get(name)
        rulings = tuple(dict.fromkeys(each for each in _RULING.findall(text) if each != name))
        made[name] = Clause(name, (own or (chapter,))[0], own[1] if own else text, own is not None, rulings)
    return made


def clause(game: str, id: str, language: str = "en") -> Clause:
    found = clauses(game, language)
    exact = next((name for name in found if id.lower() in (name.lower(), name[3:].lower())), None)
    if exact:
        return found[exact]
    near = [name for name in found if name.lower().endswith(id.lower())]
    if len(near) == 1:
        return found[near[0]]
    hint = f" Did you mean one of: {', '.join(near[:8])}?" if near else ""
    raise NotFound(f"{game} has no clause {id!r}.{hint}")


def _read(path: Path) -> dict[str, tuple[str, str]]:
    """Chapter and text by clause id; chapters are the group comments."""
    found: dict[str, tuple[str, str]] = {}
    chapter = ""
    for entry in parse(path).body if path.is_file() else ():
        if isinstance(entry, ast.GroupComment):
            chapter = entry.content or ""
        elif isinstance(entry, ast.Message):
            found[entry.id.name.replace("_", ".")] = (chapter, _plain(entry))
    return found


def _plain(entry: ast.Message) -> str:
    parts = entry.value.elements if entry.value else []
    return "".join(_element(part) for part in parts)


def _element(part: ast.TextElement | ast.Placeable) -> str:
    if isinstance(part, ast.TextElement):
        return part.value
    inner = part.expression
    return str(inner.parse()["value"]) if isinstance(inner, ast.StringLiteral) else ""
