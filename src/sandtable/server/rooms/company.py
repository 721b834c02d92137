"""The people of one match at their own screens: who is here, how many look on, and what they say to each other."""

from __future__ import annotations

import asyncio
import os
import time
from collections import deque
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, Literal

from msgspec.structs import replace

from sandtable.kernel import SandtableError
from sandtable.kernel.codec import to_send
from sandtable.server.people.names import UNSEEN
from sandtable.server.rooms.newest import Newest
from sandtable.server.rooms.watcher import QUICK, Watcher
from sandtable.server.store.parts import TALK
from sandtable.server.store.store import Signal, Store
from sandtable.server.wire.messages import Chat, ChatLine, Clocks, MatchSeat, People, PersonHere
from sandtable.server.wire.refused import refused

GRACE = float(os.environ.get("SANDTABLE_GRACE") or 20)
"""Seconds in which somebody whose connection broke is expected back; then they are away."""
Presence = Literal["here", "gone", "away"]
SILENT = 75.0
"""Seconds after which a process that said nothing of who is there counts as gone."""


def plain(text: str) -> str:
    """Text as text: nothing but what can be printed, in one line, without spare spaces."""
    return " ".join("".join(each if each.isprintable() else " " for each in text).split())


def plain_name(text: str) -> str:
    """What somebody is called, as everybody sees it."""
    return plain(UNSEEN.sub("", text))


