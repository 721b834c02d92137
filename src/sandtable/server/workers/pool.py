"""Processes beside the server that think for computer players and work out odds, so that no page waits for them.

One queue for all: what a person waits for comes before computers among themselves, who never take the first worker. A
worker that dies or thinks too long is replaced and its question asked again; one whose server is gone ends itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
import os
import threading
import time
from enum import IntEnum
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from sandtable.kernel import FileError, SandtableError
from sandtable.opponents.levels import LONG
from sandtable.server.workers.worker import serve

TRIES = 5
"""How often a question is asked again when the process that thinks about it dies."""
PATIENCE = 60.0
"""Seconds that a worker may think about one question."""
STANDING_BACK = 5
"""So many times as long may a worker take that stands back for others: a busy machine leaves it little."""
FILE_SECONDS = 30.0
"""Seconds that a match file from elsewhere may take to be checked."""
STARTING = 300.0
"""Seconds that a worker may take to read the rules; it is asked nothing before."""
LOG = logging.getLogger("sandtable")
MOST = 8
"""Workers at most, however many processors there are."""


class WorkerError(SandtableError):
    """No worker could answer; a later try may."""


class Lane(IntEnum):
    """Who waits, the most urgent first."""

    ODDS = 0
    PEOPLE = 1
    FILES = 2
    COMPUTERS = 3


def _packed(what: str, args: tuple[Any, ...]) -> bytes:
    """What is sent to a worker. People's own values are among it: what cannot be sent is told to whoever asked."""
    try:
        return msgspec.msgpack.encode((what, args))
    except (OverflowError, ValueError) as wrong:
        raise SandtableError(f"This cannot be worked out: {wrong}.") from wrong


WARM = _packed("warm", ())


class Job:
    """One question to a worker, and the future that waits for the answer."""

    def __init__(
        self,
        lane: Lane,
        what: str,
        args: tuple[Any, ...],
        seconds: float | None = None,
        most: int = TRIES,
        long: bool = False,
    ) -> None:
        self.lane, self.body, self.long = lane, _packed(what, args), long
        self.seconds, self.most = seconds, most
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.tries = 0

    def answer(self, value: Any, wrong: str = "", died: bool = False) -> None:
        """From any thread."""
        with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
            self.loop.call_soon_threadsafe(self._set, value, wrong, died)

    def _set(self, value: Any, wrong: str, died: bool) -> None:
        if self.future.done():
            return
        if wrong:
            self.future.set_exception(WorkerError(wrong) if died else SandtableError(wrong))
        else:
            self.future.set_result(value)


class WorkerPool:
    """As many workers as there are processors, at least two; each is started when it is first needed."""

    def __init__(self, size: int | None = None, patience: float = PATIENCE) -> None:
        self.size = size or max(2, min(MOST, os.cpu_count() or 2))
        self.patience = patience
        self._queue: list[tuple[Lane, bool, int, Job]] = []
        self._numbers = count()
        self._free = threading.Condition()
        self._workers: list[_Worker] = []
        self.closed = False

    async def choose(
        self, lane: Lane, game: str, level: str, state: bytes, seat: str, number: int, memory: bytes, seed: str
    ) -> tuple[str, bytes]:
        """What a computer player does, in notation, and what it will remember."""
        args = (game, level, state, seat, number, memory, seed)
        return await self._ask(Job(lane, "think", args, long=level in LONG))  # type: ignore[no-any-return]

    async def odds(self, game: str, state: bytes, seat: str, number: int, action: str, given: dict[str, Any]) -> bytes:
        """The odds of an action as JSON."""
        return await self._ask(Job(Lane.ODDS, "odds", (game, state, seat, number, action, given)))  # type: ignore[no-any-return]

    async def advise(
        self, game: str, level: str, state: bytes, seat: str, number: int, seed: str, played: str
    ) -> bytes:
        """What a level would do in this seat's place and why, as JSON."""
        args = (game, level, state, seat, number, seed, played)
        return await self._ask(Job(Lane.PEOPLE, "advise", args, long=True))  # type: ignore[no-any-return]

    async def check_file(self, data: bytes) -> None:
        """Raises `FileError` if this is not the file of a match that was played, or nobody could tell in time."""
        try:
            wrong = await self._ask(Job(Lane.FILES, "check", (data,), FILE_SECONDS, most=1))
        except WorkerError as late:
            raise FileError(f"The file could not be checked within {FILE_SECONDS:.0f} seconds.") from late
        if wrong:
            raise FileError(wrong)

    async def play_on(
        self, game: str, level: str, state: bytes, seed: str, plays: int, seconds: float
    ) -> list[list[str]]:
        """The winners of matches that computers play on from a position."""
        return await self._ask(Job(Lane.COMPUTERS, "play-on", (game, level, state, seed, plays, seconds)))  # type: ignore[no-any-return]

    def warm(self) -> None:
        """Whoever stands in the lobby soon wants an opponent: a worker starts and reads the rules meanwhile."""
        with self._free:
            if not self._workers and not self.closed:
                self._hire()

    async def _ask(self, job: Job) -> Any:
        self._put(job)
        return await job.future

    def _put(self, job: Job) -> None:
        with self._free:
            if self.closed:
                job.answer(None, "The server is ending.")
                return
            heapq.heappush(self._queue, (job.lane, job.long, next(self._numbers), job))
            self._hire_for(job)
            self._free.notify_all()

    def _hire_for(self, job: Job) -> None:
        """Another worker, if none is free for this and there may be more."""
        if len(self._workers) >= self.size or any(each.idle and each.takes(job) for each in self._workers):
            return
        self._hire()
        if not any(each.takes(job) for each in self._workers):
            self._hire()

    def _hire(self) -> None:
        worker = _Worker(self, first=not self._workers)
        self._workers.append(worker)
        worker.start()

    def take(self, worker: _Worker) -> Job | None:
        """The next question for a worker that is free; it waits for one. None: the pool is closed, or the worker has
        time to load what takes long."""
        with self._free:
            worker.idle = True
            while not self.closed and not self._may_take(worker) and not self._may_warm(worker):
                self._free.wait()
            worker.idle = False
            if self.closed or not self._may_take(worker):
                return None
            self._free.notify_all()  # what comes next may be for another
            return heapq.heappop(self._queue)[3]

    def _may_take(self, worker: _Worker) -> bool:
        """Whether the next question is for this worker: what a person waits for goes to the first if that is free."""
        while self._queue and self._queue[0][3].future.done():
            heapq.heappop(self._queue)
        if not self._queue or not worker.takes(job := self._queue[0][3]):
            return False
        return worker.first or not any(each.first and each.idle and each.takes(job) for each in self._workers)

    def _may_warm(self, worker: _Worker) -> bool:
        """Whether a worker is to load what takes long now: one after another, since the first has to compile it (half a
        minute, once on a machine) and the others then find it on the disk. No person waits for it; computers among
        themselves do, once it is short."""
        if not worker.cold or any(each.warming for each in self._workers):
            return False
        is_short = any(not each.cold for each in self._workers)
        return not self._may_take(worker) or (is_short and self._queue[0][0] >= Lane.FILES)

    def begins_to_warm(self, worker: _Worker) -> bool:
        with self._free:
            worker.warming = self._may_warm(worker)
            return worker.warming

    def has_warmed(self, worker: _Worker) -> None:
        with self._free:
            worker.warming = worker.cold = False
            self._free.notify_all()  # another may load it now

    def done(self, job: Job, again: bool) -> None:
        """A worker has dealt with a question; or it died over it, and another is to try."""
        job.tries += 1
        if again and job.tries < job.most:
            self._put(job)
        elif again:
            job.answer(None, f"The computer player ended {job.tries} times over this question.", died=True)

    def close(self) -> None:
        with self._free:
            self.closed = True
            waiting, self._queue = self._queue, []
            self._free.notify_all()
        for *_, job in waiting:
            job.answer(None, "The server is ending.")
        for each in self._workers:
            each.kill()


