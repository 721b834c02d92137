"""The pages are current, link to what is there, and stay small."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from docs.markdown import PAGES, READMES, ROOT, anchors, links, name

MOST = 3_000_000
"""Bytes of all pictures in `docs` together."""


def test_clause_pages_are_current() -> None:
    call = [sys.executable, str(ROOT / "tools" / "rulepages.py"), "--check"]
    done = subprocess.run(call, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("page", PAGES + READMES, ids=name)
def test_links_lead_to_what_is_there(page: Path) -> None:
    broken = []
    for link in links(page.read_text("utf-8")):
        target, _, anchor = link.partition("#")
        found = Path(os.path.normpath(page.parent / target)) if target else page
        if not found.exists():
            broken.append(link)
        elif anchor and anchor not in anchors(found.read_text("utf-8")):
            broken.append(f"{link}: no such heading")
    assert broken == []


@pytest.mark.parametrize("page", PAGES + READMES, ids=name)
def test_pages_name_documents_and_tools_that_are_there(page: Path) -> None:
    named = re.findall(r"`(?:\S* )?((?:docs|tools|tests|requirements)/[\w./-]+\.\w+)\b", page.read_text("utf-8"))
    assert [each for each in named if not (ROOT / each).exists()] == []


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "reference").glob("*.md")), ids=name)
def test_every_page_stands_in_the_navigation(page: Path) -> None:
    assert page.relative_to(ROOT / "docs").as_posix() in (ROOT / "mkdocs.yml").read_text("utf-8")


def test_the_readme_opens_with_what_this_is_a_picture_and_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    order = [text.index(part) for part in ("for players", "![", "make play", "make test", "pipx install", "## ")]
    assert order == sorted(order)


def test_pictures_are_small_together() -> None:
    pictures = [each for each in (ROOT / "docs").rglob("*") if each.suffix in (".png", ".jpg", ".webp", ".svg", ".gif")]
    assert pictures
    assert sum(each.stat().st_size for each in pictures) < MOST
    shown = "".join(page.read_text("utf-8") for page in PAGES)
    assert [each.name for each in pictures if each.name not in shown and "-phone" not in each.name] == []
