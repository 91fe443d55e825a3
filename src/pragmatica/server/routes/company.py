"""Requests about what people who are known here have to do with each other: invitations, favourites and blocks."""

from __future__ import annotations

from typing import cast

from litestar import Response, delete, get, post

from pragmatica.server.forms import company as forms
from pragmatica.server.forms.views import AccountView
from pragmatica.server.routes.house import Ask, answer, asking, house, known_account, read
from pragmatica.server.routes.tables import Seat, TableId
from pragmatica.server.told import lobby as told


@get("/api/invitations", summary="What one is asked, and whom one has asked", operation_id="invitations")
async def invitations(request: Ask) -> Response[forms.InvitationsView]:
    """Of the account that is signed in; where nobody is, there are none."""
    place, account = house(request), asking(request)
    if account is None:
        return answer(forms.InvitationsView(received=[], sent=[]))
    received = [
        forms.ReceivedView(
            table=told.open_table(one.table, one.table.viewer(account.id, None), place.hub.online(one.table.id)),
            seat=one.seat,
            created=one.created,
        )
        for one in await place.company.received(account)
    ]
    sent = [
        forms.SentView(table=one.table.id, seat=one.seat, name=one.name, created=one.created)
        for one in await place.company.sent(account)
    ]
    return answer(forms.InvitationsView(received=received, sent=sent))


@post(
    "/api/tables/{table_id:str}/seats/{seat:str}/invitation",
    summary="Ask somebody to a seat",
    operation_id="invite",
    status_code=204,
    opt={"body": forms.InviteRequest},
)
async def invite(request: Ask, table_id: TableId, seat: Seat) -> Response[None]:
    """By name, in place of whoever was asked before. Whether anybody has this name is not told."""
    data = await read(request, forms.InviteRequest)
    await house(request).company.invite(table_id, known_account(request), seat, data.name)
    return Response(None, status_code=204)


@delete(
    "/api/tables/{table_id:str}/seats/{seat:str}/invitation",
    summary="Decline an invitation, or take it back",
    operation_id="takeBackInvitation",
)
async def take_back(request: Ask, table_id: TableId, seat: Seat) -> None:
    """To accept one is to join at its seat."""
    await house(request).company.take_back(table_id, known_account(request), seat)


@get("/api/regards", summary="Whom one likes to meet, and whom not", operation_id="regards")
async def regards(request: Ask) -> Response[list[forms.RegardView]]:
    """Nobody else is told."""
    found = await house(request).company.regards(known_account(request))
    return answer(
        [
            forms.RegardView(account=AccountView(id=one.other, name=one.name), kind=cast("forms.Kind", one.kind))
            for one in found
        ]
    )


@post(
    "/api/regards",
    summary="Say how one regards another",
    operation_id="regard",
    status_code=204,
    opt={"body": forms.RegardRequest},
)
async def regard(request: Ask) -> Response[None]:
    """Who is blocked sits down at no public table of the other's, asks in vain, and writes to him not in private."""
    data = await read(request, forms.RegardRequest)
    await house(request).company.regard(known_account(request), data.account, data.kind)
    return Response(None, status_code=204)


HANDLERS = (invitations, invite, take_back, regards, regard)
