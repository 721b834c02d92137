"""The people of one match at their own screens: who is here, how many look on, and what they say to each other."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections import deque
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Literal

from sandtable.kernel import SandtableError
from sandtable.server.rooms.watcher import QUICK, Watcher
from sandtable.server.store.parts import TALK
from sandtable.server.store.store import Store, Tiding
from sandtable.server.wire.messages import Chat, ChatLine, MatchSeat, People, PersonHere

GRACE = float(os.environ.get("SANDTABLE_GRACE") or 20)
"""Seconds in which somebody whose connection broke is expected back; then they are away."""
Presence = Literal["here", "gone", "away"]
SILENT = 75.0
"""Seconds after which a process that said nothing of who is there counts as gone."""
LOG = logging.getLogger("sandtable")


def plain(text: str) -> str:
    """Text as text: nothing but what can be printed, in one line, without spare spaces."""
    return " ".join("".join(each if each.isprintable() else " " for each in text).split())


class Company:
    """Whoever watches a match of several screens hears of the others; a match at one screen has nobody to tell."""

    def __init__(self, match: str, players: tuple[MatchSeat, ...], talk: tuple[ChatLine, ...], store: Store) -> None:
        self._match, self.players, self._store = match, players, store
        self._talk = deque(talk, maxlen=TALK)
        self._watchers: set[Watcher] = set()
        self._left: dict[int, float] = {}
        self._told: People | None = None
        self._elsewhere: dict[str, tuple[float, Tiding]] = {}
        """Who is at other processes, as each of them said last."""
        self._saying: set[asyncio.Task[None]] = set()

    @property
    def closed(self) -> bool:
        return any(each.closed for each in self.players)

    def enter(self, watcher: Watcher) -> None:
        self._watchers.add(watcher)
        if self.closed:
            self._announce()
            self.tell()
            watcher.tell(self._people())
            if watcher.eyes:
                watcher.tell(Chat(tuple(self._talk)))

    def leave(self, watcher: Watcher) -> None:
        self._watchers.discard(watcher)
        for player in self._players_of(watcher) - self._here():
            self._left[player] = time.monotonic()
        if self.closed:
            self._announce()
            self.tell()
            asyncio.get_running_loop().call_later(GRACE + 0.1, self.tell)

    def presence(self, player: int) -> Presence:
        if player in self._here():
            return "here"
        return "gone" if time.monotonic() - self._left.get(player, -GRACE) < GRACE else "away"

    def tell(self) -> None:
        """Everyone, if something has changed."""
        people = self._people()
        if people != self._told:
            self._told = people
            for watcher in self._watchers:
                watcher.tell(people)

    # -- who is at other processes

    def _announce(self) -> None:
        """Tell the other processes who is here."""
        mine = Tiding("", "here", self._match, players=tuple(sorted(self._at_hand())), watching=self._looking_on())
        task = asyncio.create_task(self._store.tell(mine))
        self._saying.add(task)
        task.add_done_callback(_forgiven)
        task.add_done_callback(self._saying.discard)

    def hear_who(self, tiding: Tiding) -> None:
        """Who is at another process. One that we did not know of does not know of us either."""
        new = tiding.process not in self._elsewhere
        for player in {*self._far(tiding.process)} - {*tiding.players} - self._at_hand():
            self._left[player] = time.monotonic()
            asyncio.get_running_loop().call_later(GRACE + 0.1, self.tell)
        if tiding.players or tiding.watching:
            self._elsewhere[tiding.process] = time.monotonic(), tiding
        else:
            self._elsewhere.pop(tiding.process, None)
        if new and self._watchers:
            self._announce()
        self.tell()

    def refresh(self) -> None:
        """Say again who is here, and forget processes that have said nothing for long: they are no more."""
        late = time.monotonic() - SILENT
        gone = [process for process, (at, _) in self._elsewhere.items() if at < late]
        for process in gone:
            del self._elsewhere[process]
        if gone:
            self.tell()
        if self._watchers and self.closed:
            self._announce()

    def _far(self, process: str) -> tuple[int, ...]:
        return self._elsewhere[process][1].players if process in self._elsewhere else ()

    def reseat(self, players: tuple[MatchSeat, ...]) -> None:
        self.players = players
        self.tell()

    async def say(self, watcher: Watcher, text: str) -> None:
        """A player to the others; not to those who look on, and it is no part of the record."""
        said = plain(text)
        if not watcher.eyes or not self.closed:
            raise SandtableError("Only those who play this match from screens of their own talk to each other.")
        if not said:
            raise SandtableError("There is nothing to say in this.")
        if len(watcher.said) == QUICK and time.monotonic() - watcher.said[0] < QUICK:
            raise SandtableError("So many lines at once are not read: wait a moment.")
        watcher.said.append(time.monotonic())
        now = datetime.now(UTC).isoformat(timespec="seconds")
        player = min(self._players_of(watcher))
        self.hear(await self._store.say(self._match, ChatLine(0, player, self._person(player).name, now, said)))

    def hear(self, line: ChatLine) -> None:
        """Something was said, here or at another process."""
        self._talk.append(line)
        for each in self._watchers:
            if each.eyes:
                each.tell(Chat((line,)))

    def _people(self) -> People:
        numbers = dict.fromkeys(each.player for each in self.players if each.holder == "person")
        watching = self._looking_on() + sum(each.watching for _, each in self._elsewhere.values())
        return People(tuple(self._person(player) for player in numbers), watching)

    def _person(self, player: int) -> PersonHere:
        held = [each for each in self.players if each.player == player]
        seats = tuple(each.seat for each in held)
        return PersonHere(player, seats, held[0].name, held[0].free, self.presence(player))

    def _here(self) -> set[int]:
        return self._at_hand().union(*(each.players for _, each in self._elsewhere.values()))

    def _looking_on(self) -> int:
        return sum(not each.eyes for each in self._watchers)

    def _at_hand(self) -> set[int]:
        return {player for watcher in self._watchers for player in self._players_of(watcher)}

    def _players_of(self, watcher: Watcher) -> set[int]:
        return {each.player for each in self.players if each.seat in watcher.eyes}


def _forgiven(task: asyncio.Task[None]) -> None:
    """Others hear of it the next time."""
    if not task.cancelled() and task.exception() is not None:
        LOG.warning("Who is here could not be told: %s", task.exception())


def named(players: Iterable[MatchSeat], but: int) -> tuple[str, ...]:
    """What the people at a table call themselves, without one of them."""
    found = {each.player: each.name for each in players if each.name and each.player != but}
    return tuple(found.values())
