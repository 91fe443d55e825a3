"""Requests about being told when one is not looking: which tables wait, and on which ways to tell it."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import PathParameter

from pragmatica.server.forms import posts as forms
from pragmatica.server.kept.rows import Channel
from pragmatica.server.posts.waiting import waiting
from pragmatica.server.routes.house import Ask, answer, browser, house, known_session, read, session

ChannelId = Annotated[str, PathParameter(max_length=100, description="id of the way")]


def _view(channel: Channel) -> forms.ChannelView:
    return forms.ChannelView(
        id=channel.id,
        kind=channel.kind,  # type: ignore[arg-type]
        table=channel.table_id,
        address=channel.address,
        form=channel.form,
        wanted=channel.wanted.split(),  # type: ignore[arg-type]
        open=channel.open,
        fault=channel.fault,
    )


@get("/api/waiting", summary="Tables that wait for this browser", operation_id="waiting")
async def waiting_tables(request: Ask) -> Response[forms.Waiting]:
    """Running matches at which one of its seats owes an answer."""
    sender = session(request)
    found = [] if sender is None else await waiting(house(request).tables, sender)
    rows = [forms.WaitingTable(one.table.id, one.table.row.name, one.table.row.game, list(one.seats), one.since)
            for one in found]  # fmt: skip
    return answer(forms.Waiting(rows))


@get("/api/channels", summary="On which ways this browser is told", operation_id="channels")
async def channels(request: Ask) -> Response[forms.ChannelsView]:
    """Those that it has set up, and what else can be."""
    sender, office = session(request), house(request).office
    own = [] if sender is None else await office.channels(sender)
    return answer(forms.ChannelsView([_view(one) for one in own], push=office.push_key, mail=False))


@post("/api/channels/hooks", summary="Set up a webhook", operation_id="addHook", opt={"body": forms.HookRequest})
async def add_hook(request: Ask) -> Response[forms.ChannelMade]:
    """For this browser's seats or, by its host, for a table; the address must lie in the open net, with https."""
    data, sender = await read(request, forms.HookRequest), known_session(request)
    made = await house(request).office.hook(sender, browser(request) or "", data)
    return answer(forms.ChannelMade(_view(made), made.secret), 201)


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


@delete("/api/channels/{channel_id:str}", summary="Tell no more on a way", operation_id="forgetChannel")
async def forget(request: Ask, channel_id: ChannelId) -> None:
    """What waits for it is told no more."""
    await house(request).office.forget(known_session(request), channel_id)


HANDLERS = (waiting_tables, channels, add_hook, want, forget)
