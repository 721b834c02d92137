"""What a side is about to lose by, said while something can still be done about it."""

from msgspec.structs import replace

from sandtable.games.barbarossa.model import OTHER, VISIBLE, State, known_enemies, on_map, side_of
from sandtable.games.barbarossa.rules.figures import reach_from
from sandtable.games.barbarossa.rules.sight import sees
from sandtable.games.barbarossa.rules.victory import scores, verdict
from sandtable.kernel import Name, Warned, clone

SOON = 3
"""So many rounds before the end it is time to say so."""


def warnings(state: State, seat: str) -> tuple[Warned, ...]:
    """The verdict that waits at the end, if it is near and, as far as this side can see, against it.

    Rules: BA-setup, BA-round.
    """
    left = state.rounds - state.round + 1
    if not 1 <= left <= SOON or state.round < 1:
        return ()
    seen = _seen(state, seat)
    winners = verdict(seen).winners
    if not winners or seat in winners:
        return ()
    goal, side = state.battle.goal, side_of(seat)
    places = tuple(map(str, goal.hexes))
    if goal.kind in ("destroy", "towns"):
        points = scores(seen)
        return (Warned("points-behind", {"left": left, "mine": points[side], "theirs": points[OTHER[side]]}, places),)
    return (Warned("goal-missing" if goal.side == side else "goal-lost", {"left": left}, places),)


def _seen(state: State, seat: str) -> State:
    """The battle without the enemies that this side does not see."""
    seen, side = clone(state), side_of(seat)
    for unit in state.units.values():
        if unit.side != side and unit.hidden != VISIBLE and unit.place == "map":
            seen.units[unit.id] = replace(unit, place="reserve", hex=0)
    return seen


THREATS = 3
"""So many threats are told."""


def threats(state: State, seat: str) -> tuple[Warned, ...]:
    """Own units in range and sight of enemies that are seen, those of most of them first.

    Rules: BA-card-range.
    """
    foes, far = known_enemies(state, seat), state.index.board.distance
    found = []
    for unit in on_map(state, side_of(seat)):
        near = [foe for foe in foes if far[foe.hex][unit.hex] <= reach_from(state, foe) and foe.hex != unit.hex]
        count = sum(sees(state, foe.hex, unit.hex) for foe in near)
        if count and unit.seat == seat:
            found.append((-count, unit.id, unit.hex))
    return tuple(
        Warned("under-fire", {"unit": Name("unit", name), "foes": -count}, (str(hex_),))
        for count, name, hex_ in sorted(found)[:THREATS]
    )
