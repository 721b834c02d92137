"""Odds are exact: they agree with every outcome that the rules themselves can roll."""

from fractions import Fraction

import pytest

from games.barbarossa.field import battle, put
from sandtable.games.barbarossa import GAME
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import AMBUSHED, Draft, Minefield, State
from sandtable.games.barbarossa.odds.fire import chain, fire_odds
from sandtable.games.barbarossa.odds.numbers import hits, passes
from sandtable.kernel import Action, Decision, Name, Odds, Question, Ready
from sandtable.kernel.play import outcomes


def rolled(state: State, orders: list[act.Order], target: str) -> tuple[dict[int, Fraction], Fraction]:
    """Sizes and suppressions of a unit over every result of a round."""
    for order in orders:
        side = state.units[order.unit].side
        state.drafts[side] = Draft(orders={**state.drafts[side].orders, order.unit: order})
    state.ready = ["soviet"]
    sizes: dict[int, Fraction] = {}
    shaken = Fraction(0)
    for weight, after, _, _ in outcomes(state, "german", Ready()):
        unit = after.units[target]
        sizes[unit.size] = sizes.get(unit.size, Fraction(0)) + weight
        shaken += weight * bool(unit.suppressed and unit.size)
    return sizes, shaken


def odds_if_any(state: State, action: Action, seat: str = "german") -> Odds | None:
    view = GAME.knowledge(state, frozenset({seat}))
    question = Question(seat, Decision((seat,), state.stack[-1], state))
    return GAME.odds(view, question, action)


def told(state: State, action: Action) -> Odds:
    """The odds of an action for which something is rolled."""
    found = odds_if_any(state, action)
    assert found is not None
    return found


def by_losses(found: Odds) -> dict[int, float]:
    """The probability of each number of losses."""
    chances = {}
    for chance in found.chances:
        if chance.key != "suppressed":
            lost = chance.args["losses"]
            assert isinstance(lost, int)
            chances[lost] = chance.probability
    return chances


@pytest.mark.rule("BA-fire-hit", "BA-fire-sum", "BA-valour")
@pytest.mark.parametrize("kind", ["fire", "suppress"])
def test_fire_agrees_with_the_rules(kind: str) -> None:
    def field() -> State:
        state = battle({605: "D0."})
        put(state, "g-inf-1", 505, size=3)
        put(state, "s-mg-1", 605, facing=4)
        return state

    verb = act.Fire if kind == "fire" else act.Suppress
    state = field()
    found = told(state, verb("g-inf-1", "s-mg-1"))
    sizes, shaken = rolled(field(), [verb("g-inf-1", "s-mg-1"), act.Wait("s-mg-1")], "s-mg-1")
    chances = by_losses(found)
    for lost, chance in chances.items():
        assert chance == pytest.approx(float(sizes.get(2 - lost, 0)))
    assert found.chances[-1].probability == pytest.approx(float(shaken))
    assert sum(chances.values()) == pytest.approx(1)


@pytest.mark.rule("BA-fire-sum")
def test_several_firers_are_added() -> None:
    state = battle()
    one, two = put(state, "g-inf-1", 505, size=2), put(state, "g-inf-2", 504, size=2)
    put(state, "s-inf-1", 605, size=2)
    found = fire_odds(state, [(one, 4), (two, 4)], state.units["s-inf-1"], "fire", "german")
    sizes, _ = rolled(
        state, [act.Fire("g-inf-1", "s-inf-1"), act.Fire("g-inf-2", "s-inf-1"), act.Wait("s-inf-1")], "s-inf-1"
    )
    for chance in found.chances[:-1]:
        lost = chance.args["losses"]
        assert isinstance(lost, int)
        assert chance.probability == pytest.approx(float(sizes[2 - lost]))


@pytest.mark.rule("BA-melee-dice", "BA-hill-combat")
def test_melee_agrees_with_the_rules() -> None:
    def field() -> State:
        state = battle({605: "P1."})
        put(state, "g-mg-1", 505, facing=1)
        put(state, "s-at45-1", 605, facing=4, size=1)
        return state

    state = field()
    found = told(state, act.Assault("g-mg-1", "s-at45-1"))
    order = act.Moving("g-mg-1", "assault", (605,), "s-at45-1")
    sizes, _ = rolled(field(), [order, act.Wait("s-at45-1")], "s-at45-1")
    part = by_losses(found.parts[0])
    assert part[1] == pytest.approx(float(sizes[0]))
    sizes, _ = rolled(field(), [order, act.Wait("s-at45-1")], "g-mg-1")
    back = by_losses(found.parts[1])
    assert back[0] == pytest.approx(float(sizes[2]))


@pytest.mark.rule("BA-mines-explode")
def test_mines_air_and_bombs_have_odds() -> None:
    state = battle(fields={605: Minefield(605, "german", "anti-personnel")})
    put(state, "g-inf-1", 505)
    put(state, "s-inf-1", 606)
    put(state, "g-hq-1", 303)
    put(state, "g-ju87-1", 0)
    put(state, "s-lagg-1", 0, place="air", hex=606)
    state.drafts["german"] = Draft(hand="g-inf-1", open=act.Moving("g-inf-1", "march"))
    assert told(state, act.Step(605)).key == "mines"
    assert odds_if_any(state, act.Step(504)) is None
    strike = told(state, act.Strike("g-ju87-1", 606))
    assert [part.args["target"] for part in strike.parts] == [Name("unit", "s-inf-1")]
    assert told(state, act.Intercept("g-ju87-1", "s-lagg-1")).key == "duel"


@pytest.mark.rule("BA-hidden")
def test_odds_know_nothing_of_hidden_units_and_mines() -> None:
    state = battle({605: "L0."}, fields={504: Minefield(504, "soviet", "anti-personnel", known=False)})
    put(state, "g-inf-1", 505)
    put(state, "s-inf-1", 605, hidden=AMBUSHED)
    state.drafts["german"] = Draft(hand="g-inf-1", open=act.Moving("g-inf-1", "march"))
    assert odds_if_any(state, act.Step(504)) is None
    assert odds_if_any(state, act.Fire("g-inf-1", "s-inf-1")) is None


@pytest.mark.rule("BA-group-fire", "BA-R12")
def test_group_fire_agrees_with_the_rules() -> None:
    def field() -> State:
        state = battle()
        put(state, "s-inf-1", 605)
        put(state, "g-mg-1", 505, facing=1, size=1)
        for number in (2, 3):
            put(state, f"s-inf-{number}", 605, size=1)
        return state

    state = field()
    found = told(state, act.Fire("g-mg-1", "s-inf-1"))
    assert len(found.parts) == 2 and found.policy == "in-order"
    spreads = chain(5, 3, 3)
    assert all(sum(spread.values()) == 1 for spread in spreads)
    assert spreads[1][0] > spreads[0][0], "fewer dice hit less"
    by_hand = sum(Fraction(1) * hits(5, 3)[k] * hits((5 - k + 1) // 2, 3)[0] for k in range(6))
    assert spreads[1][0] == by_hand


def test_spreads_sum_to_one() -> None:
    for dice in range(12):
        for aim in range(7):
            assert sum(hits(dice, aim)) == 1
    assert passes(12) == 1 and passes(1) == 0 and passes(7) == Fraction(21, 36)
