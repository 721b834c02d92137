"""What never changes in a battle: map, counters, markers and goals; sent to the browser once."""

from __future__ import annotations

import re

from msgspec import Struct

from sandtable.games.blitzkrieg.tables.board import HexBoard
from sandtable.games.blitzkrieg.tables.counters import KINDS, Card, Counter
from sandtable.games.blitzkrieg.tables.sheets import COMMAND, SEATS, TERRAINS
from sandtable.games.blitzkrieg.tables.theatre import MARKER_KINDS, Theatre, theatre


class HexCard(Struct, frozen=True, gc=False):
    """A hex: number, centre in steps of the drawing grid, terrain, level."""

    number: int
    x: int
    y: int
    terrain: str
    level: int


class CounterCard(Struct, frozen=True, gc=False):
    """A counter's printed figures."""

    id: str
    name: str
    side: str
    formation: str
    kind: str
    attack: int
    reduced: int
    range: int
    defence: int
    mp: int
    command: int


class FormationCard(Struct, frozen=True, gc=False):
    """A formation as printed."""

    id: str
    short: str
    colour: str
    stripe: bool
    """Independent units carry a white stripe."""
    reaction: int
    reach: int
    """How many hexes from the HQ its units may end a move."""


class MarkerCard(Struct, frozen=True, gc=False):
    """A kind of activation marker."""

    id: str
    side: str
    kind: str


class BlitzkriegStatic(Struct, frozen=True):
    """Map, counters, markers and goals of a battle; sent to the browser once."""

    turns: int
    flat: bool
    """Flat-top hexes in columns, or pointy-top hexes in rows; see `x` and `y` of the hexes."""
    hexes: list[HexCard]
    names: dict[str, list[int]]
    roads: dict[str, list[int]]
    streams: dict[str, list[tuple[int, int]]]
    """By name: chains of hexes, and pairs of hexes with the water between them."""
    main: dict[str, str]
    """The numbers of main roads, by name."""
    counters: list[CounterCard]
    formations: list[FormationCard]
    markers: list[MarkerCard]
    objectives: dict[str, int]
    windows: list[list[int]]


NUMBERED = re.compile(r"([A-Z]) ?(\d+)\b")
"""A main road has its number before its name."""


def _sides(written: str) -> tuple[int, int]:
    """`0115/0116` is the side between these two hexes."""
    one, two = written.split("/")
    return int(one), int(two)


def static(scenario: str) -> BlitzkriegStatic:
    t = theatre(scenario)
    board, victory = t.board, t.scenario["victory"]
    return BlitzkriegStatic(
        turns=t.turns,
        flat=board.map.layout.flat,
        hexes=_hexes(board),
        names=dict(board.data["names"]),
        roads={name: list(chain) for name, chain in board.data["roads"].items()},
        main={name: f"{found[1]} {found[2]}" for name in board.data["roads"] if (found := NUMBERED.match(name))},
        streams={name: [_sides(side) for side in course] for name, course in board.data["streams"].items()},
        counters=[_counter(t, counter) for counter in t.counters],
        formations=[_formation(card) for card in t.cards],
        markers=[MarkerCard(m.id, SEATS[m.side], MARKER_KINDS[m.kind]) for m in t.markers],
        objectives=_village_worth(t),
        windows=[list(pair) for pair in victory.get("windows", ())],
    )


def _hexes(board: HexBoard) -> list[HexCard]:
    centres = [board.map.layout.centre(hex_) for hex_ in board.map.hexes]
    left, top = min(x for x, _ in centres), min(y for _, y in centres)
    return [
        HexCard(number, centres[h][0] - left, centres[h][1] - top, TERRAINS[board.terrain[h]], board.level[h])
        for h, number in enumerate(board.numbers)
    ]


def _counter(t: Theatre, counter: Counter) -> CounterCard:
    return CounterCard(
        counter.id, counter.name, SEATS[counter.side], t.cards[counter.formation].id, KINDS[counter.kind],
        counter.attack, counter.reduced, counter.range, counter.defence, counter.mp, counter.command,
    )  # fmt: skip


def _formation(card: Card) -> FormationCard:
    return FormationCard(card.id, card.short, card.colour, card.stripe, card.reaction, COMMAND[card.side])


def _village_worth(t: Theatre) -> dict[str, int]:
    """What each village is worth when all its hexes are taken."""
    worth = t.scenario.get("points", {}).get("villages", {})
    return {name: points * list(t.objectives.values()).count(name) for name, points in worth.items()}
