"""Whether the lessons of a game are sound: each can be read, is told in every language, and played to its end.

At every question each answer that is accepted is tried, and must lead on to the end. On the way to a goal none is taken
in silence that puts it out of reach.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from fluent.syntax.ast import Message

from pragmatica import wording
from pragmatica.core.errors import PragmaticaError
from pragmatica.core.rules import rules
from pragmatica.learning.course import FOLDERS, Course, course, lesson, puzzles
from pragmatica.learning.lesson import Arrow, Lesson
from pragmatica.learning.run import Run

MOST_TRIED: Final = 300  # answers at one question with a goal

Ways = list[tuple[list[str], Run]]  # answers, and the run after them


def course_faults(game: str) -> list[str]:
    """What is wrong with the course of a game and the order of its puzzles themselves."""
    try:
        found = [course(game), puzzles(game)]
    except PragmaticaError as error:
        return [str(error)]
    twice = sorted(set(found[0].lessons) & set(found[1].lessons))
    told = [f"{one} is a lesson and a puzzle" for one in twice]
    for one in found:
        told += _untold(game, one.texts())
    return [f"{game}: {one}" for one in (*told, *_wasted(*found))]


def faults(game: str, ident: str) -> list[str]:
    """What is wrong with a lesson, each fault with its place; empty when it can be played."""
    try:
        found = lesson(game, ident)
    except PragmaticaError as error:
        return [str(error)]
    told = [*_untold(game, found.texts()), *_uncited(found)]
    return [f"{game}/{ident}: {one}" for one in (*told, *_unplayed(found))]


def ways(run: Run) -> Iterator[tuple[list[str], Run]]:
    """Answers that lead on from the present step, the lesson's own first, with the runs after. Raises Unreadable."""
    ask = run.ask
    if ask is None:
        yield [], run.answer(())[1]
        return
    if ask.goal is None:
        seat = run.lesson.seat
        for name in (*ask.line, *(one.id for one in (*run.match.legal(seat), *run.match.extra(seat)))):
            verdict, after = run.answer([name])
            if verdict.right:
                yield [name], after
        return
    answers, after = _along(run, ask.line)
    if after.number != run.number:
        yield answers, after
    yield from _searched(run)


def solution(run: Run) -> list[list[str]]:
    """The answers that the lesson itself gives from here to its end. Raises Unreadable where they do not lead there."""
    found: list[list[str]] = []
    while not run.done:
        answers, after = next(ways(run), ([], run))
        if after.number == run.number:
            break
        found += [[one] for one in answers] if answers else [[]]
        run = after
    return found


def shown(run: Run) -> list[str]:
    """Answers that do what is asked, from the beginning of the step; in the middle of it what is left of a batch."""
    if run.ask is None:
        return []
    if run.given:
        return list(run.rest)
    try:
        return next(ways(run), ([], run))[0]
    except PragmaticaError:
        return []


def _along(run: Run, line: Sequence[str]) -> tuple[list[str], Run]:
    """The run after the line to a goal, and its answers, of which those are passed over that give themselves."""
    number, given = run.number, []
    for one in line:
        if run.number == number and _is_offered(run, one):
            verdict, run = run.answer([one])
            if not verdict.right:
                break
            given.append(one)
    return given, run


def _is_offered(run: Run, name: str) -> bool:
    seat = run.lesson.seat
    return any(name in (one.id, one.notation) for one in (*run.match.legal(seat), *run.match.extra(seat)))


def _searched(run: Run) -> Iterator[tuple[list[str], Run]]:
    """Further ways to a goal: what is offered is tried, short ways first, as far as the bound allows."""
    for answers, _, after in _tried(run):
        if after is not None and after.number != run.number:
            yield answers, after


def _tried(run: Run) -> Iterator[tuple[list[str], Run, Run | None]]:
    """Answers on the way to a goal, the run before the last of them and that after it; None: all were tried there."""
    queue: list[tuple[list[str], Run]] = [([], run)]
    known = {run.match.digest()}
    tried = 0
    while queue:
        before, here = queue.pop(0)
        for action in here.match.legal(run.lesson.seat):
            tried += 1
            if tried > MOST_TRIED:
                return
            verdict, after = here.answer([action.id])
            if not verdict.right:
                continue
            yield [*before, action.id], here, after
            if after.number == run.number and after.match.digest() not in known:
                known.add(after.match.digest())
                queue.append(([*before, action.id], after))
        yield before, here, None


