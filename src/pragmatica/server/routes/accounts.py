"""Requests about accounts: register, sign in and out, who one is, and what one does with one's own."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, delete, get, post
from litestar.params import PathParameter

from pragmatica.server.accounts.device import device_name
from pragmatica.server.accounts.rows import Account
from pragmatica.server.accounts.upkeep import device_id
from pragmatica.server.accounts.zones import known_zone, usual_zone
from pragmatica.server.errors import Refused
from pragmatica.server.forms import accounts as forms
from pragmatica.server.kept.rows import Channel
from pragmatica.server.routes.house import (
    Ask,
    address_of,
    answer,
    asking,
    browser,
    cookie_of,
    house,
    known_account,
    read,
    renewed,
    require_words,
)
from pragmatica.server.security import digest
from pragmatica.server.tables.holders import give_up, hand_over
from pragmatica.server.told import accounts as told


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
    require_words(request, data.name)
    account = await place.accounts.register(
        data.name, data.password, language=data.language, zone=usual_zone(data.zone), sender=address_of(request)
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


@post("/api/account/name", summary="Take another name", operation_id="renameAccount", status_code=200,
      opt={"body": forms.NewName})  # fmt: skip
async def rename(request: Ask) -> Response[forms.SignedInView]:
    """Everybody sees it where the account holds a seat; what seats are called stays."""
    data = await read(request, forms.NewName)
    place, account = house(request), known_account(request)
    require_words(request, data.name)
    await place.upkeep.rename(account, data.name)
    return await fresh(request, account)


@post("/api/account/settings", summary="Set language and zone of time", operation_id="setAccount", status_code=200,
      opt={"body": forms.NewSettings})  # fmt: skip
async def settings(request: Ask) -> Response[forms.SignedInView]:
    """How one wants to be written to."""
    data = await read(request, forms.NewSettings)
    place, account = house(request), known_account(request)
    await place.upkeep.settle(account, data.language, known_zone(data.zone))
    return await fresh(request, account)


@post("/api/account/password", summary="Set another password", operation_id="setPassword", status_code=200,
      opt={"body": forms.NewPassword})  # fmt: skip
async def password(request: Ask) -> Response[forms.SignedInView]:
    """All devices are signed out but this one, which gets a new session."""
    data = await read(request, forms.NewPassword)
    place, account = house(request), known_account(request)
    await place.upkeep.prove(account, _session(request), data.old)
    await place.upkeep.set_password(account, data.password)
    return await signed_in(request, account)


@post("/api/account/password/removal", summary="Have no password any more", operation_id="removePassword",
      status_code=200, opt={"body": forms.DeletionRequest})  # fmt: skip
async def remove_password(request: Ask) -> Response[forms.WaysView]:
    """Only while another way into the account remains."""
    data = await read(request, forms.DeletionRequest)
    place, account = house(request), known_account(request)
    await place.upkeep.prove(account, _session(request), data.password)
    await place.upkeep.remove_password(account)
    return answer(told.ways(await place.accounts.ways(account)))


@get("/api/account/ways", summary="How one comes into one's account", operation_id="waysIn")
async def ways_in(request: Ask) -> Response[forms.WaysView]:
    """Password, passkeys, and mailed links where this server sends any."""
    return answer(told.ways(await house(request).accounts.ways(known_account(request))))


@post("/api/account/reset", summary="Set a password by a link", operation_id="resetPassword", status_code=200,
      opt={"body": forms.ResetRequest})  # fmt: skip
async def reset(request: Ask) -> Response[forms.SignedInView]:
    """The secret of the link is good once. All devices are signed out but this one."""
    data = await read(request, forms.ResetRequest)
    place = house(request)
    place.accounts.admit(address_of(request))
    return await signed_in(request, await place.upkeep.reset(data.secret, data.password))


@get("/api/account/devices", summary="Where one is signed in", operation_id="devices")
async def devices(request: Ask) -> Response[list[forms.DeviceView]]:
    """The browsers in which one is signed in, the latest first."""
    return answer(told.devices(await house(request).upkeep.devices(known_account(request)), browser(request)))


@delete("/api/account/devices", summary="Sign out everywhere else", operation_id="signOutOthers", status_code=200)
async def sign_out_others(request: Ask) -> Response[list[forms.DeviceView]]:
    """All browsers but this one are signed out."""
    return await _end_devices(request, None)


@delete("/api/account/devices/{device:str}", summary="Sign a device out", operation_id="signOutDevice", status_code=200)
async def sign_out_device(
    request: Ask, device: Annotated[str, PathParameter(max_length=100, description="id of the device")]
) -> Response[list[forms.DeviceView]]:
    """One of the other browsers is signed out."""
    return await _end_devices(request, device)


@get("/api/account/export", summary="All that is kept of oneself", operation_id="exportAccount")
async def export(request: Ask) -> Response[Any]:
    """Account, devices, tables with one's seats and what one has said there, results, ratings, people, …, as a file."""
    place, account = house(request), known_account(request)
    async with place.turns.of(address_of(request)):
        found = await place.upkeep.export(account)
        found["events"] = await place.tables.read(place.events.store.kept_of, account.id)
        found["notices"] = [_notice(one) for one in await place.office.channels(account.id)]
    return answer(found, headers={"content-disposition": 'attachment; filename="pragmatica-account.json"'})


