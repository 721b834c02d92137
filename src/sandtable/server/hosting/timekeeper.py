"""What is due by time: live clocks that have run out, holidays, letters, and time that the service lost by itself."""

from __future__ import annotations

import logging
from pathlib import Path

from sandtable.kernel import RuleError
from sandtable.server.hosting.config import Config
from sandtable.server.hosting.telling import telling
from sandtable.server.hosting.work import Deaf
from sandtable.server.paces.clocks import HOLE, Clocks, Due
from sandtable.server.people.outbox import Outbox
from sandtable.server.rooms.host import Host
from sandtable.server.store.chores import beat_heart
from sandtable.server.store.database import Database
from sandtable.server.store.rules import rules_of
from sandtable.server.workers.pool import WorkerPool

LOG = logging.getLogger("sandtable")


class Timekeeper:
    """Does what is due. One process at a time does it; what it does is kept as anyone's change is."""

    def __init__(self, config: Config, database: Database) -> None:
        self._database, self.clocks = database, Clocks(database)
        self._store = Deaf(Database(config.database.address, 2), rules_of)
        self._host = Host(Path(config.service.folder), self._store, WorkerPool(1), thinks=False)
        self._open = False
        self.board, carriers = telling(config, database)
        self._outbox = Outbox(database, carriers.all())

    async def close(self) -> None:
        if self._open:
            await self._host.close()

    async def end_in_time(self) -> None:
        """Whose live clock has run out loses by it, unless an answer was quicker."""
        for due in await self.clocks.due():
            if not self._open:
                await self._host.open()
                self._open = True
            try:
                await self._end(due)
            except Exception:  # a match that cannot be opened holds up nobody else's
                LOG.exception("A clock ran out at %s and could not be kept", due.match)

    async def _end(self, due: Due) -> None:
        room = await self._host.room(due.match)
        await room.follow()
        for seat in due.names:
            try:
                await room.time_out(seat)
            except RuleError:
                LOG.info("A clock ran out at %s, but nobody is asked there", due.match)

    async def beat(self) -> None:
        """A sign of life; a hole in them is added to every deadline."""
        away = await beat_heart(self._database)
        if away > HOLE:
            LOG.warning("The service was away for %d seconds; all clocks stood still", away)
            await self.clocks.move_by(away)

    async def mind_days(self) -> None:
        """By mail: whose player is on holiday stands, who has little time left is told."""
        await self.clocks.stand_on_holidays()
        await self.clocks.warn()
        await self.board.gather_digests()

    def end(self) -> None:
        """What is on its way is finished; nothing more is begun."""
        self._outbox.ending = True

    async def deliver(self) -> None:
        while await self._outbox.deliver():
            pass
