"""Requests of moderators, and of readers who tell them of something; what has been done is told to the table."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Annotated, Final

from litestar import Response, delete, get, post
from litestar.params import PathParameter

from pragmatica import bots
from pragmatica.server.accounts.rows import Account
from pragmatica.server.errors import Refused
from pragmatica.server.forms import order as forms
from pragmatica.server.forms import requests, views
from pragmatica.server.kept import order
from pragmatica.server.kept.rows import AuditRow, Full
from pragmatica.server.play import leaving, moderating
from pragmatica.server.play.changes import Made
from pragmatica.server.play.names import clean, looks
from pragmatica.server.play.seating import link_of
from pragmatica.server.play.table import Table
from pragmatica.server.routes.house import Ask, answer, house, known_account, known_session, read, session
from pragmatica.server.routes.tables import Seat, TableId, path_of
from pragmatica.server.security import digest, new_id, new_secret

RANKS: Final = {"member": 0, "moderator": 1, "administrator": 2}
HOUR: Final = 3600.0
ReportId = Annotated[str, PathParameter(max_length=100, description="id of a report")]
AccountId = Annotated[str, PathParameter(max_length=100, description="id of an account")]


def moderator(request: Ask) -> Account:
    """The moderator who is signed in. Raises Refused where nobody is, or a member."""
    account = known_account(request)
    if RANKS[account.role] < 1:
        raise Refused("not-moderator", "only moderators may do this")
    return account


def _require_above(by: Account, account: Account) -> None:
    """Raises Refused where a moderator deals with somebody who may do as much as he, or with himself."""
    if RANKS[account.role] >= RANKS[by.role]:
        raise Refused("not-moderator", "this account may do as much as you")


def noted(account: Account, what: str, subject: str, reason: str = "", table: str | None = None) -> AuditRow:
    """What is kept of what a moderator does."""
    return AuditRow(
        id=new_id(),
        table_id=table,
        created=time.time(),
        actor=account.id,
        role=account.role,
        what=what,
        subject=subject,
        reason=reason,
    )


def reason_of(text: str) -> str:
    """A reason in normal form. Raises Refused."""
    found = clean(text, "reason", 300, 1_200)
    if not found:
        raise Refused("bad-text", "reason: nothing is said")
    return found


async def _told(request: Ask, rows: Sequence[AuditRow]) -> list[forms.AuditView]:
    tables = house(request).tables
    ids = [one.actor for one in rows] + [one.subject for one in rows if one.table_id is None]
    names = await tables.read(order.names, tables.storage, ids)
    return [
        forms.AuditView(
            table=one.table_id,
            when=one.created,
            who=names.get(one.actor),
            role=one.role,
            what=one.what,
            subject=one.subject if one.table_id is not None else names.get(one.subject, ""),
            reason=one.reason,
        )
        for one in rows
    ]


@get("/api/moderation", summary="Reports, sanctions and the audit log", operation_id="moderation")
async def overview(request: Ask) -> Response[forms.ModerationView]:
    """For moderators: what nobody has seen to, what is in force, and what has been done lately."""
    moderator(request)
    tables = house(request).tables
    reports = await tables.read(order.reports, tables.storage)
    sanctions = await tables.read(order.sanctions, tables.storage, time.time())
    ids = [one.account for one in sanctions] + [one.account for one in reports if one.account is not None]
    names = await tables.read(order.names, tables.storage, ids)
    told = await _told(request, await tables.read(order.audit, tables.storage))
    return answer(
        forms.ModerationView(
            reports=[
                forms.ReportView(
                    id=one.id,
                    table=one.table_id,
                    kind=one.kind,
                    seat=one.seat,
                    account=names.get(one.account or ""),
                    text=one.text,
                    note=one.note,
                    created=one.created,
                )
                for one in reports
            ],
            sanctions=[
                forms.SanctionView(
                    account=one.account,
                    name=names.get(one.account, ""),
                    kind=one.kind,
                    until=one.until,
                    reason=one.reason,
                )
                for one in sanctions
            ],
            audit=told,
        )
    )


@post(
    "/api/moderation/sanctions",
    summary="Keep an account from talking or signing in",
    operation_id="impose",
    status_code=204,
    opt={"body": forms.SanctionRequest},
)
async def impose(request: Ask) -> Response[None]:
    """For some hours, with a reason; not of those who may do as much. Who is blocked is signed out everywhere."""
    by, data = moderator(request), await read(request, forms.SanctionRequest)
    place = house(request)
    found = await place.tables.read(place.accounts.store.by_name, looks(data.name))
    if found is None:
        raise Refused("not-found", "name: nobody is called so")
    account = found[0]
    _require_above(by, account)
    reason, until = reason_of(data.reason), time.time() + data.hours * HOUR
    kept = order.Sanction(account.id, data.kind, until, reason)
    row = noted(by, data.kind, account.id, reason)
    await place.tables.write(order.impose, place.tables.storage, kept, row)
    if data.kind == "block":
        await place.tables.write(place.accounts.store.told, account.id)
        place.accounts.changed(account.id)
    return Response(None, status_code=204)


@delete(
    "/api/moderation/sanctions/{account_id:str}/{kind:str}",
    summary="Keep an account from it no longer",
    operation_id="lift",
)
async def lift(
    request: Ask, account_id: AccountId, kind: Annotated[str, PathParameter(max_length=20)]
) -> Response[None]:
    """It may talk, or sign in, again; who may do as much as the moderator is freed by somebody above him."""
    by, place = moderator(request), house(request)
    found = await place.tables.read(place.accounts.store.account, account_id)
    if found is not None:
        _require_above(by, found)
    wanted: order.Kind = "mute" if kind == "mute" else "block"
    row, tables = noted(by, f"{wanted}-lifted", account_id), place.tables
    if kind not in ("mute", "block") or not await tables.write(order.lift, tables.storage, account_id, wanted, row):
        raise Refused("not-found", "there is no such sanction")
    return Response(None, status_code=204)


@post(
    "/api/moderation/tables/{table_id:str}/close",
    summary="Close a table",
    operation_id="shutTable",
    status_code=204,
    opt={"body": forms.ReasonRequest},
)
async def close(request: Ask, table_id: TableId) -> Response[None]:
    """Nothing is lost: it can be read, and its clocks stand. The table is told the reason."""
    by, data = moderator(request), await read(request, forms.ReasonRequest)
    tables, reason = house(request).tables, reason_of(data.reason)
    row = noted(by, "close", "", reason, table_id)
    await tables.change(table_id, lambda table: moderating.close(table, reason, tables.now(), row), any_table=True)
    return Response(None, status_code=204)


@delete("/api/moderation/tables/{table_id:str}/close", summary="Open a table again", operation_id="openAgain")
async def reopen(request: Ask, table_id: TableId) -> Response[None]:
    """All goes on as before."""
    by, tables = moderator(request), house(request).tables
    row = noted(by, "reopen", "", "", table_id)
    await tables.change(table_id, lambda table: moderating.reopen(table, tables.now(), row), any_table=True)
    return Response(None, status_code=204)


@post(
    "/api/moderation/tables/{table_id:str}/seats/{seat:str}",
    summary="Take a seat over",
    operation_id="takeOver",
    status_code=200,
    opt={"body": forms.SeatOrderRequest},
)
async def take_over(request: Ask, table_id: TableId, seat: Seat) -> Response[views.OfferView]:
    """Give it to a bot, or offer it to a successor; the moderator sees nothing of it."""
    by, data = moderator(request), await read(request, forms.SeatOrderRequest)
    tables, key, salt = house(request).tables, new_secret(), new_secret()
    row = noted(by, f"seat-{data.to}", seat, reason_of(data.reason), table_id)

    def make(table: Table) -> Made | None:
        bot, now = bots.chosen(None, table.row.game), tables.now()
        if by.id in {one.session for one in table.claims}:
            raise Refused("not-moderator", "who plays at a table takes over no seat there")
        if data.to == "bot":
            return moderating.give_to_bot(table, seat, bot, now, row)
        return leaving.offer(table, by.id, seat, data.to, bot, key, salt, now, audit=(row,))

    table, _ = await tables.change(table_id, make)
    secret = link_of(table.seat(seat), key)
    return answer(views.OfferView(link=None if secret is None else f"{path_of(request, table_id)}#{seat}={secret}"))


@post(
    "/api/moderation/reports/{report_id:str}",
    summary="See to a report",
    operation_id="settleReport",
    status_code=204,
    opt={"body": requests.Nothing},
)
async def settle(request: Ask, report_id: ReportId) -> Response[None]:
    """It goes from the list."""
    by, tables = moderator(request), house(request).tables
    await read(request, requests.Nothing)
    if not await tables.write(order.settle, tables.storage, report_id, noted(by, "report-settled", "")):
        raise Refused("not-found", "there is no such report, or somebody has seen to it")
    return Response(None, status_code=204)


@post(
    "/api/tables/{table_id:str}/reports",
    summary="Tell moderators of a message or a name",
    operation_id="report",
    status_code=204,
    opt={"body": forms.ReportRequest},
)
async def report(request: Ask, table_id: TableId) -> Response[None]:
    """By whoever has heard it; moderators see that message alone. What has been reported is not reported twice."""
    data, sender = await read(request, forms.ReportRequest), known_session(request)
    place = house(request)
    table = await place.tables.get(table_id, check=True)
    if data.kind == "message":
        viewer = table.viewer(sender, data.reader or "spectator")
        heard = await place.talk.one_heard(table, viewer, data.index)
        if heard is None:
            raise Refused("not-found", "there is no such message")
        seat, text, mark = heard.message.sender, heard.message.text, repr(heard.message.when)
        account = _player(table, seat) if heard.account is None else heard.account or None
    else:
        found = table.seat(data.seat or "")
        seat, text, mark = found.seat, table.called(found), ""
        if not text:
            raise Refused("not-found", "this seat has no name")
        account = _player(table, seat)
    row = order.Report(
        id=digest(f"{table.id} {data.kind} {seat} {mark} {text}"),
        table_id=table.id,
        kind=data.kind,
        seat=seat,
        account=account,
        text=text,
        open=True,
        reporter=sender,
        note=clean(data.note, "note", 300, 1_200),
        created=time.time(),
    )
    try:
        await place.tables.write(order.report, place.tables.storage, row)
    except Full:
        raise Refused("too-many-requests", "too many reports; wait a while") from None
    return Response(None, status_code=204)


def _player(table: Table, seat: str) -> str | None:
    person = table.person(seat)
    return None if person is None else person[0]


@get("/api/tables/{table_id:str}/audit", summary="What hosts and moderators have done here", operation_id="audit")
async def audit(request: Ask, table_id: TableId) -> Response[list[forms.AuditView]]:
    """For everybody who sees the table, the latest first."""
    place = house(request)
    table = await place.tables.get(table_id, check=True)
    table.viewer(session(request), None)
    return answer(await _told(request, await place.tables.read(order.audit, place.tables.storage, table.id)))


HANDLERS = (overview, impose, lift, close, reopen, take_over, settle, report, audit)
