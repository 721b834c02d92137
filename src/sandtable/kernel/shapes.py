"""The shapes that are drawn by one component each: hints, odds, standing orders, outcomes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from sandtable.kernel.action import Action
from sandtable.kernel.errors import Args


class Zone(Struct, frozen=True):
    """Places or outlines to shade: kind is reach, range, sight, blind, command, field or danger.

    `labels` are written on the places, one on each; `args` is what a game's own board tells of the whole, by name.
    """

    kind: str
    places: tuple[str, ...] = ()
    outlines: tuple[tuple[tuple[int, int], ...], ...] = ()
    labels: tuple[str, ...] = ()
    unit: str = ""
    args: Args = {}


class Risk(Struct, frozen=True):
    """Who may do something about a piece at a place of its way: the chance that he comes to it, and that it hurts."""

    at: str
    by: str
    comes: float
    hurts: float


class Way(Struct, frozen=True):
    """A far place, its cost, the places passed, and the actions that lead there one by one.

    `kind` tells several ways to one place apart (`way-<kind>`); the first is the one to take unless another is asked
    for. `costs` is what has been spent at each place of the path, in the words of the board. What is asked about one
    way (`Game.ways`) also tells its risks, the chance to come through `unhurt`, and the last place where a halt leaves
    the piece something to do (`halt`).
    """

    unit: str
    to: str
    cost: int
    path: tuple[str, ...]
    steps: tuple[Action, ...]
    kind: str = ""
    costs: tuple[str, ...] = ()
    risks: tuple[Risk, ...] = ()
    unhurt: float = 1.0
    halt: str = ""


class Line(Struct, frozen=True):
    """A line to draw from place to place: kind is sight, fire, move or command; `blocked` is where it stops.

    `label` is written on it as it is; `args` is what a game's own board tells of it, by name. On a table without
    places `start` and `end` are pieces, `ends` is where they stand and `stop` where the line stops.
    """

    kind: str
    start: str
    end: str
    blocked: str = ""
    label: str = ""
    args: Args = {}
    ends: tuple[tuple[int, int], tuple[int, int]] | None = None
    stop: tuple[int, int] | None = None


class Mark(Struct, frozen=True):
    """A mark on a place or unit: kind is target, blocked, goal or note; the text is `hint-<key>`."""

    kind: str
    at: str
    key: str = ""
    args: Args = {}
    rule: str = ""


class Plan(Struct, frozen=True):
    """Several answers that follow one another, offered as one: `plan-<key>` is its button.

    With `again` the same plan may be gone on with: whoever chose it is not asked as long as questions offer a plan with
    that word. What chances assume (`Odds.choices`) is part of a plan where it is `given`: each choice is agreed to by a
    word of its own, `<again> <choice>=<value>`. Without a key a plan is no button and only goes on with one that was
    agreed to. `idle` says that no other answer could make a difference: a page may give this one unasked.
    """

    key: str
    steps: tuple[Action, ...]
    args: Args = {}
    again: str = ""
    idle: bool = False
    given: dict[str, str] = {}


class Caution(Struct, frozen=True):
    """What an answer of this verb would throw away, said before it is given: `caution-<key>`."""

    verb: str
    key: str
    args: Args = {}


class Vain(Struct, frozen=True):
    """An answer that is allowed and would do nothing: why, in the words of a refusal, and who it was looked at for."""

    action: Action
    key: str
    args: Args = {}
    rule: str = ""
    about: str = ""


class Hints(Struct, frozen=True):
    """What to draw beside the options, made by the same rule functions; plans and cautions are offered with them."""

    zones: tuple[Zone, ...] = ()
    ways: tuple[Way, ...] = ()
    lines: tuple[Line, ...] = ()
    marks: tuple[Mark, ...] = ()
    plans: tuple[Plan, ...] = ()
    cautions: tuple[Caution, ...] = ()
    vain: tuple[Vain, ...] = ()


class Modifier(Struct, frozen=True):
    """One line of a sum: the message `odds-<key>`, its value as printed, its clause."""

    rule: str
    key: str
    value: str
    args: Args = {}


class Chance(Struct, frozen=True):
    """One result and its probability; `ways` of `of` where dice are counted."""

    key: str
    probability: float
    args: Args = {}
    tone: str = ""
    """good, bad or empty: for whom it is good is the asker."""


class Parameter(Struct, frozen=True):
    """A parameter of a standing order or of odds: kind is choice, number or switch."""

    key: str
    kind: str
    default: int | str | bool
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0


class Row(Struct, frozen=True):
    """One line of a picture under `odds-<key>`: shares of a whole, or counted things."""

    key: str
    shares: tuple[Chance, ...] = ()
    counts: tuple[Modifier, ...] = ()
    aside: bool = False
    """It stands beside the first chance, as a reason for it."""


class Rolled(Struct, frozen=True):
    """One line of a table that is rolled on: what was rolled, in how many ways, the printed result."""

    roll: int
    ways: int
    result: str = ""
    tone: str = ""
    """bad for a loss, some for less than that, maybe for what only some targets mind; empty where nothing happens."""


class Placed(Struct, frozen=True):
    """Where a piece would come to stand, and which way it would face if that is said (tenths of a degree)."""

    id: str
    x: int
    y: int
    facing: int | None = None


class Odds(Struct, frozen=True):
    """What may come of an action: the sum, the results, and the policy assumed where choices follow."""

    key: str
    args: Args = {}
    lines: tuple[Modifier, ...] = ()
    total: str = ""
    chances: tuple[Chance, ...] = ()
    policy: str = ""
    table: tuple[Rolled, ...] = ()
    """For a roll on a table, its lines."""
    parts: tuple[Odds, ...] = ()
    choices: tuple[Parameter, ...] = ()
    """What may be stated before asking again; the default is what these odds assume."""
    rows: tuple[Row, ...] = ()
    spread: tuple[tuple[int, float], ...] = ()
    """A number and its chance, for a histogram under `odds-<key>-spread`."""
    places: tuple[Placed, ...] = ()
    """Where the pieces that the action moves would stand; a board draws them there and works nothing out."""


StandingOrder = Mapping[str, bool | int | str]
"""What such an order says: its `mode`, and the parameters of its kind."""


class StandingKind(Struct, frozen=True):
    """A kind of off-turn decision that a seat can answer beforehand: always, at once, and by its own knowledge."""

    key: str
    modes: tuple[str, ...]
    """What the order may say; being asked is having no order."""
    parameters: tuple[Parameter, ...] = ()
    rule: str = ""


class Warned(Struct, frozen=True):
    """A loss that comes near: the sentence `warning-<key>`, and the places where something can be done about it."""

    key: str
    args: Args = {}
    places: tuple[str, ...] = ()


class Outcome(Struct, frozen=True):
    """How a match ended: who won (nobody: a draw), the message `result-<key>`, and points per seat."""

    winners: tuple[str, ...]
    key: str
    args: Args = {}
    rule: str = ""
    scores: dict[str, int] = {}
