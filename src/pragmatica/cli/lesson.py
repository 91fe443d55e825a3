"""A lesson in the terminal: the teacher says in plain lines what the page shows, and asks as a table does."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from pragmatica.cli.asked import Asked, Quit, write
from pragmatica.cli.base import Failed
from pragmatica.core.errors import NothingToUndo, Unreadable
from pragmatica.core.reading import decoded, parsed
from pragmatica.kit.terminal import Texts, describer
from pragmatica.learning import Lesson, Run, check, course, puzzles
from pragmatica.learning.lesson import Arrow

FORMAT: Final = "pragmatica-lesson-answers"
PATIENCE: Final = 2  # wrong answers at one question before its hint is given


class LessonTable(Asked):
    """A lesson, its learner's answers so far, and the learner."""

    unsaved = "cli-lesson-quit-unsaved"

    def __init__(self, lesson: Lesson, language: str, answers: Sequence[list[str]], *, file: Path | None) -> None:
        """`answers` have been given before; after each further one they are saved to `file`."""
        self._language: Final = language
        self._runs, self._answers = _followed(lesson, answers)
        self._changed = len(self._answers) < len(answers)
        texts = Texts(self._run.match, language)
        super().__init__(self._run.match, describer(self._run.match, texts), texts, file)
        self._wrong = 0  # answers at the present question
        self._commands.update({"hint": self._hint, "show": self._show, "again": self._again})

    @property
    def _run(self) -> Run:
        return self._runs[-1]

    def run(self) -> bool:
        """Play until the lesson's end (True) or until somebody leaves (False)."""
        lesson = self._run.lesson
        self._say(f"cli-{lesson.kind}-title", game=self._texts.say(f"{lesson.game}-name"), title=self._text("title"))
        self._say("cli-lesson-welcome")
        if self._changed:
            self._say("cli-lesson-changed")
        try:
            self._enter()
            while not self._run.done:
                self._hear(lesson.seat)
        except (Quit, EOFError, KeyboardInterrupt):
            self._save()
            self._say("cli-lesson-left" if self._file is None else "cli-lesson-left-saved", file=str(self._file or ""))
            return False
        self._end()
        return True

    # -- what the teacher says ----------------------------------------------------------------------------------------

    def _enter(self) -> None:
        """Say what there is to say where the learner stands now, and ask."""
        run = self._run
        self._look()
        if not run.given:
            print()
            self._say("cli-lesson-step", step=run.number + 1, steps=len(run.lesson.steps))
        self._lines(self._texts.events(run.events[run.fresh :], run.lesson.seat))
        if not run.given:
            self._lines(self._paragraphs(run.say))
            if run.cite:
                self._say("cli-lesson-rules", rules=", ".join(run.cite))
            self._lines([self._marked(one) for one in run.step.mark])
        self._ask()

    def _ask(self) -> None:
        """Say what is to be done here, and what can be answered."""
        run, seat = self._run, self._run.lesson.seat
        if run.done:
            return
        if run.ask is None:
            self._say("cli-lesson-go-on")
            return
        if not run.given:
            self._say("cli-lesson-do", do=" ".join(self._paragraphs(f"{run.own}.do")))
        if seat in run.match.pending:
            self._put(seat, run.match.pending[seat])

    def _marked(self, mark: str | Arrow) -> str:
        name = self._texts.words.name
        if isinstance(mark, Arrow):
            return self._texts.say("cli-lesson-arrow", start=name(mark.start), end=name(mark.end))
        return self._texts.say("cli-lesson-mark", thing=name(mark))

    def _end(self) -> None:
        lesson = self._run.lesson
        lessons = (puzzles if lesson.kind == "puzzle" else course)(lesson.game).lessons
        following = lessons[lessons.index(lesson.id) + 1 :] if lesson.id in lessons else ()
        print()
        self._say(f"cli-{lesson.kind}-done")
        if following:
            self._say("cli-lesson-next", command=f"pragmatica lessons {lesson.game} {following[0]}")

    def _text(self, name: str) -> str:
        return self._texts.say(self._run.lesson.message(name))

    def _paragraphs(self, message: str) -> list[str]:
        """The paragraphs of a text, each as one line."""
        return [one.replace("\n", " ") for one in self._texts.say(message).split("\n\n")]

    def _look(self) -> None:
        """See the match as it is now: each answer makes another one of it."""
        match = self._run.match
        texts = Texts(match, self._language)
        self._see(match, describer(match, texts), texts)
        self._events = self._run.events

    # -- what the learner does ----------------------------------------------------------------------------------------

    def _answer(self, seat: str, line: str) -> None:
        word = line.partition(" ")[0].casefold()
        if self._run.ask is None and word not in self._commands:
            if line:
                self._say("cli-lesson-nothing-asked")
            else:
                self._give(seat, [])
            return
        super()._answer(seat, line)

    def _give(self, seat: str, batch: list[str]) -> None:
        before = self._run
        verdict, after = before.answer(batch)
        if not verdict.right:
            self._reasons(verdict.reasons)
            if verdict.say is not None:
                self._lines(self._paragraphs(verdict.say))
            if verdict.cite:
                self._say("cli-lesson-rules", rules=", ".join(verdict.cite))
            self._wrong += 1
            if self._wrong == PATIENCE:
                self._hint(seat, "")
            return
        self._runs.append(after)
        self._answers.append(batch)
        if after.number != before.number:
            self._wrong = 0
        self._save()
        self._enter()

    def _take_back(self, seat: str, count: int) -> None:
        if not 1 <= count <= len(self._answers):
            raise NothingToUndo(self._texts.say("cli-lesson-no-undo", count=len(self._answers)))
        del self._runs[-count:], self._answers[-count:]
        self._wrong = 0
        self._save()
        self._enter()

    # -- commands -----------------------------------------------------------------------------------------------------

    def _help(self, seat: str, rest: str) -> None:
        self._say("cli-lesson-help")
        super()._help(seat, rest)

    def _list(self, seat: str, rest: str) -> None:
        if self._run.ask is None:
            self._say("cli-lesson-go-on")
        else:
            super()._list(seat, rest)

    def _hint(self, seat: str, rest: str) -> None:
        self._lines(self._paragraphs("cli-lesson-go-on" if self._run.ask is None else f"{self._run.own}.hint"))

    def _show(self, seat: str, rest: str) -> None:
        """Do what is asked for the learner, and say how it is typed."""
        run = self._run
        if run.ask is None:
            self._give(seat, [])
            return
        answers = check.shown(run)
        if not answers:
            self._say("cli-lesson-show-first")
            return
        self._say("cli-lesson-shown", answers=", ".join(answers))
        self._give(seat, answers)

    def _again(self, seat: str, rest: str) -> None:
        if self._answers:
            self._take_back(seat, len(self._answers))
        else:
            self._enter()

    def _write(self, file: Path) -> None:
        lesson = self._run.lesson
        answers = [] if self._run.done else self._answers  # who goes on with a finished lesson begins anew
        write(file, {"format": FORMAT, "version": 1, "game": lesson.game, "lesson": lesson.id, "answers": answers})


