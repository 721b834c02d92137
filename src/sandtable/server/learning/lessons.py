"""Lessons for the browser: a call brings what was done so far and one request more, as it would be said over the live
connection of a match, and gets what would be answered there. Nothing is kept here between two calls.
"""

from __future__ import annotations

from typing import Any

from sandtable.headers import make_header
from sandtable.kernel import Game, RuleError, Seeded, Table
from sandtable.kernel.errors import Name
from sandtable.lessons import LessonRun, ReadLesson, Task, course, lesson
from sandtable.server.rooms.replay import Replay
from sandtable.server.rooms.views import Views
from sandtable.server.wire import present
from sandtable.server.wire.learning import LessonAnswer, LessonCall, LessonDetail, LessonInfo, LessonTask, LessonWrong
from sandtable.server.wire.messages import (
    AnyServerMessage,
    Checked,
    Done,
    MatchSeat,
    OddsAnswer,
    Refused,
    WaysAnswer,
)
from sandtable.server.wire.requests import (
    ActRequest,
    CheckRequest,
    FilmRequest,
    MomentRequest,
    OddsRequest,
    UndoRequest,
    WaysRequest,
)


def listed(game: Game) -> list[LessonInfo]:
    """The course of a game."""
    return [_info(read) for read in course(game)]


def detail(game: Game, name: str) -> LessonDetail:
    """One lesson, before it begins."""
    read = lesson(game, name)
    found = read.lesson
    tasks = tuple(_task(game, task) for task in found.task)
    options = dict(LessonRun(game, read).table.header.options)
    return LessonDetail(_info(read), game.name, found.scenario, options, found.seat, found.others, tasks)


def call(game: Game, name: str, asked: LessonCall) -> LessonAnswer:
    """What was done so far, then what is said now."""
    run = LessonRun(game, lesson(game, name), asked.done)
    if asked.touched:
        run.touch(asked.touched)
    told: list[AnyServerMessage] = []
    match asked.said:
        case UndoRequest(ref=ref):
            run = LessonRun(game, lesson(game, name), run.back())
            told.append(Done(ref))
        case ActRequest(ref=ref):
            told.append(_act(run, asked.said))
        case None:
            pass
        case other:
            told += _answered(run, other)
    return _answer(run, told)


def position(game: Game, name: str, done: tuple[str, ...]) -> tuple[str, dict[str, Any], Any, str]:
    """Where the learner stands, to play on from: scenario, options, state, the learner's seat. A lesson that ends with
    its battle leaves nothing to play on: then it is the whole battle, from its start."""
    run = LessonRun(game, lesson(game, name), done)
    header, table = run.table.header, run.table
    if table.decision is None:
        table = Table(game, make_header(game, header.scenario, header.options), Seeded(run.lesson.seed))
    return header.scenario, dict(header.options), table.state, run.lesson.seat


def _act(run: LessonRun, said: ActRequest) -> AnyServerMessage:
    try:
        run.act(present.read(run.table.game, said.action))
    except RuleError as refused:
        return Refused(said.ref, refused.rule, refused.key, refused.refusal.args)
    return Done(said.ref) if run.wrong is None else Refused(said.ref, run.wrong.rule, "lesson", {})


def _answered(run: LessonRun, said: Any) -> list[AnyServerMessage]:
    """Questions that change nothing; that chances were looked at may end a task."""
    table, seat = run.table, run.lesson.seat
    match said:
        case CheckRequest():
            refusal = table.check(seat, present.read(table.game, said.action))
            return [Checked(said.ref, Refused(said.ref, refusal.rule, refusal.key, refusal.args) if refusal else None)]
        case OddsRequest():
            action, question = present.read(table.game, said.action), table.ask(seat)
            known = table.knowledge((seat,))
            odds = table.game.odds_given(known, question, action, said.given) if question else None
            if odds is not None:
                run.look(action)
            return [OddsAnswer(said.ref, odds)]
        case WaysRequest():
            question = table.ask(said.seat)
            known = table.knowledge((said.seat,))
            ways = table.game.ways(known, question, said.unit, said.to, said.via) if question else ()
            return [WaysAnswer(said.ref, ways)]
        case MomentRequest():
            return [Replay(table).moment(said.ref, frozenset((seat,)), said.step)]
        case FilmRequest():
            return [Replay(table).film(said.ref, frozenset((seat,)), said.first, said.last)]
    return [Done(said.ref)]


def _answer(run: LessonRun, told: list[AnyServerMessage]) -> LessonAnswer:
    state = _views(run).whole(frozenset((run.lesson.seat,)))
    said = run.wrong
    wrong = LessonWrong(said.text, said.rule, said.action) if said else None
    return LessonAnswer(tuple(run.done), run.number, tuple(run.begun), run.over, wrong, (state, *told))


def _views(run: LessonRun) -> Views:
    """The table as a match shows it."""
    level = "" if run.lesson.others == "default" else run.lesson.others
    players = tuple(
        MatchSeat(seat, "person" if seat == run.lesson.seat else "computer", level, "", number)
        for number, seat in enumerate(run.table.seats)
    )
    return Views("lesson", run.table, players)


def _info(read: ReadLesson) -> LessonInfo:
    found = read.lesson
    return LessonInfo(read.id, found.title, found.text, tuple(found.rules), len(found.task))


def _task(game: Game, task: Task) -> LessonTask:
    light = tuple(task.light or task.touch or _named(game, task.show))
    return LessonTask(task.title, task.text, light, task.rule, tuple(task.touch), bool(task.look))


def _named(game: Game, show: list[str]) -> list[str]:
    """The pieces and places that the first action of a way names."""
    first = next((word for word in show if word.partition(" ")[0] not in ("touch", "look")), "")
    if not first:
        return []
    args = present.option(game.parse(first)).label.args.values()
    return [each.id for each in args if isinstance(each, Name)][:1]
