"""What a convoy carries is known to its sender alone (12.3), in states that differ in nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest
from europe_field import Field

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.games.europe.model import Convoy, State
from sandtable.kernel import Decision, Seeded, clone, dumps, play
from sandtable.testing import laws
from sandtable.testing.walk import Position

REVEALS = {"convoy-hit", "aid-arrived", "accounted", "aid-loaded"}
"""Events with which a shipment, or what its sender has left, comes to light."""
UNITS = {
    "usa": {"usa-fleet": 2},
    "plymouth": {"britain-fleet": 2, "britain-infantry": 2, "britain-bomber": 1},
    "edinburgh": {"britain-fleet": 2, "britain-destroyer": 2},
    "brest": {"germany-submarine": 4},
    "kiel": {"germany-submarine": 2, "germany-fleet": 1},
    "warsaw": {"germany-infantry": 3},
    "minsk": {"soviet-infantry": 3},
}
PHASES = [("axis", "campaign"), ("allies", "campaign"), ("allies", "building"), ("allies", "redeployment")]


def at_sea(side: str, phase: str, turn: str = "1942 summer") -> Field:
    """Shipments of both senders to both receivers, sent in the turn before; what they carry is still to be paid."""
    field = Field(
        "war",
        level="advanced",
        turn=turn,
        side=side,
        phase=phase,
        soviet_war="1941 summer",
        control={"brest": "germany", "paris": "germany"},
        standing={"france": "fallen", "soviet": "active", "usa": "active"},
        hpp={"usa": 40, "britain": 25, "soviet": 20, "germany": 50},
        units=UNITS,
    )
    sent = field.state.turn - 1
    field.state.convoys = (
        Convoy(t.USA, t.BRITAIN, t.NORTH_ATLANTIC, 7, sent, True),
        Convoy(t.USA, t.SOVIET, t.NORWEGIAN_SEA, 3, sent, True),
        Convoy(t.BRITAIN, t.SOVIET, t.NORWEGIAN_SEA, 4, sent, True),
    )
    return field


def values(state: State, seat: str) -> list[int]:
    """What is hidden from a seat."""
    return [c.value for c in state.convoys if t.POWERS[c.sender] != seat]


@pytest.mark.rule("EU-12.3a", "EU-R100")
@pytest.mark.parametrize(("side", "phase"), PHASES)
def test_nothing_that_is_asked_or_shown_hangs_on_a_cargo(side: str, phase: str) -> None:
    field, rng, differing = at_sea(side, phase), random.Random(f"{side}/{phase}"), 0
    state, decision, dice = field.state, field.pending(), Seeded(f"{side}/{phase}")
    for number in range(24):
        if decision is None or not state.convoys:
            break
        for seed in range(3):
            laws.secrets_are_kept(Position(GAME, state, decision, number), seed)
            for seat in GAME.all_seats(state):
                other = GAME.imagine(GAME.knowledge(state, frozenset((seat,))), random.Random(seed))
                differing += values(other, seat) != values(state, seat)
        seat = rng.choice(decision.seats)
        following = play(state, decision, seat, rng.choice(_options(decision, seat)), dice, [])
        if following is None:
            break
        decision = following
    assert differing > 50, "the states that were compared truly differ"


def _options(decision: Decision, seat: str) -> list[Any]:
    found = decision.options(seat)
    assert isinstance(found, list)
    return found


@pytest.mark.rule("EU-12.3a", "EU-R100")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("watcher", ["germany", "soviet", "usa", "britain"])
def test_two_matches_that_differ_in_a_cargo_look_the_same_until_it_comes_to_light(watcher: str, seed: int) -> None:
    """Both are played alike; what a watcher hears and sees is the same until a shipment is hit or arrives."""
    mine = at_sea(*PHASES[seed % 3]).state
    other = clone(mine)
    other.convoys = tuple(
        c if t.POWERS[c.sender] == watcher else Convoy(c.sender, c.receiver, c.sea, 1 + seed % 2, c.sent, True)
        for c in mine.convoys
    )
    assert values(mine, watcher) != values(other, watcher)
    rng, eyes = random.Random(seed), frozenset((watcher,))
    for step in range(60):
        frame = mine.stack[-1]
        decisions = [Decision(frame.seats(state), state.stack[-1], state) for state in (mine, other)]
        assert decisions[0].seats == decisions[1].seats
        seat = rng.choice(decisions[0].seats)
        both = [a for a in _options(decisions[0], seat) if decisions[1].why_not(seat, a) is None]
        action, told = rng.choice(both), []
        for state, decision in zip((mine, other), decisions, strict=True):
            out: list[Any] = []
            play(state, decision, seat, action, Seeded(f"{seed}/{step}"), out)
            told.append(out)
        if any(type(event).__struct_config__.tag in REVEALS for event in told[0]) or not mine.stack:
            return
        heard = [[dumps(event) for event in out if event.seen_by(eyes)] for out in told]
        assert heard[0] == heard[1], f"{action} of {seat} sounds otherwise to {watcher}"
        pictures = [dumps(GAME.picture(state, eyes)) for state in (mine, other)]
        assert pictures[0] == pictures[1], f"after {action} of {seat} {watcher} sees what is aboard"


@pytest.mark.rule("EU-12.3a")
def test_how_much_is_sent_sounds_and_looks_the_same_to_all_but_the_sender() -> None:
    """Two shipments that differ in what they carry, from the moment they are sent."""
    fields = []
    for value in (3, 7):
        field = at_sea("allies", "redeployment")
        field.state.convoys = ()
        field.do("usa", f"send-aid britain {value} usa")
        fields.append(field)
    one, other = fields
    assert one.state.convoys[0].value != other.state.convoys[0].value
    for seat in GAME.all_seats(one.state):
        eyes = frozenset((seat,))
        heard = [[dumps(event) for event in field.events if event.seen_by(eyes)] for field in fields]
        seen = [dumps(made(field.state, eyes)) for made in (GAME.picture, GAME.knowledge) for field in fields]
        assert (heard[0] == heard[1]) is (seat != "usa"), f"what {seat} hears"
        assert (seen[0] == seen[1] and seen[2] == seen[3]) is (seat != "usa"), f"what {seat} sees"
