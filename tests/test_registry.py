"""Games are found without a change elsewhere: a folder here, or another package's entry point."""

import subprocess
import sys
from pathlib import Path

import pytest

from sandtable.kernel import SandtableError
from sandtable.registry import game, names

GAME = """
from sandtable.data import load
from sandtable.games.demo.game import Demo

class Mine(Demo):
    name = "mine"
    hidden = False
    words = load("mine", "data/words")

GAME = Mine()
"""


def test_the_demo_is_found_but_not_listed() -> None:
    assert game("demo").name == "demo"
    assert "demo" in names(hidden=True)
    assert "demo" not in names()


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(SandtableError, match=r"There is no game 'chess'; there are: .*demo"):
        game("chess")


def test_one_game_loads_no_other() -> None:
    program = (
        "import sys; from sandtable.registry import game; game('demo'); "
        "print([n for n in sys.modules if n.count('.') == 2 and n.startswith('sandtable.games.')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['sandtable.games.demo']"


def test_a_game_of_another_package_with_its_own_data(tmp_path: Path) -> None:
    package = tmp_path / "other_games" / "mine"
    (package / "data").mkdir(parents=True)
    (package.parent / "__init__.py").write_text("")
    (package / "__init__.py").write_text(GAME)
    (package / "data" / "words.toml").write_text('hello = "there"\n')
    info = tmp_path / "other-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: other\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[sandtable.games]\nmine = other_games.mine\n")
    program = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from sandtable.registry import game, names; "
        "print('mine' in names(), game('mine').words['hello'])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "True there"
