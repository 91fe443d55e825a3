"""Requests about tables that wait for players: find one, leave a seat, begin with whoever has come, give it up."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

from litestar import Response, delete, get, post
from litestar.params import QueryParameter
from msgspec import Meta

from pragmatica import bots
from pragmatica.server.errors import Refused
from pragmatica.server.forms import lobby as forms
from pragmatica.server.forms import requests, views
from pragmatica.server.kept import listings
from pragmatica.server.play import gathering
from pragmatica.server.play.changes import Key, Made
from pragmatica.server.play.table import Table
from pragmatica.server.routes.house import Ask, Encoded, answer, asking, house, known_session, read, send, session
from pragmatica.server.routes.tables import IdempotencyKey, Seat, TableId
from pragmatica.server.security import digest
from pragmatica.server.told import lobby as told
from pragmatica.server.told import wire

CURSOR: Final = re.compile(r"([0-9]{1,12}(?:\.[0-9]{1,9})?)~([A-Za-z0-9_-]{1,64})")
MOST_WATCHED: Final = 20  # tables that are asked for at once
TableName = Annotated[str, Meta(max_length=100)]
Filter = Annotated[str | None, QueryParameter(max_length=100, description="only these")]


@get("/api/lobby", summary="Tables that wait for players", operation_id="lobby")
async def lobby(
    request: Ask,
    game: Filter = None,
    language: Filter = None,
    pace: Annotated[str | None, QueryParameter(pattern="^(live|days|bank|none)$", description="only these")] = None,
    after: Annotated[str | None, QueryParameter(max_length=100, description="`next` of the page before")] = None,
) -> Response[forms.LobbyView]:
    """Those with a free seat, the latest first, a page at a time; who has the page already is sent nothing."""
    place, sender = house(request), session(request)
    wanted = {"game": game, "language": language, "pace": pace}
    chosen = {column: value for column, value in wanted.items() if value is not None}
    engine = place.tables.storage.engine
    rows = await place.tables.read(listings.listed, engine, chosen, _cursor(after), listings.PAGE + 1)
    found = [await place.tables.get(ident, check=True) for ident, _ in rows[: listings.PAGE]]
    account = asking(request)
    shunned = frozenset[str]() if account is None else await place.company.shunned(account.id)
    lines = [
        told.open_table(one, one.viewer(sender, None), place.hub.online(one.id))
        for one in found
        if gathering.free_seats(one)  # it may have changed since the list was read
        and shunned.isdisjoint((one.row.host, *(claim.session for claim in one.claims)))
    ]
    chosen.pop("pace", None)
    offers = [] if after is not None else await _offers(request, chosen, pace, shunned)
    more = f"{rows[listings.PAGE - 1][1]!r}~{rows[listings.PAGE - 1][0]}" if len(rows) > listings.PAGE else None
    return send(request, Encoded.of(forms.LobbyView(tables=lines, next=more, offered=offers)))


async def _offers(
    request: Ask, chosen: dict[str, str], pace: str | None, shunned: frozenset[str]
) -> list[forms.OfferedTable]:
    """Matches in which a seat waits for a successor; none with people whom one does not meet."""
    tables = house(request).tables
    idents = await tables.read(listings.offered, tables.storage.engine, chosen)
    found = [await tables.get(ident, check=True) for ident in idents]
    return [
        line
        for one in found
        if shunned.isdisjoint((one.row.host, *(claim.session for claim in one.claims)))
        and (line := told.offered_table(one)).seats  # it may have changed since the list was read
        and pace in (None, "none" if line.pace is None else line.pace.kind)
    ]


@get("/api/watched", summary="Public tables that one watches", operation_id="watched")
async def watched(
    request: Ask, table: Annotated[list[TableName], QueryParameter(max_items=MOST_WATCHED)]
) -> Response[list[views.TableLine]]:
    """Those of these that there are and that are public, as any spectator sees them; in the order asked for."""
    place, lines = house(request), []
    now = place.tables.now()
    for ident in dict.fromkeys(table):
        try:
            found = await place.tables.get(ident, check=True)
        except Refused as refused:
            if refused.kind != "not-found":
                raise
            continue
        if found.row.public:
            lines.append(wire.table_line(found, found.viewer(None, None), place.hub.online(ident), now))
    return send(request, Encoded.of(lines))


def _cursor(after: str | None) -> tuple[float, str] | None:
    """Where a page begins. Raises Refused."""
    if after is None:
        return None
    found = CURSOR.fullmatch(after)
    if found is None:
        raise Refused("bad-request", "after: must be what `next` of another page said")
    return float(found[1]), found[2]


@delete(
    "/api/tables/{table_id:str}/seats/{seat:str}/holder",
    summary="Leave a seat before the match begins",
    operation_id="standUp",
    status_code=200,
)
async def stand_up(
    request: Ask, table_id: TableId, seat: Seat, key: IdempotencyKey = None
) -> Response[views.TableView]:
    """For who has sat down at a free seat, and for the host, who sends him away; the seat is free again."""
    return await _changed(
        request, table_id, key, f"stand up {seat}",
        lambda table, sender, now, known: gathering.stand_up(table, sender, seat, now, known),
    )  # fmt: skip


@post(
    "/api/tables/{table_id:str}/start",
    summary="Begin with those who have come",
    operation_id="startTable",
    status_code=200,
    opt={"body": requests.BotRequest},
)
async def start(request: Ask, table_id: TableId, key: IdempotencyKey = None) -> Response[views.TableView]:
    """For the host: a bot plays each seat at which somebody is still awaited."""
    data = await read(request, requests.BotRequest)
    return await _changed(
        request, table_id, key, f"start {data.bot}",
        lambda table, sender, now, known: gathering.start(
            table, sender, bots.chosen(data.bot, table.row.game), now, known
        ),
    )  # fmt: skip


@post(
    "/api/tables/{table_id:str}/close",
    summary="Give a table up before it begins",
    operation_id="closeTable",
    status_code=200,
    opt={"body": requests.Nothing},
)
async def close(request: Ask, table_id: TableId, key: IdempotencyKey = None) -> Response[views.TableView]:
    """For the host: nobody can sit down there any more, and it stands in no list."""
    await read(request, requests.Nothing)
    return await _changed(
        request, table_id, key, "close",
        lambda table, sender, now, known: gathering.close(table, sender, now, known),
    )  # fmt: skip


async def _changed(request: Ask, table_id: str, key: str | None, asked: str, make: Any) -> Response[Any]:
    """Change a table that gathers, once for each key."""
    place, sender = house(request), known_session(request)
    known = None if key is None else Key(sender, "", key, digest(asked))

    def made(table: Table) -> Made:
        changed: Made = make(table, sender, place.tables.now(), known)
        return changed

    table, _ = await place.tables.change(table_id, made, known)
    return answer(place.table_bytes(table, sender, None))


HANDLERS = (lobby, watched, stand_up, start, close)
