"""Actions and their notation."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from sandtable.kernel import Action, Point, SandtableError, notation, parse_action


class Leg(Struct, frozen=True):
    hex: int
    fast: bool


class March(Action, frozen=True, gc=False):
    unit: str
    path: tuple[int, ...]
    to: Point | None
    hidden: bool
    legs: tuple[Leg, ...] = ()
    pair: tuple[int, str] = (1, "a")


class Rest(Action, frozen=True, gc=False):
    pass


KINDS = (March, Rest)
WORD = st.from_regex(r"[a-z][a-z0-9-]{0,8}", fullmatch=True)


@given(
    WORD,
    st.lists(st.integers()).map(tuple),
    st.none() | st.builds(Point, st.integers(), st.integers()),
    st.booleans(),
    st.lists(st.builds(Leg, st.integers(), st.booleans())).map(tuple),
    st.tuples(st.integers(), WORD),
)
def test_notation_reads_back(
    unit: str, path: tuple[int, ...], to: Point | None, hidden: bool, legs: tuple[Leg, ...], pair: tuple[int, str]
) -> None:
    march = March(unit, path, to, hidden, legs, pair)
    assert parse_action(str(march), KINDS) == march


def test_notation_is_plain() -> None:
    assert notation(March("de-1", (1205, 1306), Point(3, -4), True)) == "march de-1 1205,1306 3:-4 yes () 1,a"
    assert str(Rest()) == "rest"


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "needs a verb"),
        ("fly a", "no verb 'fly'"),
        ("rest now", "needs 0 words"),
        ("march de-1 1205", "needs 6 words"),
        ("march de-1 12x5 - yes () 1,a", "'12x5' is not a int"),
        ("march de-1 () 3 yes () 1,a", "'3' is not a Point"),
        ("march de-1 () - perhaps () 1,a", "'perhaps' is not a bool"),
        ("march de-1 () - yes 1/yes/2 1,a", "is not a Leg"),
        ("march de-1 () - yes () 1", "needs 2 parts"),
    ],
)
def test_bad_notation_says_what_is_wrong(text: str, part: str) -> None:
    with pytest.raises(SandtableError, match=part.replace("(", r"\(").replace(")", r"\)")):
        parse_action(text, KINDS)


def test_union_takes_the_first_that_fits() -> None:
    class Go(Action, frozen=True, gc=False):
        to: int | str

    Go.__annotations__["to"] = int | str
    assert parse_action("go 7", (Go,)) == Go(7)
    assert parse_action("go home", (Go,)) == Go("home")
