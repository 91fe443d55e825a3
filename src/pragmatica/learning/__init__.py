"""Teaching by playing: lessons are data, and a run of one tells where its learner stands. docs/lessons.md says how."""

from pragmatica.learning.course import Course, course, every, find, lesson, puzzles
from pragmatica.learning.lesson import Lesson
from pragmatica.learning.run import Run, Verdict

__all__ = ["Course", "Lesson", "Run", "Verdict", "course", "every", "find", "lesson", "puzzles"]
