"""`sandtable train`: learn what positions are worth, for players that think ahead."""

from __future__ import annotations

import os
from typing import Annotated, Any

import typer
from rich.table import Table

from sandtable.cli.shared import Json, emit, out, progress, say, stop
from sandtable.registry import game as find_game


def command(
    game: Annotated[str, typer.Argument(help="The game, as `sandtable list` names it.")],
    scenarios: Annotated[list[str] | None, typer.Argument(help="Only these scenarios; else all.")] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=10, help="Matches for each scenario.")] = 150,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 7001,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 takes one for each core.")] = 0,
    check: Annotated[bool, typer.Option("--check", help="Learn nothing; say which values are stale.")] = False,
    json: Json = False,
) -> None:
    """Play varied matches, fit values and write them beside the game's staff, with where they come from."""
    from sandtable.lab import training  # here: the lab takes a while to read, and other commands do not need it

    found = find_game(game)
    if check:
        old = training.stale(found)
        for name in old:
            say(f"{game} {name}: learned by other rules or figures; run: sandtable train {game} {name}")
        stop(bool(old))
        return
    wanted = scenarios or [each.id for each in found.scenarios() if 2 in each.players]
    for name in wanted:
        found.scenario(name)
    samples: dict[str, list[Any]] = {}
    for name in wanted:
        with progress(f"matches of {name}", games) as step:
            samples[name] = training.gather(game, name, seed, games, workers or os.cpu_count() or 1, step)
    made = [training.learned(found, name, seed, games, samples[name]) for name in wanted]
    if not scenarios:
        made.append(training.pooled(found, seed, games, samples))
    training.write(found, made)
    if json:
        emit(made)
        return
    table = Table(box=None, pad_edge=False)
    for title in ("scenario", "matches", "samples", "first third", "middle", "last"):
        table.add_column(title)
    for each in made:
        told = [f"{each.quality[phase]:.2f}" if phase in each.quality else "-" for phase in training.PHASES]
        table.add_row(each.scenario, str(each.games), str(each.samples), *told)
    out.print(table)
