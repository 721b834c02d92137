"""Matches to choose from: one's own, seats that anyone may take, and public ones, live and finished."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from datetime import datetime
from typing import Any, Literal

from msgspec import Struct, convert
from msgspec.structs import replace

from sandtable.kernel import SandtableError
from sandtable.kernel.typed import loads
from sandtable.registry import names
from sandtable.server.people.sessions import Person
from sandtable.server.rooms.company import named
from sandtable.server.rooms.infos import match_info
from sandtable.server.store.clock_faces import faces_of
from sandtable.server.store.database import Connection, Database
from sandtable.server.store.postgres import row_of
from sandtable.server.store.statements import COLUMNS
from sandtable.server.store.store import MatchRow
from sandtable.server.wire.finding import OpenTable, OwnMatch, PublicList, PublicMatch, PublicPlayer, Result
from sandtable.server.wire.messages import Clock, MatchSeat, Message
from sandtable.server.wire.pace import Pace
from sandtable.server.wire.together import OpenSeat

PAGE = 20
MOST = 200
"""Own matches that go on, and open seats, that are listed."""
M = ", ".join(f"m.{name}" for name in MatchRow.__struct_fields__)
OWN = "s.left_at IS NULL AND ((s.account IS NOT NULL AND s.account = $1) OR (s.guest <> '' AND s.guest = $2))"
MINE = f"""SELECT {M}, m.pace, m.visibility, m.asks, s.names,
        (m.created_by IS NOT NULL AND m.created_by = $1) OR (m.made_by_guest <> '' AND m.made_by_guest = $2) AS made
    FROM seats s JOIN matches m ON m.id = s.match WHERE m.closed IS NULL AND {OWN} AND m.over = $3
    ORDER BY m.updated DESC, m.id, s.player LIMIT $4"""
OVER = f"""SELECT count(DISTINCT m.id) FROM seats s JOIN matches m ON m.id = s.match
    WHERE m.closed IS NULL AND m.over AND {OWN}"""
CHALLENGED = """SELECT c.match, a.name, c.answer FROM challenges c JOIN accounts a ON a.id = c.account
    WHERE c.match = ANY($1) AND c.answer IS DISTINCT FROM 'accepted' ORDER BY c.player"""
OPEN = f"""SELECT {COLUMNS}, pace, language FROM matches
    WHERE NOT over AND closed IS NULL AND position('"free":"open"'::bytea IN players) > 0
    ORDER BY created DESC LIMIT {MOST}"""
PUBLIC = "m.visibility = 'public' AND m.closed IS NULL"
FULL = """position('"free":"open"'::bytea IN m.players) + position('"free":"invite"'::bytea IN m.players) = 0"""
LIVE = f"SELECT {M}, m.pace FROM matches m WHERE {PUBLIC} AND NOT m.over AND {FULL} ORDER BY m.created DESC LIMIT $1"
RESULTS = "SELECT match, player, result, account IS NOT NULL AS known FROM seats WHERE match = ANY($1)"


class Search(Struct, frozen=True):
    """What finished matches are looked for by; nothing: all."""

    player: str = ""
    game: str = ""
    scenario: str = ""
    result: str = ""
    """With a player theirs; else `drawn`, or anything else for matches that somebody won."""
    after: str = ""


class Lists:
    """All lists of the service, read from the database whenever somebody looks."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def mine(self, person: Person, over: bool = False, most: int = MOST) -> tuple[OwnMatch, ...]:
        """The matches at which they sit: those that wait for them first, and of these the most urgent."""

        async def read(db: Connection) -> tuple[OwnMatch, ...]:
            found = await db.fetch(MINE, person.account, person.guest, over, most)
            ids = list({each["id"] for each in found})
            return _own(found, await _beside(db, ids))

        made = await self._database.run(read)
        return tuple(sorted(made, key=_urgency)) if not over else made

    async def over(self, person: Person) -> int:
        return int(await self._database.run(lambda db: db.fetchval(OVER, person.account, person.guest)))

    async def open(self) -> tuple[OpenTable, ...]:
        """All seats that anyone may take."""
        found = []
        for each in await self._database.run(lambda db: db.fetch(OPEN)):
            row, pace = row_of(each), _pace(each)
            players = row.read_players()
            for number in dict.fromkeys(seat.player for seat in players if seat.free == "open"):
                found.append(OpenTable(_open_seat(row, players, number), pace, each["language"], False))
        return tuple(found)

    async def live(self, most: int = PAGE) -> tuple[PublicMatch, ...]:
        """Public matches that go on, the newest first."""
        return (await self._public(LIVE, most)).matches

    async def finished(self, wanted: Search) -> PublicList:
        """Public matches that are over."""
        query, values = _search(wanted)
        found = await self._public(query, *values)
        if len(found.matches) <= PAGE:
            return found
        last = found.matches[PAGE - 1]
        return PublicList(found.matches[:PAGE], f"{last.updated} {last.id}")

    async def _public(self, query: str, *values: Any) -> PublicList:
        async def read(db: Connection) -> PublicList:
            found = await db.fetch(query, *values)
            known: dict[tuple[str, int], Any] = {}
            for each in await db.fetch(RESULTS, [row["id"] for row in found]):
                known[each["match"], each["player"]] = each
            return PublicList(tuple(_public_match(each, known) for each in found))

        return await self._database.run(read)


