"""Requests about seats: who plays them, on how many browsers, under which name, and how much time they have."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, delete, post

from pragmatica import bots
from pragmatica.server.forms import requests, views
from pragmatica.server.play import clock_changes, seating
from pragmatica.server.play.changes import Key, Made
from pragmatica.server.play.names import clean_name
from pragmatica.server.play.table import Table
from pragmatica.server.routes.house import (
    Ask,
    answer,
    house,
    known_session,
    read,
    require_words,
)
from pragmatica.server.routes.tables import IdempotencyKey, OnceKey, Seat, TableId, path_of
from pragmatica.server.security import digest, new_secret

CLOCK_WISHES: Final = {
    "pause": clock_changes.wish_pause,
    "withdraw": clock_changes.withdraw,
    "go-on": clock_changes.go_on,
}


@post(
    "/api/tables/{table_id:str}/seats/{seat:str}/bot",
    summary="Let a bot take a seat over",
    operation_id="seatBot",
    status_code=200,
    opt={"body": requests.BotRequest},
)
async def seat_bot(
    request: Ask, table_id: TableId, seat: Seat, key: IdempotencyKey = None
) -> Response[views.TableView]:
    """For the host, and for who holds the seat. Who took it over from a bot leaves it by this."""
    data = await read(request, requests.BotRequest)
    return await seated(
        request, table_id, seat, key, f"bot {data.bot}",
        lambda table, sender, now, known: seating.seat_bot(
            table, sender, seat, bots.chosen(data.bot, table.row.game), now, known
        ),
    )  # fmt: skip


@delete(
    "/api/tables/{table_id:str}/seats/{seat:str}/bot",
    summary="Take a seat back from its bot",
    operation_id="seatPeople",
    status_code=200,
)
async def seat_people(
    request: Ask, table_id: TableId, seat: Seat, key: IdempotencyKey = None
) -> Response[views.TableView]:
    """For the host, and for who holds the seat. A seat that nobody holds goes to the host's device."""
    return await seated(
        request, table_id, seat, key, "people",
        lambda table, sender, now, known: seating.seat_people(table, sender, seat, now, known),
    )  # fmt: skip


@post(
    "/api/tables/{table_id:str}/seats/{seat:str}/device",
    summary="Play an awaited seat oneself",
    operation_id="seatDevice",
    status_code=200,
    opt={"body": requests.Nothing},
)
async def seat_device(
    request: Ask, table_id: TableId, seat: Seat, key: IdempotencyKey = None
) -> Response[views.TableView]:
    """For the host, before the match begins: the seat goes to this device, and its link opens it no more."""
    await read(request, requests.Nothing)
    return await seated(
        request, table_id, seat, key, "device",
        lambda table, sender, now, known: seating.seat_device(table, sender, seat, now, known),
    )  # fmt: skip


@delete(
    "/api/tables/{table_id:str}/seats/{seat:str}/others",
    summary="Keep a seat to this browser alone",
    operation_id="keepSeat",
    status_code=200,
)
async def keep_seat(
    request: Ask, table_id: TableId, seat: Seat, key: IdempotencyKey = None
) -> Response[views.TableView]:
    """All other browsers lose the seat, and its link opens it no longer. For the host, and for who holds the seat."""
    return await seated(
        request, table_id, seat, key, "keep",
        lambda table, sender, now, known: seating.keep_seat(table, sender, seat, now, known),
    )  # fmt: skip


@post(
    "/api/tables/{table_id:str}/seats/{seat:str}/name",
    summary="Say what one is called",
    operation_id="nameSeat",
    status_code=200,
    opt={"body": requests.NameRequest},
)
async def name_seat(
    request: Ask, table_id: TableId, seat: Seat, key: IdempotencyKey = None
) -> Response[views.TableView]:
    """For who holds the seat; everybody is told. Two seats of a table may not look as if they had the same name."""
    data = await read(request, requests.NameRequest)
    name = clean_name(data.name, "name")
    require_words(request, name)
    return await seated(
        request, table_id, seat, key, f"name {name}",
        lambda table, sender, now, known: seating.name_seat(table, sender, seat, name, now, known),
    )  # fmt: skip


async def seated(request: Ask, table_id: str, seat: str, key: str | None, asked: str, make: Any) -> Response[Any]:
    """Change who plays a seat, once for each key."""
    place, sender = house(request), known_session(request)
    known = None if key is None else Key(sender, seat, key, digest(f"{asked} {seat}"))
    table, _ = await place.tables.change(table_id, lambda table: make(table, sender, place.tables.now(), known), known)
    return answer(place.table_bytes(table, sender, None))


@post(
    "/api/tables/{table_id:str}/seats/{seat:str}/link",
    summary="Make a link to a seat",
    operation_id="seatLink",
    opt={"body": requests.Nothing},
)
async def seat_link(request: Ask, table_id: TableId, seat: Seat, key: OnceKey = None) -> Response[views.LinkView]:
    """A link that opens the seat in one more browser, for the host and for who holds the seat; everybody is told."""
    await read(request, requests.Nothing)
    place, sender, key, salt = house(request), known_session(request), key or new_secret(), new_secret()

    def make(table: Table) -> Made | None:
        return seating.make_link(table, sender, seat, key, salt, place.tables.now())

    table, _ = await place.tables.change(table_id, make)
    link = f"{path_of(request, table_id)}#{seat}={seating.link_of(table.seat(seat), key)}"
    return answer(views.LinkView(link=link), 201)


@post(
    "/api/tables/{table_id:str}/clocks",
    summary="Wish that all clocks stand, let them go on, or grant time",
    operation_id="clocks",
    opt={"body": requests.ClocksRequest},
)
async def clocks(request: Ask, table_id: TableId, key: IdempotencyKey = None) -> Response[views.TableView]:
    """Clocks stand when all who play want it, and go on when one does; half of the others give a seat more time."""
    data = await read(request, requests.ClocksRequest)

    def make(table: Table, sender: str, now: float, known: Key | None) -> Made | None:
        if data.wish == "grant":
            return clock_changes.grant(table, sender, data.seat, data.to or "", now, known)
        return CLOCK_WISHES[data.wish](table, sender, data.seat, now, known)

    return await seated(request, table_id, data.seat, key, f"{data.wish} {data.to}", make)


HANDLERS = (seat_bot, seat_people, seat_device, keep_seat, name_seat, seat_link, clocks)
