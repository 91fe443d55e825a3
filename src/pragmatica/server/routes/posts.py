"""Requests about being told when one is not looking: which tables wait, and on which ways to tell it."""

from __future__ import annotations

import time
from typing import Annotated, cast

from litestar import Response, delete, get, post
from litestar.params import PathParameter

from pragmatica.server.forms import posts as forms
from pragmatica.server.forms.requests import Nothing
from pragmatica.server.kept.rows import Channel
from pragmatica.server.play.news import KINDS
from pragmatica.server.posts import feeds
from pragmatica.server.posts.waiting import waiting
from pragmatica.server.routes.house import Ask, answer, browser, house, known_session, read, session
from pragmatica.server.tables.service import Tables

ChannelId = Annotated[str, PathParameter(max_length=100, description="id of the way")]
Secret = Annotated[str, PathParameter(max_length=200, description="the secret of an address")]


def _view(channel: Channel) -> forms.ChannelView:
    return forms.ChannelView(
        id=channel.id,
        kind=channel.kind,
        table=channel.table_id,
        address="" if channel.kind == "page" else channel.address,
        form=channel.form,
        wanted=[one for one in KINDS if one in channel.wanted.split()],
        open=channel.open,
        fault=channel.fault,
    )


@get("/api/waiting", summary="Tables that wait for this browser", operation_id="waiting")
async def waiting_tables(request: Ask) -> Response[forms.Waiting]:
    """Running matches at which one of its seats owes an answer."""
    sender = session(request)
    found = [] if sender is None else await waiting(house(request).tables, sender)
    rows = [
        forms.WaitingTable(row.id, row.name, row.game, list(one.seats), one.since, one.short)
        for one in found
        for row in [one.table.row]
    ]
    return answer(forms.Waiting(rows, _recess(house(request).tables), await _told(request)))


async def _told(request: Ask) -> list[forms.ToldView] | None:
    sender, here, office = session(request), browser(request), house(request).office
    letter = None if sender is None or here is None else await office.shelf(sender, here)
    if letter is None:
        return None
    looking = house(request).hub.looking
    return [
        forms.ToldView(
            id=one.id,
            kind=cast("forms.Told", one.kind),
            text=letter.line(one),
            place=one.place,
            seen=not looking(one.table).isdisjoint(one.seats),
        )
        for one in letter.items
    ]


def _recess(tables: Tables) -> forms.RecessView | None:
    found, now = tables.recess, tables.now()
    return None if found is None else forms.RecessView(found.begins, found.message, found.lasts(now), now)


@get("/api/channels", summary="On which ways this browser is told", operation_id="channels")
async def channels(request: Ask) -> Response[forms.ChannelsView]:
    """Those that it has set up, and what else can be."""
    sender, office = session(request), house(request).office
    own = [] if sender is None else await office.channels(sender)
    own = [one for one in own if one.kind != "page" or one.browser == browser(request)]
    return answer(forms.ChannelsView([_view(one) for one in own], push=office.push_key, mail=office.mail is not None))


@post("/api/channels/hooks", summary="Set up a webhook", operation_id="addHook", opt={"body": forms.HookRequest})
async def add_hook(request: Ask) -> Response[forms.ChannelMade]:
    """For this browser's seats or, by its host, for a table; the address must lie in the open net, with https."""
    data, sender = await read(request, forms.HookRequest), known_session(request)
    made = await house(request).office.hook(sender, browser(request) or "", data)
    return answer(forms.ChannelMade(_view(made), made.secret), 201)


@post("/api/channels/page", summary="Let pages tell", operation_id="addPage", opt={"body": forms.PageRequest})
async def add_page(request: Ask) -> Response[forms.ChannelMade]:
    """Those of this browser, while they are open: `told` of what waits; sent again, it takes the former's place."""
    data, sender = await read(request, forms.PageRequest), known_session(request)
    made = await house(request).office.page(sender, browser(request) or "", data)
    return answer(forms.ChannelMade(_view(made), ""), 201)


@post("/api/channels/push", summary="Push to this browser", operation_id="addPush", opt={"body": forms.PushRequest})
async def add_push(request: Ask) -> Response[forms.ChannelMade]:
    """With what its push service has given it; sent again, it takes the place of what was set up before."""
    data, sender = await read(request, forms.PushRequest), known_session(request)
    made = await house(request).office.browser(sender, browser(request) or "", data)
    return answer(forms.ChannelMade(_view(made), ""), 201)


