"""The shapes that travel between server and browser for games, matches and the socket; `learning`, `reviews` and
`together` beside this file have the others. `web/src/lib/wire.ts` is made from all of them.

A list of plain shapes without a line of code: who looks for what a message of a match holds looks in one place.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from sandtable.kernel.dice import Thrown
from sandtable.kernel.errors import Args
from sandtable.kernel.game import ScenarioOption
from sandtable.kernel.record import UndoRule
from sandtable.kernel.shapes import Hints, Odds, Outcome, StandingKind, Warned, Way
from sandtable.kernel.story import News

Language = Literal["en", "hu", "de"]
"""The languages that the program speaks."""
Title = Annotated[str, Meta(max_length=120)]
Seed = Annotated[str, Meta(max_length=64)]
"""From which seeded dice fall; empty: any."""
Word = Annotated[str, Meta(max_length=64)]
"""What a change, or an invitation, is known by."""
UndoKind = Literal["free", "consent", "practice", ""]
"""What taking back means now: nothing was learned, the others are asked, at once in practice, or it cannot be."""


class Message(Struct, frozen=True):
    """A sentence to be made in the reader's language."""

    key: str
    args: Args = {}


class ScenarioInfo(Struct, frozen=True):
    id: str
    players: tuple[int, ...]
    seats: dict[str, tuple[tuple[str, ...], ...]]
    options: tuple[ScenarioOption, ...]


class GameInfo(Struct, frozen=True):
    id: str
    name: str
    levels: tuple[str, ...]
    standing: tuple[StandingKind, ...]
    scenarios: tuple[ScenarioInfo, ...]
    die: int
    """Sides of its dice."""
    paces: tuple[int, int, int]
    """Milliseconds between moves that are watched: slow, normal, fast."""
    languages: tuple[str, ...]
    """Those that it has words in; in any other it speaks English."""
    client: str
    """The address of its board, if it brings one that is loaded at run time."""


class DiceInfo(Struct, frozen=True):
    """Where the dice of a match come from. Fair ones: what the host committed to, and whose nonce is still missing."""

    kind: Literal["seeded", "fair"] = "seeded"
    commitment: str = ""
    missing: tuple[str, ...] = ()


Free = Literal["", "invite", "open", "shut"]
PersonName = Annotated[str, Meta(max_length=40)]


class MatchSeat(Struct, frozen=True):
    """Who holds a seat; its key is shown to whoever made the match, and of a closed match never again."""

    seat: str
    holder: Literal["person", "computer"]
    level: str = ""
    key: str = ""
    player: int = 0
    """Seats of one player have one number."""
    closed: bool = False
    """Whether its key was given once and is shown to nobody any more."""
    name: str = ""
    """What the person calls themselves."""
    free: Free = ""
    """Nobody sits there yet, or any more: whoever is invited may, anyone may, or nobody."""
    shows: bool = False
    """Whether its player lets those who look on see the side's own view, some minutes later."""
    vacated: int = 0
    """How often whoever sat there left it, or lost it, while the match was under way."""


class MatchInfo(Struct, frozen=True):
    id: str
    title: str
    game: str
    scenario: str
    seats: tuple[MatchSeat, ...]
    created: str
    updated: str
    over: bool
    waiting: tuple[str, ...]
    moment: Message
    options: dict[str, Any] = {}
    secrets: bool = True
    """Whether its seats may know different things."""
    dice: DiceInfo = DiceInfo()
    undo: UndoRule = "learned"
    retaken: int = 0
    """How often something known was taken back."""
    closed: bool = False
    """Whether people play at screens of their own: nobody gets another's key, nor seed or file before the end."""


class Player(Struct, frozen=True):
    """A player of a new match: a person at the screen where it is made, the computer at a level, somebody who is
    invited, or anyone who comes. One for each that the scenario asks for."""

    kind: Literal["person", "computer", "invite", "open"]
    level: str = ""
    name: PersonName = ""
    shows: bool = False
    """A person lets those who look on see what their side saw some minutes ago, if the others do."""


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    scenario: str
    players: tuple[Player, ...]
    options: dict[str, bool | int | str] = {}
    title: Title = ""
    dice: Literal["seeded", "fair"] = "seeded"
    seed: Seed = ""
    undo: UndoRule = "learned"
    """What may be taken back: what taught nobody anything; with the others' consent anything; anything (practice)."""


