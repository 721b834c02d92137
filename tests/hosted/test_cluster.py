"""The database of tests and measurements ends with whoever started it."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path

STARTS = """
from sandtable.lab.cluster import cluster
with cluster() as made:
    print(made.port, made.folder, flush=True)
    input()
"""


def test_a_killed_run_leaves_no_database_behind() -> None:
    command = [sys.executable, "-c", STARTS]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        port, folder = run.stdout.readline().split()
        assert _answers(int(port))
        run.kill()
    deadline = time.monotonic() + 60
    while (_answers(int(port)) or Path(folder).exists()) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not _answers(int(port)) and not Path(folder).exists()


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
