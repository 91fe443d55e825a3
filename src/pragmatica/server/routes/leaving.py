"""Requests by which players leave: to a successor, and all together by ending the match."""

from __future__ import annotations

from litestar import Response, delete, post

from pragmatica import bots
from pragmatica.server.forms import requests, views
from pragmatica.server.play import leaving, votes
from pragmatica.server.play.changes import Key, Made
from pragmatica.server.play.names import clean_name
from pragmatica.server.play.seating import link_of
from pragmatica.server.play.table import Table
from pragmatica.server.routes.house import Ask, answer, house, known_account, known_session, read, require_words
from pragmatica.server.routes.seats import seated
from pragmatica.server.routes.tables import IdempotencyKey, OnceKey, Seat, TableId, path_of
from pragmatica.server.security import new_secret

Seen = Response[views.TableView]


@post(
    "/api/tables/{table_id:str}/votes",
    summary="Propose to end the match, or answer that",
    operation_id="vote",
    status_code=200,
    opt={"body": requests.VotesRequest},
)
async def vote(request: Ask, table_id: TableId, key: IdempotencyKey = None) -> Seen:
    """The match ends when all consent who play; what silence means when the time is over, `TableView.vote` tells."""
    data = await read(request, requests.VotesRequest)

    def make(table: Table, sender: str, now: float, known: Key | None) -> Made | None:
        if data.wish == "consent":
            return votes.agree(table, sender, data.seat, now, known)
        if data.wish == "decline":
            return votes.decline(table, sender, data.seat, now, known)
        lasts = 24 * 3600 * house(request).config.vote_days
        return votes.propose(table, sender, data.seat, data.wish, data.winners, now, lasts, known)

    return await seated(request, table_id, data.seat, key, f"{data.wish} {' '.join(data.winners)}", make)


@post(
    "/api/tables/{table_id:str}/seats/{seat:str}/offer",
    summary="Leave a seat to a successor",
    operation_id="offerSeat",
    opt={"body": requests.OfferRequest},
)
async def offer(request: Ask, table_id: TableId, seat: Seat, key: OnceKey = None) -> Response[views.OfferView]:
    """By a link that opens it once, or offered to whoever has an account. Who takes it sees what the seat knows.

    For who holds the seat, and for the host. Until somebody has taken it, its player may come back.
    """
    data = await read(request, requests.OfferRequest)
    place, sender, key, salt = house(request), known_session(request), key or new_secret(), new_secret()

    def make(table: Table) -> Made | None:
        bot = bots.chosen(data.bot, table.row.game) if data.bot_plays else None
        return leaving.offer(table, sender, seat, data.way, bot, key, salt, place.tables.now())

    table, _ = await place.tables.change(table_id, make)
    secret = link_of(table.seat(seat), key)
    link = None if secret is None else f"{path_of(request, table_id)}#{seat}={secret}"
    return answer(views.OfferView(link=link), 201)


@delete(
    "/api/tables/{table_id:str}/seats/{seat:str}/offer",
    summary="Come back to a seat that is offered",
    operation_id="comeBack",
    status_code=200,
)
async def come_back(
    request: Ask, table_id: TableId, seat: Seat, key: IdempotencyKey = None
) -> Response[views.TableView]:
    """While nobody has taken it. For who holds the seat; the host ends the offer alone."""
    return await seated(
        request, table_id, seat, key, "back",
        lambda table, sender, now, known: leaving.come_back(table, sender, seat, now, known),
    )  # fmt: skip


@post(
    "/api/tables/{table_id:str}/seats/{seat:str}/succeed",
    summary="Take a seat that is offered to anybody",
    operation_id="succeed",
    status_code=200,
    opt={"body": requests.NameRequest},
)
async def succeed(request: Ask, table_id: TableId, seat: Seat, key: IdempotencyKey = None) -> Seen:
    """For who is signed in and holds no other seat at the table; who held this one loses it."""
    data, account = await read(request, requests.NameRequest), known_account(request)
    name, place = clean_name(data.name, "name"), house(request)
    require_words(request, name)
    await place.company.require_welcome(account, await place.tables.get(table_id, check=True))
    return await seated(
        request, table_id, seat, key, f"succeed {name}",
        lambda table, _, now, known: leaving.succeed(table, account.id, seat, name, now, known),
    )  # fmt: skip


HANDLERS = (vote, offer, come_back, succeed)
