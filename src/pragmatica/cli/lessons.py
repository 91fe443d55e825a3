"""`pragmatica lessons [GAME [LESSON]]`: the lessons there are, one of them played, and whether each can be."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pragmatica.cli.base import UsageError, add_command, add_json, print_json

if TYPE_CHECKING:
    from collections.abc import Callable

    from pragmatica.cli.base import Subparsers
    from pragmatica.learning import Lesson


def add(subparsers: Subparsers) -> None:
    """Add the command."""
    parser = add_command(
        subparsers,
        "lessons",
        run,
        summary="list the lessons of the games, play one, or check that each can be played",
        description="List the lessons that teach a game by playing, or those of all games; or play one here, in plain\n"
        "text, as `pragmatica play` does. --check plays each to its end: every answer that it accepts must\n"
        "lead there, and every text must exist in every language.",
        examples=[
            "pragmatica lessons",
            "pragmatica lessons maria march",
            "pragmatica lessons maria march --language pl --save march.json",
            "pragmatica lessons maria march --resume march.json",
            "pragmatica lessons maria --json",
            "pragmatica lessons --check",
        ],
    )
    parser.add_argument("game", metavar="GAME", nargs="?", help="its id; all games without it")
    parser.add_argument("lesson", metavar="LESSON", nargs="?", help="play this lesson or puzzle; --json: what it tells")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save there after every answer")
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="go on with a lesson that was saved, and save there"
    )
    parser.add_argument("--check", action="store_true", help="play every lesson to its end")
    parser.add_argument("--language", metavar="CODE", help="en or pl (default: the system's, else en)")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """List, play or check lessons; 1 when a check finds faults, or somebody leaves a lesson before its end."""
    import pragmatica
    from pragmatica import learning
    from pragmatica.core.errors import Unreadable

    try:
        games = [pragmatica.game(options.game)] if options.game else list(pragmatica.games())
        lesson = learning.find(options.game, options.lesson) if options.lesson else None
    except Unreadable as error:
        raise UsageError(str(error)) from None
    if lesson is not None and not options.check:
        return _tell(lesson, options) if options.json else _play(lesson, options)
    if options.save is not None or options.resume is not None:
        raise UsageError("--save and --resume: name the lesson that is to be played")
    ids = [one.id for one in games]
    return _check(ids, options) if options.check else _list(ids, options)


def _play(lesson: Lesson, options: argparse.Namespace) -> int:
    from pragmatica.cli.lesson import LessonTable, read_answers
    from pragmatica.cli.texts import choose_language

    language = choose_language(options.language)
    answers = [] if options.resume is None else read_answers(options.resume, lesson)
    if sys.stdin.isatty():
        import readline

        readline.set_history_length(1000)
    table = LessonTable(lesson, language, answers, file=options.save or options.resume)
    return 0 if table.run() else 1


def _tell(lesson: Lesson, options: argparse.Namespace) -> int:
    """What a lesson says, step by step, as data."""
    from pragmatica import wording
    from pragmatica.cli.texts import choose_language
    from pragmatica.learning.lesson import Arrow

    language = choose_language(options.language)
    texts = wording.Catalogue(language, lesson.game)
    steps: list[dict[str, Any]] = []
    for step in lesson.steps:
        own = lesson.message(step.say)
        steps.append(
            {
                "says": [texts.text(lesson.message(one.say)) for one in step.judge] or [texts.text(own)],
                "do": None if step.ask is None else texts.text(f"{own}.do"),
                "hint": None if step.ask is None else texts.text(f"{own}.hint"),
                "marks": [{"from": one.start, "to": one.end} if isinstance(one, Arrow) else one for one in step.mark],
                "cites": list(step.cite),
            }
        )
    print_json(
        {
            "language": language,
            "game": lesson.game,
            "id": lesson.id,
            "kind": lesson.kind,
            "seat": lesson.seat,
            "minutes": lesson.minutes,
            "title": texts.text(lesson.message("title")),
            "about": texts.text(lesson.message("about")),
            "steps": steps,
        }
    )
    return 0


def _list(games: list[str], options: argparse.Namespace) -> int:
    from pragmatica import wording
    from pragmatica.cli.texts import choose_language
    from pragmatica.learning import course, lesson, puzzles

    language = choose_language(options.language)
    found: list[dict[str, Any]] = []
    for game in games:
        texts = wording.Catalogue(language, game)
        courses = (course(game), puzzles(game))
        for found_in, part in ((one, part) for one in courses for part in one.parts):
            for one in (lesson(game, ident) for ident in part.lessons):
                title, about = (" ".join(texts.text(one.message(name)).split()) for name in ("title", "about"))
                found.append(
                    {
                        "game": game,
                        "part": part.id,
                        "heading": texts.text(found_in.heading(part)),
                        "id": one.id,
                        "kind": one.kind,
                        "seat": one.seat,
                        "minutes": one.minutes,
                        "steps": len(one.steps),
                        "title": title,
                        "about": about,
                    }
                )
    if options.json:
        print_json({"language": language, "lessons": found})
        return 0
    heading = ""
    for entry in found:
        texts = wording.Catalogue(language, entry["game"])
        above = entry["heading"]
        if entry["kind"] == "puzzle":
            above = texts.text("cli-puzzles-level", level=above)
        here = f"{texts.text(entry['game'] + '-name')}: {above}"
        if here != heading:
            print(f"{'' if not heading else chr(10)}{here}\n")
            heading = here
        print(f"{entry['id']:<20}{entry['title']} ({entry['minutes']}')\n{'':<20}{entry['about']}")
    if not found:
        print(wording.text(language, "cli-lessons-none"))
    return 0


def _check(games: list[str], options: argparse.Namespace) -> int:
    from pragmatica.core.errors import Unreadable
    from pragmatica.learning import check, every

    faults = [one for game in games for one in check.course_faults(game)]
    lessons: list[tuple[str, str]] = []
    for game in games:
        try:
            lessons += [(game, ident) for ident in every(game)]
        except Unreadable:
            continue  # told above
    with _progress(len(lessons), options.quiet) as advance:
        for game, ident in lessons:
            faults += check.faults(game, ident)
            advance(1)
    if options.json:
        print_json({"lessons": len(lessons), "faults": faults})
    else:
        for one in faults:
            print(one)
        print(f"{len(lessons)} lessons, {len(faults)} faults")
    return 1 if faults else 0


@contextmanager
def _progress(lessons: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error where a person looks at it."""
    if quiet or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("lessons"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("lessons", total=lessons)
        yield lambda finished: bar.advance(task, finished)
