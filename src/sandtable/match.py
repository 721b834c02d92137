"""A match in a Python program: `sandtable.new`, `sandtable.open`, and what can be done with what they give."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from sandtable.data import fingerprint
from sandtable.headers import dice_of, make_header, restore
from sandtable.kernel import (
    Action,
    Event,
    Game,
    Hints,
    Measure,
    Odds,
    Outcome,
    Prompt,
    RuleError,
    SandtableError,
    Scripted,
    Table,
)
from sandtable.kernel.record import Record, UndoRule, read_record, render, write_atomically
from sandtable.kernel.typed import loads
from sandtable.registry import game as find_game
from sandtable.text import Speaker

SAMPLE = 16
"""How many actions of a measured choice are shown."""


class Asked:
    """An open decision as one seat sees it."""

    def __init__(self, match: Match, seat: str) -> None:
        self._match, self.seat = match, seat
        question = match.table.ask(seat)
        assert question is not None
        self.number, self.kind, self._question = question.number, question.kind, question

    @property
    def prompt(self) -> Prompt:
        return self._question.prompt

    @property
    def text(self) -> str:
        """The prompt as a sentence."""
        return self._match.speaker.prompt(self.prompt)

    @property
    def hints(self) -> Hints:
        decision = self._match.table.decision
        return decision.hints(self.seat) if decision else Hints()

    @property
    def measure(self) -> Measure | None:
        found = self._question.choices()
        return found if isinstance(found, Measure) else None

    def options(self) -> list[Action]:
        """What may be done; of a measured choice a sample, the same each time it is asked."""
        found = self._question.choices()
        if isinstance(found, list):
            return found
        rng = random.Random(self.number)
        return [found.first, *found.others, *(found.sample(rng) for _ in range(SAMPLE - 1))]

    def __repr__(self) -> str:
        return f"<{self.seat} {self.kind} #{self.number}>"


class Match:
    """One match, played from Python."""

    def __init__(self, table: Table, language: str = "en") -> None:
        self.table = table
        self.game: Game = table.game
        self.speaker = Speaker(language, self.game.name)

    @property
    def decisions(self) -> list[Asked]:
        """Who must choose now."""
        return [Asked(self, seat) for seat in self.table.waiting()]

    @property
    def outcome(self) -> Outcome | None:
        return self.table.outcome

    @property
    def seats(self) -> tuple[str, ...]:
        return self.table.seats

    def play(self, action: Action | str, seat: str | None = None) -> list[Event]:
        """Carry out an action, given as a value or in notation; the seat may be left out when only one is asked."""
        try:
            value = self.game.parse(action) if isinstance(action, str) else action
            return self.table.submit(self._asked(seat), value)
        except RuleError as refused:
            raise RuleError(refused.refusal, self.speaker.refusal(refused.refusal)) from None

    def _asked(self, seat: str | None) -> str:
        waiting = self.table.waiting()
        if seat is None and len(waiting) > 1:
            raise SandtableError(f"Several seats are asked: say seat= one of {', '.join(waiting)}.")
        if seat is not None and seat not in self.seats:
            raise SandtableError(f"There is no seat {seat!r}; there are: {', '.join(self.seats)}.")
        return seat if seat is not None else (waiting[0] if waiting else self.seats[0])

    def picture(self, *seats: str) -> Any:
        """What is drawn for these seats together; nobody is the spectator."""
        return self.table.picture(seats)

    def knowledge(self, *seats: str) -> Any:
        """All that these seats together know: what opponents, odds and standing orders go by."""
        return self.table.knowledge(seats)

    def odds(self, action: Action | str, seat: str | None = None) -> Odds | None:
        """What may come of an action, as far as the asked seat can know."""
        asked = self._asked(seat)
        question = self.table.ask(asked)
        if question is None:
            return None
        value = self.game.parse(action) if isinstance(action, str) else action
        return self.game.odds(self.table.knowledge((asked,)), question, value)

    def undo(self, seat: str | None = None) -> None:
        """Take back the last action: of a seat if it is free, else any, since the program holds all seats."""
        try:
            if seat is not None:
                self.table.undo(seat)
            else:
                self._undo_for_all()
        except RuleError as refused:
            raise RuleError(refused.refusal, self.speaker.refusal(refused.refusal)) from None

    def _undo_for_all(self) -> None:
        free = [each for each in self.seats if self.table.undo_of(each) is not None]
        if free:
            self.table.undo(free[0])
        else:
            self.table.undo(self.seats[0], self.table.last_act, self.seats)

    def say(self, event: Event) -> str:
        """An event as a sentence."""
        return self.speaker.event(event)

    def save(self, path: str | Path) -> None:
        """Write the host's record; all of it or nothing."""
        write_atomically(Path(path), render(self.table.record()))

    def clone(self) -> Match:
        """An equal and independent match."""
        record = loads(msgspec.json.encode(self.table.record()), Record)
        return Match(restore(record), self.speaker.language)


def new(
    game: str,
    scenario: str,
    *,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    fair: bool = False,
    dice: Iterable[int] | None = None,
    undo: UndoRule = "consent",
    language: str = "en",
) -> Match:
    """A new match. Dice are seeded, fair (committed and checkable), or the faces given.

    The program holds all seats: it gives all nonces, and by the rule `consent` may take back anything.
    """
    found = find_game(game)
    header = make_header(found, scenario, options or {}, seed=seed, fair=fair, undo=undo)
    source = dice_of(header) if dice is None else Scripted(dice)
    table = Table(found, header, source, data=fingerprint(game))
    for seat in table.missing_nonces():
        table.nonce(seat, secrets.token_hex(16))
    return Match(table, language)


def open(path: str | Path, language: str = "en") -> Match:
    """A match from its file, to go on with."""
    return Match(restore(read_record(Path(path))), language)
