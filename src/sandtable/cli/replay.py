"""`sandtable replay`: a match as text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from sandtable.cli.shared import Json, Language, emit, say
from sandtable.headers import restore
from sandtable.kernel import Event, Roll, Table
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.record import CHRONICLE, Act, Entry, read_record
from sandtable.registry import game as find_game
from sandtable.text import Speaker, speaker
from sandtable.verify import read_chronicle


def command(
    file: Annotated[Path, typer.Argument(help="A match file: the host's record, or a seat's chronicle.")],
    seat: Annotated[
        str, typer.Option(help="Only what this seat saw; without it everything, which only the host should read.")
    ] = "",
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Tell a match as text: each action, its dice, and what happened."""
    lines = list(_chronicle(file, lang) if _is_chronicle(file) else _record(file, seat, lang))
    if json:
        emit(lines)
        return
    for line in lines:
        _print(line)


def _print(line: dict[str, Any]) -> None:
    if line.get("action"):
        rolls = f"  [{', '.join(line['rolls'])}]" if line.get("rolls") else ""
        say(f"{line['entry']:>4}  {line['seat']}: {line['action']}{rolls}")
    for text in line["events"]:
        say(f"      {text}")


def _record(file: Path, seat: str, lang: str) -> Iterator[dict[str, Any]]:
    table = restore(read_record(file))
    if seat and seat not in table.seats:
        raise SandtableError(f"There is no seat {seat!r}; there are: {', '.join(table.seats)}.")
    voice = speaker(lang, table.game.name)
    eyes = frozenset((seat,)) if seat else frozenset(table.seats)
    by_entry = _by_entry(table)
    for entry in table.entries:
        seen = [event for event in by_entry.get(entry.number, ()) if event.seen_by(eyes)]
        mine = not seat or entry.seat == seat
        if seen or mine:
            yield _line(entry, seen, voice, mine)


def _by_entry(table: Table) -> dict[int, list[Event]]:
    found: dict[int, list[Event]] = {}
    for line in table.log:
        found.setdefault(line.entry, []).append(line.event)
    return found


def _line(entry: Entry, events: list[Event], voice: Speaker, mine: bool) -> dict[str, Any]:
    what = entry.what
    action = what.action if isinstance(what, Act) else str(type(what).__struct_config__.tag)
    return {
        "entry": entry.number,
        "seat": voice.name("seat", entry.seat) if entry.seat else "",
        "action": action if mine and entry.seat else "",
        "rolls": [_roll(roll) for roll in entry.rolls] if mine else [],
        "events": [voice.event(event) for event in events],
    }


def _roll(roll: Roll) -> str:
    return f"{roll.why} {'+'.join(map(str, roll.dice)) or roll.value}"


def _is_chronicle(file: Path) -> bool:
    try:
        return f'"{CHRONICLE}"'.encode() in file.read_bytes()[:200]
    except OSError as wrong:
        raise SandtableError(f"{file} cannot be read: {wrong.strerror}.") from wrong


def _chronicle(file: Path, lang: str) -> Iterator[dict[str, Any]]:
    held = read_chronicle(file)
    codec, voice = find_game(held.game).codec, speaker(lang, held.game)
    seat = voice.name("seat", held.seat)
    for line in held.lines:
        events = [voice.event(codec.event(bytes(line.event)))] if bytes(line.event) != b"null" else []
        yield {"entry": line.n, "seat": seat, "action": line.action, "rolls": [], "events": events}
