"""A question is kept as long as its number stays: what another seat does in secret does not change it."""

from __future__ import annotations

import random

import pytest

from sandtable.headers import make_header
from sandtable.kernel import Gather, Measure, Seeded, Table
from sandtable.registry import game as find_game
from sandtable.registry import names
from sandtable.server.rooms.views import Views
from sandtable.server.wire.messages import Offers

NOBODY = Offers((), ())
ACTIONS = 150


@pytest.mark.parametrize("name", names(hidden=True))
def test_what_is_kept_is_what_would_be_made_anew(name: str) -> None:
    """Each seat edits, takes back and plays on; after each step all questions are made anew and compared."""
    game, rng = find_game(name), random.Random(8)
    scenario = game.scenarios()[0].id
    table = Table(game, make_header(game, scenario, {}, seed=8), Seeded("8"))
    kept, others = Views("m", table, ()), 0
    for _ in range(ACTIONS):
        if table.decision is None:
            break
        seat = rng.choice(table.waiting())
        numbers = {each: table.number(each) for each in table.waiting()}
        question = table.ask(seat)
        assert question is not None
        found = question.choices()
        sealed = isinstance(table.decision.frame, Gather)
        table.submit(seat, found.sample(rng) if isinstance(found, Measure) else rng.choice(found), question.number)
        if table.undo_of(seat) is not None and rng.random() < 0.2:
            table.undo(seat)
        others += sealed and any(table.number(each) == number for each, number in numbers.items() if each != seat)
        kept.change()
        for each in table.seats:
            eyes = frozenset((each,))
            assert kept.of(eyes, "", NOBODY).body == Views("m", table, ()).of(eyes, "", NOBODY).body
    assert others or name not in ("demo", "barbarossa"), "somebody's question stayed while another edited"
