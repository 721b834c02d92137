"""Odds: exact, the same with and without the compiled kernel, and the same as the game plays."""

from __future__ import annotations

import pytest
from europe_field import Field, belgium
from europe_playout import PlayOut, Policy, fight_on, mean_left, taken

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.games.europe.bench import submarine_battle, thirty
from sandtable.games.europe.contest import Ends, contest
from sandtable.games.europe.flow.chain import Unwind
from sandtable.games.europe.flow.clash import Break, Clash
from sandtable.games.europe.kernels import compiled
from sandtable.games.europe.meeting import Meeting
from sandtable.games.europe.model import State, set_control
from sandtable.games.europe.odds import Forces, Piece, forces, forecast, plan_odds
from sandtable.games.europe.outlook import WITHDRAWALS, Outlook, Wishes, outlook
from sandtable.games.europe.rules.battle import AT_SEA, IN_AIR, ON_LAND, Battle, withdrawals
from sandtable.games.europe.rules.intervention import Mission
from sandtable.kernel import Decision, Odds, Question, Scripted, advance, outcomes


def pieces(kind: int, n: int, value: int) -> tuple[Piece, ...]:
    return (Piece(kind, t.COST[kind], value, value, value),) * n


def fought(attack: list[int], defence: list[int], rounds: int = 0) -> Ends:
    """A stage until one side has nothing left, or for so many rounds."""
    empty = [[not n for n in range(len(side) + 1)] for side in (attack, defence)]
    return contest(attack, defence, *empty, rounds=rounds)[0]


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
    counted, shares = contest([1, 1, 3, 3], [2, 2, 2, 4], empty, empty)
    plain, one = contest([1, 1, 3, 3], [2, 2, 2, 4], empty, empty, counted=False)
    assert sum(shares) == pytest.approx(1.0) and len(shares) == 4 and one == [1.0]
    assert counted == pytest.approx(plain)


def test_odds_are_what_the_game_plays() -> None:
    field = belgium(
        {"essen": {"germany-infantry": 1}, "holland": {"germany-armour": 1}, "belgium": {"france-infantry": 1}},
    )
    field.do("germany", "attack belgium france", "join germany-infantry essen 1 1", "join germany-armour holland 2 1")
    seen = plan_odds(field.state, field.state.stack[-1])
    won = _play_out(field)
    assert won == pytest.approx(seen.win, abs=1e-6)


def _play_out(field: Field) -> float:
    """The chance to take the area by playing every result through the game itself, fought to the end."""
    from sandtable.games.europe.actions import Launch, Lose, Press

    total, open_ = 0.0, [(1.0, field.state, "germany", Launch())]
    while open_:
        weight, state, seat, action = open_.pop()
        if weight < 1e-9:
            continue
        for chance, after, _, decision in outcomes(state, seat, action):
            p = weight * float(chance)
            while decision is not None and decision.kind == "losses":
                found = decision.options(decision.seats[0])
                cheap = min(found, key=lambda a: t.COST[t.TYPE[a.unit] % 8])
                assert isinstance(cheap, Lose)
                from sandtable.kernel import NoDice, play

                decision = play(after, decision, decision.seats[0], cheap, NoDice(), [])
            if decision is not None and decision.kind == "resolve":
                open_.append((p, after, "germany", Press()))
            elif after.control[t.AREA["belgium"]] == t.GERMANY:
                total += p
    return total


def difference(one: Outlook, other: Outlook) -> float:
    """The greatest difference between any two figures of the same name."""
    pairs = [(one.win, other.win), *zip(one.air, other.air, strict=True)]
    pairs += zip(one.land_rounds, other.land_rounds, strict=True)
    for name in ("lost", "killed", "swing", "left"):
        mine, theirs = getattr(one, name), getattr(other, name)
        pairs += [(mine.get(key, 0.0), theirs.get(key, 0.0)) for key in {*mine, *theirs}]
    return max(abs(a - b) for a, b in pairs)


@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize("wish", ["to-the-end", "two-rounds", "while-stronger"])
def test_thirty_against_thirty_compiled_and_plain_agree(wish: str, times: int) -> None:
    pytest.importorskip("numba")
    attack, defence = thirty()
    attack = Forces(attack.air, attack.ships, attack.cargo) if wish != "to-the-end" else attack
    assert compiled() is not None
    fast, plain = [outlook(attack, defence, times, Wishes(withdrawal=wish), fast=quick) for quick in (True, False)]
    assert difference(fast, plain) < 1e-9 and 0.0 < fast.win < 1.0
    assert sum(fast.swing.values()) == pytest.approx(1.0)


