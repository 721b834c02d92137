"""Lessons: short courses in which the learner does everything, from the first touch to a small battle."""

from sandtable.lessons.find import course, lesson
from sandtable.lessons.format import Lesson, ReadLesson, Task
from sandtable.lessons.run import LessonRun, Wrong

__all__ = ["Lesson", "LessonRun", "ReadLesson", "Task", "Wrong", "course", "lesson"]
