"""What a viewer is shown of a table: questions, log lines, moments. Made per set of eyes, from what they may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from sandtable.kernel import Action, Decision, Event, Game, Logged, Measure, Name, Table, Warned
from sandtable.kernel.action import notation
from sandtable.kernel.record import Resign
from sandtable.kernel.story import News
from sandtable.server.wire.messages import (
    Asked,
    DiceInfo,
    FormInfo,
    LogLine,
    MeasureInfo,
    Message,
    Option,
    PromptInfo,
    UndoKind,
)
from sandtable.server.wire.requests import Doing


def read(game: Game, said: Doing) -> Action:
    """An action as it was said: its notation, or its named fields."""
    return game.parse(said) if isinstance(said, str) else game.codec.said(said)


def option(action: Action) -> Option:
    """An action as a choice: its notation, its fields, its label."""
    verb, fields = _named(action)
    args = {name: _argument(getattr(action, name), action.names.get(name)) for name in action.__struct_fields__}
    return Option(notation(action), verb, fields, Message(f"action-{verb}", args), action.confirms)


def _named(action: Action) -> tuple[str, dict[str, Any]]:
    """An action's verb and its fields by name."""
    fields = {name: msgspec.to_builtins(getattr(action, name)) for name in action.__struct_fields__}
    return str(type(action).__struct_config__.tag), fields


def _argument(value: Any, kind: str | None) -> Any:
    """A field as the sentence takes it: names by their kind, everything else by its notation."""
    if isinstance(value, tuple):
        return tuple(_argument(each, kind) for each in value)
    if value is None:
        return Name(kind, "-") if kind is not None else "-"
    if kind is not None:
        return Name(kind, str(value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | str):
        return value
    return "/".join(str(getattr(value, name)) for name in value.__struct_fields__)


def asked(table: Table, decision: Decision, seat: str, undo: UndoKind) -> Asked:
    """The seat's open question, with everything that is drawn for it."""
    found = decision.options(seat)
    prompt = decision.prompt(seat)
    return Asked(
        seat,
        table.number(seat),
        decision.kind,
        PromptInfo(prompt.key, prompt.args, prompt.rule, prompt.focus),
        tuple(option(action) for action in (found.others if isinstance(found, Measure) else found)),
        _measure(found) if isinstance(found, Measure) else None,
        decision.hints(seat),
        undo,
        decision.frame.standing or "",
    )


def _measure(found: Measure) -> MeasureInfo:
    forms = tuple(FormInfo(*_named(form.action), form.open) for form in found.forms)
    return MeasureInfo(forms, found.region, found.bounds, notation(found.first))


class LogEnd(Struct, frozen=True):
    """Where a viewer's log ends: so many lines and steps, and the entry of the last line."""

    lines: int
    step: int
    entry: int


LOG_START = LogEnd(0, 0, -1)


def log(lines: Iterable[Logged], table: Table, end: LogEnd = LOG_START) -> tuple[list[LogLine], LogEnd]:
    """The viewer's log from its end on. A step is an entry of which the viewer saw something, counted for it alone."""
    made: list[LogLine] = []
    step, before = end.step, end.entry
    for line in lines:
        step += line.entry != before
        before = line.entry
        state = table.history[line.entry]
        news = None if state is None else table.game.news(state, line.event)
        made.append(log_line(line.event, end.lines + len(made), step, table.entries[line.entry].seat, news))
    return made, LogEnd(end.lines + len(made), step, before)


def log_line(event: Event, n: int, step: int, seat: str, news: News | None = None) -> LogLine:
    return LogLine(n, step, event, event.names, event.rule, seat, event.thrown(), news)


def entry_of_step(lines: Iterable[Logged], step: int) -> int:
    """The record's entry behind a viewer's step; step 0 is the set-up."""
    found, count, before = 0, 0, -1
    for line in lines:
        if line.entry != before:
            count, before = count + 1, line.entry
            if count > step:
                break
            found = line.entry
    return found


def dice(table: Table) -> DiceInfo:
    """What everybody may know of the dice: the host's commitment, and who has not given a nonce."""
    source = table.header.dice
    kind: Literal["seeded", "fair"] = "fair" if source.kind == "fair" else "seeded"
    return DiceInfo(kind, source.commitment, table.missing_nonces())


def waiting(table: Table) -> tuple[str, ...]:
    """Whose turn it is: to choose or, before a match with fair dice begins, to give a nonce."""
    return table.waiting() or table.missing_nonces()


def moment(table: Table) -> Message:
    """Where in its course the match is, or how it ended: for those who choose among matches."""
    if table.outcome is not None:
        winners = tuple(Name("seat", seat) for seat in table.outcome.winners)
        return Message(f"result-{table.outcome.key}", {**table.outcome.args, "winners": winners})
    stage = table.game.stage(table.state) if table.begun else None
    return Message(f"moment-{stage.key}", stage.args) if stage is not None else Message("")


def prompts(table: Table) -> dict[str, Message]:
    """What each seat that is waited for is asked; for that seat alone, since the words may hold what only it knows."""
    decision = table.decision
    if decision is None or table.outcome is not None:
        return {}
    found = {seat: decision.prompt(seat) for seat in table.waiting()}
    return {seat: Message(f"prompt-{prompt.key}", prompt.args) for seat, prompt in found.items()}


def ending(table: Table) -> bytes:
    """Of a match that is over: who won, and who gave up because their time had run out. Else nothing."""
    if table.outcome is None:
        return b""
    late = [entry.seat for entry in table.entries if entry.by == "clock" and isinstance(entry.what, Resign)]
    return msgspec.json.encode({"winners": table.outcome.winners, "key": table.outcome.key, "late": late})


def open_prompts(table: Table) -> dict[str, PromptInfo]:
    """What each seat is asked, for everybody to read: only where seats hide nothing from each other."""
    decision = table.decision
    if decision is None or decision.gathers or table.game.hides(table.header.scenario, table.header.options):
        return {}
    found = {seat: decision.prompt(seat) for seat in decision.seats}
    return {seat: PromptInfo(each.key, each.args, each.rule, each.focus) for seat, each in found.items()}


def warnings(table: Table, eyes: frozenset[str]) -> tuple[Warned, ...]:
    """What is about to be lost by who looks; who plays both sides sees it all before himself and needs no warning."""
    seats = [seat for seat in table.seats if seat in eyes]
    if not table.begun or table.outcome is not None or len(seats) == len(table.seats):
        return ()
    return tuple(each for seat in seats for each in table.game.warnings(table.state, seat))


def threats(table: Table, eyes: frozenset[str]) -> tuple[Warned, ...]:
    """What the others could do next to who looks, as far as he can see."""
    seats = [seat for seat in table.seats if seat in eyes]
    if not table.begun or table.outcome is not None or len(seats) == len(table.seats):
        return ()
    return tuple(each for seat in seats for each in table.game.threats(table.state, seat))


def undo_kind(table: Table, seat: str) -> UndoKind:
    """What the seat's button does: nothing was learned, the others are asked, or it is practice."""
    if table.undo_of(seat) is not None:
        return "free"
    rule = table.header.undo
    if rule == "learned" or table.outcome is not None or table.last_act_of(seat) is None:
        return ""
    return "practice" if rule == "free" else "consent"
