"""`sandtable verify`: replays a match and checks rules, hashes and dice."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sandtable.cli.shared import Json, emit, err, out, stop
from sandtable.kernel.errors import FileError, SandtableError
from sandtable.kernel.record import EARLIER, FORMAT, read_record
from sandtable.verify import Verdict, read_chronicle, verify

UNCHECKED = 3
"""The exit code of a file in which nothing is wrong, but something could not be checked."""


def command(
    file: Annotated[Path, typer.Argument(help="A match file (the host's record).")],
    chronicle: Annotated[
        Path | None, typer.Option(help="What you kept of it yourself: compared line by line, and the commitment too.")
    ] = None,
    json: Json = False,
) -> None:
    """Replay a match and check its rules, hashes and, once revealed, its dice; 3 if something could not be checked."""
    _must_be_record(file)
    found, wrong = Verdict([], []), ""
    kept = read_chronicle(chronicle) if chronicle else None
    try:
        found = verify(read_record(file), kept)
    except FileError as failed:
        wrong = str(failed)
    if json:
        known = {"proved": found.proved, "unchecked": found.unchecked, "notes": found.notes, "error": wrong or None}
        emit({"file": str(file), "valid": not wrong and not found.unchecked, **known})
    elif wrong:
        err.print(f"[red]not valid:[/red] {file}: {wrong}")
    else:
        for line in found.proved:
            out.print(f"[green]ok[/green] {line}")
        for line in found.notes:
            out.print(f"[yellow]note[/yellow] {line}")
        for line in found.unchecked:
            out.print(f"[yellow]not checked[/yellow] {line}")
    if found.unchecked and not wrong:
        raise typer.Exit(UNCHECKED)
    stop(bool(wrong))


def _must_be_record(file: Path) -> None:
    """What is no match file of this format was not checked at all: that is a wrong call, not a failed check."""
    try:
        data = file.read_bytes()
    except OSError as wrong:
        raise SandtableError(f"{file} cannot be read: {wrong.strerror}.") from wrong
    if FORMAT.encode() not in data and EARLIER.encode() not in data:
        read_record(file)
        raise SandtableError(f"{file} is not a Sandtable match file.")
