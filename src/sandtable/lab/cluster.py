"""A PostgreSQL server of our own in a folder of its own, for tests and measurements; Debian's `postgresql` has it."""

from __future__ import annotations

import contextlib
import os
import pwd
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sandtable.kernel import SandtableError
from sandtable.lab.served import free_port

WHERE = Path("/usr/lib/postgresql")
OWNER = "postgres"
"""Who runs it when we are root, whom PostgreSQL refuses."""
WATCH = 'read -r over || { "$@"; rm -rf "$0"; }'
SETTINGS = ("max_connections=200", "listen_addresses=127.0.0.1")
QUICK = ("fsync=off", "full_page_writes=off")
"""For tests: what is written outlives every process, but not the machine, which no test ends."""
TRIES = 5
"""Ports that are tried: between our look and the start another may take one."""


def programs() -> Path:
    """The folder of `initdb` and its like: the newest that is installed."""
    found = sorted(WHERE.glob("*/bin/initdb"), key=lambda each: int(re.sub(r"\D", "", each.parts[-3]) or 0))
    beside = shutil.which("initdb")
    if not found and not beside:
        raise SandtableError("PostgreSQL is not installed. On Debian: apt-get install postgresql")
    return found[-1].parent if found else Path(str(beside)).parent


class Cluster:
    """One server with as many databases as are asked for. What it writes is on the disk before it says so."""

    def __init__(self, folder: Path, quick: bool = False) -> None:
        self.folder, self.port = folder, free_port()
        self._settings = (*SETTINGS, *(QUICK if quick else ()))
        self._as = _owner()
        self._programs = programs()

    def start(self) -> None:
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "sandtable", "-A", "trust", "--encoding=UTF8",
                  "--locale=C.UTF-8", "--no-instructions", "--no-sync")  # fmt: skip
        for left in reversed(range(TRIES)):
            try:
                self.run()
                return
            except RuntimeError:
                if not left:
                    raise
                self.port = free_port()

    def run(self) -> None:
        """Start what was stopped."""
        settings = [f"port={self.port}", f"unix_socket_directories={self.folder}", *self._settings]
        words = " ".join(f"-c {each}" for each in settings)
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-t", "120", "-l", str(self.folder / "log"),
                  "-o", words, "start")  # fmt: skip

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", how, "-w", "stop")

    def watch(self) -> subprocess.Popen[bytes]:
        """A process that waits for a line from us. If we end without one, killed say, it stops the server, which is
        nobody's child, and removes the folder."""
        stop = [*self._as, str(self._programs / "pg_ctl"), "-D", str(self.folder / "data"), "-m", "immediate", "stop"]
        return subprocess.Popen(
            ["sh", "-c", WATCH, str(self.folder), *stop], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, cwd="/", start_new_session=True,
        )  # fmt: skip

    def address(self, database: str) -> str:
        return f"postgresql://sandtable@127.0.0.1:{self.port}/{database}"

    def beside(self, database: str) -> str:
        """Its address for processes on this machine, as in `deploy/`: by a socket in the folder."""
        return f"postgresql://sandtable@/{database}?host={self.folder}&port={self.port}"

    def make(self, database: str, like: str = "template1") -> str:
        """A new database; its address."""
        self.ask(f'DROP DATABASE IF EXISTS "{database}" WITH (FORCE)')
        self.ask(f'CREATE DATABASE "{database}" TEMPLATE "{like}"')
        return self.address(database)

    def ask(self, query: str, database: str = "postgres") -> str:
        """What psql prints."""
        return self._run("psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "sandtable", "-d", database, "-X", "-q",
                         "-t", "-A", "-c", query)  # fmt: skip

    def _run(self, program: str, *words: str) -> str:
        done = subprocess.run(
            [*self._as, str(self._programs / program), *words], capture_output=True, text=True, check=False, cwd="/",
            stdin=subprocess.DEVNULL,
        )  # fmt: skip
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stdout}{done.stderr}")
        return done.stdout


def _owner() -> list[str]:
    if os.geteuid():
        return []
    return ["setpriv", f"--reuid={OWNER}", f"--regid={OWNER}", "--clear-groups"]


@contextmanager
def cluster(quick: bool = False) -> Iterator[Cluster]:
    """A server for as long as it is needed; a quick one writes nothing through to the disk."""
    folder = Path(tempfile.mkdtemp(prefix="sandtable-cluster-"))
    if not os.geteuid():
        owner = pwd.getpwnam(OWNER)
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    made = Cluster(folder, quick)
    watch = made.watch()
    try:
        made.start()
        yield made
    finally:
        watch.communicate(b"over\n")
        with contextlib.suppress(RuntimeError):
            made.stop("immediate")
        shutil.rmtree(folder, ignore_errors=True)
