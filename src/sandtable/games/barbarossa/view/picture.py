"""What the board draws: cards, orders, works and drafts as these eyes may see them. Nothing else travels."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.flow import Planning
from sandtable.games.barbarossa.flow.deployment import stands
from sandtable.games.barbarossa.flow.steps import step_of
from sandtable.games.barbarossa.model import (
    AMBUSHED,
    BETWEEN,
    CONCEALED,
    DEPLOYED,
    FREE,
    LIMBERED,
    READY,
    VISIBLE,
    Draft,
    State,
    Unit,
)
from sandtable.games.barbarossa.rules.army import new_unit
from sandtable.games.barbarossa.rules.drafting import missing, why_not_take
from sandtable.games.barbarossa.rules.siting import unplaced
from sandtable.games.barbarossa.view.masks import (
    Figures,
    card_figures,
    known_fields,
    known_scores,
    known_units,
    sides_of,
)

Hiding = Literal["no", "ambush", "concealed"]
"""Seen by all; off the map in ambush; an HQ whose model stands on the map but cannot be named."""
Position = Literal["none", "deployed", "limbered", "between"]
"""Cards without these orders; the two finished states; at work on one of them."""
_HIDING: dict[int, Hiding] = {VISIBLE: "no", AMBUSHED: "ambush", CONCEALED: "concealed"}
_POSITION: dict[int, Position] = {FREE: "none", DEPLOYED: "deployed", LIMBERED: "limbered", BETWEEN: "between"}


class OrderPicture(Struct, frozen=True, gc=False):
    """An order as it stands on a card: its box, the step that carries it out, and what is written in it.

    `named` is the unit that it names besides its own; 0 and -1 say that a figure is not written.
    """

    unit: str
    box: str
    step: int
    named: str = ""
    route: tuple[int, ...] = ()
    shot: int = 0
    hex: int = 0
    toward: int = 0
    reach: int = 0
    radius: int = -1
    rounds: int = 0
    start: int = 0


class UnitPicture(Struct, frozen=True, gc=False):
    """A unit's stand and card; `place` as in the model. `number` is on its tab: which of its card it is, 0 for none."""

    id: str
    number: int
    card: str
    side: str
    commander: str
    size: int
    ammo: int
    place: str
    hex: int
    facing: int
    suppressed: bool
    hidden: Hiding
    stance: Position
    boxes: int
    carrier: str
    group: int
    fights: bool
    smoke: int
    supply: int
    mines: int
    charges: int
    entry: int
    since: int
    until: int
    rest: int
    """Rounds until an aircraft on its airfield may fly again."""
    order: OrderPicture | None
    figures: Figures


class FieldPicture(Struct, frozen=True, gc=False):
    """A minefield: its kind as far as these eyes know it, and whether its card lies face up."""

    hex: int
    kind: str
    open: bool


class DraftPicture(Struct, frozen=True, gc=False):
    """What a seat has put into its sealed part so far: `placed` are the units it has set up, which its picture shows
    where they will stand; `missing` those that still need something; `takes`, with a card in hand, those whose card may
    be taken once that one is put down."""

    hand: str
    open: OrderPicture | None
    orders: dict[str, OrderPicture]
    bought: tuple[str, ...]
    placed: tuple[str, ...]
    works: tuple[tuple[str, int, int], ...]
    mines: tuple[tuple[str, int], ...]
    shots: dict[str, str]
    missing: tuple[str, ...]
    takes: tuple[str, ...]


class BarbarossaPicture(Struct, frozen=True):
    """A battle as the board draws it.

    `wire` and `teeth` are hexsides (both hexes), `trenches` a hex and the direction they face, `smoke`, `dugouts` and
    `crates` hexes.
    """

    eyes: tuple[str, ...]
    round: int
    rounds: int
    step: int
    units: dict[str, UnitPicture]
    smoke: tuple[int, ...]
    fields: tuple[FieldPicture, ...]
    wire: tuple[tuple[int, int], ...]
    teeth: tuple[tuple[int, int], ...]
    trenches: tuple[tuple[int, int], ...]
    dugouts: tuple[int, ...]
    blown: tuple[int, ...]
    pontoons: tuple[int, ...]
    paths: tuple[int, ...]
    crates: tuple[int, ...]
    stock: dict[str, dict[str, int]]
    drafts: dict[str, DraftPicture]
    ready: tuple[str, ...]
    scores: dict[str, int]


