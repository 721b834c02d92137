"""Which lessons there are: the `lessons` of every game, with the player's own; a course goes by their names."""

from __future__ import annotations

from sandtable.data.load import names
from sandtable.data.places import source
from sandtable.kernel import Game
from sandtable.kernel.errors import NotFound
from sandtable.lessons.format import ReadLesson, read_lesson


def course(game: Game) -> list[ReadLesson]:
    """A game's lessons, the first one first."""
    return [lesson(game, name) for name in sorted(names(game.name, "lessons"))]


def lesson(game: Game, name: str) -> ReadLesson:
    known = sorted(names(game.name, "lessons"))
    if name not in known:
        raise NotFound(f"{game.name} has no lesson {name!r}; there are: {', '.join(known) or 'none'}.")
    return read_lesson(source(game.name, f"lessons/{name}"))
