"""Two rooms for talk at one match, on both databases: the players', and that of those who look on."""

from __future__ import annotations

from pathlib import Path

import pytest

from databases import apart
from sandtable.kernel import SandtableError
from sandtable.server.rooms.host import Host
from sandtable.server.rooms.watcher import Watcher
from server.test_plans import Stored, drained, made


def test_players_do_not_hear_those_who_look_on_until_the_end(stored: Stored, tmp_path: Path) -> None:
    async def play() -> None:
        host = Host(tmp_path, stored(), thinks=False)
        await host.open()
        try:
            room = await made(host)
            red, blue, looker, nobody = (Watcher(frozenset({seat} - {""})) for seat in ("red", "blue", "", ""))
            looker.name = "marl <b>"
            for each in (red, blue, looker, nobody):
                await room.enter(each)
            await room.company.say(red, "good luck")
            await room.company.say(looker, "those dragons\nwill not hold")
            with pytest.raises(SandtableError, match="has a name"):
                await room.company.say(nobody, "hello")
            heard = {id(each): await _heard(each) for each in (red, blue, looker, nobody)}
            assert heard[id(red)] == heard[id(blue)] == [("players", "good luck")]
            assert heard[id(looker)] == heard[id(nobody)] == [("spectators", "those dragons will not hold")]
            late = Watcher(frozenset({"blue"}))
            await room.enter(late)
            assert await _heard(late) == [("players", "good luck")], "nor by coming again"
            await room.resign("red")
            assert ("spectators", "those dragons will not hold") in await _heard(blue), (
                "after the end everybody hears all"
            )
            assert ("players", "good luck") in await _heard(looker)
            for each in (red, blue, looker, nobody, late):
                room.leave(each)
        finally:
            await host.close()

    apart(play)


async def _heard(watcher: Watcher) -> list[tuple[str, str]]:
    told = [each for each in await drained(watcher) if each["type"] == "chat"]
    return [(line["room"], line["text"]) for each in told for line in each["lines"]]
