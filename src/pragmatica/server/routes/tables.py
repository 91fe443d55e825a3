"""Requests about tables: open, join, look, play, undo, seat, replay."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import HeaderParameter, PathParameter, QueryParameter
from msgspec import Meta, Struct

from pragmatica.server.errors import Refused
from pragmatica.server.forms import requests, views
from pragmatica.server.kept.level import Level
from pragmatica.server.play import changes, gathering, seating
from pragmatica.server.play.changes import Key, Made
from pragmatica.server.play.names import clean_name
from pragmatica.server.play.table import Ending, RefusedAt, Table, Viewer, read_ending, write_json
from pragmatica.server.routes.house import (
    Ask,
    address_of,
    answer,
    asking,
    browser,
    house,
    known_session,
    open_session,
    read,
    renewed,
    require_words,
    sender_of,
    session,
)
from pragmatica.server.security import digest, opener_of
from pragmatica.server.tables import live
from pragmatica.server.told import questions, wire

TableId = Annotated[str, PathParameter(max_length=100, description="id of the table")]
Seat = Annotated[str, PathParameter(max_length=100, description="a seat of the table")]
ActionName = Annotated[str, Meta(max_length=200)]
OwnSeat = Annotated[str, QueryParameter(max_length=100, description="a seat that this browser holds")]
As = Annotated[
    str | None,
    QueryParameter(
        name="as",
        max_length=100,
        description="the own seat whose view is wanted, or `spectator`; after the end any seat, or `everything`",
    ),
]
IdempotencyKey = Annotated[str | None, HeaderParameter(name="Idempotency-Key", pattern=r"^[\x21-\x7e]{8,100}$")]
OnceKey = Annotated[
    str | None,
    HeaderParameter(
        name="Idempotency-Key",
        pattern=r"^[\x21-\x7e]{22,100}$",
        description="a secret of 128 random bits or more: whoever repeats the request with it gets what it gave",
    ),
]
Since = Annotated[int, QueryParameter(ge=0, le=2**53, description="only what came after this number")]
FromStart = Annotated[
    int, QueryParameter(ge=-1, le=2**53, description="only what came after this number; -1: all, from the deal on")
]


class _Accepted(Struct, frozen=True):
    seq: int
    table: Any


class _Played(Struct, frozen=True):
    seq: int
    table: Any
    played: int
    unplayed: list[str]
    reason: views.ReasonView | None


def path_of(request: Ask, table_id: str) -> str:
    """Where a table's page lies, as the host of the site knows it."""
    return f"{house(request).config.root_path}/table/{table_id}"


@get("/api/tables", summary="Tables of this browser, the latest first", operation_id="myTables")
async def my_tables(request: Ask) -> Response[list[views.TableLine]]:
    """Tables at which this browser holds a seat, or which it opened."""
    sender, place = session(request), house(request)
    found = [] if sender is None else await place.tables.held_by(sender)
    now = place.tables.now()
    lines = [
        wire.table_line(one, one.viewer(sender, None), place.hub.online(one.id), now)
        for one in found
        if one.begun or not one.position.over
    ]
    return answer(lines, headers=renewed(request) if found else {})


@post("/api/tables", summary="Open a table", operation_id="openTable", opt={"body": requests.TableRequest})
async def open_table(request: Ask, key: OnceKey = None) -> Response[views.Created]:
    """Open a table; this browser becomes its host and gets the seats of this device. A repeated key opens no other.

    The match begins at once, or when all have sat down whom a link awaits.
    """
    data = await read(request, requests.TableRequest)
    for name in (data.name, *(one.name for one in data.seats.values())):
        require_words(request, name)
    if data.rated and asking(request) is None:
        raise Refused("needs-account", "a match counts for ratings only of who is signed in")
    sender, headers = await open_session(request)
    table, secrets = await house(request).tables.create(data, sender, key, opener_of(address_of(request)))
    path = path_of(request, table.id)
    links = {seat: f"{path}#{seat}={secret}" for seat, secret in secrets.items()}
    created = views.Created(id=table.id, links=links, spectator=path, commitment=table.row.commitment)
    return answer(created, 201, headers)