def read_answers(file: Path, lesson: Lesson) -> list[list[str]]:
    """The answers that were saved. Raises Failed, OSError, Unreadable."""
    data = parsed(decoded(file.read_bytes(), str(file)), str(file))
    if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("version") != 1:
        raise Failed("cli-lesson-no-file", file=str(file))
    if (data.get("game"), data.get("lesson")) != (lesson.game, lesson.id):
        raise Failed("cli-lesson-other-file", file=str(file), lesson=lesson.id, game=lesson.game)
    answers: Any = data.get("answers")
    if not isinstance(answers, list) or not all(map(_is_answer, answers)):
        raise Failed("cli-lesson-answers", file=str(file))
    return answers


def _is_answer(found: object) -> bool:
    return isinstance(found, list) and all(isinstance(action, str) for action in found)


def _followed(lesson: Lesson, answers: Sequence[list[str]]) -> tuple[list[Run], list[list[str]]]:
    """The runs after each of the answers; where the lesson has changed and takes one no longer, from its beginning."""
    runs = [Run(lesson)]
    try:
        for one in answers:
            verdict, after = runs[-1].answer(one)
            if not verdict.right:
                return runs[:1], []
            runs.append(after)
    except Unreadable:
        return runs[:1], []
    return runs, list(answers)
