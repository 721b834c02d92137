"""What is due by time: live clocks that have run out, holidays, letters, and time that the service lost by itself."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from pathlib import Path

from sandtable.kernel import RuleError, SandtableError
from sandtable.server.hosting.config import Config
from sandtable.server.hosting.work import Deaf
from sandtable.server.paces.clocks import HOLE, Clocks
from sandtable.server.people.outbox import Carrier, NeverSent, Notice, Outbox
from sandtable.server.people.post import Post
from sandtable.server.rooms.host import Host
from sandtable.server.store.chores import beat_heart
from sandtable.server.store.database import Database
from sandtable.server.store.rules import rules_of
from sandtable.server.workers.pool import WorkerPool

LOG = logging.getLogger("sandtable")
ASKED = """SELECT a.mail, a.language, m.title, m.game, m.scenario FROM matches m JOIN seats s ON s.match = m.id
    JOIN accounts a ON a.id = s.account
    WHERE m.id = $1 AND s.player = $2 AND a.id = $3 AND NOT m.over AND s.names && m.waiting AND s.left_at IS NULL
        AND a.mail_proved IS NOT NULL AND coalesce(s.seen, s.joined) <= $4"""
CREATED = "SELECT created FROM outbox WHERE id = $1"


class Timekeeper:
    """Does what is due. One process at a time does it; what it does is kept as anyone's deed is."""

    def __init__(self, config: Config, database: Database) -> None:
        self._database, self.clocks = database, Clocks(database)
        self._store = Deaf(Database(config.database.address, 2), rules_of)
        self._host = Host(Path(config.service.folder), self._store, WorkerPool(1), thinks=False)
        self._open = False
        self._post = Post(config.mail, config.service.address)
        carriers: dict[str, Carrier] = {"mail": self._mail} if config.mail.host else {}
        self._outbox = Outbox(database, carriers)

    async def close(self) -> None:
        if self._open:
            await self._host.close()

    async def end_in_time(self) -> None:
        """Whose live clock has run out loses by it, unless an answer was quicker."""
        for due in await self.clocks.due():
            if not self._open:
                await self._host.open()
                self._open = True
            room = await self._host.room(due.match)
            await room.follow()
            for seat in due.names:
                try:
                    await room.time_out(seat)
                except RuleError:
                    LOG.info("A clock ran out at %s, but nobody is asked there", due.match)
                except SandtableError:
                    LOG.exception("A clock ran out at %s and could not be kept", due.match)

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

    async def deliver(self) -> None:
        while await self._outbox.deliver():
            pass

    async def _mail(self, notice: Notice) -> None:
        """A letter; one about a turn is sent only if it is still true."""
        if notice.body.get("about") not in ("turn", "hurry"):
            await self._post.carry(notice)
            return
        created = await self._database.run(lambda db: db.fetchval(CREATED, notice.id))
        match, player = notice.body["match"], notice.body["player"]
        seen = created if notice.body["about"] == "turn" else datetime.max.replace(tzinfo=UTC)
        found = await self._database.run(lambda db: db.fetchrow(ASKED, match, player, notice.account, seen))
        if found is None:
            raise NeverSent("They have looked, or are not asked any more.")
        body = {
            **notice.body, "to": found["mail"], "language": found["language"], "game": found["game"],
            "path": f"/#/match/{match}", "args": {"match": found["title"] or found["game"]},
        }  # fmt: skip
        await self._post.carry(Notice(notice.id, notice.kind, notice.account, notice.key, body, notice.tries))
