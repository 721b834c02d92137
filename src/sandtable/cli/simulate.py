"""`sandtable simulate`: many matches between computer players."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from sandtable.cli.shared import Json, Options, emit, out, progress, read_options, stop
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Game
from sandtable.registry import game as find_game

if TYPE_CHECKING:
    from sandtable.lab.series import Series


def command(
    game: Annotated[str, typer.Argument(help="The game, as `sandtable list` names it.")],
    scenario: Annotated[str, typer.Argument(help="The scenario.")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many matches.")] = 100,
    players: Annotated[
        str, typer.Option("--players", "-p", help="A level for each player: random, recruit, officer.")
    ] = "random,random",
    seed: Annotated[int, typer.Option(help="The first seed; the same seed gives the same series.")] = 1,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 takes one for each core.")] = 0,
    option: Options = None,
    json: Json = False,
    report: Annotated[
        Path | None, typer.Option(help="Write a readable report: command, seeds, commit, intervals.")
    ] = None,
) -> None:
    """Play many matches and count. The number of player names is the number of players."""
    from sandtable import lab  # here: the command starts without it

    found = find_game(game)
    names = [name.strip() for name in players.split(",") if name.strip()]
    options = read_options(found.scenario(scenario), option)
    _check_players(found, scenario, names)
    if report and not report.parent.is_dir():
        raise SandtableError(f"There is no folder {report.parent} for the report.")
    with progress(f"{game} {scenario}", games) as step:
        series = lab.simulate(
            game,
            scenario,
            games=games,
            players=names,
            seed=seed,
            workers=workers or os.cpu_count() or 1,
            options=options,
            progress=step,
        )
    if report:
        lab.write_report(report, series)
    if json:
        emit(series)
    else:
        _print(series)
    stop(bool(series.failures))


def _check_players(game: Game, scenario: str, names: list[str]) -> None:
    counts = game.scenario(scenario).players
    if len(names) not in counts:
        possible = " or ".join(map(str, counts))
        raise SandtableError(f"{scenario} is played by {possible}, but {len(names)} players are named.")
    levels = ("random", *(level for level in game.opponents() if level != "random"))
    for name in names:
        if name not in levels:
            raise SandtableError(f"{game.name} has no player {name!r}; there are: {', '.join(levels)}.")


def _print(series: Series) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column("player")
    table.add_column("wins", justify="right")
    for name, wins in series.wins.items():
        table.add_row(name, str(wins))
    table.add_row("draws", str(series.draws))
    out.print(table)
    out.print(f"{series.decisions} decisions in {series.seconds:.1f} s")
    for failure in series.failures:
        out.print(f"failed: {failure}", markup=False)
