"""One match on the server: its table, what is kept of it, those who watch it, and the computer players at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from sandtable.kernel import SandtableError, Table, Way
from sandtable.kernel.record import Chronicle, Record
from sandtable.server.rooms import plans, requests
from sandtable.server.rooms.company import Company
from sandtable.server.rooms.computers import NOTHING, Computers
from sandtable.server.rooms.keys import holding
from sandtable.server.rooms.mirror import Doer, Mirror
from sandtable.server.rooms.past import Past
from sandtable.server.rooms.plans import Answers
from sandtable.server.rooms.requests import offered
from sandtable.server.rooms.seating import DELAY, people_of, sides_shown
from sandtable.server.rooms.views import Views
from sandtable.server.rooms.watcher import NOT_YOURS, OTHER_RULES, Watcher
from sandtable.server.store.store import Kept, Offer, SeatChange, Store
from sandtable.server.tasks import ended
from sandtable.server.wire import present
from sandtable.server.wire.messages import Failed, MatchInfo, MatchSeat, Offers, Planned
from sandtable.server.wire.refused import refused
from sandtable.server.wire.requests import Doing
from sandtable.server.workers.pool import WorkerPool

ODDS = 2
"""Questions for odds of one match that are worked out at a time: many of them do not keep others' opponents waiting."""
VIA = 12
"""So many places a way may be bent over."""


class NotShown(SandtableError):
    """A side's own view that is not open to those who look on."""


