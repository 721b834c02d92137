"""The kernel: what every game shares. It imports nothing else of ours.

A match is a `State` with a stack of frames; `advance` runs it to the next `Decision`; `play` carries out one `Action`
and writes `Event`s. `docs/kernel.md` is its page.
"""

from sandtable.kernel.action import Action, Point, notation, parse_action
from sandtable.kernel.claims import Claim, Shown
from sandtable.kernel.clone import clone
from sandtable.kernel.codec import Codec, dumps
from sandtable.kernel.decision import Decision
from sandtable.kernel.dice import Dice, Enumerating, Fair, NoDice, Recorded, Roll, Scripted, Seeded, Thrown, at_most
from sandtable.kernel.errors import (
    DiceError,
    FileError,
    FlowError,
    Name,
    Refusal,
    RuleError,
    SandtableError,
    StaleError,
)
from sandtable.kernel.event import Ended, Event, Ordered, Readied, Reopened, Undone, Vacated
from sandtable.kernel.frames import Ask, Auto, Frame, Gather, Ready, Reopen, Seat, State
from sandtable.kernel.game import Game, Opponent, Question, Scenario, ScenarioOption
from sandtable.kernel.options import Form, Measure, Options, Prompt
from sandtable.kernel.play import advance, carry_out, outcomes, play
from sandtable.kernel.record import Entry, Header, Record
from sandtable.kernel.shapes import (
    Caution,
    Chance,
    Hints,
    Line,
    Mark,
    Modifier,
    Odds,
    Outcome,
    Parameter,
    Placed,
    Plan,
    Risk,
    Rolled,
    Row,
    StandingKind,
    StandingOrder,
    Vain,
    Warned,
    Way,
    Zone,
)
from sandtable.kernel.table import Logged, Savepoint, Table
from sandtable.kernel.typed import loads

__all__ = [
    "Action",
    "Ask",
    "Auto",
    "Caution",
    "Chance",
    "Claim",
    "Codec",
    "Decision",
    "Dice",
    "DiceError",
    "Ended",
    "Entry",
    "Enumerating",
    "Event",
    "Fair",
    "FileError",
    "FlowError",
    "Form",
    "Frame",
    "Game",
    "Gather",
    "Header",
    "Hints",
    "Line",
    "Logged",
    "Mark",
    "Measure",
    "Modifier",
    "Name",
    "NoDice",
    "Odds",
    "Opponent",
    "Options",
    "Ordered",
    "Outcome",
    "Parameter",
    "Placed",
    "Plan",
    "Point",
    "Prompt",
    "Question",
    "Readied",
    "Ready",
    "Record",
    "Recorded",
    "Refusal",
    "Reopen",
    "Reopened",
    "Risk",
    "Roll",
    "Rolled",
    "Row",
    "RuleError",
    "SandtableError",
    "Savepoint",
    "Scenario",
    "ScenarioOption",
    "Scripted",
    "Seat",
    "Seeded",
    "Shown",
    "StaleError",
    "StandingKind",
    "StandingOrder",
    "State",
    "Table",
    "Thrown",
    "Undone",
    "Vacated",
    "Vain",
    "Warned",
    "Way",
    "Zone",
    "advance",
    "at_most",
    "carry_out",
    "clone",
    "dumps",
    "loads",
    "notation",
    "outcomes",
    "parse_action",
    "play",
]
