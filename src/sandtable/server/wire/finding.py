"""The shapes for finding a match in a service: home page, challenges, pairing, public matches, profiles, privacy."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sandtable.server.wire.messages import Clock, Language, MatchInfo, Message, NewMatch, Word
from sandtable.server.wire.pace import Pace
from sandtable.server.wire.people import AccountName
from sandtable.server.wire.together import OpenSeat, SetSeat

Visibility = Literal["private", "link", "public"]
"""Who may look on: those who play, whoever has the link to look on, or anyone; the last two show in lists or not."""
Result = Literal["won", "drawn", "lost"]


class NewHostedMatch(NewMatch, frozen=True, forbid_unknown_fields=True):
    """A match of a service: how fast it is played, who may look on, and which language its maker speaks, too. An
    invited player with a `name` is challenged: that account is asked."""

    pace: Pace = Pace()
    visibility: Visibility = "private"
    language: Language | Literal[""] = ""


class SetHostedSeat(SetSeat, frozen=True, forbid_unknown_fields=True):
    """How a free seat is to be filled; an invitation with a name is a challenge to that account."""

    name: AccountName = ""


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """The same match once more; turned: everybody one place further."""

    turned: bool = False


class OwnMatch(Struct, frozen=True):
    """One of one's own matches: which seats are one's own, and what is asked of them."""

    match: MatchInfo
    own: tuple[str, ...]
    made: bool
    """Whether one made it oneself, and sees to its seats."""
    visibility: Visibility
    pace: Pace
    clocks: tuple[Clock, ...] = ()
    prompt: Message | None = None
    declined: tuple[str, ...] = ()
    """The names of those who were challenged and declined."""
    asked: tuple[str, ...] = ()
    """The names of those who were challenged and have not answered."""


class OpenTable(Struct, frozen=True):
    """A seat that anyone may take, with what one chooses by."""

    seat: OpenSeat
    pace: Pace
    language: str
    own: bool
    """Whether one sits at that match already."""


class Challenged(Struct, frozen=True):
    """Somebody asks one to play."""

    match: str
    player: int
    by: str
    game: str
    scenario: str
    seats: tuple[str, ...]
    pace: Pace
    made: str


class Looking(Struct, frozen=True):
    """What one waits to be paired for."""

    game: str
    scenario: str
    pace: Pace
    since: str


class PublicPlayer(Struct, frozen=True):
    """Who plays, or played, some seats of a public match."""

    player: int
    seats: tuple[str, ...]
    name: str
    level: str
    """Of a computer."""
    result: Result | Literal[""]
    known: bool
    """Whether the name is an account's, with a profile."""


class PublicMatch(Struct, frozen=True):
    """A match that anyone may look at."""

    id: str
    title: str
    game: str
    scenario: str
    players: tuple[PublicPlayer, ...]
    created: str
    updated: str
    over: bool
    moment: Message
    pace: Pace


class PublicList(Struct, frozen=True):
    """Some of them, the newest first; `more` asks for those after them."""

    matches: tuple[PublicMatch, ...]
    more: str = ""


class Home(Struct, frozen=True):
    """All that stands on the first page of whoever asks, as it is now."""

    mine: tuple[OwnMatch, ...]
    open: tuple[OpenTable, ...]
    live: tuple[PublicMatch, ...]
    challenges: tuple[Challenged, ...] = ()
    looking: Looking | None = None
    over: int = 0
    """How many of one's own matches are over."""


class Seek(Struct, frozen=True, forbid_unknown_fields=True):
    """What one wants to be paired for: a game, one of its scenarios or any, and how fast. There is always a clock."""

    game: Word
    pace: Pace
    scenario: Word = ""


class SeekAnswer(Struct, frozen=True):
    """The match, if somebody was waiting for the same; else one waits."""

    match: str = ""


class SideResult(Struct, frozen=True):
    """What somebody reached with some seats of a game."""

    game: str
    seats: tuple[str, ...]
    won: int
    drawn: int
    lost: int


class Profile(Struct, frozen=True):
    """A person as anyone may see them: no mail address, no hours of the day; presence unless it is hidden."""

    name: str
    since: str
    here: bool
    hidden: bool
    answers_hours: int
    """By mail they usually answer within so many hours; 0: not known yet."""
    late: int
    """Matches lost on time."""
    results: tuple[SideResult, ...]
    favourite: tuple[str, str] | None = None
    """The game and the scenario that they played most."""
    me: bool = False


class SetPrivacy(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether others see that one is here, and whether they may challenge one."""

    presence: bool
    challenges: bool


class KeptColumn(Struct, frozen=True):
    """A column of the database, and the sentence that says what it is for: the message `privacy-<about>`."""

    column: str
    about: str


class KeptTable(Struct, frozen=True):
    """A table of the database with all that it keeps; the message `privacy-table-<name>` says how long."""

    table: str
    columns: tuple[KeptColumn, ...]


class PrivacyPage(Struct, frozen=True):
    """What the service keeps, read from its own schema."""

    tables: tuple[KeptTable, ...]
