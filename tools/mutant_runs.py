"""Running a game's tests against mutants: forked children with changed functions, and fresh processes.

A child that is forked after all tests were collected starts at once; it puts the changed code into the function
object and empties the caches. What was worked out while modules were imported it cannot change: for that there is
`fresh`, which imports the changed module in a process of its own.
"""

from __future__ import annotations

import functools
import gc
import importlib.machinery
import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import CodeType
from typing import Any

import msgspec
import pytest
from mutation import ROOT, Mutant, mutated

Run = Callable[[pytest.Item], bool]
"""Runs a test and says whether it passed."""
OURS: list[Any] = []
"""The caches of the program, found once."""


def find_caches() -> None:
    kind = functools._lru_cache_wrapper
    mine = (each for each in gc.get_objects() if isinstance(each, kind))
    OURS[:] = [each for each in mine if (getattr(each, "__module__", "") or "").startswith("sandtable")]


def clear_caches() -> None:
    for each in OURS:
        each.cache_clear()


def install(mutant: Mutant) -> None:
    """Give the function of this process the changed code."""
    module = compile(mutated(mutant), str(ROOT / mutant.path), "exec", dont_inherit=True)
    thing: Any = sys.modules[".".join(Path(mutant.path).relative_to("src").with_suffix("").parts)]
    for part in mutant.function.split("."):
        thing = vars(thing)[part]
    _plain(thing).__code__ = _code_named(module, mutant.function)
    clear_caches()


def _plain(thing: Any) -> Any:
    """The function inside a property, a class method or a cache."""
    if isinstance(thing, staticmethod | classmethod):
        thing = thing.__func__
    elif isinstance(thing, property):
        thing = thing.fget
    elif isinstance(thing, functools.cached_property):
        thing = thing.func
    while hasattr(thing, "__wrapped__"):
        thing = thing.__wrapped__
    return thing


def _code_named(code: CodeType, name: str) -> CodeType | None:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            found = inner if inner.co_qualname == name else _code_named(inner, name)
            if found is not None:
                return found
    return None


class Child:
    """A forked process that runs tests one by one, and says over a pipe which it starts and which fail."""

    def __init__(self, tests: list[pytest.Item], run: Run, mutant: Mutant | None) -> None:
        self._pipe, writing = os.pipe()
        self.pid = os.fork()
        if not self.pid:
            _work(tests, run, mutant, writing)
        os.close(writing)
        self._text = b""
        self.start = self.begun = time.monotonic()
        self.current = 0
        """The test that runs now."""
        self.failed: list[int] = []
        self.ended = self.closed = False

    def listen(self) -> None:
        """Take in what it said so far, without waiting."""
        while not self.closed and select.select([self._pipe], [], [], 0)[0]:
            said = os.read(self._pipe, 65536)
            self.closed = not said
            self._text += said
        *lines, self._text = self._text.split(b"\n")
        for word, number in map(bytes.split, lines):
            if word == b"start":
                self.current, self.begun = int(number), time.monotonic()
            elif word == b"fail":
                self.failed.append(int(number))
            self.ended |= word == b"end"

    def stop(self) -> None:
        """End the process, whatever it does."""
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self._pipe)


def _work(tests: list[pytest.Item], run: Run, mutant: Mutant | None, pipe: int) -> None:
    """What the child does until it ends itself; without a mutant it goes on after a failure."""
    try:
        if mutant is not None:
            install(mutant)
        for number, item in enumerate(tests):
            os.write(pipe, b"start %d\n" % number)
            if not run(item):
                os.write(pipe, b"fail %d\n" % number)
                if mutant is not None:
                    break
        os.write(pipe, b"end 0\n")
    finally:
        os._exit(0)


OUT = os.dup(1)
"""The real output: what pytest prints of thousands of runs goes nowhere."""


def say(text: str) -> None:
    os.write(OUT, f"{text}\n".encode())


def be_silent() -> None:
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)


# -- a fresh process


def fresh(game: str, mutant: Mutant, tests: list[str], limit: float) -> str:
    """The test that fails when the changed source is imported anew; empty if none does."""
    words = [sys.executable, str(Path(__file__).with_name("mutants.py")), game, "--fresh"]
    task = json.dumps({"mutant": msgspec.to_builtins(mutant), "tests": tests})
    process = subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=ROOT
    )
    try:
        said, _ = process.communicate(task.encode(), limit)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        return "endless"
    lines = [line for line in said.decode().splitlines() if line.startswith("fresh:")]
    return lines[-1].removeprefix("fresh:") if lines else "it cannot be imported"


def import_changed(mutant: Mutant) -> None:
    """Let this process read the changed module in place of its file."""
    path = str(ROOT / mutant.path)
    code = compile(mutated(mutant), path, "exec", dont_inherit=True)
    loader = importlib.machinery.SourceFileLoader
    real = loader.get_code

    def get_code(self: Any, name: str) -> CodeType | None:
        return code if self.path == path else real(self, name)

    setattr(loader, "get_code", get_code)  # noqa: B010 (typed as a method of its parent)


class Fresh:
    """A pytest plugin for the fresh process: these tests, until one fails."""

    def __init__(self, tests: list[str]) -> None:
        self.tests, self.failed = tests, ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        for name in self.tests:
            if name in items and not self.failed:
                session.config.hook.pytest_runtest_protocol(item=items[name], nextitem=None)
        say(f"fresh:{self.failed}")
        return True
