"""Recorded matches replayed entry by entry (`tests/recorded/barbarossa`, made by `tools/recordings.py`)."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from games.barbarossa.brawl import brawl
from sandtable.games.barbarossa import GAME
from sandtable.testing.recording import Plan, plans_from, plans_of, read, replay

FOLDER = Path(__file__).resolve().parents[2] / "recorded" / GAME.name
PLANS = [
    *plans_of(GAME, seeds=(1, 2), entries=150),
    *plans_from(GAME, seeds=(1,), entries=40),
    *(Plan(f"brawl-{seed}", partial(brawl, seed), seed, 260) for seed in range(1, 21)),
]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_the_match_plays_as_recorded(plan: Plan) -> None:
    entries = read((FOLDER / f"{plan.name}.txt").read_text("utf-8"))
    assert entries
    for number, (then, now) in enumerate(replay(GAME, plan, entries), start=1):
        assert str(now) == str(then), f"entry {number} plays differently; meant? tools/recordings.py {GAME.name}"