def _search(wanted: Search) -> tuple[str, list[Any]]:
    """The statement for a search, and its values. Without a player the index of finished matches answers it."""
    where, values = [PUBLIC, "m.over"], []

    def value(given: Any) -> str:
        values.append(given)
        return f"${len(values)}"

    join = ""
    if wanted.player:
        join = "JOIN seats s ON s.match = m.id JOIN accounts a ON a.id = s.account"
        where.append(f"lower(a.name) = lower({value(wanted.player)}) AND s.left_at IS NULL")
        if wanted.result:
            where.append(f"s.result = {value(wanted.result)}")
    elif wanted.result:
        sign = "=" if wanted.result == "drawn" else "<>"
        where.append(f"m.outcome -> 'winners' {sign} '[]'::jsonb")
    if wanted.game:
        where.append(f"m.game = {value(wanted.game)}")
    if wanted.scenario:
        where.append(f"m.scenario = {value(wanted.scenario)}")
    if wanted.after:
        when, _, id = wanted.after.partition(" ")
        where.append(f"(m.updated, m.id) < ({value(_moment(when))}::timestamptz, {value(id)})")
    select = f"SELECT DISTINCT ON (m.updated, m.id) {M}, m.pace FROM matches m {join} WHERE {' AND '.join(where)}"
    return f"{select} ORDER BY m.updated DESC, m.id DESC LIMIT {PAGE + 1}", values


def _moment(text: str) -> Any:
    try:
        return datetime.fromisoformat(text)
    except ValueError as wrong:
        raise SandtableError("This place in the list cannot be read: begin at its top again.") from wrong


# -- one's own


class _Beside(Struct):
    """What other tables know of some matches."""

    clocks: dict[str, tuple[Clock, ...]]
    declined: dict[str, list[str]]
    asked: dict[str, list[str]]


async def _beside(db: Connection, matches: list[str]) -> _Beside:
    made = _Beside(await faces_of(db, matches), defaultdict(list), defaultdict(list))
    for each in await db.fetch(CHALLENGED, matches):
        (made.declined if each["answer"] else made.asked)[each["match"]].append(each["name"])
    return made


def _own(found: Iterable[Any], beside: _Beside) -> tuple[OwnMatch, ...]:
    """One for each match; whoever holds several seats has a row for each."""
    known = set(names(hidden=True))
    made: dict[str, OwnMatch] = {}
    for each in found:
        id, seats = each["id"], tuple(each["names"])
        if id in made:
            made[id] = replace(made[id], own=(*made[id].own, *seats))
        elif each["game"] in known:
            info = match_info(row_of(each))
            made[id] = OwnMatch(
                replace(info, seats=tuple(replace(seat, key="") for seat in info.seats)), seats, each["made"],
                each["visibility"], _pace(each), beside.clocks.get(id, ()), None, tuple(beside.declined[id]),
                tuple(beside.asked[id]),
            )  # fmt: skip
        if id in made and made[id].prompt is None:
            made[id] = replace(made[id], prompt=_prompt(each, seats))
    return tuple(made.values())


def _prompt(row: Any, seats: tuple[str, ...]) -> Message | None:
    """What the first of these seats that is waited for is asked."""
    asked = loads(row["asks"], dict[str, Message])
    return next((asked[seat] for seat in seats if seat in asked and seat in row["waiting"]), None)


def _urgency(own: OwnMatch) -> tuple[bool, str, str]:
    """Those that wait for one first; the nearest deadline of one's own, then who has waited longest."""
    mine = {seat.player for seat in own.match.seats if seat.seat in own.own}
    deadlines = [each.deadline for each in own.clocks if each.player in mine and each.deadline]
    return not set(own.match.waiting) & set(own.own), min(deadlines, default="9"), own.match.updated


# -- others'


def _open_seat(row: MatchRow, players: tuple[MatchSeat, ...], number: int) -> OpenSeat:
    seats = tuple(each.seat for each in players if each.player == number)
    return OpenSeat(row.id, row.title, row.game, row.scenario, number, seats, named(players, number))


def _public_match(each: Any, known: dict[tuple[str, int], Any]) -> PublicMatch:
    row = row_of(each)
    players = row.read_players()
    lines = tuple(
        _player(number, [seat for seat in players if seat.player == number], known.get((row.id, number)))
        for number in dict.fromkeys(seat.player for seat in players)
    )
    return PublicMatch(
        row.id, row.title, row.game, row.scenario, lines, row.created, each["updated"].isoformat(), row.over,
        row.read_moment(), _pace(each),
    )  # fmt: skip


def _player(number: int, held: list[MatchSeat], found: Any) -> PublicPlayer:
    result: Result | Literal[""] = found["result"] or "" if found is not None else ""
    seats = tuple(each.seat for each in held)
    return PublicPlayer(number, seats, held[0].name, held[0].level, result, found is not None and found["known"])


def _pace(row: Any) -> Pace:
    return convert(json.loads(row["pace"] or "{}"), Pace)
