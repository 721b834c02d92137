"""A match from Python, as the kernel's page shows it, in every game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import sandtable
from sandtable import RuleError
from sandtable.registry import game, names

FIRST = [(name, game(name).scenarios()[0].id) for name in names(hidden=True)]


@pytest.mark.parametrize(("name", "scenario"), FIRST)
def test_new_play_save_open_picture(name: str, scenario: str, tmp_path: Path) -> None:
    m = sandtable.new(name, scenario, seed=7)
    for _ in range(5):
        asked = m.decisions[0]
        m.play(asked.options()[-1], seat=asked.seat)
    m.save(tmp_path / "match.json")
    again = sandtable.open(tmp_path / "match.json")
    for seat in m.seats:
        assert again.picture(seat) == m.picture(seat)
        assert msgspec.json.encode(again.picture(seat)) == msgspec.json.encode(m.picture(seat))
    assert [d.options() for d in again.decisions] == [d.options() for d in m.decisions]


@pytest.mark.parametrize(("name", "scenario"), FIRST)
def test_a_program_takes_back_step_by_step(name: str, scenario: str) -> None:
    m = sandtable.new(name, scenario, seed=7)
    before = []
    for _ in range(6):
        before.append(msgspec.json.encode([m.picture(seat) for seat in m.seats]))
        asked = m.decisions[0]
        m.play(asked.options()[-1], seat=asked.seat)
    for expected in reversed(before):
        m.undo()
        assert msgspec.json.encode([m.picture(seat) for seat in m.seats]) == expected
    with pytest.raises(RuleError):
        m.undo()


def test_a_seat_takes_back_only_what_is_free() -> None:
    m = sandtable.new("blitzkrieg", "hannut", seed=7)
    asked = m.decisions[0]
    m.play("deploy")
    assert m.decisions[0].seat != asked.seat
    with pytest.raises(RuleError) as refused:
        m.undo(asked.seat)
    assert refused.value.key == "no-undo" and refused.value.reason
