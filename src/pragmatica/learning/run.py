"""A lesson being played: where its learner stands, what is said there, and what becomes of his answers.

A run is made of a lesson and the answers given so far, and of nothing else: chance is scripted, and so are others. An
answer is a list of action ids; where nothing is asked, an empty one goes on. A run never changes: an answer makes
another one of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pragmatica
from pragmatica.core.action import Action
from pragmatica.core.errors import Illegal, MatchOver, NotYourTurn, Reason, Unreadable
from pragmatica.core.log import Event
from pragmatica.core.match import Match
from pragmatica.learning.conditions import Condition, Moment, chooses, holds
from pragmatica.learning.lesson import Ask, Lesson, Start, Step

MOST_REPLIES: Final = 500  # by others, between two answers of the learner
SEED: Final = 1  # of what is not scripted


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of an answer: whether it was taken, and else why not, by the rules or by the lesson."""

    right: bool
    reasons: tuple[Reason, ...] = ()
    say: str | None = None  # the id of a text
    cite: tuple[str, ...] = ()


class Run:
    """Where a learner stands in a lesson. Raises Unreadable where the lesson has a fault."""

    match: Match

    def __init__(self, lesson: Lesson) -> None:
        self.lesson: Final = lesson
        self.number = 0  # of the step
        self.answers = 0  # taken so far
        self.given = 0  # of them, those that the present step has been given already
        self.say = ""  # the id of the text that is shown
        self.cite: tuple[str, ...] = ()
        self.events: list[Event] = []  # since play began
        self.fresh = 0  # so many of them came before the latest answer
        self.rest: tuple[str, ...] = ()  # of the latest answer: what chance kept from being played
        self._entered = 0  # and so many before the present step
        self._chance: list[int] = []
        self._moment: Moment | None = None  # the latest answer
        self._enter()

    @property
    def step(self) -> Step:
        """The present step."""
        return self.lesson.steps[self.number]

    @property
    def ask(self) -> Ask | None:
        """What the learner is to do here; None: he goes on."""
        return self.step.ask

    @property
    def done(self) -> bool:
        """Whether the end has been reached."""
        return self.number == len(self.lesson.steps) - 1

    @property
    def own(self) -> str:
        """The id of the step's text, whose attributes tell what to do and what helps."""
        return self.lesson.message(self.step.say)

    def answer(self, actions: Sequence[str]) -> tuple[Verdict, Run]:
        """What becomes of an answer, and the run then: this one, if it is not taken. Raises Unreadable."""
        if self.done:
            raise Unreadable("the lesson is over", "answers")
        if self.ask is not None:
            if not actions:
                raise Unreadable("an answer is asked for here", "answers")
            return self._tried(self.ask, list(actions))
        if actions:
            raise Unreadable("nothing is asked here; an empty answer goes on", "answers")
        after = self._copy()
        after._next()
        return Verdict(True), after

    def _tried(self, ask: Ask, actions: list[str]) -> tuple[Verdict, Run]:
        seat = self.lesson.seat
        offered = [*self.match.legal(seat), *self.match.extra(seat)]
        action = next((one for one in offered if actions[0] in (one.id, one.notation)), None)
        unlisted = None if action is not None else self._unlisted(actions[0])
        action = action or unlisted
        if action is None and (reasons := self.match.why_not(seat, actions[0])):  # the rules speak first
            return Verdict(False, tuple(reasons)), self
        after = self._copy()
        try:
            after._play(seat, actions if ask.goal is not None else actions[:1])
        except Illegal as error:
            return Verdict(False, tuple(error.reasons)), self
        except (NotYourTurn, MatchOver) as error:
            raise Unreadable(str(error), "answers") from None
        moment = after._note(actions[0], action)
        lasting = unlisted is not None and self.match.game.is_lasting(unlisted.code)  # taken only where it is asked for
        if (ask.accept or lasting) and not any(holds(one, moment) for one in ask.accept):
            return self._refused(ask, moment), self
        if ask.goal is None or holds(ask.goal, moment):
            after._next()
            return Verdict(True), after
        after._have_others_answer()
        moment = after._note(actions[0], action)
        if holds(ask.goal, moment):
            after._next()
        elif moment.asked is None or any(holds(one.when, moment) for one in ask.wrong):
            return self._refused(ask, moment), self
        else:
            after.given += 1
        return Verdict(True), after

    def _unlisted(self, name: str) -> Action | None:
        """What is lawful at any time, of too many to be listed, such as a standing instruction; None: it is none."""
        match = self.match
        try:
            return match.game.read_action(match.setup, match.state, match.seats.index(self.lesson.seat), name)
        except Illegal:
            return None  # playing it will tell why

    def _refused(self, ask: Ask, moment: Moment) -> Verdict:
        """Why an answer that the rules allow is not the one."""
        for one in ask.wrong:
            if holds(one.when, moment):
                return Verdict(False, (), f"{self.own}.no-{one.say}", one.cite)
        return Verdict(False, (), f"{self.own}.no")

    def _copy(self) -> Run:
        twin = Run.__new__(Run)
        twin.__dict__.update(self.__dict__)
        twin.match, twin.events, twin._chance = self.match.copy(), list(self.events), list(self._chance)
        twin.answers, twin.fresh = self.answers + 1, len(self.events)
        return twin

    def _next(self) -> None:
        self.number += 1
        self.rest = ()
        self._enter()

    def _enter(self) -> None:
        """Begin the present step: set up, have others reply, and choose what is said."""
        step = self.step
        self.given = 0
        self._chance = list(step.chance)
        self._entered = len(self.events)
        if step.start is not None:
            self.match = begin(step.start, self._chance)
            self._chance = self._chance[len(self.match.start_chance) :]
            self.events, self.fresh, self._entered = list(self.match.opening), 0, 0
        for reply in step.reply:
            self._have_answer(reply.seat, reply.choose)
        if not self.done:  # at the end nothing more happens than the step says
            self._have_others_answer()
        if step.ask is not None and step.ask.goal is not None and holds(step.ask.goal, self._as_it_is()):
            self._next()  # what would be asked has come about already
            return
        self.say, self.cite = self.own, step.cite
        if step.judge:
            moment = self._as_it_is()
            case = next((one for one in step.judge if one.when is None or holds(one.when, moment)), None)
            if case is None:
                raise Unreadable("no case of `judge` is that of this position", f"steps[{self.number}]")
            self.say, self.cite = self.lesson.message(case.say), case.cite or step.cite

    def _have_others_answer(self) -> None:
        """Others answer by their rules, until the learner is asked: of those who are asked together he goes first."""
        for _ in range(MOST_REPLIES):
            pending = self.match.pending
            asked = next((seat for seat in pending if seat in self.lesson.others), None)
            if asked is None or self.lesson.seat in pending:
                return
            self._have_answer(asked, self.lesson.others[asked])
        raise Unreadable("others answer without an end", f"steps[{self.number}]")

    def _have_answer(self, seat: str, choose: Sequence[Condition]) -> None:
        if seat not in self.match.seats:
            raise Unreadable(f"unknown seat {seat!r}", f"steps[{self.number}]")
        action = chooses(choose, [*self.match.legal(seat), *self.match.extra(seat)])
        if action is None:
            raise Unreadable(f"{seat} is not offered what the lesson has it answer", f"steps[{self.number}]")
        self._play(seat, [action.id])

    def _play(self, seat: str, actions: list[str]) -> None:
        """Play answers with the chance that is scripted for the step."""
        match, before = self.match, len(self.match.records)
        match.state.script(self._chance)
        try:
            played = match.apply(seat, actions)
        except ValueError as error:  # a draw that cannot be
            raise Unreadable(str(error), f"steps[{self.number}].chance") from None
        self.events += played
        if seat == self.lesson.seat:
            self.rest = played.unplayed
        match.state.script([])
        drawn = sum(len(match.records[number].chance) for number in range(before, len(match.records)))
        self._chance = self._chance[drawn:]

    def _as_it_is(self) -> Moment:
        """The latest answer, and how things are now."""
        return self._now("", None) if self._moment is None else self._now(self._moment.name, self._moment.action)

    def _note(self, name: str, action: Action | None) -> Moment:
        self._moment = self._now(name, action)
        return self._moment

    def _now(self, name: str, action: Action | None) -> Moment:
        """What has come of an answer."""
        seat, match = self.lesson.seat, self.match
        decision = match.pending.get(seat)
        told = [seen for one in self.events[self._entered :] if (seen := one.seen_by(seat)) is not None]
        return Moment(name, action, match.observe(seat), None if decision is None else decision.kind, told)


def begin(start: Start, chance: Sequence[int] = ()) -> Match:
    """The match at which play begins. Raises Unreadable."""
    if start.position is not None:
        return Match.from_position(start.position, SEED, chance)
    if start.record is not None:
        match = pragmatica.read_record(start.record)
        return match if start.at is None else match.at(start.at)
    setup = dict(start.setup or {})
    game = setup.pop("game")
    return pragmatica.new(game, **{"seed": SEED, **setup})


def follow(lesson: Lesson, answers: Sequence[Sequence[str]]) -> Run:
    """The run after these answers, all of which are taken. Raises Unreadable."""
    run = Run(lesson)
    for number, one in enumerate(answers):
        verdict, run = run.answer(one)
        if not verdict.right:
            raise Unreadable("this answer is not taken", f"answers[{number}]")
    return run
