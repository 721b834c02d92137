"""`sandtable play` as a process of its own over a folder of its own, for benchmarks, pictures and tests."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from sandtable.lab.warden import WARDEN

PORTS = range(12_000, 32_000)
"""Below those that the system gives to outgoing connections, which could take one before the server is up."""
PATIENCE = 300.0
"""Seconds until a server that has not answered counts as dead; a loaded machine may need many."""
GOODBYE = 120.0
"""Seconds that a process may take to end; it needs one, where the machine is not loaded."""
PROGRAM = (sys.executable, "-m", "sandtable")


def free_port() -> int:
    for port in random.sample(PORTS, 50):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise RuntimeError("no port is free")


def end(process: subprocess.Popen[bytes]) -> int:
    """Waits until a process that was told to end has done so; its exit code. One that does not is killed."""
    try:
        return process.wait(GOODBYE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(GOODBYE)
        raise
    finally:
        WARDEN.forget(process.pid)


class Served:
    """A server that can be stopped, killed and started again at the same address."""

    def __init__(
        self,
        folder: Path,
        env: Mapping[str, str] | None = None,
        cwd: Path | None = None,
        program: Sequence[str] = PROGRAM,
        lan: str = "",
    ) -> None:
        self.folder, self.port, self._program = folder, free_port(), program
        self.lan = lan
        """The address that is open to the network from the start."""
        self._env = {**(os.environ if env is None else env), "SANDTABLE_HOME": str(folder)}
        self._cwd = cwd
        self.log: Path | None = None
        """Where its log goes; without one, where ours goes."""
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None, "it is not started"
        return self._process.pid

    def start(self) -> None:
        command = [*self._program, "play", "--port", str(self.port), "--no-browser"]
        command += ["--lan", "--address", self.lan] if self.lan else []
        if self.log:
            self.log.parent.mkdir(parents=True, exist_ok=True)
        with self.log.open("ab") if self.log else contextlib.nullcontext() as log:
            self._process = subprocess.Popen(
                command, env=self._env, cwd=self._cwd, stdout=subprocess.DEVNULL, stderr=log
            )
        WARDEN.watch(self._process.pid)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self._process.poll() is None:
            try:
                urllib.request.urlopen(f"{self.address}/api/games", timeout=20).close()
                return
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        ended = self._process.poll()
        self.stop(signal.SIGKILL)
        raise RuntimeError(f"the server did not start: {ended}")

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            end(self._process)
            self._process = None


@contextmanager
def served() -> Iterator[Served]:
    """A server over a folder that is thrown away."""
    with tempfile.TemporaryDirectory() as home:
        made = Served(Path(home))
        made.start()
        try:
            yield made
        finally:
            made.stop()
