"""Taking back: free until something was learned, in a game of one seat's steps that differ only in what they teach."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from sandtable.kernel import Action, Ask, Dice, Event, Game, Gather, Ready, Refusal, RuleError, Seeded, State, Table
from sandtable.kernel.record import DiceSource, Header, UndoRule

STEPS = ("quiet", "die", "look", "hand", "plan")


class Digging(State, kw_only=True):
    """How often red has dug."""

    dug: int = 0


class Dig(Action, frozen=True, gc=False):
    how: str


class Found(Event, frozen=True, gc=False):
    """Somebody saw something new."""

    reveals: ClassVar[bool] = True


class Plans(Gather[Digging, Dig], frozen=True, gc=False):
    """Red alone plans in secret; when it is sealed, red goes on."""

    verbs = (Dig,)

    def parties(self, state: Digging) -> tuple[str, ...]:
        return ("red",)

    def drafts(self, state: Digging, seat: str) -> list[Action]:
        return [Dig("quiet")]

    def why_not_draft(self, state: Digging, seat: str, action: Dig) -> Refusal | None:
        return None

    def draft(self, state: Digging, seat: str, action: Dig, out: list[Event]) -> None:
        state.dug += 1

    def close(self, state: Digging, dice: Dice, out: list[Event]) -> None:
        state.goto(Hole())


class Hole(Ask[Digging, Dig], frozen=True, gc=False):
    """Who digs; one step hands the spade to the other."""

    verbs = (Dig,)
    seat: str = "red"

    def seats(self, state: Digging) -> tuple[str, ...]:
        return (self.seat,)

    def options(self, state: Digging, seat: str) -> list[Action]:
        return [Dig(how) for how in STEPS]

    def why_not(self, state: Digging, seat: str, action: Dig) -> Refusal | None:
        return None

    def apply(self, state: Digging, seat: str, action: Dig, dice: Dice, out: list[Event]) -> None:
        state.dug += 1
        match action.how:
            case "die":
                dice.sum(1, 6, "dig")
            case "look":
                out.append(Found())
            case "hand":
                state.goto(Hole("blue" if seat == "red" else "red"))
            case "plan":
                state.goto(Plans())


class Garden(Game):
    """Without an end: nobody wins by digging."""

    name = "garden"
    state = Digging
    actions = (Dig,)
    frames = (Hole, Plans)
    events = (Found,)

    def seats(self, scenario: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        return ("red", "blue")

    def start(self, scenario: str, options: Mapping[str, Any]) -> Digging:
        return Digging(stack=[Hole()])


def garden(undo: UndoRule = "learned") -> Table:
    header = Header("m", "garden", "hole", {}, ("red", "blue"), DiceSource("seeded", "1"), undo=undo)
    return Table(Garden(), header, Seeded("1"))


def dig(table: Table, *steps: str) -> Table:
    for how in steps:
        table.submit(table.waiting()[0], Ready() if how == "ready" else Dig(how))
    return table


def test_what_taught_nobody_anything_is_taken_back_step_by_step() -> None:
    table = dig(garden(), "quiet", "quiet", "plan", "quiet")
    for left in (3, 2, 1, 0):
        table.undo("red")
        assert table.state.dug == left
    assert not table.retaken, "nothing that was known"


@pytest.mark.parametrize(
    "steps",
    [("quiet", "die"), ("quiet", "look"), ("quiet", "hand"), ("plan", "quiet", "ready")],
    ids=["dice", "an event reveals", "another is asked", "what was sealed is carried out"],
)
def test_what_was_learned_stays(steps: tuple[str, ...]) -> None:
    """By the rule `learned` nobody takes it back, by whatever entry and with whosever consent."""
    table = dig(garden(), *steps)
    entries = range(-5, len(table.entries) + 2)
    assert all(table.undo_of(seat) is None for seat in table.seats)
    for seat in table.seats:
        for of in (None, *entries):
            for consent in ((), ("blue",), ("red",), ("red", "blue")):
                with pytest.raises(RuleError, match="no-undo"):
                    table.undo(seat, of, consent)
    dig(table, "quiet")
    table.undo(table.entries[-1].seat)
    assert len(table.undone) == 1, "what came after is free again"


@pytest.mark.parametrize("consent", [(), ("red",), ("green",), ("blue", "green")])
def test_consent_is_that_of_all_others_and_of_nobody_else(consent: tuple[str, ...]) -> None:
    table = dig(garden("consent"), "quiet", "die")
    with pytest.raises(RuleError, match="undo-consent"):
        table.undo("red", 2, consent)
    table.undo("red", 2, ("blue",))
    assert table.state.dug == 1 and table.retaken == 1


def test_in_practice_it_goes_at_once_and_is_counted() -> None:
    table = dig(garden("free"), "quiet", "die")
    table.undo("red", 1)
    assert table.state.dug == 0 and table.retaken == 1
