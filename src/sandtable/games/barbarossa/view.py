"""What each side may know, built from an allow-list, and how the rest is imagined.

Open: units on the map with their cards, works, smoke, orders after the reveal. Secret: drafts, purchases until set-up
is over, the hex, card and order of units in ambush, orders of units going into ambush and of a hidden HQ, the kind of a
minefield, and where minefields of the set-up lie.
"""

from copy import copy
from typing import TYPE_CHECKING, Union

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.flow import FRAMES
from sandtable.games.barbarossa.flow.execution import STEPS, is_open
from sandtable.games.barbarossa.flow.fire import Volley
from sandtable.games.barbarossa.model import (
    AMBUSHED,
    CONCEALED,
    OTHER,
    SEATS,
    Draft,
    Minefield,
    State,
    Unit,
    headquarters,
    on_map,
)
from sandtable.games.barbarossa.rules.figures import defence, in_command
from sandtable.games.barbarossa.rules.sight import sees
from sandtable.games.barbarossa.rules.special import time_of
from sandtable.games.barbarossa.rules.victory import scores
from sandtable.games.barbarossa.scenario import battle, begin, scenario_of, zone_hexes
from sandtable.games.barbarossa.tables import CARDS, LAYOUT, MINES, board
from sandtable.kernel import Frame
from sandtable.kernel.decision import Rng

UNKNOWN = "unknown"
if TYPE_CHECKING:
    Stage = Frame
else:
    Stage = Union[FRAMES]  # noqa: UP007


class Figures(Struct, frozen=True, gc=False):
    """What the boxes of a card add up to now: current defence and valour, time boxes of the order in all."""

    defence: int
    valour: int
    of: int = 0


class BattleView(Struct, frozen=True):
    """A battle as these eyes see it.

    A unit in ambush of another side has neither hex nor order and the printed figures of a fresh card.
    """

    eyes: tuple[str, ...]
    scenario: str
    map: str
    round: int
    rounds: int
    step: int
    units: dict[str, Unit]
    figures: dict[str, Figures]
    smoke: dict[int, int]
    fields: dict[int, Minefield]
    wire: tuple[int, ...]
    teeth: tuple[int, ...]
    trenches: tuple[tuple[int, int], ...]
    dugouts: dict[int, int]
    blown: tuple[int, ...]
    pontoons: tuple[int, ...]
    paths: tuple[int, ...]
    crates: dict[int, int]
    stock: dict[str, dict[str, int]]
    drafts: dict[str, Draft]
    ready: tuple[str, ...]
    adjusted: tuple[str, ...]
    points: dict[str, int]
    delivered: dict[str, int]
    scores: dict[str, int]
    stage: tuple[Stage, ...]


def masked(state: State, unit: Unit, eyes: frozenset[str]) -> Unit:
    """A unit as these eyes see it.

    Rules: BA-reveal, BA-hidden, BA-hq-hide.
    """
    if unit.side in eyes:
        return unit
    card = CARDS[unit.card]
    if unit.hidden == AMBUSHED:
        return Unit(unit.id, unit.card, unit.side, card.size, card.ammo, "map", hidden=AMBUSHED)
    mines = 0 if card.minefields else unit.mines
    if unit.hidden == CONCEALED:
        return replace(
            unit, order=None, boxes=0, ammo=card.ammo, dug=False, dugout=False, lurking=0, mines=mines, fired=False
        )
    order = unit.order if is_open(state, unit) else None
    if isinstance(order, act.LayMines):
        order = act.LayMines(order.unit, UNKNOWN)
    return replace(unit, order=order, lurking=0, mines=mines)


def _units(state: State, eyes: frozenset[str]) -> dict[str, Unit]:
    """Armies bought are not seen by the other side before set-up is over."""
    fixed = begin(state.scenario).units if state.round == 0 else state.units
    return {name: masked(state, unit, eyes) for name, unit in state.units.items() if unit.side in eyes or name in fixed}


