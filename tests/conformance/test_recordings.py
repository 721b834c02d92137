"""The kit of recorded matches: a match replays as it was recorded, and a rule that changes is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.registry import game as find_game
from sandtable.testing.recording import Plan, difference, plans_from, plans_of, read, record, write

GAME = find_game("demo")
OFFICERS = plans_of(GAME, seeds=(1,), entries=40, levels=tuple(GAME.opponents())[-1:])
PLANS = [*OFFICERS, *plans_of(GAME, seeds=(1, 2), entries=40), *plans_from(GAME, seeds=(1,), entries=20)]


def test_a_match_replays_from_its_file(tmp_path: Path) -> None:
    write(tmp_path, GAME, PLANS)
    assert [difference(GAME, plan, read(tmp_path, plan)) for plan in PLANS] == [None] * len(PLANS)


def test_a_changed_entry_or_end_is_noticed() -> None:
    """The first action of a record with another hash of the state, and an end that another side has won."""
    first, *others = record(GAME, OFFICERS[0])
    bent = first[:-1] + ("0" if first[-1] != "0" else "1")
    assert str(difference(GAME, OFFICERS[0], [bent, *others])).endswith("otherwise than before: the state")
    assert str(difference(GAME, OFFICERS[0], [first, *others[:-1], "over: nobody"])).startswith("at the end: ")


@pytest.mark.parametrize("plan", PLANS[:2], ids=lambda plan: plan.name)
def test_changed_odds_are_noticed(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = list(record(GAME, plan))
    monkeypatch.setattr(type(GAME), "odds", lambda *_: "other")
    assert difference(GAME, plan, lines) is not None
