"""Recorded matches are played again (`tests/recorded/europe`, made by `tools/recordings.py`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.games.europe import GAME
from sandtable.testing.recording import Plan, difference, plans_from, plans_of, read

FOLDER = Path(__file__).resolve().parents[2] / "recorded" / GAME.name
PLANS = [
    *plans_of(GAME, seeds=(1,), entries=1500, levels=("officer",)),
    *plans_of(GAME, seeds=(2, 3), entries=500, levels=("officer", "random")),
    *plans_of(GAME, seeds=(4, 6), entries=1500),
    *plans_of(GAME, seeds=(2, 3, 5, 7), entries=300),
    *plans_from(GAME, seeds=(1, 2), entries=60),
]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_the_match_plays_as_recorded(plan: Plan) -> None:
    """A difference that is meant: `tools/recordings.py europe`."""
    assert difference(GAME, plan, read(FOLDER, plan)) is None
