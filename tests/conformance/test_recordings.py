"""The kit of recorded matches: a match replays as it was recorded, and a rule that changes is noticed."""

from __future__ import annotations

import pytest

from sandtable.registry import game as find_game
from sandtable.testing.recording import Plan, Recorded, plans_from, plans_of, read, record, replay

GAME = find_game("demo")
PLANS = [*plans_of(GAME, seeds=(1, 2), entries=40), *plans_from(GAME, seeds=(1,), entries=20)]


def differing(plan: Plan, entries: list[Recorded]) -> list[int]:
    """The numbers of the entries that play differently."""
    both = enumerate(replay(GAME, plan, entries), start=1)
    return [number for number, (then, now) in both if str(then) != str(now)]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_a_match_replays_from_its_lines(plan: Plan) -> None:
    entries = record(GAME, plan)
    assert differing(plan, read("\n".join(map(str, entries)))) == []


def test_a_changed_entry_and_changed_odds_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = PLANS[0]
    entries = record(GAME, plan)
    bent = [*entries[:3], Recorded(entries[3].seat, entries[3].action, "00000000"), *entries[4:]]
    assert differing(plan, bent) == [4]
    monkeypatch.setattr(type(GAME), "odds", lambda *_: None)
    monkeypatch.setattr(type(GAME), "universe", lambda *_: ())
    assert differing(plan, entries), "refusals and odds are part of the sum"
