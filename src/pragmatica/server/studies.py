"""Studies: what if, played on from a position or from a step of a table. Nothing is stored here; all seats are open.

Whoever asks sends the start and the answers since; what was made of them is kept for a while under a digest of all that
led to it, so that the next answer costs one step. What stays secret in a match that is still played is drawn anew for
its study, once for each seat and step: asked again, it is the same drawing, so that many of them tell no more than one.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from typing import Any, Final, Protocol

import pragmatica
from pragmatica.core.errors import PragmaticaError
from pragmatica.core.history import Record
from pragmatica.core.match import Match
from pragmatica.server.errors import Refused, refusal
from pragmatica.server.forms import studies as study_forms
from pragmatica.server.play.table import StoredEvent, Table, Viewer, write_json
from pragmatica.server.work import Breath

MOST: Final = 256  # moments of studies that are kept
WAYPOINT: Final = 50  # answers between those that are kept of one line
KEY_BYTES: Final = 16


class Past(Protocol):
    """Where earlier positions of tables are found."""

    async def match_at(self, table: Table, step: int) -> Match | None:
        """The match as it was at a step. Raises Refused."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A study after some of its answers; the match is never changed, only copied."""

    key: bytes
    match: Match
    told: tuple[StoredEvent, ...]  # by the latest answer; at the start what the position tells of itself
    before: Moment | None
    redrawn: bool
    step: int  # of the table at which it began, and one more with each answer
    length: int = 0  # answers so far

    def events(self, since: int) -> list[tuple[int, StoredEvent]]:
        """What has happened since so many answers, each with its step."""
        found: list[tuple[int, StoredEvent]] = []
        moment: Moment | None = self
        while moment is not None and moment.length > since:
            found += [(moment.step, event) for event in reversed(moment.told)]
            moment = moment.before
        return found[::-1]


class Studies:
    """Moments of studies by what led to them. Runs in the event loop: the engine is used by one thread only."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, Moment] = OrderedDict()

    async def at(self, start: Moment, line: Sequence[study_forms.StudyAnswer]) -> Moment:
        """The study after a line of answers, with what chance gave to them then. Raises Refused."""
        keys, known, breath = [start.key], start, Breath()
        for answer in line:
            keys.append(_key(keys[-1], write_json(answer)))
        at = next((number for number in range(len(line), 0, -1) if keys[number] in self._kept), 0)
        if at:
            known = self._kept[keys[at]]
            self._kept.move_to_end(keys[at])
        for number in range(at, len(line)):
            known = _answered(known, line[number], keys[number + 1], f"line[{number}]")
            if number + 1 == len(line) or (number + 1) % WAYPOINT == 0:
                self._keep(known)
            await breath.take()
        return known

    def play(
        self, moment: Moment, seat: str, actions: Sequence[str]
    ) -> tuple[Moment, list[study_forms.StudyAnswerView], Any]:
        """Answers after a moment, with chance drawn anew: the moment after them, those that stand, and how it ended.

        Raises PragmaticaError; then nothing has changed.
        """
        match = moment.match.copy()
        match.reseed(secrets.randbits(128))
        had = len(match.records)
        played = match.apply(seat, list(actions) if len(actions) > 1 else actions[0])
        return *self._follow(moment, seat, match.records[had:]), played

    def instruct(
        self, moment: Moment, seat: str, wishes: Sequence[Mapping[str, Any]]
    ) -> tuple[Moment, list[study_forms.StudyAnswerView]]:
        """Standing instructions after a moment, as answers of the study. Raises PragmaticaError."""
        match = moment.match.copy()
        had = len(match.records)
        match.instruct(seat, list(wishes))
        return self._follow(moment, seat, match.records[had:])

    def _follow(
        self, moment: Moment, seat: str, records: Sequence[Record]
    ) -> tuple[Moment, list[study_forms.StudyAnswerView]]:
        """The moment after these answers of a seat, step by step, as whoever opens the study later will come to it."""
        answers: list[study_forms.StudyAnswerView] = []
        for record in records:
            action = moment.match.action_of(record)
            answer = study_forms.StudyAnswer(seat=seat, action=action.id, chance=list(record.chance))
            moment = _answered(moment, answer, _key(moment.key, write_json(answer)), "actions")
            answers.append(
                study_forms.StudyAnswerView(
                    seat=seat,
                    action=action.id,
                    chance=answer.chance,
                    notation=action.notation,
                    type=action.type,
                    fields=dict(action.fields),
                )
            )
        self._keep(moment)
        return moment, answers

    def begun(self, position: dict[str, Any]) -> Moment:
        """A study that begins at a position. Raises Unreadable."""
        key = _key(b"position", write_json(position))
        found = self._kept.get(key)
        if found is None:
            match = Match.from_position(position)
            told = tuple(StoredEvent.of(event, match.setup.game) for event in match.opening)
            found = Moment(key, match, told, None, redrawn=False, step=0)
            self._keep(found)
        return found

    def opened(self, wish: study_forms.Opening) -> Moment:
        """A study that begins at the opening of a game, with whatever is drawn for it. Raises PragmaticaError."""
        seed = secrets.randbits(128)
        match = pragmatica.new(wish.game, scenario=wish.scenario, players=wish.players, options=wish.options, seed=seed)
        return self.begun(match.to_position())

    async def begun_at(self, past: Past, table: Table, viewer: Viewer, step: int) -> Moment:
        """A study of a table from a step on, which the viewer may see. Raises Refused."""
        over = table.position.over
        if not over and not table.row.analysis:
            raise Refused("no-analysis", "this table is not to be studied while it is played")
        table.require_begun()
        who = "" if over else viewer.seat or "spectator"
        present = step == table.position.step and not table.fault
        own = table.quiet.get(who, 0) if present else 0  # what this seat alone has noticed since that step
        key = _key(b"table", write_json((table.id, step, who, over, own)))
        found = self._kept.get(key)
        if found is None:
            match = table.match if present else await past.match_at(table, step)
            assert match is not None  # it can be played
            if not over:
                match = match.resample(viewer.seat, _drawing(table, who, step), instructed=False)
            found = Moment(key, match, (), None, redrawn=not over, step=step)
            self._keep(found)
        return found

    def _keep(self, moment: Moment) -> None:
        self._kept[moment.key] = moment
        self._kept.move_to_end(moment.key)
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)


def _key(before: bytes, more: bytes) -> bytes:
    return blake2b(before + b"\0" + more, digest_size=KEY_BYTES, person=b"study").digest()


def _drawing(table: Table, who: str, step: int) -> Random:
    """The chance by which a match is redrawn: always the same for a seat and step, and known to the server alone."""
    secret = (table.row.salt + table.row.seed).encode()
    return Random(blake2b(f"{who} {step}".encode(), key=blake2b(secret).digest(), person=b"redrawn").digest())


def _answered(moment: Moment, answer: study_forms.StudyAnswer, key: bytes, place: str) -> Moment:
    """The study one answer later, with the chance that it tells. Raises Refused saying which answer is wrong."""
    match = moment.match.copy()
    try:
        events = match.repeat_answer(answer.seat, answer.action, answer.chance)
    except PragmaticaError as error:
        found = refusal(error)
        raise Refused(found.kind, f"{place}: {found.detail}", reasons=found.reasons) from error
    told = tuple(StoredEvent.of(event, match.setup.game) for event in events)
    return Moment(key, match, told, moment, moment.redrawn, moment.step + 1, moment.length + 1)
