"""States may keep things by number; equal states have equal bytes all the same."""

import msgspec
import pytest

from sandtable.kernel import State, dumps, loads
from sandtable.kernel.codec import encode
from sandtable.registry import game
from sandtable.testing.walk import positions


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


@pytest.mark.parametrize("name", ["barbarossa", "europe"])
def test_the_fast_way_and_the_way_through_plain_data_write_the_same_bytes(name: str) -> None:
    found = game(name)
    for scenario in found.scenarios():
        options = {option.id: option.default for option in scenario.options}
        for at in positions(found, scenario.id, options, 1, most=240):
            if at.number % 30 == 0:
                assert dumps(at.state) == through_plain_data(at.state)


def through_plain_data(state: State) -> bytes:
    """As states with dicts by number were first written: all of them turned into plain data."""
    try:
        return encode(state)
    except TypeError:
        plain = msgspec.to_builtins(state, str_keys=True, enc_hook=lambda index: None, order="deterministic")
        return encode(plain)
