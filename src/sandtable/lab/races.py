"""Two clients who answer one question at once, each at another process: exactly one of them may win."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import Any

from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from sandtable.lab.hosted import Process
from sandtable.lab.load import new_match

PERSONS = [{"kind": "person"}] * 2
MOMENT = 0.1
"""Seconds in which a client that is behind hears of what happened."""


class Races(Struct):
    """What came of it: in how many rounds one won, both, or none; and the matches with what was acknowledged there."""

    one: int = 0
    both: int = 0
    none: int = 0
    acknowledged: dict[str, list[str]] = {}


class _Racer:
    """One connection that holds all seats of the match."""

    def __init__(self, live: ClientConnection) -> None:
        self._live = live
        self.state: dict[str, Any] = {}

    async def look(self) -> None:
        """Whatever comes within a moment."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(MOMENT):
                await self.hear()

    async def hear(self) -> dict[str, Any]:
        heard: dict[str, Any] = json.loads(await self._live.recv())
        if heard["type"] == "state":
            self.state = heard
        return heard

    async def act(self, asked: dict[str, Any], action: str, once: str) -> str:
        """How the action was answered."""
        said = {"type": "act", "seat": asked["seat"], "number": asked["number"], "action": action, "ref": once}
        await self._live.send(json.dumps({**said, "once": once}))
        while (heard := await self.hear()).get("ref") != once:
            pass
        return str(heard["type"])

    def questions(self) -> dict[tuple[str, int], dict[str, Any]]:
        return {(each["seat"], each["number"]): each for each in self.state["asks"]}


async def race(one: Process, two: Process, rounds: int, seed: str = "race") -> Races:
    """So many rounds; when a match is over, another begins."""
    found, rng = Races(), random.Random(seed)
    while found.one + found.both + found.none < rounds:
        match = await asyncio.to_thread(new_match, one, "demo", "duel", PERSONS)
        keys = "&".join(f"key={each['key']}" for each in match["seats"])
        where = f"/api/matches/{match['id']}/live?{keys}"
        async with (
            connect(f"ws://127.0.0.1:{one.port}{where}", max_size=None) as first,
            connect(f"ws://127.0.0.1:{two.port}{where}", max_size=None) as second,
        ):
            kept = found.acknowledged[match["id"]] = []
            await _match(_Racer(first), _Racer(second), rounds, found, kept, rng)
    return found


async def _match(first: _Racer, second: _Racer, rounds: int, found: Races, kept: list[str], rng: random.Random) -> None:
    await asyncio.gather(first.hear(), second.hear())
    while found.one + found.both + found.none < rounds:
        while not (same := first.questions().keys() & second.questions().keys()):
            if first.state["outcome"] or second.state["outcome"]:
                return
            await asyncio.gather(first.look(), second.look())
        asked = first.questions()[rng.choice(sorted(same))]
        words = [each["action"] for each in asked["options"]] or [asked["measure"]["first"]]
        actions = [rng.choice(words) for _ in range(2)]
        answers = await asyncio.gather(
            first.act(asked, actions[0], f"{rng.getrandbits(64):x}"),
            second.act(asked, actions[1], f"{rng.getrandbits(64):x}"),
        )
        won = [action for action, answer in zip(actions, answers, strict=True) if answer == "done"]
        kept += won
        found.one += len(won) == 1
        found.both += len(won) == 2
        found.none += not won