class Room(Mirror):
    """Everything that happens to a match goes through here, one thing at a time.

    `thinks` says whether computer players are asked here; in a service others do that.
    """

    def __init__(self, kept: Kept, table: Table, store: Store, workers: WorkerPool, thinks: bool = True) -> None:
        super().__init__(kept, table, store)
        self.watchers: set[Watcher] = set()
        self.computers = Computers(self, self.watchers, workers)
        self.company = Company(self.id, self.players, kept.chat, store)
        self._workers, self._thinks = workers, thinks
        self._asking = asyncio.Semaphore(ODDS)
        self.past: Past | None = None
        """The match some minutes ago, while somebody looks at it with a side's eyes."""
        self._aging: asyncio.Task[None] | None = None

    # -- what people do

    async def act(self, seat: str, number: int, action: Doing, once: str = "") -> None:
        value = present.read(self.table.game, action)
        await self._do(lambda: self.submit(seat, value, number, "person"), seat, once)

    async def undo(self, seat: str, once: str = "") -> None:
        await self._do(lambda: requests.undo(self.table, self.offers, self._people(), seat), seat, once)

    async def consent(self, seat: str, what: str, once: str = "") -> None:
        await self._do(lambda: requests.consent(self.table, self.offers, self._people(), seat, what), seat, once)

    async def resign(self, seat: str, once: str = "") -> None:
        await self._do(lambda: self.table.resign(seat), seat, once)

    async def time_out(self, seat: str) -> None:
        await self._do(lambda: requests.time_out(self.table, seat), seat, "")

    async def draw(self, seat: str, once: str = "") -> None:
        await self._do(lambda: requests.draw(self.table, self.offers, self._people(), seat), seat, once)

    async def standing(self, seat: str, kind: str, order: dict[str, Any] | None, once: str = "") -> None:
        await self._do(lambda: self.table.order(seat, kind, order), seat, once)

    async def nonce(self, seat: str, nonce: str) -> None:
        await self._do(lambda: requests.nonce(self.table, self._people(), seat, nonce), seat, "")

    async def decline(self, seat: str, what: str, once: str = "") -> None:
        await self._do(lambda: requests.decline(self.offers, seat, what), seat, once)

    async def call_off(self, seat: str, once: str = "") -> None:
        """Ends the match without a result: while it is new, or when all whom it waits for are gone."""
        if _word(seat, once) in self._sent:
            return
        by = "person" if self.table.fresh else "clock"
        if by == "clock":
            await self._check_late(seat)
        await self._do(lambda: self.table.call_off(seat, by), seat, once)

    async def claim(self, seat: str, once: str = "") -> None:
        """Who waits for somebody who is gone, or whose days have run out, wins by that."""
        for each in sorted(await self._check_late(seat)):
            if self.table.outcome is None:
                await self._do(lambda late=each: requests.time_out(self.table, late), seat, f"{once}{each}")  # type: ignore[misc]

    async def _check_late(self, seat: str) -> set[str]:
        """Whom the match waits for, if none of them is one's own and all of them are late."""
        player = next(each.player for each in self.players if each.seat == seat)
        asked = set(present.waiting(self.table))
        if self.table.outcome is not None:
            raise refused("match-over")
        if asked & {each.seat for each in self.players if each.player == player}:
            raise refused("claim-asked")
        if not asked or not asked <= requests.late(await self._store.clocks(self.id)):
            raise refused("claim-early")
        return asked

    async def plan(self, seat: str, answers: Answers, once: str = "") -> None:
        """A seat writes what it will answer; nobody else hears of it."""
        kept = plans.checked(self.table, seat, answers)
        await self.change(lambda: self.offers, _word(seat, once), {}, seat, lambda before: {**before, seat: kept})

    async def _do(self, doer: Doer, seat: str, once: str) -> None:
        """A change of a person. One that was sent again, because its answer was lost, counts once."""
        await self.change(doer, _word(seat, once), {}, seat)
        self.drive()

    # -- who sits here

    async def rename(self, title: str) -> None:
        async with self.lock:
            await self._store.rename(self.id, title)
            self.title = title
            self.views.change()
            self.broadcast()

    async def reseat(
        self,
        player: int,
        change: Callable[[MatchSeat], MatchSeat],
        word: str = "",
        by: str = "host",
        needs: str = "",
    ) -> None:
        """Somebody else sits there from now on, or nobody; `word` invites to it, `needs` is the word of the invitation
        that must still stand. Who held it before is sent off.

        That a seat which somebody held becomes free is written down first: it can be done to look at its secrets.
        """
        left = tuple(each.seat for each in self.players if each.player == player and each.key and not change(each).key)
        if left and not self.table.begun and set(left) - set(self.table.missing_nonces()):
            raise refused("seat-given")
        if left and self.table.begun and self.table.outcome is None:
            await self.change(lambda: self._vacate(left, by), "", {}, "", lambda before: _without(before, left))
        async with self.lock:
            counts = self.table.vacated
            players = tuple(
                replace(change(each), vacated=counts.count(each.seat)) if each.player == player else each
                for each in self.players
            )
            kept = msgspec.json.encode(players)
            if not await self._store.seat(SeatChange(self.id, self._seated, kept, player, word, needs)):
                await self._catch_up()
                raise refused("seats-changed")
            self.players, self._seated = players, kept
            self.views = Views(self.id, self.table, players)
        self.reseated()
        if self.table.missing_nonces():
            await self._do(lambda: requests.give_computers_nonces(self.table, self._people()), "", "")
        async with self.lock:
            self.broadcast()
        self.drive()

    def _vacate(self, seats: tuple[str, ...], by: str) -> frozenset[Offer]:
        """What whoever sat there offered goes with them."""
        for seat in seats:
            self.table.vacate(seat, by)
        return frozenset(each for each in self.offers if each.seat not in seats)

    def reseated(self) -> None:
        """Who held a seat that is another's now is sent off; who looked with eyes that are closed now sees what all
        see."""
        if self.past is not None:
            self.past.reseat()
        for watcher in self.watchers:
            if watcher.side not in sides_shown(self.players):
                watcher.side = ""
        self.send_off(lambda watcher: holding(self.players, watcher.keys) != watcher.eyes, "seat-ended")
        self.company.reseat(self.players)

    def send_off(self, whom: Callable[[Watcher], bool], why: str) -> None:
        """Those who may not see this any more hear why, and are connected no longer."""
        for watcher in [each for each in self.watchers if whom(each)]:
            watcher.tell(Failed("", why, {}, ""))
            watcher.dismiss(NOT_YOURS)
            self.leave(watcher)
            watcher.eyes = frozenset()

    async def enter(self, watcher: Watcher) -> None:
        """Somebody comes to look or play."""
        async with self.lock:
            self.watchers.add(watcher)
            self.company.stands(present.waiting(self.table), self.table.outcome is not None)
            self.show(watcher)
            self.company.enter(watcher)
        if self.behind:
            await self.follow()
        self.drive()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._forget_past()
        self.company.leave(watcher)
        self.touched = time.monotonic()

    # -- a side's view, some minutes late

    async def show_side(self, seat: str, shows: bool) -> None:
        """Whoever sits there lets others see what their side saw some minutes ago, or no longer."""
        player = next(each.player for each in self.players if each.seat == seat)
        await self.reseat(player, lambda each: replace(each, shows=shows))

    async def look_with(self, watcher: Watcher, side: str) -> None:
        """One who looks on sees the match with the eyes of a side, as it was some minutes ago; or as everybody does."""
        if watcher.eyes or watcher.plays:
            raise NotShown("Who plays sees the match with their own eyes.")
        if side and self.past is None and self._may_be_shown(side):
            count, _ = await self._store.older(self.id, DELAY)
            past = await asyncio.to_thread(Past, self.id, await self.record(), count)
            self.past = self.past or past
        async with self.lock:
            if side and (self.past is None or not self._may_be_shown(side)):
                raise NotShown("This side's own view is not open: all who play have to allow it.")
            watcher.side = side
            self.show(watcher, always=True)
        self._forget_past()
        if self.past is not None and self._aging is None:
            self._aging = asyncio.create_task(self._age(self.past))

    def _may_be_shown(self, side: str) -> bool:
        return self.table.outcome is None and side in sides_shown(self.players)

    def _forget_past(self) -> None:
        if self.past is not None and not any(watcher.side for watcher in self.watchers):
            self._stop_aging()

    def _stop_aging(self) -> None:
        self.past = None
        if self._aging is not None:
            self._aging.cancel()
            self._aging = None

    async def _age(self, past: Past) -> None:
        """What was done long enough ago is shown to those who look on with a side's eyes."""
        while not self.closed:
            try:
                count, wait = await self._store.older(self.id, DELAY)
            except SandtableError:
                wait = 1.0
            else:
                async with self.lock:
                    past.take(self.table.entries[len(past.table.entries) : count])
                    for watcher in [each for each in self.watchers if each.side]:
                        self.show(watcher)
            await asyncio.sleep(max(0.05, wait))

    def _people(self) -> set[str]:
        return people_of(self.players)

    async def look_again(self) -> None:
        """Title, seats, invitations or what was said were changed by another process, or by a moderator."""
        await self.follow()
        self.company.look_at_clocks()
        await self.look_around()

    async def look_around(self) -> None:
        """What was said, and who may look on."""
        await self.company.read_again()
        if any(watcher.word for watcher in self.watchers):
            words = set((await self._store.invitations(self.id)).values())
            self.send_off(lambda watcher: bool(watcher.word) and watcher.word not in words, "watch-ended")

    def opponent_failed(self, why: str) -> None:
        self.tell_all("opponent-failed", why)

    def hand_over(self) -> None:
        """Other rules are in force than we have: whoever is here goes on at another process."""
        self.closed = True
        for watcher in list(self.watchers):
            watcher.dismiss(OTHER_RULES)
            self.leave(watcher)

    # -- the computer

    def drive(self) -> None:
        if self._thinks:
            self.computers.drive()

    @property
    def busy(self) -> bool:
        """Whether computer players are at it, or the match is being opened again."""
        return self.computers.busy or (self._mender is not None and not self._mender.done())

    async def odds(self, seat: str, action: Doing, given: Mapping[str, Any]) -> Raw:
        """What may come of an action, worked out beside the server."""
        async with self.lock:
            question, value = self.table.ask(seat), present.read(self.table.game, action)
            if question is None:
                return Raw(NOTHING)
            name, state = self.table.game.name, self.views.state()
        async with self._asking:
            return Raw(await self._workers.odds(name, state, seat, question.number, str(value), dict(given)))

    def ways(self, seat: str, unit: str, to: str, via: tuple[str, ...]) -> tuple[Way, ...]:
        """How a piece gets to a place, as far as this seat knows; none when it is not asked."""
        question = self.table.ask(seat)
        if question is None or len(via) > VIA:
            return ()
        return self.table.game.ways(self.table.knowledge((seat,)), question, unit, to, via)

    async def close(self) -> None:
        """Nothing happens here any more; a change under way is finished first."""
        async with self.lock:
            self.closed = True
        self._stop_aging()
        await self.computers.close()
        await ended(self._mender)

    # -- what people see

    @property
    def is_secret(self) -> bool:
        """Whether nobody may get the record: several screens play, and it is not over."""
        return self.company.closed and self.table.outcome is None

    async def record(self) -> Record:
        """The record as it is now; entries that come later do not come into it."""
        async with self.lock:
            found = self.table.record()
        return replace(found, segments=[replace(each, entries=list(each.entries)) for each in found.segments])

    async def chronicle(self, seat: str) -> Chronicle:
        async with self.lock:
            return self.table.chronicle(seat)

    def broadcast(self) -> None:
        for watcher in self.watchers:
            self.show(watcher)
        self.company.stands(present.waiting(self.table), self.table.outcome is not None)

    def tell_all(self, key: str, text: str) -> None:
        for watcher in self.watchers:
            watcher.tell(Failed("", key, {}, text))

    def show(self, watcher: Watcher, always: bool = False) -> None:
        if self.table.outcome is not None:
            watcher.side = ""  # after the end everybody sees everything
        if watcher.side and self.past is not None:
            self.past.show(watcher, self.title, self.players, always)
            return
        offers = Offers(offered(self.offers, "draw"), offered(self.offers, "undo", "agree"))
        view = self.views.of(watcher.eyes, self.title, offers)
        epoch = (self._openings, self._taken_back(watcher.eyes), self.table.outcome is not None)
        watcher.show(view, self.table, epoch, always)
        self._show_plans(watcher)

    def _show_plans(self, watcher: Watcher) -> None:
        """To their owner alone, whenever they changed."""
        own = {seat: answers for seat, answers in self.plans.items() if seat in watcher.eyes and answers}
        if own != watcher.planned:
            watcher.planned = own
            every = [each for answers in own.values() for each in answers]
            watcher.tell(Planned(own, plans.words(self.table, every)))

    def _taken_back(self, eyes: frozenset[str]) -> int:
        """How many entries of which these eyes saw something were taken back; those of others say nothing to them."""
        undone = self.table.undone
        if not undone:
            return 0
        return len({line.entry for line in self.table.log if line.entry in undone and line.event.seen_by(eyes)})

    def info(self, created: str, updated: str, keys: bool) -> MatchInfo:
        table = self.table
        seats = tuple(each if keys else replace(each, key="") for each in self.players)
        hides = table.game.hides(table.header.scenario, table.header.options)
        return MatchInfo(
            self.id, self.title, table.game.name, table.header.scenario, seats, created, updated,
            table.outcome is not None, present.waiting(table), present.moment(table), dict(table.header.options), hides,
            present.dice(table), table.header.undo, table.retaken, any(each.closed for each in self.players),
        )  # fmt: skip


def _word(seat: str, once: str) -> str:
    """What a change is known by, if its sender named it: one that was sent again counts once."""
    return f"{seat} {once}" if once else ""


def _without(planned: plans.Plans, seats: tuple[str, ...]) -> plans.Plans:
    """What somebody wrote beforehand is theirs alone: it goes with them."""
    return {seat: answers for seat, answers in planned.items() if seat not in seats}
