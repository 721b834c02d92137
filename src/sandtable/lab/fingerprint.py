"""Whether two runs were of the same thing: a fingerprint of the files that decided what happened."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path

from sandtable import kernel, opponents
from sandtable.kernel import Game

READ = (".py", ".toml", ".json")
"""What counts: code, figures and learned weights, not words."""


def of_files(root: Path, places: Iterable[str]) -> str:
    """The files of these folders below a root, with their names."""
    digest = blake2b(digest_size=8)
    for name in places:
        place = root / name
        for file in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if file.is_file() and file.suffix in READ:
                digest.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def of_players(game: Game) -> str:
    """All that decides how a level plays a game: its rules and figures, its officers and weights, and the search."""
    return "-".join(of_files(folder, ["."]) for folder in (_folder(type(game)), _folder(opponents), _folder(kernel)))


def _folder(thing: object) -> Path:
    return Path(inspect.getfile(thing)).parent  # type: ignore[arg-type]