def test_a_forecast_is_the_mean_of_the_outlook() -> None:
    attack, defence = thirty()
    seen, brief = outlook(attack, defence), forecast(attack, defence)
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
    view = GAME.view(field.state, frozenset({"germany"}))
    card = GAME.odds(view, Question("germany", field.decision), GAME.parse("launch"))
    assert card is not None and card.choices[0].default == "to-the-end" and card.lines[0].args["ground"].id == "river"
    assert sum(c.probability for c in card.chances if c.key in ("wins", "loses")) == pytest.approx(1.0)


def test_rounds_may_be_limited() -> None:
    one = fought([3], [2], rounds=1)
    assert one[(1, 1)] == pytest.approx(1 / 2 * 2 / 3)


def _sample_attack() -> tuple[Forces, Forces]:
    """Rulebook 16c: the German attack on Belgium in winter 1939."""
    attack = Forces(pieces(t.AIR, 5, 3), (), pieces(t.INF, 5, 1) + pieces(t.ARM, 4, 3))
    return attack, Forces(pieces(t.AIR, 4, 4), (), pieces(t.INF, 3, 2) + pieces(t.ARM, 2, 2))


def test_an_outlook_is_whole() -> None:
    seen = outlook(*_sample_attack())
    assert sum(seen.swing.values()) == pytest.approx(1.0) and sum(seen.air) == pytest.approx(1.0)
    assert sum(seen.land_rounds) == pytest.approx(1.0) and sum(seen.left.values()) == pytest.approx(seen.win)
    lost = sum(n * t.COST[kind] for kind, n in seen.lost.items())
    killed = sum(n * t.COST[kind] for kind, n in seen.killed.items())
    assert seen.mean_swing == pytest.approx(killed - lost)
    assert seen.win == pytest.approx(0.957234, abs=1e-6), "aircraft left alone end the land battle"


def test_withdrawal_and_order_of_losses_change_the_outlook() -> None:
    attack, defence = _sample_attack()
    wins = {wish: outlook(attack, defence, 1, Wishes(withdrawal=wish)) for wish in WITHDRAWALS}
    assert wins["one-round"].win < wins["two-rounds"].win < wins["three-rounds"].win < wins["to-the-end"].win
    assert wins["while-infantry"].lost[t.ARM] < wins["to-the-end"].lost[t.ARM]
    kept = outlook(attack, defence, 1, Wishes(own="aircraft-last"))
    given = outlook(attack, defence, 1, Wishes(own="aircraft-first"))
    assert given.lost[t.AIR] > kept.lost[t.AIR] and given.lost[t.INF] < kept.lost[t.INF]
    early = outlook(attack, defence, 1, Wishes(air="one-round"))
    assert early.lost[t.AIR] < kept.lost[t.AIR] and early.win < kept.win
    landed = Forces((), pieces(t.FLEET, 1, 3), (), attack.land)
    ends = [outlook(landed, defence, 1, Wishes(withdrawal=wish), AT_SEA, True).swing for wish in WITHDRAWALS]
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
    seen = outlook(attack, defence, times, Wishes(withdrawal=wish))
    assert _policy_play_out(field, wish) == pytest.approx(seen.win, abs=1e-6)


def _policy_play_out(field: Field, wish: str) -> float:
    from sandtable.games.europe.actions import Launch, Press
    from sandtable.kernel import NoDice, play

    total, open_ = 0.0, [(1.0, field.state, Launch())]
    while open_:
        weight, state, action = open_.pop()
        if weight < 1e-9:
            continue
        for chance, after, _, decision in outcomes(state, "germany", action):
            p = weight * float(chance)
            while decision is not None and decision.kind == "losses":
                cheap = min(decision.options(decision.seats[0]), key=lambda a: t.COST[t.TYPE[a.unit] % 8])
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
    view, question = GAME.view(field.state, frozenset({"germany"})), Question("germany", field.decision)
    card = GAME.odds(view, question, GAME.parse("launch"))
    short = GAME.odds_given(view, question, GAME.parse("launch"), {"withdrawal": "one-round", "own": "no-such-order"})
    assert card is not None and short is not None
    assert [c.key for c in card.choices] == ["withdrawal", "air", "own", "enemy"]
    assert [c.default for c in short.choices] == ["one-round", "to-the-end", "cheapest", "cheapest"]
    assert short.chances[0].probability < card.chances[0].probability
    assert sum(p for _, p in card.spread) == pytest.approx(1.0)
    assert [row.key for row in card.rows] == ["air-row", "land-row", "lost-row", "killed-row", "without-row"]
    field.do("germany", "launch", dice=(6, 6))
    view, question = GAME.view(field.state, frozenset({"germany"})), Question("germany", field.decision)
    again = GAME.odds(view, question, GAME.parse("press"))
    assert again is not None and again.chances[0].probability == pytest.approx(card.chances[0].probability)


