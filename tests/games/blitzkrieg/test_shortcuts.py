"""Where the rules have a quick way beside the plain one, both say the same in positions of played battles."""

import random
from collections.abc import Iterator
from itertools import chain, combinations

import pytest

from sandtable.games.blitzkrieg import GAME, actions
from sandtable.games.blitzkrieg.flow.operations import Operate
from sandtable.games.blitzkrieg.flow.reactions import React
from sandtable.games.blitzkrieg.flow.setup import SetUp
from sandtable.games.blitzkrieg.model import DONE, MOVED, SHOT, WAITING, State
from sandtable.games.blitzkrieg.officer.features import spread
from sandtable.games.blitzkrieg.rules import retreat, setup
from sandtable.games.blitzkrieg.rules.active import why_cannot_move
from sandtable.games.blitzkrieg.rules.movement import March, may_stop
from sandtable.games.blitzkrieg.rules.shooting import (
    shots,
    why_no_fire,
    why_no_fire_first,
    why_no_fire_together,
)
from sandtable.games.blitzkrieg.rules.ways import Trail, trails
from sandtable.games.blitzkrieg.tables.sheets import SIGHT
from sandtable.kernel import Seeded, advance, clone, play

BATTLES = ("hannut", "stonne")


def positions(battle: str, seed: int, every: int = 7) -> Iterator[State]:
    """Positions of a battle played at random; each is looked at before the match goes on from it."""
    rng, dice, state = random.Random(seed), Seeded(seed), GAME.start(battle, {})
    decision, count = advance(state, dice, []), 0
    while decision:
        count += 1
        if count % every == 0:
            yield state
        seat = decision.seats[0]
        found = decision.options(seat)
        assert isinstance(found, list)
        decision = play(state, decision, seat, rng.choice(found), dice, [])


@pytest.mark.parametrize("battle", BATTLES)
def test_whether_a_unit_can_retreat(battle: str) -> None:
    """`retreat.can_retreat` is `retreat.retreat_hexes` as one question of sets."""
    seen = set()
    for state in positions(battle, 3):
        for u, unit in enumerate(state.units):
            if unit.hex >= 0:
                can = retreat.can_retreat(state, u)
                assert can == bool(retreat.retreat_hexes(state, u)), (state.theatre.ids[u], unit)
                seen.add(can)
    assert True in seen


@pytest.mark.parametrize("battle", BATTLES)
def test_who_may_fall_back_or_fire(battle: str) -> None:
    """`React.retreats` and `React.shots` look only where the trigger was; `why_not` asks about anyone."""
    offered = 0
    for state in positions(battle, 4, every=1):
        frame = state.stack[-1]
        if isinstance(frame, React):
            ids = state.theatre.ids
            back = {ids[u] for u in range(len(ids)) if frame.why_no_retreat(state, u) is None}
            assert {action.unit for action in frame.retreats(state) if isinstance(action, actions.FallBack)} == back
            allowed = {
                str(verb(ids[u], ids[t]))
                for u in range(len(ids))
                for t in frame.foes
                for verb, why in (
                    (actions.OpportunityFire, frame.why_no_opportunity),
                    (actions.ReturnFire, frame.why_no_return),
                )
                if why(state, u, t) is None
            }
            assert {str(action) for action in frame.shots(state)} == allowed
            offered += len(back) + len(allowed)
    assert offered


@pytest.mark.parametrize("battle", BATTLES)
def test_the_shots_of_an_active_unit(battle: str) -> None:
    """`shooting.shots` walks over the enemies in sight once; the three `why_no_fire` ask about any target."""
    found = 0
    for state in positions(battle, 5, every=2):
        frame = state.stack[-1]
        if not isinstance(frame, Operate):
            continue
        ids = state.theatre.ids
        for u, unit in enumerate(state.units):
            if unit.formation in frame.formations and unit.hex >= 0 and unit.act not in (DONE, SHOT):
                allowed = {
                    str(verb(ids[u], ids[t]))
                    for t in range(len(ids))
                    for verb, why in (
                        (actions.Fire, why_no_fire),
                        (actions.FireFirst, why_no_fire_first),
                        (actions.FireTogether, why_no_fire_together),
                    )
                    if why(state, u, t, frame.formations) is None
                }
                assert {str(action) for action in shots(state, u, frame.formations)} == allowed
                found += len(allowed)
    assert found


@pytest.mark.parametrize("battle", BATTLES)
def test_where_a_unit_may_be_set_up(battle: str) -> None:
    """`setup.legal` looks at occupied hexes only; `setup.why_not_answer` at every candidate."""
    rng, dice, state = random.Random(6), Seeded(6), GAME.start(battle, {})
    decision = advance(state, dice, [])
    while decision and isinstance(decision.frame, SetUp):
        task, seat = decision.frame.task(state), decision.seats[0]
        plain = [each for each in setup.choices(state, task) if setup.why_not_answer(state, task, each) is None]
        quick = list(setup.legal(state, task))
        assert quick == plain
        decision = play(state, decision, seat, rng.choice(quick), dice, [])
    assert decision and all(unit.hex != WAITING for unit in state.units if unit.aboard >= 0)


@pytest.mark.parametrize("battle", BATTLES)
def test_which_hexes_watch_a_hex(battle: str) -> None:
    """`board.watched` is `board.seen` as bytes."""
    board = GAME.start(battle, {}).theatre.board
    for far in range(SIGHT["limit"] + 1):
        for h in range(0, len(board.map), 5):
            assert [n for n, mark in enumerate(board.watched[far][h]) if mark] == [
                n for n in range(len(board.map)) if board.seen[far][h] >> n & 1
            ]


@pytest.mark.parametrize("battle", BATTLES)
def test_the_reach_that_the_officer_sees(battle: str) -> None:
    """`features.spread` follows one unit through tables; `ways.trails` follows a stack by the price of every step.

    The tables know nothing of minefields, so those are taken away here.
    """
    compared = 0
    for found in positions(battle, 7, every=5):
        state, frame = clone(found), found.stack[-1]
        if not isinstance(frame, Operate):
            continue
        state.mines = []
        for u, unit in enumerate(state.units):
            if unit.act != MOVED and why_cannot_move(state, u, frame.formations) is None:
                march = March.begin(state, u)
                reach = spread(state, march)
                here = march.here(state)
                for h, trail in trails(state, march, Trail(march.spent, march.hexes), here, 0).items():
                    if h != here and may_stop(state, march, h) is None:
                        assert reach[h][0] == max(trail.spent)
                        compared += 1
    assert compared


@pytest.mark.parametrize("battle", BATTLES)
def test_who_can_begin_to_move(battle: str) -> None:
    """`Operate.moves` takes who has an empty hex ahead at its word; `why_no_move` asks about every step."""
    alone = together = 0
    for state in chain.from_iterable(positions(battle, seed) for seed in range(8, 14)):
        frame = state.stack[-1]
        if not isinstance(frame, Operate):
            continue
        ids = state.theatre.ids
        able = [u for u, unit in enumerate(state.units) if unit.formation in frame.formations and unit.hex >= 0]
        groups = [group for size in (1, 2, 3) for group in combinations(able, size)]
        near = [g for g in groups if len({state.units[u].hex for u in g}) == 1]
        allowed = {tuple(ids[u] for u in group) for group in near if frame.why_no_move(state, group) is None}
        offered = [action.units for action in frame.options(state, "") if isinstance(action, actions.Move)]
        assert len(offered) == len(set(offered)) and set(offered) == allowed
        alone += sum(len(units) == 1 for units in allowed)
        together += sum(len(units) > 1 for units in allowed)
    assert alone and together
