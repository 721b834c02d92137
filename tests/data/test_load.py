"""Files of the package, and the player's own over them."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from sandtable.data import (
    DataError,
    fingerprint,
    home,
    load,
    names,
    place,
    read,
    schema,
    source,
    validate,
)
from sandtable.kernel import SandtableError


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cost: int


class Battle(Struct, frozen=True, forbid_unknown_fields=True):
    turns: int


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A game outside the package, and the player's folder for it."""
    package = tmp_path / "package"
    for kind in ("data", "scenarios"):
        (package / kind).mkdir(parents=True)
    (package / "data" / "cards.toml").write_text('[[card]]\nid = "a"\ncost = 1\n\n[[card]]\nid = "b"\ncost = 2\n')
    (package / "scenarios" / "first.toml").write_text("turns = 3\n")
    place("toy", package)
    monkeypatch.setenv("SANDTABLE_HOME", str(tmp_path / "home"))
    folder = tmp_path / "home" / "games" / "toy"
    for kind in ("data", "scenarios"):
        (folder / kind).mkdir(parents=True)
    yield folder


def cards() -> dict[str, int]:
    return {card.id: card.cost for card in load("toy", "data/cards", list[Card], key="card")}


def test_the_package_alone(own: Path) -> None:
    assert cards() == {"a": 1, "b": 2}
    assert names("toy", "scenarios") == ("first",)
    assert load("toy", "scenarios/first", Battle).turns == 3
    assert load("toy", "scenarios/first") == read("toy", "scenarios/first") == {"turns": 3}


def test_a_file_of_the_same_name_replaces(own: Path) -> None:
    before = fingerprint("toy")
    (own / "data" / "cards.toml").write_text('[[card]]\nid = "z"\ncost = 9\n')
    assert cards() == {"z": 9}
    assert source("toy", "data/cards") == own / "data" / "cards.toml"
    assert fingerprint("toy") != before


def test_another_name_adds(own: Path) -> None:
    before = fingerprint("toy")
    (own / "scenarios" / "second.toml").write_text("turns = 5\n")
    assert names("toy", "scenarios") == ("first", "second")
    assert load("toy", "scenarios/second", Battle).turns == 5
    assert fingerprint("toy") != before


def test_an_addition_replaces_by_id_and_adds_the_rest(own: Path) -> None:
    (own / "data" / "cards.add.toml").write_text('[[card]]\nid = "b"\ncost = 7\n[[card]]\nid = "c"\ncost = 3\n')
    assert cards() == {"a": 1, "b": 7, "c": 3}
    assert names("toy", "data") == ("cards",)


def test_a_mistake_in_an_addition_is_found_in_its_own_file(own: Path) -> None:
    (own / "data" / "cards.add.toml").write_text('[[card]]\nid = "c"\ncots = 3\n')
    with pytest.raises(DataError) as wrong:
        cards()
    assert {(Path(each.file).name, each.line) for each in wrong.value.mistakes} == {
        ("cards.add.toml", 1),
        ("cards.add.toml", 3),
    }


def test_every_mistake_comes_with_its_line(own: Path) -> None:
    (own / "data" / "cards.toml").write_text('[[card]]\nid = "a"\n\n[[card]]\nid = 3\ncost = "x"\nsize = 1\n')
    with pytest.raises(DataError) as wrong:
        cards()
    assert [(each.line, each.path) for each in wrong.value.mistakes] == [
        (1, "card[0]"),
        (5, "card[1].id"),
        (6, "card[1].cost"),
        (7, "card[1].size"),
    ]


def test_bad_toml_has_its_line(own: Path) -> None:
    (own / "data" / "cards.toml").write_text("a = 1\nb = = 2\n")
    with pytest.raises(DataError) as wrong:
        cards()
    assert wrong.value.mistakes[0].line == 2


def test_files_that_are_not_there_or_not_text(own: Path) -> None:
    with pytest.raises(SandtableError, match=r"toy has no file data/guns.toml; there are: cards"):
        load("toy", "data/guns")
    (own / "data" / "cards.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(SandtableError, match="cannot be read"):
        cards()


def test_a_check_looks_further(own: Path) -> None:
    def cheap(data: dict[str, Any]) -> Iterator[tuple[tuple[str | int, ...], str]]:
        for number, card in enumerate(data["card"]):
            if card["cost"] > 1:
                yield ("card", number, "cost"), "too dear"

    with pytest.raises(DataError) as wrong:
        load("toy", "data/cards", list[Card], key="card", check=cheap)
    assert [(each.line, each.text) for each in wrong.value.mistakes] == [(7, "too dear")]


def test_validate_knows_what_the_game_loads(own: Path, tmp_path: Path) -> None:
    load("toy", "scenarios/first", Battle)
    expected = schema("toy", "scenarios/mine")
    assert expected is not None
    file = tmp_path / "mine.toml"
    file.write_text("turns = 4\nweather = 'rain'\n")
    assert [(each.line, each.path) for each in validate(file, expected)] == [(2, "weather")]
    file.write_text("turns = 4\n")
    assert validate(file, expected) == []
    assert schema("toy", "data/nothing") is None


def test_the_fingerprint_does_not_depend_on_line_ends(own: Path) -> None:
    (own / "scenarios" / "first.toml").write_bytes(b"turns = 3\n")
    unix = fingerprint("toy")
    (own / "scenarios" / "first.toml").write_bytes(b"turns = 3\r\n")
    assert fingerprint("toy") == unix


def test_home_follows_the_system() -> None:
    assert home({"SANDTABLE_HOME": "/x"}) == Path("/x")
    assert home({"XDG_DATA_HOME": "/data", "LOCALAPPDATA": "/data"}).name.lower() == "sandtable"
    assert home({}).is_absolute()


def test_it_imports_nothing_of_ours_but_errors() -> None:
    program = (
        "import sys; import sandtable.data; "
        "ours = ('sandtable.data', 'sandtable.kernel'); "
        "print([n for n in sys.modules if n.startswith('sandtable.') and not n.startswith(ours)])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