def _stranded(run: Run) -> Iterator[str]:
    """Answers that are taken in silence, though they end what the learner has begun, and the goal is out of reach then.

    In the middle of something, where he is asked what he is asked on the way to the goal, he may still go astray: he is
    told when it ends.
    """
    kinds: dict[int, str | None] = {run.match.digest(): _asked(run)}
    paths: dict[int, list[str]] = {}
    before: dict[int, set[int]] = {}  # where one can come from
    tried: set[int] = set()
    near: set[int] = set()
    for answers, here, after in _tried(run):
        if after is None:
            tried.add(here.match.digest())
        elif after.number != run.number:
            near.add(here.match.digest())
        else:
            digest = after.match.digest()
            before.setdefault(digest, set()).add(here.match.digest())
            kinds[digest] = _asked(after)
            paths.setdefault(digest, answers)
    alive = _from_where(near | (set(kinds) - tried), before)
    midway = {kinds[one] for one in alive} - {_asked(run)}
    for digest, answers in paths.items():
        if digest not in alive and kinds[digest] not in midway:
            yield f"the answer {' '.join(answers)} puts the goal out of reach, and nothing says so"


def _from_where(goals: set[int], before: Mapping[int, set[int]]) -> set[int]:
    """From where any of these can be reached."""
    found, queue = set(goals), list(goals)
    while queue:
        more = before.get(queue.pop(), set()) - found
        found |= more
        queue += more
    return found


def _asked(run: Run) -> str | None:
    """The kind of the learner's question."""
    decision = run.match.pending.get(run.lesson.seat)
    return None if decision is None else decision.kind


def _unplayed(found: Lesson) -> Iterator[str]:
    """Where the lesson cannot be played, or an answer that is accepted leads nowhere."""
    try:
        run = Run(found)
    except PragmaticaError as error:
        yield str(error)
        return
    ended: dict[tuple[int, int], bool] = {}
    while not run.done:
        yield from _unknown(run)
        where = f"steps[{run.number}]"
        first: Run | None = None
        try:
            for answers, after in ways(run):
                if first is None:
                    first = after  # where it does not lead on is told there
                elif not _ends(after, ended):
                    yield f"{where}: the answer {' '.join(answers)} does not lead on to the end"
            if found.kind == "lesson" and run.ask is not None and run.ask.goal is not None:
                yield from (f"{where}: {one}" for one in _stranded(run))
        except PragmaticaError as error:
            yield f"{where}: {error}"
            return
        if first is None:
            yield f"{where}: no answer is accepted that is offered, or `line` does not reach the goal"
            return
        run = first
    yield from _unknown(run)


def _ends(run: Run, ended: dict[tuple[int, int], bool]) -> bool:
    """Whether the end can be reached from here."""
    key = run.number, run.match.digest()
    if key not in ended:
        ended[key] = run.done or any(_ends(after, ended) for _, after in ways(run))
    return ended[key]


def _unknown(run: Run) -> Iterator[str]:
    """Marks of what is not on the table."""
    match = run.match
    for mark in run.step.mark:
        for name in mark if isinstance(mark, Arrow) else (mark,):
            if not match.game.knows(match.setup, match.state, name):
                yield f"steps[{run.number}].mark: {name} is nothing on the board"


def _untold(game: str, texts: Sequence[str] | Iterator[str]) -> Iterator[str]:
    """Texts that a language lacks."""
    wanted = dict.fromkeys(texts)
    for language in wording.LANGUAGES:
        known = _told(language, game)
        for one in wanted:
            if one not in known:
                yield f"the text {one} is missing in {language!r}"


def _wasted(*courses: Course) -> Iterator[str]:
    """Texts among those of a game's lessons and puzzles that none of them says."""
    wanted = {text for one in courses for text in one.texts()}
    for one in courses:
        for ident in one.lessons:
            try:
                wanted.update(lesson(one.game, ident).texts())
            except PragmaticaError:
                return  # it is told with the faults of that lesson
    areas = [FOLDERS[one.kind] for one in courses]
    for text in sorted(_ids(wording.messages(wording.FALLBACK, courses[0].game, areas).values()) - wanted):
        yield f"nothing says the text {text}"


def _told(language: str, game: str) -> set[str]:
    """The ids of the messages of the game and the house with a value, and of their attributes."""
    return _ids((*wording.messages(language).values(), *wording.messages(language, game).values()))


def _ids(messages: Iterable[Message]) -> set[str]:
    """The ids of messages with a value, and of their attributes."""
    found: set[str] = set()
    for message in messages:
        if message.value is not None:
            found.add(message.id.name)
        found |= {f"{message.id.name}.{one.id.name}" for one in message.attributes}
    return found


def _uncited(found: Lesson) -> Iterator[str]:
    """Numbers that are no rule's."""
    known = {one.id for one in rules(found.game)}
    for number, step in enumerate(found.steps):
        cited = [*step.cite, *(rule for case in step.judge for rule in case.cite)]
        cited += [rule for one in (step.ask.wrong if step.ask else ()) for rule in one.cite]
        for rule in cited:
            if rule not in known:
                yield f"steps[{number}].cite: there is no rule {rule}"
