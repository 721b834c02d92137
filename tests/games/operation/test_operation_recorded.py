"""Recorded matches are played again (`tests/recorded/operation`, made by `tools/recordings.py`)."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from brawl import brawl

from sandtable.games.operation import GAME
from sandtable.testing.recording import Plan, difference, plans_from, plans_of, read

FOLDER = Path(__file__).resolve().parents[2] / "recorded" / GAME.name
FINISHED = "ex-05-surplus"
"""A situation after which nobody is asked anything."""
PLANS = [
    *plans_of(GAME, seeds=(1, 2, 3), entries=160),
    *(plan for plan in plans_from(GAME, seeds=(1, 2), entries=40) if FINISHED not in plan.name),
    *(plan for plan in plans_of(GAME, seeds=range(4, 24), entries=100) if plan.name.startswith("free-battle")),
    *(Plan(f"brawl-{seed}", partial(brawl, seed), seed, 200) for seed in range(1, 65)),
]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_the_match_plays_as_recorded(plan: Plan) -> None:
    """A difference that is meant: `tools/recordings.py operation`."""
    assert difference(GAME, plan, read(FOLDER, plan)) is None
