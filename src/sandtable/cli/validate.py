"""`sandtable validate`: every mistake of a data, scenario or situation file with its line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from sandtable.cli.shared import Json, emit, out, say, stop
from sandtable.data import DataError, Mistake, schema
from sandtable.data.load import names, parse, validate
from sandtable.kernel import Game
from sandtable.kernel.errors import SandtableError
from sandtable.lessons.format import read_lesson
from sandtable.registry import game as find_game
from sandtable.situations.validate import problems


def command(
    files: Annotated[list[Path], typer.Argument(help="Scenario, data (cards, maps, ...) or situation files (.toml).")],
    game: Annotated[str, typer.Option("--game", "-g", help="The game, where neither file nor folder names it.")] = "",
    as_: Annotated[
        str, typer.Option("--as", help="What it is, where the folder does not say: data/cards, scenarios, examples.")
    ] = "",
    json: Json = False,
) -> None:
    """Check files without playing: unknown and missing keys, wrong types, bad values, each with its line."""
    results = {str(path): _check(path, game, as_) for path in files}
    if json:
        found = [
            {"file": name, "valid": not mistakes, "mistakes": [_plain(each) for each in mistakes]}
            for name, mistakes in results.items()
        ]
        emit(found)
    else:
        for name, mistakes in results.items():
            if not mistakes:
                out.print(f"[green]valid[/green] {name}")
            for mistake in mistakes:
                say(str(mistake))
    stop(any(results.values()))


def _plain(mistake: Mistake) -> dict[str, Any]:
    return {"line": mistake.line, "path": mistake.path, "text": mistake.text}


def _check(path: Path, game: str, what: str) -> list[Mistake]:
    try:
        data = parse(path)
    except DataError as wrong:
        return wrong.mistakes
    place = path.resolve().parent
    what = what or f"{place.name}/{path.name.removesuffix('.toml')}"
    kind = what.partition("/")[0]
    if kind == "lessons":
        return _lesson(path)
    if kind == "examples" or ("do" in data and "rules" in data):
        return _situation(path, data, game or place.parent.name)
    name = game or str(data.get("game", "")) or place.parent.name
    return _data(path, name, what if "/" in what else f"{what}/{path.name.removesuffix('.toml')}")


def _situation(path: Path, data: dict[str, Any], fallback: str) -> list[Mistake]:
    found = problems(path)
    if found:
        return found
    try:
        game = find_game(str(data.get("game", fallback)))
    except SandtableError as wrong:
        return [Mistake(str(path), 1, "game", str(wrong))]
    return problems(path, game)


def _lesson(path: Path) -> list[Mistake]:
    try:
        read_lesson(path)
    except DataError as wrong:
        return wrong.mistakes
    return []


def _data(path: Path, name: str, what: str) -> list[Mistake]:
    """A data or scenario file, against what the game loads by that name."""
    try:
        _load_all(find_game(name))
    except DataError as wrong:
        if all(Path(each.file) != path.resolve() for each in wrong.mistakes):
            raise
    expected = schema(name, what)
    if expected is None:
        raise SandtableError(
            f"{name} does not say what {what}.toml should hold; use --game and --as (data/cards, ...)."
        )
    found = [msgspec.structs.replace(each, file=str(path)) for each in validate(path, expected)]
    return found or _unlisted(path, find_game(name), what)


def _unlisted(path: Path, game: Game, what: str) -> list[Mistake]:
    """A scenario that lies where it would be played and is not listed: the game plays only the printed ones, or it has
    the id of another file."""
    kind, _, name = what.partition("/")
    files, listed = names(game.name, kind), [each.id for each in game.scenarios()]
    own = str(parse(path).get("id", name))
    if kind != "scenarios" or name not in files or name in listed or (own in listed and own not in files):
        return []
    text = f"{game.name} lists no scenario {name!r}, but: {', '.join(listed)}. Give the file an id of its own, or the "
    return [Mistake(str(path), 1, "", text + "name of the scenario that it stands for.")]


def _load_all(game: Game) -> None:
    """Some games load what a scenario needs only when it is started."""
    for scenario in game.scenarios():
        game.start(scenario.id, {option.id: option.default for option in scenario.options})