# -- submarines and radar


HUNTS: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    "aircraft alone": ({"britain-aircraft": 2}, {"germany-submarine": 2}),
    "ships and aircraft": (
        {"britain-aircraft": 1, "britain-destroyer": 1, "britain-fleet": 1},
        {"germany-submarine": 2},
    ),
    "a fleet beside": ({"britain-aircraft": 1, "britain-destroyer": 1}, {"germany-submarine": 1, "germany-fleet": 1}),
    "aircraft on both sides": ({"britain-destroyer": 2}, {"germany-submarine": 1, "germany-aircraft": 1}),
}


def _hunt(own: dict[str, int], foes: dict[str, int], found: list[str]) -> Field:
    field = Field(
        "sichelschnitt",
        level="advanced",
        turn="1940 spring",
        side="allies",
        hpp={"germany": 42, "france": 17, "britain": 25},
        control={"brest": "germany"},
        units={"plymouth": own, "brest": foes},
        found={"britain": found},
    )
    joins = [f"join {unit} plymouth 0 {n}" for unit, n in own.items()]
    field.do("britain", "attack brest germany", *joins)
    return field


@pytest.mark.parametrize("found", [[], ["radar"]], ids=["plain", "radar"])
@pytest.mark.parametrize("name", HUNTS)
@pytest.mark.rule("EU-12.1.3c", "EU-17b")
def test_hunting_submarines_is_what_the_game_plays(name: str, found: list[str]) -> None:
    own, foes = HUNTS[name]
    field = _hunt(own, foes, found)
    frame = field.state.stack[-1]
    attack, defence, times, _ = forces(field.state, frame.power, frame.area, frame.leader, frame.plan)
    seen = outlook(attack, defence, times)
    shares = PlayOut("brest", "britain", fight_on).after(field.state, "britain", GAME.parse("launch"))
    for unit, n in {**own, **foes}.items():
        lost = seen.lost if unit in own else seen.killed
        assert n - mean_left(shares, unit) == pytest.approx(lost.get(t.TYPE[unit] % 8, 0.0), abs=1e-9), unit
    plain = outlook(attack, defence, times, fast=False)
    assert difference(seen, plain) < 1e-9
    view = GAME.view(field.state, frozenset({"britain"}))
    card = GAME.odds(view, Question("britain", field.decision), GAME.parse("launch"))
    assert card is not None and {line.rule for line in card.lines} >= {"EU-12.1.3c"}
    assert ("EU-17b" in {line.rule for line in card.lines}) == bool(found)


@pytest.mark.parametrize("order", ["cheapest", "aircraft-last", "aircraft-first"])
def test_thirty_with_submarines_compiled_and_plain_agree(order: str) -> None:
    pytest.importorskip("numba")
    attack, defence = submarine_battle()
    for start in (IN_AIR, AT_SEA):
        sides = (attack, defence) if start == IN_AIR else (attack, Forces((), defence.ships, defence.land))
        fast, plain = [
            outlook(*sides, 1, Wishes(own=order), start, fast=quick, begun=start == AT_SEA) for quick in (True, False)
        ]
        assert difference(fast, plain) < 1e-9 and 0.0 < fast.win < 1.0
        assert sum(fast.swing.values()) == pytest.approx(1.0)


@pytest.mark.rule("EU-12.1.3c")
def test_submarines_that_sink_have_not_hit_aircraft() -> None:
    """Both sides fire at once: what fired says who is hit, also when it sinks in the same round."""
    field = _hunt({"britain-aircraft": 1, "britain-destroyer": 1, "britain-fleet": 1}, {"germany-submarine": 1}, [])
    field.go("britain", dice=(1, 6, 6, 1))
    assert field.kind == "losses"
    assert set(field.options("britain")) == {"lose britain-destroyer plymouth", "lose britain-fleet plymouth"}


