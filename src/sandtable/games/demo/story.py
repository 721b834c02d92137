"""What the events of a duel mean to whom."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.games.demo import events
from sandtable.games.demo.model import Duel
from sandtable.kernel import Event
from sandtable.kernel.story import Account, News, Stage


def stage_of(state: Duel) -> Stage | None:
    return Stage("turn", {"turn": state.turn, "of": state.turns}) if state.turn else None


def news(state: Duel, event: Event) -> News | None:
    match event:
        case events.Shot(target=target, hits=hits) if hits:
            return News("loss", target, target, hits)
        case _:
            return None


def accounts(state: Duel) -> Iterable[Account]:
    """What is left of each duellist."""
    for seat, duellist in state.duellists.items():
        yield Account(seat, "strength", {}, duellist.strength)
