"""The browser's types are the server's."""

from __future__ import annotations

from pathlib import Path

from sandtable.server.typescript import typescript

WIRE = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"


def test_types_are_current() -> None:
    assert WIRE.read_text("utf-8") == typescript(), "run `make types`"
