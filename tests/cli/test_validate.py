"""`sandtable validate`: every file of every game, and files that want to break it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import NamedTuple

import pytest
from typer.testing import CliRunner

from sandtable.cli.app import app
from sandtable.data import DataError, load, validate
from sandtable.data.load import parse, schema
from sandtable.data.places import PACKAGE
from sandtable.kernel import SandtableError
from sandtable.registry import game as find_game
from sandtable.registry import names

FILES = sorted(
    path for kind in ("data", "scenarios", "lessons") for path in (PACKAGE / "games").glob(f"*/{kind}/*.toml")
)


class Done(NamedTuple):
    code: int
    out: str
    err: str


def run(*words: str) -> Done:
    """The command in this process; what it raises for a person to read is its error."""
    found = CliRunner().invoke(app, words)
    if isinstance(found.exception, SandtableError):
        return Done(2, found.stdout, str(found.exception))
    if found.exception is not None and not isinstance(found.exception, SystemExit):
        raise found.exception
    return Done(found.exit_code, found.stdout, found.stderr)


def test_every_file_of_the_package_is_valid() -> None:
    done = run("validate", *map(str, FILES))
    assert done.code == 0, done.out + done.err
    assert done.out.count("valid") == len(FILES) > 50


@pytest.mark.parametrize(
    ("file", "old", "new", "part"),
    [
        ("blitzkrieg/scenarios/hannut.toml", "turns = 6", 'turns = "six"', "turns: expected `int`"),
        ("blitzkrieg/scenarios/hannut.toml", "near = [1202]", "nearby = [1202]", "nearby: unknown key"),
        ("blitzkrieg/data/counters.toml", 'side = "', 'sides = "', "the key 'side' is missing"),
        ("blitzkrieg/data/tables.toml", "at_most = 8", "at_least = 8", "the key 'at_most' is missing"),
        ("blitzkrieg/data/hannut.map.toml", 'shoved = "odd"', 'shoved = "sideways"', "layout.shoved: invalid enum"),
        ("europe/scenarios/war.toml", 'season = "autumn"', 'season = "rain"', "start.season: invalid enum"),
        ("europe/scenarios/war.toml", "infantry = 2", 'infantry = "two"', "setup."),
        ("europe/scenarios/overlord.toml", 'axis = ["germany"]', "axis = []", "is played by one"),
        ("europe/data/areas.toml", 'country = "britain"', "country = 7", "dover.country: expected `str`"),
        ("europe/data/costs.toml", "infantry = 1", 'infantry = "one"', "units.infantry: expected a whole number"),
        ("operation/data/army_usa.toml", "panic = ", "panics = ", "unknown key"),
        ("operation/data/deck.toml", "top = ", "bottom = ", "the key 'top' is missing"),
        ("barbarossa/data/cards.toml", "[[card]]", "[[card]]\ncolour = 1", "colour: unknown key"),
    ],
)
def test_a_mistake_is_named_with_its_line(tmp_path: Path, file: str, old: str, new: str, part: str) -> None:
    game, kind, name = file.split("/")
    text = (PACKAGE / "games" / file).read_text("utf-8")
    if old not in text:
        pytest.fail(f"{file} no longer holds {old!r}")
    made = tmp_path / game / kind / name
    made.parent.mkdir(parents=True)
    made.write_text(text.replace(old, new, 1), "utf-8")
    done = run("validate", str(made))
    assert done.code == 1 and part in done.out, done.out
    assert f"{name}:" in done.out


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    made = tmp_path / "demo" / "scenarios" / "duel.toml"
    made.parent.mkdir(parents=True)
    made.write_bytes(b"\xef\xbb\xbf" + (PACKAGE / "games/demo/scenarios/duel.toml").read_bytes())
    assert run("validate", str(made)).code == 0
    assert parse(made)


HOSTILE = {
    "brackets": "a = " + "[" * 100_000,
    "closed brackets": "a = " + "[" * 20_000 + "]" * 20_000,
    "tables": "a = " + "{b = " * 50_000 + "1" + "}" * 50_000,
    "dotted": ".".join(["a"] * 100_000) + " = 1",
    "a dotted header": "[" + ".".join(["a"] * 100_000) + "]\nb = 1",
    "digits": "turns = " + "9" * 100_000,
    "a hex number": "turns = 0x" + "f" * 100_000,
    "a float": "turns = 1e" + "9" * 100_000,
    "a string without end": 'a = "' + "x" * 490_000,
    "quotes": 'a = """' + '""' * 200_000,
    "backslashes": 'a = "' + "\\\\" * 200_000,
    "keys": "\n".join(f"k{n} = {n}" for n in range(30_000)),
    "headers": "\n".join(f"[h{n}]\nx = 1" for n in range(25_000)),
    "many tables": "\n".join("[[a]]\nx = 1" for _ in range(35_000)),
    "items": "a = [" + "1," * 200_000 + "]",
    "blank lines": "\n" * 490_000 + "a = 1",
    "comments": "#" * 490_000,
    "spaces": "a =" + " " * 490_000 + "1",
    "dates": "a = [" + "1979-05-27T07:32:00Z," * 22_000 + "]",
    "nothing": "",
    "a null": "a = '\0'",
}


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("kind", ["scenarios", "examples"])
def test_a_hostile_file_is_answered_soon(tmp_path: Path, name: str, kind: str) -> None:
    """Within five seconds of the machine's own time, with mistakes and no traceback."""
    made = tmp_path / "demo" / kind / ("duel.toml" if kind != "examples" else "x.toml")
    made.parent.mkdir(parents=True)
    made.write_text(HOSTILE[name], "utf-8")
    before = time.process_time()
    done = run("validate", str(made))
    assert time.process_time() - before < 5
    assert done.code in (1, 2) and (done.out or done.err)


