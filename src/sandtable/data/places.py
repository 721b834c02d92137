"""Where data files lie: in the package, and in the player's own folder, whose files replace or add."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path

KINDS = ("data", "scenarios", "examples", "lessons")
PACKAGE = Path(__file__).resolve().parent.parent
_placed: dict[str, Path] = {}


def place(game: str, folder: Path) -> None:
    """Say where a game from outside this package keeps its files."""
    _placed[game] = folder


def package_folder(game: str) -> Path:
    return _placed.get(game, PACKAGE / "games" / game)


def home(environ: Mapping[str, str] = os.environ) -> Path:
    """The player's folder: `$SANDTABLE_HOME`, or what the system keeps for such data."""
    given = environ.get("SANDTABLE_HOME")
    if given:
        return Path(given)
    if sys.platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Sandtable"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Sandtable"
    return Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "sandtable"


def own_folder(game: str) -> Path:
    return home() / "games" / game


def in_effect(game: str, kind: str) -> dict[str, Path]:
    """The files of one kind by name without `.toml`, sorted; the player's stand before the package's."""
    found: dict[str, Path] = {}
    for folder in (package_folder(game) / kind, own_folder(game) / kind):
        if folder.is_dir():
            found.update((path.name.removesuffix(".toml"), path) for path in folder.glob("*.toml"))
    return dict(sorted(found.items()))


def source(game: str, name: str) -> Path:
    """The file in effect for `data/cards`; where there is none, the place where it would be in the package."""
    kind, _, stem = name.removesuffix(".toml").partition("/")
    return in_effect(game, kind).get(stem, package_folder(game) / kind / f"{stem}.toml")


def fingerprint(game: str) -> str:
    """A hash over all data and scenarios in effect: matches played with other figures have another."""
    digest = blake2b(digest_size=16)
    for kind in ("data", "scenarios"):
        for name, path in in_effect(game, kind).items():
            text = path.read_bytes().replace(b"\r\n", b"\n")
            digest.update(f"{kind}/{name}:{len(text)}\n".encode())
            digest.update(text)
    return digest.hexdigest()
