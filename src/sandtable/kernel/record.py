"""The host's record of a match: a header and entries that are only ever added, each with its rolls, in a salted chain.

The file is readable JSON. Its last line is a checksum of all bytes before it, so that any flipped byte is found; the
chain tells at which entry. It is written to a new file that then takes the old one's place.
"""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType, field
from msgspec.structs import replace

from sandtable.kernel.action import kebab
from sandtable.kernel.codec import dumps, encode
from sandtable.kernel.dice import Roll
from sandtable.kernel.errors import FileError
from sandtable.kernel.typed import loads

FORMAT = "sandtable-record/2"
EARLIER = "sandtable-record/1"
"""Without nonces as entries, weights of picks and a rule for taking back; still read, replayed and gone on with."""
CHRONICLE = "sandtable-chronicle/1"


NOTHING = msgspec.Raw(b"null")


class What(Struct, frozen=True, gc=False, tag=kebab, tag_field="what"):
    """What an entry does."""


class Nonce(What, frozen=True, gc=False):
    """A seat's public share in fair dice, given after the host's commitment and before the first die."""

    nonce: str


class Begin(What, frozen=True, gc=False):
    """The set-up that the rules carry out before anyone is asked."""


class Act(What, frozen=True, gc=False):
    """A seat's action, in notation."""

    action: str


class Undo(What, frozen=True, gc=False):
    """Takes back the entry named and, outside sealed decisions, all after it; with whose consent."""

    of: int
    consent: tuple[str, ...] = ()


class Standing(What, frozen=True):
    """A standing order given (or withdrawn: None). That there is one is public, what it says is not."""

    kind: str
    order: dict[str, int | str | bool] | None


class Resign(What, frozen=True, gc=False):
    """The seat gives up."""


class Draw(What, frozen=True, gc=False):
    """Everyone agreed to a draw."""


class CallOff(What, frozen=True, gc=False):
    """The match ends without a result: hardly begun, or because somebody is gone."""


class Vacate(What, frozen=True, gc=False):
    """Whoever sat there has left the seat, or it was taken from them: whoever sits there next knows what it knew."""


EntryBody = Nonce | Begin | Act | Undo | Standing | Resign | Draw | CallOff | Vacate


class Entry(Struct, frozen=True, gc=False):
    """One line of the record. `by` is person, standing, opponent, clock, host or file."""

    number: int
    seat: str
    what: EntryBody
    by: str = "person"
    rolls: tuple[Roll, ...] = ()
    salt: str = ""
    state: str = ""
    """Every tenth entry: the state's fingerprint after it."""
    hash: str = ""
    picks: tuple[tuple[int, ...], ...] = ()
    """The weights behind each pick among the rolls, so that a pick can be checked from the file alone."""


class DiceSource(Struct, frozen=True):
    """Where the dice come from: seeded (with its seed) or fair (commitment and, once revealed, the secret).

    `nonces` stand here only in files of the earlier format; in later ones they are entries.
    """

    kind: str
    seed: str = ""
    commitment: str = ""
    nonces: dict[str, str] = {}
    bound: Literal["throws"] | UnsetType = UNSET
    """What fair dice hang on: how often dice fell before. Earlier files do not say it: there they hang on the number of
    the entry, so that whoever knew the secret could write entries that change nothing until the dice pleased."""


UndoRule = Literal["learned", "consent", "free"]


class Header(Struct, frozen=True):
    """What was agreed before the first entry."""

    match: str
    game: str
    scenario: str
    options: dict[str, bool | int | str]
    seats: tuple[str, ...]
    dice: DiceSource
    created: str = ""
    base: msgspec.Raw = field(default_factory=lambda: msgspec.Raw(b"null"))
    """A position to start from instead of the scenario's own (a situation tried out)."""
    undo: UndoRule = "consent"
    """What may be taken back: what taught nobody anything; with everyone's consent anything; anything at all."""


class Segment(Struct):
    """The entries played with one version of the game. `snapshot` is the state it starts from, if not the set-up."""

    version: str
    data: str
    entries: list[Entry] = []
    snapshot: msgspec.Raw = field(default_factory=lambda: msgspec.Raw(b"null"))


class Record(Struct, forbid_unknown_fields=True):
    """All of a match, as the host keeps it."""

    format: str
    header: Header
    segments: list[Segment]
    end: msgspec.Raw = field(default_factory=lambda: msgspec.Raw(b"null"))
    """The state at the end: a cache, and what a later version migrates."""

    @property
    def entries(self) -> list[Entry]:
        return [entry for segment in self.segments for entry in segment.entries]


class ChronicleLine(Struct, frozen=True):
    """One thing a seat saw or did, numbered for that seat alone."""

    n: int
    event: msgspec.Raw = NOTHING
    action: str = ""


class Chronicle(Struct):
    """What one seat may keep: nothing that it may not know. `head` is the record's head at that moment, salted."""

    format: str
    match: str
    game: str
    version: str
    data: str
    scenario: str
    options: dict[str, bool | int | str]
    seats: tuple[str, ...]
    seat: str
    dice: DiceSource
    lines: list[ChronicleLine]
    head: str


