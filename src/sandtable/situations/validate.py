"""Everything that can be wrong in a situation file before it is played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path as FilePath
from typing import Any

from sandtable.data.check import DataError, Mistake, located
from sandtable.data.lines import Path
from sandtable.headers import check_options
from sandtable.kernel import Game, SandtableError
from sandtable.kernel.event import SHARED
from sandtable.situations.format import Situation, Step, read_situation
from sandtable.situations.runner import begin
from sandtable.text import clauses

Mistakes = Iterator[tuple[Path, str]]


def problems(path: FilePath, game: Game | None = None) -> list[Mistake]:
    """Every mistake with its line. The game is the one that the file names unless given."""
    try:
        read = read_situation(path)
    except DataError as wrong:
        return wrong.mistakes
    if game is None:
        return []
    found = list(_top(game, read.situation))
    if not {("scenario",), ("options",)} & {path for path, _ in found}:
        found += _steps(game, read.situation)
    if not found:
        try:
            begin(game, read)
        except DataError as wrong:
            return wrong.mistakes
    return located(path, read.lines, found)


def _top(game: Game, found: Situation) -> Mistakes:
    known = clauses(game.name)
    for number, rule in enumerate(found.rules):
        if rule not in known:
            yield ("rules", number), f"{game.name} has no clause {rule}"
    try:
        scenario = game.scenario(found.scenario)
    except SandtableError as wrong:
        yield ("scenario",), str(wrong)
        return
    options = {option.id: option.default for option in scenario.options}
    for name, value in found.options.items():
        if name not in options:
            yield ("options", name), f"{found.scenario} has no option {name!r}"
        options |= {name: value} if name in options else {}
    try:
        check_options(game, found.scenario, options)
    except SandtableError as wrong:
        yield ("options",), str(wrong)
    kinds = {frame.kind() for frame in game.frames}
    for number, kind in enumerate(found.auto):
        if kind not in kinds:
            yield ("auto", number), f"there is no question {kind!r}"


def _steps(game: Game, found: Situation) -> Mistakes:
    """Of a scenario and options that there are."""
    seats = set(game.seats(found.scenario, found.options))
    fields = {str(kind.__struct_config__.tag): set(kind.__struct_fields__) for kind in (*game.events, *SHARED)}
    for number, step in enumerate(found.do):
        path: Path = ("do", number)
        if step.seat and step.seat not in seats:
            yield (*path, "seat"), f"there is no seat {step.seat!r}; there are: {', '.join(sorted(seats))}"
        yield from _actions(game, step, path)
        yield from _events(fields, step, path)


def _actions(game: Game, step: Step, path: Path) -> Mistakes:
    texts: list[tuple[Path, str]] = [((*path, "action"), step.action)] if step.action else []
    texts += [((*path, "can", number), text) for number, text in enumerate(step.can)]
    texts += [((*path, "cannot", number), text) for number, text in enumerate(step.cannot)]
    for place, text in texts:
        try:
            game.parse(text)
        except SandtableError as wrong:
            yield place, str(wrong)


def _events(fields: dict[str, set[str]], step: Step, path: Path) -> Mistakes:
    expected: list[tuple[Path, dict[str, Any]]] = []
    for key, events in (("expect", step.expect), ("exactly", step.exactly)):
        expected += [((*path, key, number), event) for number, event in enumerate(events or ())]
    for place, event in expected:
        tag = event.get("event")
        if tag is None:
            yield place, "the key 'event' is missing: the tag of the event"
        elif not isinstance(tag, str) or tag not in fields:
            yield (*place, "event"), f"there is no event {tag!r}"
        else:
            for name in event.keys() - fields[tag] - {"event"}:
                yield (*place, name), f"{tag} has no field {name!r}; there are: {', '.join(sorted(fields[tag]))}"
    for tag in step.never:
        if tag not in fields:
            yield (*path, "never"), f"there is no event {tag!r}"
