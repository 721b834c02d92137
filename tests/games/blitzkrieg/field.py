"""A small battlefield for tests: a position, actions in notation, exactly the dice that fall."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.games.blitzkrieg import GAME, actions
from sandtable.games.blitzkrieg.model import Status, Unit
from sandtable.games.blitzkrieg.positions import arrange
from sandtable.kernel import Decision, Event, Refusal, Scripted, advance, play


class Field:
    """`do` plays an action of whoever is asked and gives its events; every die must be used.

    A quiet field passes every question about reactions.
    """

    quiet = False

    def __init__(
        self, scenario: str = "hannut", faces: tuple[int, ...] = (), quiet: bool = False, **position: Any
    ) -> None:
        self.quiet = quiet
        self.state = arrange(GAME.start(scenario, {}), position)
        GAME.index(self.state)
        self.out: list[Event] = []
        self.decision = self._advance(faces)

    def _advance(self, faces: tuple[int, ...]) -> Decision | None:
        dice = Scripted(faces)
        found = advance(self.state, dice, self.out)
        dice.done()
        return found

    def do(self, text: str, *faces: int) -> list[Event]:
        assert self.decision is not None
        dice, out = Scripted(faces), list[Event]()
        action = GAME.parse(text)
        self.decision = play(self.state, self.decision, self.decision.seats[0], action, dice, out)
        dice.done()
        while self.quiet and self.kind == "react" and self.decision is not None:
            self.decision = play(self.state, self.decision, self.asked, actions.Pass(), Scripted(()), out)
        self.out += out
        for wrong in GAME.invariants(self.state):
            raise AssertionError(wrong)
        return out

    def refusal(self, text: str) -> Refusal | None:
        assert self.decision is not None
        return self.decision.why_not(self.decision.seats[0], GAME.parse(text))

    def refused(self, text: str) -> str:
        """The clause that forbids an action; empty if it is allowed."""
        found = self.refusal(text)
        return found.rule if found else ""

    @property
    def options(self) -> list[str]:
        assert self.decision is not None
        found = self.decision.options(self.decision.seats[0])
        assert isinstance(found, list)
        return [str(action) for action in found]

    @property
    def kind(self) -> str:
        return self.decision.kind if self.decision else ""

    @property
    def asked(self) -> str:
        return self.decision.seats[0] if self.decision else ""

    def unit(self, name: str) -> Unit:
        return self.state.units[self.state.theatre.unit_of[name]]

    def at(self, name: str) -> int:
        h = self.unit(name).hex
        return self.state.theatre.numbers[h] if h >= 0 else h

    def formation(self, name: str) -> Status:
        return self.state.formations[self.state.theatre.formation_of[name]]

    def count(self, row: str, marker: str) -> int:
        counts: list[int] = getattr(self.state, row)
        return counts[self.state.theatre.marker_of[marker]]


def tags(events: list[Event]) -> list[str]:
    return [str(type(event).__struct_config__.tag) for event in events]


def first(events: list[Event], tag: str) -> Any:
    return next(event for event in events if type(event).__struct_config__.tag == tag)


def keys(event: Any) -> dict[str, str]:
    """The modifier lines of an event."""
    return {line.key: line.value for line in event.lines}


def start(scenario: str) -> Field:
    """A battle from its set-up."""
    field = Field.__new__(Field)
    field.state, field.out = GAME.start(scenario, {}), []
    field.decision = field._advance(())
    return field


Position = Mapping[str, Any]
