"""Situations for the Learn page: each step with the board before and after, as the runner plays it."""

from __future__ import annotations

from typing import Any

from sandtable.kernel import Event, Game, Recorded, State
from sandtable.kernel.clone import clone
from sandtable.kernel.play import unfold
from sandtable.server.wire import present
from sandtable.server.wire.learning import LearnStep, SituationDetail, SituationInfo
from sandtable.server.wire.messages import FilmMoment, LogLine, Message
from sandtable.situations import Played, begin, examples, run, situation


def listed(game: Game) -> list[SituationInfo]:
    """All situations of a game that have a title for readers."""
    found = []
    for name in examples(game):
        file = situation(game, name).situation
        if file.title:
            found.append(SituationInfo(name, file.title, file.kind, tuple(file.rules), len(file.do)))
    return found


def detail(game: Game, name: str) -> SituationDetail:
    """One situation, played through."""
    read = situation(game, name)
    file = read.situation
    report = run(game, read)
    first = LearnStep(file.text, "", "", _picture(game, report.start.state), (), None, "", ())
    before = [report.start, *report.played]
    steps = [_step(game, was.state, played) for was, played in zip(before, report.played, strict=False)]
    return SituationDetail(
        name, file.title, file.text, file.kind, tuple(file.rules), file.scenario, dict(file.options), (first, *steps)
    )


def position(game: Game, name: str) -> tuple[str, dict[str, Any], Any, str]:
    """Where the situation starts, to be tried, and the seat that does something first there."""
    read = situation(game, name)
    file = read.situation
    first = next((step.seat for step in file.do if step.action and not step.refuse), "")
    return file.scenario, dict(file.options), clone(begin(game, read)), first


def _picture(game: Game, state: State) -> Any:
    return game.picture(state, frozenset(game.all_seats(state)))


def _film(game: Game, before: State, played: Played) -> tuple[FilmMoment, ...]:
    """The moments inside a step, with all eyes: it is played again from its rolls."""
    if not game.filmed or played.action is None or played.refusal is not None:
        return ()
    state, out, found = clone(before), list[Event](), dict[int, Any]()
    for _ in unfold(state, played.step.seat, played.action, Recorded(tuple(played.rolls)), out):
        found.setdefault(len(out), _picture(game, state))
    found[len(played.events)] = _picture(game, played.state)
    return tuple(FilmMoment(lines, picture) for lines, picture in found.items() if lines)


def _step(game: Game, before: State, played: Played) -> LearnStep:
    refusal = played.refusal
    return LearnStep(
        played.step.text,
        played.step.action,
        played.step.seat,
        _picture(game, played.state),
        tuple(_line(event, number, played.step.seat) for number, event in enumerate(played.events)),
        Message(f"refuse-{refusal.key}", refusal.args) if refusal else None,
        refusal.rule if refusal else "",
        (),
        present.option(played.action).label if played.action else None,
        _film(game, before, played),
    )


def _line(event: Event, number: int, seat: str) -> LogLine:
    return present.log_line(event, number, 0, seat)