@pytest.mark.rule("EU-12.1.3c")
def test_submarines_alone_break_off_from_aircraft() -> None:
    """They fire at ships only: against aircraft they leave after the round that must be fought."""
    made = pieces(t.SUB, 2, 1)
    seen = outlook(Forces((), made), Forces(pieces(t.AIR, 1, 3)), start=AT_SEA)
    assert seen.killed.get(t.AIR, 0.0) == 0.0 and seen.lost[t.SUB] == pytest.approx(1 / 2)
    later = outlook(Forces((), made), Forces(pieces(t.AIR, 1, 3)), start=AT_SEA, begun=True)
    assert not any(later.lost.values())


# -- the whole battle against the game itself, to nine digits


def _both(field: Field, seat: str, area: str, wishes: Wishes, policy: Policy, rounds: int = 1) -> None:
    """The outlook of a plan and every result played through the game: the chance to take it, and who is left."""
    frame, units = field.state.stack[-1], [unit.name for unit in field.state.units.values()]
    attack, defence, times, _ = forces(field.state, frame.power, frame.area, frame.leader, frame.plan)
    battle = Battle(frame.power, frame.area, frame.leader, frame.plan, ())
    stuck = not withdrawals(field.state, battle) and bool(attack.land)
    seen = outlook(attack, defence, times, wishes, bound=stuck)
    shares = PlayOut(area, seat, policy, rounds).after(field.state, seat, GAME.parse("launch"))
    assert sum(shares.values()) == pytest.approx(1.0, abs=1e-12)
    assert taken(shares) == pytest.approx(seen.win, abs=1e-9)
    for unit in dict.fromkeys(units):
        owner, kind = divmod(t.TYPE[unit], 8)
        lost = (seen.lost if owner == t.COUNTRY[seat] else seen.killed).get(kind, 0.0)
        assert units.count(unit) - mean_left(shares, unit) == pytest.approx(lost, abs=1e-9), unit


def _landing(own: dict[str, dict[str, int]], foes: dict[str, int], joins: list[str]) -> Field:
    """A German attack on Belgium: over the river from Essen, over the sea from Kiel."""
    field = belgium({**own, "belgium": foes})
    field.do("germany", "attack belgium france", *joins)
    return field


LANDINGS: dict[str, tuple[dict[str, dict[str, int]], dict[str, int], list[str]]] = {
    "alone, against a fleet": (
        {"kiel": {"germany-infantry": 1, "germany-fleet": 2}},
        {"france-infantry": 1, "france-fleet": 1},
        ["embark germany-infantry germany-fleet kiel 1", "join germany-fleet kiel 0 1"],
    ),
    "beside a land attack over the river": (
        {"kiel": {"germany-infantry": 1, "germany-fleet": 2}, "essen": {"germany-infantry": 1}},
        {"france-infantry": 1, "france-fleet": 1},
        [
            "join germany-infantry essen 1 1",
            "embark germany-infantry germany-fleet kiel 1",
            "join germany-fleet kiel 0 1",
        ],
    ),
    "with aircraft on both sides": (
        {"kiel": {"germany-infantry": 1, "germany-fleet": 1, "germany-aircraft": 1}, "essen": {"germany-armour": 1}},
        {"france-infantry": 1, "france-aircraft": 1},
        [
            "join germany-armour essen 2 1",
            "embark germany-infantry germany-fleet kiel 1",
            "join germany-aircraft kiel 0 1",
        ],
    ),
    "ships and aircraft beside a land attack": (
        {"kiel": {"germany-fleet": 1, "germany-aircraft": 1}, "essen": {"germany-infantry": 1}},
        {"france-infantry": 1, "france-fleet": 1},
        ["join germany-infantry essen 1 1", "join germany-fleet kiel 0 1", "join germany-aircraft kiel 0 1"],
    ),
    "transports that nobody guards": (
        {"kiel": {"germany-infantry": 1, "germany-fleet": 1}, "essen": {"germany-armour": 1}},
        {"france-infantry": 1, "france-fleet": 1},
        ["join germany-armour essen 2 1", "embark germany-infantry germany-fleet kiel 1"],
    ),
}