@post(
    "/api/tables/{table_id:str}/join",
    summary="Exchange a seat link for the seat",
    operation_id="join",
    status_code=204,
    opt={"body": requests.JoinRequest},
)
async def join(request: Ask, table_id: TableId, key: OnceKey = None) -> Response[None]:
    """Take the seat that a link opens, or one that is open; who comes again with his key is given the seat again."""
    data = await read(request, requests.JoinRequest)
    if (data.secret is None) == (data.seat is None):
        raise Refused("bad-request", "either the secret of a link or a seat that is open")
    place, name = house(request), clean_name(data.name, "name")
    require_words(request, name)
    table, account = await place.tables.get(table_id, check=True), asking(request)
    row, level = table.row, Level()
    if account is not None and data.seat is not None:
        level = await place.players.rating(account.id, row.game, row.scenario)
    asked = data.seat is not None and await place.company.is_asked(table_id, account, data.seat)
    if data.seat is not None:
        await place.company.require_welcome(account, table)
    sender, headers = await open_session(request)

    def make(table: Table) -> Made | None:
        now = place.tables.now()
        if data.secret is not None:
            return seating.take_seat(table, sender, data.secret, name, now, key, data.part)
        member = account is not None
        return gathering.sit(
            table, sender, data.seat or "", name, now, member=member, level=level, asked=asked, key=key, part=data.part
        )

    await place.tables.change(table_id, make)
    if asked and data.seat is not None:
        await place.company.come(table_id, data.seat)
    return Response(None, status_code=204, headers=headers)


@get("/api/tables/{table_id:str}", summary="A table as this browser may see it", operation_id="table")
async def see_table(request: Ask, table_id: TableId, as_: As = None) -> Response[views.TableView]:
    """The whole table for one viewer."""
    place = house(request)
    table = await place.tables.get(table_id, check=True)
    viewer = table.viewer(session(request), as_)
    body = wire.table_bytes(table, viewer, place.hub.online(table.id))
    return answer(body, headers=renewed(request) if viewer.mine or viewer.host else {})


@get("/api/tables/{table_id:str}/events", summary="What happened since", operation_id="events")
async def events(
    request: Ask,
    table_id: TableId,
    since: FromStart = -1,
    as_: As = None,
    wait: Annotated[float, QueryParameter(ge=0, le=60, description="seconds to wait for news")] = 0,
) -> Response[views.EventsView]:
    """Events after a number; with `wait`, as soon as there is news (long poll)."""
    place = house(request)
    await place.tables.get(table_id, check=True)
    return answer(await live.news(place.tables, place.hub, table_id, browser(request), as_, since, wait))


@get("/api/tables/{table_id:str}/news", summary="What the WebSocket would tell", operation_id="news")
async def news(
    request: Ask,
    table_id: TableId,
    since: Since = 0,
    heard: Annotated[int, QueryParameter(ge=0, le=2**31, description="messages heard so far")] = 0,
    mark: Annotated[str, QueryParameter(max_length=100, description="that of the last answer")] = "",
    as_: As = None,
    wait: Annotated[float, QueryParameter(ge=0, le=25, description="seconds to wait for news")] = 0,
) -> Response[views.News]:
    """For pages that no WebSocket reaches: what happened and was said since, as soon as there is any (long poll)."""
    place = house(request)
    await place.tables.get(table_id, check=True)
    told = live.Told(since, heard, mark)
    return answer(await live.ask(place.tables, place.hub, place.talk, table_id, browser(request), as_, told, wait))


async def _moved(
    request: Ask, table_id: str, seat: str, key: str | None, body: Any, make: Any
) -> tuple[_Accepted, Ending | None]:
    """Carry out actions or an undo, once for each key: the table after it, and where a batch ended early."""
    place, sender = house(request), known_session(request)
    known = None if key is None else Key(sender, seat, key, digest(write_json(body).decode()))

    ending = ""

    def checked(table: Table) -> Made:
        nonlocal ending
        table.holder(sender, seat)
        made: Made = make(table, place.tables.now(), known)
        ending = made[1].ending
        return made

    try:
        table, told = await place.tables.change(table_id, checked, known)
    except RefusedAt as refused:
        refused.viewer = refused.table.viewer(sender, seat)
        raise
    place.metrics.actions.inc()
    seq = table.seq(Viewer(seat))
    if told is not None:
        seq, ending = told.seq, told.ending
    return _Accepted(seq, place.table_bytes(table, sender, seat)), read_ending(ending) if ending else None


@post(
    "/api/tables/{table_id:str}/actions",
    summary="Answer the question of a seat",
    operation_id="act",
    opt={"body": requests.ActionsRequest},
)
async def act(request: Ask, table_id: TableId, key: IdempotencyKey = None) -> Response[views.Played]:
    """Play one or several offered actions in order. A repeated key is answered as the first time.

    A batch ends where something was drawn or shown, and where somebody else is asked; one that is refused before that
    changes nothing.
    """
    data = await read(request, requests.ActionsRequest)
    done, ending = await _moved(
        request, table_id, data.seat, key, data,
        lambda table, now, known: changes.play(table, data.seat, data.version, data.actions, now, known),
    )  # fmt: skip
    played = len(data.actions) if ending is None else ending.played
    reason = None if ending is None else wire.ending_view(ending)
    return answer(_Played(done.seq, done.table, played, data.actions[played:], reason), 201)


