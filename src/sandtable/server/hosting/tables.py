"""Matches of people in a service: made, sat down at, left, seen to by whoever made them, and made for pairs.

A seat is somebody's: an account's, or that of a guest, who is known by a session too.
"""

from __future__ import annotations

import contextlib
import random
import unicodedata

from litestar.exceptions import HTTPException
from msgspec.structs import replace

from sandtable.kernel import SandtableError, dumps
from sandtable.kernel.errors import NotFound
from sandtable.registry import game as find_game
from sandtable.server.finding.challenges import Challenges
from sandtable.server.finding.seeks import Pair, Seeks
from sandtable.server.paces.clocks import Clocks
from sandtable.server.people.limits import MAKE, SEEK
from sandtable.server.people.names import is_reserved
from sandtable.server.people.office import Office
from sandtable.server.people.sessions import Person
from sandtable.server.rooms.company import plain_name
from sandtable.server.rooms.host import Host, eyes_of
from sandtable.server.rooms.keys import hashed
from sandtable.server.rooms.room import Room
from sandtable.server.store.store import Signal
from sandtable.server.web.rights import NO_MATCH
from sandtable.server.wire import present
from sandtable.server.wire.finding import NewHostedMatch, Seek, SetHostedSeat, Visibility
from sandtable.server.wire.messages import MatchInfo, MatchSeat, Player
from sandtable.server.wire.pace import Pace
from sandtable.server.wire.refused import refused
from sandtable.server.wire.together import SetSeat

NOTE = """UPDATE matches SET visibility = $2, created_by = $3, made_by_guest = $4, language = $5, asks = $6::jsonb
    WHERE id = $1"""
ABOUT = "SELECT visibility, pace, created_by, made_by_guest, language FROM matches WHERE id = $1"
GONE = "none"
"""The word of no invitation."""
NO_MAKER = "Only who made the match sees to its seats."
SIGN_IN = "Sign in first."