@pytest.mark.parametrize("name", LANDINGS)
@pytest.mark.rule("EU-4.4d", "EU-5.1.3d", "EU-5.2e")
def test_a_landing_is_what_the_game_plays(name: str) -> None:
    _both(_landing(*LANDINGS[name]), "germany", "belgium", Wishes(), fight_on)


def _after_a_land_round(state: State, decision: Decision) -> str:
    """Leave after the first round on land, if that is allowed; never before."""
    battle = state.stack[-2].battle
    if battle.stage != ON_LAND or not battle.round:
        return "press"
    ways = [str(action) for action in decision.options(decision.seats[0]) if str(action) != "press"]
    return ways[0] if ways else "press"


LAND = "beside a land attack over the river"


@pytest.mark.rule("EU-5.1.3b", "EU-5.1i")
def test_who_has_not_landed_may_go_back() -> None:
    """The landing beside a land attack fails or comes about: the rest leaves after one round in the first case only."""
    _both(_landing(*LANDINGS[LAND]), "germany", "belgium", Wishes("one-round"), _after_a_land_round, rounds=2)


@pytest.mark.rule("EU-5.1.3b")
def test_a_sunk_landing_binds_nobody() -> None:
    """Both fleets and the cargo go down with the defending fleet: the infantry before the river may withdraw."""
    field = _landing(
        {"kiel": {"germany-infantry": 1, "germany-fleet": 2}, "essen": {"germany-infantry": 1}},
        {"france-infantry": 1, "france-fleet": 2},
        LANDINGS[LAND][2],
    )
    field.go("germany", dice=(6, 1, 1, 6, 6))
    assert field.at("kiel") == {} and field.options("germany") == ["press", "withdraw essen"]
    field = _landing(*LANDINGS["transports that nobody guards"])
    field.go("germany", dice=(6, 6))
    assert "withdraw essen" in field.options("germany"), "the transports turn back at once"


def _card_of(field: Field, seat: str, action: str, **given: str) -> Odds:
    view = GAME.view(field.state, frozenset({seat}))
    found = GAME.odds_given(view, Question(seat, field.decision), GAME.parse(action), given)
    assert found is not None
    return found


@pytest.mark.rule("EU-5.1i")
def test_no_withdrawal_is_offered_where_there_is_no_way_back() -> None:
    """All that lies about the area has fallen: the card offers no breaking off, and the attack is fought out."""
    field = belgium({"essen": {"germany-infantry": 2}, "belgium": {"france-infantry": 1}})
    field.do("germany", "attack belgium france", "join germany-infantry essen 1 2")
    assert "withdrawal" in [c.key for c in _card_of(field, "germany", "launch").choices]
    for area in t.NEAR[t.AREA["belgium"]]:
        set_control(field.state, area, t.FRANCE)
    card = _card_of(field, "germany", "launch", withdrawal="one-round")
    assert "withdrawal" not in [c.key for c in card.choices] and "EU-5.1i" in [line.rule for line in card.lines]
    _both(field, "germany", "belgium", Wishes("one-round"), _after_a_land_round, rounds=2)


@pytest.mark.rule("EU-13.1a")
def test_an_area_that_others_hold_too_is_not_taken() -> None:
    """French and British in Belgium: beating the French is not taking it."""
    field = belgium({"essen": {"germany-infantry": 3}, "belgium": {"france-infantry": 1, "britain-infantry": 1}})
    field.do("germany", "attack belgium france", "join germany-infantry essen 1 3")
    card = _card_of(field, "germany", "launch")
    assert [c.key for c in card.chances] == ["clears", "loses"]
    assert [line.args["power"].id for line in card.lines if line.rule == "EU-13.1a"] == ["britain"]
    shares = PlayOut("belgium", "germany", fight_on).after(field.state, "germany", GAME.parse("launch"))
    assert taken(shares) == 0.0
    beaten = sum(
        p
        for (_, left), p in shares.items()
        if "france-infantry" not in dict(left) and dict(left).get("germany-infantry")
    )
    assert beaten == pytest.approx(card.chances[0].probability, abs=1e-9)