class _Worker(threading.Thread):
    """A thread that hands questions to a process of its own and waits for the answers.

    The first one is there for people alone, and for short thoughts: nobody waits there for someone else's marshal. The
    others do what there is, and their processes stand back for it. What takes long to make ready (compiled parts of a
    game) each one loads when nobody waits for it, and what is asked meanwhile goes to another.
    """

    def __init__(self, pool: WorkerPool, first: bool) -> None:
        super().__init__(daemon=True, name="worker")
        self._pool, self.first = pool, first
        self.idle = False
        self._process: Any = None
        self._line: Connection | None = None
        self._ready = self.cold = self.warming = False

    def takes(self, job: Job) -> bool:
        return not self.first or (job.lane < Lane.FILES and not job.long)

    def run(self) -> None:
        """Until the pool is closed. Without a process nothing can be asked: another is tried, again and again."""
        while not self._pool.closed:
            try:
                self._begin()
            except OSError as wrong:  # no more processes or files for us: that may pass
                LOG.error("A worker could not be started: %s", wrong)
                self._ready = False
            if not self._ready and not self._pool.closed:
                LOG.error("A worker did not start; another is tried")
                time.sleep(1)
            while self._ready and not self._pool.closed:
                self._ready = self._warmed() if self._pool.begins_to_warm(self) else self._worked()
            self._end()

    def _begin(self) -> None:
        context = get_context("spawn")
        self._line, far = context.Pipe()
        process = context.Process(target=serve, args=(far, not self.first), daemon=True)
        try:
            process.start()
        finally:
            far.close()
        self._process = process
        self.cold = True
        self._ready = self._heard(STARTING) is not None

    def _warmed(self) -> bool:
        try:
            return self._tell(WARM) and self._heard(STARTING) is not None
        finally:
            self._pool.has_warmed(self)

    def _worked(self) -> bool:
        """Deal with the next question; whether the process is still of use."""
        job = self._pool.take(self)
        if job is None:
            return True
        answered = self._asked(job)
        self._pool.done(job, again=not answered)
        return answered

    def _tell(self, body: bytes) -> bool:
        assert self._line is not None
        try:
            self._line.send_bytes(body)
        except OSError:
            return False
        return True

    def _heard(self, seconds: float) -> bytes | None:
        """What the process says next; None: it died, or says nothing for so long."""
        assert self._line is not None
        with contextlib.suppress(EOFError, OSError):
            if self._line.poll(seconds):
                return self._line.recv_bytes()
        return None

    def _asked(self, job: Job) -> bool:
        """Whether it was answered; if not, the process is of no more use."""
        if not self._tell(job.body):
            return False
        heard = self._heard(job.seconds or self._pool.patience * (1 if self.first else STANDING_BACK))
        if heard is None:
            return False
        good, value = msgspec.msgpack.decode(heard)
        job.answer(value if good else None, "" if good else value)
        return True

    def _end(self) -> None:
        self.kill()
        if self._process is not None:
            self._process.join(5)
        if self._line is not None:
            self._line.close()

    def kill(self) -> None:
        """From any thread: the process ends, and who waits for it hears so."""
        if self._process is not None:
            self._process.kill()
