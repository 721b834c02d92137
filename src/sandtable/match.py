"""A match in a Python program: `sandtable.new`, `sandtable.open`, and what can be done with what they give."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from sandtable.data import fingerprint
from sandtable.kernel import (
    Action,
    Dice,
    Event,
    Fair,
    FileError,
    Game,
    Hints,
    Measure,
    Odds,
    Outcome,
    Prompt,
    RuleError,
    SandtableError,
    Scripted,
    Seeded,
    Table,
)
from sandtable.kernel.record import DiceSource, Header, Record, check_chain, read_record, render, write_atomically
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

    def view(self, *seats: str) -> Any:
        """What these seats together may know; nobody is the spectator."""
        return self.table.view(seats)

    def odds(self, action: Action | str, seat: str | None = None) -> Odds | None:
        """What may come of an action, as far as the asked seat can know."""
        asked = self._asked(seat)
        question = self.table.ask(asked)
        if question is None:
            return None
        value = self.game.parse(action) if isinstance(action, str) else action
        return self.game.odds(self.table.view((asked,)), question, value)

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
    language: str = "en",
) -> Match:
    """A new match. Dice are seeded, fair (committed and checkable), or the faces given."""
    found = find_game(game)
    header = make_header(found, scenario, options or {}, seed=seed, fair=fair)
    source = dice_of(header) if dice is None else Scripted(dice)
    return Match(Table(found, header, source, data=fingerprint(game)), language)


def open(path: str | Path, language: str = "en") -> Match:
    """A match from its file, to go on with."""
    return Match(restore(read_record(Path(path))), language)


def make_header(
    game: Game,
    scenario: str,
    options: Mapping[str, Any],
    *,
    seed: int | str | None = None,
    fair: bool = False,
    nonces: Mapping[str, str] | None = None,
    base: msgspec.Raw | None = None,
) -> Header:
    """What is agreed before the first entry, every option checked."""
    known = {option.id: option for option in game.scenario(scenario).options}
    for name in options:
        if name not in known:
            raise SandtableError(f"{scenario} has no option {name!r}; there are: {', '.join(known) or 'none'}.")
    chosen = {option.id: options.get(option.id, option.default) for option in known.values()}
    for option in known.values():
        _check_option(option.id, chosen[option.id], option.default, option.choices, option.low, option.high)
    match = secrets.token_hex(8)
    seats = game.seats(scenario, chosen)
    source = _fair_source(match, seats, nonces) if fair else DiceSource("seeded", _seed(seed))
    created = datetime.now(UTC).isoformat(timespec="seconds")
    header = Header(match, game.name, scenario, chosen, seats, source, created)
    return header if base is None else msgspec.structs.replace(header, base=base)


def counted(game: Game, scenario: str, options: Mapping[str, Any], players: int) -> dict[str, Any]:
    """The options with the number of players in them, where a game's rules ask for that."""
    known = {option.id for option in game.scenario(scenario).options}
    return {**options, "players": players} if "players" in known else dict(options)


def _seed(seed: int | str | None) -> str:
    return secrets.token_hex(8) if seed is None else str(seed)


def _fair_source(match: str, seats: tuple[str, ...], nonces: Mapping[str, str] | None) -> DiceSource:
    secret = secrets.token_bytes(32)
    given = dict(nonces) if nonces is not None else {seat: secrets.token_hex(8) for seat in seats}
    return DiceSource("fair", secret.hex(), Fair.commitment(secret, match), given)


def _check_option(name: str, value: Any, default: Any, choices: tuple[str, ...], low: int, high: int) -> None:
    if type(value) is not type(default):
        raise SandtableError(f"The option {name} should be a {type(default).__name__}, not {value!r}.")
    if choices and value not in choices:
        raise SandtableError(f"The option {name} is one of {', '.join(choices)}, not {value!r}.")
    if high and isinstance(value, int) and not isinstance(value, bool) and not low <= value <= high:
        raise SandtableError(f"The option {name} lies between {low} and {high}, not at {value}.")


def dice_of(header: Header) -> Dice:
    """The dice that a header names."""
    source = header.dice
    if source.kind == "fair":
        return Fair(Fair.key(bytes.fromhex(source.seed), header.match, source.nonces), header.match)
    if source.kind == "seeded":
        return Seeded(source.seed)
    raise FileError(f"The file names dice of a kind that this version does not know: {source.kind}.")


def restore(record: Record, upto: int | None = None) -> Table:
    """A table from a record; one of another version is replayed with today's rules, or migrated."""
    found, data = find_game(record.header.game), fingerprint(record.header.game)
    last = record.segments[-1]
    try:
        return Table.restore(found, record, dice_of(record.header), data=data, upto=upto)
    except FileError as wrong:
        if last.version == found.version and last.data == data:
            raise
        if upto is None and last.version != found.version:
            return Table.migrated(found, record, dice_of(record.header), data=data)
        changed = "its data files" if last.version == found.version else f"version {last.version}"
        raise FileError(f"This match was played with {changed} and does not replay today. {wrong}") from wrong


def verify(record: Record) -> list[str]:
    """What was proved, line by line; raises `FileError` where something does not hold."""
    check_chain(record)
    table = restore(record)
    proved = [f"{len(table.entries)} entries replay by the rules", "every hash fits"]
    source = record.header.dice
    if source.kind == "fair":
        secret = bytes.fromhex(source.seed)
        if not secret:
            return [*proved, "the dice are committed to but not yet revealed"]
        if Fair.commitment(secret, record.header.match) != source.commitment:
            raise FileError("The revealed secret is not the one that was committed to.")
    Table.restore(table.game, record, dice_of(record.header), prove=dice_of(record.header))
    return [*proved, f"every die is the one that the {source.kind} source gives"]
