"""`sandtable fuzz`: random matches with every check switched on."""

from __future__ import annotations

from typing import Annotated

import typer

from sandtable.cli.shared import Json, emit, find_game, out, progress, say, stop


def command(
    game: Annotated[str, typer.Argument(help="The game.")],
    scenario: Annotated[str | None, typer.Argument(help="The scenario; without it all of them in turn.")] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many matches.")] = 20,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    json: Json = False,
) -> None:
    """Play at random and check the kernel's laws and the game's invariants at every decision."""
    from sandtable import testing

    found = find_game(game)
    if scenario is not None:
        found.scenario(scenario)
    with progress(f"fuzz {game}", games) as step:
        result = testing.fuzz(found, [scenario] if scenario else None, games=games, seed=seed, progress=step)
    if json:
        emit(result)
    else:
        out.print(f"{result.games} games, {result.decisions} decisions, {len(result.failures)} failures")
        for failure in result.failures:
            say(f"failed: {failure}")
    stop(bool(result.failures))
