"""What each set of eyes sees of a table, worked out once for as long as the table stays as it is."""

from __future__ import annotations

from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from sandtable.kernel import Decision, Table, dumps
from sandtable.kernel.codec import to_send
from sandtable.server.rooms.seating import DELAY, sides_shown
from sandtable.server.rooms.watcher import View
from sandtable.server.wire import present
from sandtable.server.wire.messages import Asked, MatchSeat, Offers, StateMessage


class Views:
    """Views of one table. A question is made anew only when its number or what may be taken back has changed.

    Who only `looks_on` with a side's eyes sees its board, but is asked nothing and told nothing that is for its player.
    """

    def __init__(self, match: str, table: Table, players: tuple[MatchSeat, ...], looks_on: bool = False) -> None:
        self._match, self._table, self._looks_on = match, table, looks_on
        self._players = tuple(replace(each, key="") for each in players)
        self._sides = sides_shown(players)
        self._made: dict[frozenset[str], View] = {}
        self._asked: dict[str, tuple[tuple[Any, ...], Asked, Raw]] = {}
        self._state: bytes | None = None

    def change(self) -> None:
        """The table, the title or the offers changed."""
        self._made.clear()
        self._state = None

    def state(self) -> bytes:
        """The whole truth, for a worker process on this host."""
        if self._state is None:
            self._state = dumps(self._table.state)
        return self._state

    def of(self, eyes: frozenset[str], title: str, offers: Offers) -> View:
        if eyes not in self._made:
            self._made[eyes] = self._make(eyes, title, offers)
        return self._made[eyes]

    def whole(self, eyes: frozenset[str]) -> StateMessage:
        """All that these eyes see, with the whole log, for a table where nothing is offered."""
        view = self.of(eyes, "", Offers((), ()))
        lines, end = present.log(self._table.events(eyes), self._table)
        return replace(
            view.message,
            picture=view.picture,
            asks=view.asks,
            log=tuple(lines),
            reset=True,
            step=end.step,
            steps=end.step,
        )

    def _make(self, eyes: frozenset[str], title: str, offers: Offers) -> View:
        table = self._table
        held = frozenset[str]() if self._looks_on else eyes
        picture, asked = table.picture(eyes), self._questions(held)
        message = StateMessage(
            match=self._match,
            title=title,
            game=table.game.name,
            scenario=table.header.scenario,
            options=dict(table.header.options),
            seats=tuple(seat for seat in table.seats if seat in held),
            picture=Raw(to_send(picture)),
            asks=tuple(raw for _, raw in asked),  # type: ignore[misc]  # ready to be sent
            waiting=present.waiting(table),
            outcome=table.outcome,
            step=0,
            steps=0,
            log=(),
            reset=False,
            standing={seat: table.standing.get(seat, {}) for seat in table.seats if seat in held},
            offers=offers,
            players=self._players,
            dice=present.dice(table),
            retaken=table.retaken,
            warnings=present.warnings(table, held),
            threats=present.threats(table, held),
            prompts=present.open_prompts(table),
            fresh=table.fresh,
            sides=self._sides,
            behind=round(DELAY) if self._sides else 0,
            side=next(iter(eyes)) if self._looks_on else "",
        )
        return View(message, to_send(message), picture, tuple(each for each, _ in asked))

    def _questions(self, eyes: frozenset[str]) -> list[tuple[Asked, Raw]]:
        decision = self._table.decision
        if decision is None:
            return []
        return [
            self._question(decision, seat) for seat in self._table.seats if seat in eyes and decision.may_answer(seat)
        ]

    def _question(self, decision: Decision, seat: str) -> tuple[Asked, Raw]:
        """A seat's question has a number of its own: as long as it stays, so does all that is asked."""
        undo = present.undo_kind(self._table, seat)
        key = (self._table.number(seat), decision.kind, undo)
        if seat not in self._asked or self._asked[seat][0] != key:
            asked = present.asked(self._table, decision, seat, undo)
            self._asked[seat] = (key, asked, Raw(to_send(asked)))
        return self._asked[seat][1:]
