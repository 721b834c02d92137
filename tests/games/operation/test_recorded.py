"""Recorded matches replayed entry by entry (`tests/recorded/operation`, made by `tools/recordings.py`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.games.operation import GAME
from sandtable.testing.recording import Plan, plans_from, plans_of, read, replay

FOLDER = Path(__file__).resolve().parents[2] / "recorded" / GAME.name
FINISHED = "ex-05-surplus"
"""A situation after which nobody is asked anything."""
PLANS = [
    *(plan for plan in plans_of(GAME, seeds=(0, 1, 2, 3, 4), entries=160) if not plan.officers),
    *(plan for plan in plans_from(GAME, seeds=(1, 2), entries=40) if FINISHED not in plan.name),
]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_the_match_plays_as_recorded(plan: Plan) -> None:
    entries = read((FOLDER / f"{plan.name}.txt").read_text("utf-8"))
    assert entries
    for number, (then, now) in enumerate(replay(GAME, plan, entries), start=1):
        assert str(now) == str(then), f"entry {number} plays differently; meant? tools/recordings.py {GAME.name}"
