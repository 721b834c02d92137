"""From the end of every lesson there is something to play: on from there, or the whole battle if that one is over."""

from __future__ import annotations

import pytest

from sandtable.headers import make_header
from sandtable.kernel import Seeded, Table
from sandtable.kernel.record import raw
from sandtable.lessons import LessonRun, ReadLesson, course
from sandtable.registry import game as find_game
from sandtable.registry import names
from sandtable.server.learning import lessons

LESSONS = [(name, read) for name in names(hidden=True) for read in course(find_game(name))]
IDS = [f"{name}/{read.id}" for name, read in LESSONS]


@pytest.mark.parametrize(("name", "read"), LESSONS, ids=IDS)
def test_a_finished_lesson_leads_to_a_match_that_is_not_over(name: str, read: ReadLesson) -> None:
    game = find_game(name)
    run = LessonRun(game, read)
    for task in read.lesson.task:
        for word in task.show:
            run.again(word)
    scenario, options, state, seat = lessons.position(game, read.id, tuple(run.done))
    table = Table(game, make_header(game, scenario, options, base=raw(state)), Seeded(1))
    assert table.decision is not None and table.outcome is None
    assert seat in table.seats
    if run.table.decision is not None:
        assert raw(table.state) == raw(run.table.state), "it goes on from where the learner stands"
