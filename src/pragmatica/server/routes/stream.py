"""The WebSocket: a stream of updates that resumes by number."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter

from pragmatica.core.errors import PragmaticaError
from pragmatica.server.errors import Refused, refusal
from pragmatica.server.routes.house import browser, house
from pragmatica.server.tables import live

FAILED: Final = 1011
GOING_AWAY: Final = 1012
REFUSED: Final = 4000  # plus the HTTP status
HIDDEN: Final = "hidden"
VISIBLE: Final = "visible"
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)  # the other side, as the layers below us say it
log = structlog.get_logger()


@websocket("/api/ws")
async def follow(
    socket: WebSocket[Any, Any, Any],
    table: Annotated[str, QueryParameter(max_length=100)],
    since: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0,
    heard: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
    as_: Annotated[str | None, QueryParameter(name="as", max_length=100)] = None,
) -> None:
    """Send an update at once and after each change that the viewer can notice.

    The page may say `hidden` and `visible`, so that who does not look can be told elsewhere; anything else is ignored.

    Closes with 4000 plus the status of the refusal, with 1012 when the server stops, with 1011 when it made a
    mistake: come back with both numbers.
    """
    place, eyes = house(socket), live.Eyes()
    stream = live.updates(place.tables, place.hub, place.talk, table, browser(socket), as_, since, heard, eyes)
    try:
        await socket.accept()
    except GONE:
        return
    sending = asyncio.create_task(_send(socket, stream))
    listening = asyncio.create_task(_listen(socket, eyes, lambda: place.hub.blinked(table)))
    try:
        await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sending, listening):
            task.cancel()
        await asyncio.gather(sending, listening, return_exceptions=True)
        await stream.aclose()


async def _send(socket: WebSocket[Any, Any, Any], stream: Any) -> None:
    try:
        async for message in stream:
            await socket.send({"type": "websocket.send", "bytes": None, "text": message})
        await socket.close(GOING_AWAY, "the server stops")
    except (Refused, PragmaticaError) as error:
        refused = error if isinstance(error, Refused) else refusal(error)
        await socket.close(REFUSED + refused.status, refused.kind)
    except GONE:  # gone while we were sending
        return
    except Exception:
        log.exception("stream failed")
        await socket.close(FAILED, "the server made a mistake; it has been noted")


async def _listen(socket: WebSocket[Any, Any, Any], eyes: live.Eyes, blinked: Callable[[], None]) -> None:
    """Read until the other side goes."""
    try:
        while True:
            said = await socket.receive_data(mode="text")
            if said in (HIDDEN, VISIBLE):
                eyes.open = said == VISIBLE
                blinked()
    except GONE:
        return