@post("/api/channels/mail", summary="Write to an address", operation_id="addMail", opt={"body": forms.MailRequest})
async def add_mail(request: Ask) -> Response[forms.ChannelMade]:
    """Once whoever has it has followed the link that is sent there."""
    data, sender = await read(request, forms.MailRequest), known_session(request)
    made = await house(request).office.address(sender, browser(request) or "", data)
    return answer(forms.ChannelMade(_view(made), ""), 201)


@post(
    "/api/channels/feed", summary="Make a feed of one's turns", operation_id="addFeed", opt={"body": forms.FeedRequest}
)
async def add_feed(request: Ask) -> Response[forms.ChannelMade]:
    """Secret, and told this once; the one before is good no longer. With `.ics` a calendar, with `.atom` a feed."""
    data, sender = await read(request, forms.FeedRequest), known_session(request)
    office = house(request).office
    made, secret = await office.feed(sender, browser(request) or "", data)
    return answer(forms.ChannelMade(_view(made), f"{office.site}/api/feeds/{secret}/turns"), 201)


@post(
    "/api/channels/confirm",
    summary="Agree to mails",
    operation_id="confirmMail",
    status_code=204,
    opt={"body": forms.SecretRequest},
)
async def confirm(request: Ask) -> Response[None]:
    """With the link that came by mail, in any browser."""
    await house(request).office.agreed((await read(request, forms.SecretRequest)).secret)
    return Response(None, status_code=204)


@post("/api/unsubscribe/{secret:str}", summary="Want no more mails", operation_id="unsubscribe", status_code=204)
async def unsubscribe(request: Ask, secret: Secret) -> Response[None]:
    """By one press in a mail program (RFC 8058) or on our page; whatever is sent along is not looked at."""
    await house(request).office.ended(secret)
    return Response(None, status_code=204)


@get("/api/feeds/{secret:str}/turns.ics", summary="One's turns as a calendar", operation_id="calendar",
     media_type="text/calendar")  # fmt: skip
async def calendar(request: Ask, secret: Secret) -> Response[str]:
    """The tables that wait now."""
    place = house(request)
    found = await place.office.fed(secret)
    waits = await waiting(place.tables, found.holder)
    body = feeds.calendar(waits, found.language, place.office.link, time.time())
    return Response(body, media_type="text/calendar; charset=utf-8")


@get("/api/feeds/{secret:str}/turns.atom", summary="One's turns as a feed", operation_id="atom",
     media_type="application/atom+xml")  # fmt: skip
async def atom(request: Ask, secret: Secret) -> Response[str]:
    """The tables that wait now."""
    place = house(request)
    found = await place.office.fed(secret)
    waits = await waiting(place.tables, found.holder)
    body = feeds.atom(waits, found.language, place.office.site, place.office.link, found.id)
    return Response(body, media_type="application/atom+xml; charset=utf-8")


@post(
    "/api/channels/{channel_id:str}",
    summary="Say of what to tell on a way",
    operation_id="wantFrom",
    status_code=200,
    opt={"body": forms.WantedRequest},
)
async def want(request: Ask, channel_id: ChannelId) -> Response[forms.ChannelView]:
    """One that did not work is tried again."""
    data, sender = await read(request, forms.WantedRequest), known_session(request)
    return answer(_view(await house(request).office.want(sender, channel_id, data)))


@post("/api/channels/{channel_id:str}/trial", summary="Send oneself a trial message", operation_id="tryChannel",
      status_code=204, opt={"body": Nothing})  # fmt: skip
async def trial(request: Ask, channel_id: ChannelId) -> Response[None]:
    """At once; why it could not be delivered is told."""
    await read(request, Nothing)
    await house(request).office.trial(known_session(request), channel_id)
    return Response(None, status_code=204)


@delete("/api/channels/{channel_id:str}", summary="Tell no more on a way", operation_id="forgetChannel")
async def forget(request: Ask, channel_id: ChannelId) -> None:
    """What waits for it is told no more."""
    await house(request).office.forget(known_session(request), channel_id)


HANDLERS = (
    waiting_tables, channels, add_page, add_hook, add_push, add_mail, add_feed, confirm, unsubscribe, calendar, atom,
    want, trial, forget,
)  # fmt: skip
