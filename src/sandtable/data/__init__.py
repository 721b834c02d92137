"""Data files of games: TOML from the package, overlaid by the player's own, typed, with the line of every mistake.

    from sandtable.data import load

    CARDS = load("barbarossa", "data/cards", list[Card], key="card")

It imports nothing of ours but the kernel's errors and its reading of types.
"""

from sandtable.data.alike import alike
from sandtable.data.check import DataError, Mistake, mistakes
from sandtable.data.lines import Path, line_of, lines
from sandtable.data.load import Check, Schema, describe, load, names, read, schema, validate
from sandtable.data.places import KINDS, fingerprint, home, package_folder, place, source

__all__ = [
    "KINDS",
    "Check",
    "DataError",
    "Mistake",
    "Path",
    "Schema",
    "alike",
    "describe",
    "fingerprint",
    "home",
    "line_of",
    "lines",
    "load",
    "mistakes",
    "names",
    "package_folder",
    "place",
    "read",
    "schema",
    "source",
    "validate",
]
