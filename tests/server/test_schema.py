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


def test_what_stands_before_all_calls_is_told_of_each(server: Server) -> None:
    """A long run of made-up calls once found an address that was too long where the page told nothing of it."""
    page = httpx.get(f"{server.base}/api/schema/openapi.json").json()
    assert "ErrorBody" in page["components"]["schemas"]
    for path, calls in page["paths"].items():
        for method, call in calls.items():
            assert {"403", "414", "429"} <= call["responses"].keys(), f"{method} {path}"
    long = httpx.get(f"{server.base}/api/matches/x/file?key={'k' * 3000}")
    assert long.status_code == 414 and long.json()["error"]["key"] == "too-long"


@pytest.mark.timeout(600)
def test_calls_made_up_from_the_page_are_answered_as_it_says(server: Server) -> None:
    assert tried(server, 3) > 300


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_five_thousand_calls_made_up_from_the_page(server: Server) -> None:
    assert tried(server, 150) >= 5000
