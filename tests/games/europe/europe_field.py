"""A small board for tests: a position, actions in notation with their dice, and what stands after."""

from __future__ import annotations

from typing import Any

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.kernel import Decision, Event, Scripted, advance, play

POLAND = {"warsaw": {"germany-infantry": 1}}
"""A German garrison in Warsaw, beside what a position is about."""


class Field:
    """A match under test."""

    def __init__(self, scenario: str = "war", dice: tuple[int, ...] = (), level: str = "basic", **given: Any) -> None:
        options = {"level": level, **given.pop("options", {})}
        base = GAME.start(scenario, options)
        self.state = GAME.position(base, given) if given else base
        self.events: list[Event] = []
        self.decision: Decision | None = None
        self._run(list(dice))

    def _run(self, dice: list[int]) -> None:
        source = Scripted(dice)
        self.decision = advance(self.state, source, self.events)
        source.done()

    def do(self, seat: str, *actions: str, dice: tuple[int, ...] = ()) -> list[Event]:
        """Carry actions out one after another; every die must be used."""
        source = Scripted(dice)
        before = len(self.events)
        for text in actions:
            assert self.decision is not None, f"nobody is asked; {text}"
            action = GAME.parse(text)
            self.decision = play(self.state, self.decision, seat, action, source, self.events)
        source.done()
        return self.events[before:]

    def go(self, seat: str, dice: tuple[int, ...] = (), action: str = "launch") -> list[Event]:
        """Launch; the first way is taken and nobody intervenes."""
        source = Scripted(dice)
        before = len(self.events)
        text, asked = action, seat
        while text:
            self.decision = play(self.state, self.pending(), asked, GAME.parse(text), source, self.events)
            text = ""
            if self.kind == "routing":
                asked = self.pending().seats[0]
                text = self.options(asked)[0]
            elif self.kind == "chain":
                asked, text = self.pending().seats[0], "hold"
        source.done()
        return self.events[before:]

    def pending(self) -> Decision:
        """The decision that is waited for; there must be one."""
        assert self.decision is not None, "nobody is asked"
        return self.decision

    def why(self, seat: str, text: str) -> str | None:
        """The key of the refusal, or None."""
        found = self.pending().why_not(seat, GAME.parse(text))
        return found.key if found else None

    def options(self, seat: str) -> list[str]:
        return [str(action) for action in listed(self.pending(), seat)]

    @property
    def kind(self) -> str:
        return self.decision.kind if self.decision else ""

    def at(self, area: str) -> dict[str, int]:
        found: dict[str, int] = {}
        for unit in self.state.units.values():
            if t.AREAS[unit.area] == area:
                found[unit.name] = found.get(unit.name, 0) + 1
        return found

    def hpp(self, power: str) -> int:
        return self.state.hpp[t.COUNTRY[power]]

    def owner(self, area: str) -> str:
        found = self.state.control[t.AREA[area]]
        return t.COUNTRIES[found] if found >= 0 else ""

    def tags(self) -> list[str]:
        return [str(type(event).__struct_config__.tag) for event in self.events]

    def last(self, kind: str) -> Any:
        return next(event for event in reversed(self.events) if str(type(event).__struct_config__.tag) == kind)

    def until(self, kind: str, limit: int = 300) -> None:
        """Answer by default until this kind of question is asked."""
        for _ in range(limit):
            if self.decision is None or self.decision.kind == kind:
                return
            seat = self.decision.seats[0]
            self.decision = play(
                self.state, self.decision, seat, self.decision.default(seat), Scripted([]), self.events
            )
        raise AssertionError(f"{kind} never comes")


def listed(decision: Decision, seat: str) -> list[Any]:
    """What the seat is offered, one by one; nothing in this game is measured."""
    found = decision.options(seat)
    assert isinstance(found, list)
    return found


def belgium(units: dict[str, dict[str, int]]) -> Field:
    """Spring 1940: Germany is about to attack the French in Belgium."""
    return Field("sichelschnitt", turn="1940 spring", hpp={"germany": 42}, control={"belgium": "france"}, units=units)


def sickle(**given: Any) -> Field:
    """Spring 1940 in the west."""
    given.setdefault("turn", "1940 spring")
    given.setdefault("hpp", {"germany": 42, "france": 17, "britain": 25})
    return Field("sichelschnitt", **given)


def war(**given: Any) -> Field:
    return Field("war", **given)


def east(**given: Any) -> Field:
    """Germany and the USSR at war, in the whole war."""
    given.setdefault("turn", "1942 summer")
    given.setdefault("soviet_war", "1941 summer")
    given.setdefault("hpp", {"germany": 60, "soviet": 40, "italy": 15, "britain": 25})
    given.setdefault(
        "standing",
        {
            "soviet": "active",
            "italy": "active",
            **dict.fromkeys(("finland", "hungary", "romania", "bulgaria"), "joined"),
        },
    )
    given.setdefault("patron", dict.fromkeys(("finland", "hungary", "romania", "bulgaria"), "germany"))
    return war(**given)


# Three fleets with an army over the Channel against Calais: the printed invasions.
INVASION: dict[str, Any] = {
    "side": "allies",
    "control": {"calais": "germany", "brest": "germany", "paris": "germany"},
    "units": {
        "plymouth": {"britain-fleet": 4, "britain-infantry": 1, "britain-armour": 1, "britain-aircraft": 3},
        "calais": {"germany-fleet": 1, "germany-aircraft": 1, "germany-infantry": 1},
    },
}
PLAN = (
    "attack calais germany",
    "embark britain-infantry britain-fleet plymouth 1",
    "embark britain-armour britain-fleet plymouth 1",
    "join britain-fleet plymouth 0 2",
    "join britain-aircraft plymouth 0 3",
)
