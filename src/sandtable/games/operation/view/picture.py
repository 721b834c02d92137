"""Makes the picture from an allow-list: no frame travels, and nothing that a rule only remembers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from sandtable.games.operation.flow.aiming import LayTemplate
from sandtable.games.operation.flow.chain import Announce, Chain, Resolve
from sandtable.games.operation.flow.drive_steps import facings
from sandtable.games.operation.flow.fire import NameMark, Volley
from sandtable.games.operation.flow.setting_up import Muster
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Model, Point, Seat, Side, Unit
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Feature, Template
from sandtable.games.operation.rules.army.deployment import carrier_of
from sandtable.games.operation.rules.infantry import movement
from sandtable.games.operation.rules.turn import cards
from sandtable.games.operation.rules.turn.verdict import scores
from sandtable.games.operation.rules.vehicles import driving
from sandtable.games.operation.rules.weapons.aiming import way_of
from sandtable.games.operation.rules.weapons.indirect import arms_of
from sandtable.games.operation.tables.words import OrderKind
from sandtable.games.operation.view.seen import (
    AimSeen,
    FeatureSeen,
    ModelSeen,
    OperationPicture,
    OrderSeen,
    Pace,
    SideSeen,
    TemplateSeen,
    UnitSeen,
    VehicleSeen,
    WaySeen,
)

P = TypeVar("P")
D = TypeVar("D")


class Drawings(Generic[P, D]):
    """What is drawn of each piece, made anew only where another piece has come in its place.

    Pieces are frozen, and most of them stay as they are from one action to the next.
    """

    MOST = 5000

    def __init__(self, draw: Callable[[P], D]) -> None:
        self._draw = draw
        self._kept: dict[str, tuple[P, D]] = {}

    def of(self, pieces: dict[str, P]) -> dict[str, D]:
        kept, found = self._kept, dict[str, D]()
        for name, piece in pieces.items():
            held = kept.get(name)
            if held is None or held[0] is not piece:
                held = kept[name] = (piece, self._draw(piece))
            found[name] = held[1]
        if len(kept) > self.MOST:
            self._kept = {}
        return found


def picture(state: State, eyes: frozenset[Seat]) -> OperationPicture:
    """Built from a list of what is drawn."""
    chain, draft = announced(state)
    going = paces(state)
    return OperationPicture(
        scenario=state.scenario,
        seats=state.seats,
        size=state.size,
        turn=state.turn,
        turns=state.turns,
        initiative=state.initiative,
        night=state.on("night"),
        sides={seat: side_seen(side, seat in eyes) for seat, side in state.sides.items()},
        units={unit.id: unit_seen(state, unit, going.get(unit.id)) for unit in state.units.values()},
        models=MODELS.of(state.models),
        vehicles={each: vehicle_seen(state, each) for each in state.vehicles},
        features=FEATURES.of(state.features),
        templates={each.id: template_seen(each) for each in state.templates.values()},
        objectives=state.objectives,
        scores=scores(state),
        laid={seat: cards.CARD_NAMES[card] for seat, card in state.drafts.items() if seat in eyes},
        chain=tuple(order_seen(state, link) for link in reversed(chain)),
        draft=None if draft is None else order_seen(state, draft),
        blast=blast(state),
        army=army(state, eyes),
    )


def side_seen(side: Side, is_open: bool) -> SideSeen:
    return SideSeen(side.nation, tuple(cards.CARD_NAMES[card] for card in side.hand) if is_open else None)


def unit_seen(state: State, unit: Unit, pace: Pace | None) -> UnitSeen:
    return UnitSeen(
        unit.id,
        unit.seat,
        unit.kind,
        unit.training,
        unit.models,
        unit.start,
        unit.broken,
        unit.off,
        0 < unit.marked == state.turn,
        unit.off and carrier_of(state, unit) is not None,
        pace,
    )


def paces(state: State) -> dict[str, Pace]:
    """The distances on the card of each unit, those of its slowest piece; a gun and its men have none.

    Men who walk all go alike, and so do those who ride: one of each is asked.
    """
    foot: dict[bool, Pace] = {}
    found: dict[str, Pace] = {}
    crewed: list[str] = []
    for model in state.models.values():
        if model.aboard:
            continue
        if model.cls == "infantry":
            pace = foot.get(model.riding)
            if pace is None:
                pace = foot[model.riding] = pace_of(state, model, movement.allowance)
        elif model.cls == "artillery":
            crewed.append(model.unit)
            continue
        else:
            pace = pace_of(state, model, driving.drive_allowance)
        least = found.get(model.unit)
        if least is not pace:
            found[model.unit] = pace if least is None else slower(least, pace)
    for unit in crewed:
        found.pop(unit, None)
    return found


def slower(one: Pace, other: Pace) -> Pace:
    return min(one[0], other[0]), min(one[1], other[1]), min(one[2], other[2])


def pace_of(state: State, model: Model, rule: Callable[[State, Model, OrderKind, str], int]) -> Pace:
    return (
        rule(state, model, "move", "slow"),
        rule(state, model, "move", "fast"),
        rule(state, model, "assault", "fast"),
    )


def model_seen(model: Model) -> ModelSeen:
    return ModelSeen(
        model.id,
        model.unit,
        model.cls,
        model.x,
        model.y,
        model.level,
        model.facing,
        model.shaken,
        model.weapons,
        model.aboard,
        model.role,
        model.exposed,
        model.destroyed,
    )


def vehicle_seen(state: State, each: str) -> VehicleSeen:
    vehicle, hull = state.vehicles[each], state.models.get(each)
    kind = vehicle.kind or (state.units[hull.unit].kind if hull is not None else "")
    return VehicleSeen(kind, vehicle.turret, vehicle.immobile, vehicle.burning, damage(state, each), vehicle.lost)


def damage(state: State, each: str) -> tuple[str, ...]:
    """What is broken on a vehicle, in the order of its card."""
    vehicle, hull = state.vehicles[each], state.models.get(each)
    wreck = hull is not None and hull.destroyed
    tracked = hull is not None and ("tank" in hull.cls or hull.cls == "half-track")
    boxes = (
        ("track" if tracked else "wheel", vehicle.tracks or vehicle.wheels),
        ("main", not vehicle.main),
        ("second", vehicle.lost),
        ("immobile", vehicle.immobile),
        ("wreck" if wreck else "fire", wreck or vehicle.burning),
    )
    return tuple(key for key, hit in boxes if hit)


def feature_seen(each: Feature) -> FeatureSeen:
    return FeatureSeen(
        each.id,
        each.kind,
        each.shape,
        each.width,
        each.levels,
        each.openings,
        each.doors,
        each.rooms,
        each.material,
        each.roof,
        each.ruined,
    )


MODELS = Drawings(model_seen)
FEATURES = Drawings(feature_seen)


def template_seen(each: Template) -> TemplateSeen:
    return TemplateSeen(each.id, each.kind, each.x, each.y, each.radius, each.shape)


def announced(state: State) -> tuple[tuple[Intent, ...], Intent | None]:
    """The orders of the chain in the order they were announced, and the one that is being announced."""
    links: tuple[Intent, ...] = ()
    draft: Intent | None = None
    for frame in reversed(state.stack):
        if isinstance(frame, Announce):
            draft = draft or frame.draft
        if isinstance(frame, Announce | Chain | Resolve):
            links = links or frame.links
    return links, draft


def order_seen(state: State, link: Intent) -> OrderSeen:
    return OrderSeen(
        link.seat,
        link.unit,
        cards.CARD_NAMES[link.card],
        link.order,
        link.priority,
        link.speed,
        link.cost,
        tuple(way_seen(state, link, *each) for each in link.paths),
        link.target,
        link.second,
        link.charge,
        tuple(AimSeen(aim.weapon, aim.target) for aim in link.aims),
        link.at if link.at >= 0 else None,
    )


def way_seen(state: State, link: Intent, model: str, points: tuple[Point, ...]) -> WaySeen:
    hull = state.models.get(model)
    drives = hull is not None and model in state.vehicles
    return WaySeen(model, points, facings(points, hull, link)[-1] if hull is not None and drives else 0)


def blast(state: State) -> int:
    """The radius of the template that somebody is asked to lay."""
    top, below = (state.stack[-1], state.stack[-2]) if len(state.stack) > 1 else (None, None)
    if isinstance(top, LayTemplate) and isinstance(below, Volley):
        return way_of(below.shots[top.shot]).template
    if isinstance(top, NameMark):
        return max((mode.template for _, _, mode in arms_of(state, state.units[top.intent.unit])), default=0)
    return 0


def army(state: State, eyes: frozenset[Seat]) -> tuple[str, ...]:
    """The kinds that a seat has bought while it is still buying; what others buy is not drawn."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Muster) and top.seat in eyes:
        return tuple(purchase.kind for purchase in top.army)
    return ()