@post(
    "/api/tables/{table_id:str}/undo",
    summary="Take back own actions",
    operation_id="undo",
    opt={"body": requests.UndoRequest},
)
async def undo(request: Ask, table_id: TableId, key: IdempotencyKey = None) -> Response[views.Accepted]:
    """Take back the seat's latest actions, as far as nothing was drawn or shown and nobody else has acted."""
    data = await read(request, requests.UndoRequest)
    done, _ = await _moved(
        request, table_id, data.seat, key, data,
        lambda table, now, known: changes.undo(table, data.seat, data.count, now, known),
    )  # fmt: skip
    return answer(done, 201)


@get("/api/tables/{table_id:str}/plans", summary="Whole moves that begin with actions", operation_id="plans")
async def plans(
    request: Ask, table_id: TableId, seat: OwnSeat, action: Annotated[list[ActionName], QueryParameter(max_items=8)]
) -> Response[list[views.PlanView]]:
    """Each plan is a list of action ids to be sent as one batch."""
    table = await house(request).tables.get(table_id, check=True)
    table.holder(session(request), seat)
    return answer(questions.plans(table.match, seat, action))


@get("/api/tables/{table_id:str}/why-not", summary="Why something is not offered", operation_id="whyNot")
async def why_not(
    request: Ask, table_id: TableId, seat: OwnSeat, target: Annotated[str, QueryParameter(max_length=200)]
) -> Response[views.WhyNot]:
    """The rules against an action, or against a thing on the table such as `city:lueben`."""
    table = await house(request).tables.get(table_id, check=True)
    table.holder(session(request), seat)
    return answer(questions.why_not(table.match, seat, target))


@get("/api/tables/{table_id:str}/odds", summary="What an action may bring", operation_id="odds")
async def odds(
    request: Ask, table_id: TableId, seat: OwnSeat, action: Annotated[str, QueryParameter(max_length=200)]
) -> Response[views.OddsView]:
    """The exact chances of an offered action, with every throw and its sum, as far as the seat may know."""
    table = await house(request).tables.get(table_id, check=True)
    table.holder(session(request), seat)
    return answer(questions.odds(table.match, seat, action))


@get("/api/tables/{table_id:str}/look", summary="What the rules tell of a thing", operation_id="look")
async def look(
    request: Ask, table_id: TableId, target: Annotated[str, QueryParameter(max_length=200)], as_: As = None
) -> Response[views.LookView]:
    """What the rules tell a viewer of a thing on the table, such as how far it reaches."""
    table = await house(request).tables.get(table_id, check=True)
    viewer = table.viewer(session(request), as_)
    return answer(questions.look(table.match, viewer.seat, target))


@post(
    "/api/tables/{table_id:str}/instructions",
    summary="Answer questions beforehand",
    operation_id="instruct",
    opt={"body": requests.InstructionsRequest},
)
async def instruct(request: Ask, table_id: TableId, key: IdempotencyKey = None) -> Response[views.Accepted]:
    """Keep standing instructions of a seat, which nobody else is told of; all of them, or none. At any time."""
    data = await read(request, requests.InstructionsRequest)
    done, _ = await _moved(
        request, table_id, data.seat, key, data,
        lambda table, now, known: changes.instruct(table, data.seat, data.instructions, now, known),
    )  # fmt: skip
    return answer(done, 201)


@get("/api/tables/{table_id:str}/replay", summary="The table at an earlier step", operation_id="replay")
async def replay(
    request: Ask, table_id: TableId, step: Annotated[int, QueryParameter(ge=0, le=2**31)], as_: As = None
) -> Response[views.TableView]:
    """The table as it was after a step, as far as the viewer may see it; from every seat once the match is over.

    Without a position, where the table cannot be played here.
    """
    place = house(request)
    table = await place.tables.get(table_id, check=True)
    viewer = table.viewer(session(request), as_)
    async with place.turns.of(sender_of(request)):
        past = await place.tables.match_at(table, step)
    return answer(wire.table_view(table, viewer, place.hub.online(table.id), past=past, step=step))


@get(
    "/api/tables/{table_id:str}/record",
    summary="The game record as text",
    operation_id="record",
    media_type="text/plain",
)
async def record(request: Ask, table_id: TableId, as_: As = None) -> Response[str]:
    """As far as the viewer may see it; whole, with the seed and its proof, once the match is over.

    Where the match cannot be played here: its headers, and in comments what happened.
    """
    place = house(request)
    table = await place.tables.get(table_id, check=True)
    viewer = table.viewer(session(request), as_)
    text = table.records.get(viewer.seat)
    if text is None:
        async with place.turns.of(sender_of(request)):
            text = await place.tables.record(table, viewer)
    return Response(text, media_type="text/plain; charset=utf-8")


HANDLERS = (
    my_tables, open_table, join, see_table, events, news, act, undo, plans, why_not, odds, look, instruct, replay,
    record,
)  # fmt: skip
