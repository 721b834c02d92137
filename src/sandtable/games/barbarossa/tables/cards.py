"""Cards, the minefield card and the costs of works: what is printed on them, read once from `data/`."""

from collections.abc import Iterable
from typing import Any

import msgspec

from sandtable.data import Path, load

SIDES = ("german", "soviet")
TYPES = ("infantry", "artillery", "vehicle", "armoured", "light-tank", "medium-tank", "heavy-tank", "aircraft")
TANKS = frozenset({"light-tank", "medium-tank", "heavy-tank"})
ARMOUR = TANKS | {"armoured"}
VEHICLES = ARMOUR | {"vehicle"}
FOOT = frozenset({"infantry", "artillery"})
WORKS = ("wire", "teeth", "trench", "dugout")
MINES = ("dummy", "anti-tank", "anti-personnel")


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An order box on the back of a card, with its printed figures."""

    defence: int = 0
    ammo: int = 0
    move: int = 0
    dice: int = 0
    time: int = 0
    units: int = 1
    radius: int = 0
    roll: tuple[int, ...] = ()


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit card: the figures of its front and the order boxes of its back.

    Rules: BA-card-types.
    """

    id: str
    name: str
    side: str
    type: str
    size: int
    valour: int
    valour_loss: int
    defence: int
    ammo: int
    cost: int
    melee_dice: int
    suppressed: int
    diagram: tuple[int, ...]
    fire: dict[str, tuple[int, ...]]
    orders: dict[str, Box]
    traits: frozenset[str]
    source: dict[str, Any]
    melee_only: tuple[str, ...] = ()
    ring: dict[str, tuple[int, ...]] = {}
    indirect: int = 0
    command: int = 0
    transport: int = 0
    supply: int = 0
    minefields: int = 0
    charges: int = 0
    cargo: int = 0
    smoke: int = 0
    boxes: int = 0

    @property
    def reach(self) -> int:
        """The farthest distance of the range diagram."""
        return len(self.diagram) - 1


class MineEffect(msgspec.Struct, frozen=True):
    """Dice and accuracy of one kind of mine against one type."""

    dice: int
    accuracy: int


def _checked(data: dict[str, Any]) -> Iterable[tuple[Path, str]]:
    """What types alone do not catch on a card."""
    for number, card in enumerate(data["card"]):
        for kind, row in card["fire"].items():
            if kind not in TYPES:
                yield ("card", number, "fire", kind), f"no unit type; there are: {', '.join(TYPES)}"
            elif len(row) != card["size"]:
                yield ("card", number, "fire", kind), f"needs {card['size']} figures, one for each loss"
        if card["type"] not in TYPES:
            yield ("card", number, "type"), f"no unit type; there are: {', '.join(TYPES)}"


CARDS = {card.id: card for card in load("barbarossa", "data/cards", list[Card], key="card", check=_checked)}


def _figures(key: str) -> dict[str, int]:
    return {
        kind: n
        for kind, n in load("barbarossa", "data/terrain", dict[str, int | str], key=key).items()
        if isinstance(n, int)
    }


ROAD_BONUS = {**dict.fromkeys(TYPES, 0), **_figures("road_bonus")}
FIELD_PENALTY = {**dict.fromkeys(TYPES, 0), **_figures("field_penalty")}
WORK_COST = _figures("works")
MINE_FIRE: dict[str, dict[str, MineEffect]] = {
    "dummy": {},
    "anti-tank": load("barbarossa", "data/minefield", dict[str, MineEffect], key="anti-tank"),
    "anti-personnel": load("barbarossa", "data/minefield", dict[str, MineEffect], key="anti-personnel"),
}


def price(what: str) -> int:
    """Strength points of a card or work.

    Rules: BA-card-cost, BA-errata, BA-wire, BA-teeth, BA-trench-place, BA-dugout-place, BA-mines-cost.
    """
    return CARDS[what].cost if what in CARDS else WORK_COST[what]
