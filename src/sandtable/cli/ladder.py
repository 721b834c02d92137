"""`sandtable ladder`: who is stronger, by how much, and how sure that is."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from sandtable.cli.shared import Json, Options, emit, out, progress, read_options, say, stop
from sandtable.kernel.errors import SandtableError
from sandtable.registry import game as find_game


def command(
    game: Annotated[str, typer.Argument(help="The game, as `sandtable list` names it.")],
    entrants: Annotated[
        list[str],
        typer.Argument(help="Levels (officer), levels of another installation (old=officer@PYTHON), program:COMMAND."),
    ],
    scenario: Annotated[
        list[str] | None, typer.Option("--scenario", "-s", help="Only these scenarios; repeatable.")
    ] = None,
    pairs: Annotated[
        int, typer.Option("--pairs", "-n", min=1, help="Pairs of matches a scenario and two entrants.")
    ] = 10,
    seed: Annotated[int, typer.Option(help="The first seed; the same seed gives the same matches.")] = 1,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 takes one for each core.")] = 0,
    file: Annotated[Path, typer.Option(help="Keeps every match; the same call goes on where it stopped.")] = Path(
        "ladder.jsonl"
    ),
    better: Annotated[
        float | None,
        typer.Option(help="Stop by a sequential test once the first is this many points stronger, or not."),
    ] = None,
    even: Annotated[
        float, typer.Option(help="The test's other mark: at most so many points stronger is not better.")
    ] = 0,
    gauntlet: Annotated[bool, typer.Option(help="Only the first entrant against each other one.")] = False,
    option: Options = None,
    report: Annotated[Path | None, typer.Option(help="Write a page with tables and a plot.")] = None,
    json: Json = False,
) -> None:
    """Play paired seeds on both sides between any players and rate them."""
    from sandtable.lab import ladder  # here: the lab takes a while to read, and other commands do not need it

    found = find_game(game)
    players = tuple(ladder.read_entrant(found, word) for word in entrants)
    _check(players, better, even, report, file)
    scenarios = tuple(scenario or (each.id for each in found.scenarios() if 2 in each.players))
    for name in scenarios:
        if 2 not in found.scenario(name).players:
            raise SandtableError(f"{name} is not played by two, and a ladder's matches are.")
    options = read_options(found.scenario(scenarios[0]), option) if option else {}
    bound = ladder.Bound(even, better) if better is not None else None
    plan = ladder.Plan(game, scenarios, players, pairs, seed, options, bound, gauntlet)
    total = 2 * sum(1 for _ in plan.pairings())
    with progress(f"ladder of {game}", total) as step:
        played = ladder.climb(plan, file, workers or os.cpu_count() or 1, step)
    if report:
        ladder.write(report, plan, played)
    rated = ladder.ratings(played, len(players))
    if json:
        emit({"plan": plan, "ratings": rated, "played": played})
    else:
        _print(ladder, plan, played, rated)
    stop(any(each.failure for each in played))


def _check(players: Any, better: float | None, even: float, report: Path | None, file: Path) -> None:
    names = [each.name for each in players]
    if len(names) < 2 or len(set(names)) < len(names):
        raise SandtableError("A ladder needs two or more players with different names; write NAME=PLAYER to name one.")
    if better is not None and (len(names) != 2 or better <= even):
        raise SandtableError("A sequential test compares two players, and --better is more than --even.")
    for path in (report, file):
        if path and not path.parent.is_dir():
            raise SandtableError(f"There is no folder {path.parent}.")


def _print(ladder: Any, plan: Any, played: Any, rated: Any) -> None:
    table = Table(box=None, pad_edge=False)
    for title in ("player", "rating", "95 % interval", "matches"):
        table.add_column(title, justify="left" if title == "player" else "right")
    for entrant, each in sorted(zip(plan.entrants, rated, strict=True), key=lambda pair: -pair[1].points):
        table.add_row(entrant.name, f"{each.points:+.0f}", f"{each.low:+.0f} to {each.high:+.0f}", str(each.games))
    out.print(table)
    if plan.bound is not None:
        test = ladder.verdict(plan, played)
        say(f"Sequential test: {test.said} after {test.pairs} pairs.")
    for each in played:
        if each.failure:
            say(f"failed: {each.scenario} seed {each.seed}: {each.failure.strip().splitlines()[-1]}")
