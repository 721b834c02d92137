"""Terrain as a route meets it: who may enter, what it costs, which slopes can be climbed, where an ambush can be
laid."""

from sandtable.games.barbarossa.model import State, Unit
from sandtable.games.barbarossa.tables import FIELD_PENALTY, TANKS, edge
from sandtable.kernel.errors import Refusal

FAR = 99
_ENTER = Refusal("BA-terrain-road", "cannot-enter")
_RIVER = Refusal("BA-terrain-river", "river")
_MARSH = Refusal("BA-terrain-marsh", "marsh")
_WOOD = Refusal("BA-wood-move", "wood")
_LIGHT_WOOD = Refusal("BA-lightwood-move", "light-wood")
_WIRE = Refusal("BA-wire", "wire")
_TEETH = Refusal("BA-teeth", "teeth")
_ABRUPT = Refusal("BA-hill-abrupt", "abrupt-slope")
_STEEP = Refusal("BA-hill-steep", "steep-slope")
_MARCH = Refusal("BA-order-march", "march-terrain")
_BANS = {"river": _RIVER, "marsh": _MARSH, "wood": _WOOD, "light-wood": _LIGHT_WOOD}


def follows_road(state: State, a: int, b: int) -> bool:
    """Whether the step from hex to hex follows a road as printed; a blown bridge is no road, the edge of the map (0)
    neither.

    Rules: BA-terrain-road, BA-bridge, BA-bridge-destroyed.
    """
    return edge(a, b) in state.index.board.roads and a not in state.blown and b not in state.blown


def goes_as_on_road(state: State, a: int, b: int) -> bool:
    """A road step, or one into a village or town, which is moved through as along a road.

    Rules: BA-terrain-village, BA-terrain-town.
    """
    return follows_road(state, a, b) or state.index.board.terrain[b].road_like


def counts_as_plain(state: State, hex_: int) -> bool:
    """Whether a pontoon or a cleared path lets units cross the hex as plain.

    Rules: BA-pontoon, BA-order-path.
    """
    return hex_ in state.pontoons or hex_ in state.paths


def why_not_enter(state: State, unit: Unit, a: int, b: int) -> Refusal | None:
    """What bars the step from a to b: the hexside's works and slope, then the terrain of b unless a road leads there.

    Rules: BA-terrain-marsh, BA-terrain-river, BA-wood-move, BA-lightwood-move, BA-terrain-ford, BA-bridge-destroyed.
    """
    refusal = why_not_cross(state, unit, a, b)
    if refusal is not None:
        return refusal
    enter = state.index.board.terrain[b].enter
    if enter is None or counts_as_plain(state, b) or follows_road(state, a, b):
        return None
    if unit.type in enter or ("special" in enter and "special" in unit.front.traits):
        return None
    return _BANS.get(state.index.board.terrain[b].id, _ENTER)


def why_not_cross(state: State, unit: Unit, a: int, b: int) -> Refusal | None:
    """What bars the hexside itself: wire for lorries and infantry, teeth for all but infantry, slopes.

    Rules: BA-wire, BA-teeth, BA-hill, BA-hill-abrupt, BA-hill-steep.
    """
    if not a:
        return None
    kind = unit.type
    if state.wire and kind in ("infantry", "vehicle") and edge(a, b) in state.wire:
        return _WIRE
    if state.teeth and kind != "infantry" and edge(a, b) in state.teeth:
        return _TEETH
    level = state.index.board.level
    slope = abs(level[a] - level[b])
    if slope < 2:
        return None
    if slope >= 3 and "special" not in unit.front.traits:
        return _STEEP
    return _ABRUPT if slope == 2 and kind != "infantry" else None


def why_not_march(state: State, a: int, b: int) -> Refusal | None:
    """A march goes through plain, villages, towns and along roads only.

    Rules: BA-order-march.
    """
    passes = follows_road(state, a, b) or state.index.board.terrain[b].march or counts_as_plain(state, b)
    return None if passes else _MARCH


def step_cap(state: State, unit: Unit, a: int, b: int) -> int:
    """The most hexes that a whole move may have because of this one step.

    Rules: BA-hill-gentle, BA-hill-abrupt, BA-wood-move, BA-terrain-ford, BA-hill.
    """
    board = state.index.board
    if not a:
        return FAR
    if board.terrain[a].id == "ford" or board.terrain[b].id == "ford":
        return 1
    rise = board.level[b] - board.level[a]
    if rise >= 1 or rise <= -2:
        return 1
    if follows_road(state, a, b) or unit.type != "infantry":
        return FAR
    woods = (board.terrain[a].id == "wood" and a not in state.paths) or (
        board.terrain[b].id == "wood" and b not in state.paths
    )
    return 1 if woods else FAR


def step_cost(state: State, unit: Unit, a: int, b: int) -> int:
    """Hexes of movement for one step: tanks lose one more in light wood off the road.

    Rules: BA-lightwood-move.
    """
    if not a or unit.type not in TANKS or state.index.board.terrain[b].id != "light-wood":
        return 1
    return 1 if follows_road(state, a, b) or b in state.paths else 2


def crosses_field(state: State, a: int, b: int) -> bool:
    """Whether the step enters a ploughed field off the road.

    Rules: BA-field-move.
    """
    return state.index.board.terrain[b].id == "field" and not follows_road(state, a, b)


def field_penalty(unit: Unit) -> int:
    """The hexes that a move through ploughed fields loses, once.

    Rules: BA-field-move.
    """
    return FIELD_PENALTY[unit.type]


def allows_ambush(state: State, unit: Unit) -> bool:
    """Whether the terrain lets this unit be ordered into ambush.

    Rules: BA-terrain-plain, BA-terrain-brush, BA-terrain-lightwood, BA-terrain-wood, BA-terrain-field,
    BA-terrain-ambush.
    """
    places = state.index.board.terrain[unit.hex].ambush
    return unit.type in places or ("special" in places and "special" in unit.front.traits)


def bars_armour_assault(state: State, unit: Unit, against: str) -> bool:
    """Infantry in plain, brush or field cannot be ordered to assault armour.

    Rules: BA-terrain-plain, BA-terrain-brush, BA-terrain-field.
    """
    armour = against in TANKS | {"armoured"}
    return unit.type == "infantry" and armour and state.index.board.terrain[unit.hex].no_armour_assault
