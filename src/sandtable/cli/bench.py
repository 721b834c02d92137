"""`sandtable bench`: how fast it plays, beside python-chess in the same run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from sandtable.cli.shared import Json, emit, out, progress


def command(
    game: Annotated[list[str] | None, typer.Argument(help="Only these games; without any, all.")] = None,
    json: Json = False,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Also write the JSON to this file.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="About how long to measure each figure.")] = 1.0,
) -> None:
    """Measure decisions, clone, picture, knowledge, replay and load; ratios are to random plies of python-chess."""
    from sandtable import lab  # here: the command starts without it

    with progress("bench", 0) as step:
        figures = lab.bench(games=game or None, seconds=seconds, progress=step)
    if output:
        output.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=1) + b"\n")
    if json:
        emit(figures)
        return
    table = Table(box=None, pad_edge=False)
    table.add_column("figure")
    table.add_column("value", justify="right")
    table.add_column("unit")
    table.add_column("ratio to python-chess", justify="right")
    for each in figures:
        ratio = f"{each.ratio:.2f}" if each.ratio is not None else ""
        table.add_row(each.name, f"{each.value:,.2f}", each.unit, ratio)
    out.print(table)
