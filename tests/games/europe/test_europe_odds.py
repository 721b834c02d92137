"""Odds of a battle: exact, and as the game plays it."""

from __future__ import annotations

import pytest
from europe_field import Field, belgium, listed
from europe_playout import difference, pieces

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.games.europe.bench import thirty
from sandtable.games.europe.model import State, units_at
from sandtable.games.europe.odds.attack import Forces, forces, forecast
from sandtable.games.europe.odds.battle import battle_odds
from sandtable.games.europe.odds.spoils import NONE, looked_for, spoils
from sandtable.games.europe.odds.stage import Ends, stage_ends
from sandtable.games.europe.odds.sums import compiled, load_sums
from sandtable.games.europe.rules.battle import AT_SEA
from sandtable.games.europe.rules.diplomacy import hostile
from sandtable.games.europe.rules.wishes import WITHDRAWALS, Wishes
from sandtable.kernel import Action, Name, Question, outcomes
from sandtable.testing.walk import positions


def fought(attack: list[int], defence: list[int], rounds: int = 0) -> Ends:
    """A stage until one side has nothing left, or for so many rounds."""
    spent, cleared = ([not n for n in range(len(side) + 1)] for side in (attack, defence))
    return stage_ends(attack, defence, spent, cleared, rounds=rounds)[0]


def test_one_against_one() -> None:
    found = fought([3], [2])
    a, d = 1 / 2, 1 / 3
    both, mine, theirs = a * d, a * (1 - d), (1 - a) * d
    whole = both + mine + theirs
    assert found[(1, 0)] == pytest.approx(mine / whole) and found[(0, 1)] == pytest.approx(theirs / whole)
    assert found[(0, 0)] == pytest.approx(both / whole)
    assert sum(fought([1, 3, 3], [2, 2]).values()) == pytest.approx(1.0)


def test_counting_rounds_changes_no_end() -> None:
    empty = [not n for n in range(5)]
    counted, shares = stage_ends([1, 1, 3, 3], [2, 2, 2, 4], empty, empty)
    plain, one = stage_ends([1, 1, 3, 3], [2, 2, 2, 4], empty, empty, counted=False)
    assert sum(shares) == pytest.approx(1.0) and len(shares) == 4 and one == [1.0]
    assert counted == pytest.approx(plain)


def test_odds_are_what_the_game_plays() -> None:
    field = belgium(
        {"essen": {"germany-infantry": 1}, "holland": {"germany-armour": 1}, "belgium": {"france-infantry": 1}},
    )
    field.do("germany", "attack belgium france", "join germany-infantry essen 1 1", "join germany-armour holland 2 1")
    planned = field.state.stack[-1]
    sides = forces(field.state, planned.power, planned.area, planned.leader, planned.plan)
    seen = forecast(*sides[:3])
    won = _play_out(field)
    assert won == pytest.approx(seen.win, abs=1e-6)


def _play_out(field: Field) -> float:
    """The chance to take the area by playing every result through the game itself, fought to the end."""
    from sandtable.games.europe.actions import Launch, Lose, Press

    total = 0.0
    open_: list[tuple[float, State, str, Action]] = [(1.0, field.state, "germany", Launch())]
    while open_:
        weight, state, seat, action = open_.pop()
        if weight < 1e-9:
            continue
        for chance, after, _, decision in outcomes(state, seat, action):
            p = weight * float(chance)
            while decision is not None and decision.kind == "losses":
                found = listed(decision, decision.seats[0])
                cheap = min(found, key=lambda a: t.COST[t.TYPE[a.unit] % 8])
                assert isinstance(cheap, Lose)
                from sandtable.kernel import NoDice, play

                decision = play(after, decision, decision.seats[0], cheap, NoDice(), [])
            if decision is not None and decision.kind == "resolve":
                open_.append((p, after, "germany", Press()))
            elif after.control[t.AREA["belgium"]] == t.GERMANY:
                total += p
    return total


@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize("wish", ["to-the-end", "two-rounds", "while-stronger"])
def test_thirty_against_thirty_compiled_and_plain_agree(wish: str, times: int) -> None:
    pytest.importorskip("numba")
    attack, defence = thirty()
    attack = Forces(attack.air, attack.ships, attack.cargo) if wish != "to-the-end" else attack
    assert load_sums() is not None and compiled() is not None
    fast, plain = [battle_odds(attack, defence, times, Wishes(withdrawal=wish), fast=quick) for quick in (True, False)]
    assert difference(fast, plain) < 1e-9 and 0.0 < fast.win < 1.0
    assert sum(fast.swing.values()) == pytest.approx(1.0)


