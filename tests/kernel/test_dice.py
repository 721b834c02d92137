"""Dice of every kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.kernel import DiceError, Enumerating, Fair, NoDice, Recorded, Roll, Scripted, Seeded
from sandtable.kernel.dice import Compared


def test_seeded_is_repeatable_and_bound_to_the_entry() -> None:
    first, second = Seeded(5), Seeded(5)
    assert [first.sum(3, 6, "a").dice for _ in range(5)] == [second.sum(3, 6, "a").dice for _ in range(5)]
    first.bind(7)
    again = first.sum(4, 6, "a").dice
    first.bind(7)
    assert first.sum(4, 6, "a").dice == again
    first.bind(8)
    assert first.sum(4, 6, "a").dice != again


@given(st.integers(1, 20), st.integers(2, 12), st.integers(0, 13), st.integers())
def test_statistics_are_of_the_faces(n: int, sides: int, limit: int, seed: int) -> None:
    dice = Seeded(seed)
    for roll, value in (
        ((r := dice.sum(n, sides, "s")), sum(r.dice)),
        ((r := dice.each(n, sides, "s")), sum(r.dice)),
        ((r := dice.hits(n, sides, limit, "h")), sum(d <= limit for d in r.dice)),
        ((r := dice.passes(n, sides, limit, "p")), sum(d >= limit for d in r.dice)),
    ):
        assert roll.value == value
        assert len(roll.dice) == n
        assert all(1 <= die <= sides for die in roll.dice)


def test_pick_follows_weights() -> None:
    dice = Seeded(1)
    seen = Counter(dice.pick((1, 0, 3), "p") for _ in range(4000))
    assert seen[1] == 0
    assert 0.70 < seen[2] / 4000 < 0.80


def test_scripted_counts_every_die() -> None:
    dice = Scripted([3, 4, 2])
    assert dice.sum(2, 6, "a").value == 7
    assert dice.pick((1, 1, 1), "b") == 1
    dice.done()
    with pytest.raises(DiceError, match="missing: the 4th, with 6 sides, for c"):
        dice.sum(1, 6, "c")
    with pytest.raises(DiceError, match="left over: 5"):
        Scripted([5]).done()
    with pytest.raises(DiceError, match="shows 7 but has 6"):
        Scripted([7]).sum(1, 6, "c")
    with pytest.raises(DiceError, match="cannot be drawn"):
        Scripted([2]).pick((1, 0), "c")


def test_recorded_gives_back_and_checks() -> None:
    source = Seeded(3)
    made = [
        source.sum(2, 6, "a"), source.hits(3, 6, 2, "b"), source.passes(3, 10, 5, "c"), source.each(2, 6, "d"),
    ]  # fmt: skip
    picked = source.pick((1, 2), "e")
    dice = Recorded(source.log)
    again = [dice.sum(2, 6, "a"), dice.hits(3, 6, 2, "b"), dice.passes(3, 10, 5, "c"), dice.each(2, 6, "d")]
    assert again == made
    assert dice.pick((1, 2), "e") == picked
    dice.done()
    with pytest.raises(DiceError, match="no roll for z"):
        dice.sum(1, 6, "z")
    with pytest.raises(DiceError, match="a roll more"):
        Recorded([Roll("a", (1,), 1)]).done()
    with pytest.raises(DiceError, match="rules ask"):
        Recorded([Roll("a", (1,), 1)]).sum(2, 6, "a")
    with pytest.raises(DiceError, match="gives 3"):
        Recorded([Roll("a", (1, 2), 4)]).sum(2, 6, "a")
    with pytest.raises(DiceError, match="gives"):
        Recorded([Roll("a", (9,), 9)]).sum(1, 6, "a")
    with pytest.raises(DiceError, match="cannot be drawn"):
        Recorded([Roll("a", (), 5)]).pick((1, 1), "a")
    with pytest.raises(DiceError):
        NoDice().sum(1, 6, "a")


def test_compared_finds_a_die_that_was_not_drawn() -> None:
    source = Seeded(3)
    rolls = [source.sum(2, 6, "a"), source.hits(3, 6, 2, "b"), source.passes(3, 6, 2, "c"), source.each(1, 6, "d")]
    source.pick((3, 3, 3), "e")
    honest = Compared(source.log, Seeded(3))
    honest.sum(2, 6, "a")
    honest.hits(3, 6, 2, "b")
    honest.passes(3, 6, 2, "c")
    honest.each(1, 6, "d")
    honest.pick((3, 3, 3), "e")
    honest.done()
    changed = tuple(die % 6 + 1 for die in rolls[0].dice)
    with pytest.raises(DiceError, match="the record has"):
        Compared([Roll("a", changed, sum(changed))], Seeded(3)).sum(2, 6, "a")
    fresh = Seeded(3)
    drawn = fresh.pick((1,) * 50, "e")
    with pytest.raises(DiceError, match="has pick"):
        Compared([Roll("e", (), (drawn + 1) % 50)], Seeded(3)).pick((1,) * 50, "e")


def test_fair_dice_are_bound_and_unbiased() -> None:
    key = Fair.key(b"s" * 32, "m", {"red": "1", "blue": "2"})
    dice = Fair(key, "m")
    dice.bind(1)
    first = dice.sum(6, 6, "fire").dice
    dice.bind(1)
    assert dice.sum(6, 6, "fire").dice == first
    dice.bind(2)
    assert dice.sum(6, 6, "fire").dice != first
    assert Fair.key(b"s" * 32, "m", {"red": "1", "blue": "3"}) != key
    assert Fair.commitment(b"s" * 32, "m") != Fair.commitment(b"t" * 32, "m")
    dice.bind(3)
    seen = Counter(dice.face(6, "x") for _ in range(12_000))
    assert all(abs(seen[face] - 2000) < 220 for face in range(1, 7))


def test_fair_dice_reject_what_would_be_biased(monkeypatch: pytest.MonkeyPatch) -> None:
    """A number above the last whole multiple of the sides is drawn again."""
    import sandtable.kernel.dice.fair as module

    answers = iter([b"\xff" * 8, (7).to_bytes(8, "big")])

    class Hash:
        def digest(self) -> bytes:
            return next(answers)

    monkeypatch.setattr(module, "blake2b", lambda *a, **k: Hash())
    assert Fair(b"k", "m").face(6, "x") == 2


def _all(deed: Callable[[Enumerating], object]) -> dict[object, Fraction]:
    dice, found = Enumerating(), dict[object, Fraction]()
    while True:
        dice.start()
        result = deed(dice)
        found[result] = found.get(result, Fraction(0)) + dice.weight
        if not dice.next_path():
            return found


def test_enumerating_is_exact() -> None:
    assert _all(lambda d: d.sum(2, 6, "a").value)[7] == Fraction(1, 6)
    hits = _all(lambda d: d.hits(12, 6, 2, "a").value)
    assert len(hits) == 13
    assert sum(hits.values()) == 1
    assert hits[0] == Fraction(4, 6) ** 12
    assert _all(lambda d: d.passes(1, 10, 8, "a").value)[1] == Fraction(3, 10)
    assert _all(lambda d: d.pick((1, 0, 3), "a")) == {0: Fraction(1, 4), 2: Fraction(3, 4)}
    assert _all(lambda d: d.each(2, 3, "a").dice)[(3, 1)] == Fraction(1, 9)
    assert _all(lambda d: d.hits(2, 6, 0, "a").value) == {0: 1}
    both = _all(lambda d: (d.sum(1, 6, "a").value, d.hits(1, 6, 3, "b").value))
    assert len(both) == 12
    assert sum(both.values()) == 1


def test_enumerating_shows_dice_that_fit() -> None:
    dice = Enumerating()
    while True:
        dice.start()
        roll = dice.sum(3, 6, "a")
        assert sum(roll.dice) == roll.value
        assert dice.log == [roll]
        if not dice.next_path():
            break
