"""Tables of fixed keys: a player's own must have the same keys as the package's, with values of the same kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sandtable.data.lines import Path
from sandtable.data.load import Check, parse
from sandtable.data.places import package_folder

LOOSE = ("source", "note")


def alike(game: str, name: str) -> Check:
    """The check of one table; the package's file is read when a player's own is checked."""

    def check(data: Any) -> Iterator[tuple[Path, str]]:
        return _differences(data, parse(package_folder(game) / f"{name}.toml"), ())

    return check


def _differences(given: Any, ours: Any, path: Path) -> Iterator[tuple[Path, str]]:
    if type(given) is not type(ours):
        yield path, f"expected {_kind(ours)}, got {_kind(given)}"
    elif isinstance(ours, dict):
        for key, each in ours.items():
            if key in given:
                yield from _differences(given[key], each, (*path, key))
            elif key not in LOOSE:
                yield path, f"the key {key!r} is missing"
        for key in given.keys() - ours.keys() - set(LOOSE):
            yield (*path, key), f"unknown key; there are: {', '.join(ours)}"


def _kind(value: Any) -> str:
    names = {dict: "a table", list: "a list", str: "a text", bool: "true or false", int: "a whole number"}
    return names.get(type(value), type(value).__name__)
