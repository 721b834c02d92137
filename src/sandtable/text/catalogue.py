"""Finding and reading catalogues."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, FluentSerializer, ast

from sandtable.data.places import own_folder, package_folder
from sandtable.kernel.errors import NotFound, SandtableError

LANGUAGES = ("en", "hu", "de")
SHARED = Path(__file__).resolve().parent
_COMMENT = re.compile(r"^#.*\n?", re.M)
_HEAD = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.M)


def files(language: str, game: str = "") -> list[Path]:
    """The catalogues of a language: the shared ones, then the game's, then the player's own for it.

    A game that does not speak the language speaks English.
    """
    if language not in LANGUAGES:
        raise NotFound(f"There is no language {language!r}; there are: {', '.join(LANGUAGES)}.")
    found = _in_folder(SHARED, language)
    if game:
        own = _in_folder(package_folder(game) / "text", language)
        found += own or _in_folder(package_folder(game) / "text", "en")
        found += _in_folder(own_folder(game) / "text", language)
    return found


def languages(game: str) -> tuple[str, ...]:
    """The languages that a game has words in."""
    folder = package_folder(game) / "text"
    return tuple(language for language in LANGUAGES if _in_folder(folder, language))


def _in_folder(folder: Path, language: str) -> list[Path]:
    parts = sorted(folder.glob(f"*.{language}.ftl"))
    own = folder / f"{language}.ftl"
    return ([own] if own.is_file() else []) + [path for path in parts if path.name != f"rules.{language}.ftl"]


def parse(path: Path) -> ast.Resource:
    """A catalogue; what is not Fluent is an error with its line."""
    text = path.read_text("utf-8")
    found = FluentParser().parse(text)
    for entry in found.body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise SandtableError(f"{path}:{line}: {entry.annotations[0].message}")
    return found


def entries(paths: list[Path]) -> dict[str, ast.Message | ast.Term]:
    """Messages and terms by name; later files go before earlier ones."""
    found: dict[str, ast.Message | ast.Term] = {}
    for path in paths:
        for entry in parse(path).body:
            if isinstance(entry, (ast.Message, ast.Term)):
                mark = "-" if isinstance(entry, ast.Term) else ""
                found[mark + entry.id.name] = entry
    return found


def per(value: Any, by: int = 1) -> Any:
    """The function PER of the catalogues: a number, or each number in a text, divided and rounded: mm shown in cm."""
    if isinstance(value, str):
        return re.sub(r"-?\d+", lambda found: str(_rounded(int(found[0]), int(by))), value)
    return fluent_number(_rounded(int(value), int(by)), useGrouping=False) if isinstance(value, int) else value


def first(value: Any) -> Any:
    """The function FIRST of the catalogues: what stands before the colon of an id."""
    return str(value).partition(":")[0]


def _rounded(number: int, by: int) -> int:
    return (2 * number + by) // (2 * by)


@cache
def bundle(language: str, game: str = "") -> FluentBundle:
    """The messages of a language, without isolation marks."""
    made = FluentBundle([language], {"PER": per, "FIRST": first}, use_isolating=False)
    made.add_resource(ast.Resource(list(entries(files(language, game)).values())))
    return made


@cache
def keys(language: str, game: str = "") -> frozenset[str]:
    """The names of all messages."""
    return frozenset(name for name in entries(files(language, game)) if not name.startswith("-"))


@cache
def resource(language: str, game: str = "") -> str:
    """One Fluent text for the browser; each message stands in it once, the last one that was found.

    The program's own catalogues are cut at the heads of their messages; a player's own are parsed, so that what is
    not Fluent is told with its line.
    """
    found: dict[str, str] = {}
    own = own_folder(game) if game else None
    for path in files(language, game):
        mine = own is not None and path.is_relative_to(own)
        found |= _cut(FluentSerializer().serialize(parse(path)) if mine else path.read_text("utf-8"))
    return "".join(found.values())


def _cut(text: str) -> dict[str, str]:
    """The messages and terms of a catalogue by name, as they are written, without comments."""
    text = _COMMENT.sub("", text)
    heads = [*_HEAD.finditer(text)]
    ends = [head.start() for head in heads[1:]] + [len(text)]
    return {head[1]: text[head.start() : end].rstrip() + "\n" for head, end in zip(heads, ends, strict=True)}
