"""The server and its processes: workers end with it, and a second server on the same folder is told so."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from databases import apart
from sandtable.kernel import FileError, SandtableError, dumps
from sandtable.kernel.record import render
from sandtable.match import new
from sandtable.server.workers import pool as workers
from sandtable.server.workers.pool import Lane, WorkerPool
from server.conftest import PATIENCE, Server


def test_workers_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    server.new("officer", "officer", game="barbarossa", scenario="frontier-post")
    deadline = time.monotonic() + PATIENCE
    while not server.workers() and time.monotonic() < deadline:
        time.sleep(0.05)
    workers = server.workers()
    assert workers
    server.stop(signal.SIGKILL)
    while any(map(_runs, workers)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(_runs, workers))


def _runs(pid: int) -> bool:
    """Whether a process is there and not merely waiting to be buried."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_second_server_on_the_same_folder_is_told_so(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        command = [sys.executable, "-m", "sandtable", "play", "--port", "0", "--no-browser"]
        env = {**os.environ, "SANDTABLE_HOME": str(tmp_path)}
        second = subprocess.run(command, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert second.returncode == 2
        told = " ".join(second.stderr.split())
        assert "already serves the matches" in told and f"127.0.0.1:{server.port}/" in told
        assert "Traceback" not in told
        server.restart(signal.SIGKILL)
    finally:
        server.stop()


def _file() -> bytes:
    match = new("demo", "duel", seed=1)
    match.play("pack 1", seat="red")
    return render(match.table.record())


FILE = _file()
STATE = dumps(new("demo", "duel", seed=1).table.state)
QUESTION = ("demo", "officer", STATE, "red", 1, b"null", "seed")
MANY = 10**9
"""Matches that nobody plays to their end within the time a test may take."""


def test_people_come_before_computers_who_never_take_the_first_worker() -> None:
    async def ask() -> None:
        pool = WorkerPool(size=2, patience=3600)
        try:
            endless = [pool.play_on("demo", "random", STATE, "seed", MANY, 3600) for _ in range(4)]
            computers = [asyncio.create_task(each) for each in endless]
            await asyncio.sleep(0)
            for _ in range(3):
                await asyncio.wait_for(pool.choose(Lane.PEOPLE, *QUESTION), 120)
                await asyncio.sleep(0.2)  # a worker that is free looks for more
            assert not any(each.done() for each in computers)
            for each in computers:
                each.cancel()
        finally:
            pool.close()

    apart(ask)


def test_a_long_thought_never_takes_the_worker_that_short_ones_go_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody's marshal thinks, and somebody else's officer answers meanwhile."""
    monkeypatch.setattr(workers, "LONG", frozenset(("random",)))

    async def ask() -> None:
        pool = WorkerPool(size=2, patience=3600)
        try:
            endless = asyncio.create_task(pool.play_on("demo", "random", STATE, "seed", MANY, 3600))
            await asyncio.sleep(0)
            while pool._queue:  # until the second worker is at it
                await asyncio.sleep(0.05)
            long = [asyncio.create_task(pool.choose(Lane.PEOPLE, "demo", "random", *QUESTION[2:])) for _ in range(3)]
            for _ in range(3):
                await asyncio.wait_for(pool.choose(Lane.PEOPLE, *QUESTION), 120)
                await asyncio.sleep(0.2)  # a worker that is free looks for more
            assert not any(each.done() for each in [endless, *long])
            for each in [endless, *long]:
                each.cancel()
        finally:
            pool.close()

    apart(ask)


def test_what_is_made_ready_beside_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled parts are loaded when nobody waits, by one worker at a time; if that takes for ever, another answers."""
    monkeypatch.setattr(workers, "WARM", workers._packed("play-on", ("demo", "random", STATE, "seed", MANY, 3600)))

    async def ask() -> None:
        pool = WorkerPool(size=2, patience=3600)
        try:
            pool.warm()
            first = pool._workers[0]
            while not first.warming:
                await asyncio.sleep(0.05)
            for _ in range(3):
                notation, _ = await asyncio.wait_for(pool.choose(Lane.PEOPLE, *QUESTION), PATIENCE)
                assert notation and first.warming and not pool._workers[1].warming
                await asyncio.sleep(0.2)  # a worker that is free looks for something to load
        finally:
            pool.close()

    apart(ask)


def test_every_worker_is_made_ready_once_it_has_time() -> None:
    async def ask() -> None:
        pool = WorkerPool(size=2)
        try:
            pool.warm()
            computers = asyncio.create_task(pool.play_on("demo", "random", STATE, "seed", 1, 3600))
            await asyncio.wait_for(computers, PATIENCE)
            deadline = time.monotonic() + 2 * PATIENCE
            while any(each.cold for each in pool._workers) and time.monotonic() < deadline:
                await asyncio.sleep(0.05)
            assert [each.cold for each in pool._workers] == [False, False]
        finally:
            pool.close()

    apart(ask)


def test_a_question_that_no_rule_can_answer_is_an_error_and_the_worker_lives() -> None:
    async def ask() -> None:
        pool = WorkerPool(size=2)
        try:
            with pytest.raises(SandtableError, match="no game"):
                await pool.choose(Lane.PEOPLE, "chess", *QUESTION[1:])
            notation, memory = await pool.choose(Lane.PEOPLE, *QUESTION)
            assert notation and memory == b"null"
        finally:
            pool.close()

    apart(ask)


def test_a_file_that_takes_too_long_is_refused_and_no_opponent_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        pool = WorkerPool(size=2)
        try:
            await pool.check_file(FILE)
            with pytest.raises(FileError, match="hash"):
                await pool.check_file(FILE.replace(b'"pack 1"', b'"pack 2"'))
            monkeypatch.setattr(workers, "FILE_SECONDS", 1e-6)
            with pytest.raises(FileError, match="could not be checked within"):
                for _ in range(100):  # on a busy machine a worker may be quicker than the look at the clock
                    await pool.check_file(FILE)
            files = [asyncio.create_task(pool.check_file(FILE)) for _ in range(20)]  # each ends a worker
            notation, _ = await pool.choose(Lane.PEOPLE, *QUESTION)
            assert notation and not all(each.done() for each in files)
            for each in files:
                each.cancel()
        finally:
            pool.close()

    apart(ask)


def test_the_question_of_a_worker_that_died_is_asked_again() -> None:
    async def ask() -> None:
        pool = WorkerPool(size=2)
        try:
            asked = asyncio.create_task(pool.play_on("demo", "random", STATE, "seed", MANY, 5.0))
            while not pool._workers or pool._queue:
                await asyncio.sleep(0.05)
            second = pool._workers[1]
            died = second._process.pid
            second._process.kill()
            assert await asked and second._process.pid != died
        finally:
            pool.close()

    apart(ask)


def test_who_thinks_too_long_is_replaced() -> None:
    async def ask() -> None:
        pool = WorkerPool(size=2, patience=0.0)
        try:
            with pytest.raises(SandtableError, match="5 times"):
                await pool.choose(Lane.PEOPLE, *QUESTION)
            pool.patience = PATIENCE
            notation, _ = await pool.choose(Lane.PEOPLE, *QUESTION)
            assert notation
        finally:
            pool.close()

    apart(ask)