@pytest.mark.parametrize("sizes", [(4, 4), (5, 3), (9, 7)])
def test_a_small_stage_compiled_has_the_same_digits(sizes: tuple[int, int]) -> None:
    pytest.importorskip("numba")
    assert load_sums() is not None
    attack, defence = ([1 + n % 4 for n in range(size)] for size in sizes)
    spent, cleared = ([not n for n in range(size + 1)] for size in sizes)
    assert stage_ends(attack, defence, spent, cleared) == stage_ends(attack, defence, spent, cleared, fast=False)


def test_the_same_small_battle_has_the_same_odds_again() -> None:
    """The ends of small stages are kept: nobody who read them has changed them."""
    attack, defence = (Forces(air=side.air[:2], land=(side.land or side.cargo)[:3]) for side in thirty())
    first = battle_odds(attack, defence)
    assert battle_odds(attack, defence) == first and sum(first.swing.values()) == pytest.approx(1.0)


@pytest.mark.rule("EU-5.1d", "EU-4.3c")
@pytest.mark.parametrize("scenario", ["sichelschnitt", "overlord", "war"])
def test_the_quick_answer_what_goes_with_an_area_is_that_of_taking_it(scenario: str) -> None:
    """For everybody's attack on every area of some positions."""
    options = {option.id: option.default for option in GAME.scenario(scenario).options}
    compared = set()
    for at in positions(GAME, scenario, options, seed=2, most=400):
        if at.number % 100:
            continue
        for power in range(6):
            for area in range(len(t.AREAS)):
                defenders = tuple(n for n, unit in units_at(at.state, area) if hostile(at.state, power, unit.owner))
                if defenders:
                    quick = spoils(at.state, power, area, (), defenders)
                    assert quick == looked_for(at.state, power, area, (), defenders), (t.AREAS[area], power)
                    compared.add(quick == NONE)
    assert compared == {True, False}


def test_a_forecast_is_the_mean_of_the_outlook() -> None:
    attack, defence = thirty()
    seen, brief = battle_odds(attack, defence), forecast(attack, defence)
    assert brief.win == pytest.approx(seen.win) and brief.left == pytest.approx(seen.left)
    assert brief.swing == pytest.approx(seen.mean_swing)


def test_the_panel_says_what_it_assumes() -> None:
    field = Field(
        "sichelschnitt",
        turn="1940 spring",
        hpp={"germany": 42},
        control={"belgium": "france"},
        units={"essen": {"germany-infantry": 3}, "belgium": {"france-infantry": 1}},
    )
    field.do("germany", "attack belgium france", "join germany-infantry essen 1 3")
    view = GAME.knowledge(field.state, frozenset({"germany"}))
    card = GAME.odds(view, Question("germany", field.pending()), GAME.parse("launch"))
    assert card is not None and card.choices[0].default == "to-the-end"
    assert card.lines[0].args["ground"] == Name("ground", "river")
    assert sum(c.probability for c in card.chances if c.key in ("wins", "loses")) == pytest.approx(1.0)


def test_rounds_may_be_limited() -> None:
    one = fought([3], [2], rounds=1)
    assert one[(1, 1)] == pytest.approx(1 / 2 * 2 / 3)


def _sample_attack() -> tuple[Forces, Forces]:
    """Rulebook 16c: the German attack on Belgium in winter 1939."""
    attack = Forces(pieces(t.AIR, 5, 3), (), pieces(t.INF, 5, 1) + pieces(t.ARM, 4, 3))
    return attack, Forces(pieces(t.AIR, 4, 4), (), pieces(t.INF, 3, 2) + pieces(t.ARM, 2, 2))


def test_an_outlook_is_whole() -> None:
    seen = battle_odds(*_sample_attack())
    assert sum(seen.swing.values()) == pytest.approx(1.0) and sum(seen.air) == pytest.approx(1.0)
    assert sum(seen.land_rounds) == pytest.approx(1.0) and sum(seen.left.values()) == pytest.approx(seen.win)
    lost = sum(n * t.COST[kind] for kind, n in seen.lost.items())
    killed = sum(n * t.COST[kind] for kind, n in seen.killed.items())
    assert seen.mean_swing == pytest.approx(killed - lost)
    assert seen.win == pytest.approx(0.957234, abs=1e-6), "aircraft left alone end the land battle"


