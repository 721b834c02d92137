"""`sandtable new-game`: a package with a working game, its board and its tests, made from the demo."""

from __future__ import annotations

import re
from pathlib import Path
from string import Template
from typing import Annotated

import typer

from sandtable.cli.shared import say
from sandtable.data.places import package_folder
from sandtable.kernel.errors import SandtableError
from sandtable.registry import game as find_game
from sandtable.registry import names
from sandtable.text import clauses

SKELETON = Path(__file__).with_name("skeleton")
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LEFT_OUT = re.compile(r"(^|\.)(de|hu)\.ftl$|\.pyc$")
"""Files of the demo that a new game does not begin with: it speaks English until it is translated."""


def command(
    name: Annotated[str, typer.Argument(help="The game's name: small letters, digits and _.")],
    folder: Annotated[Path | None, typer.Argument(help="Where to write it; without one, ./sandtable-NAME.")] = None,
) -> None:
    """Write a package with a working game of your own, to be changed room by room."""
    target = folder or Path(f"sandtable-{name.replace('_', '-')}")
    write(name, target)
    say(f"{target} holds the game {name!r}. Next: pip install -e '{target}[dev]', then `sandtable play`;")
    say("README.md in it says more.")


def write(name: str, target: Path) -> None:
    """The package in a folder that is not there yet, or empty."""
    if not NAME.fullmatch(name):
        raise SandtableError(f"{name!r} is no name for a game: small letters, digits and _, a letter first.")
    if name in names(hidden=True):
        raise SandtableError(f"There is a game {name!r} already.")
    if target.exists() and any(target.iterdir()):
        raise SandtableError(f"{target} is not empty.")
    words = words_for(name)
    source, package = package_folder(find_game("demo").name), target / "src" / words["package"]
    for path in sorted(source.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts and not LEFT_OUT.search(path.name):
            _put(package / path.relative_to(source), renamed(path.read_text("utf-8"), words))
    for file, place in (
        ("pyproject.toml", target),
        ("README.md", target),
        ("test_game.py", target / "tests"),
        ("board.js", package / "client"),
    ):
        _put(place / file, Template((SKELETON / f"{file}.in").read_text("utf-8")).substitute(words))


def words_for(name: str) -> dict[str, str]:
    """The names that stand in the package."""
    title = name.replace("_", " ").capitalize()
    return {
        "name": name,
        "dashed": name.replace("_", "-"),
        "package": f"sandtable_{name}",
        "title": title,
        "class": title.title().replace(" ", ""),
        "prefix": prefix_for(name),
    }


def prefix_for(name: str) -> str:
    """Two capital letters for the ids of its clauses that no other game has."""
    taken = {id[:2] for other in names(hidden=True) for id in clauses(other)}
    letters = re.sub(r"[^a-z]", "", name).upper()
    wanted = [letters[0] + second for second in letters[1:] + "XYZQ"]
    return next(each for each in wanted if each not in taken)


def renamed(text: str, words: dict[str, str]) -> str:
    """A file of the demo in the words of the new game."""
    hidden = "    hidden: ClassVar[bool] = True\n"
    pairs = (
        (hidden, '    client: ClassVar[str] = "client"\n'),
        ("A duel: hidden in lists, open to every command.", f"{words['title']}: it begins as a duel."),
        ("sandtable.games.demo", words["package"]),
        ('"demo"', f'"{words["name"]}"'),
        ("game-demo = Duel", f"game-{words['name']} = {words['title']}"),
        ("game-demo", f"game-{words['name']}"),
        ("DM-", f"{words['prefix']}-"),
        ("Demo:", f"{words['title']}:"),
        ("Demo", words["class"]),
        ("The demo as", f"{words['title']} as"),
        ("The demo game", words["title"]),
        ("the demo", words["title"]),
    )
    for old, new in pairs:
        text = text.replace(old, new)
    return text


def _put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
