"""The API page is true: calls made up from it, with every check of schemathesis, find nothing."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from server.conftest import Server

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = ROOT / "schemathesis.toml"


def tried(server: Server, examples: int) -> int:
    """How many cases were made up; the test fails if one of them was answered otherwise than the page says."""
    program = Path(sys.executable).with_name("schemathesis")
    words = ["--config-file", str(SETTINGS), "run", f"{server.base}/api/schema/openapi.json", "--checks", "all"]
    words += ["--max-examples", str(examples), "--seed", "1", "--phases", "examples,coverage,fuzzing"]
    done = subprocess.run([str(program), *words], capture_output=True, text=True, cwd=server.home, check=False)
    assert done.returncode == 0, done.stdout[-6000:]
    found = re.search(r"(\d+) generated, (\d+) passed", done.stdout)
    assert found is not None and found[1] == found[2], done.stdout[-3000:]
    assert httpx.get(f"{server.base}/api/matches").status_code == 200
    return int(found[1])


@pytest.mark.timeout(600)
def test_calls_made_up_from_the_page_are_answered_as_it_says(server: Server) -> None:
    assert tried(server, 3) > 300


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_five_thousand_calls_made_up_from_the_page(server: Server) -> None:
    assert tried(server, 150) >= 5000
