"""States may keep things by number; equal states have equal bytes all the same."""

from sandtable.kernel import State, dumps, loads


class Held(State, kw_only=True):
    by_hex: dict[int, int] = {}
    seen: set[int] = set()


def test_numbers_as_keys_are_written_in_order_and_read_back() -> None:
    one = Held(by_hex={1205: 1, 706: 2}, seen={9, 100, 33}, index=object())
    other = Held(by_hex={706: 2, 1205: 1}, seen={33, 9, 100}, index=None)
    assert dumps(one) == dumps(other)
    back = loads(dumps(one), Held)
    assert back.by_hex == {1205: 1, 706: 2} and back.seen == {9, 33, 100}
    assert dumps(Held(by_hex={706: 3})) != dumps(Held(by_hex={706: 2}))
