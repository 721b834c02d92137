"""Dice of this game have ten sides; a direction is one of 360 degrees."""

from __future__ import annotations

import pytest

from sandtable.kernel import Scripted

SIDES = (10, 360)


@pytest.fixture(autouse=True)
def _ten_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for another die than there is falls here, though the faces are given."""
    given = Scripted._throw

    def thrown(self: Scripted, n: int, sides: int, why: str) -> tuple[int, ...]:
        assert sides in SIDES, f"a die of {sides} sides for {why}"
        return given(self, n, sides, why)

    monkeypatch.setattr(Scripted, "_throw", thrown)
