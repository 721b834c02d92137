"""Ends the servers of a test run or a measurement that was killed: a process of ours that waits for our end."""

from __future__ import annotations

import subprocess
from contextlib import suppress

WATCH = """
left=" "
while read -r sign pid; do
    case $sign in
        +) left="$left$pid " ;;
        -) left="${left%% $pid *} ${left#* $pid }" ;;
    esac
done
for pid in $left; do kill -9 "$pid"; done
"""
"""Processes come and go by a line each; those that are left when we end, killed say, end too."""


class Warden:
    """Started with the first process that is given to it; one for all of a run."""

    def __init__(self) -> None:
        self._watch: subprocess.Popen[bytes] | None = None

    def watch(self, pid: int) -> None:
        if self._watch is None:
            self._watch = subprocess.Popen(
                ["sh", "-c", WATCH], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                cwd="/", start_new_session=True,
            )  # fmt: skip
        self._tell(f"+ {pid}")

    def forget(self, pid: int) -> None:
        """It has ended: its number may be another's now."""
        self._tell(f"- {pid}")

    def _tell(self, line: str) -> None:
        if self._watch is not None and self._watch.stdin is not None:
            with suppress(BrokenPipeError):
                self._watch.stdin.write(f"{line}\n".encode())
                self._watch.stdin.flush()


WARDEN = Warden()
