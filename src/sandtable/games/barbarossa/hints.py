"""What the board may draw beside the options: reach with ways, ranges, cones, command. Made by the rules' own
functions."""

from msgspec.structs import replace

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import State, Unit, side_of
from sandtable.games.barbarossa.rules.drafting import missing, why_not_written
from sandtable.games.barbarossa.rules.figures import reach_from
from sandtable.games.barbarossa.rules.fire import hits_with
from sandtable.games.barbarossa.rules.proposals import for_the_rest
from sandtable.games.barbarossa.rules.routes import routes_on
from sandtable.games.barbarossa.rules.sight import sees
from sandtable.games.barbarossa.rules.writing import written
from sandtable.games.barbarossa.tables import zone_hexes
from sandtable.kernel import Hints, clone
from sandtable.kernel.shapes import Way, Zone


def planning_hints(state: State, seat: str) -> Hints:
    """For the card in hand: its range and blind hexes, its command range, and every hex its route can reach."""
    mine = state.drafts[seat]
    if not mine.hand:
        return Hints(ways=_marches(state, seat), plans=for_the_rest(state, seat))
    unit = state.units[mine.hand]
    zones = list(_zones(state, unit))
    ways: tuple[Way, ...] = ()
    if isinstance(mine.open, act.Moving) and mine.open.kind != "assault":
        ways = _ways(state, unit, mine.open, seat)
        zones.append(
            Zone("reach", tuple(way.to for way in ways), labels=tuple(str(w.cost) for w in ways), unit=unit.id)
        )
    return Hints(zones=tuple(zones), ways=ways)


def _zones(state: State, unit: Unit) -> list[Zone]:
    if unit.place != "map":
        return []
    board = state.board
    arcs = "field-of-fire" in unit.front.traits
    inside = [
        hex_
        for hex_ in board.within(unit.hex, reach_from(state, unit))
        if hex_ != unit.hex and (not arcs or board.in_cone(unit.hex, unit.facing, hex_))
    ]
    seen = [hex_ for hex_ in inside if sees(state, unit.hex, hex_)]
    blind = [hex_ for hex_ in inside if hex_ not in seen]
    aims = tuple(str(hits_with(state, unit, hex_)) for hex_ in seen)
    found = [Zone("range", _places(seen), labels=aims, unit=unit.id), Zone("blind", _places(blind), unit=unit.id)]
    if unit.front.command:
        found.append(Zone("command", _places(board.within(unit.hex, unit.front.command)), unit=unit.id))
    return found


def _places(hexes: list[int]) -> tuple[str, ...]:
    return tuple(map(str, hexes))


def _marches(state: State, seat: str) -> tuple[Way, ...]:
    """For everybody without an order: where a march could end, with all steps from taking the card to the last hex."""
    found: list[Way] = []
    for unit in missing(state, seat):
        trial = clone(state)
        for step in (act.Take(unit.id), act.March(unit.id)):
            if why_not_written(trial, seat, trial.drafts[seat], step) is not None:
                break
            trial.drafts[seat] = written(trial, seat, trial.drafts[seat], step)
        order = trial.drafts[seat].open
        if isinstance(order, act.Moving):
            begin, end = (act.Take(unit.id), act.March(unit.id)), act.Done()
            found += [replace(way, steps=(*begin, *way.steps, end)) for way in _ways(trial, unit, order, seat)]
    return tuple(found)


def _ways(state: State, unit: Unit, order: act.Moving, seat: str) -> tuple[Way, ...]:
    """The reach of the open route, with the steps that lead to each hex."""
    done = len(order.route)
    return tuple(
        Way(unit.id, str(hex_), len(route), _places(list(route)), tuple(map(act.Step, route[done:])))
        for hex_, route in routes_on(state, unit, order.kind, order.route, seat).items()
    )


def deployment_hints(state: State, seat: str) -> Hints:
    """The hexes in which a side may set up."""
    return Hints(zones=(Zone("reach", _places(list(zone_hexes(state.scenario, side_of(seat))))),))
