"""Requests about the mail address of an account, and about links that are sent there."""

from __future__ import annotations

from litestar import Response, post

from pragmatica.server.forms import accounts as forms
from pragmatica.server.routes.accounts import fresh, signed_in
from pragmatica.server.routes.house import Ask, address_of, browser, house, known_account, read


@post("/api/account/address", summary="Have a mail address confirmed", operation_id="setAddress", status_code=204,
      opt={"body": forms.AddressRequest})  # fmt: skip
async def set_address(request: Ask) -> Response[None]:
    """A link is sent there; with it the address takes the place of the one before. Needs the password."""
    data = await read(request, forms.AddressRequest)
    place, account = house(request), known_account(request)
    await place.upkeep.prove(account, browser(request) or "", data.password)
    await place.addresses.ask(account, data.address, data.language)
    return Response(None, status_code=204)


@post("/api/account/address/confirmed", summary="Confirm a mail address", operation_id="confirmAddress",
      status_code=204, opt={"body": forms.LinkSecret})  # fmt: skip
async def confirm_address(request: Ask) -> Response[None]:
    """With the link that came there, in any browser."""
    data, place = await read(request, forms.LinkSecret), house(request)
    place.accounts.admit(address_of(request))
    await place.addresses.confirm(data.secret)
    return Response(None, status_code=204)


@post("/api/account/address/removal", summary="Take the mail address away", operation_id="removeAddress",
      status_code=200, opt={"body": forms.DeletionRequest})  # fmt: skip
async def remove_address(request: Ask) -> Response[forms.SignedInView]:
    """Only while another way into the account remains."""
    data = await read(request, forms.DeletionRequest)
    place, account = house(request), known_account(request)
    await place.upkeep.prove(account, browser(request) or "", data.password)
    await place.addresses.remove(account)
    return await fresh(request, account)


@post("/api/account/links", summary="Have a link mailed", operation_id="mailLink", status_code=204,
      opt={"body": forms.LinkRequest})  # fmt: skip
async def mail_link(request: Ask) -> Response[None]:
    """To sign in or to set a password. The answer is the same whether anybody has the address."""
    data = await read(request, forms.LinkRequest)
    await house(request).addresses.send(data.purpose, data.address, data.language, address_of(request))
    return Response(None, status_code=204)


@post("/api/account/session/link", summary="Sign in with a mailed link", operation_id="linkSignIn",
      status_code=200, opt={"body": forms.LinkSecret})  # fmt: skip
async def link_sign_in(request: Ask) -> Response[forms.SignedInView]:
    """As signing in with a password does; the link is good once."""
    data, place = await read(request, forms.LinkSecret), house(request)
    place.accounts.admit(address_of(request))
    return await signed_in(request, await place.addresses.enter(data.secret))


HANDLERS = (set_address, confirm_address, remove_address, mail_link, link_sign_in)