def _figures(state: State, unit: Unit, mine: bool) -> Figures:
    card = CARDS[unit.card]
    value = card.valour - card.valour_loss * unit.losses
    if unit.place == "map" and unit.hex and unit.type != "aircraft":
        value += 2 * any(
            hq.id != unit.id
            and (mine or hq.hidden != AMBUSHED)
            and in_command(state, hq, unit)
            and sees(state, unit.hex, hq.hex)
            for hq in headquarters(state, unit.side)
        )
    shown = defence(state, unit) if unit.hex or unit.place != "map" else card.defence
    return Figures(shown, value, time_of(unit))


def _fields(state: State, eyes: frozenset[str]) -> dict[int, Minefield]:
    """Own fields; of others those whose place is known, without their kind while the card is face down."""
    found = {}
    for hex_, field in state.fields.items():
        if field.side in eyes or field.open:
            found[hex_] = field
        elif field.known:
            found[hex_] = replace(field, kind=UNKNOWN)
    return found


def _stage(state: State, eyes: frozenset[str]) -> tuple[Stage, ...]:
    """Where we are; of a volley only what these eyes may see."""
    return tuple(_open_part(state, frame, eyes) if isinstance(frame, Volley) else frame for frame in state.stack)


def _open_part(state: State, volley: Volley, eyes: frozenset[str]) -> Volley:
    def shown(target: str) -> bool:
        unit = state.units.get(target)
        return unit is None or unit.side in eyes or unit.hidden != AMBUSHED

    before = sum(not shown(shot.target) for shot in volley.shots[: volley.at])
    shots = tuple(shot for shot in volley.shots if shown(shot.target))
    return replace(volley, shots=shots, at=volley.at - before, tally=tuple(t for t in volley.tally if shown(t[0])))


def _scores(state: State, units: dict[str, Unit]) -> dict[str, int]:
    """The points as these eyes can count them: who lies hidden in a goal hex does not show."""
    seen = copy(state)
    seen.units = units
    return scores(seen)


def view(state: State, eyes: frozenset[str]) -> BattleView:
    """What these seats together may know; nobody is the spectator.

    Rules: BA-reveal.
    """
    units = _units(state, eyes)
    return BattleView(
        eyes=tuple(sorted(eyes)),
        scenario=state.scenario,
        map=state.map,
        round=state.round,
        rounds=state.rounds,
        step=state.step,
        units=units,
        figures={name: _figures(state, unit, unit.side in eyes) for name, unit in units.items()},
        smoke=dict(state.smoke),
        fields=_fields(state, eyes),
        wire=state.wire,
        teeth=state.teeth,
        trenches=state.trenches,
        dugouts=dict(state.dugouts),
        blown=state.blown,
        pontoons=state.pontoons,
        paths=state.paths,
        crates=dict(state.crates),
        stock={seat: stock for seat, stock in state.stock.items() if seat in eyes},
        drafts={seat: draft for seat, draft in state.drafts.items() if seat in eyes},
        ready=tuple(state.ready),
        adjusted=state.adjusted,
        points=dict(state.points),
        delivered=dict(state.delivered),
        scores=_scores(state, units) if state.round else {},
        stage=_stage(state, eyes),
    )


def imagine(seen: BattleView, rng: Rng) -> State:
    """A battle that looks like this: hidden units lie where they could, unknown mines are of any kind.

    Rules: BA-reveal.
    """
    state = State(
        scenario=seen.scenario,
        map=seen.map,
        rounds=seen.rounds,
        round=seen.round,
        step=seen.step,
        units=dict(seen.units),
        stock={seat: dict(seen.stock.get(seat, scenario_of_name(seen.scenario, seat))) for seat in SEATS},
        smoke=dict(seen.smoke),
        fields=dict(seen.fields),
        wire=seen.wire,
        teeth=seen.teeth,
        trenches=seen.trenches,
        dugouts=dict(seen.dugouts),
        blown=seen.blown,
        pontoons=seen.pontoons,
        paths=seen.paths,
        crates=dict(seen.crates),
        drafts=dict(seen.drafts),
        adjusted=seen.adjusted,
        points=dict(seen.points),
        delivered=dict(seen.delivered),
        stack=list(seen.stage),
        ready=list(seen.ready),
    )
    kinds = {frame.kind() for frame in seen.stage}
    if seen.drafts or kinds & _DRAFTED:
        for seat in SEATS:
            state.drafts.setdefault(seat, Draft())
    for seat in SEATS:
        if seat not in seen.eyes:
            _imagine_side(state, seat, rng)
    return state


