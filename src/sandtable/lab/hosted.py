"""A whole service on this machine, for tests and measurements: a database, servers, workers and tenders."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

from sandtable.lab.served import PATIENCE, end, free_port
from sandtable.lab.warden import WARDEN

NICE = 5
"""Whoever thinks lets whoever serves go first, as `deploy/` has it."""
NAME = "127.0.0.1"
"""What the service is called here: a request names the port it was sent to, or that of a proxy."""


def environ(compiled: Path) -> dict[str, str]:
    """What a process loads was compiled by the one before it, as where it is installed: a start costs half."""
    found = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**found, "PYTHONPYCACHEPREFIX": str(compiled)}


class Process:
    """One process of a service: `serve`, `work` or `tend`. It can be killed, and started again at the same port."""

    def __init__(self, role: str, config: Path, log: Path) -> None:
        self.role, self.port = role, free_port()
        first = ["nice", "-n", str(NICE)] if role == "work" else []
        self._command = [
            *first,
            sys.executable,
            "-m",
            "sandtable",
            role,
            "--config",
            str(config),
            "--port",
            str(self.port),
        ]
        self._log, self._compiled = log, config.parent / "compiled"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://{NAME}:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None, "it is not started"
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None

    def start(self, wait: bool = True) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log, env=environ(self._compiled))
        WARDEN.watch(self._process.pid)
        if wait:
            self.wait()

    def wait(self) -> None:
        """Until it is ready."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self._process is not None
            if self._process.poll() is not None:
                raise RuntimeError(f"sandtable {self.role} ended: {self._log.read_text()[-3000:]}")
            if self.ready():
                return
            time.sleep(0.05)
        raise RuntimeError(f"sandtable {self.role} is not ready")

    def ready(self) -> bool:
        try:
            urllib.request.urlopen(f"{self.address}/readyz", timeout=20).close()
        except (urllib.error.URLError, OSError):
            return False
        return True

    def stop(self, how: int = signal.SIGTERM) -> int:
        """Its exit code."""
        if self._process is None:
            return 0
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(how)
        code = end(self._process)
        self._process = None
        return code


class Hosted:
    """Some processes of each role on one database."""

    def __init__(self, folder: Path, database: str, settings: str = "") -> None:
        self.folder, self.database = folder, database
        self.config = folder / "sandtable.toml"
        self.config.write_text(
            f'[service]\naddress = "http://{NAME}"\nfolder = "{folder / "data"}"\n'
            f'[database]\naddress = "{database}"\nconnections = 4\n{settings}'
        )
        self.processes: list[Process] = []

    def command(self, *words: str, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
        call = [sys.executable, "-m", "sandtable", *words, "--config", str(self.config)]
        return subprocess.run(
            call, capture_output=True, text=True, check=False, env={**environ(self.folder / "compiled"), **(env or {})}
        )

    def add(self, role: str) -> Process:
        """One more process; it is not waited for."""
        made = Process(role, self.config, self.folder / f"{role}-{len(self.processes)}.log")
        self.processes.append(made)
        made.start(wait=False)
        return made

    def of(self, role: str) -> list[Process]:
        return [each for each in self.processes if each.role == role]

    def logged(self) -> str:
        return "".join(each.read_text() for each in sorted(self.folder.glob("*.log")))


@contextmanager
def hosted(
    folder: Path, database: str, serve: int = 2, work: int = 0, tend: int = 0, settings: str = ""
) -> Iterator[Hosted]:
    """A service for as long as it is needed, all of it ready."""
    made = Hosted(folder, database, settings)
    with ExitStack() as ending:
        for role, count in (("serve", serve), ("work", work), ("tend", tend)):
            for _ in range(count):
                ending.callback(made.add(role).stop, signal.SIGKILL)
        for each in made.processes:
            each.wait()
        yield made