def picture(state: State, eyes: frozenset[str]) -> BarbarossaPicture:
    """What these seats together see; nobody is the spectator.

    Rules: BA-reveal.
    """
    units = {name: _sited(state, unit, eyes) for name, unit in known_units(state, eyes).items()}
    sides = sides_of(eyes)
    fields = known_fields(state, eyes)
    return BarbarossaPicture(
        eyes=tuple(sorted(eyes)),
        round=state.round,
        rounds=state.rounds,
        step=state.step,
        units={name: _unit(state, unit, unit.side in sides) for name, unit in units.items()},
        smoke=tuple(sorted(state.smoke)),
        fields=tuple(FieldPicture(hex_, each.kind, each.open) for hex_, each in sorted(fields.items())),
        wire=_sides(state.wire),
        teeth=_sides(state.teeth),
        trenches=state.trenches,
        dugouts=tuple(sorted(state.dugouts)),
        blown=state.blown,
        pontoons=state.pontoons,
        paths=state.paths,
        crates=tuple(sorted(state.crates)),
        stock={side: stock for side, stock in state.stock.items() if side in sides},
        drafts={seat: _draft(state, seat, draft) for seat, draft in state.drafts.items() if seat in eyes},
        ready=tuple(state.ready),
        scores=known_scores(state, units) if state.round else {},
    )


def _sides(edges: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple(divmod(edge, 10000) for edge in edges)


def _unit(state: State, unit: Unit, mine: bool) -> UnitPicture:
    return _pictured(unit, card_figures(state, unit, mine))


def _pictured(unit: Unit, figures: Figures) -> UnitPicture:
    return UnitPicture(
        id=unit.id,
        number=_number(unit.id),
        card=unit.card,
        side=unit.side,
        commander=unit.seat,
        size=unit.size,
        ammo=unit.ammo,
        place=unit.place,
        hex=unit.hex,
        facing=unit.facing,
        suppressed=bool(unit.suppressed),
        hidden=_HIDING[unit.hidden],
        stance=_POSITION[unit.stance],
        boxes=unit.boxes,
        carrier=unit.carrier,
        group=unit.group,
        fights=bool(unit.foes),
        smoke=unit.smoke,
        supply=unit.supply,
        mines=unit.mines,
        charges=unit.charges,
        entry=unit.entry,
        since=unit.since,
        until=unit.until,
        rest=READY - unit.ready if unit.place == "airfield" else 0,
        order=None if unit.order is None else drawn_order(unit.order),
        figures=figures,
    )


def drawn_order(order: act.Order) -> OrderPicture:
    """An order with whatever its kind has."""
    box = act.box_of(order)
    named = ("target", "into", "other", "carrier", "charge")
    return OrderPicture(
        unit=order.unit,
        box=box,
        step=step_of(box),
        named=next((name for key in named if (name := getattr(order, key, ""))), ""),
        route=getattr(order, "route", ()),
        shot=getattr(order, "shot", 0),
        hex=getattr(order, "hex", 0),
        toward=getattr(order, "toward", 0),
        reach=getattr(order, "reach", 0),
        radius=order.radius if isinstance(order, act.Mission) else -1,
        rounds=getattr(order, "rounds", 0),
        start=getattr(order, "start", 0),
    )


def _draft(state: State, seat: str, draft: Draft) -> DraftPicture:
    return DraftPicture(
        hand=draft.hand,
        open=None if draft.open is None else drawn_order(draft.open),
        orders={name: drawn_order(order) for name, order in draft.orders.items()},
        bought=draft.bought,
        placed=tuple(sorted(draft.sites)),
        works=draft.works,
        mines=draft.mines,
        shots=draft.shots,
        missing=_missing(state, seat),
        takes=_takes(state, seat) if draft.hand else (),
    )


def _sited(state: State, unit: Unit, eyes: frozenset[str]) -> Unit:
    """While it is set up, a unit stands for its own commander where his draft puts it."""
    draft = state.drafts.get(unit.seat) if unit.seat in eyes else None
    site = draft.sites.get(unit.id) if draft else None
    return unit if site is None else stands(state, unit, site)


def _number(unit: str) -> int:
    """Of several units with one card each has a number at the end of its name."""
    last = unit.rpartition("-")[2]
    return int(last) if last.isdigit() else 0


def fresh_picture(card: str) -> UnitPicture:
    """A unit fresh from its card, as the shop shows it."""
    unit = replace(new_unit(card, card), place="map", hidden=VISIBLE, stance=FREE)
    return _pictured(unit, Figures(unit.front.defence, unit.front.valour))


def _missing(state: State, seat: str) -> tuple[str, ...]:
    """Units without a place before the battle, without an order while orders are written."""
    if not state.round:
        return tuple(unit.id for unit in unplaced(state, seat))
    planning = isinstance(state.stack[-1], Planning) if state.stack else False
    return tuple(unit.id for unit in missing(state, seat)) if planning else ()


def _takes(state: State, seat: str) -> tuple[str, ...]:
    """Units whose card may be taken with an empty hand: the same rule that refuses a card."""
    if not state.round:
        return tuple(unit.id for unit in unplaced(state, seat) if unit.id != state.drafts[seat].hand)
    own = (unit for unit in state.units.values() if unit.seat == seat and unit.id != state.drafts[seat].hand)
    return tuple(unit.id for unit in own if why_not_take(state, seat, unit) is None)
