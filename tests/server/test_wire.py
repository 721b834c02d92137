"""The browser's types are the server's."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Struct

from sandtable.kernel import Point
from sandtable.registry import game, names
from sandtable.server.wire.typescript import _Writer, game_types, typescript

WEB = Path(__file__).parents[2] / "web" / "src"
DRAWN = [name for name in names(hidden=True) if (WEB / "games" / name).is_dir()]


def test_types_are_current() -> None:
    assert (WEB / "lib" / "wire.ts").read_text("utf-8") == typescript(), "run `make types`"


@pytest.mark.parametrize("name", DRAWN)
def test_types_of_a_game_are_current(name: str) -> None:
    assert (WEB / "games" / name / "wire.ts").read_text("utf-8") == game_types(game(name)), "run `make types`"


def test_every_board_has_its_types() -> None:
    assert {"demo", "barbarossa", "blitzkrieg", "europe", "operation"} <= set(DRAWN)


class Spare(Struct, omit_defaults=True):
    """Leaves its defaults out on the way."""

    id: str
    at: Point | None = None
    loose: object = None


class Whole(Struct, tag="whole", tag_field="kind"):
    spare: tuple[Spare, ...]
    mixed: list[int | None] = []
    by_hex: dict[int, tuple[str, int]] = {}


def test_defaults_that_are_left_out_are_optional_and_what_is_loose_is_unknown() -> None:
    writer = _Writer()
    writer.struct(Whole)
    assert writer.done["Spare"] == "export interface Spare {\n  id: string\n  at?: Point | null\n  loose?: unknown\n}\n"
    assert writer.done["Point"] == "export type Point = [x: number, y: number]\n"
    assert writer.done["Whole"].splitlines()[1:-1] == [
        "  kind: 'whole'",
        "  spare: Spare[]",
        "  mixed: (number | null)[]",
        "  by_hex: Record<string, [string, number]>",
    ]
