"""Requests about passkeys: make one, sign in with one, remove one."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, delete, get, post
from litestar.params import PathParameter

from pragmatica.server.accounts.device import device_name
from pragmatica.server.accounts.passkeys import Place
from pragmatica.server.accounts.zones import usual_zone
from pragmatica.server.errors import Refused
from pragmatica.server.forms import accounts as forms
from pragmatica.server.forms.requests import Nothing
from pragmatica.server.routes.accounts import signed_in
from pragmatica.server.routes.house import Ask, address_of, answer, browser, house, known_account, read, require_words
from pragmatica.server.told import accounts as told


def _place(request: Ask) -> Place:
    return Place.of(request.headers.get("origin", ""))


@get("/api/account/passkeys", summary="One's passkeys", operation_id="passkeys")
async def passkeys(request: Ask) -> Response[list[forms.PasskeyView]]:
    """The passkeys of the account, the oldest first."""
    return await _listed(request)


@post("/api/account/passkeys/offer", summary="Begin to make a passkey", operation_id="offerPasskey", status_code=200,
      opt={"body": forms.DeletionRequest})  # fmt: skip
async def offer_passkey(request: Ask) -> Response[forms.PasskeyOffer]:
    """What the browser makes one from; needs the password, as what opens the account does."""
    data = await read(request, forms.DeletionRequest)
    place, account = house(request), known_account(request)
    await place.upkeep.prove(account, browser(request) or "", data.password)
    return answer(forms.PasskeyOffer(options=await place.passkeys.offer_new(account, _place(request))))


@post("/api/account/passkeys", summary="Keep a passkey", operation_id="addPasskey", opt={"body": forms.PasskeyAnswer})
async def add_passkey(request: Ask) -> Response[list[forms.PasskeyView]]:
    """Keep what the browser has made; it is called after the device."""
    data = await read(request, forms.PasskeyAnswer)
    name = device_name(request.headers.get("user-agent", ""))
    await house(request).passkeys.add(known_account(request), _place(request), data.credential, name)
    return await _listed(request, 201)


@delete(
    "/api/account/passkeys/{passkey:str}", summary="Remove a passkey", operation_id="removePasskey", status_code=200
)
async def remove_passkey(
    request: Ask, passkey: Annotated[str, PathParameter(max_length=1_500, description="id of the passkey")]
) -> Response[list[forms.PasskeyView]]:
    """Nobody signs in with it any more."""
    await house(request).passkeys.remove(known_account(request), passkey)
    return await _listed(request)


@post("/api/account/passkey/offer", summary="Begin to make an account with a passkey", operation_id="offerFirst",
      status_code=200, opt={"body": forms.KeyRegisterRequest})  # fmt: skip
async def offer_first(request: Ask) -> Response[forms.PasskeyOffer]:
    """What the browser makes its passkey from; the account has no password."""
    data, place = await read(request, forms.KeyRegisterRequest), house(request)
    if not place.config.registration:
        raise Refused("registration-closed", "accounts are made by the host of this server")
    require_words(request, data.name)
    wanted = {"language": data.language, "zone": usual_zone(data.zone)}
    offer = await place.passkeys.offer_first(data.name, _place(request), address_of(request), **wanted)
    return answer(forms.PasskeyOffer(options=offer))


@post("/api/account/passkey", summary="Make an account with a passkey", operation_id="registerWithPasskey",
      opt={"body": forms.PasskeyAnswer})  # fmt: skip
async def register_with_passkey(request: Ask) -> Response[forms.SignedInView]:
    """As making one with a password does, without one."""
    data, place = await read(request, forms.PasskeyAnswer), house(request)
    device = device_name(request.headers.get("user-agent", ""))
    account = await place.passkeys.register(_place(request), data.credential, device)
    return await signed_in(request, account, 201)


@post("/api/account/session/offer", summary="Begin to sign in with a passkey", operation_id="offerSignIn",
      status_code=200, opt={"body": Nothing})  # fmt: skip
async def offer_sign_in(request: Ask) -> Response[forms.PasskeyOffer]:
    """What the browser signs with whichever passkey its owner chooses."""
    await read(request, Nothing)
    place = house(request)
    place.accounts.admit(address_of(request))
    return answer(forms.PasskeyOffer(options=await place.passkeys.offer(_place(request))))


@post("/api/account/session/passkey", summary="Sign in with a passkey", operation_id="passkeySignIn",
      status_code=200, opt={"body": forms.PasskeyAnswer})  # fmt: skip
async def passkey_sign_in(request: Ask) -> Response[forms.SignedInView]:
    """As signing in with a password does, without one."""
    data, place = await read(request, forms.PasskeyAnswer), house(request)
    return await signed_in(request, await place.passkeys.check(_place(request), data.credential))


async def _listed(request: Ask, status: int = 200) -> Response[Any]:
    return answer(told.passkeys(await house(request).passkeys.of(known_account(request))), status)


HANDLERS = (
    passkeys, offer_passkey, add_passkey, remove_passkey, offer_first, register_with_passkey, offer_sign_in,
    passkey_sign_in,
)  # fmt: skip
