"""One server at a time over a data folder: two would each believe to know the matches."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from sandtable.kernel import SandtableError

NAME = "server.lock"


class Taken(SandtableError):
    """Another server has the folder."""


@contextmanager
def folder_lock(folder: Path) -> Iterator[TextIO]:
    """Hold the folder; the system lets go of it however the process ends. What is written into the file names us."""
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / NAME, "a+", encoding="utf-8") as file:
        try:
            _hold(file)
        except OSError as taken:
            raise Taken(_told(folder)) from taken
        file.seek(0)
        file.truncate()
        yield file


def sign(file: TextIO, address: str) -> None:
    """Say who holds the folder, for those who come second."""
    file.write(f"process {os.getpid()}, {address}")
    file.flush()


def _told(folder: Path) -> str:
    by = ""
    if sys.platform != "win32":  # there nobody can read a locked file
        by = (folder / NAME).read_text("utf-8")
    who = f" ({by})" if by else ""
    return (
        f"Another Sandtable already serves the matches in {folder}{who}. Use that one, or end it first. "
        "SANDTABLE_HOME names another folder."
    )


def _hold(file: TextIO) -> None:
    if sys.platform == "win32":
        import msvcrt  # here: only Windows has it

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # here: Windows has none

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
