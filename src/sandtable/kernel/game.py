"""What a game offers to the house. A game is one instance of a subclass, found by the registry as `GAME`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache, partial
from typing import Any, ClassVar, Generic, Protocol

from msgspec import Struct
from typing_extensions import TypeVar

from sandtable.kernel.action import Action, read_action, vocabulary
from sandtable.kernel.claims import Claim, Shown
from sandtable.kernel.codec import Codec
from sandtable.kernel.decision import Decision
from sandtable.kernel.errors import Name, NotFound, Refusal, SandtableError
from sandtable.kernel.event import Event
from sandtable.kernel.frames import Frame, Ready, Reopen, S, Seat, State
from sandtable.kernel.options import Options, Prompt, Rng
from sandtable.kernel.shapes import Odds, Outcome, StandingKind, StandingOrder, Warned, Way
from sandtable.kernel.story import Account, News, Stage, Throw

P = TypeVar("P", bound=Struct, default=Any)
"""The picture of a game: what its board draws."""
K = TypeVar("K", bound=Struct, default=Any)
"""The knowledge of a game: all that some seats know, and where in the sequence of play they are."""
K_contra = TypeVar("K_contra", bound=Struct, contravariant=True, default=Any)
"""The knowledge that a player understands."""
REMEMBERED = 4096
"""How many read actions a game remembers."""
SHORT = 80
"""The longest notation that is worth remembering, in characters."""


class ScenarioOption(Struct, frozen=True):
    """A choice before the match: `option-<id>` is its name; a switch has no choices."""

    id: str
    default: bool | int | str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0


class Scenario(Struct, frozen=True):
    """A battle that can be started: `scenario-<id>` is its name, `players` how many can play it.

    An option `players` is not asked: it is filled with the number of those who sit down.
    """

    id: str
    players: tuple[int, ...]
    options: tuple[ScenarioOption, ...] = ()


class Question:
    """A decision as one seat sees it: all that an opponent or a standing order is told."""

    __slots__ = ("_decision", "number", "seat")

    def __init__(self, seat: Seat, decision: Decision, number: int = 0) -> None:
        self.seat, self.number, self._decision = seat, number, decision

    @property
    def kind(self) -> str:
        return self._decision.kind

    @property
    def prompt(self) -> Prompt:
        return self._decision.prompt(self.seat)

    def why_not(self, action: Action) -> Refusal | None:
        """Why an action would be refused as the answer."""
        return self._decision.why_not(self.seat, action)

    def choices(self) -> Options:
        return self._decision.options(self.seat)


class Opponent(Protocol[K_contra]):
    """A computer player: it gets its knowledge, a question and what it remembers, and imagines the rest.

    It keeps nothing itself, so any process can take the next question. What it wants to remember it hands back beside
    its action: a plain value (numbers, words, lists, dicts: what JSON has) that belongs to this seat in this match and
    comes back with the next question. None is a player that remembers nothing: at the first question, and after
    something was taken back.
    """

    def choose(self, known: K_contra, question: Question, memory: Any, rng: Rng) -> tuple[Action, Any]: ...


class Game(Generic[S, P, K]):
    """The contract: `class Duel(Game[DuelState, DuelPicture, DuelKnowledge])`.

    `state`, `picture_type`, `knowledge_type` and `static_type` are Struct types; the browser's types are made from
    them. `frames`, `actions`, `events` name all kinds.
    """

    name: ClassVar[str]
    version: ClassVar[str] = "1"
    hidden: ClassVar[bool] = False
    secrets: ClassVar[bool] = True
    """Whether seats may know different things."""
    filmed: ClassVar[bool] = False
    """Whether its board tells an entry again moment by moment; lessons then hold the moments of their steps."""
    lobby_order: ClassVar[int] = 100
    """Where it stands in the lobby: the lowest first, equal ones by name."""
    die: ClassVar[int] = 6
    """How many sides its dice have where one is drawn."""
    paces: ClassVar[tuple[int, int, int]] = (1200, 400, 100)
    """Milliseconds between two moves of the computer that people watch: slow, normal, fast."""
    client: ClassVar[str] = ""
    """A folder beside the game's module whose `board.js` draws its board (see docs/adding-a-game.md)."""

    state: ClassVar[type[State]]
    picture_type: ClassVar[type[Struct]]
    knowledge_type: ClassVar[type[Struct]]
    static_type: ClassVar[Any] = Any
    frames: ClassVar[tuple[type[Frame], ...]]
    actions: ClassVar[tuple[type[Action], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    standing: ClassVar[tuple[StandingKind, ...]] = ()

    # -- set-up
    def scenarios(self) -> tuple[Scenario, ...]:
        raise NotImplementedError

    def scenario(self, name: str) -> Scenario:
        for found in self.scenarios():
            if found.id == name:
                return found
        known = ", ".join(found.id for found in self.scenarios())
        raise NotFound(f"{self.name} has no scenario {name!r}; there are: {known}.")

    def seats(self, scenario: str, options: Mapping[str, Any]) -> tuple[Seat, ...]:
        raise NotImplementedError

    def players(self, scenario: str, options: Mapping[str, Any], count: int) -> tuple[tuple[Seat, ...], ...]:
        """Which seats each of so many players holds."""
        seats = self.seats(scenario, options)
        if count != len(seats):
            raise SandtableError(f"{scenario} is played by {len(seats)}, not {count}.")
        return tuple((seat,) for seat in seats)

    def hides(self, scenario: str, options: Mapping[str, Any]) -> bool:
        """Whether seats of such a match may know different things: then a hot seat has a hand-over screen."""
        return self.secrets

    def start(self, scenario: str, options: Mapping[str, Any]) -> S:
        """A state whose stack holds the first frame; `advance` goes on from there."""
        raise NotImplementedError

    def index(self, state: S) -> None:
        """Make `state.index` anew after reading."""

    def warm(self) -> None:
        """Make ready what takes a while and only makes things faster; asked before many matches are played."""

    def make_tables(self, scenario: str) -> None:
        """Make what the first question of a scenario would take long for; asked beside the server's own work."""

    # -- what leaves the host
    def picture(self, state: S, eyes: frozenset[Seat]) -> P:
        """What is drawn for these seats together, from an allow-list; nobody is the spectator. It holds no frame."""
        raise NotImplementedError

    def static(self, scenario: str, options: Mapping[str, Any]) -> Any:
        """What never changes and everyone may know: map, counters, tables; sent to the browser once."""
        return {}

    # -- what stays on the host: opponents, odds and standing orders go by it
    def knowledge(self, state: S, eyes: frozenset[Seat]) -> K:
        """All that these seats together know, from an allow-list: enough to imagine the rest and to go on from here."""
        raise NotImplementedError

    def imagine(self, known: K, rng: Rng) -> S:
        """A full state that gives this knowledge: what is not known is drawn."""
        raise NotImplementedError

    def odds(self, known: K, question: Question, action: Action) -> Odds | None:
        """What may come of an action, as far as this seat can know; None where nothing is rolled."""
        return None

    def odds_given(self, known: K, question: Question, action: Action, given: Mapping[str, Any]) -> Odds | None:
        """The same under stated choices, as `Odds.choices` names them; unknown ones are ignored."""
        return self.odds(known, question, action)

    def ways(self, known: K, question: Question, unit: str, to: str, via: Sequence[str]) -> tuple[Way, ...]:
        """The ways of a piece to a place, over other places in their order: what each costs and risks, best first."""
        return ()

    def warnings(self, state: S, seat: Seat) -> tuple[Warned, ...]:
        """What this seat is about to lose by, if nothing is done: only what it knows, the highest need first."""
        return ()

    def threats(self, state: S, seat: Seat) -> tuple[Warned, ...]:
        """What others could do to this seat next: only what it knows, the worst first. For the digest."""
        return ()

    # -- ending
    def result(self, state: S) -> Outcome | None:
        raise NotImplementedError

    def resigned(self, state: S, seat: Seat) -> Outcome | None:
        """How it ends when a seat gives up; None: the others play on."""
        others = tuple(each for each in self.all_seats(state) if each != seat)
        return Outcome(others, "resigned", {"seat": Name("seat", seat)})

    def all_seats(self, state: S) -> tuple[Seat, ...]:
        raise NotImplementedError

    def migrate(self, data: bytes, version: str) -> S:
        raise SandtableError(f"{self.name} {self.version} cannot read a state of version {version}.")

    # -- telling
    def stage(self, state: S) -> Stage | None:
        """Where in its course the match is."""
        return None

    def news(self, state: S, event: Event) -> News | None:
        """What an event means to whom, for those who saw it; `state` is the one after it."""
        return None

    def throws(self, state: S, told: Iterable[tuple[Seat, Event]]) -> Iterable[Throw]:
        """The dice of a whole match that can be held against what was to be expected: its events in order, each with
        the seat that acted."""
        return ()

    def accounts(self, state: S) -> Iterable[Account]:
        """How the result of this state comes about."""
        return ()

    # -- players that are no people
    def opponents(self) -> dict[str, Callable[[], Opponent[K]]]:
        """Levels by name, weakest first; `random` is there for every game."""
        return {}

    def staff(self) -> Any:
        """What players that think ahead go by (`sandtable.opponents.Staff`); None: nobody does in this game."""
        return None

    def answer(self, kind: str, order: StandingOrder, known: K, question: Question) -> Action:
        """What a standing order does. It is total: it always answers."""
        raise NotImplementedError

    # -- for benchmarks and the conformance kit
    def figures(self, rng: Rng) -> Iterable[tuple[str, float, str]]:
        """What the game measures of its own: name, value and unit of each."""
        return ()

    def universe(self, state: S, seat: Seat) -> Iterable[Action]:
        """Many actions, legal or not, that could be tried now: law 1 compares it with the options."""
        return ()

    def invariants(self, state: S) -> Iterable[str]:
        """What is wrong with this state; nothing, if all is well."""
        return ()

    def auditor(self) -> Callable[[S, Sequence[Event]], Iterable[str]]:
        """A watcher of one match: what is wrong after an action with these events; else as `invariants` says."""
        return lambda state, events: self.invariants(state)

    def claims(self, state: S, question: Question, action: Action, odds: Odds) -> Iterable[Claim[S]]:
        """What the odds card of an action promises, for comparing with play from this very state."""
        return ()

    def shown(self, state: S, events: Sequence[Event], outcome: Outcome) -> Iterable[Shown]:
        """What a finished match says of itself in its picture, in its events and in its outcome."""
        return ()

    def position(self, base: S, position: Mapping[str, Any]) -> S:
        """A state for a situation: the scenario's start changed as the file's `[position]` says."""
        raise SandtableError(f"{self.name} has no positions for situations yet.")

    # -- made from the above
    @cached_property
    def codec(self) -> Codec[S]:
        return Codec(self)

    @property
    def verbs(self) -> Sequence[type[Action]]:
        return (*self.actions, Ready, Reopen)

    def parse(self, text: str) -> Action:
        """The action that a text says. Short ones are remembered: a match says the same ones again and again."""
        return self._read(text) if len(text) <= SHORT else read_action(text, self._verbs)

    @cached_property
    def _read(self) -> Callable[[str], Action]:
        return lru_cache(REMEMBERED)(partial(read_action, verbs=self._verbs))

    @cached_property
    def _verbs(self) -> dict[str, type[Action]]:
        return vocabulary(tuple(self.verbs))
