"""The line of every key of a TOML file."""

import tomllib
from collections.abc import Iterator
from pathlib import Path as FilePath
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.data import line_of, lines
from sandtable.data.lines import Path
from sandtable.data.places import PACKAGE

TEXT = '''# a comment with [brackets] = and "quotes"
title = "x # no comment"
"quoted key".'other' = 1

[one]
a.b = { c = [1,
  2, # two
  { d = """many
lines ] } """ },
], e = 'literal \\' }
after = true
[[items]]
id = "first"
[items.inner]
x = 1
[[items.parts]]
y = 1
[[items]]
id = 2024-05-01
[[items.parts]]
y = 2
[[items.parts]]
y = 3
'''


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    if path:
        yield path
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in pairs:
        yield from paths(each, (*path, key))


def test_every_kind_of_key_has_its_line() -> None:
    found = lines(TEXT)
    assert found[("title",)] == 2
    assert found[("quoted key", "other")] == 3
    assert found[("one",)] == 5
    assert found[("one", "a", "b", "c")] == 6
    assert found[("one", "a", "b", "c", 1)] == 7
    assert found[("one", "a", "b", "c", 2, "d")] == 8
    assert found[("one", "a", "b", "e")] == 10
    assert found[("one", "after")] == 11
    assert found[("items", 0)] == 12
    assert found[("items", 0, "inner", "x")] == 15
    assert found[("items", 0, "parts", 0, "y")] == 17
    assert found[("items", 1, "id")] == 19
    assert found[("items", 1, "parts", 1, "y")] == 23


def test_nothing_is_left_out_and_nothing_is_made_up() -> None:
    assert set(paths(tomllib.loads(TEXT))) == set(lines(TEXT))


def test_a_missing_key_is_looked_for_around_it() -> None:
    found = lines(TEXT)
    assert line_of(found, ("items", 1, "nowhere", 3)) == 18
    assert line_of(found, ("nowhere",)) == 1


@pytest.mark.parametrize(
    "path", sorted(PACKAGE.glob("games/*/*/*.toml")), ids=lambda path: f"{path.parts[-3]}-{path.stem}"
)
def test_every_file_of_ours(path: FilePath) -> None:
    text = path.read_text("utf-8")
    assert set(paths(tomllib.loads(text))) == set(lines(text))


values = st.recursive(
    st.one_of(
        st.integers(-9, 9).map(str),
        st.sampled_from(
            ["true", '"a]b"', "'c}d'", '"""e\nf"""', "'''g\n'h'''", "1.5e3", "2024-05-01 07:32:00", '"\\""']
        ),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(lambda items: "[" + ",\n # x\n".join(items) + "\n]"),
        st.lists(inner, max_size=3).map(
            lambda items: "{" + ", ".join(f"k{number} = {item}" for number, item in enumerate(items)) + "}"
        ),
    ),
    max_leaves=8,
)


@given(st.lists(values, max_size=5))
def test_any_values(found: list[str]) -> None:
    text = "\n".join(f"key{number} = {value} # end" for number, value in enumerate(found))
    assert set(paths(tomllib.loads(text))) == set(lines(text))
