"""A game of another package, made by `sandtable new-game` and installed for the processes of a test alone."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

from sandtable.data.places import PACKAGE

NAME = "skirmish"


class Outside:
    """The package, and the environment in which it is installed."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.site = folder / "package", folder / "site"
        self.env = dict(os.environ) | {"SANDTABLE_HOME": str(folder / "home"), "COLUMNS": "200", "NO_COLOR": "1"}
        self.run("new-game", NAME, str(self.folder))
        self._install()

    def _install(self) -> None:
        """As an editable install does: its sources on the path, and its entry points beside them."""
        project = tomllib.loads((self.folder / "pyproject.toml").read_text("utf-8"))["project"]
        info = self.site / f"sandtable_{NAME}-{project['version']}.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 0.1.0\n", "utf-8")
        points = [f"{name} = {module}\n" for name, module in project["entry-points"]["sandtable.games"].items()]
        (info / "entry_points.txt").write_text("[sandtable.games]\n" + "".join(points), "utf-8")
        self.env["PYTHONPATH"] = os.pathsep.join(map(str, (PACKAGE.parent, self.folder / "src", self.site)))

    def run(self, *words: str, module: str = "sandtable") -> str:
        """What a command prints; it must end well."""
        call = [sys.executable, "-m", module, *words]
        cwd = self.folder if self.folder.exists() else None
        done = subprocess.run(call, env=self.env, cwd=cwd, capture_output=True, text=True, timeout=500, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout
