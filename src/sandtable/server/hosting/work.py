"""`sandtable work`: thinks for the computer players of all matches, in child processes. Any number of these may run.

A job is a match in which a computer is asked. It is taken, the match is opened or caught up with, and computers answer
until a person is asked. What they do is kept as anyone's change is, by comparing: two at one match do no harm.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
from pathlib import Path

from sandtable.kernel import SandtableError, StaleError
from sandtable.kernel.errors import NotFound
from sandtable.server.hosting import logs
from sandtable.server.hosting.config import Config
from sandtable.server.hosting.health import Lag, registry
from sandtable.server.hosting.serve import BEAT, again
from sandtable.server.hosting.small import small_server
from sandtable.server.memory import sweep_seldom
from sandtable.server.rooms.host import Host
from sandtable.server.store.database import Database, Listening
from sandtable.server.store.jobs import LEASE, Job, Jobs
from sandtable.server.store.postgres import PostgresStore
from sandtable.server.store.processes import Processes
from sandtable.server.store.ready import check_schema, unready
from sandtable.server.store.rules import rules_of
from sandtable.server.store.store import OtherRules, StoreError
from sandtable.server.tasks import ended
from sandtable.server.workers.pool import Lane, WorkerPool

LOOK = 1.0
"""Seconds between two looks for jobs that no notification told of."""
SLICE = {Lane.PEOPLE: 60.0, Lane.COMPUTERS: 2.0}
"""Seconds at one match, before others of its lane get their turn."""
LOG = logging.getLogger("sandtable")


class Deaf(PostgresStore):
    """A worker looks at a match when it has a job there: it need not hear of all the others."""

    async def listen(self, hears: object, begun: object, wants: object) -> None:
        return None


class Worker:
    """Takes jobs, as many at once as it has children to think, and some for people beyond."""

    def __init__(self, config: Config) -> None:
        self._processes = config.work.processes
        self.store = Deaf(Database(config.database.address, config.database.connections), rules_of)
        pool = WorkerPool(max(2, config.work.processes), config.work.seconds)
        self._host = Host(Path(config.service.folder), self.store, pool, thinks=False)
        self._call = asyncio.Event()
        self.listening = Listening(self.store.database, {"jobs": lambda _: self._call.set()}, self._call.set)
        self.jobs = Jobs(self.store.database, self.listening)
        self._at: dict[str, Lane] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.ending = asyncio.Event()

    async def run(self) -> None:
        """Until it is told to end; then what it was at is given back."""
        await self._host.open()
        await self.listening.open()
        self._host.workers.warm()
        holding = asyncio.create_task(again(LEASE / 3, self.jobs.hold))
        try:
            while not self.ending.is_set():
                await self._take_all()
                await self._wait()
        finally:
            await asyncio.gather(*map(ended, [holding, *self._tasks]))
            await self.listening.close()
            await self._host.close()

    async def _wait(self) -> None:
        """For a call, for the end, or a while: whichever comes first."""
        waiting = [asyncio.create_task(each.wait()) for each in (self._call, self.ending)]
        await asyncio.wait(waiting, timeout=LOOK, return_when=asyncio.FIRST_COMPLETED)
        for each in waiting:
            each.cancel()
        self._call.clear()

    async def _take_all(self) -> None:
        while (lane := self._may_take()) is not None and not self.ending.is_set():
            try:
                job = await self.jobs.take(lane)
            except StoreError as wrong:
                LOG.warning("No job could be taken: %s", wrong)
                return
            if job is None:
                return
            if job.match in self._at:  # our connection was cut, and so it seemed that nobody was at it
                continue
            self._at[job.match] = Lane(job.lane)
            task = asyncio.create_task(self._work(job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _may_take(self) -> Lane | None:
        """Which jobs there is room for: matches of computers alone never take all children."""
        computers = sum(lane == Lane.COMPUTERS for lane in self._at.values())
        if computers < max(1, self._processes - 1):
            return Lane.COMPUTERS if len(self._at) < 3 * self._processes else None
        return Lane.PEOPLE if len(self._at) < 3 * self._processes else None

    async def _work(self, job: Job) -> None:
        try:
            await self._play(job)
        except asyncio.CancelledError:
            await self.jobs.give_back(job)
            raise
        except StoreError as wrong:
            LOG.warning("Match %s: %s", job.match, wrong)  # the lease runs out, or we take it again
        except Exception:
            LOG.exception("The job of match %s failed in an unforeseen way", job.match)
        finally:
            del self._at[job.match]
            self._call.set()

    async def _play(self, job: Job) -> None:
        try:
            room = await self._host.room(job.match)
            idle = await room.computers.think(SLICE.get(Lane(job.lane), LOOK))
        except NotFound:
            return  # the match was removed, and the job with it
        except StaleError:
            await self.jobs.give_back(job, random.uniform(0.05, 0.5))
        except OtherRules:
            await self.jobs.give_back(job, LOOK)
        except StoreError:
            raise
        except (SandtableError, ArithmeticError, LookupError, TypeError, ValueError) as wrong:
            LOG.exception("The computer player failed in match %s", job.match)
            await self.jobs.fail(job, str(wrong))
        else:
            if not idle or not await self.jobs.done(job):
                await self.jobs.give_back(job)

    def gauges(self) -> dict[str, tuple[str, float]]:
        return {
            "sandtable_jobs_at_work": ("Matches in which this process thinks", len(self._at)),
            "sandtable_listening": ("Whether calls for computers are heard", float(self.listening.backend != 0)),
        }


def work(config: Config, port: int = 0) -> None:
    """Until SIGTERM. With a port, health and figures are told there."""
    os.environ["SANDTABLE_HOME"] = config.service.folder
    asyncio.run(check_schema(config.database.address))
    asyncio.run(_work(config, port))


async def _work(config: Config, port: int) -> None:
    worker = Worker(config)
    logs.start("work", worker.jobs.worker)
    sweep_seldom()
    for each in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(each, worker.ending.set)
    process = Processes(worker.store.database, worker.jobs.worker, "work")
    lag = Lag()

    async def ready() -> str:
        return await unready(worker.store.database, rules_of, worker.listening.backend != 0)

    def gauges() -> dict[str, tuple[str, float]]:
        return {**worker.gauges(), "sandtable_loop_lag_seconds": ("How late the loop is", lag.seconds)}

    async with small_server(port, ready, registry(gauges), lag.measure(), again(BEAT, process.beat)):
        await worker.run()
