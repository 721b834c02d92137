"""Environments of Python made anew, as people install into them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

UV = str(Path(sys.executable).with_name("uv"))


def uv(*words: str | Path, path: str | None = None) -> subprocess.CompletedProcess[str]:
    """uv from its cache; where that lacks something, from the index."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    env |= {} if path is None else {"PATH": path}
    call = [UV, *map(str, words)]
    done = subprocess.run([*call, "--offline"], env=env, capture_output=True, text=True, check=False)
    if done.returncode and re.search("network.* disabled", done.stderr, re.IGNORECASE):
        done = subprocess.run(call, env=env, capture_output=True, text=True, check=False)
    return done


def installed(folder: Path, *what: str | Path) -> Path:
    """What is asked for in an environment of its own, which is new and empty at first; the folder of its programs."""
    if not folder.exists():
        done = uv("venv", "--python", sys.executable, folder)
        assert done.returncode == 0, done.stderr
    done = uv("pip", "install", "--python", folder, *what)
    assert done.returncode == 0, done.stderr
    return folder / "bin"
