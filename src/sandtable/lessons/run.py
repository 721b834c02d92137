"""A lesson as far as it has gone: its table, the task at hand, and what came of the learner's last try.

Nothing is kept between two calls: what the learner did so far is a short list of words, played again each time. So a
lesson can go on in any process, and going back is a shorter list.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from sandtable.headers import make_header
from sandtable.kernel import Action, Decision, Event, Game, Opponent, RuleError, SandtableError, Table
from sandtable.kernel.action import notation
from sandtable.kernel.record import Header, raw
from sandtable.lessons.dice import LessonDice
from sandtable.lessons.format import Lesson, ReadLesson, Task, alike
from sandtable.opponents import RandomPlayer
from sandtable.situations import begin
from sandtable.situations.compare import misses, plain
from sandtable.situations.format import Read, Situation

TOUCH, LOOK = "touch", "look"
PATIENCE = 500
"""Questions that others may answer between two actions of the learner; more means that a file is wrong."""


class Wrong(Struct, frozen=True):
    """What is said to an action that the rules allow and the task does not want."""

    text: str
    rule: str
    action: str


class LessonRun:
    """A lesson, played up to where the learner stands."""

    def __init__(self, game: Game, read: ReadLesson, done: Iterable[str] = ()) -> None:
        self.game, self.lesson = game, read.lesson
        self.dice = LessonDice(self.lesson.seed)
        self.table = Table(game, _header(game, read), self.dice)
        self.done: list[str] = []
        self.begun = [0]
        """How long `done` was at the start of each task so far."""
        self.wrong: Wrong | None = None
        self._events: list[Event] = []
        self._memories: dict[str, Any] = {}
        self._other = _player(game, self.lesson.others)
        self.dice.written = list(self.lesson.task[0].dice)
        self._script = list(self.lesson.task[0].others)
        self._let_others_answer()
        for word in done:
            self.again(word)

    @property
    def number(self) -> int:
        """The task at hand, counted from 0; as many as there are when all are done."""
        return len(self.begun) - 1

    @property
    def task(self) -> Task | None:
        return self.lesson.task[self.number] if self.number < len(self.lesson.task) else None

    @property
    def over(self) -> bool:
        return self.task is None

    def again(self, word: str) -> None:
        """One of the words of `done`."""
        kind, _, rest = word.partition(" ")
        if kind == TOUCH:
            self.touch(rest)
        elif kind == LOOK:
            self.look(self.game.parse(rest))
        else:
            self.act(self.game.parse(word))
        if self.wrong is not None:
            raise SandtableError(f"The lesson does not go on with {word!r}: begin it anew.")

    # -- what the learner does

    def touch(self, thing: str) -> None:
        """Something on the board was pointed at."""
        task = self.task
        if task and thing in task.touch:
            self.done.append(f"{TOUCH} {thing}")
            self._next_task()

    def look(self, action: Action) -> None:
        """The chances of an action were looked at."""
        task, said = self.task, notation(action)
        if task and any(alike(pattern, said) for pattern in task.look):
            self.done.append(f"{LOOK} {said}")
            self._next_task()

    def act(self, action: Action) -> None:
        """An action: refused by the rules, wrong for the task, or carried out."""
        self.wrong = None
        refusal = self.table.check(self.lesson.seat, action)
        if refusal is not None:
            raise RuleError(refusal)
        said = notation(action)
        self.wrong = self._why_wrong(said)
        if self.wrong is not None:
            return
        while self.task and not self.task.by_acting:
            self._next_task()
        self._events += self.table.submit(self.lesson.seat, action)
        self._let_others_answer()
        self.done.append(said)
        self._judge(said)

    def back(self) -> list[str]:
        """The words without the learner's last action, and without the touches after it."""
        words = list(self.done)
        while words and words[-1].partition(" ")[0] in (TOUCH, LOOK):
            words.pop()
        return words[:-1]

    # -- the task

    def _why_wrong(self, said: str) -> Wrong | None:
        """An action may also be what the next task that waits for one wants."""
        task = next((each for each in self.lesson.task[self.number :] if each.by_acting), None)
        if task is None or task.takes(said):
            return None
        for each in task.wrong:
            if alike(each.action, said):
                return Wrong(each.text, each.rule or task.rule, said)
        return Wrong(task.otherwise or "lesson-otherwise", task.rule, said)

    def _judge(self, said: str) -> None:
        while (task := self.task) and task.by_acting and self._is_done(task, said):
            self._next_task()
            said = ""

    def _is_done(self, task: Task, said: str) -> bool:
        """`said` is the action just carried out; empty, when it has ended a task already."""
        if task.goal and any(task.ends_with(plain(event)) for event in self._events):
            return True
        if task.by and said and any(alike(pattern, said) for pattern in task.by):
            return True
        if task.then:
            known = plain(self.table.knowledge((self.lesson.seat,)))
            return not any(misses(task.then, known))
        return bool(said) and not (task.goal or task.by)

    def _next_task(self) -> None:
        self.begun.append(len(self.done))
        self._events = []
        self.dice.written = list(self.task.dice) if self.task else []
        self._script = list(self.task.others) if self.task else []
        self._let_others_answer()

    # -- the others

    def _let_others_answer(self) -> None:
        """Until the learner is asked something that the task leaves to them."""
        for _ in range(PATIENCE):
            decision = self.table.decision
            seat = self._next_other(decision) if decision else None
            if decision is None or seat is None:
                return
            self._events += self.table.submit(seat, self._answer(seat, decision), by="opponent")
        raise SandtableError("The others do not stop answering: the lesson's file is wrong.")

    def _next_other(self, decision: Decision) -> str | None:
        learner = self.lesson.seat
        others = [seat for seat in decision.seats if seat != learner]
        if others:
            return others[0]
        return learner if decision.kind in self.lesson.auto and not self._is_wanted(decision) else None

    def _is_wanted(self, decision: Decision) -> bool:
        """Whether the task at hand names an answer to this question."""
        verbs = {str(kind.__struct_config__.tag) for kind in decision.frame.verbs}
        patterns = (*self.task.do, *self.task.show) if self.task else ()
        return any(pattern.split()[0] in verbs for pattern in patterns)

    def _answer(self, seat: str, decision: Decision) -> Action:
        if self._script and seat != self.lesson.seat:
            written = self.game.parse(self._script[0])
            if decision.why_not(seat, written) is None:
                self._script.pop(0)
                return written
        question = self.table.ask(seat)
        if self._other is None or seat == self.lesson.seat or question is None:
            return decision.default(seat)
        rng = random.Random(f"{self.lesson.seed}/{len(self.table.entries)}")
        known, memory = self.table.knowledge((seat,)), self._memories.get(seat)
        action, self._memories[seat] = self._other.choose(known, question, memory, rng)
        return action


def _header(game: Game, read: ReadLesson) -> Header:
    """The position as a match begins from it, anything may be taken back."""
    found: Lesson = read.lesson
    position = Situation(found.game, found.scenario, [], [], options=found.options, position=found.position)
    state = begin(game, Read(read.id, read.file, position))
    return make_header(game, found.scenario, found.options, seed=found.seed, base=raw(state), undo="free")


def _player(game: Game, level: str) -> Opponent | None:
    if level == "default":
        return None
    levels = {"random": RandomPlayer, **game.opponents()}
    if level not in levels:
        raise SandtableError(f"{game.name} has no level {level!r}; there are: default, {', '.join(levels)}.")
    return levels[level]()
