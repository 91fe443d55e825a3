"""Requests about boards as pictures."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import QueryParameter

from pragmatica import wording
from pragmatica.server.errors import Refused
from pragmatica.server.routes.games import Language
from pragmatica.server.routes.house import Ask, house, sender_of, session
from pragmatica.server.routes.tables import As, TableId
from pragmatica.server.told import wire

SVG = "image/svg+xml"


@get(
    "/api/tables/{table_id:str}/picture",
    summary="The board at a step as an SVG",
    operation_id="picture",
    media_type=SVG,
)
async def picture(
    request: Ask,
    table_id: TableId,
    step: Annotated[int, QueryParameter(ge=0, le=2**31)],
    as_: As = None,
    language: Language = wording.FALLBACK,
) -> Response[str]:
    """As far as the viewer may see it, as in the replay; in a language that there is, else in English."""
    place = house(request)
    table = await place.tables.get(table_id, check=True)
    viewer = table.viewer(session(request), as_)
    async with place.turns.of(sender_of(request)):
        past = await place.tables.match_at(table, step)
    if past is None:
        raise Refused("unplayable", table.fault)
    known = language if language in wording.LANGUAGES else wording.FALLBACK
    return Response(wire.board_picture(past, viewer, known), media_type=SVG)


HANDLERS = (picture,)
