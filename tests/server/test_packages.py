"""The packages of the server import one way only: each may use those before it."""

from __future__ import annotations

import re
from pathlib import Path

import sandtable.server

ROOT = Path(sandtable.server.__file__).parent
ORDER = ("wire", "store", "paces", "people", "workers", "rooms", "learning", "web", "hosting")


def test_each_package_uses_only_those_before_it() -> None:
    assert {each.parent.name for each in ROOT.glob("*/__init__.py")} == set(ORDER)
    for place, package in enumerate(ORDER):
        for file in (ROOT / package).glob("*.py"):
            used = set(re.findall(r"from sandtable\.server\.(\w+)", file.read_text("utf-8"))) & set(ORDER)
            assert used <= set(ORDER[: place + 1]), f"{file.name} uses {used}"
