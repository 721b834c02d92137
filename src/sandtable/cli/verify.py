"""`sandtable verify`: replays a match and checks rules, hashes and dice."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Annotated

import typer

from sandtable.cli.shared import Json, emit, err, out, stop
from sandtable.kernel.errors import FileError, SandtableError
from sandtable.kernel.record import EARLIER, FORMAT, Chronicle, read_record
from sandtable.verify import Verdict, read_chronicle, verify

UNCHECKED = 3
"""The exit code of a file in which nothing is wrong, but something could not be checked."""
SECONDS = 600.0
"""What a file may take, if nobody says otherwise: matches that were played take a few, but each taking back plays what
came before it again, and a file can be made of nothing else."""


def command(
    file: Annotated[Path, typer.Argument(help="A match file (the host's record).")],
    chronicle: Annotated[
        Path | None, typer.Option(help="What you kept of it yourself: compared line by line, and the commitment too.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=1, help="Stop when it takes longer than this.")] = SECONDS,
    json: Json = False,
) -> None:
    """Replay a match and check its rules, hashes and, once revealed, its dice; 3 if something could not be checked."""
    _must_be_record(file)
    found, wrong = Verdict([], []), ""
    kept = read_chronicle(chronicle) if chronicle else None
    try:
        found = _verified(file, kept, seconds)
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


def _verified(file: Path, kept: Chronicle | None, seconds: float) -> Verdict:
    """What the file proves; that nothing was checked if it takes too long. The thread does not outlive the program."""
    ended: list[Verdict | Exception] = []

    def work() -> None:
        try:
            ended.append(verify(read_record(file), kept))
        except Exception as wrong:
            ended.append(wrong)

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    thread.join(seconds)
    if not ended:
        return Verdict([], [f"the file: it takes longer than {seconds:g} seconds; give it more with --seconds"])
    if isinstance(ended[0], Exception):
        raise ended[0]
    return ended[0]


def _must_be_record(file: Path) -> None:
    """What is no match file of this format was not checked at all: that is a wrong call, not a failed check."""
    try:
        data = file.read_bytes()
    except OSError as wrong:
        raise SandtableError(f"{file} cannot be read: {wrong.strerror}.") from wrong
    if FORMAT.encode() not in data and EARLIER.encode() not in data:
        read_record(file)
        raise SandtableError(f"{file} is not a Sandtable match file.")
