"""Odds of battles with submarines and radar."""

from __future__ import annotations

import random

import pytest
from europe_field import Field
from europe_playout import PlayOut, difference, fight_on, mean_left, pieces

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.games.europe.bench import submarine_battle
from sandtable.games.europe.odds.attack import Forces, forces
from sandtable.games.europe.odds.battle import battle_odds
from sandtable.games.europe.odds.submarines_compiled import compiled_stage
from sandtable.games.europe.odds.sums import load_sums
from sandtable.games.europe.rules.battle import AT_SEA, IN_AIR
from sandtable.games.europe.rules.wishes import ORDERS, Piece, Wishes
from sandtable.kernel import Question

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
    seen = battle_odds(attack, defence, times)
    shares = PlayOut("brest", "britain", fight_on).after(field.state, "britain", GAME.parse("launch"))
    for unit, n in {**own, **foes}.items():
        lost = seen.lost if unit in own else seen.killed
        assert n - mean_left(shares, unit) == pytest.approx(lost.get(t.TYPE[unit] % 8, 0.0), abs=1e-9), unit
    plain = battle_odds(attack, defence, times, fast=False)
    assert difference(seen, plain) < 1e-9
    view = GAME.knowledge(field.state, frozenset({"britain"}))
    card = GAME.odds(view, Question("britain", field.pending()), GAME.parse("launch"))
    assert card is not None and {line.rule for line in card.lines} >= {"EU-12.1.3c"}
    assert ("EU-17b" in {line.rule for line in card.lines}) == bool(found)


def _some(rng: random.Random, *kinds: int) -> tuple[Piece, ...]:
    return sum((pieces(kind, rng.randrange(4), rng.randrange(5)) for kind in kinds), ())


@pytest.mark.rule("EU-12.1.3c")
def test_compiled_and_plain_submarines_agree() -> None:
    """`odds.submarines` and `odds.submarines_compiled` say the same of any forces, in any order of losses."""
    pytest.importorskip("numba")
    assert load_sums() is not None and compiled_stage() is not None
    rng = random.Random(3)
    for _ in range(80):
        cargo = _some(rng, t.INF)
        attack = Forces(_some(rng, t.AIR), _some(rng, t.SUB, t.DD, t.FLEET), () if cargo else _some(rng, t.ARM), cargo)
        defence = Forces(_some(rng, t.AIR), pieces(t.SUB, 1, 1) + _some(rng, t.SUB, t.FLEET), _some(rng, t.INF))
        wish, begun = Wishes(own=rng.choice(list(ORDERS)), enemy=rng.choice(list(ORDERS))), rng.random() < 0.3
        start, times = AT_SEA if begun else IN_AIR, rng.randrange(1, 3)
        fast, plain = [battle_odds(attack, defence, times, wish, start, fast=way, begun=begun) for way in (True, False)]
        assert difference(fast, plain) < 1e-9, (attack, defence, wish)


@pytest.mark.parametrize("order", ["cheapest", "aircraft-last", "aircraft-first"])
def test_thirty_with_submarines_compiled_and_plain_agree(order: str) -> None:
    pytest.importorskip("numba")
    assert load_sums() is not None and compiled_stage() is not None
    attack, defence = submarine_battle()
    for start in (IN_AIR, AT_SEA):
        sides = (attack, defence) if start == IN_AIR else (attack, Forces((), defence.ships, defence.land))
        fast, plain = [
            battle_odds(*sides, 1, Wishes(own=order), start, fast=quick, begun=start == AT_SEA)
            for quick in (True, False)
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
    seen = battle_odds(Forces((), made), Forces(pieces(t.AIR, 1, 3)), start=AT_SEA)
    assert seen.killed.get(t.AIR, 0.0) == 0.0 and seen.lost[t.SUB] == pytest.approx(1 / 2)
    later = battle_odds(Forces((), made), Forces(pieces(t.AIR, 1, 3)), start=AT_SEA, begun=True)
    assert not any(later.lost.values())
