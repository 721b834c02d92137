"""Runs the command as a person does: as a process of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

PROGRAM = [sys.executable, "-W", "error", "-c", "from sandtable.cli import main; main()"]


class Done:
    """What came of a call."""

    def __init__(self, found: "subprocess.CompletedProcess[str]") -> None:
        self.code, self.out, self.err = found.returncode, found.stdout, found.stderr

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def sandtable(*words: str | Path, home: Path | None = None, code: int = 0) -> Done:
    """Call it; it must end with this exit code and never with a traceback."""
    environ = os.environ | {"COLUMNS": "200", "NO_COLOR": "1"}
    environ.pop("SANDTABLE_HOME", None)
    if home:
        environ["SANDTABLE_HOME"] = str(home)
    found = subprocess.run([*PROGRAM, *map(str, words)], capture_output=True, text=True, env=environ, timeout=500)
    assert "Traceback" not in found.stderr, found.stderr
    assert found.returncode == code, found.stdout + found.stderr
    return Done(found)
