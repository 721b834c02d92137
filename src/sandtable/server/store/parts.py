"""The record of a match in the parts that a store keeps it in, whichever database it is."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Raw, Struct, json

from sandtable.kernel.record import Record, Segment
from sandtable.kernel.typed import loads
from sandtable.server.store.store import Kept, KeptEntry, MatchRow, Offer, read_aside
from sandtable.server.wire.messages import ChatLine

TALK = 1000
"""Lines of a match's talk that are kept."""


class SegmentHead(Struct, frozen=True):
    """A segment without its entries."""

    version: str
    data: str
    snapshot: Raw


def segment_heads(record: Record) -> bytes:
    return json.encode([SegmentHead(each.version, each.data, each.snapshot) for each in record.segments])


def put_together(
    row: MatchRow,
    form: str,
    heads: bytes,
    entries: Iterable[KeptEntry],
    offers: frozenset[Offer],
    memories: dict[str, bytes],
    talk: tuple[ChatLine, ...],
) -> Kept:
    """The match again, from all that was kept of it at one moment."""
    segments = [Segment(head.version, head.data, [], head.snapshot) for head in loads(heads, list[SegmentHead])]
    sent = set(read_aside(row.aside).words)
    for each in entries:
        segments[each.segment].entries.append(each.entry)
        sent.add(each.once)
    record = Record(form, row.read_header(), segments)
    return Kept(row, record, frozenset(sent - {""}), offers, memories, talk)