@post("/api/account/deletion", summary="Delete one's account", operation_id="deleteAccount", status_code=200,
      opt={"body": forms.DeletionRequest})  # fmt: skip
async def deletion(request: Ask) -> Response[forms.SignedInView]:
    """For good. Seats of finished matches stay without a name; those of others are open to whoever succeeds."""
    data = await read(request, forms.DeletionRequest)
    place, account = house(request), known_account(request)
    await place.upkeep.prove(account, _session(request), data.password)
    await place.events.forget(account.id)
    await give_up(place.tables, account.id, account.name)
    await place.office.forget_all(account.id)
    await place.upkeep.delete(account)
    place.tables.people.pop(account.id, None)
    return answer(_state(request, None), headers={"set-cookie": cookie_of(request).ended})


async def _end_devices(request: Ask, device: str | None) -> Response[Any]:
    """Sign other browsers out, or one of them."""
    upkeep, account, here = house(request).upkeep, known_account(request), browser(request)
    found = await upkeep.devices(account)
    ended = [one.session for one in found if one.session != here and device in (None, device_id(one))]
    if device is not None and not ended:
        raise Refused("not-found", "no other device of this account has this id")
    await upkeep.sign_out(account, ended)
    return answer(told.devices([one for one in found if one.session not in ended], here))


async def fresh(request: Ask, account: Account) -> Response[Any]:
    """The account as it is now."""
    place = house(request)
    now = await place.upkeep.account(account.id)
    if now is not None:
        place.tables.people[now.id] = now.name
    return answer(_state(request, now))


def _notice(channel: Channel) -> dict[str, Any]:
    """A way on which somebody is told, without what it is signed or opened with."""
    told = ("kind", "table_id", "form", "language", "created")
    address = {} if channel.kind == "push" else {"address": channel.address}  # whoever has that of a push could push
    return {**{name: getattr(channel, name) for name in told}, **address, "wanted": channel.wanted.split()}


def _session(request: Ask) -> str:
    return browser(request) or ""


async def signed_in(request: Ask, account: Account, status: int = 200) -> Response[Any]:
    """Sign this browser in, in a new session; what it held in the former one goes to the account first."""
    place, former = house(request), browser(request)
    place.tables.people[account.id] = account.name
    if former is not None and asking(request) is None:
        await hand_over(place.tables, former, account.id)
    secret = await place.accounts.sign_in(account, former, device_name(request.headers.get("user-agent", "")))
    if former is not None:
        await place.office.hand_over(former, account.id, digest(secret))
    return answer(_state(request, account), status, {"set-cookie": cookie_of(request).header(secret)})


def _state(request: Ask, account: Account | None) -> forms.SignedInView:
    own = None if account is None else told.own_account(account)
    place = house(request)
    return forms.SignedInView(
        account=own,
        registration=place.config.registration,
        mail=place.accounts.offers.mails,
        vacations=place.config.vacation_days > 0,
        provider=None if place.provider is None else place.provider.name,
    )


HANDLERS = (
    who_am_i, register, sign_in, sign_out, rename, settings, password, remove_password, ways_in, reset, devices,
    sign_out_others, sign_out_device, export, deletion,
)  # fmt: skip