class DiceCheck(Struct, frozen=True):
    """A finished match, replayed and every die drawn again: whether all of it holds, or what does not."""

    kind: Literal["seeded", "fair"]
    commitment: str
    nonces: dict[str, str]
    order: tuple[str, ...]
    """Whose nonce came first, second, ..."""
    computers: tuple[str, ...]
    """Whose nonce follows from the secret; any other that came after one's own a host who sits there could choose."""
    holds: bool
    wrong: str = ""


class GivenNonce(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's share in fair dice, drawn by whoever holds it."""

    key: str
    nonce: Annotated[str, Meta(pattern="^[0-9A-Za-z]{1,64}$")]


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    title: Title


class Problem(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=10_000)]
    key: str = ""


class Saved(Struct, frozen=True):
    file: str


class ErrorText(Struct, frozen=True):
    key: str
    text: str
    args: Args = {}


class ErrorBody(Struct, frozen=True):
    error: ErrorText


class ClauseInfo(Struct, frozen=True):
    id: str
    chapter: str
    text: str
    translated: bool
    rulings: tuple[str, ...]


class RuleBook(Struct, frozen=True):
    clauses: tuple[ClauseInfo, ...]


class Option(Struct, frozen=True):
    """One thing the seat may do. `fields` are the action's, for the board to find its pieces by."""

    action: str
    verb: str
    fields: dict[str, Any]
    label: Message
    confirm: bool


class FormInfo(Struct, frozen=True):
    """An answer whose `open` fields are completed by pointing: places, or rows of places."""

    verb: str
    fields: dict[str, Any]
    open: tuple[str, ...]


class MeasureInfo(Struct, frozen=True):
    """A choice that is measured: what to draw, a first legal action, and the answers that a place completes."""

    forms: tuple[FormInfo, ...]
    region: tuple[tuple[tuple[int, int], ...], ...]
    bounds: tuple[int, int, int, int]
    first: str


class PromptInfo(Struct, frozen=True):
    key: str
    args: Args
    rule: str
    focus: tuple[str, ...]


class Asked(Struct, frozen=True):
    """An open question to a seat that the viewer holds."""

    seat: str
    number: int
    kind: str
    prompt: PromptInfo
    options: tuple[Option, ...]
    measure: MeasureInfo | None
    hints: Hints
    undo: UndoKind
    standing: str


class LogLine(Struct, frozen=True):
    """Something the viewer saw, numbered for the viewer alone."""

    n: int
    step: int
    event: Any
    names: dict[str, str]
    rule: str
    seat: str
    thrown: tuple[Thrown, ...]
    """The dice to show with it, and which of them hit."""
    news: News | None = None
    """What it means to whom, if it matters."""


class FilmMoment(Struct, frozen=True):
    """The board when so many lines of the viewer's log had been told."""

    lines: int
    picture: Any


# -- from the server over the socket


class ServerMessage(Struct, frozen=True, tag_field="type", tag=str.lower):
    """What the server says."""


class Offers(Struct, frozen=True):
    """Seats that offer a draw, or ask for an undo."""

    draw: tuple[str, ...]
    undo: tuple[str, ...]


class StateMessage(ServerMessage, frozen=True, tag="state"):
    match: str
    title: str
    game: str
    scenario: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    picture: Any
    asks: tuple[Asked, ...]
    waiting: tuple[str, ...]
    outcome: Outcome | None
    step: int
    steps: int
    log: tuple[LogLine, ...]
    reset: bool
    standing: dict[str, dict[str, dict[str, int | str | bool]]]
    offers: Offers
    players: tuple[MatchSeat, ...]
    dice: DiceInfo = DiceInfo()
    retaken: int = 0
    warnings: tuple[Warned, ...] = ()
    """What the viewer's seats are about to lose by."""
    threats: tuple[Warned, ...] = ()
    """What the others could do to them next, as far as they can see."""
    prompts: dict[str, PromptInfo] = {}
    """What the seats that are waited for are asked, where nothing is hidden: by seat."""
    fresh: bool = False
    """Whether anybody who plays may still call the match off: some side has not moved twice."""
    sides: tuple[str, ...] = ()
    """The sides whose own view is open to those who look on, `behind` seconds late."""
    behind: int = 0
    side: str = ""
    """With whose eyes one who looks on sees all this: as it was then."""


