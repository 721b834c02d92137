"""The database and the servers of tests and measurements end with whoever started them."""

from __future__ import annotations

import os
import signal
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


WATCHES = """
import subprocess, sys
from sandtable.lab.warden import WARDEN
started = [subprocess.Popen(["sleep", "600"]) for _ in range(3)]
for each in started:
    WARDEN.watch(each.pid)
WARDEN.forget(started[1].pid)
print(*[each.pid for each in started], flush=True)
input()
"""


def test_a_killed_run_leaves_no_server_behind() -> None:
    """But whoever ended before is not meant: the number may be another's."""
    with subprocess.Popen(
        [sys.executable, "-c", WATCHES], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout is not None
        one, forgotten, two = [int(pid) for pid in run.stdout.readline().split()]
        assert all(map(_lives, (one, forgotten, two)))
        run.kill()
    deadline = time.monotonic() + 60
    while (_lives(one) or _lives(two)) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not _lives(one) and not _lives(two) and _lives(forgotten)
    os.kill(forgotten, signal.SIGKILL)


def _lives(pid: int) -> bool:
    """Also nobody's child that has ended and waits to be looked at does not live."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False