def seal(entry: Entry, before: str, form: str = FORMAT) -> Entry:
    """The entry with its place in the chain."""
    return replace(entry, hash=chain_hash(entry, before, form))


def chain_hash(entry: Entry, before: str, form: str = FORMAT) -> str:
    """A hash of the entry, its salt and everything before it."""
    bare = replace(entry, hash="") if entry.hash else entry
    body = encode(bare) if form != EARLIER else _earlier(bare, "picks")
    return blake2b(b"%b\n%b" % (before.encode(), body), digest_size=16).hexdigest()


def header_hash(header: Header, form: str = FORMAT) -> str:
    body = encode(header) if form != EARLIER else _earlier(header, "undo")
    return blake2b(body, digest_size=16).hexdigest()


def _earlier(value: Struct, later: str) -> bytes:
    """What the earlier format hashes: all without the field that came later."""
    fields = msgspec.json.decode(encode(value), type=dict[str, msgspec.Raw])
    del fields[later]
    return msgspec.json.encode(fields)


def check_chain(record: Record) -> None:
    """Every entry's number and hash; the message names the first that is wrong."""
    form = record.format
    before = header_hash(record.header, form)
    for number, entry in enumerate(record.entries):
        if entry.number != number:
            raise FileError(f"Entry {number} carries the number {entry.number}: one is missing or out of place.")
        if entry.hash != chain_hash(entry, before, form):
            raise FileError(f"Entry {number} was changed: its hash does not fit.")
        before = entry.hash


# -- files

_TAIL = re.compile(rb'^(?P<body>.*)\n"checksum": "(?P<sum>[0-9a-f]{32})"\}\n\Z', re.S)


def render(value: Struct) -> bytes:
    """A struct as a readable file with a checksum in its last line."""
    text = msgspec.json.format(dumps(value), indent=1)
    body = text.rstrip()[:-1].rstrip() + b","
    return body + b'\n"checksum": "' + _checksum(body).encode() + b'"}\n'


def _checksum(body: bytes) -> str:
    return blake2b(body, digest_size=16).hexdigest()


def parse_record(data: bytes) -> Record:
    """A record from its file, whole and unchanged, or a `FileError` that says what is wrong and where."""
    intact = _TAIL.match(data)
    body = intact["body"] if intact else data
    record = _read(body.rstrip().rstrip(b",") + b"}" if intact else data)
    check_chain(record)
    if intact is None:
        raise FileError("The end of the file is missing or damaged: its checksum line cannot be read.")
    if intact["sum"].decode() != _checksum(body):
        raise FileError("The file was changed outside its entries: its checksum does not fit.")
    return record


def _read(data: bytes) -> Record:
    """The record; only what cannot be read is looked at a second time, for what it is instead."""
    try:
        record = loads(data, Record)
    except msgspec.DecodeError as wrong:
        _must_be_record(_format_of(data))
        raise FileError(f"The match file is damaged: {_place(str(wrong))}.") from wrong
    _must_be_record(record.format)
    record.header = replace(record.header, base=_closed_up(record.header.base))
    return record


def _closed_up(value: msgspec.Raw) -> msgspec.Raw:
    """JSON as it was before a file laid it out to be read: that is what was hashed."""
    return msgspec.Raw(msgspec.json.format(bytes(value), indent=-1))


def _format_of(data: bytes) -> str:
    try:
        kind = loads(data, dict[str, msgspec.Raw]).get("format")
        return loads(kind, str) if kind else ""
    except msgspec.DecodeError as wrong:
        raise FileError(f"This is not a match file, or it is damaged: {wrong}.") from wrong


def _must_be_record(name: str) -> None:
    if name in (FORMAT, EARLIER):
        return
    if name == CHRONICLE:
        raise FileError("This is a seat's chronicle, not the host's record: it can be read, but not continued.")
    if name.startswith("sandtable-record/"):
        raise FileError(f"This file has the format {name}; this version reads {FORMAT}. Update Sandtable to open it.")
    raise FileError("This is not a Sandtable match file: its first field should be a format.")


def _place(message: str) -> str:
    """msgspec's path in words a person can use."""
    found = re.search(r"segments\[(\d+)\]\.entries\[(\d+)\]", message)
    return f"entry {found[2]} of segment {found[1]}: {message}" if found else message


def write_atomically(path: Path, data: bytes) -> None:
    """All of it or nothing: a new file beside the old one takes its place once it is on disk."""
    path = Path(path)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_record(path: Path) -> Record:
    try:
        data = Path(path).read_bytes()
    except OSError as wrong:
        raise FileError(f"{path} cannot be read: {wrong.strerror}.") from wrong
    return parse_record(data)


def raw(value: Any) -> msgspec.Raw:
    """A value as JSON that is kept as it is."""
    return msgspec.Raw(dumps(value))
