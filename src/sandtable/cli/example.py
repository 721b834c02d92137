"""`sandtable example`: runs situations."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from sandtable.cli.shared import Json, Language, emit, out, progress, say, stop
from sandtable.data import DataError, Mistake
from sandtable.kernel.errors import SandtableError
from sandtable.registry import game as find_game
from sandtable.registry import names as all_names
from sandtable.situations import Report, examples, find, read_situation, run
from sandtable.text import speaker


def command(
    files: Annotated[list[Path] | None, typer.Argument(help="Situation files (.toml).")] = None,
    all_: Annotated[bool, typer.Option("--all", help="All situations of all games.")] = False,
    game: Annotated[list[str] | None, typer.Option("--game", "-g", help="All situations of a game.")] = None,
    json: Json = False,
    lang: Language = "en",
    tell: Annotated[bool, typer.Option("--tell", "-t", help="Also print what happens, step by step.")] = False,
) -> None:
    """Run situations: position, dice, actions, and everything that they expect."""
    paths = [*(files or ()), *_of_games(all_, game)]
    if not paths and not (all_ or game):
        raise SandtableError("Name situation files, or --all, or --game GAME.")
    results: list[tuple[str, list[Mistake]]] = []
    with progress("situations", len(paths)) as step:
        for number, path in enumerate(paths):
            name, mistakes, report = _run(path)
            results.append((name, mistakes))
            if tell and report and not json:
                _tell(report, lang)
            step(number + 1)
    if json:
        emit(_summary(results))
    else:
        _print(results)
    stop(any(mistakes for _, mistakes in results))


def _of_games(everything: bool, names: list[str] | None) -> list[Path]:
    chosen = list(all_names(hidden=True)) if everything else list(names or ())
    return [find(found, name) for found in map(find_game, chosen) for name in examples(found)]


def _run(path: Path) -> tuple[str, list[Mistake], Report | None]:
    """Its name, its mistakes, and what was played."""
    try:
        read = read_situation(path)
    except DataError as wrong:
        return _name(path), wrong.mistakes, None
    name, game = f"{read.situation.game}/{read.id}", find_game(read.situation.game)
    try:
        report = run(game, read)
    except DataError as wrong:
        return name, wrong.mistakes, None
    return name, report.mistakes, report


def _name(path: Path) -> str:
    folder = path.resolve().parent
    return f"{folder.parent.name}/{path.stem}" if folder.name == "examples" else path.stem


def _summary(results: list[tuple[str, list[Mistake]]]) -> dict[str, Any]:
    failures = [{"name": name, "mistakes": mistakes} for name, mistakes in results if mistakes]
    return {
        "passed": len(results) - len(failures),
        "failed": len(failures),
        "names": [name for name, _ in results],
        "failures": failures,
    }


def _print(results: list[tuple[str, list[Mistake]]]) -> None:
    for name, mistakes in results:
        out.print(f"[red]failed[/red] {name}" if mistakes else f"[green]passed[/green] {name}")
        for mistake in mistakes:
            say(f"  {mistake}")
    failed = sum(bool(mistakes) for _, mistakes in results)
    out.print(f"{len(results) - failed} passed, {failed} failed")


def _tell(report: Report, lang: str) -> None:
    voice = speaker(lang, read_situation(Path(report.file)).situation.game)
    for played in (report.start, *report.played):
        if played.action:
            say(f"{voice.name('seat', played.step.seat)}: {played.action}")
        if played.refusal:
            say(f"  {voice.refusal(played.refusal)}")
        for event in played.events:
            say(f"  {voice.event(event)}")
