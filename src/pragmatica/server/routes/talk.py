"""Requests about talk at a table."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import QueryParameter

from pragmatica.server.forms import requests, views
from pragmatica.server.routes.house import Ask, answer, asking, house, known_session, read, session
from pragmatica.server.routes.tables import As, IdempotencyKey, Since, TableId
from pragmatica.server.security import new_secret


@get("/api/tables/{table_id:str}/messages", summary="What has been said at a table", operation_id="messages")
async def messages(
    request: Ask,
    table_id: TableId,
    since: Since = 0,
    most: Annotated[int, QueryParameter(ge=1, le=1_000, description="the first so many of them")] = 1_000,
    as_: As = None,
) -> Response[list[views.MessageView]]:
    """The messages for everybody and for the viewer's own seat, but for the first `since` of them."""
    place = house(request)
    table = await place.tables.get(table_id, check=True)
    return answer(await place.talk.heard(table, table.viewer(session(request), as_), since, most))


@post(
    "/api/tables/{table_id:str}/messages",
    summary="Say something at a table",
    operation_id="say",
    status_code=204,
    opt={"body": requests.MessageRequest},
)
async def say(request: Ask, table_id: TableId, key: IdempotencyKey = None) -> Response[None]:
    """To everybody, or to the seats named. A repeated key says nothing twice."""
    data, sender = await read(request, requests.MessageRequest), known_session(request)
    place = house(request)
    table = await place.tables.get(table_id, check=True)
    if data.readers:
        await place.company.require_welcome(asking(request), table, set(data.readers))
    account = asking(request)
    await place.talk.say(table, sender, data, key or new_secret(), account="" if account is None else account.id)
    return Response(None, status_code=204)


HANDLERS = (messages, say)