def test_withdrawal_and_order_of_losses_change_the_outlook() -> None:
    attack, defence = _sample_attack()
    wins = {wish: battle_odds(attack, defence, 1, Wishes(withdrawal=wish)) for wish in WITHDRAWALS}
    assert wins["one-round"].win < wins["two-rounds"].win < wins["three-rounds"].win < wins["to-the-end"].win
    assert wins["while-infantry"].lost[t.ARM] < wins["to-the-end"].lost[t.ARM]
    kept = battle_odds(attack, defence, 1, Wishes(own="aircraft-last"))
    given = battle_odds(attack, defence, 1, Wishes(own="aircraft-first"))
    assert given.lost[t.AIR] > kept.lost[t.AIR] and given.lost[t.INF] < kept.lost[t.INF]
    early = battle_odds(attack, defence, 1, Wishes(air="one-round"))
    assert early.lost[t.AIR] < kept.lost[t.AIR] and early.win < kept.win
    landed = Forces((), pieces(t.FLEET, 1, 3), (), attack.land)
    ends = [battle_odds(landed, defence, 1, Wishes(withdrawal=wish), AT_SEA, True).swing for wish in WITHDRAWALS]
    assert all(each == ends[0] for each in ends), "who has landed stays"


@pytest.mark.parametrize("wish", ["to-the-end", "one-round", "while-stronger"])
def test_an_outlook_is_what_the_game_plays(wish: str) -> None:
    """Every result played through the game itself, with defending aircraft and an order of losses."""
    field = Field(
        "sichelschnitt",
        turn="1940 spring",
        hpp={"germany": 42},
        control={"belgium": "france"},
        units={
            "essen": {"germany-infantry": 1, "germany-armour": 1},
            "belgium": {"france-infantry": 1, "france-aircraft": 1},
        },
    )
    field.do("germany", "attack belgium france", "join germany-infantry essen 1 1", "join germany-armour essen 2 1")
    frame = field.state.stack[-1]
    attack, defence, times, _ = forces(field.state, frame.power, frame.area, frame.leader, frame.plan)
    seen = battle_odds(attack, defence, times, Wishes(withdrawal=wish))
    assert _policy_play_out(field, wish) == pytest.approx(seen.win, abs=1e-6)


def _policy_play_out(field: Field, wish: str) -> float:
    from sandtable.games.europe.actions import Launch, Press
    from sandtable.kernel import NoDice, play

    total = 0.0
    open_: list[tuple[float, State, Action]] = [(1.0, field.state, Launch())]
    while open_:
        weight, state, action = open_.pop()
        if weight < 1e-9:
            continue
        for chance, after, _, decision in outcomes(state, "germany", action):
            p = weight * float(chance)
            while decision is not None and decision.kind == "losses":
                cheap = min(listed(decision, decision.seats[0]), key=lambda a: t.COST[t.TYPE[a.unit] % 8])
                decision = play(after, decision, decision.seats[0], cheap, NoDice(), [])
            if decision is not None and decision.kind == "resolve" and _presses(after, wish):
                open_.append((p, after, Press()))
            elif after.control[t.AREA["belgium"]] == t.GERMANY:
                total += p
    return total


def _presses(state: State, wish: str) -> bool:
    battle = state.stack[-2].battle
    troops = sum(t.IS_LAND[state.units[f.number].kind] for f in battle.fighters)
    foes = sum(t.IS_LAND[state.units[n].kind] for n in battle.defenders)
    return wish == "to-the-end" or (wish == "while-stronger" and troops >= foes)


def test_the_panel_takes_wishes() -> None:
    field = belgium(
        {
            "essen": {"germany-infantry": 3, "germany-aircraft": 1},
            "belgium": {"france-infantry": 2, "france-aircraft": 1},
        }
    )
    field.do("germany", "attack belgium france", "join germany-infantry essen 1 3", "join germany-aircraft essen 0 1")
    view, question = GAME.knowledge(field.state, frozenset({"germany"})), Question("germany", field.pending())
    card = GAME.odds(view, question, GAME.parse("launch"))
    short = GAME.odds_given(view, question, GAME.parse("launch"), {"withdrawal": "one-round", "own": "no-such-order"})
    assert card is not None and short is not None
    assert [c.key for c in card.choices] == ["withdrawal", "air", "own", "enemy"]
    assert [c.default for c in short.choices] == ["one-round", "to-the-end", "cheapest", "cheapest"]
    assert short.chances[0].probability < card.chances[0].probability
    assert sum(p for _, p in card.spread) == pytest.approx(1.0)
    assert [row.key for row in card.rows] == ["air-row", "land-row", "lost-row", "killed-row", "without-row"]
    field.do("germany", "launch", dice=(6, 6))
    view, question = GAME.knowledge(field.state, frozenset({"germany"})), Question("germany", field.pending())
    again = GAME.odds(view, question, GAME.parse("press"))
    assert again is not None and again.chances[0].probability == pytest.approx(card.chances[0].probability)
