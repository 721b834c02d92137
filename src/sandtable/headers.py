"""The header of a match: what is agreed before the first entry. Made, checked, followed when a match is read again."""

from __future__ import annotations

import contextlib
import re
import secrets
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import msgspec

from sandtable.data import fingerprint
from sandtable.kernel import (
    Dice,
    Fair,
    FileError,
    Game,
    NoDice,
    SandtableError,
    Seeded,
    Table,
)
from sandtable.kernel.errors import NotFound
from sandtable.kernel.record import EARLIER, DiceSource, Header, Record, UndoRule
from sandtable.kernel.table import DiceMaker
from sandtable.registry import game as find_game

_PLAIN = re.compile(r"[0-9A-Za-z.+-]{0,64}")
POSITION = 1_000_000
"""The largest position that a match may start from, in bytes; the largest of our games has forty times less."""


def make_header(
    game: Game,
    scenario: str,
    options: Mapping[str, Any],
    *,
    seed: int | str | None = None,
    fair: bool = False,
    base: msgspec.Raw | None = None,
    undo: UndoRule = "consent",
) -> Header:
    """What is agreed before the first entry, every option checked."""
    known = {option.id: option.default for option in game.scenario(scenario).options}
    chosen = {**known, **options}
    check_options(game, scenario, chosen)
    match = secrets.token_hex(8)
    seats = game.seats(scenario, chosen)
    source = _fair_source(match) if fair else DiceSource("seeded", _seed(seed))
    created = datetime.now(UTC).isoformat(timespec="seconds")
    header = Header(match, game.name, scenario, chosen, seats, source, created, undo=undo)
    return header if base is None else msgspec.structs.replace(header, base=base)


def check_options(game: Game, scenario: str, options: Mapping[str, Any]) -> None:
    """All options of the scenario, no others, each with a value that it may have."""
    known = {option.id: option for option in game.scenario(scenario).options}
    for name in options:
        if name not in known:
            raise SandtableError(f"{scenario} has no option {name!r}; there are: {', '.join(known) or 'none'}.")
    for option in known.values():
        if option.id not in options:
            raise SandtableError(f"The option {option.id} of {scenario} is missing.")
        _check_option(option.id, options[option.id], option.default, option.choices, option.low, option.high)


def counted(game: Game, scenario: str, options: Mapping[str, Any], players: int) -> dict[str, Any]:
    """The options with the number of players in them, where a game's rules ask for that."""
    known = {option.id for option in game.scenario(scenario).options}
    return {**options, "players": players} if "players" in known else dict(options)


def _seed(seed: int | str | None) -> str:
    return secrets.token_hex(8) if seed is None else str(seed)


def _fair_source(match: str) -> DiceSource:
    """The host's secret, and the commitment to it that everyone sees before giving a nonce."""
    secret = secrets.token_bytes(32)
    return DiceSource("fair", secret.hex(), Fair.commitment(secret, match), bound="throws")


def _check_option(name: str, value: Any, default: Any, choices: tuple[str, ...], low: int, high: int) -> None:
    if type(value) is not type(default):
        raise SandtableError(f"The option {name} should be a {type(default).__name__}, not {value!r}.")
    if choices and value not in choices:
        raise SandtableError(f"The option {name} is one of {', '.join(choices)}, not {value!r}.")
    if high and isinstance(value, int) and not isinstance(value, bool) and not low <= value <= high:
        raise SandtableError(f"The option {name} lies between {low} and {high}.")


def dice_of(header: Header) -> Dice | DiceMaker:
    """The dice that a header names; fair ones are made when all nonces are given."""
    source = header.dice
    if source.kind == "seeded":
        return Seeded(source.seed)
    if source.kind != "fair":
        raise FileError(f"The file names dice of a kind that this version does not know: {source.kind}.")
    secret = _secret(source)
    if not secret:
        return NoDice()
    if source.nonces:
        return Fair(Fair.key(secret, header.match, source.nonces), header.match)
    return lambda nonces: Fair(Fair.key(secret, header.match, nonces), header.match)


def computer_nonce(header: Header, seat: str) -> str:
    """The nonce of a computer player: bound by the host's commitment."""
    return Fair.nonce(_secret(header.dice), header.match, seat)


def _secret(source: DiceSource) -> bytes:
    try:
        return bytes.fromhex(source.seed)
    except ValueError as wrong:
        raise FileError("The secret of the fair dice is not a row of hexadecimal digits.") from wrong


def check_header(game: Game, record: Record) -> None:
    """What a table would have agreed on before the first entry, and nothing else."""
    header, form = record.header, record.format
    if not re.fullmatch(r"[0-9A-Za-z-]{1,64}", header.match):
        raise FileError("The match has no proper id: 1 to 64 letters, digits and dashes.")
    words = [word for part in record.segments for word in (part.version, part.data)]
    if not all(map(_PLAIN.fullmatch, [*words, *[each.salt for each in record.entries]])):
        raise FileError(
            "A version, a fingerprint of data or a salt has more than 64 letters and digits, or other signs."
        )
    try:
        datetime.fromisoformat(header.created or "2026-01-01")
        check_options(game, header.scenario, header.options)
    except (ValueError, SandtableError) as wrong:
        raise FileError(f"The match was made with settings that cannot be: {wrong}") from wrong
    if header.seats != game.seats(header.scenario, header.options):
        raise FileError("The match has other seats than its scenario.")
    if max(len(bytes(each)) for each in (header.base, *(part.snapshot for part in record.segments))) > POSITION:
        raise FileError(f"The match starts from a position of more than {POSITION} bytes, which no game has.")
    if any(part.version == game.version for part in record.segments[:-1]):
        raise FileError("A part of the record was closed although it is of today's version: no table does that.")
    if bytes(record.segments[0].snapshot) != b"null":
        raise FileError("The first part of the record starts from a snapshot; only later ones do.")
    if form == EARLIER and (header.undo != "consent" or any(entry.picks for entry in record.entries)):
        raise FileError("The file is of the earlier format but says things of the later one.")
    _check_dice(header, form)


def _check_dice(header: Header, form: str) -> None:
    source = header.dice
    fair = source.kind == "fair"
    _secret(source) if fair else None
    wrong = (
        (not fair and (source.commitment or source.nonces or not source.seed))
        or (fair and not re.fullmatch(r"[0-9a-f]{64}", source.commitment))
        or (source.bound is not msgspec.UNSET and (not fair or form == EARLIER))
        or (fair and tuple(sorted(source.nonces)) != (tuple(sorted(header.seats)) if form == EARLIER else ()))
    )
    if wrong:
        raise FileError("What the file says of its dice does not fit their kind.")


def restore(record: Record, upto: int | None = None) -> Table:
    """A table from a record; one of another version is replayed with today's rules, or migrated."""
    if not record.segments:
        raise FileError("The record has no segment: nothing was ever played.")
    try:
        found, data = find_game(record.header.game), fingerprint(record.header.game)
    except NotFound as wrong:
        raise FileError(f"The match is of a game that is not here. {wrong}") from wrong
    last = record.segments[-1]
    try:
        check_header(found, record)
        return Table.restore(found, record, dice_of(record.header), data=data, upto=upto)
    except FileError as wrong:
        if last.version == found.version and last.data == data:
            raise
        if upto is None and last.version != found.version:
            with contextlib.suppress(SandtableError):  # the game cannot: then what did not replay is what is said
                return Table.migrated(found, record, dice_of(record.header), data=data)
        changed = "its data files" if last.version == found.version else f"version {last.version}"
        raise FileError(f"This match was played with {changed} and does not replay today. {wrong}") from wrong
