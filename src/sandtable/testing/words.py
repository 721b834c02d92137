"""Which words a game needs: the keys that its code, what it declares, and its situations name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from sandtable.data import package_folder
from sandtable.kernel import Game
from sandtable.kernel.frames import Ask
from sandtable.situations import examples, situation
from sandtable.text import keys
from sandtable.text.arguments import message_name

CALLS = {"Refusal": ("refuse", 1), "Prompt": ("prompt", 0), "Outcome": ("result", 1), "Modifier": ("odds", 1)}
CALLS |= {"Chance": ("odds", 0), "Odds": ("odds", 0), "Mark": ("hint", 2)}
CALLS |= {"Plan": ("plan", 0), "Caution": ("caution", 1), "Warned": ("warning", 0)}


def tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


def named_in_code(folder: Path) -> Iterator[str]:
    """Keys written as words in calls like `Refusal("BK-8.1", "too-far")`; computed ones cannot be seen here."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield from _key(node)


def _key(node: ast.Call) -> Iterator[str]:
    name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    if name not in CALLS:
        return
    prefix, place = CALLS[name]
    given = next((word.value for word in node.keywords if word.arg == "key"), None)
    if given is None and len(node.args) > place:
        given = node.args[place]
    for each in _words(given):
        if each:
            yield f"{prefix}-{each}"


def _words(node: ast.expr | None) -> Iterator[str]:
    """A word, or both words of `a if x else b`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _words(node.body)
        yield from _words(node.orelse)


def declared(game: Game) -> Iterator[str]:
    """Keys that follow from what the game declares."""
    yield f"game-{game.name}"
    yield f"game-{game.name}-about"
    for kind in game.frames:
        if issubclass(kind, Ask) and kind.prompt is Ask.prompt:
            yield f"prompt-{kind.kind()}"
    yield from (f"action-{tag(kind)}" for kind in game.actions)
    yield from (f"event-{tag(kind)}" for kind in game.events)
    for scenario in game.scenarios():
        yield message_name("scenario", scenario.id)
        yield f"{message_name('scenario', scenario.id)}-about"
        for option in scenario.options:
            yield message_name("option", option.id)
            yield from (message_name("option", choice) for choice in option.choices if not choice.isdigit())
        chosen = {option.id: option.default for option in scenario.options}
        yield from (message_name("seat", seat) for seat in game.seats(scenario.id, chosen))
    for standing in game.standing:
        yield f"standing-{standing.key}"
        yield from (f"standing-{mode}" for mode in standing.modes)
        for parameter in standing.parameters:
            yield f"standing-{parameter.key}"
            yield from (f"standing-{choice}" for choice in parameter.choices)


def learned(game: Game) -> Iterator[str]:
    """Keys that situations name."""
    for name in examples(game):
        found = situation(game, name).situation
        yield from filter(None, (found.title, found.text, *(step.text for step in found.do)))


def all_keys(game: Game) -> set[str]:
    return {*declared(game), *named_in_code(package_folder(game.name)), *learned(game)}


def missing_words(game: Game, language: str = "en") -> list[str]:
    """Keys that the game can ask for, and that its catalogues do not have in a language."""
    return sorted(all_keys(game) - keys(language, game.name))
