"""`sandtable verify`: replays a match and checks rules, hashes and dice."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sandtable.cli.shared import Json, emit, err, out, stop
from sandtable.kernel.errors import FileError, SandtableError
from sandtable.kernel.record import FORMAT, read_record


def command(
    file: Annotated[Path, typer.Argument(help="A match file (the host's record).")],
    json: Json = False,
) -> None:
    """Replay a match and check its rules, hashes and, once revealed, its dice."""
    from sandtable.match import verify

    _must_be_record(file)
    proved: list[str] = []
    wrong = ""
    try:
        proved = verify(read_record(file))
    except FileError as found:
        wrong = str(found)
    if json:
        emit({"file": str(file), "valid": not wrong, "proved": proved, "error": wrong or None})
    elif wrong:
        err.print(f"[red]not valid:[/red] {file}: {wrong}")
    else:
        for line in proved:
            out.print(f"[green]ok[/green] {line}")
    stop(bool(wrong))


def _must_be_record(file: Path) -> None:
    """What is no match file of this format was not checked at all: that is a wrong call, not a failed check."""
    try:
        data = file.read_bytes()
    except OSError as wrong:
        raise SandtableError(f"{file} cannot be read: {wrong.strerror}.") from wrong
    if FORMAT.encode() not in data:
        read_record(file)
        raise SandtableError(f"{file} is not a Sandtable match file.")
