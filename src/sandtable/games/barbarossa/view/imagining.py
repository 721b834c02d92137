"""A whole battle that fits what some seats know: the rest is drawn."""

from msgspec.structs import replace

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import AMBUSHED, OTHER, Draft, Minefield, State, Unit, on_map
from sandtable.games.barbarossa.tables import MINES, SIDES, battle, zone_hexes
from sandtable.games.barbarossa.view.knowledge import BarbarossaKnowledge
from sandtable.games.barbarossa.view.masks import UNKNOWN, sides_of
from sandtable.kernel.options import Rng

_DRAFTED = {"purchase", "division", "deployment", "planning", "react", "choose-opponent", "fire-back"}


def imagine(seen: BarbarossaKnowledge, rng: Rng) -> State:
    """A battle that looks like this: hidden units lie where they could, unknown mines are of any kind.

    Rules: BA-reveal.
    """
    sides = battle(seen.scenario).sides
    state = State(
        scenario=seen.scenario,
        map=seen.map,
        rounds=seen.rounds,
        seats=seen.seats,
        round=seen.round,
        step=seen.step,
        units=dict(seen.units),
        stock={side: dict(seen.stock.get(side, sides[side].works)) for side in SIDES},
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
        for seat in seen.seats:
            state.drafts.setdefault(seat, Draft())
    known = sides_of(frozenset(seen.eyes))
    for side in SIDES:
        if side not in known:
            _imagine_side(state, side, rng)
    return state


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
    watched = {h for foe in on_map(state, OTHER[unit.side]) if foe.hex for h in plan.within(foe.hex, 1)}
    special = "special" in unit.front.traits

    def hides(hex_: int) -> bool:
        places = plan.terrain[hex_].ambush
        return unit.type in places or ("special" in places and special)

    free = [h for h in plan.numbers if h not in watched]
    lairs = [h for h in free if hides(h)] or free or list(plan.numbers)
    hex_ = lairs[rng.randrange(len(lairs))]
    facing = rng.randrange(6)
    while not plan.toward[hex_][facing]:
        facing = (facing + 1) % 6
    lurks = state.step and "ambush" in unit.front.orders
    order = act.Ambush(unit.id, plan.toward[hex_][facing], unit.front.reach) if lurks else None
    stance = 1 if "limber" in unit.front.orders else 0
    state.units[unit.id] = replace(unit, hex=hex_, facing=facing, order=order, stance=stance)


def _imagine_fields(state: State, seat: str, rng: Rng) -> None:
    """Minefields of the set-up that nobody has met yet."""
    side = state.battle.sides[seat]
    if not state.round or not side.mines + side.dummies:
        return
    held = {unit.hex for unit in on_map(state)}
    zone = [h for h in zone_hexes(state.scenario, seat) if h not in held and h not in state.fields]
    for _ in range(rng.randrange(side.mines + side.dummies + 1)):
        if zone:
            hex_ = zone.pop(rng.randrange(len(zone)))
            state.fields[hex_] = Minefield(hex_, seat, MINES[rng.randrange(len(MINES))], known=False)
