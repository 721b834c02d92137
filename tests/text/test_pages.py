"""Pages made from the clause texts are current, and pages name files that exist."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_clause_pages_are_current() -> None:
    done = subprocess.run([sys.executable, ROOT / "tools" / "docs.py", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_name_documents_that_are_there(page: Path) -> None:
    named = re.findall(r"`(docs/[\w./-]+\.md)`", page.read_text("utf-8"))
    assert [name for name in named if not (ROOT / name).is_file()] == []


def test_the_two_commands_stand_at_the_top() -> None:
    top = (ROOT / "README.md").read_text("utf-8").splitlines()[:5]
    assert any("make play" in line for line in top) and any("make test" in line for line in top)
