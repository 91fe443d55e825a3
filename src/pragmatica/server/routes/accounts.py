"""Requests about accounts: register, sign in and out, who one is."""

from __future__ import annotations

from typing import Any

from litestar import Response, delete, get, post

from pragmatica.server.accounts.device import device_name
from pragmatica.server.accounts.rows import Account
from pragmatica.server.accounts.zones import known_zone
from pragmatica.server.errors import Refused
from pragmatica.server.forms import accounts as forms
from pragmatica.server.routes.house import (
    Ask,
    address_of,
    answer,
    asking,
    browser,
    cookie_of,
    house,
    read,
    renewed,
)
from pragmatica.server.told.accounts import own_account


@get("/api/account", summary="Who is signed in", operation_id="whoAmI")
async def who_am_i(request: Ask) -> Response[forms.SignedInView]:
    """The account of this browser, if it has one; it need not."""
    account = asking(request)
    return answer(_state(request, account), headers=renewed(request) if account is not None else {})


@post("/api/account", summary="Make an account", operation_id="register", opt={"body": forms.RegisterRequest})
async def register(request: Ask) -> Response[forms.SignedInView]:
    """Make an account and sign in; the seats that this browser holds are the account's from now on."""
    data, place = await read(request, forms.RegisterRequest), house(request)
    if not place.config.registration:
        raise Refused("registration-closed", "accounts are made by the host of this server")
    account = await place.accounts.register(
        data.name, data.password, language=data.language, zone=known_zone(data.zone), sender=address_of(request)
    )
    return await signed_in(request, account, 201)


@post(
    "/api/account/session",
    summary="Sign in",
    operation_id="signIn",
    status_code=200,
    opt={"body": forms.SignInRequest},
)
async def sign_in(request: Ask) -> Response[forms.SignedInView]:
    """Sign in with a password; the seats that this browser holds are the account's from now on."""
    data = await read(request, forms.SignInRequest)
    account = await house(request).accounts.check(data.name, data.password, address_of(request))
    return await signed_in(request, account)


@delete("/api/account/session", summary="Sign out", operation_id="signOut", status_code=200)
async def sign_out(request: Ask) -> Response[forms.SignedInView]:
    """Sign this browser out; what the account holds stays with it."""
    account, session = asking(request), browser(request)
    if account is not None and session is not None:
        await house(request).accounts.sign_out(account, session)
    return answer(_state(request, None), headers={"set-cookie": cookie_of(request).ended})


async def signed_in(request: Ask, account: Account, status: int = 200) -> Response[Any]:
    """Sign this browser in, in a new session; what it held in the former one goes to the account first."""
    place, former = house(request), browser(request)
    place.tables.people[account.id] = account.name
    if former is not None and asking(request) is None:
        await place.tables.hand_over(former, account.id)
    secret = await place.accounts.sign_in(account, former, device_name(request.headers.get("user-agent", "")))
    return answer(_state(request, account), status, {"set-cookie": cookie_of(request).header(secret)})


def _state(request: Ask, account: Account | None) -> forms.SignedInView:
    own = None if account is None else own_account(account)
    return forms.SignedInView(account=own, registration=house(request).config.registration)


HANDLERS = (who_am_i, register, sign_in, sign_out)
