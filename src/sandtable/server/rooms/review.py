"""A finished match, looked back at: how the result came about, losses by turn, the luck of the dice, and where the
chance to win turned. Worked out once, when somebody first asks; the curve grows beside the server's own work."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter, defaultdict
from collections.abc import Container, Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from sandtable.kernel import SandtableError, Table, dumps
from sandtable.kernel.record import write_atomically
from sandtable.kernel.story import Account, Stage, Throw
from sandtable.opponents.levels import quick_levels
from sandtable.server.wire import present
from sandtable.server.wire.messages import LogLine
from sandtable.server.wire.reviews import CurvePoint, Review, TurningPoint, TurnLosses
from sandtable.server.workers.pool import WorkerPool

POINTS = 18
"""Moments of a match from which it is played on, at most."""
ROUNDS, PLAYS = 4, 4
"""Every moment gets so many matches, then all again, so often."""
SECONDS = 15.0
"""For one moment's matches in a round; those that last longer do not count."""
BUDGET = 240.0
"""Seconds of thinking for one match in all."""
LONGEST_WAIT = 20.0
"""Seconds after which whoever waits for more is answered all the same."""
TURNS = 4
"""Turning points that are told."""
WEIGHT = {"place": 6, "loss": 3, "harm": 1}
"""What news weighs when a moment is looked for or told."""
LOG = logging.getLogger("sandtable")


class Kept(Struct):
    """What is kept of a match beside its record: the winners of the matches played on from each entry."""

    head: str
    plays: dict[int, list[list[str]]] = {}
    done: bool = False