def test_a_raid_is_weighed_by_what_it_destroys() -> None:
    field = belgium({"essen": {"germany-aircraft": 2}, "belgium": {"france-infantry": 2}})
    field.do("germany", "attack belgium france", "join germany-aircraft essen 0 2")
    card = _card_of(field, "germany", "launch", withdrawal="one-round")
    assert [c.key for c in card.chances] == ["raid-gains", "raid-even", "raid-loses"]
    assert "withdrawal" in [c.key for c in card.choices]
    shares = PlayOut("belgium", "germany", _after_a_land_round, 2).after(field.state, "germany", GAME.parse("launch"))
    better = sum(
        p
        for (_, left), p in shares.items()
        if 3 * dict(left).get("germany-aircraft", 0) - dict(left).get("france-infantry", 0) > 4
    )
    assert better == pytest.approx(card.chances[0].probability, abs=1e-9)


@pytest.mark.rule("EU-5.2e")
def test_the_panel_says_what_leaving_an_area_out_would_change() -> None:
    field = belgium(
        {
            "essen": {"germany-infantry": 3},
            "holland": {"germany-armour": 1},
            "belgium": {"france-infantry": 2},
            "kiel": {"germany-aircraft": 1},
        }
    )
    joins = ["join germany-infantry essen 1 3", "join germany-armour holland 2 1", "join germany-aircraft kiel 0 1"]
    field.do("germany", "attack belgium france", *joins)
    off = next(line for line in _card_of(field, "germany", "launch").lines if line.key == "ground-off")
    assert off.args["ground"].id == "river" and off.args["area"].id == "holland"
    row = next(row for row in _card_of(field, "germany", "launch").rows if row.key == "without-row")
    assert [c.key for c in row.counts] == ["without-area", "without-area-ground", "without-aircraft"]
    assert row.counts[1].args["area"].id == "holland" and row.counts[1].args["ground"].id == "river"
    field = belgium(
        {"essen": {"germany-infantry": 3}, "belgium": {"france-infantry": 2}, "kiel": {"germany-aircraft": 1}}
    )
    field.do("germany", "attack belgium france", joins[0], joins[2])
    win = _card_of(field, "germany", "launch").chances[0].probability
    assert row.counts[1].value == f"{round(100 * win)} %"


# -- meetings on the way


# -- meetings on the way


MEETINGS: dict[str, tuple[bool, dict[str, int], dict[str, int], int]] = {
    "aircraft meet aircraft": (False, {"germany-aircraft": 2}, {"britain-aircraft": 1, "britain-bomber": 1}, 0),
    "fleets meet fleets and aircraft": (
        True, {"germany-fleet": 1, "germany-aircraft": 1}, {"britain-fleet": 1, "britain-aircraft": 1}, 0,
    ),
    "submarines meet a convoy": (True, {"germany-submarine": 3}, {"britain-destroyer": 1, "britain-aircraft": 1}, 2),
    "aircraft beside submarines": (True, {"germany-submarine": 2, "germany-aircraft": 1}, {"britain-destroyer": 2}, 1),
    "destroyers meet submarines": (
        True, {"britain-destroyer": 1, "britain-aircraft": 2}, {"germany-submarine": 2, "germany-fleet": 1}, 0,
    ),
}  # fmt: skip


def _met(name: str) -> tuple[Field, Clash, str]:
    """Two forces in the English Channel; the transports of the one who is met carry infantry."""
    at_sea, own, foes, transports = MEETINGS[name]
    both = {**own, **foes}
    seat = next(iter(own)).partition("-")[0]
    load = {"britain-infantry": transports, "britain-fleet": transports + both.get("britain-fleet", 0)}
    units = {
        "brest": {unit: n for unit, n in both.items() if unit.startswith("germany")},
        "plymouth": {**{unit: n for unit, n in both.items() if unit.startswith("britain")}, **load},
    }
    field = Field("sichelschnitt", level="advanced", turn="1940 spring", control={"brest": "germany"}, units=units)
    found: dict[str, list[int]] = {}
    for number, unit in field.state.units.items():
        found.setdefault(unit.name, []).append(number)
    ours, theirs = ([n for unit, most in side.items() for n in found[unit][:most]] for side in (own, foes))
    ships = tuple(found.get("britain-fleet", [])[-transports:]) if transports else ()
    cargo = tuple(zip(found.get("britain-infantry", []), ships, strict=False))
    plain = tuple(theirs)
    powers = (t.COUNTRY[seat], t.GERMANY if seat == "britain" else t.BRITAIN)
    clash = Clash(t.PLACE["english-channel"], at_sea, *powers, tuple(ours), plain, plain, ships, cargo)
    field.state.call(Unwind(Mission("flight", powers[1]), (), clash.place, step=-2))
    field.state.call(clash)
    return field, clash, seat


