"""Odds agree with play: positions from officers' matches, each played many times through the frames of a round."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from games.barbarossa.field import battle, execute, nothing, put, route
from sandtable.games.barbarossa import GAME
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import AMBUSHED, CALM, Draft, Minefield, State, blank_drafts, change, enemies_at
from sandtable.games.barbarossa.rules.routes import can_reach, why_not_route
from sandtable.kernel import Action, Decision, Odds, Question, Seeded, advance, clone, play

PLAYS = 250


def shown(part: Odds) -> dict[Any, float]:
    """Losses and the failed test of one part."""
    found: dict[Any, float] = {}
    for chance in part.chances:
        found["failed" if chance.key in ("suppressed", "turned-back") else chance.args["losses"]] = chance.probability
    return found


def agree(
    state: State, orders: list[act.Order], parts: dict[str, Odds], plays: int = PLAYS, answer: Any = nothing
) -> None:
    """Play the round often and compare losses and suppressions of these units with what was shown."""
    counts: dict[str, Counter[Any]] = {name: Counter() for name in parts}
    for seed in range(plays):
        after = clone(state)
        after.drafts = blank_drafts(after)
        execute(after, orders, seed, answer)
        for name in parts:
            before, unit = state.units[name], after.units[name]
            counts[name][before.size - unit.size] += 1
            counts[name]["failed"] += before.suppressed == CALM and unit.suppressed != CALM and unit.size > 0
    for name, part in parts.items():
        chances = shown(part)
        for key in set(chances) | set(counts[name]):
            p, seen = chances.get(key, 0.0), counts[name][key] / plays
            spread = 4.5 * (max(p, 1 / plays) * (1 - min(p, 1 - 1 / plays)) / plays) ** 0.5
            assert abs(p - seen) <= spread, f"{name} {key}: shown {p:.3f}, played {seen:.3f} ({orders})"


def shortest(state: State, unit: str, target: str, seat: str) -> tuple[int, ...]:
    """A route for an assault."""
    goal = state.units[target].hex
    made: tuple[int, ...] = ()
    mover = state.units[unit]
    while (made[-1] if made else mover.hex) != goal:
        here = made[-1] if made else mover.hex
        near = [h for h in state.board.beside[here] if why_not_route(state, mover, "assault", (*made, h), seat) is None]
        fits = [h for h in near if can_reach(state, mover, "assault", (*made, h), goal, seat)]
        made = (*made, min(fits, key=lambda h: state.board.distance[h][goal]))
    return made


def harvest(scenario: str, seed: int, rounds: int) -> Iterator[tuple[State, str]]:
    """States between rounds of a match between officers, with a seat that plans."""
    officer, memory = GAME.opponents()["officer"](), {"german": None, "soviet": None}
    state, dice, rng = GAME.start(scenario, {}), Seeded(seed), random.Random(seed)
    decision, told = advance(state, dice, []), 0
    while decision is not None and state.round <= rounds:
        if decision.kind == "planning" and state.round > told:
            told = state.round
            for seat in ("german", "soviet"):
                yield clone(state), seat
        seat = decision.seats[0]
        known = GAME.knowledge(state, frozenset({seat}))
        action, memory[seat] = officer.choose(known, Question(seat, decision), memory[seat], rng)
        decision = play(state, decision, seat, action, dice, [])


def offered(state: State, seat: str) -> Iterator[Action]:
    """Orders of fire and assault that could be given now."""
    frame = state.stack[-1]
    for name, unit in list(state.units.items()):
        if unit.seat != seat or unit.place != "map" or frame.why_not(state, seat, act.Take(name)) is not None:
            continue
        there = clone(state)
        there.drafts[seat] = Draft(hand=name)
        for action in Decision((seat,), frame, there).options(seat):  # type: ignore[union-attr]
            if isinstance(action, act.Fire | act.Suppress | act.Indirect | act.Assault):
                yield action


@pytest.mark.rule("BA-order-assault", "BA-fire-sum", "BA-suppress-test")
@pytest.mark.parametrize(("scenario", "seed"), [("strong-point", 1), ("tanks-in-the-corn", 2), ("across-the-river", 3)])
def test_odds_of_orders_agree_with_play(scenario: str, seed: int) -> None:
    rng, kinds = random.Random(seed), Counter[str]()
    for state, seat in harvest(scenario, seed, 7):
        state.drafts = {each: Draft() for each in state.seats}
        found = list(offered(state, seat))
        rng.shuffle(found)
        for action in found[:3]:
            kind = str(action).split()[0]
            if kinds[kind] >= 4:
                continue
            state = _without_work(state)
            told = odds_for(state, action, seat)
            if any(unit.foes or unit.hidden == AMBUSHED for unit in state.units.values()):
                continue  # what is hidden is no part of the odds, and melees that go on add their own dice
            kinds[kind] += 1
            _compare(state, seat, action, told)
    assert sum(kinds.values()) >= 4, kinds


def _asked(state: State, seat: str) -> Decision:
    return Decision((seat,), state.stack[-1], state)


def _without_work(state: State) -> State:
    """Nobody has an order left from the round before."""
    still = clone(state)
    for unit in list(still.units.values()):
        change(still, unit.id, order=None, dugout=False)
    return still


def _compare(state: State, seat: str, action: Any, told: Odds) -> None:
    if isinstance(action, act.Assault):
        made = shortest(state, action.unit, action.target, seat)
        if len(made) > 1 and "field-of-fire" in state.units[action.target].front.traits:
            return  # over which side it comes is known only when the route is drawn
        if any(enemies_at(state, hex_, state.units[action.unit].side) for hex_ in made[:-1]):
            return
        order: act.Order = act.Moving(action.unit, "assault", made, action.target)
        agree(state, [order], {action.target: told.parts[0], action.unit: told.parts[1]})
    elif not told.parts:
        agree(state, [action], {action.target: told})


def odds_for(state: State, action: Action, seat: str = "german") -> Odds:
    found = GAME.odds(GAME.knowledge(state, frozenset({seat})), Question(seat, _asked(state, seat)), action)
    assert found is not None
    return found


def lines_add_up(found: Odds) -> None:
    """The lines of a defence sum to the total that is shown."""
    words = {"defence", "order-bonus", "terrain-bonus", "works-bonus", "hill-bonus", "digging", "absorbed"}
    assert sum(int(line.value) for line in found.lines if line.key in words) == int(found.total), found


@pytest.mark.rule("BA-melee-tanks", "BA-card-targets")
def test_infantry_assaulted_by_a_tank_in_the_open_does_not_strike() -> None:
    state = battle()
    put(state, "g-pz2-1", 505)
    put(state, "s-eng-1", 605)
    found = odds_for(state, act.Assault("g-pz2-1", "s-eng-1"))
    assert shown(found.parts[1]) == {0: 1.0, "failed": 0.0}
    agree(
        state,
        [route("g-pz2-1", "assault", 605, target="s-eng-1")],
        {"s-eng-1": found.parts[0], "g-pz2-1": found.parts[1]},
    )


@pytest.mark.rule("BA-tank-panic", "BA-hq-spirit")
@pytest.mark.parametrize("near", [True, False])
def test_panic_and_the_spirit_of_a_headquarters_count(near: bool) -> None:
    state = battle({605: "D1."})
    put(state, "g-pz4-1", 505)
    put(state, "s-inf-1", 605, size=4)
    if near:
        put(state, "s-hq-1", 705)
        put(state, "g-hq-1", 404)
    found = odds_for(state, act.Assault("g-pz4-1", "s-inf-1"))
    order = route("g-pz4-1", "assault", 605, target="s-inf-1")
    agree(state, [order], {"s-inf-1": found.parts[0], "g-pz4-1": found.parts[1]}, 1000)
    for part in found.parts:
        lines_add_up(part)


@pytest.mark.rule("BA-flank")
def test_a_gun_assaulted_over_its_flank_tests_first() -> None:
    state = battle(trenches=((605, 1),))
    put(state, "g-inf-1", 505, size=2)
    put(state, "s-at45-1", 605, facing=1)
    found = odds_for(state, act.Assault("g-inf-1", "s-at45-1"))
    order = route("g-inf-1", "assault", 605, target="s-at45-1")
    agree(state, [order], {"s-at45-1": found.parts[0], "g-inf-1": found.parts[1]}, 1000)


@pytest.mark.rule("BA-dugout-leave", "BA-trench-leave")
@pytest.mark.parametrize("shelter", [{"dugout": True}, {"dug": True}])
def test_who_storms_out_of_a_shelter_is_not_sheltered(shelter: dict[str, bool]) -> None:
    state = battle()
    if "dugout" in shelter:
        state.dugouts[505] = 0
    put(state, "g-inf-1", 505, **shelter)
    put(state, "s-inf-1", 605)
    found = odds_for(state, act.Assault("g-inf-1", "s-inf-1"))
    order = route("g-inf-1", "assault", 605, target="s-inf-1")
    agree(state, [order], {"s-inf-1": found.parts[0], "g-inf-1": found.parts[1]}, 600)


@pytest.mark.rule("BA-group-target")
def test_the_group_of_the_target_strikes_too() -> None:
    state = battle()
    put(state, "g-inf-1", 505)
    put(state, "s-inf-1", 605, group=1)
    put(state, "s-mg-1", 605, group=1, facing=4)
    put(state, "s-rec-1", 605)
    found = odds_for(state, act.Assault("g-inf-1", "s-inf-1"))
    order = route("g-inf-1", "assault", 605, target="s-inf-1")
    agree(state, [order], {"s-inf-1": found.parts[0], "g-inf-1": found.parts[1]}, 600)


@pytest.mark.rule("BA-mines-explode", "BA-mines-detect", "BA-mines-leave")
def test_mines_meet_a_unit_in_the_hex_it_enters_and_leave_engineers_alone() -> None:
    state = battle({505: "D0."}, fields={605: Minefield(605, "soviet", "anti-personnel", open=True)})
    put(state, "g-inf-1", 505)
    put(state, "g-pio-1", 505)
    put(state, "s-inf-1", 1109)
    for kind in ("march", "careful"):
        state.drafts["german"] = Draft(hand="g-inf-1", open=act.Moving("g-inf-1", kind))
        found = odds_for(state, act.Step(605))
        lines_add_up(found)
        fresh = clone(state)
        fresh.drafts = {seat: Draft() for seat in fresh.seats}
        agree(fresh, [route("g-inf-1", kind, 605)], {"g-inf-1": found}, 600)
    state.drafts["german"] = Draft(hand="g-pio-1", open=act.Moving("g-pio-1", "march"))
    assert (
        GAME.odds(
            GAME.knowledge(state, frozenset({"german"})), Question("german", _asked(state, "german")), act.Step(605)
        )
        is None
    )


@pytest.mark.rule("BA-mines-leave", "BA-mines-engineers")
def test_mines_meet_who_leaves_them_engineers_too() -> None:
    state = battle({505: "D0."}, fields={505: Minefield(505, "soviet", "anti-personnel", open=True)})
    put(state, "g-pio-1", 505)
    put(state, "s-inf-1", 1109)
    state.drafts["german"] = Draft(hand="g-pio-1", open=act.Moving("g-pio-1", "march"))
    found = odds_for(state, act.Step(605))
    state.drafts = {seat: Draft() for seat in state.seats}
    agree(state, [route("g-pio-1", "march", 605)], {"g-pio-1": found}, 600)


@pytest.mark.rule("BA-defend-fire", "BA-ambush-hit")
@pytest.mark.parametrize("kind", ["defend", "ambush"])
def test_reaction_fire_shakes_by_hits_without_losses(kind: str) -> None:
    state = battle({605: "L0."})
    order: act.Order = act.Defend("s-inf-1", 504, 2) if kind == "defend" else act.Ambush("s-inf-1", 504, 2)
    put(state, "s-inf-1", 605, hidden=int(kind == "ambush"))
    put(state, "g-pz4-1", 404)
    put(state, "g-opel-1", 404)
    asked: list[Odds] = []
    walk = route("g-opel-1", "march", 504)

    def answer(decision: Decision, seat: str) -> Any:
        if decision.kind == "react" and seat == "soviet":
            shot = act.Shoot("s-inf-1", "g-opel-1")
            known = GAME.knowledge(decision.state, frozenset({seat}))
            if decision.why_not(seat, shot) is None:
                asked.append(GAME.odds(known, Question(seat, decision), shot))  # type: ignore[arg-type]
                return shot
        return nothing(decision, seat)

    execute(clone(state), [order, walk], 1, answer)
    assert asked
    agree(state, [order, walk], {"g-opel-1": asked[0]}, 1000, answer)


@pytest.mark.rule("BA-defence-modifiers")
def test_the_lines_of_a_defence_add_up() -> None:
    state = battle({605: "D0."}, trenches=((605, 4),), dugouts={604: 0})
    put(state, "g-inf-1", 505)
    targets = [
        put(state, "s-inf-1", 605, order=act.Defend("s-inf-1", 505, 1), hits=2),
        put(state, "s-inf-2", 605, order=act.Dig("s-inf-2", 505)),
        put(state, "s-inf-3", 604, order=act.Defend("s-inf-3", 505, 1), dugout=True),
        put(state, "s-eng-1", 605, suppressed=2, hits=3),
        put(state, "s-eng-2", 605),
    ]
    for target in targets:
        found = odds_for(state, act.Fire("g-inf-1", target.id))
        lines_add_up(found)
    assert odds_for(state, act.Fire("g-inf-1", "s-inf-2")).total == "0"


@pytest.mark.rule("BA-order-fire-moving")
def test_fire_on_the_move_has_the_odds_of_its_hex() -> None:
    state = battle()
    put(state, "g-pz2-1", 505)
    put(state, "s-t26-1", 805)
    state.drafts["german"] = Draft(hand="g-pz2-1", open=act.Moving("g-pz2-1", "fire-moving", (605,), "s-t26-1"))
    found = odds_for(state, act.Here())
    state.drafts = {seat: Draft() for seat in state.seats}
    agree(state, [route("g-pz2-1", "fire-moving", 605, target="s-t26-1", shot=605)], {"s-t26-1": found}, 600)


@pytest.mark.rule("BA-air-reaction", "BA-air-strike")
def test_bombs_and_the_fire_back() -> None:
    state = battle()
    put(state, "g-hq-1", 109)
    put(state, "s-hq-1", 604)
    put(state, "g-ju87-1", 0)
    put(state, "g-inf-1", 504)
    put(state, "s-inf-1", 605, size=3)
    found = odds_for(state, act.Strike("g-ju87-1", 605))
    order = act.Mission("g-ju87-1", "strike", 605, "", start=501)
    agree(state, [order], {"s-inf-1": found.parts[0]}, 600)
    asked: list[Odds] = []

    def answer(decision: Decision, seat: str) -> Any:
        shot = act.Shoot("s-inf-1", "g-ju87-1")
        if decision.kind == "fire-back" and decision.why_not(seat, shot) is None:
            known = GAME.knowledge(decision.state, frozenset({seat}))
            asked.append(GAME.odds(known, Question(seat, decision), shot))  # type: ignore[arg-type]
            return shot
        return nothing(decision, seat)

    execute(clone(state), [order, act.Defend("s-inf-1", 505, 1)], 1, answer)
    assert shown(asked[0])[0] > 0.5 and asked[0].chances[-1].key == "turned-back"
