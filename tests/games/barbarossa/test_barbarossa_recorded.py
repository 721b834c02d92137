"""Recorded matches are played again (`tests/recorded/barbarossa`, made by `tools/recordings.py`)."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from games.barbarossa.brawl import brawl
from sandtable.games.barbarossa import GAME
from sandtable.testing.recording import Plan, difference, plans_from, plans_of, read

FOLDER = Path(__file__).resolve().parents[2] / "recorded" / GAME.name
PLANS = [
    *plans_of(GAME, seeds=(1,), entries=150, levels=("officer",)),
    *plans_of(GAME, seeds=(1, 2), entries=150),
    *plans_from(GAME, seeds=(1, 2), entries=40),
    *(Plan(f"brawl-{seed}", partial(brawl, seed), seed, 260) for seed in range(1, 13)),
]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_the_match_plays_as_recorded(plan: Plan) -> None:
    """A difference that is meant: `tools/recordings.py barbarossa`."""
    assert difference(GAME, plan, read(FOLDER, plan)) is None