class Refused(ServerMessage, frozen=True, tag="refusal"):
    ref: str
    rule: str
    key: str
    args: Args


class Stale(ServerMessage, frozen=True, tag="stale"):
    ref: str


class OddsAnswer(ServerMessage, frozen=True, tag="odds"):
    ref: str
    odds: Odds | None


class WaysAnswer(ServerMessage, frozen=True, tag="ways"):
    ref: str
    ways: tuple[Way, ...]


class Checked(ServerMessage, frozen=True, tag="checked"):
    ref: str
    refusal: Refused | None


class Moment(ServerMessage, frozen=True, tag="moment"):
    ref: str
    step: int
    picture: Any
    log: tuple[LogLine, ...]


class Film(ServerMessage, frozen=True, tag="film"):
    """Several of the viewer's steps, with the moments inside them."""

    ref: str
    moments: tuple[FilmMoment, ...]


class PersonHere(Struct, frozen=True):
    """A person of the match, and whether their page is open: `gone` for a moment, or away."""

    player: int
    seats: tuple[str, ...]
    name: str
    free: Free
    presence: Literal["here", "gone", "away"]


class People(ServerMessage, frozen=True, tag="people"):
    """Who plays a closed match and who is here; and how many look on."""

    people: tuple[PersonHere, ...]
    watching: int


TalkRoom = Literal["players", "spectators"]


class ChatLine(Struct, frozen=True):
    """Something that a player said to the others, or one who looks on (player -1) to those who look on."""

    id: int
    player: int
    name: str
    """What the player was called then: somebody else may sit there now."""
    at: str
    text: str
    room: TalkRoom = "players"


class Chat(ServerMessage, frozen=True, tag="chat"):
    """What was said: all of it at first, then each new line. Players hear players, those who look on each other; after
    the end everybody hears all."""

    lines: tuple[ChatLine, ...]


class Clock(Struct, frozen=True):
    """A player's clock when this was sent: what is left in all, and what of the reserve is still to come before it goes
    down. By mail `whole_ms` is given anew for each answer; `holiday` is until when it stands."""

    player: int
    seats: tuple[str, ...]
    kind: Literal["live", "mail"]
    whole_ms: int
    left_ms: int
    reserve_ms: int
    running: bool
    deadline: str
    since: str
    """When its player was asked; empty: they are not."""
    holiday: str = ""
    absent: bool = False
    """Its player has been gone so long that the others may claim the win or call the match off."""


class Clocks(ServerMessage, frozen=True, tag="clocks"):
    """All clocks of a match, told whenever one starts or stops, and now and then."""

    clocks: tuple[Clock, ...]


class PlannedAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer written beforehand. With a `kind` it answers questions of that kind, as far as one of its actions is
    allowed (`about` narrows it to those that name this piece or place; `always`: each time). Without a kind it is a
    plan: its actions answer the next questions of the seat's own turn one after another."""

    actions: Annotated[tuple[Annotated[str, Meta(max_length=400)], ...], Meta(min_length=1, max_length=24)]
    kind: Annotated[str, Meta(max_length=80)] = ""
    about: Annotated[str, Meta(max_length=80)] = ""
    always: bool = False
    stopped: bool = False
    """It was not allowed when its time came: the seat was asked instead, and it waits to be looked at again."""


class Planned(ServerMessage, frozen=True, tag="planned"):
    """The answers that the viewer's seats have written beforehand, and what each action says in words."""

    plans: dict[str, tuple[PlannedAnswer, ...]]
    words: dict[str, Message]


class Plannable(Struct, frozen=True):
    """A kind of question that the seat was asked before, with the answers it had then."""

    kind: str
    prompt: PromptInfo
    options: tuple[Option, ...]


class PlannableAnswer(ServerMessage, frozen=True, tag="plannable"):
    ref: str
    kinds: tuple[Plannable, ...]


class Done(ServerMessage, frozen=True, tag="done"):
    """The request was carried out; a fresh state went out before it."""

    ref: str


class Failed(ServerMessage, frozen=True, tag="error"):
    ref: str
    key: str
    args: Args
    text: str = ""


AnyServerMessage = (
    StateMessage
    | Refused
    | Stale
    | OddsAnswer
    | WaysAnswer
    | Checked
    | Moment
    | Film
    | People
    | Chat
    | Clocks
    | Planned
    | PlannableAnswer
    | Done
    | Failed
)
