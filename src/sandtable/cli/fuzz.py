"""`sandtable fuzz`: random matches with every check switched on."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from sandtable.cli.shared import Json, Options, emit, out, progress, read_options, say, stop
from sandtable.registry import game as find_game


def command(
    game: Annotated[str, typer.Argument(help="The game.")],
    scenario: Annotated[str | None, typer.Argument(help="The scenario; without it all of them in turn.")] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many matches.")] = 20,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 takes one for each core.")] = 0,
    option: Options = None,
    json: Json = False,
) -> None:
    """Play at random and check the kernel's laws and the game's invariants at every decision."""
    from sandtable import testing  # here: the command starts without it

    found = find_game(game)
    names = [scenario] if scenario else [each.id for each in found.scenarios()]
    given = [read_options(found.scenario(name), option) for name in names]
    with progress(f"fuzz {game}", games) as step:
        result = testing.fuzz(
            found,
            names,
            games=games,
            seed=seed,
            options=given[0],
            workers=workers or os.cpu_count() or 1,
            progress=step,
        )
    if json:
        emit(result)
    else:
        out.print(f"{result.games} games, {result.decisions} decisions, {len(result.failures)} failures")
        for failure in result.failures:
            say(f"failed: {failure}")
    stop(bool(result.failures))
