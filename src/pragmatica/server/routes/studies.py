"""Requests about studies: what if, from a position or from a step of a table."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.params import PathParameter

from pragmatica.core.match import Match
from pragmatica.core.study import StudyReading, lines_of, study_answers, study_lines
from pragmatica.server.errors import Refused
from pragmatica.server.forms import studies as study_forms
from pragmatica.server.forms import views
from pragmatica.server.play.names import clean
from pragmatica.server.play.table import write_json
from pragmatica.server.routes.house import Ask, address_of, answer, house, read, require_words, sender_of, session
from pragmatica.server.security import digest, opener_of
from pragmatica.server.studies import Moment
from pragmatica.server.told import questions, wire
from pragmatica.server.told import studies as study_views
from pragmatica.server.told.studies import document_of, seat_of, study_of
from pragmatica.server.work import Breath

StudyId = Annotated[str, PathParameter(max_length=100, description="id of a study that is kept")]
ID_LENGTH: Final = 22
MOST_OF_ONE: Final = 200  # studies that are kept from one group of addresses
MOST_IN_ALL: Final = 20_000
MOST_OF_A_NAME: Final = 200
MOST_OF_A_NOTE: Final = 4_000


async def _moment(request: Ask, start: study_forms.StudyStart, line: Sequence[study_forms.StudyAnswer]) -> Moment:
    """The study after its line, made when it is the sender's turn. Raises Refused and PragmaticaError."""
    place = house(request)
    async with place.turns.of(sender_of(request)):
        return await place.studies.at(await _begun(request, start), line)


async def _begun(request: Ask, start: study_forms.StudyStart) -> Moment:
    """The study before its first answer. Raises Refused and PragmaticaError."""
    place = house(request)
    match start:
        case study_forms.StudyStart(position=dict(position), opening=None, table=None):
            return place.studies.begun(position)
        case study_forms.StudyStart(position=None, opening=study_forms.Opening() as opening, table=None):
            return place.studies.opened(opening)
        case study_forms.StudyStart(position=None, opening=None, table=str(ident)):
            table = await place.tables.get(ident, check=True)
            viewer = table.viewer(session(request), start.as_)
            step = table.position.step if start.step is None else start.step
            return await place.studies.begun_at(place.tables, table, viewer, step)
        case _:
            raise Refused("bad-request", "a study begins at a position, at a table or at the opening of a game")


@post(
    "/api/studies/view",
    summary="A study after its answers",
    operation_id="studyView",
    status_code=200,
    opt={"body": study_forms.StudyRequest},
)
async def view(request: Ask) -> Response[study_forms.StudyView]:
    """What a seat sees of it. Any seat may look: who studies plays them all."""
    data = await read(request, study_forms.StudyRequest)
    moment = await _moment(request, data.start, data.line)
    seat = seat_of(moment.match, data.as_)
    told = study_forms.StudyView(
        table=study_views.table_of(moment, seat),
        events=study_views.events_of(moment, seat, data.since),
        redrawn=moment.redrawn,
        position=moment.match.to_position() if data.written else None,
    )
    return answer(told)


@post(
    "/api/studies/play",
    summary="Answers in a study",
    operation_id="studyPlay",
    status_code=200,
    opt={"body": study_forms.StudyPlayRequest},
)
async def play(request: Ask) -> Response[study_forms.StudyPlayed]:
    """Play one or several offered actions in order, as at a table; what they come to is told, and kept nowhere."""
    data = await read(request, study_forms.StudyPlayRequest)
    moment = await _moment(request, data.start, data.line)
    after, answers, played = house(request).studies.play(moment, data.seat, data.actions)
    reason = None if played.reason is None else wire.reason_view(played.reason)
    return answer(_played(after, answers, data, played.unplayed, reason))


@post(
    "/api/studies/instruct",
    summary="Standing instructions in a study",
    operation_id="studyInstruct",
    status_code=200,
    opt={"body": study_forms.StudyInstructRequest},
)
async def instruct(request: Ask) -> Response[study_forms.StudyPlayed]:
    """Answer beforehand, as at a table; instructions are answers of the study like others."""
    data = await read(request, study_forms.StudyInstructRequest)
    moment = await _moment(request, data.start, data.line)
    after, answers = house(request).studies.instruct(moment, data.seat, data.instructions)
    return answer(_played(after, answers, data))


def _played(
    after: Moment,
    answers: list[study_forms.StudyAnswerView],
    data: study_forms.StudyPlayRequest | study_forms.StudyInstructRequest,
    unplayed: Sequence[str] = (),
    reason: views.ReasonView | None = None,
) -> study_forms.StudyPlayed:
    """What answers to a moment came to, as whoever gave them wants to see it. Raises Unreadable."""
    seat = seat_of(after.match, data.as_)
    return study_forms.StudyPlayed(
        answers=answers,
        table=study_views.table_of(after, seat),
        events=study_views.events_of(after, seat, len(data.line) if data.since is None else data.since),
        unplayed=list(unplayed),
        reason=reason,
    )


@post(
    "/api/studies/plans",
    summary="Whole moves in a study",
    operation_id="studyPlans",
    status_code=200,
    opt={"body": study_forms.StudyAskRequest},
)
async def plans(request: Ask) -> Response[list[views.PlanView]]:
    """Each plan is a list of action ids to be played together."""
    match, data = await _asked(request)
    return answer(questions.plans(match, _player(data), data.targets))


