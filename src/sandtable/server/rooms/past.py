"""A match as it was some minutes ago, for those who look on with the eyes of a side whose players allow it.

A second table of the match is kept that far behind. What it shows is what the side itself saw then; whatever came later
is not in it, and so cannot be told by mistake. Choices that are sealed are not told before they are opened.
"""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.headers import restore
from sandtable.kernel import Decision, SandtableError, Table
from sandtable.kernel.record import Entry, Record
from sandtable.server.rooms.replay import Replay
from sandtable.server.rooms.views import Views
from sandtable.server.rooms.watcher import Watcher
from sandtable.server.wire.messages import MatchSeat, Offers

NOT_YET = "The rules of this match were changed a moment ago: look again in some minutes."


class Past:
    """A table that follows the match from afar, and what is shown of it."""

    def __init__(self, match: str, record: Record, ripe: int) -> None:
        self._match = match
        self.table = restore(record, upto=0)
        if len(self.table.entries) > ripe:
            raise SandtableError(NOT_YET)
        self.take(record.entries[len(self.table.entries) : ripe])
        self.replay = Replay(self.table)
        self._views: Views | None = None

    def take(self, entries: Iterable[Entry]) -> None:
        """Goes on by entries that are old enough, but never into choices that are still sealed."""
        table, opened = self.table, self.table.savepoint()
        for entry in entries:
            before, lines = table.decision, len(table.log)
            table.take((entry,))
            if not _still_sealed(before, table, lines):
                opened = table.savepoint()
        if len(table.entries) > opened.entries:
            table.go_back(opened)
        self._views = None

    def reseat(self) -> None:
        self._views = None

    def show(self, watcher: Watcher, title: str, players: tuple[MatchSeat, ...], always: bool) -> None:
        if self._views is None:
            self._views = Views(self._match, self.table, players, looks_on=True)
        eyes = frozenset({watcher.side})
        view = self._views.of(eyes, title, Offers((), ()))
        epoch = ("past", watcher.side, _taken_back(self.table, eyes))
        watcher.show(view, self.table, epoch, always, eyes)


def _still_sealed(before: Decision | None, table: Table, lines: int) -> bool:
    """Whether an entry left the table among choices that nobody has opened: the same seats still choose, or nothing
    was told to everybody. When in doubt it counts as sealed: then it is shown when the next thing is told."""
    after = table.decision
    if before is None or after is None or not (before.gathers and after.gathers):
        return False
    told = any(line.event.to is None for line in table.log[lines:])
    return before.frame is after.frame or not told


def _taken_back(table: Table, eyes: frozenset[str]) -> int:
    undone = table.undone
    return len({line.entry for line in table.log if line.entry in undone and line.event.seen_by(eyes)}) if undone else 0