def _leaves_after(rounds: int, seat: str) -> Policy:
    def policy(state: State, decision: Decision) -> str:
        clash = next(f for f in state.stack if isinstance(f, Clash))
        return "withdraw -" if rounds and decision.seats[0] == seat and clash.round >= rounds else "press"

    return policy


@pytest.mark.parametrize("rounds", [0, 1, 2])
@pytest.mark.parametrize("name", MEETINGS)
@pytest.mark.rule("EU-12.1.3c", "EU-12.2a", "EU-12.2b")
def test_a_meeting_is_what_the_game_plays(name: str, rounds: int) -> None:
    field, clash, seat = _met(name)
    seen = Meeting(field.state, clash).sight(rounds)
    assert sum(seen.swing.values()) == pytest.approx(1.0) and seen.wins + seen.open + seen.loses == pytest.approx(1.0)
    units = [unit.name for unit in field.state.units.values()]
    field.state.call(Break(False))
    asked = t.POWERS[clash.quarry]
    play = PlayOut("brest", seat, _leaves_after(rounds, seat), max(1, rounds))
    shares = play.after(field.state, asked, GAME.parse("press"))
    assert sum(shares.values()) == pytest.approx(1.0, abs=1e-12)
    for unit in dict.fromkeys(units):
        owner, kind = divmod(t.TYPE[unit], 8)
        lost = (seen.lost if owner == clash.hunter else seen.killed).get(kind, 0.0)
        assert units.count(unit) - mean_left(shares, unit) == pytest.approx(lost, abs=1e-9), unit


@pytest.mark.rule("EU-12.2a")
def test_a_meeting_has_a_card_for_both_sides() -> None:
    field, _, _ = _met("fleets meet fleets and aircraft")
    field.decision = advance(field.state, Scripted([6] * 4), field.events)
    assert field.kind == "break" and field.decision.seats == ("germany",)
    card = _card_of(field, "germany", "press")
    short = _card_of(field, "germany", "press", leave="one-round")
    assert [c.key for c in card.chances] == ["meeting-wins", "meeting-open", "meeting-loses"]
    assert short.choices[0].default == "one-round" and short.chances[1].probability > card.chances[1].probability
    field.do("germany", "press")
    other = _card_of(field, "britain", "press")
    assert other.chances[0].probability == pytest.approx(card.chances[2].probability)
    assert dict(other.spread) == pytest.approx({-value: p for value, p in card.spread})


@pytest.mark.rule("EU-12.2a", "EU-12.2b")
def test_an_answer_has_a_card() -> None:
    """Aircraft that join the battle: the card is that battle with them; ships: whether they come, and the fight."""
    field = Field(
        "sichelschnitt",
        level="advanced",
        turn="1940 spring",
        side="allies",
        hpp={"britain": 25},
        control={"belgium": "germany"},
        standing={"belgium": "gone"},
        units={"dover": {"britain-aircraft": 2}, "belgium": {"germany-infantry": 1}, "essen": {"germany-aircraft": 2}},
    )
    field.do("britain", "attack belgium germany", "join britain-aircraft dover 0 2", "launch")
    before = str(field.state.stack)
    alone = _card_of(field, "germany", "hold")
    met = _card_of(field, "germany", "intervene germany-aircraft essen belgium 2")
    assert str(field.state.stack) == before, "nothing has happened"
    assert met.key == "battle" and met.rows[0].key == "air-row"
    assert [(c.key, c.tone) for c in met.chances] == [("raid-loses", "good"), ("raid-even", ""), ("raid-gains", "bad")]
    assert sum(value * p for value, p in met.spread) > sum(value * p for value, p in alone.spread)
    ships = Field(
        "sichelschnitt",
        level="advanced",
        turn="1940 spring",
        side="allies",
        phase="movement",
        units={"dover": {"britain-fleet": 1, "britain-infantry": 1}, "kiel": {"germany-fleet": 1}},
        control={"belgium": "france"},
        standing={"belgium": "gone"},
    )
    ships.do("britain", "carry dover belgium", "load britain-infantry 1", "launch")
    ships.do("britain", "route english-channel")
    card = _card_of(ships, "germany", "intervene germany-fleet kiel english-channel 1")
    assert card.chances[0].probability == pytest.approx(4 / 6) and card.parts[0].key == "meeting"
    assert card.parts[0].chances[0].probability == pytest.approx(1.0), "nothing guards the transport"