@post(
    "/api/studies/why-not",
    summary="Why something is not offered in a study",
    operation_id="studyWhyNot",
    status_code=200,
    opt={"body": study_forms.StudyAskRequest},
)
async def why_not(request: Ask) -> Response[views.WhyNot]:
    """The rules against an action, or against a thing on the table."""
    match, data = await _asked(request)
    return answer(questions.why_not(match, _player(data), questions.single(data.targets)))


@post(
    "/api/studies/odds",
    summary="What an action may bring in a study",
    operation_id="studyOdds",
    status_code=200,
    opt={"body": study_forms.StudyAskRequest},
)
async def odds(request: Ask) -> Response[views.OddsView]:
    """The exact chances of an offered action, as far as the seat may know."""
    match, data = await _asked(request)
    return answer(questions.odds(match, _player(data), questions.single(data.targets)))


@post(
    "/api/studies/look",
    summary="What the rules tell of a thing in a study",
    operation_id="studyLook",
    status_code=200,
    opt={"body": study_forms.StudyAskRequest},
)
async def look(request: Ask) -> Response[views.LookView]:
    """What the rules tell a seat, or a spectator, of a thing on the table."""
    match, data = await _asked(request)
    return answer(questions.look(match, data.seat, questions.single(data.targets)))


async def _asked(request: Ask) -> tuple[Match, study_forms.StudyAskRequest]:
    """The match after the line, and the question. Raises Refused and PragmaticaError."""
    data = await read(request, study_forms.StudyAskRequest)
    return (await _moment(request, data.start, data.line)).match, data


def _player(data: study_forms.StudyAskRequest) -> str:
    """The seat that asks what no spectator can. Raises Refused."""
    if data.seat is None:
        raise Refused("bad-request", "`seat`: this is asked by one of the seats")
    return data.seat


@post(
    "/api/studies/text",
    summary="A study as a record with variations",
    operation_id="studyText",
    status_code=200,
    opt={"body": study_forms.StudyDocument},
)
async def text(request: Ask) -> Response[study_forms.StudyText]:
    """Its answers are played through for it."""
    data = await read(request, study_forms.StudyDocument)
    lines, breath = list[str](), Breath()
    async with house(request).turns.of(sender_of(request)):
        for line in study_lines(study_of(data)):
            lines.append(line)
            await breath.take()
    return answer(study_forms.StudyText(text="".join(lines)))


@post(
    "/api/studies/answers",
    summary="What the answers of a study do",
    operation_id="studyAnswers",
    status_code=200,
    opt={"body": study_forms.StudyDocument},
)
async def answers(request: Ask) -> Response[list[views.ActionView]]:
    """Each of its answers as it was offered, in the order of the study, which is played through for it."""
    data = await read(request, study_forms.StudyDocument)
    found, breath = dict[int, views.ActionView](), Breath()
    async with house(request).turns.of(sender_of(request)):
        for number, action in study_answers(study_of(data)):
            found[number] = wire.action_view(action)
            await breath.take()
    return answer([found[number] for number in range(len(data.nodes))])


@post(
    "/api/studies/read",
    summary="A study from a record",
    operation_id="studyRead",
    status_code=200,
    opt={"body": study_forms.StudyText},
)
async def read_text(request: Ask) -> Response[study_forms.StudyDocument]:
    """Any record can be read, with variations or without."""
    data = await read(request, study_forms.StudyText)
    reading, breath = StudyReading(), Breath()
    async with house(request).turns.of(sender_of(request)):
        for line in lines_of(data.text):
            reading.take(line)
            await breath.take()
        return answer(document_of(reading.end()))


@post("/api/studies", summary="Keep a study", operation_id="keepStudy", opt={"body": study_forms.StudyDocument})
async def keep(request: Ask) -> Response[study_forms.StudyKept]:
    """Keep a study under a link for whoever has it; the same study is kept once."""
    data = await read(request, study_forms.StudyDocument)
    place = house(request)
    async with place.turns.of(sender_of(request)):
        study_of(data).check()
        place.studies.begun(data.position)
    for name in (data.title, *(one.notation for one in data.nodes)):
        clean(name, "title", MOST_OF_A_NAME, MOST_OF_A_NAME)
    require_words(request, data.title, "title")
    for number, note in enumerate((data.note, *(one.note for one in data.nodes))):
        clean(note, f"note {number}", MOST_OF_A_NOTE, MOST_OF_A_NOTE, lines=True)
        require_words(request, note, f"note {number}")
    kept = write_json(data).decode()
    ident = digest(kept)[:ID_LENGTH]
    row = {"id": ident, "opener": opener_of(address_of(request)), "created": time.time(), "document": kept}
    room = await place.tables.write(place.tables.storage.keep_study, row, MOST_OF_ONE, MOST_IN_ALL)
    if not room:
        raise Refused("too-many-studies", "no more studies are kept from this address; save it as a file")
    return answer(study_forms.StudyKept(id=ident, link=f"{place.config.root_path}/study/{ident}"), 201)


@get("/api/studies/{study_id:str}", summary="A study that is kept", operation_id="study")
async def kept_study(request: Ask, study_id: StudyId) -> Response[study_forms.StudyDocument]:
    """Whoever has its link may read it; it never changes."""
    tables = house(request).tables
    found = await tables.read(tables.storage.study, study_id)
    if found is None:
        raise Refused("not-found", "there is no such study")
    return answer(msgspec.Raw(found.encode()))


HANDLERS = (view, play, instruct, plans, why_not, odds, look, text, answers, read_text, keep, kept_study)
