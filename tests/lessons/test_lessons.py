"""Every lesson of every game can be done as it shows, says everything in three languages, and waits for the learner."""

from __future__ import annotations

import pytest

from sandtable.kernel import RuleError, SandtableError
from sandtable.lessons import LessonRun, ReadLesson, course, lesson
from sandtable.lessons.format import alike
from sandtable.registry import game as find_game
from sandtable.registry import names
from sandtable.text import Speaker, clauses

LESSONS = [(name, read) for name in names(hidden=True) for read in course(find_game(name))]
IDS = [f"{name}/{read.id}" for name, read in LESSONS]


@pytest.mark.parametrize(("name", "read"), LESSONS, ids=IDS)
def test_each_task_ends_by_the_way_it_shows_and_not_before(name: str, read: ReadLesson) -> None:
    run = LessonRun(find_game(name), read)
    for number, task in enumerate(read.lesson.task):
        assert run.number == number, f"task {number} was over before anything was done in it"
        for word in task.show:
            assert run.number == number, f"task {number} ended before {word!r}"
            run.again(word)
        assert run.number > number, f"task {number} does not end by {task.show}"
    assert run.over
    again = LessonRun(find_game(name), read, run.done)
    assert again.over and again.begun == run.begun, "the words of a lesson lead to the same place again"


@pytest.mark.parametrize(("name", "read"), LESSONS, ids=IDS)
def test_all_it_says_is_there_in_every_language(name: str, read: ReadLesson) -> None:
    found = read.lesson
    keys = [found.title, found.text]
    for task in found.task:
        keys += [task.title, task.text, *(each.text for each in task.wrong), task.otherwise or "lesson-otherwise"]
    for language in ("en", "hu", "de"):
        speaker = Speaker(language, name)
        assert [key for key in keys if not speaker.has(key)] == [], language


@pytest.mark.parametrize(("name", "read"), LESSONS, ids=IDS)
def test_the_clauses_it_names_are_clauses(name: str, read: ReadLesson) -> None:
    known = set(clauses(name))
    rules = [*read.lesson.rules, *(task.rule for task in read.lesson.task if task.rule)]
    rules += [each.rule for task in read.lesson.task for each in task.wrong if each.rule]
    assert [rule for rule in rules if rule not in known] == []


FIRST = lesson(find_game("blitzkrieg"), "01-first-battle")


def first(*done: str) -> LessonRun:
    return LessonRun(find_game("blitzkrieg"), FIRST, done)


def test_another_action_is_explained_and_changes_nothing() -> None:
    run = first("touch de-i35-pz4")
    run.act(run.game.parse("decline"))
    assert run.wrong is not None and run.wrong.text == "lesson-1-activate-wrong" and run.wrong.rule == "BK-5.2"
    assert run.number == 1 and run.done == ["touch de-i35-pz4"]


def test_what_the_rules_forbid_is_refused_by_them() -> None:
    run = first("touch de-i35-pz4", "activate")
    with pytest.raises(RuleError):
        run.act(run.game.parse("fire de-i35-1 fr-i11-mg"))
    assert run.number == 2


def test_dice_fall_as_written() -> None:
    run = first("touch de-i35-pz4", "activate", "look fire de-i35-pz4 fr-i11-mg", "fire de-i35-pz4 fr-i11-mg")
    rolls = [roll.dice for entry in run.table.entries for roll in entry.rolls if roll.dice]
    assert rolls[0] == (5, 4)


def test_an_action_that_a_later_task_wants_passes_over_touches_and_looks() -> None:
    run = first("activate", "fire de-i35-pz4 fr-i11-mg")
    assert run.number == 4


def test_back_takes_the_last_action_and_the_touches_after_it() -> None:
    run = first("touch de-i35-pz4", "activate", "look fire de-i35-pz4 fr-i11-mg")
    assert run.back() == ["touch de-i35-pz4"]


def test_words_that_do_not_fit_are_an_error_that_says_what_to_do() -> None:
    with pytest.raises(SandtableError, match="begin it anew"):
        first("decline")


@pytest.mark.parametrize(
    ("pattern", "said", "fits"),
    [
        ("fire a b", "fire a b", True),
        ("fire a *", "fire a b", True),
        ("fire *", "fire a b c", True),
        ("fire a b", "fire a c", False),
        ("fire * b", "fire a b", True),
        ("*", "anything at all", True),
        ("fire a", "fire a b", False),
    ],
)
def test_patterns(pattern: str, said: str, fits: bool) -> None:
    assert alike(pattern, said) is fits