_DRAFTED = {"purchase", "deployment", "planning", "react", "choose-opponent", "fire-back"}


def scenario_of_name(scenario: str, seat: str) -> dict[str, int]:
    """The works that a scenario gives a side."""
    return dict(begin(scenario).stock[seat])


def _imagine_side(state: State, seat: str, rng: Rng) -> None:
    for unit in list(state.units.values()):
        if unit.side != seat:
            continue
        if unit.hidden == AMBUSHED and not unit.hex:
            _imagine_lair(state, unit, rng)
        elif isinstance(unit.order, act.LayMines) and unit.order.kind == UNKNOWN:
            state.units[unit.id] = replace(unit, order=act.LayMines(unit.id, "dummy"))
    for hex_, field in list(state.fields.items()):
        if field.kind == UNKNOWN:
            state.fields[hex_] = replace(field, kind=MINES[rng.randrange(len(MINES))])
    _imagine_fields(state, seat, rng)


def _imagine_lair(state: State, unit: Unit, rng: Rng) -> None:
    """A hex that could hide the unit and that no enemy is next to."""
    plan = state.board
    foes = [other.hex for other in on_map(state, OTHER[unit.side]) if other.hex]
    special = "special" in unit.front.traits

    def hides(hex_: int) -> bool:
        places = plan.terrain[hex_].ambush
        return unit.type in places or ("special" in places and special)

    free = [h for h in plan.numbers if all(plan.distance[h][foe] > 1 for foe in foes)]
    lairs = [h for h in free if hides(h)] or free or list(plan.numbers)
    hex_ = lairs[rng.randrange(len(lairs))]
    facing = rng.randrange(6)
    while not plan.toward[hex_][facing]:
        facing = (facing + 1) % 6
    order = act.Ambush(unit.id, plan.toward[hex_][facing], unit.front.reach) if state.step else None
    stance = 1 if "limber" in unit.front.orders else 0
    state.units[unit.id] = replace(unit, hex=hex_, facing=facing, order=order, stance=stance)


def _imagine_fields(state: State, seat: str, rng: Rng) -> None:
    """Minefields of the set-up that nobody has met yet."""
    side = scenario_of(state).sides[seat]
    if not state.round or not side.mines + side.dummies:
        return
    held = {unit.hex for unit in on_map(state)}
    zone = [h for h in zone_hexes(state.scenario, seat) if h not in held and h not in state.fields]
    for _ in range(rng.randrange(side.mines + side.dummies + 1)):
        if zone:
            hex_ = zone.pop(rng.randrange(len(zone)))
            state.fields[hex_] = Minefield(hex_, seat, MINES[rng.randrange(len(MINES))], known=False)


def static(scenario: str) -> dict[str, object]:
    """What never changes: the map, the cards, the scenario."""
    found = battle(scenario)
    plan = board(found.map)
    hexes = [
        {
            "hex": h,
            "x": LAYOUT.centre(LAYOUT.hex(h))[0],
            "y": LAYOUT.centre(LAYOUT.hex(h))[1],
            "terrain": plan.terrain[h].id,
            "level": plan.level[h],
            "road": h in plan.on_road,
            "bridge": h in plan.bridges,
        }
        for h in plan.numbers
    ]
    return {
        "map": found.map,
        "columns": plan.columns,
        "rows": plan.rows,
        "hexes": hexes,
        "roads": [divmod(key, 10000) for key in sorted(plan.roads)],
        "edge": plan.edge_hexes,
        "cards": CARDS,
        "goal": found.goal,
        "rounds": found.rounds,
        "zones": {seat: zone_hexes(scenario, seat) for seat in SEATS},
        "points": {seat: found.sides[seat].points for seat in SEATS},
        "steps": STEPS,
    }