class Company:
    """Whoever watches a match of several screens hears of the others; a match at one screen has nobody to tell."""

    def __init__(self, match: str, players: tuple[MatchSeat, ...], talk: tuple[ChatLine, ...], store: Store) -> None:
        self._match, self.players, self._store = match, players, store
        self._talk = deque(talk, maxlen=TALK)
        self._spoke: dict[tuple[int, str], deque[float]] = {}
        """When each person last said something, from whatever screen and by whatever process."""
        self._watchers: set[Watcher] = set()
        self._left: dict[int, float] = {}
        self._told: People | None = None
        self._elsewhere: dict[str, tuple[float, Signal]] = {}
        """Who is at other processes, as each of them said last."""
        self._whereabouts, self._clocks = Newest(self._tell_others), Newest(self._tell_clocks)
        self._over = False
        self._asked: tuple[str, ...] | None = None
        self._has_clocks = True
        """Until the store says otherwise; they begin when the last seat is taken."""

    @property
    def closed(self) -> bool:
        return any(each.closed for each in self.players)

    def enter(self, watcher: Watcher) -> None:
        self._watchers.add(watcher)
        if self.closed:
            self._announce()
            self.tell()
            watcher.tell(self._people())
            watcher.tell(Chat(tuple(each for each in self._talk if self._hears(watcher, each))))
        self._read_clocks()

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
            self._send_all(people)

    def _send_all(self, message: Any) -> None:
        """The same to everyone: it is made ready once."""
        data = to_send(message)
        for watcher in self._watchers:
            watcher.send(data)

    # -- clocks

    def stands(self, asked: tuple[str, ...], over: bool) -> None:
        """Whom the match waits for: when that changes, clocks start and stop. At the end everybody hears all talk."""
        if over and not self._over:
            self._over = True
            self._send_all(Chat(tuple(self._talk)))
        if asked != self._asked:
            self._asked = asked
            self._read_clocks()

    def _read_clocks(self) -> None:
        if self._has_clocks and self._watchers:
            self._clocks.change()

    def look_at_clocks(self) -> None:
        """They may have been started, or set anew."""
        self._has_clocks = True
        self._read_clocks()

    async def _tell_clocks(self) -> None:
        clocks = await self._store.clocks(self._match)
        self._has_clocks = bool(clocks) or any(each.free for each in self.players)
        if clocks:
            self._send_all(Clocks(clocks))

    # -- who is at other processes

    def _announce(self) -> None:
        """Tell the other processes who is here."""
        self._whereabouts.change()

    async def _tell_others(self) -> None:
        players, watching = tuple(sorted(self.at_hand())), self._looking_on()
        await self._store.tell(Signal("", "here", self._match, players=players, watching=watching))

    def hear_who(self, signal: Signal) -> None:
        """Who is at another process. One that we did not know of does not know of us either."""
        new = signal.process not in self._elsewhere
        for player in {*self._far(signal.process)} - {*signal.players} - self.at_hand():
            self._left[player] = time.monotonic()
            asyncio.get_running_loop().call_later(GRACE + 0.1, self.tell)
        if signal.players or signal.watching:
            self._elsewhere[signal.process] = time.monotonic(), signal
        else:
            self._elsewhere.pop(signal.process, None)
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
        self._read_clocks()

    def _far(self, process: str) -> tuple[int, ...]:
        return self._elsewhere[process][1].players if process in self._elsewhere else ()

    def reseat(self, players: tuple[MatchSeat, ...]) -> None:
        self.players = players
        self.look_at_clocks()
        self.tell()

    async def say(self, watcher: Watcher, text: str) -> None:
        """A player to the others, one who looks on to those who look on; it is no part of the record."""
        said = plain(text)
        if not self.closed:
            raise SandtableError("Only those who play this match from screens of their own talk to each other.")
        if not watcher.eyes and not watcher.name:
            raise refused("chat-name")
        if not said:
            raise SandtableError("There is nothing to say in this.")
        if not watcher.eyes and watcher.plays:
            raise refused("chat-players")
        now = datetime.now(UTC).isoformat(timespec="seconds")
        if watcher.eyes:
            player = min(self._players_of(watcher))
            line = ChatLine(0, player, self._person(player).name, now, said)
        else:
            line = ChatLine(0, -1, watcher.name, now, said, "spectators")
        spoke = self._lately(line)
        if len(spoke) == QUICK and time.monotonic() - spoke[0] < QUICK:
            raise refused("chat-quick")
        spoke.append(time.monotonic())
        self._pass_on(await self._store.say(self._match, line, watcher.account))

    def _lately(self, line: ChatLine) -> deque[float]:
        """When whoever said this said something before: a player by their number, others by their account's name."""
        whose = (line.player, line.name if line.player < 0 else "")
        return self._spoke.setdefault(whose, deque(maxlen=QUICK))

    def hear(self, line: ChatLine) -> None:
        """Something was said at another process."""
        self._lately(line).append(time.monotonic())
        self._pass_on(line)

    async def read_again(self) -> None:
        """Something that was said may not be read any more: it was hidden, or whoever said it has deleted their
        account. It goes from every screen. Or it was said at another process, and we did not hear it."""
        if not self.closed:
            return
        before = tuple(self._talk)  # what is said meanwhile stays
        may_be_read = {each.id: each for each in await self._store.talk(self._match) if each.text}
        last = max((each.id for each in before), default=0)
        for line in may_be_read.values():
            if line.id > last:
                self._pass_on(line)
        for line in [each for each in before if each.id not in may_be_read]:
            self._talk.remove(line)
            for watcher in self._watchers:
                if self._hears(watcher, line):
                    watcher.tell(Chat((replace(line, name="", text=""),)))

    def _pass_on(self, line: ChatLine) -> None:
        """Once, whoever told us."""
        if any(each.id == line.id for each in self._talk):
            return
        self._talk.append(line)
        data = to_send(Chat((line,)))
        for each in self._watchers:
            if self._hears(each, line):
                each.send(data)

    def _hears(self, watcher: Watcher, line: ChatLine) -> bool:
        """Players do not hear what is said about them while they play, nor others what they say to each other."""
        if self._over:
            return True
        return bool(watcher.eyes) if line.room == "players" else not (watcher.eyes or watcher.plays)

    def _people(self) -> People:
        numbers = dict.fromkeys(each.player for each in self.players if each.holder == "person")
        watching = self._looking_on() + sum(each.watching for _, each in self._elsewhere.values())
        return People(tuple(self._person(player) for player in numbers), watching)

    def _person(self, player: int) -> PersonHere:
        held = [each for each in self.players if each.player == player]
        seats = tuple(each.seat for each in held)
        return PersonHere(player, seats, held[0].name, held[0].free, self.presence(player))

    def _here(self) -> set[int]:
        return self.at_hand().union(*(each.players for _, each in self._elsewhere.values()))

    def _looking_on(self) -> int:
        return sum(not each.eyes for each in self._watchers)

    def at_hand(self) -> set[int]:
        """The players who are at this process."""
        return {player for watcher in self._watchers for player in self._players_of(watcher)}

    def _players_of(self, watcher: Watcher) -> set[int]:
        return {each.player for each in self.players if each.seat in watcher.eyes}


def named(players: Iterable[MatchSeat], but: int) -> tuple[str, ...]:
    """What the people at a table call themselves, without one of them."""
    found = {each.player: each.name for each in players if each.name and each.player != but}
    return tuple(found.values())
