"""Where options are made without asking the door again, both say the same in positions of battles played at random."""

from itertools import chain

import pytest

from sandtable.games.barbarossa import GAME
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.flow import Deployment, Planning
from sandtable.games.barbarossa.rules.drafting import choices, why_not_written
from sandtable.games.barbarossa.rules.fire import hits_with, is_in_arc
from sandtable.games.barbarossa.rules.orders import candidates, orders_for, why_not_order
from sandtable.games.barbarossa.rules.orders_fire import lobs, why_not_lob
from sandtable.games.barbarossa.rules.siting import placings, why_not_set
from sandtable.games.barbarossa.tables import MINES
from sandtable.kernel import Action
from sandtable.testing import positions

BATTLES = ("strong-point", "tanks-in-the-corn", "supply-run", "stukas-over-the-bridge", "counterstroke")


@pytest.mark.parametrize("scenario", BATTLES)
def test_the_orders_of_a_unit(scenario: str) -> None:
    """`orders_for` asks once for orders that are all allowed or none; `why_not_order` asks for each."""
    given = 0
    for at in positions(GAME, scenario, {}, 5, most=900):
        seat = at.decision.seats[0]
        if isinstance(at.decision.frame, Planning) and at.number % 11 == 0:
            for unit in at.state.units.values():
                if unit.seat == seat:
                    every = candidates(at.state, seat, unit)
                    wanted = [each for each in every if why_not_order(at.state, seat, unit, each) is None]
                    assert orders_for(at.state, seat, unit) == wanted
                    given += sum(isinstance(each, act.Defend | act.Ambush | act.Scout) for each in wanted)
    assert given


@pytest.mark.parametrize("scenario", BATTLES)
def test_what_is_offered_is_what_may_be_written(scenario: str) -> None:
    """`choices` offers cards and steps without a second look; `why_not_written` is the door."""
    drawn = taken = 0
    for at in positions(GAME, scenario, {}, 6, most=900):
        state, seat = at.state, at.decision.seats[0]
        if not isinstance(at.decision.frame, Planning) or seat in state.ready:
            continue
        mine = state.drafts[seat]
        every: list[Action] = [act.Take(name) for name in state.units]
        every += [act.Step(hex_) for hex_ in state.board.numbers]
        every += [act.Here(), act.Done(), act.Back(), act.Drop()]
        offered = choices(state, seat, mine)
        wanted = {each for each in every if why_not_written(state, seat, mine, each) is None}  # type: ignore[arg-type]
        assert wanted == {each for each in offered if type(each) in {type(other) for other in every}}
        assert all(why_not_written(state, seat, mine, each) is None for each in offered)  # type: ignore[arg-type]
        drawn += any(isinstance(each, act.Step) for each in offered)
        taken += any(isinstance(each, act.Take) for each in offered)
    assert drawn and taken


@pytest.mark.parametrize("scenario", ["strong-point", "across-the-river", "forest-road"])
def test_what_is_offered_is_what_may_be_set_up(scenario: str) -> None:
    """`placings` takes away what is placed from what could be placed; `why_not_set` asks of every hex and hexside."""
    built = 0
    for at in chain.from_iterable(positions(GAME, scenario, {}, seed, most=80) for seed in range(4)):
        state, seat = at.state, "soviet"
        if not isinstance(at.decision.frame, Deployment) or seat in state.ready:
            continue
        mine, hexes = state.drafts[seat], state.board.numbers
        every: list[act.Setting] = [act.Take(name) for name in state.units]
        every += [act.Lift(name) for name in state.units] + [act.Clear(hex_) for hex_ in hexes]
        every += [act.Mine(kind, hex_) for kind in MINES for hex_ in hexes]
        for work in state.stock.get(seat, {}):
            every += [act.Build(work, hex_, to) for hex_ in hexes for to in (0, *state.board.beside[hex_])]
        wanted = {each for each in every if why_not_set(state, seat, mine, each) is None}
        kinds = {type(each) for each in every} | {act.Build}
        assert wanted == {each for each in placings(state, seat, mine) if type(each) in kinds}
        built += bool(mine.works or mine.mines)
    assert built


def test_where_a_unit_can_lob() -> None:
    """`lobs` keeps for each card, place and facing what range and cone say of every hex of the map."""
    looked = 0
    for at in positions(GAME, "strong-point", {}, 8, most=400):
        if at.number % 40 == 0:
            for unit in at.state.units.values():
                if unit.place == "map":
                    others = [hex_ for hex_ in at.state.board.numbers if hex_ != unit.hex]
                    inside = {h for h in others if hits_with(at.state, unit, h) and is_in_arc(at.state, unit, h)}
                    assert inside == set(lobs(at.state, unit))
                    assert all((why_not_lob(at.state, unit, hex_) is None) == (hex_ in inside) for hex_ in others)
                    looked += len(inside)
    assert looked