class Looking:
    """One finished match. Everything but the curve follows from its record."""

    def __init__(self, table: Table) -> None:
        assert table.outcome is not None
        self.table, self.game, self.outcome = table, table.game, table.outcome
        self.level = quick_levels(table.game.opponents())[-1]
        self.seats = tuple(table.seats)
        self.lines = table.events(frozenset(table.seats))
        self.log, _ = present.log(self.lines, table)
        self.steps = {line.entry: told.step for line, told in zip(self.lines, self.log, strict=True)}
        self._end = self.log[-1].step if self.log else 0
        self.points = self._points()

    @property
    def last(self) -> Any:
        return self.table.state

    def stage(self, entry: int) -> Stage | None:
        state = self.table.history[entry]
        return None if state is None else self.game.stage(state)

    def accounts(self) -> tuple[Account, ...]:
        return tuple(self.game.accounts(self.last))

    def losses(self) -> tuple[TurnLosses, ...]:
        """In the order of turns; a turn without losses is told too."""
        turns: dict[bytes, Stage] = {}
        lost: dict[bytes, Counter[str]] = defaultdict(Counter)
        for line, told in zip(self.lines, self.log, strict=True):
            stage = self.stage(line.entry)
            if stage is None:
                continue
            key = msgspec.json.encode(stage)
            turns.setdefault(key, stage)
            if told.news is not None and told.news.kind == "loss":
                lost[key][told.news.seat] += told.news.count
        return tuple(TurnLosses(stage, dict(lost[key])) for key, stage in turns.items())

    def luck(self) -> tuple[Throw, ...]:
        """Added up by seat and purpose."""
        told = ((self.table.entries[line.entry].seat, line.event) for line in self.lines)
        sums: dict[tuple[str, str], list[float]] = {}
        for throw in self.game.throws(self.last, told):
            one = sums.setdefault((throw.seat, throw.key), [0.0, 0.0])
            one[0] += throw.got
            one[1] += throw.mean
        order = {seat: number for number, seat in enumerate(self.seats)}
        keys = sorted(sums, key=lambda each: (order.get(each[0], 99), each))
        return tuple(Throw(seat, key, *sums[seat, key]) for seat, key in keys)

    # -- the curve

    def _points(self) -> list[int]:
        """The entries to play on from: the first question, the turns, and those after which most had changed."""
        states = self.table.history
        every = [n for n, state in enumerate(states) if state is not None and getattr(state, "stack", None)]
        by_step = {self._step(n): n for n in every}  # the last entry of a step stands for it
        asked = [n for step, n in by_step.items() if step != self._end]
        if not asked:
            return []
        weights = Counter[int]()
        for told in self.log:
            if told.news is not None:
                weights[told.step] += WEIGHT[told.news.kind] * max(1, told.news.count)
        wanted = {asked[0]}
        for before, after in pairwise(asked):
            if self.stage(before) != self.stage(after):
                wanted.add(after)
        wanted = set(_spread(sorted(wanted), POINTS * 2 // 3))
        heavy = sorted((n for n in asked if n not in wanted), key=lambda n: -weights[self._step(n)])
        return sorted({*wanted, *heavy[: POINTS - len(wanted)]})

    def curve(self, kept: Kept) -> tuple[CurvePoint, ...]:
        """One point for each step; the last is the end itself."""
        made = [
            CurvePoint(self._step(n), self.stage(n), self._chances(kept.plays[n]), len(kept.plays[n]))
            for n in self.points
            if kept.plays.get(n)
        ]
        end = len(self.table.entries) - 1
        won = self._chances([list(self.outcome.winners)])
        return (*made, CurvePoint(self._end, self.stage(end), won, 1))

    def _step(self, entry: int) -> int:
        """The step that had been told when this entry was made; many an entry tells nothing itself."""
        return next((self.steps[n] for n in range(entry, -1, -1) if n in self.steps), 0)

    def _chances(self, plays: list[list[str]]) -> dict[str, float]:
        share = 0.5 if len(self.seats) == 2 else 1 / len(self.seats)
        return {
            seat: sum((seat in winners) if winners else share for winners in plays) / len(plays) for seat in self.seats
        }

    def turning(self, curve: tuple[CurvePoint, ...], seat: str) -> tuple[TurningPoint, ...]:
        """The greatest moves of this seat's chance, in the order of the match."""
        moves = [(abs(after.chances[seat] - before.chances[seat]), before, after) for before, after in pairwise(curve)]
        great = sorted((each for each in moves if each[0] >= 0.05), key=lambda each: -each[0])[:TURNS]
        return tuple(
            TurningPoint(
                before.step,
                after.step,
                after.stage,
                before.chances[seat],
                after.chances[seat],
                self._heaviest(before, after),
            )
            for _, before, after in sorted(great, key=lambda each: each[2].step)
        )

    def _heaviest(self, before: CurvePoint, after: CurvePoint) -> LogLine | None:
        found = [line for line in self.log if before.step < line.step <= after.step and line.news is not None]
        return max(found, key=lambda line: WEIGHT[line.news.kind] if line.news else 0, default=None)

    def review(self, kept: Kept, seat: str) -> Review:
        curve = self.curve(kept) if kept.plays else ()
        return Review(
            self.outcome, seat, self.stage(len(self.table.entries) - 1), self.accounts(), self.losses(), self.luck(),
            self.level, curve, self.turning(curve, seat), kept.done,
        )  # fmt: skip


def _spread(found: list[int], most: int) -> Iterable[int]:
    """At most so many of these, evenly."""
    if len(found) <= most:
        return found
    return [found[number * (len(found) - 1) // (most - 1)] for number in range(most)]


class Reviews:
    """The finished matches that somebody has looked back at."""

    def __init__(self, folder: Path, workers: WorkerPool) -> None:
        self._folder, self._workers = folder / "reviews", workers
        self._looking: dict[str, tuple[Looking, Kept]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._news: dict[str, asyncio.Event] = {}

    async def of(self, match: str, table: Table, seat: str, wait: bool = False) -> Review:
        """As far as it is worked out; the rest follows by itself. Who waits is answered when there is more to tell."""
        found = self._looking.get(match)
        if found is None or found[1].head != table.head:
            found = await asyncio.to_thread(self._look, match, table)
            self._looking[match] = found
        looking, kept = found
        if not kept.done and match not in self._tasks:
            task = self._tasks[match] = asyncio.create_task(self._play(match, looking, kept))
            task.add_done_callback(lambda _: self._tasks.pop(match, None))
        if wait and not kept.done:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.setdefault(match, asyncio.Event()).wait(), LONGEST_WAIT)
        seats = looking.seats
        return await asyncio.to_thread(looking.review, kept, seat if seat in seats else seats[0])

    def _look(self, match: str, table: Table) -> tuple[Looking, Kept]:
        return Looking(table), self._read(match, table.head)

    def _read(self, match: str, head: str) -> Kept:
        try:
            kept = msgspec.json.decode((self._folder / f"{match}.json").read_bytes(), type=Kept)
        except (OSError, msgspec.DecodeError):
            return Kept(head)
        return kept if kept.head == head else Kept(head)

    async def _play(self, match: str, looking: Looking, kept: Kept) -> None:
        """Every moment a few times, then all again, until the budget is spent; what was found is kept on the disk."""
        loop = asyncio.get_running_loop()
        end = loop.time() + BUDGET
        try:
            for turn in range(ROUNDS):
                for entry in looking.points:
                    if loop.time() > end:
                        break
                    if len(kept.plays.get(entry, ())) > turn * PLAYS:
                        continue
                    state, seed = dumps(looking.table.history[entry]), f"{match}/{entry}/{turn}"
                    name = looking.game.name
                    won = await self._workers.play_on(name, looking.level, state, seed, PLAYS, SECONDS)
                    kept.plays[entry] = [*kept.plays.get(entry, ()), *won]
                    self._tell(match)
            kept.done = True
            self._folder.mkdir(exist_ok=True)
            write_atomically(self._folder / f"{match}.json", msgspec.json.encode(kept))
        except (SandtableError, OSError):
            LOG.exception("The curve of match %s could not be worked out", match)
            kept.done = True
        finally:
            self._tell(match)

    def _tell(self, match: str) -> None:
        """There is more to tell: whoever waits goes on."""
        self._news.pop(match, asyncio.Event()).set()

    def keep_only(self, open_matches: Container[str]) -> int:
        """Matches that nobody has open and that are not worked at are forgotten: each holds a whole table."""
        gone = [match for match in self._looking if match not in open_matches and match not in self._tasks]
        for match in gone:
            del self._looking[match]
        return len(gone)

    def remove(self, match: str) -> None:
        """The match was deleted."""
        if match in self._tasks:
            self._tasks[match].cancel()
        self._looking.pop(match, None)
        (self._folder / f"{match}.json").unlink(missing_ok=True)

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        for match in list(self._news):
            self._tell(match)
