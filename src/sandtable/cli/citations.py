"""Which code carries a clause out, which tests show it: found in docstrings, test markers and situation files.

Docstrings and situations are part of the package. Test markers are read from the source tree; an installed Sandtable
has them in `citations.json`, which the build of the wheel writes. A game of another package is read in its own sources,
and in the tests beside them where it is a checkout.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from msgspec import Struct

from sandtable.cli.scan import Citation, in_code, in_situations, in_tests
from sandtable.data.places import PACKAGE, package_folder
from sandtable.kernel.typed import loads
from sandtable.registry import names

INDEX = Path(__file__).with_name("citations.json")


class Citations(Struct):
    """Citations by clause, and places that cite too many."""

    code: dict[str, list[Citation]]
    tests: dict[str, list[Citation]]
    crowded: list[str]


def source_tree(package: Path = PACKAGE) -> Path | None:
    """The checkout that a package lies in, if it does: a folder above it with `pyproject.toml` and `tests`."""
    above = package.parents[:4]
    return next((each for each in above if (each / "tests").is_dir() and (each / "pyproject.toml").is_file()), None)


def outside() -> list[Path]:
    """The folders of games that other packages bring."""
    folders = (package_folder(name) for name in names(hidden=True))
    return [folder for folder in folders if not folder.is_relative_to(PACKAGE)]


@cache
def citations() -> Citations:
    crowded: list[str] = []
    checkout = source_tree()
    root = checkout or PACKAGE.parent
    code = list(in_code(PACKAGE, crowded, root))
    tests = list(in_situations(PACKAGE / "games", root))
    tests += list(in_tests(checkout / "tests", root)) if checkout else _indexed()
    for folder in outside():
        theirs = source_tree(folder)
        code += in_code(folder, crowded, theirs or folder.parent)
        tests += in_situations(folder, theirs or folder.parent)
        tests += in_tests(theirs / "tests", theirs) if theirs else ()
    return Citations(_by_clause(code), _by_clause(tests), crowded)


def _indexed() -> list[Citation]:
    return loads(INDEX.read_bytes(), list[Citation]) if INDEX.is_file() else []


def _by_clause(found: Iterable[Citation]) -> dict[str, list[Citation]]:
    made: dict[str, list[Citation]] = {}
    for each in sorted(found):
        made.setdefault(each.clause, []).append(each)
    return made
