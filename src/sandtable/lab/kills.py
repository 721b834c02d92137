"""A server that is killed again and again while people play: whatever was acknowledged must still be there, once."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import time
import urllib.request
from collections.abc import Callable
from datetime import datetime
from typing import Any

from msgspec import Struct
from msgspec.json import decode
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sandtable.kernel import FileError
from sandtable.kernel.record import Act, parse_record
from sandtable.lab.load import TABLES, Board, Load, new_match
from sandtable.lab.served import Served
from sandtable.verify import verify


class Killed(Struct):
    """What came of it: `lost` were acknowledged and are not in the record, `double` are in it twice."""

    kills: int = 0
    matches: int = 0
    acknowledged: int = 0
    resent: int = 0
    lost: int = 0
    double: int = 0
    bad_files: list[str] = []
    back: list[float] = []
    """Seconds from a lost connection to the next state, at a process that had the match open."""
    back_cold: list[float] = []
    """The same at one that had to restore it."""
    answered: list[float] = []
    """Seconds from an action to its answer, whatever was killed meanwhile."""
    clocks: int = 0
    """Running clocks that people were shown."""
    clocks_off: float = 0.0
    """Seconds by which one of them was wrong, at most: beside its deadline, or its deadline beside the one before."""


QUICK = (0.0, 0.05)
"""Seconds that somebody thinks who hardly does."""
HANDSHAKE = 20.0
"""Seconds that one may take while everybody comes back at once."""


class Player(Struct):
    """One player of a match and what was acknowledged to it, in order."""

    board: Board
    seats: list[str]
    thought: tuple[float, float] = QUICK
    """Seconds before an answer, at least and at most."""
    due: float = 0.0
    """When the next answer is given."""
    sent: float = 0.0
    answered: list[float] = []
    seated: bool = False
    """Whether a board was ever seen."""
    acknowledged: list[tuple[str, str]] = []
    waiting: dict[str, Any] | None = None
    asked: list[dict[str, Any]] = []
    """What the last state asks: the one before `done` is the newest there is."""
    resent: int = 0
    lost_at: float = 0.0
    back: list[float] = []
    back_cold: list[float] = []
    deadlines: dict[tuple[int, str], float] = {}
    """Of each clock that was seen to run, by its player and since when."""
    clocks: int = 0
    clocks_off: float = 0.0

    async def play(self, end: asyncio.Event, rng: random.Random) -> None:
        while not end.is_set():
            try:
                self.asked = []
                async with connect(
                    self.board.address(self.seats), max_size=None, compression=None, open_timeout=HANDSHAKE,
                    ping_interval=None, close_timeout=1,
                ) as live:  # fmt: skip
                    if self.waiting is not None:
                        self.resent += 1
                        await live.send(json.dumps(self.waiting))
                    while not end.is_set():
                        await self._hear(live, rng)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                self.lost_at = self.lost_at or time.monotonic()
                await asyncio.sleep(rng.uniform(0.02, 0.2))

    async def _hear(self, live: Any, rng: random.Random) -> None:
        """One message; a question is answered after a while, if nothing waits for its own answer."""
        answers = bool(self.asked) and self.waiting is None
        wait = max(0.001, min(1.0, self.due - time.monotonic())) if answers else 1.0
        try:
            heard = decode(await asyncio.wait_for(live.recv(decode=False), wait))
        except TimeoutError:
            if answers and time.monotonic() >= self.due:
                await self._answer(live, rng.choice(self.asked), rng)
            return
        if heard["type"] == "clocks":
            self._compare_clocks(heard["clocks"])
        elif heard["type"] == "state":
            self._look(heard)
            self.due = time.monotonic() + rng.uniform(*self.thought)
        elif heard["type"] == "stale":
            self.asked = []  # a fresh state follows
        if self.waiting is None or heard.get("ref") != self.waiting["ref"]:
            return
        if heard["type"] == "done":
            self.acknowledged.append((self.waiting["seat"], self.waiting["action"]))
            self.answered.append(time.monotonic() - self.sent)
        if heard["type"] in ("done", "stale", "refusal", "error"):
            self.waiting = None

    def _look(self, heard: dict[str, Any]) -> None:
        """A board; after a lost connection, the first again."""
        if self.lost_at and self.seated:
            (self.back if self.board.is_warm() else self.back_cold).append(time.monotonic() - self.lost_at)
        self.lost_at, self.seated = 0.0, True
        self.board.opened()
        self.asked = [each for each in heard["asks"] if each["seat"] in heard["waiting"]]

    def _compare_clocks(self, clocks: list[dict[str, Any]]) -> None:
        """A clock that runs shows what is left until its deadline, which stays, whichever process tells of it."""
        for each in clocks:
            if not each["running"]:
                continue
            deadline = datetime.fromisoformat(each["deadline"]).timestamp()
            before = self.deadlines.setdefault((each["player"], each["since"]), deadline)
            shown = (each["left_ms"] + each["reserve_ms"]) / 1000
            off = max(abs(deadline - before), abs(deadline - time.time() - shown))
            self.clocks, self.clocks_off = self.clocks + 1, max(self.clocks_off, off)

    async def _answer(self, live: Any, asked: dict[str, Any], rng: random.Random) -> None:
        words = [each["action"] for each in asked["options"]] or [asked["measure"]["first"]]
        once = f"{rng.getrandbits(64):x}"
        said = {"type": "act", "seat": asked["seat"], "number": asked["number"], "action": rng.choice(words)}
        self.waiting, self.sent = {**said, "ref": once, "once": once}, time.monotonic()
        await live.send(json.dumps(self.waiting))


async def kill_under_load(server: Served, kills: int, matches: int, gap: tuple[float, float] = (0.3, 1.5)) -> Killed:
    """People at so many tables of all games, and so many kills with -9 at random moments."""
    rng, end = random.Random(7), asyncio.Event()
    players: list[Player] = []
    for number in range(matches):
        game, scenario = TABLES[number % len(TABLES)]
        match = await asyncio.to_thread(new_match, server, game, scenario, [{"kind": "person"}] * 2)
        board = Board(server, match, Load())
        players += [Player(board, seats) for seats in board.players()]
    playing = [asyncio.create_task(each.play(end, random.Random(f"{n}"))) for n, each in enumerate(players)]
    for _ in range(kills):
        await asyncio.sleep(rng.uniform(*gap))
        await asyncio.to_thread(server.stop, signal.SIGKILL)
        await asyncio.to_thread(server.start)
    await asyncio.sleep(1)
    end.set()
    await asyncio.gather(*playing)
    return await asyncio.to_thread(_counted, server, players, kills)


def _counted(server: Served, players: list[Player], kills: int) -> Killed:
    return counted(players, kills, lambda match: _file(server, match))


def counted(players: list[Player], kills: int, file_of: Callable[[str], bytes]) -> Killed:
    """What the players were told, beside what is in the records."""
    files = {each.board.match["id"]: b"" for each in players}
    found = Killed(kills, len(files), resent=sum(each.resent for each in players))
    found.back = [each for player in players for each in player.back]
    found.back_cold = [each for player in players for each in player.back_cold]
    found.answered = [each for player in players for each in player.answered]
    found.clocks = sum(each.clocks for each in players)
    found.clocks_off = max(each.clocks_off for each in players)
    for match in files:
        files[match] = file_of(match)
        try:
            verify(parse_record(files[match]))
        except FileError as wrong:
            found.bad_files.append(f"{match}: {wrong}")
    for each in players:
        _compare(each, files[each.board.match["id"]], found)
    return found


def _compare(player: Player, file: bytes, found: Killed) -> None:
    """The acknowledged actions of a player are in the record, in their order; at most the last one is unanswered."""
    entries = parse_record(file).entries
    played = [
        (entry.seat, entry.what.action)
        for entry in entries
        if isinstance(entry.what, Act) and entry.by == "person" and entry.seat in player.seats
    ]
    found.acknowledged += len(player.acknowledged)
    found.lost += sum(one != two for one, two in zip(player.acknowledged, played, strict=False))
    found.lost += max(0, len(player.acknowledged) - len(played))
    found.double += max(0, len(played) - len(player.acknowledged) - (player.waiting is not None))


def _file(server: Served, match: str) -> bytes:
    deadline = time.monotonic() + 120
    while True:
        try:
            with urllib.request.urlopen(f"{server.address}/api/matches/{match}/file", timeout=120) as answer:
                body: bytes = answer.read()
                return body
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.2)
