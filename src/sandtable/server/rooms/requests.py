"""What people ask of a match beside playing: taking back, consent, a draw, their share in fair dice.

Each changes the table and answers with the offers that stand afterwards, or None for what stands after any move.
"""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.headers import computer_nonce
from sandtable.kernel import Refusal, RuleError, Table
from sandtable.server.store.store import Offer
from sandtable.server.wire import present
from sandtable.server.wire.messages import Clock

Offers = frozenset[Offer]


def offered(offers: Offers, *kinds: str) -> tuple[str, ...]:
    """The seats of which something of these kinds stands."""
    return tuple(sorted({each.seat for each in offers if each.kind in kinds}))


def undo(table: Table, offers: Offers, people: set[str], seat: str) -> Offers | None:
    """Free; or as the match's rule says: not at all, asked of the others, or at once in practice."""
    kind, last = present.undo_kind(table, seat), table.last_act_of(seat)
    if kind == "free":
        table.undo(seat)
        return None
    if kind == "" or last is None:
        raise RuleError(Refusal("", "no-undo"))
    if kind == "practice":
        table.undo(seat, last)
        return None
    return _undo_agreed(table, _asked(offers, seat), people, seat)


def _asked(offers: Offers, seat: str) -> Offers:
    """One question at a time: who asks for something else agrees to nothing, and what others agreed to was not this."""
    own = Offer(seat, "undo")
    return offers if own in offers else decline(offers, seat, "undo") | {own}


def consent(table: Table, offers: Offers, people: set[str], seat: str, what: str) -> Offers | None:
    askers = offered(offers, "undo")
    if what != "undo" or not askers:
        return offers
    return _undo_agreed(table, offers | {Offer(seat, "agree")}, people, askers[0])


def _undo_agreed(table: Table, offers: Offers, people: set[str], asker: str) -> Offers | None:
    """When all people agree, the last action of the asker that others know of, and all after it, is taken back."""
    last = table.last_known_act_of(asker)
    if not people <= set(offered(offers, "undo", "agree")) or last is None:
        return offers
    table.undo(asker, last, tuple(each for each in table.seats if each != asker))
    return None


def after_move(offers: Offers, actor: str, sealed: bool) -> Offers:
    """What is still offered after a move: whoever moves declines the others' draw. That somebody chose in secret may
    show nowhere, so then all of it stands."""
    if sealed:
        return offers
    return frozenset(each for each in offers if each.kind == "draw" and actor in ("", each.seat))


def decline(offers: Offers, seat: str, what: str) -> Offers:
    """No to what others ask for, or no longer what one asked for oneself."""
    kinds = ("draw",) if what == "draw" else ("undo", "agree")
    return frozenset(each for each in offers if each.kind not in kinds)


def late(clocks: Iterable[Clock]) -> frozenset[str]:
    """The seats of which the others need not wait any longer: gone from a live match, or by mail out of time."""
    return frozenset(
        seat
        for each in clocks
        if each.running and (each.absent or (each.kind == "mail" and each.left_ms == 0))
        for seat in each.seats
    )


def draw(table: Table, offers: Offers, people: set[str], seat: str) -> Offers | None:
    """An offer, or the answer to one; a computer declines."""
    if people != set(table.seats):
        raise RuleError(Refusal("", "draw-declined"))
    offers |= {Offer(seat, "draw")}
    if set(offered(offers, "draw")) != people:
        return offers
    table.draw()
    return None


def time_out(table: Table, seat: str) -> None:
    """A seat whose time has run out resigns by that, unless it has answered meanwhile."""
    if seat not in present.waiting(table):
        raise RuleError(Refusal("", "not-asked"))
    table.resign(seat, by="clock")


def nonce(table: Table, people: set[str], seat: str, given: str) -> None:
    """A person's share in fair dice; when all people have given theirs, the computers' follow."""
    table.nonce(seat, given)
    give_computers_nonces(table, people)


def give_computers_nonces(table: Table, people: set[str]) -> None:
    """Computers' shares in fair dice come last, bound by the commitment: the host cannot choose them."""
    missing = table.missing_nonces()
    for seat in missing if not people & set(missing) else ():
        table.nonce(seat, computer_nonce(table.header, seat), "opponent")
