"""What a wheel or an sdist must hold before it is made: the pages of the browser and the index of citations.

In a checkout both are made here; the pages need Node. An sdist holds them already, so building a wheel from one needs
no Node. An editable install goes without: `make` builds the pages, and the citations are read from the source.
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = "src/sandtable/server/static/index.html"
INDEX = "src/sandtable/cli/citations.json"
SCAN = "src/sandtable/cli/scan.py"
MARK = "PKG-INFO"
"""Stands in the root of every sdist, and in no checkout."""
SOURCES = ("web/src", "web/public", "web/scripts")


class CompletePackage(BuildHookInterface[Any]):
    """Makes or demands what is not under version control; the build fails where neither can be had."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / MARK).is_file():
            make_pages(root)
            make_index(root)
        for file in (PAGES, INDEX):
            if not (root / file).is_file():
                sys.exit(f"Sandtable cannot be packed: {file} is missing from this sdist; build from a checkout.")


def make_pages(root: Path) -> None:
    """Build the pages, unless they are there and newer than everything they are made from."""
    if are_current(root):
        return
    npm = shutil.which("npm")
    if npm is None:
        sys.exit(
            "Sandtable cannot be packed: its pages are not built, and there is no Node to build them. "
            "Install Node 20 or newer, or build from an sdist, which holds the pages."
        )
    steps = [["run", "build", "--silent"]]
    if not (root / "web" / "node_modules").exists():
        steps.insert(0, ["ci", "--silent", "--no-fund", "--no-audit"])
    for words in steps:
        done = subprocess.run([npm, *words], cwd=root / "web", capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"Sandtable cannot be packed: `npm {' '.join(words)}` failed.\n{done.stdout}{done.stderr}")


def are_current(root: Path) -> bool:
    pages = root / PAGES
    return pages.is_file() and all(each.stat().st_mtime <= pages.stat().st_mtime for each in page_sources(root))


def page_sources(root: Path) -> Iterator[Path]:
    """What the pages are made from, as the Makefile has it."""
    for folder in SOURCES:
        yield from (each for each in (root / folder).rglob("*") if each.is_file())
    for ending in ("ts", "js", "json", "html"):
        yield from (root / "web").glob(f"*.{ending}")


def make_index(root: Path) -> None:
    """Write down which tests show which clause; an installed Sandtable has no tests to read."""
    scan = load(root / SCAN)
    scan.write(scan.in_tests(root / "tests", root), root / INDEX)


def load(file: Path) -> ModuleType:
    """A module by its file: the package itself cannot be imported here, for nothing of what it needs is installed."""
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
