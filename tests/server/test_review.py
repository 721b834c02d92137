"""A finished match looked back at: the figures agree with its record, the curve comes by itself, and nobody looks
before the end."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from databases import apart
from sandtable.headers import make_header
from sandtable.kernel import Seeded, Table
from sandtable.lab.playing import player
from sandtable.registry import game as find_game
from sandtable.server.rooms import review
from sandtable.server.rooms.review import Kept, Looking, Reviews
from sandtable.server.workers.pool import WorkerPool

SHORT = {
    "demo": ("duel", "officer"),
    "barbarossa": ("tanks-in-the-corn", "officer"),
    "operation": ("first-battle", "random"),
    "blitzkrieg": ("hannut", "random"),
    "europe": ("sichelschnitt", "random"),
}


def finished(name: str) -> Table:
    """A whole match between computers."""
    game = find_game(name)
    scenario, level = SHORT[name]
    header = make_header(game, scenario, {}, seed=3)
    table, rng = Table(game, header, Seeded("3")), random.Random(3)
    minds = {seat: player(game, level) for seat in table.seats}
    while table.decision is not None:
        seat = table.waiting()[0]
        question = table.ask(seat)
        assert question is not None
        table.submit(seat, minds[seat].choose(table.knowledge((seat,)), question, rng))
    return table


@pytest.mark.parametrize("name", SHORT)
def test_figures_agree_with_the_record(name: str) -> None:
    table = finished(name)
    looking = Looking(table)
    found = looking.review(Kept(table.head), table.seats[0])
    assert table.outcome is not None and found.outcome == table.outcome
    told = [line.news for line in looking.log if line.news is not None and line.news.kind == "loss"]
    assert sum(sum(turn.lost.values()) for turn in found.losses) == sum(
        news.count for line, news in zip(looking.log, (line.news for line in looking.log), strict=True)
        if news is not None and news.kind == "loss" and looking.stage(looking.lines[line.n].entry) is not None
    )  # fmt: skip
    assert told or not found.losses or name == "demo"
    assert found.accounts
    for throw in found.luck:
        assert throw.seat and throw.mean >= 0
    assert found.curve == () and not found.done


@pytest.mark.parametrize("name", SHORT)
def test_every_point_of_the_curve_has_a_step_of_its_own(name: str) -> None:
    """Entries that tell nothing stand at the step told before them, and no step is shown twice."""
    table = finished(name)
    looking = Looking(table)
    plays = {n: [[table.seats[i % 2]]] for i, n in enumerate(looking.points)}
    found = looking.review(Kept(table.head, plays), table.seats[0])
    for steps in ([point.step for point in found.curve], [point.step for point in found.turning]):
        assert steps == sorted(set(steps))
    assert found.curve[-1].chances == looking._chances([list(looking.outcome.winners)])


def test_points_of_hannut_add_up() -> None:
    table = finished("blitzkrieg")
    lines = Looking(table).accounts()
    *parts, total = lines
    assert total.key == "total" and total.value == sum(line.value or 0 for line in parts)
    assert table.outcome is not None and total.value == table.outcome.scores["german"]


def test_the_dice_fall_about_as_expected() -> None:
    """Many throws of all games together: what they gave is near what was to be expected."""
    for name in ("barbarossa", "operation"):
        luck = Looking(finished(name)).luck()
        got, mean = sum(each.got for each in luck), sum(each.mean for each in luck)
        assert mean > 5 and abs(got - mean) < 5 * mean**0.5, name


@pytest.mark.timeout(600)
def test_the_curve_grows_and_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "ROUNDS", 1)
    monkeypatch.setattr(review, "LONGEST_WAIT", 500.0)  # two processes begin first, also on a machine full of work
    table = finished("demo")

    async def look() -> None:
        workers = WorkerPool(2)
        reviews = Reviews(tmp_path, workers)
        try:
            first = await reviews.of("m", table, "red")
            assert not first.done
            known = first
            while not known.done:
                more = await reviews.of("m", table, "red", wait=True)
                told = [sum(point.plays for point in each.curve) for each in (known, more)]
                assert more.done or told[1] > told[0], "who waits is answered when there is more"
                known = more
            last = await reviews.of("m", table, "blue")
        finally:
            reviews.close()
            workers.close()
        assert last.seat == "blue" and len(last.curve) > 1
        for point in last.curve:
            assert abs(sum(point.chances.values()) - 1) < 1e-9
        assert table.outcome is not None
        assert last.curve[-1].chances["red"] == ("red" in table.outcome.winners) or not table.outcome.winners

    apart(look)
    again = Reviews(tmp_path, WorkerPool(2))
    assert again._read("m", table.head).done and not again._read("m", "other").plays
