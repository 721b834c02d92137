"""Commands in the pages exist: those of `sandtable` with their options, targets of `make`, scripts of npm, and what
the tools take."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from docs.markdown import PAGES, READMES, ROOT, name
from sandtable.cli import app

HISTORY = {"CHANGELOG.md", "docs/measured.md"}
"""Pages that tell what was: commands of their day."""
CURRENT = [page for page in PAGES + READMES if name(page) not in HISTORY]
CALL = re.compile(r"(?:^ +|`|bin/)(sandtable|make|npm run|(?:\S*python )?tools/\w+\.py)[ ]([^`\n#|]+)", re.MULTILINE)
OPTION = re.compile(r"(?<!\S)--[a-z][a-z-]*")
ROOT_COMMAND: Any = get_command(app)


def calls(text: str) -> Iterator[tuple[str, str]]:
    """Programs that a page calls, in a line of its own or between backticks, each with its words."""
    for found in CALL.finditer(text):
        yield found[1].rpartition(" ")[2] if "tools/" in found[1] else found[1], found[2].strip()


def mistakes(text: str) -> list[str]:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    scripts = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["scripts"]
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    found = []
    for program, words in calls(text):
        first = re.split(r"[\s`]", words)[0]
        if program == "sandtable":
            found += _odd_words(words)
        elif program == "make" and first not in targets:
            found.append(f"make {first}")
        elif program == "npm run" and first not in scripts:
            found.append(f"npm run {first}")
        elif program.startswith("tools/"):
            source = (ROOT / program).read_text("utf-8")
            found += [f"{program} {each}" for each in OPTION.findall(words) if f'"{each}"' not in source]
    return found


def _odd_words(words: str) -> list[str]:
    """The command that `sandtable` does not have, or the options that the command does not take."""
    command, rest = ROOT_COMMAND, words.split()
    while rest and rest[0] in getattr(command, "commands", {}):
        command = command.commands[rest.pop(0)]
    if hasattr(command, "commands") and rest and rest[0][0] != "-":
        return [f"sandtable {words}"]
    taken = {each for parameter in command.params for each in (*parameter.opts, *parameter.secondary_opts)}
    return [f"sandtable {words}: {each}" for each in OPTION.findall(words) if each not in taken | {"--help"}]


@pytest.mark.parametrize("page", CURRENT, ids=name)
def test_commands_of_a_page_exist(page: Path) -> None:
    assert mistakes(page.read_text("utf-8")) == []


def test_a_command_that_is_not_there_is_found() -> None:
    page = (
        "`sandtable lst`, `sandtable admin` and `sandtable play --lan`\n\n    make tests\n    sandtable play --wan 1\n"
    )
    page += "    cd web && `npm run lints` `.venv/bin/python tools/mutants.py europe --sampel 3`\n"
    assert mistakes(page) == [
        "sandtable lst", "make tests", "sandtable play --wan 1: --wan", "npm run lints", "tools/mutants.py --sampel",
    ]  # fmt: skip


def test_the_first_pages_name_many_commands() -> None:
    assert sum(1 for _ in calls((ROOT / "README.md").read_text("utf-8"))) > 20
