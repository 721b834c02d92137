"""Scenarios and figures of the player's own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from sandtable.data import package_folder

PROGRAM = [sys.executable, "-m", "sandtable"]


def told(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "SANDTABLE_HOME": str(home)}
    return subprocess.run([*PROGRAM, *words], env=env, capture_output=True, text=True, check=False)


def test_a_battle_and_figures_of_ones_own(tmp_path: Path) -> None:
    ours, own = package_folder("operation"), tmp_path / "games" / "operation"
    (own / "scenarios").mkdir(parents=True)
    text = (ours / "scenarios" / "first-battle.toml").read_text("utf-8")
    mine = own / "scenarios" / "mine.toml"
    mine.write_text(text.replace('id = "first-battle"', 'id = "mine"').replace("turns = 6", "turns = 1"), "utf-8")
    done = told(tmp_path, "simulate", "operation", "mine", "--games", "1", "--players", "random,random", "--json")
    assert done.returncode == 0 and json.loads(done.stdout)["failures"] == [], done.stderr
    mine.write_text(text.replace("turns = 6", "turns = 6\nweather = 1"), "utf-8")
    wrong = told(tmp_path, "validate", str(mine))
    assert wrong.returncode == 1 and "weather" in wrong.stdout + wrong.stderr