@pytest.mark.parametrize("content", [b"\xff\xfe\x00a", b"a = '\xe9'", b"x" * 3_000_000])
def test_what_is_no_text_or_too_large_is_said(tmp_path: Path, content: bytes) -> None:
    made = tmp_path / "demo" / "scenarios" / "duel.toml"
    made.parent.mkdir(parents=True)
    made.write_bytes(content)
    done = run("validate", str(made))
    assert done.code == 2 and "duel.toml" in done.err.replace("\n", "")


def test_a_players_own_file_with_mistakes_is_not_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the game reads plain data too: the mistake is named, not stumbled over."""
    monkeypatch.setenv("SANDTABLE_HOME", str(tmp_path))
    made = tmp_path / "games" / "europe" / "scenarios" / "war.toml"
    made.parent.mkdir(parents=True)
    made.write_text('turns = "many"\n', "utf-8")
    with pytest.raises(DataError, match="turns"):
        load("europe", "scenarios/war")


def test_every_game_says_what_its_files_hold() -> None:
    for name in names(hidden=True):
        find_game(name).scenarios()
        for path in (PACKAGE / "games" / name).glob("scenarios/*.toml"):
            expected = schema(name, f"scenarios/{path.stem}")
            assert expected is not None and not validate(path, expected)


def test_a_scenario_that_nobody_would_play_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that play only their printed scenarios say so; the others take a new name."""
    monkeypatch.setenv("SANDTABLE_HOME", str(tmp_path))
    for game, near, valid in (("europe", "war", False), ("barbarossa", "frontier-post", True)):
        mine = tmp_path / "games" / game / "scenarios" / "mine.toml"
        mine.parent.mkdir(parents=True)
        mine.write_bytes((PACKAGE / "games" / game / "scenarios" / f"{near}.toml").read_bytes())
        done = run("validate", str(mine))
        assert (done.code == 0) is valid, done.out + done.err
        assert ("lists no scenario" in done.out + done.err) is not valid
