"""A game of another package, made by `sandtable new-game` and installed as its author would."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from environment import installed

NAME = "skirmish"
ROOT = Path(__file__).parents[1]


class Outside:
    """The package, and the environment in which it and Sandtable are installed and nothing else of ours."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "package"
        outer = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self.env = outer | {"SANDTABLE_HOME": str(folder / "home"), "COLUMNS": "200", "NO_COLOR": "1"}
        constraint = ("--constraint", ROOT / "requirements" / "dev.txt")
        self.programs = installed(folder / "venv", "--editable", ROOT, *constraint)
        self.run("new-game", NAME, str(self.folder))
        installed(folder / "venv", "--editable", f"{self.folder}[dev]", *constraint)

    @property
    def program(self) -> tuple[str, ...]:
        """The command as it was installed."""
        return (str(self.programs / "sandtable"),)

    def run(self, *words: str, program: str = "sandtable") -> str:
        """What a command prints; it must end well."""
        call = [str(self.programs / program), *words]
        cwd = self.folder if self.folder.exists() else None
        done = subprocess.run(call, env=self.env, cwd=cwd, capture_output=True, text=True, timeout=500, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        printed: str = done.stdout
        return printed
