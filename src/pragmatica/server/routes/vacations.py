"""Requests about vacations: days on which the correspondence clocks of one's seats stand."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post

from pragmatica.server.accounts.rows import Account
from pragmatica.server.accounts.vacations import day_of
from pragmatica.server.accounts.zones import usual_zone
from pragmatica.server.forms import accounts as forms
from pragmatica.server.routes.house import Ask, House, answer, house, known_account, read
from pragmatica.server.tables.holders import send_away


@get("/api/account/vacations", summary="One's vacations", operation_id="vacations")
async def vacations(request: Ask) -> Response[forms.VacationsView]:
    """Those of a year, and how many days are left of it."""
    return await _told(house(request), known_account(request))


@post("/api/account/vacations", summary="Plan a vacation", operation_id="planVacation", status_code=200,
      opt={"body": forms.VacationRequest})  # fmt: skip
async def plan(request: Ask) -> Response[forms.VacationsView]:
    """Whole days, the first and the last included; it begins in an hour at the earliest."""
    data = await read(request, forms.VacationRequest)
    place, account = house(request), known_account(request)
    first, last = day_of(data.first, "first"), day_of(data.last, "last")
    zone = account.zone or usual_zone(data.zone)
    await place.tables.write(place.plans.plan, account.id, first, last, zone, place.tables.now())
    await send_away(place.tables, place.plans, account.id)
    return await _told(place, account)


@post("/api/account/vacations/end", summary="End a vacation", operation_id="endVacation", status_code=200,
      opt={"body": forms.VacationEnd})  # fmt: skip
async def end(request: Ask) -> Response[forms.VacationsView]:
    """One that has begun ends now; one that has not is called off."""
    data = await read(request, forms.VacationEnd)
    place, account = house(request), known_account(request)
    await place.tables.write(place.plans.end, account.id, data.begin, place.tables.now())
    await send_away(place.tables, place.plans, account.id)
    return await _told(place, account)


async def _told(place: House, account: Account) -> Response[Any]:
    now = place.tables.now()
    found = await place.tables.read(place.plans.of, account.id, now)
    left = max(0, place.plans.yearly - sum(one.days for one in found))
    return answer(
        forms.VacationsView(
            yearly=place.plans.yearly,
            left=left,
            planned=[forms.VacationView(begin=one.begin, end=one.end, days=one.days) for one in found if one.end > now],
        )
    )


HANDLERS = (vacations, plan, end)
