"""A small position for situations: units where they are put, orders being given."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from sandtable.games.barbarossa.actions import SIMPLE, SimpleOrder
from sandtable.games.barbarossa.flow import Planning
from sandtable.games.barbarossa.model import Minefield, State, blank_drafts
from sandtable.games.barbarossa.rules.army import new_unit
from sandtable.games.barbarossa.tables import CARDS, edge
from sandtable.kernel import SandtableError
from sandtable.kernel.action import parse_action

KEYS = (
    "round",
    "units",
    "orders",
    "smoke",
    "mines",
    "wire",
    "teeth",
    "trenches",
    "dugouts",
    "blown",
    "pontoons",
    "points",
)


def place(state: State, given: Mapping[str, Any]) -> State:
    """The scenario's map with nothing on it but what the table says.

    `round`; `units` by name: a hex, or a table with `hex` and boxes of the card (`size`, `ammo`, `facing`, `place`,
    `carrier`, `hidden`, `suppressed`, `stance`, ...); `orders`: simple orders already written, in notation;
    `smoke` (hexes),
    `mines` (hex to kind, Soviet fields unless `german-` stands before the kind), `wire` and `teeth` (pairs of hexes),
    `trenches` (hex and adjacent hex), `dugouts`, `blown`, `pontoons` (hexes), `points`.
    """
    unknown = [key for key in given if key not in KEYS]
    if unknown:
        raise SandtableError(f"a position has no {unknown[0]!r}; there are: {', '.join(KEYS)}")
    state.round = int(given.get("round", 1))
    state.units = {}
    for name, boxes in given.get("units", {}).items():
        put(state, name, boxes if isinstance(boxes, Mapping) else {"hex": boxes})
    state.units = dict(sorted(state.units.items()))
    _works(state, given)
    state.drafts = blank_drafts(state)
    for text in given.get("orders", ()):
        order = parse_action(text, SIMPLE)
        assert isinstance(order, SimpleOrder)
        side = state.units[order.unit].side
        state.drafts[side] = replace(state.drafts[side], orders={**state.drafts[side].orders, order.unit: order})
    state.stack = [Planning()]
    return state


def put(state: State, name: str, boxes: Mapping[str, Any]) -> None:
    """A fresh unit with some boxes written; nothing is hidden unless said."""
    card = name.rpartition("-")[0]
    if card not in CARDS:
        raise SandtableError(f"{name}: there is no card {card!r}")
    fields = {"hidden": 0, **boxes}
    if "hex" in boxes:
        if boxes["hex"] not in state.board.terrain:
            raise SandtableError(f"{name}: the map has no hex {boxes['hex']}")
        fields.setdefault("place", "map")
        fields.setdefault("facing", next(d for d, h in enumerate(state.board.toward[boxes["hex"]]) if h))
    state.units[name] = replace(new_unit(name, card), **fields)


def _works(state: State, given: Mapping[str, Any]) -> None:
    state.smoke = {int(hex_): state.round for hex_ in given.get("smoke", ())}
    for hex_, kind in given.get("mines", {}).items():
        side = "german" if kind.startswith("german-") else "soviet"
        state.fields[int(hex_)] = Minefield(int(hex_), side, kind.removeprefix("german-"), known=False)
    state.wire = tuple(edge(a, b) for a, b in given.get("wire", ()))
    state.teeth = tuple(edge(a, b) for a, b in given.get("teeth", ()))
    state.trenches = tuple((a, state.board.way[a][b]) for a, b in given.get("trenches", ()))
    state.dugouts = dict.fromkeys(given.get("dugouts", ()), 0)
    state.blown = tuple(given.get("blown", ()))
    state.pontoons = tuple(given.get("pontoons", ()))
    state.points = dict(given.get("points", {}))
