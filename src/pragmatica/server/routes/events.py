"""Requests about events and leagues: open, join, leave, decide, look."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, delete, get, post
from litestar.params import HeaderParameter, PathParameter

from pragmatica.server.errors import Refused
from pragmatica.server.events import told
from pragmatica.server.events.rows import Event
from pragmatica.server.events.service import may_decide
from pragmatica.server.forms import events as forms
from pragmatica.server.routes.house import (
    Ask,
    address_of,
    answer,
    asking,
    house,
    known_account,
    read,
    require_words,
    sender_of,
)
from pragmatica.server.security import opener_of

EventId = Annotated[str, PathParameter(max_length=100, description="id of the event")]
LeagueId = Annotated[str, PathParameter(max_length=100, description="id of the league")]
OnceKey = Annotated[str | None, HeaderParameter(name="Idempotency-Key", pattern=r"^[\x21-\x7e]{8,100}$")]
SureKey = Annotated[str, HeaderParameter(name="Idempotency-Key", pattern=r"^[\x21-\x7e]{8,100}$")]


@get("/api/events", summary="Events and leagues", operation_id="allEvents")
async def events(request: Ask) -> Response[forms.EventList]:
    """Events that anybody may join or follow, and one's own; the latest first."""
    place, account = house(request), asking(request)
    ident = None if account is None else account.id
    lines = await place.tables.read(place.events.store.lines, ident)
    leagues = await place.tables.read(place.events.store.leagues, None)
    view = forms.EventList(
        events=[told.line_view(one) for one in lines],
        leagues=[told.league_line(league, by, ident) for league, by in leagues],
        may_open=account is not None,
    )
    return answer(view)


@post("/api/events", summary="Open an event", operation_id="openEvent", opt={"body": forms.EventRequest})
async def open_event(request: Ask, key: OnceKey = None) -> Response[forms.EventCreated]:
    """Open an event, which one organises from then on. A repeated key opens no other."""
    data, place, account = await read(request, forms.EventRequest), house(request), known_account(request)
    require_words(request, data.name)
    ident = await place.events.open(data, account, key, opener_of(address_of(request)))
    return answer(forms.EventCreated(ident), 201)


@get("/api/events/{event_id:str}", summary="An event", operation_id="seeEvent")
async def event(request: Ask, event_id: EventId) -> Response[forms.WholeEvent]:
    """An event with its rounds, standings and the decisions of its organiser."""
    return await _view(request, await house(request).events.get(event_id))


@post(
    "/api/events/{event_id:str}/entry",
    summary="Join an event",
    operation_id="joinEvent",
    status_code=200,
    opt={"body": forms.EntryRequest},
)
async def join_event(request: Ask, event_id: EventId) -> Response[forms.WholeEvent]:
    """Play in an event, before it starts; who plays already does so once."""
    data, place, account = await read(request, forms.EntryRequest), house(request), known_account(request)
    return await _view(request, await place.events.join(event_id, account, data.invite.strip(), data.part or ""))


@delete(
    "/api/events/{event_id:str}/entry", summary="Withdraw from an event", operation_id="leaveEvent", status_code=200
)
async def leave_event(request: Ask, event_id: EventId) -> Response[forms.WholeEvent]:
    """Play no longer; in a round that is being played a bot plays on."""
    place, account = house(request), known_account(request)
    return await _view(request, await place.events.leave(event_id, account.id))


@post(
    "/api/events/{event_id:str}/decisions",
    summary="Decide as the organiser",
    operation_id="decideEvent",
    status_code=200,
    opt={"body": forms.DecisionRequest},
)
async def decide(request: Ask, event_id: EventId, key: SureKey) -> Response[forms.WholeEvent]:
    """Start or cancel, judge a table, let a bot play on, withdraw somebody, extend a round; everybody can read it."""
    data, place, account = await read(request, forms.DecisionRequest), house(request), known_account(request)
    return await _view(request, await place.events.decide(event_id, account, data, key))


@get("/api/events/{event_id:str}/results.json", summary="The results as a file", operation_id="eventResults")
async def results(request: Ask, event_id: EventId) -> Response[forms.WholeEvent]:
    """What everybody may know of an event, to be kept."""
    found = await house(request).events.get(event_id)
    view = told.event_view(found, None, organiser=False)
    return answer(view, headers={"content-disposition": 'attachment; filename="results.json"'})


@get(
    "/api/events/{event_id:str}/results.csv",
    summary="The standings as a sheet",
    operation_id="eventSheet",
    media_type="text/csv",
)
async def sheet(request: Ask, event_id: EventId) -> Response[str]:
    """The standings, a row for each entry."""
    found = await house(request).events.get(event_id)
    text = told.results_csv(found, told.event_view(found, None, organiser=False))
    headers = {"content-disposition": 'attachment; filename="results.csv"'}
    return Response(text, media_type="text/csv; charset=utf-8", headers=headers)


@post("/api/leagues", summary="Open a league", operation_id="openLeague", opt={"body": forms.LeagueRequest})
async def open_league(request: Ask, key: OnceKey = None) -> Response[forms.LeagueLine]:
    """Open a league, to which one adds events of one's own. A repeated key opens no other."""
    data, place, account = await read(request, forms.LeagueRequest), house(request), known_account(request)
    require_words(request, data.name)
    league = await place.events.open_league(data.name, account, key)
    return answer(told.league_line(league, account.name, account.id), 201)


@get("/api/leagues/{league_id:str}", summary="A league", operation_id="seeLeague")
async def league(request: Ask, league_id: LeagueId) -> Response[forms.LeagueView]:
    """A league with its events and its running table."""
    place, account = house(request), asking(request)
    ident, store = None if account is None else account.id, place.events.store
    found = await place.tables.read(store.leagues, league_id)
    if not found:
        raise Refused("not-found", "there is no such league")
    lines = await place.tables.read(store.of_league, league_id, ident)
    view = forms.LeagueView(
        line=told.league_line(*found[0], ident),
        events=[told.line_view(one) for one in lines],
        table=told.league_table(await place.tables.read(store.places, league_id)),
    )
    return answer(view)


async def _view(request: Ask, found: Event) -> Response[Any]:
    """The event as who asks may see it."""
    account = asking(request)
    async with house(request).turns.of(sender_of(request)):
        view = told.event_view(found, None if account is None else account.id, organiser=may_decide(found, account))
    return answer(view)


HANDLERS = (
    events, open_event, event, join_event, leave_event, decide, results, sheet, open_league, league,
)  # fmt: skip