class Tables:
    """The matches of a service, and who sits at them."""

    def __init__(self, host: Host, office: Office, clocks: Clocks) -> None:
        self.host, self.office, self.clocks = host, office, clocks
        self.challenges, self.seeks = Challenges(office.database), Seeks(office.database)

    # -- making

    async def make(self, who: Person, wanted: NewHostedMatch) -> MatchInfo:
        """A match; its maker's seats are theirs, and whoever is challenged is asked."""
        asked = await self._asked(who, wanted.players)
        for each in wanted.players:
            await self.check_name(who, each.name if each.kind != "invite" else "")
        await self.check_many(who)
        made = await self.host.create(wanted)
        room = await self.host.room(made.id)
        await self._note(room, who, wanted.visibility, wanted.language or who.language)
        for number, player in enumerate(wanted.players):
            if player.kind == "person":
                await self.hold(room, who, number, player.name)
        for number, account in asked.items():
            await self.challenges.put(made.id, number, account, who)
        if wanted.visibility == "link":
            await self.host.seats.set_watch(made.id, open=True)
        await self._start_clocks(room, wanted.pace)
        return await self.shown(who, made.id)

    async def _asked(self, who: Person, players: tuple[Player, ...]) -> dict[int, str]:
        """The accounts that are challenged, by player; only an account challenges."""
        named = {number: each.name for number, each in enumerate(players) if each.kind == "invite" and each.name}
        if named and not who.account:
            raise HTTPException(status_code=401, detail=SIGN_IN)
        return {number: await self.challenges.whom(name, who) for number, name in named.items()}

    async def check_name(self, who: Person | None, name: str) -> None:
        """A guest is called as they like, but not as an account is: nobody takes them for somebody else."""
        wanted = plain_name(unicodedata.normalize("NFKC", name))
        if (who is not None and who.account) or not wanted:
            return
        query = "SELECT 1 FROM accounts WHERE lower(name) = lower($1)"
        if is_reserved(wanted) or await self.office.database.run(lambda db: db.fetchval(query, wanted)):
            raise refused("name-of-another", name=wanted)

    async def _note(self, room: Room, who: Person, visibility: Visibility, language: str) -> None:
        """What the database keeps of a match beside its record."""
        asks = dumps(present.prompts(room.table)).decode()
        values = (room.id, visibility, who.account or None, who.guest, language, asks)
        await self.office.database.run(lambda db: db.execute(NOTE, *values))

    async def check_many(self, who: Person) -> None:
        """One match more of theirs, or one file: counted before anything is made of it or spent on it."""
        await self.office.limits.count(MAKE, who.account or who.guest)

    async def own_all(self, who: Person, made: MatchInfo) -> MatchInfo:
        """A match from a position or a file: all its people's seats are its maker's."""
        room = await self.host.room(made.id)
        await self._note(room, who, "private", who.language)
        for number in dict.fromkeys(each.player for each in room.players if each.holder == "person"):
            await self.hold(room, who, number)
        await self.clocks.start(made.id, Pace(), {})
        return await self.shown(who, made.id)

    async def again(self, who: Person, match: str, turned: bool) -> MatchInfo:
        """The same once more, for those who played it: accounts are challenged, others get a link."""
        room = await self.host.room(match)
        own = eyes_of(room, await self.office.holders.keys(who, match))
        if not own:
            raise NotFound(NO_MATCH)
        known = await self.office.holders.names(match)
        numbers = sorted({each.player for each in room.players})
        players = [self._same(room, number, own, known) for number in numbers]
        if turned:
            players = [*players[1:], *players[:1]]
        about = await self.office.database.run(lambda db: db.fetchrow(ABOUT, match))
        header = room.table.header
        options = {name: value for name, value in header.options.items() if name != "players"}
        pace = await self.clocks.pace(match)
        return await self.make(
            who,
            NewHostedMatch(
                room.table.game.name, header.scenario, tuple(players), options, room.title,
                "fair" if header.dice.kind == "fair" else "seeded", "", header.undo, pace, about["visibility"],
                about["language"],
            ),
        )  # fmt: skip

    def _same(self, room: Room, number: int, own: frozenset[str], known: dict[int, str]) -> Player:
        held = next(each for each in room.players if each.player == number)
        if held.holder == "computer":
            return Player("computer", held.level)
        if held.seat in own:
            return Player("person", "", held.name, held.shows)
        return Player("invite", "", known.get(number, ""))

    # -- pairing

    async def seek(self, who: Person, wanted: Seek) -> str:
        """Waits for somebody who looks for the same; the match, if somebody did already."""
        scenarios = find_game(wanted.game).scenarios()
        if wanted.scenario:
            find_game(wanted.game).scenario(wanted.scenario)
        if not any(2 in each.players for each in scenarios if wanted.scenario in ("", each.id)):
            raise SandtableError("Nobody plays this by twos: make a match, and open its seats.")
        await self.office.limits.count(SEEK, who.account)
        return await self.pair_up(await self.seeks.look(who.account, wanted), wanted)

    async def pair_up(self, pair: Pair | None, wanted: Seek) -> str:
        """The match of a pair: who takes which side is drawn."""
        if pair is None:
            return ""
        try:
            match = await self._made_for(pair, wanted)
        except BaseException:
            await self.seeks.undo(pair)
            raise
        await self.seeks.done(pair)
        return match

    async def _made_for(self, pair: Pair, wanted: Seek) -> str:
        found = find_game(wanted.game).scenarios()
        scenario = pair.scenario or next(each.id for each in found if 2 in each.players)
        players = (Player("invite"), Player("invite"))
        made = await self.host.create(NewHostedMatch(wanted.game, scenario, players))
        room = await self.host.room(made.id)
        people = [await self.office.accounts.person(account) for account in (pair.first, pair.second)]
        random.shuffle(people)
        await self._note(room, people[0], "public", "")
        for number, person in enumerate(people):
            await self.hold(room, person, number)
        await self._start_clocks(room, wanted.pace)
        return made.id

    # -- sitting down and leaving

    async def hold(self, room: Room, who: Person, player: int, name: str = "") -> None:
        """Their key instead of the one that the seat was made with."""
        names = tuple(each.seat for each in room.players if each.player == player)
        key = await self.office.holders.hold(who, room.id, player, names)
        called = who.name or name

        def theirs(each: MatchSeat) -> MatchSeat:
            return replace(each, key=hashed(key), name=called or each.name, free="")

        await room.reseat(player, theirs)

    async def seated(self, who: Person, match: str, key: str) -> MatchInfo:
        """The seat that a key has just opened belongs to them; the last one starts the clocks."""
        room = await self.host.room(match)
        own = eyes_of(room, (key,))
        player = next(each.player for each in room.players if each.seat in own)
        await self.hold(room, who, player)
        await self.challenges.end(match, player)
        await self._start_clocks(room, await self.clocks.pace(match))
        return await self.shown(who, match)

    async def _start_clocks(self, room: Room, pace: Pace) -> None:
        """When the last seat is taken; whoever is at the board, here or at another process, sees them start."""
        await self.clocks.start(room.id, pace, _people(room) if _all_seated(room) else {})
        if _all_seated(room) and pace.kind != "none":
            room.company.look_at_clocks()
            await self.host.store.tell(Signal("", "row", room.id))

    async def accept(self, who: Person, match: str, player: int) -> MatchInfo:
        """A challenge: the seat is theirs."""
        await self.challenges.check(match, player, who.account)
        word = (await self.host.seats.words(match)).get(player, "")
        _, key = await self.host.seats.accept(word, who.name)
        await self.challenges.answer(match, player, who.account, accepted=True)
        return await self.seated(who, match, key)

    async def decline(self, who: Person, match: str, player: int) -> None:
        """The seat waits for somebody else, as its maker then says."""
        word = (await self.host.seats.words(match)).get(player, "")
        await self.challenges.answer(match, player, who.account, accepted=False)
        with contextlib.suppress(SandtableError):  # its maker was quicker, and has seen to the seat already
            await self.host.seats.decline(match, player, word or GONE)

    async def leave(self, who: Person | None, match: str, key: str) -> None:
        if not await self.office.holders.usable(who, match, (key,)):
            raise NotFound(NO_MATCH)
        await self.office.holders.left(match, await self.host.seats.give_up(match, key))

    async def shown(self, who: Person, match: str) -> MatchInfo:
        return await self.host.match(match, await self.office.holders.keys(who, match))

    # -- for whoever made it

    async def check_maker(self, who: Person | None, match: str) -> None:
        """Only whoever made a match sees to it; to those who are no part of it there is none."""
        about = await self.office.database.run(lambda db: db.fetchrow(ABOUT, match))
        if about is None or who is None:
            raise NotFound(NO_MATCH)
        if (who.account and about["created_by"] == who.account) or (who.guest and about["made_by_guest"] == who.guest):
            return
        if about["visibility"] != "public" and not await self.office.holders.keys(who, match):
            raise NotFound(NO_MATCH)
        raise HTTPException(status_code=403, detail=NO_MAKER)

    async def set_seat(self, who: Person, match: str, player: int, wanted: SetHostedSeat) -> None:
        """How a free seat is filled; nobody is sent off. One that was being taken while a process was killed may be
        kept by a key that nobody has: it counts as free."""
        asked = ""
        if wanted.way == "invite" and wanted.name:
            asked = (await self._asked(who, (Player("invite", "", wanted.name),)))[0]
        keeper = await self.office.holders.key_of(match, player)
        await self.host.seats.set(match, player, SetSeat(wanted.way, wanted.level), keeper)
        await self.challenges.end(match, player)
        if asked:
            await self.challenges.put(match, player, asked, who)
        room = await self.host.room(match)
        await self._start_clocks(room, await self.clocks.pace(match))

    async def remove(self, who: Person, match: str) -> None:
        """While nobody else sits at it."""
        room = await self.host.room(match)
        own = eyes_of(room, await self.office.holders.keys(who, match))
        others = [each for each in room.players if each.holder == "person" and not each.free and each.seat not in own]
        if others:
            raise refused("match-stays")
        await self.host.remove(match)


def _all_seated(room: Room) -> bool:
    """The match begins when the last seat is taken."""
    return not any(each.free for each in room.players)


def _people(room: Room) -> dict[int, tuple[str, ...]]:
    """The seats of each player who is a person."""
    found: dict[int, tuple[str, ...]] = {}
    for each in room.players:
        if each.holder == "person":
            found[each.player] = (*found.get(each.player, ()), each.seat)
    return found
