"""The moments inside an entry: what a film of the round shows is what those eyes could know at that event."""

import random

import pytest

from sandtable.games.barbarossa import GAME
from sandtable.kernel import Table, clone
from sandtable.kernel.dice import Recorded
from sandtable.kernel.play import unfold
from sandtable.kernel.record import Act
from sandtable.lab.playing import player
from sandtable.match import new

EYES = {seat: frozenset((seat,)) for seat in ("german", "soviet")}


def played(scenario: str, seed: int, rounds: int = 3) -> Table:
    """A match between officers, some rounds of it."""
    table = new("barbarossa", scenario, seed=seed).table
    minds = {seat: player(GAME, "officer") for seat in EYES}
    rng = random.Random(seed)
    while table.decision is not None and table.state.round <= rounds:
        seat = table.waiting()[0]
        question = table.ask(seat)
        assert question is not None
        table.submit(seat, minds[seat].choose(table.knowledge((seat,)), question, rng))
    return table


@pytest.mark.parametrize("scenario", ["forest-road", "across-the-river"])
def test_moments_show_only_what_those_eyes_know(scenario: str) -> None:
    """Every state between two frames is imagined anew from a side's knowledge: its picture stays the same."""
    table = played(scenario, 3)
    rng, hidden, states = random.Random(1), 0, 0
    for entry in table.entries[1:]:
        before = table.history[entry.number - 1]
        assert before is not None and isinstance(entry.what, Act)
        state = clone(before)
        for _ in unfold(state, entry.seat, GAME.parse(entry.what.action), Recorded(entry.rolls), []):
            if not state.stack:
                continue
            states += 1
            for seat, eyes in EYES.items():
                shown = GAME.picture(state, eyes)
                assert GAME.picture(GAME.imagine(GAME.knowledge(state, eyes), rng), eyes) == shown
                lurking = [u for u in shown.units.values() if u.hidden == "ambush" and u.side != seat]
                assert not any(unit.hex or unit.order for unit in lurking)
                assert set(shown.drafts) <= eyes
                hidden += len(lurking)
    assert states > 100 and hidden, "there were moments, and units in ambush during them"


def test_moments_follow_the_log_of_those_eyes() -> None:
    """A round is told in many moments; the last of an entry is the board after it; nobody is told of silent frames."""
    table = played("forest-road", 3)
    inner = 0
    for entry in table.entries:
        after = table.history[entry.number]
        assert after is not None
        for eyes in EYES.values():
            told = [line for line in table.log if line.entry == entry.number and line.event.seen_by(eyes)]
            found = table.moments(entry.number, eyes, eyes)
            counts = [lines for lines, _ in found]
            assert counts == sorted(set(counts)) and counts[-1] == len(told)
            assert all(counts[:-1]), "before the first line told there is no moment"
            assert found[-1][1] == GAME.picture(after, eyes)
            inner += len(found) - 1
    assert inner > 30, "the entries that close planning have moments inside"


def test_losses_fall_after_all_shots_of_a_step_have_been_told() -> None:
    """Between the shots and what they do there is a moment."""
    table = played("forest-road", 3, rounds=6)
    eyes = EYES["german"]
    split = 0
    for entry in table.entries:
        told = [line.event for line in table.log if line.entry == entry.number and line.event.seen_by(eyes)]
        for lines, _ in table.moments(entry.number, eyes, eyes)[:-1]:
            split += type(told[lines - 1]).__name__ == "Fired" and type(told[lines]).__name__ == "Damaged"
    assert split
