"""What never changes and everyone may know: the map, the cards, the scenario. Sent to the browser once."""

from typing import Any, Literal

from msgspec import Struct

from sandtable.games.barbarossa.actions import FLOWN, ROUTED, SIMPLE, Take
from sandtable.games.barbarossa.flow.steps import STEPS, step_of
from sandtable.games.barbarossa.model import side_of
from sandtable.games.barbarossa.tables import (
    CARDS,
    LAYOUT,
    MINES,
    SIDES,
    Board,
    Box,
    Card,
    battle,
    board,
    zone_hexes,
)
from sandtable.games.barbarossa.view.picture import UnitPicture, fresh_picture
from sandtable.kernel import Action


class HexPicture(Struct, frozen=True, gc=False):
    """A hex of the map: its number, where it lies in the grid, what is printed in it."""

    hex: int
    x: int
    y: int
    terrain: str
    level: int
    bridge: bool


class BoxPicture(Struct, frozen=True, gc=False):
    """An order box on the back of a card, with its printed figures."""

    defence: int
    ammo: int
    move: int
    dice: int
    time: int
    radius: int


class CardPicture(Struct, frozen=True, gc=False):
    """A unit card as it is drawn, front and back."""

    id: str
    side: str
    type: str
    size: int
    valour: int
    valour_loss: int
    defence: int
    ammo: int
    cost: int
    melee_dice: int
    diagram: tuple[int, ...]
    fire: dict[str, tuple[int, ...]]
    orders: dict[str, BoxPicture]
    traits: tuple[str, ...]
    melee_only: tuple[str, ...]
    command: int
    transport: int
    supply: int
    minefields: int
    charges: int
    smoke: int


class GoalPicture(Struct, frozen=True, gc=False):
    """What decides, as the bar on top says it."""

    kind: str
    side: str
    hexes: tuple[int, ...]


class Slot(Struct, frozen=True, gc=False):
    """A slot of an order beside its unit: what stands in it, and what does as long as nothing was pointed at.

    `takes` is hex, unit or figure; the unit's own hex or the unit itself stands in the first two.
    """

    name: str
    takes: Literal["hex", "unit", "figure"]
    value: int | str | None = None


ASKED: tuple[type[Action], ...] = (Take, *SIMPLE, *ROUTED, *FLOWN)
"""What a board may ask about before it is offered: the taking of a card, and every order."""


class BarbarossaStatic(Struct, frozen=True):
    """The map, the cards and what the scenario says.

    `fresh` are units as they come from their cards, `forms` the slots of every order and of taking a card, for asking
    why one cannot be given. `sides` tells for which side each seat fights, `step_of` for every order box of the cards
    in which of the twelve steps it is carried out (0: in none).
    """

    hexes: tuple[HexPicture, ...]
    roads: tuple[tuple[int, int], ...]
    cards: dict[str, CardPicture]
    fresh: dict[str, UnitPicture]
    forms: dict[str, tuple[Slot, ...]]
    goal: GoalPicture
    zones: dict[str, tuple[int, ...]]
    points: dict[str, int]
    sides: dict[str, str]
    steps: tuple[str, ...]
    step_of: dict[str, int]


def static(scenario: str, seats: tuple[str, ...]) -> BarbarossaStatic:
    found = battle(scenario)
    plan = board(found.map)
    return BarbarossaStatic(
        hexes=tuple(_hex(plan, number) for number in plan.numbers),
        roads=tuple(divmod(key, 10000) for key in sorted(plan.roads)),
        cards={name: _card(card) for name, card in CARDS.items()},
        fresh={name: fresh_picture(name) for name in CARDS},
        forms={str(verb.__struct_config__.tag): slots_of(verb) for verb in ASKED},
        goal=GoalPicture(found.goal.kind, found.goal.side, found.goal.hexes),
        zones={side: zone_hexes(scenario, side) for side in SIDES},
        points={side: found.sides[side].points for side in SIDES},
        sides={seat: side_of(seat) for seat in seats},
        steps=STEPS,
        step_of={box: step_of(box) for box in sorted({box for card in CARDS.values() for box in card.orders})},
    )


def slots_of(verb: type[Action]) -> tuple[Slot, ...]:
    """The slots of an order after its unit, in their order."""
    figures: dict[str, int | str | None] = {"reach": 1, "radius": 1, "points": 1, "kind": MINES[0], "source": None}
    found = []
    for name in verb.__struct_fields__[1:]:
        if name in figures:
            found.append(Slot(name, "figure", figures[name]))
        else:
            found.append(Slot(name, "hex" if name in ("hex", "toward") else "unit"))
    return tuple(found)


def _hex(plan: Board, number: int) -> HexPicture:
    x, y = LAYOUT.centre(LAYOUT.hex(number))
    terrain, level = plan.terrain[number].id, plan.level[number]
    return HexPicture(number, x, y, terrain, level, number in plan.bridges)


def _card(card: Card) -> CardPicture:
    orders = {name: BoxPicture(**_same(box, BoxPicture)) for name, box in card.orders.items()}
    return CardPicture(**_same(card, CardPicture) | {"orders": orders, "traits": tuple(sorted(card.traits))})


def _same(given: Card | Box, wanted: type[Struct]) -> dict[str, Any]:
    """The fields that the picture has in common with what is printed."""
    return {name: getattr(given, name) for name in wanted.__struct_fields__}
