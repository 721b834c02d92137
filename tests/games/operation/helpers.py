"""The kit of all tests of Operation: small tables and battles. Germans and British are blue, the others red."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from sandtable.games.operation.actions.infantry import INFANTRY_ACTIONS
from sandtable.games.operation.actions.vehicle import VEHICLE_ACTIONS
from sandtable.games.operation.flow.turn import Orders, Turn
from sandtable.games.operation.model.pieces import Point, Side
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Feature
from sandtable.games.operation.rules.army.lists import raise_unit
from sandtable.games.operation.rules.ground.prepared import prepare
from sandtable.games.operation.rules.turn.cards import NUMBER
from sandtable.games.operation.tables import DECK
from sandtable.kernel import Action, Event, Ready, Refusal, Scripted, Seeded, advance, parse_action, play

VERBS: tuple[type[Action], ...] = (*INFANTRY_ACTIONS, *VEHICLE_ACTIONS, Ready)
SIZE = (3000, 2000)
"""Of a table with room for vehicles."""


def table(*switches: str, size: int = 1200) -> State:
    """An empty square table for two, before the first turn."""
    return empty((size, size), switches, 0)


def field(*switches: str, turn: int = 1) -> State:
    """An empty table with room for vehicles, in the first turn."""
    return empty(SIZE, switches, turn)


def empty(size: Point, switches: tuple[str, ...], turn: int) -> State:
    state = State(scenario="test", seats=("blue", "red"), size=size, turn=turn, switches=switches)
    state.sides = {"blue": side("germany"), "red": side("usa")}
    prepare(state)
    return state


def side(nation: str) -> Side:
    """A side with its whole deck."""
    return Side(nation, (), DECK, (0,) * len(DECK))


def feature(state: State, name: str, kind: str, *shape: Point, **more: object) -> Feature:
    """Add a piece of terrain."""
    piece = Feature(name, kind, shape, **more)  # type: ignore[arg-type]
    state.features[name] = piece
    prepare(state)
    return piece


def square(x: int, y: int, wide: int, high: int) -> list[tuple[int, int]]:
    return [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]


def deploy(state: State, name: str, kind: str, at: Point, facing: int = 0, seat: str = "", **more: object) -> str:
    """Put a unit down; answers its vehicle, gun or first man. German and British kinds are blue's, the others red's,
    unless said otherwise."""
    owner = seat or ("blue" if kind[:2] in ("de", "uk") else "red")
    raise_unit(state, owner, name, kind, at, facing, **more)  # type: ignore[arg-type]
    return state.units[name].models[0]


def put(state: State, model: str, x: int, y: int, **more: object) -> None:
    state.models[model] = replace(state.models[model], x=x, y=y, **more)


def keep(state: State, name: str, count: int) -> None:
    """Only the first so many models of a unit are left."""
    models = state.units[name].models
    for each in models[count:]:
        del state.models[each]
    state.units[name] = replace(state.units[name], models=models[:count])


def alone(state: State, name: str, kind: str, *places: Point, arms: tuple[str, ...] = ()) -> None:
    """A unit with a man at each of these places."""
    deploy(state, name, kind, (0, 0))
    keep(state, name, len(places))
    for each, at in zip(state.units[name].models, places, strict=True):
        put(state, each, at[0], at[1], weapons=arms or state.models[each].weapons)
    state.alter(name, panic=0, start=len(places))


def face_off(far: int) -> State:
    """Two Germans with rifles and, so far in front of them, an American."""
    state = table()
    deploy(state, "de-1", "de-grenadiers", (0, 0))
    keep(state, "de-1", 2)
    deploy(state, "us-1", "us-rifles", (0, 0))
    keep(state, "us-1", 1)
    put(state, "de-1.1", 500, 500 + far, weapons=("de-kar98k",))
    put(state, "de-1.2", 530, 500 + far, weapons=("de-kar98k",))
    put(state, "us-1.1", 500, 500)
    return state


def infantry_battle() -> State:
    """Two squads and a machine gun against two squads, with a wood, a wall and a house."""
    state = table()
    feature(state, "wood", "wood", *square(200, 500, 250, 200))
    feature(state, "wall", "low-wall", (550, 650), (850, 650))
    house = square(850, 400, 150, 150)
    doors = (((900, 550), (930, 550)), ((900, 400), (930, 400)), ((850, 450), (850, 480)), ((1000, 450), (1000, 480)))
    feature(state, "house", "building", *house, openings=doors)
    deploy(state, "de-1", "de-grenadiers", (300, 1000))
    deploy(state, "de-2", "de-grenadiers", (700, 1000))
    deploy(state, "de-3", "de-mmg", (500, 1100))
    deploy(state, "us-1", "us-rifles", (300, 200), 1800)
    deploy(state, "us-2", "us-rifles", (700, 200), 1800)
    deploy(state, "us-3", "us-mmg", (500, 100), 1800)
    state.stack = [Turn()]
    return state


class Battle:
    """Plays a state by hand: scripted faces (or a seed), actions in notation."""

    def __init__(self, state: State, faces: list[int] | None = None, seed: int = 1) -> None:
        self.state = state
        self.dice: Any = Seeded(seed) if faces is None else Scripted(faces)
        self.out: list[Event] = []
        self.decision = advance(state, self.dice, self.out)

    def do(self, *notations: str, seat: str = "") -> list[Event]:
        """Carry out actions; the events of the last one."""
        for text in notations:
            assert self.decision is not None, f"nobody is asked for {text}"
            who = seat or self.decision.seats[0]
            self.out = []
            action = parse_action(text, VERBS)
            self.decision = play(self.state, self.decision, who, action, self.dice, self.out)
        return self.out

    def say(self, *notations: str) -> list[Event]:
        """Carry out actions and pass on what else could be announced; all events."""
        found: list[Event] = []
        for text in notations:
            found += self.do(text)
        seat = "" if self.decision is None else self.decision.seats[0]
        while self.asked in (f"{seat} announce", f"{seat} respond") and "pass" in self.options():
            found += self.do("pass")
        self.out = found
        return found

    def refused(self, text: str, seat: str = "") -> str:
        """The key of the refusal; empty if the action is allowed."""
        found = self.refusal(text, seat)
        return "" if found is None else found.key

    def refusal(self, text: str, seat: str = "") -> Refusal | None:
        assert self.decision is not None
        return self.decision.why_not(seat or self.decision.seats[0], parse_action(text, VERBS))

    def options(self) -> list[str]:
        assert self.decision is not None
        found = self.decision.options(self.decision.seats[0])
        assert isinstance(found, list)
        return [str(each) for each in found]

    @property
    def asked(self) -> str:
        """Who is asked what: `blue chain`."""
        return "" if self.decision is None else f"{self.decision.seats[0]} {self.decision.kind}"

    def seen(self, kind: type[Event]) -> list[Any]:
        """Events of a kind from the last action."""
        return [each for each in self.out if type(each) is kind]


def hands(state: State, blue: str, red: str, turn: int = 1) -> None:
    """Give both sides these cards, from their decks."""
    state.turn = turn
    for seat, text in (("blue", blue), ("red", red)):
        held = tuple(sorted(NUMBER[name] for name in text.split()))
        deck = list(DECK)
        for card in held:
            deck[card] -= 1
        state.sides[seat] = replace(state.sides[seat], hand=held, deck=tuple(deck), pile=(0,) * len(DECK))


def chain(
    state: State, blue: str, red: str, opener: str = "blue", faces: list[int] | None = None, turn: int = 1
) -> Battle:
    """A battle at the moment in which a chain is to be opened."""
    hands(state, blue, red, turn)
    state.initiative = opener
    state.stack = [Orders(opener)]
    return Battle(state, faces)


def answer(battle: Battle, *notations: str) -> None:
    """Answer the questions of an announcement, each when it comes; everything else is declined."""
    left = list(notations)
    while battle.asked.endswith(("announce", "respond")):
        assert battle.decision is not None
        seat = battle.decision.seats[0]
        if left and not battle.refused(left[0]):
            battle.do(left.pop(0))
            continue
        plain = next(
            word for word in ("pass", "expose no", "cease", "halt", "stay", "moment after") if is_legal(battle, word)
        )
        battle.do(plain, seat=seat)
    assert not left, left


def is_legal(battle: Battle, word: str) -> bool:
    try:
        return battle.refused(word) == ""
    except ValueError:
        return False


def is_offered(battle: Battle, *wanted: str) -> bool:
    """Whether one of these answers is allowed, now or after questions that are declined."""
    while battle.asked.endswith("announce"):
        if any(is_legal(battle, text) for text in wanted):
            return True
        declined = next((word for word in ("expose no", "pass", "halt", "stay") if is_legal(battle, word)), "")
        if not declined:
            return False
        battle.do(declined)
    return False


def kinds(out: list[Event]) -> list[str]:
    """The events' names."""
    return [type(event).__name__ for event in out]


def rolled(*faces: int) -> Scripted:
    """Exactly these dice."""
    return Scripted(faces)
